// SPDX-License-Identifier: GPL-3.0-or-later
// How a store is reached over a network: TLS or nothing, the one host of several that takes writes, and what trying a
// profile tells. On two servers of its own, one with TLS and one without.
#include "app/environment/open_store.h"
#include "sql/connection/greeting.h"
#include "sql/flows/add_customer.h"
#include "sql/invariants/server_health.h"
#include "sql/schema/connection_test.h"
#include "sql/schema/migrator.h"
#include "tests/support/flow_watch.h"
#include "tests/support/net_server.h"
#include "tests/support/test_main.h"
#include "tests/support/throwaway_ca.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QScopeGuard>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <thread>

using namespace holdfast;
using namespace holdfast::test;
using namespace std::chrono_literals;
using Kind = DbError::Kind;
using When = FlowStep::When;

namespace {

const QString kSchema = QStringLiteral("hf_reach");
const QByteArray kPassword = "not a secret";

enum class At { Secure, Plain, Nobody, NoName };
enum class Ca { Right, Wrong, NoFile, None };

const char *nameOf(const DbError &error)
{
    return DbError::name(error.kind);
}

} // namespace

Q_DECLARE_METATYPE(At)
Q_DECLARE_METATYPE(Ca)

class tst_ReachStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void cleanup();

    void theDriverByItself_data();
    void theDriverByItself();
    void aSessionIsEncryptedOrThereIsNone_data();
    void aSessionIsEncryptedOrThereIsNone();
    void offThisMachineTlsIsRequired();
    void nothingIsAskedOverPlainText();

    void theOneThatTakesWritesIsUsed();
    void whereNoneTakesWritesItIsReadAndToldAtOnce();
    void aPrimaryDemotedInTheMiddleIsLeftForTheNew();
    void anUnknownCommitIsAskedOfTheNewPrimaryOnly();
    void withoutANewPrimaryNothingIsClaimed();
    void aReaderFollowsThePrimary();
    void aReplicaIsNeverWrittenTo();
    void aServerThatIsGoneIsPassedOver();
    void theErrorThatSaysMostIsTold();
    void theClocksOfTheOtherHostsAreCompared();
    void anotherStoreIsNotAccepted();
    void liveAndTrainingAreNotMixedUp();

    void tryingAProfileTellsWhatIsWrong_data();
    void tryingAProfileTellsWhatIsWrong();
    void ofSeveralServersEachIsTold();

private:
    NetServer &serverAt(At at) { return at == At::Secure ? *m_secure : *m_plain; }
    ServerAddress address(At at)
    {
        if (at == At::Nobody)
            return {QStringLiteral("127.0.0.1"), m_nobody};
        return at == At::NoName ? ServerAddress{QStringLiteral("nobody.invalid")} : serverAt(at).address();
    }
    QString authority(Ca ca)
    {
        switch (ca) {
        case Ca::Right:
            return m_ca.file();
        case Ca::Wrong:
            return m_otherCa.file();
        case Ca::NoFile:
            return m_ca.file() + QStringLiteral(".none");
        case Ca::None:
            break;
        }
        return {};
    }
    // In plain text on the loopback; as tess.
    ConnectionSettings settings(std::vector<At> servers)
    {
        ConnectionSettings settings;
        for (const At at : servers)
            settings.hosts.push_back(address(at));
        settings.schema = kSchema;
        settings.account = QStringLiteral("tess");
        settings.password = QString::fromLatin1(kPassword);
        settings.lockWait = 1s;
        settings.readLimit = 5s;
        settings.budget = 6s;
        settings.lookEvery = 1s;
        return settings;
    }
    AddCustomer somebody() { return {OperationId::make(), QStringLiteral("Ada %1").arg(++m_customers), {}, {}, {}}; }
    static Told<AddCustomerOutcome> add(Session &session, const AddCustomer &request)
    {
        return carryOut<AddCustomerOutcome>(session, [&](Session &desk) {
            return desk.inTransaction("AddCustomer", [&](Transaction &tx) { return addCustomer(tx, request); });
        });
    }
    bool isAt(At at, const AddCustomer &request)
    {
        return serverAt(at).administrator().number("SELECT COUNT(*) FROM hf_reach.customers WHERE name = '" +
                                                   request.name.toLatin1() + '\'') == 1;
    }
    void readOnly(At at, bool on) { serverAt(at).run(QByteArray("SET GLOBAL read_only = ") + (on ? "1" : "0")); }

    ThrowawayCa m_ca, m_otherCa;
    std::unique_ptr<NetServer> m_secure, m_plain;
    int m_nobody = 0;
    int m_customers = 0;
};

