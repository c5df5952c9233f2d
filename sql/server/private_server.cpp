// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/server/private_server.h"

#include "sql/server/option_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QThread>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace holdfast {

using Kind = ServerProblem::Kind;

namespace {

using namespace std::chrono_literals;

constexpr qsizetype longestSocketPath = 100; // the system takes 107 bytes, some servers add to the name
constexpr int accessDenied = 1045;
constexpr QDir::Filters everything = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;

QString errorText(const QString &path)
{
    return path + QStringLiteral(": ") + QString::fromLocal8Bit(std::strerror(errno));
}

// Links resolved as far as the path exists, so that one directory has one name.
QString canonicalDirectory(const QString &directory)
{
    QString existing = QDir::cleanPath(QDir(directory).absolutePath());
    QString rest;
    while (!QFileInfo::exists(existing)) {
        const qsizetype at = existing.lastIndexOf(QLatin1Char('/'));
        rest.prepend(existing.mid(at));
        existing = at == 0 ? QStringLiteral("/") : existing.left(at);
    }
    return QDir::cleanPath(QFileInfo(existing).canonicalFilePath() + rest);
}

struct stat infoOf(const QString &path)
{
    struct stat info
    {
    };
    if (::lstat(QFile::encodeName(path).constData(), &info) != 0)
        info.st_mode = 0;
    return info;
}

// A folder of the account that nobody else enters. An existing one is taken only if it is the account's already, or
// ours and empty.
std::optional<ServerProblem> makePrivateFolder(const QString &path, const ServerAccount &account)
{
    const QByteArray name = QFile::encodeName(path);
    if (::mkdir(name.constData(), 0700) != 0 && errno != EEXIST)
        return ServerProblem{Kind::DirectoryUnusable, errorText(path)};
    const struct stat info = infoOf(path);
    if (!S_ISDIR(info.st_mode))
        return ServerProblem{Kind::DirectoryUnusable, path + QStringLiteral(": not a directory")};
    if (info.st_uid != account.uid) {
        if (info.st_uid != ::geteuid() || !QDir(path).isEmpty(everything))
            return ServerProblem{Kind::DirectoryUnusable, path + QStringLiteral(": owner %1").arg(info.st_uid)};
        if (::lchown(name.constData(), account.uid, account.gid) != 0)
            return ServerProblem{Kind::DirectoryUnusable, errorText(path)};
    }
    if ((info.st_mode & 07777) != 0700 && ::chmod(name.constData(), 0700) != 0)
        return ServerProblem{Kind::DirectoryUnusable, errorText(path)};
    return std::nullopt;
}

bool isOurs(const QString &directory)
{
    return QFile::exists(directory + QStringLiteral("/server.json"));
}

QString newPassword()
{
    static const QLatin1String letters("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789");
    QString password;
    for (int i = 0; i < 32; ++i)
        password += letters.at(QRandomGenerator::system()->bounded(static_cast<int>(letters.size())));
    return password;
}

QJsonObject readMarker(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QString markedVersion(const QJsonObject &marker)
{
    return marker.value(QLatin1String("version")).toString();
}

QString markedFlavour(const QJsonObject &marker)
{
    return marker.value(QLatin1String("flavour")).toString();
}

// Debian's --secure-file-priv is a folder that its full package makes, and without it MySQL ends. What is reached by a
// socket only needs neither a second protocol nor keys.
QStringList alwaysOfMySql()
{
    return {QStringLiteral("--disable-log-bin"),
            QStringLiteral("--innodb-redo-log-capacity=32M"),
            QStringLiteral("--secure-file-priv=NULL"),
            QStringLiteral("--mysqlx=OFF"),
            QStringLiteral("--auto-generate-certs=OFF"),
            QStringLiteral("--loose-sha256-password-auto-generate-rsa-keys=OFF"),
            QStringLiteral("--loose-caching-sha2-password-auto-generate-rsa-keys=OFF")};
}

QStringList installing(ServerFlavour flavour, const QString &folder)
{
    const QStringList both{QStringLiteral("--no-defaults"), QStringLiteral("--datadir=") + folder};
    // --force: it must not depend on whether this computer's name can be looked up.
    if (flavour == ServerFlavour::MariaDb)
        return both + QStringList{QStringLiteral("--auth-root-authentication-method=normal"),
                                  QStringLiteral("--skip-test-db"), QStringLiteral("--force"),
                                  QStringLiteral("--innodb-log-file-size=8M")};
    return both + alwaysOfMySql() + QStringList{QStringLiteral("--initialize-insecure")};
}

// Neither writes a binary log: nobody copies from a private server, and each commit is one write less.
QStringList running(ServerFlavour flavour)
{
    if (flavour == ServerFlavour::MariaDb)
        return {QStringLiteral("--skip-log-bin"), QStringLiteral("--innodb-log-file-size=8M")};
    return alwaysOfMySql();
}

// As root of a server that lets nobody in yet. Accounts that were made later (a store's staff) stay.
QString accounts(ServerFlavour flavour, const QString &rootPassword, const QString &ownerPassword)
{
    QString text;
    if (flavour == ServerFlavour::MariaDb)
        text = QStringLiteral("DELETE FROM mysql.global_priv WHERE User = '' OR (User = 'root' AND Host <> "
                              "'localhost');\n"
                              "DELETE FROM mysql.proxies_priv WHERE Host <> 'localhost';\n"
                              "FLUSH PRIVILEGES;\n");
    text += QStringLiteral("ALTER USER 'root'@'localhost' IDENTIFIED BY '%1';\n"
                           "CREATE USER IF NOT EXISTS 'holdfast_owner'@'localhost' IDENTIFIED BY '%2';\n"
                           "ALTER USER 'holdfast_owner'@'localhost' IDENTIFIED BY '%2';\n"
                           "GRANT PROCESS ON *.* TO 'holdfast_owner'@'localhost';\n")
                .arg(rootPassword, ownerPassword);
    // Accounts and roles of the store's staff. On MariaDB a default role of somebody else's is a change of mysql.*.
    text +=
        flavour == ServerFlavour::MariaDb
            ? QStringLiteral("GRANT CREATE USER ON *.* TO 'holdfast_owner'@'localhost';\n"
                             "GRANT UPDATE ON mysql.* TO 'holdfast_owner'@'localhost';\n")
            : QStringLiteral("GRANT CREATE USER, CREATE ROLE, ROLE_ADMIN ON *.* TO 'holdfast_owner'@'localhost';\n");
    // Who waits for whom: on MariaDB a matter of PROCESS.
    if (flavour == ServerFlavour::MySql) {
        for (const char *table : {"data_locks", "data_lock_waits", "threads"})
            text += QStringLiteral("GRANT SELECT ON performance_schema.%1 TO 'holdfast_owner'@'localhost';\n")
                        .arg(QLatin1String(table));
    }
    return text;
}

} // namespace

PrivateServer::PrivateServer(PrivateServerSettings settings, QObject *parent)
    : QObject(parent), m_settings(std::move(settings)),
      m_directory(canonicalDirectory(m_settings.directory.isEmpty() ? defaultDirectory() : m_settings.directory)),
      m_tick(this)
{
    connect(&m_tick, &QTimer::timeout, this, &PrivateServer::step);
}

PrivateServer::~PrivateServer()
{
    if (m_child) {
        m_child->disconnect(this);
        m_child->kill();
        m_child->waitForFinished();
    }
    if (m_asking) {
        m_asking->wait();
        delete m_asking;
    }
}

QString PrivateServer::defaultDirectory()
{
    // Not in root's home: the account the server runs as could not pass through it.
    if (::geteuid() == 0)
        return QStringLiteral("/var/lib/holdfast/demo");
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/holdfast/demo");
}

// What is there and asked of it

QString PrivateServer::path(const char *name) const
{
    return m_directory + QLatin1Char('/') + QLatin1String(name);
}

QString PrivateServer::socketPath() const
{
    if (m_process && !m_process->socket.isEmpty())
        return m_process->socket;
    // The driver splits its options at ';' and knows no escape.
    const QString inside = path("server.sock");
    if (QFile::encodeName(inside).size() <= longestSocketPath && !inside.contains(QLatin1Char(';')))
        return inside;
    const QString runtime = ::geteuid() == 0 ? QString() : qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QByteArray hash = QCryptographicHash::hash(QFile::encodeName(m_directory), QCryptographicHash::Sha256);
    const QString name = QStringLiteral("/holdfast-%1/server.sock").arg(QString::fromLatin1(hash.toHex().left(16)));
    const bool fits = QDir::isAbsolutePath(runtime) && QFileInfo(runtime).isDir() &&
                      !runtime.contains(QLatin1Char(';')) &&
                      QFile::encodeName(runtime + name).size() <= longestSocketPath;
    return (fits ? runtime : QStringLiteral("/tmp")) + name;
}

ConnectionSettings PrivateServer::owner() const
{
    const OptionFile file = readOptionFile(path("client.cnf")).value_or(OptionFile());
    ConnectionSettings settings;
    settings.socket = socketPath();
    settings.account = file.account;
    settings.password = file.password;
    return settings;
}

ConnectionSettings PrivateServer::administrator() const
{
    const OptionFile file = readOptionFile(path("admin.cnf")).value_or(OptionFile());
    ConnectionSettings settings;
    settings.socket = socketPath();
    settings.account = file.account;
    settings.password = file.password;
    return settings;
}

QString PrivateServer::clientOptionsFile(const QString &schema)
{
    std::optional<OptionFile> file = readOptionFile(path("client.cnf"));
    if (!file)
        return {};
    file->schema = schema;
    file->socket = socketPath();
    return writeOptionFile(path("client.cnf"), *file) ? path("client.cnf") : QString();
}

QString PrivateServer::endOfLog() const
{
    QFile file(path("error.log"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    file.seek(qMax(m_logStart, file.size() - 8192));
    const QStringList lines = QString::fromUtf8(file.readAll().trimmed()).split(QLatin1Char('\n'));
    return lines.mid(qMax<qsizetype>(0, lines.size() - 20)).join(QLatin1Char('\n'));
}

bool PrivateServer::removeFiles()
{
    if (m_state != State::Stopped && m_state != State::Failed)
        return false;
    if (!QFileInfo::exists(m_directory))
        return true;
    const std::optional<ServerAccount> account = ordinaryAccount();
    if (!account || !isOurs(m_directory))
        return false;
    QLockFile lock(path("lock"));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0) || !findServerProcesses(path("data"), *account).isEmpty() ||
        !findServerProcesses(path("data.new"), *account).isEmpty())
        return false;
    m_process.reset();
    // The marker goes last: what could not be finished is still known as ours.
    bool removed = true;
    for (const QFileInfo &entry : QDir(m_directory).entryInfoList(everything)) {
        if (entry.fileName() == QLatin1String("lock") || entry.fileName() == QLatin1String("server.json"))
            continue;
        removed = (entry.isDir() && !entry.isSymLink() ? QDir(entry.filePath()).removeRecursively()
                                                       : QFile::remove(entry.filePath())) &&
                  removed;
    }
    removed = removed && QFile::remove(path("server.json"));
    lock.unlock();
    return removed && QDir().rmdir(m_directory);
}

// States

void PrivateServer::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    ++m_round;
    if (state == State::Stopped || state == State::Failed)
        m_tick.stop();
    else
        m_tick.start(state == State::Running ? 1000 : 50);
    Q_EMIT stateChanged(state);
}

