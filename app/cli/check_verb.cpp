// SPDX-License-Identifier: GPL-3.0-or-later
// check [--full | --since INSTANT] [--prometheus FILE] [--notify CMD]
//
// The store and its server. 0: of all that was looked at nothing was found but notices. 1: findings, the server's
// warnings too. 3: the store could not be checked. What could not be looked at of the server, mostly for want of a
// grant, is told ("unchecked") and is none of these: a supervisor's account may not read triggers, and cron would never
// see 0.
#include "app/cli/incident_words.h"
#include "app/cli/verb.h"
#include "sql/connection/session.h"
#include "sql/flows/make_check.h"
#include "sql/pages/incident_page.h"

#include <QCommandLineParser>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QSaveFile>

#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace holdfast::cli {

namespace {

constexpr qsizetype kMostListed = 50;
constexpr int kNotifyLimit = 60'000; // ms

struct CheckWords
{
    bool isFull = false;
    std::optional<Instant> since;
    QString prometheus; // a file; empty: none
    QString notify;     // a command of the shell; empty: none
};

// Everything that is known once a check has been recorded.
struct Checked
{
    CheckMade made;
    std::optional<Instant> greenSince;
    OpenIncidents open;
};

QJsonObject findingJson(const Finding &finding, Severity severity)
{
    return {{QStringLiteral("key"), words(finding.key)},
            {QStringLiteral("invariant"), words(finding.invariant)},
            {QStringLiteral("severity"), QLatin1String(nameOf(severity))},
            {QStringLiteral("order"), maybeNumber(finding.order)},
            {QStringLiteral("sku"), maybeNumber(finding.sku)},
            {QStringLiteral("quote"), maybeNumber(finding.quote)},
            {QStringLiteral("evidence"), evidenceJson(finding.evidence)}};
}

QJsonArray newIncidentsJson(const CheckRecorded &recorded)
{
    QJsonArray array;
    for (const NewIncident &incident : recorded.newIncidents) {
        QJsonObject object = findingJson(incident.finding, severityOf(incident.finding.invariant));
        object.insert(QStringLiteral("incident"), number(incident.id));
        array << object;
    }
    return array;
}

// The store's, then the server's.
std::vector<const CheckedInvariant *> allOf(const CheckMade &made)
{
    std::vector<const CheckedInvariant *> all;
    for (const CheckedInvariant &each : made.report.invariants)
        all.push_back(&each);
    for (const CheckedServer &each : made.health.checks)
        all.push_back(&each);
    return all;
}

QJsonArray uncheckedJson(const ServerHealth &health)
{
    QJsonArray array;
    for (const CheckedServer &checked : health.checks) {
        for (const Unchecked &each : checked.unchecked) {
            QJsonArray missing;
            for (const MissingGrant &grant : each.missing)
                missing << words(grant.statement());
            array << QJsonObject{{QStringLiteral("invariant"), words(checked.id)},
                                 {QStringLiteral("what"), words(each.what)},
                                 {QStringLiteral("missing"), missing},
                                 {QStringLiteral("native"), each.native}};
        }
    }
    return array;
}

QJsonObject fieldsOf(const Checked &checked)
{
    const CheckReport &report = checked.made.report;
    QJsonArray invariants, findings;
    for (const CheckedInvariant *each : allOf(checked.made)) {
        invariants << QJsonObject{{QStringLiteral("invariant"), words(each->id)},
                                  {QStringLiteral("severity"), QLatin1String(nameOf(each->severity))},
                                  {QStringLiteral("findings"), each->found},
                                  {QStringLiteral("rows_looked_at"), each->looks},
                                  {QStringLiteral("microseconds"), each->micros}};
        for (const Finding &finding : each->findings)
            findings << findingJson(finding, each->severity);
    }
    const ServerHealth &health = checked.made.health;
    return {{QStringLiteral("run"), checked.made.recorded.run},
            {QStringLiteral("full"), report.isFull},
            {QStringLiteral("snapshot"), moment(report.snapshot)},
            {QStringLiteral("rows_looked_at"), report.looks()},
            {QStringLiteral("microseconds"), report.micros},
            {QStringLiteral("invariants"), invariants},
            {QStringLiteral("findings"), findings},
            {QStringLiteral("new_incidents"), newIncidentsJson(checked.made.recorded)},
            {QStringLiteral("unchecked"), uncheckedJson(health)},
            {QStringLiteral("clock_offset_microseconds"), health.clockOffset},
            {QStringLiteral("clock_round_trip_microseconds"), health.roundTrip},
            {QStringLiteral("green_since"), moment(checked.greenSince)}};
}

QString listingOf(const CheckMade &made)
{
    QList<QStringList> rows;
    for (const CheckedInvariant *each : allOf(made)) {
        for (const Finding &finding : each->findings) {
            const QJsonObject evidence = evidenceJson(finding.evidence);
            const auto side = [&](const char *name) {
                return plain(
                    QJsonDocument(evidence.value(QLatin1String(name)).toObject()).toJson(QJsonDocument::Compact));
            };
            if (rows.size() < kMostListed)
                rows << QStringList{QLatin1String(nameOf(each->severity)), plain(finding.key), side("expected"),
                                    side("actual")};
        }
    }
    return rows.isEmpty() ? QString()
                          : table({QStringLiteral("Severity"), QStringLiteral("Finding"), QStringLiteral("Expected"),
                                   QStringLiteral("Actual")},
                                  rows);
}

// For the text-file collector of a node exporter.
QByteArray metricsOf(const Checked &checked, const Store &store)
{
    const QByteArray label = "store=\"" + store.uuid.toByteArray(QUuid::WithoutBraces) + '"';
    QByteArray text;
    const auto metric = [&](const char *name, const char *help) {
        text += QByteArray("# HELP holdfast_") + name + ' ' + help + "\n# TYPE holdfast_" + name + " gauge\n";
    };
    const auto value = [&](const char *name, const QByteArray &more, const QByteArray &number) {
        text += QByteArray("holdfast_") + name + '{' + label + more + "} " + number + '\n';
    };
    const auto seconds = [](qint64 micros) { return QByteArray::number(double(micros) / 1e6, 'f', 6); };
    const CheckReport &report = checked.made.report;
    const ServerHealth &health = checked.made.health;
    metric("check_holds", "Whether all that the last check looked at held (1), the server too.");
    value("check_holds", {}, checked.made.holds() ? "1" : "0");
    metric("check_full", "Whether the last check looked at everything (1).");
    value("check_full", {}, report.isFull ? "1" : "0");
    metric("check_snapshot_timestamp_seconds", "The instant that the last check looked at.");
    value("check_snapshot_timestamp_seconds", {}, seconds(report.snapshot.micros));
    metric("check_duration_seconds", "How long the last check took.");
    value("check_duration_seconds", {}, seconds(report.micros));
    metric("check_rows_looked_at", "Rows the server looked at for the last check.");
    value("check_rows_looked_at", {}, QByteArray::number(report.looks()));
    metric("check_findings", "Findings of the last check.");
    for (const CheckedInvariant *each : allOf(checked.made))
        value("check_findings", ",invariant=\"" + each->id + "\",severity=\"" + nameOf(each->severity) + '"',
              QByteArray::number(each->found));
    metric("check_unchecked", "What the last check could not look at.");
    for (const CheckedServer &each : health.checks)
        value("check_unchecked", ",invariant=\"" + each.id + '"', QByteArray::number(qsizetype(each.unchecked.size())));
    metric("clock_offset_seconds", "How far the server's clock was ahead of this computer's.");
    value("clock_offset_seconds", {}, seconds(health.clockOffset));
    metric("incidents_open", "Cases that nobody has resolved.");
    for (const auto &[severity, count] : {std::pair("critical", checked.open.critical),
                                          {"warning", checked.open.warnings},
                                          {"notice", checked.open.notices}})
        value("incidents_open", QByteArray(",severity=\"") + severity + '"', QByteArray::number(count));
    if (checked.greenSince) {
        metric("green_since_timestamp_seconds", "Since when no check has found anything.");
        value("green_since_timestamp_seconds", {}, seconds(checked.greenSince->micros));
    }
    return text;
}

// The file is there as a whole, or as it was before.
bool replaceFile(const QString &path, const QByteArray &text)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

// Empty: it took the findings and ended with 0.
QString notify(const QString &command, const QJsonObject &findings)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command});
    process.write(QJsonDocument(findings).toJson(QJsonDocument::Compact) + '\n');
    process.closeWriteChannel();
    if (!process.waitForFinished(kNotifyLimit)) {
        process.kill();
        process.waitForFinished();
        return QStringLiteral(" The command of --notify did not end in time.");
    }
    if (process.exitStatus() != QProcess::NormalExit)
        return QStringLiteral(" The command of --notify was ended by a signal.");
    return process.exitCode() == 0 ? QString()
                                   : QStringLiteral(" The command of --notify failed (%1).").arg(process.exitCode());
}

