// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <functional>
#include <vector>

namespace holdfast {

// What a table shows of rows that were read as a whole: each cell is asked for when it is drawn. GUI thread.
class CellTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Mark { None, Quiet, Strong, Wrong };
    enum Role { StatusRole = Qt::UserRole, MarkRole };
    struct Cell
    {
        QString text;
        QString toolTip = {};
        Mark mark = Mark::None;
        QByteArray status = {}; // as it is stored, where the cell is one
    };
    using CellOf = std::function<Cell(int row, int column)>;

    CellTableModel(int columns, std::vector<int> rightColumns, CellOf cell, QObject *parent = nullptr);

    void setTitles(const QStringList &titles);
    void setRowCount(int rows); // and all of them are other ones

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int alignmentOf(int column) const;

    const int m_columns;
    const std::vector<int> m_rightColumns;
    const CellOf m_cell;
    int m_rows = 0;
    QStringList m_titles;
};

} // namespace holdfast
