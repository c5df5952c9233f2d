// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

#include <sys/types.h>

namespace holdfast {

// A server process seen from outside: as whom it runs, how it is started, found, watched and asked. Any thread;
// everything but askServer answers at once.

// The account a server runs as. name is empty when we are not root: then it runs as we do.
struct ServerAccount
{
    QByteArray name;
    uid_t uid = 0;
    gid_t gid = 0;
};

// As root: the first that exists of the one named by HOLDFAST_SERVER_ACCOUNT, holdfast, mysql and nobody.
std::optional<ServerAccount> ordinaryAccount();

// Whether the account may pass through the folder to what is in it.
bool letsPass(const QString &folder, const ServerAccount &account);

// Pid and start time together name a process for good: a pid that was given away again has another start time.
struct ServerProcess
{
    qint64 pid = 0;
    quint64 started = 0;
    QString socket; // as on its command line
    QString ending; // exit code or signal; known once it is gone, and only to the program that started it
};

// Starts a program that outlives us: in a session of its own, with no open file of ours, standard output and error
// appended to the log. Nothing: errno says why.
std::optional<ServerProcess> startServerProcess(const QString &program, const QStringList &arguments,
                                                const QStringList &environment, const QString &log);

// What a server or installer needs of our environment, and no more: LD_LIBRARY_PATH and MYSQL_HOME stay here.
QStringList serverEnvironment(const QString &temporaryFolder);

// The living processes, ours or the account's, that work on a data folder, whether or not they answer yet or still.
QList<ServerProcess> findServerProcesses(const QString &dataFolder, const ServerAccount &account);

// Also takes the end of a process that was our child, and then notes its ending.
bool isThere(ServerProcess &process);

struct ServerAnswer
{
    bool answered = false;
    QByteArray value; // first column of the first row, if there is one
    int native = 0;
    QString text;
};

// Connects, sends one statement, disconnects. Blocks within the limits of the settings.
ServerAnswer askServer(const ConnectionSettings &settings, const QString &statement);

} // namespace holdfast
