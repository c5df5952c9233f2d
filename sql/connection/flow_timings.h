// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/run_report.h"

#include <QByteArray>
#include <QMutex>

#include <chrono>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace holdfast {

// What a desk's flows took since it was last asked, as counts in fixed logarithmic buckets, four to a doubling. In
// memory only, by the monotonic clock of the run reports. Any thread.
class FlowTimings
{
public:
    struct Count
    {
        QByteArray flow; // CancelOrder; empty: of a SKU
        QByteArray step; // order_lock, …, commit, whole: microseconds; attempts: how many it took
        int bucket = 0;
        qint64 runs = 0;
        qint64 total = 0;
        qint64 longest = 0;
        std::optional<SkuId> sku; // whose stock row was waited for; a wait for several counts for each
    };
    static constexpr std::size_t kHotSkus = 20; // of so many it is kept, of those that were waited for longest

    // Values from begin(bucket) on, and below begin(bucket + 1).
    static int bucketOf(qint64 value);
    static double begin(int bucket);

    void add(const RunReport &run);
    // Whether something was added so long ago.
    bool isDue(std::chrono::milliseconds time);
    // Everything; from then on counting begins anew.
    std::vector<Count> take();

private:
    struct Sum
    {
        qint64 runs = 0, total = 0, longest = 0;
    };
    void count(const QByteArray &flow, const QByteArray &step, qint64 value, std::optional<SkuId> sku = {});

    QMutex m_mutex;
    using Of = std::tuple<std::optional<SkuId>, QByteArray, QByteArray, int>; // SKU, flow, step, bucket
    std::map<Of, Sum> m_sums;
    std::optional<std::chrono::steady_clock::time_point> m_since; // the first run that was not taken yet
};

} // namespace holdfast