void tst_ReachStore::initTestCase()
{
    m_secure = std::make_unique<NetServer>(m_ca.serverArguments(QStringLiteral("db.invalid")));
    m_plain = std::make_unique<NetServer>();
    m_nobody = NetServer::freePort();
    for (const At at : {At::Secure, At::Plain}) {
        serverAt(at).awaitRunning();
        RawClient administrator = serverAt(at).administrator();
        administrator.run("CREATE SCHEMA hf_reach");
        administrator.run("CREATE SCHEMA hf_empty");
        const QByteArray by = " IDENTIFIED BY '" + kPassword + '\'';
        administrator.run("CREATE USER tess@'%'" + by);
        administrator.run("CREATE USER stern@'%'" + by + " REQUIRE SSL");
        administrator.run("CREATE USER norole@'%'" + by);
        for (const QByteArray name : {"tess", "stern"})
            administrator.run("GRANT ALL PRIVILEGES ON `hf\\_%`.* TO " + name + "@'%'");
        administrator.run("GRANT SELECT ON *.* TO stern@'%'");
        Session session(settings({at}));
        Migrator(session).migrate();
        session.inTransaction("FoundStore", [](Transaction &tx) { return foundStore(tx, ScratchSchema::twd()); });
    }
    Session session(settings({At::Plain}));
    TestServer::countOn((session.server().product == Product::MariaDb ? "MariaDB " : "MySQL ") +
                        session.server().version.toString().toLatin1());
}

void tst_ReachStore::cleanupTestCase()
{
    m_secure.reset();
    m_plain.reset();
}

void tst_ReachStore::cleanup()
{
    readOnly(At::Secure, false);
    readOnly(At::Plain, false);
}

// TLS

// What the driver and its library do without us; the rest of this file is there because of it.
void tst_ReachStore::theDriverByItself_data()
{
    QTest::addColumn<At>("at");
    QTest::addColumn<QString>("option");
    QTest::addColumn<int>("native");
    QTest::addColumn<bool>("encrypted");
    const auto row = [](const char *what, At at, const QString &option, int native, bool encrypted) {
        QTest::newRow(what) << at << option << native << encrypted;
    };
    row("no option: plain text", At::Secure, {}, 0, false);
    row("the right CA; made out to another name", At::Secure, QStringLiteral("SSL_CA=") + m_ca.file(), 0, true);
    row("a wrong CA", At::Secure, QStringLiteral("SSL_CA=") + m_otherCa.file(), 2026, false);
    row("a mode it does not know: plain text", At::Secure,
        QStringLiteral("MYSQL_OPT_SSL_MODE=SSL_MODE_VERIFY_IDENTITY"), 0, false);
    row("a CA, and no TLS there: plain text", At::Plain, QStringLiteral("SSL_CA=") + m_ca.file(), 0, false);
}

void tst_ReachStore::theDriverByItself()
{
    QFETCH(const At, at);
    QFETCH(const QString, option);
    QFETCH(const int, native);
    QFETCH(const bool, encrypted);
    if (option.startsWith(u"MYSQL_OPT"))
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("MYSQL_OPT_SSL_MODE")));
    const QString name = QStringLiteral("by itself");
    {
        QSqlDatabase driver = QSqlDatabase::addDatabase(QStringLiteral("QMYSQL"), name);
        driver.setHostName(address(at).host);
        driver.setPort(address(at).port);
        driver.setUserName(QStringLiteral("tess"));
        driver.setPassword(QString::fromLatin1(kPassword));
        driver.setConnectOptions(option);
        QCOMPARE(driver.open(), native == 0);
        QCOMPARE(driver.lastError().nativeErrorCode().toInt(), native);
        if (native == 0) {
            QSqlQuery query(driver);
            QVERIFY(query.exec(QStringLiteral("SHOW SESSION STATUS LIKE 'Ssl_cipher'")) && query.next());
            QCOMPARE(!query.value(1).toString().isEmpty(), encrypted);
        }
    }
    QSqlDatabase::removeDatabase(name);
}

