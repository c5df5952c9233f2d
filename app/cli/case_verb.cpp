// SPDX-License-Identifier: GPL-3.0-or-later
// incident export N FILE | incident repair N {--dry-run | --ask --reason TEXT [--operation UUID] | --approve}
#include "app/cli/incident_words.h"
#include "app/cli/verb.h"
#include "sql/connection/session.h"
#include "sql/flows/repair_stock.h"
#include "sql/invariants/check_sku.h"
#include "sql/pages/case_page.h"
#include "sql/schema/demand_right.h"

#include <QCommandLineParser>
#include <QJsonArray>
#include <QSaveFile>

namespace holdfast::cli {

namespace {

constexpr int kMostMovements = 10'000;

const QString kWays =
    QStringLiteral("usage: incident export N FILE | "
                   "incident repair N {--dry-run | --ask --reason TEXT [--operation UUID] | --approve}");

Answer noSuchCase(IncidentId incident)
{
    return {NotFound::token, Exit::Refused, {}, QStringLiteral("There is no case %1.").arg(number(incident)), {}};
}

Answer exportCase(OpenStore &open, IncidentId incident, const QString &path)
{
    const std::optional<CasePage> page = open.session->inSnapshot("CasePage", [&](Reader &reader) {
        demandRight(reader, Right::HandleCases);
        return casePage(reader, incident, kMostMovements);
    });
    if (!page)
        return noSuchCase(incident);
    QSaveFile file(path);
    QJsonObject content = caseJson(*page);
    content.insert(QStringLiteral("store"), json(open.store));
    const QByteArray text = QJsonDocument(content).toJson(QJsonDocument::Indented);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return {"FileNotWritten",
                Exit::Refused,
                {},
                QStringLiteral("\"%1\" cannot be written: %2").arg(plain(path), plain(file.errorString())),
                {}};
    return {"CaseExported",
            Exit::Done,
            {{QStringLiteral("incident"), number(incident)}, {QStringLiteral("file"), path}},
            QStringLiteral("Case %1 was written to \"%2\".").arg(number(incident)).arg(plain(path)),
            {}};
}

QString whatToFindOut(FindOut why)
{
    switch (why) {
    case FindOut::NothingIsWrong:
        return QStringLiteral("Counters, movements and reservations agree: there is nothing to repair.");
    case FindOut::OrderAgainstReservation:
        return QStringLiteral(
            "An order and its reservation disagree. Find out by their audit trail and their movements "
            "which of the two is true.");
    case FindOut::MovementAgainstReservation:
        return QStringLiteral("An order's units were taken or given back more or less often than its reservation says. "
                              "Find out which order that is, and where its units are.");
    case FindOut::WhoMovedStock:
        return QStringLiteral(
            "The counters were changed by a movement that names nobody. Find out who did it, and why.");
    case FindOut::LostMovements:
        return QStringLiteral("Movements are missing. Find out what was moved, or count the shelf.");
    case FindOut::MovementsAgainstHeld:
        return QStringLiteral(
            "The movements add up to another number than orders hold. Compare each order that holds.");
    case FindOut::CountOnShelf:
        return QStringLiteral("The records do not say how many units there are. Count the shelf.");
    case FindOut::AnotherRecord:
        return QStringLiteral("The case is not about a SKU's counters. Compare the records of the case.");
    }
    return {};
}

QString counters(const StockCounters &counters)
{
    return QStringLiteral("%1 available, %2 reserved").arg(counters.available).arg(counters.reserved);
}

QString change(const QByteArray &code, const StockCounters &before, const StockCounters &after)
{
    return QStringLiteral("%1: %2, instead of %3.").arg(plain(code), counters(after), counters(before));
}

// The words for each answer. A new answer of the flows stops the build here.
struct TellRepair
{
    IncidentId incident;

