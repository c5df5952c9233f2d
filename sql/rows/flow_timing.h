// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace holdfast {

// How long one step of a flow took in a span, all desks together. Microseconds; of step "attempts": how many there
// were. Of a SKU: how long all flows together waited for its stock row. Percentiles are as fine as the buckets, a fifth
// of their value; mean and max are exact.
struct FlowTiming
{
    struct Bucket
    {
        double begin = 0, end = 0;
        qint64 runs = 0;
    };
    QByteArray flow = {}; // CancelOrder; empty: of a SKU
    QByteArray step =
        {}; // order_lock, quote_lock, reservation_lock, stock_lock, receipt_lock, price_lock, commit, whole
    qint64 runs = 0;
    double mean = 0;
    qint64 p50 = 0, p95 = 0, p99 = 0, max = 0;
    std::vector<Bucket> buckets = {}; // those that something fell into, ascending
    std::optional<SkuId> sku = {};    // whose stock; none: of a flow
    QByteArray code = {};             // the SKU's
};

} // namespace holdfast
