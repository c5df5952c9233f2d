// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/schema/connection_test.h"

#include "sql/connection/session.h"
#include "sql/schema/migrator.h"

#include <algorithm>

namespace holdfast {

namespace {

constexpr int kUnknownHost = 2005;
constexpr int kNotForThisSchema = 1044;
constexpr int kTlsDemanded = 3159; // by a server on this machine, for which the profile names no CA

std::optional<StoreIdentity> identityOf(Session &session)
{
    try {
        return session.read("Store", readIdentity);
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::WrongSchema && error.kind != DbError::Kind::Other)
            throw;
        return std::nullopt; // no such table, or one with other columns
    }
}

ConnectionFinding findingOf(const ConnectionSettings &settings, Environment expected, const HoldsRole &holdsRole)
{
    try {
        Session session(settings);
        return lookAtStore(session, expected, holdsRole);
    } catch (const DbError &error) {
        return findingOf(error);
    }
}

// How much a server's finding says of the whole profile, if none is fine.
int weight(const ConnectionFinding &finding)
{
    if (std::holds_alternative<tried::Fine>(finding))
        return 4;
    if (std::holds_alternative<tried::CannotResolve>(finding))
        return 1;
    if (std::holds_alternative<tried::NobodyAnswers>(finding))
        return 0;
    return std::holds_alternative<tried::OnlyReadOnly>(finding) ? 2 : 3;
}

} // namespace

ConnectionFinding findingOf(const DbError &error)
{
    using Kind = DbError::Kind;
    const bool signedIn = error.statement != "CONNECT";
    switch (error.kind) {
    case Kind::Unreachable:
        if (error.native == kUnknownHost)
            return tried::CannotResolve{};
        return tried::NobodyAnswers{error};
    case Kind::Insecure:
        if (error.statement == "session/cipher")
            return tried::WithoutTls{};
        if (error.native == kTlsDemanded)
            return tried::Failed{error};
        return tried::WrongAuthority{error};
    case Kind::NotPermitted:
        if (signedIn || error.native == kNotForThisSchema)
            return tried::NoRole{};
        return tried::WrongPassword{};
    case Kind::WrongSchema:
        if (signedIn)
            return tried::NoStoreHere{};
        return tried::NoSuchSchema{};
    case Kind::WrongServer:
        return tried::UnsupportedServer{error.text.toUtf8()};
    default:
        return tried::Failed{error};
    }
}

ConnectionFinding lookAtStore(Session &session, Environment expected, const HoldsRole &holdsRole)
{
    const SchemaState state = Migrator(session).state();
    // Asked in any case: to who may not see a table there is none in the schema.
    const std::optional<StoreIdentity> store = identityOf(session);
    if (!store || state.kind == SchemaState::Kind::Absent || state.kind == SchemaState::Kind::Foreign)
        return tried::NoStoreHere{};
    if (store->environment != expected)
        return tried::OtherEnvironment{store->environment};
    if (state.kind == SchemaState::Kind::TooNew)
        return tried::SchemaNewer{};
    if (state.kind == SchemaState::Kind::Incomplete)
        return tried::SchemaOlder{};
    if (holdsRole && !holdsRole(session))
        return tried::NoRole{};
    if (session.server().readOnly)
        return tried::OnlyReadOnly{};
    return tried::Fine{session.server(), *store};
}

ConnectionTest testConnection(const Profile &profile, const QString &password, const HoldsRole &holdsRole)
{
    ConnectionSettings settings = profile.settings(password);
    if (!profile.socket.isEmpty())
        return {findingOf(settings, profile.environment, holdsRole), {}};
    ConnectionTest test{tried::NobodyAnswers{}, {}};
    for (const ServerAddress &host : profile.hosts) {
        settings.hosts = {host};
        test.servers.emplace_back(host, findingOf(settings, profile.environment, holdsRole));
    }
    if (!test.servers.empty())
        test.finding = std::ranges::max_element(test.servers, {}, [](const auto &server) {
                           return weight(server.second);
                       })->second;
    return test;
}

} // namespace holdfast