void PrivateServer::release()
{
    if (m_lock)
        QFile::remove(path("accounts.sql")); // it names the passwords
    m_lock.reset();
}

void PrivateServer::fail(Kind kind, const QString &detail)
{
    dropChild();
    release();
    m_problem = {kind, detail};
    setState(State::Failed);
}

void PrivateServer::start()
{
    if (m_state != State::Stopped && m_state != State::Failed)
        return;
    m_problem = {};
    m_attached = false;
    m_process.reset();
    m_versionText.clear();
    m_deadline = QDeadlineTimer(m_settings.startLimit);
    setState(State::Locating);
    QMetaObject::invokeMethod(this, &PrivateServer::locate, Qt::QueuedConnection);
}

void PrivateServer::stop()
{
    if (m_state == State::Stopping)
        return;
    dropChild();
    m_problem = {};
    m_stopRefused = m_shutdownSent = m_signalled = false;
    m_process.reset();
    // Another program may be starting it or stopping it.
    m_deadline = QDeadlineTimer(m_settings.startLimit + 2 * m_settings.stopLimit);
    setState(State::Stopping);
}

void PrivateServer::step()
{
    switch (m_state) {
    case State::Locating:
        if (m_deadline.hasExpired())
            fail(Kind::NotFound, m_program.program + QStringLiteral(" --version: no end"));
        return;
    case State::Preparing:
        return prepare();
    case State::Installing:
        if (m_deadline.hasExpired())
            fail(Kind::InstallFailed, m_program.installer + QStringLiteral(": no end"));
        return;
    case State::AwaitingAnswer:
        return awaitAnswer();
    case State::Running:
        return watch();
    case State::Stopping:
        return stopStep();
    case State::Stopped:
    case State::Starting:
    case State::Failed:
        return;
    }
}

