// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paged_table_model.h"

#include <utility>

namespace holdfast {

PagedTableModel::PagedTableModel(int columns, std::vector<int> rightColumns, QObject *parent)
    : QAbstractTableModel(parent), m_columns(columns), m_rightColumns(std::move(rightColumns))
{
}

void PagedTableModel::setTitles(const QStringList &titles)
{
    m_titles = titles;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, m_columns - 1);
}

void PagedTableModel::displayChanged()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, m_columns - 1));
}

void PagedTableModel::beginRestart()
{
    beginResetModel();
    m_state = State::Loading;
}

void PagedTableModel::endRestart()
{
    endResetModel();
    Q_EMIT stateChanged();
    ask();
}

void PagedTableModel::ask()
{
    setState(State::Loading);
    askAfterLast(++m_ticket);
}

void PagedTableModel::fail(quint64 ticket)
{
    if (ticket == m_ticket)
        setState(State::Failed);
}

void PagedTableModel::retry()
{
    if (m_state == State::Failed)
        ask();
}

void PagedTableModel::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT stateChanged();
}

int PagedTableModel::alignmentOf(int column) const
{
    const bool right = std::find(m_rightColumns.begin(), m_rightColumns.end(), column) != m_rightColumns.end();
    return int((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

int PagedTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant PagedTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return m_titles.value(section);
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    return {};
}

bool PagedTableModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_state == State::Partial;
}

void PagedTableModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        ask();
}

} // namespace holdfast
