// SPDX-License-Identifier: GPL-3.0-or-later
// incident list [--state S] [--severity S] [--limit N] | show N | note N TEXT | hand N ACCOUNT [--note TEXT] |
// resolve N --reason TEXT; export and repair are in case_verb.cpp
#include "app/cli/incident_words.h"
#include "app/cli/verb.h"
#include "sql/connection/session.h"
#include "sql/flows/handle_incident.h"
#include "sql/pages/incident_page.h"
#include "sql/schema/demand_right.h"

#include <QCommandLineParser>
#include <QJsonArray>
#include <QJsonDocument>

namespace holdfast::cli {

namespace {

const QString kWays = QStringLiteral(
    "usage: incident list [--state open|handed|resolved] [--severity critical|warning|notice] [--limit N] | "
    "incident show N | incident note N TEXT | incident hand N ACCOUNT [--note TEXT] | "
    "incident resolve N --reason TEXT, each of the last three with [--operation UUID] | "
    "incident export N FILE | incident repair N {--dry-run | --ask --reason TEXT [--operation UUID] | --approve}");

QJsonObject incidentJson(const IncidentRow &incident)
{
    return {{QStringLiteral("incident"), number(incident.id)},
            {QStringLiteral("key"), words(incident.findingKey)},
            {QStringLiteral("invariant"), words(incident.invariant)},
            {QStringLiteral("severity"), words(incident.severity)},
            {QStringLiteral("state"), words(incident.state)},
            {QStringLiteral("first_seen"), moment(incident.openedAt)},
            {QStringLiteral("last_seen"), moment(incident.lastSeenAt)},
            {QStringLiteral("times_seen"), incident.timesSeen},
            {QStringLiteral("handed_to"), incident.handedTo.isEmpty() ? QJsonValue() : QJsonValue(incident.handedTo)},
            {QStringLiteral("order"), maybeNumber(incident.order)},
            {QStringLiteral("sku"), maybeNumber(incident.sku)},
            {QStringLiteral("quote"), maybeNumber(incident.quote)}};
}

QString incidentTable(const std::vector<IncidentRow> &incidents)
{
    QList<QStringList> rows;
    for (const IncidentRow &incident : incidents)
        rows << QStringList{QString::number(number(incident.id)),
                            plain(incident.severity),
                            plain(incident.state),
                            plain(incident.findingKey),
                            shortInstant(incident.openedAt),
                            shortInstant(incident.lastSeenAt),
                            plain(incident.handedTo)};
    return table({QStringLiteral("Case"), QStringLiteral("Severity"), QStringLiteral("State"),
                  QStringLiteral("Finding"), QStringLiteral("First seen"), QStringLiteral("Last seen"),
                  QStringLiteral("Handed to")},
                 rows);
}

Answer list(OpenStore &open, const IncidentPageRequest &request)
{
    const std::vector<IncidentRow> incidents = open.session->read("IncidentPage", [&](Reader &reader) {
        demandRight(reader, Right::HandleCases);
        return incidentPage(reader, request);
    });
    QJsonArray array;
    for (const IncidentRow &incident : incidents)
        array << incidentJson(incident);
    return {"Incidents", Exit::Done, {{QStringLiteral("incidents"), array}}, {}, incidentTable(incidents)};
}

Answer notFound(IncidentId incident)
{
    return {NotFound::token, Exit::Refused, {}, QStringLiteral("There is no case %1.").arg(number(incident)), {}};
}

Answer show(OpenStore &open, IncidentId incident)
{
    const std::optional<IncidentCard> card = open.session->read("IncidentCard", [&](Reader &reader) {
        demandRight(reader, Right::HandleCases);
        return incidentCard(reader, incident);
    });
    if (!card)
        return notFound(incident);
    QJsonArray events;
    QList<QStringList> rows;
    for (const IncidentCard::Event &event : card->events) {
        events << QJsonObject{
            {QStringLiteral("at"), moment(event.at)},      {QStringLiteral("who"), event.who},
            {QStringLiteral("what"), words(event.what)},   {QStringLiteral("words"), event.words},
            {QStringLiteral("handed_to"), event.handedTo}, {QStringLiteral("evidence"), evidenceJson(event.evidence)}};
        rows << QStringList{shortInstant(event.at), plain(event.who), plain(event.what),
                            plain(event.handedTo.isEmpty() ? event.words : event.handedTo + u' ' + event.words)};
    }
    QJsonObject object = incidentJson(card->incident);
    object.insert(QStringLiteral("evidence"), evidenceJson(card->evidence));
    object.insert(QStringLiteral("opened_by"), card->openedBy);
    object.insert(QStringLiteral("events"), events);
    const QByteArray evidence = QJsonDocument(evidenceJson(card->evidence)).toJson(QJsonDocument::Indented);
    QString shown;
    for (const QByteArray &line : evidence.split('\n'))
        shown += plain(line) + u'\n';
    return {"Incident",
            Exit::Done,
            {{QStringLiteral("incident"), object}},
            {},
            incidentTable({card->incident}) + u'\n' + shown +
                table({QStringLiteral("At"), QStringLiteral("Who"), QStringLiteral("What"), QStringLiteral("Words")},
                      rows)};
}

// The words for each answer. A new answer of the flow stops the build here.
struct TellHandled
{
    const HandleIncident &asked;