bool PrivateServer::obtainLock()
{
    if (m_lock)
        return true;
    auto lock = std::make_unique<QLockFile>(path("lock"));
    lock->setStaleLockTime(0); // only the end of its holder frees it, not its age
    if (lock->tryLock(0)) {
        m_lock = std::move(lock);
        return true;
    }
    if (lock->error() != QLockFile::LockFailedError)
        fail(Kind::DirectoryUnusable, path("lock"));
    else if (m_deadline.hasExpired())
        fail(Kind::Busy, path("lock"));
    return false;
}

// Starting

void PrivateServer::locate()
{
    if (m_state != State::Locating)
        return;
    QString program = m_settings.program;
    if (program.isEmpty())
        program = markedFlavour(readMarker(path("server.json"))) == nameOf(ServerFlavour::MySql)
                      ? nameOf(ServerFlavour::MySql)
                      : nameOf(ServerFlavour::MariaDb);
    const auto located = locateServerProgram(program);
    if (const auto *problem = std::get_if<ServerProblem>(&located))
        return fail(problem->kind, problem->detail);
    m_program = std::get<ServerProgram>(located);
    const std::optional<ServerAccount> account = ordinaryAccount();
    if (!account)
        return fail(Kind::NoAccount, QStringLiteral("holdfast, mysql, nobody"));
    m_account = *account;
    askVersion();
}

