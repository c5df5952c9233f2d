// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/connection.h"

#include "sql/connection/statement.h"

#include <QMutex>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

#include <atomic>

namespace holdfast {

namespace {

// QMYSQL counts its drivers in a static without a lock: they are made and removed one at a time. Signing in goes
// outside, else a server that does not answer one lane would hold up all others.
QMutex driverCount;

DbError errorOf(const QSqlError &error, const QByteArray &statement)
{
    const int native = error.nativeErrorCode().toInt();
    return {dialect::kindOf(native), native, statement, error.databaseText()};
}

} // namespace

Connection::Connection(const ConnectionSettings &settings)
{
    static std::atomic<quint64> counter{0};
    m_name = QStringLiteral("holdfast-%1").arg(++counter);
    try {
        open(settings);
        applyPrologue(settings);
    } catch (...) {
        const QMutexLocker lock(&driverCount);
        QSqlDatabase::removeDatabase(m_name);
        throw;
    }
}

Connection::~Connection()
{
    QSqlDatabase::database(m_name, false).close();
    const QMutexLocker lock(&driverCount);
    QSqlDatabase::removeDatabase(m_name);
}

void Connection::open(const ConnectionSettings &settings)
{
    if (settings.socket.contains(u';')) // the driver splits its options there and has no escape
        throw DbError{DbError::Kind::Unreachable, 0, "CONNECT", QStringLiteral("a socket's path cannot hold ';'")};
    QSqlDatabase db = [this] {
        const QMutexLocker lock(&driverCount);
        return QSqlDatabase::addDatabase(QStringLiteral("QMYSQL"), m_name);
    }();
    if (!db.isValid())
        throw DbError{DbError::Kind::Program, 0, "CONNECT", QStringLiteral("the QMYSQL driver is not installed")};
    QStringList options{
        QStringLiteral("MYSQL_OPT_CONNECT_TIMEOUT=%1").arg(settings.connectLimit.count()),
        QStringLiteral("MYSQL_OPT_READ_TIMEOUT=%1").arg(settings.readLimit.count()),
        QStringLiteral("MYSQL_OPT_WRITE_TIMEOUT=%1").arg(settings.readLimit.count()),
    };
    if (!settings.socket.isEmpty())
        options << QStringLiteral("UNIX_SOCKET=") + settings.socket;
    db.setConnectOptions(options.join(u';'));
    db.setHostName(settings.socket.isEmpty() ? settings.host : QString());
    db.setPort(settings.socket.isEmpty() ? settings.port : 0);
    db.setUserName(settings.account);
    db.setPassword(settings.password);
    db.setDatabaseName(settings.schema);
    db.setNumericalPrecisionPolicy(QSql::HighPrecision);
    if (!db.open()) {
        DbError error = errorOf(db.lastError(), "CONNECT");
        if (error.kind == DbError::Kind::ConnectionLost || error.kind == DbError::Kind::Other)
            error.kind = DbError::Kind::Unreachable; // lost while signing in: no session was ours yet
        throw error;
    }
}

ServerVariables Connection::variables(const QByteArray &statement)
{
    ServerVariables variables;
    for (const Row &row : execute(statement, Statement::named(statement).render({})).rows)
        variables.insert(row.bytes(0).toLower(), row.bytes(1));
    return variables;
}

void Connection::applyPrologue(const ConnectionSettings &settings)
{
    const auto run = [this](const char *name, Params params = {}) {
        return execute(name, Statement::named(name).render(params));
    };
    // Which server it is comes first: another product may not know the settings.
    m_facts = dialect::factsFrom(variables("session/variables"));
    if (const auto error = dialect::unsupported(m_facts))
        throw *error;

    run("session/prologue", {{"lock_wait", lit(qint64(settings.lockWait.count()))},
                             {"idle_limit", lit(qint64(settings.idleLimit.count()))}});
    run(settings.isolation == Isolation::ReadCommitted ? "session/isolation_read_committed"
                                                       : "session/isolation_repeatable_read");
    const QStringList problems = dialect::prologueProblems(variables("session/variables"), settings);
    if (!problems.isEmpty())
        throw DbError{DbError::Kind::Program, 0, "session/prologue", problems.join(u' ')};

    const Connection::Result whoami = run("session/whoami");
    m_facts.connectionId = whoami.rows.at(0).integer(0);
    m_facts.account = whoami.rows.at(0).bytes(1);
    m_facts.startedAt = whoami.rows.at(0).integer(2) - run("session/uptime").rows.at(0).integer(1);
}

void Connection::refreshReadOnly()
{
    ServerVariables known = variables("session/read_only");
    m_facts.readOnly = dialect::factsFrom(known).readOnly;
}

Connection::Result Connection::execute(const QByteArray &name, const QByteArray &sql)
{
    const auto fail = [&](const DbError &error) {
        m_broken = m_broken || error.kind == DbError::Kind::ConnectionLost;
        throw error;
    };
    if (m_broken)
        fail({DbError::Kind::ConnectionLost, 0, name, QStringLiteral("the connection was lost before")});
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    query.setForwardOnly(true);
    query.setNumericalPrecisionPolicy(QSql::HighPrecision);
    if (!query.exec(QString::fromLatin1(sql))) // statement files are ASCII, values are digits and hex
        fail(errorOf(query.lastError(), name));

    Result result;
    if (query.isSelect()) {
        const int columns = query.record().count();
        while (query.next()) {
            std::vector<QVariant> values;
            values.reserve(std::size_t(columns));
            for (int column = 0; column < columns; ++column)
                values.push_back(query.value(column));
            result.rows.emplace_back(name, std::move(values));
        }
        if (query.lastError().isValid()) // next() == false is not "no more rows": a cut-off value ends so, too
            fail(errorOf(query.lastError(), name));
    } else {
        result.changed = query.numRowsAffected();
        result.insertId = query.lastInsertId().toLongLong();
    }
    return result;
}

} // namespace holdfast
