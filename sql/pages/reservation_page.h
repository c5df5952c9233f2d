// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/reservation_row.h"

#include <optional>
#include <vector>

namespace holdfast {

class Reader;

// Which reservations a list shows. What is not for a customer or a text is read by an index, a page at a time; no index
// leads from a customer to what is held for them, so theirs are found first, by their newest kMostFound orders.
struct ReservationFilter
{
    std::optional<CustomerId> customer;
    std::optional<QByteArray> status;
    std::optional<SkuId> sku;
    // An order's number or the beginning of a SKU's code; at most kMostFound, the newest, are looked at. Empty: all.
    QString text;

    static constexpr int kMostFound = 1000;
    bool operator==(const ReservationFilter &) const = default;
};

struct ReservationPageRequest
{
    static constexpr int kMostRows = 1000;

    ReservationFilter filter;
    ReservationSort sort = ReservationSort::Newest;
    std::optional<ReservationPlace> after; // the last row of the page before
    int limit = 200;
};

// The next rows by the time since when they are held; fewer than the limit: there are no more. Throws DbError.
std::vector<ReservationRow> reservationPage(Reader &reader, const ReservationPageRequest &request);
// All reservations of these orders, by order and SKU: what a list re-reads after a change.
std::vector<ReservationRow> reservationRows(Reader &reader, const std::vector<OrderId> &orders);
// How many the filter matches; may look at many rows.
qint64 reservationCount(Reader &reader, const ReservationFilter &filter);

std::optional<ReservationCard> reservationCard(Reader &reader, const ReservationId &reservation);

} // namespace holdfast
