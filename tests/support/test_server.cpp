// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_server.h"

#include "sql/connection/session.h"
#include "sql/schema/migrator.h"
#include "sql/server/private_server.h"
#include "tests/support/raw_client.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTemporaryDir>

#include <memory>
#include <unistd.h>

namespace holdfast::test {

namespace {

struct Run
{
    std::unique_ptr<QTemporaryDir> directory; // of a server of our own
    std::unique_ptr<PrivateServer> server;
    QByteArray product;
    bool ended = false;
};
Run run;

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
        qFatal("the test server: %s", qPrintable(server.problem().detail));
}

PrivateServer &server()
{
    if (!run.server) {
        PrivateServerSettings settings;
        settings.program = TestServer::program();
        settings.directory = qEnvironmentVariable("HOLDFAST_TEST_SERVER_DIR");
        if (settings.directory.isEmpty()) {
            run.directory = std::make_unique<QTemporaryDir>();
            settings.directory = run.directory->filePath(QStringLiteral("server"));
            QFile::setPermissions(run.directory->path(), QFile::Permissions(0x7755)); // its account passes through
        }
        run.server = std::make_unique<PrivateServer>(settings);
        run.server->start();
        await(*run.server, PrivateServer::State::Running);
        const Session session(run.server->owner());
        run.product = session.server().product == Product::MariaDb ? "MariaDB " : "MySQL ";
        run.product += session.server().version.toString().toLatin1();
    }
    return *run.server;
}

} // namespace

QString TestServer::program()
{
    return qEnvironmentVariable("HOLDFAST_TEST_SERVER_PROGRAM", QStringLiteral("mariadb"));
}

bool TestServer::isMySql()
{
    return program() == u"mysql";
}

ConnectionSettings TestServer::owner()
{
    return server().owner();
}

ConnectionSettings TestServer::administrator()
{
    return server().administrator();
}

QByteArray TestServer::product()
{
    return run.product;
}

void TestServer::countOn(const QByteArray &product)
{
    run.product = product;
}

void TestServer::end()
{
    if (run.server && run.directory) {
        run.server->stop();
        await(*run.server, PrivateServer::State::Stopped);
    }
    run = {};
    run.ended = true;
}

Store ScratchSchema::twd()
{
    Store store;
    store.uuid = QUuid::createUuidV5(QUuid(), QByteArrayLiteral("test store"));
    store.name = QStringLiteral("Test store");
    store.currency = *Currency::named("TWD");
    return store;
}

ScratchSchema::ScratchSchema(const char *tag, bool withStore, Environment environment)
{
    static int counter = 0;
    m_name = QStringLiteral("hf_%1_%2_%3").arg(QLatin1String(tag)).arg(getpid()).arg(++counter);
    {
        Session session(TestServer::owner());
        dropSchema(session, m_name);
        createSchema(session, m_name);
    }
    if (withStore) {
        Session session(settings());
        Migrator(session).migrate();
        Store store = twd();
        store.environment = environment;
        session.inTransaction("FoundStore", [&](Transaction &tx) { return foundStore(tx, store); });
    }
}

ScratchSchema::~ScratchSchema()
{
    if (run.ended) // with its server; asking would start another
        return;
    Session session(TestServer::owner());
    dropSchema(session, m_name);
}

ConnectionSettings ScratchSchema::settings() const
{
    ConnectionSettings settings = TestServer::owner();
    settings.schema = m_name;
    settings.lockWait = std::chrono::seconds(1);
    settings.readLimit = std::chrono::seconds(5);
    settings.budget = std::chrono::seconds(6);
    return settings;
}

void ScratchSchema::empty()
{
    RawClient client(settings());
    client.run("SET SESSION foreign_key_checks = 0");
    for (const char *table :
         {"customers",      "skus",         "prices",       "price_history",   "stock",           "stock_movements",
          "orders",         "order_lines",  "reservations", "quotes",          "quote_lines",     "receipts",
          "sku_operations", "audit_events", "incidents",    "incident_events", "incident_states", "check_runs",
          "flow_timings",   "desk_sessions"})
        client.run(QByteArray("TRUNCATE TABLE ") + table); // passes the triggers, DELETE does not
}

} // namespace holdfast::test