void PrivateServer::askVersion()
{
    runChild(m_program.program, {QStringLiteral("--version")}, [this](bool ran) {
        const auto identified = identifyServerProgram(m_program, m_childOutput);
        if (!ran)
            return fail(Kind::NotFound,
                        m_program.program + QStringLiteral(" --version\n") + QString::fromLocal8Bit(m_childOutput));
        if (const auto *problem = std::get_if<ServerProblem>(&identified))
            return fail(problem->kind, problem->detail);
        m_program = std::get<ServerProgram>(identified);

        if (const auto problem = checkMarker())
            return fail(problem->kind, problem->detail);
        if (const auto problem = prepareDirectory())
            return fail(problem->kind, problem->detail);
        m_deadline = QDeadlineTimer(m_settings.startLimit + 2 * m_settings.stopLimit);
        setState(State::Preparing);
    });
}

std::optional<ServerProblem> PrivateServer::checkMarker() const
{
    if (!isOurs(m_directory))
        return std::nullopt;
    const QJsonObject marker = readMarker(path("server.json"));
    const QString flavour = markedFlavour(marker);
    const QString version = markedVersion(marker);
    if (flavour == nameOf(m_program.flavour) && !version.isEmpty() &&
        QVersionNumber::fromString(version) <= m_program.version)
        return std::nullopt;
    return ServerProblem{Kind::OtherVersion, QStringLiteral("%1: %2 %3; %4: %5 %6")
                                                 .arg(path("server.json"), flavour, version, m_program.program,
                                                      nameOf(m_program.flavour), m_program.version.toString())};
}

