// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts of staff, as their owner makes, changes and locks them, and as the server then lets them in.
#include "sql/connection/session.h"
#include "sql/schema/roles.h"
#include "sql/schema/staff_accounts.h"
#include "tests/support/raw_client.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QScopeGuard>

#include <memory>

using namespace holdfast;
using namespace holdfast::test;

class tst_StaffAccounts : public QObject
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<Session> m_owner;
    StaffAccount m_anna{QStringLiteral("hf_anna_%1").arg(QCoreApplication::applicationPid()),
                        QStringLiteral("localhost")};

    AddStaff local(Role role, const QString &password = QStringLiteral("secret"))
    {
        return {m_anna, role, password, true};
    }
    AddStaffOutcome add(const AddStaff &request, Environment environment = Environment::Training)
    {
        return addStaff(*m_owner, request, environment);
    }
    ConnectionSettings asAnna(const QString &password = QStringLiteral("secret")) const
    {
        ConnectionSettings settings = m_schema->settings();
        settings.account = m_anna.account;
        settings.password = password;
        return settings;
    }
    // As signed in now; empty: not let in, or without a role.
    static QByteArray activeRole(const ConnectionSettings &settings)
    {
        Session session(settings);
        return session.read("CurrentRole", [](Reader &reader) { return reader.one("accounts/current_role").bytes(0); });
    }
    static int refusal(const ConnectionSettings &settings)
    {
        try {
            activeRole(settings);
            return 0;
        } catch (const DbError &error) {
            return error.native;
        }
    }
    QByteArrayList audited()
    {
        QByteArrayList events;
        for (const auto &row :
             RawClient(m_schema->settings())
                 .rows("SELECT CONCAT(who, ' ', detail) FROM audit_events WHERE what = 'staff changed' "
                       "ORDER BY id"))
            events << row.at(0).toByteArray();
        return events;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("staff");
        m_owner = std::make_unique<Session>(m_schema->settings());
    }
    void cleanupTestCase()
    {
        m_owner.reset();
        m_schema.reset();
    }
    void cleanup()
    {
        m_schema->empty();
        RawClient(m_schema->settings()).run("DELETE FROM staff WHERE role <> 'owner'");
        RawClient administrator(TestServer::administrator());
        administrator.run("DROP USER IF EXISTS `" + m_anna.account.toLatin1() + "`@`localhost`");
        administrator.run("DROP USER IF EXISTS `" + m_anna.account.toLatin1() + "`@`%`");
    }

    void whoIsAddedSignsInWithTheRoleAndNothingElse_data()
    {
        QTest::addColumn<QByteArray>("role");
        for (const char *role : {"staff", "supervisor", "trainer"})
            QTest::newRow(role) << QByteArray(role);
    }
    void whoIsAddedSignsInWithTheRoleAndNothingElse()
    {
        QFETCH(QByteArray, role);
        QVERIFY(std::holds_alternative<StaffChanged>(add(local(roleNamed(role)))));
        QVERIFY(activeRole(asAnna()).contains(databaseRole(m_schema->name(), roleNamed(role)).toLatin1()));
        RawClient client(asAnna());
        QCOMPARE(client.text("SELECT role FROM staff WHERE account = '" + m_anna.account.toLatin1() + '\''), role);
        QCOMPARE(client.attempt("DELETE FROM orders"), 1142);
        const std::vector<StaffRow> staff = staffOf(*m_owner);
        QCOMPARE(staff.size(), std::size_t(2)); // and the owner
        const QByteArrayList events = audited();
        QCOMPARE(events.size(), 1);
        QVERIFY2(events[0].endsWith(m_anna.account.toLatin1() + "@localhost: " + role + ", new account"),
                 events[0].constData());
        QVERIFY(!events[0].contains("secret"));
    }

    void aPasswordIsTakenLetterForLetter_data()
    {
        QTest::addColumn<QString>("password");
        QTest::newRow("quotes") << QStringLiteral("a'b\"c`d");
        QTest::newRow("backslashes") << QStringLiteral("\\'; DROP TABLE staff; -- \\");
        QTest::newRow("words") << QStringLiteral("密碼 🔑 % _ ?");
    }
    void aPasswordIsTakenLetterForLetter()
    {
        QFETCH(QString, password);
        QVERIFY(std::holds_alternative<StaffChanged>(add(local(Role::Staff, password))));
        QCOMPARE(refusal(asAnna(password)), 0);
        QCOMPARE(refusal(asAnna(password.chopped(1))), 1045);
    }

    void whoSignsInOverTheNetworkNeedsTls()
    {
        AddStaff request = local(Role::Staff);
        request.isLocal = false;
        QVERIFY(std::holds_alternative<StaffChanged>(add(request)));
        QCOMPARE(refusal(asAnna()), 1045); // the socket has none
    }

    void anAccountThatIsThereStaysAsItIs()
    {
        RawClient administrator(TestServer::administrator());
        administrator.run("CREATE USER `" + m_anna.account.toLatin1() + "`@`localhost` IDENTIFIED BY 'hers'");
        QVERIFY(std::holds_alternative<AccountExists>(add(local(Role::Supervisor))));
        QCOMPARE(refusal(asAnna()), 1045);
        QCOMPARE(staffOf(*m_owner).size(), std::size_t(1));
        // And becomes staff with the password that it has.
        QVERIFY(std::holds_alternative<StaffChanged>(
            changeRole(*m_owner, m_anna, Role::Supervisor, Environment::Training)));
        QVERIFY(activeRole(asAnna(QStringLiteral("hers")))
                    .contains(databaseRole(m_schema->name(), Role::Supervisor).toLatin1()));
    }

    void anotherRoleTakesTheOldOnesRights()
    {
        add(local(Role::Supervisor));
        QVERIFY(std::holds_alternative<StaffChanged>(changeRole(*m_owner, m_anna, Role::Staff, Environment::Training)));
        RawClient client(asAnna());
        QCOMPARE(client.attempt("INSERT INTO check_runs (id) SELECT id FROM check_runs WHERE FALSE"), 1142);
        QVERIFY(client.attempt("SET ROLE `" + databaseRole(m_schema->name(), Role::Supervisor).toLatin1() + '`') != 0);
        QCOMPARE(client.text("SELECT role FROM staff WHERE account = '" + m_anna.account.toLatin1() + '\''),
                 QByteArray("staff"));
        QCOMPARE(audited().size(), 2);
        // Asked again it is the same.
        QVERIFY(std::holds_alternative<StaffChanged>(changeRole(*m_owner, m_anna, Role::Staff, Environment::Training)));
    }

    void whoIsLockedDoesNotSignInUntilUnlocked()
    {
        add(local(Role::Staff));
        QVERIFY(std::holds_alternative<StaffChanged>(lockStaff(*m_owner, m_anna, true)));
        const int locked = refusal(asAnna());
        QVERIFY2(locked == 4151 || locked == 3118, QByteArray::number(locked).constData());
        QVERIFY(std::holds_alternative<StaffChanged>(lockStaff(*m_owner, m_anna, false)));
        QCOMPARE(refusal(asAnna()), 0);
    }

    void whatCannotBeIsRefusedAndNothingIsChanged()
    {
        const auto is = [](const auto &outcome, InvalidInput::Field field) {
            const auto *input = std::get_if<InvalidInput>(&outcome);
            return input && input->field == field;
        };
        for (const QString &account : {QString(), QStringLiteral("o'neill"), QStringLiteral("a b"),
                                       QStringLiteral("a`b"), QString(33, u'x'), QStringLiteral("劉")}) {
            AddStaff request = local(Role::Staff);
            request.who.account = account;
            QVERIFY2(is(add(request), InvalidInput::Field::Account), qPrintable(account));
        }
        AddStaff request = local(Role::Staff);
        request.who.host = QStringLiteral("a'@'b");
        QVERIFY(is(add(request), InvalidInput::Field::Host));
        for (const QString &password : {QString(), QString(201, u'x'), QStringLiteral("a") + QChar(0)})
            QVERIFY(is(add(local(Role::Staff, password)), InvalidInput::Field::Password));
        QVERIFY(std::holds_alternative<NoSuchRole>(add(local(Role::Owner))));
        QVERIFY(std::holds_alternative<NoSuchRole>(add(local(Role::Trainer), Environment::Live)));
        const StaffAccount owner{staffOf(*m_owner).at(0).account, QStringLiteral("localhost")};
        QVERIFY(std::holds_alternative<NoSuchRole>(changeRole(*m_owner, owner, Role::Staff, Environment::Training)));
        QVERIFY(std::holds_alternative<NoSuchRole>(lockStaff(*m_owner, owner, true)));
        QVERIFY(std::holds_alternative<NoAccount>(changeRole(*m_owner, m_anna, Role::Staff, Environment::Training)));
        QVERIFY(std::holds_alternative<NoAccount>(lockStaff(*m_owner, m_anna, true)));
        QCOMPARE(staffOf(*m_owner).size(), std::size_t(1));
        QCOMPARE(audited(), QByteArrayList());
    }

    void onlyTheOwnerMakesAccounts()
    {
        add(local(Role::Supervisor));
        Session session(asAnna());
        for (int what = 0; what < 3; ++what) {
            try {
                if (what == 0)
                    addStaff(session, local(Role::Staff), Environment::Training);
                else if (what == 1)
                    changeRole(session, m_anna, Role::Staff, Environment::Training);
                else
                    lockStaff(session, m_anna, true);
                QFAIL("it went through");
            } catch (const DbError &error) {
                QCOMPARE(error.kind, DbError::Kind::NotPermitted);
            }
        }
    }
};

HOLDFAST_TEST_MAIN(tst_StaffAccounts)
#include "tst_staff_accounts.moc"
