// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/invariants/server_health.h"
#include "sql/rows/incident_row.h"

#include <QString>

#include <vector>

namespace holdfast {

// What is wrong, in one sentence: short, as a list shows it; with evidence (JSON, as a case keeps it) also with its
// numbers where they help. For an id of invariants(), one of the server's, or one that a flow names; another id gets a
// sentence, too, which says no more than that the records disagree.
QString findingSentence(const IncidentRow &incident, const QByteArray &evidence = {});
QString ruleText(const QByteArray &invariant); // what must hold, while it is being checked
QString severityWord(const QByteArray &severity);

// What a case is of: an order, a SKU, a quote, the server …
QString subjectText(const IncidentRow &incident);

// The pill of its state: a case is open in other words than a quote.
QByteArray pillOf(const IncidentRow &incident);

// "2 critical, 1 warning"; empty where nothing was found.
struct FoundCounts
{
    qint64 critical = 0, warnings = 0, notices = 0;
    bool operator==(const FoundCounts &) const = default;
};
QString countsText(const FoundCounts &counts);

// What a check could not look at, and what would let it: a line each, those that want the same right together.
struct UncheckedText
{
    QString what;
    QString grant; // a statement for the owner of the store; empty: no right is missing
};
std::vector<UncheckedText> uncheckedText(const ServerHealth &health);

} // namespace holdfast
