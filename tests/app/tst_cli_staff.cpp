// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts and roles of staff by the command line, as a store's owner makes them.
#include "sql/schema/roles.h"
#include "tests/support/command_line.h"
#include "tests/support/raw_client.h"
#include "tests/support/terminal.h"
#include "tests/support/test_main.h"
#include "tests/support/test_server.h"

#include <QJsonArray>
#include <QScopeGuard>

#include <memory>

using namespace holdfast;
using namespace holdfast::test;

class tst_CliStaff : public QObject, private CommandLine
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<RawClient> m_administrator, m_owner;
    const QByteArray m_pid = QByteArray::number(QCoreApplication::applicationPid());
    const QString m_anna = QStringLiteral("hf_anna_") + QString::fromLatin1(m_pid);

    RawClient &administrator() { return *m_administrator; }
    QByteArray quoted(const char *host) const { return '`' + m_anna.toLatin1() + "`@`" + host + '`'; }
    QStringList add(const char *rest) { return words("staff add") + QStringList{m_anna} + words(rest); }
    QString passwordFile(const QByteArray &password, QFile::Permissions mode = QFile::Permissions(0x6600))
    {
        const QString file = path("anna.secret");
        write(file, password + '\n', mode);
        return file;
    }
    QStringList withPassword(const QByteArray &password)
    {
        return {QStringLiteral("--password-file"), passwordFile(password)};
    }
    bool signsIn(const QByteArray &password)
    {
        ConnectionSettings settings = m_schema->settings();
        settings.account = m_anna;
        settings.password = QString::fromUtf8(password);
        writeProfile("anna", settings);
        return ask(words("order list"), "anna").exit == 0;
    }
    QByteArrayList accounts()
    {
        QByteArrayList all;
        for (const auto &row : administrator().rows("SELECT CONCAT(user, '@', host) FROM mysql.user ORDER BY 1"))
            all << row.at(0).toByteArray();
        return all;
    }
    // What is typed at the terminal; the words on standard error are in err.
    Ran askAtTerminal(const QStringList &arguments, const QByteArrayList &typed, Terminal &terminal)
    {
        QProcess process;
        process.setStandardInputFile(terminal.name());
        start(process, words("--store shop --json") + arguments);
        QByteArray asked;
        terminal.answer(process, typed, asked);
        Ran ran = ended(process);
        ran.err.prepend(asked);
        return ran;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("cli_staff");
        m_administrator = std::make_unique<RawClient>(TestServer::administrator());
        m_owner = std::make_unique<RawClient>(m_schema->settings());
        writeProfile("shop", m_schema->settings());
    }
    void cleanup()
    {
        for (const char *host : {"%", "localhost", "10.1.%"})
            administrator().run("DROP USER IF EXISTS " + quoted(host));
        m_owner->run("DELETE FROM staff WHERE role <> 'owner'");
    }
    void cleanupTestCase()
    {
        m_owner.reset();
        for (const Role role : rolesOf(Environment::Training))
            administrator().run("DROP ROLE IF EXISTS `" + databaseRole(m_schema->name(), role).toLatin1() + '`');
        m_administrator.reset();
        m_schema.reset();
    }

    // Whoever brings a schema up to date lays the roles down with it.
    void theRolesAreLaidDownWithTheSchema()
    {
        const Ran ran = ask(words("schema migrate"));
        ENDS_WITH(ran, "Migrated", 0, "Schema: Current");
        QCOMPARE(ran["roles"], QJsonValue(true));
        QVERIFY(!ran.message().contains(QStringLiteral("roles")));
        for (const Role role : rolesOf(Environment::Training)) {
            const QByteArray name = databaseRole(m_schema->name(), role).toLatin1();
            QVERIFY(administrator().rows("SHOW GRANTS FOR `" + name + '`').size() > 10);
        }
    }

    // An owner who may make none has a store all the same, and is told what is missing, then and when it is needed.
    void anOwnerWhoMayMakeNoRolesIsToldSo()
    {
        const QByteArray poor = "`hf_poor_" + m_pid + "`@`localhost`";
        administrator().run("CREATE USER " + poor + " IDENTIFIED BY 'secret'");
        const auto gone = qScopeGuard([&] {
            administrator().run("DROP USER " + poor);
            m_owner->run("DELETE FROM staff WHERE account = 'hf_poor_" + m_pid + '\'');
        });
        administrator().run("GRANT ALL PRIVILEGES ON `" + m_schema->name().toLatin1() + "`.* TO " + poor);
        m_owner->run("INSERT INTO staff VALUES ('hf_poor_" + m_pid + "', 'owner')");
        ConnectionSettings settings = m_schema->settings();
        settings.account = QString::fromLatin1("hf_poor_" + m_pid);
        settings.password = QStringLiteral("secret");
        writeProfile("poor", settings);
        const Ran migrated = ask(words("schema migrate"), "poor");
        ENDS_WITH(migrated, "Migrated", 0, "The roles of its staff are not: the server refused CREATE ROLE");
        QCOMPARE(migrated["roles"], QJsonValue(false));
        QVERIFY(migrated["refused"].toString().startsWith(QStringLiteral("CREATE ROLE IF NOT EXISTS `")));
        const QByteArrayList before = accounts();
        const Ran added = ask(add("--role staff --local") + withPassword("s3cret"), "poor");
        ENDS_WITH(added, "NotPermitted", 3, "This account may make no accounts of staff; for them an administrator");
        QVERIFY(added.message().contains(QStringLiteral("No account was changed.")));
        QCOMPARE(accounts(), before);
        QCOMPARE(m_owner->number("SELECT COUNT(*) FROM staff WHERE role <> 'owner'"), 0);
    }

    void anAccountIsMadeWithAPasswordFromAFile()
    {
        const Ran ran = ask(add("--role staff --local") + withPassword("p'\"\\; -- x"));
        ENDS_WITH(ran, "StaffAdded", 0, "at the server's own computer only");
        QCOMPARE(ran.json.keys(), keys("account answer host message role store"));
        QCOMPARE(ran["account"].toString(), m_anna);
        QCOMPARE(ran["host"].toString(), QStringLiteral("localhost"));
        QCOMPARE(ran["role"].toString(), QStringLiteral("staff"));
        QVERIFY(signsIn("p'\"\\; -- x"));
        QVERIFY(!signsIn("p'\"\\; -- "));
        const Ran list = ask(words("staff list"));
        QCOMPARE(list.exit, 0);
        const QJsonObject anna{{QStringLiteral("account"), m_anna}, {QStringLiteral("role"), QStringLiteral("staff")}};
        QVERIFY(list["staff"].toArray().contains(anna));
        QCOMPARE(list["staff"].toArray().size(), 2); // and the owner
        const Ran plainly = run(words("--store shop staff list"));
        QVERIFY(plainly.out.startsWith("Account") && plainly.out.contains(m_anna.toUtf8()));
        ENDS_WITH(ask(add("--role staff --local") + withPassword("other")), "AccountExists", 1, "has an account");
        QVERIFY(signsIn("p'\"\\; -- x"));
    }

    // Over the network only with TLS, whatever the host.
    void whoDoesNotSitAtTheServerNeedsTls()
    {
        ENDS_WITH(ask(add("--role staff") + withPassword("x")), "StaffAdded", 0, "it signs in over TLS only");
        QVERIFY(administrator().text("SHOW CREATE USER " + quoted("%")).contains("REQUIRE SSL"));
        ENDS_WITH(ask(add("--role staff --host 10.1.%") + withPassword("x")), "StaffAdded", 0, "over TLS only");
        QVERIFY(administrator().text("SHOW CREATE USER " + quoted("10.1.%")).contains("REQUIRE SSL"));
        ENDS_WITH(ask(add("--role staff --local") + withPassword("x")), "StaffAdded", 0);
        QVERIFY(!administrator().text("SHOW CREATE USER " + quoted("localhost")).contains("REQUIRE SSL"));
    }

    void thePasswordIsAskedForTwiceAndNotShown()
    {
        Terminal terminal;
        const Ran ran = askAtTerminal(add("--role supervisor --local"), {"tYped-S3cret", "tYped-S3cret"}, terminal);
        QVERIFY2(ran.exit == 0, ran.err.constData());
        QCOMPARE(ran.answer(), QStringLiteral("StaffAdded"));
        QVERIFY(ran.err.contains("Password for " + m_anna.toUtf8() + ": ") && ran.err.contains("Once more: "));
        QVERIFY(!ran.err.contains("S3cret") && !ran.out.contains("S3cret") && !terminal.shown().contains("S3cret"));
        QVERIFY(signsIn("tYped-S3cret"));
    }

    void twoDifferentPasswordsMakeNoAccount()
    {
        const QByteArrayList before = accounts();
        Terminal terminal;
        const Ran ran = askAtTerminal(add("--role staff --local"), {"one", "another"}, terminal);
        QCOMPARE(ran.exit, 2);
        QVERIFY(ran.message().contains(QStringLiteral("The two passwords differ.")));
        QCOMPARE(accounts(), before);
    }

    void aPasswordComesFromNowhereElse()
    {
        const QByteArrayList before = accounts();
        ENDS_WITH(ask(add("--role staff --local --password secret")), "Usage", 2);
        ENDS_WITH(ask(add("--role staff --local")), "InvalidInput", 2,
                  "The password is missing."); // nobody to be asked
        const QString open = passwordFile("x", QFile::Permissions(0x6644));
        ENDS_WITH(ask(add("--role staff --local --password-file") + QStringList{open}), "Usage", 2, "of mode 0600");
        ENDS_WITH(ask(add("--role staff --local --password-file /nonexistent")), "Usage", 2, "cannot be read");
        QCOMPARE(accounts(), before);
    }

    void aRoleIsChangedAndAnAccountLocked()
    {
        QCOMPARE(ask(add("--role staff --local") + withPassword("x")).exit, 0);
        const QStringList who{m_anna, QStringLiteral("--host"), QStringLiteral("localhost")};
        const qint64 before = m_owner->number("SELECT MAX(id) FROM audit_events");
        const Ran changed = ask(words("staff role") + QStringList{m_anna} + words("supervisor --host localhost"));
        ENDS_WITH(changed, "RoleChanged", 0, "is supervisor now, from the next sign-in on.");
        QVERIFY(signsIn("x"));
        const Ran checked = ask(words("check"), "anna");
        QVERIFY2(checked.exit == 0, checked.out.constData());
        ENDS_WITH(ask(words("staff role") + QStringList{m_anna} + words("staff --host localhost")), "RoleChanged", 0);
        QCOMPARE(ask(words("check"), "anna").answer(), QStringLiteral("NotPermitted"));
        ENDS_WITH(ask(words("staff lock") + who), "StaffLocked", 0, "Nobody signs in as");
        QVERIFY(!signsIn("x"));
        ENDS_WITH(ask(words("staff lock --unlock") + who), "StaffUnlocked", 0, "may sign in again");
        QVERIFY(signsIn("x"));
        QCOMPARE(m_owner->number("SELECT COUNT(*) FROM audit_events WHERE what = 'staff changed' AND who = "
                                 "SUBSTRING_INDEX(USER(), '@', 1) AND detail LIKE '" +
                                 m_anna.toLatin1() + "@localhost: %' AND id > " + QByteArray::number(before)),
                 4);
    }

    void onlyTheOwnerDoesIt()
    {
        QCOMPARE(ask(add("--role supervisor --local") + withPassword("x")).exit, 0);
        QVERIFY(signsIn("x"));
        const QByteArrayList before = accounts();
        ENDS_WITH(ask(words("staff add ben --role staff --local") + withPassword("y"), "anna"), "NotPermitted", 3);
        ENDS_WITH(ask(words("staff role") + QStringList{m_anna} + words("trainer --host localhost"), "anna"),
                  "NotPermitted", 3);
        ENDS_WITH(ask(words("staff lock") + QStringList{m_anna} + words("--host localhost"), "anna"), "NotPermitted",
                  3);
        QCOMPARE(accounts(), before);
        QCOMPARE(m_owner->text("SELECT role FROM staff WHERE account = '" + m_anna.toLatin1() + '\''),
                 QByteArray("supervisor"));
        QCOMPARE(ask(words("staff list"), "anna").exit, 0); // who works here is no secret
    }

    void whatIsNoNameOrNoRoleIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("answer");
        const auto named = [](const char *name) {
            return QStringList{QStringLiteral("staff"), QStringLiteral("add"), QString::fromUtf8(name)} +
                   words("--role staff --local");
        };
        for (const char *name : {"a'@'%' IDENTIFIED BY 'x'; DROP DATABASE mysql; -- ", "a`b", "a\"b", "a\\b", "a b",
                                 "a;b", "a\nb", "a%", "姓名",
                                 "a\xE2\x80\xAE"
                                 "b",
                                 "root'@'localhost", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})
            QTest::newRow(name) << named(name) << QStringLiteral("InvalidInput");
        QTest::newRow("no name") << named("") << QStringLiteral("InvalidInput");
        QTest::newRow("a host") << words("staff add anna --role staff --host") +
                                       QStringList{QStringLiteral("h' REQUIRE NONE; -- ")}
                                << QStringLiteral("InvalidInput");
        QTest::newRow("a role") << words("staff add anna --local --role") +
                                       QStringList{QStringLiteral("staff'; DROP TABLE staff; -- ")}
                                << QStringLiteral("Usage");
        QTest::newRow("an owner") << words("staff add anna --local --role owner") << QStringLiteral("Usage");
        QTest::newRow("no role") << words("staff add anna --local") << QStringLiteral("Usage");
        QTest::newRow("host and local") << words("staff add anna --role staff --local --host x")
                                        << QStringLiteral("Usage");
        QTest::newRow("a role for nobody") << words("staff role") << QStringLiteral("Usage");
        QTest::newRow("another verb") << words("staff drop anna") << QStringLiteral("Usage");
    }

    void whatIsNoNameOrNoRoleIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, answer);
        const QByteArrayList before = accounts();
        const bool isAdding = arguments.contains(QStringLiteral("--role"));
        const Ran ran = ask(arguments + (isAdding ? withPassword("x") : QStringList()));
        ENDS_WITH(ran, answer.toLatin1().constData(), 2);
        QCOMPARE(accounts(), before);
    }

    void whoIsNotThereIsSaidSo()
    {
        ENDS_WITH(ask(words("staff role") + QStringList{m_anna} + words("staff")), "NoAccount", 1, "has no account");
        ENDS_WITH(ask(words("staff lock") + QStringList{m_anna}), "NoAccount", 1, "has no account");
        const QString owner = TestServer::owner().account;
        ENDS_WITH(ask(words("staff lock") + QStringList{owner} + words("--host localhost")), "NoSuchRole", 1,
                  "An owner is made with the store");
    }
};

HOLDFAST_TEST_MAIN(tst_CliStaff)
#include "tst_cli_staff.moc"
