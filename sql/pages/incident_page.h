// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/incident_row.h"

namespace holdfast {

class Reader;

struct IncidentPageRequest
{
    static constexpr int kMostRows = 1000;

    std::optional<QByteArray> state;    // "open", "handed", "resolved"
    std::optional<QByteArray> severity; // "critical", "warning", "notice"
    std::optional<IncidentId> after;    // the last row of the page before
    int limit = 200;
};

// Cases, the newest first; fewer than the limit: there are no more. Throws DbError, as all here.
std::vector<IncidentRow> incidentPage(Reader &reader, const IncidentPageRequest &request);
std::optional<IncidentCard> incidentCard(Reader &reader, IncidentId incident);

// Cases that nobody has resolved; another newest one than before: there is something to tell.
struct OpenIncidents
{
    qint64 critical = 0, warnings = 0, notices = 0;
    std::optional<IncidentId> newest; // notices left out
};
OpenIncidents openIncidents(Reader &reader);

// All cases, resolved ones among them, counted by what a list filters by.
struct IncidentCount
{
    QByteArray state, severity;
    qint64 cases = 0;
};
std::vector<IncidentCount> incidentCounts(Reader &reader);

// Checks, the newest first.
std::vector<CheckRow> checkPage(Reader &reader, std::optional<qint64> after, int limit);
// When the store was first seen whole after it last was not; none: it is not known to be.
std::optional<Instant> greenSince(Reader &reader);

} // namespace holdfast
