// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of an operation whose connection breaks, above all at COMMIT: whatever is cut and wherever, one effect
// and a true answer, or CommitUnknown and no claim. On a server of its own, which is frozen and killed here.
#include "app/training/wire_proxy.h"
#include "sql/connection/trace.h"
#include "tests/support/flow_watch.h"
#include "tests/support/isolation_rows.h"
#include "tests/support/own_server.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

using namespace holdfast;
using namespace holdfast::test;
using namespace std::chrono_literals;
using Kind = DbError::Kind;
using When = FlowStep::When;

Q_DECLARE_METATYPE(holdfast::WireFault)

namespace {

constexpr qint64 kUnits = 2; // of every order here
constexpr auto kLimit = 10s;

WireMatch anyQuery()
{
    return [](const WireCommand &command) { return command.code == ComQuery; };
}

} // namespace

class tst_CommitFate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void cleanup();

    void anyCutAtAnyCommandOfACancelGivesBackOnce_data() { isolationRows(); }
    void anyCutAtAnyCommandOfACancelGivesBackOnce();
    void anyCutAtAnyCommandOfAPlacementMakesOneOrder_data() { isolationRows(); }
    void anyCutAtAnyCommandOfAPlacementMakesOneOrder();
    void aCutAtCommitIsSettled_data();
    void aCutAtCommitIsSettled();
    void anotherDeskInTheMiddleLearnsTheTruth_data();
    void anotherDeskInTheMiddleLearnsTheTruth();
    void theReplyToRollbackIsNotNeeded_data();
    void theReplyToRollbackIsNotNeeded();
    void nothingIsClaimedWhenTheServerIsGone_data();
    void nothingIsClaimedWhenTheServerIsGone();
    void doubtOutlivesTheFollowUp_data() { isolationRows(); }
    void doubtOutlivesTheFollowUp();
    void doubtOutlivesAFailureOfTheProgram_data() { isolationRows(); }
    void doubtOutlivesAFailureOfTheProgram();
    void aServerKilledInCommitIsAskedAgain_data() { isolationRows(); }
    void aServerKilledInCommitIsAskedAgain();
    void aServerFrozenInCommitIsAskedAgain_data() { isolationRows(); }
    void aServerFrozenInCommitIsAskedAgain();
    void aServerFrozenBeyondTheBudgetIsNotClaimed();

private:
    struct Point
    {
        SkuId sku{};
        OrderId order{};
        CancelOrder request;
    };
    Point newOrder()
    {
        const SkuId sku = newSku(10);
        const OrderId order = m_store->order(m_ada, {{sku, kUnits}});
        return {sku, order, cancelFor(m_ada, order)};
    }
    SkuId newSku(qint64 units) { return m_store->sku("CUP-" + QByteArray::number(++m_skus), units); }
    ConnectionSettings direct() const { return atIsolationOfRow(m_schema->settings()); }
    ConnectionSettings throughProxy() const
    {
        ConnectionSettings settings = direct();
        settings.socket = m_folder.filePath(QStringLiteral("p"));
        return settings;
    }
    qint64 releases(OrderId order)
    {
        return m_store->client().number(
            sql("SELECT COUNT(*) FROM stock_movements WHERE kind = 'release' AND order_id = :a", number(order)));
    }
    void givenBackOnce(const Point &point)
    {
        QCOMPARE(m_store->stock(point.sku), (Stock{10, 0}));
        QCOMPARE(releases(point.order), 1);
        QCOMPARE(m_store->orderStatus(point.order), QByteArray("cancelled"));
    }
    void untouched(const Point &point)
    {
        QCOMPARE(m_store->stock(point.sku), (Stock{10 - kUnits, kUnits}));
        QCOMPARE(releases(point.order), 0);
        QCOMPARE(m_store->orderStatus(point.order), QByteArray("created"));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<WireProxy> m_proxy;
    CustomerId m_ada{};
    int m_skus = 0;
};

void tst_CommitFate::initTestCase()
{
    OwnServer::use();
    m_schema = std::make_unique<ScratchSchema>("fate");
    m_store = std::make_unique<StoreBuilder>(*m_schema);
    m_ada = m_store->customer("Ada");
    m_proxy = std::make_unique<WireProxy>(throughProxy().socket, direct().socket);
    QVERIFY2(m_proxy->start(), qPrintable(m_proxy->error()));
}

