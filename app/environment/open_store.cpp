// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/environment/open_store.h"

#include "sql/connection/session.h"
#include "sql/schema/migrator.h"

#include <QSysInfo>

#include <algorithm>

namespace holdfast {

OpenStore openStore(ConnectionSettings settings)
{
    auto session = std::make_unique<Session>(settings);
    if (const auto error = Migrator::unusable(Migrator(*session).state()))
        throw *error;
    const std::optional<Store> store = session->read("Store", [](Reader &reader) { return readStore(reader); });
    if (!store)
        throw DbError{DbError::Kind::SchemaTooOld, 0, "store/store", QStringLiteral("the store is not founded")};

    if (store->lockWait != settings.lockWait || store->budget != settings.budget) {
        settings.lockWait = store->lockWait;
        settings.budget = store->budget;
        settings.readLimit = std::max(settings.readLimit, store->lockWait + std::chrono::seconds(5));
        session = std::make_unique<Session>(settings);
    }
    session->enterDesk(QSysInfo::machineHostName());
    return {std::move(session), *store};
}

} // namespace holdfast
