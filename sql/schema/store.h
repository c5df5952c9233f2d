// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/verdict.h"
#include "sql/rows/instant.h"
#include "sql/rows/money.h"

#include <QString>
#include <QUuid>

#include <chrono>
#include <optional>

namespace holdfast {

class Reader;
class Session;
class Transaction;

enum class Environment { Live, Training };

// How an order comes about: by accepting a quote, or at the price of the moment, which the customer has confirmed.
enum class OrderRoad { Quote, CurrentPrice };

// The store's own row: what it is (never changes) and its settings.
struct Store
{
    QUuid uuid;
    QString name;
    Currency currency;
    Environment environment = Environment::Training;
    std::chrono::seconds lockWait{3};
    std::chrono::milliseconds budget{15'000};
    std::chrono::seconds quotePeriod{300}; // how long a quote is good for at most
    OrderRoad road = OrderRoad::Quote;
    Instant foundedAt;
};

Currency storeCurrency(const QByteArray &code); // as the store's row has it; unknown here: DbError (SchemaTooNew)
OrderRoad storeRoad(const QByteArray &word);    // "price", or "quote"

// What a store never ceases to be; it can be read whatever steps its schema still lacks.
struct StoreIdentity
{
    QUuid uuid;
    Currency currency;
    Environment environment = Environment::Training;
};

std::optional<StoreIdentity> readIdentity(Reader &reader);
std::optional<Store> readStore(Reader &reader); // none: the schema is there, the store is not founded yet

struct StoreFounded
{
};
// Enters the account that is signed in as the owner: from then on the guards know it.
Verdict<StoreFounded> enterOwner(Transaction &tx);
// Writes the store's row and enters the account that is signed in as its owner.
Verdict<StoreFounded> foundStore(Transaction &tx, const Store &store);

// A schema for a store, made or dropped by its owner. Throws DbError.
bool schemaExists(Session &session, const QString &schema);
void createSchema(Session &session, const QString &schema);
void dropSchema(Session &session, const QString &schema);

} // namespace holdfast
