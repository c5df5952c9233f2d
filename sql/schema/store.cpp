// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/schema/store.h"

#include "sql/connection/session.h"

namespace holdfast {

Currency storeCurrency(const QByteArray &code)
{
    const std::optional<Currency> currency = Currency::named(code);
    if (!currency)
        throw DbError{DbError::Kind::SchemaTooNew, 0, "store/store",
                      QStringLiteral("currency ") + QString::fromLatin1(code)};
    return *currency;
}

OrderRoad storeRoad(const QByteArray &word)
{
    return word == "price" ? OrderRoad::CurrentPrice : OrderRoad::Quote;
}

std::optional<StoreIdentity> readIdentity(Reader &reader)
{
    const std::optional<Row> row = reader.maybe("store/identity");
    if (!row)
        return std::nullopt;
    return StoreIdentity{QUuid::fromRfc4122(row->bytes(0)), storeCurrency(row->bytes(1)),
                         row->bytes(2) == "live" ? Environment::Live : Environment::Training};
}

std::optional<Store> readStore(Reader &reader)
{
    const std::optional<Row> row = reader.maybe("store/store");
    if (!row)
        return std::nullopt;
    Store store;
    store.uuid = QUuid::fromRfc4122(row->bytes(0));
    store.name = row->text(1);
    store.currency = storeCurrency(row->bytes(2));
    store.environment = row->bytes(3) == "live" ? Environment::Live : Environment::Training;
    store.lockWait = std::chrono::seconds(row->integer(4));
    store.budget = std::chrono::milliseconds(row->integer(5));
    store.foundedAt = row->instant(6);
    store.quotePeriod = std::chrono::seconds(row->integer(7));
    store.road = storeRoad(row->bytes(8));
    return store;
}

Verdict<StoreFounded> enterOwner(Transaction &tx)
{
    tx.change("staff/owner_enter");
    return commit<StoreFounded>(StoreFounded{});
}

Verdict<StoreFounded> foundStore(Transaction &tx, const Store &store)
{
    tx.change("store/store_found",
              {{"uuid", lit(store.uuid.toRfc4122())},
               {"name", lit(store.name)},
               {"currency", lit(QString::fromLatin1(store.currency.code))},
               {"environment",
                lit(store.environment == Environment::Live ? QStringLiteral("live") : QStringLiteral("training"))}});
    tx.change("staff/owner_enter");
    return commit<StoreFounded>(StoreFounded{});
}

bool schemaExists(Session &session, const QString &schema)
{
    return session.read("SchemaExists", [&](Reader &reader) {
        return reader.one("schema/has_schema", {{"name", lit(schema)}}).integer(0) > 0;
    });
}

void createSchema(Session &session, const QString &schema)
{
    session.read("CreateSchema", [&](Reader &reader) {
        return reader.all("schema/create_schema", {{"name", identifier(schema)}}).size();
    });
}

void dropSchema(Session &session, const QString &schema)
{
    session.read("DropSchema", [&](Reader &reader) {
        return reader.all("schema/drop_schema", {{"name", identifier(schema)}}).size();
    });
}

} // namespace holdfast
