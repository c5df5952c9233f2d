// SPDX-License-Identifier: GPL-3.0-or-later
// A migration can be interrupted anywhere and goes on there; what is not ours, or newer than we are, is left alone.
#include "sql/connection/session.h"
#include "sql/connection/statement.h"
#include "sql/schema/migrator.h"
#include "sql/server/private_server.h"
#include "tests/support/raw_client.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"
#include "tests/support/test_server.h"

#include <QCryptographicHash>
#include <QFile>
#include <QScopeGuard>
#include <QSemaphore>
#include <QTemporaryDir>

#include <algorithm>
#include <future>
#include <set>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using When = FlowStep::When;
using Kind = SchemaState::Kind;

struct Interruption
{
};

class Watcher : public FlowObserver
{
public:
    explicit Watcher(std::function<void(const FlowStep &)> watch) : m_watch(std::move(watch)) {}
    void step(const FlowStep &step) override { m_watch(step); }

private:
    std::function<void(const FlowStep &)> m_watch;
};

bool isStepFile(const QByteArray &statement)
{
    const auto &steps = Migrator::steps();
    return std::any_of(steps.begin(), steps.end(),
                       [&](const SchemaStep &step) { return statement == "schema/" + step.name; });
}

// Everything that a migration leaves behind, as lines.
QStringList structure(RawClient &client)
{
    static constexpr const char *queries[] = {
        "SELECT 'table', TABLE_NAME, ENGINE, TABLE_COLLATION FROM information_schema.TABLES "
        "WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME",
        "SELECT 'column', TABLE_NAME, ORDINAL_POSITION, COLUMN_NAME, COLUMN_TYPE, IS_NULLABLE, COLUMN_DEFAULT, "
        "COLLATION_NAME, EXTRA FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() "
        "ORDER BY TABLE_NAME, ORDINAL_POSITION",
        "SELECT 'index', TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX, COLUMN_NAME, NON_UNIQUE FROM "
        "information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX",
        "SELECT 'constraint', TABLE_NAME, CONSTRAINT_NAME, CONSTRAINT_TYPE FROM information_schema.TABLE_CONSTRAINTS "
        "WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, CONSTRAINT_NAME",
        "SELECT 'foreign key', CONSTRAINT_NAME, TABLE_NAME, REFERENCED_TABLE_NAME, UPDATE_RULE, DELETE_RULE FROM "
        "information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE() ORDER BY CONSTRAINT_NAME",
        "SELECT 'check', CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS "
        "WHERE CONSTRAINT_SCHEMA = DATABASE() ORDER BY CONSTRAINT_NAME",
        "SELECT 'trigger', TRIGGER_NAME, EVENT_OBJECT_TABLE, ACTION_TIMING, EVENT_MANIPULATION, SQL_MODE, "
        "ACTION_STATEMENT FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE() ORDER BY TRIGGER_NAME",
    };
    QStringList lines;
    for (const char *query : queries) {
        for (const auto &row : client.rows(query)) {
            QStringList cells;
            for (const QVariant &cell : row)
                cells << (cell.isNull() ? QStringLiteral("NULL") : cell.toString());
            lines << cells.join(u'|');
        }
    }
    return lines;
}

QStringList history(RawClient &client)
{
    QStringList lines;
    for (const auto &row : client.rows("SELECT step, name, HEX(checksum), state, account, done_at IS NULL "
                                       "FROM schema_history ORDER BY step")) {
        QStringList cells;
        for (const QVariant &cell : row)
            cells << cell.toString();
        lines << cells.join(u'|');
    }
    return lines;
}

QStringList tables(RawClient &client)
{
    QStringList names;
    for (const auto &row : client.rows("SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = "
                                       "DATABASE() ORDER BY TABLE_NAME"))
        names << row.at(0).toString();
    return names;
}

std::optional<DbError> migrationError(const ConnectionSettings &settings)
{
    Session session(settings);
    try {
        Migrator(session).migrate();
    } catch (const DbError &error) {
        return error;
    }
    return std::nullopt;
}

SchemaState stateOf(const ConnectionSettings &settings)
{
    Session session(settings);
    return Migrator(session).state();
}

