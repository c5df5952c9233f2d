// SPDX-License-Identifier: GPL-3.0-or-later
// The statement files themselves: how they are written, what the server makes of them, and that a flow sends nothing
// else, its locks in the one order.
#include "sql/connection/session.h"
#include "sql/connection/statement.h"
#include "sql/flows/accept_quote.h"
#include "sql/flows/change_price.h"
#include "sql/flows/change_settings.h"
#include "sql/flows/clean_up_quotes.h"
#include "sql/flows/count_stock.h"
#include "sql/flows/import_invoice.h"
#include "sql/flows/issue_quote.h"
#include "sql/flows/place_order.h"
#include "sql/flows/probe_cancel.h"
#include "sql/flows/probe_receipt.h"
#include "sql/flows/receive_stock.h"
#include "sql/invariants/server_health.h"
#include "sql/schema/migrator.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <memory>

using namespace holdfast;
using namespace holdfast::test;

namespace {

struct StatementFile
{
    QByteArray comment; // its lines joined
    QByteArray sql;
};

StatementFile fileOf(const QByteArray &name)
{
    QFile file(QStringLiteral(":/sql/statements/%1.sql").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", name.constData());
    StatementFile text;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith("--"))
            text.comment += line.mid(2);
        else
            text.sql += line + '\n';
    }
    text.sql = text.sql.trimmed();
    text.comment = text.comment.trimmed();
    return text;
}

