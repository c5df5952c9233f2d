// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/journal_file.h"

#include "sql/connection/db_error.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QMutex>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStandardPaths>
#include <QThread>
#include <QVariant>

#include <array>
#include <atomic>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace holdfast {

namespace {

constexpr int kBusyLimit = 5'000; // ms; another program writes for a few of them
constexpr std::array kSteps{"0001_operations", "0002_operations_open", "0003_operations_attempts"};
constexpr std::array<std::pair<JournalEntry::State, const char *>, 4> kStates{
    {{JournalEntry::State::Prepared, "prepared"},
     {JournalEntry::State::Sent, "sent"},
     {JournalEntry::State::Unconfirmed, "unconfirmed"},
     {JournalEntry::State::Answered, "answered"}}};

QString nameOf(JournalEntry::State state)
{
    for (const auto &[known, name] : kStates) {
        if (known == state)
            return QLatin1String(name);
    }
    return {};
}

QString nameOf(Environment environment)
{
    return environment == Environment::Live ? QStringLiteral("live") : QStringLiteral("training");
}

qint64 now()
{
    return QDateTime::currentMSecsSinceEpoch() * 1000;
}

QString jsonText(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject jsonObject(const QVariant &text)
{
    return QJsonDocument::fromJson(text.toString().toUtf8()).object();
}

std::optional<Instant> maybeInstant(const QVariant &micros)
{
    return micros.isNull() ? std::nullopt : std::optional(Instant{micros.toLongLong()});
}

QString aliveFile(const QString &journal, const QUuid &program)
{
    return journal + u'.' + program.toString(QUuid::WithoutBraces) + QStringLiteral(".running");
}

bool madeFolderOf(const QString &path)
{
    const QString folder = QFileInfo(path).path();
    return QDir().exists(folder) ||
           (QDir().mkpath(folder) &&
            QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

// Makes the file before SQLite opens it, which gives its companions the same mode; what is wrong, or nullptr. One that
// is there is not opened: closing it would take away the locks that another connection of this program holds on it
// (POSIX locks are the process's), and another program that ends would then delete the log that is still written to.
const char *ownFile(const QString &path)
{
    static QMutex mutex; // a thread that has just made it has closed it before another lets SQLite open it
    const QMutexLocker lock(&mutex);
    const QByteArray name = QFile::encodeName(path);
    const int made = ::open(name.constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (made >= 0)
        ::close(made);
    else if (errno != EEXIST || ::faccessat(AT_FDCWD, name.constData(), R_OK | W_OK, AT_EACCESS) != 0)
        return "cannot be opened for writing";
    if (!QFileInfo(path).isFile())
        return "is no file";
    return ::chmod(name.constData(), S_IRUSR | S_IWUSR) == 0 ? nullptr : "belongs to somebody else";
}

QVariant scopeStore(const JournalScope &scope)
{
    return scope.store.toString(QUuid::WithoutBraces);
}

} // namespace

struct JournalFile::Rows
{
    std::vector<std::vector<QVariant>> all;
};

JournalFile::Alive::Alive(const QString &journal, const QUuid &program) : m_lock(aliveFile(journal, program))
{
    madeFolderOf(journal);      // JournalFile tells if it cannot be
    m_lock.setStaleLockTime(0); // only a program that is gone has left it behind
    m_lock.tryLock();
}

JournalFile::Alive::~Alive() = default;

JournalFile::JournalFile(const QString &path, const QUuid &program) : m_path(path), m_program(program)
{
    static std::atomic<quint64> counter{0};
    m_name = QStringLiteral("journal-%1").arg(++counter);
    try {
        make();
    } catch (...) {
        QSqlDatabase::removeDatabase(m_name);
        throw;
    }
}

JournalFile::~JournalFile()
{
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
}

QString JournalFile::standardPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/holdfast/journal.sqlite");
}

void JournalFile::make()
{
    if (!madeFolderOf(m_path))
        fail("OPEN", QStringLiteral("its folder cannot be made"));
    if (const char *problem = ownFile(m_path))
        fail("OPEN", QLatin1String(problem));

    QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    if (!db.isValid())
        fail("OPEN", QStringLiteral("the QSQLITE driver is not installed"));
    db.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyLimit));
    db.setDatabaseName(m_path);
    if (!db.open())
        fail("OPEN", db.lastError().databaseText());
    useWriteAheadLog();
    pragma("PRAGMA synchronous = FULL");

    QSqlQuery query(db);
    const auto must = [&](const QString &sql) {
        if (!query.exec(sql))
            fail(sql.toLatin1(), query.lastError().databaseText());
    };
    must(QStringLiteral("BEGIN IMMEDIATE")); // another program may be making it just now
    must(QStringLiteral("PRAGMA user_version"));
    const std::size_t made = query.next() ? query.value(0).toUInt() : 0;
    query.finish();
    if (made > kSteps.size())
        fail("user_version", QStringLiteral("made by a newer version of Holdfast"));
    for (std::size_t step = made; step < kSteps.size(); ++step)
        run(kSteps[step], {});
    must(QStringLiteral("PRAGMA user_version = %1").arg(kSteps.size()));
    must(QStringLiteral("COMMIT"));
}

void JournalFile::fail(const QByteArray &statement, const QString &text) const
{
    throw DbError{DbError::Kind::Journal, 0, statement, m_path + QStringLiteral(": ") + text};
}

void JournalFile::pragma(const char *text)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    if (!query.exec(QLatin1String(text)))
        fail(text, query.lastError().databaseText());
}

