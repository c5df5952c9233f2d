// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/verdict.h"
#include "sql/flows/probe_cancel.h"
#include "sql/flows/wanted_lines.h"
#include "sql/rows/instant.h"
#include "sql/rows/money.h"

#include <chrono>
#include <optional>

namespace holdfast {

class Transaction;

struct IssueQuote
{
    OperationId operation;
    CustomerId customer{};
    std::vector<WantedLine> lines;                // a SKU that is named twice is summed
    std::optional<std::chrono::seconds> validFor; // none, or longer than the store's period: the store's period
};

struct QuotedLine
{
    SkuId sku{};
    qint64 quantity = 0;
    qint64 unitPriceMinor = 0;
};

// The promise: these prices, to this customer, before expiresAt. No stock was taken. seenAgain: this operation had
// issued it before.
struct Issued
{
    static constexpr const char *token = "Issued";
    QuoteId quote{};
    Money total;
    Instant createdAt;
    Instant expiresAt;
    std::vector<QuotedLine> lines; // in the order in which they were entered
    bool seenAgain = false;
};

using IssueQuoteOutcome = std::variant<Issued, NotFound, InvalidInput>;
using ProbeIssueOutcome = std::variant<Issued, NotDone, NotFound>;

// Promises the prices of one moment for the store's period (lesson 12); carried out by
// Session::inTransaction("IssueQuote", …). The same operation may be asked any number of times and is one quote,
// whatever its lines say the second time. NotFound: no such customer, or somebody else's operation. Throws DbError.
Verdict<IssueQuoteOutcome> issueQuote(Transaction &tx, const IssueQuote &request);

// Whether this operation has issued its quote; waits behind its own earlier self, changes nothing. Throws DbError.
Verdict<ProbeIssueOutcome> probeIssue(Transaction &tx, const IssueQuote &request);

} // namespace holdfast
