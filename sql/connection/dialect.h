// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/connection/db_error.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>
#include <QVersionNumber>

#include <optional>

namespace holdfast {

// Where MySQL and MariaDB differ, and nowhere else: products and versions, native codes, names of session variables.

enum class Product { MySql, MariaDb, Other };

// Which server answered, asked at every connect.
struct ServerFacts
{
    Product product = Product::Other;
    QByteArray versionText;
    QVersionNumber version;
    bool readOnly = false; // not the writable primary: it says so, or it copies from another server
    QByteArray identity;   // the server's own id and address; the same after a restart
    qint64 startedAt = 0;  // UNIX seconds, +- 1
    qint64 connectionId = 0;
    QByteArray account; // account@host as signed in
};

using ServerVariables = QHash<QByteArray, QByteArray>; // lower-case name → value

namespace dialect {

// Native code of server or client library → what it means for a flow. Never by message text, never by
// QSqlError::type() (2006 and 2013 arrive as StatementError).
DbError::Kind kindOf(int native);
DbError::Denied deniedBy(int native); // of a NotPermitted

// The status matters where the product is MariaDB, whose replicas show in it.
ServerFacts factsFrom(const ServerVariables &variables, const ServerVariables &status = {});
// Too old, or another product: the error to throw.
std::optional<DbError> unsupported(const ServerFacts &facts);
// Accounts of staff: which statement makes a role the one that is active from the next sign-in on, and what the servers
// answer where there is no such account, or where a role was not given (0: no error).
const char *defaultRole(Product product);
const char *noNewAccount(Product product);     // nullptr: not needed
inline constexpr int kAccountFailed = 1396;    // CREATE USER of one that is there, ALTER USER of one that is not
inline constexpr int kPasswordIsJudged = 1290; // MariaDB with a plugin that wants to see a new password, not its digest
int noSuchAccount(Product product);
int roleNotGiven(Product product);
inline constexpr int kNoSuchConnection = 1094;

// What the prologue asked for and the server does not show.
QStringList prologueProblems(const ServerVariables &variables, const ConnectionSettings &settings);

} // namespace dialect

} // namespace holdfast
