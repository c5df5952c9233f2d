// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/journal/journal_entry.h"

namespace holdfast {

class Session;

// What is kept of an answer.
struct JournalAnswer
{
    QByteArray token;
    QJsonObject detail;
};

// One kind of operation that the journal knows, from its own <kind>_entry.cpp. Both throw DbError.
struct EntryKind
{
    const char *name; // JournalEntry::kind
    JournalAnswer (*probe)(Session &session, const JournalEntry &entry);
    JournalAnswer (*carryOut)(Session &session, const JournalEntry &entry); // the same operation once more
};

extern const EntryKind kCancelOrderKind;
extern const EntryKind kIssueQuoteKind;
extern const EntryKind kAcceptQuoteKind;
extern const EntryKind kPlaceOrderKind;
extern const EntryKind kReceiveStockKind;
extern const EntryKind kCountStockKind;
extern const EntryKind kChangePriceKind;

// All of them; null: the operation of a newer version.
const EntryKind *entryKind(const QByteArray &name);

} // namespace holdfast