std::optional<ServerProblem> PrivateServer::prepareDirectory() const
{
    // A ':' would end the name in --tmpdir.
    if (m_directory.contains(QLatin1Char(':')) || m_directory == QLatin1String("/"))
        return ServerProblem{Kind::DirectoryUnusable, m_directory};

    QString parent;
    const QStringList parts = m_directory.mid(1).split(QLatin1Char('/'));
    for (const QString &part : parts.mid(0, parts.size() - 1)) {
        parent += QLatin1Char('/') + part;
        const QByteArray name = QFile::encodeName(parent);
        const mode_t mode = m_account.name.isEmpty() ? 0700 : 0755;
        if (::mkdir(name.constData(), mode) == 0)
            ::chmod(name.constData(), mode); // whatever the umask is
        else if (!QFileInfo(parent).isDir())
            return ServerProblem{Kind::DirectoryUnusable, errorText(parent)};
        if (!letsPass(parent, m_account))
            return ServerProblem{Kind::DirectoryUnusable,
                                 parent + QStringLiteral(": closed to uid %1").arg(m_account.uid)};
    }

    // Somebody's documents are not to become a data folder. What a start that was cut off leaves is ours.
    if (!isOurs(m_directory)) {
        const QStringList entries = QDir(m_directory).entryList(everything);
        for (const QString &entry : entries) {
            if (!entry.startsWith(QLatin1String("lock")) && !entry.startsWith(QLatin1String("server.json")))
                return ServerProblem{Kind::DirectoryUnusable, path("") + entry};
        }
    }
    return makePrivateFolder(m_directory, m_account);
}

// With the lock held: either somebody's server lives on the data, or nobody touches it but us.
void PrivateServer::prepare()
{
    if (!obtainLock())
        return;
    if (const auto problem = checkMarker()) // another program may have been here meanwhile
        return fail(problem->kind, problem->detail);

    const QList<ServerProcess> living = findServerProcesses(path("data"), m_account);
    if (!living.isEmpty()) {
        m_process = living.first();
        m_attached = true;
        m_logStart = QFileInfo(path("error.log")).size();
        m_deadline = QDeadlineTimer(m_settings.startLimit);
        return setState(State::AwaitingAnswer);
    }
    m_attached = false;
    m_process.reset();

    // An installer may outlive the program that was killed while it waited for it.
    if (!findServerProcesses(path("data.new"), m_account).isEmpty()) {
        if (m_deadline.hasExpired())
            fail(Kind::Busy, path("data.new"));
        return;
    }
    if (!prepareFiles())
        return fail(Kind::DirectoryUnusable, errorText(m_directory));
    for (const QString &folder : {path("tmp"), QFileInfo(socketPath()).path()}) {
        if (const auto problem = makePrivateFolder(folder, m_account))
            return fail(problem->kind, problem->detail);
    }
    if (QFileInfo::exists(path("data")))
        startProcess();
    else
        install();
}