    Answer operator()(const RepairPlan &plan) const
    {
        return {"RepairPlan",
                Exit::Done,
                {{QStringLiteral("incident"), number(incident)}, {QStringLiteral("plan"), planJson(plan)}},
                QStringLiteral("A repair would make of ") + change(plan.code, plan.before, plan.after) +
                    kNothingChanged,
                {}};
    }
    Answer operator()(const NotRepairable &no) const
    {
        return {NotRepairable::token,
                Exit::Refused,
                {{QStringLiteral("find_out"), QString::fromLatin1(nameOf(no.why))},
                 {QStringLiteral("sku_id"), maybeNumber(no.sku)}},
                whatToFindOut(no.why) + kNothingChanged,
                {}};
    }
    Answer operator()(const RepairAsked &asked) const
    {
        return {RepairAsked::token,
                Exit::Done,
                {{QStringLiteral("incident"), number(asked.incident)},
                 {QStringLiteral("operation"), asked.operation.text()},
                 {QStringLiteral("by"), asked.by},
                 {QStringLiteral("at"), moment(asked.at)}},
                QStringLiteral("Asked for. Another supervisor carries it out with `incident repair %1 --approve`. ")
                        .arg(number(asked.incident)) +
                    change(asked.code, asked.before, asked.after),
                {}};
    }
    Answer operator()(const Repaired &repaired) const
    {
        return {
            Repaired::token,
            Exit::Done,
            {{QStringLiteral("incident"), number(repaired.incident)},
             {QStringLiteral("sku_id"), number(repaired.sku)},
             {QStringLiteral("available"), repaired.available},
             {QStringLiteral("reserved"), repaired.reserved},
             {QStringLiteral("version"), repaired.version},
             {QStringLiteral("at"), moment(repaired.at)},
             {QStringLiteral("by"), repaired.by},
             {QStringLiteral("asked_by"), repaired.askedBy},
             {QStringLiteral("seen_again"), repaired.seenAgain}},
            QStringLiteral("Repaired at %1: %2.")
                .arg(shortInstant(repaired.at), counters({repaired.available, repaired.reserved, repaired.version})),
            {}};
    }
    Answer operator()(const PremiseChanged &changed) const
    {
        return {PremiseChanged::token,
                Exit::Refused,
                {{QStringLiteral("plan"), changed.now ? QJsonValue(planJson(*changed.now)) : QJsonValue()}},
                QStringLiteral("The rows are not what they were when the repair was asked for. Look at it again.") +
                    kNothingChanged,
                {}};
    }
    Answer operator()(const AskedByYourself &) const
    {
        return {AskedByYourself::token,
                Exit::Refused,
                {},
                QStringLiteral("You asked for it: another supervisor carries it out.") + kNothingChanged,
                {}};
    }
    Answer operator()(const NotFound &) const { return noSuchCase(incident); }
    Answer operator()(const InvalidInput &input) const { return invalidInput(input); }
};

PlanRepairOutcome planOf(OpenStore &open, IncidentId incident)
{
    return open.session->read("PlanRepair", [&](Reader &reader) { return planRepair(reader, incident); });
}

Answer ask(OpenStore &open, IncidentId incident, const QString &reason, const OperationId &operation)
{
    const PlanRepairOutcome plan = planOf(open, incident);
    if (!std::holds_alternative<RepairPlan>(plan))
        return std::visit(TellRepair{incident}, plan);
    const AskRepair request{operation, incident, std::get<RepairPlan>(plan), reason};
    try {
        return std::visit(TellRepair{incident}, open.session->inTransaction("AskRepair", [&](Transaction &tx) {
            return askRepair(tx, request);
        }));
    } catch (const DbError &error) {
        return noAnswer(error,
                        QStringLiteral("whether it was asked for; the same command with --operation %1 finds out")
                            .arg(operation.text()));
    }
}

Answer approve(OpenStore &open, IncidentId incident)
{
    const std::optional<RepairAsked> asked =
        open.session->read("RepairAsked", [&](Reader &reader) { return repairAsked(reader, incident); });
    if (!asked)
        return {NotFound::token,
                Exit::Refused,
                {},
                QStringLiteral("Nobody has asked for a repair in case %1.").arg(number(incident)) + kNothingChanged,
                {}};
    Answer answer;
    try {
        const RepairStockOutcome outcome = open.session->inTransaction("RepairStock", [&](Transaction &tx) {
            return repairStock(tx, {asked->operation, asked->sku});
        });
        answer = std::visit(TellRepair{incident}, outcome);
        if (!std::holds_alternative<Repaired>(outcome))
            return answer;
    } catch (const DbError &error) {
        return noAnswer(error, QStringLiteral("whether it was repaired; the same command finds out"));
    }
    try { // the repair stands, whether or not it can be looked at
        const QByteArrayList broken =
            open.session->inSnapshot("CheckSku", [&](Reader &reader) { return brokenOfSku(reader, asked->sku); });
        QJsonArray keys;
        for (const QByteArray &key : broken)
            keys << QString::fromUtf8(key);
        answer.fields.insert(QStringLiteral("broken"), keys);
        answer.sentence +=
            broken.isEmpty() ? QStringLiteral(" The check of this SKU is green.")
                             : QStringLiteral(" The check of this SKU still finds: %1.").arg(plain(broken.join(", ")));
    } catch (const DbError &) {
        answer.fields.insert(QStringLiteral("broken"), QJsonValue());
        answer.sentence += QStringLiteral(" It could not be checked: `check` does.");
    }
    return answer;
}

} // namespace

Parsed caseVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption dryRun(QStringLiteral("dry-run")), asks(QStringLiteral("ask")),
        approves(QStringLiteral("approve"));
    const QCommandLineOption reason(QStringLiteral("reason"), QString(), QStringLiteral("TEXT"));
    const QCommandLineOption operation(QStringLiteral("operation"), QString(), QStringLiteral("UUID"));
    parser.addOptions({dryRun, asks, approves, reason, operation});
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();
    const int ways = int(parser.isSet(dryRun)) + int(parser.isSet(asks)) + int(parser.isSet(approves));
    const bool exports = positional.value(0) == u"export";
    if (positional.size() != (exports ? 3 : 2) || ways != (exports ? 0 : 1) ||
        parser.isSet(reason) != parser.isSet(asks) || (parser.isSet(operation) && !parser.isSet(asks)))
        return usage(kWays);
    const std::optional<qint64> known = wholeNumber(positional.at(1));
    if (!known)
        return notANumber("a case", positional.at(1));
    const IncidentId incident{*known};
    if (exports)
        return [incident, path = positional.at(2)](OpenStore &open) { return exportCase(open, incident, path); };
    if (parser.isSet(dryRun))
        return [incident](OpenStore &open) { return std::visit(TellRepair{incident}, planOf(open, incident)); };
    if (parser.isSet(approves))
        return [incident](OpenStore &open) { return approve(open, incident); };
    OperationId id = OperationId::make();
    if (parser.isSet(operation)) {
        const auto given = operationId("--operation", parser.value(operation));
        if (const auto *problem = std::get_if<Answer>(&given))
            return *problem;
        id = std::get<OperationId>(given);
    }
    return [incident, id, why = parser.value(reason)](OpenStore &open) { return ask(open, incident, why, id); };
}

} // namespace holdfast::cli