// SQLite does not wait for its lock here, and another program may be making the file just now.
void JournalFile::useWriteAheadLog()
{
    const QString busy = QStringLiteral("5");
    const QDeadlineTimer deadline(kBusyLimit);
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    while (!query.exec(QStringLiteral("PRAGMA journal_mode = WAL"))) {
        if (query.lastError().nativeErrorCode() != busy || deadline.hasExpired())
            fail("PRAGMA journal_mode", query.lastError().databaseText());
        QThread::msleep(5);
    }
}

int JournalFile::run(const char *statement, const Values &values, Rows *rows)
{
    QFile text(QStringLiteral(":/sql/journal/statements/%1.sql").arg(QLatin1String(statement)));
    if (!text.open(QIODevice::ReadOnly))
        fail(statement, QStringLiteral("no such statement file"));
    if (m_observer)
        m_observer->step({"Journal", statement, FlowStep::When::Before, 1, 0, 0});
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    query.setForwardOnly(true);
    if (!query.prepare(QString::fromUtf8(text.readAll())))
        fail(statement, query.lastError().databaseText());
    for (const auto &[mark, value] : values)
        query.bindValue(u':' + QLatin1String(mark), value);
    if (!query.exec())
        fail(statement, query.lastError().databaseText());
    if (rows) {
        const int columns = query.record().count();
        while (query.next()) {
            std::vector<QVariant> row;
            for (int column = 0; column < columns; ++column)
                row.push_back(query.value(column));
            rows->all.push_back(std::move(row));
        }
        if (query.lastError().isValid())
            fail(statement, query.lastError().databaseText());
    }
    const int changed = query.numRowsAffected();
    if (m_observer)
        m_observer->step({"Journal", statement, FlowStep::When::After, 1, 0, changed});
    return changed;
}

