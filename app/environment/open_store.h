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

// Connects, looks whether the store is live or for training as it should be and whether the schema is the one this
// program needs, reads the store and takes its limits. From then on no other store is accepted, in the lanes that take
// over the session's settings neither. The desk is entered under this computer's name. Throws DbError:
// WrongEnvironment, SchemaTooOld where there is no store yet or a migration is due, SchemaTooNew, WrongSchema.
OpenStore openStore(const ConnectionSettings &settings, Environment expected);
// The same over a session that is there already.
OpenStore openStore(std::unique_ptr<Session> session, Environment expected);

// Throws WrongEnvironment. A store that is not founded is neither live nor for training.
void requireEnvironment(Session &session, Environment expected);

} // namespace holdfast