bool PrivateServer::prepareFiles()
{
    const bool fresh = !QFileInfo::exists(path("data"));
    if (!writeMarker(!fresh && hasAccounts()))
        return false;
    const QByteArray log = QFile::encodeName(path("error.log"));
    if (QFileInfo(path("error.log")).size() > 1'000'000)
        std::rename(log.constData(), (log + ".old").constData());
    if (!QFileInfo::exists(path("error.log"))) {
        if (!writePrivateFile(path("error.log"), {}) || ::lchown(log.constData(), m_account.uid, m_account.gid) != 0)
            return false;
    }
    m_logStart = QFileInfo(path("error.log")).size();
    return true;
}

void PrivateServer::install()
{
    const QString folder = path("data.new");
    if (!QDir(folder).removeRecursively())
        return fail(Kind::DirectoryUnusable, folder);
    if (const auto problem = makePrivateFolder(folder, m_account))
        return fail(problem->kind, problem->detail);
    m_deadline = QDeadlineTimer(m_settings.startLimit);
    setState(State::Installing);
    if (m_state != State::Installing)
        return;
    runChild(m_program.installer, installing(m_program.flavour, folder), [this, folder](bool ran) {
        if (!ran || !QFileInfo::exists(folder + QStringLiteral("/mysql")))
            return fail(Kind::InstallFailed, QString::fromLocal8Bit(m_childOutput.right(4000)));
        // Only a complete folder ever has this name.
        if (std::rename(QFile::encodeName(folder).constData(), QFile::encodeName(path("data")).constData()) != 0)
            return fail(Kind::InstallFailed, errorText(folder));
        startProcess();
    });
}

void PrivateServer::startProcess()
{
    setState(State::Starting);
    if (m_state != State::Starting)
        return;
    if (!writeAccounts())
        return fail(Kind::DirectoryUnusable, errorText(m_directory));
    const QString socket = socketPath();
    QStringList arguments{
        QStringLiteral("--no-defaults"),
        QStringLiteral("--datadir=") + path("data"),
        QStringLiteral("--socket=") + socket,
        QStringLiteral("--pid-file=") + path("server.pid"),
        QStringLiteral("--tmpdir=") + path("tmp"),
        QStringLiteral("--log-error=") + path("error.log"),
        QStringLiteral("--skip-networking"),
        QStringLiteral("--character-set-server=utf8mb4"),
        QStringLiteral("--collation-server=utf8mb4_unicode_520_ci"),
        QStringLiteral("--innodb-buffer-pool-size=64M"),
        QStringLiteral("--innodb-flush-log-at-trx-commit=1"),
        QStringLiteral("--innodb-print-all-deadlocks=ON"),
    };
    arguments << running(m_program.flavour);
    if (!m_account.name.isEmpty())
        arguments << QStringLiteral("--user=") + QString::fromLocal8Bit(m_account.name);
    if (!hasAccounts())
        arguments << QStringLiteral("--init-file=") + path("accounts.sql");
    arguments << m_settings.extraArguments;

    // MySQL's note of who uses the socket, left by a server that was killed. Nobody does: we hold the lock. But its pid
    // may belong to another process by now, and MySQL would give up.
    QFile::remove(socket + QStringLiteral(".lock"));

    m_process = startServerProcess(m_program.program, arguments, serverEnvironment(path("tmp")), path("error.log"));
    if (!m_process)
        return fail(Kind::ExitedEarly, errorText(m_program.program));
    m_process->socket = socket;
    m_deadline = QDeadlineTimer(m_settings.startLimit);
    setState(State::AwaitingAnswer);
}

