// SPDX-License-Identifier: GPL-3.0-or-later
// What a cancel answers where the records disagree, and that it touches none of them. The ids in comments are field
// cases.
#include "tests/support/flow_watch.h"
#include "tests/support/isolation_rows.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace holdfast;
using namespace holdfast::test;

namespace {

// A store without some of its triggers, so that damage can be planted.
class DamagedStore
{
public:
    DamagedStore() : m_schema("damage"), m_store(m_schema)
    {
        // What stands in the way of planting; never of what is tested, which must write nothing.
        for (const char *trigger :
             {"reservations_before_update", "reservations_before_delete", "reservations_before_insert",
              "order_lines_before_delete", "orders_guarded", "orders_after_update"})
            m_store.client().run(QByteArray("DROP TRIGGER ") + trigger);
        startAfresh();
    }

    void startAfresh()
    {
        m_schema.empty();
        m_ada = m_store.customer("Ada");
        m_mug = m_store.sku("MUG-01", 10);
        m_tea = m_store.sku("TEA-01", 10);
        m_store.sku("JAM-01", 10);
        m_order = m_store.order(m_ada, {{m_tea, 3}, {m_mug, 2}});
    }

    void plant(const QByteArray &statements)
    {
        RawClient stranger(m_schema.settings());
        stranger.run("SET SESSION foreign_key_checks = 0");
        for (const QByteArray &statement : statements.split(';'))
            stranger.run(statement);
    }

    ScratchSchema m_schema;
    StoreBuilder m_store;
    CustomerId m_ada{};
    SkuId m_mug{}, m_tea{};
    OrderId m_order{};
};

} // namespace

class tst_CancelDamage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DamagedStore> m;

    RawClient &client() { return m->m_store.client(); }
    ConnectionSettings settings() const { return atIsolationOfRow(m->m_schema.settings()); }
    CancelOrder request() const { return cancelFor(m->m_ada, m->m_order); }
    QByteArrayList events()
    {
        QByteArrayList all;
        for (const auto &row : client().rows("SELECT incident_id, what FROM incident_events ORDER BY id"))
            all << row[0].toByteArray() + ' ' + row[1].toByteArray();
        return all;
    }

