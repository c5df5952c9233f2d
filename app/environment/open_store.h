// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/schema/store.h"

#include <memory>

namespace holdfast {

class Session;

// A session on a store whose schema this program knows, with the store's own limits.
struct OpenStore
{
    std::unique_ptr<Session> session;
    Store store;
};

// Connects, looks whether the schema is the one this program needs, reads the store and takes its limits. The desk is
// entered under this computer's name. Throws DbError: SchemaTooOld where there is no store yet or a migration is due,
// SchemaTooNew, WrongSchema.
OpenStore openStore(ConnectionSettings settings);

} // namespace holdfast
