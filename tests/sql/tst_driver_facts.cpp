// SPDX-License-Identifier: GPL-3.0-or-later
// What the product relies on in the driver and the server and no manual promises. A new version of either that changes
// one of these is noticed here first.
#include "tests/support/native_codes.h"
#include "tests/support/test_main.h"
#include "tests/support/test_server.h"

#include <QSemaphore>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

#include <atomic>
#include <future>
#include <memory>

using namespace holdfast;
using namespace holdfast::test;

namespace {

// The bare driver: one connection, nothing of the product's rules. Lives in one thread.
class Driver
{
public:
    explicit Driver(const ConnectionSettings &settings, const QString &options = QString())
    {
        static std::atomic<int> counter{0};
        m_name = QStringLiteral("driver-facts-%1").arg(++counter);
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QMYSQL"), m_name);
        db.setConnectOptions(QStringLiteral("UNIX_SOCKET=") + settings.socket + options);
        db.setUserName(settings.account);
        db.setPassword(settings.password);
        db.setDatabaseName(settings.schema);
        if (!db.open())
            qFatal("%s", qPrintable(db.lastError().text()));
    }
    ~Driver()
    {
        database().close();
        QSqlDatabase::removeDatabase(m_name);
    }
    Driver(const Driver &) = delete;
    Driver &operator=(const Driver &) = delete;

    QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }

    int native(const QByteArray &sql) const // 0: it went through
    {
        QSqlQuery query(database());
        return query.exec(QString::fromUtf8(sql)) ? 0 : query.lastError().nativeErrorCode().toInt();
    }
    int changed(const QByteArray &sql) const
    {
        QSqlQuery query(database());
        if (!query.exec(QString::fromUtf8(sql)))
            qFatal("%s: %s", sql.constData(), qPrintable(query.lastError().text()));
        return query.numRowsAffected();
    }
    QVariant value(const QByteArray &sql) const
    {
        QSqlQuery query(database());
        query.setNumericalPrecisionPolicy(QSql::HighPrecision);
        if (!query.exec(QString::fromUtf8(sql)) || !query.next())
            qFatal("%s: %s", sql.constData(), qPrintable(query.lastError().text()));
        return query.value(0);
    }
    qint64 number(const QByteArray &sql) const { return value(sql).toLongLong(); }
    qint64 questions() const // this one included
    {
        QSqlQuery query(database());
        if (!query.exec(QStringLiteral("SHOW SESSION STATUS LIKE 'Questions'")) || !query.next())
            qFatal("%s", qPrintable(query.lastError().text()));
        return query.value(1).toLongLong();
    }
    qint64 id() const { return number("SELECT CONNECTION_ID()"); }

private:
    QString m_name;
};

} // namespace

