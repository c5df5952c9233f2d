// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/order_table_model.h"

#include <utility>

namespace holdfast {

bool OrderList::isUnchanged(const OrderRow &old, const OrderRow &now)
{
    return old.version == now.version && old.status == now.status && old.customerName == now.customerName;
}

OrderTableModel::OrderTableModel(AskForPage ask, Display display, QObject *parent)
    : PagedRows(ColumnCount, {Units, Total}, std::move(ask), std::move(display), parent)
{
}

QVariant OrderTableModel::own(const OrderRow &order, int, int role) const
{
    switch (role) {
    case OrderRole:
        return number(order.id);
    case StatusRole:
        return order.status;
    default:
        return {};
    }
}

} // namespace holdfast
