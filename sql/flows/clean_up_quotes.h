// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/verdict.h"
#include "sql/rows/outcomes.h"
#include "sql/rows/quote_row.h"

#include <optional>
#include <variant>

namespace holdfast {

class Transaction;

// One batch of a clean-up. The caller goes on with the next one, after Next, for as long as it likes.
struct CleanUpQuotes
{
    static constexpr int kMost = 500; // quotes that are looked at

    Instant before;                  // quotes that expired before this, and were not used
    std::optional<QuotePlace> after; // where the batch before ended
};

struct QuotesCleanedUp
{
    static constexpr const char *token = "CleanedUp";
    qint64 deleted = 0;
    qint64 kept = 0;                // a key was answered about them, and that answer names them for good
    std::optional<QuotePlace> next; // there may be more after this one
};

using CleanUpQuotesOutcome = std::variant<QuotesCleanedUp, InvalidInput>;

// Deletes quotes that expired unused, with their lines, the earliest first; carried out by
// Session::inTransaction("CleanUpQuotes", …). What a receipt or an order refers to stays, and so does whatever was
// issued after the last quote that became an order before all open ones: no lock of it touches an open quote, or one
// that is being issued. InvalidInput: before is yet to come. Throws DbError; NotPermitted where the account is not the
// owner's.
Verdict<CleanUpQuotesOutcome> cleanUpQuotes(Transaction &tx, const CleanUpQuotes &request);

} // namespace holdfast
