// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/store_facts.h"

#include "sql/connection/session.h"
#include "sql/schema/store.h"

namespace holdfast {

Role myRole(Session &session)
{
    return session.read("MyRole", [](Reader &reader) {
        const std::optional<Row> row = reader.maybe("staff/my_role");
        return row ? roleNamed(row->text(0).toUtf8()) : Role::None;
    });
}

StoreFacts storeFacts(Session &session, const Store &store)
{
    const ServerFacts &server = session.server();
    const QString product = server.product == Product::MariaDb ? QStringLiteral("MariaDB ") : QStringLiteral("MySQL ");
    return {store.name,
            store.environment == Environment::Training,
            QString::fromLatin1(store.currency.code),
            product + server.version.toString(),
            QString::fromUtf8(server.account.left(server.account.lastIndexOf('@'))),
            myRole(session),
            store.road,
            store.quotePeriod};
}

} // namespace holdfast
