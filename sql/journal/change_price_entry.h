// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/change_price.h"
#include "sql/journal/journal_entry.h"

namespace holdfast {

// A price as the journal keeps it.
JournalEntry journalEntry(const JournalScope &scope, const ChangePrice &request);
ChangePrice changePriceOf(const JournalEntry &entry);

// What the journal keeps of an answer: "at", "by", "price_minor", "before_minor" and "price_version".
QJsonObject journalDetail(const ChangePriceOutcome &outcome);
QJsonObject journalDetail(const ProbePriceOutcome &outcome);

} // namespace holdfast
