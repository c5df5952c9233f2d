// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/verdict.h"
#include "sql/rows/ids.h"
#include "sql/rows/instant.h"
#include "sql/rows/outcomes.h"

#include <optional>
#include <variant>

namespace holdfast {

class Transaction;

// One batch of a clean-up. The caller goes on with the next one, after Next, for as long as it likes.
struct CleanUpQuotes
{
    // Quotes that are looked at. Few, since a desk that writes next to a quote that goes waits until its batch ends.
    static constexpr int kMost = 100;

    struct Place
    {
        Instant createdAt;
        QuoteId quote{};
    };

    Instant before;             // quotes that expired before this, and were not used
    std::optional<Place> after; // where the batch before ended
    OperationId operation = OperationId::make();
};

struct QuotesCleanedUp
{
    static constexpr const char *token = "CleanedUp";
    qint64 deleted = 0;
    qint64 kept = 0;                          // a key was answered about them, and that answer names them for good
    std::optional<CleanUpQuotes::Place> next; // there may be more after this one
};

using CleanUpQuotesOutcome = std::variant<QuotesCleanedUp, InvalidInput>;

// Deletes quotes that expired unused, with their lines, the earliest first; carried out by
// Session::inTransaction("CleanUpQuotes", …). What a receipt or an order refers to stays. No open quote is locked; a
// desk may wait for one batch, never longer, and no batch waits once it has locked its quotes. InvalidInput: before is
// yet to come. Throws DbError; NotPermitted where the account is not the owner's.
Verdict<CleanUpQuotesOutcome> cleanUpQuotes(Transaction &tx, const CleanUpQuotes &request);

} // namespace holdfast
