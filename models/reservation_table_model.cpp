// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reservation_table_model.h"

#include <utility>

namespace holdfast {

bool ReservationList::isUnchanged(const ReservationRow &old, const ReservationRow &now)
{
    return old.quantity == now.quantity && old.status == now.status && old.orderStatus == now.orderStatus &&
           old.orderVersion == now.orderVersion && old.customerName == now.customerName && old.code == now.code &&
           old.name == now.name;
}

ReservationTableModel::ReservationTableModel(AskForPage ask, Display display, QObject *parent)
    : PagedRows(ColumnCount, {Quantity}, std::move(ask), std::move(display), parent)
{
}

QVariant ReservationTableModel::own(const ReservationRow &reservation, int column, int role) const
{
    if (role != StatusRole)
        return {};
    return column == OrderStatus ? reservation.orderStatus : reservation.status;
}

} // namespace holdfast
