// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paged_table_model.h"
#include "sql/rows/reservation_row.h"

namespace holdfast {

struct ReservationList
{
    using Row = ReservationRow;
    using Id = ReservationId;
    using Sort = ReservationSort;
    static ReservationId idOf(const ReservationRow &reservation) { return reservation.id; }
    static bool isBefore(const ReservationRow &a, const ReservationRow &b, ReservationSort sort)
    {
        return comesBefore(placeOf(a), placeOf(b), sort);
    }
    static bool isUnchanged(const ReservationRow &old, const ReservationRow &now);
    static constexpr bool kMoves = false;
};

// A list of reservations, read page by page. GUI thread.
class ReservationTableModel : public PagedRows<ReservationList>
{
    Q_OBJECT

public:
    enum Column { Order, Customer, Sku, Name, Quantity, Status, OrderStatus, HeldAt, ColumnCount };
    enum Role { StatusRole = Qt::UserRole + 1 }; // of the reservation or of its order, by the column

    ReservationTableModel(AskForPage ask, Display display, QObject *parent = nullptr);

protected:
    QVariant own(const ReservationRow &reservation, int column, int role) const override;
};

} // namespace holdfast