qint64 sessionsInState(RawClient &administrator, qint64 connection, const char *state)
{
    return administrator.number("SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE ID = " +
                                QByteArray::number(connection) + " AND STATE LIKE '" + state + "'");
}

} // namespace

class tst_Schema : public QObject
{
    Q_OBJECT

    QStringList m_whole; // structure of a schema that was made without an interruption

private Q_SLOTS:
    void initTestCase()
    {
        const ScratchSchema schema("schema", false);
        QCOMPARE(stateOf(schema.settings()).kind, Kind::Absent);
        Session session(schema.settings());
        int last = 0;
        Migrator(session).migrate([&](int done, int all) {
            QCOMPARE(done, last + 1);
            QCOMPARE(all, int(Migrator::steps().size()));
            last = done;
        });
        QCOMPARE(last, int(Migrator::steps().size()));
        RawClient client(schema.settings());
        m_whole = structure(client);
        QVERIFY(m_whole.size() > 200);
    }

    void recordsEachStepWithItsChecksum()
    {
        const ScratchSchema schema("schema");
        RawClient client(schema.settings());
        const auto rows = client.rows("SELECT step, name, checksum, state, done_at >= started_at FROM schema_history "
                                      "ORDER BY step");
        QCOMPARE(rows.size(), Migrator::steps().size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const SchemaStep &step = Migrator::steps()[i];
            QCOMPARE(rows[i].at(0).toInt(), step.number);
            QCOMPARE(rows[i].at(1).toString().toLatin1(), step.name);
            QCOMPARE(rows[i].at(2).toByteArray(), QCryptographicHash::hash(step.sql, QCryptographicHash::Sha256));
            QCOMPARE(rows[i].at(3).toString(), QStringLiteral("done"));
            QCOMPARE(rows[i].at(4).toInt(), 1);
        }
        const SchemaState state = stateOf(schema.settings());
        QCOMPARE(state.kind, Kind::Current);
        QCOMPARE(state.done, state.known);
        QCOMPARE(state.newest, Migrator::steps().back().number);
        QVERIFY(!Migrator::unusable(state));
    }

    void aSecondMigrationOnlyLooks()
    {
        const ScratchSchema schema("schema");
        QByteArrayList sent;
        Watcher watcher([&](const FlowStep &step) {
            if (step.when == When::Before)
                sent << step.statement;
        });
        Session session(schema.settings());
        session.setObserver(&watcher);
        Migrator(session).migrate();
        QCOMPARE(sent, (QByteArrayList{"schema/tables", "schema/history"}));
    }

    // Each state that an interruption can leave behind, once: after every statement that writes, which is the same as
    // before the next one; and both sides of each statement that only looks, locks or tries, once a name.
    void goesOnAfterAnInterruptionAtAnyPoint()
    {
        const ScratchSchema schema("schema", false);
        std::set<QByteArray> seen;
        int stepsDone = 0;
        bool interrupted = false;
        bool migrating = false;
        Watcher watcher([&](const FlowStep &step) {
            const bool before = step.when == When::Before;
            const bool everywhere = !before && (isStepFile(step.statement) || step.statement.contains("history_"));
            const QByteArray point = QByteArray(before ? "before " : "after ") + step.statement +
                                     (everywhere ? ' ' + QByteArray::number(stepsDone) : QByteArray());
            if (!before && step.statement == "schema/history_done")
                ++stepsDone;
            if (!migrating || !seen.insert(point).second)
                return;
            interrupted = true;
            throw Interruption{};
        });
        RawClient client(schema.settings());
        std::size_t interruptions = 0;
        do {
            interrupted = false;
            Session session(schema.settings());
            session.setObserver(&watcher);
            try {
                migrating = true;
                Migrator(session).migrate();
            } catch (const Interruption &) {
                ++interruptions;
            }
            migrating = false;
            const SchemaState state = Migrator(session).state();
            const bool begun = tables(client).contains(QStringLiteral("schema_history"));
            const bool complete = begun && state.done == state.known;
            QCOMPARE(state.kind, !begun ? Kind::Absent : complete ? Kind::Current : Kind::Incomplete);
            QVERIFY(complete || Migrator::unusable(state)->kind == DbError::Kind::SchemaTooOld);
            QVERIFY(state.done == stepsDone || !begun);
        } while (interrupted);
        QVERIFY(interruptions > 3 * Migrator::steps().size()); // started, made, done
        QCOMPARE(stateOf(schema.settings()).kind, Kind::Current);
        QCOMPARE(structure(client), m_whole);
        QCOMPARE(client.number("SELECT COUNT(*) FROM schema_history WHERE state = 'done'"),
                 qint64(Migrator::steps().size()));
    }

