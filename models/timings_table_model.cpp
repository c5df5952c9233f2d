// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/timings_table_model.h"

#include <QByteArrayList>

#include <tuple>

namespace holdfast {

namespace {

qsizetype turnOf(const QByteArray &step)
{
    static const QByteArrayList turns{"whole",      "receipt_lock",     "quote_lock", "price_lock",
                                      "order_lock", "reservation_lock", "stock_lock", "commit"};
    const qsizetype turn = turns.indexOf(step);
    return turn < 0 ? turns.size() : turn; // others, and how often, at the end
}

} // namespace

bool TimingList::isBefore(const FlowTiming &a, const FlowTiming &b, Sort)
{
    const auto place = [](const FlowTiming &timing) {
        const double waited = timing.sku ? timing.mean * double(timing.runs) : 0;
        return std::tuple(timing.sku.has_value(), timing.flow, turnOf(timing.step), timing.step, -waited,
                          TimingList::idOf(timing));
    };
    return place(a) < place(b);
}

bool TimingList::isUnchanged(const FlowTiming &old, const FlowTiming &now)
{
    const auto shown = [](const FlowTiming &timing) {
        return std::tuple(timing.runs, timing.mean, timing.p50, timing.p95, timing.p99, timing.max);
    };
    return shown(old) == shown(now);
}

TimingsTableModel::TimingsTableModel(Display display, QObject *parent)
    : PagedRows(
          ColumnCount, {Runs, Median, Most95, Most99, Longest, Mean}, [](quint64, const std::optional<FlowTiming> &) {},
          std::move(display), parent)
{
}

void TimingsTableModel::take(std::vector<FlowTiming> timings)
{
    std::ranges::sort(timings, [](const FlowTiming &a, const FlowTiming &b) {
        return TimingList::isBefore(a, b, TimingList::Sort::AsTheyRun);
    });
    replaceHead(timings, true);
}

} // namespace holdfast
