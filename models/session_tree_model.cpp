// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session_tree_model.h"

#include <algorithm>

namespace holdfast {

void SessionTreeModel::take(const std::vector<Row> &rows)
{
    std::vector<Node *> path{&m_root};
    std::map<const Node *, int> placed; // how many below a node are where they belong
    for (const Row &row : rows) {
        path.resize(std::size_t(std::clamp(row.depth, 0, int(path.size()) - 1)) + 1);
        Node *above = path.back();
        const int place = placed[above]++;
        std::unique_ptr<Node> &node = m_nodes[row.connection];
        if (!node) {
            beginInsertRows(indexOf(above), place, place);
            node = std::make_unique<Node>(Node{row, above, {}});
            above->below.insert(above->below.begin() + place, node.get());
            endInsertRows();
        } else if (const int old = placeOf(node.get()); node->above != above || old != place) {
            // Never below itself: what is above it has its place already, and it has none yet.
            beginMoveRows(indexOf(node->above), old, old, indexOf(above), place);
            node->above->below.erase(node->above->below.begin() + old);
            node->above = above;
            above->below.insert(above->below.begin() + place, node.get());
            endMoveRows();
        }
        if (!(node->row == row)) {
            node->row = row;
            const QModelIndex at = indexOf(node.get());
            Q_EMIT dataChanged(at, at);
        }
        path.push_back(node.get());
    }
    removeGone(&m_root, rows);
}

// Who stays has been moved away from below one that goes.
void SessionTreeModel::removeGone(Node *above, const std::vector<Row> &rows)
{
    for (int place = int(above->below.size()) - 1; place >= 0; --place) {
        Node *node = above->below[std::size_t(place)];
        if (std::ranges::find(rows, node->row.connection, &Row::connection) != rows.end()) {
            removeGone(node, rows);
            continue;
        }
        beginRemoveRows(indexOf(above), place, place);
        above->below.erase(above->below.begin() + place);
        forget(node);
        endRemoveRows();
    }
}

void SessionTreeModel::forget(Node *node)
{
    for (Node *below : node->below)
        forget(below);
    m_nodes.erase(node->row.connection);
}

QModelIndex SessionTreeModel::indexOf(qint64 connection) const
{
    const auto found = m_nodes.find(connection);
    return found == m_nodes.end() ? QModelIndex() : indexOf(found->second.get());
}

QModelIndex SessionTreeModel::indexOf(const Node *node) const
{
    return node == &m_root ? QModelIndex() : createIndex(placeOf(node), 0, node);
}

int SessionTreeModel::placeOf(const Node *node)
{
    return int(std::ranges::find(node->above->below, node) - node->above->below.begin());
}

const SessionTreeModel::Node &SessionTreeModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? *static_cast<const Node *>(index.constInternalPointer()) : m_root;
}

QModelIndex SessionTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column, nodeOf(parent).below[std::size_t(row)])
                                         : QModelIndex();
}

QModelIndex SessionTreeModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(nodeOf(child).above) : QModelIndex();
}

int SessionTreeModel::rowCount(const QModelIndex &parent) const
{
    return int(nodeOf(parent).below.size());
}

int SessionTreeModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant SessionTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = nodeOf(index).row;
    switch (role) {
    case Qt::DisplayRole:
        return row.text;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return row.note.isEmpty() ? row.text : row.text + u'\n' + row.note;
    case NoteRole:
        return row.note;
    case WaitsRole:
        return row.waits;
    case ConnectionRole:
        return row.connection;
    default:
        return {};
    }
}

} // namespace holdfast
