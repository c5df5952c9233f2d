// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/verdict.h"
#include "sql/rows/instant.h"
#include "sql/rows/outcomes.h"

#include <optional>
#include <variant>
#include <vector>

namespace holdfast {

class Transaction;

// A supervisor acts without a served customer and says why; that is not why the order is cancelled.
struct BySupervisor
{
    QString reason;
    bool operator==(const BySupervisor &) const = default;
};

struct CancelOrder
{
    static constexpr qsizetype kLongestReason = 500; // characters, of either reason

    OperationId operation;
    OrderId order{};
    std::variant<CustomerId, BySupervisor> onBehalfOf;
    QString reason;
};

struct GivenBack
{
    SkuId sku{};
    qint64 quantity = 0;
};

// Done, and committed: the units are available again. seenAgain: this operation had done it before, its reply was lost.
struct Cancelled
{
    static constexpr const char *token = "Cancelled";
    Instant at;
    QString by;
    std::vector<GivenBack> units; // SKU ascending
    bool seenAgain = false;
};

// Done before, by another operation. Nothing was changed now; the reason is the recorded one.
struct AlreadyCancelled
{
    static constexpr const char *token = "AlreadyCancelled";
    Instant at;
    QString by;
    QString reason;
};

// Another system gave the order a status that this path does not release.
struct NotCancellable
{
    static constexpr const char *token = "NotCancellable";
    QByteArray status;
};

using CancelOrderOutcome =
    std::variant<Cancelled, AlreadyCancelled, NotFound, NotCancellable, Inconsistent, InvalidInput>;

// An order that still holds its reservations gives them back, once (lesson 5). Carried out by
// Session::inTransaction("CancelOrder", …); the same operation may be asked any number of times.
// Throws DbError; NotPermitted where the account acts without a served customer and may not.
Verdict<CancelOrderOutcome> cancelOrder(Transaction &tx, const CancelOrder &request);

// Its first step, which asks no database.
std::optional<InvalidInput> invalid(const CancelOrder &request);
// created → cancelled, with both reasons: rows changed.
qint64 writeCancelled(Transaction &tx, const CancelOrder &request);

} // namespace holdfast
