// SPDX-License-Identifier: GPL-3.0-or-later
// Who may do what, tried: every role on every table and column of a store, against sql/rights. A right that is not
// there and should be fails, and so does one that is there and should not be. sql/rights itself is held to the design:
// what no role may have, and the table in its README.
#include "sql/connection/grants.h"
#include "sql/connection/statement.h"
#include "sql/schema/roles.h"
#include "tests/support/person.h"
#include "tests/support/test_main.h"

#include <QFile>

#include <algorithm>
#include <memory>

using namespace holdfast;
using namespace holdfast::test;

namespace {

bool isRefusedByGrants(int native)
{
    static const QList<int> codes{1044, 1045, 1142, 1143, 1227, 1370, 1410, 1419, 1095, 1698};
    return codes.contains(native);
}

const QByteArrayList kRoles{"staff", "supervisor", "trainer"};
// Of a desk's own, not of the business: rows come and go with it.
const QByteArrayList kOfTheDesk{"desk_sessions", "pending_mirror"};
// Filled by triggers, or by the owner.
const QByteArrayList kNobodys{"audit_events", "incident_states", "price_history",   "schema_history",
                              "skus",         "staff",           "stock_movements", "store"};

// What the files of sql/rights give a role.
class Wanted
{
public:
    Wanted(Role role, const QByteArray &schema) : m_schema(schema)
    {
        QByteArrayList lines;
        for (const QByteArray &statement : rightsOf(role, QString::fromLatin1(schema), QStringLiteral("role")))
            lines << statement.simplified();
        m_grants = Grants::parsed(lines);
    }
    const Grants &grants() const { return m_grants; }
    bool has(const QByteArray &privilege, const QByteArray &table, const QByteArray &column = {}) const
    {
        for (const Grant &grant : m_grants.all) {
            if (QByteArray(grant.schema).replace("\\_", "_") != m_schema ||
                (!grant.table.isEmpty() && grant.table != table))
                continue;
            for (const Grant::Right &right : grant.rights) {
                if (right.privilege == privilege && (right.columns.isEmpty() || right.columns.contains(column)))
                    return true;
            }
        }
        return false;
    }

private:
    QByteArray m_schema;
    Grants m_grants;
};

// One line a right: "UPDATE stock.available", "SELECT *". Whatever is outside the schema begins with its name.
QByteArrayList linesOf(const Grants &grants, const QByteArray &schema)
{
    QByteArrayList lines;
    for (const Grant &grant : grants.all) {
        const bool isOurs = QByteArray(grant.schema).replace("\\_", "_") == schema;
        const QByteArray object =
            (isOurs ? QByteArray() : grant.schema + '/') + (grant.table.isEmpty() ? "*" : grant.table);
        for (const Grant::Right &right : grant.rights) {
            if (right.privilege == "USAGE")
                continue;
            if (right.columns.isEmpty())
                lines << right.privilege + ' ' + object;
            for (const QByteArray &column : right.columns)
                lines << right.privilege + ' ' + object + '.' + column;
        }
        if (grant.withGrantOption)
            lines << "GRANT OPTION " + object;
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

// The table of sql/rights/README.md: what is beyond SELECT, a row a table.
QByteArray readmeTable(const std::vector<std::pair<QByteArray, QByteArrayList>> &tables, const QByteArray &schema)
{
    const auto cell = [&](const QByteArray &role, const QByteArray &table) {
        QByteArrayList rights;
        const Wanted wanted(roleNamed(role), schema);
        for (const Grant &grant : wanted.grants().all) {
            for (const Grant::Right &right : grant.rights) {
                if (grant.table == table)
                    rights << right.privilege +
                                  (right.columns.isEmpty() ? QByteArray() : " (" + right.columns.join(", ") + ')');
            }
        }
        return rights.isEmpty() ? QByteArray("–") : rights.join(", ");
    };
    QByteArray text = "| Table | staff | supervisor, trainer |\n| --- | --- | --- |\n";
    for (const auto &[table, columns] : tables) {
        const QByteArray ofStaff = cell("staff", table), ofSupervisors = cell("supervisor", table);
        text += "| `" + table + "` | " + ofStaff + " | " +
                (ofSupervisors == ofStaff ? QByteArray(ofStaff == "–" ? "–" : "the same") : ofSupervisors) + " |\n";
    }
    return text;
}

} // namespace

class tst_Rights : public QObject
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema, m_other;
    std::vector<std::pair<QByteArray, QByteArrayList>> m_tables; // and their columns

    QByteArray name() const { return m_schema->name().toLatin1(); }

    static void roles()
    {
        QTest::addColumn<QByteArray>("role");
        for (const QByteArray &role : kRoles)
            QTest::newRow(role) << role;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("rights");
        m_other = std::make_unique<ScratchSchema>("rights_other");
        RawClient owner(m_schema->settings());
        for (const auto &row : owner.rows("SELECT table_name, GROUP_CONCAT(column_name ORDER BY ordinal_position) FROM "
                                          "information_schema.columns WHERE table_schema = DATABASE() "
                                          "GROUP BY table_name ORDER BY table_name"))
            m_tables.emplace_back(row.at(0).toByteArray(), row.at(1).toByteArray().split(','));
        std::sort(m_tables.begin(), m_tables.end()); // as bytes: no collation of a server's
        QVERIFY(m_tables.size() > 20);
    }
    void cleanupTestCase()
    {
        m_other.reset();
        m_schema.reset();
    }

    void aRoleMayWhatItsFilesSayAndNothingElse_data() { roles(); }
    void aRoleMayWhatItsFilesSayAndNothingElse()
    {
        QFETCH(QByteArray, role);
        const Wanted wanted(roleNamed(role), name());
        const Person person(*m_schema, "hf_matrix_" + role.left(2), role.constData());
        RawClient client(person.settings());
        int tried = 0, allowed = 0;
        QByteArrayList wrong;
        const auto attempt = [&](const QByteArray &sql, bool may) {
            ++tried;
            allowed += may;
            const int native = client.attempt(sql);
            if (isRefusedByGrants(native) == may)
                wrong << (may ? "should be granted: " : "should be refused: ") + sql + " -> " +
                             QByteArray::number(native);
        };
        for (const auto &[table, columns] : m_tables) {
            for (const QByteArray &column : columns) {
                attempt("SELECT `" + column + "` FROM `" + table + "` LIMIT 0", wanted.has("SELECT", table));
                attempt("INSERT INTO `" + table + "` (`" + column + "`) SELECT `" + column + "` FROM `" + table +
                            "` WHERE FALSE",
                        wanted.has("INSERT", table, column));
                attempt("UPDATE `" + table + "` SET `" + column + "` = `" + column + "` WHERE FALSE",
                        wanted.has("UPDATE", table, column));
            }
            attempt("DELETE FROM `" + table + "` WHERE FALSE", wanted.has("DELETE", table));
            for (const QByteArray &ddl :
                 {"ALTER TABLE `" + table + "` COMMENT 'x'",
                  "CREATE INDEX hf_x ON `" + table + "` (`" + columns[0] + "`)",
                  "CREATE TRIGGER hf_x BEFORE DELETE ON `" + table + "` FOR EACH ROW SET @x = 1",
                  "RENAME TABLE `" + table + "` TO hf_x", "TRUNCATE TABLE `" + table + '`',
                  "DROP TABLE `" + table + '`'})
                attempt(ddl, false);
        }
        // What is of the schema, whatever the table.
        for (const QByteArray &sql :
             {QByteArray("LOCK TABLES stock WRITE"), QByteArray("CREATE OR REPLACE VIEW stock AS SELECT 1"),
              QByteArray("DROP TRIGGER stock_guarded"), "GRANT SELECT ON stock TO `" + person.name() + "`@`localhost`"})
            attempt(sql, false);
        QVERIFY2(wrong.isEmpty(), wrong.join("\n").constData());
        QVERIFY(tried > 600 && allowed > 150);
        qInfo("%s: %d statements, %d of them granted", role.constData(), tried, allowed);
        // The same, as the server tells it: of the role, and of the account, which has the role and nothing else.
        RawClient administrator(TestServer::administrator());
        const auto told = [&](const QByteArray &of) {
            QByteArrayList lines;
            for (const auto &row : administrator.rows("SHOW GRANTS FOR " + of))
                lines << row.at(0).toByteArray();
            return linesOf(Grants::parsed(lines), name());
        };
        QCOMPARE(told('`' + databaseRole(m_schema->name(), roleNamed(role)).toLatin1() + '`'),
                 linesOf(wanted.grants(), name()));
        QCOMPARE(told('`' + person.name() + "`@`localhost`"), QByteArrayList());
    }

    // Rows come and go as the owner's, and so does the schema; but the server is not his.
    void theOwnerHasTheSchemaAndNotTheServer()
    {
        RawClient owner(m_schema->settings());
        for (const auto &[table, columns] : m_tables) {
            for (const QByteArray &sql :
                 {"SELECT * FROM `" + table + "` LIMIT 0", "DELETE FROM `" + table + "` WHERE FALSE",
                  "INSERT INTO `" + table + "` (`" + columns[0] + "`) SELECT `" + columns[0] + "` FROM `" + table +
                      "` WHERE FALSE",
                  "UPDATE `" + table + "` SET `" + columns[0] + "` = `" + columns[0] + "` WHERE FALSE"})
                QVERIFY2(!isRefusedByGrants(owner.attempt(sql)), sql.constData());
        }
        for (const char *sql :
             {"CREATE TABLE hf_x (id INT)", "CREATE TRIGGER hf_t BEFORE DELETE ON hf_x FOR EACH ROW SET @x = 1",
              "ALTER TABLE hf_x COMMENT 'x'", "TRUNCATE TABLE hf_x", "DROP TRIGGER hf_t", "DROP TABLE hf_x"})
            QCOMPARE(owner.attempt(sql), 0);
        for (const char *sql :
             {"SELECT * FROM mysql.user LIMIT 0", "DROP DATABASE mysql", "FLUSH TABLES", "CREATE DATABASE not_ours",
              "SET GLOBAL innodb_flush_log_at_trx_commit = 0", "SELECT 1 INTO OUTFILE '/tmp/hf_x'"})
            QVERIFY2(isRefusedByGrants(owner.attempt(sql)), sql);
    }

    // "DDL, DELETE on any business table, UPDATE of an immutable column, staff accounts: nobody but the owner."
    void noFileGivesWhatNobodyMayHave()
    {
        QByteArrayList ofStaff;
        for (const QByteArray &role : kRoles) {
            const Wanted wanted(roleNamed(role), name());
            for (const Grant &grant : wanted.grants().all) {
                QVERIFY2(!grant.withGrantOption, grant.table.constData());
                QCOMPARE(QByteArray(grant.schema).replace("\\_", "_"), name());
                for (const Grant::Right &right : grant.rights) {
                    const QByteArray what = role + ": " + right.privilege + ' ' + grant.table;
                    const bool isOfTheDesk = kOfTheDesk.contains(grant.table);
                    QVERIFY2(QByteArrayList({"SELECT", "INSERT", "UPDATE", "DELETE"}).contains(right.privilege), what);
                    QVERIFY2(!grant.table.isEmpty() || right.privilege == "SELECT", what);
                    QVERIFY2(right.privilege != "DELETE" || isOfTheDesk, what);
                    QVERIFY2(right.privilege != "UPDATE" || isOfTheDesk || !right.columns.isEmpty(), what);
                    QVERIFY2(right.privilege == "SELECT" || !kNobodys.contains(grant.table), what);
                    for (const QByteArray &column : right.columns) { // what a row is, is said at its birth
                        const bool isImmutable = column == "id" || column == "quantity" || column == "created_at" ||
                                                 column == "held_at" || column == "customer_id" || column == "sku_id" ||
                                                 column == "total_minor" || column == "expires_at" || column == "who";
                        QVERIFY2(right.privilege != "UPDATE" || !isImmutable, what + '.' + column);
                    }
                }
            }
            const QByteArrayList lines = linesOf(wanted.grants(), name());
            if (role == "staff")
                ofStaff = lines;
            for (const QByteArray &line : ofStaff)
                QVERIFY2(lines.contains(line), role + ' ' + line);
        }
        QCOMPARE(linesOf(Wanted(Role::Trainer, name()).grants(), name()),
                 linesOf(Wanted(Role::Supervisor, name()).grants(), name()));
        QCOMPARE(linesOf(Wanted(Role::Owner, name()).grants(), name()), QByteArrayList());
    }

    // Made of the same files. Where it differs: what is printed belongs there.
    void theReadmeSaysTheSame()
    {
        QFile readme(QStringLiteral(HOLDFAST_SOURCES "/sql/rights/README.md"));
        QVERIFY(readme.open(QIODevice::ReadOnly));
        const QByteArray table = readmeTable(m_tables, name());
        if (!readme.readAll().contains(table)) {
            for (const QByteArray &line : table.trimmed().split('\n'))
                qInfo("%s", line.constData());
            QFAIL("the table in sql/rights/README.md is another");
        }
    }

    void noRoleReachesPastItsStore_data() { roles(); }
    void noRoleReachesPastItsStore()
    {
        QFETCH(QByteArray, role);
        const Person person(*m_schema, "hf_past_" + role.left(2), role.constData());
        RawClient client(person.settings());
        const QByteArray other = m_other->name().toLatin1();
        for (const QByteArray &sql :
             {"SELECT * FROM `" + other + "`.orders LIMIT 0",
              QByteArray("SELECT * FROM mysql.user LIMIT 0"),
              QByteArray("CREATE TABLE hf_x (id INT)"),
              QByteArray("CREATE VIEW hf_x AS SELECT 1"),
              QByteArray("CREATE PROCEDURE hf_x() SELECT 1"),
              "DROP DATABASE `" + name() + '`',
              QByteArray("CREATE DATABASE not_ours"),
              QByteArray("CREATE USER hf_x"),
              "GRANT SELECT ON `" + name() + "`.* TO `" + person.name() + "`@`localhost`",
              "INSERT INTO `" + other + "`.orders (version) VALUES (1)",
              "UPDATE `" + other + "`.stock SET version = 1",
              "DELETE FROM `" + other + "`.quotes",
              "DROP TABLE `" + other + "`.orders",
              QByteArray("CREATE EVENT hf_x ON SCHEDULE EVERY 1 DAY DO SELECT 1"),
              QByteArray("CREATE ROLE hf_x"),
              QByteArray("SET PASSWORD FOR 'root'@'localhost' = 'x'"),
              "GRANT `" + databaseRole(m_schema->name(), roleNamed(role)).toLatin1() + "` TO `root`@`localhost`",
              QByteArray("SET GLOBAL innodb_flush_log_at_trx_commit = 0"),
              QByteArray("FLUSH TABLES"),
              QByteArray("SELECT 1 INTO OUTFILE '/tmp/hf_x'")})
            QVERIFY2(isRefusedByGrants(client.attempt(sql)), (sql + ": " + client.lastErrorText()).constData());
    }

    // The role itself gives the rights, from the sign-in on, on both servers alike.
    void theRoleIsActiveFromTheSignInOn_data() { roles(); }
    void theRoleIsActiveFromTheSignInOn()
    {
        QFETCH(QByteArray, role);
        const Person person(*m_schema, "hf_active_" + role.left(2), role.constData());
        RawClient client(person.settings());
        QVERIFY(
            client.text("SELECT CURRENT_ROLE()").contains(databaseRole(m_schema->name(), roleNamed(role)).toLatin1()));
        client.run("SET ROLE NONE");
        QVERIFY(isRefusedByGrants(client.attempt("SELECT * FROM `" + name() + "`.orders LIMIT 0")));
    }

    // A schema's underscore is no wildcard: another store's schema may differ by this letter alone.
    void aPatternIsNoWildcard()
    {
        for (const QByteArray &statement : rightsOf(Role::Staff, QStringLiteral("a_b"), QStringLiteral("role"))) {
            if (statement.contains(".*"))
                QVERIFY2(statement.contains("`a\\_b`.*"), statement.constData());
        }
        for (const QString &schema : {QStringLiteral("short"), QStringLiteral("a_schema_with_a_rather_long_name")})
            QVERIFY(databaseRole(schema, Role::Supervisor).size() <= 32);
        QVERIFY(databaseRole(QStringLiteral("a_schema_with_a_rather_long_name"), Role::Staff) !=
                databaseRole(QStringLiteral("a_schema_with_a_rather_long_one"), Role::Staff));
    }
};

HOLDFAST_TEST_MAIN(tst_Rights)
#include "tst_rights.moc"
