// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/incident_page.h"
#include "sql/rows/instant.h"

#include <QString>

#include <optional>
#include <vector>

namespace holdfast {

class Reader;

// What a supervisor closes a day with. The day is [since, until): the caller knows whose midnight is meant.
struct EndOfDay
{
    struct Cancels
    {
        QString who;
        QString reason; // empty: none was given
        qint64 orders = 0;
        qint64 units = 0;
    };
    struct Answers
    {
        QByteArray answer; // of receipts: "Accepted", "OutOfStock"
        qint64 times = 0;
        bool isRefusal() const { return answer != "Accepted" && answer != "Placed"; }
    };

    Instant since, until;
    Instant snapshot;
    std::vector<Cancels> cancels; // by person, then by reason
    std::vector<Answers> answers; // by name
    qint64 quotesIssued = 0;
    qint64 quotesUsed = 0;
    qint64 quotesExpired = 0; // unused, those that have been cleaned up since among them; the rest are open
    OpenIncidents openCases;  // now, not of the day
    qint64 unconfirmed = 0;   // now

    qint64 cancelled() const;
    qint64 refused() const;
    // Of the quotes that are not open any more, in thousandths; 0 where there are none.
    qint64 expiredPerMille() const;

    // The report as rows, in the order in which it is read; words for people are the reader's.
    struct Line
    {
        enum class What {
            Cancelled,
            Answer,
            QuotesIssued,
            QuotesUsed,
            QuotesExpired,
            CriticalCases,
            Warnings,
            Notices,
            Unconfirmed
        };
        What what = What::Cancelled;
        qint64 times = 0;
        QByteArray answer = {}; // of Answer
        QString who = {};       // of Cancelled, as all below
        QString reason = {};    // empty: none was given
        std::optional<qint64> units = {};
    };
    std::vector<Line> lines() const;
};

// For Session::inSnapshot(). Looks at the rows of the day and at those of open cases, by their indexes. Throws DbError.
EndOfDay endOfDay(Reader &reader, Instant since, Instant until);

} // namespace holdfast