class tst_DriverFacts : public QObject
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<Driver> m_one, m_two;

    ConnectionSettings settings() const { return m_schema->settings(); }

    void waitFor(qint64 connection, const char *condition)
    {
        const Driver administrator(TestServer::administrator());
        QTRY_COMPARE(administrator.number("SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE ID = " +
                                          QByteArray::number(connection) + " AND " + condition),
                     1);
    }

    static qint64 openTransactions(const Driver &driver)
    {
        if (!TestServer::isMySql())
            return driver.number("SELECT @@in_transaction");
        return Driver(TestServer::administrator())
            .number("SELECT COUNT(*) FROM performance_schema.events_transactions_current e "
                    "JOIN performance_schema.threads t ON t.THREAD_ID = e.THREAD_ID "
                    "WHERE e.STATE = 'ACTIVE' AND e.AUTOCOMMIT = 'NO' AND t.PROCESSLIST_ID = " +
                    QByteArray::number(driver.id()));
    }

    void kill(qint64 connection)
    {
        const Driver administrator(TestServer::administrator());
        QCOMPARE(administrator.native("KILL " + QByteArray::number(connection)), 0);
        QTRY_COMPARE(administrator.number("SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE ID = " +
                                          QByteArray::number(connection)),
                     0);
    }

    // Two sessions, each holding one row and wanting the other's: one of them gets 1213, the other goes on.
    static std::pair<int, int> deadlock(Driver &one, const ConnectionSettings &settings,
                                        const std::function<void()> &otherWaits, std::promise<qint64> &otherId)
    {
        QSemaphore otherHolds;
        one.changed("START TRANSACTION");
        one.changed("UPDATE t SET n = n + 100 WHERE id = 1"); // before the other wants it
        std::future<int> other = std::async(std::launch::async, [&] {
            const Driver two(settings);
            otherId.set_value(two.id());
            two.changed("START TRANSACTION");
            // More rows changed than the other has: the victim is the other.
            two.changed("UPDATE t SET n = n + 1 WHERE id >= 2");
            otherHolds.release();
            const int native = two.native("UPDATE t SET n = n + 1 WHERE id = 1");
            two.native("ROLLBACK");
            return native;
        });
        otherHolds.acquire();
        otherWaits();
        const int native = one.native("UPDATE t SET n = n + 100 WHERE id = 2");
        if (native == 0)
            one.native("ROLLBACK"); // lets the other go on
        return {native, other.get()};
    }