void tst_ReachStore::aSessionIsEncryptedOrThereIsNone_data()
{
    QTest::addColumn<At>("at");
    QTest::addColumn<Ca>("ca");
    QTest::addColumn<QString>("account");
    QTest::addColumn<QByteArray>("kind"); // empty: there is a session
    QTest::addColumn<QByteArray>("statement");
    const auto row = [](const char *what, At at, Ca ca, const char *account, const char *kind = "",
                        const char *statement = "") {
        QTest::newRow(what) << at << ca << QString::fromLatin1(account) << QByteArray(kind) << QByteArray(statement);
    };
    row("the right CA", At::Secure, Ca::Right, "tess");
    row("the right CA, an account that requires TLS", At::Secure, Ca::Right, "stern");
    row("a wrong CA", At::Secure, Ca::Wrong, "tess", "Insecure", "CONNECT");
    row("a CA's file that is not there", At::Secure, Ca::NoFile, "tess", "Insecure", "CONNECT");
    row("no CA", At::Secure, Ca::None, "tess", "Insecure", "CONNECT");
    row("a server without TLS", At::Plain, Ca::Right, "tess", "Insecure", "session/cipher");
    row("a server without TLS, an account that requires it", At::Plain, Ca::Right, "stern", "Insecure",
        "session/cipher");
    row("a wrong account", At::Secure, Ca::Right, "quack", "NotPermitted", "CONNECT");
}

void tst_ReachStore::aSessionIsEncryptedOrThereIsNone()
{
    QFETCH(const QString, account);
    QFETCH(const Ca, ca);
    QFETCH(const At, at);
    ConnectionSettings tls = settings({at});
    tls.account = account;
    tls.authority = authority(ca);
    tls.requireTls = true;
    std::optional<DbError> error;
    try {
        Session session(tls);
        const QByteArray cipher =
            session.read("Cipher", [](Reader &reader) { return reader.one("session/cipher").bytes(1); });
        QVERIFY(!cipher.isEmpty());
    } catch (const DbError &thrown) {
        error = thrown;
    }
    QTEST(error ? QByteArray(nameOf(*error)) : QByteArray(), "kind");
    QTEST(error ? error->statement : QByteArray(), "statement");
    if (error)
        QVERIFY(!error->text.contains(QString::fromLatin1(kPassword)));
}

// The address is one that nobody has: whoever tried it would wait.
void tst_ReachStore::offThisMachineTlsIsRequired()
{
    ConnectionSettings away = settings({});
    away.hosts = {{QStringLiteral("192.0.2.1")}};
    QElapsedTimer time;
    time.start();
    try {
        const Session session(away);
        QFAIL("it is off this machine");
    } catch (const DbError &error) {
        QCOMPARE(nameOf(error), "Insecure");
    }
    QVERIFY(time.elapsed() < 500);
    QVERIFY(!settings({At::Plain}).needsTls(address(At::Plain)));
    QCOMPARE(greetingOf(address(At::Secure), 2s), Greeting::OffersTls);
    QCOMPARE(greetingOf(address(At::Plain), 2s), Greeting::Plain);
    QCOMPARE(greetingOf(address(At::Nobody), 2s), Greeting::None);
}

void tst_ReachStore::nothingIsAskedOverPlainText()
{
    RawClient administrator = m_plain->administrator();
    administrator.run("SET GLOBAL log_output = 'TABLE'");
    administrator.run("SET GLOBAL general_log = 1");
    const auto off = qScopeGuard([&] { administrator.run("SET GLOBAL general_log = 0"); });
    const auto asked = [&](const char *part) {
        return administrator.number(
            QByteArray("SELECT COUNT(*) FROM mysql.general_log WHERE user_host LIKE 'tess%' AND "
                       "CONVERT(argument USING utf8mb4) LIKE '%") +
            part + "%'");
    };
    ConnectionSettings tls = settings({At::Plain});
    tls.authority = m_ca.file();
    try {
        const Session session(tls);
        QFAIL("plain text");
    } catch (const DbError &error) {
        QCOMPARE(nameOf(error), "Insecure");
    }
    QCOMPARE(asked("Ssl_cipher") + asked("VARIABLES") + asked("store"), 0); // the driver's own greetings aside
    const Session session(settings({At::Plain}));
    QVERIFY(asked("VARIABLES") > 0);
}

// Several hosts