    void goesOnAfterItsSessionWasKilledBetweenTwoStatements()
    {
        const ScratchSchema schema("schema", false);
        RawClient administrator(TestServer::administrator());
        for (const char *statement : {"schema/0010_orders", "schema/history_done"}) {
            Session session(schema.settings());
            const qint64 connection = session.server().connectionId;
            bool killed = false;
            Watcher watcher([&](const FlowStep &step) {
                if (killed || step.statement != statement || step.when != When::Before)
                    return;
                killed = true;
                administrator.run("KILL " + QByteArray::number(connection));
            });
            session.setObserver(&watcher);
            std::optional<DbError> error;
            try {
                Migrator(session).migrate();
            } catch (const DbError &thrown) {
                error = thrown;
            }
            QVERIFY(killed && error);
            QCOMPARE(error->kind, DbError::Kind::ConnectionLost);
            QCOMPARE(stateOf(schema.settings()).kind, Kind::Incomplete);
        }
        QVERIFY(!migrationError(schema.settings()));
        RawClient client(schema.settings());
        QCOMPARE(structure(client), m_whole);
    }

    // The session is killed while its CREATE INDEX is being carried out: it waits for a reader of the table.
    void goesOnAfterItsSessionWasKilledInTheMiddleOfAStep()
    {
        const auto step = std::find_if(Migrator::steps().begin(), Migrator::steps().end(),
                                       [](const SchemaStep &candidate) { return candidate.kind == "index"; });
        QVERIFY(step != Migrator::steps().end());
        const ScratchSchema schema("schema", false);
        std::promise<qint64> connection;
        std::future<std::optional<DbError>> migration = std::async(std::launch::async, [&] {
            Session session(schema.settings());
            RawClient reader(schema.settings());
            Watcher watcher([&](const FlowStep &seen) {
                if (seen.statement != "schema/" + step->name || seen.when != When::Before)
                    return;
                reader.run("START TRANSACTION");
                reader.rows("SELECT * FROM " + step->object.split(' ').first());
                connection.set_value(session.server().connectionId);
            });
            session.setObserver(&watcher);
            std::optional<DbError> error;
            try {
                Migrator(session).migrate();
            } catch (const DbError &thrown) {
                error = thrown;
            }
            return error;
        });
        const qint64 id = connection.get_future().get();
        RawClient administrator(TestServer::administrator());
        QTRY_COMPARE(sessionsInState(administrator, id, "Waiting for table metadata lock"), 1);
        administrator.run("KILL " + QByteArray::number(id));
        const std::optional<DbError> error = migration.get();
        QVERIFY(error);
        QCOMPARE(error->kind, DbError::Kind::ConnectionLost);
        QCOMPARE(error->statement, "schema/" + step->name);
        QCOMPARE(stateOf(schema.settings()).kind, Kind::Incomplete);

        QVERIFY(!migrationError(schema.settings()));
        RawClient client(schema.settings());
        QCOMPARE(structure(client), m_whole);
    }

    void refusesANewerSchema_data()
    {
        QTest::addColumn<QByteArray>("makeNewer");
        QTest::newRow("a step we do not know") << QByteArray(
            "INSERT INTO schema_history SELECT 9999, '9999_future', checksum, 'done', account, started_at, "
            "done_at FROM schema_history WHERE step = 1");
        QTest::newRow("a step begun that we do not know")
            << QByteArray("INSERT INTO schema_history SELECT 9999, '9999_future', checksum, 'started', account, "
                          "started_at, NULL FROM schema_history WHERE step = 1");
        QTest::newRow("a step with another text")
            << QByteArray("UPDATE schema_history SET checksum = REVERSE(checksum) WHERE step = 10");
        QTest::newRow("another text, and a step is missing")
            << QByteArray("UPDATE schema_history SET checksum = REVERSE(checksum), state = 'started', done_at = NULL "
                          "WHERE step = 10");
    }

