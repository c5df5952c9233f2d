// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/case_page.h"

#include "sql/connection/transaction.h"
#include "sql/pages/incident_page.h"
#include "sql/pages/order_page.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <map>
#include <set>

namespace holdfast {

namespace {

constexpr int kMostHolders = 10'000; // a case shows whoever holds, not a page of them

Literal listOf(const std::set<SkuId> &skus)
{
    std::vector<Literal> ids;
    for (const SkuId sku : skus)
        ids.push_back(lit(sku));
    if (ids.empty())
        ids.push_back(lit(0)); // no SKU's
    return list(ids);
}

std::vector<WhyReserved> whyReservedOf(Reader &reader, const Literal &skus, int limit)
{
    std::vector<WhyReserved> all;
    std::map<SkuId, std::size_t> places;
    for (const Row &row : reader.all("cases/case_stock", {{"skus", skus}})) {
        places[row.id<SkuId>(0)] = all.size();
        all.push_back({row.id<SkuId>(0),
                       row.bytes(1),
                       row.text(2),
                       row.maybeInteger(3),
                       row.maybeInteger(4),
                       row.maybeInteger(5).value_or(0),
                       row.integer(6),
                       row.integer(7),
                       {}});
    }
    for (const Row &row : reader.all("cases/case_held", {{"skus", skus}, {"limit", lit(limit)}})) {
        WhyReserved::HeldBy held{row.id<OrderId>(1), row.integer(2), row.instant(3), {}, {}};
        if (!row.isNull(4)) {
            held.customer = row.id<CustomerId>(4);
            held.orderStatus = row.bytes(5);
        }
        const auto place = places.find(row.id<SkuId>(0));
        if (place != places.end())
            all[place->second].by.push_back(std::move(held));
    }
    return all;
}

void addMovements(Reader &reader, const Literal &skus, int limit, std::vector<CasePage::Sku> &cases)
{
    for (const Row &row : reader.all("cases/case_movements", {{"skus", skus}, {"limit", lit(limit)}})) {
        const auto of = std::find_if(cases.begin(), cases.end(),
                                     [&](const CasePage::Sku &each) { return each.why.sku == row.id<SkuId>(0); });
        if (of == cases.end())
            continue;
        const CasePage::Movement movement{{row.bytes(2), row.integer(3), row.integer(4), row.maybeInteger(5),
                                           row.maybeText(7).value_or(QString()), row.text(8), row.instant(9),
                                           row.integer(10)},
                                          row.integer(11),
                                          row.integer(12)};
        if (of->movements.empty()) {
            of->openingAvailable = movement.available - movement.moved.deltaAvailable;
            of->openingReserved = movement.reserved - movement.moved.deltaReserved;
            of->earlier = row.integer(13);
        }
        of->movements.push_back(movement);
    }
    for (CasePage::Sku &each : cases)
        each.earlier -= qint64(each.movements.size());
}

CasePage::Receipt receiptOf(const Row &row)
{
    CasePage::Receipt receipt;
    receipt.customer = row.id<CustomerId>(0);
    receipt.answer = row.bytes(1);
    if (!row.isNull(2))
        receipt.order = row.id<OrderId>(2);
    if (!row.isNull(3))
        receipt.quote = row.id<QuoteId>(3);
    receipt.acceptedAt = row.maybeInstant(4);
    receipt.who = row.text(5);
    receipt.claimedAt = row.instant(6);
    receipt.answeredAt = row.maybeInstant(7);
    receipt.detail = row.maybeText(8).value_or(QString());
    return receipt;
}

QString text(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes);
}

QJsonValue moment(const std::optional<Instant> &instant)
{
    return instant ? QJsonValue(text(instant->json())) : QJsonValue();
}

template <class Id>
QJsonValue maybe(const std::optional<Id> &id)
{
    if constexpr (RowId<Id>)
        return id ? QJsonValue(number(*id)) : QJsonValue();
    else
        return id ? QJsonValue(*id) : QJsonValue();
}

QJsonValue object(const QByteArray &json)
{
    const QJsonDocument read = QJsonDocument::fromJson(json);
    return read.isObject() ? QJsonValue(read.object()) : QJsonValue();
}

template <class Rows, class Make>
QJsonArray arrayOf(const Rows &rows, Make make)
{
    QJsonArray array;
    for (const auto &row : rows)
        array << make(row);
    return array;
}

QJsonObject incidentJson(const IncidentCard &card)
{
    const IncidentRow &incident = card.incident;
    const auto event = [](const IncidentCard::Event &each) {
        return QJsonObject{
            {QStringLiteral("at"), moment(each.at)},      {QStringLiteral("who"), each.who},
            {QStringLiteral("what"), text(each.what)},    {QStringLiteral("words"), each.words},
            {QStringLiteral("handed_to"), each.handedTo}, {QStringLiteral("evidence"), object(each.evidence)}};
    };
    return {{QStringLiteral("incident"), number(incident.id)},
            {QStringLiteral("key"), text(incident.findingKey)},
            {QStringLiteral("invariant"), text(incident.invariant)},
            {QStringLiteral("severity"), text(incident.severity)},
            {QStringLiteral("state"), text(incident.state)},
            {QStringLiteral("opened_at"), moment(incident.openedAt)},
            {QStringLiteral("opened_by"), card.openedBy},
            {QStringLiteral("last_seen_at"), moment(incident.lastSeenAt)},
            {QStringLiteral("times_seen"), incident.timesSeen},
            {QStringLiteral("evidence"), object(card.evidence)},
            {QStringLiteral("events"), arrayOf(card.events, event)}};
}

QJsonObject orderJson(const OrderCard &card)
{
    const auto line = [](const auto &each) {
        return QJsonObject{{QStringLiteral("line"), each.lineNo},
                           {QStringLiteral("sku_id"), number(each.sku)},
                           {QStringLiteral("quantity"), each.quantity},
                           {QStringLiteral("unit_price_minor"), each.unitPrice.minor}};
    };
    const auto event = [](const auto &each) {
        return QJsonObject{{QStringLiteral("at"), moment(each.at)},
                           {QStringLiteral("who"), each.who},
                           {QStringLiteral("what"), text(each.what)},
                           {QStringLiteral("version"), maybe(each.orderVersion)},
                           {QStringLiteral("detail"), each.detail}};
    };
    return {{QStringLiteral("order"), number(card.order.id)},
            {QStringLiteral("customer"), number(card.order.customer)},
            {QStringLiteral("status"), text(card.order.status)},
            {QStringLiteral("version"), card.order.version},
            {QStringLiteral("quote"), maybe(card.quote)},
            {QStringLiteral("created_at"), moment(card.order.createdAt)},
            {QStringLiteral("cancelled_at"), moment(card.order.cancelledAt)},
            {QStringLiteral("cancelled_by"), card.cancelledBy},
            {QStringLiteral("cancel_reason"), card.cancelReason},
            {QStringLiteral("total_minor"), card.order.total.minor},
            {QStringLiteral("currency"), text(card.order.total.currency.code)},
            {QStringLiteral("lines"), arrayOf(card.lines, line)},
            {QStringLiteral("audit"), arrayOf(card.audit, event)}};
}

QJsonObject skuJson(const CasePage::Sku &sku)
{
    const auto held = [](const WhyReserved::HeldBy &each) {
        return QJsonObject{{QStringLiteral("order"), number(each.order)},
                           {QStringLiteral("customer"), maybe(each.customer)},
                           {QStringLiteral("order_status"), text(each.orderStatus)},
                           {QStringLiteral("quantity"), each.quantity},
                           {QStringLiteral("held_at"), moment(each.heldAt)}};
    };
    const auto movement = [](const CasePage::Movement &each) {
        return QJsonObject{{QStringLiteral("at"), moment(each.moved.at)},
                           {QStringLiteral("kind"), text(each.moved.kind)},
                           {QStringLiteral("delta_available"), each.moved.deltaAvailable},
                           {QStringLiteral("delta_reserved"), each.moved.deltaReserved},
                           {QStringLiteral("available"), each.available},
                           {QStringLiteral("reserved"), each.reserved},
                           {QStringLiteral("order"), maybe(each.moved.order)},
                           {QStringLiteral("who"), each.moved.who},
                           {QStringLiteral("reason"), each.moved.reason},
                           {QStringLiteral("stock_version"), each.moved.stockVersion}};
    };
    return {{QStringLiteral("sku_id"), number(sku.why.sku)},
            {QStringLiteral("sku"), text(sku.why.code)},
            {QStringLiteral("available"), maybe(sku.why.available)},
            {QStringLiteral("reserved"), maybe(sku.why.reserved)},
            {QStringLiteral("version"), sku.why.version},
            {QStringLiteral("held"), sku.why.held},
            {QStringLiteral("holders"), sku.why.holders},
            {QStringLiteral("difference"), sku.why.difference()},
            {QStringLiteral("held_by"), arrayOf(sku.why.by, held)},
            {QStringLiteral("earlier_movements"), sku.earlier},
            {QStringLiteral("opening"), QJsonObject{{QStringLiteral("available"), sku.openingAvailable},
                                                    {QStringLiteral("reserved"), sku.openingReserved}}},
            {QStringLiteral("movements"), arrayOf(sku.movements, movement)}};
}

} // namespace

