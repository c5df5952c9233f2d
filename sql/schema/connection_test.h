// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/db_error.h"
#include "sql/connection/dialect.h"
#include "sql/schema/profile.h"

#include <functional>
#include <variant>
#include <vector>

namespace holdfast {

class Session;

// What trying a profile comes to; no words, those are the window's.
namespace tried {

struct CannotResolve
{
};
struct NobodyAnswers
{
    DbError error;
};
struct WithoutTls // the server offers none
{
};
struct WrongAuthority // its certificate is another CA's; or it cannot agree with this client on a way
{
    DbError error;
};
struct WrongPassword // or wrong account: no server says which
{
};
struct NoSuchSchema
{
};
struct NoRole // the account has nothing to do with this schema, which may not even be there
{
};
struct NoStoreHere // an empty schema, somebody else's tables, or a store that is not founded
{
};
struct OtherEnvironment
{
    Environment actual;
};
struct SchemaOlder
{
};
struct SchemaNewer
{
};
struct UnsupportedServer
{
    QByteArray version;
};
struct OnlyReadOnly // a replica, a group's secondary: it is all right, as long as another host is the primary
{
};
struct Fine
{
    ServerFacts server;
    StoreIdentity store;
};
struct Failed // anything else
{
    DbError error;
};

} // namespace tried

using ConnectionFinding =
    std::variant<tried::Fine, tried::CannotResolve, tried::NobodyAnswers, tried::WithoutTls, tried::WrongAuthority,
                 tried::WrongPassword, tried::NoSuchSchema, tried::NoRole, tried::NoStoreHere, tried::OtherEnvironment,
                 tried::SchemaOlder, tried::SchemaNewer, tried::UnsupportedServer, tried::OnlyReadOnly, tried::Failed>;

struct ConnectionTest
{
    ConnectionFinding finding; // of the profile: Fine if one of its servers takes writes
    std::vector<std::pair<ServerAddress, ConnectionFinding>> servers; // each by itself; none: a socket
};

// Whether the account that is signed in has a part to play in this store.
using HoldsRole = std::function<bool(Session &)>;

// What a session comes to that is open already: Fine, or what is wrong with the store or the account's part in it.
// Without holdsRole whoever may read the schema's history is taken. Throws DbError.
ConnectionFinding lookAtStore(Session &session, Environment expected, const HoldsRole &holdsRole = {});
// What an error comes to that a session threw; never Fine.
ConnectionFinding findingOf(const DbError &error);

// Signs in to each server of the profile in turn and leaves nothing behind. Blocks, for each at most the limits of the
// settings: in a thread of its own.
ConnectionTest testConnection(const Profile &profile, const QString &password, const HoldsRole &holdsRole = {});

} // namespace holdfast
