// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_server.h"

#include "sql/connection/session.h"
#include "sql/schema/migrator.h"
#include "tests/bench/own_core.h"

#include <QEventLoop>
#include <QFile>

#include <cstdio>
#include <unistd.h>

namespace holdfast::bench {

namespace {

void await(PrivateServer &server, PrivateServer::State wanted)
{
    QEventLoop loop;
    QObject::connect(&server, &PrivateServer::stateChanged, &loop, [&](PrivateServer::State state) {
        if (state == wanted || state == PrivateServer::State::Failed)
            loop.quit();
    });
    if (server.state() != wanted && server.state() != PrivateServer::State::Failed)
        loop.exec();
    if (server.state() != wanted)
        qFatal("the server: %s", qPrintable(server.problem().detail));
}

} // namespace

BenchServer::BenchServer(const QString &program)
{
    PrivateServerSettings settings;
    settings.directory = m_directory.filePath(QStringLiteral("server"));
    settings.program = program;
    settings.startLimit = std::chrono::minutes(3);
    settings.extraArguments = {QStringLiteral("--innodb-buffer-pool-size=1G")}; // a store's list lies in memory
    QFile::setPermissions(m_directory.path(), QFile::Permissions(0x7755));      // the server's account passes through
    m_server = std::make_unique<PrivateServer>(settings);
    leaveFirstCore();
    m_server->start();
    await(*m_server, PrivateServer::State::Running);
    takeFirstCore();
    const Session session(m_server->owner());
    m_versionText = session.server().product == Product::MariaDb ? "MariaDB " : "MySQL ";
    m_versionText += session.server().version.toString().toLatin1();
}

BenchServer::~BenchServer()
{
    m_server->stop();
    await(*m_server, PrivateServer::State::Stopped);
}

ConnectionSettings BenchServer::newStore(const char *name, const QByteArray &currency)
{
    ConnectionSettings settings = m_server->owner();
    settings.readLimit = std::chrono::seconds(300);
    settings.budget = std::chrono::minutes(5);
    const QString schema = QStringLiteral("hf_bench_") + QLatin1String(name);
    {
        Session session(settings);
        dropSchema(session, schema);
        createSchema(session, schema);
    }
    settings.schema = schema;
    Session session(settings);
    Migrator(session).migrate();
    Store store;
    store.uuid = QUuid::createUuid();
    store.name = QStringLiteral("Bench");
    store.currency = *Currency::named(currency);
    session.inTransaction("FoundStore", [&](Transaction &tx) { return foundStore(tx, store); });
    return settings;
}

void showProgress(const QString &text)
{
    static const bool isTerminal = isatty(STDERR_FILENO) != 0;
    if (!isTerminal)
        return;
    std::fprintf(stderr, "\r\033[K%s", qPrintable(text));
    std::fflush(stderr);
}

} // namespace holdfast::bench
