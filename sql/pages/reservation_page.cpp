// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/reservation_page.h"

#include "sql/connection/transaction.h"
#include "sql/pages/outside.h"
#include "sql/pages/stock_page.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace holdfast {

namespace {

constexpr qint64 kMost = std::numeric_limits<qint64>::max();

ReservationRow reservationRow(const Row &row)
{
    ReservationRow reservation;
    reservation.id = {row.id<OrderId>(0), row.id<SkuId>(1)};
    reservation.quantity = row.integer(2);
    reservation.status = row.bytes(3);
    reservation.heldAt = row.instant(4);
    reservation.releasedAt = row.maybeInstant(5);
    reservation.orderStatus = row.bytes(6);
    reservation.customer = row.id<CustomerId>(7);
    reservation.customerName = row.text(8);
    reservation.orderVersion = row.integer(9);
    return reservation;
}

// Each SKU is looked up once, however many of the rows name it.
std::vector<ReservationRow> withNames(Reader &reader, const std::vector<Row> &rows)
{
    std::vector<ReservationRow> reservations;
    std::set<SkuId> skus;
    for (const Row &row : rows) {
        reservations.push_back(reservationRow(row));
        skus.insert(reservations.back().id.sku);
    }
    if (skus.empty())
        return reservations;
    std::vector<Literal> ids;
    for (const SkuId sku : skus)
        ids.push_back(lit(sku));
    std::map<SkuId, std::pair<QByteArray, QString>> names;
    for (const Row &row : reader.all("skus/skus_named", {{"skus", list(ids)}}))
        names.emplace(row.id<SkuId>(0), std::pair(row.bytes(1), row.text(2)));
    for (ReservationRow &reservation : reservations)
        std::tie(reservation.code, reservation.name) = names[reservation.id.sku];
    return reservations;
}

Literal literal(const QByteArray &status)
{
    return lit(QString::fromUtf8(status));
}

bool isFound(const ReservationFilter &filter)
{
    return filter.customer || !filter.text.trimmed().isEmpty();
}

bool matches(const ReservationFilter &filter, const ReservationRow &reservation)
{
    return (!filter.customer || reservation.customer == *filter.customer) &&
           (!filter.status || reservation.status == *filter.status) &&
           (!filter.sku || reservation.id.sku == *filter.sku);
}

// The reservations that the text, or else the customer, may mean; there are few enough to be sorted and filtered here.
std::vector<ReservationRow> found(Reader &reader, const ReservationFilter &filter)
{
    const QString text = filter.text.trimmed().left(64);
    const Literal most = lit(ReservationFilter::kMostFound);
    std::set<ReservationId> ids;
    std::set<OrderId> orders;
    if (text.isEmpty()) {
        for (const Row &row :
             reader.all("orders/order_numbers_of_customer", {{"customer", lit(*filter.customer)}, {"most", most}}))
            orders.insert(row.id<OrderId>(0));
    } else {
        const Literal number = lit(text.toLongLong()), begins = lit(beginsWith(text).toUtf8());
        const std::vector<Row> rows =
            filter.status
                ? reader.all("reservations/reservations_found_by_status", {{"number", number},
                                                                           {"begins_bytes", begins},
                                                                           {"status", literal(*filter.status)},
                                                                           {"most", most}})
                : reader.all("reservations/reservations_found",
                             {{"number", number}, {"begins_bytes", begins}, {"most", most}});
        for (const Row &row : rows) {
            ids.insert({row.id<OrderId>(0), row.id<SkuId>(1)});
            orders.insert(row.id<OrderId>(0));
        }
    }
    std::vector<ReservationRow> reservations = reservationRows(reader, {orders.begin(), orders.end()});
    std::erase_if(reservations, [&](const ReservationRow &reservation) {
        return (!text.isEmpty() && !ids.contains(reservation.id)) || !matches(filter, reservation);
    });
    return reservations;
}

// In one status, by index.
std::vector<Row> pageOf(Reader &reader, const ReservationPageRequest &request, const QByteArray &status)
{
    const bool oldest = request.sort == ReservationSort::Oldest;
    const ReservationPlace place =
        request.after.value_or(oldest ? ReservationPlace{kBeginningOfTime, {OrderId{0}, SkuId{0}}}
                                      : ReservationPlace{kEndOfTime, {OrderId{kMost}, SkuId{kMost}}});
    const Literal after = lit(place.heldAt), afterOrder = lit(place.id.order), limit = lit(request.limit);
    if (request.filter.sku)
        return reader.all(oldest ? "reservations/reservation_page_by_sku_and_status_oldest"
                                 : "reservations/reservation_page_by_sku_and_status",
                          {{"sku", lit(*request.filter.sku)},
                           {"status", literal(status)},
                           {"after", after},
                           {"after_order", afterOrder},
                           {"limit", limit}});
    return reader.all(oldest ? "reservations/reservation_page_by_status_oldest"
                             : "reservations/reservation_page_by_status",
                      {{"status", literal(status)},
                       {"after", after},
                       {"after_order", afterOrder},
                       {"after_sku", lit(place.id.sku)},
                       {"limit", limit}});
}

// There are two statuses; the list of both is put together from theirs.
std::vector<QByteArray> statusesOf(const ReservationFilter &filter)
{
    return filter.status ? std::vector<QByteArray>{*filter.status} : std::vector<QByteArray>{"held", "released"};
}

} // namespace