// A value for each mark, such that the statement meets rows of the store that initTestCase() makes.
const QHash<QByteArray, QByteArray> &plausibleValues()
{
    static const QByteArray operation = lit(QByteArray(16, 'x')).sql();
    static const QByteArray text = lit(QStringLiteral("text")).sql();
    static const QByteArray number = lit(QByteArray("NUMBER-7")).sql();
    static const QHash<QByteArray, QByteArray> values{
        {"account", lit(QByteArray("somebody")).sql()},
        {"accepted_at", lit(Instant{1'767'243'600'000'000}).sql()},
        {"after", lit(Instant{1'767'243'600'000'000}).sql()}, // 2026-01-01 05:00, when order 300 was made
        {"after_code", lit(QByteArray("SKU-7")).sql()},
        {"after_id", "300"},
        {"after_order", "300"},
        {"after_sku", "300"},
        {"after_total", "200"},
        {"after_units", "5"},
        {"answer", lit(QStringLiteral("QuoteUsed")).sql()},
        {"asked", lit(Instant{1'767'243'600'000'000}).sql()},
        {"audit", "1"},
        {"available", "7"},
        {"begins", lit(QStringLiteral("C12%")).sql()},
        {"begins_bytes", lit(QByteArray("NUMBER-12%")).sql()},
        {"before", lit(Instant{1'800'000'000'000'000}).sql()},
        {"budget", "15000"},
        {"checksum", lit(QByteArray(32, 'x')).sql()},
        {"code", lit(QByteArray("SKU-7")).sql()},
        {"codes", lit(QByteArray("SKU-7")).sql() + ',' + lit(QByteArray("SKU-8")).sql()},
        {"connection", "4000000000"},
        {"connections", "0,4000000000"},
        {"created_at", "NULL"},
        {"currency", lit(QStringLiteral("TWD")).sql()},
        {"customer", "7"},
        {"customers", '(' + text + ",NULL,NULL,NULL," + operation + ',' + lit(Instant{0}).sql() + ')'},
        {"detail", text},
        {"digest", lit(QByteArray(32, 'x')).sql()},
        {"environment", lit(QStringLiteral("training")).sql()},
        {"evidence", text},
        {"expires_at", lit(Instant{1'767'243'900'000'000}).sql()},
        {"external", number},
        {"external_ref", "NULL"},
        {"external_refs", number},
        {"finding", lit(QByteArray("finding")).sql()},
        {"findings", "0"},
        {"handed_to", "NULL"},
        {"handling", operation},
        {"holds", "1"},
        {"idle_limit", "60"},
        {"incident", "1"},
        {"invariant", text},
        {"key", lit(QByteArray("KEY-7")).sql()},
        {"kind", lit(QStringLiteral("CancelOrder")).sql()},
        {"limit", "50"},
        {"least_units", "1"},
        {"line_count", "2"},
        {"lines", "(7,1,7,1,100),(7,2,8,1,100)"},
        {"lock_wait", "3"},
        {"looks", "1"},
        {"micros", "1796033099900001"},
        {"micros_taken", "1"},
        {"most", "50"},
        {"most_units", "20"},
        {"movement", "1"},
        {"name", text},
        {"new_incidents", "0"},
        {"number", "7"},
        {"numbers", number},
        {"operation", operation},
        {"order", "701"},
        {"orders", "701,702,703"},
        {"parts", lit(QByteArray("NUMBER-7/%")).sql()},
        {"phone", lit(QStringLiteral("7654%")).sql()},
        {"phones", lit(QStringLiteral("765432")).sql()},
        {"price", "100"},
        {"prices", "(7,100,1," + operation + ')'},
        {"quote", "NULL"},
        {"quote_seconds", "300"},
        {"quotes", "7,8,9"},
        {"role", lit(QStringLiteral("staff")).sql()},
        {"reason", text},
        {"unserved", text},
        {"road", lit(QStringLiteral("quote")).sql()},
        {"reserved", "3"},
        {"severity", lit(QStringLiteral("critical")).sql()},
        {"since", lit(Instant{1'767'225'600'000'000}).sql()},
        {"sku", "7"},
        {"skus", "7,8,9"},
        {"snapshot", lit(Instant{1'767'243'600'000'000}).sql()},
        {"state", lit(QStringLiteral("open")).sql()},
        {"status", lit(QStringLiteral("created")).sql()},
        {"step", "1"},
        {"stock", "(7,1,0,1,'opening'," + operation + ',' + text + ')'},
        {"table", lit(QStringLiteral("orders")).sql()},
        {"text", text},
        {"timings", "(NULL,'',''," + text + ',' + text + ",8,1,1000,1000,NULL)"},
        {"total", "100"},
        {"units", "1"},
        {"until", lit(Instant{253'402'300'799'999'999}).sql()},
        {"uuid", operation},
        {"version", "1"},
        {"what", text},
        {"words", text},
        {"workstation", text},
    };
    return values;
}

// Marks that mean another thing in one statement.
QByteArray valueFor(const QByteArray &statement, const QByteArray &mark)
{
    if (statement.startsWith("accounts/") && statement != "accounts/connections_of") {
        static const QHash<QByteArray, QByteArray> ofAccounts{{"account", accountName(QStringLiteral("hf_x")).sql()},
                                                              {"digest", passwordDigest(QStringLiteral("x")).sql()},
                                                              {"host", hostName(QStringLiteral("%")).sql()},
                                                              {"password", password(QStringLiteral("x'\\y")).sql()},
                                                              {"role", identifier(QStringLiteral("hf_staff")).sql()}};
        return ofAccounts.value(mark);
    }
    if (statement == "schema/create_schema" || statement == "schema/drop_schema")
        return identifier(QStringLiteral("hf_nowhere")).sql();
    if (statement == "skus/skus_insert")
        return "(X'4E',_utf8mb4 X'4E','2026-11-30 00:00:00.000000')";
    if (statement.startsWith("quotes/") && mark == "quote")
        return "7";
    if (statement.startsWith("quotes/quote_page_open") &&
        mark == "after") // long ago none was open, which the plan knows
        return lit(Instant{253'402'300'799'999'999}).sql();
    if (statement == "quotes/quote_by_operation_share")
        return "UNHEX(LPAD(HEX(7), 32, '0'))"; // a lock on nothing has no plan
    if (statement == "cases/case_receipts" && mark == "quote")
        return "7";
    if (statement == "staff/staff_list" && mark == "after")
        return lit(QByteArray("a")).sql();
    if (statement == "customers/customer_page" && mark == "after")
        return "0";
    return plausibleValues().value(mark);
}

QByteArray filled(const QByteArray &name)
{
    QByteArray sql = fileOf(name).sql;
    QList<QByteArray> marks = Statement::named(name).marks();
    std::sort(marks.begin(), marks.end(), [](const QByteArray &a, const QByteArray &b) { return a.size() > b.size(); });
    for (const QByteArray &mark : marks)
        sql.replace(':' + mark, valueFor(name, mark));
    return sql;
}

// Every value becomes V, every list of values one V: what is left is what the statement files say.
QByteArray withoutValues(const QByteArray &sql)
{
    static const QRegularExpression value(
        QStringLiteral("(_utf8mb4 )?X'[0-9A-F]*'|'[0-9]{4}-[0-9]{2}-[0-9]{2}[^']*'|\\b[0-9]+\\b|\\bNULL\\b"));
    static const QRegularExpression values(QStringLiteral("V(,V)+"));
    static const QRegularExpression tuples(QStringLiteral("\\(V\\)(,\\(V\\))+"));
    QString text = QString::fromUtf8(sql).simplified();
    text.replace(value, QStringLiteral("V")).replace(values, QStringLiteral("V"));
    return text.replace(tuples, QStringLiteral("(V)")).toUtf8();
}

// Where the two products keep something in different places, there is a statement for each; some are of a group's
// members.
bool isOfThisServer(const QByteArray &name)
{
    return !name.endsWith("_group") && !name.endsWith(TestServer::isMySql() ? "_mariadb" : "_mysql");
}

bool isLocking(const QByteArray &sql)
{
    return sql.contains("FOR UPDATE") || sql.contains("LOCK IN SHARE MODE");
}

bool isWrite(const QByteArray &sql)
{
    return sql.startsWith("UPDATE") || sql.startsWith("DELETE") || sql.startsWith("INSERT");
}

// An operation of each row's own, from its number.
QByteArray operationOf(const char *number)
{
    return QByteArray("UNHEX(LPAD(HEX(") + number + "), 32, '0'))";
}

// Where its lock stands in the one order; 0: nowhere.
int placeInLockOrder(const QByteArray &name)
{
    static const QHash<QByteArray, int> places{{"receipts/receipt_claim", 1},
                                               {"quotes/quote_lock", 2},
                                               {"quotes/quote_by_operation_share", 2},
                                               {"quotes/quote_lines_share", 2},
                                               {"quotes/quotes_lock", 2},
                                               {"skus/prices_of", 3},
                                               {"skus/prices_share", 3},
                                               {"orders/order_lock", 4},
                                               {"orders/order_lock_by_supervisor", 4},
                                               {"reservations/reservations_lock", 5},
                                               {"orders/order_lines_share", 5}, // a snapshot, locked by its order
                                               {"stock/stock_lock", 6},
                                               {"stock/stock_lock_of_order", 6}};
    return places.value(name);
}

class Recorder : public FlowObserver
{
public:
    QByteArrayList statements; // in the order in which they were sent
    void step(const FlowStep &step) override
    {
        if (step.when == FlowStep::When::Before)
            statements << step.statement;
    }
};

void listStatements()
{
    QTest::addColumn<QByteArray>("name");
    for (const QByteArray &name : Statement::names())
        QTest::newRow(name) << name;
}

} // namespace

class tst_Statements : public QObject
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_large; // 1,200 SKUs, 2,000 orders; half of them are customer 7's, with SKU 7
    std::unique_ptr<RawClient> m_client;

    struct PlanRow
    {
        QByteArray table, type, key, extra;
    };
    static PlanRow planRow(const std::vector<QVariant> &row) // MySQL also tells the partition and what is filtered
    {
        const bool isMySql = TestServer::isMySql();
        const auto at = [&](std::size_t mariaDb, std::size_t mySql) {
            return row.at(isMySql ? mySql : mariaDb).toByteArray();
        };
        return {at(2, 2), at(3, 4), at(5, 6), at(9, 11)};
    }
    std::vector<PlanRow> plan(const QByteArray &name)
    {
        std::vector<PlanRow> plan;
        for (const auto &row : m_client->rows("EXPLAIN FORMAT=TRADITIONAL " + filled(name))) {
            if (row.at(1).toByteArray() != "INSERT") // MySQL names where the rows go, too
                plan.push_back(planRow(row));
        }
        return plan;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_large = std::make_unique<ScratchSchema>("statements");
        m_client = std::make_unique<RawClient>(m_large->settings());
        m_client->run("SET SESSION innodb_lock_wait_timeout = 1");
        for (const char *sql :
             {"CREATE TEMPORARY TABLE numbers (seq INT NOT NULL PRIMARY KEY)",
              "INSERT INTO numbers WITH d AS (SELECT 0 n UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 "
              "UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9) "
              "SELECT 1 + a.n + 10 * b.n + 100 * c.n + 1000 * e.n FROM d a, d b, d c, d e WHERE e.n < 2",
              "START TRANSACTION",
              "INSERT INTO customers (id, name, external_number, operation_id, created_at) SELECT seq, CONCAT('C', "
              "seq), CONCAT('NUMBER-', seq), %operation%, '2026-01-01' FROM numbers WHERE seq <= 1500",
              "INSERT INTO skus (id, code, name, created_at) SELECT seq, CONCAT('SKU-', seq), 'x', '2026-01-01' "
              "FROM numbers WHERE seq <= 1200",
              "INSERT INTO prices SELECT seq, 100, 1, NULL FROM numbers WHERE seq <= 1200",
              "INSERT INTO stock (sku_id, available, reserved, version, last_kind, last_operation_id) "
              "SELECT seq, 100, 0, 1, 'opening', %operation% FROM numbers WHERE seq <= 1200",
              "INSERT INTO orders (id, customer_id, status, currency, total_minor, external_ref, operation_id, "
              "created_at, version) SELECT seq, IF(seq % 2, 7, 1 + seq % 100), 'created', 'TWD', 200, "
              "CONCAT('NUMBER-', seq), "
              "%operation%, '2026-01-01' + INTERVAL seq MINUTE, 1 FROM numbers WHERE seq <= 2000",
              "INSERT INTO order_lines SELECT seq, 1, IF(seq % 2, 7, 8 + seq % 1000), 1, 100 FROM numbers WHERE seq <= "
              "2000",
              "INSERT INTO order_lines SELECT seq, 2, 1100 + seq % 100, 1, 100 FROM numbers WHERE seq <= 2000",
              "INSERT INTO reservations SELECT order_id, sku_id, quantity, 'held', '2026-01-01', NULL FROM order_lines",
              "UPDATE orders SET status = 'cancelled', version = 2 WHERE id % 10 NOT IN (1, 2)",
              "UPDATE orders o STRAIGHT_JOIN reservations r ON r.order_id = o.id SET r.status = 'released', "
              "r.released_at = '2026-02-01' WHERE o.status = 'cancelled'",
              "INSERT INTO quotes (id, customer_id, currency, total_minor, line_count, created_at, expires_at, "
              "operation_id, version) SELECT seq, IF(seq % 2, 7, 1 + seq % 100), 'TWD', 200, 2, '2026-01-01', "
              "'2026-01-02', %operation%, 1 FROM numbers WHERE seq <= 1200",
              "INSERT INTO quote_lines SELECT seq, 1, 7, 1, 100 FROM numbers WHERE seq <= 1200",
              "INSERT INTO quote_lines SELECT seq, 2, 1100 + seq % 100, 1, 100 FROM numbers WHERE seq <= 1200",
              "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) SELECT "
              "IF(seq % 2, 7, 1 + seq % 100), CONCAT('KEY-', seq), REPEAT('x', 32), 'claimed', '', '2026-01-01' "
              "FROM numbers WHERE seq <= 1200",
              "INSERT INTO incidents (finding_key, invariant, opened_at, opened_by, evidence) SELECT "
              "CONCAT('finding-', seq), 'x', NOW(), '', '{}' FROM numbers WHERE seq <= 1200",
              "INSERT INTO incident_events (incident_id, at, who, what) SELECT id, NOW(), '', 'opened' FROM incidents",
              "INSERT INTO check_runs SELECT seq, %operation%, IF(seq % 2, 'full', 'light'), seq % 7 > 0, NOW(), 1, 1, "
              "1, 0, "
              "0, 1, '', '', NOW() FROM numbers WHERE seq <= 1200",
              "COMMIT",
              // The old statuses are still in the indexes, and would be in the estimates: made anew.
              "OPTIMIZE TABLE orders, reservations",
              "ANALYZE TABLE customers, skus, prices, stock, stock_movements, order_lines, "
              "incidents, incident_events, incident_states, check_runs, audit_events, quotes, quote_lines, receipts"})
            m_client->run(QByteArray(sql).replace("%operation%", operationOf("seq")));
        QVERIFY(Statement::names().size() > 50);
    }

    void cleanupTestCase()
    {
        m_client.reset();
        m_large.reset();
    }

    void isWrittenAsTheHouseWrites_data() { listStatements(); }

    void isWrittenAsTheHouseWrites()
    {
        QFETCH(QByteArray, name);
        const StatementFile file = fileOf(name);
        QVERIFY2(file.comment.size() > 10 && file.comment.contains('.'), "a comment that names the purpose");
        QVERIFY2(
            std::all_of(file.sql.begin(), file.sql.end(), [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }),
            "SQL of printable ASCII");
        QVERIFY2(!file.sql.isEmpty() && !file.sql.contains(';'), "one statement");
        QVERIFY2(!file.sql.contains("--") && !file.sql.contains("/*") && !file.sql.contains('#'), "no comment inside");
        QVERIFY2(!file.sql.contains("SELECT *") && !file.sql.contains(".*"), "columns are named");
        for (const char *clock : {"NOW(", "SYSDATE", "CURRENT_TIMESTAMP", "CURDATE", "LOCALTIME"})
            QVERIFY2(!file.sql.contains(clock), "time is UTC_TIMESTAMP(6)");
        QVERIFY2(!file.sql.contains("OFFSET"), "a page begins after a row");
        for (const QByteArray &line : file.sql.split('\n'))
            QVERIFY2(line.size() <= 140, line);
    }

    void namesItsMarksInItsComment_data() { listStatements(); }

    void namesItsMarksInItsComment()
    {
        QFETCH(QByteArray, name);
        const StatementFile file = fileOf(name);
        static const QRegularExpression mark(QStringLiteral("(?<![:\\w]):([a-z_]+)"));
        QSet<QByteArray> named;
        auto match = mark.globalMatch(QString::fromLatin1(file.comment));
        while (match.hasNext())
            named << match.next().captured(1).toLatin1();
        const QList<QByteArray> marks = Statement::named(name).marks();
        QCOMPARE(named, QSet<QByteArray>(marks.begin(), marks.end()));
    }

    // Several rows come in an order that the statement says; a statement of one row says so in its comment.
    void ordersItsRows_data() { listStatements(); }

    void ordersItsRows()
    {
        QFETCH(QByteArray, name);
        const StatementFile file = fileOf(name);
        if (!file.sql.startsWith("SELECT"))
            return;
        const bool oneRow = file.comment.contains("One row") || file.comment.contains("0..1 row");
        QVERIFY2(oneRow || file.sql.contains("ORDER BY"), "rows in no order");
        if (oneRow)
            return;
        QVERIFY2(file.comment.contains("row") || file.comment.contains(":limit"), "how many rows");
    }

    // A list index would lock rows in its own order.
    void aLockingReadIsOrderedByThePrimaryKey_data() { listStatements(); }

    void aLockingReadIsOrderedByThePrimaryKey()
    {
        QFETCH(QByteArray, name);
        const QByteArray sql = fileOf(name).sql;
        if (!isLocking(sql) || !sql.contains("ORDER BY"))
            return;
        static const QRegularExpression order(
            QStringLiteral("ORDER BY (r\\.)?(sku_id|line_no|id) (FOR UPDATE|LOCK IN SHARE MODE)$"));
        QVERIFY(order.match(QString::fromLatin1(sql)).hasMatch());
    }

    void isUnderstoodByTheServer_data() { listStatements(); }

    void isUnderstoodByTheServer()
    {
        QFETCH(QByteArray, name);
        if (!isOfThisServer(name))
            return;
        for (const QByteArray &mark : Statement::named(name).marks())
            QVERIFY2(!valueFor(name, mark).isEmpty(), "no plausible value for :" + mark);
        m_client->run("SET @text = CONVERT(X'" + filled(name).toHex() + "' USING utf8mb4)");
        const int native = m_client->attempt("PREPARE tried FROM @text");
        const bool isDdl = filled(name).startsWith("CREATE TRIGGER") || name.startsWith("accounts/");
        if (isDdl && (native == 1295 || native == 1959)) // understood, and not prepared; there is no such role
            return;
        if (native == 1142 && fileOf(name).comment.contains("Needs SELECT")) // understood, and not for a store's owner
            return;
        QVERIFY2(native == 0, QByteArray::number(native) + ' ' + m_client->lastErrorText());
        m_client->run("DEALLOCATE PREPARE tried");
    }

    void locksAndWritesGoByPrimaryOrUniqueKey_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const QByteArray &name : statementsThatPickRows())
            QTest::newRow(name) << name;
    }

    void locksAndWritesGoByPrimaryOrUniqueKey()
    {
        QFETCH(QByteArray, name);
        const auto rows = plan(name);
        QVERIFY(!rows.empty());
        for (const PlanRow &row : rows) {
            QVERIFY2(!row.table.isEmpty(), "the values meet no row: " + row.extra);
            QVERIFY2(row.type == "const" || row.type == "eq_ref" || row.type == "ref" || row.type == "range",
                     row.table + ": " + row.type);
            QVERIFY2(!row.extra.contains("Using index condition"), row.extra);
            if (row.key == "PRIMARY")
                continue;
            QCOMPARE(m_client->number("SELECT MAX(NON_UNIQUE) FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = "
                                      "DATABASE() AND INDEX_NAME = '" +
                                      row.key + '\''),
                     0);
        }
    }

    // A comment that names a key is held to it; no list is read from end to end, whatever its comment says.
    void readsByTheKeyItNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const QByteArray &name : Statement::names()) {
            const QByteArray sql = fileOf(name).sql;
            const bool readsTables = sql.startsWith("SELECT") && sql.contains(" FROM ") && !isLocking(sql);
            const bool readsTheServer = name.startsWith("schema/") || name.startsWith("locks/lock_waits") ||
                                        name.startsWith("session/") || name.startsWith("accounts/");
            if (readsTables && !readsTheServer)
                QTest::newRow(name) << name;
        }
    }

    void readsByTheKeyItNames()
    {
        QFETCH(QByteArray, name);
        const QByteArray comment = fileOf(name).comment;
        QByteArray sql = filled(name);
        // Values that are there: a read of nothing has no plan.
        sql.replace(lit(QByteArray(16, 'x')).sql(), operationOf("7"))
            .replace(lit(QByteArray("finding")).sql(), lit(QByteArray("finding-7")).sql());
        QByteArrayList keys;
        for (const auto &row : m_client->rows("EXPLAIN FORMAT=TRADITIONAL " + sql)) {
            const auto [table, type, key, extra] = planRow(row);
            if (table.isEmpty() || table.startsWith('<')) // a derived table, the result of a UNION
                continue;
            const bool isCount = sql.startsWith("SELECT COUNT");
            QVERIFY2(type != "ALL" && (type != "index" || isCount), table + ": " + type);
            keys << key;
            const bool isPage = name.contains("_page");
            QVERIFY2(!isPage || !(extra.contains("filesort") || extra.contains("temporary")), extra);
        }
        if (comment.contains("counts along")) // any index does
            return;
        if (comment.contains("by primary key"))
            QVERIFY2(keys.contains("PRIMARY") || keys.isEmpty(), keys.join(' '));
        QByteArrayList named;
        for (const auto &row : m_client->rows("SELECT DISTINCT INDEX_NAME FROM information_schema.STATISTICS "
                                              "WHERE TABLE_SCHEMA = DATABASE() AND INDEX_NAME <> 'PRIMARY'")) {
            const QRegularExpression word(QStringLiteral("\\b%1\\b").arg(row.at(0).toString()));
            if (word.match(QString::fromLatin1(comment)).hasMatch())
                named << row.at(0).toByteArray();
        }
        const bool usesOne =
            std::any_of(named.begin(), named.end(), [&](const QByteArray &key) { return keys.contains(key); });
        QVERIFY2(named.isEmpty() || usesOne, named.join(' ') + " is named, read by " + keys.join(' '));
    }

    // What a server heard of a session while it placed an order and cancelled it.
    void aFlowSendsItsStatementFilesAndNothingElse()
    {
        const ScratchSchema schema("statements");
        StoreBuilder store(schema);
        const CustomerId ada = store.customer();
        const SkuId mug = store.sku("MUG-01", 10);
        const SkuId cup = store.sku("CUP-01", 10);
        Session session(schema.settings());
        RawClient administrator(TestServer::administrator());
        const QByteArray output = administrator.text("SELECT @@GLOBAL.log_output");
        const QByteArray wasOn = administrator.text("SELECT @@GLOBAL.general_log");
        administrator.run("SET GLOBAL log_output = 'TABLE', GLOBAL general_log = ON");
        const auto restored = qScopeGuard([&] {
            administrator.run("SET GLOBAL general_log = " + wasOn + ", GLOBAL log_output = '" + output + '\'');
        });
        const OrderDraft request = draft(ada, {{mug, 2}, {cup, 1}});
        const JointReservationOutcome placed =
            session.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeDraft(tx, request); });
        const CancelOrder cancelling =
            cancelFor(ada, std::get<Placed>(placed).order, QStringLiteral("it's \"too\" late; -- 1 訂單"));
        QVERIFY(std::holds_alternative<Cancelled>(cancel(session, cancelling)));

        QHash<QByteArray, QByteArray> nameOf{
            {"START TRANSACTION", "BEGIN"}, {"COMMIT", "COMMIT"}, {"ROLLBACK", "ROLLBACK"}};
        for (const QByteArray &name : Statement::names()) {
            const QByteArray text = withoutValues(filled(name));
            QVERIFY2(!nameOf.contains(text), name); // no two files say the same
            nameOf.insert(text, name);
        }
        QByteArray triggers;
        for (const SchemaStep &step : Migrator::steps())
            triggers += step.kind == "trigger" ? withoutValues(step.sql) : QByteArray();
        QByteArrayList heard;
        for (const auto &row : administrator.rows(
                 "SELECT command_type, CONVERT(argument USING utf8mb4) FROM mysql.general_log WHERE thread_id = " +
                 QByteArray::number(session.server().connectionId))) {
            QCOMPARE(row.at(0).toString(), QStringLiteral("Query")); // text, never prepared
            const QByteArray text = withoutValues(row.at(1).toString().toUtf8());
            if (triggers.contains(text)) // the server logs what they do, too
                continue;
            QVERIFY2(nameOf.contains(text), text);
            heard << nameOf.value(text);
        }
        QCOMPARE(heard, (QByteArrayList{"BEGIN", "stock/stock_lock", "orders/order_insert", "orders/order_lines_insert",
                                        "reservations/reservations_hold", "stock/stock_take", "COMMIT", //
                                        "BEGIN", "orders/order_lock", "reservations/reservations_lock",
                                        "orders/order_lines_share", "stock/stock_lock_of_order",
                                        "reservations/reservations_release", "stock/stock_give_back",
                                        "orders/order_cancel", "orders/order_cancel_record", "COMMIT"}));
    }

    // Receipt, quote, prices, order, its reservations, stock; and no write before the last lock, the claim aside. Every
    // lock that a statement file can take is seen here, so that a flow that is not asked makes itself known.
    void everyFlowLocksInTheOneOrder()
    {
        const ScratchSchema schema("statements");
        StoreBuilder store(schema);
        const CustomerId ada = store.customer("Ada");
        const SkuId mug = store.sku("MUG-01", 10);
        const SkuId cup = store.sku("CUP-01", 10);
        Session session(schema.settings());
        Recorder recorder;
        session.setObserver(&recorder);
        QSet<QByteArray> seen;
        // What the flow has sent since the last check.
        const auto check = [&](const QByteArrayList &expectedLocks) {
            QByteArrayList locks;
            bool written = false;
            int place = 0;
            for (const QByteArray &name : std::exchange(recorder.statements, {})) {
                if (name == "BEGIN") // the next transaction
                    written = false, place = 0;
                if (name == "BEGIN" || name == "COMMIT" || name == "ROLLBACK")
                    continue;
                const QByteArray sql = fileOf(name).sql;
                const bool isClaim = name == "receipts/receipt_claim"; // a lock by being written
                if (isClaim || isLocking(sql)) {
                    const bool isHeld = locks.contains(name); // the next order of an invoice: all of it is locked
                    QVERIFY2(!written || isHeld, "locked after a write: " + name);
                    QVERIFY2(placeInLockOrder(name) >= place || isHeld, "locked out of order: " + name);
                    place = std::max(place, placeInLockOrder(name));
                    if (!isHeld)
                        locks << name;
                    seen << name;
                }
                written = written || (isWrite(sql) && !isClaim);
            }
            QCOMPARE(locks, expectedLocks);
        };
        const auto carryOut = [&](const char *name, auto flow) { return session.inTransaction(name, flow); };

        const OrderDraft first = draft(ada, {{cup, 1}, {mug, 2}});
        const auto placed = carryOut("PlaceOrder", [&](Transaction &tx) { return placeDraft(tx, first); });
        check({"stock/stock_lock"});

        const QByteArrayList ofCancel{"orders/order_lock", "reservations/reservations_lock", "orders/order_lines_share",
                                      "stock/stock_lock_of_order"};
        const CancelOrder cancelling = cancelFor(ada, std::get<Placed>(placed).order);
        carryOut("ProbeCancel", [&](Transaction &tx) { return probeCancel(tx, cancelling); });
        check({"orders/order_lock"}); // it still stands
        QVERIFY(std::holds_alternative<Cancelled>(cancel(session, cancelling)));
        check(ofCancel);
        CancelOrder bySupervisor = cancelFor(ada, store.order(ada, {{mug, 1}}));
        bySupervisor.onBehalfOf = BySupervisor{QStringLiteral("flood")};
        QVERIFY(std::holds_alternative<Cancelled>(cancel(session, bySupervisor)));
        check(QByteArrayList{"orders/order_lock_by_supervisor"} + ofCancel.sliced(1));

        ImportInvoice invoice{{draft(ada, {{cup, 1}}), draft(ada, {{mug, 2}})}};
        invoice.orders[0].externalRef = "I-1/1";
        invoice.orders[1].externalRef = "I-1/2";
        const auto imported = carryOut("ImportInvoice", [&](Transaction &tx) { return importInvoice(tx, invoice); });
        QVERIFY(std::holds_alternative<InvoiceImported>(imported));
        check({"stock/stock_lock"});

        const QString reason = QStringLiteral("lorry");
        const ReceiveStock receiving{{OperationId::make(), mug, reason}, 4};
        const CountStock counting{{OperationId::make(), mug, reason}, 9};
        const ChangePrice changing{{OperationId::make(), mug, reason}, 30'000};
        carryOut("ReceiveStock", [&](Transaction &tx) { return receiveStock(tx, receiving); });
        check({"stock/stock_lock"});
        carryOut("CountStock", [&](Transaction &tx) { return countStock(tx, counting); });
        check({"stock/stock_lock"});
        carryOut("ChangePrice", [&](Transaction &tx) { return changePrice(tx, changing); });
        check({"skus/prices_of"});

        const IssueQuote issuing = issueFor(ada, {{cup, 1}, {mug, 2}});
        carryOut("ProbeIssue", [&](Transaction &tx) { return probeIssue(tx, issuing); });
        check({"quotes/quote_by_operation_share"});
        const auto issued = carryOut("IssueQuote", [&](Transaction &tx) { return issueQuote(tx, issuing); });
        check({});
        const AcceptQuote accepting{"key", ada, std::get<Issued>(issued).quote};
        carryOut("ProbeAccept", [&](Transaction &tx) { return probeAccept(tx, accepting); });
        check({"receipts/receipt_claim"});
        const auto accepted = carryOut("AcceptQuote", [&](Transaction &tx) { return acceptQuote(tx, accepting); });
        QVERIFY(std::holds_alternative<Accepted>(accepted));
        check({"receipts/receipt_claim", "quotes/quote_lock", "quotes/quote_lines_share", "stock/stock_lock"});
        const auto again = carryOut("AcceptQuote", [&](Transaction &tx) { return acceptQuote(tx, accepting); });
        QVERIFY(std::holds_alternative<Replayed>(again));
        check({"receipts/receipt_claim"});

        Session past(schema.settings()); // whose quote is over
        past.read("Clock", [](Reader &reader) {
            return reader.all("demo/clock", {{"micros", lit(1'000'000)}}).size();
        });
        const IssueQuote early = issueFor(ada, {{mug, 1}});
        past.inTransaction("IssueQuote", [&](Transaction &tx) { return issueQuote(tx, early); });
        const CleanUpQuotes cleaning{Instant{1'000'000'000}, {}};
        carryOut("CleanUpQuotes", [&](Transaction &tx) { return cleanUpQuotes(tx, cleaning); });
        check({"quotes/quotes_lock"});

        const ChangeSettings toPrice{OrderRoad::CurrentPrice, {}};
        carryOut("ChangeSettings", [&](Transaction &tx) { return changeSettings(tx, toPrice); });
        check({"store/settings_lock"});
        const PlaceOrder buying{"another", ada, {{cup, 1, 1}, {mug, 2, 2}}};
        carryOut("ProbePlace", [&](Transaction &tx) { return probePlace(tx, buying); });
        check({"receipts/receipt_claim"});
        const auto bought = carryOut("PlaceOrder", [&](Transaction &tx) { return placeOrder(tx, buying); });
        QVERIFY(std::holds_alternative<Placed>(bought));
        check({"receipts/receipt_claim", "skus/prices_share", "stock/stock_lock"});
        QCOMPARE(store.brokenRules(), QByteArrayList());

        for (const QByteArray &name : Statement::names()) {
            if (isLocking(fileOf(name).sql) && !name.startsWith("training/"))
                QVERIFY2(seen.contains(name), "no flow was asked that sends " + name);
        }
    }

    // Whoever asks for a cancelled order, or somebody else's, takes no lock on stock and writes nothing.
    void anOrderThatIsNotCancelledNowTakesNoLockOnStock()
    {
        const ScratchSchema schema("statements");
        StoreBuilder store(schema);
        const CustomerId ada = store.customer("Ada");
        const CustomerId ben = store.customer("Ben");
        const SkuId mug = store.sku("MUG-01", 10);
        const OrderId order = store.order(ada, {{mug, 2}});
        Session session(schema.settings());
        Recorder recorder;
        session.setObserver(&recorder);
        QVERIFY(std::holds_alternative<NotFound>(cancel(session, cancelFor(ben, order))));
        QCOMPARE(std::exchange(recorder.statements, {}), (QByteArrayList{"BEGIN", "orders/order_lock", "ROLLBACK"}));
        cancel(session, cancelFor(ada, order));
        recorder.statements.clear();
        QVERIFY(std::holds_alternative<AlreadyCancelled>(cancel(session, cancelFor(ada, order))));
        QCOMPARE(recorder.statements, (QByteArrayList{"BEGIN", "orders/order_lock", "reservations/reservations_lock",
                                                      "orders/order_lines_share", "ROLLBACK"}));
    }
};

HOLDFAST_TEST_MAIN(tst_Statements)
#include "tst_statements.moc"
