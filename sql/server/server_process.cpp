// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/server/server_process.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <vector>

#include <fcntl.h>
#include <pwd.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace holdfast {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString processFile(qint64 pid, const char *name)
{
    return QStringLiteral("/proc/%1/%2").arg(pid).arg(QLatin1String(name));
}

// Fields 3 (state) and 22 (start time) of /proc/PID/stat. The name before them may hold spaces and brackets.
struct Stat
{
    char state = 0;
    quint64 started = 0;
};

std::optional<Stat> statOf(qint64 pid)
{
    const QByteArray text = contentOf(processFile(pid, "stat"));
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    if (fields.size() < 20 || fields.at(0).isEmpty())
        return std::nullopt;
    return Stat{fields.at(0).at(0), fields.at(19).toULongLong()};
}

// From status, not from the owner of /proc/PID: that is root for a process that has changed its account.
std::optional<uid_t> accountOf(qint64 pid)
{
    for (const QByteArray &entry : contentOf(processFile(pid, "status")).split('\n')) {
        if (entry.startsWith("Uid:"))
            return entry.simplified().split(' ').value(2).toUInt();
    }
    return std::nullopt;
}

class Arguments
{
public:
    explicit Arguments(const QStringList &texts)
    {
        for (const QString &text : texts)
            m_texts.push_back(QFile::encodeName(text));
        for (QByteArray &text : m_texts)
            m_pointers.push_back(text.data());
        m_pointers.push_back(nullptr);
    }
    char *const *data() const { return m_pointers.data(); }

private:
    std::vector<QByteArray> m_texts;
    std::vector<char *> m_pointers;
};

} // namespace

std::optional<ServerAccount> ordinaryAccount()
{
    if (::geteuid() != 0)
        return ServerAccount{{}, ::geteuid(), ::getegid()};
    for (const QByteArray &name : {qgetenv("HOLDFAST_SERVER_ACCOUNT"), QByteArrayLiteral("holdfast"),
                                   QByteArrayLiteral("mysql"), QByteArrayLiteral("nobody")}) {
        std::vector<char> text(16384);
        passwd entry{};
        passwd *found = nullptr;
        if (!name.isEmpty() && ::getpwnam_r(name.constData(), &entry, text.data(), text.size(), &found) == 0 && found &&
            found->pw_uid != 0)
            return ServerAccount{name, found->pw_uid, found->pw_gid};
    }
    return std::nullopt;
}

bool letsPass(const QString &folder, const ServerAccount &account)
{
    struct stat info
    {
    };
    if (::stat(QFile::encodeName(folder).constData(), &info) != 0)
        return false;
    const mode_t needed = info.st_uid == account.uid ? S_IXUSR : info.st_gid == account.gid ? S_IXGRP : S_IXOTH;
    return (info.st_mode & needed) != 0;
}

QStringList serverEnvironment(const QString &temporaryFolder)
{
    // The UMASKs are MariaDB's own: the modes of the files and folders it makes.
    QStringList result{QStringLiteral("PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"),
                       QStringLiteral("LC_ALL=C.UTF-8"), QStringLiteral("UMASK=0600"), QStringLiteral("UMASK_DIR=0700"),
                       QStringLiteral("TMPDIR=") + temporaryFolder};
    if (qEnvironmentVariableIsSet("TZ"))
        result << QStringLiteral("TZ=") + qEnvironmentVariable("TZ");
    return result;
}

std::optional<ServerProcess> startServerProcess(const QString &program, const QStringList &arguments,
                                                const QStringList &environment, const QString &log)
{
    // QProcess::startDetached would hand down every file that somebody opened without O_CLOEXEC, and our signal mask.
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawnattr_init(&attributes);
    const QByteArray logName = QFile::encodeName(log);
    ::posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, logName.constData(),
                                       O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0600);
    ::posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
    ::posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    ::posix_spawn_file_actions_addchdir_np(&files, "/");
    sigset_t signalSet;
    ::sigemptyset(&signalSet);
    ::posix_spawnattr_setsigmask(&attributes, &signalSet);
    ::sigfillset(&signalSet);
    ::posix_spawnattr_setsigdefault(&attributes, &signalSet);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);

    const Arguments argv(QStringList{program} + arguments);
    const Arguments envp(environment);
    pid_t pid = 0;
    const int error =
        ::posix_spawn(&pid, QFile::encodeName(program).constData(), &files, &attributes, argv.data(), envp.data());
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&files);
    if (error != 0) {
        errno = error;
        return std::nullopt;
    }
    // Not waited for yet, so the pid is still this process's, even if it has already ended.
    const std::optional<Stat> stat = statOf(pid);
    return ServerProcess{pid, stat ? stat->started : 0, {}, {}};
}

QList<ServerProcess> findServerProcesses(const QString &dataFolder, const ServerAccount &account)
{
    QList<ServerProcess> result;
    const QByteArray wanted = "--datadir=" + QFile::encodeName(dataFolder);
    const QStringList entries = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &entry : entries) {
        bool isNumber = false;
        const qint64 pid = entry.toLongLong(&isNumber);
        if (!isNumber)
            continue;
        const std::optional<Stat> stat = statOf(pid);
        const QList<QByteArray> arguments = contentOf(processFile(pid, "cmdline")).split('\0');
        if (!stat || stat->state == 'Z' || stat->state == 'X' || !arguments.contains(wanted))
            continue;
        // Anybody may write such a command line. Root: the server before it has changed its account.
        const std::optional<uid_t> uid = accountOf(pid);
        if (!uid || (*uid != account.uid && *uid != 0 && *uid != ::geteuid()))
            continue;
        ServerProcess process{pid, stat->started, {}, {}};
        for (const QByteArray &argument : arguments) {
            if (argument.startsWith("--socket="))
                process.socket = QFile::decodeName(argument.mid(9));
        }
        result << process;
    }
    return result;
}

bool isThere(ServerProcess &process)
{
    const std::optional<Stat> stat = statOf(process.pid);
    if (stat && stat->started == process.started && stat->state != 'Z' && stat->state != 'X')
        return true;
    int status = 0;
    if (stat && stat->started == process.started &&
        ::waitpid(static_cast<pid_t>(process.pid), &status, WNOHANG) == process.pid) {
        process.ending = WIFSIGNALED(status) ? QStringLiteral("signal %1").arg(WTERMSIG(status))
                                             : QStringLiteral("exit code %1").arg(WEXITSTATUS(status));
    }
    return false;
}

ServerAnswer askServer(const ConnectionSettings &settings, const QString &statement)
{
    static std::atomic<quint64> counter{0};
    const QString name = QStringLiteral("holdfast-server-%1").arg(++counter);
    ServerAnswer answer;
    {
        QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QMYSQL"), name);
        connection.setConnectOptions(
            QStringLiteral("UNIX_SOCKET=%1;MYSQL_OPT_CONNECT_TIMEOUT=%2;MYSQL_OPT_READ_TIMEOUT=%3")
                .arg(settings.socket)
                .arg(settings.connectLimit.count())
                .arg(settings.readLimit.count()));
        connection.setUserName(settings.account);
        connection.setPassword(settings.password);
        QSqlError error;
        if (!connection.open()) {
            error = connection.lastError();
        } else {
            QSqlQuery query(connection);
            answer.answered = query.exec(statement);
            if (!answer.answered)
                error = query.lastError();
            else if (query.next())
                answer.value = query.value(0).toByteArray();
        }
        answer.native = error.nativeErrorCode().toInt();
        answer.text = error.text();
        connection.close();
    }
    QSqlDatabase::removeDatabase(name);
    return answer;
}

} // namespace holdfast
