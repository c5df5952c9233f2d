// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/record_incident.h"

#include "sql/connection/transaction.h"
#include "sql/invariants/invariant.h"

namespace holdfast {

RecordedIncident recordIncident(Transaction &tx, const Finding &finding, const OperationId &operation)
{
    const std::optional<Row> known = tx.maybe("incidents/incident_by_finding", {{"finding", lit(finding.key)}});
    const QString evidence = QString::fromUtf8(finding.evidence);
    const QString severity = QString::fromLatin1(nameOf(severityOf(finding.invariant)));
    const IncidentId incident = known
                                    ? known->id<IncidentId>(0)
                                    : IncidentId{tx.insert("incidents/incident_open",
                                                           {{"finding", lit(finding.key)},
                                                            {"invariant", lit(QString::fromLatin1(finding.invariant))},
                                                            {"severity", lit(severity)},
                                                            {"order", lit(finding.order)},
                                                            {"sku", lit(finding.sku)},
                                                            {"quote", lit(finding.quote)},
                                                            {"evidence", lit(evidence)}})};
    // The trigger says "reopened" of a case that had been resolved.
    tx.change("incidents/incident_event", {{"incident", lit(incident)},
                                           {"what", lit(known ? QStringLiteral("seen") : QStringLiteral("opened"))},
                                           {"operation", lit(operation)},
                                           {"evidence", known ? lit(evidence) : lit(std::nullopt)}});
    return {incident, !known || (!known->isNull(1) && known->bytes(1) == "resolved")};
}

} // namespace holdfast
