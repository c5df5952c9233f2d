// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/training/wire_proxy.h"
#include "sql/connection/connection_settings.h"
#include "tests/support/test_main.h"
#include "tests/support/test_server.h"

#include <QLocalServer>
#include <QLocalSocket>
#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <future>

namespace holdfast {

using namespace std::chrono_literals;

namespace {

constexpr auto limit = 10s;
constexpr qsizetype fullPayload = 0xffffff;

// One connection of its own, in the thread that made it.
class WireClient
{
public:
    WireClient(const ConnectionSettings &settings, const QString &socket)
    {
        static std::atomic<int> s_made = 0;
        m_name = QStringLiteral("wire_%1").arg(++s_made);
        auto db = QSqlDatabase::addDatabase(QStringLiteral("QMYSQL"), m_name);
        db.setConnectOptions(QStringLiteral("UNIX_SOCKET=%1;MYSQL_OPT_READ_TIMEOUT=20").arg(socket));
        db.setHostName(QStringLiteral("localhost"));
        db.setUserName(settings.account);
        db.setPassword(settings.password);
        db.setDatabaseName(settings.schema);
        m_isOpen = db.open();
        m_error = db.lastError();
    }
    ~WireClient()
    {
        db().close();
        QSqlDatabase::removeDatabase(m_name);
    }
    Q_DISABLE_COPY_MOVE(WireClient)

    QSqlDatabase db() const { return QSqlDatabase::database(m_name, false); }
    bool isOpen() const { return m_isOpen; }
    int error() const { return m_error.nativeErrorCode().toInt(); }

    bool does(const QString &sql)
    {
        QSqlQuery query(db());
        const bool done = query.exec(sql);
        m_error = query.lastError();
        return done;
    }
    bool begins() { return does(QStringLiteral("BEGIN")); }
    bool commits() { return does(QStringLiteral("COMMIT")); }
    QVariant one(const QString &sql)
    {
        QSqlQuery query(db());
        const bool found = query.exec(sql) && query.next();
        m_error = query.lastError();
        return found ? query.value(0) : QVariant();
    }
    int rows() { return one(QStringLiteral("SELECT COUNT(*) FROM wire_rows")).toInt(); }
    qint64 id() { return one(QStringLiteral("SELECT CONNECTION_ID()")).toLongLong(); }
    bool sees(qint64 session)
    {
        const auto sql = QStringLiteral("SELECT COUNT(*) FROM information_schema.processlist WHERE id = %1");
        return one(sql.arg(session)).toInt() == 1;
    }

private:
    QString m_name;
    bool m_isOpen = false;
    QSqlError m_error;
};

// A packet as it is on the wire; a payload too long for one is continued in others.
QByteArray packets(quint8 sequence, const QByteArray &payload)
{
    QByteArray bytes;
    for (qsizetype at = 0;; at += fullPayload) {
        const auto size = std::min(fullPayload, payload.size() - at);
        for (const int shift : {0, 8, 16})
            bytes += char(size >> shift & 0xff);
        bytes += char(sequence++);
        bytes += QByteArrayView(payload).sliced(at, size);
        if (size < fullPayload)
            return bytes;
    }
}

QByteArray query(const QByteArray &text)
{
    return packets(0, char(ComQuery) + text);
}

QString insertRow(int id)
{
    return QStringLiteral("INSERT INTO wire_rows (id, body) VALUES (%1, '')").arg(id);
}

} // namespace

class TestWireProxy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void passesEverythingThroughUnchanged();
    void readsPacketsInAnyChunks_data();
    void readsPacketsInAnyChunks();
    void passesTheAnswersOfTheServerBeforeItsEnd();
    void countsCommandsNotPackets();
    void refusesAStreamItCannotRead();
    void saysWhyItCannotListen();

    void dropsTheReplyAfterTheServerCommitted_data();
    void dropsTheReplyAfterTheServerCommitted();
    void dropsTheRequestAndTheServerRollsBack();
    void leavesTheServerSideOpenWhenTheNetworkIsCut_data();
    void leavesTheServerSideOpenWhenTheNetworkIsCut();
    void holdsAReplyUntilReleased();
    void holdsARequestUntilReleased();
    void carriesAHeldRequestOutAfterItsClientLeft();
    void strikesTheNthMatchOnly();
    void doesNotTakeALateStrikeForThatOfTheNewFault();
    void forgetsADisarmedFault();
    void refusesConnections();
    void cutsAllConnections();

private:
    WireClient viaProxy() const { return WireClient(m_settings, m_socket); } // from any thread
    WireClient direct() const { return WireClient(m_settings, m_settings.socket); }

