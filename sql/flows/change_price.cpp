// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/change_price.h"

namespace holdfast {

namespace {

std::optional<PriceSet> priceSetBefore(Reader &reader, const OperationId &operation)
{
    const std::optional<Row> row = reader.maybe("skus/price_set_by", {{"operation", lit(operation)}});
    if (!row)
        return std::nullopt;
    return PriceSet{
        row->id<SkuId>(0), row->integer(1), row->integer(2), row->integer(3), row->instant(4), row->text(5), true};
}

} // namespace

Verdict<ChangePriceOutcome> changePrice(Transaction &tx, const ChangePrice &request)
{
    using Input = InvalidInput;
    if (const auto input = invalidReason(request.reason))
        return rollBack<ChangePriceOutcome>(*input);
    if (request.priceMinor < 0)
        return rollBack<ChangePriceOutcome>(Input{Input::Field::Price, Input::Problem::OutOfRange});

    // 1. Lock the price, as a supervisor; whoever sells at the current price waits here.
    if (!lockBySupervisor(tx, "skus/prices_of", request.sku, Right::ChangePrices))
        return rollBack<ChangePriceOutcome>(NotFound{});

    // 2. Once only.
    if (const auto claimed = claimedBefore(tx, "price", request))
        return tellAgain<ChangePriceOutcome>("ChangePrice", *claimed, [operation = request.operation](Reader &next) {
            return priceSetBefore(next, operation);
        });

    // 3. The next version; the triggers add it to the history, and the audit event.
    demandOne(tx.change("skus/price_change", {{"sku", lit(request.sku)},
                                              {"price", lit(request.priceMinor)},
                                              {"operation", lit(request.operation)}}),
              "skus/price_change");

    // 4. What was recorded is what a repeat will be told.
    std::optional<PriceSet> recorded = priceSetBefore(tx, request.operation);
    demandOne(recorded ? 1 : 0, "skus/price_set_by");
    recorded->seenAgain = false;
    return commit<ChangePriceOutcome>(*recorded);
}

Verdict<ProbePriceOutcome> probePrice(Transaction &tx, const ChangePrice &request)
{
    // 1. The flow's lock: a COMMIT that is still under way is waited for.
    tx.maybe("skus/prices_of", {{"skus", list({lit(request.sku)})}});

    // 2. What the operation has left.
    const std::optional<PriceSet> recorded = priceSetBefore(tx, request.operation);
    return recorded ? rollBack<ProbePriceOutcome>(*recorded) : rollBack<ProbePriceOutcome>(NotDone{});
}

} // namespace holdfast