void tst_CommitFate::cleanupTestCase()
{
    m_proxy.reset();
    m_store.reset();
    m_schema.reset();
}

void tst_CommitFate::cleanup()
{
    QCOMPARE(m_store->brokenRules(), QByteArrayList()); // after every test
    m_proxy->disarm();
    m_proxy->refuseConnections(false);
    m_proxy->release();
}

void tst_CommitFate::anyCutAtAnyCommandOfACancelGivesBackOnce()
{
    qint64 commands = 0;
    {
        Session session(throughProxy());
        m_proxy->resetCount();
        QVERIFY(ask(session, newOrder().request).as<Cancelled>());
        commands = m_proxy->commands();
    }
    QVERIFY(commands >= 10);
    int points = 0;
    for (const WireFault fault : {WireFault::CutBeforeRequest, WireFault::CutBeforeReply, WireFault::CutInsideReply,
                                  WireFault::CutBeforeRequestServerSideOpen}) {
        for (int k = 1; k <= int(commands); ++k) {
            const Point point = newOrder();
            Session session(throughProxy());
            m_proxy->arm(fault, anyQuery(), k);
            const ToldCancel told = ask(session, point.request);
            const QByteArray where = "fault " + QByteArray::number(int(fault)) + " at command " + QByteArray::number(k);
            QVERIFY2(m_proxy->waitUntilStruck(1s), where.constData());
            const auto *answer = told.as<Cancelled>();
            QVERIFY2(answer, where.constData());
            const bool committedBefore =
                k == commands && (fault == WireFault::CutBeforeReply || fault == WireFault::CutInsideReply);
            QVERIFY2(answer->seenAgain == committedBefore, where.constData());
            QCOMPARE(told.run.attempts, 2);
            givenBackOnce(point);
            if (QTest::currentTestFailed())
                QFAIL(where.constData());
            m_proxy->release();
            ++points;
        }
    }
    qInfo("%d points", points);
    QCOMPARE(points, 4 * int(commands));
}

void tst_CommitFate::anyCutAtAnyCommandOfAPlacementMakesOneOrder()
{
    qint64 commands = 0;
    {
        Session session(throughProxy());
        const OrderDraft request = draft(m_ada, {{newSku(kUnits), kUnits}});
        m_proxy->resetCount();
        QVERIFY(ask(session, request).as<Placed>());
        commands = m_proxy->commands();
    }
    QVERIFY(commands >= 7);
    int points = 0;
    for (const WireFault fault : {WireFault::CutBeforeRequest, WireFault::CutBeforeReply, WireFault::CutInsideReply,
                                  WireFault::CutBeforeRequestServerSideOpen}) {
        for (int k = 1; k <= int(commands); ++k) {
            // With units for one order the second attempt is short of them, with more it meets its own number.
            const qint64 units = k % 2 == int(fault) % 2 || k == commands ? kUnits : 3 * kUnits;
            const SkuId sku = newSku(units);
            const OrderDraft request = draft(m_ada, {{sku, kUnits}});
            Session session(throughProxy());
            m_proxy->arm(fault, anyQuery(), k);
            const ToldPlace told = ask(session, request);
            const QByteArray where = "fault " + QByteArray::number(int(fault)) + " at command " + QByteArray::number(k);
            QVERIFY2(m_proxy->waitUntilStruck(1s), where.constData());
            const auto *answer = told.as<Placed>();
            QVERIFY2(answer, where.constData());
            QCOMPARE(m_store->stock(sku), (Stock{units - kUnits, kUnits}));
            const auto orders = m_store->client().rows("SELECT id FROM orders WHERE operation_id = X'" +
                                                       request.operation.bytes().toHex() + '\'');
            QVERIFY2(orders.size() == 1, where.constData());
            QCOMPARE(orders.front().front().toLongLong(), number(answer->order));
            m_proxy->release();
            ++points;
        }
    }
    qInfo("%d points", points);
    QCOMPARE(points, 4 * int(commands));
}

