// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/record_check.h"

namespace holdfast {

// A check of the store and of its server that came to its end, and is in the history. Holds: of all that was looked at
// nothing was found but notices. What could not be looked at (health.unchecked()) is told beside it, never as a
// finding.
struct CheckMade
{
    CheckReport report;
    ServerHealth health;
    CheckRecorded recorded;

    bool holds() const { return report.holds() && health.holds(); }
    qint64 found() const; // critical findings and warnings
};

// What was changed after the last check in the history; everything, where there was none.
CheckRequest sinceLastCheck(Session &desk);

// Looks at the store, then at its server (in a light check, too), and records both as one check. `checking` is a
// session of its own with settings from forChecking(), `desk` one that flows run in: its settings are judged, and it
// records. Both in one thread. Told and stopped as checkAll(); empty: it was stopped, and nothing is recorded. Throws
// DbError; NotPermitted, where the account is no supervisor's, before anything is looked at.
std::optional<CheckMade> makeCheck(Session &desk, Session &checking, const CheckRequest &request,
                                   const std::function<void(const CheckProgress &)> &told = {},
                                   const std::atomic<bool> *stop = nullptr);

} // namespace holdfast
