// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/issue_quote.h"
#include "sql/journal/journal_entry.h"

namespace holdfast {

// A quote that is asked for, as the journal keeps it.
JournalEntry journalEntry(const JournalScope &scope, const IssueQuote &request);
IssueQuote issueQuoteOf(const JournalEntry &entry);

// What the journal keeps of an answer: "quote", "total_minor", "currency", "created_at" and "expires_at"; of an input
// that is the other road's "field".
QJsonObject journalDetail(const IssueQuoteOutcome &outcome);
QJsonObject journalDetail(const ProbeIssueOutcome &outcome);

} // namespace holdfast
