// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/cancel_order.h"
#include "sql/flows/probe_cancel.h"
#include "sql/journal/journal_entry.h"

namespace holdfast {

// A cancel as the journal keeps it.
JournalEntry journalEntry(const JournalScope &scope, const CancelOrder &request);
CancelOrder cancelOrderOf(const JournalEntry &entry);

// What the journal keeps of an answer: "at" and "by" of whoever cancelled, "units", "status".
QJsonObject journalDetail(const CancelOrderOutcome &outcome);
QJsonObject journalDetail(const ProbeCancelOutcome &outcome);

} // namespace holdfast
