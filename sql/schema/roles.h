// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/db_error.h"
#include "sql/rows/role.h"
#include "sql/schema/store.h"

#include <QByteArrayList>
#include <QString>

#include <optional>

namespace holdfast {

class Session;

// The database roles of one store: SCHEMA_staff, SCHEMA_supervisor and, where the store is for training,
// SCHEMA_trainer. The files of sql/rights are what they may do. The owner has the schema and needs no role.
std::vector<Role> rolesOf(Environment environment);
QString databaseRole(const QString &schema, Role role);

// The statements that give a role its rights, as they are sent; to may be a role or, in a test, an account.
QByteArrayList rightsOf(Role role, const QString &schema, const QString &databaseRole);

// Makes the roles that are not there and gives them their rights; what is there already stays. DDL, which no
// transaction holds: interrupted anywhere, the next call completes it. Throws DbError: NotPermitted where the account
// may make no roles, and names the statement.
void layDownRoles(Session &session, const QString &schema, Environment environment);

// The same for whoever migrates a store or makes one, which is all right without: it only has no accounts of staff
// then.
struct RolesRefused
{
    QByteArray statement; // as it was sent
    DbError error;
};
std::optional<RolesRefused> layDownRolesIfPermitted(Session &session, const QString &schema, Environment environment);

} // namespace holdfast