private Q_SLOTS:
    void initTestCase() { m = std::make_unique<DamagedStore>(); }
    void init() { m->startAfresh(); }
    void cleanupTestCase() { m.reset(); }

    // B1, B2, B9
    void whatDisagreesIsToldAndNotTouched_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::addColumn<QByteArray>("invariant");
        QTest::addColumn<bool>("namesTheTea");
        const auto row = [](const char *name, const char *damage, const char *invariant, bool namesTheTea = false) {
            QTest::newRow(name) << QByteArray(damage) << QByteArray(invariant) << namesTheTea;
        };
        row("a stock row is missing", "DELETE FROM stock WHERE sku_id = :b", "stock.reserved-equals-held", true);
        row("B1 one unit too few is reserved", "UPDATE stock SET reserved = 2, version = version + 1 WHERE sku_id = :b",
            "stock.reserved-equals-held", true);
        row("B1 nothing is reserved", "UPDATE stock SET reserved = 0, version = version + 1 WHERE sku_id = :b",
            "stock.reserved-equals-held", true);
        row("cancelled, and all is held",
            "UPDATE orders SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancelled_by = 'x'",
            "order.cancelled-holds-none");
        row("cancelled, and one is held",
            "UPDATE orders SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancelled_by = 'x';"
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE sku_id = :b",
            "order.cancelled-holds-none");
        row("cancelled, and one reservation is gone",
            "UPDATE orders SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancelled_by = 'x';"
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6);"
            "DELETE FROM reservations WHERE sku_id = :b",
            "order.cancelled-holds-none");
        row("created, and all is released",
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6)", "order.created-holds-all");
        row("created, and one is released",
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE sku_id = :b",
            "order.created-holds-all");
        row("B7 without reservations", "DELETE FROM reservations", "order.created-holds-all");
        row("B7 one reservation is gone", "DELETE FROM reservations WHERE sku_id = :b", "order.created-holds-all");
        row("B3 more is held than was ordered", "UPDATE reservations SET quantity = 4 WHERE sku_id = :b",
            "reservation.matches-line");
        row("B3 less is held than was ordered", "UPDATE reservations SET quantity = 1 WHERE sku_id = :b",
            "reservation.matches-line");
        row("B15 another SKU is held than was ordered",
            "UPDATE reservations SET sku_id = (SELECT id FROM skus WHERE code = 'JAM-01') WHERE sku_id = :b",
            "reservation.matches-line");
        row("B4 more SKUs are held than were ordered",
            "INSERT INTO reservations (order_id, sku_id, quantity, status, held_at) "
            "SELECT :a, id, 1, 'held', UTC_TIMESTAMP(6) FROM skus WHERE code = 'JAM-01'",
            "reservation.matches-line");
        row("B13 one line is gone", "DELETE FROM order_lines WHERE sku_id = :b", "reservation.matches-line");
        row("without lines", "DELETE FROM order_lines", "reservation.matches-line");
        row("without lines and reservations", "DELETE FROM order_lines; DELETE FROM reservations",
            "order.created-holds-all");
        repeatableReadRow("a stock row is missing")
            << QByteArray("DELETE FROM stock WHERE sku_id = :b") << QByteArray("stock.reserved-equals-held") << true;
        repeatableReadRow("B7 one reservation is gone") << QByteArray("DELETE FROM reservations WHERE sku_id = :b")
                                                        << QByteArray("order.created-holds-all") << false;
    }
    void whatDisagreesIsToldAndNotTouched()
    {
        QFETCH(QByteArray, damage);
        QFETCH(QByteArray, invariant);
        QFETCH(bool, namesTheTea);
        m->plant(sql(damage.constData(), number(m->m_order), number(m->m_tea)));
        const QByteArrayList before = everyRow(client());

        Session deskOne(settings()), deskTwo(settings());
        const CancelOrder first = request();
        const ToldCancel told = ask(deskOne, first);
        const auto *answer = told.as<Inconsistent>();
        QVERIFY(answer);
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(answer->finding.invariant, invariant);
        QCOMPARE(answer->finding.order, std::optional(m->m_order));
        QCOMPARE(answer->finding.sku, namesTheTea ? std::optional(m->m_tea) : std::nullopt);
        for (const char *write : {"reservations/reservations_release", "stock/stock_give_back", "orders/order_cancel"})
            QVERIFY2(!told.statements().contains(write), write);
        QCOMPARE(transactionOf(client(), deskOne.server().connectionId), QByteArray());

        // One case, with the evidence.
        QVERIFY(answer->incident);
        const auto incidents =
            client().rows("SELECT id, finding_key, invariant, order_id, sku_id, evidence FROM incidents");
        QCOMPARE(incidents.size(), std::size_t(1));
        QCOMPARE(incidents[0][0].toLongLong(), number(*answer->incident));
        QCOMPARE(incidents[0][1].toByteArray(), answer->finding.key);
        QCOMPARE(incidents[0][2].toByteArray(), invariant);
        QCOMPARE(incidents[0][3].toLongLong(), number(m->m_order));
        QCOMPARE(incidents[0][4].isNull(), !namesTheTea);
        const QJsonObject evidence = QJsonDocument::fromJson(incidents[0][5].toByteArray()).object();
        const auto size = [&](const char *name) {
            return qint64(evidence.value(QLatin1String(name)).toArray().size());
        };
        QCOMPARE(evidence.value(QStringLiteral("order")).toInteger(), number(m->m_order));
        QCOMPARE(evidence.value(QStringLiteral("status")).toString().toUtf8(), m->m_store.orderStatus(m->m_order));
        QCOMPARE(size("lines"), client().number("SELECT COUNT(*) FROM order_lines"));
        QCOMPARE(size("reservations"), client().number("SELECT COUNT(*) FROM reservations"));
        QCOMPARE(size("stock"), namesTheTea ? 2 : 0);

        // Another desk meets the same: the same case, seen again.
        const ToldCancel again = ask(deskTwo, request());
        QVERIFY(again.as<Inconsistent>());
        QCOMPARE(again.as<Inconsistent>()->incident, answer->incident);
        QCOMPARE(client().number("SELECT COUNT(*) FROM incidents"), 1);
        const QByteArray id = QByteArray::number(number(*answer->incident));
        QCOMPARE(events(), (QByteArrayList{id + " opened", id + " seen"}));
        QCOMPARE(client().text("SELECT HEX(operation_id) FROM incident_events ORDER BY id LIMIT 1"),
                 first.operation.bytes().toHex().toUpper());
        QCOMPARE(everyRow(client()), before);
    }

    // B1: the evidence says by how much.
    void theEvidenceSaysHowMuchIsMissing()
    {
        m->plant(sql("UPDATE stock SET reserved = 1, version = version + 1 WHERE sku_id = :b", 0, number(m->m_tea)));
        Session desk(settings());
        const ToldCancel told = ask(desk, request());
        QVERIFY(told.as<Inconsistent>());
        const QJsonObject evidence = QJsonDocument::fromJson(told.as<Inconsistent>()->finding.evidence).object();
        const auto rowOf = [&](const char *list) {
            for (const QJsonValue &row : evidence.value(QLatin1String(list)).toArray()) {
                if (row[QStringLiteral("sku")].toInteger() == number(m->m_tea))
                    return row.toObject();
            }
            return QJsonObject();
        };
        QCOMPARE(rowOf("reservations").value(QStringLiteral("quantity")).toInteger(), 3);
        QCOMPARE(rowOf("stock").value(QStringLiteral("reserved")).toInteger(-1), 1);
        QCOMPARE(rowOf("stock").value(QStringLiteral("available")).toInteger(-1), 7);
    }

    void twoDesksThatMeetItAtOnceOpenOneCase_data() { isolationRows(); }
    void twoDesksThatMeetItAtOnceOpenOneCase()
    {
        m->plant(sql("DELETE FROM reservations WHERE sku_id = :b", 0, number(m->m_tea)));
        // Both have looked for the case and found none.
        Barrier one("incidents/incident_open", FlowStep::When::Before);
        Barrier two("incidents/incident_open", FlowStep::When::Before);
        auto deskOne = askElsewhere(settings(), request(), &one);
        auto deskTwo = askElsewhere(settings(), request(), &two);
        QVERIFY(one.reached() && two.reached());
        one.letGo();
        two.letGo();
        const ToldCancel first = deskOne.get(), second = deskTwo.get();
        QVERIFY(first.as<Inconsistent>() && second.as<Inconsistent>());
        QVERIFY(first.as<Inconsistent>()->incident);
        QCOMPARE(second.as<Inconsistent>()->incident, first.as<Inconsistent>()->incident);
        QCOMPARE(client().number("SELECT COUNT(*) FROM incidents"), 1);
        QCOMPARE(client().number("SELECT COUNT(*) FROM incident_events WHERE what = 'opened'"), 1);
        QCOMPARE(client().number("SELECT COUNT(*) FROM incident_events WHERE what = 'seen'"), 1);
    }

    void aFindingStandsWhereItsCaseCannotBeWritten_data() { isolationRows(); }
    void aFindingStandsWhereItsCaseCannotBeWritten()
    {
        m->plant("DELETE FROM reservations");
        const QByteArrayList before = everyRow(client());
        Watch watch([](const FlowStep &step) {
            if (step.statement == "incidents/incident_event")
                throw DbError{DbError::Kind::NotPermitted, 1142, step.statement, QString()};
        });
        Session desk(settings());
        desk.setObserver(&watch);
        const ToldCancel told = ask(desk, request());
        QVERIFY(told.as<Inconsistent>());
        QVERIFY(!told.as<Inconsistent>()->incident);
        QCOMPARE(client().number("SELECT COUNT(*) FROM incidents"), 0);
        QCOMPARE(everyRow(client()), before);
    }

    // A foreign customer learns nothing of the damage, and no case is opened for them.
    void damageIsNotToldToAnotherCustomer()
    {
        m->plant("DELETE FROM reservations");
        const CustomerId ben = m->m_store.customer("Ben");
        Session desk(settings());
        QVERIFY(ask(desk, cancelFor(ben, m->m_order)).as<NotFound>());
        QCOMPARE(client().number("SELECT COUNT(*) FROM incidents"), 0);
    }

    // B2: each write is counted; a trigger of somebody's that undoes one of them is found, and all is rolled back.
    void aWriteThatDidNotChangeWhatItShouldIsRolledBack_data()
    {
        QTest::addColumn<QByteArray>("trigger");
        const auto row = [](const char *name, const char *trigger) { QTest::newRow(name) << QByteArray(trigger); };
        const char *none = "reservations FOR EACH ROW SET NEW.status = OLD.status, NEW.released_at = OLD.released_at";
        row("no reservation changes", none);
        repeatableReadRow("no reservation changes") << QByteArray(none);
        row("one reservation does not change",
            "reservations FOR EACH ROW SET NEW.status = IF(NEW.sku_id = :b, OLD.status, NEW.status), "
            "NEW.released_at = IF(NEW.sku_id = :b, OLD.released_at, NEW.released_at)");
        row("the order does not change",
            "orders FOR EACH ROW SET NEW.status = OLD.status, NEW.cancelled_at = OLD.cancelled_at, "
            "NEW.cancelled_by = OLD.cancelled_by, NEW.cancel_reason = OLD.cancel_reason, NEW.cancel_operation_id = "
            "OLD.cancel_operation_id, "
            "NEW.version = OLD.version");
    }
    void aWriteThatDidNotChangeWhatItShouldIsRolledBack()
    {
        QFETCH(QByteArray, trigger);
        const ScratchSchema schema("counts"); // with all its own triggers
        StoreBuilder store(schema);
        const CustomerId ada = store.customer("Ada");
        const SkuId mug = store.sku("MUG-01", 10), tea = store.sku("TEA-01", 10);
        const OrderId order = store.order(ada, {{tea, 3}, {mug, 2}});
        store.client().run("CREATE TRIGGER stranger BEFORE UPDATE ON " + sql(trigger.constData(), 0, number(tea)));
        const QByteArrayList before = everyRow(store.client());
        Session desk(atIsolationOfRow(schema.settings()));
        const ToldCancel told = ask(desk, cancelFor(ada, order));
        store.client().run("DROP TRIGGER stranger");
        QVERIFY(told.as<Inconsistent>());
        QCOMPARE(told.as<Inconsistent>()->finding.invariant, QByteArray("cancel.counts-differ"));
        QVERIFY(told.as<Inconsistent>()->incident);
        QVERIFY(told.statements().contains("reservations/reservations_release"));
        QCOMPARE(everyRow(store.client()), before);
        QVERIFY(ask(desk, cancelFor(ada, order)).as<Cancelled>()); // nothing of it is left behind
        QCOMPARE(store.stock(tea), (Stock{10, 0}));
        QCOMPARE(store.brokenRules(), QByteArrayList());
    }
};

HOLDFAST_TEST_MAIN(tst_CancelDamage)
#include "tst_cancel_damage.moc"
