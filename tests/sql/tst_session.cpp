// SPDX-License-Identifier: GPL-3.0-or-later
// The one place where transactions begin and end: settings, verdicts, retries, lost connections, limits, what is told
// of the steps. On a server of its own, which is frozen, killed and made read-only here.
#include "app/training/wire_proxy.h"
#include "sql/connection/trace.h"
#include "tests/support/flow_watch.h"
#include "tests/support/own_server.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

#include <stdexcept>

using namespace holdfast;
using namespace holdfast::test;
using namespace std::chrono_literals;
using Kind = DbError::Kind;
using When = FlowStep::When;

Q_DECLARE_METATYPE(holdfast::DbError::Kind)
Q_DECLARE_METATYPE(holdfast::Isolation)

namespace {

const QByteArrayList kCancel{"BEGIN",
                             "orders/order_lock",
                             "reservations/reservations_lock",
                             "orders/order_lines_share",
                             "stock/stock_lock_of_order",
                             "reservations/reservations_release",
                             "stock/stock_give_back",
                             "orders/order_cancel",
                             "orders/order_cancel_record",
                             "COMMIT"};

const Literal kDesk = lit(QStringLiteral("a desk"));

template <class Job>
DbError thrownBy(Job job)
{
    try {
        job();
    } catch (const DbError &error) {
        return error;
    }
    return {Kind::Other, 0, "nothing was thrown", {}};
}

DbError connecting(const ConnectionSettings &settings)
{
    return thrownBy([&] { const Session session(settings); });
}

const char *nameOf(const DbError &error)
{
    return DbError::name(error.kind);
}

// The statements in the order told, "+" after its answer.
class Heard : public FlowObserver
{
public:
    void step(const FlowStep &step) override
    {
        all << (step.when == When::After ? '+' + step.statement : step.statement);
    }
    QByteArrayList all;
};

} // namespace

class tst_Session : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        OwnServer::use();
        m_schema = std::make_unique<ScratchSchema>("session");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_ada = m_store->customer("Ada");
    }
    void cleanup() { QCOMPARE(m_store->brokenRules(), QByteArrayList()); }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    void aFreshConnectionIsSetAsAsked_data();
    void aFreshConnectionIsSetAsAsked();
    void aPrologueThatDidNotTakeIsNotUsed();

    void endsAsTheFlowSays();
    void aFollowUpRunsInItsOwnTransactionAfterTheRollback();
    void aFailedFollowUpLeavesTheAnswer();
    void aFailedLookIsPassedOn();
    void followUpsShareTheBudget();

    void aCollisionAtAnyStepRunsTheWholeFlowAgain_data();
    void aCollisionAtAnyStepRunsTheWholeFlowAgain();
    void givesUpAfterFourAttempts();
    void givesUpWhenTheBudgetIsSpent();
    void anyOtherErrorIsNotTriedAgain_data();
    void anyOtherErrorIsNotTriedAgain();
    void aForeignExceptionAtAnyStepLeavesNothingOpen();
    void aHeldLockIsWaitedForInTheNextAttempt();
    void aDeadlockRunsTheWholeFlowAgain();
    void aSnapshotConflictRunsTheWholeFlowAgain();

    void aKillAtAnyStepHasOneEffect();
    void aSessionThatIsKilledEachTimeGivesUpAfterFourAttempts();
    void aConnectionLostWhileIdleIsReplaced();
    void anIdleConnectionIsRenewedBeforeTheServerEndsIt();
    void allThatWasLeftBehindIsKilled();
    void afterARestartNobodyElsesSessionIsKilled();
    void aReadIsRepeatedOnceOnANewConnection();

    void aFrozenServerEndsTheCallInTime();
    void aServerThatIsNotThereIsToldAtOnce();
    void eachStepIsTimed();
    void eachStepIsToldBeforeAndAfter();
    void theTraceHoldsNamesOnlyAndOnlyWhenOn();

    void aReadOnlyServerIsRefusedBeforeAnythingIsSent();
    void aServerThatBecomesReadOnlyIsLeft();
    void anUnsuitableServerIsRefused();
    void aWrongPasswordIsNotPermitted();
    void aSchemaThatIsNotThereIsWrong();
    void aSocketPathThatTheDriverWouldSplitIsRefused();
    void aDeskIsEnteredAgainAfterAReconnectAndLeftAtTheEnd();