QString notLookedAt(const ServerHealth &health)
{
    constexpr int most = 2; // --json has them all
    QStringList named;
    const std::vector<Unchecked> unchecked = health.unchecked();
    for (std::size_t i = 0; i < std::min<std::size_t>(unchecked.size(), most); ++i) {
        const Unchecked &each = unchecked[i];
        const QString why = each.missing.empty() ? QStringLiteral("error %1").arg(each.native)
                                                 : plain(each.missing.front().statement());
        named << QStringLiteral("%1 (%2)").arg(plain(each.what), why);
    }
    if (named.isEmpty())
        return {};
    const QString more =
        unchecked.size() > most ? QStringLiteral(" and %1 more").arg(unchecked.size() - most) : QString();
    return QStringLiteral(" Could not be looked at: %1%2.").arg(named.join(QStringLiteral(", ")), more);
}

QString sentenceOf(const Checked &checked)
{
    const CheckReport &report = checked.made.report;
    const QString looked =
        QStringLiteral(" at %1; %2 rows were looked at.").arg(shortInstant(report.snapshot)).arg(report.looks());
    const QString what = report.isFull ? QStringLiteral("the store") : QStringLiteral("what was changed");
    if (checked.made.holds()) {
        const qint64 notices = report.found(Severity::Notice);
        return QStringLiteral("All holds in %1").arg(what) + looked +
               (notices > 0 ? QStringLiteral(" Noticed: %1.").arg(notices) : QString()) +
               notLookedAt(checked.made.health);
    }
    const QString server = checked.made.health.holds()
                               ? QString()
                               : QStringLiteral(" and %1 of its server").arg(checked.made.health.found());
    return QStringLiteral("%1 findings in %2%3")
               .arg(checked.made.found() - checked.made.health.found())
               .arg(what, server) +
           looked + QStringLiteral(" New cases: %1.").arg(checked.made.recorded.newIncidents.size()) +
           notLookedAt(checked.made.health);
}