    void refusesANewerSchema()
    {
        QFETCH(QByteArray, makeNewer);
        const ScratchSchema schema("schema");
        RawClient client(schema.settings());
        QCOMPARE(client.run(makeNewer), 1);
        const QStringList before = structure(client) + history(client);

        QCOMPARE(stateOf(schema.settings()).kind, Kind::TooNew);
        QCOMPARE(Migrator::unusable(stateOf(schema.settings()))->kind, DbError::Kind::SchemaTooNew);
        const std::optional<DbError> error = migrationError(schema.settings());
        QVERIFY(error);
        QCOMPARE(error->kind, DbError::Kind::SchemaTooNew);
        QCOMPARE(structure(client) + history(client), before);
    }

    void leavesSomebodyElsesTablesAlone()
    {
        const ScratchSchema schema("schema", false);
        RawClient client(schema.settings());
        client.run("CREATE TABLE wp_posts (id INT PRIMARY KEY)");
        client.run("INSERT INTO wp_posts VALUES (1)");

        QCOMPARE(stateOf(schema.settings()).kind, Kind::Foreign);
        const std::optional<DbError> error = migrationError(schema.settings());
        QVERIFY(error);
        QCOMPARE(error->kind, DbError::Kind::WrongSchema);
        QCOMPARE(tables(client), QStringList{QStringLiteral("wp_posts")});
        QCOMPARE(client.number("SELECT COUNT(*) FROM wp_posts"), 1);
    }

