// SPDX-License-Identifier: GPL-3.0-or-later
// Units that were counted: every answer, once an operation, whatever is in the way.
#include "tests/support/native_codes.h"
#include "tests/support/person.h"
#include "tests/support/sku_flow_checks.h"
#include "tests/support/test_main.h"

#include <limits>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr qint64 kMost = std::numeric_limits<qint64>::max();
constexpr int kSignal = 1644; // a trigger said no
const QString kReason = QStringLiteral("shelf B4");

} // namespace

class tst_CountStock : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    CustomerId m_ada{};
    SkuId m_mug{}, m_tea{}; // of the mug 5 are reserved
    OrderId m_order{};

    RawClient &client() { return m_store->client(); }
    ConnectionSettings settings() const { return atIsolationOfRow(m_schema->settings()); }
    static CountStock request(SkuId sku, qint64 available, const QString &reason = kReason)
    {
        return {{OperationId::make(), sku, reason}, available};
    }
    static CountStock shelf(SkuId sku, qint64 units)
    {
        return {{OperationId::make(), sku, kReason}, units, CountStock::Of::Shelf};
    }
    auto ask(const CountStock &asked)
    {
        Session desk(settings());
        return test::ask(desk, asked);
    }
    SkuFlowChecks<CountStock, Counted> checks()
    {
        return {*m_store, settings(), m_mug,
                m_tea,    "stock",    [n = qint64(30)](SkuId sku) mutable {
                    return request(sku, ++n); }};
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("count");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
    }
    void init()
    {
        m_schema->empty();
        m_ada = m_store->customer("Ada");
        m_mug = m_store->sku("MUG-01", 25);
        m_tea = m_store->sku("TEA-01", 10);
        m_order = m_store->order(m_ada, {{m_mug, 5}});
    }
    void cleanup() { QCOMPARE(m_store->brokenRules(), QByteArrayList()); }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    // 20 are available, 5 reserved: these stay, and hold nobody up (B19).
    void availableUnitsAreWhatWasCounted_data()
    {
        QTest::addColumn<qint64>("counted");
        QTest::newRow("more") << qint64(33);
        QTest::newRow("fewer") << qint64(17);
        QTest::newRow("fewer than are reserved") << qint64(3);
        QTest::newRow("as many") << qint64(20);
        QTest::newRow("none") << qint64(0);
        QTest::newRow("as many as fit 64 bits") << kMost - 5;
    }
    void availableUnitsAreWhatWasCounted()
    {
        QFETCH(qint64, counted);
        const auto told = ask(request(m_mug, counted));
        const Counted *answer = told.as<Counted>();
        QVERIFY(answer && !answer->seenAgain);
        QCOMPARE(answer->sku, m_mug);
        QCOMPARE(answer->difference, counted - 20);
        QCOMPARE(answer->available, counted);
        QCOMPARE(answer->reserved, 5);
        QCOMPARE(answer->version, 3);
        QCOMPARE(answer->by, TestServer::owner().account);
        QCOMPARE(m_store->stock(m_mug), (Stock{counted, 5}));
        QCOMPARE(
            client().text("SELECT CONCAT_WS(' ', kind, delta_available, delta_reserved, stock_version, reason) FROM "
                          "stock_movements WHERE sku_id = " +
                          QByteArray::number(number(m_mug)) + " ORDER BY id DESC LIMIT 1"),
            "count " + QByteArray::number(counted - 20) + " 0 3 shelf B4");
        QCOMPARE(
            client().text("SELECT CONCAT_WS(' ', what, sku_id, detail) FROM audit_events ORDER BY id DESC LIMIT 1"),
            "stock counted " + QByteArray::number(number(m_mug)) + " 20 > " + QByteArray::number(counted));
        QCOMPARE(told.run.steps.back().statement, QByteArray("COMMIT"));
    }

    // Everything that is there was counted: what orders hold at that moment is taken off.
    void onTheShelfAreAlsoTheReservedOnes_data()
    {
        QTest::addColumn<qint64>("counted");
        QTest::newRow("more") << qint64(33);
        QTest::newRow("as many") << qint64(25);
        QTest::newRow("the reserved ones alone") << qint64(5);
        QTest::newRow("as many as fit 64 bits") << kMost;
    }
    void onTheShelfAreAlsoTheReservedOnes()
    {
        QFETCH(qint64, counted);
        const CountStock asked = shelf(m_mug, counted);
        const auto told = ask(asked);
        const Counted *answer = told.as<Counted>();
        QVERIFY(answer && !answer->seenAgain);
        QCOMPARE(answer->difference, counted - 25);
        QCOMPARE(answer->available, counted - 5);
        QCOMPARE(answer->reserved, 5);
        QCOMPARE(m_store->stock(m_mug), (Stock{counted - 5, 5}));
        QVERIFY(ask(asked).as<Counted>()->seenAgain);
        QCOMPARE(traces(client(), asked.operation), 1);
    }

    void fewerOnTheShelfThanOrdersHoldIsRefused_data()
    {
        QTest::addColumn<qint64>("counted");
        QTest::newRow("one is missing") << qint64(4);
        QTest::newRow("none is there") << qint64(0);
    }
    void fewerOnTheShelfThanOrdersHoldIsRefused()
    {
        QFETCH(qint64, counted);
        const QByteArrayList before = everyRow(client());
        const auto told = ask(shelf(m_mug, counted));
        QVERIFY(told.as<BelowReserved>());
        QCOMPARE(told.as<BelowReserved>()->counted, counted);
        QCOMPARE(told.as<BelowReserved>()->reserved, 5);
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(told.run.steps.back().statement, QByteArray("ROLLBACK"));
    }

    // Between looking at the shelf and writing it down an order takes two of the units: they are on the shelf still,
    // and reserved. The count waits for the placement, and takes off what is reserved after it.
    void anOrderPlacedMeanwhileIsNotCountedAway_data() { isolationRows(); }
    void anOrderPlacedMeanwhileIsNotCountedAway()
    {
        Barrier barrier("COMMIT", FlowStep::When::Before);
        std::atomic<qint64> waiting{0};
        auto placement = askElsewhere(settings(), draft(m_ada, {{m_mug, 2}}), &barrier);
        QVERIFY(barrier.reached());
        auto count = askElsewhere(settings(), shelf(m_mug, 25), nullptr, &waiting);
        QTRY_VERIFY(waiting != 0 && waitsForLock(client(), waiting));
        barrier.letGo();
        QVERIFY(placement.get().as<Placed>());
        const auto told = count.get();
        const Counted *answer = told.as<Counted>();
        QVERIFY(answer);
        QCOMPARE(answer->difference, 0);
        QCOMPARE(answer->available, 18);
        QCOMPARE(answer->reserved, 7);
        QCOMPARE(m_store->stock(m_mug), (Stock{18, 7}));
    }

    void fewerThanOrdersHoldIsRefused_data()
    {
        QTest::addColumn<qint64>("available");
        QTest::newRow("one is missing") << qint64(-1);
        QTest::newRow("all are missing") << qint64(-5);
        QTest::newRow("the least of numbers") << std::numeric_limits<qint64>::min();
    }
    void fewerThanOrdersHoldIsRefused()
    {
        QFETCH(qint64, available);
        const CountStock asked = request(m_mug, available);
        const QByteArrayList before = everyRow(client());
        const auto told = ask(asked);
        QVERIFY(told.as<BelowReserved>());
        QCOMPARE(told.as<BelowReserved>()->counted, 5 + available);
        QCOMPARE(told.as<BelowReserved>()->reserved, 5);
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(told.run.steps.back().statement, QByteArray("ROLLBACK"));

        CountStock corrected = asked; // nothing was done under this number
        corrected.units = 4;
        QVERIFY(!ask(corrected).as<Counted>()->seenAgain);
    }

    void askedAgainItTellsWhatWasThen()
    {
        const CountStock asked = request(m_mug, 7);
        const Counted first = *ask(asked).as<Counted>();
        Session desk(settings());
        QVERIFY(test::ask(desk, cancelFor(m_ada, m_order)).as<Cancelled>());
        QVERIFY(ask(request(m_mug, 100)).as<Counted>());
        const QByteArrayList before = everyRow(client());
        const auto told = ask(asked);
        const Counted *again = told.as<Counted>();
        QVERIFY(again && again->seenAgain);
        QCOMPARE(again->difference, -13);
        QCOMPARE(again->available, 7);
        QCOMPARE(again->reserved, 5);
        QCOMPARE(again->version, first.version);
        QVERIFY(again->at == first.at);
        QCOMPARE(everyRow(client()), before);

        CountStock unlawful = asked; // it took place as it was, and that is what is told
        unlawful.units = -1;
        QVERIFY(ask(unlawful).as<Counted>());
        QCOMPARE(everyRow(client()), before);
    }

    void whatCannotBeAskedForIsRefusedAndNothingIsChanged_data()
    {
        QTest::addColumn<qint64>("number");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<int>("problem");
        const auto row = [](const char *name, qint64 number, const QString &reason, InvalidInput::Problem problem) {
            QTest::newRow(name) << number << reason << int(problem);
        };
        using Problem = InvalidInput::Problem;
        row("no reason", 7, QString(), Problem::Missing);
        row("a reason of blanks", 7, QStringLiteral(" \t\n"), Problem::Missing);
        row("a reason too long", 7, QString(501, u'x'), Problem::TooLong);
        row("a NUL in the reason", 7, QStringLiteral("a") + QChar(0), Problem::HoldsNul);
        row("all units beyond 64 bits", kMost - 4, kReason, Problem::Overflow);
        row("the most of numbers", kMost, kReason, Problem::Overflow);
    }
    void whatCannotBeAskedForIsRefusedAndNothingIsChanged()
    {
        QFETCH(qint64, number);
        QFETCH(QString, reason);
        QFETCH(int, problem);
        const QByteArrayList before = everyRow(client());
        const auto told = ask(request(m_mug, number, reason));
        QVERIFY(told.as<InvalidInput>());
        QCOMPARE(int(told.as<InvalidInput>()->problem), problem);
        QCOMPARE(everyRow(client()), before);
    }

    void aShelfHoldsNoFewerThanNone()
    {
        const QByteArrayList before = everyRow(client());
        const auto told = ask(shelf(m_mug, -1));
        QVERIFY(told.as<InvalidInput>());
        QVERIFY(told.as<InvalidInput>()->field == InvalidInput::Field::Quantity);
        QVERIFY(told.as<InvalidInput>()->problem == InvalidInput::Problem::OutOfRange);
        QCOMPARE(everyRow(client()), before);
    }

    void theLongestReasonIsKept()
    {
        QString reason;
        for (int i = 0; i < 500; ++i)
            reason += QStringLiteral("🫖"); // two UTF-16 units each
        const CountStock asked = request(m_mug, 7, reason);
        QVERIFY(ask(asked).as<Counted>());
        QCOMPARE(QString::fromUtf8(client().text("SELECT reason FROM sku_operations")), reason);
    }

    void anUnknownSkuIsNotFound()
    {
        const QByteArrayList before = everyRow(client());
        QVERIFY(ask(request(SkuId{number(m_tea) + 1'000}, 7)).as<NotFound>());
        QCOMPARE(everyRow(client()), before);
    }

    void onlyASupervisorMay_data()
    {
        QTest::addColumn<QByteArray>("role");
        QTest::addColumn<bool>("may");
        QTest::newRow("staff") << QByteArray("staff") << false;
        QTest::newRow("trainer") << QByteArray("trainer") << true; // the store of tests is for training
        QTest::newRow("supervisor") << QByteArray("supervisor") << true;
        QTest::newRow("nobody") << QByteArray() << false;
    }
    void onlyASupervisorMay()
    {
        QFETCH(QByteArray, role);
        QFETCH(bool, may);
        const Person person(*m_schema, "hf_count", "supervisor"); // by grants alone, all may
        const auto gone =
            qScopeGuard([&] { client().run("DELETE FROM staff WHERE account = '" + person.name() + '\''); });
        client().run(role.isEmpty()
                         ? "DELETE FROM staff WHERE account = '" + person.name() + '\''
                         : "UPDATE staff SET role = '" + role + "' WHERE account = '" + person.name() + '\'');
        const QByteArrayList before = everyRow(client());
        Session desk(person.settings());
        const CountStock asked = request(m_mug, 7);
        const auto told = test::ask(desk, asked);
        QCOMPARE(told.as<Counted>() != nullptr, may);
        QCOMPARE(traces(client(), asked.operation), qint64(may));
        if (may) {
            QCOMPARE(told.as<Counted>()->by.toUtf8(), person.name());
            return;
        }
        QVERIFY(told.error);
        QCOMPARE(told.error->kind, DbError::Kind::NotPermitted);
        QCOMPARE(everyRow(client()), before);
    }

    void theSameOperationAsAnotherKindIsRefused()
    {
        const ReceiveStock first{{OperationId::make(), m_mug, kReason}, 7};
        Session desk(settings());
        test::ask(desk, first);
        const QByteArrayList before = everyRow(client());
        CountStock asked = request(m_mug, 8);
        asked.operation = first.operation;
        const auto told = test::ask(desk, asked);
        QVERIFY(told.error);
        QCOMPARE(told.error->kind, DbError::Kind::DuplicateKey);
        QCOMPARE(everyRow(client()), before);
    }

    void theProbeTellsTheTruthAndChangesNothing_data() { isolationRows(); }
    void theProbeTellsTheTruthAndChangesNothing()
    {
        const CountStock asked = request(m_mug, 7);
        Session desk(settings());
        const auto probe = [&] {
            return desk.inTransaction("ProbeCount", [&](Transaction &tx) { return probeCount(tx, asked); });
        };
        const QByteArrayList before = everyRow(client());
        QVERIFY(std::holds_alternative<NotDone>(probe()));
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(desk.lastRun().steps.back().statement, QByteArray("ROLLBACK"));

        Barrier barrier("COMMIT", FlowStep::When::Before);
        std::atomic<qint64> waiting{0};
        auto earlier = askElsewhere(settings(), asked, &barrier);
        QVERIFY(barrier.reached());
        auto later = std::async(std::launch::async, [&] { // it waits behind its own earlier self
            ConnectionSettings patient = settings();
            patient.lockWait = std::chrono::seconds(4);
            Session session(patient);
            waiting = session.server().connectionId;
            return session.inTransaction("ProbeCount", [&](Transaction &tx) { return probeCount(tx, asked); });
        });
        QTRY_VERIFY(waiting != 0 && waitsForLock(client(), waiting));
        barrier.letGo();
        const auto found = later.get();
        QVERIFY(earlier.get().as<Counted>());
        const auto *done = std::get_if<Counted>(&found);
        QVERIFY(done && done->seenAgain);
        QCOMPARE(done->sku, m_mug);
        QCOMPARE(traces(client(), asked.operation), 1);
    }

    // Faults, locks and desks that meet

    void anExceptionAtAnyStepLeavesAllOrNothing_data() { isolationRows(); }
    void anExceptionAtAnyStepLeavesAllOrNothing() { checks().anExceptionAtAnyStepLeavesAllOrNothing(); }

    void aLockErrorAtAnyStepRunsTheWholeFlowAgain_data()
    {
        QTest::addColumn<int>("native");
        QTest::newRow("1205") << 1205;
        QTest::newRow("1213") << 1213;
        repeatableReadRow("1213") << 1213;
    }
    void aLockErrorAtAnyStepRunsTheWholeFlowAgain()
    {
        QFETCH(int, native);
        checks().aLockErrorAtAnyStepRunsTheWholeFlowAgain(native);
    }

    void aConnectionKilledAtAnyStepDoesItOnce_data() { isolationRows(); }
    void aConnectionKilledAtAnyStepDoesItOnce() { checks().aConnectionKilledAtAnyStepDoesItOnce(); }

    void aLostCommitIsSeenAgain_data() { isolationRows(); }
    void aLostCommitIsSeenAgain() { checks().aLostCommitIsSeenAgain(); }

    void oneOperationAtTwoDesksTakesPlaceOnce_data() { isolationRows(); }
    void oneOperationAtTwoDesksTakesPlaceOnce() { checks().oneOperationAtTwoDesksTakesPlaceOnce(); }

    void aSecondDeskDoesWhatTheFirstRolledBack_data() { isolationRows(); }
    void aSecondDeskDoesWhatTheFirstRolledBack() { checks().aSecondDeskDoesWhatTheFirstRolledBack(); }

    void oneOperationForTwoSkusTakesPlaceOnce_data() { isolationRows(); }
    void oneOperationForTwoSkusTakesPlaceOnce() { checks().oneOperationForTwoSkusTakesPlaceOnce(); }

    void twoSupervisorsAtOnceDoBoth_data() { isolationRows(); }
    void twoSupervisorsAtOnceDoBoth() { checks().twoSupervisorsAtOnceDoBoth(); }

    void heldUpItGivesUpAndLeavesNothing_data()
    {
        QTest::addColumn<QByteArray>("held");
        QTest::addColumn<QByteArray>("statement");
        const auto row = [](const char *held, const char *statement) {
            QTest::newRow(held) << QByteArray(held) << QByteArray(statement);
            repeatableReadRow(held) << QByteArray(held) << QByteArray(statement);
        };
        row("row", "stock/stock_lock");
        row("operation", "skus/sku_operation_claim");
        row("SKU", "stock/stock_set_available"); // the movement or the version refers to it
    }
    void heldUpItGivesUpAndLeavesNothing()
    {
        QFETCH(QByteArray, held);
        QFETCH(QByteArray, statement);
        checks().heldUpItGivesUpAndLeavesNothing(held, statement);
    }

    void asTheVictimOfADeadlockItsSecondAttemptSucceeds_data()
    {
        QTest::addColumn<QByteArray>("held");
        QTest::addColumn<QByteArray>("statement");
        const auto row = [](const char *held, const char *statement) {
            QTest::newRow(held) << QByteArray(held) << QByteArray(statement);
            repeatableReadRow(held) << QByteArray(held) << QByteArray(statement);
        };
        row("operation", "skus/sku_operation_claim");
        row("SKU", "stock/stock_set_available");
    }
    void asTheVictimOfADeadlockItsSecondAttemptSucceeds()
    {
        QFETCH(QByteArray, held);
        QFETCH(QByteArray, statement);
        checks().asTheVictimOfADeadlockItsSecondAttemptSucceeds(held, statement);
    }

    void amongCancelsAndPlacementsNothingIsLost_data() { isolationRows(); }
    void amongCancelsAndPlacementsNothingIsLost()
    {
        constexpr int kRounds = 12;
        std::vector<std::future<int>> desks;
        for (int i = 0; i < 2; ++i)
            desks.push_back(std::async(std::launch::async, [&] {
                Session desk(settings());
                int done = 0;
                for (int round = 0; round < kRounds; ++round) {
                    const auto placed = test::ask(desk, draft(m_ada, {{m_mug, 1}, {m_tea, 1}}));
                    if (const auto *order = placed.as<Placed>())
                        done += test::ask(desk, cancelFor(m_ada, order->order)).as<Cancelled>() != nullptr;
                }
                return done;
            }));
        std::vector<OperationId> operations;
        for (int round = 0; round < kRounds; ++round) {
            const auto asked = request(m_mug, 7 + round);
            operations.push_back(asked.operation);
            QVERIFY(ask(asked).as<Counted>());
        }
        for (auto &desk : desks)
            QCOMPARE(desk.get(), kRounds);
        for (const OperationId &operation : operations)
            QCOMPARE(traces(client(), operation), 1);
        QCOMPARE(m_store->stock(m_mug).reserved, 5);
        QCOMPARE(m_store->stock(m_tea), (Stock{10, 0}));
    }

    void triggersRefuseWhatNoFlowDoes_data()
    {
        QTest::addColumn<QByteArray>("sql");
        const QByteArray operation = "X'00112233445566778899AABBCCDDEEFF'";
        const QByteArray set =
            "UPDATE stock SET available = available + 1, version = version + 1, last_kind = 'count', ";
        QTest::newRow("no operation")
            << set + "last_order_id = NULL, last_operation_id = NULL, last_reason = 'x' WHERE sku_id = :a";
        QTest::newRow("no reason") << set + "last_operation_id = " + operation +
                                          ", last_reason = NULL WHERE sku_id = :a";
        QTest::newRow("a reason of blanks")
            << set + "last_operation_id = " + operation + ", last_reason = '  ' WHERE sku_id = :a";
        QTest::newRow("for an order") << set + "last_order_id = 1, last_operation_id = " + operation +
                                             ", last_reason = 'x' WHERE sku_id = :a";
        QTest::newRow("reserved units, too") << set + "reserved = reserved + 1, last_operation_id = " + operation +
                                                    ", last_reason = 'x' WHERE sku_id = :a";
        QTest::newRow("the operation is changed") << QByteArray("UPDATE sku_operations SET reason = 'x'");
        QTest::newRow("the operation is deleted") << QByteArray("DELETE FROM sku_operations");
    }
    void triggersRefuseWhatNoFlowDoes()
    {
        QFETCH(QByteArray, sql);
        QVERIFY(ask(request(m_mug, 7)).as<Counted>());
        const QByteArrayList before = everyRow(client());
        QCOMPARE(client().attempt(test::sql(sql.constData(), number(m_mug))), kSignal);
        QCOMPARE(everyRow(client()), before);
    }
};

HOLDFAST_TEST_MAIN(tst_CountStock)
#include "tst_count_stock.moc"
