// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/order_table_model.h"

#include <algorithm>
#include <utility>

namespace holdfast {

OrderTableModel::OrderTableModel(AskForPage ask, Display display, QObject *parent)
    : QAbstractTableModel(parent), m_ask(std::move(ask)), m_display(std::move(display))
{
}

void OrderTableModel::setTitles(const QStringList &titles)
{
    m_titles = titles;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void OrderTableModel::displayChanged()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_rows.size()) - 1, ColumnCount - 1));
}

bool OrderTableModel::isBefore(const OrderRow &a, const OrderRow &b) const
{
    const auto keyA = std::pair(a.createdAt, a.id), keyB = std::pair(b.createdAt, b.id);
    return m_oldestFirst ? keyA < keyB : keyB < keyA;
}

void OrderTableModel::restart(bool oldestFirst)
{
    beginResetModel();
    m_rows.clear();
    m_oldestFirst = oldestFirst;
    m_state = State::Loading; // a view that hears of the reset must not ask as well
    endResetModel();
    Q_EMIT stateChanged();
    ask();
}

void OrderTableModel::ask()
{
    setState(State::Loading);
    m_ask(++m_ticket, m_rows.empty() ? std::nullopt : std::optional(m_rows.back()));
}

void OrderTableModel::feed(quint64 ticket, std::vector<OrderRow> rows, bool last)
{
    if (ticket != m_ticket)
        return;
    // What a change has brought here meanwhile is not shown twice.
    std::erase_if(rows, [&](const OrderRow &order) { return !m_rows.empty() && !isBefore(m_rows.back(), order); });
    if (!rows.empty()) {
        beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + rows.size()) - 1);
        m_rows.insert(m_rows.end(), rows.begin(), rows.end());
        endInsertRows();
    }
    setState(last ? State::Complete : State::Partial);
}

void OrderTableModel::fail(quint64 ticket)
{
    if (ticket == m_ticket)
        setState(State::Failed);
}

void OrderTableModel::retry()
{
    if (m_state == State::Failed)
        ask();
}

void OrderTableModel::replaceHead(const std::vector<OrderRow> &rows, bool wholeList)
{
    int row = 0;
    for (const OrderRow &order : rows) {
        while (row < std::ssize(m_rows) && isBefore(m_rows[std::size_t(row)], order))
            removeAt(row);
        if (row < std::ssize(m_rows) && m_rows[std::size_t(row)].id == order.id)
            setAt(row, order);
        else
            insertAt(row, order);
        ++row;
    }
    while (wholeList && row < std::ssize(m_rows))
        removeAt(row);
    if (wholeList && m_state != State::Loading)
        setState(State::Complete);
    else if (!wholeList && m_state == State::Complete)
        setState(State::Partial); // the list has grown: where it ends is not known any more
}

void OrderTableModel::update(const std::vector<OrderId> &asked, const std::vector<OrderRow> &rows)
{
    for (const OrderId id : asked) {
        const std::optional<int> row = rowOf(id);
        if (!row)
            continue;
        const auto now = std::find_if(rows.begin(), rows.end(), [&](const OrderRow &order) { return order.id == id; });
        if (now == rows.end())
            removeAt(*row);
        else
            setAt(*row, *now);
    }
}

void OrderTableModel::insertAt(int row, const OrderRow &order)
{
    beginInsertRows({}, row, row);
    m_rows.insert(m_rows.begin() + row, order);
    endInsertRows();
}

void OrderTableModel::removeAt(int row)
{
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
}

void OrderTableModel::setAt(int row, const OrderRow &order)
{
    OrderRow &old = m_rows[std::size_t(row)];
    if (old.version == order.version && old.status == order.status && old.customerName == order.customerName)
        return;
    old = order;
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

std::optional<int> OrderTableModel::rowOf(OrderId order) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const OrderRow &row) { return row.id == order; });
    return found == m_rows.end() ? std::nullopt : std::optional(int(found - m_rows.begin()));
}

void OrderTableModel::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT stateChanged();
}

int OrderTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int OrderTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant OrderTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const OrderRow &order = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return m_display(order, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Units || index.column() == Total ? int(Qt::AlignRight | Qt::AlignVCenter)
                                                                  : int(Qt::AlignLeft | Qt::AlignVCenter);
    case OrderRole:
        return number(order.id);
    case StatusRole:
        return order.status;
    default:
        return {};
    }
}

QVariant OrderTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return m_titles.value(section);
    if (role == Qt::TextAlignmentRole)
        return section == Units || section == Total ? int(Qt::AlignRight | Qt::AlignVCenter)
                                                    : int(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

bool OrderTableModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_state == State::Partial;
}

void OrderTableModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        ask();
}

} // namespace holdfast