    void asksForASchemaThatIsThere()
    {
        ConnectionSettings settings = TestServer::owner();
        settings.schema = QStringLiteral("hf_schema_that_nobody_made");
        try {
            const Session session(settings);
            QFAIL("a session without its schema");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::WrongSchema);
        }
    }

    void theSecondOfTwoMigratorsWaitsAndFindsNothingToDo()
    {
        const ScratchSchema schema("schema", false);
        QSemaphore firstHasLock, firstMayGoOn;
        std::future<std::optional<DbError>> first = std::async(std::launch::async, [&] {
            Session session(schema.settings());
            Watcher watcher([&](const FlowStep &step) {
                if (step.statement != "schema/lock" || step.when != When::After)
                    return;
                firstHasLock.release();
                firstMayGoOn.acquire();
            });
            session.setObserver(&watcher);
            std::optional<DbError> error;
            try {
                Migrator(session).migrate();
            } catch (const DbError &thrown) {
                error = thrown;
            }
            return error;
        });
        firstHasLock.acquire();

        std::promise<qint64> connection;
        QByteArrayList made; // by the second
        std::future<std::optional<DbError>> second = std::async(std::launch::async, [&] {
            Session session(schema.settings());
            connection.set_value(session.server().connectionId);
            Watcher watcher([&](const FlowStep &step) {
                if (isStepFile(step.statement) && step.when == When::Before)
                    made << step.statement;
            });
            session.setObserver(&watcher);
            std::optional<DbError> error;
            try {
                Migrator(session).migrate();
            } catch (const DbError &thrown) {
                error = thrown;
            }
            return error;
        });
        const qint64 id = connection.get_future().get();
        RawClient administrator(TestServer::administrator());
        const auto waits = [&] { return sessionsInState(administrator, id, "User lock"); };
        QTRY_COMPARE(waits(), 1);
        firstMayGoOn.release();
        QVERIFY(!first.get());
        QVERIFY(!second.get());
        QCOMPARE(made, QByteArrayList());
        RawClient client(schema.settings());
        QCOMPARE(structure(client), m_whole);
    }

    void aMigratorThatFindsNoEndOfAnotherAnswersLockWait()
    {
        const ScratchSchema schema("schema", false);
        RawClient other(schema.settings());
        QCOMPARE(other.number(Statement::named("schema/lock").render({})), 1);
        ConnectionSettings settings = schema.settings();
        settings.readLimit = std::chrono::seconds(8); // above the wait for the lock, as in the product
        const std::optional<DbError> error = migrationError(settings);
        QVERIFY(error);
        QCOMPARE(error->kind, DbError::Kind::LockWait);
        QCOMPARE(tables(other), QStringList());
    }

    void everyStepSaysWhenItIsDone()
    {
        int last = 0;
        for (const SchemaStep &step : Migrator::steps()) {
            QVERIFY2(step.number > last, step.name);
            last = step.number;
            QVERIFY2(step.name.startsWith(QByteArray::number(step.number).rightJustified(4, '0') + '_'), step.name);
            if (step.kind == "no") { // a guard that a later one stands in for
                QVERIFY2(step.object.startsWith("trigger "), step.name);
                QCOMPARE(step.sql, "DROP TRIGGER " + step.object.mid(8));
                continue;
            }
            const bool isInTable = step.kind == "index" || step.kind == "column" || step.kind == "constraint";
            QVERIFY2(step.kind == "table" || step.kind == "trigger" || isInTable, step.name);
            const QByteArrayList object = step.object.split(' ');
            QCOMPARE(object.size(), isInTable ? 2 : 1);
            const QByteArray create = "CREATE " + step.kind.toUpper() + ' ' + object.last() + ' ';
            if (step.sql.startsWith("ALTER TABLE")) { // also an index that came together with its columns
                QVERIFY2(step.sql.startsWith("ALTER TABLE " + object.first() + '\n'), step.name);
                const QByteArray added = step.kind == "index" ? "KEY" : step.kind.toUpper();
                QVERIFY2(step.sql.contains("ADD " + added + ' ' + object.last() + ' '), step.name);
                continue;
            }
            QVERIFY2(step.sql.startsWith(create), step.name);
            QVERIFY2(step.kind != "index" || step.sql.contains(" ON " + object.first() + ' '), step.name);
        }
    }

    void everyStepFileHasAPurposeAndOneStatement()
    {
        for (const SchemaStep &step : Migrator::steps()) {
            QFile file(QStringLiteral(":/sql/schema/%1.sql").arg(QLatin1String(step.name)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray text = file.readAll();
            QVERIFY2(text.startsWith("-- ") && !text.startsWith("-- Done when"), step.name);
            QVERIFY2(std::all_of(text.begin(), text.end(), [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }),
                     step.name);
            QVERIFY2(!step.sql.contains("--"), step.name); // a comment after the first line would be in the checksum
            QVERIFY2(step.kind == "trigger" || !step.sql.contains(';'), step.name);
            QVERIFY2(step.kind != "table" || step.sql.endsWith("ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE "
                                                               "utf8mb4_unicode_520_ci"),
                     step.name);
        }
    }

    void everyConstraintHasItsName()
    {
        const ScratchSchema schema("schema");
        RawClient client(schema.settings());
        const auto rows = client.rows("SELECT TABLE_NAME, CONSTRAINT_NAME FROM information_schema.TABLE_CONSTRAINTS "
                                      "WHERE TABLE_SCHEMA = DATABASE() AND CONSTRAINT_TYPE <> 'PRIMARY KEY'");
        QVERIFY(rows.size() > 20);
        for (const auto &row : rows) {
            const QString name = row.at(1).toString();
            QVERIFY2(name.startsWith(row.at(0).toString() + u'_'), qPrintable(name));
            QVERIFY2(!name.contains(QStringLiteral("_ibfk_")) && !name.contains(QStringLiteral("_chk_")),
                     qPrintable(name));
        }
    }

    void everyForeignKeyRestricts()
    {
        const ScratchSchema schema("schema");
        RawClient client(schema.settings());
        const auto rows =
            client.rows("SELECT CONSTRAINT_NAME, UPDATE_RULE, DELETE_RULE FROM "
                        "information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE()");
        QVERIFY(rows.size() >= 10);
        for (const auto &row : rows) {
            QVERIFY2(row.at(1).toString() == QStringLiteral("RESTRICT"), qPrintable(row.at(0).toString()));
            QVERIFY2(row.at(2).toString() == QStringLiteral("RESTRICT"), qPrintable(row.at(0).toString()));
        }
    }

    void everyTableIsInnoDbWithAPrimaryKey()
    {
        const ScratchSchema schema("schema");
        RawClient client(schema.settings());
        QCOMPARE(client.number("SELECT COUNT(*) FROM information_schema.TABLES t WHERE t.TABLE_SCHEMA = DATABASE() "
                               "AND (t.ENGINE <> 'InnoDB' OR NOT EXISTS (SELECT 1 FROM "
                               "information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = t.TABLE_SCHEMA "
                               "AND s.TABLE_NAME = t.TABLE_NAME AND s.INDEX_NAME = 'PRIMARY'))"),
                 0);
    }

    // Served by an index that contains status, the foreign key would take a shared lock on the stock row here, and two
    // cancels of one SKU would deadlock.
    void aReleaseTakesNoLockOnTheStockRow()
    {
        const ScratchSchema schema("schema");
        StoreBuilder store(schema);
        const SkuId mug = store.sku("MUG-01", 5);
        const OrderId order = store.order(store.customer(), {{mug, 2}});
        RawClient holder(schema.settings());
        holder.run("START TRANSACTION");
        QCOMPARE(holder.rows("SELECT * FROM stock FOR UPDATE").size(), std::size_t(1));

        RawClient &client = store.client();
        client.run("SET SESSION innodb_lock_wait_timeout = 1");
        client.run("START TRANSACTION");
        QCOMPARE(client.attempt("UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE "
                                "order_id = " +
                                QByteArray::number(number(order))),
                 0);
        client.run("ROLLBACK");
        QCOMPARE(client.text("SELECT GROUP_CONCAT(COLUMN_NAME ORDER BY SEQ_IN_INDEX) FROM "
                             "information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = "
                             "'reservations' AND INDEX_NAME = 'reservations_by_stock'"),
                 QByteArray("sku_id"));
    }

    // A binary log and no SUPER: found before the first step, and nothing is left behind.
    void findsAServerThatLetsItsOwnerMakeNoTriggers()
    {
        using State = PrivateServer::State;
        const QTemporaryDir folder;
        QFile::setPermissions(folder.path(), QFile::Permissions(0x7755)); // the server's account passes through
        PrivateServerSettings serverSettings;
        serverSettings.directory = folder.filePath(QStringLiteral("server"));
        serverSettings.extraArguments = {QStringLiteral("--log-bin=binary-log"),
                                         QStringLiteral("--log-bin-trust-function-creators=OFF")};
        PrivateServer server(serverSettings);
        const auto stopped = qScopeGuard([&] { // also where this test fails
            server.stop();
            QTRY_VERIFY_WITH_TIMEOUT(server.state() == State::Stopped, 60'000);
        });
        server.start();
        QTRY_VERIFY_WITH_TIMEOUT(server.state() == State::Running || server.state() == State::Failed, 60'000);
        QVERIFY2(server.state() == State::Running, qPrintable(server.problem().detail));
        {
            ConnectionSettings settings = server.owner();
            settings.schema.clear();
            {
                Session session(settings);
                createSchema(session, QStringLiteral("hf_no_triggers"));
            }
            settings.schema = QStringLiteral("hf_no_triggers");
            const std::optional<DbError> error = migrationError(settings);
            QVERIFY(error);
            QCOMPARE(error->kind, DbError::Kind::NotPermitted);
            QCOMPARE(error->native, 1419);
            RawClient client(settings);
            QCOMPARE(client.number("SELECT @@log_bin"), 1);
            QCOMPARE(tables(client), QStringList());
            QCOMPARE(stateOf(settings).kind, Kind::Absent);
        }
    }

    void findsAnAccountThatMayMakeNoTriggers()
    {
        const ScratchSchema schema("schema", false);
        RawClient administrator(TestServer::administrator());
        const QByteArray account =
            "'hf_no_trigger_" + QByteArray::number(QCoreApplication::applicationPid()) + "'@'localhost'";
        administrator.run("CREATE USER " + account + " IDENTIFIED BY 'secret'");
        const auto dropped = qScopeGuard([&] { administrator.run("DROP USER " + account); });
        administrator.run("GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, INDEX, ALTER, REFERENCES ON " +
                          schema.name().toLatin1() + ".* TO " + account);
        ConnectionSettings settings = schema.settings();
        settings.account = QString::fromLatin1(account.split('\'').at(1));
        settings.password = QStringLiteral("secret");
        const std::optional<DbError> error = migrationError(settings);
        QVERIFY(error);
        QCOMPARE(error->kind, DbError::Kind::NotPermitted);
        QCOMPARE(error->native, 1142);
        RawClient client(schema.settings());
        QCOMPARE(tables(client), QStringList());
    }
};

HOLDFAST_TEST_MAIN(tst_Schema)
#include "tst_schema.moc"
