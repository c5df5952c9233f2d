// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cell_table_model.h"

#include <algorithm>
#include <utility>

namespace holdfast {

CellTableModel::CellTableModel(int columns, std::vector<int> rightColumns, CellOf cell, QObject *parent)
    : QAbstractTableModel(parent), m_columns(columns), m_rightColumns(std::move(rightColumns)), m_cell(std::move(cell))
{
}

void CellTableModel::setTitles(const QStringList &titles)
{
    m_titles = titles;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, m_columns - 1);
}

void CellTableModel::setRowCount(int rows)
{
    if (rows == m_rows && rows > 0) { // the place in the table is kept
        Q_EMIT dataChanged(index(0, 0), index(rows - 1, m_columns - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int CellTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int CellTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant CellTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return m_cell(index.row(), index.column()).text;
    case Qt::ToolTipRole: {
        const QString toolTip = m_cell(index.row(), index.column()).toolTip;
        return toolTip.isEmpty() ? QVariant() : QVariant(toolTip);
    }
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    case StatusRole:
        return m_cell(index.row(), index.column()).status;
    case MarkRole:
        return int(m_cell(index.row(), index.column()).mark);
    default:
        return {};
    }
}

QVariant CellTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    return role == Qt::DisplayRole ? QVariant(m_titles.value(section)) : QVariant();
}

int CellTableModel::alignmentOf(int column) const
{
    const bool right = std::find(m_rightColumns.begin(), m_rightColumns.end(), column) != m_rightColumns.end();
    return int((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace holdfast
