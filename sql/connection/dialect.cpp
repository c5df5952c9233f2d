// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/dialect.h"

namespace holdfast::dialect {

namespace {

const QVersionNumber kOldestMariaDb(10, 11);
const QVersionNumber kOldestMySql(8, 4);

bool isOn(const QByteArray &value)
{
    return value == "ON" || value == "1";
}

QByteArray isolationOf(const ServerVariables &variables)
{
    // MariaDB 10.11 knows only the old name, MySQL only the new one.
    return variables.value("transaction_isolation", variables.value("tx_isolation"));
}

} // namespace

DbError::Kind kindOf(int native)
{
    using Kind = DbError::Kind;
    switch (native) {
    case 1205: // also MariaDB's NOWAIT
    case 3572: // MySQL's NOWAIT
        return Kind::LockWait;
    case 1213: // also Galera's certification
    case 3101: // group replication's certification
        return Kind::Deadlock;
    case 1020:
        return Kind::SnapshotConflict;
    case 1053: // server shutdown in progress
    case 1927: // connection was killed
    case 2006:
    case 2013:
    case 2014: // commands out of sync
    case 2027: // malformed packet
    case 2055:
    case 4031: // idle time-out, told by MySQL
        return Kind::ConnectionLost;
    case 1040: // too many connections
    case 1047: // a Galera node outside of the cluster's main part
    case 1129:
    case 1203:
    case 2002:
    case 2003:
    case 2005:
    case 2012:
    case 3032: // offline mode, as a member that was expelled from its group
        return Kind::Unreachable;
    case 2026: // TLS, the client's side
    case 3159: // require_secure_transport
        return Kind::Insecure;
    case 1062:
        return Kind::DuplicateKey;
    case 1048: // NOT NULL
    case 1264: // out of range
    case 1406: // too long
    case 1451: // foreign key, parent
    case 1452: // foreign key, child
    case 3819: // CHECK, MySQL
    case 4025: // CHECK, MariaDB
        return Kind::Constraint;
    case 1644: // SIGNAL of a trigger
        return Kind::Refused;
    case 1044:
    case 1045:
    case 1142:
    case 1143:
    case 1227:
    case 1370:
    case 1419: // triggers under a binary log
    case 1698:
        return Kind::NotPermitted;
    case 1290:
    case 1792:
    case 1836:
        return Kind::ReadOnly;
    case 1049: // no such schema
    case 1146: // no such table
        return Kind::WrongSchema;
    case 1317: // KILL QUERY
    case 1969: // statement limit, MariaDB
    case 3024: // statement limit, MySQL
        return Kind::Interrupted;
    default: // also 1180, an error during COMMIT that does not say whether it was undone
        return Kind::Other;
    }
}

DbError::Denied deniedBy(int native)
{
    using Denied = DbError::Denied;
    switch (native) {
    case 0:
        return Denied::Role;
    case 1045:
    case 1698: // the account signs in by another plugin
        return Denied::SignIn;
    case 1044:
        return Denied::Schema;
    case 1142:
    case 1143:
        return Denied::Table;
    case 1419:
        return Denied::Triggers;
    case 1227:
        return Denied::Server;
    default:
        return Denied::Nothing;
    }
}

const char *defaultRole(Product product)
{
    return product == Product::MariaDb ? "accounts/role_default_mariadb" : "accounts/role_default_mysql";
}

const char *noNewAccount(Product product)
{
    return product == Product::MariaDb ? "accounts/no_new_account_mariadb" : nullptr;
}

int noSuchAccount(Product product)
{
    return product == Product::MariaDb ? 1133 : 3523;
}

int roleNotGiven(Product product)
{
    return product == Product::MariaDb ? 1962 : 0;
}

ServerFacts factsFrom(const ServerVariables &variables, const ServerVariables &status)
{
    ServerFacts facts;
    facts.versionText = variables.value("version");
    facts.version = QVersionNumber::fromString(QString::fromLatin1(facts.versionText));
    const QByteArray names = (facts.versionText + ' ' + variables.value("version_comment")).toLower();
    if (names.contains("tidb") || names.contains("vitess") || names.contains("oceanbase") ||
        !variables.contains("innodb_flush_log_at_trx_commit"))
        facts.product = Product::Other;
    else
        facts.product = names.contains("mariadb") ? Product::MariaDb : Product::MySql;
    // MariaDB 12 names the levels of read_only (OFF, READ_ONLY, …); anything but off is not writable.
    const auto off = [&](const char *name) {
        const QByteArray value = variables.value(name, "OFF");
        return value == "OFF" || value == "0";
    };
    // Of a group only the primary has both off: the members see to that themselves.
    facts.readOnly =
        !off("read_only") || !off("super_read_only") || status.value("slaves_running", "0").toLongLong() > 0;
    facts.identity = variables.value("server_uuid", variables.value("server_uid")) + '/' + variables.value("hostname") +
                     '/' + variables.value("port") + '/' + variables.value("datadir");
    return facts;
}

std::optional<DbError> unsupported(const ServerFacts &facts)
{
    const bool supported = (facts.product == Product::MariaDb && facts.version >= kOldestMariaDb) ||
                           (facts.product == Product::MySql && facts.version >= kOldestMySql);
    if (supported)
        return std::nullopt;
    return DbError{DbError::Kind::WrongServer, 0, "CONNECT", QString::fromLatin1(facts.versionText)};
}

QStringList prologueProblems(const ServerVariables &variables, const ConnectionSettings &settings)
{
    QStringList problems;
    const auto demand = [&](const char *name, bool holds) {
        if (!holds)
            problems << QLatin1String(name) + u'=' + QString::fromUtf8(variables.value(name));
    };
    const auto number = [&](const char *name) { return variables.value(name).toLongLong(); };
    const QList<QByteArray> modes = variables.value("sql_mode").split(',');
    const QByteArray wanted = settings.isolation == Isolation::ReadCommitted ? "READ-COMMITTED" : "REPEATABLE-READ";

    demand("time_zone", variables.value("time_zone") == "+00:00");
    demand("sql_mode", modes.contains("STRICT_ALL_TABLES") && modes.contains("NO_ZERO_DATE") &&
                           modes.contains("NO_ZERO_IN_DATE") && modes.contains("ERROR_FOR_DIVISION_BY_ZERO"));
    demand("autocommit", isOn(variables.value("autocommit")));
    demand(variables.contains("tx_isolation") && !variables.contains("transaction_isolation") ? "tx_isolation"
                                                                                              : "transaction_isolation",
           isolationOf(variables) == wanted);
    demand("innodb_lock_wait_timeout", number("innodb_lock_wait_timeout") == settings.lockWait.count());
    demand("lock_wait_timeout", number("lock_wait_timeout") == settings.lockWait.count());
    demand("wait_timeout", number("wait_timeout") == settings.idleLimit.count());
    demand("foreign_key_checks", isOn(variables.value("foreign_key_checks")));
    demand("character_set_connection", variables.value("character_set_connection") == "utf8mb4");
    if (variables.contains("check_constraint_checks"))
        demand("check_constraint_checks", isOn(variables.value("check_constraint_checks")));
    return problems;
}

} // namespace holdfast::dialect
