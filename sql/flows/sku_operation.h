// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/db_error.h"
#include "sql/connection/transaction.h"
#include "sql/connection/verdict.h"
#include "sql/rows/outcomes.h"
#include "sql/rows/role.h"

#include <optional>

namespace holdfast {

// What receiving, counting and pricing have in common: a supervisor, a reason, and an operation that takes place once.
struct SkuOperation
{
    static constexpr qsizetype kLongestReason = 500; // characters

    OperationId operation;
    SkuId sku{};
    QString reason;
};

// A movement of stock, as it was recorded; the same whenever it is told.
struct StockMoved
{
    SkuId sku{};
    qint64 difference = 0; // units more, or fewer
    qint64 available = 0;  // after it
    qint64 reserved = 0;
    qint64 version = 0; // of the stock row
    Instant at;
    QString by;
    bool seenAgain = false; // this operation had done it before
};

std::optional<InvalidInput> invalidReason(const QString &reason);

// Locks the SKU's row, and then asks for the role: the lock's own statement must read nothing else, or at REPEATABLE
// READ all that is read after it would be as of before its wait. Throws NotPermitted where the role lacks the right.
std::optional<Row> lockBySupervisor(Transaction &tx, const char *statement, SkuId sku, Right right);

// The operation's own row, which nobody can write a second time: the error is that it has been written before. After
// the lock and before anything is judged, so that what was done once is told as it was, whatever the store holds now.
std::optional<DbError> claimedBefore(Transaction &tx, const char *kind, const SkuOperation &request);

// The movement that a claimed operation made.
std::optional<StockMoved> stockMovedBy(Reader &reader, const char *kind, const OperationId &operation);

// The flow holds the lock: another count means that something else writes here.
void demandOne(qint64 changed, const char *statement);

// Claimed before: the answer of then, in a new transaction. The operation of another kind stays the error that it is.
template <class Outcome, class Find>
Verdict<Outcome> tellAgain(const char *flow, const DbError &claimed, Find find)
{
    return rollBackAndLook<Outcome>(flow, [=](Transaction &next) {
        const auto answer = find(next);
        if (!answer)
            throw claimed;
        return rollBack<Outcome>(*answer);
    });
}

} // namespace holdfast
