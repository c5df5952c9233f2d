// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/cancel_order.h"

#include "sql/connection/transaction.h"
#include "sql/flows/record_incident.h"
#include "sql/schema/demand_right.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>

namespace holdfast {

namespace {

struct LockedOrder
{
    CustomerId customer{};
    QByteArray status;
    QByteArray cancelOperation;
    std::optional<Instant> cancelledAt;
    QString cancelledBy;
    QString cancelReason;
};

struct Held
{
    SkuId sku{};
    qint64 quantity = 0;
    QByteArray status;
};

struct LockedStock
{
    SkuId sku{};
    std::optional<qint64> available; // none: the row is missing
    qint64 reserved = 0;
};

// Everything the flow has read under its locks.
struct Seen
{
    OrderId id{};
    LockedOrder order;
    std::vector<Held> reservations; // SKU ascending
    std::map<SkuId, qint64> lines;  // quantity ordered
    std::vector<LockedStock> stock; // SKU ascending, as the reservations

    bool eachLineIs(const char *status) const
    {
        return !lines.empty() && reservations.size() == lines.size() &&
               std::all_of(reservations.begin(), reservations.end(), [&](const Held &held) {
                   const auto line = lines.find(held.sku);
                   return held.status == status && line != lines.end() && line->second == held.quantity;
               });
    }
};

std::optional<InvalidInput> unfit(InvalidInput::Field field, const QString &reason)
{
    using Problem = InvalidInput::Problem;
    if (reason.toUcs4().size() > CancelOrder::kLongestReason)
        return InvalidInput{field, Problem::TooLong, CancelOrder::kLongestReason};
    if (reason.contains(QChar(0)))
        return InvalidInput{field, Problem::HoldsNul};
    return std::nullopt;
}

// A supervisor's role is read together with the lock, so that his cancel costs no statement more.
std::optional<LockedOrder> lockOrder(Transaction &tx, const CancelOrder &request)
{
    const bool served = std::holds_alternative<CustomerId>(request.onBehalfOf);
    const std::optional<Row> row =
        tx.maybe(served ? "orders/order_lock" : "orders/order_lock_by_supervisor", {{"order", lit(request.order)}});
    if (!row)
        return std::nullopt;
    if (!served && (row->isNull(6) || !may(roleNamed(row->bytes(6)), Right::ActWithoutCustomer)))
        throw lacks(Right::ActWithoutCustomer, "orders/order_lock_by_supervisor");
    return LockedOrder{row->id<CustomerId>(0),
                       row->bytes(1),
                       row->isNull(2) ? QByteArray() : row->bytes(2),
                       row->maybeInstant(3),
                       row->maybeText(4).value_or(QString()),
                       row->maybeText(5).value_or(QString())};
}

bool isTheirs(const CancelOrder &request, const LockedOrder &order)
{
    const auto *customer = std::get_if<CustomerId>(&request.onBehalfOf);
    return !customer || *customer == order.customer;
}

QByteArray evidence(const Seen &seen)
{
    QJsonArray lines, reservations, stock;
    for (const auto &[sku, quantity] : seen.lines)
        lines << QJsonObject{{QStringLiteral("sku"), number(sku)}, {QStringLiteral("quantity"), quantity}};
    for (const Held &held : seen.reservations)
        reservations << QJsonObject{{QStringLiteral("sku"), number(held.sku)},
                                    {QStringLiteral("quantity"), held.quantity},
                                    {QStringLiteral("status"), QString::fromLatin1(held.status)}};
    for (const LockedStock &row : seen.stock) {
        QJsonObject object{{QStringLiteral("sku"), number(row.sku)}};
        if (row.available) {
            object.insert(QStringLiteral("available"), *row.available);
            object.insert(QStringLiteral("reserved"), row.reserved);
        }
        stock << object;
    }
    const QJsonObject all{{QStringLiteral("order"), number(seen.id)},
                          {QStringLiteral("status"), QString::fromLatin1(seen.order.status)},
                          {QStringLiteral("lines"), lines},
                          {QStringLiteral("reservations"), reservations},
                          {QStringLiteral("stock"), stock}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

Verdict<CancelOrderOutcome> openCase(Transaction &tx, Inconsistent answer, const OperationId &operation)
{
    try {
        answer.incident = recordIncident(tx, answer.finding, operation).id;
        return commit<CancelOrderOutcome>(answer);
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::DuplicateKey)
            throw;
        return rollBackThen<CancelOrderOutcome>(answer, "RecordIncident",
                                                [=](Transaction &next) { return openCase(next, answer, operation); });
    }
}

// Nothing is written; the case is opened after this transaction has been rolled back.
Verdict<CancelOrderOutcome> inconsistent(const CancelOrder &request, const Seen &seen, const char *invariant,
                                         std::optional<SkuId> sku = std::nullopt)
{
    const QByteArray subject =
        sku ? "/sku/" + QByteArray::number(number(*sku)) : "/order/" + QByteArray::number(number(request.order));
    const Inconsistent answer{{invariant, invariant + subject, request.order, sku, evidence(seen)}, std::nullopt};
    return rollBackThen<CancelOrderOutcome>(
        answer, "RecordIncident",
        [=, operation = request.operation](Transaction &next) { return openCase(next, answer, operation); });
}

const char *brokenRule(const Seen &seen)
{
    if (seen.order.status == "cancelled")
        return "order.cancelled-holds-none";
    const bool quantitiesDiffer =
        std::any_of(seen.reservations.begin(), seen.reservations.end(), [&](const Held &held) {
            const auto line = seen.lines.find(held.sku);
            return line == seen.lines.end() || line->second != held.quantity;
        });
    return quantitiesDiffer ? "reservation.matches-line" : "order.created-holds-all";
}

} // namespace

std::optional<InvalidInput> invalid(const CancelOrder &request)
{
    using Field = InvalidInput::Field;
    if (const auto *supervisor = std::get_if<BySupervisor>(&request.onBehalfOf)) {
        if (supervisor->reason.trimmed().isEmpty())
            return InvalidInput{Field::Unserved, InvalidInput::Problem::Missing};
        if (const auto input = unfit(Field::Unserved, supervisor->reason))
            return input;
    }
    return unfit(Field::Reason, request.reason);
}

qint64 writeCancelled(Transaction &tx, const CancelOrder &request)
{
    const Literal order = lit(request.order), operation = lit(request.operation), reason = lit(request.reason);
    if (const auto *supervisor = std::get_if<BySupervisor>(&request.onBehalfOf))
        return tx.change(
            "orders/order_cancel_unserved",
            {{"order", order}, {"operation", operation}, {"reason", reason}, {"unserved", lit(supervisor->reason)}});
    return tx.change("orders/order_cancel", {{"order", order}, {"operation", operation}, {"reason", reason}});
}

Verdict<CancelOrderOutcome> cancelOrder(Transaction &tx, const CancelOrder &request)
{
    if (const auto input = invalid(request))
        return rollBack<CancelOrderOutcome>(*input);

    // 1. Lock the order; whoever changes it waits here. Missing and somebody else's are one answer.
    Seen seen;
    seen.id = request.order;
    const std::optional<LockedOrder> order = lockOrder(tx, request);
    if (!order || !isTheirs(request, *order))
        return rollBack<CancelOrderOutcome>(NotFound{});
    seen.order = *order;

    // 2. Lock its reservations, SKU ascending; the lines are what they must equal.
    for (const Row &row : tx.all("reservations/reservations_lock", {{"order", lit(request.order)}}))
        seen.reservations.push_back({row.id<SkuId>(0), row.integer(1), row.bytes(2)});
    for (const Row &row : tx.all("orders/order_lines_share", {{"order", lit(request.order)}}))
        seen.lines.emplace(row.id<SkuId>(0), row.integer(1));

    // 3. Cancelled and released: nothing is moved, whoever asks. One's own operation is one's own success seen again.
    std::vector<GivenBack> units;
    for (const Held &held : seen.reservations)
        units.push_back({held.sku, held.quantity});
    if (order->status == "cancelled" && order->cancelledAt && seen.eachLineIs("released")) {
        if (order->cancelOperation == request.operation.bytes())
            return rollBack<CancelOrderOutcome>(Cancelled{*order->cancelledAt, order->cancelledBy, units, true});
        return rollBack<CancelOrderOutcome>(
            AlreadyCancelled{*order->cancelledAt, order->cancelledBy, order->cancelReason});
    }

    // 4. A status of another system is never let into this path.
    if (order->status != "created" && order->status != "cancelled")
        return rollBack<CancelOrderOutcome>(NotCancellable{order->status});

    // 5. Only an order that holds every unit of every line may give them back.
    if (order->status != "created" || !seen.eachLineIs("held"))
        return inconsistent(request, seen, brokenRule(seen));

    // 6. Lock the stock rows, SKU ascending. What cannot be given back is found here, before anything is written.
    for (const Row &row : tx.all("stock/stock_lock_of_order", {{"order", lit(request.order)}}))
        seen.stock.push_back({row.id<SkuId>(0), row.maybeInteger(1), row.maybeInteger(2).value_or(0)});
    for (std::size_t i = 0; i < seen.reservations.size(); ++i) {
        const Held &held = seen.reservations[i];
        const bool reservedEnough = i < seen.stock.size() && seen.stock[i].sku == held.sku && seen.stock[i].available &&
                                    seen.stock[i].reserved >= held.quantity;
        if (!reservedEnough)
            return inconsistent(request, seen, "stock.reserved-equals-held", held.sku);
    }

    // 7. Three writes, each counted; the triggers add movements and the audit event.
    const qint64 expected = qint64(seen.reservations.size());
    const bool written = tx.change("reservations/reservations_release", {{"order", lit(request.order)}}) == expected &&
                         tx.change("stock/stock_give_back", {{"order", lit(request.order)},
                                                             {"operation", lit(request.operation)}}) == expected &&
                         writeCancelled(tx, request) == 1;
    if (!written)
        return inconsistent(request, seen, "cancel.counts-differ");

    // 8. The answer is given once COMMIT has been answered.
    const Row record = tx.one("orders/order_cancel_record", {{"order", lit(request.order)}});
    return commit<CancelOrderOutcome>(Cancelled{record.instant(0), record.text(1), units, false});
}

} // namespace holdfast
