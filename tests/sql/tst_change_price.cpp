// SPDX-License-Identifier: GPL-3.0-or-later
// A new price: every answer, once an operation, whatever is in the way.
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
const QString kReason = QStringLiteral("spring list");

} // namespace

class tst_ChangePrice : public QObject
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
    static ChangePrice request(SkuId sku, qint64 priceMinor, const QString &reason = kReason)
    {
        return {{OperationId::make(), sku, reason}, priceMinor};
    }
    auto ask(const ChangePrice &asked)
    {
        Session desk(settings());
        return test::ask(desk, asked);
    }
    SkuFlowChecks<ChangePrice, PriceSet> checks()
    {
        return {*m_store, settings(), m_mug,
                m_tea,    "prices",   [n = qint64(30000)](SkuId sku) mutable {
                    return request(sku, ++n); }};
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("price");
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

    void aPriceGetsItsNextVersion_data()
    {
        QTest::addColumn<qint64>("price");
        QTest::newRow("more") << qint64(30'000);
        QTest::newRow("nothing") << qint64(0);
        QTest::newRow("the same") << qint64(25'000);
        QTest::newRow("the most of numbers") << kMost;
    }
    void aPriceGetsItsNextVersion()
    {
        QFETCH(qint64, price);
        const auto told = ask(request(m_mug, price));
        const PriceSet *set = told.as<PriceSet>();
        QVERIFY(set && !set->seenAgain);
        QCOMPARE(set->sku, m_mug);
        QCOMPARE(set->priceMinor, price);
        QCOMPARE(set->beforeMinor, 25'000);
        QCOMPARE(set->priceVersion, 2);
        QCOMPARE(set->by, TestServer::owner().account);
        QCOMPARE(client().text(sql("SELECT CONCAT_WS(' ', price_minor, price_version) FROM prices WHERE sku_id = :a",
                                   number(m_mug))),
                 QByteArray::number(price) + " 2");
        QCOMPARE(client().text(sql("SELECT GROUP_CONCAT(price_version, ':', price_minor ORDER BY price_version) FROM "
                                   "price_history WHERE sku_id = :a",
                                   number(m_mug))),
                 "1:25000,2:" + QByteArray::number(price));
        QCOMPARE(client().text("SELECT CONCAT_WS(' ', what, a.sku_id, detail, reason) FROM audit_events a JOIN "
                               "sku_operations o ON o.operation_id = a.operation_id"),
                 "price changed " + QByteArray::number(number(m_mug)) + " 25000 > " + QByteArray::number(price) +
                     " spring list");
        QCOMPARE(told.run.steps.back().statement, QByteArray("COMMIT"));
    }

    void askedAgainItTellsWhatWasThen()
    {
        const ChangePrice asked = request(m_mug, 30'000);
        const PriceSet first = *ask(asked).as<PriceSet>();
        QVERIFY(ask(request(m_mug, 31'000)).as<PriceSet>());
        const QByteArrayList before = everyRow(client());
        const auto told = ask(asked);
        const PriceSet *again = told.as<PriceSet>();
        QVERIFY(again && again->seenAgain);
        QCOMPARE(again->priceMinor, 30'000);
        QCOMPARE(again->beforeMinor, 25'000);
        QCOMPARE(again->priceVersion, 2);
        QVERIFY(again->at == first.at);
        QCOMPARE(everyRow(client()), before);
    }

    void ordersKeepTheirPrice()
    {
        const QByteArray lines = "SELECT GROUP_CONCAT(unit_price_minor) FROM order_lines";
        const QByteArray before = client().text(lines);
        QVERIFY(ask(request(m_mug, 1)).as<PriceSet>());
        QCOMPARE(client().text(lines), before);
        QCOMPARE(m_store->stock(m_mug), (Stock{20, 5}));
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
        row("below nothing", -1, kReason, Problem::OutOfRange);
        row("the least of numbers", std::numeric_limits<qint64>::min(), kReason, Problem::OutOfRange);
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
        const ChangePrice asked = request(m_mug, 7, reason);
        QVERIFY(ask(asked).as<PriceSet>());
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
        const Person person(*m_schema, "hf_price", "supervisor"); // by grants alone, all may
        const auto gone =
            qScopeGuard([&] { client().run("DELETE FROM staff WHERE account = '" + person.name() + '\''); });
        client().run(role.isEmpty()
                         ? "DELETE FROM staff WHERE account = '" + person.name() + '\''
                         : "UPDATE staff SET role = '" + role + "' WHERE account = '" + person.name() + '\'');
        const QByteArrayList before = everyRow(client());
        Session desk(person.settings());
        const ChangePrice asked = request(m_mug, 7);
        const auto told = test::ask(desk, asked);
        QCOMPARE(told.as<PriceSet>() != nullptr, may);
        QCOMPARE(traces(client(), asked.operation), qint64(may));
        if (may) {
            QCOMPARE(told.as<PriceSet>()->by.toUtf8(), person.name());
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
        ChangePrice asked = request(m_mug, 8);
        asked.operation = first.operation;
        const auto told = test::ask(desk, asked);
        QVERIFY(told.error);
        QCOMPARE(told.error->kind, DbError::Kind::DuplicateKey);
        QCOMPARE(everyRow(client()), before);
    }

    void theProbeTellsTheTruthAndChangesNothing_data() { isolationRows(); }
    void theProbeTellsTheTruthAndChangesNothing()
    {
        const ChangePrice asked = request(m_mug, 7);
        Session desk(settings());
        const auto probe = [&] {
            return desk.inTransaction("ProbePrice", [&](Transaction &tx) { return probePrice(tx, asked); });
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
            return session.inTransaction("ProbePrice", [&](Transaction &tx) { return probePrice(tx, asked); });
        });
        QTRY_VERIFY(waiting != 0 && waitsForLock(client(), waiting));
        barrier.letGo();
        const auto found = later.get();
        QVERIFY(earlier.get().as<PriceSet>());
        const auto *done = std::get_if<PriceSet>(&found);
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
        row("row", "skus/prices_of");
        row("operation", "skus/sku_operation_claim");
        row("SKU", "skus/price_change"); // the movement or the version refers to it
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
        row("SKU", "skus/price_change");
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
            QVERIFY(ask(asked).as<PriceSet>());
        }
        for (auto &desk : desks)
            QCOMPARE(desk.get(), kRounds);
        for (const OperationId &operation : operations)
            QCOMPARE(traces(client(), operation), 1);
        QCOMPARE(m_store->stock(m_mug).reserved, 5);
        QCOMPARE(m_store->stock(m_tea), (Stock{10, 0}));
        QCOMPARE(client().number(sql("SELECT price_version FROM prices WHERE sku_id = :a", number(m_mug))),
                 1 + kRounds);
        QCOMPARE(client().number(sql("SELECT COUNT(*) FROM price_history WHERE sku_id = :a", number(m_mug))),
                 1 + kRounds);
    }

    void grantsAloneMakeNobodyASupervisor()
    {
        const Person person(*m_schema, "hf_grants", "supervisor");
        client().run("UPDATE staff SET role = 'staff' WHERE account = '" + person.name() + '\'');
        const auto gone =
            qScopeGuard([&] { client().run("DELETE FROM staff WHERE account = '" + person.name() + '\''); });
        RawClient stranger(person.settings());
        const QByteArrayList before = everyRow(client());
        QCOMPARE(stranger.attempt("UPDATE prices SET price_minor = 1, price_version = price_version + 1"), kSignal);
        QCOMPARE(stranger.attempt("INSERT INTO sku_operations (operation_id, kind, sku_id, reason) VALUES "
                                  "(REPEAT('x', 16), 'price', 1, 'x')"),
                 kSignal);
        QCOMPARE(everyRow(client()), before);
    }

    // Nor under the number of the change before it.
    void aStrangersPriceHasNoOperationAndIsAudited()
    {
        const ChangePrice asked = request(m_mug, 30'000);
        QVERIFY(ask(asked).as<PriceSet>());
        client().run(sql("UPDATE prices SET price_minor = 1, price_version = price_version + 1 WHERE sku_id = :a",
                         number(m_mug)));
        QCOMPARE(client().number("SELECT operation_id IS NULL FROM price_history ORDER BY price_version DESC LIMIT 1"),
                 1);
        QCOMPARE(client().text("SELECT CONCAT_WS(' ', what, detail, operation_id IS NULL) FROM audit_events "
                               "ORDER BY id DESC LIMIT 1"),
                 QByteArray("price changed 30000 > 1 1"));
        QCOMPARE(traces(client(), asked.operation), 1);
        QCOMPARE(ask(asked).as<PriceSet>()->priceMinor, 30'000); // what it did, not what is
    }

    void triggersRefuseWhatNoFlowDoes_data()
    {
        QTest::addColumn<QByteArray>("sql");
        const QByteArray operation = "X'00112233445566778899AABBCCDDEEFF'";
        QTest::newRow("no new version") << QByteArray("UPDATE prices SET price_minor = 1, last_operation_id = ") +
                                               operation + " WHERE sku_id = :a";
        QTest::newRow("the operation is changed") << QByteArray("UPDATE sku_operations SET reason = 'x'");
        QTest::newRow("the operation is deleted") << QByteArray("DELETE FROM sku_operations");
        QTest::newRow("the history is changed") << QByteArray("UPDATE price_history SET price_minor = 1");
    }
    void triggersRefuseWhatNoFlowDoes()
    {
        QFETCH(QByteArray, sql);
        QVERIFY(ask(request(m_mug, 7)).as<PriceSet>());
        const QByteArrayList before = everyRow(client());
        QCOMPARE(client().attempt(test::sql(sql.constData(), number(m_mug))), kSignal);
        QCOMPARE(everyRow(client()), before);
    }
};

HOLDFAST_TEST_MAIN(tst_ChangePrice)
#include "tst_change_price.moc"
