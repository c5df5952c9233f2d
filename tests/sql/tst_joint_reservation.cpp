// SPDX-License-Identifier: GPL-3.0-or-later
// The one piece that takes stock: all lines or none. The ids in comments are field cases.
#include "sql/flows/enter_catalogue.h"
#include "tests/support/flow_watch.h"
#include "tests/support/isolation_rows.h"
#include "tests/support/test_main.h"

#include <latch>
#include <limits>

using namespace holdfast;
using namespace holdfast::test;

class tst_JointReservation : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    CustomerId m_ada{}, m_ben{};
    int m_codes = 0;

    RawClient &client() { return m_store->client(); }
    ConnectionSettings settings() const { return atIsolationOfRow(m_schema->settings()); }
    SkuId sku(qint64 available)
    {
        return m_store->sku(("SKU-" + QByteArray::number(++m_codes)).constData(), available);
    }
    std::vector<SkuId> twentySkus(qint64 available)
    {
        const QByteArray prefix = "T" + QByteArray::number(++m_codes) + '-';
        EnterCatalogue request{OperationId::make(), {}, {}, QStringLiteral("opening")};
        for (int i = 0; i < 20; ++i)
            request.skus.push_back({prefix + QByteArray::number(i), QStringLiteral("x"), 100, available});
        Session session(settings());
        session.inTransaction("EnterCatalogue", [&](Transaction &tx) { return enterCatalogue(tx, request); });
        std::vector<SkuId> skus;
        for (const auto &row : client().rows("SELECT id FROM skus WHERE code LIKE '" + prefix + "%' ORDER BY id"))
            skus.push_back(SkuId{row[0].toLongLong()});
        return skus;
    }
    qint64 orders() { return client().number("SELECT COUNT(*) FROM orders"); }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("joint");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_ada = m_store->customer("Ada");
        m_ben = m_store->customer("Ben");
    }
    void cleanup() { QCOMPARE(m_store->brokenRules(), QByteArrayList()); }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    // C7
    void shortOfTwoOfTwentyLinesReservesNothingAndNamesBoth()
    {
        const std::vector<SkuId> skus = twentySkus(5);
        std::vector<std::pair<SkuId, qint64>> lines;
        for (const SkuId each : skus)
            lines.emplace_back(each, 5);
        lines[16].second = 6;
        lines[3].second = 9;
        std::reverse(lines.begin(), lines.end());
        const QByteArrayList before = everyRow(client());
        Session desk(settings());
        const ToldPlace told = ask(desk, draft(m_ada, lines));
        const auto *answer = told.as<OutOfStock>();
        QVERIFY(answer);
        QCOMPARE(answer->lines.size(), std::size_t(2));
        QCOMPARE(answer->lines[0].sku, skus[3]); // SKU ascending, whatever the order of the lines
        QCOMPARE(answer->lines[0].wanted, 9);
        QCOMPARE(answer->lines[0].available, 5);
        QCOMPARE(answer->lines[1].sku, skus[16]);
        QCOMPARE(answer->lines[1].wanted, 6);
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(transactionOf(client(), desk.server().connectionId), QByteArray());

        lines[19 - 16].second = 5;
        lines[19 - 3].second = 5;
        QVERIFY(ask(desk, draft(m_ada, lines)).as<Placed>()); // exactly what is there
        for (const SkuId each : skus)
            QCOMPARE(m_store->stock(each), (Stock{0, 5}));
    }

    // B22, B23
    void theLastUnitIsSoldOnce_data()
    {
        QTest::addColumn<int>("desks");
        QTest::addColumn<int>("rounds");
        QTest::newRow("2 desks") << 2 << 10;
        QTest::newRow("8 desks") << 8 << 4;
        QTest::newRow("32 desks") << 32 << 2;
        repeatableReadRow("8 desks") << 8 << 2;
        repeatableReadRow("32 desks") << 32 << 1;
    }
    void theLastUnitIsSoldOnce()
    {
        QFETCH(int, desks);
        QFETCH(int, rounds);
        for (int round = 0; round < rounds; ++round) {
            const SkuId last = sku(1), plenty = sku(1000);
            const qint64 ordersBefore = orders();
            std::latch start(desks);
            std::vector<std::future<ToldPlace>> racing;
            for (int i = 0; i < desks; ++i)
                racing.push_back(std::async(std::launch::async, [&] {
                    Session desk(settings());
                    start.arrive_and_wait();
                    return ask(desk, draft(m_ada, {{plenty, 2}, {last, 1}}));
                }));
            int placed = 0, outOfStock = 0;
            for (auto &desk : racing) {
                const ToldPlace told = desk.get();
                placed += told.as<Placed>() ? 1 : 0;
                const auto *none = told.as<OutOfStock>();
                outOfStock +=
                    none && none->lines.size() == 1 && none->lines[0].sku == last && none->lines[0].available == 0;
                if (isolationOfRow() == Isolation::ReadCommitted)
                    QVERIFY(!told.metNative(1213));
                QVERIFY(told.run.attempts <= settings().attempts);
            }
            QCOMPARE(placed, 1);
            QCOMPARE(outOfStock, desks - 1);
            QCOMPARE(m_store->stock(last), (Stock{0, 1}));
            QCOMPARE(m_store->stock(plenty), (Stock{998, 2}));
            QCOMPARE(orders(), ordersBefore + 1); // who lost has no order
        }
    }

    void theLastUnitWaitsForWhoHoldsItAndIsHadWhenTheyRollBack_data() { isolationRows(); }
    void theLastUnitWaitsForWhoHoldsItAndIsHadWhenTheyRollBack()
    {
        const SkuId last = sku(1);
        Barrier barrier("stock/stock_take", FlowStep::When::After);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(settings(), draft(m_ada, {{last, 1}}), &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(settings(), draft(m_ben, {{last, 1}}), nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        barrier.letFail();
        QVERIFY(first.get().fault);
        QVERIFY(second.get().as<Placed>());
        QCOMPARE(m_store->stock(last), (Stock{0, 1}));
    }

    void aSkuWithoutStockRowHasNone()
    {
        const SkuId known = sku(10);
        client().run("INSERT INTO skus (code, name, created_at) VALUES ('NO-STOCK', 'x', UTC_TIMESTAMP(6))");
        const SkuId bare{client().number("SELECT id FROM skus WHERE code = 'NO-STOCK'")};
        const SkuId unknown{number(bare) + 1000};
        const QByteArrayList before = everyRow(client());
        Session desk(settings());
        const ToldPlace told = ask(desk, draft(m_ada, {{unknown, 2}, {known, 1}, {bare, 1}}));
        QVERIFY(told.as<OutOfStock>());
        const std::vector<ShortLine> &lines = told.as<OutOfStock>()->lines;
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[0].sku, bare);
        QCOMPARE(lines[0].available, 0);
        QCOMPARE(lines[1].sku, unknown);
        QCOMPARE(lines[1].wanted, 2);
        QCOMPARE(everyRow(client()), before);
    }

    // C1, C2, B10, B12, D4: what cannot be an order is refused before the store is asked.
    void whatCannotBeAnOrderIsRefusedUnasked_data()
    {
        using Input = InvalidInput;
        QTest::addColumn<std::vector<std::pair<qint64, qint64>>>("lines"); // SKU, quantity
        QTest::addColumn<qint64>("price");
        QTest::addColumn<int>("field");
        QTest::addColumn<int>("problem");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const std::vector<std::pair<qint64, qint64>> &lines, Input::Field field,
                            Input::Problem problem, int line, qint64 price = 100) {
            QTest::newRow(name) << lines << price << int(field) << int(problem) << line;
        };
        std::vector<std::pair<qint64, qint64>> many;
        for (int i = 1; i <= 21; ++i)
            many.emplace_back(i, 1);
        constexpr qint64 kHuge = std::numeric_limits<qint64>::max();
        row("no line", {}, Input::Field::Lines, Input::Problem::Missing, 0);
        row("21 lines", many, Input::Field::Lines, Input::Problem::TooMany, 0);
        row("one SKU twice", {{1, 1}, {2, 1}, {1, 1}}, Input::Field::Sku, Input::Problem::Twice, 3);
        row("quantity 0", {{1, 1}, {2, 0}}, Input::Field::Quantity, Input::Problem::OutOfRange, 2);
        row("quantity -1", {{1, -1}}, Input::Field::Quantity, Input::Problem::OutOfRange, 1);
        row("quantity 1,000,001", {{1, 1'000'001}}, Input::Field::Quantity, Input::Problem::OutOfRange, 1);
        row("a huge quantity", {{1, kHuge}}, Input::Field::Quantity, Input::Problem::OutOfRange, 1);
        row("a negative price", {{1, 1}}, Input::Field::Price, Input::Problem::OutOfRange, 1, -1);
        row("a line that overflows", {{1, 2}}, Input::Field::Total, Input::Problem::Overflow, 0, kHuge);
        row("a total that overflows", {{1, 1}, {2, 1}}, Input::Field::Total, Input::Problem::Overflow, 0, kHuge);
    }
    void whatCannotBeAnOrderIsRefusedUnasked()
    {
        using Lines = std::vector<std::pair<qint64, qint64>>;
        QFETCH(Lines, lines);
        QFETCH(qint64, price);
        QFETCH(int, field);
        QFETCH(int, problem);
        QFETCH(int, line);
        OrderDraft request = draft(m_ada, {});
        for (const auto &[id, quantity] : lines)
            request.lines.push_back({SkuId{id}, quantity, price});
        Session desk(settings());
        const ToldPlace told = ask(desk, request);
        const auto *answer = told.as<InvalidInput>();
        QVERIFY(answer);
        QCOMPARE(int(answer->field), field);
        QCOMPARE(int(answer->problem), problem);
        QCOMPARE(answer->line, line);
        QCOMPARE(told.statements(), (QByteArrayList{"BEGIN", "ROLLBACK"}));
    }

    void theLargestOrderIsPlaced()
    {
        const SkuId large = sku(1'000'000);
        OrderDraft request = draft(m_ada, {});
        request.lines.push_back({large, 1'000'000, 9'000'000'000'000});
        Session desk(settings());
        const ToldPlace told = ask(desk, request);
        QVERIFY(told.as<Placed>());
        QCOMPARE(told.as<Placed>()->totalMinor, 9'000'000'000'000'000'000);
        QCOMPARE(m_store->stock(large), (Stock{0, 1'000'000}));
    }

    // D5: lines are stored as they were entered; only the locks are sorted.
    void linesAndTotalAreStoredAsEntered()
    {
        const SkuId a = sku(10), b = sku(10), c = sku(10);
        OrderDraft request = draft(m_ada, {});
        request.lines = {{c, 3, 1'999}, {a, 1, 0}, {b, 2, 25'000}};
        request.externalRef = "INV-4711";
        Session desk(settings());
        const ToldPlace told = ask(desk, request);
        QVERIFY(told.as<Placed>());
        QCOMPARE(told.as<Placed>()->totalMinor, 3 * 1'999 + 2 * 25'000);
        const qint64 order = number(told.as<Placed>()->order);
        QByteArrayList lines;
        for (const auto &row : client().rows(sql("SELECT line_no, sku_id, quantity, unit_price_minor FROM order_lines "
                                                 "WHERE order_id = :a ORDER BY line_no",
                                                 order)))
            lines << row[0].toByteArray() + ' ' + row[1].toByteArray() + ' ' + row[2].toByteArray() + ' ' +
                         row[3].toByteArray();
        const auto id = [](SkuId each) { return QByteArray::number(number(each)); };
        QCOMPARE(lines, (QByteArrayList{"1 " + id(c) + " 3 1999", "2 " + id(a) + " 1 0", "3 " + id(b) + " 2 25000"}));
        const auto row = client().rows(sql("SELECT customer_id, status, total_minor, currency, external_ref, version "
                                           "FROM orders WHERE id = :a",
                                           order));
        QCOMPARE(row[0][0].toLongLong(), number(m_ada));
        QCOMPARE(row[0][1].toByteArray(), QByteArray("created"));
        QCOMPARE(row[0][2].toLongLong(), told.as<Placed>()->totalMinor);
        QCOMPARE(row[0][3].toByteArray(), QByteArray("TWD"));
        QCOMPARE(row[0][4].toByteArray(), QByteArray("INV-4711"));
        QCOMPARE(row[0][5].toLongLong(), 1);
        for (const SkuId each : {a, b, c})
            QCOMPARE(m_store->reservationStatus(OrderId{order}, each), QByteArray("held"));
    }

    // D15
    void cartsInOppositeOrderDoNotDeadlock_data() { isolationRows(); }
    void cartsInOppositeOrderDoNotDeadlock()
    {
        const std::vector<SkuId> skus = twentySkus(100'000);
        std::vector<std::pair<SkuId, qint64>> up, down;
        for (const SkuId each : skus)
            up.emplace_back(each, 1);
        down.assign(up.rbegin(), up.rend());
        const int kOrders = isolationOfRow() == Isolation::ReadCommitted ? 25 : 10;
        std::latch start(2);
        const auto shop = [&](const std::vector<std::pair<SkuId, qint64>> &lines) {
            return std::async(std::launch::async, [&] {
                Session desk(settings());
                start.arrive_and_wait();
                int worse = 0; // than the level allows
                for (int i = 0; i < kOrders; ++i) {
                    const ToldPlace told = ask(desk, draft(m_ada, lines));
                    worse += told.as<Placed>() && withoutSetbacks(told.run) ? 0 : 1;
                }
                return worse;
            });
        };
        auto one = shop(up), two = shop(down);
        QCOMPARE(one.get(), 0);
        QCOMPARE(two.get(), 0);
        QCOMPARE(m_store->stock(skus.front()), (Stock{100'000 - 2 * kOrders, 2 * kOrders}));
    }

    // C8: a retry recognises its own order, even where that took the last units.
    void theSameOperationMakesOneOrderEvenOfTheLastUnits_data()
    {
        QTest::addColumn<qint64>("available");
        QTest::newRow("more is there") << qint64(10);
        QTest::newRow("it took the last") << qint64(2);
        repeatableReadRow("more is there") << qint64(10);
        repeatableReadRow("it took the last") << qint64(2);
    }
    void theSameOperationMakesOneOrderEvenOfTheLastUnits()
    {
        QFETCH(qint64, available);
        const SkuId mug = sku(available);
        const OrderDraft request = draft(m_ada, {{mug, 2}});
        Session deskOne(settings()), deskTwo(settings());
        const ToldPlace first = ask(deskOne, request);
        QVERIFY(first.as<Placed>());
        const QByteArrayList before = everyRow(client());
        for (Session *desk : {&deskOne, &deskTwo}) {
            const ToldPlace again = ask(*desk, request);
            QVERIFY(again.as<Placed>());
            QCOMPARE(again.as<Placed>()->order, first.as<Placed>()->order);
            QCOMPARE(again.as<Placed>()->totalMinor, first.as<Placed>()->totalMinor);
        }
        QCOMPARE(everyRow(client()), before);

        QCOMPARE(ask(deskTwo, draft(m_ada, {{mug, available}})).as<Placed>(), nullptr); // another operation is another
    }

    // Somebody else's order has the reference: that is told, and is no answer of this operation.
    void anExternalReferenceIsGivenToOneOrder()
    {
        const SkuId mug = sku(10);
        OrderDraft request = draft(m_ada, {{mug, 2}});
        request.externalRef = "REF-1";
        Session desk(settings());
        QVERIFY(ask(desk, request).as<Placed>());
        OrderDraft other = draft(m_ben, {{mug, 3}});
        other.externalRef = "REF-1";
        const QByteArrayList before = everyRow(client());
        std::optional<DbError> refusal;
        try {
            desk.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeDraft(tx, other); });
        } catch (const DbError &error) {
            refusal = error;
        }
        QVERIFY(refusal);
        QCOMPARE(refusal->kind, DbError::Kind::DuplicateKey);
        QCOMPARE(everyRow(client()), before);
    }

    void theSameOperationAtTwoDesksAtOnceMakesOneOrder_data() { isolationRows(); }
    void theSameOperationAtTwoDesksAtOnceMakesOneOrder()
    {
        const SkuId mug = sku(2);
        const OrderDraft request = draft(m_ada, {{mug, 2}});
        Barrier barrier("stock/stock_take", FlowStep::When::After);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(settings(), request, &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(settings(), request, nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        barrier.letGo();
        const ToldPlace one = first.get(), two = second.get();
        QVERIFY(one.as<Placed>() && two.as<Placed>());
        QCOMPARE(two.as<Placed>()->order, one.as<Placed>()->order);
        QCOMPARE(m_store->stock(mug), (Stock{0, 2}));
    }

    void theNumberOfStatementsDoesNotGrowWithTheLines()
    {
        std::vector<std::pair<SkuId, qint64>> lines;
        for (const SkuId each : twentySkus(10))
            lines.emplace_back(each, 1);
        Session desk(settings());
        const ToldPlace small = ask(desk, draft(m_ada, {lines.front()}));
        const ToldPlace large = ask(desk, draft(m_ada, lines));
        QVERIFY(small.as<Placed>() && large.as<Placed>());
        QCOMPARE(large.statements(), small.statements());
        QVERIFY(large.statements().size() <= 8);
    }

    // B9, B22, D8: whatever breaks, an order and its units come together or not at all.
    void anExceptionAtAnyStepLeavesAllOrNothing_data() { isolationRows(); }
    void anExceptionAtAnyStepLeavesAllOrNothing()
    {
        m_schema->empty(); // every row is compared at every step: here without those of the tests before
        m_ada = m_store->customer("Ada");
        m_ben = m_store->customer("Ben");
        const SkuId a = sku(10), b = sku(10);
        std::vector<QByteArray> places;
        std::vector<FlowStep::When> sides;
        Session desk(settings());
        {
            Watch watch([&](const FlowStep &step) {
                places.push_back(step.statement);
                sides.push_back(step.when);
            });
            desk.setObserver(&watch);
            const ToldPlace told = ask(desk, draft(m_ada, {{a, 2}, {b, 3}}));
            desk.setObserver(nullptr);
            QVERIFY(told.as<Placed>());
            QVERIFY(std::holds_alternative<Cancelled>(cancel(desk, cancelFor(m_ada, told.as<Placed>()->order))));
        }
        QVERIFY(places.size() >= 2 * 7);
        for (std::size_t at = 0; at < places.size(); ++at) {
            const OrderDraft request = draft(m_ada, {{a, 2}, {b, 3}});
            const QByteArrayList before = everyRow(client());
            std::size_t seen = 0;
            Watch watch([&](const FlowStep &) {
                if (seen++ == at)
                    throw PlannedFault{};
            });
            desk.setObserver(&watch);
            QVERIFY2(ask(desk, request).fault, places[at]);
            desk.setObserver(nullptr);
            const bool committed = places[at] == "COMMIT" && sides[at] == FlowStep::When::After;
            QVERIFY2(committed || everyRow(client()) == before, places[at]);
            QVERIFY2(transactionOf(client(), desk.server().connectionId).isEmpty(), places[at]);

            const ToldPlace again = ask(desk, request);
            QVERIFY2(again.as<Placed>(), places[at]);
            QCOMPARE(m_store->stock(a), (Stock{8, 2}));
            QCOMPARE(m_store->stock(b), (Stock{7, 3}));
            QVERIFY(std::holds_alternative<Cancelled>(cancel(desk, cancelFor(m_ada, again.as<Placed>()->order))));
        }
    }

    // A32's kind
    void aConnectionKilledAtAnyStepPlacesOneOrder_data() { isolationRows(); }
    void aConnectionKilledAtAnyStepPlacesOneOrder()
    {
        const SkuId last = sku(2);
        std::size_t places = 0;
        for (std::size_t at = 0; at == 0 || at < places; ++at) {
            const qint64 ordersBefore = orders();
            std::size_t seen = 0;
            QByteArray place;
            Session desk(settings());
            Watch watch([&](const FlowStep &step) {
                if (seen++ != at)
                    return;
                place = step.statement;
                client().run("KILL " + QByteArray::number(desk.server().connectionId));
            });
            desk.setObserver(&watch);
            const ToldPlace told = ask(desk, draft(m_ada, {{last, 2}}));
            desk.setObserver(nullptr);
            if (at == 0)
                places = seen - 1; // the step that was struck came twice
            QVERIFY2(told.as<Placed>(), place);
            QCOMPARE(orders(), ordersBefore + 1);
            QCOMPARE(m_store->stock(last), (Stock{0, 2}));
            QVERIFY(std::holds_alternative<Cancelled>(cancel(desk, cancelFor(m_ada, told.as<Placed>()->order))));
        }
        QVERIFY(places >= 2 * 7);
    }
};

HOLDFAST_TEST_MAIN(tst_JointReservation)
#include "tst_joint_reservation.moc"
