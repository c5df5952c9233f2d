// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/store_facts.h"

#include "sql/connection/session.h"
#include "sql/schema/demand_right.h"
#include "sql/schema/store.h"

namespace holdfast {

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
