// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/order_page.h"

#include "sql/connection/transaction.h"
#include "sql/pages/outside.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace holdfast {

namespace {

constexpr qint64 kMost = std::numeric_limits<qint64>::max();
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

// The name of the statement for a combination of filters.
QByteArray named(const char *kind, const OrderFilter &filter)
{
    QByteArray name = QByteArray("orders/") + kind;
    if (filter.customer)
        name += filter.status ? "_by_customer_and_status" : "_by_customer";
    else if (filter.status)
        name += "_by_status";
    return name;
}

Literal statusOf(const OrderFilter &filter)
{
    return lit(QString::fromUtf8(filter.status.value_or(QByteArray())));
}

std::vector<OrderRow> orderRowsOf(const std::vector<Row> &rows)
{
    std::vector<OrderRow> orders;
    for (const Row &row : rows)
        orders.push_back(orderRow(row));
    return orders;
}

// With a text the orders it may mean are found first; there are few enough to be sorted and filtered here.
std::vector<OrderRow> found(Reader &reader, const OrderFilter &filter)
{
    const QString text = filter.text.trimmed().left(120);
    std::vector<OrderId> ids;
    for (const Row &row : reader.all("orders/orders_found", {{"number", lit(text.toLongLong())},
                                                             {"begins", lit(beginsWith(text))},
                                                             {"begins_bytes", lit(beginsWith(text).toUtf8())},
                                                             {"most", lit(OrderFilter::kMostFound)}}))
        ids.push_back(row.id<OrderId>(0));
    std::vector<OrderRow> orders = orderRows(reader, ids);
    std::erase_if(orders, [&](const OrderRow &order) {
        return (filter.customer && order.customer != *filter.customer) ||
               (filter.status && order.status != *filter.status);
    });
    return orders;
}

std::vector<OrderRow> foundPage(Reader &reader, const OrderPageRequest &request)
{
    std::vector<OrderRow> orders = found(reader, request.filter);
    std::sort(orders.begin(), orders.end(),
              [&](const OrderRow &a, const OrderRow &b) { return comesBefore(placeOf(a), placeOf(b), request.sort); });
    if (request.after)
        std::erase_if(
            orders, [&](const OrderRow &order) { return !comesBefore(*request.after, placeOf(order), request.sort); });
    if (std::ssize(orders) > request.limit)
        orders.resize(std::size_t(std::max(request.limit, 1)));
    return orders;
}

} // namespace

std::vector<OrderRow> orderPage(Reader &reader, const OrderPageRequest &request)
{
    if (!request.filter.text.trimmed().isEmpty())
        return foundPage(reader, request);
    QByteArray name = named("order_page", request.filter);
    const OrderSort sort = request.sort;
    const bool byTotal = sort == OrderSort::Largest || sort == OrderSort::Smallest;
    const bool ascending = sort == OrderSort::Oldest || sort == OrderSort::Smallest;
    name += sort == OrderSort::Oldest     ? "_oldest"
            : sort == OrderSort::Largest  ? "_largest"
            : sort == OrderSort::Smallest ? "_smallest"
                                          : "";
    const OrderPlace outside =
        ascending ? OrderPlace{kBeginningOfTime, OrderId{0}, -1} : OrderPlace{kEndOfTime, OrderId{kMost}, kMost};
    const OrderPlace place = request.after.value_or(outside);
    const char *mark = byTotal ? "after_total" : "after";
    const Literal after = byTotal ? lit(place.totalMinor) : lit(place.createdAt);
    const Literal afterId = lit(place.id);
    const Literal limit = lit(std::clamp(request.limit, 1, OrderPageRequest::kMostRows));
    const OrderFilter &filter = request.filter;
    if (filter.customer && filter.status)
        return orderRowsOf(reader.all(name, {{"customer", lit(*filter.customer)},
                                             {"status", statusOf(filter)},
                                             {mark, after},
                                             {"after_id", afterId},
                                             {"limit", limit}}));
    if (filter.customer)
        return orderRowsOf(reader.all(
            name, {{"customer", lit(*filter.customer)}, {mark, after}, {"after_id", afterId}, {"limit", limit}}));
    if (filter.status)
        return orderRowsOf(
            reader.all(name, {{"status", statusOf(filter)}, {mark, after}, {"after_id", afterId}, {"limit", limit}}));
    return orderRowsOf(reader.all(name, {{mark, after}, {"after_id", afterId}, {"limit", limit}}));
}

std::vector<OrderRow> orderRows(Reader &reader, const std::vector<OrderId> &orders)
{
    if (orders.empty())
        return {};
    std::vector<Literal> ids;
    for (const OrderId order : orders)
        ids.push_back(lit(order));
    return orderRowsOf(reader.all("orders/order_rows", {{"orders", list(ids)}}));
}

qint64 orderCount(Reader &reader, const OrderFilter &filter)
{
    if (!filter.text.trimmed().isEmpty())
        return qint64(found(reader, filter).size());
    const QByteArray name = named("order_count", filter);
    if (filter.customer && filter.status)
        return reader.one(name, {{"customer", lit(*filter.customer)}, {"status", statusOf(filter)}}).integer(0);
    if (filter.customer)
        return reader.one(name, {{"customer", lit(*filter.customer)}}).integer(0);
    if (filter.status)
        return reader.one(name, {{"status", statusOf(filter)}}).integer(0);
    return reader.one(name).integer(0);
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
    if (!record.isNull(2))
        card.quote = record.id<QuoteId>(2);
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
