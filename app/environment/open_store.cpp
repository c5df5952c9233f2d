// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/environment/open_store.h"

#include "sql/connection/session.h"
#include "sql/schema/migrator.h"

#include <QSysInfo>

#include <algorithm>

namespace holdfast {

void requireEnvironment(Session &session, Environment expected)
{
    const SchemaState::Kind kind = Migrator(session).state().kind;
    if (kind == SchemaState::Kind::Absent || kind == SchemaState::Kind::Foreign)
        return;
    std::optional<StoreIdentity> store;
    try {
        store = session.read("Store", readIdentity);
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::WrongSchema) // the migration was interrupted before there was its table
            throw;
    }
    if (store && store->environment != expected)
        throw DbError{DbError::Kind::WrongEnvironment, 0, "store/identity",
                      store->environment == Environment::Live ? QStringLiteral("the store is live")
                                                              : QStringLiteral("the store is for training")};
}

OpenStore openStore(const ConnectionSettings &settings, Environment expected)
{
    return openStore(std::make_unique<Session>(settings), expected);
}

OpenStore openStore(std::unique_ptr<Session> session, Environment expected)
{
    requireEnvironment(*session, expected);
    if (const auto error = Migrator::unusable(Migrator(*session).state()))
        throw *error;
    const std::optional<Store> store = session->read("Store", [](Reader &reader) { return readStore(reader); });
    if (!store)
        throw DbError{DbError::Kind::SchemaTooOld, 0, "store/store", QStringLiteral("the store is not founded")};

    ConnectionSettings settings = session->settings();
    if (store->lockWait != settings.lockWait || store->budget != settings.budget) {
        settings.lockWait = store->lockWait;
        settings.budget = store->budget;
        settings.readLimit = std::max(settings.readLimit, store->lockWait + std::chrono::seconds(5));
        session = std::make_unique<Session>(settings);
    }
    session->acceptOnly(store->uuid);
    session->enterDesk(QSysInfo::machineHostName());
    return {std::move(session), *store};
}

} // namespace holdfast
