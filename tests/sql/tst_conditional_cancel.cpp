// SPDX-License-Identifier: GPL-3.0-or-later
// The cancel that begins with a conditional UPDATE answers and leaves behind what the cancel that locks first does.
#include "sql/schema/migrator.h"
#include "sql/training_flows/conditional_cancel.h"
#include "sql/training_flows/training_session.h"
#include "tests/support/flow_watch.h"
#include "tests/support/test_main.h"

#include <latch>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using When = FlowStep::When;

const char *const kTransition = "training/order_cancel_of_customer";

enum class Way { LockThenCheck, Conditional };

ToldCancel askBy(Way way, Session &session, const CancelOrder &request)
{
    if (way == Way::LockThenCheck)
        return ask(session, request);
    TrainingSession training(session);
    return carryOut<CancelOrderOutcome>(session, [&](Session &) { return conditionalCancel(training, request); });
}

auto askElsewhereBy(Way way, const ConnectionSettings &settings, const CancelOrder &request,
                    FlowObserver *observer = nullptr, std::atomic<qint64> *connection = nullptr)
{
    return std::async(std::launch::async, [=] {
        Session session(settings);
        session.setObserver(observer);
        if (connection)
            *connection = session.server().connectionId;
        return askBy(way, session, request);
    });
}

// An answer in words, without its instant, which differs from store to store.
QByteArray inWords(const ToldCancel &told)
{
    if (told.error)
        return QByteArray("DbError ") + DbError::name(told.error->kind);
    if (!told.outcome)
        return "fault";
    QByteArray words = std::visit([](const auto &answer) { return QByteArray(answer.token); }, *told.outcome);
    if (const auto *done = told.as<Cancelled>()) {
        words += " by " + done->by.toUtf8() + (done->seenAgain ? " seen again" : "");
        for (const GivenBack &unit : done->units)
            words += ' ' + QByteArray::number(unit.quantity) + " of " + QByteArray::number(number(unit.sku));
    }
    if (const auto *already = told.as<AlreadyCancelled>())
        words += " by " + already->by.toUtf8() + ": " + already->reason.toUtf8();
    if (const auto *other = told.as<NotCancellable>())
        words += ' ' + other->status;
    if (const auto *input = told.as<InvalidInput>())
        words += ' ' + QByteArray::number(int(input->field)) + ' ' + QByteArray::number(int(input->problem)) + ' ' +
                 QByteArray::number(input->limit);
    if (const auto *broken = told.as<Inconsistent>())
        words += ' ' + broken->finding.key + ' ' + broken->finding.evidence + " sku " +
                 QByteArray::number(broken->finding.sku ? number(*broken->finding.sku) : 0) + " case " +
                 QByteArray::number(broken->incident ? number(*broken->incident) : 0);
    return words;
}

// A store in which anything can be planted. Two of them hold equal rows, instants and operation ids aside.
class Side
{
public:
    explicit Side(const char *tag) : m_schema(tag), m_store(m_schema)
    {
        // What stands in the way of planting; none of them moves anything.
        for (const char *trigger : {"reservations_before_update", "reservations_before_delete",
                                    "reservations_before_insert", "order_lines_before_delete"})
            m_store.client().run(QByteArray("DROP TRIGGER ") + trigger);
    }

    void empty()
    {
        m_schema.empty();
        m_ada = m_store.customer("Ada");
        m_ben = m_store.customer("Ben");
    }

    // An order of each customer, of SKUs that no order before it knew: damage to those is nothing to these.
    void startAfresh()
    {
        const auto sku = [&](const char *name) {
            return m_store.sku((name + QByteArray::number(m_round)).constData(), 10);
        };
        ++m_round;
        m_store.client().run("UPDATE staff SET role = 'owner'");
        m_mug = sku("MUG-");
        m_tea = sku("TEA-");
        sku("JAM-");
        m_order = m_store.order(m_ada, {{m_tea, 3}, {m_mug, 2}});
        m_other = m_store.order(m_ben, {{m_mug, 4}});
    }

    void plant(const QByteArray &statements)
    {
        RawClient stranger(m_schema.settings());
        stranger.run("SET SESSION foreign_key_checks = 0");
        for (const QByteArray &statement : statements.split(';'))
            stranger.run(sql(statement.constData(), number(m_order), number(m_tea)));
    }

