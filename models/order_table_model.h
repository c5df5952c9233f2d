// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paged_table_model.h"
#include "sql/rows/order_row.h"

namespace holdfast {

struct OrderList
{
    using Row = OrderRow;
    using Id = OrderId;
    using Sort = OrderSort;
    static OrderId idOf(const OrderRow &order) { return order.id; }
    static bool isBefore(const OrderRow &a, const OrderRow &b, OrderSort sort)
    {
        return comesBefore(placeOf(a), placeOf(b), sort);
    }
    static bool isUnchanged(const OrderRow &old, const OrderRow &now);
    static constexpr bool kMoves = false; // neither its creation nor its total changes
};

// A list of orders, read page by page. GUI thread.
class OrderTableModel : public PagedRows<OrderList>
{
    Q_OBJECT

public:
    enum Column { Number, CreatedAt, Customer, Status, Units, Total, ColumnCount };
    enum Role { OrderRole = Qt::UserRole + 1, StatusRole };

    const std::vector<OrderRow> &orders() const { return rows(); }

    OrderTableModel(AskForPage ask, Display display, QObject *parent = nullptr);

protected:
    QVariant own(const OrderRow &order, int column, int role) const override;
};

} // namespace holdfast
