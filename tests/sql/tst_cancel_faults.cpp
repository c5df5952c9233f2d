// SPDX-License-Identifier: GPL-3.0-or-later
// What a cancel leaves behind when it is interrupted or kept waiting. The ids in comments are field cases.
#include "tests/support/flow_watch.h"
#include "tests/support/isolation_rows.h"
#include "tests/support/test_main.h"

using namespace holdfast;
using namespace holdfast::test;

namespace {

using When = FlowStep::When;

struct Place // a step of the flow
{
    QByteArray statement;
    When when = When::Before;

    QByteArray text() const { return (when == When::Before ? "before " : "after ") + statement; }
};

} // namespace

class tst_CancelFaults : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    CustomerId m_ada{};
    SkuId m_mug{}, m_tea{};
    OrderId m_order{};      // of each test: 2 mugs of 10, 3 teas of 10
    qint64 m_movements = 0; // of either, before it is cancelled

    RawClient &client() { return m_store->client(); }
    ConnectionSettings settings() const { return atIsolationOfRow(m_schema->settings()); }
    CancelOrder request() const { return cancelFor(m_ada, m_order); }

    // Where all orders before it are cancelled.
    void placeAnother()
    {
        m_order = m_store->order(m_ada, {{m_mug, 2}, {m_tea, 3}});
        m_movements = m_store->movements(m_mug);
    }

    // Every step of a cancel that goes through, as it happens.
    std::vector<Place> dryRun()
    {
        std::vector<Place> places;
        Watch watch([&](const FlowStep &step) { places.push_back({step.statement, step.when}); });
        Session desk(settings());
        desk.setObserver(&watch);
        ask(desk, request());
        return places;
    }

    bool isUntouched()
    {
        return m_store->stock(m_mug) == Stock{8, 2} && m_store->stock(m_tea) == Stock{7, 3} &&
               m_store->orderStatus(m_order) == "created" && m_store->reservationStatus(m_order, m_mug) == "held" &&
               m_store->reservationStatus(m_order, m_tea) == "held";
    }
    bool isGivenBackOnce()
    {
        return m_store->stock(m_mug) == Stock{10, 0} && m_store->stock(m_tea) == Stock{10, 0} &&
               m_store->orderStatus(m_order) == "cancelled" &&
               m_store->reservationStatus(m_order, m_mug) == "released" &&
               m_store->reservationStatus(m_order, m_tea) == "released" &&
               m_store->movements(m_mug) == m_movements + 1 && m_store->movements(m_tea) == m_movements + 1;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("faults");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_ada = m_store->customer("Ada");
        m_mug = m_store->sku("MUG-01", 10);
        m_tea = m_store->sku("TEA-01", 10);
    }

    void init() { placeAnother(); }

    void cleanup() { QCOMPARE(m_store->brokenRules(), QByteArrayList()); }

    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    // A35
    void anExceptionBetweenReleaseAndGiveBackLeavesTheOrderHeld_data() { isolationRows(); }
    void anExceptionBetweenReleaseAndGiveBackLeavesTheOrderHeld()
    {
        Watch watch([](const FlowStep &step) {
            if (step.statement == "reservations/reservations_release" && step.when == When::After)
                throw PlannedFault{};
        });
        Session desk(settings());
        desk.setObserver(&watch);
        const QByteArrayList before = everyRow(client());
        const ToldCancel told = ask(desk, request());
        QVERIFY(told.fault);
        QVERIFY(told.statements().contains("reservations/reservations_release"));
        QVERIFY(!told.statements().contains("stock/stock_give_back"));
        QVERIFY(isUntouched());
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(transactionOf(client(), desk.server().connectionId), QByteArray());

        desk.setObserver(nullptr);
        QVERIFY(ask(desk, request()).as<Cancelled>());
        QVERIFY(isGivenBackOnce());
    }

    // A35, D8
    void anExceptionAtAnyStepLeavesAllOrNothing_data() { isolationRows(); }
    void anExceptionAtAnyStepLeavesAllOrNothing()
    {
        const std::vector<Place> places = dryRun();
        QVERIFY(places.size() >= 2 * 8); // BEGIN, 3 to 4 locking reads, 3 writes, COMMIT: each before and after
        std::size_t struck = 0;
        for (std::size_t at = 0; at < places.size(); ++at) {
            placeAnother();
            const QByteArrayList before = everyRow(client());
            std::size_t seen = 0;
            Watch watch([&](const FlowStep &) {
                if (seen++ == at)
                    throw PlannedFault{};
            });
            Session desk(settings());
            desk.setObserver(&watch);
            const ToldCancel told = ask(desk, request());
            const QByteArray place = places[at].text();
            QVERIFY2(told.fault, place);
            QVERIFY2(!told.outcome, place); // no success is told
            ++struck;
            const bool committed = places[at].statement == "COMMIT" && places[at].when == When::After;
            QVERIFY2(committed ? isGivenBackOnce() : isUntouched(), place);
            if (!committed)
                QVERIFY2(everyRow(client()) == before, place);
            QVERIFY2(transactionOf(client(), desk.server().connectionId).isEmpty(), place);

            // The same desk is usable at once, and completes it.
            desk.setObserver(nullptr);
            const ToldCancel again = ask(desk, request());
            QVERIFY2(committed ? again.as<AlreadyCancelled>() != nullptr : again.as<Cancelled>() != nullptr, place);
            QVERIFY2(isGivenBackOnce(), place);
        }
        QCOMPARE(struck, places.size());
    }

    // D7, D8: after 1213 and after 1205 the whole flow runs again, never one statement.
    void aLockErrorAfterAnyStatementRunsTheWholeFlowAgain_data()
    {
        QTest::addColumn<int>("native");
        QTest::newRow("1205") << 1205;
        QTest::newRow("1213") << 1213;
        repeatableReadRow("1213") << 1213;
    }
    void aLockErrorAfterAnyStatementRunsTheWholeFlowAgain()
    {
        QFETCH(int, native);
        const std::vector<Place> places = dryRun();
        QByteArrayList all;
        for (const Place &place : places) {
            if (place.when == When::Before)
                all << place.statement;
        }
        for (std::size_t at = 0; at < places.size(); ++at) {
            if (places[at].statement == "COMMIT" && places[at].when == When::After)
                continue; // it has its answer: nothing is left that could fail
            placeAnother();
            std::size_t seen = 0;
            Watch watch([&](const FlowStep &) {
                if (seen++ == at)
                    throw DbError{dialect::kindOf(native), native, places[at].statement, QString()};
            });
            Session desk(settings());
            desk.setObserver(&watch);
            const ToldCancel told = ask(desk, request());
            const QByteArray place = places[at].text();
            QVERIFY2(told.as<Cancelled>() && !told.as<Cancelled>()->seenAgain, place);
            QCOMPARE(told.run.attempts, 2);
            QCOMPARE(told.run.setbacks.size(), std::size_t(1));
            QCOMPARE(told.run.setbacks[0].native, native);
            QCOMPARE(told.run.setbacks[0].statement, places[at].statement);
            QByteArrayList second;
            for (const RunReport::Step &step : told.run.steps) {
                if (step.attempt == 2)
                    second << step.statement;
            }
            QCOMPARE(second, all);
            QVERIFY2(told.statements().contains("ROLLBACK"), place);
            QVERIFY2(isGivenBackOnce(), place);
        }
    }

    // A32: the connection is killed at every step; the same call still ends with one give-back.
    void aConnectionKilledAtAnyStepGivesBackOnce_data() { isolationRows(); }
    void aConnectionKilledAtAnyStepGivesBackOnce()
    {
        const std::vector<Place> places = dryRun();
        for (std::size_t at = 0; at < places.size(); ++at) {
            placeAnother();
            std::size_t seen = 0;
            qint64 killed = 0;
            Session desk(settings());
            Watch watch([&](const FlowStep &) {
                if (seen++ == at) {
                    killed = desk.server().connectionId;
                    client().run("KILL " + QByteArray::number(killed));
                }
            });
            desk.setObserver(&watch);
            const ToldCancel told = ask(desk, request());
            const QByteArray place = places[at].text();
            QVERIFY2(killed != 0, place);
            QVERIFY2(told.as<Cancelled>(), place);
            QVERIFY2(isGivenBackOnce(), place);
            const bool committed = places[at].statement == "COMMIT" && places[at].when == When::After;
            QVERIFY2(committed ? told.run.attempts == 1 : told.run.attempts > 1, place);

            desk.setObserver(nullptr);
            QVERIFY2(ask(desk, request()).as<AlreadyCancelled>(), place);
            QVERIFY2(desk.server().connectionId != killed, place);
            QVERIFY2(isGivenBackOnce(), place);
        }
    }

    void aWaitingCancelCompletesWhatTheFirstRolledBack_data() { isolationRows(); }
    void aWaitingCancelCompletesWhatTheFirstRolledBack()
    {
        Barrier barrier("stock/stock_give_back", When::After);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(settings(), request(), &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(settings(), request(), nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        QVERIFY(isUntouched()); // as everybody else sees it
        barrier.letFail();
        QVERIFY(first.get().fault);
        const ToldCancel told = second.get();
        QVERIFY(told.as<Cancelled>());
        QCOMPARE(told.run.attempts, 1);
        QVERIFY(isGivenBackOnce());
    }

    // D8. The rows that a cancel may have to wait for, and at which statement it does.
    void heldUpByAnotherItGivesUpAndLeavesNothing_data()
    {
        QTest::addColumn<QByteArray>("held");
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<int>("attempts"); // each takes a second
        const auto row = [](const char *name, const char *held, const char *statement, int attempts = 1) {
            QTest::newRow(name) << QByteArray(held) << QByteArray(statement) << attempts;
        };
        const auto atBoth = [&](const char *name, const char *held, const char *statement, int attempts = 1) {
            row(name, held, statement, attempts);
            repeatableReadRow(name) << QByteArray(held) << QByteArray(statement) << 1;
        };
        row("the order", "SELECT * FROM orders WHERE id = :a FOR UPDATE", "orders/order_lock");
        atBoth("a reservation", "SELECT * FROM reservations WHERE order_id = :a AND sku_id = :b FOR UPDATE",
               "reservations/reservations_lock");
        row("a line", "SELECT * FROM order_lines WHERE order_id = :a AND line_no = 2 FOR UPDATE",
            "orders/order_lines_share");
        atBoth("a stock row", "SELECT * FROM stock WHERE sku_id = :b FOR UPDATE", "stock/stock_lock_of_order", 2);
        row("a SKU, which the movement refers to", "SELECT * FROM skus WHERE id = :b FOR UPDATE",
            "stock/stock_give_back");
    }
    void heldUpByAnotherItGivesUpAndLeavesNothing()
    {
        QFETCH(QByteArray, held);
        QFETCH(QByteArray, statement);
        QFETCH(int, attempts);
        RawClient other(settings());
        other.run("START TRANSACTION");
        QCOMPARE(other.rows(sql(held.constData(), number(m_order), number(m_tea))).size(), std::size_t(1));

        ConnectionSettings hurried = settings(); // lock wait 1 s
        hurried.attempts = attempts;
        Session desk(hurried);
        const qint64 connection = desk.server().connectionId;
        const QByteArrayList before = everyRow(client());
        const ToldCancel told = ask(desk, request());
        QVERIFY(told.error);
        QCOMPARE(told.error->kind, DbError::Kind::LockWait);
        QCOMPARE(told.error->native, 1205);
        QCOMPARE(told.error->statement, statement);
        QCOMPARE(told.run.attempts, attempts);
        QVERIFY(told.run.micros < 6'000'000);
        QCOMPARE(transactionOf(client(), connection), QByteArray());
        QVERIFY(isUntouched());
        QCOMPARE(everyRow(client()), before);

        other.run("ROLLBACK");
        const ToldCancel next = ask(desk, request());
        QVERIFY(next.as<Cancelled>());
        QCOMPARE(next.run.attempts, 1);
        QCOMPARE(desk.server().connectionId, connection); // the same session, and clean
        QVERIFY(isGivenBackOnce());
    }

    // D8: a lock wait that ends the first attempt, and a second one that finds the row free.
    void afterALockWaitTheSecondAttemptSucceeds_data() { isolationRows(); }
    void afterALockWaitTheSecondAttemptSucceeds()
    {
        RawClient other(settings());
        other.run("START TRANSACTION");
        other.rows(sql("SELECT * FROM stock WHERE sku_id = :a FOR UPDATE", number(m_tea)));
        Watch watch([&](const FlowStep &step) {
            if (step.statement == "BEGIN" && step.when == When::Before && step.attempt == 2)
                other.run("ROLLBACK");
        });
        Session desk(settings());
        desk.setObserver(&watch);
        const ToldCancel told = ask(desk, request());
        QVERIFY(told.as<Cancelled>());
        QCOMPARE(told.run.attempts, 2);
        QVERIFY(told.metNative(1205));
        QVERIFY(isGivenBackOnce());
    }

    // D7, D8: the server ends a real deadlock by undoing our transaction.
    void asTheVictimOfADeadlockItsSecondAttemptSucceeds_data()
    {
        QTest::addColumn<QByteArray>("held");
        QTest::addColumn<QByteArray>("statement");
        const auto row = [](const char *name, const char *held, const char *statement) {
            QTest::newRow(name) << QByteArray(held) << QByteArray(statement);
            repeatableReadRow(name) << QByteArray(held) << QByteArray(statement);
        };
        row("over a reservation", "SELECT * FROM reservations WHERE order_id = :a AND sku_id = :b FOR UPDATE",
            "reservations/reservations_lock");
        row("over a line", "SELECT * FROM order_lines WHERE order_id = :a AND line_no = 2 FOR UPDATE",
            "orders/order_lines_share");
        row("over a stock row", "SELECT * FROM stock WHERE sku_id = :b FOR UPDATE", "stock/stock_lock_of_order");
        row("over a SKU", "SELECT * FROM skus WHERE id = :b FOR UPDATE", "stock/stock_give_back");
    }
    void asTheVictimOfADeadlockItsSecondAttemptSucceeds()
    {
        QFETCH(QByteArray, held);
        QFETCH(QByteArray, statement);
        Barrier barrier("orders/order_lock", When::After);
        std::atomic<qint64> otherConnection{0};
        auto desk = askElsewhere(settings(), request(), &barrier);
        QVERIFY(barrier.reached());
        auto other = std::async(std::launch::async, [&] {
            RawClient stranger(settings());
            stranger.run("START TRANSACTION");
            for (int i = 0; i < 60; ++i) // whoever has written less is the victim
                stranger.run("INSERT INTO customers (name, created_at) VALUES ('x', UTC_TIMESTAMP(6))");
            stranger.rows(sql(held.constData(), number(m_order), number(m_tea)));
            otherConnection = stranger.number("SELECT CONNECTION_ID()");
            const int code = stranger.attempt(sql("SELECT * FROM orders WHERE id = :a FOR UPDATE", number(m_order)));
            stranger.run("ROLLBACK");
            return code;
        });
        QTRY_VERIFY(otherConnection != 0 && waitsForLock(client(), otherConnection));
        barrier.letGo();
        const ToldCancel told = desk.get();
        QCOMPARE(other.get(), 0);
        QVERIFY(told.as<Cancelled>());
        QCOMPARE(told.run.attempts, 2);
        QCOMPARE(told.run.setbacks.size(), std::size_t(1));
        QCOMPARE(told.run.setbacks[0].native, 1213);
        QCOMPARE(told.run.setbacks[0].statement, statement);
        QVERIFY(isGivenBackOnce());
    }

    void asTheSurvivorOfADeadlockItGoesOn_data() { isolationRows(); }
    void asTheSurvivorOfADeadlockItGoesOn()
    {
        Barrier barrier("reservations/reservations_release", When::After); // it has written, the other has not
        std::atomic<qint64> otherConnection{0};
        auto desk = askElsewhere(settings(), request(), &barrier);
        QVERIFY(barrier.reached());
        auto other = std::async(std::launch::async, [&] {
            RawClient stranger(settings());
            stranger.run("START TRANSACTION");
            stranger.rows(sql("SELECT * FROM skus WHERE id = :a FOR UPDATE", number(m_tea)));
            otherConnection = stranger.number("SELECT CONNECTION_ID()");
            return stranger.attempt(sql("SELECT * FROM orders WHERE id = :a FOR UPDATE", number(m_order)));
        });
        QTRY_VERIFY(otherConnection != 0 && waitsForLock(client(), otherConnection));
        barrier.letGo();
        QCOMPARE(other.get(), 1213);
        const ToldCancel told = desk.get();
        QVERIFY(told.as<Cancelled>());
        QCOMPARE(told.run.attempts, 1);
        QVERIFY(isGivenBackOnce());
    }

    // D7: lock errors without end are told, within the budget and the attempts.
    void aLockErrorWithoutEndIsToldAfterTheLastAttempt_data() { isolationRows(); }
    void aLockErrorWithoutEndIsToldAfterTheLastAttempt()
    {
        Watch watch([](const FlowStep &step) {
            if (step.statement == "stock/stock_give_back" && step.when == When::After)
                throw DbError{DbError::Kind::Deadlock, 1213, step.statement, QString()};
        });
        Session desk(settings());
        desk.setObserver(&watch);
        const ToldCancel told = ask(desk, request());
        QVERIFY(told.error);
        QCOMPARE(told.error->kind, DbError::Kind::Deadlock);
        QCOMPARE(told.run.attempts, settings().attempts);
        QVERIFY(isUntouched());
        desk.setObserver(nullptr);
        QVERIFY(ask(desk, request()).as<Cancelled>());
        QVERIFY(isGivenBackOnce());
    }

    // A33, D14: whoever changed the order meanwhile is seen under the lock.
    void aStatusThatChangesWhileItWaitsIsTheOneItJudges_data() { isolationRows(); }
    void aStatusThatChangesWhileItWaitsIsTheOneItJudges()
    {
        RawClient other(settings());
        other.run("START TRANSACTION");
        other.run(sql("UPDATE orders SET status = 'paid', version = version + 1 WHERE id = :a", number(m_order)));
        std::atomic<qint64> waiting{0};
        auto desk = askElsewhere(settings(), request(), nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        other.run("COMMIT");
        const ToldCancel told = desk.get();
        QVERIFY(told.as<NotCancellable>());
        QCOMPARE(told.as<NotCancellable>()->status, QByteArray("paid"));
        QCOMPARE(m_store->stock(m_mug), (Stock{8, 2}));
        client().run(sql("UPDATE orders SET status = 'created', version = version + 1 WHERE id = :a", number(m_order)));
        Session next(settings());
        QVERIFY(ask(next, request()).as<Cancelled>());
        QVERIFY(isGivenBackOnce());
    }
};

HOLDFAST_TEST_MAIN(tst_CancelFaults)
#include "tst_cancel_faults.moc"
