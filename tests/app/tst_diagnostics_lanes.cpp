// SPDX-License-Identifier: GPL-3.0-or-later
// The lanes of a supervisor's pages: a check that tells how far it is, is stopped, or is left behind by its window, and
// a second supervisor's own connection.
#include "app/window/diagnostics_lanes.h"
#include "tests/support/person.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QSignalSpy>

#include <memory>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr int kPatience = 20'000; // ms
constexpr std::chrono::seconds kLockWait{60};

} // namespace

class tst_DiagnosticsLanes : public QObject
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<DiagnosticsLanes> m_lanes;

    using Check = DiagnosticsDesk::Check;

    // Nobody reads stock while this is there: a check waits in the middle of a statement.
    struct StockIsKept
    {
        RawClient client;
        explicit StockIsKept(const ConnectionSettings &settings) : client(settings)
        {
            client.run("LOCK TABLES stock WRITE");
        }
    };
    // A statement of the check is waiting for it.
    bool checkWaits()
    {
        return QTest::qWaitFor(
            [&] {
                return m_store->client().number(
                           "SELECT COUNT(*) FROM information_schema.processlist WHERE db = DATABASE() AND state LIKE "
                           "'Waiting for table metadata lock%'") > 0;
            },
            kPatience);
    }
    template <class T>
    static bool isAnswered(const QFuture<Reply<T>> &future)
    {
        return QTest::qWaitFor([&] { return future.isFinished(); }, kPatience);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("diagnostics");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        const CustomerId ada = m_store->customer("Ada");
        const SkuId mug = m_store->sku("MUG-01", 10);
        m_store->order(ada, {{mug, 3}});
    }
    void init()
    {
        ConnectionSettings settings = m_schema->settings();
        settings.lockWait = kLockWait; // so that nothing but KILL QUERY ends a wait meanwhile
        m_lanes = std::make_unique<DiagnosticsLanes>(settings);
    }
    void cleanup() { m_lanes.reset(); }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    void aCheckTellsHowFarItIsAndIsInTheHistory()
    {
        const DiagnosticsDesk desk = m_lanes->desk();
        const auto future = desk.check(Check::Everything);
        QFutureWatcher<Reply<CheckMade>> watcher;
        QSignalSpy told(&watcher, &QFutureWatcherBase::progressTextChanged);
        watcher.setFuture(future);
        QVERIFY(isAnswered(future));
        const Reply<CheckMade> reply = future.result();
        QVERIFY2(reply.value(), reply.error() ? qPrintable(reply.error()->text) : "");
        QVERIFY(reply.value()->report.isFull && reply.value()->report.holds());
        QVERIFY(future.progressMaximum() > 20);
        QTRY_VERIFY(told.size() > 0);

        const auto history = desk.checkHistory();
        QVERIFY(isAnswered(history));
        const Reply<CheckHistory> past = history.result();
        const CheckHistory *known = past.value();
        QVERIFY(known && !known->checks.empty());
        QCOMPARE(known->checks.front().id, reply.value()->recorded.run);
        QCOMPARE(known->greenSince.has_value(), known->checks.front().holds);

        const auto light = desk.check(Check::WhatChanged);
        QVERIFY(isAnswered(light));
        const Reply<CheckMade> partly = light.result();
        QVERIFY(partly.value() && !partly.value()->report.isFull);
    }

    void aCheckIsStoppedInTheMiddleOfAStatement()
    {
        const DiagnosticsDesk desk = m_lanes->desk();
        const qint64 runs = m_store->client().number("SELECT COUNT(*) FROM check_runs");
        {
            const StockIsKept kept(m_schema->settings());
            auto future = desk.check(Check::Everything);
            QVERIFY(checkWaits());
            QVERIFY(!future.isFinished());
            future.cancel();
            QVERIFY(isAnswered(future)); // and the table is still kept
            QCOMPARE(future.resultCount(), 0);
        }
        QCOMPARE(m_store->client().number("SELECT COUNT(*) FROM check_runs"), runs);
        const auto next = desk.check(Check::Everything);
        QVERIFY(isAnswered(next));
        QVERIFY(!next.result().error());
    }

    void aWindowThatClosesEndsItsCheck_data()
    {
        QTest::addColumn<bool>("closedFirst");
        QTest::newRow("closed, then gone, as the program ends") << true;
        QTest::newRow("gone at once") << false;
    }
    void aWindowThatClosesEndsItsCheck()
    {
        QFETCH(bool, closedFirst);
        const StockIsKept kept(m_schema->settings());
        const auto future = m_lanes->desk().check(Check::Everything);
        QVERIFY(checkWaits());
        QElapsedTimer timer;
        timer.start();
        if (closedFirst)
            m_lanes->close();
        m_lanes.reset(); // returns although the table is kept
        QVERIFY(timer.elapsed() < std::chrono::milliseconds(kLockWait).count() / 2); // ended, not waited out
        QVERIFY(future.isFinished());
        QTRY_COMPARE_WITH_TIMEOUT(m_store->client().number("SELECT COUNT(*) FROM information_schema.processlist WHERE "
                                                           "db = DATABASE() AND state LIKE 'Waiting for table%'"),
                                  0, kPatience);
    }

    // Whoever carries a repair out signs in himself, whoever the desk is.
    void theSecondSupervisorSignsInHimself()
    {
        const DiagnosticsDesk desk = m_lanes->desk();
        const Person sue(*m_schema, "hf_sue", "supervisor");
        const RepairStock nothing{OperationId::make(), SkuId{1}};
        const auto wrong = desk.repairStock({QString::fromUtf8(sue.name()), QStringLiteral("not it")}, nothing);
        QVERIFY(isAnswered(wrong));
        const Reply<RepairMade> refused = wrong.result();
        QVERIFY(refused.error() && refused.error()->kind == DbError::Kind::NotPermitted);
        QCOMPARE(refused.error()->native, 1045);

        const auto right = desk.repairStock({QString::fromUtf8(sue.name()), QStringLiteral("secret")}, nothing);
        QVERIFY(isAnswered(right));
        const Reply<RepairMade> made = right.result();
        QVERIFY(made.value() && std::holds_alternative<NotFound>(made.value()->outcome)); // nobody asked for it
    }
};

HOLDFAST_TEST_MAIN(tst_DiagnosticsLanes)
#include "tst_diagnostics_lanes.moc"
