// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/schema/staff_accounts.h"

#include "sql/connection/dialect.h"
#include "sql/connection/session.h"
#include "sql/schema/demand_right.h"
#include "sql/schema/roles.h"

#include <QRegularExpression>

namespace holdfast {

namespace {

constexpr qint64 kMostStaff = 10'000;

using Field = InvalidInput::Field;
using Problem = InvalidInput::Problem;

struct Entered
{
};

std::optional<InvalidInput> problemOf(const StaffAccount &who)
{
    if (who.account.isEmpty())
        return InvalidInput{Field::Account, Problem::Missing};
    if (who.account.size() > StaffAccount::kMostLetters)
        return InvalidInput{Field::Account, Problem::TooLong, StaffAccount::kMostLetters};
    if (!isAccountName(who.account))
        return InvalidInput{Field::Account, Problem::Unknown};
    if (!isHostName(who.host))
        return InvalidInput{Field::Host, Problem::Unknown};
    return std::nullopt;
}

std::optional<InvalidInput> problemOfPassword(const QString &password)
{
    if (password.isEmpty())
        return InvalidInput{Field::Password, Problem::Missing};
    if (password.size() > 200)
        return InvalidInput{Field::Password, Problem::TooLong, 200};
    if (password.contains(QChar(0)))
        return InvalidInput{Field::Password, Problem::HoldsNul};
    return std::nullopt;
}

Role roleNow(Session &session, const QString &account)
{
    const auto role = session.read("RoleOf", [&](Reader &reader) {
        return reader.maybe("staff/role_of", {{"account", lit(account.toUtf8())}});
    });
    return role ? roleNamed(role->bytes(0)) : Role::None;
}

bool isThere(Role role, Environment environment)
{
    const std::vector<Role> roles = rolesOf(environment);
    return std::ranges::find(roles, role) != roles.end();
}

// One statement about an account; false: the server answered with this error, which the caller expects.
bool send(Session &session, const char *statement, const std::vector<Param> &params, int unless = 0)
{
    try {
        session.read("StaffAccount", [&](Reader &reader) { return reader.all(statement, params).size(); });
        return true;
    } catch (const DbError &error) {
        if (unless == 0 || error.native != unless)
            throw;
        return false;
    }
}

std::vector<Param> of(const StaffAccount &who)
{
    return {{"account", accountName(who.account)}, {"host", hostName(who.host)}};
}

std::vector<Param> of(const StaffAccount &who, const QString &role)
{
    std::vector<Param> params = of(who);
    params.push_back({"role", identifier(role)});
    return params;
}

// Once, before the first GRANT of a session.
void letNoGrantMakeAnAccount(Session &session)
{
    if (const char *statement = dialect::noNewAccount(session.server().product))
        send(session, statement, {});
}

// False: there is one. The password itself is sent where the server hides it in its logs, and where it wants to judge
// it.
bool create(Session &session, const AddStaff &request)
{
    if (session.server().product == Product::MariaDb) {
        std::vector<Param> params = of(request.who);
        params.push_back({"digest", passwordDigest(request.password)});
        try {
            return send(session,
                        request.isLocal ? "accounts/account_create_local_mariadb" : "accounts/account_create_mariadb",
                        params, dialect::kAccountFailed);
        } catch (const DbError &error) {
            if (error.native != dialect::kPasswordIsJudged)
                throw;
        }
    }
    std::vector<Param> params = of(request.who);
    params.push_back({"password", password(request.password)});
    return send(session, request.isLocal ? "accounts/account_create_local" : "accounts/account_create", params,
                dialect::kAccountFailed);
}

void give(Session &session, const StaffAccount &who, Role role)
{
    const QString name = databaseRole(session.settings().schema, role);
    send(session, "accounts/role_give", of(who, name));
    send(session, dialect::defaultRole(session.server().product), of(who, name));
}

void enter(Session &session, const StaffAccount &who, Role role, const QString &detail)
{
    const OperationId operation = OperationId::make(); // one, however often it is attempted
    session.inTransaction("EnterStaff", [&](Transaction &tx) {
        tx.change("staff/staff_enter",
                  {{"account", lit(who.account.toUtf8())}, {"role", lit(QString::fromLatin1(nameOf(role)))}});
        tx.change("staff/staff_audit", {{"operation", lit(operation)}, {"detail", lit(detail)}});
        return commit<Entered>(Entered{});
    });
}

QString named(const StaffAccount &who)
{
    return who.account + u'@' + who.host;
}

} // namespace

AddStaffOutcome addStaff(Session &session, const AddStaff &request, Environment environment)
{
    if (const auto problem = problemOf(request.who))
        return *problem;
    if (const auto problem = problemOfPassword(request.password))
        return *problem;
    demandRight(session, Right::KeepStaff);
    if (!isThere(request.role, environment) || roleNow(session, request.who.account) == Role::Owner)
        return NoSuchRole{request.role};

    letNoGrantMakeAnAccount(session);
    layDownRoles(session, session.settings().schema, environment);
    if (!create(session, request))
        return AccountExists{};
    try {
        give(session, request.who, request.role);
        enter(session, request.who, request.role,
              QStringLiteral("%1: %2, new account").arg(named(request.who), QLatin1String(nameOf(request.role))));
    } catch (const DbError &) {
        try {
            send(session, "accounts/account_drop", of(request.who));
        } catch (const DbError &) { // then changeRole() completes it
        }
        throw;
    }
    return StaffChanged{request.who, request.role};
}

ChangeStaffOutcome changeRole(Session &session, const StaffAccount &who, Role role, Environment environment)
{
    if (const auto problem = problemOf(who))
        return *problem;
    demandRight(session, Right::KeepStaff);
    if (!isThere(role, environment) || roleNow(session, who.account) == Role::Owner)
        return NoSuchRole{role};

    const QString schema = session.settings().schema;
    letNoGrantMakeAnAccount(session);
    layDownRoles(session, schema, environment);
    const std::vector<Param> params = of(who, databaseRole(schema, role));
    if (!send(session, "accounts/role_give", params, dialect::noSuchAccount(session.server().product)))
        return NoAccount{};
    send(session, dialect::defaultRole(session.server().product), params);
    // Entered before the old right goes: who loses a role is stopped by the database at the latest, never by nothing.
    enter(session, who, role, QStringLiteral("%1: %2").arg(named(who), QLatin1String(nameOf(role))));
    for (const Role other : rolesOf(environment)) {
        if (other != role)
            send(session, "accounts/role_take", of(who, databaseRole(schema, other)),
                 dialect::roleNotGiven(session.server().product));
    }
    return StaffChanged{who, role};
}

ChangeStaffOutcome lockStaff(Session &session, const StaffAccount &who, bool locked)
{
    if (const auto problem = problemOf(who))
        return *problem;
    demandRight(session, Right::KeepStaff);
    const Role role = roleNow(session, who.account);
    if (role == Role::Owner)
        return NoSuchRole{role};
    if (!send(session, locked ? "accounts/account_lock" : "accounts/account_unlock", of(who), dialect::kAccountFailed))
        return NoAccount{};

    StaffChanged changed{who, role};
    if (locked) {
        const std::vector<Row> open = session.read("ConnectionsOf", [&](Reader &reader) {
            return reader.all("accounts/connections_of", {{"account", lit(who.account)}});
        });
        for (const Row &row : open) {
            try {
                send(session, "session/kill", {{"connection", lit(row.integer(0))}});
                ++changed.ended;
            } catch (const DbError &error) {
                changed.endsAll = changed.endsAll && error.native == dialect::kNoSuchConnection;
            }
        }
    }
    const OperationId operation = OperationId::make();
    session.inTransaction("EnterStaff", [&](Transaction &tx) {
        tx.change("staff/staff_audit",
                  {{"operation", lit(operation)},
                   {"detail", lit(named(who) + (locked ? QStringLiteral(": locked") : QStringLiteral(": unlocked")))}});
        return commit<Entered>(Entered{});
    });
    return changed;
}

std::vector<StaffRow> staffOf(Session &session)
{
    return session.read("StaffList", [](Reader &reader) {
        std::vector<StaffRow> staff;
        for (const Row &row :
             reader.all("staff/staff_list", {{"after", lit(QByteArray())}, {"limit", lit(kMostStaff)}}))
            staff.push_back({row.text(0), roleNamed(row.bytes(1))});
        return staff;
    });
}

} // namespace holdfast
