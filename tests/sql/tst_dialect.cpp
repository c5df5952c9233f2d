// SPDX-License-Identifier: GPL-3.0-or-later
// Where MySQL and MariaDB differ: codes, products, versions, and what the prologue must have achieved.
#include "sql/connection/dialect.h"
#include "tests/support/test_main.h"

using namespace holdfast;
using Kind = DbError::Kind;

Q_DECLARE_METATYPE(holdfast::DbError::Kind)
Q_DECLARE_METATYPE(holdfast::Product)

namespace {

ServerVariables asAsked(bool mariaDb)
{
    ServerVariables variables{
        {"time_zone", "+00:00"},
        {"sql_mode",
         "STRICT_ALL_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION"},
        {"autocommit", "ON"},
        {"innodb_lock_wait_timeout", "3"},
        {"lock_wait_timeout", "3"},
        {"wait_timeout", "60"},
        {"foreign_key_checks", "ON"},
        {"character_set_connection", "utf8mb4"}};
    if (mariaDb) {
        variables.insert("tx_isolation", "READ-COMMITTED");
        variables.insert("check_constraint_checks", "ON");
    } else {
        variables.insert("transaction_isolation", "READ-COMMITTED");
    }
    return variables;
}

ServerVariables server(const QByteArray &version, const QByteArray &comment)
{
    return {{"version", version}, {"version_comment", comment}, {"innodb_flush_log_at_trx_commit", "1"}};
}

} // namespace