void tst_CommitFate::aCutAtCommitIsSettled_data()
{
    QTest::addColumn<WireFault>("fault");
    QTest::addColumn<bool>("seenAgain");
    QTest::newRow("the reply is lost") << WireFault::CutBeforeReply << true;
    QTest::newRow("half the reply is lost") << WireFault::CutInsideReply << true;
    QTest::newRow("the request is lost") << WireFault::CutBeforeRequest << false;
    QTest::newRow("the network is cut") << WireFault::CutBeforeRequestServerSideOpen << false;
    repeatableReadRow("the reply is lost") << WireFault::CutBeforeReply << true;
    repeatableReadRow("half the reply is lost") << WireFault::CutInsideReply << true;
    repeatableReadRow("the request is lost") << WireFault::CutBeforeRequest << false;
    repeatableReadRow("the network is cut") << WireFault::CutBeforeRequestServerSideOpen << false;
}

void tst_CommitFate::aCutAtCommitIsSettled()
{
    QFETCH(const WireFault, fault);
    QFETCH(const bool, seenAgain);
    const Point point = newOrder();
    Session session(throughProxy());
    const qint64 before = session.server().connectionId;
    m_proxy->arm(fault, commitRequest());
    m_proxy->resetCount();
    QElapsedTimer time;
    time.start();
    const ToldCancel told = ask(session, point.request);
    QVERIFY(time.elapsed() < direct().budget.count());
    QVERIFY(told.as<Cancelled>());
    QCOMPARE(told.as<Cancelled>()->seenAgain, seenAgain);
    QCOMPARE(told.run.setbacks.size(), std::size_t(1));
    QCOMPARE(told.run.setbacks.front().statement, QByteArray("COMMIT"));
    givenBackOnce(point);

    // One's own old session was ended, before anything of the second attempt was sent.
    QVERIFY(session.server().connectionId != before);
    QByteArrayList sent;
    for (const WireCommand &command : m_proxy->log())
        sent << command.text;
    const qsizetype kill = sent.indexOf("KILL " + QByteArray::number(before));
    QVERIFY(kill > sent.indexOf("COMMIT"));
    QCOMPARE(sent.indexOf("START TRANSACTION", kill), sent.lastIndexOf("START TRANSACTION"));
    QTRY_COMPARE(
        m_store->client().number(sql("SELECT COUNT(*) FROM information_schema.processlist WHERE id = :a", before)), 0);
}

void tst_CommitFate::anotherDeskInTheMiddleLearnsTheTruth_data()
{
    aCutAtCommitIsSettled_data();
}

