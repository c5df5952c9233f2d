// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/server/private_server.h"
#include "tests/support/raw_client.h"
#include "tests/support/test_server.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

namespace holdfast::test {

// A server of a test's own that listens on a port of the loopback; gone with this object. In the main thread: waits
// turn its event loop, so that several start at a time.
class NetServer
{
public:
    explicit NetServer(const QStringList &arguments = {}, int port = freePort()) : m_port(port)
    {
        QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755)); // its account passes through
        m_settings.program = TestServer::program();
        m_settings.directory = m_folder.filePath(QStringLiteral("s"));
        m_settings.extraArguments =
            QStringList{QStringLiteral("--skip-networking=OFF"), QStringLiteral("--bind-address=127.0.0.1"),
                        QStringLiteral("--port=%1").arg(m_port)};
        if (TestServer::isMySql()) // a password cannot be sent over plain text otherwise
            m_settings.extraArguments << QStringLiteral("--caching-sha2-password-auto-generate-rsa-keys=ON");
        m_settings.extraArguments << arguments;
        start();
    }
    ~NetServer()
    {
        m_server->stop();
        await(PrivateServer::State::Stopped);
    }
    NetServer(const NetServer &) = delete;
    NetServer &operator=(const NetServer &) = delete;

    void awaitRunning() { await(PrivateServer::State::Running); }
    ServerAddress address() const { return {QStringLiteral("127.0.0.1"), m_port}; }
    RawClient administrator() const { return RawClient(m_server->administrator()); }
    void run(const QByteArray &sql) const { administrator().run(sql); }

    // As if the power had failed: the process is gone when this returns.
    void killHard()
    {
        const auto pid = pid_t(m_server->processId());
        if (pid < 2 || ::kill(pid, SIGKILL) != 0 ||
            !QTest::qWaitFor([this] { return m_server->state() == PrivateServer::State::Failed; }, 10'000))
            qFatal("the server does not die");
    }
    // After killHard(), on the same data.
    void startAgain(const QString &argument = {})
    {
        if (!argument.isEmpty())
            m_settings.extraArguments << argument;
        start();
        awaitRunning();
    }

    static int freePort()
    {
        const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        if (::bind(socket, reinterpret_cast<sockaddr *>(&address), size) != 0 ||
            ::getsockname(socket, reinterpret_cast<sockaddr *>(&address), &size) != 0)
            qFatal("no port of the loopback is free");
        ::close(socket);
        return ntohs(address.sin_port);
    }

private:
    void start()
    {
        m_server = std::make_unique<PrivateServer>(m_settings);
        m_server->start();
    }
    void await(PrivateServer::State wanted)
    {
        const auto ended = [&] {
            return m_server->state() == wanted || m_server->state() == PrivateServer::State::Failed;
        };
        if (!QTest::qWaitFor(ended, 60'000) || m_server->state() != wanted)
            qFatal("a server on a port: %s", qPrintable(m_server->problem().detail));
    }

    QTemporaryDir m_folder;
    PrivateServerSettings m_settings;
    int m_port = 0;
    std::unique_ptr<PrivateServer> m_server;
};

} // namespace holdfast::test
