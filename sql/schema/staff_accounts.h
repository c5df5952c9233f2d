// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/outcomes.h"
#include "sql/rows/role.h"
#include "sql/schema/store.h"

#include <QString>

#include <variant>
#include <vector>

namespace holdfast {

class Session;

// Database accounts of a store's staff, made and changed by its owner alone. An account is the server's and DDL makes
// it, which no transaction holds: each of these can be asked again and completes what was interrupted.

// Whose account, and from where it may sign in. Letters, digits, _ . and -; a host also : / and %.
struct StaffAccount
{
    static constexpr qsizetype kMostLetters = 32; // of an account, and of a role: MySQL's limit
    QString account;
    QString host = QStringLiteral("%");
};

struct AddStaff
{
    StaffAccount who;
    Role role = Role::Staff;
    QString password;
    bool isLocal = false; // signs in at the server itself: without TLS
};

struct StaffChanged
{
    static constexpr const char *token = "StaffChanged";
    StaffAccount who;
    Role role = Role::None;
    int ended = 0;       // connections of a locked account that were ended
    bool endsAll = true; // false: this owner may not end them; they stay until they end themselves
};
// The server has an account of that name already; whoever made it may be given a role (changeRole).
struct AccountExists
{
    static constexpr const char *token = "AccountExists";
};
// The server has no such account.
struct NoAccount
{
    static constexpr const char *token = "NoAccount";
};
// A live store has no trainers; nobody becomes an owner this way, or ceases to be one.
struct NoSuchRole
{
    static constexpr const char *token = "NoSuchRole";
    Role role = Role::None;
};

using AddStaffOutcome = std::variant<StaffChanged, AccountExists, NoSuchRole, InvalidInput>;
using ChangeStaffOutcome = std::variant<StaffChanged, NoAccount, NoSuchRole, InvalidInput>;

// Throw DbError: NotPermitted where the account is no owner's, or the server lets it make no accounts.
AddStaffOutcome addStaff(Session &session, const AddStaff &request, Environment environment);
ChangeStaffOutcome changeRole(Session &session, const StaffAccount &who, Role role, Environment environment);
// Nobody signs in with it any more, and what it has open is ended.
ChangeStaffOutcome lockStaff(Session &session, const StaffAccount &who, bool locked);

struct StaffRow
{
    QString account;
    Role role = Role::None;
};
std::vector<StaffRow> staffOf(Session &session);

} // namespace holdfast
