// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/connection.h"

#include "sql/connection/greeting.h"
#include "sql/connection/statement.h"

#include <QFileInfo>
#include <QMutex>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

#include <atomic>

#include <dlfcn.h>

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

DbError insecure(const QByteArray &statement, const QString &text)
{
    return {DbError::Kind::Insecure, 0, statement, text};
}

// What the client library itself knows: a server's word could come from whoever stands between. The library is the one
// that the driver is linked with, whichever that is.
bool isEncrypted(const QSqlDriver *driver)
{
    const QVariant handle = driver->handle();
    Dl_info plugin{};
    if (!QByteArray(handle.typeName()).endsWith("*") || !handle.constData() ||
        ::dladdr(*reinterpret_cast<void *const *>(driver), &plugin) == 0) // its table of functions is the plugin's
        return false;
    void *const library = ::dlopen(plugin.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    if (!library)
        return false;
    using CipherOf = const char *(*)(void *);
    const auto cipherOf = reinterpret_cast<CipherOf>(::dlsym(library, "mysql_get_ssl_cipher"));
    const char *cipher = cipherOf ? cipherOf(*static_cast<void *const *>(handle.constData())) : nullptr;
    ::dlclose(library);
    return cipher && *cipher;
}

} // namespace

Connection::Connection(const ConnectionSettings &settings, const ServerAddress &server)
{
    static std::atomic<quint64> counter{0};
    m_name = QStringLiteral("holdfast-%1").arg(++counter);
    try {
        open(settings, server);
        if (settings.socket.isEmpty() && settings.needsTls(server))
            requireCipher();
        applyPrologue(settings);
        if (!settings.store.isNull())
            requireStore(settings.store);
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

void Connection::open(const ConnectionSettings &settings, const ServerAddress &server)
{
    if (settings.socket.contains(u';')) // the driver splits its options there and has no escape
        throw DbError{DbError::Kind::Unreachable, 0, "CONNECT", QStringLiteral("a socket's path cannot hold ';'")};
    const bool overSocket = !settings.socket.isEmpty();
    if (!overSocket && server.host.isEmpty()) // the driver would take a socket of its own
        throw DbError{DbError::Kind::Unreachable, 0, "CONNECT", QStringLiteral("no host is named")};
    const bool overTls = !overSocket && settings.needsTls(server);
    // Without it the client would take any certificate. Looked at before anything is sent.
    if (overTls && (settings.authority.contains(u';') || !QFileInfo(settings.authority).isFile() ||
                    !QFileInfo(settings.authority).isReadable()))
        throw insecure("CONNECT", settings.authority + QStringLiteral(": no file of a CA"));
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
    if (overSocket)
        options << QStringLiteral("UNIX_SOCKET=") + settings.socket;
    if (overTls)
        options << QStringLiteral("SSL_CA=") + settings.authority;
    db.setConnectOptions(options.join(u';'));
    db.setHostName(overSocket ? QString() : server.host);
    db.setPort(overSocket ? 0 : server.port);
    db.setUserName(settings.account);
    db.setPassword(settings.password);
    db.setDatabaseName(settings.schema);
    db.setNumericalPrecisionPolicy(QSql::HighPrecision);
    if (!db.open()) {
        DbError error = errorOf(db.lastError(), "CONNECT");
        if (error.kind == DbError::Kind::ConnectionLost || error.kind == DbError::Kind::Other)
            error.kind = DbError::Kind::Unreachable; // lost while signing in: no session was ours yet
        // An account that requires TLS is told "wrong password" by a server that has none.
        if (overTls && error.kind == DbError::Kind::NotPermitted &&
            greetingOf(server, settings.connectLimit) == Greeting::Plain)
            throw insecure("session/cipher", error.text);
        throw error;
    }
}

// With a CA the client still signs in over plain text where the server offers nothing else. Both ends are asked: the
// client knows what it speaks itself, the server whether somebody between them reads along.
void Connection::requireCipher()
{
    if (!isEncrypted(QSqlDatabase::database(m_name, false).driver()))
        throw insecure("session/cipher", QStringLiteral("the client speaks plain text"));
    const Result told = execute("session/cipher", Statement::named("session/cipher").render({}));
    if (told.rows.size() != 1 || told.rows.at(0).bytes(1).isEmpty())
        throw insecure("session/cipher", QStringLiteral("the server hears plain text"));
}

void Connection::requireStore(const QUuid &store)
{
    const Result told = execute("store/identity", Statement::named("store/identity").render({}));
    if (told.rows.size() != 1 || QUuid::fromRfc4122(told.rows.at(0).bytes(0)) != store)
        throw DbError{DbError::Kind::WrongStore, 0, "store/identity", QStringLiteral("another store than before")};
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
    const ServerVariables before = variables("session/variables");
    m_facts = dialect::factsFrom(before);
    if (const auto error = dialect::unsupported(m_facts))
        throw *error;

    run("session/prologue", {{"lock_wait", lit(qint64(settings.lockWait.count()))},
                             {"idle_limit", lit(qint64(settings.idleLimit.count()))}});
    run(settings.isolation == Isolation::ReadCommitted ? "session/isolation_read_committed"
                                                       : "session/isolation_repeatable_read");
    const QStringList problems = dialect::prologueProblems(variables("session/variables"), settings);
    if (!problems.isEmpty())
        throw DbError{DbError::Kind::Program, 0, "session/prologue", problems.join(u' ')};
    if (before.value("group_replication_consistency") == "EVENTUAL")
        run("session/await_backlog_group");

    const Connection::Result whoami = run("session/whoami");
    m_facts.connectionId = whoami.rows.at(0).integer(0);
    m_facts.account = whoami.rows.at(0).bytes(1);
    const ServerVariables status = variables("session/status");
    m_facts.startedAt = whoami.rows.at(0).integer(2) - status.value("uptime").toLongLong();
    m_facts.readOnly = dialect::factsFrom(before, status).readOnly || copiesFromAnother();
}

void Connection::refreshReadOnly()
{
    m_facts.readOnly =
        dialect::factsFrom(variables("session/read_only"), variables("session/status")).readOnly || copiesFromAnother();
}

// MySQL tells it only to who may look at its replication; MariaDB has it in its status.
bool Connection::copiesFromAnother()
{
    if (m_facts.product != Product::MySql)
        return false;
    try {
        const char *name = "session/copies_from_mysql";
        return execute(name, Statement::named(name).render({})).rows.at(0).integer(0) > 0;
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::NotPermitted)
            throw;
        return false;
    }
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
    if (!query.exec(QString::fromUtf8(sql))) // ASCII, but for the password of a new account
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
