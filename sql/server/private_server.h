// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/server/server_process.h"
#include "sql/server/server_program.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

class QLockFile;
class QProcess;
class QThread;

namespace holdfast {

struct PrivateServerSettings
{
    QString directory; // empty: PrivateServer::defaultDirectory()
    QString program;   // "mariadb", "mysql" or an absolute path; empty: the flavour of the data, at first MariaDB
    QStringList schemaPatterns{QStringLiteral("holdfast"), QStringLiteral("holdfast\\_%"), QStringLiteral("hf\\_%")};
    QStringList extraArguments;                   // after ours, so they win
    std::chrono::milliseconds startLimit{60'000}; // of each step: installing, answering
    std::chrono::milliseconds stopLimit{30'000};  // after the request to stop, and again after SIGTERM
};

// A database server of our own behind the demo and the tests: no root needed, reached by a socket only. It is a process
// of its own that outlives this object and this program, and is ended by stop() alone, whoever calls that.
//
// Lives on the thread that made it, needs its event loop and does not block it. (The destructor may wait for an answer
// under way, at most a few seconds.) start() and stop() come back at once; stateChanged tells the rest. When something
// fails the state is Failed, problem() says why, and both start() and stop() may be called again.
//
// In the directory (0700, of the server's account): data/, tmp/, error.log, server.json (flavour and version of the
// data), admin.cnf and client.cnf (the passwords, 0600), and a lock while anybody starts or stops the server.
class PrivateServer : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Stopped,
        Locating,
        Preparing, // folders; waits here while another program starts or stops the server
        Installing,
        Starting,
        AwaitingAnswer,
        Running,
        Stopping,
        Failed
    };
    Q_ENUM(State)

    explicit PrivateServer(PrivateServerSettings settings, QObject *parent = nullptr);
    ~PrivateServer() override;

    void start(); // nothing happens unless Stopped or Failed
    void stop();  // from any state; also stops a server that another program started

    State state() const { return m_state; }
    ServerProblem problem() const { return m_problem; }
    bool attached() const { return m_attached; } // it was found running

    ConnectionSettings owner() const;         // may do everything in the schemas of the patterns; no schema named
    ConnectionSettings administrator() const; // root@localhost of this server

    // Path of the owner's option file, which is made to open this schema; empty: it could not be written. While
    // Running.
    QString clientOptionsFile(const QString &schema);

    QString directory() const { return m_directory; } // canonical
    QString socketPath() const;                       // at most 100 bytes
    qint64 processId() const { return m_process ? m_process->pid : 0; }
    QByteArray versionText() const { return m_versionText; } // the server's own word, once Running

    // Removes the directory and all data. False, and nothing is removed: it is not ours, or somebody uses it.
    bool removeFiles();

    static QString defaultDirectory();

Q_SIGNALS:
    void stateChanged(holdfast::PrivateServer::State state);

private:
    void setState(State state);
    void fail(ServerProblem::Kind kind, const QString &detail);
    void release();
    void step();
    QString path(const char *name) const;
    QString endOfLog() const;
    bool obtainLock();

    void locate();
    void askVersion();
    std::optional<ServerProblem> checkMarker() const;
    std::optional<ServerProblem> prepareDirectory() const;
    bool prepareFiles();
    void prepare();
    void install();
    void startProcess();
    void awaitAnswer();
    void watch();
    void stopStep();
    void stopped();

    bool hasAccounts() const;
    bool writeMarker(bool accounts);
    bool writeAccounts();
    void runChild(const QString &program, const QStringList &arguments, const std::function<void(bool)> &done);
    void dropChild();
    void ask(const ConnectionSettings &settings, const QString &statement,
             const std::function<void(const ServerAnswer &)> &then);

    const PrivateServerSettings m_settings;
    const QString m_directory;
    State m_state = State::Stopped;
    ServerProblem m_problem;
    bool m_attached = false;
    bool m_stopRefused = false; // SHUTDOWN cannot be said: go on to the signal
    bool m_shutdownSent = false;
    bool m_signalled = false;
    ServerProgram m_program;
    ServerAccount m_account;
    std::optional<ServerProcess> m_process;
    QByteArray m_versionText;
    qint64 m_logStart = 0;
    quint64 m_round = 0; // of the states; an answer from an earlier one is not heard

    QTimer m_tick;
    QDeadlineTimer m_deadline;
    std::unique_ptr<QLockFile> m_lock;
    QProcess *m_child = nullptr;
    QByteArray m_childOutput;
    QThread *m_asking = nullptr;
};

} // namespace holdfast
