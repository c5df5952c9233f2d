// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/count_stock.h"

#include "sql/rows/money.h"

namespace holdfast {

namespace {

constexpr const char *kKind = "count";

std::optional<Counted> countedBefore(Reader &reader, const OperationId &operation)
{
    const std::optional<StockMoved> moved = stockMovedBy(reader, kKind, operation);
    return moved ? std::optional(Counted{*moved}) : std::nullopt;
}

} // namespace

Verdict<CountStockOutcome> countStock(Transaction &tx, const CountStock &request)
{
    using Input = InvalidInput;
    if (const auto input = invalidReason(request.reason))
        return rollBack<CountStockOutcome>(*input);
    const bool shelf = request.of == CountStock::Of::Shelf;
    if (shelf && request.units < 0)
        return rollBack<CountStockOutcome>(Input{Input::Field::Quantity, Input::Problem::OutOfRange});

    // 1. Lock the stock row, as a supervisor; cancels and placements of this SKU wait here.
    const std::optional<Row> stock = lockBySupervisor(tx, "stock/stock_lock", request.sku, Right::KeepStock);
    if (!stock)
        return rollBack<CountStockOutcome>(NotFound{});
    const qint64 reserved = stock->integer(2);

    // 2. Once only.
    if (const auto claimed = claimedBefore(tx, kKind, request))
        return tellAgain<CountStockOutcome>("CountStock", *claimed, [operation = request.operation](Reader &next) {
            return countedBefore(next, operation);
        });

    // 3. What orders hold is never counted away, and how much that is, is known here only: who counts a shelf takes the
    // time in which others place and cancel. All units of a SKU together fit 64 bits.
    const std::optional<qint64> counted = shelf ? request.units : checkedSum(request.units, reserved);
    if (!counted)
        return rollBack<CountStockOutcome>(Input{Input::Field::Quantity, Input::Problem::Overflow});
    if (*counted < reserved)
        return rollBack<CountStockOutcome>(BelowReserved{*counted, reserved});

    // 4. One write; the triggers add the movement, also of no difference, and the audit event.
    demandOne(tx.change("stock/stock_set_available", {{"sku", lit(request.sku)},
                                                      {"units", lit(*counted - reserved)},
                                                      {"operation", lit(request.operation)},
                                                      {"reason", lit(request.reason)}}),
              "stock/stock_set_available");

    // 5. What was recorded is what a repeat will be told.
    std::optional<Counted> recorded = countedBefore(tx, request.operation);
    demandOne(recorded ? 1 : 0, "stock/stock_changed_by");
    recorded->seenAgain = false;
    return commit<CountStockOutcome>(*recorded);
}

Verdict<ProbeCountOutcome> probeCount(Transaction &tx, const CountStock &request)
{
    // 1. The flow's lock: a COMMIT that is still under way is waited for.
    tx.maybe("stock/stock_lock", {{"skus", list({lit(request.sku)})}});

    // 2. What the operation has left.
    const std::optional<Counted> counted = countedBefore(tx, request.operation);
    return counted ? rollBack<ProbeCountOutcome>(*counted) : rollBack<ProbeCountOutcome>(NotDone{});
}

} // namespace holdfast