    QByteArrayList rows()
    {
        QByteArrayList all;
        for (const char *query :
             {"SELECT id, customer_id, status, cancelled_by, cancel_reason, HEX(cancel_operation_id), version, "
              "cancelled_at IS NULL FROM orders ORDER BY id",
              "SELECT order_id, sku_id, quantity, status, released_at IS NULL FROM reservations "
              "ORDER BY order_id, sku_id",
              "SELECT sku_id, available, reserved, version, last_kind, last_order_id FROM stock ORDER BY sku_id",
              "SELECT sku_id, stock_version, kind, delta_available, delta_reserved, order_id, who FROM stock_movements "
              "ORDER BY sku_id, stock_version",
              "SELECT who, what, customer_id, order_id, order_version, detail FROM audit_events ORDER BY id",
              "SELECT finding_key, invariant, order_id, sku_id, evidence FROM incidents ORDER BY id",
              "SELECT incident_id, what, HEX(operation_id) FROM incident_events ORDER BY id"}) {
            for (const std::vector<QVariant> &row : m_store.client().rows(query)) {
                QByteArrayList columns{QByteArray(query).mid(QByteArray(query).indexOf(" FROM ") + 6).split(' ')[0]};
                for (const QVariant &value : row)
                    columns << (value.isNull() ? QByteArray("NULL") : value.toByteArray());
                all << columns.join('|');
            }
        }
        return all;
    }

    ScratchSchema m_schema;
    StoreBuilder m_store;
    CustomerId m_ada{}, m_ben{};
    SkuId m_mug{}, m_tea{};
    OrderId m_order{}, m_other{};
    int m_round = 0;
};

} // namespace