CheckRequest requestOf(OpenStore &open, const CheckWords &asked)
{
    if (asked.since)
        return {.since = *asked.since};
    return asked.isFull ? CheckRequest{} : sinceLastCheck(*open.session);
}

Answer check(OpenStore &open, const CheckWords &asked)
{
    const CheckRequest request = requestOf(open, asked);
    const bool shows = isatty(STDERR_FILENO) != 0;
    Checked checked;
    {
        Session checking(forChecking(open.session->settings()));
        // Nobody stops it, so it comes to its end.
        checked.made = *makeCheck(*open.session, checking, request, [shows](const CheckProgress &progress) {
            if (shows)
                std::fprintf(stderr, "\r\033[K%d of %d: %s", progress.done + 1, progress.of,
                             progress.invariant.constData());
        });
    }
    if (shows)
        std::fputs("\r\033[K", stderr);
    open.session->read("Green", [&](Reader &reader) {
        checked.greenSince = greenSince(reader);
        checked.open = openIncidents(reader);
        return true;
    });

    QString sentence = sentenceOf(checked);
    if (!asked.prometheus.isEmpty() && !replaceFile(asked.prometheus, metricsOf(checked, open.store)))
        sentence += QStringLiteral(" The file %1 cannot be written.").arg(plain(asked.prometheus));
    if (!asked.notify.isEmpty() && !checked.made.recorded.newIncidents.empty())
        sentence += notify(asked.notify, {{QStringLiteral("store"), json(open.store)},
                                          {QStringLiteral("snapshot"), moment(checked.made.report.snapshot)},
                                          {QStringLiteral("new_incidents"), newIncidentsJson(checked.made.recorded)}});
    const bool holds = checked.made.holds();
    return {holds ? "AllHolds" : "Findings", holds ? Exit::Done : Exit::Refused, fieldsOf(checked), sentence,
            listingOf(checked.made)};
}

} // namespace

Parsed checkVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption full(QStringLiteral("full"));
    const QCommandLineOption since(QStringLiteral("since"), QString(), QStringLiteral("INSTANT"));
    const QCommandLineOption prometheus(QStringLiteral("prometheus"), QString(), QStringLiteral("FILE"));
    const QCommandLineOption notifying(QStringLiteral("notify"), QString(), QStringLiteral("CMD"));
    parser.addOptions({full, since, prometheus, notifying});
    if (const auto problem = parse(parser, words))
        return *problem;
    if (!parser.positionalArguments().isEmpty() || (parser.isSet(full) && parser.isSet(since)))
        return usage(QStringLiteral("usage: check [--full | --since INSTANT] [--prometheus FILE] [--notify CMD]"));
    CheckWords asked{parser.isSet(full), {}, parser.value(prometheus), parser.value(notifying)};
    if (parser.isSet(since)) {
        asked.since = Instant::fromSql(parser.value(since).toLatin1());
        if (!asked.since)
            return usage(QStringLiteral("INSTANT is in UTC and looks like 2026-11-30T10:04:59Z, unlike \"%1\".")
                             .arg(plain(parser.value(since).left(80))) +
                         kNothingChanged);
    }
    return [asked](OpenStore &open) { return check(open, asked); };
}

} // namespace holdfast::cli
