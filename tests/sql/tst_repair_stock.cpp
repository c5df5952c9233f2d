// SPDX-License-Identifier: GPL-3.0-or-later
// A counter is repaired where the evidence leaves one answer, by two supervisors, once; and nothing else is ever
// touched.
#include "sql/flows/record_incident.h"
#include "sql/invariants/check_sku.h"
#include "sql/invariants/checker.h"
#include "sql/pages/case_page.h"
#include "sql/schema/migrator.h"
#include "tests/support/person.h"
#include "tests/support/sku_flow_checks.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr int kSignal = 1644; // a trigger said no
const QString kReason = QStringLiteral("the counter was typed over");

} // namespace

class tst_RepairStock : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<Person> m_asker, m_approver, m_clerk;
    std::unique_ptr<Session> m_checking;
    CustomerId m_ada{}, m_ben{};
    SkuId m_mug{}, m_tea{}; // of the mug 7 are available, 3 reserved
    int m_nth = 0;
    OrderId m_a{}, m_b{}; // a's two mugs were given back; b holds three

    RawClient &client() { return m_store->client(); }
    ConnectionSettings settings() const { return atIsolationOfRow(m_schema->settings()); }
    QByteArray sqlOf(QByteArray text) const
    {
        return text.replace("%mug%", QByteArray::number(number(m_mug)))
            .replace("%a%", QByteArray::number(number(m_a)))
            .replace("%b%", QByteArray::number(number(m_b)));
    }

    // Statements of somebody who has put the stock's own triggers aside, with ';' between them. Afterwards they are
    // there again, in their order.
    void plant(const QByteArray &statements)
    {
        for (const char *trigger : {"stock_guarded", "stock_after_update"})
            client().run(QByteArray("DROP TRIGGER ") + trigger);
        for (const QByteArray &statement : sqlOf(statements).split(';'))
            client().run(statement);
        for (const SchemaStep &step : Migrator::steps()) {
            if (step.sql.startsWith("CREATE TRIGGER stock_guarded "))
                client().run(QByteArray(step.sql).replace("PRECEDES stock_before_update", "PRECEDES stock_says_why"));
            else if (step.sql.startsWith("CREATE TRIGGER stock_after_update "))
                client().run(QByteArray(step.sql).replace("FOR EACH ROW", "FOR EACH ROW PRECEDES stock_is_audited"));
        }
    }
    void plantPastTriggersOf(const char *trigger, const QByteArray &statements)
    {
        client().run(QByteArray("DROP TRIGGER ") + trigger);
        for (const QByteArray &statement : sqlOf(statements).split(';'))
            client().run(statement);
        for (const SchemaStep &step : Migrator::steps()) {
            if (step.sql.contains("TRIGGER " + QByteArray(trigger) + ' '))
                client().run(step.sql);
        }
    }
    static QByteArray counters(qint64 available, qint64 reserved)
    {
        return "UPDATE stock SET available = " + QByteArray::number(available) +
               ", reserved = " + QByteArray::number(reserved) + ", last_kind = 'reserve' WHERE sku_id = %mug%";
    }

    // The case that the full check opens of it.
    IncidentId caseOf(const QByteArray &key)
    {
        const CheckReport report = checkAll(*m_checking);
        for (const CheckedInvariant &checked : report.invariants) {
            for (const Finding &finding : checked.findings) {
                if (finding.key != sqlOf(key))
                    continue;
                Session desk(m_schema->settings());
                struct Opened
                {
                    IncidentId id;
                };
                const Opened opened = desk.inTransaction("RecordIncident", [&](Transaction &tx) {
                    return commit<Opened>(Opened{recordIncident(tx, finding, OperationId::make()).id});
                });
                return opened.id;
            }
        }
        return IncidentId{0};
    }
    IncidentId caseOfMug() { return caseOf("stock.reserved-equals-held/sku/%mug%"); }
    PlanRepairOutcome plan(IncidentId incident)
    {
        Session desk(m_schema->settings());
        return desk.read("PlanRepair", [&](Reader &reader) { return planRepair(reader, incident); });
    }
    FindOut toFindOut(IncidentId incident)
    {
        const PlanRepairOutcome told = plan(incident);
        const auto *no = std::get_if<NotRepairable>(&told);
        return no ? no->why : FindOut(-1);
    }
    // Asked for by the first supervisor, as he sees it now.
    RepairStock asked(IncidentId incident)
    {
        Session desk(m_asker->settings());
        const auto seen = plan(incident);
        if (!std::holds_alternative<RepairPlan>(seen))
            qFatal("there is no repair");
        const auto told =
            test::ask(desk, AskRepair{OperationId::make(), incident, std::get<RepairPlan>(seen), kReason});
        if (!told.as<RepairAsked>())
            qFatal("it was not asked for");
        return {told.as<RepairAsked>()->operation, told.as<RepairAsked>()->sku};
    }
    auto approve(const Person &person, const RepairStock &request)
    {
        Session desk(person.settings());
        return test::ask(desk, request);
    }
    qint64 events(const char *what, const OperationId &operation)
    {
        return client().number("SELECT COUNT(*) FROM incident_events WHERE what = '" + QByteArray(what) +
                               "' AND operation_id = X'" + operation.bytes().toHex() + '\'');
    }
    QByteArrayList brokenOfMug()
    {
        Session desk(m_schema->settings());
        return desk.inSnapshot("CheckSku", [&](Reader &reader) { return brokenOfSku(reader, m_mug); });
    }
    // Everything of every order, byte for byte.
    QByteArrayList ordersAndReservations()
    {
        QByteArrayList rows = everyRow(client());
        rows.removeIf([](const QByteArray &row) {
            return !row.startsWith("SELECT * FROM orders") && !row.startsWith("SELECT * FROM order_lines") &&
                   !row.startsWith("SELECT * FROM reservations");
        });
        return rows;
    }
    // Damage that a repair is offered for, asked for by the first supervisor, to be carried out by the owner.
    SkuFlowChecks<RepairStock, Repaired> checks()
    {
        plant(counters(9, 1));
        return {*m_store, settings(), m_mug, m_tea, "stock", [this, incident = caseOfMug()](SkuId) {
                    plant(counters(9, 1));
                    return asked(incident);
                }};
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("repair");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_asker = std::make_unique<Person>(*m_schema, "hf_first", "supervisor");
        m_approver = std::make_unique<Person>(*m_schema, "hf_second", "supervisor");
        m_clerk = std::make_unique<Person>(*m_schema, "hf_clerk", "staff");
        m_checking = std::make_unique<Session>(forChecking(m_schema->settings()));
    }
    void init()
    {
        const QByteArray nth = QByteArray::number(++m_nth); // others of before stay as they are, damaged
        m_ada = m_store->customer("Ada");
        m_ben = m_store->customer("Ben");
        m_mug = m_store->sku(("MUG-" + nth).constData(), 10);
        m_tea = m_store->sku(("TEA-" + nth).constData(), 10);
        m_a = m_store->order(m_ada, {{m_mug, 2}});
        Session desk(m_schema->settings());
        QVERIFY(test::ask(desk, cancelFor(m_ada, m_a)).as<Cancelled>());
        m_b = m_store->order(m_ben, {{m_mug, 3}});
        QCOMPARE(m_store->stock(m_mug), (Stock{7, 3}));
    }
    void cleanupTestCase()
    {
        m_checking.reset();
        m_asker.reset();
        m_approver.reset();
        m_clerk.reset();
        m_store.reset();
        m_schema.reset();
    }

    // The article's 9 / 1 with b holding 3, where the counter alone was typed over: movements and reservations prove
    // it.
    void theCounterAloneIsRepairedAndBsReservationIsWhatItWas_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("before");
        const QByteArray reserved = "stock.reserved-equals-held/sku/%mug%", sums = "stock.movements-add-up/sku/%mug%";
        QTest::newRow("given back twice") << counters(9, 1) << reserved << QByteArray("9/1");
        QTest::newRow("too much is reserved") << counters(5, 5) << reserved << QByteArray("5/5");
        QTest::newRow("too much is available") << counters(8, 3) << sums << QByteArray("8/3");
    }
    void theCounterAloneIsRepairedAndBsReservationIsWhatItWas()
    {
        QFETCH(QByteArray, damage);
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, before);
        plant(damage);
        const IncidentId incident = caseOf(key);
        const QByteArrayList orders = ordersAndReservations();
        QVERIFY(orders.size() >= 6);
        if (key.startsWith("stock.reserved")) { // 9 + 1 is 10, too: it is found at the SKU, and b's order is named
            Session desk(m_schema->settings());
            const auto page =
                desk.inSnapshot("CasePage", [&](Reader &reader) { return casePage(reader, incident, 100); });
            QVERIFY(page && page->incident.incident.sku == m_mug);
            const QJsonObject heldByB{{QStringLiteral("order"), number(m_b)}, {QStringLiteral("quantity"), 3}};
            QCOMPARE(QJsonDocument::fromJson(page->incident.evidence)[QStringLiteral("held_by")],
                     QJsonValue(QJsonArray{heldByB}));
            QCOMPARE(page->skus.front().why.by.size(), 1u); // of all that hold, which is what b has
            QCOMPARE(page->skus.front().why.by.front().order, m_b);
            QCOMPARE(page->skus.front().why.held, 3);
        }
        const auto seen = plan(incident);
        const auto *planned = std::get_if<RepairPlan>(&seen);
        QVERIFY(planned);
        QVERIFY((planned->after == StockCounters{7, 3, 5}) && planned->held == 3 && planned->movements == 4);
        const RepairStock request = asked(incident);
        const auto told = approve(*m_approver, request);
        const Repaired *repaired = told.as<Repaired>();
        QVERIFY2(repaired, told.error ? told.error->text.toUtf8() : "no error");
        QVERIFY(!repaired->seenAgain && repaired->difference == 0);
        QCOMPARE(repaired->available, 7);
        QCOMPARE(repaired->reserved, 3);
        QCOMPARE(repaired->askedBy.toUtf8(), m_asker->name());
        QCOMPARE(repaired->by.toUtf8(), m_approver->name());

        QCOMPARE(m_store->stock(m_mug), (Stock{7, 3}));
        QCOMPARE(ordersAndReservations(), orders);
        QCOMPARE(brokenOfMug(), QByteArrayList());
        const CheckReport report = checkAll(*m_checking);
        QVERIFY(report.holds());
        QCOMPARE(m_store->brokenRules(), QByteArrayList());
        QCOMPARE(client().text("SELECT CONCAT_WS(' ', kind, delta_available, delta_reserved, reason, who) FROM "
                               "stock_movements ORDER BY id DESC LIMIT 1"),
                 "repair 0 0 " + kReason.toUtf8() + ' ' + m_approver->name());
        QCOMPARE(client().text("SELECT CONCAT_WS(' ', what, detail) FROM audit_events ORDER BY id DESC LIMIT 1"),
                 "stock repaired " + before + " > 7/3, asked for by " + m_asker->name());
        QCOMPARE(client().text("SELECT GROUP_CONCAT(what, ' ', who ORDER BY id) FROM incident_events WHERE what LIKE "
                               "'rep%' AND incident_id = " +
                               QByteArray::number(number(incident))),
                 "repair-asked " + m_asker->name() + ",repaired " + m_approver->name());
        QCOMPARE(toFindOut(incident), FindOut::NothingIsWrong);

        Session desk(m_schema->settings()); // b's units are b's: it can be cancelled
        QVERIFY(test::ask(desk, cancelFor(m_ben, m_b)).as<Cancelled>());
        QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));
    }

    // The exercise of the article: a's order says cancelled, a's reservation is still held.
    void cancelledAndHeldIsCompared_NotGuessed()
    {
        const OrderId c = m_store->order(m_ada, {{m_mug, 1}});
        client().run("UPDATE orders SET status = 'cancelled', cancel_reason = 'x', version = version + 1 WHERE id = " +
                     QByteArray::number(number(c)));
        Session desk(m_schema->settings());
        const QByteArrayList before = everyRow(client());
        const auto told = test::ask(desk, cancelFor(m_ada, c));
        const Inconsistent *answer = told.as<Inconsistent>();
        QVERIFY(answer && answer->incident);
        QCOMPARE(answer->finding.invariant, QByteArray("order.cancelled-holds-none"));
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(toFindOut(*answer->incident), FindOut::OrderAgainstReservation);

        const auto page =
            desk.inSnapshot("CasePage", [&](Reader &reader) { return casePage(reader, *answer->incident, 100); });
        QVERIFY(page && page->order);
        QCOMPARE(page->order->order.status, QByteArray("cancelled"));
        QByteArrayList audit;
        for (const auto &event : page->order->audit)
            audit << event.what;
        QCOMPARE(audit.mid(audit.size() - 2), (QByteArrayList{"order cancelled", "case opened"}));
        QCOMPARE(page->reservations.size(), 1u);
        QCOMPARE(page->reservations.front().status, QByteArray("held"));
        const CasePage::Sku &mug = page->skus.front();
        QCOMPARE(mug.why.by.size(), 2u); // b's three are there to be compared
        QCOMPARE(mug.why.by.front().order, m_b);
        QCOMPARE(mug.why.by.front().orderStatus, QByteArray("created"));
        QCOMPARE(mug.why.difference(), 0);

        // Nor is one offered for the SKU: which of the two is true is not known.
        plant(counters(7, 3));
        const IncidentId ofSku = caseOfMug();
        QCOMPARE(toFindOut(ofSku), FindOut::OrderAgainstReservation);
    }

    void whereTheEvidenceDisagreesNoRepairIsOffered_data()
    {
        QTest::addColumn<QByteArray>("trigger");
        QTest::addColumn<QByteArray>("damage");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<int>("why");
        const auto row = [](const char *name, const char *trigger, const char *damage, FindOut why,
                            const char *key = "stock.reserved-equals-held/sku/%mug%") {
            QTest::newRow(name) << QByteArray(trigger) << QByteArray(damage) << QByteArray(key) << int(why);
        };
        // 9 / 1, and the movements say so: that b holds 3 is what is right, but nothing proves where the units are.
        row("given back twice, with a movement", "",
            "UPDATE stock SET available = 9, reserved = 1, version = version + 1, last_kind = 'release', last_order_id "
            "= "
            "%a%, last_operation_id = REPEAT('x', 16) WHERE sku_id = %mug%",
            FindOut::MovementAgainstReservation);
        row("given back twice by a stranger", "",
            "UPDATE stock SET available = 9, reserved = 1, version = version + 1 "
            "WHERE sku_id = %mug%",
            FindOut::WhoMovedStock);
        row("a movement is gone, too", "stock_movements_before_delete",
            "DELETE FROM stock_movements WHERE sku_id = %mug% AND order_id = %b%", FindOut::LostMovements,
            "stock.movements-add-up/sku/%mug%");
        row("created, and released", "reservations_before_update",
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE order_id = %b%",
            FindOut::OrderAgainstReservation);
        row("created, and nothing is held", "reservations_before_delete",
            "DELETE FROM reservations WHERE order_id = %b%", FindOut::OrderAgainstReservation);
        row("a case of a movement", "reservations_before_delete", "DELETE FROM reservations WHERE order_id = %b%",
            FindOut::AnotherRecord, "reservation.released-once/order/%b%/sku/%mug%");
    }
    void whereTheEvidenceDisagreesNoRepairIsOffered()
    {
        QFETCH(QByteArray, trigger);
        QFETCH(QByteArray, damage);
        QFETCH(QByteArray, key);
        QFETCH(int, why);
        if (trigger.isEmpty())
            client().run(sqlOf(damage));
        else
            plantPastTriggersOf(trigger.constData(), damage);
        const IncidentId incident = caseOf(key);
        QVERIFY(number(incident) > 0);
        QCOMPARE(nameOf(toFindOut(incident)), nameOf(FindOut(why)));
        // Whoever asks for one all the same is told so, and nothing is written.
        Session desk(m_asker->settings());
        const QByteArrayList before = everyRow(client());
        const RepairPlan made{m_mug, "MUG", {9, 1, 4}, {7, 3, 5}, 4, 3};
        QVERIFY(test::ask(desk, AskRepair{OperationId::make(), incident, made, kReason}).as<NotRepairable>());
        QCOMPARE(everyRow(client()), before);
    }

    // Between the request and its approval.
    void aPremiseThatChangedIsRefused_data()
    {
        QTest::addColumn<int>("change");
        QTest::newRow("an order takes one") << 0;
        QTest::newRow("the counter is typed over once more") << 2;
        QTest::newRow("the counter is right again") << 3;
        QTest::newRow("an order is cancelled and holds") << 4;
    }
    void aPremiseThatChangedIsRefused()
    {
        QFETCH(int, change);
        plant(counters(9, 1));
        const RepairStock request = asked(caseOfMug());
        if (change == 0)
            m_store->order(m_ada, {{m_mug, 1}});
        else if (change == 4)
            client().run(sqlOf("UPDATE orders SET status = 'cancelled', version = version + 1 WHERE id = %b%"));
        else
            plant(change == 2 ? counters(8, 2) : counters(7, 3));
        const QByteArrayList before = everyRow(client());
        const auto told = approve(*m_approver, request);
        QVERIFY(told.as<PremiseChanged>());
        QCOMPARE(told.as<PremiseChanged>()->now.has_value(), change < 3);
        QCOMPARE(told.run.steps.back().statement, QByteArray("ROLLBACK"));
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(events("repaired", request.operation), 0);
    }

    // A cancel of b is under way: the approval waits for it, and then it is not what was asked for.
    void aCancelUnderWayIsWaitedForAndSeen_data() { isolationRows(); }
    void aCancelUnderWayIsWaitedForAndSeen()
    {
        plant(counters(6, 4));
        const RepairStock request = asked(caseOfMug());
        Barrier barrier("COMMIT", FlowStep::When::Before);
        std::atomic<qint64> waiting{0};
        auto cancelling = askElsewhere(settings(), cancelFor(m_ben, m_b), &barrier);
        QVERIFY(barrier.reached());
        auto repairing = askElsewhere(settings(), request, nullptr, &waiting);
        QTRY_VERIFY(waiting != 0 && waitsForLock(client(), waiting));
        barrier.letGo();
        QVERIFY(cancelling.get().as<Cancelled>());
        QVERIFY(repairing.get().as<PremiseChanged>());
        QCOMPARE(m_store->stock(m_mug), (Stock{9, 1}));
    }

    void whoAskedDoesNotApproveAndStaffDoesNeither()
    {
        plant(counters(9, 1));
        const IncidentId incident = caseOfMug();
        const RepairStock request = asked(incident);
        const QByteArrayList before = everyRow(client());
        QVERIFY(approve(*m_asker, request).as<AskedByYourself>());
        const auto clerk = approve(*m_clerk, request);
        QVERIFY(clerk.error && clerk.error->kind == DbError::Kind::NotPermitted);
        Session desk(m_clerk->settings());
        const auto seen = plan(incident);
        const AskRepair asking{OperationId::make(), incident, std::get<RepairPlan>(seen), kReason};
        const auto refused = test::ask(desk, asking);
        QVERIFY(refused.error && refused.error->kind == DbError::Kind::NotPermitted);
        QVERIFY(approve(*m_approver, {OperationId::make(), m_mug}).as<NotFound>()); // nobody asked
        QVERIFY(approve(*m_approver, {request.operation, m_tea}).as<NotFound>());
        QCOMPARE(everyRow(client()), before);
    }

    // Whatever client he uses: the database itself wants two supervisors, and counters that are proved.
    void theDatabaseItselfRefuses()
    {
        plant(counters(9, 1));
        const RepairStock request = asked(caseOfMug());
        const QByteArray set =
            ", version = version + 1, last_kind = 'repair', last_order_id = NULL, last_operation_id = ";
        const QByteArray asked = "X'" + request.operation.bytes().toHex() + '\'', where = " WHERE sku_id = %mug%";
        const QByteArray right = "UPDATE stock SET available = 7, reserved = 3" + set;
        const QByteArray event = "INSERT INTO incident_events (incident_id, at, who, what, operation_id, evidence) "
                                 "SELECT MAX(id), NOW(), '', ";
        RawClient first(m_asker->settings()), second(m_approver->settings()), clerk(m_clerk->settings());
        const QByteArrayList before = everyRow(client());
        const auto refused = [&](RawClient &person, const QByteArray &sql) {
            return person.attempt(sqlOf(sql)) == kSignal && everyRow(client()) == before;
        };
        QVERIFY(refused(first, right + asked + ", last_reason = 'x'" + where)); // he asked for it himself
        QVERIFY(refused(first, event + "'repaired', " + asked + ", '{}' FROM incidents"));
        QVERIFY(refused(second, right + "REPEAT('x', 16), last_reason = 'x'" + where)); // nobody asked for it
        QVERIFY(refused(second, right + asked + ", last_reason = ' '" + where));
        for (const char *other :
             {"available = 8, reserved = 2", "available = 6, reserved = 3", "available = 9, reserved = 1"})
            QVERIFY2(
                refused(second, "UPDATE stock SET " + QByteArray(other) + set + asked + ", last_reason = 'x'" + where),
                other);
        QVERIFY(refused(clerk, right + asked + ", last_reason = 'x'" + where));
        QVERIFY(refused(clerk, event + "'repair-asked', REPEAT('y', 16), '{}' FROM incidents"));
        QCOMPARE(second.attempt(sqlOf(right + asked + ", last_reason = 'x'" + where)), 0); // it is what the flow does
    }

    void askedAgainItTellsTheSame()
    {
        plant(counters(9, 1));
        const IncidentId incident = caseOfMug();
        const RepairStock request = asked(incident);
        const auto first = approve(*m_approver, request);
        QVERIFY(first.as<Repaired>());
        m_store->order(m_ada, {{m_mug, 1}});
        const QByteArrayList before = everyRow(client());
        const auto again = approve(*m_approver, request);
        const Repaired *told = again.as<Repaired>();
        QVERIFY(told && told->seenAgain);
        QCOMPARE(told->available, 7);
        QCOMPARE(told->reserved, 3);
        QVERIFY(told->before == (StockCounters{9, 1, 4}));
        QVERIFY(told->at == first.as<Repaired>()->at);
        QVERIFY(approve(*m_asker, request).as<Repaired>()); // he is told, too: it is done
        QCOMPARE(everyRow(client()), before);

        Session desk(m_asker->settings()); // and so is the request
        const AskRepair repeat{request.operation, incident, {}, QStringLiteral("another")};
        const auto asking = test::ask(desk, repeat);
        QVERIFY(asking.as<RepairAsked>() && asking.as<RepairAsked>()->isMade && asking.as<RepairAsked>()->isMine);
        QCOMPARE(asking.as<RepairAsked>()->reason, kReason);
        QCOMPARE(events("repair-asked", request.operation), 1);
    }

    void aRequestWithoutAReasonIsRefused()
    {
        plant(counters(9, 1));
        const IncidentId incident = caseOfMug();
        const auto seen = plan(incident);
        Session desk(m_asker->settings());
        for (const QString &reason : {QString(), QStringLiteral(" \n"), QString(501, u'x')})
            QVERIFY(test::ask(desk, AskRepair{OperationId::make(), incident, std::get<RepairPlan>(seen), reason})
                        .as<InvalidInput>());
        RepairPlan other = std::get<RepairPlan>(seen);
        ++other.before.available;
        QVERIFY(test::ask(desk, AskRepair{OperationId::make(), incident, other, kReason}).as<PremiseChanged>());
        QVERIFY(test::ask(desk, AskRepair{OperationId::make(), IncidentId{999'999}, other, kReason}).as<NotFound>());
        QCOMPARE(client().number("SELECT COUNT(*) FROM incident_events WHERE incident_id = " +
                                 QByteArray::number(number(incident))),
                 1); // it was opened
    }

    // The program ends around each write and around COMMIT: all of it was done, or nothing; and once in the end.
    void anExceptionLeavesAllOrNothing()
    {
        plant(counters(9, 1));
        const IncidentId incident = caseOfMug();
        using When = FlowStep::When;
        for (const auto &[statement, when] :
             {std::pair("skus/sku_operation_claim", When::After), std::pair("stock/stock_repair", When::After),
              std::pair("incidents/incident_event", When::After), std::pair("COMMIT", When::After)}) {
            plant(counters(9, 1));
            const RepairStock request = asked(incident);
            const QByteArrayList before = everyRow(client());
            Watch watch([&](const FlowStep &step) {
                if (step.statement == statement && step.when == when)
                    throw PlannedFault{};
            });
            Session desk(m_approver->settings());
            desk.setObserver(&watch);
            QVERIFY2(test::ask(desk, request).fault, statement);
            const bool committed = QByteArray(statement) == "COMMIT";
            QVERIFY2(traces(client(), request.operation) == qint64(committed), statement);
            QVERIFY2(committed || everyRow(client()) == before, statement);
            desk.setObserver(nullptr);
            const auto told = test::ask(desk, request);
            QVERIFY2(told.as<Repaired>() && told.as<Repaired>()->seenAgain == committed, statement);
            QVERIFY2(traces(client(), request.operation) == 1, statement);
            QCOMPARE(events("repaired", request.operation), 1);
        }
    }
    void oneOperationAtTwoDesksTakesPlaceOnce() { checks().oneOperationAtTwoDesksTakesPlaceOnce(); }

    void aLostCommitIsSeenAgain()
    {
        plant(counters(9, 1));
        const RepairStock request = asked(caseOfMug());
        QTemporaryDir folder;
        WireProxy proxy(folder.filePath(QStringLiteral("p")), m_schema->settings().socket);
        QVERIFY2(proxy.start(), qPrintable(proxy.error()));
        ConnectionSettings line = m_schema->settings();
        line.socket = folder.filePath(QStringLiteral("p"));
        Session desk(line);
        proxy.arm(WireFault::CutBeforeReply, [](const WireCommand &command) { return command.text == "COMMIT"; });
        const auto told = test::ask(desk, request);
        QVERIFY(told.run.attempts > 1);
        QVERIFY(told.as<Repaired>() && told.as<Repaired>()->seenAgain);
        QCOMPARE(traces(client(), request.operation), 1);
        QCOMPARE(m_store->stock(m_mug), (Stock{7, 3}));
    }
};

HOLDFAST_TEST_MAIN(tst_RepairStock)
#include "tst_repair_stock.moc"
