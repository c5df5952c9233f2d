// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/receipt.h"

#include <chrono>
#include <optional>

namespace holdfast {

// What is bought, at which prices and how many of it is the quote's to say; no total of anybody is taken.
struct AcceptQuote
{
    QByteArray key; // 1 to 64 bytes, compared byte for byte
    CustomerId customer{};
    QuoteId quote{};
    // How long the price had been on the screen, as that desk measured it; for the metrics alone. It is no part of what
    // is meant: neither the digest nor a journal knows it.
    std::optional<std::chrono::milliseconds> shownFor{};
};

using AcceptQuoteOutcome =
    std::variant<Accepted, QuoteExpired, OutOfStock, QuoteUsed, Replayed, KeyConflict, NotFound, InvalidInput>;

// What the key stands for; receipts keep it.
QByteArray digest(const AcceptQuote &request);

// A quote becomes an order, once, if the database takes it up before it expires (lesson 12); carried out by
// Session::inTransaction("AcceptQuote", …). The same key may be sent any number of times: it is answered what it was
// answered first. Throws DbError.
Verdict<AcceptQuoteOutcome> acceptQuote(Transaction &tx, const AcceptQuote &request);

} // namespace holdfast