    Answer operator()(const IncidentHandled &handled) const
    {
        return {
            IncidentHandled::token,
            Exit::Done,
            {{QStringLiteral("incident"), number(handled.incident)},
             {QStringLiteral("operation"), asked.operation.text()},
             {QStringLiteral("at"), moment(handled.at)},
             {QStringLiteral("by"), handled.by},
             {QStringLiteral("seen_again"), handled.seenAgain}},
            QStringLiteral("Recorded in case %1 at %2.").arg(number(handled.incident)).arg(shortInstant(handled.at)),
            {}};
    }
    Answer operator()(const AlreadyResolved &) const
    {
        return {AlreadyResolved::token,
                Exit::Done,
                {},
                QStringLiteral("Case %1 is resolved already.").arg(number(asked.incident)) + kNothingChanged,
                {}};
    }
    Answer operator()(const NoSuchAccount &) const
    {
        return {NoSuchAccount::token,
                Exit::Refused,
                {},
                QStringLiteral("\"%1\" is no account of this store's staff.").arg(plain(asked.handTo)) +
                    kNothingChanged,
                {}};
    }
    Answer operator()(const NotFound &) const { return notFound(asked.incident); }
    Answer operator()(const InvalidInput &input) const { return invalidInput(input); }
};

Answer handle(OpenStore &open, const HandleIncident &request)
{
    try {
        const HandleIncidentOutcome outcome =
            open.session->inTransaction("HandleIncident", [&](Transaction &tx) { return handleIncident(tx, request); });
        return std::visit(TellHandled{request}, outcome);
    } catch (const DbError &error) {
        return noAnswer(
            error, QStringLiteral("whether it was recorded; ask with --operation %1").arg(request.operation.text()));
    }
}

std::optional<QByteArray> oneOf(const QString &word, std::initializer_list<const char *> lawful)
{
    for (const char *each : lawful) {
        if (word == QLatin1String(each))
            return QByteArray(each);
    }
    return std::nullopt;
}

} // namespace

Parsed incidentVerb(const QStringList &words)
{
    if (words.value(0) == u"export" || words.value(0) == u"repair")
        return caseVerb(words);
    QCommandLineParser parser;
    const QCommandLineOption state(QStringLiteral("state"), QString(), QStringLiteral("S"));
    const QCommandLineOption severity(QStringLiteral("severity"), QString(), QStringLiteral("S"));
    const QCommandLineOption limit(QStringLiteral("limit"), QString(), QStringLiteral("N"), QStringLiteral("200"));
    const QCommandLineOption note(QStringLiteral("note"), QString(), QStringLiteral("TEXT"));
    const QCommandLineOption reason(QStringLiteral("reason"), QString(), QStringLiteral("TEXT"));
    const QCommandLineOption operation(QStringLiteral("operation"), QString(), QStringLiteral("UUID"));
    parser.addOptions({state, severity, limit, note, reason, operation});
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();
    const QString verb = positional.value(0);
    if (verb == u"list" && positional.size() == 1) {
        const std::optional<qint64> most = wholeNumber(parser.value(limit));
        if (!most || *most > IncidentPageRequest::kMostRows)
            return notANumber("--limit (at most 1000)", parser.value(limit));
        const auto ofState = oneOf(parser.value(state), {"open", "handed", "resolved"});
        const auto ofSeverity = oneOf(parser.value(severity), {"critical", "warning", "notice"});
        if ((parser.isSet(state) && !ofState) || (parser.isSet(severity) && !ofSeverity))
            return usage(kWays);
        return [request = IncidentPageRequest{ofState, ofSeverity, {}, int(*most)}](OpenStore &open) {
            return list(open, request);
        };
    }
    const bool isHandled = verb == u"note" || verb == u"hand" || verb == u"resolve";
    if ((!isHandled && verb != u"show") || positional.size() != (verb == u"note" || verb == u"hand" ? 3 : 2))
        return usage(kWays);
    const std::optional<qint64> known = wholeNumber(positional.at(1));
    if (!known)
        return notANumber("a case", positional.at(1));
    const IncidentId incident{*known};
    if (verb == u"show")
        return [incident](OpenStore &open) { return show(open, incident); };
    OperationId id = OperationId::make();
    if (parser.isSet(operation)) {
        const auto given = operationId("--operation", parser.value(operation));
        if (const auto *problem = std::get_if<Answer>(&given))
            return *problem;
        id = std::get<OperationId>(given);
    }
    using What = HandleIncident::What;
    HandleIncident request{id, incident, What::Note, positional.value(2), {}};
    if (verb == u"hand")
        request = {id, incident, What::HandTo, parser.value(note), positional.at(2).toUtf8()};
    else if (verb == u"resolve")
        request = {id, incident, What::Resolve, parser.value(reason), {}};
    return [request](OpenStore &open) { return handle(open, request); };
}

} // namespace holdfast::cli
