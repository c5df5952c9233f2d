// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/flow_timing.h"
#include "sql/rows/instant.h"

#include <vector>

namespace holdfast {

class Reader;

struct TimingsPage
{
    static constexpr int kHotSkus = 10;
    std::vector<FlowTiming> timings; // by flow and step, then by SKU: the ones that were waited for longest
    // By Little's law: runs a second × their mean, so many were in a flow at the same time. A mean; no size of a pool
    // follows from it.
    double inFlows = 0;
    // Of the whole server, now.
    qint64 connected = 0, running = 0;
    qint64 mostConnected = 0; // since it started
};

// What was written from an instant on and before another one; a desk writes about once a minute. Throws DbError.
TimingsPage timingsPage(Reader &reader, Instant from, Instant to);

} // namespace holdfast
