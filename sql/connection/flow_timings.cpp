// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/flow_timings.h"

#include <QMutexLocker>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>

namespace holdfast {

namespace {

constexpr int kToADoubling = 4;
constexpr int kMost = 255; // as the table has it

// Which statement is the wait for which lock.
constexpr std::array kLocks{std::pair("orders/order_lock", "order_lock"),
                            std::pair("orders/order_lock_by_supervisor", "order_lock"),
                            std::pair("reservations/reservations_lock", "reservation_lock"),
                            std::pair("stock/stock_lock", "stock_lock"),
                            std::pair("stock/stock_lock_of_order", "stock_lock"),
                            std::pair("quotes/quote_lock", "quote_lock"),
                            std::pair("receipts/receipt_claim", "receipt_lock"),
                            std::pair("skus/prices_of", "price_lock"),
                            std::pair("skus/prices_share", "price_lock"),
                            std::pair("COMMIT", "commit")};

} // namespace

int FlowTimings::bucketOf(qint64 value)
{
    if (value <= 1)
        return 0;
    int bucket = int(std::floor(std::log2(double(value)) * kToADoubling));
    // What is exact must not hang on the last bit of a logarithm.
    if (begin(bucket + 1) <= double(value))
        ++bucket;
    return std::clamp(bucket, 0, kMost);
}

double FlowTimings::begin(int bucket)
{
    return bucket <= 0 ? 0 : std::exp2(double(bucket) / kToADoubling);
}

void FlowTimings::add(const RunReport &run)
{
    if (run.attempts == 0) // nothing was sent
        return;
    const QMutexLocker lock(&m_mutex);
    if (!m_since)
        m_since = std::chrono::steady_clock::now();
    std::map<QByteArray, qint64> waits; // a step that a run did not take is no short one
    for (const RunReport::Step &step : run.steps) {
        for (const auto &[statement, name] : kLocks) {
            if (step.statement == statement)
                waits[name] += step.micros;
        }
    }
    for (const auto &[step, micros] : waits)
        count(run.flow, step, micros);
    count(run.flow, "whole", run.micros);
    count(run.flow, "attempts", run.attempts);
    for (const SkuId sku : std::set(run.stock.begin(), run.stock.end()))
        count({}, "stock_lock", waits["stock_lock"], sku);
}

void FlowTimings::count(const QByteArray &flow, const QByteArray &step, qint64 value, std::optional<SkuId> sku)
{
    Sum &sum = m_sums[{sku, flow, step, bucketOf(value)}];
    ++sum.runs;
    sum.total += value;
    sum.longest = std::max(sum.longest, value);
}

bool FlowTimings::isDue(std::chrono::milliseconds time)
{
    const QMutexLocker lock(&m_mutex);
    return m_since && std::chrono::steady_clock::now() - *m_since >= time;
}

std::vector<FlowTimings::Count> FlowTimings::take()
{
    const QMutexLocker lock(&m_mutex);
    std::vector<std::pair<qint64, SkuId>> waited; // the longest first
    for (auto it = m_sums.begin(); it != m_sums.end(); ++it) {
        const std::optional<SkuId> sku = std::get<0>(it->first);
        if (sku && (waited.empty() || waited.back().second != *sku))
            waited.emplace_back(0, *sku);
        if (sku)
            waited.back().first += it->second.total;
    }
    std::ranges::sort(waited, std::greater());
    waited.resize(std::min(waited.size(), kHotSkus));

    std::vector<Count> counts;
    for (const auto &[of, sum] : m_sums) {
        const auto &[sku, flow, step, bucket] = of;
        if (!sku || std::ranges::find(waited, *sku, &std::pair<qint64, SkuId>::second) != waited.end())
            counts.push_back({flow, step, bucket, sum.runs, sum.total, sum.longest, sku});
    }
    m_sums.clear();
    m_since.reset();
    return counts;
}

} // namespace holdfast
