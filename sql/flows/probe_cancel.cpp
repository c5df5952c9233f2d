// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/probe_cancel.h"

#include "sql/connection/transaction.h"

namespace holdfast {

Verdict<ProbeCancelOutcome> probeCancel(Transaction &tx, const CancelOrder &request)
{
    const auto say = [](auto answer) { return rollBack<ProbeCancelOutcome>(std::move(answer)); };

    // 1. The order's lock: a COMMIT that is still under way is waited for.
    const std::optional<Row> order = tx.maybe("orders/order_lock", {{"order", lit(request.order)}});
    const auto *customer = std::get_if<CustomerId>(&request.onBehalfOf);
    if (!order || (customer && order->id<CustomerId>(0) != *customer))
        return say(NotFound{});

    // 2. What the order says now.
    const QByteArray status = order->bytes(1);
    if (status == "created")
        return say(NotDone{});
    if (status != "cancelled")
        return say(NotCancellable{status});
    const Instant at = order->instant(3);
    const QString by = order->maybeText(4).value_or(QString());
    if (order->isNull(2) || order->bytes(2) != request.operation.bytes())
        return say(AlreadyCancelled{at, by, order->maybeText(5).value_or(QString())});

    // 3. It was this operation; with what it gave back.
    std::vector<GivenBack> units;
    for (const Row &row : tx.all("reservations/reservations_lock", {{"order", lit(request.order)}}))
        units.push_back({row.id<SkuId>(0), row.integer(1)});
    return say(Cancelled{at, by, units, true});
}

} // namespace holdfast
