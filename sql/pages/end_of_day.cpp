// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/end_of_day.h"

#include "sql/connection/transaction.h"
#include "sql/pages/pending_of_all.h"

namespace holdfast {

qint64 EndOfDay::cancelled() const
{
    qint64 sum = 0;
    for (const Cancels &each : cancels)
        sum += each.orders;
    return sum;
}

qint64 EndOfDay::refused() const
{
    qint64 sum = 0;
    for (const Answers &each : answers)
        sum += each.isRefusal() ? each.times : 0;
    return sum;
}

qint64 EndOfDay::expiredPerMille() const
{
    const qint64 ended = quotesUsed + quotesExpired;
    return ended == 0 ? 0 : (quotesExpired * 1000 + ended / 2) / ended;
}

std::vector<EndOfDay::Line> EndOfDay::lines() const
{
    using What = Line::What;
    std::vector<Line> lines;
    for (const Cancels &each : cancels)
        lines.push_back({What::Cancelled, each.orders, {}, each.who, each.reason, each.units});
    for (const Answers &each : answers)
        lines.push_back({What::Answer, each.times, each.answer});
    for (const auto &[what, times] :
         {std::pair(What::QuotesIssued, quotesIssued), std::pair(What::QuotesUsed, quotesUsed),
          std::pair(What::QuotesExpired, quotesExpired), std::pair(What::CriticalCases, openCases.critical),
          std::pair(What::Warnings, openCases.warnings), std::pair(What::Notices, openCases.notices),
          std::pair(What::Unconfirmed, unconfirmed)})
        lines.push_back({what, times});
    return lines;
}

EndOfDay endOfDay(Reader &reader, Instant since, Instant until)
{
    EndOfDay day;
    day.since = since;
    day.until = until;
    day.snapshot = reader.one("store/now").instant(0);
    const Params between{{"since", lit(since)}, {"until", lit(until)}};
    for (const Row &row : reader.all("report/cancels_between", between))
        day.cancels.push_back({row.text(0), row.text(1), row.integer(2), row.integer(3)});
    for (const Row &row : reader.all("report/answers_between", between))
        day.answers.push_back({row.bytes(0), row.integer(1)});
    const qint64 cleanedUp = reader.one("report/quotes_cleaned_up_between", between).integer(0);
    const Row quotes = reader.one("report/quotes_between",
                                  {{"since", lit(since)}, {"until", lit(until)}, {"snapshot", lit(day.snapshot)}});
    day.quotesIssued = quotes.integer(0) + cleanedUp;
    day.quotesUsed = quotes.integer(1);
    day.quotesExpired = quotes.integer(2) + cleanedUp;
    day.openCases = openIncidents(reader);
    day.unconfirmed = pendingCount(reader);
    return day;
}

} // namespace holdfast
