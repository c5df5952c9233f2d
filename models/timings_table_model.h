// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paged_table_model.h"
#include "sql/rows/flow_timing.h"

#include <tuple>

namespace holdfast {

struct TimingList
{
    using Row = FlowTiming;
    using Id = std::tuple<QByteArray, QByteArray, qint64>;
    enum class Sort { AsTheyRun }; // the flow as a whole, then its steps as it takes them; the SKU waited for longest
    static Id idOf(const FlowTiming &timing)
    {
        return {timing.flow, timing.step, timing.sku ? number(*timing.sku) : 0};
    }
    static bool isBefore(const FlowTiming &a, const FlowTiming &b, Sort sort);
    static bool isUnchanged(const FlowTiming &old, const FlowTiming &now);
    static constexpr bool kMoves = false;
};

// How long the flows took, by flow and step; all of it comes at once. GUI thread.
class TimingsTableModel : public PagedRows<TimingList>
{
    Q_OBJECT

public:
    enum Column { Flow, Step, Runs, Median, Most95, Most99, Longest, Mean, ColumnCount };

    TimingsTableModel(Display display, QObject *parent = nullptr);

    void take(std::vector<FlowTiming> timings);
};

} // namespace holdfast
