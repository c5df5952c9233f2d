// SPDX-License-Identifier: GPL-3.0-or-later
// What a store rests on beside its rows: a sound server is found sound, each kind of damage by its name, and what an
// account may not look at is neither.
#include "sql/connection/session.h"
#include "sql/flows/make_check.h"
#include "sql/schema/schema_text.h"
#include "tests/support/flow_watch.h"
#include "tests/support/person.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>

using namespace holdfast;
using namespace holdfast::test;

class tst_ServerHealth : public QObject
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;

    static QByteArrayList keysOf(const ServerHealth &health)
    {
        QByteArrayList keys;
        for (const CheckedServer &checked : health.checks) {
            for (const Finding &finding : checked.findings)
                keys << finding.key;
        }
        return keys;
    }
    static ServerHealth look(const ConnectionSettings &settings, const WorkstationClock &clock = workstationClock)
    {
        Session session(settings);
        return checkServer(session, clock);
    }
    ServerHealth look() const { return look(m_schema->settings()); }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("health");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        const CustomerId ada = m_store->customer();
        const SkuId mug = m_store->sku("MUG-01", 9);
        m_store->order(ada, {{mug, 1}});
        m_store->quote(ada, {{mug, 1}});
    }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    void aSoundServerIsFoundSound()
    {
        const ServerHealth health = look();
        QCOMPARE(keysOf(health), QByteArrayList());
        QVERIFY(health.holds());
        QByteArrayList ids;
        for (const CheckedServer &checked : health.checks) {
            ids << checked.id;
            QCOMPARE(checked.severity, Severity::Warning);
            for (const Unchecked &one : checked.unchecked)
                QFAIL(one.what + ' ' + QByteArray::number(one.native));
        }
        QCOMPARE(ids, (QByteArrayList{"server.settings", "server.locking-reads-use-index", "clock.offset",
                                      "rights.narrow"}));
        QVERIFY(health.checks[3].isExempt); // the owner
        QVERIFY(statementsThatPickRows().size() > 15);
        const SchemaText text = SchemaText::ofSteps();
        QVERIFY(text.columns.size() > 100 && text.indexes.size() > 40 && text.checks.size() > 20);
        QVERIFY(text.foreignKeys.size() > 8 && text.triggers.size() > 40);
        QCOMPARE(text.notUnderstood, QByteArrayList());
    }

    void whatWasAlteredIsNamed_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::addColumn<QByteArray>("mended");
        QTest::addColumn<QByteArray>("key");
        const auto row = [](const char *name, const char *damage, const char *mended, const char *key) {
            QTest::newRow(name) << QByteArray(damage) << QByteArray(mended) << QByteArray(key);
        };
        row("a trigger is gone", "DROP TRIGGER audit_events_before_update",
            "CREATE TRIGGER audit_events_before_update BEFORE UPDATE ON audit_events FOR EACH ROW BEGIN SIGNAL "
            "SQLSTATE "
            "'45000' SET MESSAGE_TEXT = 'audit_events: rows are never changed'; END",
            "server.settings/trigger/audit_events_before_update");
        row("a trigger does something else",
            "CREATE OR REPLACE TRIGGER audit_events_before_delete BEFORE DELETE ON audit_events FOR EACH ROW SET @a = "
            "1",
            "CREATE OR REPLACE TRIGGER audit_events_before_delete BEFORE DELETE ON audit_events FOR EACH ROW BEGIN "
            "SIGNAL "
            "SQLSTATE '45000' SET MESSAGE_TEXT = 'audit_events: rows are never deleted'; END",
            "server.settings/trigger/audit_events_before_delete");
        row("a trigger of somebody", "CREATE TRIGGER of_somebody BEFORE INSERT ON skus FOR EACH ROW SET @a = 1",
            "DROP TRIGGER of_somebody", "server.settings/trigger/of_somebody");
        row("a CHECK is gone", "ALTER TABLE stock DROP CONSTRAINT stock_available",
            "ALTER TABLE stock ADD CONSTRAINT stock_available CHECK (available >= 0)",
            "server.settings/check/stock/stock_available");
        row("a CHECK allows more",
            "ALTER TABLE stock DROP CONSTRAINT stock_reserved, ADD CONSTRAINT stock_reserved "
            "CHECK (reserved >= -1)",
            "ALTER TABLE stock DROP CONSTRAINT stock_reserved, ADD CONSTRAINT stock_reserved CHECK (reserved >= 0)",
            "server.settings/check/stock/stock_reserved");
        row("a foreign key is gone", "ALTER TABLE orders DROP FOREIGN KEY orders_quote_issued",
            "ALTER TABLE orders ADD CONSTRAINT orders_quote_issued FOREIGN KEY (quote_id) REFERENCES quotes (id) ON "
            "DELETE RESTRICT ON UPDATE RESTRICT",
            "server.settings/foreign-key/orders/orders_quote_issued");
        row("an index is of other columns",
            "ALTER TABLE orders DROP INDEX orders_by_total, ADD INDEX orders_by_total (total_minor)",
            "ALTER TABLE orders DROP INDEX orders_by_total, ADD INDEX orders_by_total (total_minor, id)",
            "server.settings/index/orders/orders_by_total");
        row("a column may be missing", "ALTER TABLE stock MODIFY available BIGINT NULL",
            "ALTER TABLE stock MODIFY available BIGINT NOT NULL", "server.settings/column/stock/available");
    }

    void whatWasAlteredIsNamed()
    {
        QFETCH(QByteArray, damage);
        QFETCH(QByteArray, mended);
        QFETCH(QByteArray, key);
        const auto run = [&](QByteArray sql) {
            if (sql.startsWith("CREATE OR REPLACE TRIGGER ")) { // MariaDB's only
                sql.replace("OR REPLACE ", "");
                m_store->client().run("DROP TRIGGER " + sql.split(' ').at(2));
            }
            m_store->client().run(sql);
        };
        run(damage);
        const QByteArrayList seen = keysOf(look());
        run(mended);
        QCOMPARE(seen, QByteArrayList{key});
        QCOMPARE(keysOf(look()), QByteArrayList());
    }

    // Store and server are one check: one row of its history, and cases alike.
    void aCheckIsOfTheStoreAndItsServer()
    {
        Session desk(m_schema->settings()), checking(forChecking(m_schema->settings()));
        RawClient &owner = m_store->client();
        const auto runs = [&] { return owner.number("SELECT COUNT(*) FROM check_runs"); };
        const std::optional<CheckMade> sound = makeCheck(desk, checking, sinceLastCheck(desk));
        QVERIFY(sound && sound->holds() && sound->report.isFull && sound->recorded.newIncidents.empty());

        owner.run("CREATE TRIGGER of_somebody BEFORE INSERT ON skus FOR EACH ROW SET @a = 1");
        const auto mended = qScopeGuard([&] { owner.run("DROP TRIGGER of_somebody"); });
        std::vector<CheckProgress> told;
        const std::optional<CheckMade> made = makeCheck(
            desk, checking, sinceLastCheck(desk), [&](const CheckProgress &progress) { told.push_back(progress); });
        QVERIFY(made && !made->report.isFull && made->report.holds() && !made->holds());
        QCOMPARE(made->found(), 1);
        QCOMPARE(made->recorded.newIncidents.size(), std::size_t(1));
        const QByteArray key = "server.settings/trigger/of_somebody";
        QCOMPARE(made->recorded.newIncidents.front().finding.key, key);
        QCOMPARE(owner.text("SELECT severity FROM incidents WHERE finding_key = '" + key + '\''),
                 QByteArray("warning"));
        QCOMPARE(owner.number("SELECT findings FROM check_runs WHERE holds = 0 AND kind = 'light'"), 1);
        QVERIFY(owner.text("SELECT detail FROM check_runs WHERE holds = 0").contains("\"rights.narrow\""));
        QCOMPARE(told.back().invariant, QByteArray("server.settings"));
        for (std::size_t i = 0; i < told.size(); ++i)
            QVERIFY(told[i].done == int(i) && told[i].of == int(told.size()));
        QCOMPARE(makeCheck(desk, checking, {})->recorded.newIncidents.size(), std::size_t(0)); // seen again

        // Stopped while the server is asked: nothing is recorded.
        const qint64 before = runs();
        std::atomic<bool> stop{false};
        QVERIFY(!makeCheck(
            desk, checking, {}, [&](const CheckProgress &progress) { stop = progress.done + 1 == progress.of; },
            &stop));
        QCOMPARE(runs(), before);
    }

    // Once there are rows that would be locked for nothing; in a small store any plan is short.
    void aLockingReadThatLostItsIndexIsFound()
    {
        RawClient &owner = m_store->client();
        owner.run(
            "INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, "
            "operation_id, version) WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300) "
            "SELECT (SELECT MIN(id) FROM customers), 'TWD', 100, 1, '2026-01-01', '2026-01-02', "
            "UNHEX(LPAD(HEX(i), 32, '0')), 1 FROM n");
        owner.rows("ANALYZE TABLE quotes");
        QCOMPARE(keysOf(look()), QByteArrayList());
        owner.run("ALTER TABLE quotes DROP INDEX quotes_operation");
        const QByteArrayList seen = keysOf(look());
        owner.run("ALTER TABLE quotes ADD CONSTRAINT quotes_operation UNIQUE (operation_id)");
        QCOMPARE(seen, (QByteArrayList{"server.settings/index/quotes/quotes_operation",
                                       "server.locking-reads-use-index/quotes/quote_by_operation_share/quotes"}));
    }

    void aCommitThatIsNotDurableIsFound()
    {
        RawClient administrator(TestServer::administrator());
        administrator.run("SET GLOBAL innodb_flush_log_at_trx_commit = 2");
        const auto mended = qScopeGuard([&] { administrator.run("SET GLOBAL innodb_flush_log_at_trx_commit = 1"); });
        QCOMPARE(keysOf(look()), QByteArrayList{"server.settings/variable/innodb_flush_log_at_trx_commit"});
    }

    void anotherClockIsFound()
    {
        for (const qint64 ahead : {-5'000'000LL, 5'000'000LL}) {
            const ServerHealth health = look(m_schema->settings(), [&] { return workstationClock() - ahead; });
            QCOMPARE(keysOf(health), QByteArrayList{"clock.offset/server"});
            QVERIFY(std::abs(health.clockOffset - ahead) < 500'000);
        }
        QCOMPARE(keysOf(look(m_schema->settings(), [] { return workstationClock() - 400'000; })), QByteArrayList());
    }

    void staffIsToldWhatItCouldNotSee()
    {
        const Person ann(*m_schema, "hf_ann", "staff");
        const ServerHealth health = look(ann.settings());
        QCOMPARE(keysOf(health), QByteArrayList());
        QVERIFY(!health.checks[3].isExempt);
        QByteArrayList missing;
        for (const Unchecked &one : health.checks[0].unchecked)
            missing << one.missing.at(0).statement();
        const QByteArray schema = m_schema->name().toLatin1();
        const QByteArray onAll = " ON " + schema + ".* TO '" + ann.name() + "'@'localhost'";
        QVERIFY(missing.contains("GRANT TRIGGER" + onAll));
        for (const Unchecked &one : health.checks[1].unchecked)
            QVERIFY2(one.missing.size() == 1 && one.native == 0, one.what);
        // What was named lets it see.
        RawClient administrator(TestServer::administrator());
        for (const QByteArray &grant : missing)
            administrator.run(grant);
        QVERIFY(look(ann.settings()).checks[0].unchecked.empty());
    }

    // A statement that took too long, say.
    void whatTheServerDoesNotAnswerIsUncheckedAndTheRestIsChecked()
    {
        Session session(m_schema->settings());
        Watch watch([](const FlowStep &step) {
            if (step.statement == "invariants/server/columns")
                throw DbError{DbError::Kind::Interrupted, 1969, step.statement, QString()};
        });
        session.setObserver(&watch);
        const ServerHealth health = checkServer(session);
        QVERIFY(health.holds());
        QCOMPARE(health.checks.size(), std::size(kServerInvariants));
        const std::vector<Unchecked> unchecked = health.unchecked();
        QCOMPARE(unchecked.size(), std::size_t(1));
        QCOMPARE(unchecked[0].what, QByteArray("server.settings"));
        QCOMPARE(unchecked[0].native, 1969);
        QVERIFY(unchecked[0].missing.empty() && health.roundTrip > 0);
    }

    // Why a light check asks the server, too.
    void theServerIsAskedInFewQuestions()
    {
        Session session(m_schema->settings());
        checkServer(session);
        const RunReport run = session.lastRun();
        qint64 micros = 0;
        for (const RunReport::Step &step : run.steps)
            micros += step.micros;
        qInfo("%zu questions, %lld us", run.steps.size(), micros);
        QVERIFY2(run.steps.size() < 100, QByteArray::number(qsizetype(run.steps.size())));
    }

    void whoMayDoTooMuchIsFound()
    {
        const Person ben(*m_schema, "hf_ben", "staff");
        const Person sue(*m_schema, "hf_sue", "supervisor");
        QCOMPARE(keysOf(look(sue.settings())), QByteArrayList());
        RawClient administrator(TestServer::administrator());
        const QByteArray schema = m_schema->name().toLatin1(), who = "'" + ben.name() + "'@'localhost'";
        for (const char *grant :
             {"UPDATE ON %s.quote_lines", "DELETE ON %s.orders", "CREATE ON %s.*", "UPDATE (price_minor) ON %s.prices"})
            administrator.run("GRANT " + QByteArray(grant).replace("%s", schema) + " TO " + who);
        QByteArrayList seen = keysOf(look(ben.settings()));
        std::sort(seen.begin(), seen.end());
        QByteArrayList wanted;
        for (const char *right :
             {"CREATE/%s.*", "DELETE/%s.orders", "UPDATE PRICE_MINOR/%s.prices", "UPDATE/%s.quote_lines"})
            wanted << "rights.narrow/" + who + '/' +
                          QByteArray(right).replace("PRICE_MINOR", "price_minor").replace("%s", schema);
        QCOMPARE(seen, wanted);
    }
};

HOLDFAST_TEST_MAIN(tst_ServerHealth)
#include "tst_server_health.moc"
