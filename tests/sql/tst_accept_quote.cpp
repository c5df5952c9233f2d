// SPDX-License-Identifier: GPL-3.0-or-later
// What a quote becomes, when, and what a key is answered. The ids in comments are field cases.
#include "app/training/wire_proxy.h"
#include "tests/support/flow_watch.h"
#include "tests/support/isolation_rows.h"
#include "tests/support/test_main.h"

#include <QScopeGuard>
#include <QTemporaryDir>

#include <ctime>
#include <latch>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using When = FlowStep::When;
using Lines = std::vector<std::pair<SkuId, qint64>>;

// The clock of this session alone stands still; in steps of 100 microseconds.
void freeze(Session &desk, Instant at)
{
    desk.read("Clock", [&](Reader &reader) { return reader.all("demo/clock", {{"micros", lit(at.micros)}}).size(); });
}

Instant clockOf(Session &desk)
{
    return desk.read("Clock", [](Reader &reader) { return reader.one("store/now").instant(0); });
}

template <class Answer>
const Answer *replayed(const ToldAccept &told)
{
    const auto *again = told.as<Replayed>();
    return again ? std::get_if<Answer>(&again->original) : nullptr;
}

} // namespace

class tst_AcceptQuote : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    CustomerId m_ada{}, m_ben{};
    SkuId m_mug{};               // of each test, 10 units at 500.00
    std::vector<SkuId> m_plenty; // 17 of which there is enough
    int m_codes = 0, m_keys = 0;

    RawClient &client() { return m_store->client(); }
    ConnectionSettings settings() const { return atIsolationOfRow(m_schema->settings()); }
    SkuId sku(qint64 available, qint64 price = 50'000)
    {
        return m_store->sku(("SKU-" + QByteArray::number(++m_codes)).constData(), available, price);
    }
    AcceptQuote accept(QuoteId quote, CustomerId customer)
    {
        return {"key " + QByteArray::number(++m_keys), customer, quote};
    }
    AcceptQuote accept(QuoteId quote) { return accept(quote, m_ada); }
    ToldAccept askAt(Instant at, const AcceptQuote &request)
    {
        Session desk(settings());
        freeze(desk, at);
        return ask(desk, request);
    }

    Instant now() { return {client().number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6))")}; }
    Instant endOf(QuoteId quote)
    {
        return {client().number(test::sql("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', expires_at) FROM quotes "
                                          "WHERE id = :a",
                                          number(quote)))};
    }
    Instant longAfter(QuoteId quote) { return {(endOf(quote).micros / 1'000'000 + 60) * 1'000'000}; }
    // A quote of one mug for Ada that ends at that very moment.
    QuoteId quoteUntil(Instant end)
    {
        const QByteArray operation = OperationId::make().bytes().toHex();
        client().run("INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, "
                     "operation_id, version) VALUES (" +
                     QByteArray::number(number(m_ada)) + ", 'TWD', 50000, 1, '2026-01-01', '" + end.sql() + "', X'" +
                     operation + "', 1)");
        const qint64 quote = client().number("SELECT MAX(id) FROM quotes");
        client().run(test::sql("INSERT INTO quote_lines VALUES (:a, 1, :b, 1, 50000)", quote, number(m_mug)));
        return QuoteId{quote};
    }
    QuoteId quoteFor(std::chrono::milliseconds period) { return quoteUntil({now().micros + period.count() * 1'000}); }

    qint64 orders() { return client().number("SELECT COUNT(*) FROM orders"); }
    qint64 receipts() { return client().number("SELECT COUNT(*) FROM receipts"); }
    bool isUsed(QuoteId quote)
    {
        return client().number(
                   test::sql("SELECT consumed_order_id IS NOT NULL FROM quotes WHERE id = :a", number(quote))) == 1;
    }
    void restock(SkuId sku, qint64 units)
    {
        client().run(test::sql("UPDATE stock SET available = available + :b, version = version + 1, last_kind = "
                               "'receive', last_order_id = NULL, last_operation_id = REPEAT('x', 16) WHERE sku_id = :a",
                               number(sku), units));
    }
    void changePrice(SkuId sku, qint64 minor)
    {
        client().run(
            test::sql("UPDATE prices SET price_minor = :b, price_version = price_version + 1 WHERE sku_id = :a",
                      number(sku), minor));
    }

private Q_SLOTS:
    // It burns no key, and a key that has its answer tells it whatever the setting says.
    void inAStoreOfTheOtherRoadNothingIsAccepted_data() { isolationRows(); }
    void inAStoreOfTheOtherRoadNothingIsAccepted()
    {
        const AcceptQuote done = accept(m_store->quote(m_ada, {{m_mug, 1}}));
        const AcceptQuote next = accept(m_store->quote(m_ada, {{m_mug, 1}}));
        Session desk(settings());
        QVERIFY(ask(desk, done).as<Accepted>());
        m_store->setRoad(OrderRoad::CurrentPrice);
        const QByteArrayList before = everyRow(client());
        const ToldAccept told = ask(desk, next);
        const ToldAccept again = ask(desk, done);
        m_store->setRoad(OrderRoad::Quote);
        const auto *refused = told.as<InvalidInput>();
        QVERIFY(refused && refused->field == InvalidInput::Field::Road);
        QVERIFY(again.as<Replayed>());
        QCOMPARE(everyRow(client()), before);
        QVERIFY(ask(desk, next).as<Accepted>());
    }

    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("accept");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_ada = m_store->customer("Ada");
        m_ben = m_store->customer("Ben");
        for (int i = 0; i < 17; ++i)
            m_plenty.push_back(sku(1'000));
    }
    void init() { m_mug = sku(10); }
    void cleanup() { QCOMPARE(m_store->brokenRules(), QByteArrayList()); }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    void becomesAnOrderOfWhatWasQuoted()
    {
        const SkuId cup = sku(5, 1'999);
        const QuoteId quote = m_store->quote(m_ada, {{m_mug, 2}, {cup, 3}});
        const AcceptQuote request = accept(quote);
        Session desk(settings());
        const Instant before = now();
        const ToldAccept told = ask(desk, request);
        const Instant after = now();
        const auto *accepted = told.as<Accepted>();
        QVERIFY(accepted);
        QCOMPARE(accepted->totalMinor, 2 * 50'000 + 3 * 1'999);
        QVERIFY(accepted->at >= before && accepted->at <= after);
        QCOMPARE(told.statements(),
                 (QByteArrayList{"BEGIN", "receipts/receipt_claim", "quotes/quote_lock", "store/road_now",
                                 "quotes/quote_lines_share", "stock/stock_lock", "orders/order_insert",
                                 "orders/order_lines_insert", "reservations/reservations_hold", "stock/stock_take",
                                 "quotes/quote_consume", "receipts/receipt_finish", "COMMIT"}));
        QCOMPARE(m_store->stock(m_mug), (Stock{8, 2}));
        QCOMPARE(m_store->stock(cup), (Stock{2, 3}));
        QCOMPARE(client().text(test::sql("SELECT CONCAT_WS(' ', o.quote_id = q.id, q.consumed_order_id = o.id, "
                                         "o.customer_id = q.customer_id, o.total_minor, o.status, q.accepted_at = "
                                         "o.created_at, q.accepted_at = r.accepted_at, r.answer, r.quote_id = q.id, "
                                         "q.version) FROM quotes q JOIN orders o ON o.id = :b "
                                         "JOIN receipts r ON r.order_id = o.id WHERE q.id = :a",
                                         number(quote), number(accepted->order))),
                 QByteArray("1 1 1 105997 created 1 1 Accepted 1 2"));
        QCOMPARE(client().number(test::sql("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', accepted_at) FROM quotes "
                                           "WHERE id = :a",
                                           number(quote))),
                 accepted->at.micros);
    }

    // D14
    void oneSkuOnTwoLinesIsTakenOnce()
    {
        const SkuId cup = sku(5);
        const QuoteId quote = m_store->quote(m_ada, {{m_mug, 2}, {cup, 1}, {m_mug, 3}});
        Session desk(settings());
        const ToldAccept told = ask(desk, accept(quote));
        QVERIFY(told.as<Accepted>());
        QCOMPARE(told.as<Accepted>()->totalMinor, 6 * 50'000);
        QCOMPARE(m_store->stock(m_mug), (Stock{5, 5}));
        QCOMPARE(client().number(test::sql("SELECT COUNT(*) FROM reservations WHERE order_id = :a",
                                           number(told.as<Accepted>()->order))),
                 2);
    }

    // Minor units are whole numbers of whatever the store counts in.
    void everyCurrencyIsCountedInItsOwnUnits_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<int>("exponent");
        QTest::newRow("no decimals") << QByteArray("JPY") << 0;
        QTest::newRow("two") << QByteArray("TWD") << 2;
        QTest::newRow("three") << QByteArray("KWD") << 3;
    }
    void everyCurrencyIsCountedInItsOwnUnits()
    {
        QFETCH(QByteArray, code);
        QFETCH(int, exponent);
        const QByteArray guard = client().rows("SHOW CREATE TRIGGER store_before_update").at(0).at(2).toByteArray();
        const auto keepBooksIn = [&](const QByteArray &currency) { // which no store ever changes
            client().run("DROP TRIGGER store_before_update");
            client().run("UPDATE store SET currency = '" + currency + '\'');
            client().run(guard);
        };
        keepBooksIn(code);
        const auto restored = qScopeGuard([&] {
            keepBooksIn("TWD");
            client().run("UPDATE store SET order_road = 'quote'");
        });
        const SkuId cup = sku(10, 1'999);
        Session desk(settings());
        const ToldIssue issued = ask(desk, issueFor(m_ada, {{cup, 3}}));
        QVERIFY(issued.as<Issued>());
        QCOMPARE(issued.as<Issued>()->total.currency.code, code);
        QCOMPARE(issued.as<Issued>()->total.currency.exponent, exponent);
        QCOMPARE(issued.as<Issued>()->total.minor, 5'997);
        const ToldAccept accepted = ask(desk, accept(issued.as<Issued>()->quote));
        QVERIFY(accepted.as<Accepted>());
        QCOMPARE(accepted.as<Accepted>()->totalMinor, 5'997);
        client().run("UPDATE store SET order_road = 'price'");
        const ToldBuy bought = ask(desk, PlaceOrder{accept(QuoteId{}).key, m_ada, {{cup, 1, 1}}});
        QVERIFY(bought.as<Placed>());
        QCOMPARE(bought.as<Placed>()->totalMinor, 1'999);
        for (const OrderId order : {accepted.as<Accepted>()->order, bought.as<Placed>()->order})
            QCOMPARE(client().text(test::sql("SELECT currency FROM orders WHERE id = :a", number(order))), code);
    }

    // F5, G11, G17: 500 was agreed, the price is 550 now, the quote is over, and the reply was lost.
    void theOriginalKeyIsAnsweredTheOriginalOrderAfterTheEnd_data() { isolationRows(); }
    void theOriginalKeyIsAnsweredTheOriginalOrderAfterTheEnd()
    {
        const QuoteId quote = m_store->quote(m_ada, {{m_mug, 1}});
        const AcceptQuote request = accept(quote);
        Session desk(settings());
        changePrice(m_mug, 55'000); // between the quote and its acceptance, too
        const ToldAccept first = ask(desk, request);
        QVERIFY(first.as<Accepted>());
        const Instant answered{
            client().number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', answered_at) FROM receipts "
                            "WHERE idempotency_key = '" +
                            request.key + '\'')};
        const QByteArrayList before = everyRow(client());
        for (int i = 0; i < 3; ++i) {
            const ToldAccept again = askAt(longAfter(quote), request);
            const auto *original = replayed<Accepted>(again);
            QVERIFY(original);
            QCOMPARE(original->order, first.as<Accepted>()->order);
            QCOMPARE(original->totalMinor, 50'000);
            QCOMPARE(original->at, first.as<Accepted>()->at);
            QCOMPARE(again.as<Replayed>()->at, answered);
            QCOMPARE(again.as<Replayed>()->orderStatus, QByteArray("created"));
            QCOMPARE(again.statements(), (QByteArrayList{"BEGIN", "receipts/receipt_claim", "ROLLBACK", "BEGIN",
                                                         "receipts/receipt_look", "ROLLBACK"})); // no clock is asked
        }
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(m_store->stock(m_mug), (Stock{9, 1}));
        QVERIFY(askAt(longAfter(quote), accept(quote)).as<QuoteUsed>()); // used comes before expired

        // The receipt says what was decided, the order what is now.
        QVERIFY(ask(desk, cancelFor(m_ada, first.as<Accepted>()->order)).as<Cancelled>());
        const ToldAccept later = ask(desk, request);
        QVERIFY(replayed<Accepted>(later));
        QCOMPARE(later.as<Replayed>()->orderStatus, QByteArray("cancelled"));
        QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));
    }

    // E17
    void atItsEndItIsExpiredAndOneMicrosecondBeforeItIsNot_data()
    {
        QTest::addColumn<int>("after"); // microseconds between its end and the moment
        QTest::newRow("one before") << -1;
        QTest::newRow("at its end") << 0;
        QTest::newRow("one after") << 1;
        QTest::newRow("a minute before") << -60'000'000;
        QTest::newRow("a day after") << 86'400'000;
    }
    void atItsEndItIsExpiredAndOneMicrosecondBeforeItIsNot()
    {
        QFETCH(int, after);
        const Instant moment{1'796'032'800'000'000 + 900'300}; // whatever this computer's clock says
        const Instant end{moment.micros - after};
        const QuoteId quote = quoteUntil(end);
        QCOMPARE(endOf(quote), end);
        const AcceptQuote request = accept(quote);
        Session desk(settings());
        freeze(desk, moment);
        QCOMPARE(clockOf(desk), moment);
        const qint64 ordersBefore = orders();
        const ToldAccept told = ask(desk, request);
        if (after < 0) {
            QVERIFY(told.as<Accepted>());
            QCOMPARE(told.as<Accepted>()->at, moment);
            QCOMPARE(m_store->stock(m_mug), (Stock{9, 1}));
            return;
        }
        QVERIFY(told.as<QuoteExpired>());
        QCOMPARE(told.as<QuoteExpired>()->at, moment);
        QCOMPARE(told.as<QuoteExpired>()->expiredAt, end);
        QCOMPARE(told.statements(), (QByteArrayList{"BEGIN", "receipts/receipt_claim", "quotes/quote_lock",
                                                    "store/road_now", "receipts/receipt_finish", "COMMIT"}));
        QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));
        QCOMPARE(orders(), ordersBefore);
        QVERIFY(!isUsed(quote));
        // The key is answered so for good, even where a clock says that it is early again.
        const ToldAccept again = askAt({moment.micros - 3'600'000'000}, request);
        QVERIFY(replayed<QuoteExpired>(again));
        QCOMPARE(replayed<QuoteExpired>(again)->at, moment);
        QCOMPARE(replayed<QuoteExpired>(again)->expiredAt, end);
        QCOMPARE(again.as<Replayed>()->orderStatus, QByteArray());
    }

    // Five minutes across the hour that comes twice, or never, in the zone of this computer and of the server.
    void neitherAZoneNorItsNightMovesTheEnd_data()
    {
        QTest::addColumn<qint64>("issued"); // microseconds
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QByteArray>("ofServer");
        const qint64 autumn = 1'793'512'680'000'000; // 2026-11-01 05:58: 01:58 in New York, and then 01:00 again
        const qint64 spring = 1'772'953'080'000'000; // 2026-03-08 06:58: 01:58 in New York, and then 03:00
        QTest::newRow("autumn, New York") << autumn << QByteArray("America/New_York") << QByteArray("-04:00");
        QTest::newRow("spring, New York") << spring << QByteArray("America/New_York") << QByteArray("-05:00");
        QTest::newRow("autumn, Taipei") << autumn << QByteArray("Asia/Taipei") << QByteArray("+08:00");
        QTest::newRow("spring, the first to see a day")
            << spring << QByteArray("Pacific/Kiritimati") << QByteArray("+13:00");
    }
    void neitherAZoneNorItsNightMovesTheEnd()
    {
        QFETCH(qint64, issued);
        QFETCH(QByteArray, zone);
        QFETCH(QByteArray, ofServer);
        const QByteArray zoneBefore = qgetenv("TZ");
        RawClient administrator(TestServer::administrator());
        const QByteArray ofServerBefore = administrator.text("SELECT @@GLOBAL.time_zone");
        const auto restored = qScopeGuard([&] {
            zoneBefore.isEmpty() ? qunsetenv("TZ") : qputenv("TZ", zoneBefore);
            tzset();
            administrator.run("SET GLOBAL time_zone = '" + ofServerBefore + '\'');
        });
        qputenv("TZ", zone);
        tzset();
        administrator.run("SET GLOBAL time_zone = '" + ofServer + '\'');

        Session desk(settings());
        freeze(desk, {issued});
        const ToldIssue one = ask(desk, issueFor(m_ada, {{m_mug, 1}})), two = ask(desk, issueFor(m_ada, {{m_mug, 1}}));
        QVERIFY(one.as<Issued>() && two.as<Issued>());
        QCOMPARE(one.as<Issued>()->createdAt.micros, issued);
        const Instant end{issued + 300'000'000};
        QCOMPARE(one.as<Issued>()->expiresAt, end);
        QCOMPARE(endOf(two.as<Issued>()->quote), end);
        freeze(desk, {end.micros - 100});
        const ToldAccept inTime = ask(desk, accept(one.as<Issued>()->quote));
        QVERIFY(inTime.as<Accepted>());
        QCOMPARE(inTime.as<Accepted>()->at.micros, end.micros - 100);
        freeze(desk, end);
        const ToldAccept late = ask(desk, accept(two.as<Issued>()->quote));
        QVERIFY(late.as<QuoteExpired>());
        QCOMPARE(late.as<QuoteExpired>()->at, end);
    }

    // E12, E16: it was sent in time and waited for the lock until it was not.
    void whoWaitsForTheQuoteUntilItIsOverIsTooLate_data() { isolationRows(); }
    void whoWaitsForTheQuoteUntilItIsOverIsTooLate()
    {
        const QuoteId quote = quoteFor(std::chrono::milliseconds(1'500));
        RawClient other(settings());
        other.run("START TRANSACTION");
        other.rows(test::sql("SELECT * FROM quotes WHERE id = :a FOR UPDATE", number(quote)));
        std::atomic<qint64> waiting{0};
        auto desk = askElsewhere(settings(), accept(quote), nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        QVERIFY(now() < endOf(quote)); // it is in time so far
        QTRY_VERIFY(now() > endOf(quote));
        other.run("ROLLBACK");
        const ToldAccept told = desk.get();
        QVERIFY(told.as<QuoteExpired>());
        QVERIFY(told.as<QuoteExpired>()->at >= endOf(quote));
        QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));
        QVERIFY(!isUsed(quote));
    }

    void takenUpInTimeAndCommittedAfterTheEndItIsAccepted_data() { isolationRows(); }
    void takenUpInTimeAndCommittedAfterTheEndItIsAccepted()
    {
        const QuoteId quote = quoteFor(std::chrono::milliseconds(1'000));
        Barrier barrier("receipts/receipt_finish", When::After);
        auto desk = askElsewhere(settings(), accept(quote), &barrier);
        QVERIFY(barrier.reached());
        QTRY_VERIFY(now() > endOf(quote));
        barrier.letGo();
        const ToldAccept told = desk.get();
        QVERIFY(told.as<Accepted>());
        QVERIFY(told.as<Accepted>()->at < endOf(quote));
    }

    // The exercise of the article: what was judged in an attempt that was rolled back is worth nothing.
    void aSecondAttemptIsJudgedByItsOwnTime_data() { isolationRows(); }
    void aSecondAttemptIsJudgedByItsOwnTime()
    {
        const QuoteId quote = quoteFor(std::chrono::milliseconds(1'000));
        bool inTime = false;
        Watch watch([&](const FlowStep &step) {
            if (step.attempt == 1 && step.statement == "stock/stock_take" && step.when == When::After) {
                inTime = now() < endOf(quote);
                throw DbError{DbError::Kind::Deadlock, 1213, step.statement, QString()};
            }
            if (step.attempt == 2 && step.statement == "BEGIN" && step.when == When::Before)
                QTRY_VERIFY(now() > endOf(quote));
        });
        Session desk(settings());
        desk.setObserver(&watch);
        const ToldAccept told = ask(desk, accept(quote));
        QVERIFY(inTime);
        QCOMPARE(told.run.attempts, 2);
        QVERIFY(told.as<QuoteExpired>());
        QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));
        QVERIFY(!isUsed(quote));
    }

    // F4
    void ofTwoKeysOnOneQuoteOneHasTheOrder_data() { isolationRows(); }
    void ofTwoKeysOnOneQuoteOneHasTheOrder()
    {
        const QuoteId quote = m_store->quote(m_ada, {{m_mug, 1}});
        const AcceptQuote loser = accept(quote);
        Barrier barrier("stock/stock_take", When::After);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(settings(), accept(quote), &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(settings(), loser, nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        barrier.letGo();
        const ToldAccept one = first.get(), two = second.get();
        QVERIFY(one.as<Accepted>());
        QVERIFY(two.as<QuoteUsed>());
        QVERIFY(withoutSetbacks(one.run) && withoutSetbacks(two.run));
        QCOMPARE(two.statements(), (QByteArrayList{"BEGIN", "receipts/receipt_claim", "quotes/quote_lock",
                                                   "receipts/receipt_finish", "COMMIT"})); // no clock, no stock
        QCOMPARE(m_store->stock(m_mug), (Stock{9, 1}));
        Session desk(settings());
        const ToldAccept again = ask(desk, loser);
        QVERIFY(replayed<QuoteUsed>(again));
        QCOMPARE(again.as<Replayed>()->orderStatus, QByteArray()); // that order is not theirs
    }

    void manyKeysOnOneQuoteMakeOneOrder_data() { isolationRows(); }
    void manyKeysOnOneQuoteMakeOneOrder()
    {
        constexpr int kDesks = 6;
        for (int round = 0; round < 4; ++round) {
            const QuoteId quote = m_store->quote(m_ada, {{m_mug, 1}});
            const qint64 ordersBefore = orders(), receiptsBefore = receipts();
            std::latch start(kDesks);
            std::vector<std::future<ToldAccept>> desks;
            for (int i = 0; i < kDesks; ++i)
                desks.push_back(std::async(std::launch::async, [&, request = accept(quote)] {
                    Session desk(settings());
                    start.arrive_and_wait();
                    return ask(desk, request);
                }));
            int accepted = 0, used = 0;
            for (auto &desk : desks) {
                const ToldAccept told = desk.get();
                accepted += told.as<Accepted>() ? 1 : 0;
                used += told.as<QuoteUsed>() ? 1 : 0;
                QVERIFY(withoutSetbacks(told.run));
            }
            QCOMPARE(accepted, 1);
            QCOMPARE(used, kDesks - 1);
            QCOMPARE(orders(), ordersBefore + 1);
            QCOMPARE(receipts(), receiptsBefore + kDesks);
        }
    }

    // D12, G2, G15
    void oneKeyTwiceAtOnceIsOneOrderAndItsReplay_data() { isolationRows(); }
    void oneKeyTwiceAtOnceIsOneOrderAndItsReplay()
    {
        const QuoteId quote = m_store->quote(m_ada, {{m_mug, 1}});
        const AcceptQuote request = accept(quote);
        Barrier barrier("stock/stock_take", When::After);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(settings(), request, &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(settings(), request, nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        RawClient stranger(settings()); // another key of hers does not wait for that
        stranger.run("START TRANSACTION");
        stranger.run("INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) SELECT id, "
                     "'another', REPEAT('x', 32), 'claimed', '', UTC_TIMESTAMP(6) FROM customers WHERE name = 'Ada'");
        stranger.run("ROLLBACK");
        barrier.letGo();
        const ToldAccept one = first.get(), two = second.get();
        QVERIFY(one.as<Accepted>());
        QVERIFY(replayed<Accepted>(two));
        QCOMPARE(replayed<Accepted>(two)->order, one.as<Accepted>()->order);
        QVERIFY(two.run.setbacks.empty());
        QCOMPARE(m_store->stock(m_mug), (Stock{9, 1}));
    }

    void whoWaitsForAKeyThatIsRolledBackHasItThen_data() { isolationRows(); }
    void whoWaitsForAKeyThatIsRolledBackHasItThen()
    {
        const QuoteId quote = m_store->quote(m_ada, {{m_mug, 1}});
        const AcceptQuote request = accept(quote);
        Barrier barrier("quotes/quote_consume", When::After);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(settings(), request, &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(settings(), request, nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        barrier.letFail();
        QVERIFY(first.get().fault);
        QVERIFY(second.get().as<Accepted>());
        QCOMPARE(m_store->stock(m_mug), (Stock{9, 1}));
    }

    // A fault after the stock write takes all back, the receipt too; what comes then is judged anew.
    void aFaultAfterTheStockWriteLeavesNothing_data() { isolationRows(); }
    void aFaultAfterTheStockWriteLeavesNothing()
    {
        const QuoteId inTime = m_store->quote(m_ada, {{m_mug, 1}}), tooLate = m_store->quote(m_ada, {{m_mug, 1}});
        const QByteArrayList before = everyRow(client());
        Watch fault([](const FlowStep &step) {
            if (step.statement == "stock/stock_take" && step.when == When::After)
                throw PlannedFault{};
        });
        for (const QuoteId quote : {inTime, tooLate}) {
            const AcceptQuote request = accept(quote);
            Session desk(settings());
            desk.setObserver(&fault);
            QVERIFY(ask(desk, request).fault);
            QVERIFY(everyRow(client()) == before || quote == tooLate);
            QVERIFY(!isUsed(quote));
            desk.setObserver(nullptr);
            if (quote == inTime) {
                QVERIFY(ask(desk, request).as<Accepted>());
                continue;
            }
            const ToldAccept late = askAt(longAfter(quote), request); // judged by its own time
            QVERIFY(late.as<QuoteExpired>());
            QCOMPARE(late.as<QuoteExpired>()->at, longAfter(quote));
        }
        QCOMPARE(m_store->stock(m_mug), (Stock{9, 1}));
    }

    // C7, G10, G12
    void outOfStockIsAnsweredForGoodAndAnotherKeyMayTryAgain_data() { isolationRows(); }
    void outOfStockIsAnsweredForGoodAndAnotherKeyMayTryAgain()
    {
        const SkuId cup = sku(1), tea = sku(2);
        Lines twenty{{tea, 9}, {m_mug, 1}, {cup, 3}};
        for (const SkuId each : m_plenty)
            twenty.emplace_back(each, 1);
        QCOMPARE(twenty.size(), std::size_t(20));
        const QuoteId quote = m_store->quote(m_ada, twenty);
        const AcceptQuote request = accept(quote);
        Session desk(settings());
        const qint64 ordersBefore = orders(), reservedBefore = client().number("SELECT SUM(reserved) FROM stock");
        const ToldAccept told = ask(desk, request);
        QVERIFY(told.as<OutOfStock>());
        const auto isShort = [&](const OutOfStock &none) {
            return none.lines.size() == 2 && none.lines[0].sku == cup && none.lines[0].wanted == 3 &&
                   none.lines[0].available == 1 && none.lines[1].sku == tea && none.lines[1].wanted == 9 &&
                   none.lines[1].available == 2;
        };
        QVERIFY(isShort(*told.as<OutOfStock>()));
        QCOMPARE(orders(), ordersBefore);
        QCOMPARE(client().number("SELECT SUM(reserved) FROM stock"), reservedBefore);
        QVERIFY(!isUsed(quote));

        restock(cup, 20);
        restock(tea, 20);
        const QByteArrayList before = everyRow(client());
        const ToldAccept again = ask(desk, request);
        QVERIFY(replayed<OutOfStock>(again) && isShort(*replayed<OutOfStock>(again)));
        QCOMPARE(everyRow(client()), before);
        QVERIFY(ask(desk, accept(quote)).as<Accepted>());
        QVERIFY(replayed<OutOfStock>(ask(desk, request)));
        QCOMPARE(m_store->stock(tea), (Stock{13, 9}));
    }

    // F8: nothing is told, nothing is kept, and it looks the same from outside.
    void anotherCustomersQuoteIsAsGoodAsNone_data() { isolationRows(); }
    void anotherCustomersQuoteIsAsGoodAsNone()
    {
        const QuoteId adas = m_store->quote(m_ada, {{m_mug, 1}});
        const QuoteId used = m_store->quote(m_ada, {{m_mug, 1}});
        Session desk(settings());
        QVERIFY(ask(desk, accept(used)).as<Accepted>());
        const QByteArrayList before = everyRow(client());
        const AcceptQuote missing = accept(QuoteId{999'999}, m_ben);
        const ToldAccept none = ask(desk, missing);
        QVERIFY(none.as<NotFound>());
        for (const QuoteId quote : {adas, used}) {
            const ToldAccept told = ask(desk, AcceptQuote{missing.key, m_ben, quote});
            QVERIFY(told.as<NotFound>());
            QCOMPARE(told.statements(), none.statements());
            for (std::size_t i = 0; i < told.run.steps.size(); ++i)
                QCOMPARE(told.run.steps[i].rows, none.run.steps[i].rows);
        }
        QCOMPARE(none.statements(),
                 (QByteArrayList{"BEGIN", "receipts/receipt_claim", "quotes/quote_lock", "ROLLBACK"}));
        QVERIFY(ask(desk, accept(adas, CustomerId{999'999})).as<NotFound>());
        QCOMPARE(everyRow(client()), before);
        // The key is not burnt.
        QVERIFY(ask(desk, AcceptQuote{missing.key, m_ben, m_store->quote(m_ben, {{m_mug, 1}})}).as<Accepted>());
    }

    // G8: the key stands for one thing.
    void aKeyForAnotherQuoteConflicts_data() { isolationRows(); }
    void aKeyForAnotherQuoteConflicts()
    {
        const QuoteId quote = m_store->quote(m_ada, {{m_mug, 1}}), other = m_store->quote(m_ada, {{m_mug, 2}});
        const AcceptQuote request = accept(quote);
        Session desk(settings());
        QVERIFY(ask(desk, request).as<Accepted>());
        const QByteArrayList before = everyRow(client());
        QVERIFY(ask(desk, AcceptQuote{request.key, m_ada, other}).as<KeyConflict>());
        QVERIFY(ask(desk, AcceptQuote{request.key, m_ada, QuoteId{999'999}}).as<KeyConflict>());
        QVERIFY(ask(desk, PlaceOrder{request.key, m_ada, {{m_mug, 1, 1}}}).as<KeyConflict>());
        QCOMPARE(everyRow(client()), before);
        QVERIFY(!isUsed(other));
        QVERIFY(replayed<Accepted>(ask(desk, request)));
    }

    void twoCustomersMayUseOneKey_data() { isolationRows(); }
    void twoCustomersMayUseOneKey()
    {
        const QuoteId adas = m_store->quote(m_ada, {{m_mug, 1}}), bens = m_store->quote(m_ben, {{m_mug, 2}});
        const QByteArray key = accept(adas).key;
        Session desk(settings());
        const ToldAccept one = ask(desk, AcceptQuote{key, m_ada, adas});
        const ToldAccept two = ask(desk, AcceptQuote{key, m_ben, bens});
        QVERIFY(one.as<Accepted>() && two.as<Accepted>());
        QVERIFY(one.as<Accepted>()->order != two.as<Accepted>()->order);
        QCOMPARE(replayed<Accepted>(ask(desk, AcceptQuote{key, m_ben, bens}))->order, two.as<Accepted>()->order);
    }

    void keysAreComparedByteForByte()
    {
        const QByteArray key = accept(QuoteId{}).key;
        const QByteArrayList keys{key, key + ' ', key.toUpper(), QByteArray("\0\x01'\\\xff", 5), QByteArray(64, 'k')};
        Session desk(settings());
        for (const QByteArray &each : keys) {
            const AcceptQuote request{each, m_ada, m_store->quote(m_ada, {{m_mug, 1}})};
            QVERIFY(ask(desk, request).as<Accepted>());
            QVERIFY(replayed<Accepted>(ask(desk, request)));
        }
    }

    void aBadKeyIsRefusedUnasked()
    {
        Session desk(settings());
        for (const auto &[key, problem] : {std::pair(QByteArray(), InvalidInput::Problem::Missing),
                                           std::pair(QByteArray(65, 'k'), InvalidInput::Problem::TooLong)}) {
            const ToldAccept told = ask(desk, AcceptQuote{key, m_ada, QuoteId{1}});
            QVERIFY(told.as<InvalidInput>());
            QVERIFY(told.as<InvalidInput>()->field == InvalidInput::Field::Key);
            QVERIFY(told.as<InvalidInput>()->problem == problem);
            QCOMPARE(told.statements(), (QByteArrayList{"BEGIN", "ROLLBACK"}));
        }
    }

    // The total is the quote's: nobody hands one in, nobody changes it, and one that was forged stops the order.
    void aTamperedTotalMakesNoOrder()
    {
        const QuoteId quote = m_store->quote(m_ada, {{m_mug, 1}});
        const QByteArray forge =
            test::sql("UPDATE quotes SET total_minor = 100, version = version + 1 WHERE id = :a", number(quote));
        QCOMPARE(client().attempt(forge), 1644);
        const QByteArray guard = client().rows("SHOW CREATE TRIGGER quotes_before_update").at(0).at(2).toByteArray();
        client().run("DROP TRIGGER quotes_before_update");
        client().run(forge);
        const QByteArrayList before = everyRow(client());
        Session desk(settings());
        const ToldAccept told = ask(desk, accept(quote));
        QVERIFY(told.error);
        QCOMPARE(told.error->kind, DbError::Kind::Program);
        QCOMPARE(everyRow(client()), before);
        client().run(
            test::sql("UPDATE quotes SET total_minor = 50000, version = version + 1 WHERE id = :a", number(quote)));
        client().run(guard);
        QVERIFY(ask(desk, accept(quote)).as<Accepted>());
    }

    // A13, E5: a cancelled order does not give its quote back.
    void cancellingTheOrderLeavesTheQuoteUsed_data() { isolationRows(); }
    void cancellingTheOrderLeavesTheQuoteUsed()
    {
        const QuoteId quote = m_store->quote(m_ada, {{m_mug, 3}});
        Session desk(settings());
        const ToldAccept first = ask(desk, accept(quote));
        QVERIFY(first.as<Accepted>());
        QVERIFY(ask(desk, cancelFor(m_ada, first.as<Accepted>()->order)).as<Cancelled>());
        QVERIFY(isUsed(quote));
        const qint64 ordersBefore = orders();
        QVERIFY(ask(desk, accept(quote)).as<QuoteUsed>());
        QCOMPARE(orders(), ordersBefore);
        QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));
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
            const SkuId last = sku(1);
            std::vector<AcceptQuote> requests;
            for (int i = 0; i < desks; ++i) {
                const CustomerId customer = i % 2 ? m_ben : m_ada;
                requests.push_back(accept(m_store->quote(customer, {{m_mug, 1}, {last, 1}}), customer));
            }
            const Stock mugs = m_store->stock(m_mug);
            std::latch start(desks);
            std::vector<std::future<ToldAccept>> racing;
            for (const AcceptQuote &request : requests)
                racing.push_back(std::async(std::launch::async, [&] {
                    Session desk(patient);
                    start.arrive_and_wait();
                    return ask(desk, request);
                }));
            int accepted = 0, none = 0;
            for (auto &desk : racing) {
                const ToldAccept told = desk.get();
                accepted += told.as<Accepted>() ? 1 : 0;
                none += told.as<OutOfStock>() ? 1 : 0;
                QVERIFY(withoutSetbacks(told.run));
            }
            QCOMPARE(accepted, 1);
            QCOMPARE(none, desks - 1);
            QCOMPARE(m_store->stock(last), (Stock{0, 1}));
            QCOMPARE(m_store->stock(m_mug), (Stock{mugs.available - 1, mugs.reserved + 1}));
        }
    }

    // D15
    void cartsInOppositeOrderDoNotDeadlock_data() { isolationRows(); }
    void cartsInOppositeOrderDoNotDeadlock()
    {
        Lines up;
        for (int i = 0; i < 8; ++i)
            up.emplace_back(sku(1'000), 1);
        const Lines down(up.rbegin(), up.rend());
        constexpr int kQuotes = 8;
        std::vector<AcceptQuote> carts[2];
        for (int i = 0; i < kQuotes; ++i) {
            carts[0].push_back(accept(m_store->quote(m_ada, up)));
            carts[1].push_back(accept(m_store->quote(m_ben, down), m_ben));
        }
        std::latch start(2);
        const auto shop = [&](const std::vector<AcceptQuote> &requests) {
            return std::async(std::launch::async, [&] {
                Session desk(settings());
                start.arrive_and_wait();
                int worse = 0; // than the level allows
                for (const AcceptQuote &request : requests) {
                    const ToldAccept told = ask(desk, request);
                    worse += told.as<Accepted>() && withoutSetbacks(told.run) ? 0 : 1;
                }
                return worse;
            });
        };
        auto one = shop(carts[0]), two = shop(carts[1]);
        QCOMPARE(one.get(), 0);
        QCOMPARE(two.get(), 0);
        QCOMPARE(m_store->stock(up.front().first), (Stock{1'000 - 2 * kQuotes, 2 * kQuotes}));
    }

    void takesAtMostSixteenPacketsAndNoMoreForTwentyLines()
    {
        const QTemporaryDir folder;
        WireProxy proxy(folder.filePath(QStringLiteral("p")), settings().socket);
        QVERIFY2(proxy.start(), qPrintable(proxy.error()));
        ConnectionSettings throughProxy = settings();
        throughProxy.socket = folder.filePath(QStringLiteral("p"));
        Lines twenty;
        for (int i = 1; i <= 20; ++i)
            twenty.emplace_back(sku(100), i);
        const AcceptQuote small = accept(m_store->quote(m_ada, {{m_mug, 1}})),
                          large = accept(m_store->quote(m_ada, twenty));
        Session desk(throughProxy);
        QByteArrayList statements;
        for (const AcceptQuote &request : {small, large}) {
            proxy.resetCount();
            const ToldAccept told = ask(desk, request);
            QVERIFY(told.as<Accepted>());
            QVERIFY2(proxy.commands() <= 16, QByteArray::number(proxy.commands()));
            QCOMPARE(proxy.commands(), qint64(told.statements().size()));
            if (!statements.isEmpty())
                QCOMPARE(told.statements(), statements);
            statements = told.statements();
        }
    }

    void theLargestTotalIsToldAgainToTheLastUnit()
    {
        const SkuId dear = sku(10, 9'007'199'254'740'993 * 1'000); // no double holds it
        const AcceptQuote request = accept(m_store->quote(m_ada, {{dear, 1}}));
        Session desk(settings());
        const ToldAccept told = ask(desk, request);
        QVERIFY(told.as<Accepted>());
        const ToldAccept again = ask(desk, request);
        QVERIFY(replayed<Accepted>(again));
        QCOMPARE(replayed<Accepted>(again)->totalMinor, 9'007'199'254'740'993 * 1'000);
    }

    // G5, G6, G7: what a digest is made of does not change with a locale or a release.
    void theDigestIsOfACanonicalForm()
    {
        QCOMPARE(digest(AcceptQuote{"k", m_ada, QuoteId{1'234'567}}),
                 digestOf("holdfast accept-quote 1\nquote 1234567\n"));
        QCOMPARE(digest(AcceptQuote{"k", m_ada, QuoteId{17}}), digest(AcceptQuote{"another", m_ben, QuoteId{17}}));
        QVERIFY(digest(AcceptQuote{"k", m_ada, QuoteId{17}}) != digest(AcceptQuote{"k", m_ada, QuoteId{18}}));
        QCOMPARE(digest(AcceptQuote{"k", m_ada, QuoteId{17}}).size(), 32);
    }
};

HOLDFAST_TEST_MAIN(tst_AcceptQuote)
#include "tst_accept_quote.moc"
