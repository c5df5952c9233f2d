// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/grants.h"
#include "sql/invariants/checker.h"

#include <QByteArrayList>

#include <functional>
#include <optional>
#include <vector>

namespace holdfast {

class Session;

// What could not be looked at, and why: neither a finding nor green.
struct Unchecked
{
    QByteArray what; // triggers, constraints of stock, stock/stock_receive
    std::vector<MissingGrant> missing;
    int native = 0; // the server's error, where it is no matter of a grant
};

// One of server.settings, server.locking-reads-use-index, clock.offset and rights.narrow.
struct CheckedServer : CheckedInvariant
{
    std::vector<Unchecked> unchecked;
    bool isExempt = false; // the owner, of rights.narrow: its rights are not judged
};

struct ServerHealth
{
    std::vector<CheckedServer> checks;
    qint64 clockOffset = 0; // microseconds that the server is ahead of this workstation …
    qint64 roundTrip = 0;   // … give or take half of this

    qint64 found() const;
    bool holds() const { return found() == 0; } // of what was looked at; see also unchecked
    std::vector<Unchecked> unchecked() const;   // of all four
};

// A workstation's clock, microseconds since 1970; a test has another one.
using WorkstationClock = std::function<qint64()>;
qint64 workstationClock();

// What a store rests on beside its rows: the server's settings, the schema as the steps made it, the plans of what
// locks, the clocks (of the other hosts, too: each is asked over a connection of its own), the rights of whoever is
// signed in. Findings are warnings; their evidence is {"expected": …, "actual": …}, each {"value": …} or what was
// measured. Reads only, in a desk's session: it judges that one's settings. A part that the server does not answer is
// unchecked, with its error. Throws DbError.
ServerHealth checkServer(Session &session, const WorkstationClock &clock = workstationClock);

// Statements that pick rows to lock or write, and so have to go by a primary or unique key.
QByteArrayList statementsThatPickRows();

} // namespace holdfast
