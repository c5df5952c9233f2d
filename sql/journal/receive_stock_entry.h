// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/receive_stock.h"
#include "sql/journal/journal_entry.h"

namespace holdfast {

// A delivery as the journal keeps it.
JournalEntry journalEntry(const JournalScope &scope, const ReceiveStock &request);
ReceiveStock receiveStockOf(const JournalEntry &entry);

// What the journal keeps of an answer: "at", "by", "difference", "available" and "reserved".
QJsonObject journalDetail(const ReceiveStockOutcome &outcome);
QJsonObject journalDetail(const ProbeReceiveOutcome &outcome);

} // namespace holdfast
