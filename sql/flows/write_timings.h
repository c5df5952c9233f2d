// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/flow_timings.h"
#include "sql/connection/verdict.h"

#include <QString>

namespace holdfast {

class Session;

struct TimingsWritten
{
    static constexpr const char *token = "TimingsWritten";
};

// Appends what a desk's flows took, in one statement. Not empty. Throws DbError.
Verdict<TimingsWritten> writeTimings(Transaction &tx, const QString &workstation,
                                     const std::vector<FlowTimings::Count> &counts);

// Takes what was counted and appends it, in a transaction of its own; for the lane that watches the server. What cannot
// be written is lost: false, and nothing is thrown.
bool writeTimings(Session &session, FlowTimings &timings);

} // namespace holdfast
