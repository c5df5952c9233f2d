// SPDX-License-Identifier: GPL-3.0-or-later
// Quotes that expired unused can be cleaned up by the owner: nothing that is referred to or open goes, and nobody waits
// longer than for one batch.
#include "sql/connection/session.h"
#include "sql/connection/statement.h"
#include "sql/flows/accept_quote.h"
#include "sql/flows/clean_up_quotes.h"
#include "sql/pages/outside.h"
#include "tests/support/flow_watch.h"
#include "tests/support/isolation_rows.h"
#include "tests/support/person.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <array>
#include <atomic>
#include <future>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr qint64 kHour = 3'600'000'000;

QByteArray text(QuoteId id)
{
    return QByteArray::number(number(id));
}

struct Shop
{
    explicit Shop(ScratchSchema &emptied) : schema(emptied) {}

    ScratchSchema &schema;
    StoreBuilder store{schema};
    CustomerId ada = store.customer("Ada");
    SkuId mug = store.sku("MUG-01", 100), cup = store.sku("CUP-01", 100);
    Session session{atIsolationOfRow(schema.settings())};
    Session past{schema.settings()}; // its clock is set for each quote
    const Instant now{store.client().number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6))")};

    Instant hoursAgo(int hours) const { return {now.micros - hours * kHour}; }
    // Issued then.
    QuoteId quote(int hoursAgo_, int hoursGood = 0)
    {
        if (hoursGood)
            store.client().run("UPDATE store SET quote_seconds = " + QByteArray::number(hoursGood * 3600));
        past.read("Clock", [&](Reader &reader) {
            return reader.all("demo/clock", {{"micros", lit(hoursAgo(hoursAgo_).micros)}}).size();
        });
        const IssueQuote request = issueFor(ada, {{mug, 1}, {cup, 1}});
        const IssueQuoteOutcome issued =
            past.inTransaction("IssueQuote", [&](Transaction &tx) { return issueQuote(tx, request); });
        if (hoursGood)
            store.client().run("UPDATE store SET quote_seconds = 300");
        return std::get<Issued>(issued).quote;
    }
    AcceptQuoteOutcome accept(Session &by, const char *key, QuoteId quote)
    {
        const AcceptQuote request{key, ada, quote};
        return by.inTransaction("AcceptQuote", [&](Transaction &tx) { return acceptQuote(tx, request); });
    }
    CleanUpQuotesOutcome cleanUp(Session &by, const CleanUpQuotes &request)
    {
        return by.inTransaction("CleanUpQuotes", [&](Transaction &tx) { return cleanUpQuotes(tx, request); });
    }
    QuotesCleanedUp cleanedUp(Instant before) { return std::get<QuotesCleanedUp>(cleanUp(session, {before, {}})); }
    QByteArray quotes() { return store.client().text("SELECT GROUP_CONCAT(id ORDER BY id) FROM quotes"); }
};

} // namespace

class tst_CleanUpQuotes : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;

