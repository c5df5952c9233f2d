// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/count_stock.h"
#include "sql/journal/journal_entry.h"

namespace holdfast {

// A count as the journal keeps it.
JournalEntry journalEntry(const JournalScope &scope, const CountStock &request);
CountStock countStockOf(const JournalEntry &entry);

// What the journal keeps of an answer: "at", "by", "difference", "available" and "reserved"; "counted" and "reserved"
// of one that is below.
QJsonObject journalDetail(const CountStockOutcome &outcome);
QJsonObject journalDetail(const ProbeCountOutcome &outcome);

} // namespace holdfast