JournalFile::Doubt JournalFile::record(const JournalEntry &entry)
{
    const std::optional<JournalEntry> before = find(entry.operation);
    pragma("PRAGMA synchronous = FULL");
    const int changed =
        run("record",
            {{"operation", entry.operation.text()},
             {"kind", QString::fromLatin1(entry.kind)},
             {"store", scopeStore(entry.scope)},
             {"environment", nameOf(entry.scope.environment)},
             {"account", entry.scope.account},
             {"customer", entry.customer ? QVariant(number(*entry.customer)) : QVariant(QMetaType::fromType<qint64>())},
             {"order", entry.order ? QVariant(number(*entry.order)) : QVariant(QMetaType::fromType<qint64>())},
             {"request", jsonText(entry.request)},
             {"state", nameOf(entry.state)},
             {"program", m_program.toString(QUuid::WithoutBraces)},
             {"now", now()}});
    if (changed != 1)
        fail("record", QStringLiteral("operation %1 was recorded with another request").arg(entry.operation.text()));
    return before && isInDoubt(before->state) ? Doubt(before->answer) : std::nullopt;
}

bool JournalFile::settle(const OperationId &operation, JournalEntry::State state, const QByteArray &answer,
                         const QJsonObject &detail, bool seen, bool probed, const std::optional<qint64> &attempt)
{
    pragma("PRAGMA synchronous = NORMAL");
    return run("settle", {{"operation", operation.text()},
                          {"state", nameOf(state)},
                          {"answer", QString::fromLatin1(answer)},
                          {"detail", jsonText(detail)},
                          {"probed", int(probed)},
                          {"seen", int(seen)},
                          {"attempt", attempt ? QVariant(*attempt) : QVariant(QMetaType::fromType<qint64>())},
                          {"now", now()}}) == 1;
}

void JournalFile::seen(const OperationId &operation)
{
    run("seen", {{"operation", operation.text()}, {"now", now()}});
}

std::vector<JournalEntry> JournalFile::open(const JournalScope &scope)
{
    Rows rows;
    run("open", {{"store", scopeStore(scope)}, {"environment", nameOf(scope.environment)}, {"account", scope.account}},
        &rows);
    std::vector<JournalEntry> entries;
    for (const std::vector<QVariant> &row : rows.all)
        entries.push_back(entryOf(row));
    return entries;
}

std::optional<JournalEntry> JournalFile::find(const OperationId &operation)
{
    Rows rows;
    run("one", {{"operation", operation.text()}}, &rows);
    return rows.all.empty() ? std::nullopt : std::optional(entryOf(rows.all.front()));
}

qint64 JournalFile::elsewhere(const JournalScope &scope)
{
    Rows rows;
    run("elsewhere",
        {{"store", scopeStore(scope)}, {"environment", nameOf(scope.environment)}, {"account", scope.account}}, &rows);
    return rows.all.front().front().toLongLong();
}

JournalEntry JournalFile::entryOf(const std::vector<QVariant> &row) const
{
    JournalEntry entry{OperationId(QUuid(row[0].toString())),
                       row[1].toString().toLatin1(),
                       {QUuid(row[2].toString()),
                        row[3].toString() == u"live" ? Environment::Live : Environment::Training, row[4].toString()},
                       {},
                       {},
                       jsonObject(row[7]),
                       JournalEntry::State::Unconfirmed,
                       row[9].toString().toLatin1(),
                       jsonObject(row[10]),
                       QUuid(row[11].toString()),
                       Instant{row[12].toLongLong()},
                       maybeInstant(row[13]),
                       maybeInstant(row[14]),
                       maybeInstant(row[15]),
                       row[16].toLongLong()};
    if (!row[5].isNull())
        entry.customer = CustomerId{row[5].toLongLong()};
    if (!row[6].isNull())
        entry.order = OrderId{row[6].toLongLong()};
    for (const auto &[state, name] : kStates) {
        if (row[8].toString() == QLatin1String(name))
            entry.state = state;
    }
    return entry;
}

bool JournalFile::isAlive(const QUuid &program) const
{
    if (program == m_program)
        return true;
    QLockFile lock(aliveFile(m_path, program));
    lock.setStaleLockTime(0);
    const bool gone = lock.tryLock(0);
    return !gone; // the lock's end removes the file that was left behind
}

} // namespace holdfast
