// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/transaction.h"
#include "sql/connection/verdict.h"
#include "sql/flows/joint_reservation.h"

#include <chrono>
#include <variant>

namespace holdfast {

// The answers that a receipt keeps, for accept_quote and place_order alike. A key that has one answers it for ever.

// An order was made of the quote, at its prices; at: when the database took it up.
struct Accepted
{
    static constexpr const char *token = "Accepted";
    OrderId order{};
    qint64 totalMinor = 0;
    Instant at;
};

// It was taken up at its end or after it. No order, no stock taken; another quote is another promise.
struct QuoteExpired
{
    static constexpr const char *token = "QuoteExpired";
    Instant at;
    Instant expiredAt;
};

// Another key has made an order of it. That order is not this key's success, so it is not named.
struct QuoteUsed
{
    static constexpr const char *token = "QuoteUsed";
};

struct ChangedPrice
{
    SkuId sku{};
    qint64 confirmedVersion = 0;
    qint64 priceVersion = 0; // now
    qint64 priceMinor = 0;   // now
};

// A price is not the one that the customer confirmed, be it higher or lower. No order, no stock taken.
struct PriceChanged
{
    static constexpr const char *token = "PriceChanged";
    std::vector<ChangedPrice> lines; // those that changed, SKU ascending
};

// The key was used for something else. Nothing of that is told.
struct KeyConflict
{
    static constexpr const char *token = "KeyConflict";
};

using ReceiptAnswer = std::variant<Accepted, Placed, QuoteExpired, QuoteUsed, OutOfStock, PriceChanged>;

// What was decided once, at that instant; nothing was done now. What is now is the order's to say.
struct Replayed
{
    static constexpr const char *token = "Replayed";
    ReceiptAnswer original;
    Instant at;
    QByteArray orderStatus; // at present; empty: the answer made no order
};

// One intent of one customer. The key is made when they are asked, kept on this workstation, and serves until it has an
// answer; the digest says what it was meant for.
struct Intent
{
    static constexpr qsizetype kLongestKey = 64; // bytes

    CustomerId customer{};
    QByteArray key;
    QByteArray digest; // 32 bytes, see digest()
};

std::optional<InvalidInput> invalidKey(const QByteArray &key);

// SHA-256 of a canonical form: ASCII, numbers in digits, its operation and version first.
QByteArray digestOf(const QByteArray &canonical);

// The operation that an order and its movements are recorded under: of this customer and key, whoever attempts it.
OperationId operationOf(const Intent &intent);

enum class Claim { Ours, Taken, NoSuchCustomer };

// Inserts the receipt; whoever claims the same key waits for our end. After anything but Ours the transaction must end.
Claim claimReceipt(Transaction &tx, const Intent &intent);

// What was measured on the way to an answer, for the metrics; no answer depends on it.
struct Measured
{
    std::optional<qint64> quoteLockMicros;             // the wait for the quote's lock, all attempts
    std::optional<std::chrono::milliseconds> shownFor; // the price, at the desk that sent this
};

// Writes the answer to the receipt that this transaction has claimed. Throws DbError.
void finishReceipt(Transaction &tx, const Intent &intent, const ReceiptAnswer &answer, std::optional<QuoteId> quote,
                   const Measured &measured);

// What a taken key was answered. In a transaction of its own: in the one that met it, it would not be seen.
std::variant<Replayed, KeyConflict> lookUpReceipt(Transaction &tx, const Intent &intent);

// The transaction in which the claim has failed is over; the key's own answer is looked up in the next one.
template <class Outcome>
Verdict<Outcome> answeredBefore(const Intent &intent)
{
    return rollBackAndLook<Outcome>("LookUpReceipt", [intent](Transaction &next) {
        return std::visit([](auto answer) { return rollBack<Outcome>(std::move(answer)); },
                          lookUpReceipt(next, intent));
    });
}

// The answer is kept, whatever it is.
template <class Outcome, class Answer>
Verdict<Outcome> finish(Transaction &tx, const Intent &intent, const Answer &answer,
                        std::optional<QuoteId> quote = std::nullopt, const Measured &measured = {})
{
    finishReceipt(tx, intent, answer, quote, measured);
    return commit<Outcome>(answer);
}

} // namespace holdfast
