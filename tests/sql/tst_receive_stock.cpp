// SPDX-License-Identifier: GPL-3.0-or-later
// Units that come in: every answer, once an operation, whatever is in the way.
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
const QString kReason = QStringLiteral("the Tuesday lorry");

} // namespace

class tst_ReceiveStock : public QObject
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
    static ReceiveStock request(SkuId sku, qint64 units, const QString &reason = kReason)
    {
        return {{OperationId::make(), sku, reason}, units};
    }
    auto ask(const ReceiveStock &asked)
    {
        Session desk(settings());
        return test::ask(desk, asked);
    }
    SkuFlowChecks<ReceiveStock, Received> checks()
    {
        return {*m_store, settings(), m_mug,
                m_tea,    "stock",    [n = qint64(0)](SkuId sku) mutable {
                    return request(sku, ++n); }};
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("receive");
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

    void unitsComeIn()
    {
        const ReceiveStock asked = request(m_mug, 7);
        const auto told = ask(asked);
        const Received *received = told.as<Received>();
        QVERIFY(received && !received->seenAgain);
        QCOMPARE(received->sku, m_mug);
        QCOMPARE(received->difference, 7);
        QCOMPARE(received->available, 27);
        QCOMPARE(received->reserved, 5);
        QCOMPARE(received->version, 3);
        QCOMPARE(received->by, TestServer::owner().account);
        QCOMPARE(m_store->stock(m_mug), (Stock{27, 5}));
        QCOMPARE(
            client().text("SELECT CONCAT_WS(' ', kind, delta_available, delta_reserved, stock_version, reason) FROM "
                          "stock_movements WHERE order_id IS NULL AND sku_id = " +
                          QByteArray::number(number(m_mug)) + " ORDER BY id DESC LIMIT 1"),
            QByteArray("receive 7 0 3 the Tuesday lorry"));
        QCOMPARE(client().text(
                     "SELECT CONCAT_WS(' ', what, sku_id, detail, who) FROM audit_events ORDER BY id DESC LIMIT 1"),
                 "stock received " + QByteArray::number(number(m_mug)) + " 20 > 27 " +
                     TestServer::owner().account.toUtf8());
        QCOMPARE(told.run.steps.back().statement, QByteArray("COMMIT"));
    }

    // Whatever has happened since, and for ever.
    void askedAgainItTellsWhatWasThen()
    {
        const ReceiveStock asked = request(m_mug, 7);
        const Received first = *ask(asked).as<Received>();
        QVERIFY(ask(request(m_mug, 100)).as<Received>());
        Session desk(settings());
        QVERIFY(test::ask(desk, cancelFor(m_ada, m_order)).as<Cancelled>());
        const QByteArrayList before = everyRow(client());
        const auto told = ask(asked);
        const Received *again = told.as<Received>();
        QVERIFY(again && again->seenAgain);
        QCOMPARE(again->available, first.available);
        QCOMPARE(again->reserved, first.reserved);
        QCOMPARE(again->version, first.version);
        QVERIFY(again->at == first.at);
        QCOMPARE(again->by, first.by);
        QCOMPARE(everyRow(client()), before);
    }

    void upToTheLastOf64Bits()
    {
        QVERIFY(ask(request(m_mug, kMost - 25)).as<Received>()); // 20 available, 5 reserved
        QCOMPARE(m_store->stock(m_mug), (Stock{kMost - 5, 5}));
        QVERIFY(ask(request(m_mug, 1)).as<InvalidInput>());
        QCOMPARE(m_store->stock(m_mug), (Stock{kMost - 5, 5}));
        Session desk(settings());
        QVERIFY(test::ask(desk, cancelFor(m_ada, m_order)).as<Cancelled>());
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
        row("no units", 0, kReason, Problem::OutOfRange);
        row("units that go out", -1, kReason, Problem::OutOfRange);
        row("the least of numbers", std::numeric_limits<qint64>::min(), kReason, Problem::OutOfRange);
        row("available beyond 64 bits", kMost - 19, kReason, Problem::Overflow);
        row("all units beyond 64 bits", kMost - 24, kReason, Problem::Overflow);
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

    void theLongestReasonIsKept()
    {
        QString reason;
        for (int i = 0; i < 500; ++i)
            reason += QStringLiteral("🫖"); // two UTF-16 units each
        const ReceiveStock asked = request(m_mug, 7, reason);
        QVERIFY(ask(asked).as<Received>());
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
        const Person person(*m_schema, "hf_receive", "supervisor"); // by grants alone, all may
        const auto gone =
            qScopeGuard([&] { client().run("DELETE FROM staff WHERE account = '" + person.name() + '\''); });
        client().run(role.isEmpty()
                         ? "DELETE FROM staff WHERE account = '" + person.name() + '\''
                         : "UPDATE staff SET role = '" + role + "' WHERE account = '" + person.name() + '\'');
        const QByteArrayList before = everyRow(client());
        Session desk(person.settings());
        const ReceiveStock asked = request(m_mug, 7);
        const auto told = test::ask(desk, asked);
        QCOMPARE(told.as<Received>() != nullptr, may);
        QCOMPARE(traces(client(), asked.operation), qint64(may));
        if (may) {
            QCOMPARE(told.as<Received>()->by.toUtf8(), person.name());
            return;
        }
        QVERIFY(told.error);
        QCOMPARE(told.error->kind, DbError::Kind::NotPermitted);
        QCOMPARE(everyRow(client()), before);
    }

    void theSameOperationAsAnotherKindIsRefused()
    {
        const CountStock first{{OperationId::make(), m_mug, kReason}, 7};
        Session desk(settings());
        test::ask(desk, first);
        const QByteArrayList before = everyRow(client());
        ReceiveStock asked = request(m_mug, 8);
        asked.operation = first.operation;
        const auto told = test::ask(desk, asked);
        QVERIFY(told.error);
        QCOMPARE(told.error->kind, DbError::Kind::DuplicateKey);
        QCOMPARE(everyRow(client()), before);
    }

    void theProbeTellsTheTruthAndChangesNothing_data() { isolationRows(); }
    void theProbeTellsTheTruthAndChangesNothing()
    {
        const ReceiveStock asked = request(m_mug, 7);
        Session desk(settings());
        const auto probe = [&] {
            return desk.inTransaction("ProbeReceive", [&](Transaction &tx) { return probeReceive(tx, asked); });
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
            return session.inTransaction("ProbeReceive", [&](Transaction &tx) { return probeReceive(tx, asked); });
        });
        QTRY_VERIFY(waiting != 0 && waitsForLock(client(), waiting));
        barrier.letGo();
        const auto found = later.get();
        QVERIFY(earlier.get().as<Received>());
        const auto *done = std::get_if<Received>(&found);
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
        row("SKU", "stock/stock_receive"); // the movement or the version refers to it
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
        row("SKU", "stock/stock_receive");
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
            QVERIFY(ask(asked).as<Received>());
        }
        for (auto &desk : desks)
            QCOMPARE(desk.get(), kRounds);
        for (const OperationId &operation : operations)
            QCOMPARE(traces(client(), operation), 1);
        QCOMPARE(m_store->stock(m_mug).reserved, 5);
        QCOMPARE(m_store->stock(m_tea), (Stock{10, 0}));
        QCOMPARE(m_store->stock(m_mug).available, 20 + 7 * kRounds + kRounds * (kRounds - 1) / 2);
    }

    void triggersRefuseWhatNoFlowDoes_data()
    {
        QTest::addColumn<QByteArray>("sql");
        const QByteArray operation = "X'00112233445566778899AABBCCDDEEFF'";
        const QByteArray set =
            "UPDATE stock SET available = available + 1, version = version + 1, last_kind = 'receive', ";
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
        QTest::newRow("nothing comes in")
            << QByteArray("UPDATE stock SET version = version + 1, last_kind = 'receive', last_operation_id = ") +
                   operation + ", last_reason = 'x' WHERE sku_id = :a";
    }
    void triggersRefuseWhatNoFlowDoes()
    {
        QFETCH(QByteArray, sql);
        QVERIFY(ask(request(m_mug, 7)).as<Received>());
        const QByteArrayList before = everyRow(client());
        QCOMPARE(client().attempt(test::sql(sql.constData(), number(m_mug))), kSignal);
        QCOMPARE(everyRow(client()), before);
    }
};

HOLDFAST_TEST_MAIN(tst_ReceiveStock)
#include "tst_receive_stock.moc"
