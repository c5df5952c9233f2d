// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/session.h"
#include "sql/journal/journal.h"

namespace holdfast {

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

// One of a kind's flows in a transaction; the kind says by journalDetail(outcome) what is kept of its answer.
template <class Request, class Flow>
JournalAnswer answerOf(Session &session, const char *name, const Request &request, Flow flow)
{
    const auto outcome = session.inTransaction(name, [&](Transaction &tx) { return flow(tx, request); });
    return {Journal::tokenOf(outcome), journalDetail(outcome)};
}

} // namespace holdfast
