// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/order_page.h"

#include "sql/connection/transaction.h"

#include <algorithm>
#include <limits>

namespace holdfast {

namespace {

constexpr Instant kEndOfTime{253'402'300'799'999'999}; // 9999-12-31 23:59:59.999999: the page before the first
constexpr int kMostEvents = 500;

Currency currencyOf(const Row &row, std::size_t column)
{
    const std::optional<Currency> currency = Currency::named(row.bytes(column));
    return currency ? *currency : Currency{row.bytes(column), 2};
}

OrderRow orderRow(const Row &row)
{
    OrderRow order;
    order.id = row.id<OrderId>(0);
    order.customer = row.id<CustomerId>(1);
    order.customerName = row.text(2);
    order.status = row.bytes(3);
    order.total = Money{row.integer(5), currencyOf(row, 4)};
    order.externalRef = row.isNull(6) ? QByteArray() : row.bytes(6);
    order.createdAt = row.instant(7);
    order.cancelledAt = row.maybeInstant(8);
    order.version = row.integer(9);
    order.units = row.integer(10);
    return order;
}

std::vector<Row> pageRows(Reader &reader, const OrderPageRequest &request)
{
    const Literal before = lit(request.after ? request.after->createdAt : kEndOfTime);
    const Literal beforeId = lit(request.after ? number(request.after->id) : std::numeric_limits<qint64>::max());
    const Literal limit = lit(std::clamp(request.limit, 1, OrderPageRequest::kMostRows));
    if (!request.customer && !request.status)
        return reader.all("orders/order_page", {{"before", before}, {"before_id", beforeId}, {"limit", limit}});
    const Literal status = lit(QString::fromUtf8(request.status.value_or(QByteArray())));
    if (!request.customer)
        return reader.all("orders/order_page_by_status",
                          {{"status", status}, {"before", before}, {"before_id", beforeId}, {"limit", limit}});
    const Literal customer = lit(*request.customer);
    if (!request.status)
        return reader.all("orders/order_page_by_customer",
                          {{"customer", customer}, {"before", before}, {"before_id", beforeId}, {"limit", limit}});
    return reader.all(
        "orders/order_page_by_customer_and_status",
        {{"customer", customer}, {"status", status}, {"before", before}, {"before_id", beforeId}, {"limit", limit}});
}

} // namespace

std::vector<OrderRow> orderPage(Reader &reader, const OrderPageRequest &request)
{
    std::vector<OrderRow> orders;
    for (const Row &row : pageRows(reader, request))
        orders.push_back(orderRow(row));
    return orders;
}

std::optional<OrderCard> orderCard(Reader &reader, OrderId order)
{
    const std::optional<Row> row = reader.maybe("orders/order_row", {{"order", lit(order)}});
    if (!row)
        return std::nullopt;
    OrderCard card;
    card.order = orderRow(*row);
    const Row record = reader.one("orders/order_record", {{"order", lit(order)}});
    card.cancelledBy = record.maybeText(0).value_or(QString());
    card.cancelReason = record.maybeText(1).value_or(QString());
    for (const Row &line : reader.all("orders/order_lines", {{"order", lit(order)}})) {
        card.lines.push_back({int(line.integer(0)), line.id<SkuId>(1), line.bytes(2), line.text(3), line.integer(4),
                              Money{line.integer(5), card.order.total.currency},
                              line.isNull(6) ? QByteArray() : line.bytes(6), line.maybeInteger(7).value_or(0),
                              line.maybeInstant(8), line.maybeInstant(9), line.maybeInteger(10),
                              line.maybeInteger(11)});
    }
    for (const Row &event : reader.all("orders/order_audit", {{"order", lit(order)}, {"limit", lit(kMostEvents)}})) {
        card.audit.push_back({event.instant(1), event.text(2), event.bytes(3), event.maybeInteger(4),
                              event.maybeText(6).value_or(QString())});
    }
    return card;
}

} // namespace holdfast