void PrivateServer::awaitAnswer()
{
    if (!isThere(*m_process)) {
        if (m_attached) { // it was on its way out: our turn
            m_deadline = QDeadlineTimer(m_settings.startLimit);
            return setState(State::Preparing);
        }
        return fail(Kind::ExitedEarly,
                    QStringLiteral("%1: %2\n%3").arg(m_program.program, m_process->ending, endOfLog()));
    }
    if (m_deadline.hasExpired())
        return fail(Kind::NoAnswer, endOfLog());
    if (m_asking)
        return;
    ask(owner(), QStringLiteral("SELECT VERSION()"), [this](const ServerAnswer &answer) {
        // Accounts are made before the first connection is let in, so this will not become better.
        if (answer.native == accessDenied)
            return fail(Kind::NoAnswer, answer.text);
        if (!answer.answered)
            return;
        if (!writeMarker(true))
            return fail(Kind::DirectoryUnusable, errorText(path("server.json")));
        m_versionText = answer.value;
        release();
        setState(State::Running);
    });
}

void PrivateServer::watch()
{
    if (isThere(*m_process))
        return;
    // A server removes its pid file when it ends in good order, as after another program's stop().
    if (QFile::exists(path("server.pid")))
        return fail(Kind::Vanished, m_process->ending + QLatin1Char('\n') + endOfLog());
    m_process.reset();
    setState(State::Stopped);
}

// Stopping

void PrivateServer::stopStep()
{
    if (!m_process) {
        const std::optional<ServerAccount> account = ordinaryAccount();
        if (!account || !isOurs(m_directory))
            return stopped();
        m_account = *account;
        if (!obtainLock())
            return;
        const QList<ServerProcess> living = findServerProcesses(path("data"), m_account);
        if (living.isEmpty())
            return stopped();
        m_process = living.first();
        m_logStart = QFileInfo(path("error.log")).size();
        m_deadline = QDeadlineTimer(m_settings.stopLimit);
    }
    if (!isThere(*m_process))
        return stopped();
    if (!m_signalled && (m_stopRefused || m_deadline.hasExpired())) {
        ::kill(static_cast<pid_t>(m_process->pid), SIGTERM);
        m_signalled = true;
        m_deadline = QDeadlineTimer(m_settings.stopLimit);
    } else if (m_signalled && m_deadline.hasExpired()) {
        fail(Kind::DidNotStop, QStringLiteral("pid %1\n%2").arg(m_process->pid).arg(endOfLog()));
    } else if (!m_signalled && !m_shutdownSent && !m_asking) {
        ask(administrator(), QStringLiteral("SHUTDOWN"), [this](const ServerAnswer &answer) {
            m_shutdownSent = answer.answered;
            m_stopRefused = answer.native == accessDenied; // anything else may be a server that is still starting
        });
    }
}

void PrivateServer::stopped()
{
    m_process.reset();
    const QString folder = QFileInfo(socketPath()).path();
    if (folder != m_directory)
        QDir().rmdir(folder);
    release();
    setState(State::Stopped);
}

// Accounts and marker

bool PrivateServer::hasAccounts() const
{
    return readMarker(path("server.json")).value(QLatin1String("accounts")).toBool() &&
           readOptionFile(path("admin.cnf")) && readOptionFile(path("client.cnf"));
}

bool PrivateServer::writeMarker(bool accounts)
{
    // A newer server may change the data as soon as it starts; from then on an older one is refused.
    QVersionNumber version = QVersionNumber::fromString(markedVersion(readMarker(path("server.json"))));
    if (version < m_program.version)
        version = m_program.version;
    const QJsonObject marker{{QStringLiteral("flavour"), nameOf(m_program.flavour)},
                             {QStringLiteral("version"), version.toString()},
                             {QStringLiteral("accounts"), accounts}};
    if (readMarker(path("server.json")) == marker)
        return true;
    return writePrivateFile(path("server.json"), QJsonDocument(marker).toJson());
}

