// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/statement.h"
#include "sql/connection/verdict.h"
#include "sql/rows/instant.h"
#include "sql/rows/money.h"
#include "sql/rows/outcomes.h"

#include <variant>
#include <vector>

namespace holdfast {

class Transaction;

struct DraftLine
{
    SkuId sku{};
    qint64 quantity = 0;
    qint64 unitPriceMinor = 0;
};

// An order that is about to be made, its lines as they were entered and each SKU once.
struct OrderDraft
{
    static constexpr qsizetype kMostLines = 20;
    static constexpr qint64 kMostUnits = 1'000'000; // of one line

    CustomerId customer{};
    Currency currency;
    std::vector<DraftLine> lines;
    OperationId operation;
    std::optional<QuoteId> quote;
    QByteArray externalRef;           // of another system; empty: none
    std::optional<Instant> createdAt; // none: the database's time
};

struct Placed
{
    static constexpr const char *token = "Placed";
    OrderId order{};
    qint64 totalMinor = 0;
};

using JointReservationOutcome = std::variant<Placed, OutOfStock, InvalidInput>;

std::optional<InvalidInput> invalid(const OrderDraft &draft);

std::optional<qint64> totalOf(const std::vector<DraftLine> &lines); // none: beyond 64 bits

// Each once and ascending, the order in which locks are taken.
Literal skuList(std::vector<SkuId> skus);

// The flow holds every lock and has checked every number: another count means that something else writes here. Throws
// DbError (Program).
void demand(qint64 changed, std::size_t expected, const char *statement);

// Locks the stock rows of all these SKUs, ascending: for a caller that makes several orders in one transaction.
void lockStock(Transaction &tx, const std::vector<SkuId> &skus);

// The one piece that takes stock: locks every stock row, and if all lines can be had makes the order, its lines and its
// held reservations and moves available to reserved; short of any, it writes nothing. The number of statements does not
// grow with the lines. Part of a flow: its caller decides how the transaction ends. Throws DbError.
JointReservationOutcome reserveJointly(Transaction &tx, const OrderDraft &draft);

// The same as a whole flow: an order is made, or nothing happens.
Verdict<JointReservationOutcome> placeDraft(Transaction &tx, const OrderDraft &draft);

} // namespace holdfast
