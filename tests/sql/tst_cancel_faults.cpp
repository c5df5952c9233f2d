// SPDX-License-Identifier: GPL-3.0-or-later
// What a cancel leaves behind when it is interrupted, kept waiting, or meets records that disagree. The ids in comments
// are field cases.
#include "tests/support/flow_watch.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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
    ConnectionSettings settings() const { return m_schema->settings(); }
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
            QCOMPARE(m_store->brokenRules(), QByteArrayList());
        }
        QCOMPARE(struck, places.size());
    }

    // D7, D8: after 1213 and after 1205 the whole flow runs again, never one statement.
    void aLockErrorAfterAnyStatementRunsTheWholeFlowAgain_data()
    {
        QTest::addColumn<int>("native");
        QTest::newRow("1205") << 1205;
        QTest::newRow("1213") << 1213;
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
            QCOMPARE(m_store->brokenRules(), QByteArrayList());
        }
    }

    // A32: the connection is killed at every step; the same call still ends with one give-back.
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
            QCOMPARE(told.run.attempts, committed ? 1 : 2);

            desk.setObserver(nullptr);
            QVERIFY2(ask(desk, request()).as<AlreadyCancelled>(), place);
            QVERIFY2(desk.server().connectionId != killed, place);
            QVERIFY2(isGivenBackOnce(), place);
            QCOMPARE(m_store->brokenRules(), QByteArrayList());
        }
    }

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
        row("the order", "SELECT * FROM orders WHERE id = :a FOR UPDATE", "orders/order_lock");
        row("a reservation", "SELECT * FROM reservations WHERE order_id = :a AND sku_id = :b FOR UPDATE",
            "reservations/reservations_lock");
        row("a line", "SELECT * FROM order_lines WHERE order_id = :a AND line_no = 2 FOR UPDATE",
            "orders/order_lines_share");
        row("a stock row", "SELECT * FROM stock WHERE sku_id = :b FOR UPDATE", "stock/stock_lock_of_order", 2);
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
        ConnectionSettings patient = settings();
        patient.lockWait = std::chrono::seconds(4); // a deadlock is found at once; 1205 shall not come first
        Barrier barrier("orders/order_lock", When::After);
        std::atomic<qint64> otherConnection{0};
        auto desk = askElsewhere(patient, request(), &barrier);
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

    void asTheSurvivorOfADeadlockItGoesOn()
    {
        ConnectionSettings patient = settings();
        patient.lockWait = std::chrono::seconds(4);
        Barrier barrier("reservations/reservations_release", When::After); // it has written, the other has not
        std::atomic<qint64> otherConnection{0};
        auto desk = askElsewhere(patient, request(), &barrier);
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

// Records that disagree. What is planted here breaks the rules that tst_CancelFaults looks at after each test.
class DamagedStore
{
public:
    DamagedStore() : m_schema("damage"), m_store(m_schema)
    {
        // What stands in the way of planting; never of what is tested, which must write nothing.
        for (const char *trigger :
             {"reservations_before_update", "reservations_before_delete", "reservations_before_insert",
              "order_lines_before_delete", "orders_before_update", "orders_after_update"})
            m_store.client().run(QByteArray("DROP TRIGGER ") + trigger);
        startAfresh();
    }

    void startAfresh()
    {
        m_schema.empty();
        m_ada = m_store.customer("Ada");
        m_mug = m_store.sku("MUG-01", 10);
        m_tea = m_store.sku("TEA-01", 10);
        m_store.sku("JAM-01", 10);
        m_order = m_store.order(m_ada, {{m_tea, 3}, {m_mug, 2}});
    }

    void plant(const QByteArray &statements)
    {
        RawClient stranger(m_schema.settings());
        stranger.run("SET SESSION foreign_key_checks = 0");
        for (const QByteArray &statement : statements.split(';'))
            stranger.run(statement);
    }

    ScratchSchema m_schema;
    StoreBuilder m_store;
    CustomerId m_ada{};
    SkuId m_mug{}, m_tea{};
    OrderId m_order{};
};

class tst_CancelDamage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DamagedStore> m;

    RawClient &client() { return m->m_store.client(); }
    ConnectionSettings settings() const { return m->m_schema.settings(); }
    CancelOrder request() const { return cancelFor(m->m_ada, m->m_order); }
    QByteArrayList events()
    {
        QByteArrayList all;
        for (const auto &row : client().rows("SELECT incident_id, what FROM incident_events ORDER BY id"))
            all << row[0].toByteArray() + ' ' + row[1].toByteArray();
        return all;
    }

private Q_SLOTS:
    void initTestCase() { m = std::make_unique<DamagedStore>(); }
    void init() { m->startAfresh(); }
    void cleanupTestCase() { m.reset(); }

    // B1, B2, B9
    void whatDisagreesIsToldAndNotTouched_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::addColumn<QByteArray>("invariant");
        QTest::addColumn<bool>("namesTheTea");
        const auto row = [](const char *name, const char *damage, const char *invariant, bool namesTheTea = false) {
            QTest::newRow(name) << QByteArray(damage) << QByteArray(invariant) << namesTheTea;
        };
        row("a stock row is missing", "DELETE FROM stock WHERE sku_id = :b", "stock.reserved-equals-held", true);
        row("B1 one unit too few is reserved", "UPDATE stock SET reserved = 2, version = version + 1 WHERE sku_id = :b",
            "stock.reserved-equals-held", true);
        row("B1 nothing is reserved", "UPDATE stock SET reserved = 0, version = version + 1 WHERE sku_id = :b",
            "stock.reserved-equals-held", true);
        row("cancelled, and all is held",
            "UPDATE orders SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancelled_by = 'x'",
            "order.cancelled-holds-none");
        row("cancelled, and one is held",
            "UPDATE orders SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancelled_by = 'x';"
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE sku_id = :b",
            "order.cancelled-holds-none");
        row("cancelled, and one reservation is gone",
            "UPDATE orders SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancelled_by = 'x';"
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6);"
            "DELETE FROM reservations WHERE sku_id = :b",
            "order.cancelled-holds-none");
        row("created, and all is released",
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6)", "order.created-holds-all");
        row("created, and one is released",
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE sku_id = :b",
            "order.created-holds-all");
        row("B7 without reservations", "DELETE FROM reservations", "order.created-holds-all");
        row("B7 one reservation is gone", "DELETE FROM reservations WHERE sku_id = :b", "order.created-holds-all");
        row("B3 more is held than was ordered", "UPDATE reservations SET quantity = 4 WHERE sku_id = :b",
            "reservation.matches-line");
        row("B3 less is held than was ordered", "UPDATE reservations SET quantity = 1 WHERE sku_id = :b",
            "reservation.matches-line");
        row("B15 another SKU is held than was ordered",
            "UPDATE reservations SET sku_id = (SELECT id FROM skus WHERE code = 'JAM-01') WHERE sku_id = :b",
            "reservation.matches-line");
        row("B4 more SKUs are held than were ordered",
            "INSERT INTO reservations (order_id, sku_id, quantity, status, held_at) "
            "SELECT :a, id, 1, 'held', UTC_TIMESTAMP(6) FROM skus WHERE code = 'JAM-01'",
            "reservation.matches-line");
        row("B13 one line is gone", "DELETE FROM order_lines WHERE sku_id = :b", "reservation.matches-line");
        row("without lines", "DELETE FROM order_lines", "reservation.matches-line");
        row("without lines and reservations", "DELETE FROM order_lines; DELETE FROM reservations",
            "order.created-holds-all");
    }
    void whatDisagreesIsToldAndNotTouched()
    {
        QFETCH(QByteArray, damage);
        QFETCH(QByteArray, invariant);
        QFETCH(bool, namesTheTea);
        m->plant(sql(damage.constData(), number(m->m_order), number(m->m_tea)));
        const QByteArrayList before = everyRow(client());

        Session deskOne(settings()), deskTwo(settings());
        const CancelOrder first = request();
        const ToldCancel told = ask(deskOne, first);
        const auto *answer = told.as<Inconsistent>();
        QVERIFY(answer);
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(answer->finding.invariant, invariant);
        QCOMPARE(answer->finding.order, std::optional(m->m_order));
        QCOMPARE(answer->finding.sku, namesTheTea ? std::optional(m->m_tea) : std::nullopt);
        for (const char *write : {"reservations/reservations_release", "stock/stock_give_back", "orders/order_cancel"})
            QVERIFY2(!told.statements().contains(write), write);
        QCOMPARE(transactionOf(client(), deskOne.server().connectionId), QByteArray());

        // One case, with the evidence.
        QVERIFY(answer->incident);
        const auto incidents =
            client().rows("SELECT id, finding_key, invariant, order_id, sku_id, evidence FROM incidents");
        QCOMPARE(incidents.size(), std::size_t(1));
        QCOMPARE(incidents[0][0].toLongLong(), number(*answer->incident));
        QCOMPARE(incidents[0][1].toByteArray(), answer->finding.key);
        QCOMPARE(incidents[0][2].toByteArray(), invariant);
        QCOMPARE(incidents[0][3].toLongLong(), number(m->m_order));
        QCOMPARE(incidents[0][4].isNull(), !namesTheTea);
        const QJsonObject evidence = QJsonDocument::fromJson(incidents[0][5].toByteArray()).object();
        const auto size = [&](const char *name) {
            return qint64(evidence.value(QLatin1String(name)).toArray().size());
        };
        QCOMPARE(evidence.value(QStringLiteral("order")).toInteger(), number(m->m_order));
        QCOMPARE(evidence.value(QStringLiteral("status")).toString().toUtf8(), m->m_store.orderStatus(m->m_order));
        QCOMPARE(size("lines"), client().number("SELECT COUNT(*) FROM order_lines"));
        QCOMPARE(size("reservations"), client().number("SELECT COUNT(*) FROM reservations"));
        QCOMPARE(size("stock"), namesTheTea ? 2 : 0);

        // Another desk meets the same: the same case, seen again.
        const ToldCancel again = ask(deskTwo, request());
        QVERIFY(again.as<Inconsistent>());
        QCOMPARE(again.as<Inconsistent>()->incident, answer->incident);
        QCOMPARE(client().number("SELECT COUNT(*) FROM incidents"), 1);
        const QByteArray id = QByteArray::number(number(*answer->incident));
        QCOMPARE(events(), (QByteArrayList{id + " opened", id + " seen"}));
        QCOMPARE(client().text("SELECT HEX(operation_id) FROM incident_events ORDER BY id LIMIT 1"),
                 first.operation.bytes().toHex().toUpper());
        QCOMPARE(everyRow(client()), before);
    }

    // B1: the evidence says by how much.
    void theEvidenceSaysHowMuchIsMissing()
    {
        m->plant(sql("UPDATE stock SET reserved = 1, version = version + 1 WHERE sku_id = :b", 0, number(m->m_tea)));
        Session desk(settings());
        const ToldCancel told = ask(desk, request());
        QVERIFY(told.as<Inconsistent>());
        const QJsonObject evidence = QJsonDocument::fromJson(told.as<Inconsistent>()->finding.evidence).object();
        const auto rowOf = [&](const char *list) {
            for (const QJsonValue &row : evidence.value(QLatin1String(list)).toArray()) {
                if (row[QStringLiteral("sku")].toInteger() == number(m->m_tea))
                    return row.toObject();
            }
            return QJsonObject();
        };
        QCOMPARE(rowOf("reservations").value(QStringLiteral("quantity")).toInteger(), 3);
        QCOMPARE(rowOf("stock").value(QStringLiteral("reserved")).toInteger(-1), 1);
        QCOMPARE(rowOf("stock").value(QStringLiteral("available")).toInteger(-1), 7);
    }

    void twoDesksThatMeetItAtOnceOpenOneCase()
    {
        m->plant(sql("DELETE FROM reservations WHERE sku_id = :b", 0, number(m->m_tea)));
        // Both have looked for the case and found none.
        Barrier one("incidents/incident_open", FlowStep::When::Before);
        Barrier two("incidents/incident_open", FlowStep::When::Before);
        auto deskOne = askElsewhere(settings(), request(), &one);
        auto deskTwo = askElsewhere(settings(), request(), &two);
        QVERIFY(one.reached() && two.reached());
        one.letGo();
        two.letGo();
        const ToldCancel first = deskOne.get(), second = deskTwo.get();
        QVERIFY(first.as<Inconsistent>() && second.as<Inconsistent>());
        QVERIFY(first.as<Inconsistent>()->incident);
        QCOMPARE(second.as<Inconsistent>()->incident, first.as<Inconsistent>()->incident);
        QCOMPARE(client().number("SELECT COUNT(*) FROM incidents"), 1);
        QCOMPARE(client().number("SELECT COUNT(*) FROM incident_events WHERE what = 'opened'"), 1);
        QCOMPARE(client().number("SELECT COUNT(*) FROM incident_events WHERE what = 'seen'"), 1);
    }

    void aFindingStandsWhereItsCaseCannotBeWritten()
    {
        m->plant("DELETE FROM reservations");
        const QByteArrayList before = everyRow(client());
        Watch watch([](const FlowStep &step) {
            if (step.statement == "incidents/incident_event")
                throw DbError{DbError::Kind::NotPermitted, 1142, step.statement, QString()};
        });
        Session desk(settings());
        desk.setObserver(&watch);
        const ToldCancel told = ask(desk, request());
        QVERIFY(told.as<Inconsistent>());
        QVERIFY(!told.as<Inconsistent>()->incident);
        QCOMPARE(client().number("SELECT COUNT(*) FROM incidents"), 0);
        QCOMPARE(everyRow(client()), before);
    }

    // A foreign customer learns nothing of the damage, and no case is opened for them.
    void damageIsNotToldToAnotherCustomer()
    {
        m->plant("DELETE FROM reservations");
        const CustomerId ben = m->m_store.customer("Ben");
        Session desk(settings());
        QVERIFY(ask(desk, cancelFor(ben, m->m_order)).as<NotFound>());
        QCOMPARE(client().number("SELECT COUNT(*) FROM incidents"), 0);
    }

    // B2: each write is counted; a trigger of somebody's that undoes one of them is found, and all is rolled back.
    void aWriteThatDidNotChangeWhatItShouldIsRolledBack_data()
    {
        QTest::addColumn<QByteArray>("trigger");
        const auto row = [](const char *name, const char *trigger) { QTest::newRow(name) << QByteArray(trigger); };
        row("no reservation changes", "reservations FOR EACH ROW SET NEW.status = OLD.status, "
                                      "NEW.released_at = OLD.released_at");
        row("one reservation does not change",
            "reservations FOR EACH ROW SET NEW.status = IF(NEW.sku_id = :b, OLD.status, NEW.status), "
            "NEW.released_at = IF(NEW.sku_id = :b, OLD.released_at, NEW.released_at)");
        row("the order does not change",
            "orders FOR EACH ROW SET NEW.status = OLD.status, NEW.cancelled_at = OLD.cancelled_at, "
            "NEW.cancelled_by = OLD.cancelled_by, NEW.cancel_reason = OLD.cancel_reason, NEW.cancel_operation_id = "
            "OLD.cancel_operation_id, "
            "NEW.version = OLD.version");
    }
    void aWriteThatDidNotChangeWhatItShouldIsRolledBack()
    {
        QFETCH(QByteArray, trigger);
        const ScratchSchema schema("counts"); // with all its own triggers
        StoreBuilder store(schema);
        const CustomerId ada = store.customer("Ada");
        const SkuId mug = store.sku("MUG-01", 10), tea = store.sku("TEA-01", 10);
        const OrderId order = store.order(ada, {{tea, 3}, {mug, 2}});
        store.client().run("CREATE TRIGGER stranger BEFORE UPDATE ON " + sql(trigger.constData(), 0, number(tea)));
        const QByteArrayList before = everyRow(store.client());
        Session desk(schema.settings());
        const ToldCancel told = ask(desk, cancelFor(ada, order));
        store.client().run("DROP TRIGGER stranger");
        QVERIFY(told.as<Inconsistent>());
        QCOMPARE(told.as<Inconsistent>()->finding.invariant, QByteArray("cancel.counts-differ"));
        QVERIFY(told.as<Inconsistent>()->incident);
        QVERIFY(told.statements().contains("reservations/reservations_release"));
        QCOMPARE(everyRow(store.client()), before);
        QVERIFY(ask(desk, cancelFor(ada, order)).as<Cancelled>()); // nothing of it is left behind
        QCOMPARE(store.stock(tea), (Stock{10, 0}));
        QCOMPARE(store.brokenRules(), QByteArrayList());
    }
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    tst_CancelFaults faults;
    const int failed = runTest(faults, argc, argv);
    tst_CancelDamage damage;
    return failed + runTest(damage, argc, argv);
}
#include "tst_cancel_faults.moc"
