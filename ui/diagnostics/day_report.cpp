// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/day_report.h"

#include "models/csv_text.h"
#include "ui/diagnostics/day_text.h"
#include "ui/shared/format.h"
#include "ui/shared/printed_page.h"

namespace holdfast {

namespace {

using Line = EndOfDay::Line;

QString plainCount(const std::optional<qint64> &count)
{
    return count ? QString::number(*count) : QString();
}

QString customerOrOrder(const UnconfirmedRow &row)
{
    QStringList both;
    if (row.customer)
        both << DayWords::tr("customer %1").arg(number(*row.customer));
    if (row.order)
        both << DayWords::tr("order %1").arg(number(*row.order));
    return both.join(QStringLiteral(", "));
}

void printCancels(PrintedPage &page, const EndOfDay &day)
{
    page.heading(DayWords::tr("Orders cancelled, by person and reason: %1").arg(format::count(day.cancelled())));
    if (day.cancels.empty()) {
        page.paragraph(DayWords::tr("Nobody cancelled an order on this day."));
        return;
    }
    QList<QStringList> rows;
    for (const EndOfDay::Cancels &each : day.cancels)
        rows << QStringList{each.who, reasonWords(each.reason), format::count(each.orders), format::count(each.units)};
    page.table({{DayWords::tr("Who"), 25},
                {DayWords::tr("Reason"), 49},
                {DayWords::tr("Orders"), 13, true},
                {DayWords::tr("Units"), 13, true}},
               rows);
}

void printFigures(PrintedPage &page, const EndOfDay &day)
{
    QList<QStringList> rows;
    for (const Line &line : day.lines()) {
        if (line.what == Line::What::Cancelled)
            continue;
        rows << QStringList{lineWords(line), format::count(line.times)};
        if (line.what == Line::What::QuotesExpired)
            rows << QStringList{DayWords::tr("Share expired of the quotes that are not open any more"),
                                shareWords(day)};
    }
    page.heading(DayWords::tr("Answers, refusals, quotes and cases"));
    page.table({{DayWords::tr("What"), 80}, {DayWords::tr("Times"), 20, true}}, rows);
}

void printUnconfirmed(PrintedPage &page, const DayReport &report)
{
    page.heading(DayWords::tr("Unconfirmed now, of all desks: %1").arg(format::count(report.figures.unconfirmed)));
    const QString limit = limitWords(report.unconfirmed.size(), report.figures.unconfirmed);
    if (!limit.isEmpty())
        page.strong(limit);
    if (report.unconfirmed.empty()) {
        page.paragraph(DayWords::tr("Every desk knows how everything ended that was asked there."));
        return;
    }
    QList<QStringList> rows;
    for (const UnconfirmedRow &row : report.unconfirmed)
        rows << QStringList{kindWords(row.kind),
                            customerOrOrder(row),
                            row.account + QStringLiteral(", ") + row.workstation,
                            format::dayAndTime(row.askedAt),
                            ageWords(row),
                            findingWords(row),
                            callBackWords(row)};
    page.table({{DayWords::tr("Operation"), 17},
                {DayWords::tr("Of"), 15},
                {DayWords::tr("Asked by, at"), 16},
                {DayWords::tr("Asked"), 13},
                {DayWords::tr("In doubt for"), 11},
                {DayWords::tr("Known"), 14},
                {DayWords::tr("Call back"), 14}},
               rows);
}

} // namespace

std::unique_ptr<QTextDocument> printedDay(const DayReport &report)
{
    PrintedPage page(report.store, DayWords::tr("TRAINING: these are no real figures."));
    page.title(DayWords::tr("End of day: %1").arg(dayName(report.day.date)));
    const QString length = lengthWords(report.day);
    page.paragraph(zoneName(report.day) + (length.isEmpty() ? QString() : QStringLiteral(". ") + length));
    const QString asOf = asOfWords(report.figures);
    if (isOver(report.figures))
        page.paragraph(asOf);
    else
        page.strong(asOf);
    page.paragraph(DayWords::tr("Printed by %1.").arg(report.store.account));
    printCancels(page, report.figures);
    printFigures(page, report.figures);
    printUnconfirmed(page, report);
    return page.take();
}

QByteArray dayCsv(const DayReport &report)
{
    const EndOfDay &day = report.figures;
    QList<QStringList> rows;
    const auto fact = [&](const QString &name, const QString &value) { rows << QStringList{name, value}; };
    fact(DayWords::tr("Report"), DayWords::tr("End of day"));
    fact(DayWords::tr("Store"), report.store.name);
    fact(DayWords::tr("Environment"), report.store.training ? DayWords::tr("training") : DayWords::tr("live"));
    fact(DayWords::tr("Day"), report.day.date.toString(Qt::ISODate));
    fact(DayWords::tr("Time zone"), zoneName(report.day));
    fact(DayWords::tr("From (UTC)"), QString::fromLatin1(day.since.sql()));
    fact(DayWords::tr("Until, not included (UTC)"), QString::fromLatin1(day.until.sql()));
    fact(DayWords::tr("As of (UTC)"), QString::fromLatin1(day.snapshot.sql()));
    fact(DayWords::tr("The day is over"), isOver(day) ? DayWords::tr("yes") : DayWords::tr("no"));
    fact(DayWords::tr("Written by"), report.store.account);

    rows << QStringList()
         << QStringList{DayWords::tr("What"), DayWords::tr("Who"), DayWords::tr("Reason"), DayWords::tr("Times"),
                        DayWords::tr("Units")};
    for (const Line &line : day.lines()) {
        rows << QStringList{lineWords(line), line.who, line.reason, QString::number(line.times),
                            plainCount(line.units)};
        if (line.what == Line::What::QuotesExpired)
            rows << QStringList{DayWords::tr("Expired, per cent of the quotes that are not open any more"),
                                {},
                                {},
                                day.quotesUsed + day.quotesExpired == 0
                                    ? QString()
                                    : QString::number(double(day.expiredPerMille()) / 10, 'f', 1),
                                {}};
    }

    rows << QStringList()
         << QStringList{DayWords::tr("Unconfirmed"), DayWords::tr("Customer"),    DayWords::tr("Order"),
                        DayWords::tr("Asked by"),    DayWords::tr("Workstation"), DayWords::tr("Asked (UTC)"),
                        DayWords::tr("Seconds"),     DayWords::tr("Known"),       DayWords::tr("Call back"),
                        DayWords::tr("Operation")};
    for (const UnconfirmedRow &row : report.unconfirmed)
        rows << QStringList{kindWords(row.kind),
                            row.customer ? QString::number(number(*row.customer)) : QString(),
                            row.order ? QString::number(number(*row.order)) : QString(),
                            row.account,
                            row.workstation,
                            QString::fromLatin1(row.askedAt.sql()),
                            QString::number(row.age.count()),
                            findingWords(row),
                            callBackWords(row),
                            row.operation.text()};
    const QString limit = limitWords(report.unconfirmed.size(), day.unconfirmed);
    if (!limit.isEmpty())
        rows << QStringList{limit};
    return "\xEF\xBB\xBF" + csvText(rows);
}

} // namespace holdfast
