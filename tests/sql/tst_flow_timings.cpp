// SPDX-License-Identifier: GPL-3.0-or-later
// How long flows took: counted in memory, appended now and then, read as distributions.
#include "sql/flows/write_timings.h"
#include "sql/pages/timings_page.h"
#include "tests/support/flow_watch.h"
#include "tests/support/person.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <set>

using namespace holdfast;
using namespace holdfast::test;

namespace {

RunReport runOf(qint64 micros, int attempts = 1)
{
    RunReport run;
    run.flow = "CancelOrder";
    run.attempts = attempts;
    run.micros = micros;
    for (int attempt = 1; attempt <= attempts; ++attempt)
        run.steps.push_back({"orders/order_lock", attempt, micros / 10, 1});
    return run;
}

} // namespace

class tst_FlowTimings : public QObject
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<Session> m_session;

    TimingsPage page()
    {
        const Instant now{
            m_store->client().number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6))")};
        return m_session->read("Timings", [&](Reader &reader) {
            return timingsPage(reader, Instant{now.micros - 100'000'000}, Instant{now.micros + 1});
        });
    }
    static const FlowTiming *of(const TimingsPage &page, const char *step)
    {
        for (const FlowTiming &timing : page.timings) {
            if (timing.step == step)
                return &timing;
        }
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("timings");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_session = std::make_unique<Session>(m_schema->settings());
    }
    void init() { m_schema->empty(); }
    void cleanupTestCase()
    {
        m_session.reset();
        m_store.reset();
        m_schema.reset();
    }

    void bucketsMeetWithoutGap()
    {
        for (const qint64 value :
             {0LL, 1LL, 2LL, 3LL, 4LL, 5LL, 63LL, 64LL, 65LL, 1'000LL, 1'048'576LL, 3'600'000'000LL}) {
            const int bucket = FlowTimings::bucketOf(value);
            QVERIFY2(FlowTimings::begin(bucket) <= double(value), qPrintable(QString::number(value)));
            QVERIFY2(double(value) < FlowTimings::begin(bucket + 1), qPrintable(QString::number(value)));
        }
        QCOMPARE(FlowTimings::bucketOf(-1), 0);
        QVERIFY(FlowTimings::bucketOf(std::numeric_limits<qint64>::max()) <= 255);
        for (int attempts = 2; attempts < 6; ++attempts) // are told apart
            QVERIFY(FlowTimings::bucketOf(attempts) != FlowTimings::bucketOf(attempts - 1));
    }

    void whatWasTakenIsCountedAnew()
    {
        FlowTimings timings;
        QVERIFY(!timings.isDue(std::chrono::milliseconds(0)));
        timings.add(runOf(1'000));
        timings.add(RunReport()); // nothing was sent
        QVERIFY(timings.isDue(std::chrono::milliseconds(0)));
        QVERIFY(!timings.isDue(std::chrono::minutes(1)));
        QCOMPARE(timings.take().size(), 3u); // order_lock, whole, attempts
        QVERIFY(timings.take().empty());
        QVERIFY(!timings.isDue(std::chrono::milliseconds(0)));
    }

    void aDistributionIsReadAsItWasCounted()
    {
        FlowTimings here, there;
        for (int i = 1; i <= 100; ++i) // 1 to 100 ms, one of them in three attempts, from two desks
            (i % 2 ? here : there).add(runOf(i * 1'000, i == 100 ? 3 : 1));
        QVERIFY(writeTimings(*m_session, here));
        QVERIFY(writeTimings(*m_session, there));
        const TimingsPage seen = page();
        QCOMPARE(seen.timings.size(), 3u);
        const FlowTiming *whole = of(seen, "whole");
        QVERIFY(whole);
        QCOMPARE(whole->flow, QByteArray("CancelOrder"));
        QCOMPARE(whole->runs, 100);
        QCOMPARE(whole->mean, 50'500.0);
        QCOMPARE(whole->max, 100'000);
        const auto near = [](qint64 value, qint64 expected) { return std::abs(value - expected) * 10 <= expected; };
        QVERIFY2(near(whole->p50, 50'000), QByteArray::number(whole->p50));
        QVERIFY2(near(whole->p95, 95'000), QByteArray::number(whole->p95));
        QVERIFY2(near(whole->p99, 99'000), QByteArray::number(whole->p99));
        QVERIFY(whole->p50 < whole->p95 && whole->p95 < whole->p99 && whole->p99 <= whole->max);
        const FlowTiming *attempts = of(seen, "attempts");
        QCOMPARE(attempts->p50, 1);
        QCOMPARE(attempts->p95, 1);
        QCOMPARE(attempts->max, 3);
        QCOMPARE(of(seen, "order_lock")->runs, 100);
        QCOMPARE(of(seen, "order_lock")->max, 30'000);        // the waits of all attempts
        QVERIFY(std::abs(seen.inFlows - 5.05 / 100) < 0.001); // 5.05 s in 100 s
        QVERIFY(seen.connected >= 2 && seen.running >= 1 && seen.mostConnected >= seen.connected);
    }

    // Every lock that a cancel takes is a step, and counting sends nothing.
    void aFlowIsCountedByItsOwnReport()
    {
        const CustomerId ada = m_store->customer();
        const OrderId order = m_store->order(ada, {{m_store->sku("MUG-01", 3), 1}});
        const ToldCancel told = ask(*m_session, cancelFor(ada, order));
        QVERIFY(told.as<Cancelled>());
        FlowTimings timings;
        timings.add(told.run);
        QVERIFY(writeTimings(*m_session, timings));
        QByteArrayList steps;
        const TimingsPage seen = page();
        for (const FlowTiming &timing : seen.timings)
            steps << timing.step + (timing.sku ? " of " + timing.code : QByteArray());
        QCOMPARE(steps, (QByteArrayList{"attempts", "commit", "order_lock", "reservation_lock", "stock_lock", "whole",
                                        "stock_lock of MUG-01"}));
        QCOMPARE(seen.timings.back().max, told.run.microsIn("stock/stock_lock_of_order"));
        QCOMPARE(of(seen, "whole")->max, told.run.micros);
        QCOMPARE(of(seen, "order_lock")->max, told.run.microsIn("orders/order_lock"));
    }

    // A wait for several stock rows counts for each of them; what everybody waits for is told, the rest is not.
    void theSkuThatManyWaitForShows()
    {
        std::vector<SkuId> skus;
        for (int i = 0; i < int(FlowTimings::kHotSkus) + 5; ++i)
            skus.push_back(m_store->sku("HOT-" + QByteArray::number(100 + i), 3));
        FlowTimings timings;
        for (std::size_t i = 0; i < skus.size(); ++i) { // the last one is waited for longest, and by all
            RunReport run = runOf(100'000);
            run.steps.push_back({"stock/stock_lock", 1, 1'000 * qint64(i + 1), 2});
            run.stock = {skus[i], skus.back()};
            timings.add(run);
        }
        std::vector<FlowTimings::Count> counts = timings.take();
        std::set<SkuId> kept;
        for (const FlowTimings::Count &count : counts) {
            if (count.sku)
                kept.insert(*count.sku);
        }
        QCOMPARE(kept.size(), FlowTimings::kHotSkus);
        QVERIFY(!kept.contains(skus.front()) && kept.contains(skus.back()));
        m_session->inTransaction("WriteTimings", [&](Transaction &tx) { return writeTimings(tx, {}, counts); });
        const TimingsPage seen = page();
        std::vector<const FlowTiming *> hot;
        for (const FlowTiming &timing : seen.timings) {
            if (timing.sku)
                hot.push_back(&timing);
        }
        QCOMPARE(int(hot.size()), TimingsPage::kHotSkus);
        const FlowTiming &hottest = **std::ranges::max_element(
            hot, {}, [](const FlowTiming *timing) { return timing->mean * double(timing->runs); });
        QCOMPARE(hottest.code, QByteArray("HOT-124"));
        QCOMPARE(hottest.runs, 25);
        QCOMPARE(hottest.mean, 13'000.0);
        QCOMPARE(hottest.max, 25'000);
        QVERIFY(hottest.buckets.size() > 5);
        QCOMPARE(of(seen, "whole")->runs, 25); // and not once more for each SKU
    }

    void rowsAreAppendedByStaffAndNeverChanged()
    {
        const Person ann(*m_schema, "hf_ann", "staff");
        ConnectionSettings settings = ann.settings();
        settings.workstation = QStringLiteral("till 2");
        FlowTimings timings;
        timings.add(runOf(1'000));
        {
            Session session(settings);
            QVERIFY(writeTimings(session, timings));
        }
        RawClient &owner = m_store->client();
        QCOMPARE(owner.text("SELECT DISTINCT CONCAT_WS(' ', who, workstation, at > '2020-01-01') FROM flow_timings"),
                 ann.name() + " till 2 1");
        for (const char *sql : {"UPDATE flow_timings SET runs = 2", "DELETE FROM flow_timings"}) {
            QCOMPARE(owner.attempt(sql), 1644);
            QCOMPARE(RawClient(settings).attempt(sql), 1142);
        }
        const QByteArray staff = databaseRole(m_schema->name(), Role::Staff).toLatin1();
        RawClient(TestServer::administrator())
            .run("REVOKE INSERT ON " + m_schema->name().toLatin1() + ".flow_timings FROM `" + staff + '`');
        timings.add(runOf(1'000));
        Session session(settings);
        QVERIFY(!writeTimings(session, timings)); // lost, and nobody is disturbed
        QCOMPARE(owner.number("SELECT COUNT(*) FROM flow_timings"), 3);
    }
};

HOLDFAST_TEST_MAIN(tst_FlowTimings)
#include "tst_flow_timings.moc"
