// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/instant.h"

#include <QByteArray>

#include <optional>
#include <utility>
#include <vector>

namespace holdfast {

class Reader;

// How acceptances of quotes went, by their receipts; a repeat of a key is none.
struct QuoteMetrics
{
    struct Spread // of those that were measured; receipts from before that was done have no such numbers
    {
        qint64 count = 0;
        qint64 p50 = 0, p95 = 0, max = 0;
    };

    std::vector<std::pair<QByteArray, qint64>> answers; // token and how many
    Spread lockMicros;                                  // the wait for the quote's lock, its round trip included
    Spread shownMillis;                                 // from the price on the screen to the acceptance
    qint64 quotedMinor = 0;                             // of the accepted quotes
    qint64 priceMinor = 0;                              // the same at the prices of the moment of each acceptance

    qint64 answered() const;
    std::optional<double> expiredShare() const; // of what was answered; none: nothing was
};

// Over [since, until). Reads what was answered in it: ask for weeks, not for years. Throws DbError.
QuoteMetrics quoteMetrics(Reader &reader, Instant since, Instant until);

} // namespace holdfast
