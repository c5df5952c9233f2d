// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/journal/quote_entry.h"

namespace holdfast {

// An order at the price of the moment as the journal keeps it; its key names it.
JournalEntry journalEntry(const JournalScope &scope, const PlaceOrder &request);
PlaceOrder placeOrderOf(const JournalEntry &entry);

// What the journal keeps of an answer: see ReceiptDetail.
QJsonObject journalDetail(const PlaceOrderOutcome &outcome);

} // namespace holdfast
