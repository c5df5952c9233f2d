// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/environment/journal_scope.h"

#include "sql/connection/session.h"

namespace holdfast {

JournalScope journalScope(const Session &session, const Store &store)
{
    return {store.uuid, store.environment, QString::fromUtf8(session.server().account)};
}

} // namespace holdfast
