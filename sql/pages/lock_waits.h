// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/dialect.h"
#include "sql/connection/grants.h"
#include "sql/rows/ids.h"
#include "sql/rows/instant.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace holdfast {

class Reader;

// What a lock is on, in the store's terms as far as the server lets it be known.
struct LockedRecord
{
    QByteArray table; // orders, stock, receipts …
    QByteArray index; // empty: the table as such
    // By which column values, if the server tells: the primary key's.
    std::optional<OrderId> order;
    std::optional<SkuId> sku;
    std::optional<QuoteId> quote;
    std::optional<CustomerId> customer;
    QByteArray skuCode; // of sku
    QByteArray key;     // a receipt's
    QByteArray data;    // as the server puts it: "1042", "7, 0x6B6579"

    static LockedRecord of(const QByteArray &table, const QByteArray &index,
                           const std::vector<std::variant<qint64, QByteArray>> &values);
};

// A session that waits, or is waited for.
struct LockParty
{
    qint64 connection = 0;
    QByteArray account;           // empty: the server does not say
    QString workstation;          // empty: no desk of ours
    std::optional<Instant> began; // its transaction; whole seconds
    QString statement;            // what it runs just now; empty: nothing, it is idle in its transaction
};

struct LockWaiter
{
    LockParty who;
    int depth = 0; // 0: waits for nobody, others wait for it; 1: waits for one of those …
    // Of one that waits:
    std::vector<qint64> blockers; // connections; the first is the one that it stands under
    LockedRecord on;
    QByteArray mode;
    std::optional<Instant> since; // whole seconds
};

// Who waits for whom, now. Each session that waits comes behind the one that it waits for, the root that is waited for
// longest first.
struct LockWaits
{
    Instant now;
    std::vector<LockWaiter> sessions;
    std::vector<MissingGrant> missing; // then nothing is known, and sessions is empty
    bool isOff = false;                // performance_schema is (MySQL): nothing is known either

    bool isKnown() const { return missing.empty() && !isOff; }
};

// One light statement, and one more that names SKUs; takes no lock. Throws DbError.
LockWaits lockWaits(Reader &reader, Product product);

struct DeadlockParty
{
    LockParty who;
    std::vector<LockedRecord> holds;
    std::vector<LockedRecord> waitsFor;
    bool wasRolledBack = false;
};

struct Deadlock
{
    std::optional<Instant> at; // whole seconds
    std::vector<DeadlockParty> parties;
    QByteArray text; // the server's own

    // at: the server's own words for the instant, in its time zone.
    static std::optional<Deadlock> parsed(const QByteArray &engineStatus, QByteArray *at = nullptr);
};

// The last one since the server started.
struct LastDeadlock
{
    std::optional<Deadlock> deadlock;
    std::vector<MissingGrant> missing; // then nothing is known
};

LastDeadlock lastDeadlock(Reader &reader);

} // namespace holdfast
