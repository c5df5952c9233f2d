// SPDX-License-Identifier: GPL-3.0-or-later
// A quote: the prices of one moment, for a while, and no stock. The ids in comments are field cases.
#include "sql/connection/dialect.h"
#include "tests/support/flow_watch.h"
#include "tests/support/isolation_rows.h"
#include "tests/support/test_main.h"

#include <QScopeGuard>

#include <latch>
#include <limits>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr qint64 kSecond = 1'000'000; // microseconds

} // namespace

class tst_IssueQuote : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    CustomerId m_ada{}, m_ben{};
    int m_codes = 0;

    RawClient &client() { return m_store->client(); }
    ConnectionSettings settings() const { return atIsolationOfRow(m_schema->settings()); }
    SkuId sku(qint64 available, qint64 price = 25'000)
    {
        return m_store->sku(("SKU-" + QByteArray::number(++m_codes)).constData(), available, price);
    }
    void changePrice(SkuId sku, qint64 minor)
    {
        client().run(
            test::sql("UPDATE prices SET price_minor = :b, price_version = price_version + 1 WHERE sku_id = :a",
                      number(sku), minor));
    }
    // A new quote's steps, each statement before and after.
    QByteArrayList stepsOf(const std::vector<std::pair<SkuId, qint64>> &lines)
    {
        QByteArrayList steps;
        Watch watch([&](const FlowStep &step) { steps << step.statement; });
        Session desk(settings());
        desk.setObserver(&watch);
        return ask(desk, issueFor(m_ada, lines)).as<Issued>() ? steps : QByteArrayList();
    }
    qint64 clock() { return client().number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6))"); }
    QByteArray linesOf(QuoteId quote)
    {
        return client().text(test::sql("SELECT GROUP_CONCAT(line_no, ' ', sku_id, ' ', quantity, ' ', unit_price_minor "
                                       "ORDER BY line_no) FROM quote_lines WHERE quote_id = :a",
                                       number(quote)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("issue");
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

    // C1, D5, F3
    void promisesItsPricesForFiveMinutesAndTakesNoStock()
    {
        const SkuId mug = sku(3, 50'000), cup = sku(0, 1'999);
        IssueQuote request = issueFor(m_ada, {{mug, 2}, {cup, 3}, {mug, 5}}); // more than there is
        Session desk(settings());
        const qint64 before = clock();
        const ToldIssue told = ask(desk, request);
        const qint64 after = clock();
        const auto *issued = told.as<Issued>();
        QVERIFY(issued);
        QVERIFY(!issued->seenAgain);
        QCOMPARE(issued->total.minor, 7 * 50'000 + 3 * 1'999);
        QCOMPARE(issued->total.currency.code, QByteArray("TWD"));
        QVERIFY(issued->createdAt.micros >= before && issued->createdAt.micros <= after);
        QCOMPARE(issued->expiresAt.micros - issued->createdAt.micros, 300 * kSecond);
        QCOMPARE(issued->lines.size(), std::size_t(2));
        QCOMPARE(issued->lines[0].quantity, 7);
        QCOMPARE(issued->lines[1].sku, cup);
        const auto id = [](SkuId each) { return QByteArray::number(number(each)); };
        QCOMPARE(linesOf(issued->quote), "1 " + id(mug) + " 7 50000,2 " + id(cup) + " 3 1999");
        QCOMPARE(client().text(test::sql("SELECT CONCAT_WS(' ', customer_id = :b, currency, total_minor, line_count, "
                                         "version, accepted_at IS NULL, consumed_order_id IS NULL) FROM quotes "
                                         "WHERE id = :a",
                                         number(issued->quote), number(m_ada))),
                 QByteArray("1 TWD 355997 2 1 1 1"));
        QCOMPARE(m_store->stock(mug), (Stock{3, 0}));
        QCOMPARE(m_store->movements(mug), 1);
    }

    void aShorterPeriodMayBeAskedForALongerOneNever_data()
    {
        QTest::addColumn<qint64>("ofStore");
        QTest::addColumn<qint64>("asked"); // -1: nothing
        QTest::addColumn<qint64>("got");
        QTest::newRow("the store's") << qint64(300) << qint64(-1) << qint64(300);
        QTest::newRow("shorter") << qint64(300) << qint64(7) << qint64(7);
        QTest::newRow("longer") << qint64(300) << qint64(301) << qint64(300);
        QTest::newRow("far longer") << qint64(300) << std::numeric_limits<qint64>::max() << qint64(300);
        QTest::newRow("another store's") << qint64(20) << qint64(-1) << qint64(20);
    }
    void aShorterPeriodMayBeAskedForALongerOneNever()
    {
        QFETCH(qint64, ofStore);
        QFETCH(qint64, asked);
        QFETCH(qint64, got);
        client().run("UPDATE store SET quote_seconds = " + QByteArray::number(ofStore));
        const auto restored = qScopeGuard([&] { client().run("UPDATE store SET quote_seconds = 300"); });
        IssueQuote request = issueFor(m_ada, {{sku(1), 1}});
        if (asked >= 0)
            request.validFor = std::chrono::seconds(asked);
        Session desk(settings());
        const ToldIssue told = ask(desk, request);
        QVERIFY(told.as<Issued>());
        QCOMPARE(told.as<Issued>()->expiresAt.micros - told.as<Issued>()->createdAt.micros, got * kSecond);
        const Store store = *desk.read("Store", readStore);
        QCOMPARE(store.quotePeriod.count(), ofStore);
        QVERIFY(store.road == OrderRoad::Quote);
    }

    // The same operation is the same quote, whatever has happened since and whatever is asked the second time.
    void inAStoreOfTheOtherRoadNoneIsIssued()
    {
        const SkuId mug = sku(10);
        const IssueQuote done = issueFor(m_ada, {{mug, 1}}), next = issueFor(m_ada, {{mug, 2}});
        Session desk(settings());
        QVERIFY(ask(desk, done).as<Issued>());
        m_store->setRoad(OrderRoad::CurrentPrice);
        const QByteArrayList before = everyRow(client());
        const ToldIssue told = ask(desk, next), again = ask(desk, done);
        m_store->setRoad(OrderRoad::Quote);
        const auto *refused = told.as<InvalidInput>();
        QVERIFY(refused && refused->field == InvalidInput::Field::Road);
        QVERIFY(again.as<Issued>() && again.as<Issued>()->seenAgain);
        QCOMPARE(everyRow(client()), before);
        QVERIFY(ask(desk, next).as<Issued>());
    }

    void theSameOperationIsTheSameQuote_data() { isolationRows(); }
    void theSameOperationIsTheSameQuote()
    {
        const SkuId mug = sku(10, 50'000), cup = sku(10, 100);
        const IssueQuote request = issueFor(m_ada, {{cup, 1}, {mug, 2}});
        Session deskOne(settings()), deskTwo(settings());
        const ToldIssue first = ask(deskOne, request);
        QVERIFY(first.as<Issued>());
        changePrice(mug, 55'000);
        const QByteArrayList before = everyRow(client());
        IssueQuote otherLines = request;
        otherLines.lines = {{mug, 9, 0}};
        for (const IssueQuote &repeat : {request, otherLines}) {
            const ToldIssue again = ask(deskTwo, repeat);
            QVERIFY(again.as<Issued>());
            QVERIFY(again.as<Issued>()->seenAgain);
            QCOMPARE(again.as<Issued>()->quote, first.as<Issued>()->quote);
            QCOMPARE(again.as<Issued>()->total, first.as<Issued>()->total);
            QCOMPARE(again.as<Issued>()->createdAt, first.as<Issued>()->createdAt);
            QCOMPARE(again.as<Issued>()->expiresAt, first.as<Issued>()->expiresAt);
            QCOMPARE(again.as<Issued>()->lines.size(), std::size_t(2));
            QCOMPARE(again.as<Issued>()->lines[0].sku, cup);
            QCOMPARE(again.as<Issued>()->lines[1].unitPriceMinor, 50'000);
        }
        IssueQuote bens = request;
        bens.customer = m_ben;
        QVERIFY(ask(deskTwo, bens).as<NotFound>()); // and no word of Ada's
        QCOMPARE(everyRow(client()), before);
    }

    void ofTheSameOperationAtOnceOneQuoteComes_data() { isolationRows(); }
    void ofTheSameOperationAtOnceOneQuoteComes()
    {
        const IssueQuote request = issueFor(m_ada, {{sku(10), 2}});
        Barrier barrier("quotes/quote_lines_insert", FlowStep::When::After);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(settings(), request, &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(settings(), request, nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        barrier.letGo();
        const ToldIssue one = first.get(), two = second.get();
        QVERIFY(one.as<Issued>() && !one.as<Issued>()->seenAgain);
        QVERIFY(two.as<Issued>() && two.as<Issued>()->seenAgain);
        QCOMPARE(two.as<Issued>()->quote, one.as<Issued>()->quote);
        QVERIFY(two.run.setbacks.empty());
    }

    // All prices of one moment: two that change together are seen before or after, never one of each.
    void allPricesAreOfOneMoment_data() { isolationRows(); }
    void allPricesAreOfOneMoment()
    {
        const SkuId mug = sku(10, 100), cup = sku(10, 100);
        std::atomic<bool> stop{false};
        auto changing = std::async(std::launch::async, [&] {
            RawClient owner(m_schema->settings());
            int rounds = 0;
            for (; !stop; ++rounds) {
                owner.run("START TRANSACTION");
                for (const SkuId each : {mug, cup})
                    owner.run(test::sql("UPDATE prices SET price_minor = :b, price_version = price_version + 1 "
                                        "WHERE sku_id = :a",
                                        number(each), 101 + rounds));
                owner.run("COMMIT");
            }
            return rounds;
        });
        const auto joined = qScopeGuard([&] { stop = true; });
        Session desk(settings());
        int torn = 0;
        for (int i = 0; i < 60; ++i) {
            const ToldIssue told = ask(desk, issueFor(m_ada, {{mug, 1}, {cup, 1}}));
            QVERIFY(told.as<Issued>());
            torn += told.as<Issued>()->lines[0].unitPriceMinor != told.as<Issued>()->lines[1].unitPriceMinor;
        }
        stop = true;
        QVERIFY(changing.get() > 1);
        QCOMPARE(torn, 0);
    }

    // B12, C1, C2: what cannot be quoted is refused before the store is asked.
    void whatCannotBeQuotedIsRefusedUnasked_data()
    {
        using Input = InvalidInput;
        QTest::addColumn<std::vector<std::pair<qint64, qint64>>>("lines"); // SKU, quantity
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<int>("field");
        QTest::addColumn<int>("problem");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const std::vector<std::pair<qint64, qint64>> &lines, Input::Field field,
                            Input::Problem problem, int line, qint64 seconds = 60) {
            QTest::newRow(name) << lines << seconds << int(field) << int(problem) << line;
        };
        std::vector<std::pair<qint64, qint64>> many;
        for (int i = 1; i <= 21; ++i)
            many.emplace_back(i, 1);
        constexpr qint64 kHuge = std::numeric_limits<qint64>::max();
        row("no line", {}, Input::Field::Lines, Input::Problem::Missing, 0);
        row("21 SKUs", many, Input::Field::Lines, Input::Problem::TooMany, 0);
        row("quantity 0", {{1, 1}, {2, 0}}, Input::Field::Quantity, Input::Problem::OutOfRange, 2);
        row("quantity -1, which would take from another line", {{1, 5}, {1, -1}}, Input::Field::Quantity,
            Input::Problem::OutOfRange, 2);
        row("quantity 1,000,001", {{1, 1'000'001}}, Input::Field::Quantity, Input::Problem::OutOfRange, 1);
        row("together 1,000,001", {{1, 1'000'000}, {2, 1}, {1, 1}}, Input::Field::Quantity, Input::Problem::OutOfRange,
            3);
        row("a huge quantity twice", {{1, kHuge}, {1, kHuge}}, Input::Field::Quantity, Input::Problem::OutOfRange, 1);
        row("no time", {{1, 1}}, Input::Field::Period, Input::Problem::OutOfRange, 0, 0);
        row("a time that was", {{1, 1}}, Input::Field::Period, Input::Problem::OutOfRange, 0, -1);
    }
    void whatCannotBeQuotedIsRefusedUnasked()
    {
        using Lines = std::vector<std::pair<qint64, qint64>>;
        QFETCH(Lines, lines);
        QFETCH(qint64, seconds);
        QFETCH(int, field);
        QFETCH(int, problem);
        QFETCH(int, line);
        IssueQuote request = issueFor(m_ada, {});
        for (const auto &[id, quantity] : lines)
            request.lines.push_back({SkuId{id}, quantity, 0});
        request.validFor = std::chrono::seconds(seconds);
        Session desk(settings());
        const ToldIssue told = ask(desk, request);
        const auto *answer = told.as<InvalidInput>();
        QVERIFY(answer);
        QCOMPARE(int(answer->field), field);
        QCOMPARE(int(answer->problem), problem);
        QCOMPARE(answer->line, line);
        QCOMPARE(told.statements(), (QByteArrayList{"BEGIN", "ROLLBACK"}));
    }

    void whatTheStoreCannotPriceIsRefusedAndNothingIsWritten()
    {
        using Input = InvalidInput;
        const SkuId mug = sku(10), dear = sku(10, std::numeric_limits<qint64>::max());
        client().run("INSERT INTO skus (code, name, created_at) VALUES ('NO-PRICE', 'x', UTC_TIMESTAMP(6))");
        const SkuId bare{client().number("SELECT id FROM skus WHERE code = 'NO-PRICE'")};
        const SkuId unknown{number(bare) + 1000};
        const QByteArrayList before = everyRow(client());
        Session desk(settings());
        const auto refused = [&](const std::vector<std::pair<SkuId, qint64>> &lines, Input::Field field,
                                 Input::Problem problem, int line) {
            const ToldIssue told = ask(desk, issueFor(m_ada, lines));
            const auto *answer = told.as<InvalidInput>();
            return answer && answer->field == field && answer->problem == problem && answer->line == line;
        };
        QVERIFY(refused({{mug, 1}, {mug, 1}, {unknown, 1}}, Input::Field::Sku, Input::Problem::Unknown, 3));
        QVERIFY(refused({{mug, 1}, {bare, 1}}, Input::Field::Price, Input::Problem::Missing, 2));
        QVERIFY(refused({{dear, 2}}, Input::Field::Total, Input::Problem::Overflow, 0));
        QVERIFY(refused({{dear, 1}, {mug, 1}}, Input::Field::Total, Input::Problem::Overflow, 0));
        QVERIFY(ask(desk, issueFor(CustomerId{999'999}, {{mug, 1}})).as<NotFound>());
        QCOMPARE(everyRow(client()), before);
        QVERIFY(ask(desk, issueFor(m_ada, {{dear, 1}})).as<Issued>()); // the largest there is
    }

    void twentyLinesAndAMillionUnitsAreAQuoteInNoMoreStatements()
    {
        std::vector<std::pair<SkuId, qint64>> lines;
        for (int i = 0; i < 20; ++i)
            lines.emplace_back(sku(1), 1'000'000);
        Session desk(settings());
        const ToldIssue one = ask(desk, issueFor(m_ada, {lines.front()}));
        const ToldIssue twenty = ask(desk, issueFor(m_ada, lines));
        QVERIFY(one.as<Issued>() && twenty.as<Issued>());
        QCOMPARE(twenty.as<Issued>()->lines.size(), std::size_t(20));
        QCOMPARE(twenty.statements(), one.statements());
        QVERIFY(one.statements().size() <= 9);
    }

    void aChangeOfPriceLeavesAnIssuedQuoteAsItIs()
    {
        const SkuId mug = sku(10, 50'000);
        const QuoteId quote = m_store->quote(m_ada, {{mug, 1}});
        const QByteArray before = linesOf(quote);
        changePrice(mug, 55'000);
        QCOMPARE(linesOf(quote), before);
        const QuoteId next = m_store->quote(m_ada, {{mug, 1}});
        QVERIFY(linesOf(next) != before);
    }

    void anExceptionAtAnyStepLeavesAWholeQuoteOrNone()
    {
        const SkuId mug = sku(10);
        const qsizetype steps = stepsOf({{mug, 1}}).size();
        QVERIFY(steps >= 2 * 8);
        for (qsizetype at = 0; at < steps; ++at) {
            const IssueQuote request = issueFor(m_ada, {{mug, 1}});
            const QByteArrayList before = everyRow(client());
            qsizetype seen = 0;
            bool committed = false;
            Watch fault([&](const FlowStep &step) {
                if (seen++ == at) {
                    committed = step.statement == "COMMIT" && step.when == FlowStep::When::After;
                    throw PlannedFault{};
                }
            });
            Session desk(settings());
            desk.setObserver(&fault);
            QVERIFY(ask(desk, request).fault);
            QVERIFY2((everyRow(client()) == before) != committed, QByteArray::number(int(at)));
            desk.setObserver(nullptr);
            const ToldIssue again = ask(desk, request);
            QVERIFY(again.as<Issued>());
            QCOMPARE(again.as<Issued>()->seenAgain, committed);
        }
    }

    // D7, D8: after 1213 and after 1205 the whole flow runs again, never one statement.
    void aLockErrorAtAnyStepRunsTheWholeFlowAgain_data()
    {
        QTest::addColumn<int>("native");
        QTest::newRow("1205") << 1205;
        QTest::newRow("1213") << 1213;
        repeatableReadRow("1205") << 1205;
        repeatableReadRow("1213") << 1213;
    }
    void aLockErrorAtAnyStepRunsTheWholeFlowAgain()
    {
        QFETCH(int, native);
        const SkuId mug = sku(10), cup = sku(10);
        const QByteArrayList all = stepsOf({{mug, 1}, {cup, 2}});
        for (qsizetype at = 0; at < all.size() - 1; ++at) { // after COMMIT it has its answer
            const qint64 quotesBefore = client().number("SELECT COUNT(*) FROM quotes");
            qsizetype seen = 0;
            Watch watch([&](const FlowStep &step) {
                if (seen++ == at)
                    throw DbError{dialect::kindOf(native), native, step.statement, QString()};
            });
            Session desk(settings());
            desk.setObserver(&watch);
            const ToldIssue told = ask(desk, issueFor(m_ada, {{mug, 1}, {cup, 2}}));
            QVERIFY2(told.as<Issued>() && !told.as<Issued>()->seenAgain, all[at]);
            QCOMPARE(told.run.attempts, 2);
            QCOMPARE(told.run.setbacks.size(), std::size_t(1));
            QCOMPARE(told.run.setbacks[0].native, native);
            QByteArrayList second;
            for (const RunReport::Step &step : told.run.steps) {
                if (step.attempt == 2)
                    second << step.statement;
            }
            QCOMPARE(second.size(), all.size() / 2);
            QCOMPARE(client().number("SELECT COUNT(*) FROM quotes"), quotesBefore + 1);
        }
    }

    // A32, G17
    void aConnectionKilledAtAnyStepIssuesOneQuote_data() { isolationRows(); }
    void aConnectionKilledAtAnyStepIssuesOneQuote()
    {
        const SkuId mug = sku(10);
        const QByteArrayList all = stepsOf({{mug, 1}});
        for (qsizetype at = 0; at < all.size(); ++at) {
            const qint64 quotesBefore = client().number("SELECT COUNT(*) FROM quotes");
            qsizetype seen = 0;
            Session desk(settings());
            Watch watch([&](const FlowStep &) {
                if (seen++ == at)
                    client().run("KILL " + QByteArray::number(desk.server().connectionId));
            });
            desk.setObserver(&watch);
            const IssueQuote request = issueFor(m_ada, {{mug, 1}});
            const ToldIssue told = ask(desk, request);
            QVERIFY2(told.as<Issued>(), all[at]);
            desk.setObserver(nullptr);
            const ToldIssue again = ask(desk, request);
            QVERIFY2(again.as<Issued>() && again.as<Issued>()->seenAgain, all[at]);
            QCOMPARE(again.as<Issued>()->quote, told.as<Issued>()->quote);
            QCOMPARE(client().number("SELECT COUNT(*) FROM quotes"), quotesBefore + 1);
        }
    }

    // D8. It takes no lock itself; what its rows refer to can be held.
    void heldUpByAnotherItGivesUpAndLeavesNothing_data()
    {
        QTest::addColumn<QByteArray>("held");
        QTest::addColumn<QByteArray>("statement");
        const auto row = [](const char *name, const char *held, const char *statement) {
            QTest::newRow(name) << QByteArray(held) << QByteArray(statement);
            repeatableReadRow(name) << QByteArray(held) << QByteArray(statement);
        };
        row("the customer", "SELECT * FROM customers FOR UPDATE", "quotes/quote_insert");
        row("a SKU", "SELECT * FROM skus WHERE id = :a FOR UPDATE", "quotes/quote_lines_insert");
    }
    void heldUpByAnotherItGivesUpAndLeavesNothing()
    {
        QFETCH(QByteArray, held);
        QFETCH(QByteArray, statement);
        const SkuId mug = sku(10), cup = sku(10);
        const IssueQuote request = issueFor(m_ada, {{mug, 1}, {cup, 1}});
        RawClient other(settings());
        other.run("START TRANSACTION");
        QVERIFY(!other.rows(test::sql(held.constData(), number(cup))).empty());
        ConnectionSettings hurried = settings(); // lock wait 1 s
        hurried.attempts = 1;
        Session desk(hurried);
        const QByteArrayList before = everyRow(client());
        const ToldIssue told = ask(desk, request);
        QVERIFY(told.error);
        QCOMPARE(told.error->kind, DbError::Kind::LockWait);
        QCOMPARE(told.error->statement, statement);
        QCOMPARE(transactionOf(client(), desk.server().connectionId), QByteArray());
        QCOMPARE(everyRow(client()), before);
        other.run("ROLLBACK");
        QVERIFY(ask(desk, request).as<Issued>());
    }
};

HOLDFAST_TEST_MAIN(tst_IssueQuote)
#include "tst_issue_quote.moc"