private:
    struct Point
    {
        SkuId sku{};
        OrderId order{};
        CancelOrder request;
    };
    Point newOrder()
    {
        const SkuId sku = m_store->sku("CUP-" + QByteArray::number(++m_skus), 10);
        const OrderId order = m_store->order(m_ada, {{sku, 2}});
        return {sku, order, cancelFor(m_ada, order)};
    }
    ConnectionSettings settings() const { return m_schema->settings(); }
    RawClient &client() { return m_store->client(); }
    qint64 desks() { return client().number("SELECT COUNT(*) FROM desk_sessions"); }
    void givenBackOnce(const Point &point) { QCOMPARE(m_store->stock(point.sku), (Stock{10, 0})); }

    void nothingOpen(const Session &session, const Point &point)
    {
        RawClient administrator(TestServer::administrator());
        QCOMPARE(transactionOf(administrator, session.server().connectionId), QByteArray());
        client().run("BEGIN");
        const int order =
            client().attempt(sql("SELECT id FROM orders WHERE id = :a FOR UPDATE NOWAIT", number(point.order)));
        const int stock =
            client().attempt(sql("SELECT sku_id FROM stock WHERE sku_id = :a FOR UPDATE NOWAIT", number(point.sku)));
        client().run("ROLLBACK");
        QCOMPARE(order, 0);
        QCOMPARE(stock, 0);
    }
    static void kill(qint64 connection)
    {
        RawClient administrator(TestServer::administrator());
        administrator.attempt(sql("KILL :a", connection));
        const auto gone = [&] {
            return administrator.number(
                       sql("SELECT COUNT(*) FROM information_schema.processlist WHERE id = :a", connection)) == 0;
        };
        if (!QTest::qWaitFor(gone, 5'000))
            qFatal("a killed session stays");
    }

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    CustomerId m_ada{};
    int m_skus = 0;
};

void tst_Session::aFreshConnectionIsSetAsAsked_data()
{
    QTest::addColumn<Isolation>("isolation");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("READ COMMITTED") << Isolation::ReadCommitted << QByteArray("READ-COMMITTED");
    QTest::newRow("REPEATABLE READ") << Isolation::RepeatableRead << QByteArray("REPEATABLE-READ");
}

void tst_Session::aFreshConnectionIsSetAsAsked()
{
    QFETCH(const Isolation, isolation);
    QFETCH(const QByteArray, expected);
    ConnectionSettings asked = settings();
    asked.isolation = isolation;
    asked.lockWait = 2s;
    asked.idleLimit = 77s;
    Session session(asked);
    const auto shown = session.read("Variables", [](Reader &reader) {
        ServerVariables variables;
        for (const Row &row : reader.all("session/variables"))
            variables.insert(row.bytes(0).toLower(), row.bytes(1));
        return variables;
    });
    QCOMPARE(shown.value("transaction_isolation", shown.value("tx_isolation")), expected);
    QCOMPARE(shown.value("time_zone"), QByteArray("+00:00"));
    QCOMPARE(shown.value("autocommit"), QByteArray("ON"));
    QCOMPARE(shown.value("foreign_key_checks"), QByteArray("ON"));
    QCOMPARE(shown.value("innodb_lock_wait_timeout"), QByteArray("2"));
    QCOMPARE(shown.value("lock_wait_timeout"), QByteArray("2"));
    QCOMPARE(shown.value("wait_timeout"), QByteArray("77"));
    QCOMPARE(shown.value("character_set_connection"), QByteArray("utf8mb4"));
    const QByteArrayList modes = shown.value("sql_mode").split(',');
    for (const char *mode : {"STRICT_ALL_TABLES", "NO_ZERO_DATE", "NO_ZERO_IN_DATE", "ERROR_FOR_DIVISION_BY_ZERO",
                             "NO_ENGINE_SUBSTITUTION"})
        QVERIFY2(modes.contains(mode), mode);
    QCOMPARE(dialect::prologueProblems(shown, asked), QStringList());
}

// 0 is no limit for a session, so the server takes 1 instead, with a warning only: what was asked for did not happen.
void tst_Session::aPrologueThatDidNotTakeIsNotUsed()
{
    ConnectionSettings asked = settings();
    asked.idleLimit = 0s;
    const DbError error = connecting(asked);
    QCOMPARE(nameOf(error), "Program");
    QCOMPARE(error.statement, QByteArray("session/prologue"));
    QCOMPARE(error.text, QStringLiteral("wait_timeout=1"));
}

void tst_Session::endsAsTheFlowSays()
{
    Session session(settings());
    const auto enter = [&](End end) {
        return session.inTransaction("Enter", [&](Transaction &tx) {
            tx.change("desks/desk_enter", {{"workstation", kDesk}});
            return end == End::Commit ? commit<int>(1) : rollBack<int>(2);
        });
    };
    QCOMPARE(enter(End::Rollback), 2);
    QCOMPARE(desks(), 0);
    QCOMPARE(enter(End::Commit), 1);
    QCOMPARE(desks(), 1);
    session.inTransaction("Leave", [](Transaction &tx) {
        tx.change("desks/desk_leave");
        return commit<int>(0);
    });
    QCOMPARE(desks(), 0);
}

void tst_Session::aFollowUpRunsInItsOwnTransactionAfterTheRollback()
{
    Session session(settings());
    Heard told;
    session.setObserver(&told);
    const int answer = session.inTransaction("First", [](Transaction &tx) {
        tx.change("desks/desk_enter", {{"workstation", kDesk}});
        return rollBackThen<int>(1, "Second", [](Transaction &next) {
            // What the first wrote is undone, else this would be a duplicate.
            next.change("desks/desk_enter", {{"workstation", kDesk}});
            return commit<int>(2);
        });
    });
    QCOMPARE(answer, 2);
    QCOMPARE(session.lastRun().flow, QByteArray("Second"));
    QCOMPARE(desks(), 1);
    QCOMPARE(told.all,
             (QByteArrayList{"BEGIN", "+BEGIN", "desks/desk_enter", "+desks/desk_enter", "ROLLBACK", "+ROLLBACK",
                             "BEGIN", "+BEGIN", "desks/desk_enter", "+desks/desk_enter", "COMMIT", "+COMMIT"}));
    client().run("DELETE FROM desk_sessions");
}

void tst_Session::aFailedFollowUpLeavesTheAnswer()
{
    Session session(settings());
    int runs = 0;
    const int answer = session.inTransaction("First", [&](Transaction &) {
        return rollBackThen<int>(1, "Second", [&](Transaction &next) -> Verdict<int> {
            ++runs;
            next.change("desks/desk_enter", {{"workstation", kDesk}});
            throw DbError{Kind::Refused, 1644, "x", {}};
        });
    });
    QCOMPARE(answer, 1);
    QCOMPARE(runs, 1);
    QCOMPARE(desks(), 0);
}

void tst_Session::aFailedLookIsPassedOn()
{
    Session session(settings());
    const DbError error = thrownBy([&] {
        session.inTransaction("First", [](Transaction &) {
            return rollBackAndLook<int>("Look", [](Transaction &) -> Verdict<int> {
                throw DbError{Kind::Refused, 1644, "x", {}};
            });
        });
    });
    QCOMPARE(nameOf(error), "Refused");
    QCOMPARE(error.native, 1644);
}

void tst_Session::followUpsShareTheBudget()
{
    ConnectionSettings limited = settings();
    limited.budget = 1s;
    limited.attempts = 1000;
    Session session(limited);
    QElapsedTimer time;
    time.start();
    const auto spent = [&](qint64 enough) -> Verdict<int> {
        if (time.elapsed() < enough)
            throw DbError{Kind::LockWait, 1205, "x", {}};
        return rollBack<int>(0);
    };
    const DbError error = thrownBy([&] {
        session.inTransaction("First", [&](Transaction &) {
            spent(800);
            return rollBackAndLook<int>("Look", [&](Transaction &) { return spent(60'000); });
        });
    });
    QCOMPARE(nameOf(error), "LockWait");
    QVERIFY2(time.elapsed() < 1600, QByteArray::number(time.elapsed()).constData()); // not 800 and 1000
}

void tst_Session::aCollisionAtAnyStepRunsTheWholeFlowAgain_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("native");
    QTest::newRow("lock wait") << Kind::LockWait << 1205;
    QTest::newRow("deadlock") << Kind::Deadlock << 1213;
    QTest::newRow("snapshot conflict") << Kind::SnapshotConflict << 1020;
}

void tst_Session::aCollisionAtAnyStepRunsTheWholeFlowAgain()
{
    QFETCH(const Kind, kind);
    QFETCH(const int, native);
    Session session(settings());
    for (const When when : {When::Before, When::After}) {
        for (const QByteArray &at : kCancel) {
            if (at == "COMMIT" && when == When::After)
                continue; // committed: no collision any more
            const Point point = newOrder();
            Watch watch([&](const FlowStep &step) {
                if (step.attempt == 1 && step.statement == at && step.when == when)
                    throw DbError{kind, native, at, {}};
            });
            session.setObserver(&watch);
            const ToldCancel told = ask(session, point.request);
            QVERIFY2(told.as<Cancelled>(), at.constData());
            QCOMPARE(told.run.attempts, 2);
            QCOMPARE(told.run.setbacks.size(), std::size_t(1));
            QCOMPARE(told.run.setbacks.front().native, native);
            QCOMPARE(told.run.setbacks.front().statement, at);
            // The first attempt up to the error, ROLLBACK, and all of it from BEGIN: never one statement again.
            QByteArrayList expected = kCancel.first(kCancel.indexOf(at) + (when == When::After ? 1 : 0));
            expected << "ROLLBACK";
            QCOMPARE(told.statements(), expected + kCancel);
            givenBackOnce(point);
            session.setObserver(nullptr);
        }
    }
}

void tst_Session::givesUpAfterFourAttempts()
{
    const Point point = newOrder();
    Session session(settings());
    int tries = 0;
    Watch watch([&](const FlowStep &step) {
        if (step.statement == "orders/order_cancel" && step.when == When::After) {
            ++tries;
            throw DbError{Kind::Deadlock, 1213, step.statement, {}};
        }
    });
    session.setObserver(&watch);
    const ToldCancel told = ask(session, point.request);
    QCOMPARE(nameOf(told.error.value()), "Deadlock");
    QCOMPARE(tries, 4);
    QCOMPARE(told.run.attempts, 4);
    QCOMPARE(told.run.setbacks.size(), std::size_t(4));
    QCOMPARE(m_store->orderStatus(point.order), QByteArray("created"));
    nothingOpen(session, point);
}

void tst_Session::givesUpWhenTheBudgetIsSpent()
{
    const Point point = newOrder();
    ConnectionSettings limited = settings();
    limited.attempts = 1000;
    limited.budget = 300ms;
    Session session(limited);
    Watch watch([](const FlowStep &step) {
        if (step.statement == "orders/order_lock")
            throw DbError{Kind::LockWait, 1205, step.statement, {}};
    });
    session.setObserver(&watch);
    QElapsedTimer time;
    time.start();
    const ToldCancel told = ask(session, point.request);
    QCOMPARE(nameOf(told.error.value()), "LockWait");
    QVERIFY(time.elapsed() >= 290 && time.elapsed() < 1500);
    QVERIFY(told.run.attempts > 1 && told.run.attempts < 1000);
    QVERIFY(told.run.micros >= 290'000);
}

void tst_Session::anyOtherErrorIsNotTriedAgain_data()
{
    QTest::addColumn<Kind>("kind");
    for (const Kind kind : {Kind::DuplicateKey, Kind::Constraint, Kind::Refused, Kind::NotPermitted, Kind::ReadOnly,
                            Kind::WrongSchema, Kind::Interrupted, Kind::Program, Kind::Other})
        QTest::newRow(DbError::name(kind)) << kind;
}

void tst_Session::anyOtherErrorIsNotTriedAgain()
{
    QFETCH(const Kind, kind);
    const Point point = newOrder();
    Session session(settings());
    Watch watch([&](const FlowStep &step) {
        if (step.statement == "stock/stock_give_back" && step.when == When::After)
            throw DbError{kind, 0, step.statement, {}};
    });
    session.setObserver(&watch);
    const ToldCancel told = ask(session, point.request);
    QCOMPARE(nameOf(told.error.value()), DbError::name(kind));
    QCOMPARE(told.run.attempts, 1);
    QCOMPARE(told.statements().last(), QByteArray("ROLLBACK"));
    QCOMPARE(m_store->stock(point.sku), (Stock{8, 2}));
    nothingOpen(session, point);
}

void tst_Session::aForeignExceptionAtAnyStepLeavesNothingOpen()
{
    const Point point = newOrder();
    Session session(settings());
    int points = 0;
    for (const When when : {When::Before, When::After}) {
        for (const QByteArray &at : kCancel) {
            if (at == "COMMIT" && when == When::After)
                continue;
            Watch watch([&](const FlowStep &step) {
                if (step.statement == at && step.when == when)
                    throw PlannedFault{};
            });
            session.setObserver(&watch);
            const ToldCancel told = ask(session, point.request);
            QVERIFY2(told.fault, at.constData());
            QCOMPARE(told.run.attempts, 1);
            nothingOpen(session, point);
            QCOMPARE(m_store->stock(point.sku), (Stock{8, 2}));
            ++points;
        }
    }
    session.setObserver(nullptr);
    QCOMPARE(points, 19);
    QVERIFY(ask(session, point.request).as<Cancelled>());
    givenBackOnce(point);
}

void tst_Session::aHeldLockIsWaitedForInTheNextAttempt()
{
    const Point point = newOrder();
    client().run("BEGIN");
    client().run(sql("SELECT id FROM orders WHERE id = :a FOR UPDATE", number(point.order)));
    Session session(settings());
    Watch watch([&](const FlowStep &step) {
        if (step.attempt == 2 && step.statement == "BEGIN" && step.when == When::Before)
            client().run("ROLLBACK");
    });
    session.setObserver(&watch);
    const ToldCancel told = ask(session, point.request);
    QVERIFY(told.as<Cancelled>());
    QVERIFY(told.metNative(1205));
    QCOMPARE(told.run.attempts, 2);
    QCOMPARE(told.statements(), (QByteArrayList{"BEGIN", "orders/order_lock", "ROLLBACK"} + kCancel));
    givenBackOnce(point);
}

void tst_Session::aDeadlockRunsTheWholeFlowAgain()
{
    const Point point = newOrder();
    client().run("CREATE TABLE IF NOT EXISTS ballast (id INT PRIMARY KEY) ENGINE = InnoDB");
    std::atomic<qint64> strangerId{0};
    QSemaphore stockLocked, goOn;
    auto stranger = std::async(std::launch::async, [&] {
        RawClient raw(settings());
        strangerId = raw.number("SELECT CONNECTION_ID()");
        raw.run("BEGIN");
        raw.run("INSERT INTO ballast VALUES (1), (2), (3), (4), (5), (6), (7), (8)"); // the lighter one is chosen
        raw.run(sql("SELECT sku_id FROM stock WHERE sku_id = :a FOR UPDATE", number(point.sku)));
        stockLocked.release();
        goOn.acquire();
        const int native = raw.attempt(sql("SELECT id FROM orders WHERE id = :a FOR UPDATE", number(point.order)));
        raw.run("ROLLBACK");
        return native;
    });
    stockLocked.acquire();
    RawClient administrator(TestServer::administrator());
    Session session(settings());
    bool first = true;
    Watch watch([&](const FlowStep &step) {
        if (step.statement != "stock/stock_lock_of_order" || !std::exchange(first, false))
            return;
        goOn.release();
        if (!QTest::qWaitFor([&] { return waitsForLock(administrator, strangerId); }, 900))
            qFatal("the stranger does not wait");
    });
    session.setObserver(&watch);
    const ToldCancel told = ask(session, point.request);
    QCOMPARE(stranger.get(), 0);
    QVERIFY(told.as<Cancelled>());
    QVERIFY(told.metNative(1213));
    QCOMPARE(told.statements(), kCancel.first(5) + QByteArrayList{"ROLLBACK"} + kCancel);
    givenBackOnce(point);
}

void tst_Session::aSnapshotConflictRunsTheWholeFlowAgain()
{
    RawClient administrator(TestServer::administrator());
    if (administrator.rows("SHOW GLOBAL VARIABLES LIKE 'innodb_snapshot_isolation'").empty())
        QSKIP("this server knows no snapshot conflicts");
    administrator.run("SET GLOBAL innodb_snapshot_isolation = ON");
    const Point point = newOrder();
    ConnectionSettings repeatable = settings();
    repeatable.isolation = Isolation::RepeatableRead;
    Session session(repeatable);
    administrator.run("SET GLOBAL innodb_snapshot_isolation = OFF");
    int runs = 0;
    const CancelOrderOutcome outcome = session.inTransaction("CancelOrder", [&](Transaction &tx) {
        tx.one("orders/order_record", {{"order", lit(point.order)}}); // opens the snapshot
        if (++runs == 1)
            m_store->order(m_ada, {{point.sku, 1}}); // and another desk changes the stock row behind it
        return cancelOrder(tx, point.request);
    });
    QVERIFY(std::holds_alternative<Cancelled>(outcome));
    QCOMPARE(runs, 2);
    QCOMPARE(session.lastRun().setbacks.size(), std::size_t(1));
    QCOMPARE(session.lastRun().setbacks.front().native, 1020);
    QCOMPARE(session.lastRun().setbacks.front().kind, DbError::Kind::SnapshotConflict);
    QCOMPARE(m_store->stock(point.sku), (Stock{9, 1}));
}

void tst_Session::aKillAtAnyStepHasOneEffect()
{
    for (const QByteArray &at : kCancel) {
        const Point point = newOrder();
        Session session(settings());
        const qint64 before = session.server().connectionId;
        Watch watch([&](const FlowStep &step) {
            if (step.attempt == 1 && step.statement == at && step.when == When::Before)
                kill(before);
        });
        session.setObserver(&watch);
        const ToldCancel told = ask(session, point.request);
        QVERIFY2(told.as<Cancelled>(), at.constData());
        QVERIFY(!told.as<Cancelled>()->seenAgain);
        QCOMPARE(told.run.attempts, 2);
        QCOMPARE(told.statements(), kCancel.first(kCancel.indexOf(at) + 1) + kCancel);
        QVERIFY(session.server().connectionId != before);
        givenBackOnce(point);
        session.setObserver(nullptr);
    }
}

void tst_Session::aSessionThatIsKilledEachTimeGivesUpAfterFourAttempts()
{
    const Point point = newOrder();
    Session session(settings());
    int kills = 0;
    Watch watch([&](const FlowStep &step) {
        if (step.statement == "stock/stock_give_back" && step.when == When::Before) {
            ++kills;
            kill(session.server().connectionId);
        }
    });
    session.setObserver(&watch);
    const ToldCancel told = ask(session, point.request);
    QCOMPARE(nameOf(told.error.value()), "ConnectionLost");
    QCOMPARE(kills, 4);
    QCOMPARE(m_store->stock(point.sku), (Stock{8, 2}));
    session.setObserver(nullptr);
    QVERIFY(ask(session, point.request).as<Cancelled>());
    givenBackOnce(point);
}

void tst_Session::aConnectionLostWhileIdleIsReplaced()
{
    const Point point = newOrder();
    Session session(settings());
    kill(session.server().connectionId);
    const ToldCancel told = ask(session, point.request);
    QVERIFY(told.as<Cancelled>());
    QCOMPARE(told.run.setbacks.size(), std::size_t(1));
    QCOMPARE(told.run.setbacks.front().statement, QByteArray("BEGIN"));
    givenBackOnce(point);
}

// The limit is 11 s, the margin 10 s: a connection that was idle for more than a second is renewed; one with a limit
// below the margin is used until the server has ended it.
void tst_Session::anIdleConnectionIsRenewedBeforeTheServerEndsIt()
{
    ConnectionSettings patient = settings();
    patient.idleLimit = 11s;
    ConnectionSettings impatient = settings();
    impatient.idleLimit = 1s;
    Session renewed(patient), ended(impatient);
    const qint64 renewedId = renewed.server().connectionId;
    const qint64 endedId = ended.server().connectionId;
    RawClient administrator(TestServer::administrator());
    QTRY_COMPARE_WITH_TIMEOUT(
        administrator.number(sql("SELECT COUNT(*) FROM information_schema.processlist WHERE id = :a", endedId)), 0,
        10'000);
    QCOMPARE(administrator.number(sql("SELECT COUNT(*) FROM information_schema.processlist WHERE id = :a", renewedId)),
             1);
    for (Session *session : {&renewed, &ended}) {
        const Point point = newOrder();
        const ToldCancel told = ask(*session, point.request);
        QVERIFY(told.as<Cancelled>());
        QCOMPARE(told.run.setbacks.size(), std::size_t(session == &renewed ? 0 : 1));
        givenBackOnce(point);
    }
    QVERIFY(renewed.server().connectionId != renewedId);
    QVERIFY(ended.server().connectionId != endedId);
}

// The network breaks in the middle of a cancel, and again when the next connection is about to KILL the first.
void tst_Session::allThatWasLeftBehindIsKilled()
{
    const Point point = newOrder();
    const QTemporaryDir folder;
    WireProxy proxy(folder.filePath(QStringLiteral("p")), settings().socket);
    QVERIFY2(proxy.start(), qPrintable(proxy.error()));
    ConnectionSettings through = settings();
    through.socket = folder.filePath(QStringLiteral("p"));
    Session session(through);
    const qint64 first = session.server().connectionId;
    proxy.arm(WireFault::CutBeforeRequestServerSideOpen, queryContaining("UPDATE orders"));
    proxy.resetCount();
    auto second = std::async(std::launch::async, [&] {
        const bool struck = proxy.waitUntilStruck(10s);
        proxy.arm(WireFault::CutBeforeRequestServerSideOpen, queryContaining("KILL "));
        return struck && proxy.waitUntilStruck(10s);
    });
    const ToldCancel told = ask(session, point.request);
    QVERIFY(second.get());
    QVERIFY(told.as<Cancelled>());
    QVERIFY(!told.metNative(1205)); // nobody was in the way any more
    givenBackOnce(point);
    QByteArrayList kills;
    for (const WireCommand &command : proxy.log()) {
        if (command.text.startsWith("KILL ") && !kills.contains(command.text))
            kills << command.text;
    }
    QCOMPARE(kills.size(), 2);
    QVERIFY(kills.contains("KILL " + QByteArray::number(first)));
}

// The server dies in the middle of a cancel and comes back; its numbers begin again, and somebody else gets ours.
void tst_Session::afterARestartNobodyElsesSessionIsKilled()
{
    const Point point = newOrder();
    ConnectionSettings patient = settings();
    patient.budget = 60s; // the server's start is a matter of the machine
    Session session(patient);
    const ServerFacts before = session.server();
    QTRY_VERIFY_WITH_TIMEOUT(client().number("SELECT UNIX_TIMESTAMP()") > before.startedAt + 4, 10'000);
    std::unique_ptr<RawClient> somebody;
    Watch watch([&](const FlowStep &step) {
        if (somebody || step.statement != "orders/order_cancel" || step.when != When::Before)
            return;
        m_store.reset();
        OwnServer::killHard();
        OwnServer::startAgain();
        qint64 id = 0;
        while (id < before.connectionId) {
            somebody = std::make_unique<RawClient>(settings());
            id = somebody->number("SELECT CONNECTION_ID()");
        }
        if (id != before.connectionId)
            qFatal("the number %lld was passed", before.connectionId);
    });
    session.setObserver(&watch);
    const ToldCancel told = ask(session, point.request);
    m_store = std::make_unique<StoreBuilder>(*m_schema);
    QVERIFY(told.as<Cancelled>());
    QCOMPARE(session.server().identity, before.identity);
    QVERIFY(session.server().startedAt > before.startedAt + 2);
    QVERIFY(somebody);
    QCOMPARE(somebody->attempt("SELECT 1"), 0);
    QCOMPARE(somebody->number("SELECT CONNECTION_ID()"), before.connectionId);
    givenBackOnce(point);
}

void tst_Session::aReadIsRepeatedOnceOnANewConnection()
{
    Session session(settings());
    int runs = 0;
    const auto readKilled = [&](int times) {
        return session.read("WhoAmI", [&](Reader &reader) {
            if (++runs <= times)
                kill(session.server().connectionId);
            return reader.one("session/whoami").integer(0);
        });
    };
    const qint64 before = session.server().connectionId;
    QVERIFY(readKilled(1) != before);
    QCOMPARE(runs, 2);
    QCOMPARE(session.lastRun().attempts, 2);
    runs = 0;
    QCOMPARE(nameOf(thrownBy([&] { readKilled(5); })), "ConnectionLost");
    QCOMPARE(runs, 2);
    const qint64 after = readKilled(0);
    QCOMPARE(after, session.server().connectionId);
}

void tst_Session::aFrozenServerEndsTheCallInTime()
{
    const Point point = newOrder();
    ConnectionSettings limited = settings();
    limited.connectLimit = 1s;
    limited.readLimit = 1s;
    limited.budget = 1500ms;
    Session session(limited);
    OwnServer::freeze();
    QElapsedTimer time;
    time.start();
    const ToldCancel told = ask(session, point.request);
    const qint64 taken = time.restart();
    const DbError fresh = connecting(limited);
    const qint64 connectingTook = time.elapsed();
    OwnServer::thaw();
    QVERIFY(told.error);
    QVERIFY(told.error->kind == Kind::ConnectionLost || told.error->kind == Kind::Unreachable);
    QVERIFY2(taken >= 1000 && taken < 1500 + 1000 + 700, QByteArray::number(taken).constData());
    QCOMPARE(nameOf(fresh), "Unreachable");
    QVERIFY2(connectingTook < 2000, QByteArray::number(connectingTook).constData());
    QVERIFY(ask(session, point.request).as<Cancelled>());
    givenBackOnce(point);
}

void tst_Session::aServerThatIsNotThereIsToldAtOnce()
{
    ConnectionSettings nowhere = settings();
    nowhere.socket += QStringLiteral(".none");
    QElapsedTimer time;
    time.start();
    QCOMPARE(nameOf(connecting(nowhere)), "Unreachable");
    nowhere.socket.clear();
    nowhere.hosts = {{QStringLiteral("127.0.0.1"), 1}};
    QCOMPARE(nameOf(connecting(nowhere)), "Unreachable");
    QVERIFY(time.elapsed() < 1000);
}

void tst_Session::eachStepIsTimed()
{
    const QByteArray orderLock("orders/order_lock"), stockLock("stock/stock_lock_of_order");
    for (const bool orderIsHeld : {true, false}) {
        const Point point = newOrder();
        ConnectionSettings patient = settings();
        patient.lockWait = 5s;
        Session session(patient);
        QSemaphore held;
        auto stranger = std::async(std::launch::async, [&, id = session.server().connectionId] {
            RawClient raw(settings());
            RawClient administrator(TestServer::administrator());
            raw.run("BEGIN");
            raw.run(orderIsHeld ? sql("SELECT id FROM orders WHERE id = :a FOR UPDATE", number(point.order))
                                : sql("SELECT sku_id FROM stock WHERE sku_id = :a FOR UPDATE", number(point.sku)));
            held.release();
            QElapsedTimer waiting;
            while (!waiting.isValid() || waiting.elapsed() < 150) {
                if (waitsForLock(administrator, id) && !waiting.isValid())
                    waiting.start();
            }
            const qint64 micros = waiting.nsecsElapsed() / 1000;
            raw.run("ROLLBACK");
            return micros;
        });
        held.acquire();
        const ToldCancel told = ask(session, point.request);
        const qint64 waited = stranger.get();
        QVERIFY(told.as<Cancelled>());
        QCOMPARE(told.run.flow, QByteArray("CancelOrder"));
        QCOMPARE(told.statements(), kCancel);
        QVERIFY(told.run.microsIn(orderIsHeld ? orderLock : stockLock) >= waited);
        QVERIFY(told.run.microsIn(orderIsHeld ? stockLock : orderLock) < waited);
        qint64 sum = 0;
        for (const RunReport::Step &step : told.run.steps)
            sum += step.micros;
        QVERIFY(sum <= told.run.micros);
    }
}

void tst_Session::eachStepIsToldBeforeAndAfter()
{
    const Point point = newOrder();
    Session session(settings());
    Heard heard;
    session.setObserver(&heard);
    QVERIFY(ask(session, point.request).as<Cancelled>());
    QByteArrayList expected;
    for (const QByteArray &statement : kCancel)
        expected << statement << '+' + statement;
    QCOMPARE(heard.all, expected);

    heard.all.clear();
    QVERIFY(ask(session, point.request).as<Cancelled>()); // seen again: nothing to commit
    QCOMPARE(heard.all.first(2), (QByteArrayList{"BEGIN", "+BEGIN"}));
    QCOMPARE(heard.all.last(2), (QByteArrayList{"ROLLBACK", "+ROLLBACK"}));
    QVERIFY(!heard.all.contains("COMMIT"));
}

void tst_Session::theTraceHoldsNamesOnlyAndOnlyWhenOn()
{
    Trace trace;
    Session session(settings());
    session.setTrace(&trace, "write");
    const Point quiet = newOrder(), point = newOrder();
    QVERIFY(ask(session, quiet.request).as<Cancelled>());
    QVERIFY(trace.since(0).empty());

    trace.turnOn(true);
    CancelOrder request = point.request;
    request.reason = QStringLiteral("Confidential");
    client().run("BEGIN");
    client().run(sql("SELECT id FROM orders WHERE id = :a FOR UPDATE", number(point.order)));
    Watch watch([&](const FlowStep &step) {
        if (step.attempt == 2 && step.statement == "BEGIN" && step.when == When::Before)
            client().run("ROLLBACK");
    });
    session.setObserver(&watch);
    QVERIFY(ask(session, request).as<Cancelled>());

    const std::vector<TraceEvent> events = trace.since(0);
    QCOMPARE(events.size(), std::size_t(kCancel.size() + 3));
    const QList<QByteArray> names = Statement::names() + QByteArrayList{"BEGIN", "COMMIT", "ROLLBACK"};
    quint64 sequence = 0;
    for (const TraceEvent &event : events) {
        QVERIFY2(names.contains(event.statement), event.statement.constData());
        QCOMPARE(event.flow, QByteArray("CancelOrder"));
        QCOMPARE(event.lane, QByteArray("write"));
        QCOMPARE(event.sequence, ++sequence);
    }
    QCOMPARE(events.at(1).statement, QByteArray("orders/order_lock"));
    QCOMPARE(events.at(1).native, 1205);
    QCOMPARE(events.at(1).attempt, 1);
    QVERIFY(events.at(1).micros >= 900'000);
    QCOMPARE(events.back().attempt, 2);
    QCOMPARE(events.back().native, 0);

    trace.turnOn(false);
    QVERIFY(ask(session, request).as<Cancelled>());
    QCOMPARE(trace.since(0).size(), events.size());
    QVERIFY(trace.since(sequence).empty());
}

void tst_Session::aReadOnlyServerIsRefusedBeforeAnythingIsSent()
{
    const Point point = newOrder();
    RawClient administrator(TestServer::administrator());
    administrator.run("SET GLOBAL read_only = 1");
    Session session(settings());
    Heard heard;
    session.setObserver(&heard);
    const ToldCancel told = ask(session, point.request);
    const ToldCancel again = ask(session, point.request);
    const qint64 order = session.read("OrderRow", [&](Reader &reader) {
        return reader.one("orders/order_row", {{"order", lit(point.order)}}).integer(0);
    });
    administrator.run("SET GLOBAL read_only = 0");
    QVERIFY(told.error && again.error);
    QCOMPARE(nameOf(*told.error), "ReadOnly");
    QCOMPARE(nameOf(*again.error), "ReadOnly");
    QCOMPARE(told.run.attempts, 0);
    QCOMPARE(order, number(point.order)); // reading goes on
    QCOMPARE(heard.all, (QByteArrayList{"orders/order_row", "+orders/order_row"}));
    QVERIFY(session.server().readOnly);

    QVERIFY(ask(session, point.request).as<Cancelled>());
    QVERIFY(!session.server().readOnly);
    givenBackOnce(point);
}

// A primary that was demoted: it says so in the middle. The next operation looks anew where the primary is.
void tst_Session::aServerThatBecomesReadOnlyIsLeft()
{
    const Point point = newOrder();
    RawClient administrator(TestServer::administrator());
    Session session(settings());
    const qint64 before = session.server().connectionId;
    int told = 0;
    Watch watch([&](const FlowStep &step) {
        if (++told == 1)
            QCOMPARE(step.statement, QByteArray("BEGIN"));
        if (step.statement == "orders/order_lock" && step.when == When::Before)
            administrator.run("SET GLOBAL read_only = 1");
    });
    session.setObserver(&watch);
    const ToldCancel middle = ask(session, point.request);
    told = 0;
    const ToldCancel next = ask(session, point.request);
    const int toldOfNext = told;
    session.setObserver(nullptr);
    administrator.run("SET GLOBAL read_only = 0");
    QVERIFY(middle.error && next.error);
    QCOMPARE(nameOf(*middle.error), "ReadOnly");
    QCOMPARE(middle.error->native, 1290);
    QCOMPARE(middle.run.attempts, 1);
    QCOMPARE(nameOf(*next.error), "ReadOnly");
    QCOMPARE(toldOfNext, 0);
    QVERIFY(session.server().connectionId != before);
    QCOMPARE(m_store->stock(point.sku), (Stock{8, 2}));
    QVERIFY(ask(session, point.request).as<Cancelled>());
    givenBackOnce(point);
}

void tst_Session::anUnsuitableServerIsRefused()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::setPermissions(folder.path(), QFile::Permissions(0x7755)));
    PrivateServerSettings old;
    old.directory = folder.filePath(QStringLiteral("s"));
    old.extraArguments = QStringList{QStringLiteral("--version=10.3.1-MariaDB")};
    PrivateServer server(old);
    server.start();
    const auto reached = [&](PrivateServer::State state) {
        return QTest::qWaitFor(
            [&] { return server.state() == state || server.state() == PrivateServer::State::Failed; }, 60'000);
    };
    QVERIFY(reached(PrivateServer::State::Running));
    if (server.state() == PrivateServer::State::Running) {
        const DbError error = connecting(server.owner());
        server.stop();
        QVERIFY(reached(PrivateServer::State::Stopped));
        QCOMPARE(nameOf(error), "WrongServer");
        QVERIFY2(error.text.startsWith(QStringLiteral("10.3.1-MariaDB")), qPrintable(error.text));
    }
    QVERIFY2(server.state() == PrivateServer::State::Stopped, qPrintable(server.problem().detail));
}

void tst_Session::aWrongPasswordIsNotPermitted()
{
    ConnectionSettings wrong = settings();
    wrong.password += u'x';
    const DbError error = connecting(wrong);
    QCOMPARE(nameOf(error), "NotPermitted");
    QCOMPARE(error.native, 1045);
    QCOMPARE(error.statement, QByteArray("CONNECT"));
    QVERIFY(!error.text.contains(wrong.password));
}

void tst_Session::aSchemaThatIsNotThereIsWrong()
{
    ConnectionSettings wrong = settings();
    wrong.schema = QStringLiteral("hf_nobody_made_this");
    QCOMPARE(nameOf(connecting(wrong)), "WrongSchema");
}

void tst_Session::aSocketPathThatTheDriverWouldSplitIsRefused()
{
    ConnectionSettings wrong = settings();
    wrong.socket += QStringLiteral(";MYSQL_OPT_RECONNECT=1"); // without the check it would connect, and reconnect
    const DbError error = connecting(wrong);
    QCOMPARE(nameOf(error), "Unreachable");
    QCOMPARE(error.native, 0);
}

void tst_Session::aDeskIsEnteredAgainAfterAReconnectAndLeftAtTheEnd()
{
    const Point point = newOrder();
    const auto entry = [&](qint64 id) {
        const auto rows = client().rows(sql("SELECT workstation FROM desk_sessions WHERE connection_id = :a", id));
        return rows.empty() ? QByteArray() : rows.front().front().toString().toUtf8();
    };
    client().run("DELETE FROM desk_sessions");
    auto session = std::make_unique<Session>(settings());
    QCOMPARE(desks(), 0);
    session->enterDesk(QStringLiteral("counter 1"));
    const qint64 first = session->server().connectionId;
    QCOMPARE(entry(first), QByteArray("counter 1"));
    session->enterDesk(QStringLiteral("counter 2"));
    QCOMPARE(entry(first), QByteArray("counter 2"));
    QCOMPARE(desks(), 1);

    kill(first);
    QVERIFY(ask(*session, point.request).as<Cancelled>());
    const qint64 second = session->server().connectionId;
    QVERIFY(second != first);
    QCOMPARE(entry(second), QByteArray("counter 2"));
    session.reset();
    QCOMPARE(entry(second), QByteArray());

    ConnectionSettings named = settings();
    named.workstation = QStringLiteral("counter 3");
    {
        const Session third(named);
        QCOMPARE(entry(third.server().connectionId), QByteArray("counter 3"));
    }
    QCOMPARE(client().number("SELECT COUNT(*) FROM desk_sessions WHERE workstation = 'counter 3'"), 0);
    client().run("DELETE FROM desk_sessions");
}

HOLDFAST_TEST_MAIN(tst_Session)
#include "tst_session.moc"
