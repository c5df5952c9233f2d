// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/probe_receipt.h"
#include "sql/journal/journal_entry.h"

#include <QJsonArray>

namespace holdfast {

// What the entries of issuing, accepting and placing have in common.

// An entry of an operation that a key names. Its own operation is made of all that the journal compares, so that the
// same request with the same key is the same entry, while a key that is used for something else, in another store or by
// another account is another one: whether that is a conflict is the store's to say, never the journal's. Keys are any
// bytes; the request keeps them in percent encoding.
JournalEntry keyedEntry(const char *kind, const JournalScope &scope, CustomerId customer, const QByteArray &key,
                        QJsonObject request);
QByteArray keyOf(const JournalEntry &entry); // empty: of no key

QJsonArray linesJson(const std::vector<WantedLine> &lines);
std::vector<WantedLine> linesOf(const JournalEntry &entry);

// "order", "total_minor", "accepted_at"; "at" and "expired_at"; "lines" of "sku", "wanted" and "available", or of
// "sku", "confirmed_version", "price_version" and "price_minor"; of a replay "original", "at", "order_status", and what
// the original's detail says; of an input that is the other road's "field".
struct ReceiptDetail
{
    QJsonObject operator()(const Accepted &answer) const;
    QJsonObject operator()(const Placed &answer) const;
    QJsonObject operator()(const QuoteExpired &answer) const;
    QJsonObject operator()(const OutOfStock &answer) const;
    QJsonObject operator()(const PriceChanged &answer) const;
    QJsonObject operator()(const Replayed &answer) const;
    QJsonObject operator()(const InvalidInput &answer) const;
    QJsonObject operator()(const QuoteUsed &) const { return {}; }
    QJsonObject operator()(const KeyConflict &) const { return {}; }
    QJsonObject operator()(const NotFound &) const { return {}; }
    QJsonObject operator()(const NotDone &) const { return {}; }
};
QJsonObject journalDetail(const ProbeReceiptOutcome &outcome);

// The quote that was asked about, or that was issued; the order that was asked about, or that was made.
std::optional<QuoteId> quoteOf(const JournalEntry &entry);
std::optional<OrderId> orderOf(const JournalEntry &entry);
// The token of what was decided: of a replay, what was decided then.
QByteArray decided(const JournalEntry &entry);
// Whether it was refused because orders come about by the other road in its store.
bool isOfTheOtherRoad(const JournalEntry &entry);

} // namespace holdfast
