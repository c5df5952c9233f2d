// SPDX-License-Identifier: GPL-3.0-or-later
// Who may do what, tried: every role on every table and column of a store, against sql/rights. A right that is not
// there and should be fails, and so does one that is there and should not be.
#include "sql/connection/grants.h"
#include "sql/connection/statement.h"
#include "sql/schema/roles.h"
#include "tests/support/person.h"
#include "tests/support/test_main.h"

#include <memory>

using namespace holdfast;
using namespace holdfast::test;

namespace {

bool isRefusedByGrants(int native)
{
    static const QList<int> codes{1044, 1045, 1142, 1143, 1227, 1370, 1410, 1419, 1095};
    return codes.contains(native);
}

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
        for (const char *role : {"staff", "supervisor", "trainer"})
            QTest::newRow(role) << QByteArray(role);
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
        QVERIFY2(wrong.isEmpty(), wrong.join("\n").constData());
        QVERIFY(tried > 600 && allowed > 150);
        qInfo("%s: %d statements, %d of them granted", role.constData(), tried, allowed);
    }

    void noRoleReachesPastItsStore_data() { roles(); }
    void noRoleReachesPastItsStore()
    {
        QFETCH(QByteArray, role);
        const Person person(*m_schema, "hf_past_" + role.left(2), role.constData());
        RawClient client(person.settings());
        const QByteArray other = m_other->name().toLatin1();
        for (const QByteArray &sql :
             {"SELECT * FROM `" + other + "`.orders LIMIT 0", QByteArray("SELECT * FROM mysql.user LIMIT 0"),
              QByteArray("CREATE TABLE hf_x (id INT)"), QByteArray("CREATE VIEW hf_x AS SELECT 1"),
              QByteArray("CREATE PROCEDURE hf_x() SELECT 1"), "DROP DATABASE `" + name() + '`',
              QByteArray("CREATE DATABASE not_ours"), QByteArray("CREATE USER hf_x"),
              "GRANT SELECT ON `" + name() + "`.* TO `" + person.name() + "`@`localhost`",
              QByteArray("SET GLOBAL innodb_flush_log_at_trx_commit = 0"), QByteArray("FLUSH TABLES"),
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
