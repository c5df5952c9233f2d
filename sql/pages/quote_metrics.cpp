// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/quote_metrics.h"

#include "sql/connection/transaction.h"

namespace holdfast {

qint64 QuoteMetrics::answered() const
{
    qint64 sum = 0;
    for (const auto &[answer, count] : answers)
        sum += count;
    return sum;
}

std::optional<double> QuoteMetrics::expiredShare() const
{
    const qint64 all = answered();
    if (all == 0)
        return std::nullopt;
    qint64 expired = 0;
    for (const auto &[answer, count] : answers)
        expired += answer == "QuoteExpired" ? count : 0;
    return double(expired) / double(all);
}

QuoteMetrics quoteMetrics(Reader &reader, Instant since, Instant until)
{
    const auto over = [&](const char *statement) {
        return reader.all(statement, {{"since", lit(since)}, {"until", lit(until)}});
    };
    QuoteMetrics metrics;
    for (const Row &row : over("quotes/quote_metrics_answers"))
        metrics.answers.emplace_back(row.bytes(0), row.integer(1));
    for (const Row &row : over("quotes/quote_metrics_times"))
        (row.text(0) == u"shown" ? metrics.shownMillis : metrics.lockMicros) = {row.integer(1), row.integer(2),
                                                                                row.integer(3), row.integer(4)};
    for (const Row &row : over("quotes/quote_metrics_prices")) {
        metrics.quotedMinor = row.integer(0);
        metrics.priceMinor = row.integer(1);
    }
    return metrics;
}

} // namespace holdfast