    std::unique_ptr<test::ScratchSchema> m_schema;
    ConnectionSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_socket;
    std::unique_ptr<WireProxy> m_proxy;
};

void TestWireProxy::init()
{
    m_schema = std::make_unique<test::ScratchSchema>("wire", false);
    m_settings = m_schema->settings();
    QVERIFY(direct().does(
        QStringLiteral("CREATE TABLE wire_rows (id INT PRIMARY KEY, body LONGBLOB NOT NULL) ENGINE=InnoDB")));

    m_dir = std::make_unique<QTemporaryDir>();
    m_socket = m_dir->filePath(QStringLiteral("w"));
    m_proxy = std::make_unique<WireProxy>(m_socket, m_settings.socket);
    QVERIFY2(m_proxy->start(), qPrintable(m_proxy->error()));
}

void TestWireProxy::cleanup()
{
    if (m_proxy)
        QVERIFY2(m_proxy->error().isEmpty(), qPrintable(m_proxy->error()));
    m_proxy.reset();
    m_schema.reset();
}

void TestWireProxy::passesEverythingThroughUnchanged()
{
    auto server = direct();
    auto session = viaProxy();
    QVERIFY(session.isOpen());

    // As large as the server lets a statement be, and at most somewhat more than one packet can carry.
    const qint64 allowed = server.one(QStringLiteral("SELECT @@max_allowed_packet")).toLongLong();
    const auto size = std::min<qint64>(allowed, 20'000'000) - 200;
    QByteArray body((size / 2) & ~3, Qt::Uninitialized);
    QRandomGenerator random(20);
    random.fillRange(reinterpret_cast<quint32 *>(body.data()), body.size() / 4);
    const auto literal = QString::fromLatin1(body.toHex());
    QVERIFY(session.does(QStringLiteral("INSERT INTO wire_rows (id, body) VALUES (1, x'%1')").arg(literal)));

    const auto read = QStringLiteral("SELECT body FROM wire_rows WHERE id = 1");
    QVERIFY(server.one(read).toByteArray() == body);
    QVERIFY(session.one(read).toByteArray() == body);

    QSqlQuery prepared(session.db());
    QVERIFY(prepared.prepare(QStringLiteral("SELECT ? + 1")));
    for (int i = 0; i < 2'000; ++i) {
        prepared.bindValue(0, i);
        QVERIFY(prepared.exec() && prepared.next());
        QCOMPARE(prepared.value(0).toInt(), i + 1);
        QCOMPARE(session.one(QStringLiteral("SELECT 'row %1'").arg(i)).toString(), QStringLiteral("row %1").arg(i));
    }
}