std::optional<WhyReserved> whyReserved(Reader &reader, SkuId sku, int limit)
{
    std::vector<WhyReserved> why = whyReservedOf(reader, listOf({sku}), limit);
    return why.empty() ? std::nullopt : std::optional(std::move(why.front()));
}

std::optional<CasePage> casePage(Reader &reader, IncidentId incident, int limit)
{
    CasePage page;
    page.snapshot = reader.one("store/now").instant(0);
    const std::optional<IncidentCard> card = incidentCard(reader, incident);
    if (!card)
        return std::nullopt;
    page.incident = *card;

    std::set<SkuId> skus;
    if (card->incident.sku)
        skus.insert(*card->incident.sku);
    if (const auto order = card->incident.order) {
        page.order = orderCard(reader, *order);
        for (const Row &row : reader.all("cases/case_reservations", {{"order", lit(*order)}})) {
            page.reservations.push_back(
                {row.id<SkuId>(0), row.integer(1), row.bytes(2), row.instant(3), row.maybeInstant(4)});
            skus.insert(row.id<SkuId>(0));
        }
    }
    if (page.order) {
        for (const auto &line : page.order->lines)
            skus.insert(line.sku);
    }

    const Literal ids = listOf(skus);
    for (WhyReserved &why : whyReservedOf(reader, ids, kMostHolders))
        page.skus.push_back({std::move(why), 0, 0, 0, {}});
    addMovements(reader, ids, limit, page.skus);

    const std::optional<QuoteId> quote = page.order && page.order->quote ? page.order->quote : card->incident.quote;
    for (const Row &row : reader.all("cases/case_receipts", {{"order", lit(card->incident.order.value_or(OrderId{0}))},
                                                             {"quote", lit(quote.value_or(QuoteId{0}))},
                                                             {"limit", lit(limit)}}))
        page.receipts.push_back(receiptOf(row));
    return page;
}

