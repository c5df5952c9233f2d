// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/timings_page.h"

#include "sql/connection/flow_timings.h"
#include "sql/connection/transaction.h"

#include <algorithm>
#include <cmath>

namespace holdfast {

namespace {

// The value that so many hundredths are at or below; inside a bucket as if its runs lay evenly.
qint64 percentile(const FlowTiming &timing, int hundredths)
{
    const double rank = std::max(1.0, std::ceil(double(timing.runs) * hundredths / 100));
    qint64 before = 0;
    for (const FlowTiming::Bucket &bucket : timing.buckets) {
        if (double(before + bucket.runs) >= rank) {
            const double part = (rank - double(before) - 0.5) / double(bucket.runs);
            const qint64 value = std::llround(bucket.begin + part * (bucket.end - bucket.begin));
            return std::min(value, timing.max);
        }
        before += bucket.runs;
    }
    return timing.max;
}

} // namespace

TimingsPage timingsPage(Reader &reader, Instant from, Instant to)
{
    TimingsPage page;
    double microsInFlows = 0;
    std::vector<double> totals;
    // One row a bucket, from this column on: bucket, runs, total, longest.
    const auto add = [&](const Row &row, std::size_t column, FlowTiming of) {
        const auto isSame = [&](const FlowTiming &last) {
            return last.flow == of.flow && last.step == of.step && last.sku == of.sku;
        };
        if (page.timings.empty() || !isSame(page.timings.back())) {
            page.timings.push_back(std::move(of));
            totals.push_back(0);
        }
        FlowTiming &timing = page.timings.back();
        const int bucket = int(row.integer(column));
        timing.buckets.push_back({FlowTimings::begin(bucket), FlowTimings::begin(bucket + 1), row.integer(column + 1)});
        timing.runs += row.integer(column + 1);
        totals.back() += double(row.integer(column + 2));
        timing.max = std::max(timing.max, row.integer(column + 3));
    };
    const Param after{"after", lit(from)}, before{"before", lit(to)};
    for (const Row &row : reader.all("timings/flow_timings_sum", {after, before}))
        add(row, 2, {.flow = row.bytes(0), .step = row.bytes(1)});
    for (const Row &row : reader.all("timings/sku_timings_sum", {after, before, {"limit", lit(TimingsPage::kHotSkus)}}))
        add(row, 3, {.step = row.bytes(2), .sku = row.id<SkuId>(0), .code = row.bytes(1)});
    for (std::size_t i = 0; i < page.timings.size(); ++i) {
        FlowTiming &timing = page.timings[i];
        timing.mean = totals[i] / double(timing.runs);
        timing.p50 = percentile(timing, 50);
        timing.p95 = percentile(timing, 95);
        timing.p99 = percentile(timing, 99);
        if (timing.step == "whole")
            microsInFlows += totals[i];
    }
    if (to.micros > from.micros)
        page.inFlows = microsInFlows / double(to.micros - from.micros);
    for (const Row &row : reader.all("timings/connections")) {
        const QByteArray name = row.bytes(0).toLower();
        const qint64 value = row.text(1).toLongLong();
        (name == "threads_connected" ? page.connected
         : name == "threads_running" ? page.running
                                     : page.mostConnected) = value;
    }
    return page;
}

} // namespace holdfast