void tst_ReachStore::theOneThatTakesWritesIsUsed()
{
    readOnly(At::Secure, true);
    Session session(settings({At::Secure, At::Plain}));
    QVERIFY(!session.server().readOnly);
    const AddCustomer request = somebody();
    const auto told = add(session, request);
    QVERIFY(told.as<CustomerAdded>());
    QCOMPARE(told.run.attempts, 1);
    QVERIFY(isAt(At::Plain, request) && !isAt(At::Secure, request));
}

void tst_ReachStore::whereNoneTakesWritesItIsReadAndToldAtOnce()
{
    readOnly(At::Secure, true);
    readOnly(At::Plain, true);
    Session session(settings({At::Secure, At::Plain}));
    const AddCustomer request = somebody();
    QElapsedTimer time;
    time.start();
    const auto told = add(session, request);
    QVERIFY(told.error);
    QCOMPARE(nameOf(*told.error), "ReadOnly");
    QCOMPARE(told.run.attempts, 0);
    QVERIFY(time.elapsed() < 1'000);
    QCOMPARE(session.read("Store", readStore)->uuid, ScratchSchema::twd().uuid);

    readOnly(At::Plain, false); // the other one than is read
    QVERIFY(add(session, request).as<CustomerAdded>());
    QVERIFY(isAt(At::Plain, request) && !isAt(At::Secure, request));
}

void tst_ReachStore::aPrimaryDemotedInTheMiddleIsLeftForTheNew()
{
    readOnly(At::Plain, true);
    Session session(settings({At::Secure, At::Plain}));
    Watch watch([&, once = true](const FlowStep &step) mutable {
        if (step.statement != "customers/customers_insert" || step.when != When::Before || !std::exchange(once, false))
            return;
        readOnly(At::Secure, true);
        readOnly(At::Plain, false);
    });
    session.setObserver(&watch);
    const AddCustomer request = somebody();
    const auto told = add(session, request);
    session.setObserver(nullptr);
    QVERIFY2(told.as<CustomerAdded>(), told.error ? nameOf(*told.error) : "");
    QVERIFY(told.metNative(1290));
    QCOMPARE(told.run.attempts, 2);
    QVERIFY(isAt(At::Plain, request) && !isAt(At::Secure, request));
}

// The session is ended at its COMMIT, and for a while there are only servers that do not take writes. None of them is
// asked whether the customer is there.
void tst_ReachStore::anUnknownCommitIsAskedOfTheNewPrimaryOnly()
{
    readOnly(At::Plain, true);
    Session session(settings({At::Secure, At::Plain}));
    std::thread elsewhere;
    Watch watch([&, once = true](const FlowStep &step) mutable {
        if (step.statement != "COMMIT" || step.when != When::Before || !std::exchange(once, false))
            return;
        RawClient administrator = m_secure->administrator();
        administrator.run("SET GLOBAL read_only = 1");
        administrator.attempt("KILL " + QByteArray::number(session.server().connectionId));
        elsewhere = std::thread([this] { // another is elected when it was met as it is
            RawClient other = m_plain->administrator();
            const auto connections = [&] {
                return other.rows("SHOW GLOBAL STATUS LIKE 'Connections'").at(0).at(1).toLongLong();
            };
            const QDeadlineTimer limit(10s);
            for (const qint64 before = connections(); connections() < before + 2 && !limit.hasExpired();)
                std::this_thread::sleep_for(5ms);
            other.run("SET GLOBAL read_only = 0");
        });
    });
    session.setObserver(&watch);
    const AddCustomer request = somebody();
    const auto told = add(session, request);
    session.setObserver(nullptr);
    if (elsewhere.joinable())
        elsewhere.join();
    QVERIFY2(told.as<CustomerAdded>(), told.error ? nameOf(*told.error) : "");
    QCOMPARE(told.run.attempts, 2); // the one in doubt, and the one on the new primary
    QVERIFY(isAt(At::Plain, request) && !isAt(At::Secure, request));
}

void tst_ReachStore::withoutANewPrimaryNothingIsClaimed()
{
    readOnly(At::Plain, true);
    ConnectionSettings impatient = settings({At::Secure, At::Plain});
    impatient.budget = 1s;
    Session session(impatient);
    Watch watch([&, once = true](const FlowStep &step) mutable {
        if (step.statement != "COMMIT" || step.when != When::Before || !std::exchange(once, false))
            return;
        RawClient administrator = m_secure->administrator();
        administrator.run("SET GLOBAL read_only = 1");
        administrator.attempt("KILL " + QByteArray::number(session.server().connectionId));
    });
    session.setObserver(&watch);
    const AddCustomer request = somebody();
    const auto told = add(session, request);
    session.setObserver(nullptr);
    QVERIFY(told.error);
    QCOMPARE(nameOf(*told.error), "CommitUnknown");
    QCOMPARE(told.run.attempts, 1); // nobody was asked

    readOnly(At::Plain, false);
    QVERIFY(add(session, request).as<CustomerAdded>()); // the same operation tells the truth at any later time
    QVERIFY(isAt(At::Plain, request));
}

void tst_ReachStore::aReaderFollowsThePrimary()
{
    readOnly(At::Plain, true);
    Session session(settings({At::Secure, At::Plain}));
    const auto port = [&] {
        return session.read("Port", [](Reader &reader) {
            for (const Row &row : reader.all("session/variables"))
                if (row.bytes(0) == "port")
                    return int(row.bytes(1).toLongLong());
            return 0;
        });
    };
    QCOMPARE(port(), address(At::Secure).port);
    readOnly(At::Secure, true); // nothing breaks; the lists would stay behind from now on
    readOnly(At::Plain, false);
    QTRY_COMPARE_WITH_TIMEOUT(port(), address(At::Plain).port, 3'000);
    QVERIFY(!session.server().readOnly);
}

// It does not even say that it is read-only.
void tst_ReachStore::aReplicaIsNeverWrittenTo()
{
    RawClient administrator = m_secure->administrator();
    const bool mySql = TestServer::isMySql();
    if (mySql) {
        administrator.run("CHANGE REPLICATION SOURCE TO SOURCE_HOST = '127.0.0.1', SOURCE_PORT = 1, SOURCE_USER = 'x'");
        administrator.run("START REPLICA SQL_THREAD");
        administrator.run("START REPLICA");
        administrator.run("GRANT SELECT ON performance_schema.replication_connection_status TO tess@'%'");
    } else {
        administrator.run("CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = 1, MASTER_USER = 'x'");
        administrator.run("START SLAVE");
    }
    const auto ended = qScopeGuard([&] {
        administrator.run(mySql ? "STOP REPLICA" : "STOP SLAVE");
        administrator.run(mySql ? "RESET REPLICA ALL" : "RESET SLAVE ALL");
    });
    Session session(settings({At::Secure, At::Plain}));
    const AddCustomer request = somebody();
    QVERIFY(add(session, request).as<CustomerAdded>());
    QVERIFY(isAt(At::Plain, request) && !isAt(At::Secure, request));

    Session alone(settings({At::Secure}));
    QVERIFY(alone.server().readOnly);
    const auto told = add(alone, somebody());
    QVERIFY(told.error);
    QCOMPARE(nameOf(*told.error), "ReadOnly");
}

void tst_ReachStore::aServerThatIsGoneIsPassedOver()
{
    Session session(settings({At::Nobody, At::Plain}));
    const AddCustomer request = somebody();
    QVERIFY(add(session, request).as<CustomerAdded>());
    QVERIFY(isAt(At::Plain, request));
}

void tst_ReachStore::theErrorThatSaysMostIsTold()
{
    ConnectionSettings wrong = settings({At::Nobody, At::Plain, At::Nobody});
    wrong.password = QStringLiteral("wrong");
    try {
        const Session session(wrong);
        QFAIL("a wrong password");
    } catch (const DbError &error) {
        QCOMPARE(nameOf(error), "NotPermitted");
    }
    try {
        const Session session(settings({}));
        QFAIL("no host");
    } catch (const DbError &error) {
        QCOMPARE(nameOf(error), "Unreachable");
    }
}

// Which store

void tst_ReachStore::theClocksOfTheOtherHostsAreCompared()
{
    const auto look = [&](qint64 ahead) {
        Session session(settings({At::Plain, At::Secure, At::Nobody}));
        int asked = 0; // before and after each of three questions to the one in use, and then of the others
        const ServerHealth health =
            checkServer(session, [&] { return workstationClock() - (asked++ < 6 ? 0 : ahead); });
        return *std::ranges::find(health.checks, QByteArray("clock.offset"), &CheckedServer::id);
    };
    const CheckedServer same = look(0);
    QVERIFY(same.findings.empty());
    QCOMPARE(int(same.unchecked.size()), 1); // does not answer: neither a finding nor green
    QCOMPARE(same.unchecked.front().what, "member/" + address(At::Nobody).text().toUtf8());
    QVERIFY(same.unchecked.front().native != 0);
    const CheckedServer ahead = look(5'000'000);
    QCOMPARE(int(ahead.findings.size()), 1);
    QCOMPARE(ahead.findings.front().key, "clock.offset/member/" + address(At::Secure).text().toUtf8());
    QVERIFY(look(400'000).findings.empty());
}

void tst_ReachStore::anotherStoreIsNotAccepted()
{
    ConnectionSettings same = settings({At::Plain});
    same.store = ScratchSchema::twd().uuid;
    {
        const Session session(same);
    }
    OpenStore open = openStore(settings({At::Plain}), Environment::Training);
    QCOMPARE(open.session->settings().store, open.store.uuid); // and so in the lanes
    open.session->acceptOnly(QUuid::createUuid());
    m_plain->administrator().attempt("KILL " + QByteArray::number(open.session->server().connectionId));
    const AddCustomer request = somebody();
    const auto told = add(*open.session, request);
    QVERIFY(told.error);
    QCOMPARE(nameOf(*told.error), "WrongStore");
    QVERIFY(!isAt(At::Plain, request));
}

void tst_ReachStore::liveAndTrainingAreNotMixedUp()
{
    try {
        const OpenStore open = openStore(settings({At::Plain}), Environment::Live);
        QFAIL("it is for training");
    } catch (const DbError &error) {
        QCOMPARE(nameOf(error), "WrongEnvironment");
    }
}

// Trying a profile

void tst_ReachStore::tryingAProfileTellsWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("finding");
    QTest::addColumn<At>("at");
    QTest::addColumn<Ca>("ca");
    QTest::addColumn<QString>("account");
    QTest::addColumn<QString>("schema");
    QTest::addColumn<QByteArray>("change"); // and how it is undone
    QTest::addColumn<QByteArray>("undo");
    const auto row = [](const char *what, const char *finding, At at, Ca ca = Ca::None, const char *account = "tess",
                        const char *schema = "hf_reach", const char *change = "", const char *undo = "") {
        QTest::newRow(what) << QByteArray(finding) << at << ca << QString::fromLatin1(account)
                            << QString::fromLatin1(schema) << QByteArray(change) << QByteArray(undo);
    };
    row("fine", "Fine", At::Plain);
    row("fine, over TLS", "Fine", At::Secure, Ca::Right, "stern");
    row("a name that nobody has", "CannotResolve", At::NoName, Ca::Right);
    row("nobody there", "NobodyAnswers", At::Nobody);
    row("no TLS", "WithoutTls", At::Plain, Ca::Right);
    row("no TLS, an account that requires it", "WithoutTls", At::Plain, Ca::Right, "stern");
    row("another CA", "WrongAuthority", At::Secure, Ca::Wrong);
    row("a wrong account", "WrongPassword", At::Plain, Ca::None, "quack");
    row("a wrong account, over TLS", "WrongPassword", At::Secure, Ca::Right, "quack");
    row("no such schema", "NoSuchSchema", At::Secure, Ca::Right, "stern", "reach_nobody");
    row("an empty schema", "NoStoreHere", At::Plain, Ca::None, "tess", "hf_empty");
    row("somebody else's tables", "NoStoreHere", At::Plain, Ca::None, "tess", "hf_empty",
        "CREATE TABLE hf_empty.theirs (id INT)", "DROP TABLE hf_empty.theirs");
    row("no part in this store", "NoRole", At::Plain, Ca::None, "norole");
    row("a part in one table only", "NoRole", At::Plain, Ca::None, "norole", "hf_reach",
        "GRANT SELECT ON hf_reach.customers TO norole@'%'", "REVOKE SELECT ON hf_reach.customers FROM norole@'%'");
    row("an older schema", "SchemaOlder", At::Plain, Ca::None, "tess", "hf_reach",
        "UPDATE hf_reach.schema_history SET state = 'started' WHERE step = 2",
        "UPDATE hf_reach.schema_history SET state = 'done' WHERE step = 2");
    row("a newer schema", "SchemaNewer", At::Plain, Ca::None, "tess", "hf_reach",
        "INSERT INTO hf_reach.schema_history SELECT 99999, 'new', checksum, 'done', account, started_at, done_at FROM "
        "hf_reach.schema_history WHERE step = 1",
        "DELETE FROM hf_reach.schema_history WHERE step = 99999");
    row("a live one", "OtherEnvironment", At::Plain);
    row("no role, says the hook", "NoRole", At::Plain);
    row("read-only", "OnlyReadOnly", At::Plain, Ca::None, "tess", "hf_reach", "SET GLOBAL read_only = 1",
        "SET GLOBAL read_only = 0");
}

namespace {

struct FindingName
{
    const char *operator()(const tried::Fine &) const { return "Fine"; }
    const char *operator()(const tried::CannotResolve &) const { return "CannotResolve"; }
    const char *operator()(const tried::NobodyAnswers &) const { return "NobodyAnswers"; }
    const char *operator()(const tried::WithoutTls &) const { return "WithoutTls"; }
    const char *operator()(const tried::WrongAuthority &) const { return "WrongAuthority"; }
    const char *operator()(const tried::WrongPassword &) const { return "WrongPassword"; }
    const char *operator()(const tried::NoSuchSchema &) const { return "NoSuchSchema"; }
    const char *operator()(const tried::NoRole &) const { return "NoRole"; }
    const char *operator()(const tried::NoStoreHere &) const { return "NoStoreHere"; }
    const char *operator()(const tried::OtherEnvironment &) const { return "OtherEnvironment"; }
    const char *operator()(const tried::SchemaOlder &) const { return "SchemaOlder"; }
    const char *operator()(const tried::SchemaNewer &) const { return "SchemaNewer"; }
    const char *operator()(const tried::UnsupportedServer &) const { return "UnsupportedServer"; }
    const char *operator()(const tried::OnlyReadOnly &) const { return "OnlyReadOnly"; }
    const char *operator()(const tried::Failed &failed) const { return nameOf(failed.error); }
};

QByteArray nameOf(const ConnectionFinding &finding)
{
    return std::visit(FindingName(), finding);
}

} // namespace

void tst_ReachStore::tryingAProfileTellsWhatIsWrong()
{
    QFETCH(const QByteArray, finding);
    QFETCH(const At, at);
    QFETCH(const Ca, ca);
    QFETCH(const QString, account);
    QFETCH(const QString, schema);
    QFETCH(const QByteArray, change);
    QFETCH(const QByteArray, undo);
    Profile profile;
    profile.hosts = {address(at)};
    profile.authority = authority(ca);
    profile.account = account;
    profile.schema = schema;
    const QByteArray row = QTest::currentDataTag();
    if (row == "a live one")
        profile.environment = Environment::Live;
    HoldsRole holdsRole;
    if (row == "no role, says the hook")
        holdsRole = [](Session &) { return false; };
    if (!change.isEmpty())
        m_plain->run(change);
    const auto undone = qScopeGuard([&] {
        if (!undo.isEmpty())
            m_plain->run(undo);
    });
    const ConnectionTest test = testConnection(profile, QString::fromLatin1(kPassword), holdsRole);
    QCOMPARE(nameOf(test.finding), finding);
    QCOMPARE(test.servers.size(), std::size_t(1));
    QCOMPARE(test.servers.front().first, profile.hosts.front());
    if (const auto *fine = std::get_if<tried::Fine>(&test.finding))
        QCOMPARE(fine->store.uuid, ScratchSchema::twd().uuid);
}

void tst_ReachStore::ofSeveralServersEachIsTold()
{
    readOnly(At::Secure, true);
    Profile profile;
    profile.hosts = {address(At::Nobody), address(At::Secure), address(At::Plain)};
    profile.account = QStringLiteral("tess");
    profile.schema = kSchema;
    const auto names = [&](const ConnectionTest &test) {
        QByteArrayList all{nameOf(test.finding)};
        for (const auto &[server, finding] : test.servers)
            all << nameOf(finding);
        return all;
    };
    QCOMPARE(names(testConnection(profile, QString::fromLatin1(kPassword))),
             (QByteArrayList{"Fine", "NobodyAnswers", "OnlyReadOnly", "Fine"}));
    readOnly(At::Plain, true);
    QCOMPARE(names(testConnection(profile, QString::fromLatin1(kPassword))),
             (QByteArrayList{"OnlyReadOnly", "NobodyAnswers", "OnlyReadOnly", "OnlyReadOnly"}));
    QCOMPARE(names(testConnection(profile, QStringLiteral("wrong"))),
             (QByteArrayList{"WrongPassword", "NobodyAnswers", "WrongPassword", "WrongPassword"}));
}

HOLDFAST_TEST_MAIN(tst_ReachStore)
#include "tst_reach_store.moc"
