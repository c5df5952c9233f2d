// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/invariants/invariant.h"
#include "sql/rows/instant.h"
#include "sql/rows/outcomes.h"

#include <QByteArrayList>

#include <atomic>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace holdfast {

class Session;

// Up to where a check has seen everything: what was written later has greater numbers.
struct CheckPoint
{
    qint64 movement = 0; // of stock_movements
    qint64 audit = 0;    // of audit_events
};

// Everything, or only what was changed since a check or an instant. The light one goes by the numbers of movements and
// audit events: it looks at the SKUs that moved with all that is held of them, the orders and quotes that something was
// done to, and the receipts that name these. It does not see: a row that was changed past the triggers, a receipt that
// names neither order nor quote or was left unanswered, a movement or an event that was taken away; and findings of
// before that nobody has touched since. The full one sees whatever is wrong now.
struct CheckRequest
{
    std::variant<std::monostate, CheckPoint, Instant> since;
    // A transaction may get its numbers and commit them so much later; longer than any budget that a store can have.
    std::chrono::seconds settling{180};
    std::size_t mostFindings = 1000; // read of one statement; how many there are is counted all the same

    bool isFull() const { return std::holds_alternative<std::monostate>(since); }
};

struct CheckedInvariant
{
    QByteArray id;
    Severity severity = Severity::Critical;
    std::vector<Finding> findings; // by subject; evidence: {"expected": …, "actual": …}
    qint64 found = 0;              // more than findings where a statement had more than it may return
    qint64 looks = 0;              // how often the server looked at a row
    qint64 micros = 0;
};

struct CheckReport
{
    bool isFull = true;
    bool wasStopped = false; // then some invariants are missing
    Instant snapshot;        // what was checked is what was committed then
    Instant now;             // the server's clock at the end
    CheckPoint through;      // where the next light check may begin
    std::vector<CheckedInvariant> invariants;
    qint64 micros = 0;

    qint64 looks() const;
    qint64 found(Severity severity) const;
    bool holds() const { return !wasStopped && found(Severity::Critical) + found(Severity::Warning) == 0; }
};

struct CheckProgress
{
    QByteArray invariant; // the one that comes now
    int done = 0;
    int of = 0;
};

// Settings for the connection of a check: its statements may take minutes.
ConnectionSettings forChecking(ConnectionSettings settings);

// All invariants in one consistent read-only snapshot, set by set; takes no lock on any row and writes nothing. On a
// lane of its own, with settings from forChecking(). Told before each statement, in the lane's thread. Ends between two
// statements when stop is true or the lane was closed; stopCheck() ends the one that is running, too. Throws DbError.
CheckReport checkAll(Session &session, const CheckRequest &request = {},
                     const std::function<void(const CheckProgress &)> &told = {},
                     const std::atomic<bool> *stop = nullptr);

// What a full check asks, for whoever measures it or asks by hand.
QByteArrayList statementsOfFullCheck();

// Ends the statement that a check's connection is running, from another connection of the same account: set stop first.
// Connects for itself, so not in the window's thread. Throws DbError.
void stopCheck(const ConnectionSettings &settings, qint64 connectionId);

} // namespace holdfast