class tst_Dialect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachNativeCodeMeansOneThing_data()
    {
        QTest::addColumn<int>("native");
        QTest::addColumn<Kind>("kind");
        const auto row = [](int native, Kind kind) { QTest::addRow("%d", native) << native << kind; };
        for (const int native : {1205, 3572})
            row(native, Kind::LockWait);
        for (const int native : {1213, 3101})
            row(native, Kind::Deadlock);
        row(1020, Kind::SnapshotConflict);
        for (const int native : {1053, 1927, 2006, 2013, 2014, 2027, 2055, 4031})
            row(native, Kind::ConnectionLost);
        for (const int native : {1040, 1047, 1129, 1203, 2002, 2003, 2005, 2012, 3032})
            row(native, Kind::Unreachable);
        for (const int native : {2026, 3159})
            row(native, Kind::Insecure);
        row(1062, Kind::DuplicateKey);
        for (const int native : {1048, 1264, 1406, 1451, 1452, 3819, 4025})
            row(native, Kind::Constraint);
        row(1644, Kind::Refused);
        for (const int native : {1044, 1045, 1142, 1143, 1227, 1370, 1419, 1698})
            row(native, Kind::NotPermitted);
        for (const int native : {1290, 1792, 1836})
            row(native, Kind::ReadOnly);
        for (const int native : {1049, 1146})
            row(native, Kind::WrongSchema);
        for (const int native : {1317, 1969, 3024})
            row(native, Kind::Interrupted);
        // An error during COMMIT that does not say whether it was undone is no promise that nothing happened.
        for (const int native : {0, 1064, 1180, 31001})
            row(native, Kind::Other);
    }

    void eachNativeCodeMeansOneThing()
    {
        QFETCH(const int, native);
        QFETCH(const Kind, kind);
        QCOMPARE(DbError::name(dialect::kindOf(native)), DbError::name(kind));
    }

    void aWrongPasswordIsNoMissingGrant()
    {
        for (const int native : {1045, 1698})
            QVERIFY((DbError{Kind::NotPermitted, native, {}, {}}.isWrongPassword()));
        for (const int native : {0, 1044, 1142, 1227})
            QVERIFY(!(DbError{Kind::NotPermitted, native, {}, {}}.isWrongPassword()));
        QVERIFY(!(DbError{Kind::Insecure, 1045, {}, {}}.isWrongPassword()));
        using Denied = DbError::Denied;
        for (const auto &[native, denied] :
             {std::pair(0, Denied::Role), std::pair(1044, Denied::Schema), std::pair(1143, Denied::Table),
              std::pair(1227, Denied::Server), std::pair(1419, Denied::Triggers), std::pair(1370, Denied::Nothing)})
            QVERIFY((DbError{Kind::NotPermitted, native, {}, {}}.denied()) == denied);
    }

    void onlyCollisionsAreWorthAnotherAttempt()
    {
        for (int kind = 0; kind <= int(Kind::Other); ++kind) {
            const DbError error{Kind(kind), 0, {}, {}};
            const bool collision =
                error.kind == Kind::LockWait || error.kind == Kind::Deadlock || error.kind == Kind::SnapshotConflict;
            QCOMPARE(error.worthAnotherAttempt(), collision);
        }
    }

    void eachKindHasANameOfItsOwn()
    {
        QSet<QByteArray> names;
        for (int kind = 0; kind <= int(Kind::Other); ++kind)
            names << DbError::name(Kind(kind));
        QCOMPARE(names.size(), int(Kind::Other) + 1);
    }

    void onlySupportedServersPass_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<QByteArray>("comment");
        QTest::addColumn<Product>("product");
        QTest::addColumn<bool>("supported");
        const auto row = [](const char *version, const char *comment, Product product, bool supported) {
            QTest::newRow(version) << QByteArray(version) << QByteArray(comment) << product << supported;
        };
        row("10.11.6-MariaDB-0+deb12u1", "Debian 12", Product::MariaDb, true);
        row("11.8.3-MariaDB", "MariaDB Server", Product::MariaDb, true);
        row("10.11.0-MariaDB", "", Product::MariaDb, true);
        row("10.10.7-MariaDB", "", Product::MariaDb, false);
        row("10.3.1-MariaDB", "", Product::MariaDb, false);
        row("8.4.0", "MySQL Community Server - GPL", Product::MySql, true);
        row("9.7.0", "MySQL Community Server - GPL", Product::MySql, true);
        row("8.0.45-0ubuntu0.24.04.1", "(Ubuntu)", Product::MySql, false);
        row("8.3.0", "MySQL Community Server - GPL", Product::MySql, false);
        row("5.7.44-log", "MySQL Community Server", Product::MySql, false);
        row("8.4.5-5", "Percona Server (GPL)", Product::MySql, true);
        row("8.0.11-TiDB-v8.5.0", "TiDB Server (Apache License 2.0)", Product::Other, false);
        row("9.0.0-TiDB-v9.0.0", "TiDB Server", Product::Other, false);
        row("8.4.0-Vitess", "Version: 21.0.0", Product::Other, false);
        row("8.4.25-OceanBase", "OceanBase_CE 4.3", Product::Other, false);
        row("", "", Product::MySql, false);
        row("nonsense", "", Product::MySql, false);
    }

    void onlySupportedServersPass()
    {
        QFETCH(const QByteArray, version);
        QFETCH(const QByteArray, comment);
        QFETCH(const Product, product);
        QFETCH(const bool, supported);
        const ServerFacts facts = dialect::factsFrom(server(version, comment));
        QCOMPARE(facts.product, product);
        const auto error = dialect::unsupported(facts);
        QCOMPARE(!error, supported);
        if (error) {
            QCOMPARE(error->kind, Kind::WrongServer);
            QCOMPARE(error->text, QString::fromLatin1(version));
        }
    }

    void aServerWithoutInnoDbIsAnotherProduct()
    {
        ServerVariables variables = server("8.4.0", "MySQL compatible");
        variables.remove("innodb_flush_log_at_trx_commit");
        QCOMPARE(dialect::factsFrom(variables).product, Product::Other);
        QVERIFY(dialect::unsupported(dialect::factsFrom(variables)));
    }

    void onlyOffIsWritable_data()
    {
        QTest::addColumn<QByteArray>("readOnly");
        QTest::addColumn<QByteArray>("superReadOnly");
        QTest::addColumn<bool>("expected");
        const auto row = [](const char *readOnly, const char *superReadOnly, bool expected) {
            QTest::addRow("%s %s", readOnly, superReadOnly)
                << QByteArray(readOnly) << QByteArray(superReadOnly) << expected;
        };
        row("OFF", "OFF", false);
        row("0", "", false);
        row("ON", "OFF", true);
        row("1", "", true);
        row("OFF", "ON", true);
        row("READ_ONLY", "", true);
        row("READ_ONLY_NO_LOCK_NO_ADMIN", "", true);
    }

    void onlyOffIsWritable()
    {
        QFETCH(const QByteArray, readOnly);
        QFETCH(const QByteArray, superReadOnly);
        ServerVariables variables = server("11.8.3-MariaDB", "");
        variables.insert("read_only", readOnly);
        if (!superReadOnly.isEmpty())
            variables.insert("super_read_only", superReadOnly);
        QTEST(dialect::factsFrom(variables).readOnly, "expected");
    }

    void aReplicaIsNotWritableWhateverItSays()
    {
        const ServerVariables variables = server("10.11.6-MariaDB", "");
        QVERIFY(!dialect::factsFrom(variables, {{"slaves_running", "0"}, {"uptime", "7"}}).readOnly);
        QVERIFY(dialect::factsFrom(variables, {{"slaves_running", "1"}}).readOnly);
        QVERIFY(dialect::factsFrom(variables, {{"slaves_running", "12"}}).readOnly);
    }

    void twoServersHaveTwoIdentities()
    {
        ServerVariables one = server("8.4.0", "");
        one.insert("hostname", "db1");
        one.insert("port", "3306");
        one.insert("datadir", "/var/lib/mysql/");
        for (const char *part : {"server_uuid", "server_uid", "hostname", "port", "datadir"}) {
            ServerVariables other = one;
            other.insert(part, "another");
            QVERIFY2(dialect::factsFrom(one).identity != dialect::factsFrom(other).identity, part);
        }
        QCOMPARE(dialect::factsFrom(one).identity, dialect::factsFrom(one).identity);
    }

    void aPrologueThatTookHasNoProblems_data()
    {
        QTest::addColumn<bool>("mariaDb");
        QTest::newRow("MariaDB") << true;
        QTest::newRow("MySQL") << false;
    }

    void aPrologueThatTookHasNoProblems()
    {
        QFETCH(const bool, mariaDb);
        ConnectionSettings settings;
        ServerVariables variables = asAsked(mariaDb);
        QCOMPARE(dialect::prologueProblems(variables, settings), QStringList());
        variables.insert(mariaDb ? "tx_isolation" : "transaction_isolation", "REPEATABLE-READ");
        settings.isolation = Isolation::RepeatableRead;
        QCOMPARE(dialect::prologueProblems(variables, settings), QStringList());
    }

    void eachSettingThatDidNotTakeIsNamed_data()
    {
        QTest::addColumn<bool>("mariaDb");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](bool mariaDb, const char *name, const char *value) {
            QTest::addRow("%s: %s=%s", mariaDb ? "MariaDB" : "MySQL", name, value)
                << mariaDb << QByteArray(name) << QByteArray(value);
        };
        for (const bool mariaDb : {true, false}) {
            for (const char *zone : {"SYSTEM", "+08:00", ""})
                row(mariaDb, "time_zone", zone);
            row(mariaDb, "sql_mode", "STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO");
            row(mariaDb, "sql_mode", "STRICT_ALL_TABLES,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO");
            row(mariaDb, "sql_mode", "STRICT_ALL_TABLES,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO");
            row(mariaDb, "sql_mode", "STRICT_ALL_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE");
            row(mariaDb, "sql_mode", "");
            row(mariaDb, "autocommit", "OFF");
            row(mariaDb, "innodb_lock_wait_timeout", "50");
            row(mariaDb, "lock_wait_timeout", "86400");
            row(mariaDb, "wait_timeout", "28800");
            row(mariaDb, "foreign_key_checks", "OFF");
            row(mariaDb, "character_set_connection", "latin1");
            row(mariaDb, "character_set_connection", "utf8mb3");
        }
        for (const char *level : {"REPEATABLE-READ", "READ-UNCOMMITTED", "SERIALIZABLE", ""}) {
            row(true, "tx_isolation", level);
            row(false, "transaction_isolation", level);
        }
        row(true, "check_constraint_checks", "OFF");
    }

    void eachSettingThatDidNotTakeIsNamed()
    {
        QFETCH(const bool, mariaDb);
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, value);
        ServerVariables variables = asAsked(mariaDb);
        variables.insert(name, value);
        const QString problem = QString::fromLatin1(name + '=' + value);
        QCOMPARE(dialect::prologueProblems(variables, ConnectionSettings()), QStringList{problem});
    }

    void whatAServerDoesNotShowIsAProblem() { QCOMPARE(dialect::prologueProblems({}, ConnectionSettings()).size(), 9); }
};

HOLDFAST_TEST_MAIN(tst_Dialect)
#include "tst_dialect.moc"
