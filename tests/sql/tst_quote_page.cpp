// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a long list of quotes: what they cost where nearly all have expired, and that each quote is shown once,
// in order, under any filter. What was measured when quotes were accepted.
#include "sql/connection/session.h"
#include "sql/connection/statement.h"
#include "sql/flows/accept_quote.h"
#include "sql/flows/change_price.h"
#include "sql/pages/outside.h"
#include "sql/pages/quote_metrics.h"
#include "sql/pages/quote_page.h"
#include "sql/pages/stock_page.h"
#include "sql/pages/versions.h"
#include "tests/support/flow_watch.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>

#include <algorithm>
#include <limits>
#include <set>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr qint64 kQuotes = 12'000;
constexpr qint64 kOpen = 1'200; // those that are open, the latest
constexpr qint64 kCustomers = 20;
constexpr qint64 kTies = 7; // quotes of one instant
constexpr qint64 kMostLooksEach = 3;
constexpr int kLimit = 50;

const CustomerId kCustomer{17};

using Only = QuoteFilter::Only;

} // namespace

Q_DECLARE_METATYPE(holdfast::QuoteFilter)

class tst_QuotePage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<RawClient> m_client;
    std::unique_ptr<Session> m_session;

    qint64 looks()
    {
        qint64 sum = 0;
        for (const auto &row : m_client->rows("SHOW SESSION STATUS LIKE 'Handler_read_%'"))
            sum += row.at(1).toLongLong();
        return sum;
    }

    static QByteArray rendered(const QByteArray &name, const QuotePlace &after)
    {
        const Statement &statement = Statement::named(name);
        const Literal at = lit(after.createdAt), id = lit(after.id), limit = lit(kLimit);
        if (statement.marks().contains("customer"))
            return statement.render({{"customer", lit(kCustomer)}, {"after", at}, {"after_id", id}, {"limit", limit}});
        return statement.render({{"after", at}, {"after_id", id}, {"limit", limit}});
    }

    // How many looks at a row or an index entry it took, and how many rows came.
    std::pair<qint64, qint64> costOf(const QByteArray &sql)
    {
        const qint64 first = looks(), before = looks();
        const qint64 returned = qint64(m_client->rows(sql).size());
        return {looks() - before - (before - first), returned};
    }

    std::vector<QuoteRow> page(const QuotePageRequest &request)
    {
        return m_session->read("QuotePage", [&](Reader &reader) { return quotePage(reader, request); });
    }
    std::vector<QuoteRow> walk(QuotePageRequest request)
    {
        std::vector<QuoteRow> all;
        for (;;) {
            const std::vector<QuoteRow> rows = page(request);
            all.insert(all.end(), rows.begin(), rows.end());
            if (int(rows.size()) < request.limit)
                return all;
            request.after = placeOf(rows.back());
        }
    }
    qint64 count(const QuoteFilter &filter)
    {
        return m_session->read("QuoteCount", [&](Reader &reader) { return quoteCount(reader, filter); });
    }

