// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>

#include <map>
#include <memory>
#include <vector>

namespace holdfast {

// Sessions that wait, each below the one that it waits for. It is fed the whole tree again and again, and tells only
// what has become different: a session is known by its connection, so what is selected and unfolded stays. GUI thread.
class SessionTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    struct Row
    {
        qint64 connection = 0;
        int depth = 0; // below the last one before it whose depth is less
        bool waits = false;
        QString text;
        QString note;

        bool operator==(const Row &) const = default;
    };
    enum Role { NoteRole = Qt::UserRole, WaitsRole, ConnectionRole };

    using QAbstractItemModel::QAbstractItemModel;

    void take(const std::vector<Row> &rows); // depth first; each connection once
    QModelIndex indexOf(qint64 connection) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Node
    {
        Row row;
        Node *above = nullptr;
        std::vector<Node *> below;
    };
    const Node &nodeOf(const QModelIndex &index) const;
    QModelIndex indexOf(const Node *node) const;
    static int placeOf(const Node *node);
    void removeGone(Node *above, const std::vector<Row> &rows);
    void forget(Node *node);

    Node m_root;
    std::map<qint64, std::unique_ptr<Node>> m_nodes; // by connection
};

} // namespace holdfast