void TestWireProxy::readsPacketsInAnyChunks_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<qsizetype>("chunk");
    QTest::addColumn<QList<qsizetype>>("queries"); // length of each command's text

    const auto signIn = packets(1, QByteArray(64, '\0'));
    const auto three = query("SELECT 1") + query(QByteArray(300, 'x')) + query("COMMIT");
    QTest::addRow("byte by byte") << signIn + three << qsizetype(1) << QList<qsizetype>{8, 300, 6};
    QTest::addRow("across the headers") << signIn + three << qsizetype(7) << QList<qsizetype>{8, 300, 6};
    QTest::addRow("all in one") << signIn + three << qsizetype(100'000) << QList<qsizetype>{8, 300, 6};

    // Each byte would begin a command if a continuation were taken for one.
    for (const auto size : {fullPayload - 2, fullPayload - 1, fullPayload, 2 * fullPayload - 1, 2 * fullPayload}) {
        QTest::addRow("text of %lld bytes", static_cast<long long>(size))
            << signIn + query(QByteArray(size, '\x03')) + query("COMMIT") << qsizetype(1'000'003)
            << QList<qsizetype>{size, 6};
    }

    // LOAD DATA LOCAL: the sequence of the file's packets runs over.
    QByteArray file = query("LOAD");
    for (int i = 0; i < 300; ++i)
        file += packets(quint8(i + 2), "\x03 line");
    file += packets(quint8(302), {}) + query("COMMIT");
    QTest::addRow("a file that is sent") << signIn + file << qsizetype(1'000) << QList<qsizetype>{4, 6};

    QByteArray full = query("LOAD");
    for (int sequence = 2; sequence < 255; ++sequence)
        full += packets(quint8(sequence), "\x03 line");
    full += packets(255, {}) + query("COMMIT");
    QTest::addRow("a file that ends with sequence 255") << signIn + full << qsizetype(1'000) << QList<qsizetype>{4, 6};
}

void TestWireProxy::readsPacketsInAnyChunks()
{
    QFETCH(const QByteArray, stream);
    QFETCH(const qsizetype, chunk);
    QFETCH(const QList<qsizetype>, queries);

    QLocalServer upstream;
    QVERIFY(upstream.listen(m_dir->filePath(QStringLiteral("u"))));
    WireProxy proxy(m_dir->filePath(QStringLiteral("p")), upstream.fullServerName());
    QVERIFY(proxy.start());

    QLocalSocket client;
    client.connectToServer(m_dir->filePath(QStringLiteral("p")));
    QTRY_VERIFY(upstream.hasPendingConnections());
    QLocalSocket *server = upstream.nextPendingConnection();

    QByteArray arrived;
    for (qsizetype at = 0; at < stream.size(); at += chunk) {
        client.write(stream.mid(at, chunk));
        while (client.bytesToWrite() > 0)
            QVERIFY(client.waitForBytesWritten());
        arrived += server->readAll();
    }
    while (arrived.size() < stream.size()) {
        QVERIFY(server->waitForReadyRead());
        arrived += server->readAll();
    }
    QVERIFY(arrived == stream);

    QList<qsizetype> lengths;
    for (const auto &command : proxy.log()) {
        QCOMPARE(command.connection, 1);
        QCOMPARE(command.code, quint8(ComQuery));
        lengths += command.text.size();
    }
    QCOMPARE(lengths, queries);
}

void TestWireProxy::passesTheAnswersOfTheServerBeforeItsEnd()
{
    QLocalServer upstream;
    QVERIFY(upstream.listen(m_dir->filePath(QStringLiteral("u"))));
    WireProxy proxy(m_dir->filePath(QStringLiteral("p")), upstream.fullServerName());
    QVERIFY(proxy.start());

    QLocalSocket client;
    client.connectToServer(m_dir->filePath(QStringLiteral("p")));
    QTRY_VERIFY(upstream.hasPendingConnections());
    QLocalSocket *server = upstream.nextPendingConnection();

    const QByteArray answer = packets(1, QByteArray(20'000'000, 'a'));
    server->write(answer);
    server->disconnectFromServer();
    QVERIFY(server->state() == QLocalSocket::UnconnectedState || server->waitForDisconnected());
    QVERIFY(client.state() == QLocalSocket::UnconnectedState || client.waitForDisconnected());
    QVERIFY(client.readAll() == answer);
}

void TestWireProxy::countsCommandsNotPackets()
{
    auto session = viaProxy();
    QVERIFY(session.id() > 0); // the driver's own commands at sign-in have arrived, even those without an answer
    m_proxy->resetCount();
    QCOMPARE(m_proxy->commands(), 0);

    QVERIFY(session.begins());
    QVERIFY(session.does(QStringLiteral("SELECT seq.n FROM (WITH RECURSIVE c AS (SELECT 1 AS n UNION ALL "
                                        "SELECT n + 1 FROM c WHERE n < 900) SELECT n FROM c) AS seq")));
    QVERIFY(session.commits());
    QCOMPARE(m_proxy->commands(), 3);
    const auto log = m_proxy->log();
    QCOMPARE(log.at(0).text, "BEGIN");
    QVERIFY(queryContaining("UNION ALL")(log.at(1)));
    QVERIFY(commitRequest()(log.at(2)));
    QVERIFY(!commitRequest()(log.at(0)));

    auto second = viaProxy();
    QVERIFY(second.id() > 0);
    m_proxy->resetCount();
    QVERIFY(second.does(QStringLiteral("SELECT 2")));
    QCOMPARE(m_proxy->commands(), 1);
    QCOMPARE(m_proxy->log().front().connection, log.front().connection + 1);
}

void TestWireProxy::refusesAStreamItCannotRead()
{
    WireProxy proxy(m_dir->filePath(QStringLiteral("p")), m_settings.socket);
    QVERIFY(proxy.start());
    QLocalSocket client;
    client.connectToServer(m_dir->filePath(QStringLiteral("p")));
    client.write(packets(1, QByteArray::fromHex("00080000") + QByteArray(28, '\0'))); // CLIENT_SSL
    QTRY_COMPARE(client.state(), QLocalSocket::UnconnectedState);
    QVERIFY(!proxy.error().isEmpty());
}

void TestWireProxy::saysWhyItCannotListen()
{
    WireProxy proxy(m_dir->filePath(QStringLiteral("no/such/folder")), m_settings.socket);
    QVERIFY(!proxy.start());
    QVERIFY(!proxy.error().isEmpty());

    WireProxy second(m_socket, m_settings.socket); // somebody listens there
    QVERIFY(!second.start());
    QVERIFY(viaProxy().isOpen());
}

void TestWireProxy::dropsTheReplyAfterTheServerCommitted_data()
{
    QTest::addColumn<WireFault>("fault");
    QTest::addRow("before the reply") << WireFault::CutBeforeReply;
    QTest::addRow("inside the reply") << WireFault::CutInsideReply;
}

void TestWireProxy::dropsTheReplyAfterTheServerCommitted()
{
    QFETCH(const WireFault, fault);
    auto server = direct();
    auto session = viaProxy();
    const qint64 id = session.id();
    QVERIFY(session.begins());
    QVERIFY(session.does(insertRow(1)));

    m_proxy->arm(fault, commitRequest());
    QVERIFY(!session.commits());
    QCOMPARE(session.error(), 2013);
    QVERIFY(m_proxy->waitUntilStruck(limit));
    QCOMPARE(server.rows(), 1);
    QTRY_VERIFY(!server.sees(id));
}

void TestWireProxy::dropsTheRequestAndTheServerRollsBack()
{
    auto server = direct();
    auto session = viaProxy();
    const qint64 id = session.id();
    QVERIFY(session.begins());
    QVERIFY(session.does(insertRow(1)));

    m_proxy->arm(WireFault::CutBeforeRequest, commitRequest());
    QVERIFY(!session.commits());
    QCOMPARE(session.error(), 2013);
    QVERIFY(m_proxy->waitUntilStruck(limit));
    QTRY_VERIFY(!server.sees(id));
    QVERIFY(server.does(insertRow(1))); // neither there nor locked
}

void TestWireProxy::leavesTheServerSideOpenWhenTheNetworkIsCut_data()
{
    QTest::addColumn<bool>("kill");
    QTest::addRow("until it is killed") << true;
    QTest::addRow("until it is released") << false;
}

void TestWireProxy::leavesTheServerSideOpenWhenTheNetworkIsCut()
{
    QFETCH(const bool, kill);
    auto server = direct();
    auto session = viaProxy();
    const qint64 id = session.id();
    QVERIFY(session.begins());
    QVERIFY(session.does(insertRow(1)));

    m_proxy->arm(WireFault::CutBeforeRequestServerSideOpen, commitRequest());
    QVERIFY(!session.commits());
    QCOMPARE(session.error(), 2013);
    QVERIFY(m_proxy->waitUntilStruck(limit));

    // The server waits a second for the row and does not get it: the other session lives on and holds it.
    QVERIFY(server.does(QStringLiteral("SET SESSION innodb_lock_wait_timeout = 1")));
    QVERIFY(!server.does(insertRow(1)));
    QCOMPARE(server.error(), 1205);
    QVERIFY(server.sees(id));

    if (kill)
        QVERIFY(server.does(QStringLiteral("KILL %1").arg(id)));
    else
        m_proxy->release();
    QTRY_VERIFY(!server.sees(id));
    QVERIFY(server.does(insertRow(1)));
}

void TestWireProxy::holdsAReplyUntilReleased()
{
    auto server = direct();
    m_proxy->arm(WireFault::HoldReply, commitRequest());
    auto committed = std::async(std::launch::async, [this] {
        auto session = viaProxy();
        return session.begins() && session.does(insertRow(1)) && session.commits();
    });
    QVERIFY(m_proxy->waitUntilStruck(limit));
    QCOMPARE(server.rows(), 1);
    QCOMPARE(viaProxy().rows(), 1); // others pass meanwhile
    QCOMPARE(committed.wait_for(0s), std::future_status::timeout);

    m_proxy->release();
    QCOMPARE(committed.wait_for(limit), std::future_status::ready);
    QVERIFY(committed.get());
}

void TestWireProxy::holdsARequestUntilReleased()
{
    auto server = direct();
    m_proxy->arm(WireFault::HoldRequest, commitRequest());
    auto committed = std::async(std::launch::async, [this] {
        auto session = viaProxy();
        return session.begins() && session.does(insertRow(1)) && session.commits();
    });
    QVERIFY(m_proxy->waitUntilStruck(limit));
    QCOMPARE(server.rows(), 0);
    QCOMPARE(committed.wait_for(0s), std::future_status::timeout);

    m_proxy->release();
    QCOMPARE(committed.wait_for(limit), std::future_status::ready);
    QVERIFY(committed.get());
    QCOMPARE(server.rows(), 1);
}

void TestWireProxy::carriesAHeldRequestOutAfterItsClientLeft()
{
    QLocalServer upstream;
    QVERIFY(upstream.listen(m_dir->filePath(QStringLiteral("u"))));
    WireProxy proxy(m_dir->filePath(QStringLiteral("p")), upstream.fullServerName());
    QVERIFY(proxy.start());
    QLocalSocket client;
    client.connectToServer(m_dir->filePath(QStringLiteral("p")));
    QTRY_VERIFY(upstream.hasPendingConnections());
    QLocalSocket *server = upstream.nextPendingConnection();

    proxy.arm(WireFault::HoldRequest, commitRequest());
    client.write(query("SELECT 1") + query("COMMIT"));
    client.disconnectFromServer();
    QVERIFY(client.state() == QLocalSocket::UnconnectedState || client.waitForDisconnected());
    QVERIFY(proxy.waitUntilStruck(limit));
    QTRY_COMPARE(server->bytesAvailable(), query("SELECT 1").size());

    proxy.release();
    QTRY_COMPARE(server->state(), QLocalSocket::UnconnectedState);
    QCOMPARE(server->readAll(), query("SELECT 1") + query("COMMIT"));
}

void TestWireProxy::strikesTheNthMatchOnly()
{
    auto server = direct();
    m_proxy->arm(WireFault::CutBeforeRequest, queryContaining("INSERT"), 3);
    {
        auto session = viaProxy();
        QVERIFY(session.does(insertRow(1)));
        QCOMPARE(session.rows(), 1);
        QVERIFY(session.does(insertRow(2)));
        QVERIFY(!m_proxy->waitUntilStruck(0ms));
        QVERIFY(!session.does(insertRow(3)));
        QVERIFY(m_proxy->waitUntilStruck(limit));
    }
    auto session = viaProxy();
    QVERIFY(session.does(insertRow(4)));
    QCOMPARE(server.rows(), 3);

    // The next fault is another one, and the first strike is not its.
    m_proxy->arm(WireFault::CutBeforeReply, queryContaining("INSERT"));
    QVERIFY(!m_proxy->waitUntilStruck(0ms));
    QVERIFY(!session.does(insertRow(5)));
    QVERIFY(m_proxy->waitUntilStruck(limit));
    QCOMPARE(server.rows(), 4);
}

void TestWireProxy::doesNotTakeALateStrikeForThatOfTheNewFault()
{
    QLocalServer upstream;
    QVERIFY(upstream.listen(m_dir->filePath(QStringLiteral("u"))));
    WireProxy proxy(m_dir->filePath(QStringLiteral("p")), upstream.fullServerName());
    QVERIFY(proxy.start());
    QLocalSocket client;
    client.connectToServer(m_dir->filePath(QStringLiteral("p")));
    QTRY_VERIFY(upstream.hasPendingConnections());
    QLocalSocket *server = upstream.nextPendingConnection();

    proxy.arm(WireFault::CutBeforeReply, commitRequest());
    client.write(query("COMMIT"));
    QTRY_COMPARE(server->bytesAvailable(), query("COMMIT").size());
    proxy.arm(WireFault::HoldRequest, commitRequest());
    server->write(packets(1, QByteArray(7, '\0')));
    QTRY_COMPARE(client.state(), QLocalSocket::UnconnectedState);
    proxy.release(); // waits for the proxy's thread, which has done with the first fault then
    QVERIFY(!proxy.waitUntilStruck(0ms));
}

void TestWireProxy::forgetsADisarmedFault()
{
    auto session = viaProxy();
    m_proxy->arm(WireFault::CutBeforeRequest, queryContaining("INSERT"));
    m_proxy->disarm();
    QVERIFY(session.does(insertRow(1)));
    QVERIFY(!m_proxy->waitUntilStruck(0ms));
}

void TestWireProxy::refusesConnections()
{
    auto session = viaProxy();
    m_proxy->refuseConnections(true);
    const auto refused = viaProxy();
    QVERIFY(!refused.isOpen());
    QCOMPARE(refused.error(), 2002);
    QCOMPARE(session.rows(), 0); // those who are in stay

    m_proxy->refuseConnections(false);
    QVERIFY(viaProxy().isOpen());
}

void TestWireProxy::cutsAllConnections()
{
    auto server = direct();
    auto session = viaProxy();
    const qint64 id = session.id();
    m_proxy->cutAll();
    QVERIFY(!session.does(QStringLiteral("SELECT 1")));
    QVERIFY(session.error() == 2006 || session.error() == 2013);
    QTRY_VERIFY(!server.sees(id));
    QVERIFY(viaProxy().isOpen());
}

} // namespace holdfast

HOLDFAST_TEST_MAIN(holdfast::TestWireProxy)
#include "tst_wire_proxy.moc"
