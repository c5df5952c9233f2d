// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/record_check.h"

#include "sql/connection/session.h"
#include "sql/flows/record_incident.h"
#include "sql/schema/demand_right.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace holdfast {

namespace {

constexpr std::size_t kOfOneTransaction = 50; // a desk that meets one of these cases waits for so many

using Recorded = std::vector<RecordedIncident>;

Verdict<Recorded> recordSome(Transaction &tx, const std::vector<Finding> &some, const OperationId &operation)
{
    Recorded recorded;
    try {
        for (const Finding &finding : some)
            recorded.push_back(recordIncident(tx, finding, operation));
        return commit<Recorded>(std::move(recorded));
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::DuplicateKey)
            throw;
        // Another desk opens one of them at this moment; in a new transaction its case is seen.
        return rollBackAndLook<Recorded>("RecordIncidents",
                                         [=](Transaction &next) { return recordSome(next, some, operation); });
    }
}

QJsonObject detailOf(const CheckedInvariant &checked)
{
    return {{QStringLiteral("invariant"), QString::fromLatin1(checked.id)},
            {QStringLiteral("looks"), checked.looks},
            {QStringLiteral("findings"), checked.found},
            {QStringLiteral("micros"), checked.micros}};
}

QString detailOf(const CheckReport &report, const ServerHealth &health)
{
    QJsonArray all;
    for (const CheckedInvariant &checked : report.invariants)
        all << detailOf(checked);
    for (const CheckedServer &checked : health.checks) {
        QJsonObject detail = detailOf(checked);
        QJsonArray unchecked;
        for (const Unchecked &each : checked.unchecked)
            unchecked << QString::fromUtf8(each.what);
        if (!unchecked.isEmpty())
            detail.insert(QStringLiteral("unchecked"), unchecked);
        all << detail;
    }
    return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact));
}

Verdict<qint64> recordRun(Transaction &tx, const CheckReport &report, const ServerHealth &health, qint64 newIncidents,
                          const OperationId &operation)
{
    // A repeat after a lost COMMIT.
    if (const auto known = tx.maybe("checks/check_run_by_operation", {{"operation", lit(operation)}}))
        return rollBack<qint64>(known->integer(0));
    return commit<qint64>(tx.insert(
        "checks/check_run_insert",
        {{"operation", lit(operation)},
         {"kind", lit(report.isFull ? QStringLiteral("full") : QStringLiteral("light"))},
         {"holds", lit(report.holds() && health.holds() ? 1 : 0)},
         {"snapshot", lit(report.snapshot)},
         {"movement", lit(report.through.movement)},
         {"audit", lit(report.through.audit)},
         {"looks", lit(report.looks())},
         {"findings", lit(report.found(Severity::Critical) + report.found(Severity::Warning) + health.found())},
         {"new_incidents", lit(newIncidents)},
         {"micros_taken", lit(report.micros)},
         {"detail", lit(detailOf(report, health))}}));
}

} // namespace

CheckRecorded recordCheck(Session &session, const CheckReport &report, const OperationId &operation,
                          const ServerHealth &health)
{
    demandRight(session, Right::CheckStore);

    // By key, so that two checks that meet take the cases in one order.
    std::vector<Finding> findings;
    for (const CheckedInvariant &checked : report.invariants)
        findings.insert(findings.end(), checked.findings.begin(), checked.findings.end());
    for (const CheckedServer &checked : health.checks)
        findings.insert(findings.end(), checked.findings.begin(), checked.findings.end());
    std::ranges::sort(findings, {}, &Finding::key);

    CheckRecorded answer;
    for (std::size_t done = 0; done < findings.size(); done += kOfOneTransaction) {
        const auto begin = findings.begin() + qsizetype(done);
        const auto end = findings.begin() + qsizetype(std::min(done + kOfOneTransaction, findings.size()));
        const std::vector<Finding> some(begin, end);
        const Recorded recorded =
            session.inTransaction("RecordIncidents", [&](Transaction &tx) { return recordSome(tx, some, operation); });
        for (std::size_t i = 0; i < some.size(); ++i) {
            if (recorded[i].isNew && severityOf(some[i].invariant) != Severity::Notice)
                answer.newIncidents.push_back({recorded[i].id, some[i]});
        }
    }
    answer.run = session.inTransaction("RecordCheck", [&](Transaction &tx) {
        return recordRun(tx, report, health, qint64(answer.newIncidents.size()), operation);
    });
    return answer;
}

} // namespace holdfast