QJsonObject caseJson(const CasePage &page)
{
    const auto reservation = [](const CasePage::Reservation &each) {
        return QJsonObject{{QStringLiteral("sku_id"), number(each.sku)},
                           {QStringLiteral("quantity"), each.quantity},
                           {QStringLiteral("status"), text(each.status)},
                           {QStringLiteral("held_at"), moment(each.heldAt)},
                           {QStringLiteral("released_at"), moment(each.releasedAt)}};
    };
    const auto receipt = [](const CasePage::Receipt &each) {
        return QJsonObject{{QStringLiteral("customer"), number(each.customer)},
                           {QStringLiteral("answer"), text(each.answer)},
                           {QStringLiteral("order"), maybe(each.order)},
                           {QStringLiteral("quote"), maybe(each.quote)},
                           {QStringLiteral("accepted_at"), moment(each.acceptedAt)},
                           {QStringLiteral("who"), each.who},
                           {QStringLiteral("claimed_at"), moment(each.claimedAt)},
                           {QStringLiteral("answered_at"), moment(each.answeredAt)}};
    };
    return {{QStringLiteral("snapshot"), moment(page.snapshot)},
            {QStringLiteral("case"), incidentJson(page.incident)},
            {QStringLiteral("order"), page.order ? QJsonValue(orderJson(*page.order)) : QJsonValue()},
            {QStringLiteral("reservations"), arrayOf(page.reservations, reservation)},
            {QStringLiteral("skus"), arrayOf(page.skus, skuJson)},
            {QStringLiteral("receipts"), arrayOf(page.receipts, receipt)}};
}

} // namespace holdfast
