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
    const Row quotes = reader.one("report/quotes_between", between);
    day.quotesIssued = quotes.integer(0);
    day.quotesUsed = quotes.integer(1);
    day.quotesExpired = quotes.integer(2);
    day.openCases = openIncidents(reader);
    day.unconfirmed = pendingCount(reader);
    return day;
}

} // namespace holdfast
