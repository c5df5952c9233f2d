// SPDX-License-Identifier: GPL-3.0-or-later
// The other road: the price of the moment, if it is the one that was confirmed. The ids in comments are field cases.
#include "tests/support/flow_watch.h"
#include "tests/support/isolation_rows.h"
#include "tests/support/test_main.h"

#include <latch>
#include <limits>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using When = FlowStep::When;

template <class Answer>
const Answer *replayed(const ToldBuy &told)
{
    const auto *again = told.as<Replayed>();
    return again ? std::get_if<Answer>(&again->original) : nullptr;
}

} // namespace

class tst_PlaceOrder : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    CustomerId m_ada{}, m_ben{};
    SkuId m_mug{}; // of each test, 10 units at 500.00
    int m_codes = 0, m_keys = 0;

    RawClient &client() { return m_store->client(); }
    ConnectionSettings settings() const { return atIsolationOfRow(m_schema->settings()); }
    SkuId sku(qint64 available, qint64 price = 50'000)
    {
        return m_store->sku(("SKU-" + QByteArray::number(++m_codes)).constData(), available, price);
    }
    PlaceOrder buy(const std::vector<WantedLine> &lines)
    {
        return {"key " + QByteArray::number(++m_keys), m_ada, lines};
    }
    QByteArray priceChange(SkuId sku, qint64 minor)
    {
        return test::sql("UPDATE prices SET price_minor = :b, price_version = price_version + 1 WHERE sku_id = :a",
                         number(sku), minor);
    }
    qint64 orders() { return client().number("SELECT COUNT(*) FROM orders"); }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("place");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_ada = m_store->customer("Ada");
        m_ben = m_store->customer("Ben");
        m_store->setRoad(OrderRoad::CurrentPrice);
    }
    void init() { m_mug = sku(10); }
    void cleanup() { QCOMPARE(m_store->brokenRules(), QByteArrayList()); }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    // It burns no key, and a key that has its answer tells it whatever the setting says.
    void inAStoreOfTheOtherRoadNothingIsPlaced_data() { isolationRows(); }
    void inAStoreOfTheOtherRoadNothingIsPlaced()
    {
        const PlaceOrder done = buy({{m_mug, 1, 1}}), next = buy({{m_mug, 1, 1}}), otherPrice = buy({{m_mug, 1, 2}});
        Session desk(settings());
        QVERIFY(ask(desk, done).as<Placed>());
        m_store->setRoad(OrderRoad::Quote);
        const QByteArrayList before = everyRow(client());
        const ToldBuy told = ask(desk, next), changed = ask(desk, otherPrice), again = ask(desk, done);
        m_store->setRoad(OrderRoad::CurrentPrice);
        for (const ToldBuy *each : {&told, &changed}) {
            const auto *refused = each->as<InvalidInput>();
            QVERIFY(refused && refused->field == InvalidInput::Field::Road);
        }
        QVERIFY(replayed<Placed>(again));
        QCOMPARE(everyRow(client()), before);
        QVERIFY(ask(desk, next).as<Placed>());
    }

    void placesAtTheConfirmedPriceAndTellsItAgain_data() { isolationRows(); }
    void placesAtTheConfirmedPriceAndTellsItAgain()
    {
        const SkuId cup = sku(9, 1'999);
        const PlaceOrder request = buy({{cup, 1, 1}, {m_mug, 2, 1}, {cup, 2, 1}});
        Session desk(settings());
        const ToldBuy told = ask(desk, request);
        const auto *placed = told.as<Placed>();
        QVERIFY(placed);
        QCOMPARE(placed->totalMinor, 2 * 50'000 + 3 * 1'999);
        QCOMPARE(told.statements(), (QByteArrayList{"BEGIN", "receipts/receipt_claim", "skus/prices_share",
                                                    "store/quote_terms", "stock/stock_lock", "orders/order_insert",
                                                    "orders/order_lines_insert", "reservations/reservations_hold",
                                                    "stock/stock_take", "receipts/receipt_finish", "COMMIT"}));
        QCOMPARE(m_store->stock(cup), (Stock{6, 3}));
        QCOMPARE(client().text(test::sql("SELECT CONCAT_WS(' ', o.customer_id = :b, o.status, o.currency, r.answer, "
                                         "r.quote_id IS NULL, r.accepted_at IS NULL) FROM orders o JOIN receipts r "
                                         "ON r.order_id = o.id WHERE o.id = :a",
                                         number(placed->order), number(m_ada))),
                 QByteArray("1 created TWD Placed 1 1"));

        client().run(priceChange(m_mug, 55'000));
        const QByteArrayList before = everyRow(client());
        const PlaceOrder sorted{request.key, m_ada, {{m_mug, 2, 1}, {cup, 3, 1}}}; // the same, entered otherwise
        for (const PlaceOrder &repeat : {request, sorted}) {
            const ToldBuy again = ask(desk, repeat);
            QVERIFY(replayed<Placed>(again));
            QCOMPARE(replayed<Placed>(again)->order, placed->order);
            QCOMPARE(replayed<Placed>(again)->totalMinor, placed->totalMinor);
            QCOMPARE(again.as<Replayed>()->orderStatus, QByteArray("created"));
        }
        QCOMPARE(everyRow(client()), before);
        QVERIFY(ask(desk, cancelFor(m_ada, placed->order)).as<Cancelled>());
        QCOMPARE(ask(desk, request).as<Replayed>()->orderStatus, QByteArray("cancelled"));
    }

    void anotherPriceIsForTheCustomerToConfirm_data()
    {
        QTest::addColumn<qint64>("price");
        QTest::newRow("higher") << qint64(55'000);
        QTest::newRow("lower") << qint64(45'000);
        QTest::newRow("the same once more") << qint64(50'000); // a new version of it
        repeatableReadRow("higher") << qint64(55'000);
    }
    void anotherPriceIsForTheCustomerToConfirm()
    {
        QFETCH(qint64, price);
        const SkuId cup = sku(10), tea = sku(10);
        client().run(priceChange(m_mug, price));
        client().run(priceChange(cup, price));
        const PlaceOrder request = buy({{cup, 1, 1}, {tea, 1, 1}, {m_mug, 2, 1}});
        const qint64 ordersBefore = orders();
        Session desk(settings());
        const ToldBuy told = ask(desk, request);
        const auto isTheChange = [&](const PriceChanged *changed) {
            return changed && changed->lines.size() == 2 && changed->lines[0].sku == m_mug &&
                   changed->lines[1].sku == cup && changed->lines[0].confirmedVersion == 1 &&
                   changed->lines[0].priceVersion == 2 && changed->lines[0].priceMinor == price;
        };
        QVERIFY(isTheChange(told.as<PriceChanged>()));
        QCOMPARE(told.statements(),
                 (QByteArrayList{"BEGIN", "receipts/receipt_claim", "skus/prices_share", "store/quote_terms",
                                 "receipts/receipt_finish", "COMMIT"})); // no stock is locked
        QCOMPARE(orders(), ordersBefore);
        QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));

        // For good under this key, whatever becomes of the price; another key is another try.
        client().run(priceChange(m_mug, 1));
        const ToldBuy again = ask(desk, request);
        QVERIFY(isTheChange(replayed<PriceChanged>(again)));
        QCOMPARE(again.as<Replayed>()->orderStatus, QByteArray());
        const ToldBuy next = ask(desk, buy({{cup, 1, 2}, {tea, 1, 1}, {m_mug, 2, 3}}));
        QVERIFY(next.as<Placed>());
        QCOMPARE(next.as<Placed>()->totalMinor, price + 50'000 + 2);
    }

    // What was compared is what the order says: a change of price waits, or is waited for.
    void aChangeOfPriceMeanwhileWaitsForTheOrder_data() { isolationRows(); }
    void aChangeOfPriceMeanwhileWaitsForTheOrder()
    {
        Barrier barrier("skus/prices_share", When::After);
        auto desk = askElsewhere(settings(), buy({{m_mug, 1, 1}}), &barrier);
        QVERIFY(barrier.reached());
        std::atomic<qint64> waiting{0};
        auto owner = std::async(std::launch::async, [&] {
            RawClient stranger(m_schema->settings());
            waiting = stranger.number("SELECT CONNECTION_ID()");
            return stranger.attempt(priceChange(m_mug, 55'000));
        });
        QTRY_VERIFY(waiting != 0 && waitsForLock(client(), waiting));
        barrier.letGo();
        const ToldBuy told = desk.get();
        QVERIFY(told.as<Placed>());
        QCOMPARE(told.as<Placed>()->totalMinor, 50'000);
        QCOMPARE(owner.get(), 0);
    }

    void anOrderWaitsForAChangeOfPriceAndSeesIt_data() { isolationRows(); }
    void anOrderWaitsForAChangeOfPriceAndSeesIt()
    {
        RawClient owner(settings());
        owner.run("START TRANSACTION");
        owner.run(priceChange(m_mug, 55'000));
        std::atomic<qint64> waiting{0};
        auto desk = askElsewhere(settings(), buy({{m_mug, 1, 1}}), nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        owner.run("COMMIT");
        const ToldBuy told = desk.get();
        QVERIFY(told.as<PriceChanged>());
        QCOMPARE(told.as<PriceChanged>()->lines[0].priceMinor, 55'000);
    }

    // C7, G10, G12
    void outOfStockIsAnsweredForGood_data() { isolationRows(); }
    void outOfStockIsAnsweredForGood()
    {
        const SkuId cup = sku(1);
        std::vector<WantedLine> twenty{{m_mug, 11, 1}};
        for (int i = 0; i < 18; ++i)
            twenty.push_back({sku(10), 1, 1});
        twenty.push_back({cup, 2, 1});
        const PlaceOrder request = buy(twenty);
        Session desk(settings());
        const qint64 reservedBefore = client().number("SELECT SUM(reserved) FROM stock");
        const ToldBuy told = ask(desk, request);
        QVERIFY(told.as<OutOfStock>());
        QCOMPARE(client().number("SELECT SUM(reserved) FROM stock"), reservedBefore);
        QCOMPARE(told.as<OutOfStock>()->lines.size(), std::size_t(2));
        QCOMPARE(told.as<OutOfStock>()->lines[1].available, 1);
        for (const SkuId each : {m_mug, cup})
            client().run(test::sql("UPDATE stock SET available = available + 9, version = version + 1, last_kind = "
                                   "'receive', last_order_id = NULL, last_operation_id = REPEAT('x', 16) "
                                   "WHERE sku_id = :a",
                                   number(each)));
        const ToldBuy again = ask(desk, request);
        QVERIFY(replayed<OutOfStock>(again));
        QCOMPARE(replayed<OutOfStock>(again)->lines.size(), std::size_t(2));
        QVERIFY(ask(desk, buy(request.lines)).as<Placed>());
    }

    void aKeyForOtherLinesConflicts()
    {
        const PlaceOrder request = buy({{m_mug, 1, 1}});
        Session desk(settings());
        QVERIFY(ask(desk, request).as<Placed>());
        const QByteArrayList before = everyRow(client());
        QVERIFY(ask(desk, PlaceOrder{request.key, m_ada, {{m_mug, 2, 1}}}).as<KeyConflict>());
        QVERIFY(ask(desk, PlaceOrder{request.key, m_ada, {{m_mug, 1, 2}}}).as<KeyConflict>());
        QVERIFY(ask(desk, AcceptQuote{request.key, m_ada, QuoteId{1}}).as<KeyConflict>());
        QCOMPARE(everyRow(client()), before);
        QVERIFY(ask(desk, PlaceOrder{request.key, m_ben, {{m_mug, 2, 1}}}).as<Placed>()); // Ben's key is another
    }

    void oneKeyTwiceAtOnceIsOneOrderAndItsReplay_data() { isolationRows(); }
    void oneKeyTwiceAtOnceIsOneOrderAndItsReplay()
    {
        const PlaceOrder request = buy({{m_mug, 1, 1}});
        Barrier barrier("stock/stock_take", When::After);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(settings(), request, &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(settings(), request, nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        barrier.letGo();
        const ToldBuy one = first.get(), two = second.get();
        QVERIFY(one.as<Placed>() && replayed<Placed>(two));
        QCOMPARE(replayed<Placed>(two)->order, one.as<Placed>()->order);
        QCOMPARE(m_store->stock(m_mug), (Stock{9, 1}));
    }

    // B22
    void theLastUnitIsSoldOnce_data()
    {
        QTest::addColumn<int>("desks");
        QTest::newRow("2 desks") << 2;
        QTest::newRow("8 desks") << 8;
        QTest::newRow("32 desks") << 32;
        repeatableReadRow("2 desks") << 2;
        repeatableReadRow("8 desks") << 8;
        repeatableReadRow("32 desks") << 32;
    }
    void theLastUnitIsSoldOnce()
    {
        QFETCH(int, desks);
        const ConnectionSettings patient = atIsolationOfRow(m_store->inACrowd());
        for (int round = 0; round < (desks < 32 ? 4 : 1); ++round) {
            const Stock mugs = m_store->stock(m_mug);
            const SkuId last = sku(1);
            std::latch start(desks);
            std::vector<std::future<ToldBuy>> racing;
            for (int i = 0; i < desks; ++i)
                racing.push_back(std::async(std::launch::async, [&, request = buy({{m_mug, 1, 1}, {last, 1, 1}})] {
                    Session desk(patient);
                    start.arrive_and_wait();
                    return ask(desk, request);
                }));
            int placed = 0, none = 0;
            for (auto &desk : racing) {
                const ToldBuy told = desk.get();
                placed += told.as<Placed>() ? 1 : 0;
                none += told.as<OutOfStock>() ? 1 : 0;
                QVERIFY(withoutSetbacks(told.run));
            }
            QCOMPARE(placed, 1);
            QCOMPARE(none, desks - 1);
            QCOMPARE(m_store->stock(last), (Stock{0, 1}));
            QCOMPARE(m_store->stock(m_mug), (Stock{mugs.available - 1, mugs.reserved + 1}));
        }
    }

    // D15
    void cartsInOppositeOrderDoNotDeadlock_data() { isolationRows(); }
    void cartsInOppositeOrderDoNotDeadlock()
    {
        std::vector<WantedLine> up;
        for (int i = 0; i < 8; ++i)
            up.push_back({sku(1'000), 1, 1});
        const std::vector<WantedLine> down(up.rbegin(), up.rend());
        constexpr int kOrders = 8;
        std::latch start(2);
        const auto shop = [&](const std::vector<WantedLine> &lines) {
            std::vector<PlaceOrder> requests;
            for (int i = 0; i < kOrders; ++i)
                requests.push_back(buy(lines));
            return std::async(std::launch::async, [&start, requests, settings = settings()] {
                Session desk(settings);
                start.arrive_and_wait();
                int worse = 0; // than the level allows
                for (const PlaceOrder &request : requests) {
                    const ToldBuy told = ask(desk, request);
                    worse += told.as<Placed>() && withoutSetbacks(told.run) ? 0 : 1;
                }
                return worse;
            });
        };
        auto one = shop(up), two = shop(down);
        QCOMPARE(one.get(), 0);
        QCOMPARE(two.get(), 0);
        QCOMPARE(m_store->stock(up.front().sku), (Stock{1'000 - 2 * kOrders, 2 * kOrders}));
    }

    void whatCannotBeAnOrderBurnsNoKey()
    {
        using Input = InvalidInput;
        const SkuId dear = sku(10, std::numeric_limits<qint64>::max());
        client().run("INSERT INTO skus (code, name, created_at) VALUES ('NO-PRICE', 'x', UTC_TIMESTAMP(6))");
        const SkuId bare{client().number("SELECT id FROM skus WHERE code = 'NO-PRICE'")};
        const SkuId unknown{number(bare) + 1000};
        const QByteArrayList before = everyRow(client());
        const PlaceOrder good = buy({{m_mug, 1, 1}});
        Session desk(settings());
        const auto refused = [&](const std::vector<WantedLine> &lines, Input::Field field, Input::Problem problem,
                                 int line) {
            const ToldBuy told = ask(desk, PlaceOrder{good.key, m_ada, lines});
            const auto *answer = told.as<InvalidInput>();
            return answer && answer->field == field && answer->problem == problem && answer->line == line;
        };
        QVERIFY(refused({}, Input::Field::Lines, Input::Problem::Missing, 0));
        QVERIFY(refused({{m_mug, 0, 1}}, Input::Field::Quantity, Input::Problem::OutOfRange, 1));
        QVERIFY(refused({{m_mug, -1, 1}}, Input::Field::Quantity, Input::Problem::OutOfRange, 1));
        QVERIFY(refused({{m_mug, 1'000'001, 1}}, Input::Field::Quantity, Input::Problem::OutOfRange, 1));
        std::vector<WantedLine> many;
        for (int i = 0; i < 21; ++i)
            many.push_back({SkuId{number(m_mug) - i}, 1, 1});
        QVERIFY(refused(many, Input::Field::Lines, Input::Problem::TooMany, 0));
        QVERIFY(refused({{m_mug, 1, 1}, {m_mug, 1, 2}}, Input::Field::Sku, Input::Problem::Twice, 2));
        QVERIFY(refused({{m_mug, 1, 1}, {unknown, 1, 1}}, Input::Field::Sku, Input::Problem::Unknown, 2));
        QVERIFY(refused({{bare, 1, 1}}, Input::Field::Price, Input::Problem::Missing, 1));
        QVERIFY(refused({{dear, 2, 1}}, Input::Field::Total, Input::Problem::Overflow, 0));
        QVERIFY(ask(desk, PlaceOrder{good.key, CustomerId{999'999}, good.lines}).as<NotFound>());
        QVERIFY(ask(desk, PlaceOrder{QByteArray(), m_ada, good.lines}).as<InvalidInput>());
        QCOMPARE(everyRow(client()), before);
        QVERIFY(ask(desk, good).as<Placed>());
    }

    void theDigestIsOfACanonicalForm()
    {
        const PlaceOrder request{"k", m_ada, {{SkuId{9}, 1'000'000, 3}, {SkuId{2}, 1, 1}, {SkuId{9}, 0, 3}}};
        QCOMPARE(digest(request), QByteArray()); // a line of nothing is no order
        const PlaceOrder whole{"k", m_ada, {{SkuId{9}, 999'999, 3}, {SkuId{2}, 1, 1}, {SkuId{9}, 1, 3}}};
        QCOMPARE(digest(whole), digestOf("holdfast place-order 1\nline 2 1 1\nline 9 1000000 3\n"));
    }
};

HOLDFAST_TEST_MAIN(tst_PlaceOrder)
#include "tst_place_order.moc"
