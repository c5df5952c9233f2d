// SPDX-License-Identifier: GPL-3.0-or-later
// What an accept, and an order at the price of the moment, leave behind when they are interrupted or kept waiting at
// any statement. The ids in comments are field cases.
#include "sql/connection/dialect.h"
#include "tests/support/flow_watch.h"
#include "tests/support/isolation_rows.h"
#include "tests/support/test_main.h"

using namespace holdfast;
using namespace holdfast::test;

namespace {

using When = FlowStep::When;

struct Place // a step of a flow
{
    QByteArray statement;
    When when = When::Before;

    bool isCommitted() const { return statement == "COMMIT" && when == When::After; }
    QByteArray text() const { return (when == When::Before ? "before " : "after ") + statement; }
};

enum class Road { Quote, Price };

} // namespace

Q_DECLARE_METATYPE(Road)

class tst_AcceptFaults : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    CustomerId m_ada{};
    SkuId m_mug{}, m_tea{};
    QuoteId m_quote{};    // of each attempt: 2 mugs, 3 teas
    Stock m_mugs, m_teas; // before it
    int m_keys = 0;

    RawClient &client() { return m_store->client(); }
    ConnectionSettings settings() const { return atIsolationOfRow(m_schema->settings()); }

    // What both roads are asked and answered here, as one.
    struct Answer
    {
        bool made = false;     // Accepted or Placed
        bool replayed = false; // the answer that made it, once more
        bool fault = false;
        std::optional<DbError> error;
        RunReport run;
    };
    template <class Outcome>
    static Answer answer(const Told<Outcome> &told)
    {
        Answer answer{false, false, told.fault, told.error, told.run};
        if constexpr (std::is_same_v<Outcome, AcceptQuoteOutcome>)
            answer.made = told.template as<Accepted>();
        else
            answer.made = told.template as<Placed>();
        if (const auto *again = told.template as<Replayed>())
            answer.replayed =
                std::holds_alternative<Accepted>(again->original) || std::holds_alternative<Placed>(again->original);
        return answer;
    }

    void another(Road road)
    {
        m_store->setRoad(OrderRoad::Quote);
        m_quote = m_store->quote(m_ada, {{m_tea, 3}, {m_mug, 2}});
        m_mugs = m_store->stock(m_mug);
        m_teas = m_store->stock(m_tea);
        if (road == Road::Price)
            m_store->setRoad(OrderRoad::CurrentPrice);
        ++m_keys;
    }
    Answer send(Session &desk, Road road)
    {
        const QByteArray key = "key " + QByteArray::number(m_keys);
        if (road == Road::Quote)
            return answer(ask(desk, AcceptQuote{key, m_ada, m_quote}));
        return answer(ask(desk, PlaceOrder{key, m_ada, {{m_tea, 3, 1}, {m_mug, 2, 1}}}));
    }

    std::vector<Place> dryRun(Road road)
    {
        another(road);
        std::vector<Place> places;
        Watch watch([&](const FlowStep &step) { places.push_back({step.statement, step.when}); });
        Session desk(settings());
        desk.setObserver(&watch);
        send(desk, road);
        return places;
    }

    bool isMadeOnce(Road road)
    {
        const qint64 used = client().number(
            test::sql("SELECT consumed_order_id IS NOT NULL FROM quotes WHERE id = :a", number(m_quote)));
        return m_store->stock(m_mug) == Stock{m_mugs.available - 2, m_mugs.reserved + 2} &&
               m_store->stock(m_tea) == Stock{m_teas.available - 3, m_teas.reserved + 3} &&
               (used == 1) == (road == Road::Quote);
    }

    static void roads()
    {
        QTest::addColumn<Road>("road");
        QTest::newRow("a quote") << Road::Quote;
        QTest::newRow("the price of the moment") << Road::Price;
        repeatableReadRow("a quote") << Road::Quote;
        repeatableReadRow("the price of the moment") << Road::Price;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("faults");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_ada = m_store->customer("Ada");
        m_mug = m_store->sku("MUG-01", 10'000);
        m_tea = m_store->sku("TEA-01", 10'000);
    }
    void cleanup() { QCOMPARE(m_store->brokenRules(), QByteArrayList()); }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    // A35, D8
    void anExceptionAtAnyStepLeavesAllOrNothing_data() { roads(); }
    void anExceptionAtAnyStepLeavesAllOrNothing()
    {
        QFETCH(Road, road);
        const std::vector<Place> places = dryRun(road);
        QVERIFY(places.size() >= 2 * 11);
        for (std::size_t at = 0; at < places.size(); ++at) {
            another(road);
            const QByteArrayList before = everyRow(client());
            std::size_t seen = 0;
            Watch watch([&](const FlowStep &) {
                if (seen++ == at)
                    throw PlannedFault{};
            });
            Session desk(settings());
            desk.setObserver(&watch);
            const QByteArray place = places[at].text();
            QVERIFY2(send(desk, road).fault, place);
            if (places[at].isCommitted())
                QVERIFY2(isMadeOnce(road), place);
            else
                QVERIFY2(everyRow(client()) == before, place);
            QVERIFY2(transactionOf(client(), desk.server().connectionId).isEmpty(), place);

            desk.setObserver(nullptr);
            const Answer again = send(desk, road);
            QVERIFY2(places[at].isCommitted() ? again.replayed : again.made, place);
            QVERIFY2(isMadeOnce(road), place);
        }
    }

    // D7, D8, C13: after 1213 and after 1205 the whole flow runs again, never one statement.
    void aLockErrorAtAnyStepRunsTheWholeFlowAgain_data()
    {
        QTest::addColumn<Road>("road");
        QTest::addColumn<int>("native");
        QTest::newRow("a quote, 1205") << Road::Quote << 1205;
        QTest::newRow("a quote, 1213") << Road::Quote << 1213;
        QTest::newRow("the price of the moment, 1205") << Road::Price << 1205;
        QTest::newRow("the price of the moment, 1213") << Road::Price << 1213;
        repeatableReadRow("a quote, 1213") << Road::Quote << 1213;
    }
    void aLockErrorAtAnyStepRunsTheWholeFlowAgain()
    {
        QFETCH(Road, road);
        QFETCH(int, native);
        const std::vector<Place> places = dryRun(road);
        QByteArrayList all;
        for (const Place &place : places) {
            if (place.when == When::Before)
                all << place.statement;
        }
        for (std::size_t at = 0; at < places.size(); ++at) {
            if (places[at].isCommitted())
                continue; // it has its answer: nothing is left that could fail
            another(road);
            std::size_t seen = 0;
            Watch watch([&](const FlowStep &) {
                if (seen++ == at)
                    throw DbError{dialect::kindOf(native), native, places[at].statement, QString()};
            });
            Session desk(settings());
            desk.setObserver(&watch);
            const Answer told = send(desk, road);
            const QByteArray place = places[at].text();
            QVERIFY2(told.made, place);
            QCOMPARE(told.run.attempts, 2);
            QCOMPARE(told.run.setbacks.size(), std::size_t(1));
            QCOMPARE(told.run.setbacks[0].native, native);
            QByteArrayList second;
            for (const RunReport::Step &step : told.run.steps) {
                if (step.attempt == 2)
                    second << step.statement;
            }
            QCOMPARE(second, all);
            QVERIFY2(isMadeOnce(road), place);
        }
    }

    // A32, G17: the connection is killed at every step; the same call still ends with one order.
    void aConnectionKilledAtAnyStepMakesOneOrder_data() { roads(); }
    void aConnectionKilledAtAnyStepMakesOneOrder()
    {
        QFETCH(Road, road);
        const std::vector<Place> places = dryRun(road);
        for (std::size_t at = 0; at < places.size(); ++at) {
            another(road);
            std::size_t seen = 0;
            Session desk(settings());
            Watch watch([&](const FlowStep &) {
                if (seen++ == at)
                    client().run("KILL " + QByteArray::number(desk.server().connectionId));
            });
            desk.setObserver(&watch);
            const Answer told = send(desk, road);
            const QByteArray place = places[at].text();
            QVERIFY2(told.made || told.replayed, place);
            QVERIFY2(isMadeOnce(road), place);
            desk.setObserver(nullptr);
            QVERIFY2(send(desk, road).replayed, place);
            QVERIFY2(isMadeOnce(road), place);
        }
    }

    // D8. The rows that it may have to wait for, and at which statement it does.
    void heldUpByAnotherItGivesUpAndLeavesNothing_data()
    {
        QTest::addColumn<Road>("road");
        QTest::addColumn<QByteArray>("held");
        QTest::addColumn<QByteArray>("statement");
        const auto row = [](const char *name, Road road, const char *held, const char *statement) {
            QTest::newRow(name) << road << QByteArray(held) << QByteArray(statement);
            repeatableReadRow(name) << road << QByteArray(held) << QByteArray(statement);
        };
        row("the customer, which the receipt refers to", Road::Quote, "SELECT * FROM customers FOR UPDATE",
            "receipts/receipt_claim");
        row("the quote", Road::Quote, "SELECT * FROM quotes WHERE id = :a FOR UPDATE", "quotes/quote_lock");
        row("a line", Road::Quote, "SELECT * FROM quote_lines WHERE quote_id = :a AND line_no = 2 FOR UPDATE",
            "quotes/quote_lines_share");
        row("a stock row", Road::Quote, "SELECT * FROM stock WHERE sku_id = :b FOR UPDATE", "stock/stock_lock");
        row("a SKU, which the order's line refers to", Road::Quote, "SELECT * FROM skus WHERE id = :b FOR UPDATE",
            "orders/order_lines_insert");
        row("a price", Road::Price, "SELECT * FROM prices WHERE sku_id = :b FOR UPDATE", "skus/prices_share");
    }
    void heldUpByAnotherItGivesUpAndLeavesNothing()
    {
        QFETCH(Road, road);
        QFETCH(QByteArray, held);
        QFETCH(QByteArray, statement);
        another(road);
        RawClient other(settings());
        other.run("START TRANSACTION");
        QVERIFY(!other.rows(test::sql(held.constData(), number(m_quote), number(m_tea))).empty());
        ConnectionSettings hurried = settings(); // lock wait 1 s
        hurried.attempts = 1;
        Session desk(hurried);
        const QByteArrayList before = everyRow(client());
        const Answer told = send(desk, road);
        QVERIFY(told.error);
        QCOMPARE(told.error->kind, DbError::Kind::LockWait);
        QCOMPARE(told.error->statement, statement);
        QCOMPARE(transactionOf(client(), desk.server().connectionId), QByteArray());
        QCOMPARE(everyRow(client()), before);
        other.run("ROLLBACK");
        QVERIFY(send(desk, road).made);
        QVERIFY(isMadeOnce(road));
    }

    // D7, D8: the server ends a real deadlock by undoing our transaction.
    void asTheVictimOfADeadlockItsSecondAttemptSucceeds_data() { isolationRows(); }
    void asTheVictimOfADeadlockItsSecondAttemptSucceeds()
    {
        another(Road::Quote);
        const AcceptQuote request{"key " + QByteArray::number(m_keys), m_ada, m_quote};
        Barrier barrier("quotes/quote_lock", When::After);
        std::atomic<qint64> otherConnection{0};
        auto desk = askElsewhere(settings(), request, &barrier);
        QVERIFY(barrier.reached());
        auto other = std::async(std::launch::async, [&] {
            RawClient stranger(settings());
            stranger.run("START TRANSACTION");
            for (int i = 0; i < 60; ++i) // whoever has written less is the victim
                stranger.run("INSERT INTO customers (name, created_at) VALUES ('x', UTC_TIMESTAMP(6))");
            stranger.rows(test::sql("SELECT * FROM stock WHERE sku_id = :a FOR UPDATE", number(m_tea)));
            otherConnection = stranger.number("SELECT CONNECTION_ID()");
            const int code =
                stranger.attempt(test::sql("SELECT * FROM quotes WHERE id = :a FOR UPDATE", number(m_quote)));
            stranger.run("ROLLBACK");
            return code;
        });
        QTRY_VERIFY(otherConnection != 0 && waitsForLock(client(), otherConnection));
        barrier.letGo();
        const ToldAccept told = desk.get();
        QCOMPARE(other.get(), 0);
        QVERIFY(told.as<Accepted>());
        QCOMPARE(told.run.attempts, 2);
        QCOMPARE(told.run.setbacks[0].native, 1213);
        QCOMPARE(told.run.setbacks[0].statement, QByteArray("stock/stock_lock"));
        QVERIFY(isMadeOnce(Road::Quote));
    }
};

HOLDFAST_TEST_MAIN(tst_AcceptFaults)
#include "tst_accept_faults.moc"