std::vector<ReservationRow> reservationPage(Reader &reader, const ReservationPageRequest &asked)
{
    ReservationPageRequest request = asked;
    request.limit = std::clamp(asked.limit, 1, ReservationPageRequest::kMostRows);
    std::vector<ReservationRow> rows;
    if (isFound(request.filter)) {
        rows = found(reader, request.filter);
        if (request.after)
            std::erase_if(rows, [&](const ReservationRow &row) {
                return !comesBefore(*request.after, placeOf(row), request.sort);
            });
    } else {
        std::vector<Row> read;
        for (const QByteArray &status : statusesOf(request.filter)) {
            const std::vector<Row> page = pageOf(reader, request, status);
            read.insert(read.end(), page.begin(), page.end());
        }
        rows = withNames(reader, read);
    }
    std::sort(rows.begin(), rows.end(), [&](const ReservationRow &a, const ReservationRow &b) {
        return comesBefore(placeOf(a), placeOf(b), request.sort);
    });
    if (std::ssize(rows) > request.limit)
        rows.resize(std::size_t(request.limit));
    return rows;
}

std::vector<ReservationRow> reservationRows(Reader &reader, const std::vector<OrderId> &orders)
{
    if (orders.empty())
        return {};
    std::vector<Literal> ids;
    for (const OrderId order : orders)
        ids.push_back(lit(order));
    return withNames(reader, reader.all("reservations/reservation_rows", {{"orders", list(ids)}}));
}

qint64 reservationCount(Reader &reader, const ReservationFilter &filter)
{
    if (isFound(filter))
        return qint64(found(reader, filter).size());
    qint64 count = 0;
    for (const QByteArray &status : statusesOf(filter)) {
        count += (filter.sku ? reader.one("reservations/reservation_count_by_sku_and_status",
                                          {{"sku", lit(*filter.sku)}, {"status", literal(status)}})
                             : reader.one("reservations/reservation_count_by_status", {{"status", literal(status)}}))
                     .integer(0);
    }
    return count;
}

std::optional<ReservationCard> reservationCard(Reader &reader, const ReservationId &reservation)
{
    for (const ReservationRow &row : reservationRows(reader, {reservation.order})) {
        if (row.id != reservation)
            continue;
        const std::vector<StockRow> stock = stockRows(reader, {reservation.sku});
        return ReservationCard{row, stock.empty() ? std::nullopt : std::optional(stock.front())};
    }
    return std::nullopt;
}

} // namespace holdfast