private Q_SLOTS:
    // A quote in ten is used. Those before the last kOpen have expired, by an hour and more; the others are good for
    // ten hours, as nobody can tell how long this test takes.
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("quotes");
        m_client = std::make_unique<RawClient>(m_schema->settings());
        m_session = std::make_unique<Session>(m_schema->settings());
        const QByteArray digits(
            "(SELECT 0 d UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 "
            "UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9)");
        const QByteArray customers = QByteArray::number(kCustomers);
        const QByteArray all = QByteArray::number(kQuotes), expired = QByteArray::number(kQuotes - kOpen);
        // Seven an instant, their ids and instants out of step; the period is 36,000 s for all.
        const QByteArray born("UTC_TIMESTAMP(6) - INTERVAL IF(n <= " + expired + ", 40000 + (" + all +
                              " - n) DIV 7, (" + all + " - n) DIV 7) SECOND");
        for (const QByteArray &sql :
             {QByteArray("CREATE TABLE many (n INT NOT NULL PRIMARY KEY, at DATETIME(6))"),
              "INSERT INTO many SELECT n, " + born +
                  " FROM (SELECT 1 + a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 "
                  "* f.d n FROM " +
                  digits + " a, " + digits + " b, " + digits + " c, " + digits + " e, " + digits +
                  " f) numbers WHERE n <= " + all,
              "INSERT INTO customers (id, name, created_at) SELECT n, CONCAT('Customer ', n), '2024-01-01' FROM many "
              "WHERE n <= " +
                  customers,
              "INSERT INTO quotes (id, customer_id, currency, total_minor, line_count, created_at, expires_at, "
              "operation_id, version) SELECT n, 1 + n % " +
                  customers +
                  ", 'TWD', 100, 1, at, at + INTERVAL 36000 SECOND, UNHEX(LPAD(HEX(n), 32, '0')), 1 FROM many ORDER "
                  "BY n",
              "INSERT INTO orders (id, customer_id, status, currency, total_minor, units, quote_id, created_at, "
              "version) SELECT n, 1 + n % " +
                  customers + ", 'created', 'TWD', 100, 1, n, at, 1 FROM many WHERE n DIV " + customers + " % 10 = 3",
              "UPDATE quotes SET consumed_order_id = id, accepted_at = created_at + INTERVAL 1 SECOND, version = 2 "
              "WHERE id DIV " +
                  customers + " % 10 = 3",
              QByteArray("ANALYZE TABLE quotes, customers")})
            m_client->run(sql);
        QCOMPARE(m_client->number("SELECT COUNT(*) FROM quotes"), kQuotes);
        QVERIFY(m_client->number("SELECT COUNT(DISTINCT created_at) FROM quotes") * 6 < kQuotes); // ties
    }

    void cleanupTestCase()
    {
        m_session.reset();
        m_client.reset();
        m_schema.reset();
    }

    void aPageTouchesFewMoreRowsThanItReturns_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("deep");
        int statements = 0;
        for (const QByteArray &name : Statement::names()) {
            if (!name.startsWith("quotes/quote_page"))
                continue;
            ++statements;
            QTest::addRow("%s, first page", name.constData()) << name << false;
            QTest::addRow("%s, last page", name.constData()) << name << true;
        }
        QCOMPARE(statements, 16); // four kinds, a customer or not, two sorts
    }
    void aPageTouchesFewMoreRowsThanItReturns()
    {
        QFETCH(QByteArray, name);
        QFETCH(bool, deep);
        QuotePageRequest request;
        request.sort = name.endsWith("_oldest") ? QuoteSort::Oldest : QuoteSort::Newest;
        request.filter.only = name.contains("_open")      ? Only::Open
                              : name.contains("_used")    ? Only::Used
                              : name.contains("_expired") ? Only::Expired
                                                          : Only::All;
        if (name.contains("_by_customer"))
            request.filter.customer = kCustomer;
        QuotePlace after = request.sort == QuoteSort::Oldest
                               ? QuotePlace{kBeginningOfTime, QuoteId{0}}
                               : QuotePlace{kEndOfTime, QuoteId{std::numeric_limits<qint64>::max()}};
        if (deep) { // a page that is not full: it must find the list's end
            request.sort = request.sort == QuoteSort::Oldest ? QuoteSort::Newest : QuoteSort::Oldest;
            request.limit = kLimit; // the list's end is the other sort's beginning
            const std::vector<QuoteRow> end = page(request);
            QCOMPARE(std::ssize(end), kLimit);
            after = placeOf(end[kLimit - 6]);
        }
        const auto [spent, returned] = costOf(rendered(name, after));
        QCOMPARE(returned, deep ? kLimit - 6 : kLimit);
        const QByteArray told = QByteArray::number(spent) + " looks";
        QVERIFY2(spent >= returned, told);                              // or nothing was counted at all
        QVERIFY2(spent <= kMostLooksEach * returned + kTies + 3, told); // and the period's index, once or twice
    }

    void openOnesAreCountedWithoutTheExpired_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("all") << QByteArray("quotes/quote_count_open");
        QTest::newRow("a customer's") << QByteArray("quotes/quote_count_open_by_customer");
    }
    void openOnesAreCountedWithoutTheExpired()
    {
        QFETCH(QByteArray, name);
        const bool one = name.endsWith("_by_customer");
        const Statement &statement = Statement::named(name);
        const qint64 spent =
            costOf(one ? statement.render({{"customer", lit(kCustomer)}}) : statement.render({})).first;
        QVERIFY2(spent <= (one ? kOpen / kCustomers : kOpen) + 10, QByteArray::number(spent));
    }

    void everyQuoteIsShownOnceAndInOrder_data()
    {
        QTest::addColumn<QuoteFilter>("filter");
        QTest::addColumn<QByteArray>("where");
        const QByteArray used("q.accepted_at IS NOT NULL"),
            open("q.accepted_at IS NULL AND q.id > " + QByteArray::number(kQuotes - kOpen)),
            expired("q.accepted_at IS NULL AND q.id <= " + QByteArray::number(kQuotes - kOpen)),
            customer(" AND q.customer_id = 17"), called(" AND c.name LIKE 'customer 1%'");
        QTest::newRow("all") << QuoteFilter{{}, Only::All, {}} << QByteArray("TRUE");
        QTest::newRow("open") << QuoteFilter{{}, Only::Open, {}} << open;
        QTest::newRow("used") << QuoteFilter{{}, Only::Used, {}} << used;
        QTest::newRow("expired") << QuoteFilter{{}, Only::Expired, {}} << expired;
        QTest::newRow("a customer's") << QuoteFilter{kCustomer, Only::All, {}} << "TRUE" + customer;
        QTest::newRow("a customer's, open") << QuoteFilter{kCustomer, Only::Open, {}} << open + customer;
        QTest::newRow("a customer's, used") << QuoteFilter{kCustomer, Only::Used, {}} << used + customer;
        QTest::newRow("a customer's, expired") << QuoteFilter{kCustomer, Only::Expired, {}} << expired + customer;
        QTest::newRow("a number") << QuoteFilter{{}, Only::All, QStringLiteral("777")} << QByteArray("q.id = 777");
        QTest::newRow("a name's beginning, open")
            << QuoteFilter{{}, Only::Open, QStringLiteral("customer 17")} << open + customer;
        QTest::newRow("another customer's name")
            << QuoteFilter{kCustomer, Only::All, QStringLiteral("Customer 2")} << QByteArray("FALSE");
    }
    void everyQuoteIsShownOnceAndInOrder()
    {
        QFETCH(QuoteFilter, filter);
        QFETCH(QByteArray, where);
        for (const QuoteSort sort : {QuoteSort::Newest, QuoteSort::Oldest}) {
            const std::vector<QuoteRow> all = walk({filter, sort, {}, 997});
            const QByteArray direction = sort == QuoteSort::Newest ? " DESC" : " ASC";
            const auto expected = m_client->rows(
                "SELECT q.id, c.id, c.name, q.version, q.consumed_order_id FROM quotes q JOIN customers c ON c.id = "
                "q.customer_id WHERE " +
                where + " ORDER BY q.created_at" + direction + ", q.id" + direction);
            QCOMPARE(all.size(), expected.size());
            for (std::size_t i = 0; i < all.size(); ++i) {
                QCOMPARE(number(all[i].id), expected[i].at(0).toLongLong());
                QCOMPARE(number(all[i].customer), expected[i].at(1).toLongLong());
                QCOMPARE(all[i].customerName, expected[i].at(2).toString());
                QCOMPARE(all[i].version, expected[i].at(3).toLongLong());
                QCOMPARE(all[i].order.has_value(), !expected[i].at(4).isNull());
                QCOMPARE(all[i].acceptedAt.has_value(), all[i].order.has_value());
                QCOMPARE(all[i].expiresAt.micros - all[i].createdAt.micros, 36'000'000'000);
            }
            QCOMPARE(count(filter), qint64(expected.size()));
        }
    }

    // These come last: they empty the store.

    // The lists know a shorter or longer period at once: what bounds them is in the quotes themselves.
    void periodsMayDiffer()
    {
        m_schema->empty();
        StoreBuilder store(*m_schema);
        const CustomerId ada = store.customer("Ada");
        const SkuId mug = store.sku("MUG-01", 10);
        Session session(m_schema->settings());
        const auto shown = [&](Only only) {
            QList<qint64> ids;
            const QuotePageRequest request{{{}, only, {}}, QuoteSort::Oldest, {}, 10};
            for (const QuoteRow &row : session.read("Page", [&](Reader &reader) { return quotePage(reader, request); }))
                ids << number(row.id);
            return ids;
        };
        QCOMPARE(shown(Only::Open), QList<qint64>());
        QCOMPARE(shown(Only::Expired), QList<qint64>());
        const qint64 period = number(store.quote(ada, {{mug, 1}}));
        const auto aged = [&](const QByteArray &age, const QByteArray &seconds) {
            store.client().run("INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, "
                               "expires_at, operation_id, version) SELECT customer_id, currency, total_minor, "
                               "line_count, UTC_TIMESTAMP(6) - INTERVAL " +
                               age + " SECOND, UTC_TIMESTAMP(6) - INTERVAL " + age + " SECOND + INTERVAL " + seconds +
                               " SECOND, RANDOM_BYTES(16), 1 FROM quotes WHERE id = " + QByteArray::number(period));
            return store.client().number("SELECT MAX(id) FROM quotes");
        };
        const qint64 shortOne = aged("20", "10.5"), longOne = aged("80000", "86400"), old = aged("90000", "300");
        QCOMPARE(shown(Only::Open), (QList<qint64>{longOne, period}));
        QCOMPARE(shown(Only::Expired), (QList<qint64>{old, shortOne}));
        QCOMPARE(shown(Only::All), (QList<qint64>{old, longOne, shortOne, period}));
    }

    // Everything about a quote, by two statements whatever it has; a price that has changed stands beside the promised.
    void aCardIsWhatWasPromisedAndWhatIsNow()
    {
        m_schema->empty();
        StoreBuilder store(*m_schema);
        const CustomerId ada = store.customer("Ada");
        const SkuId mug = store.sku("MUG-01", 10), cup = store.sku("CUP-01", 5, 1'000);
        const QuoteId quote = store.quote(ada, {{mug, 3}, {cup, 1}}), other = store.quote(ada, {{mug, 1}});
        Session session(m_schema->settings());
        session.inTransaction("ChangePrice", [&](Transaction &tx) {
            return changePrice(tx, {{OperationId::make(), cup, QStringLiteral("dearer")}, 1'200});
        });
        const auto card = [&](QuoteId id) {
            return session.read("QuoteCard", [&](Reader &reader) { return quoteCard(reader, id); });
        };
        const std::optional<QuoteCard> open = card(quote);
        QVERIFY(open.has_value());
        QCOMPARE(open->quote.total.minor, 76'000);
        QCOMPARE(open->quote.lineCount, 2);
        QVERIFY(!open->quote.acceptedAt && open->orderStatus.isEmpty() && open->receipts.empty());
        QVERIFY(open->now > open->quote.createdAt && open->now < open->quote.expiresAt);
        QVERIFY(!open->issuedBy.isEmpty());
        QCOMPARE(open->lines.size(), 2u);
        QCOMPARE(open->lines[0].code, QByteArray("MUG-01"));
        QCOMPARE(open->lines[0].quantity, 3);
        QCOMPARE(open->lines[0].available.value_or(-1), 10);
        QCOMPARE(open->lines[1].unitPriceMinor, 1'000);
        QCOMPARE(open->lines[1].priceNowMinor.value_or(-1), 1'200);

        for (const char *key : {"one", "two"}) {
            session.inTransaction("AcceptQuote", [&](Transaction &tx) { return acceptQuote(tx, {key, ada, quote}); });
        }
        const std::optional<QuoteCard> used = card(quote);
        QCOMPARE(used->orderStatus, QByteArray("created"));
        QVERIFY(used->quote.order && used->quote.acceptedAt);
        QCOMPARE(used->receipts.size(), 2u);
        QCOMPARE(used->receipts[0].answer, QByteArray("Accepted"));
        QCOMPARE(used->receipts[1].answer, QByteArray("QuoteUsed"));
        QCOMPARE(used->receipts[0].who, used->issuedBy);
        QCOMPARE(used->lines[0].available.value_or(-1), 7);
        QVERIFY(!card(QuoteId{99}));

        // And the versions by which a window sees that it has changed.
        const auto versions = session.read("Versions", [&](Reader &reader) {
            return versionsOf(reader, {{}, {}, {quote, other, QuoteId{99}}});
        });
        QCOMPARE(versions.newestQuote, std::optional(other));
        QVERIFY((versions.quotes == std::vector<std::pair<QuoteId, qint64>>{{quote, 2}, {other, 1}}));
        const auto stock = session.read("StockRows", [&](Reader &reader) { return stockRows(reader, {mug, cup}); });
        QCOMPARE(stock.at(0).priceVersion, 1);
        QCOMPARE(stock.at(1).priceVersion, 2);
    }

    // A dearer price, a repeat, one that waited, one that came too late, and a receipt of an older program.
    void whatWasMeasuredIsToldByItsTime()
    {
        m_schema->empty();
        StoreBuilder store(*m_schema);
        RawClient &client = store.client();
        const CustomerId ada = store.customer("Ada");
        const SkuId mug = store.sku("MUG-01", 10, 1'000);
        const auto quote = [&] { return store.quote(ada, {{mug, 2}}); };
        const auto accept = [&](const char *key, QuoteId id, std::optional<std::chrono::milliseconds> shownFor = {}) {
            return ask(*m_session, AcceptQuote{key, ada, id, shownFor});
        };
        const auto metrics = [&](Instant since, Instant until) {
            return m_session->read("Metrics", [&](Reader &reader) { return quoteMetrics(reader, since, until); });
        };
        const auto all = [&] { return metrics(kBeginningOfTime, kEndOfTime); };
        const QuoteMetrics nothing = all();
        QVERIFY(nothing.answers.empty() && !nothing.expiredShare());
        QCOMPARE(nothing.lockMicros.count + nothing.shownMillis.count + nothing.quotedMinor + nothing.priceMinor, 0);

        using namespace std::chrono_literals;
        const QuoteId first = quote(), waited = quote(), late = quote();
        QVERIFY(accept("first", first, 700ms).as<Accepted>());
        QVERIFY(accept("first", first, 900ms).as<Replayed>()); // is no acceptance, and changes no receipt
        QVERIFY(accept("again", first).as<QuoteUsed>());
        m_session->inTransaction("ChangePrice", [&](Transaction &tx) {
            return changePrice(tx, {{OperationId::make(), mug, QStringLiteral("dearer")}, 1'300});
        });
        RawClient holder(m_schema->settings()), administrator(TestServer::administrator());
        holder.run("BEGIN");
        holder.rows("SELECT id FROM quotes WHERE id = " + QByteArray::number(number(waited)) + " FOR UPDATE");
        std::atomic<qint64> desk = 0;
        auto waiting = askElsewhere(m_schema->settings(), AcceptQuote{"waited", ada, waited, 2'000ms}, nullptr, &desk);
        QTRY_VERIFY(desk != 0 && waitsForLock(administrator, desk));
        QElapsedTimer held;
        held.start();
        waitsForLock(administrator, desk);
        const qint64 least = held.nsecsElapsed() / 1'000;
        holder.run("COMMIT");
        QVERIFY(waiting.get().as<Accepted>());
        client.run(
            "INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, "
            "operation_id, version) SELECT customer_id, currency, total_minor, line_count, created_at - INTERVAL "
            "1 DAY, expires_at - INTERVAL 1 DAY, RANDOM_BYTES(16), 1 FROM quotes WHERE id = " +
            QByteArray::number(number(late)));
        QVERIFY(accept("late", QuoteId{client.number("SELECT MAX(id) FROM quotes")}, 3'000ms).as<QuoteExpired>());
        client.run("INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) VALUES (" +
                   QByteArray::number(number(ada)) + ", 'old', REPEAT('x', 32), 'claimed', '', UTC_TIMESTAMP(6))");
        client.run("UPDATE receipts SET answer = 'QuoteUsed', detail = '{}', quote_id = " +
                   QByteArray::number(number(first)) + " WHERE idempotency_key = 'old'");

        const QuoteMetrics told = all();
        QVERIFY((told.answers ==
                 std::vector<std::pair<QByteArray, qint64>>{{"Accepted", 2}, {"QuoteExpired", 1}, {"QuoteUsed", 2}}));
        QCOMPARE(told.answered(), 5);
        QCOMPARE(told.expiredShare().value_or(-1), 0.2);
        QCOMPARE(told.shownMillis.count, 3);
        QCOMPARE(told.shownMillis.p50, 2'000);
        QCOMPARE(told.shownMillis.p95, 3'000);
        QCOMPARE(told.shownMillis.max, 3'000);
        QCOMPARE(told.lockMicros.count, 4);
        QVERIFY2(told.lockMicros.max >= least && told.lockMicros.p50 <= told.lockMicros.max,
                 QByteArray::number(told.lockMicros.max));
        QCOMPARE(told.quotedMinor, 4'000);
        QCOMPARE(told.priceMinor, 2 * 1'000 + 2 * 1'300); // each at its own moment

        const Instant at{client.number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', answered_at) FROM receipts "
                                       "WHERE idempotency_key = 'waited'")};
        QCOMPARE(metrics(at, {at.micros + 1}).answered(), 1);
        QCOMPARE(metrics(at, at).answered(), 0);
        QCOMPARE(metrics({at.micros + 1}, kEndOfTime).shownMillis.count, 1);
    }

    // What was answered at other times costs nothing.
    void metricsReadTheirStretchOfTimeAlone()
    {
        m_schema->empty();
        StoreBuilder store(*m_schema);
        const QuoteId quote = store.quote(store.customer("Ada"), {{store.sku("MUG-01", 10), 1}});
        const QByteArray id = QByteArray::number(number(quote));
        m_client->run("INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) SELECT "
                      "customer_id, n, REPEAT('x', 32), 'claimed', '', UTC_TIMESTAMP(6) FROM quotes, many WHERE n <= "
                      "1000");
        m_client->run("UPDATE receipts SET answer = 'QuoteUsed', detail = '{\"shown_ms\":7}', quote_id = " + id);
        m_client->run("ANALYZE TABLE receipts");
        const Instant end{m_client->number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', MAX(answered_at)) + 1 FROM "
                                           "receipts")};
        for (const char *name : {"answers", "times", "prices"}) {
            const Statement &statement = Statement::named(QByteArray("quotes/quote_metrics_") + name);
            const qint64 later = costOf(statement.render({{"since", lit(end)}, {"until", lit(kEndOfTime)}})).first;
            const qint64 within =
                costOf(statement.render({{"since", lit(kBeginningOfTime)}, {"until", lit(end)}})).first;
            QVERIFY2(later <= 20, QByteArray(name) + ' ' + QByteArray::number(later));
            const qint64 atLeast = qstrcmp(name, "prices") == 0 ? 0 : 1'000; // none of these became an order
            QVERIFY2(within >= atLeast && within <= 20'000, QByteArray(name) + ' ' + QByteArray::number(within));
        }
    }
};

HOLDFAST_TEST_MAIN(tst_QuotePage)
#include "tst_quote_page.moc"