private Q_SLOTS:
    void initTestCase() { m_schema = std::make_unique<ScratchSchema>("cleanup"); }
    void init() { m_schema->empty(); }
    void cleanupTestCase() { m_schema.reset(); }

    void onlyWhatExpiredUnusedAndUnaskedGoes_data() { isolationRows(); }
    void onlyWhatExpiredUnusedAndUnaskedGoes()
    {
        Shop shop(*m_schema);
        const QuoteId old = shop.quote(50), asked = shop.quote(49), recent = shop.quote(5), used = shop.quote(0);
        const AcceptQuoteOutcome late = shop.accept(shop.session, "late", asked);
        const Accepted accepted = std::get<Accepted>(shop.accept(shop.session, "in time", used));
        QVERIFY(std::holds_alternative<QuoteExpired>(late));
        const QuoteId open = shop.quote(0), latest = shop.quote(48);

        const QuotesCleanedUp answer = shop.cleanedUp(shop.hoursAgo(24));
        QCOMPARE(answer.deleted, 2);
        QCOMPARE(answer.kept, 1);
        QVERIFY(!answer.next);
        QCOMPARE(shop.quotes(), text(asked) + ',' + text(recent) + ',' + text(used) + ',' + text(open));
        QCOMPARE(shop.store.client().number("SELECT COUNT(*) FROM quote_lines WHERE quote_id IN (" + text(old) + ',' +
                                            text(latest) + ')'),
                 0);
        QCOMPARE(shop.store.client().number("SELECT COUNT(*) FROM audit_events WHERE what = 'quotes cleaned up' AND "
                                            "detail LIKE '2 that expired before %' AND who <> ''"),
                 1);
        QCOMPARE(shop.store.client().number("SELECT COUNT(*) FROM audit_events WHERE quote_id = " + text(old)), 1);
        QCOMPARE(shop.store.brokenRules(), QByteArrayList());

        // Every answer is still told again, from its receipt and its digest.
        const auto again = [&](const char *key, QuoteId quote) {
            return std::get<Replayed>(shop.accept(shop.session, key, quote)).original;
        };
        QCOMPARE(std::get<QuoteExpired>(again("late", asked)).expiredAt, std::get<QuoteExpired>(late).expiredAt);
        QCOMPARE(std::get<Accepted>(again("in time", used)).order, accepted.order);
        QVERIFY(std::holds_alternative<NotFound>(shop.accept(shop.session, "gone", old)));

        QCOMPARE(shop.cleanedUp(shop.hoursAgo(24)).deleted, 0); // once more is nothing more
        QCOMPARE(shop.cleanedUp(shop.hoursAgo(1)).deleted, 1);
        const auto ahead = shop.cleanUp(shop.session, {{shop.now.micros + kHour}, {}});
        QCOMPARE(std::get<InvalidInput>(ahead).field, InvalidInput::Field::Period);
    }

    // No order was ever made here, and a quote is open: what has expired goes all the same.
    void aStoreWithoutOrdersIsCleanedUpToo()
    {
        Shop shop(*m_schema);
        const QuoteId open = shop.quote(0);
        shop.quote(1);
        QCOMPARE(shop.cleanedUp(shop.now).deleted, 1);
        QCOMPARE(shop.quotes(), text(open));
    }

    // The clean-up stands before its COMMIT, with all its locks. No live quote is locked; desks may wait for its end,
    // and then have what they asked for.
    void anOpenBatchIsWaitedForAtMost_data()
    {
        QTest::addColumn<bool>("traded");
        for (const bool traded : {true, false}) { // the gaps before and after every entry, and of empty tables
            const char *name = traded ? "among orders" : "no order yet";
            QTest::newRow(name) << traded;
            repeatableReadRow(name) << traded;
        }
    }
    void anOpenBatchIsWaitedForAtMost()
    {
        QFETCH(bool, traded);
        Shop shop(*m_schema);
        if (traded)
            QVERIFY(std::holds_alternative<Accepted>(shop.accept(shop.session, "before", shop.quote(0))));
        const QuoteId first = shop.quote(50);
        if (traded)
            QVERIFY(std::holds_alternative<Accepted>(shop.accept(shop.session, "used", shop.quote(0))));
        const QuoteId open = shop.quote(10, 24), second = shop.quote(48), expired = shop.quote(5), late = shop.quote(0);
        const ConnectionSettings settings = atIsolationOfRow(shop.schema.settings());
        Barrier barrier("quotes/quotes_cleaned_up", FlowStep::When::After);
        std::future<Told<CleanUpQuotesOutcome>> cleaning = std::async(std::launch::async, [&] {
            Session cleaner(settings);
            cleaner.setObserver(&barrier);
            return carryOut<CleanUpQuotesOutcome>(cleaner, [&](Session &session) {
                return shop.cleanUp(session, {shop.hoursAgo(24), {}});
            });
        });
        QVERIFY(barrier.reached());
        RawClient &client = shop.store.client();
        for (const QuoteId live : {open, expired, late}) {
            QCOMPARE(client.attempt("SELECT id FROM quotes WHERE id = " + text(live) + " FOR UPDATE NOWAIT"), 0);
            QCOMPARE(client.attempt("SELECT 1 FROM quote_lines WHERE quote_id = " + text(live) + " FOR UPDATE NOWAIT"),
                     0);
        }
        QVERIFY(client.attempt("SELECT id FROM quotes WHERE id = " + text(second) + " FOR UPDATE NOWAIT") != 0);

        std::array<std::atomic<qint64>, 4> desks{};
        auto accepting = askElsewhere(settings, AcceptQuote{"open", shop.ada, open}, nullptr, &desks[0]);
        auto refusing = askElsewhere(settings, AcceptQuote{"expired", shop.ada, expired}, nullptr, &desks[1]);
        auto lateOne = askElsewhere(settings, AcceptQuote{"late", shop.ada, late}, nullptr, &desks[2]);
        auto issuing = askElsewhere(settings, issueFor(shop.ada, {{shop.mug, 1}}), nullptr, &desks[3]);
        RawClient administrator(TestServer::administrator());
        const auto stands = [&](auto &asked, const std::atomic<qint64> &desk) {
            return asked.wait_for(std::chrono::seconds(0)) == std::future_status::ready ||
                   (desk != 0 && waitsForLock(administrator, desk));
        };
        QTRY_VERIFY(stands(accepting, desks[0]) && stands(refusing, desks[1]) && stands(lateOne, desks[2]) &&
                    stands(issuing, desks[3]));
        barrier.letGo();
        const auto cleaned = cleaning.get();
        QVERIFY(cleaned.as<QuotesCleanedUp>());
        QCOMPARE(cleaned.as<QuotesCleanedUp>()->deleted, 2);
        QVERIFY(withoutSetbacks(cleaned.run));
        const ToldAccept accepted = accepting.get(), refused = refusing.get(), lastly = lateOne.get();
        const ToldIssue issued = issuing.get();
        QVERIFY(accepted.as<Accepted>() && refused.as<QuoteExpired>() && lastly.as<Accepted>() && issued.as<Issued>());
        for (const RunReport &run : {accepted.run, refused.run, lastly.run, issued.run})
            QVERIFY(withoutSetbacks(run));
        QCOMPARE(client.number("SELECT COUNT(*) FROM quotes WHERE id IN (" + text(first) + ',' + text(second) + ')'),
                 0);
        QCOMPARE(shop.store.brokenRules(), QByteArrayList());
    }

    // Somebody is answered about a quote between the look and the lock: the batch begins anew, and keeps that one.
    void whatIsAskedMeanwhileIsKept_data() { isolationRows(); }
    void whatIsAskedMeanwhileIsKept()
    {
        Shop shop(*m_schema);
        const QuoteId first = shop.quote(50), second = shop.quote(49), used = shop.quote(0);
        QVERIFY(std::holds_alternative<Accepted>(shop.accept(shop.session, "used", used)));
        Session desk(shop.schema.settings());
        bool asked = false;
        Watch watch([&](const FlowStep &step) {
            if (step.statement == "quotes/quotes_lock" && step.when == FlowStep::When::Before && !asked) {
                asked = true;
                shop.accept(desk, "late", second);
            }
        });
        shop.session.setObserver(&watch);
        const QuotesCleanedUp answer = shop.cleanedUp(shop.hoursAgo(24));
        QVERIFY(asked);
        QCOMPARE(answer.deleted, 1);
        QCOMPARE(shop.quotes(), text(second) + ',' + text(used));
        QCOMPARE(shop.store.client().number("SELECT COUNT(*) FROM quote_lines WHERE quote_id = " + text(first)), 0);
        QCOMPARE(shop.store.client().number("SELECT COUNT(*) FROM quote_lines WHERE quote_id = " + text(second)), 2);
    }

    // Batch after batch, each with its own COMMIT; no batch looks at more than its own rows.
    void batchesEndWhereTheyAreTold()
    {
        Shop shop(*m_schema);
        const QuoteId pattern = shop.quote(50);
        RawClient &client = shop.store.client();
        client.run("CREATE TEMPORARY TABLE many (n INT NOT NULL PRIMARY KEY)");
        client.run("INSERT INTO many WITH d AS (SELECT 0 n UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 "
                   "UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9) SELECT 1 + a.n + 10 * "
                   "b.n + 100 * c.n FROM d a, d b, d c WHERE c.n < 4");
        client.run("INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, "
                   "operation_id, version) SELECT customer_id, currency, total_minor, 1, created_at + INTERVAL n DIV 7 "
                   "SECOND, expires_at + INTERVAL n DIV 7 SECOND, UNHEX(LPAD(HEX(n), 32, '0')), 1 FROM quotes, many "
                   "WHERE id = " +
                   text(pattern));
        client.run("INSERT INTO quote_lines SELECT id, 1, " + QByteArray::number(number(shop.mug)) +
                   ", 1, 100 FROM quotes WHERE line_count = 1");
        const QuoteId open = shop.quote(0);
        client.run("ANALYZE TABLE quotes, quote_lines, receipts, orders");

        const auto looks = [&] {
            qint64 sum = 0;
            for (const auto &row : client.rows("SHOW SESSION STATUS LIKE 'Handler_read_%'"))
                sum += row.at(1).toLongLong();
            return sum;
        };
        const qint64 first = looks(), before = looks();
        client.rows(Statement::named("quotes/quotes_ended_before")
                        .render({{"before", lit(shop.hoursAgo(24))},
                                 {"after", lit(kBeginningOfTime)},
                                 {"after_id", lit(0)},
                                 {"limit", lit(CleanUpQuotes::kMost)}}));
        const qint64 spent = looks() - before - (before - first);
        QVERIFY2(spent >= CleanUpQuotes::kMost && spent <= 6 * CleanUpQuotes::kMost + 20, QByteArray::number(spent));

        CleanUpQuotes request{shop.hoursAgo(24), {}};
        QList<qint64> deleted;
        do {
            const auto batch = std::get<QuotesCleanedUp>(shop.cleanUp(shop.session, request));
            deleted << batch.deleted;
            request.after = batch.next;
        } while (request.after);
        QCOMPARE(deleted, (QList<qint64>{100, 100, 100, 100, 1}));
        QCOMPARE(shop.quotes(), text(open));
        QCOMPARE(client.number("SELECT COUNT(*) FROM quote_lines"), 2);
        QCOMPARE(client.number("SELECT COUNT(*) FROM audit_events WHERE what = 'quotes cleaned up'"), 5);
    }

    void theDatabaseItselfLetsNothingElseGo()
    {
        Shop shop(*m_schema);
        const QuoteId old = shop.quote(50), asked = shop.quote(49), used = shop.quote(0);
        shop.accept(shop.session, "late", asked);
        shop.accept(shop.session, "used", used);
        const QuoteId open = shop.quote(0);
        RawClient &owner = shop.store.client();
        constexpr int kSignal = 1644, kParent = 1451;
        const auto quotes = [](RawClient &by, QuoteId id) {
            return by.attempt("DELETE FROM quotes WHERE id = " + text(id));
        };
        const auto lines = [](RawClient &by, QuoteId id) {
            return by.attempt("DELETE FROM quote_lines WHERE quote_id = " + text(id));
        };
        for (const QuoteId id : {asked, used, open})
            QCOMPARE(lines(owner, id), kSignal);
        QCOMPARE(quotes(owner, used), kSignal);
        QCOMPARE(quotes(owner, open), kSignal);
        QCOMPARE(quotes(owner, asked), kParent);
        QCOMPARE(quotes(owner, old), kParent); // its lines first

        const Person sue(shop.schema, "hf_cleaner", "supervisor");
        for (const char *table :
             {"quotes", "quote_lines"}) // to MySQL a whole schema's name is a pattern, beside a role
            RawClient(TestServer::administrator())
                .run("GRANT DELETE ON " + shop.schema.name().toLatin1() + '.' + table + " TO '" + sue.name() +
                     "'@'localhost'");
        RawClient asSue(sue.settings());
        QCOMPARE(lines(asSue, old), kSignal);
        QCOMPARE(quotes(asSue, old), kSignal);
        Session session(sue.settings());
        try {
            shop.cleanUp(session, {shop.hoursAgo(24), {}});
            QFAIL("a supervisor cleaned up");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::NotPermitted);
        }
        QCOMPARE(lines(owner, old), 0);
        QCOMPARE(quotes(owner, old), 0);
    }
};

HOLDFAST_TEST_MAIN(tst_CleanUpQuotes)
#include "tst_clean_up_quotes.moc"
