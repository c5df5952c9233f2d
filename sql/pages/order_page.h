// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/order_row.h"

#include <QString>

#include <optional>
#include <vector>

namespace holdfast {

class Reader;

// Which orders a list shows. Each combination has a statement of its own, served by an index.
struct OrderFilter
{
    std::optional<CustomerId> customer;
    std::optional<QByteArray> status;
    // An order's number, the beginning of an external reference, or of a customer's name; at most kMostFound orders,
    // the newest of each kind, are looked at. Empty: all.
    QString text;

    static constexpr int kMostFound = 1000;
    bool operator==(const OrderFilter &) const = default;
};

struct OrderPageRequest
{
    static constexpr int kMostRows = 1000;

    OrderFilter filter;
    OrderSort sort = OrderSort::Newest;
    using After = OrderPlace;
    std::optional<After> after; // the last row of the page before
    int limit = 200;
};

// The next rows in the sort; fewer than the limit: there are no more. Throws DbError.
std::vector<OrderRow> orderPage(Reader &reader, const OrderPageRequest &request);
// Those of these orders that exist, in no order: what a list re-reads after a change.
std::vector<OrderRow> orderRows(Reader &reader, const std::vector<OrderId> &orders);
// How many the filter matches; may look at many rows.
qint64 orderCount(Reader &reader, const OrderFilter &filter);

std::optional<OrderCard> orderCard(Reader &reader, OrderId order);

} // namespace holdfast