// The passwords are written down before the server learns them, so that a start cut off in between can be done again.
bool PrivateServer::writeAccounts()
{
    const bool done = hasAccounts();
    OptionFile admin = readOptionFile(path("admin.cnf")).value_or(OptionFile());
    OptionFile client = readOptionFile(path("client.cnf")).value_or(OptionFile());
    if (admin.account.isEmpty())
        admin = {QStringLiteral("root"), newPassword(), {}, {}};
    if (client.account.isEmpty())
        client = {QStringLiteral("holdfast_owner"), newPassword(), {}, {}};
    admin.socket = client.socket = socketPath();
    if (!writeOptionFile(path("admin.cnf"), admin) || !writeOptionFile(path("client.cnf"), client))
        return false;
    if (done)
        return true;

    QString text = accounts(m_program.flavour, admin.password, client.password);
    for (QString pattern : m_settings.schemaPatterns) {
        text += QStringLiteral("GRANT ALL PRIVILEGES ON `%1`.* TO 'holdfast_owner'@'localhost' WITH GRANT OPTION;\n")
                    .arg(pattern.replace(QLatin1Char('`'), QLatin1String("``")));
    }
    return writePrivateFile(path("accounts.sql"), text.toUtf8()) &&
           ::lchown(QFile::encodeName(path("accounts.sql")).constData(), m_account.uid, m_account.gid) == 0;
}

// Children and questions

void PrivateServer::runChild(const QString &program, const QStringList &arguments,
                             const std::function<void(bool)> &done)
{
    m_childOutput.clear();
    m_child = new QProcess(this);
    m_child->setProcessChannelMode(QProcess::MergedChannels);
    m_child->setStandardInputFile(QProcess::nullDevice());
    m_child->setWorkingDirectory(QStringLiteral("/"));
    QProcessEnvironment environment;
    for (const QString &entry :
         serverEnvironment(QFileInfo::exists(path("tmp")) ? path("tmp") : QStringLiteral("/tmp")))
        environment.insert(entry.section(QLatin1Char('='), 0, 0), entry.section(QLatin1Char('='), 1));
    m_child->setProcessEnvironment(environment);
    // Not --user: given that, the installer as root also changes the modes of the system's own plugin files.
    // System calls, because the library's functions would try to change all threads of the parent as well.
    m_child->setChildProcessModifier([uid = m_account.uid, gid = m_account.gid, drop = !m_account.name.isEmpty()] {
        if (drop && (::syscall(SYS_setgroups, 1, &gid) != 0 || ::syscall(SYS_setresgid, gid, gid, gid) != 0 ||
                     ::syscall(SYS_setresuid, uid, uid, uid) != 0))
            ::_exit(126);
        ::umask(077);
    });
    connect(m_child, &QProcess::readyRead, this, [this] { m_childOutput += m_child->readAll(); });
    connect(m_child, &QProcess::finished, this, [this, done](int code, QProcess::ExitStatus status) {
        m_childOutput += m_child->readAll();
        dropChild();
        done(status == QProcess::NormalExit && code == 0);
    });
    connect(m_child, &QProcess::errorOccurred, this, [this, done](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        m_childOutput = m_child->errorString().toLocal8Bit();
        dropChild();
        done(false);
    });
    m_child->start(program, arguments);
}

void PrivateServer::dropChild()
{
    if (!m_child)
        return;
    m_child->disconnect(this);
    if (m_child->state() == QProcess::NotRunning) {
        m_child->deleteLater();
    } else {
        connect(m_child, &QProcess::finished, m_child, &QObject::deleteLater);
        m_child->kill();
    }
    m_child = nullptr;
}

void PrivateServer::ask(const ConnectionSettings &settings, const QString &statement,
                        const std::function<void(const ServerAnswer &)> &then)
{
    ConnectionSettings limited = settings;
    limited.connectLimit = 2s;
    limited.readLimit = 2s;
    const auto answer = std::make_shared<ServerAnswer>();
    m_asking = QThread::create([limited, statement, answer] { *answer = askServer(limited, statement); });
    connect(m_asking, &QThread::finished, this, [this, answer, then, round = m_round] {
        m_asking->deleteLater();
        m_asking = nullptr;
        if (round == m_round)
            then(*answer);
    });
    m_asking->start();
}

} // namespace holdfast
