// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/training_flows/conditional_cancel.h"

#include "sql/schema/demand_right.h"
#include "sql/training_flows/training_session.h"

#include <map>

namespace holdfast {

namespace {

// Mine: the row may be this caller's to change. Rows: how many the UPDATE changed.
struct Transition
{
    bool mayBeMine = true;
    qint64 rows = 0;
};

Transition cancelIfCreated(Transaction &tx, const CancelOrder &request)
{
    if (const auto *customer = std::get_if<CustomerId>(&request.onBehalfOf))
        return {true, tx.change("training/order_cancel_of_customer", {{"order", lit(request.order)},
                                                                      {"customer", lit(*customer)},
                                                                      {"operation", lit(request.operation)},
                                                                      {"reason", lit(request.reason)}})};
    if (!may(myRole(tx), Right::ActWithoutCustomer))
        return {false, 0};
    return {true, writeCancelled(tx, request)};
}

// No row says nothing. The order is locked and read in this same transaction, never from a snapshot, and every answer
// is the one that cancelOrder gives under that lock.
Verdict<CancelOrderOutcome> withoutTransition(Transaction &tx, const CancelOrder &request, bool mayBeMine)
{
    const std::optional<Row> row = tx.maybe("orders/order_lock", {{"order", lit(request.order)}});
    const auto *customer = std::get_if<CustomerId>(&request.onBehalfOf);
    const bool isMine = row && mayBeMine && (!customer || *customer == row->id<CustomerId>(0));
    if (isMine && row->bytes(1) == "created") // since the UPDATE: the whole flow runs again
        throw DbError{DbError::Kind::SnapshotConflict, 0, "orders/order_lock",
                      QStringLiteral("the order became created meanwhile")};
    return cancelOrder(tx, request);
}

// What cancelOrder requires before it writes, read under the locks of the same rows.
std::optional<std::vector<GivenBack>> lockedUnits(Transaction &tx, OrderId order)
{
    std::vector<GivenBack> units;
    bool isWhole = true;
    for (const Row &row : tx.all("training/reservations_and_stock_lock", {{"order", lit(order)}})) {
        units.push_back({row.id<SkuId>(0), row.integer(1)});
        isWhole = isWhole && row.bytes(2) == "held" && row.maybeInteger(3).value_or(0) >= row.integer(1);
    }
    std::map<SkuId, qint64> lines;
    for (const Row &row : tx.all("orders/order_lines_share", {{"order", lit(order)}}))
        lines.emplace(row.id<SkuId>(0), row.integer(1));
    for (const GivenBack &unit : units) {
        const auto line = lines.find(unit.sku);
        isWhole = isWhole && line != lines.end() && line->second == unit.quantity;
    }
    isWhole = isWhole && !lines.empty() && units.size() == lines.size();
    return isWhole ? std::optional(units) : std::nullopt;
}

Verdict<CancelOrderOutcome> attempt(Transaction &tx, const CancelOrder &request)
{
    // 1. Static validation is cancelOrder's own; it refuses without asking the database.
    if (invalid(request))
        return cancelOrder(tx, request);

    // 2. The transition is the title: whoever changes the row gives back, nobody else.
    const Transition transition = cancelIfCreated(tx, request);
    if (transition.rows != 1)
        return withoutTransition(tx, request, transition.mayBeMine);

    // 3. Lock reservations and stock, SKU ascending, and give back. Anything that does not add up takes the written
    // `cancelled` back, and the flow that checks before it writes says what is wrong, and opens the case.
    const auto inconsistent = [&] {
        return rollBackAndLook<CancelOrderOutcome>("CancelOrder",
                                                   [request](Transaction &next) { return cancelOrder(next, request); });
    };
    const auto units = lockedUnits(tx, request.order);
    if (!units)
        return inconsistent();
    const qint64 expected = qint64(units->size());
    const Literal order = lit(request.order);
    if (tx.change("reservations/reservations_release", {{"order", order}}) != expected ||
        tx.change("stock/stock_give_back", {{"order", order}, {"operation", lit(request.operation)}}) != expected)
        return inconsistent();

    // 4. The answer is given once COMMIT has been answered.
    const Row record = tx.one("orders/order_cancel_record", {{"order", order}});
    return commit<CancelOrderOutcome>(Cancelled{record.instant(0), record.text(1), *units, false});
}

} // namespace

CancelOrderOutcome conditionalCancel(TrainingSession &session, const CancelOrder &request)
{
    return session.inTransaction("ConditionalCancel", [&](Transaction &tx) { return attempt(tx, request); });
}

} // namespace holdfast
