// SPDX-License-Identifier: GPL-3.0-or-later
// report day [--date YYYY-MM-DD] [--csv FILE] | report pending [--limit N]
#include "app/cli/incident_words.h"
#include "app/cli/verb.h"
#include "models/csv_text.h"
#include "sql/connection/session.h"
#include "sql/pages/end_of_day.h"
#include "sql/pages/pending_of_all.h"

#include <QCommandLineParser>
#include <QDate>
#include <QDateTime>
#include <QJsonArray>
#include <QSaveFile>

namespace holdfast::cli {

namespace {

const QString kWays = QStringLiteral("usage: report day [--date YYYY-MM-DD] [--csv FILE] | report pending [--limit N]");

Instant midnight(const QDate &date) // of this computer's zone; the first moment of a day that has none
{
    return Instant{date.startOfDay().toMSecsSinceEpoch() * 1000};
}

const QStringList kTitles{QStringLiteral("What"), QStringLiteral("Who"), QStringLiteral("Reason"),
                          QStringLiteral("Times"), QStringLiteral("Units")};

QString wordsOf(const EndOfDay::Line &line)
{
    using What = EndOfDay::Line::What;
    switch (line.what) {
    case What::Cancelled:
        return QStringLiteral("Cancelled");
    case What::Answer:
        return words(line.answer);
    case What::QuotesIssued:
        return QStringLiteral("Quotes issued");
    case What::QuotesUsed:
        return QStringLiteral("Quotes used");
    case What::QuotesExpired:
        return QStringLiteral("Quotes expired unused");
    case What::CriticalCases:
        return QStringLiteral("Open cases, critical");
    case What::Warnings:
        return QStringLiteral("Open cases, warnings");
    case What::Notices:
        return QStringLiteral("Open cases, notices");
    case What::Unconfirmed:
        return QStringLiteral("Unconfirmed operations");
    }
    return {};
}

QList<QStringList> linesOf(const EndOfDay &day)
{
    QList<QStringList> lines;
    for (const EndOfDay::Line &line : day.lines())
        lines << QStringList{wordsOf(line), line.who, line.reason, QString::number(line.times),
                             line.units ? QString::number(*line.units) : QString()};
    return lines;
}

QJsonObject dayJson(const EndOfDay &day)
{
    QJsonArray cancels, answers;
    for (const EndOfDay::Cancels &each : day.cancels)
        cancels << QJsonObject{{QStringLiteral("who"), each.who},
                               {QStringLiteral("reason"), each.reason},
                               {QStringLiteral("orders"), each.orders},
                               {QStringLiteral("units"), each.units}};
    for (const EndOfDay::Answers &each : day.answers)
        answers << QJsonObject{{QStringLiteral("answer"), words(each.answer)},
                               {QStringLiteral("times"), each.times},
                               {QStringLiteral("refusal"), each.isRefusal()}};
    return {{QStringLiteral("since"), moment(day.since)},
            {QStringLiteral("until"), moment(day.until)},
            {QStringLiteral("snapshot"), moment(day.snapshot)},
            {QStringLiteral("cancels"), cancels},
            {QStringLiteral("answers"), answers},
            {QStringLiteral("refused"), day.refused()},
            {QStringLiteral("quotes"), QJsonObject{{QStringLiteral("issued"), day.quotesIssued},
                                                   {QStringLiteral("used"), day.quotesUsed},
                                                   {QStringLiteral("expired"), day.quotesExpired},
                                                   {QStringLiteral("expired_per_mille"), day.expiredPerMille()}}},
            {QStringLiteral("open_cases"), QJsonObject{{QStringLiteral("critical"), day.openCases.critical},
                                                       {QStringLiteral("warnings"), day.openCases.warnings},
                                                       {QStringLiteral("notices"), day.openCases.notices}}},
            {QStringLiteral("unconfirmed"), day.unconfirmed}};
}

Answer reportDay(OpenStore &open, const QDate &date, const QString &path)
{
    const EndOfDay day = open.session->inSnapshot(
        "EndOfDay", [&](Reader &reader) { return endOfDay(reader, midnight(date), midnight(date.addDays(1))); });
    const QList<QStringList> lines = linesOf(day);
    if (!path.isEmpty()) {
        QSaveFile file(path);
        const bool isLive = open.store.environment == Environment::Live;
        const QList<QStringList> of{
            {QStringLiteral("Store"), open.store.name},
            {QStringLiteral("Environment"), isLive ? QStringLiteral("live") : QStringLiteral("training")},
            {QStringLiteral("Day"), date.toString(Qt::ISODate)},
            {},
            kTitles};
        const QByteArray text = csvText(of + lines);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
            return {"FileNotWritten",
                    Exit::Refused,
                    {},
                    QStringLiteral("\"%1\" cannot be written: %2").arg(plain(path), plain(file.errorString())),
                    {}};
    }
    QList<QStringList> shown;
    for (const QStringList &line : lines) {
        QStringList cells;
        for (const QString &cell : line)
            cells << plain(cell);
        shown << cells;
    }
    return {"EndOfDay", Exit::Done, {{QStringLiteral("day"), dayJson(day)}}, {}, table(kTitles, shown)};
}

Answer reportPending(OpenStore &open, int limit)
{
    const std::vector<UnconfirmedRow> all =
        open.session->read("PendingOfAll", [&](Reader &reader) { return pendingOfAll(reader, limit); });
    QJsonArray array;
    QList<QStringList> rows;
    for (const UnconfirmedRow &each : all) {
        array << QJsonObject{{QStringLiteral("operation"), each.operation.text()},
                             {QStringLiteral("kind"), words(each.kind)},
                             {QStringLiteral("account"), each.account},
                             {QStringLiteral("workstation"), each.workstation},
                             {QStringLiteral("customer"), maybeNumber(each.customer)},
                             {QStringLiteral("order"), maybeNumber(each.order)},
                             {QStringLiteral("asked_at"), moment(each.askedAt)},
                             {QStringLiteral("finding"), words(each.finding)},
                             {QStringLiteral("age_seconds"), qint64(each.age.count())}};
        rows << QStringList{shortInstant(each.askedAt), QString::number(each.age.count() / 60),
                            plain(each.kind),           each.order ? QString::number(number(*each.order)) : QString(),
                            plain(each.account),        plain(each.workstation),
                            plain(each.finding)};
    }
    return {
        "PendingOfAll",
        Exit::Done,
        {{QStringLiteral("pending"), array}},
        {},
        table({QStringLiteral("Asked"), QStringLiteral("Minutes"), QStringLiteral("Operation"), QStringLiteral("Order"),
               QStringLiteral("Account"), QStringLiteral("Workstation"), QStringLiteral("Found")},
              rows)};
}

} // namespace

Parsed reportVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption day(QStringLiteral("date"), QString(), QStringLiteral("YYYY-MM-DD"));
    const QCommandLineOption csv(QStringLiteral("csv"), QString(), QStringLiteral("FILE"));
    const QCommandLineOption limit(QStringLiteral("limit"), QString(), QStringLiteral("N"), QStringLiteral("1000"));
    parser.addOptions({day, csv, limit});
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();
    if (positional == QStringList{QStringLiteral("day")} && !parser.isSet(limit)) {
        const QDate date = parser.isSet(day) ? QDate::fromString(parser.value(day), Qt::ISODate) : QDate::currentDate();
        if (!date.isValid())
            return usage(QStringLiteral("--date is a day such as 2026-11-30, not \"%1\".")
                             .arg(plain(parser.value(day).left(80))));
        return [date, path = parser.value(csv)](OpenStore &open) { return reportDay(open, date, path); };
    }
    if (positional == QStringList{QStringLiteral("pending")} && !parser.isSet(day) && !parser.isSet(csv)) {
        const std::optional<qint64> most = wholeNumber(parser.value(limit));
        if (!most || *most > 100'000)
            return notANumber("--limit (at most 100000)", parser.value(limit));
        return [most](OpenStore &open) { return reportPending(open, int(*most)); };
    }
    return usage(kWays);
}

} // namespace holdfast::cli