private Q_SLOTS:
    void initTestCase() { m_schema = std::make_unique<ScratchSchema>("facts", false); }

    void init()
    {
        m_one = std::make_unique<Driver>(settings());
        m_two = std::make_unique<Driver>(settings());
        m_one->changed("DROP TABLE IF EXISTS t");
        m_one->changed("CREATE TABLE t (id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY, n BIGINT NOT NULL) "
                       "ENGINE = InnoDB");
        m_one->changed("INSERT INTO t VALUES (1, 10), (2, 20), (3, 30), (4, 40)");
    }

    void cleanup()
    {
        m_one.reset();
        m_two.reset();
    }

    void cleanupTestCase() { m_schema.reset(); }

    // Affected rows.

    void affectedRowsAreThoseChangedNotThoseMatched()
    {
        QCOMPARE(m_one->changed("UPDATE t SET n = 10 WHERE id = 1"), 0);
        QCOMPARE(m_one->changed("UPDATE t SET n = 11 WHERE id = 1"), 1);
        QCOMPARE(m_one->changed("UPDATE t SET n = 11 WHERE id <= 2"), 1);
        QCOMPARE(m_one->changed("UPDATE t SET n = 0 WHERE id = 99"), 0);
        const Driver matching(settings(), QStringLiteral(";CLIENT_FOUND_ROWS=1"));
        QCOMPARE(matching.changed("UPDATE t SET n = 11 WHERE id = 1"), 1); // why it is never set
    }

    void aJoinedUpdateCountsEachRowOnce()
    {
        m_one->changed("CREATE TEMPORARY TABLE u (id BIGINT PRIMARY KEY)");
        m_one->changed("INSERT INTO u VALUES (1), (2), (99)");
        QCOMPARE(m_one->changed("UPDATE u STRAIGHT_JOIN t ON t.id = u.id SET t.n = t.n + 1"), 2);
    }

    void theInsertIdComesWithTheAnswer()
    {
        QSqlQuery query(m_one->database());
        const qint64 questions = m_one->questions();
        QVERIFY(query.exec(QStringLiteral("INSERT INTO t (n) VALUES (50)")));
        QCOMPARE(query.lastInsertId().toLongLong(), 5);
        QCOMPARE(m_one->questions(),
                 questions + 2); // the INSERT and this question
    }

    // Transactions after an error.

    void afterALockWaitTheTransactionIsStillOpen()
    {
        m_two->changed("START TRANSACTION");
        m_two->changed("UPDATE t SET n = 0 WHERE id = 2");
        m_one->changed("SET SESSION innodb_lock_wait_timeout = 1");
        m_one->changed("START TRANSACTION");
        m_one->changed("UPDATE t SET n = 77 WHERE id = 1");
        QCOMPARE(m_one->native("UPDATE t SET n = 77 WHERE id = 2"), 1205);
        QCOMPARE(openTransactions(*m_one), 1);
        QCOMPARE(m_one->number("SELECT n FROM t WHERE id = 1"), 77); // half the work is there
        m_one->changed("START TRANSACTION");                         // and this commits it
        QCOMPARE(m_two->number("SELECT n FROM t WHERE id = 1"), 77);
    }

    void rollbackAfterALockWaitUndoesTheHalf()
    {
        m_two->changed("START TRANSACTION");
        m_two->changed("UPDATE t SET n = 0 WHERE id = 2");
        m_one->changed("SET SESSION innodb_lock_wait_timeout = 1");
        m_one->changed("START TRANSACTION");
        m_one->changed("UPDATE t SET n = 77 WHERE id = 1");
        QCOMPARE(m_one->native("UPDATE t SET n = 77 WHERE id = 2"), 1205);
        QCOMPARE(m_one->native("ROLLBACK"), 0);
        QCOMPARE(m_one->number("SELECT n FROM t WHERE id = 1"), 10);
        QCOMPARE(openTransactions(*m_one), 0);
    }

    void afterADeadlockTheSessionIsBackInAutocommit()
    {
        std::promise<qint64> otherId;
        const auto otherWaits = [&] {
            waitFor(otherId.get_future().get(), "INFO LIKE 'UPDATE t SET n = n + 1 WHERE id = 1'");
        };
        const auto [mine, others] = deadlock(*m_one, settings(), otherWaits, otherId);
        QCOMPARE(mine, 1213);
        QCOMPARE(others, 0);
        QCOMPARE(openTransactions(*m_one), 0);
        QCOMPARE(m_one->number("SELECT n FROM t WHERE id = 1"), 10); // all of it was undone
        m_one->changed("UPDATE t SET n = 99 WHERE id = 1");          // one that did not look at the error
        QCOMPARE(m_one->native("ROLLBACK"), 0);
        QCOMPARE(m_one->number("SELECT n FROM t WHERE id = 1"), 99); // is committed at once, for good
        QVERIFY(m_one->database().commit());                         // and COMMIT has nothing to complain of

        m_one->changed("START TRANSACTION"); // after the ROLLBACK a new transaction is a whole one
        m_one->changed("UPDATE t SET n = 0 WHERE id = 1");
        m_one->changed("ROLLBACK");
        QCOMPARE(m_one->number("SELECT n FROM t WHERE id = 1"), 99);
    }

    void aDuplicateKeyUndoesItsStatementOnly()
    {
        m_one->changed("START TRANSACTION");
        m_one->changed("UPDATE t SET n = 77 WHERE id = 1");
        QCOMPARE(m_one->native("INSERT INTO t VALUES (9, 9), (1, 1)"), 1062);
        QCOMPARE(openTransactions(*m_one), 1);
        QCOMPARE(m_one->number("SELECT n FROM t WHERE id = 1"), 77);
        QCOMPARE(m_one->number("SELECT COUNT(*) FROM t WHERE id = 9"), 0);
        m_one->changed("ROLLBACK");
    }

    void definitionsCommit()
    {
        m_one->changed("START TRANSACTION");
        m_one->changed("UPDATE t SET n = 77 WHERE id = 1");
        m_one->changed("CREATE TABLE IF NOT EXISTS made_meanwhile (id INT) ENGINE = InnoDB");
        m_one->changed("ROLLBACK");
        QCOMPARE(m_one->number("SELECT n FROM t WHERE id = 1"), 77);
    }

    // Errors.

    void aLockErrorOfASelectOfManyRowsArrivesAtExec()
    {
        m_two->changed("START TRANSACTION");
        m_two->changed("UPDATE t SET n = 0 WHERE id = 3");
        m_one->changed("SET SESSION innodb_lock_wait_timeout = 1");
        QSqlQuery query(m_one->database());
        query.setForwardOnly(true);
        m_one->changed("START TRANSACTION");
        QVERIFY(!query.exec(QStringLiteral("SELECT id, n FROM t WHERE id IN (1, 2, 3) ORDER BY id FOR UPDATE")));
        QCOMPARE(query.lastError().nativeErrorCode(), QStringLiteral("1205"));
        m_one->changed("ROLLBACK");
    }

    void aCutOffValueEndsTheRowsWithAnErrorThatHasNoCode()
    {
        m_one->changed("CREATE TEMPORARY TABLE w (c VARCHAR(3))");
        m_one->changed("INSERT INTO w VALUES ('abc')");
        QSqlQuery query(m_one->database());
        QVERIFY(query.prepare(QStringLiteral("SELECT c FROM w")));
        m_one->changed("ALTER TABLE w MODIFY c VARCHAR(50)");
        m_one->changed("UPDATE w SET c = 'much longer than three'");
        QVERIFY(query.exec());
        QVERIFY(!query.next()); // and this is not "no rows"
        QVERIFY(query.lastError().isValid());
        QCOMPARE(query.lastError().nativeErrorCode().toInt(), 0);
    }

    void everyErrorIsAStatementErrorWithItsNumber()
    {
        QSqlQuery query(m_one->database());
        QVERIFY(!query.exec(QStringLiteral("SELECT * FROM no_such_table")));
        QCOMPARE(query.lastError().nativeErrorCode(), QStringLiteral("1146"));
        QCOMPARE(query.lastError().type(), QSqlError::StatementError);
        m_one->changed("CREATE TEMPORARY TABLE c (n INT, CONSTRAINT c_n CHECK (n > 0))");
        QCOMPARE(m_one->native("INSERT INTO c VALUES (0)"), refusedByCheck());
        QCOMPARE(m_one->native("INSERT INTO c VALUES (NULL)"), 0); // why every such column is NOT NULL too
        QCOMPARE(m_one->native("INSERT INTO t VALUES (7, NULL)"), 1048);
    }

    void aLostConnectionIsAStatementErrorAndStaysOpen()
    {
        kill(m_one->id());
        QSqlQuery query(m_one->database());
        QVERIFY(!query.exec(QStringLiteral("SELECT 1")));
        QCOMPARE(query.lastError().nativeErrorCode(), QStringLiteral("2006"));
        QCOMPARE(query.lastError().type(), QSqlError::StatementError);
        QVERIFY(m_one->database().isOpen());
    }

    void aStatementThatIsCutOffIs2013()
    {
        std::promise<qint64> id;
        std::future<QSqlError> waiting = std::async(std::launch::async, [&] {
            const Driver driver(settings());
            id.set_value(driver.id());
            QSqlQuery query(driver.database());
            query.exec(QStringLiteral("SELECT SLEEP(60)"));
            return query.lastError();
        });
        const qint64 connection = id.get_future().get();
        waitFor(connection, "INFO LIKE 'SELECT SLEEP%'");
        kill(connection);
        const QSqlError error = waiting.get();
        QCOMPARE(error.nativeErrorCode(), QStringLiteral("2013"));
        QCOMPARE(error.type(), QSqlError::StatementError);
    }

    void aDroppedConnectionStaysDropped()
    {
        kill(m_one->id());
        QCOMPARE(m_one->native("SELECT 1"), 2006);
        QCOMPARE(m_one->native("SELECT 1"), 2006);
        QVERIFY(!m_one->database().commit());
        QCOMPARE(m_one->native("INSERT INTO t (n) VALUES (1)"), 2006);
        QSqlDatabase db = m_one->database();
        db.close();
        QVERIFY(db.open());
        QCOMPARE(m_one->native("SELECT 1"), 0);
    }

    void aSessionMayEndAnotherOfItsOwnAccount()
    {
        QCOMPARE(m_one->native("KILL 4000000000"), 1094); // there is none
        const qint64 id = m_two->id();
        QCOMPARE(m_one->native("KILL " + QByteArray::number(id)), 0);
        QCOMPARE(m_two->native("SELECT 1"), 2006);
        const Driver administrator(TestServer::administrator());
        QCOMPARE(m_one->native("KILL " + QByteArray::number(administrator.id())), 1095);
    }

    void killGivesBackTheLocks()
    {
        m_two->changed("START TRANSACTION");
        m_two->changed("UPDATE t SET n = 0 WHERE id = 1");
        m_one->changed("SET SESSION innodb_lock_wait_timeout = 20");
        QCOMPARE(m_one->native("KILL " + QByteArray::number(m_two->id())), 0);
        QCOMPARE(m_one->changed("UPDATE t SET n = n + 1 WHERE id = 1"), 1);
        QCOMPARE(m_one->number("SELECT n FROM t WHERE id = 1"), 11);
    }

    // Several statements in one.

    void aSecondStatementInTheTextIsCarriedOut()
    {
        QCOMPARE(m_one->native("SELECT 1; UPDATE t SET n = 666 WHERE id = 1"), 0);
        QTRY_COMPARE(m_two->number("SELECT n FROM t WHERE id = 1"), 666); // why a value is never raw text
    }

    // Values.

    void typesOfValues_data()
    {
        QTest::addColumn<QByteArray>("expression");
        QTest::addColumn<QVariant>("expected");
        const auto row = [](const char *name, const char *column, const char *value, const QVariant &expected) {
            QTest::newRow(name) << QByteArray(column) + '|' + value << expected;
        };
        const QByteArray uuid = QByteArray::fromHex("00ff0102030405060708090a0b0c0d27");
        row("BIGINT", "BIGINT", "-9223372036854775808", QVariant(std::numeric_limits<qlonglong>::min()));
        row("BINARY(16)", "BINARY(16)", "X'00FF0102030405060708090A0B0C0D27'", QVariant(uuid));
        row("VARBINARY", "VARBINARY(64)", "'MUG-01'", QVariant(QByteArray("MUG-01")));
        row("ascii_bin", "VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin", "'held'", QVariant(QByteArray("held")));
        row("utf8mb4_bin", "VARCHAR(16) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin", "'held'",
            QVariant(QByteArray("held")));
        row("ascii", "VARCHAR(16) CHARACTER SET ascii", "'held'", QVariant(QStringLiteral("held")));
        row("names", "VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci", "_utf8mb4 X'F09F92A9E8A882'",
            QVariant(QStringLiteral("💩訂")));
        row("TEXT", "TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci", "'{}'",
            QVariant(QStringLiteral("{}")));
    }

    void typesOfValues()
    {
        QFETCH(QByteArray, expression);
        QFETCH(QVariant, expected);
        const QByteArrayList parts = expression.split('|');
        m_one->changed("CREATE TEMPORARY TABLE v (c " + parts.at(0) + ')');
        m_one->changed("INSERT INTO v VALUES (" + parts.at(1) + ')');
        const QVariant value = m_one->value("SELECT c FROM v");
        QCOMPARE(value.typeId(), expected.typeId());
        QCOMPARE(value, expected);
    }

    void sumsAreExactTextUnderHighPrecision()
    {
        m_one->changed("UPDATE t SET n = 9007199254740993 WHERE id = 1"); // 2^53 + 1
        const QByteArray sql = "SELECT SUM(n) FROM t WHERE id = 1";
        QCOMPARE(m_one->value(sql).typeId(), int(QMetaType::QString));
        QCOMPARE(m_one->value(sql).toString(), QStringLiteral("9007199254740993"));
        QCOMPARE(m_one->value(sql).toLongLong(), qint64(9'007'199'254'740'993));
        QSqlQuery query(m_one->database());
        query.setNumericalPrecisionPolicy(QSql::LowPrecisionDouble);
        QVERIFY(query.exec(QString::fromLatin1(sql)) && query.next());
        QCOMPARE(query.value(0).typeId(), int(QMetaType::Double)); // and not that number any more
        QVERIFY(query.value(0).toLongLong() != qint64(9'007'199'254'740'993));
    }

    void microsecondsBetweenInstantsAreExact()
    {
        const auto micros = [&](const char *at) {
            return m_one->value(QByteArray("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', '") + at + "')");
        };
        QCOMPARE(micros("2026-11-30 10:04:59.900001").typeId(), int(QMetaType::LongLong));
        QCOMPARE(micros("2026-11-30 10:04:59.900001").toLongLong(), qint64(1'796'033'099'900'001));
        QCOMPARE(micros("1969-12-31 23:59:59.999999").toLongLong(), qint64(-1));
        QCOMPARE(micros("9999-12-31 23:59:59.999999").toLongLong(), qint64(253'402'300'799'999'999));
        m_one->changed("SET SESSION time_zone = '+09:00'"); // has no part in it
        QCOMPARE(micros("2026-11-30 10:04:59.900001").toLongLong(), qint64(1'796'033'099'900'001));
    }

    void theDriversOwnInstantsLoseMicroseconds()
    {
        const QVariant value = m_one->value("SELECT CAST('2026-11-30 10:04:59.900001' AS DATETIME(6))");
        QCOMPARE(value.typeId(), int(QMetaType::QDateTime));
        QCOMPARE(value.toDateTime().time(), QTime(10, 4, 59, 900)); // why instants are selected as numbers
    }

    void theConnectionSpeaksUtf8()
    {
        for (const char *name : {"character_set_client", "character_set_connection", "character_set_results"})
            QCOMPARE(m_one->value(QByteArray("SELECT @@") + name).toString(), QStringLiteral("utf8mb4"));
    }

    void binaryCollationsPadAndBinaryColumnsDoNot()
    {
        m_one->changed("CREATE TEMPORARY TABLE p (a VARCHAR(9) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY)");
        m_one->changed("INSERT INTO p VALUES ('k1')");
        QCOMPARE(m_one->native("INSERT INTO p VALUES ('k1 ')"), 1062);
        QCOMPARE(m_one->number("SELECT COUNT(*) FROM p WHERE a = 'k1 '"), 1);
        m_one->changed("CREATE TEMPORARY TABLE q (a VARBINARY(9) PRIMARY KEY)");
        m_one->changed("INSERT INTO q VALUES ('k1'), ('k1 '), ('K1')");
        QCOMPARE(m_one->number("SELECT COUNT(*) FROM q WHERE a = 'k1'"), 1);
    }

    // Time.

    void utcTimestampIsThatOfTheStatementsStart()
    {
        m_two->changed("START TRANSACTION");
        m_two->changed("UPDATE t SET n = 0 WHERE id = 1");
        std::promise<qint64> id;
        struct Times
        {
            qint64 statement, inside, after;
        };
        std::future<Times> waiting = std::async(std::launch::async, [&] {
            const Driver driver(settings());
            id.set_value(driver.id());
            driver.changed("START TRANSACTION");
            QSqlQuery query(driver.database());
            if (!query.exec(QStringLiteral("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6)) FROM t "
                                           "WHERE id = 1 FOR UPDATE")) ||
                !query.next())
                return Times{};
            return Times{query.value(0).toLongLong(), 0,
                         driver.number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6))")};
        });
        waitFor(id.get_future().get(), "INFO LIKE '%FOR UPDATE'");
        const qint64 whileWaiting = m_one->number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6))");
        m_two->changed("ROLLBACK");
        const Times times = waiting.get();
        QVERIFY(times.statement > 0);
        QVERIFY(times.statement < whileWaiting); // although the row came later
        QVERIFY(times.after > whileWaiting);     // why the database's time is asked for once the locks are held
    }

    void oneStatementHasOneTime()
    {
        QCOMPARE(m_one->number("SELECT UTC_TIMESTAMP(6) = UTC_TIMESTAMP(6) AND SLEEP(0.001) = 0 AND UTC_TIMESTAMP(6) = "
                               "(SELECT UTC_TIMESTAMP(6))"),
                 1);
    }

    void theSessionsClockCanBeSetToTheMicrosecond()
    {
        m_one->changed("SET SESSION time_zone = '+00:00'");
        m_one->changed("SET timestamp = 1796033099.900001");
        QCOMPARE(m_one->value("SELECT CAST(UTC_TIMESTAMP(6) AS CHAR)").toString(),
                 QStringLiteral("2026-11-30 10:04:59.900001"));
        m_one->changed("SET timestamp = DEFAULT");
        QVERIFY(m_one->value("SELECT CAST(UTC_TIMESTAMP(6) AS CHAR)").toString() !=
                QStringLiteral("2026-11-30 10:04:59.900001"));
    }

    // Locks.

    void aLockingReadByPrimaryKeyLocksItsRowsOnly()
    {
        m_one->changed("SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED");
        m_one->changed("START TRANSACTION");
        QCOMPARE(m_one->number("SELECT COUNT(*) FROM (SELECT id FROM t WHERE id IN (3, 1) ORDER BY id FOR UPDATE) x"),
                 2);
        m_two->changed("SET SESSION innodb_lock_wait_timeout = 1");
        QCOMPARE(m_two->native("UPDATE t SET n = 1 WHERE id = 2"), 0);
        QCOMPARE(m_two->native("INSERT INTO t VALUES (5, 50)"), 0);
        QCOMPARE(m_two->native("SELECT id FROM t WHERE id = 3 FOR UPDATE NOWAIT"), refusedByNoWait());
        m_one->changed("ROLLBACK");
    }

    // The reason for reservations_by_stock: an UPDATE of a column in the index that serves a foreign key locks the
    // parent row on MariaDB, and two such sessions that then want to change it deadlock.
    void anIndexThatServesAForeignKeyDecidesWhetherTheParentIsLocked_data()
    {
        QTest::addColumn<QByteArray>("indexes");
        QTest::addColumn<bool>("parentIsLocked");
        // MySQL's SQL layer keeps foreign keys, and looks at the columns of the key alone.
        QTest::newRow("served by an index with the status")
            << QByteArray("KEY k (sku, status)") << !TestServer::isMySql();
        QTest::newRow("served by an index of its own") << QByteArray("KEY k (sku), KEY s (sku, status)") << false;
    }

    void anIndexThatServesAForeignKeyDecidesWhetherTheParentIsLocked()
    {
        QFETCH(QByteArray, indexes);
        QFETCH(bool, parentIsLocked);
        m_one->changed("CREATE TABLE parent (sku INT PRIMARY KEY, n INT) ENGINE = InnoDB");
        m_one->changed("CREATE TABLE child (id INT PRIMARY KEY, sku INT, status CHAR(1), " + indexes +
                       ", CONSTRAINT child_parent FOREIGN KEY (sku) REFERENCES parent (sku)) ENGINE = InnoDB");
        const auto dropped = qScopeGuard([&] { m_one->changed("DROP TABLE child, parent"); });
        m_one->changed("INSERT INTO parent VALUES (1, 0)");
        m_one->changed("INSERT INTO child VALUES (1, 1, 'h')");
        m_one->changed("START TRANSACTION");
        m_one->changed("UPDATE child SET status = 'r' WHERE id = 1");
        const int native = m_two->native("SELECT n FROM parent WHERE sku = 1 FOR UPDATE NOWAIT");
        m_one->changed("ROLLBACK");
        QCOMPARE(native, parentIsLocked ? refusedByNoWait() : 0);
    }
};

HOLDFAST_TEST_MAIN(tst_DriverFacts)
#include "tst_driver_facts.moc"
