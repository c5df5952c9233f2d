// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/incident_page.h"

#include "sql/connection/transaction.h"

#include <algorithm>
#include <limits>

namespace holdfast {

namespace {

constexpr qint64 kAfterAll = std::numeric_limits<qint64>::max();
constexpr int kMostEvents = 500;

template <RowId Id>
std::optional<Id> maybeId(const Row &row, std::size_t column)
{
    return row.isNull(column) ? std::nullopt : std::optional(row.id<Id>(column));
}

QString account(const Row &row, std::size_t column)
{
    return row.isNull(column) ? QString() : QString::fromUtf8(row.bytes(column));
}

IncidentRow incidentRow(const Row &row)
{
    IncidentRow incident;
    incident.id = row.id<IncidentId>(0);
    incident.findingKey = row.bytes(1);
    incident.invariant = row.bytes(2);
    incident.severity = row.bytes(3);
    incident.state = row.bytes(4);
    incident.openedAt = row.instant(5);
    incident.lastSeenAt = row.instant(6);
    incident.timesSeen = row.integer(7);
    incident.handedTo = account(row, 8);
    incident.order = maybeId<OrderId>(row, 9);
    incident.sku = maybeId<SkuId>(row, 10);
    incident.quote = maybeId<QuoteId>(row, 11);
    if (!row.isNull(12))
        incident.code = row.bytes(12);
    return incident;
}

} // namespace

std::vector<IncidentRow> incidentPage(Reader &reader, const IncidentPageRequest &request)
{
    const auto text = [](const QByteArray &word) { return lit(QString::fromUtf8(word)); };
    QByteArray name = "incidents/incident_page";
    std::vector<Param> params{{"after_id", lit(request.after ? number(*request.after) : kAfterAll)},
                              {"limit", lit(std::clamp(request.limit, 1, IncidentPageRequest::kMostRows))}};
    if (request.state)
        params.push_back({"state", text(*request.state)});
    if (request.severity)
        params.push_back({"severity", text(*request.severity)});
    if (request.state && request.severity)
        name += "_by_state_and_severity";
    else if (request.state || request.severity)
        name += request.state ? "_by_state" : "_by_severity";
    std::vector<IncidentRow> incidents;
    for (const Row &row : reader.all(name, params))
        incidents.push_back(incidentRow(row));
    return incidents;
}

std::optional<IncidentCard> incidentCard(Reader &reader, IncidentId incident)
{
    const std::optional<Row> row = reader.maybe("incidents/incident_row", {{"incident", lit(incident)}});
    if (!row)
        return std::nullopt;
    IncidentCard card{incidentRow(*row), row->text(13).toUtf8(), account(*row, 14), {}};
    for (const Row &event :
         reader.all("incidents/incident_events", {{"incident", lit(incident)}, {"limit", lit(kMostEvents)}}))
        card.events.push_back({event.instant(1), account(event, 2), event.bytes(3),
                               event.maybeText(4).value_or(QString()), account(event, 5),
                               event.maybeText(6).value_or(QString()).toUtf8()});
    return card;
}

OpenIncidents openIncidents(Reader &reader)
{
    OpenIncidents open;
    for (const Row &row : reader.all("incidents/incidents_open")) {
        const QByteArray severity = row.bytes(1);
        (severity == "critical"  ? open.critical
         : severity == "warning" ? open.warnings
                                 : open.notices) = row.integer(0);
        if (severity != "notice")
            open.newest = std::max(open.newest.value_or(IncidentId{}), row.id<IncidentId>(2));
    }
    return open;
}

std::vector<IncidentCount> incidentCounts(Reader &reader)
{
    std::vector<IncidentCount> counts;
    for (const Row &row : reader.all("incidents/incidents_counted"))
        counts.push_back({row.bytes(1), row.bytes(2), row.integer(0)});
    return counts;
}

std::vector<CheckRow> checkPage(Reader &reader, std::optional<qint64> after, int limit)
{
    std::vector<CheckRow> checks;
    for (const Row &row : reader.all("checks/check_page", {{"after_id", lit(after.value_or(kAfterAll))},
                                                           {"limit", lit(std::clamp(limit, 1, 1000))}}))
        checks.push_back({row.integer(0), row.bytes(1) == "full", row.integer(2) != 0, row.instant(3), row.integer(4),
                          row.integer(5), row.integer(6), row.integer(7), row.integer(8), row.integer(9),
                          account(row, 10), row.instant(11), row.text(12).toUtf8()});
    return checks;
}

std::optional<Instant> greenSince(Reader &reader)
{
    const std::optional<Row> row = reader.maybe("checks/green_since");
    return row ? std::optional(row->instant(0)) : std::nullopt;
}

} // namespace holdfast