void tst_CommitFate::anotherDeskInTheMiddleLearnsTheTruth()
{
    QFETCH(const WireFault, fault);
    const Point point = newOrder();
    const CancelOrder others = cancelFor(m_ada, point.order, QStringLiteral("the other desk"));
    Session session(throughProxy());
    std::atomic<qint64> otherId{0};
    std::future<ToldCancel> other;
    RawClient administrator(TestServer::administrator());
    Watch watch([&](const FlowStep &step) {
        if (step.statement != "COMMIT" || step.when != When::Before || other.valid())
            return;
        other = askElsewhere(direct(), others, nullptr, &otherId);
        if (!QTest::qWaitFor([&] { return otherId != 0 && waitsForLock(administrator, otherId); }, 5'000))
            qFatal("the other desk does not wait");
    });
    session.setObserver(&watch);
    m_proxy->arm(fault, commitRequest());
    const ToldCancel told = ask(session, point.request);
    const ToldCancel toldOther = other.get();
    QVERIFY(m_proxy->waitUntilStruck(1s));
    givenBackOnce(point);

    const QByteArray recorded = m_store->client().text(
        sql("SELECT LOWER(HEX(cancel_operation_id)) FROM orders WHERE id = :a", number(point.order)));
    const bool mine = recorded == point.request.operation.bytes().toHex();
    QVERIFY(mine || recorded == others.operation.bytes().toHex());
    QVERIFY((mine ? told : toldOther).as<Cancelled>());
    const auto *late = (mine ? toldOther : told).as<AlreadyCancelled>();
    QVERIFY(late);
    QCOMPARE(late->reason, mine ? point.request.reason : others.reason);
}

void tst_CommitFate::theReplyToRollbackIsNotNeeded_data()
{
    QTest::addColumn<WireFault>("fault");
    QTest::newRow("the reply is lost") << WireFault::CutBeforeReply;
    QTest::newRow("half the reply is lost") << WireFault::CutInsideReply;
    QTest::newRow("the request is lost") << WireFault::CutBeforeRequest;
    QTest::newRow("the network is cut") << WireFault::CutBeforeRequestServerSideOpen;
    repeatableReadRow("the reply is lost") << WireFault::CutBeforeReply;
    repeatableReadRow("the network is cut") << WireFault::CutBeforeRequestServerSideOpen;
}

void tst_CommitFate::theReplyToRollbackIsNotNeeded()
{
    QFETCH(const WireFault, fault);
    const Point point = newOrder();
    Session session(throughProxy());
    QVERIFY(ask(session, point.request).as<Cancelled>());
    m_proxy->arm(fault, queryContaining("ROLLBACK"));
    const ToldCancel told = ask(session, cancelFor(m_ada, point.order));
    QVERIFY(m_proxy->waitUntilStruck(1s));
    QVERIFY(told.as<AlreadyCancelled>());
    QCOMPARE(told.run.attempts, 1);
    givenBackOnce(point);
    // The next operation on the same order is not stopped by a session left behind.
    const ToldCancel next = ask(session, point.request);
    QVERIFY(next.as<Cancelled>());
    QVERIFY(next.run.setbacks.empty());
}

void tst_CommitFate::nothingIsClaimedWhenTheServerIsGone_data()
{
    QTest::addColumn<WireFault>("fault");
    QTest::addColumn<bool>("committed");
    QTest::newRow("after it had committed") << WireFault::CutBeforeReply << true;
    QTest::newRow("before it had the request") << WireFault::CutBeforeRequest << false;
    repeatableReadRow("after it had committed") << WireFault::CutBeforeReply << true;
}

void tst_CommitFate::nothingIsClaimedWhenTheServerIsGone()
{
    QFETCH(const WireFault, fault);
    QFETCH(const bool, committed);
    const Point point = newOrder();
    ConnectionSettings settings = throughProxy();
    settings.budget = 1500ms;
    Session session(settings);
    Watch watch([&](const FlowStep &step) {
        if (step.statement == "COMMIT" && step.when == When::Before)
            m_proxy->refuseConnections(true);
    });
    session.setObserver(&watch);
    m_proxy->arm(fault, commitRequest());
    QElapsedTimer time;
    time.start();
    const ToldCancel told = ask(session, point.request);
    const qint64 taken = time.elapsed();
    QVERIFY(!told.outcome);
    QVERIFY(told.error);
    QCOMPARE(DbError::name(told.error->kind), "CommitUnknown");
    QVERIFY(taken >= 1000 && taken < 4000); // it tried, and it ended
    session.setObserver(nullptr);

    // Still unreachable: another answer would be a guess. (A new operation: told at once, and nothing was sent.)
    const ToldCancel still = ask(session, point.request);
    QCOMPARE(DbError::name(still.error.value().kind), "Unreachable");

    if (committed)
        givenBackOnce(point);
    else
        untouched(point);
    m_proxy->refuseConnections(false);
    const ToldCancel later = ask(session, point.request); // an hour later, the same operation
    QVERIFY(later.as<Cancelled>());
    QCOMPARE(later.as<Cancelled>()->seenAgain, committed);
    givenBackOnce(point);
}

// The answer to COMMIT is lost; the second attempt meets its own order and has to look in a new transaction, which
// fails. That nothing was changed would be a lie.
void tst_CommitFate::doubtOutlivesTheFollowUp()
{
    const SkuId sku = newSku(10);
    const OrderDraft request = draft(m_ada, {{sku, kUnits}});
    ConnectionSettings settings = throughProxy();
    settings.budget = 1s;
    Session session(settings);
    int looks = 0;
    Watch watch([&](const FlowStep &step) {
        if (step.statement == "orders/order_by_operation" && step.when == When::Before) {
            ++looks;
            throw DbError{Kind::LockWait, 1205, step.statement, {}};
        }
    });
    session.setObserver(&watch);
    m_proxy->arm(WireFault::CutBeforeReply, commitRequest());
    const ToldPlace told = ask(session, request);
    QVERIFY(looks > 0);
    QCOMPARE(DbError::name(told.error.value().kind), "CommitUnknown");
    QCOMPARE(m_store->stock(sku), (Stock{10 - kUnits, kUnits})); // it had been committed
    session.setObserver(nullptr);
    QVERIFY(ask(session, request).as<Placed>());
    QCOMPARE(m_store->stock(sku), (Stock{10 - kUnits, kUnits}));
}

void tst_CommitFate::doubtOutlivesAFailureOfTheProgram()
{
    const Point point = newOrder();
    Session session(throughProxy());
    Watch watch([](const FlowStep &step) {
        if (step.attempt == 2 && step.statement == "orders/order_lock")
            throw PlannedFault{};
    });
    session.setObserver(&watch);
    m_proxy->arm(WireFault::CutBeforeReply, commitRequest());
    const ToldCancel told = ask(session, point.request);
    QVERIFY(!told.fault);
    QCOMPARE(DbError::name(told.error.value().kind), "CommitUnknown");
    givenBackOnce(point);
}

void tst_CommitFate::aServerKilledInCommitIsAskedAgain()
{
    const Point point = newOrder();
    ConnectionSettings settings = throughProxy();
    settings.budget = 60s; // the server's start is a matter of the machine
    m_proxy->arm(WireFault::HoldReply, commitRequest());
    std::future<ToldCancel> told = askElsewhere(settings, point.request);
    QVERIFY(m_proxy->waitUntilStruck(kLimit)); // it is committed, its answer is on its way
    m_store.reset();
    OwnServer::killHard();
    m_proxy->cutAll();
    QVERIFY(told.wait_for(0ms) != std::future_status::ready);
    OwnServer::startAgain();
    m_store = std::make_unique<StoreBuilder>(*m_schema);
    const ToldCancel answer = told.get();
    QVERIFY(answer.as<Cancelled>());
    QVERIFY(answer.as<Cancelled>()->seenAgain);
    givenBackOnce(point);
}

void tst_CommitFate::aServerFrozenInCommitIsAskedAgain()
{
    const Point point = newOrder();
    ConnectionSettings settings = direct();
    settings.readLimit = 1s;
    settings.connectLimit = 1s;
    settings.budget = 20s;
    Trace trace;
    trace.turnOn(true);
    Barrier barrier("COMMIT", When::Before);
    std::future<ToldCancel> told = std::async(std::launch::async, [&] {
        Session session(settings);
        session.setTrace(&trace, "write");
        session.setObserver(&barrier);
        return ask(session, point.request);
    });
    QVERIFY(barrier.reached());
    OwnServer::freeze();
    barrier.letGo();
    const bool gaveUp = QTest::qWaitFor([&] {
        const std::vector<TraceEvent> events = trace.since(0);
        return !events.empty() && events.back().statement == "COMMIT" && events.back().native != 0;
    });
    const bool claimed = told.wait_for(0ms) == std::future_status::ready;
    OwnServer::thaw();
    const ToldCancel answer = told.get();
    QVERIFY(gaveUp);
    QVERIFY(!claimed);
    QVERIFY(answer.as<Cancelled>());
    QVERIFY(answer.run.attempts >= 2);
    givenBackOnce(point);
}

void tst_CommitFate::aServerFrozenBeyondTheBudgetIsNotClaimed()
{
    const Point point = newOrder();
    ConnectionSettings settings = direct();
    settings.readLimit = 1s;
    settings.connectLimit = 1s;
    settings.budget = 2s;
    Session session(settings);
    bool frozen = false;
    Watch watch([&](const FlowStep &step) {
        if (step.statement == "COMMIT" && step.when == When::Before && !frozen) {
            frozen = true;
            OwnServer::freeze();
        }
    });
    session.setObserver(&watch);
    QElapsedTimer time;
    time.start();
    const ToldCancel told = ask(session, point.request);
    const qint64 taken = time.elapsed();
    OwnServer::thaw();
    QCOMPARE(DbError::name(told.error.value().kind), "CommitUnknown");
    QVERIFY2(taken < 2000 + 1000 + 1500, QByteArray::number(taken).constData());
    session.setObserver(nullptr);
    QVERIFY(ask(session, point.request).as<Cancelled>());
    givenBackOnce(point);
}

HOLDFAST_TEST_MAIN(tst_CommitFate)
#include "tst_commit_fate.moc"
