// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/record_incident.h"

#include "sql/connection/transaction.h"

namespace holdfast {

IncidentId recordIncident(Transaction &tx, const Finding &finding, const OperationId &operation)
{
    const std::optional<Row> known = tx.maybe("incidents/incident_by_finding", {{"finding", lit(finding.key)}});
    const QString evidence = QString::fromUtf8(finding.evidence);
    const IncidentId incident = known
                                    ? known->id<IncidentId>(0)
                                    : IncidentId{tx.insert("incidents/incident_open",
                                                           {{"finding", lit(finding.key)},
                                                            {"invariant", lit(QString::fromLatin1(finding.invariant))},
                                                            {"order", lit(finding.order)},
                                                            {"sku", lit(finding.sku)},
                                                            {"evidence", lit(evidence)}})};
    tx.change("incidents/incident_event", {{"incident", lit(incident)},
                                           {"what", lit(known ? QStringLiteral("seen") : QStringLiteral("opened"))},
                                           {"operation", lit(operation)},
                                           {"evidence", known ? lit(evidence) : lit(std::nullopt)}});
    return incident;
}

} // namespace holdfast
