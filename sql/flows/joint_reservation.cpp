// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/joint_reservation.h"

#include "sql/connection/transaction.h"

#include <algorithm>
#include <map>
#include <set>

namespace holdfast {

namespace {

std::vector<SkuId> skusOf(const OrderDraft &draft)
{
    std::vector<SkuId> skus;
    for (const DraftLine &line : draft.lines)
        skus.push_back(line.sku);
    return skus;
}

} // namespace

std::optional<qint64> totalOf(const std::vector<DraftLine> &lines)
{
    std::optional<qint64> sum = 0;
    for (const DraftLine &line : lines) {
        const std::optional<qint64> amount = checkedProduct(line.quantity, line.unitPriceMinor);
        sum = amount ? checkedSum(*sum, *amount) : std::nullopt;
        if (!sum)
            return std::nullopt;
    }
    return sum;
}

Literal skuList(std::vector<SkuId> skus)
{
    std::sort(skus.begin(), skus.end());
    skus.erase(std::unique(skus.begin(), skus.end()), skus.end());
    std::vector<Literal> literals;
    for (const SkuId sku : skus)
        literals.push_back(lit(sku));
    return list(literals);
}

void demand(qint64 changed, std::size_t expected, const char *statement)
{
    if (changed != qint64(expected))
        throw DbError{DbError::Kind::Program, 0, statement,
                      QStringLiteral("changed %1 rows instead of %2").arg(changed).arg(expected)};
}

std::optional<InvalidInput> invalid(const OrderDraft &draft)
{
    using Input = InvalidInput;
    if (draft.lines.empty())
        return Input{Input::Field::Lines, Input::Problem::Missing};
    if (qsizetype(draft.lines.size()) > OrderDraft::kMostLines)
        return Input{Input::Field::Lines, Input::Problem::TooMany, OrderDraft::kMostLines};
    std::set<SkuId> skus;
    int number = 0;
    for (const DraftLine &line : draft.lines) {
        ++number;
        if (!skus.insert(line.sku).second)
            return Input{Input::Field::Sku, Input::Problem::Twice, 0, number};
        if (line.quantity < 1 || line.quantity > OrderDraft::kMostUnits)
            return Input{Input::Field::Quantity, Input::Problem::OutOfRange, OrderDraft::kMostUnits, number};
        if (line.unitPriceMinor < 0)
            return Input{Input::Field::Price, Input::Problem::OutOfRange, 0, number};
    }
    if (!totalOf(draft.lines))
        return Input{Input::Field::Total, Input::Problem::Overflow};
    return std::nullopt;
}

void lockStock(Transaction &tx, const std::vector<SkuId> &skus)
{
    tx.all("stock/stock_lock", {{"skus", skuList(skus)}});
}

JointReservationOutcome reserveJointly(Transaction &tx, const OrderDraft &draft)
{
    if (const auto input = invalid(draft))
        return *input;

    // 1. Lock every stock row, SKU ascending, before the first row that refers to one is inserted.
    std::map<SkuId, qint64> available;
    for (const Row &row : tx.all("stock/stock_lock", {{"skus", skuList(skusOf(draft))}}))
        available.emplace(row.id<SkuId>(0), row.integer(1));

    // 2. Short of any: nothing is reserved, and every short line is named. A SKU without stock row has none.
    std::map<SkuId, ShortLine> missing;
    for (const DraftLine &line : draft.lines) {
        const auto stock = available.find(line.sku);
        const qint64 units = stock == available.end() ? 0 : stock->second;
        if (units < line.quantity)
            missing.emplace(line.sku, ShortLine{line.sku, line.quantity, units});
    }
    if (!missing.empty()) {
        OutOfStock answer;
        for (const auto &[sku, line] : missing)
            answer.lines.push_back(line);
        return answer;
    }

    // 3. The order and its lines, in the order in which they were entered.
    const qint64 totalMinor = *totalOf(draft.lines);
    qint64 units = 0;
    for (const DraftLine &line : draft.lines)
        units += line.quantity;
    const OrderId order{
        tx.insert("orders/order_insert",
                  {{"customer", lit(draft.customer)},
                   {"quote", lit(draft.quote)},
                   {"currency", lit(QString::fromLatin1(draft.currency.code))},
                   {"total", lit(totalMinor)},
                   {"units", lit(units)},
                   {"external_ref", draft.externalRef.isEmpty() ? lit(std::nullopt) : lit(draft.externalRef)},
                   {"operation", lit(draft.operation)},
                   {"created_at", lit(draft.createdAt)}})};
    std::vector<std::vector<Literal>> lines;
    for (const DraftLine &line : draft.lines)
        lines.push_back(
            {lit(order), lit(qint64(lines.size()) + 1), lit(line.sku), lit(line.quantity), lit(line.unitPriceMinor)});
    demand(tx.change("orders/order_lines_insert", {{"lines", rows(lines)}}), lines.size(), "orders/order_lines_insert");

    // 4. Hold every line, and move its units from available to reserved.
    demand(tx.change("reservations/reservations_hold", {{"order", lit(order)}}), lines.size(),
           "reservations/reservations_hold");
    demand(tx.change("stock/stock_take", {{"order", lit(order)}, {"operation", lit(draft.operation)}}), lines.size(),
           "stock/stock_take");
    return Placed{order, totalMinor};
}

namespace {

// The order that the operation has made before: an earlier attempt was committed, only its answer was lost.
std::optional<Placed> placedBefore(Transaction &tx, const OperationId &operation)
{
    const std::optional<Row> order = tx.maybe("orders/order_by_operation", {{"operation", lit(operation)}});
    return order ? std::optional(Placed{order->id<OrderId>(0), order->integer(1)}) : std::nullopt;
}

} // namespace

Verdict<JointReservationOutcome> placeDraft(Transaction &tx, const OrderDraft &draft)
{
    try {
        JointReservationOutcome outcome = reserveJointly(tx, draft);
        if (std::holds_alternative<OutOfStock>(outcome)) {
            // Perhaps because this very operation took the units. Under the stock locks nobody is in between.
            if (const std::optional<Placed> placed = placedBefore(tx, draft.operation))
                return rollBack<JointReservationOutcome>(*placed);
        }
        const bool placed = std::holds_alternative<Placed>(outcome);
        return {std::move(outcome), placed ? End::Commit : End::Rollback, nullptr, {}};
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::DuplicateKey)
            throw;
        // Its own order, or another one with this external reference: only a new transaction can tell.
        return rollBackAndLook<JointReservationOutcome>(
            "PlaceOrder", [error, operation = draft.operation](Transaction &next) {
                const std::optional<Placed> placed = placedBefore(next, operation);
                if (!placed)
                    throw error;
                return rollBack<JointReservationOutcome>(*placed);
            });
    }
}

} // namespace holdfast
