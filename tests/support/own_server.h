// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/server/private_server.h"
#include "tests/support/raw_client.h"
#include "tests/support/test_server.h"

#include <QDir>
#include <QTest>

#include <csignal>

namespace holdfast::test {

// For a test program that freezes, kills or reconfigures its server: use() in initTestCase() gives it a TestServer of
// its own, also within a ctest run. In the main thread; waits turn its event loop.
class OwnServer
{
public:
    static void use() { qunsetenv("HOLDFAST_TEST_SERVER_DIR"); }

    static RawClient administrator() { return RawClient(TestServer::administrator()); }
    static QByteArray set(const QByteArray &assignment)
    {
        administrator().run("SET GLOBAL " + assignment);
        return assignment;
    }

    static void freeze()
    {
        send(SIGSTOP);
        if (!QTest::qWaitFor([] { return state() == 'T'; }, 5'000))
            qFatal("the test server does not freeze");
    }
    static void thaw() { send(SIGCONT); }

    // As if the power had failed: the process is gone when this returns.
    static void killHard()
    {
        send(SIGKILL);
        if (!QTest::qWaitFor([] { return processes().isEmpty(); }, 10'000))
            qFatal("the test server does not die");
    }
    static void startAgain()
    {
        PrivateServerSettings settings;
        settings.directory = directory();
        settings.program = TestServer::program();
        PrivateServer server(settings);
        server.start();
        const auto ended = [&] {
            return server.state() == PrivateServer::State::Running || server.state() == PrivateServer::State::Failed;
        };
        if (!QTest::qWaitFor(ended, 30'000) || server.state() != PrivateServer::State::Running)
            qFatal("the test server does not start again: %s", qPrintable(server.problem().detail));
    }

private:
    static QString directory()
    {
        static const QString found = [] {
            const QByteArray data = administrator().text("SELECT @@datadir");
            return QFileInfo(QDir::cleanPath(QString::fromUtf8(data))).path();
        }();
        return found;
    }
    static QList<ServerProcess> processes()
    {
        return findServerProcesses(directory() + QStringLiteral("/data"), ordinaryAccount().value_or(ServerAccount()));
    }
    static pid_t pid()
    {
        static pid_t last = 0; // a frozen server is still there, a killed one gets another
        const QList<ServerProcess> found = processes();
        if (found.size() == 1)
            last = static_cast<pid_t>(found.first().pid);
        return last;
    }
    static void send(int signal)
    {
        if (pid() < 2 || ::kill(pid(), signal) != 0)
            qFatal("the test server cannot be signalled");
    }
    static char state()
    {
        QFile file(QStringLiteral("/proc/%1/stat").arg(pid()));
        const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        const qsizetype end = text.lastIndexOf(')');
        return end > 0 && end + 2 < text.size() ? text.at(end + 2) : '?';
    }
};

} // namespace holdfast::test