class tst_ConditionalCancel : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Side> m_locking, m_conditional;

    Side &store() { return *m_conditional; }
    ConnectionSettings settings() const { return m_conditional->m_schema.settings(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_locking = std::make_unique<Side>("locking");
        m_conditional = std::make_unique<Side>("conditional");
        m_locking->empty();
        m_conditional->empty();
    }

    void init()
    {
        // The table needs both sides alike, and nothing more; the others judge the whole store.
        if (qstrcmp(QTest::currentTestFunction(), "answersAndLeavesBehindWhatTheLockingCancelDoes") != 0)
            m_conditional->empty();
        m_locking->startAfresh();
        m_conditional->startAfresh();
    }

    void cleanup()
    {
        if (!QTest::currentTestFailed())
            return;
        m_locking->empty(); // alike again for the rows after this one
        m_conditional->empty();
    }

    void cleanupTestCase()
    {
        m_locking.reset();
        m_conditional.reset();
    }

    void answersAndLeavesBehindWhatTheLockingCancelDoes_data()
    {
        QTest::addColumn<QByteArray>("planted"); // :a the order, :b its tea
        QTest::addColumn<QByteArray>("asked");   // by whom, for which order
        QTest::addColumn<QByteArray>("token");
        const auto row = [](const char *name, const char *planted, const char *asked, const char *token) {
            QTest::newRow(name) << QByteArray(planted) << QByteArray(asked) << QByteArray(token);
        };
        row("held", "", "Ada", "Cancelled");
        row("missing", "", "Ada missing", "NotFound");
        row("somebody else's", "", "Ben", "NotFound");
        row("somebody else's, cancelled", "", "Ben cancelled", "NotFound");
        row("cancelled before", "", "Ada cancelled", "AlreadyCancelled");
        row("its own success", "", "Ada again", "Cancelled");
        row("by a supervisor", "", "supervisor", "Cancelled");
        row("by a supervisor, missing", "", "supervisor missing", "NotFound");
        row("by a supervisor, cancelled before", "", "supervisor cancelled", "AlreadyCancelled");
        row("by a supervisor, paid", "UPDATE orders SET status = 'paid', version = version + 1 WHERE id = :a",
            "supervisor", "NotCancellable");
        row("by a supervisor without a reason", "", "supervisor silent", "InvalidInput");
        row("by staff as a supervisor", "UPDATE staff SET role = 'staff'", "supervisor", "DbError NotPermitted");
        row("by staff as a supervisor, missing", "UPDATE staff SET role = 'staff'", "supervisor missing", "NotFound");
        row("too long a reason", "", "Ada verbose", "InvalidInput");
        row("paid", "UPDATE orders SET status = 'paid', version = version + 1 WHERE id = :a", "Ada", "NotCancellable");
        row("somebody else's, paid", "UPDATE orders SET status = 'paid', version = version + 1 WHERE id = :a", "Ben",
            "NotFound");
        row("in capitals", "UPDATE orders SET status = 'CREATED', version = version + 1 WHERE id = :a", "Ada",
            "NotCancellable");
        row("without a status", "UPDATE orders SET status = '', version = version + 1 WHERE id = :a", "Ada",
            "NotCancellable");
        row("a stock row is missing", "DELETE FROM stock WHERE sku_id = :b", "Ada", "Inconsistent");
        row("one unit too few is reserved", "UPDATE stock SET reserved = 2, version = version + 1 WHERE sku_id = :b",
            "Ada", "Inconsistent");
        row("nothing is reserved", "UPDATE stock SET reserved = 0, version = version + 1 WHERE sku_id = :b", "Ada",
            "Inconsistent");
        row("by a supervisor, nothing is reserved",
            "UPDATE stock SET reserved = 0, version = version + 1 WHERE sku_id = :b", "supervisor", "Inconsistent");
        row("somebody else's, nothing is reserved",
            "UPDATE stock SET reserved = 0, version = version + 1 WHERE sku_id = :b", "Ben", "NotFound");
        row("cancelled, and all is held",
            "UPDATE orders SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancelled_by = 'x', "
            "version = version + 1 WHERE id = :a",
            "Ada", "Inconsistent");
        row("cancelled, and one is held",
            "UPDATE orders SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancelled_by = 'x', "
            "version = version + 1 WHERE id = :a;"
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE sku_id = :b",
            "Ada", "Inconsistent");
        row("created, and all is released",
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE order_id = :a", "Ada",
            "Inconsistent");
        row("created, and one is released",
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE sku_id = :b", "Ada",
            "Inconsistent");
        row("without reservations", "DELETE FROM reservations WHERE order_id = :a", "Ada", "Inconsistent");
        row("one reservation is gone", "DELETE FROM reservations WHERE sku_id = :b", "Ada", "Inconsistent");
        row("more is held than was ordered", "UPDATE reservations SET quantity = 4 WHERE sku_id = :b", "Ada",
            "Inconsistent");
        row("less is held than was ordered", "UPDATE reservations SET quantity = 1 WHERE sku_id = :b", "Ada",
            "Inconsistent");
        row("another SKU is held than was ordered",
            "UPDATE reservations SET sku_id = (SELECT MAX(id) FROM skus) WHERE sku_id = :b", "Ada", "Inconsistent");
        row("one line is gone", "DELETE FROM order_lines WHERE sku_id = :b", "Ada", "Inconsistent");
        row("without lines and reservations",
            "DELETE FROM order_lines WHERE order_id = :a;DELETE FROM reservations WHERE order_id = :a", "Ada",
            "Inconsistent");
        row("a stranger's trigger keeps one reservation held",
            "CREATE TRIGGER stranger BEFORE UPDATE ON reservations FOR EACH ROW "
            "SET NEW.status = IF(NEW.sku_id = :b, 'held', NEW.status), "
            "NEW.released_at = IF(NEW.sku_id = :b, NULL, NEW.released_at)",
            "Ada", "Inconsistent");
    }
    void answersAndLeavesBehindWhatTheLockingCancelDoes()
    {
        QFETCH(QByteArray, planted);
        QFETCH(QByteArray, asked);
        QFETCH(QByteArray, token);

        const OperationId first = OperationId::make(), second = OperationId::make();
        const auto run = [&](Side &side, Way way) {
            if (!planted.isEmpty())
                side.plant(planted);
            Session desk(side.m_schema.settings());
            CancelOrder request{second, side.m_order, side.m_ada, QStringLiteral("changed their mind")};
            if (asked.contains("cancelled"))
                ask(desk, CancelOrder{first, side.m_order, side.m_ada, QStringLiteral("the first")});
            if (asked.contains("again"))
                ask(desk, request);
            if (asked.startsWith("Ben"))
                request.onBehalfOf = side.m_ben;
            if (asked.startsWith("supervisor"))
                request.onBehalfOf =
                    BySupervisor{asked.contains("silent") ? QStringLiteral(" ") : QStringLiteral("flood")};
            if (asked.contains("missing"))
                request.order = OrderId{number(side.m_order) + 1000};
            if (asked.contains("silent"))
                request.reason = QStringLiteral(" ");
            if (asked.contains("verbose"))
                request.reason = QString(501, u'x');
            const ToldCancel told = askBy(way, desk, request);
            const QByteArray open = transactionOf(side.m_store.client(), desk.server().connectionId);
            return std::pair(told, open);
        };
        const auto [locking, openThere] = run(*m_locking, Way::LockThenCheck);
        const auto [conditional, open] = run(*m_conditional, Way::Conditional);
        for (Side *side : {m_locking.get(), m_conditional.get()})
            side->m_store.client().run("DROP TRIGGER IF EXISTS stranger");

        QVERIFY2(inWords(locking).startsWith(token), inWords(locking));
        QCOMPARE(inWords(conditional), inWords(locking));
        QCOMPARE(open, QByteArray());
        QCOMPARE(m_conditional->rows(), m_locking->rows());
    }

    void takesTwoCommandsLess()
    {
        Session one(m_locking->m_schema.settings()), two(settings());
        const qsizetype locking =
            askBy(Way::LockThenCheck, one, cancelFor(m_locking->m_ada, m_locking->m_order)).statements().size();
        const ToldCancel told = askBy(Way::Conditional, two, cancelFor(store().m_ada, store().m_order));
        QVERIFY(told.as<Cancelled>());
        QCOMPARE(told.statements().value(1), QByteArray(kTransition)); // the conditional UPDATE comes first
        QCOMPARE(told.statements().size(), locking - 2);
    }

    void ofTwoAtOnceOneGivesBack_data()
    {
        QTest::addColumn<Way>("firstWay");
        QTest::addColumn<Way>("secondWay");
        QTest::addColumn<QByteArray>("stop");
        QTest::addColumn<Isolation>("isolation");
        for (const auto &[name, isolation] :
             {std::pair("RC", Isolation::ReadCommitted), std::pair("RR", Isolation::RepeatableRead)}) {
            QTest::addRow("conditional twice, %s", name)
                << Way::Conditional << Way::Conditional << QByteArray(kTransition) << isolation;
            QTest::addRow("conditional, then locking, %s", name)
                << Way::Conditional << Way::LockThenCheck << QByteArray(kTransition) << isolation;
            QTest::addRow("locking, then conditional, %s", name)
                << Way::LockThenCheck << Way::Conditional << QByteArray("orders/order_lock") << isolation;
            QTest::addRow("conditional before COMMIT, then locking, %s", name)
                << Way::Conditional << Way::LockThenCheck << QByteArray("stock/stock_give_back") << isolation;
        }
    }
    void ofTwoAtOnceOneGivesBack()
    {
        QFETCH(Way, firstWay);
        QFETCH(Way, secondWay);
        QFETCH(QByteArray, stop);
        QFETCH(Isolation, isolation);
        ConnectionSettings desks = settings();
        desks.isolation = isolation;
        desks.lockWait = std::chrono::seconds(4);

        Barrier barrier(stop, When::After);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhereBy(firstWay, desks, cancelFor(store().m_ada, store().m_order), &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhereBy(secondWay, desks, cancelFor(store().m_ada, store().m_order), nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(store().m_store.client(), waiting));
        barrier.letGo();
        const ToldCancel done = first.get(), repeated = second.get();
        QVERIFY2(done.as<Cancelled>(), inWords(done));
        QVERIFY2(repeated.as<AlreadyCancelled>(), inWords(repeated));
        QCOMPARE(repeated.as<AlreadyCancelled>()->at, done.as<Cancelled>()->at);
        QCOMPARE(store().m_store.stock(store().m_mug), (Stock{6, 4})); // the other order's four stay
        QCOMPARE(store().m_store.stock(store().m_tea), (Stock{10, 0}));
        QCOMPARE(store().m_store.movements(store().m_tea), 3); // opening, reserve, release
        QCOMPARE(store().m_store.brokenRules(), QByteArrayList());
    }

    void ofManyOfBothWaysExactlyOneGivesBack()
    {
        constexpr int kDesks = 6;
        for (int round = 0; round < 10; ++round) {
            const OrderId order = store().m_store.order(store().m_ada, {{store().m_tea, 2}});
            std::latch start(kDesks);
            std::vector<std::future<ToldCancel>> desks;
            for (int i = 0; i < kDesks; ++i)
                desks.push_back(std::async(std::launch::async, [&, i] {
                    Session desk(settings());
                    start.arrive_and_wait();
                    return askBy(i % 2 ? Way::Conditional : Way::LockThenCheck, desk, cancelFor(store().m_ada, order));
                }));
            int cancelled = 0, already = 0;
            for (auto &desk : desks) {
                const ToldCancel told = desk.get();
                cancelled += told.as<Cancelled>() ? 1 : 0;
                already += told.as<AlreadyCancelled>() ? 1 : 0;
            }
            QCOMPARE(cancelled, 1);
            QCOMPARE(already, kDesks - 1);
            QCOMPARE(store().m_store.stock(store().m_tea), (Stock{7, 3}));
        }
        QCOMPARE(store().m_store.brokenRules(), QByteArrayList());
    }

    // The row was not there at the UPDATE, and is at the read that is to tell what it was.
    void anOrderThatBecameCreatedMeanwhileIsAskedAgain()
    {
        const OrderId next{number(store().m_other) + 1};
        Session desk(settings());
        qint64 changed = -1;
        OrderId placed{};
        Watch watch([&](const FlowStep &step) {
            if (changed < 0 && step.statement == kTransition && step.when == When::After) {
                changed = step.rows;
                placed = store().m_store.order(store().m_ada, {{store().m_tea, 2}});
            }
        });
        desk.setObserver(&watch);
        const ToldCancel told = askBy(Way::Conditional, desk, cancelFor(store().m_ada, next));
        QCOMPARE(changed, 0);
        QCOMPARE(placed, next);
        QVERIFY2(told.as<Cancelled>(), inWords(told));
        QCOMPARE(told.run.attempts, 2);
        QCOMPARE(told.statements().count(kTransition), 2);
        QCOMPARE(store().m_store.orderStatus(next), QByteArray("cancelled"));
        QCOMPARE(store().m_store.stock(store().m_tea), (Stock{7, 3}));
        QCOMPARE(store().m_store.brokenRules(), QByteArrayList());
    }

    void anExceptionAtAnyStepLeavesAllOrNothing()
    {
        std::size_t steps = 0;
        Watch count([&](const FlowStep &) { ++steps; });
        const auto watched = [&](FlowObserver *observer, const CancelOrder &request) {
            Session desk(settings());
            TrainingSession training(desk); // its own question is not a step of the flow
            desk.setObserver(observer);
            return carryOut<CancelOrderOutcome>(desk, [&](Session &) { return conditionalCancel(training, request); });
        };
        QVERIFY(watched(&count, cancelFor(store().m_ada, store().m_order)).as<Cancelled>());
        QVERIFY(steps >= 2 * 8);
        for (std::size_t at = 0; at + 1 < steps; ++at) { // the last one is after COMMIT
            const OrderId order = store().m_store.order(store().m_ada, {{store().m_tea, 3}, {store().m_mug, 2}});
            const QByteArrayList before = everyRow(store().m_store.client());
            std::size_t seen = 0;
            Watch watch([&](const FlowStep &) {
                if (seen++ == at)
                    throw PlannedFault{};
            });
            QVERIFY(watched(&watch, cancelFor(store().m_ada, order)).fault);
            QCOMPARE(everyRow(store().m_store.client()), before);
            QVERIFY(watched(nullptr, cancelFor(store().m_ada, order)).as<Cancelled>());
        }
        QCOMPARE(store().m_store.brokenRules(), QByteArrayList());
    }

    void aLiveStoreOrNoStoreIsRefused()
    {
        ScratchSchema schema("live", false);
        Session session(schema.settings());
        Migrator(session).migrate();
        const auto refusal = [&]() -> std::optional<DbError> {
            try {
                TrainingSession training(session);
            } catch (const DbError &error) {
                return error;
            }
            return std::nullopt;
        };
        QVERIFY(refusal()); // not founded yet
        QCOMPARE(refusal()->kind, DbError::Kind::NotPermitted);

        Store live = ScratchSchema::twd();
        live.environment = Environment::Live;
        session.inTransaction("FoundStore", [&](Transaction &tx) { return foundStore(tx, live); });
        QVERIFY(refusal());
        QCOMPARE(refusal()->kind, DbError::Kind::NotPermitted);

        Session training(settings()); // and this is what it looks like where it is allowed
        TrainingSession allowed(training);
        QCOMPARE(&allowed.session(), &training);
    }
};

HOLDFAST_TEST_MAIN(tst_ConditionalCancel)
#include "tst_conditional_cancel.moc"
