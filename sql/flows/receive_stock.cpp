// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/receive_stock.h"

#include "sql/rows/money.h"

namespace holdfast {

namespace {

constexpr const char *kKind = "receive";

std::optional<Received> receivedBefore(Reader &reader, const OperationId &operation)
{
    const std::optional<StockMoved> moved = stockMovedBy(reader, kKind, operation);
    return moved ? std::optional(Received{*moved}) : std::nullopt;
}

} // namespace

Verdict<ReceiveStockOutcome> receiveStock(Transaction &tx, const ReceiveStock &request)
{
    using Input = InvalidInput;
    if (const auto input = invalidReason(request.reason))
        return rollBack<ReceiveStockOutcome>(*input);
    if (request.units < 1)
        return rollBack<ReceiveStockOutcome>(Input{Input::Field::Quantity, Input::Problem::OutOfRange});

    // 1. Lock the stock row, as a supervisor; cancels and placements of this SKU wait here.
    const std::optional<Row> stock = lockBySupervisor(tx, "stock/stock_lock", request.sku, Right::KeepStock);
    if (!stock)
        return rollBack<ReceiveStockOutcome>(NotFound{});
    const qint64 reserved = stock->integer(2);

    // 2. Once only.
    if (const auto claimed = claimedBefore(tx, kKind, request))
        return tellAgain<ReceiveStockOutcome>("ReceiveStock", *claimed, [operation = request.operation](Reader &next) {
            return receivedBefore(next, operation);
        });

    // 3. All units of a SKU together fit 64 bits: every sum of theirs is made without a second thought.
    const std::optional<qint64> available = checkedSum(stock->integer(1), request.units);
    if (!available || !checkedSum(*available, reserved))
        return rollBack<ReceiveStockOutcome>(Input{Input::Field::Quantity, Input::Problem::Overflow});

    // 4. One write; the triggers add the movement and the audit event.
    demandOne(tx.change("stock/stock_receive", {{"sku", lit(request.sku)},
                                                {"units", lit(request.units)},
                                                {"operation", lit(request.operation)},
                                                {"reason", lit(request.reason)}}),
              "stock/stock_receive");

    // 5. What was recorded is what a repeat will be told.
    std::optional<Received> received = receivedBefore(tx, request.operation);
    demandOne(received ? 1 : 0, "stock/stock_changed_by");
    received->seenAgain = false;
    return commit<ReceiveStockOutcome>(*received);
}

Verdict<ProbeReceiveOutcome> probeReceive(Transaction &tx, const ReceiveStock &request)
{
    // 1. The flow's lock: a COMMIT that is still under way is waited for.
    tx.maybe("stock/stock_lock", {{"skus", list({lit(request.sku)})}});

    // 2. What the operation has left.
    const std::optional<Received> received = receivedBefore(tx, request.operation);
    return received ? rollBack<ProbeReceiveOutcome>(*received) : rollBack<ProbeReceiveOutcome>(NotDone{});
}

} // namespace holdfast
