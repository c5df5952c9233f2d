// SPDX-License-Identifier: GPL-3.0-or-later
// What each role finds in the window, in the same words everywhere; and what is said when the database refuses: of
// every rule that a trigger holds up, and of every missing right, a sentence and no code.
#include "sql/schema/migrator.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/customers/served_customer.h"
#include "ui/diagnostics/case_details.h"
#include "ui/diagnostics/cases_pane.h"
#include "ui/diagnostics/check_strip.h"
#include "ui/diagnostics/diagnostics_page.h"
#include "ui/main_window.h"
#include "ui/orders/order_details.h"
#include "ui/orders/orders_page.h"
#include "ui/quotes/quotes_page.h"
#include "ui/shared/refusal_text.h"
#include "ui/shared/role_text.h"
#include "ui/shared/theme.h"
#include "ui/shared/unanswered_text.h"
#include "ui/stock/stock_details.h"
#include "ui/stock/stock_page.h"

#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using Kind = DbError::Kind;

QString qs(const char *text)
{
    return QString::fromUtf8(text);
}

DbError refused(int native, const char *text, Kind kind = Kind::NotPermitted)
{
    return {kind, native, "skus/price_change", qs(text)};
}

constexpr Role kRoles[] = {Role::None, Role::Staff, Role::Supervisor, Role::Trainer, Role::Owner};

} // namespace

class tst_Roles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        QLocale::setDefault(QLocale(QStringLiteral("en")));
    }

    // security.md's table, a line a right: who has it.
    void aRoleMayWhatTheDesignSays()
    {
        using enum Right;
        const std::pair<Right, const char *> table[] = {{ServeCustomers, "staff supervisor trainer owner"},
                                                        {ActWithoutCustomer, "supervisor trainer owner"},
                                                        {KeepStock, "supervisor trainer owner"},
                                                        {ChangePrices, "supervisor trainer owner"},
                                                        {HandleCases, "supervisor trainer owner"},
                                                        {CheckStore, "supervisor trainer owner"},
                                                        {WatchLocks, "supervisor trainer owner"},
                                                        {Repair, "supervisor owner"},
                                                        {ChangeSettings, "owner"},
                                                        {CleanUpQuotes, "owner"},
                                                        {KeepStaff, "owner"}};
        QCOMPARE(std::size(table), std::size(kRights));
        for (const auto &[right, roles] : table) {
            for (const Role role : kRoles) {
                const bool wanted = role != Role::None && QByteArray(roles).split(' ').contains(nameOf(role));
                QVERIFY2(may(role, right) == wanted, nameOf(right));
                QCOMPARE(whyNotFor(right, role).isEmpty(), wanted);
                QVERIFY(wanted || whyNotFor(right, role).contains(role == Role::None ? qs("no role") : roleText(role)));
            }
        }
        QCOMPARE(whyNotFor(ChangePrices, Role::Staff),
                 qs("Only a supervisor may change prices; you are signed in as staff."));
        QCOMPARE(whyNotFor(Repair, Role::Trainer),
                 qs("Only a supervisor may repair stock; you are signed in as trainer."));
        QCOMPARE(whyNotFor(KeepStaff, Role::Supervisor),
                 qs("Only the owner may change who works here; you are signed in as supervisor."));
    }

    void theWindowOffersWhatTheRoleMay_data()
    {
        QTest::addColumn<Role>("role");
        for (const Role role : kRoles)
            QTest::newRow(role == Role::None ? "no role" : nameOf(role)) << role;
    }
    void theWindowOffersWhatTheRoleMay()
    {
        QFETCH(Role, role);
        FakeDesk store;
        store.orders = {orderRow(1)};
        store.stock = {stockRow(7, 5, 5)};
        StoreFacts facts;
        facts.role = role;
        facts.currency = qs("TWD");
        MainWindow window(store.desk(), facts);
        window.show();

        struct Action
        {
            QAbstractButton *button;
            Right right;
            bool isOffered = true; // else it has other conditions as well: who may not, cannot, and reads why
        };
        OrderDetails *order = window.orders()->details();
        window.orders()->showOrder(OrderId{1});
        QTRY_VERIFY(order->card());
        StockDetails *stock = window.stock()->details();
        CasesPane *cases = window.diagnostics()->cases();
        const std::vector<Action> actions{
            {window.serving(), Right::ServeCustomers},
            {window.pageButton(MainWindow::DiagnosticsAt), Right::HandleCases},
            {order->cancelButton(), Right::ActWithoutCustomer}, // nobody is being served
            {stock->action(SkuDialog::What::Receive), Right::KeepStock},
            {stock->action(SkuDialog::What::Count), Right::KeepStock},
            {stock->action(SkuDialog::What::Price), Right::ChangePrices},
            {cases->strip()->changedButton(), Right::CheckStore},
            {cases->strip()->everythingButton(), Right::CheckStore},
            {cases->details()->action(CaseDetails::Repair), Right::Repair, false},
            {cases->details()->action(CaseDetails::Note), Right::HandleCases, false},
            {cases->details()->action(CaseDetails::HandOver), Right::HandleCases, false},
            {cases->details()->action(CaseDetails::Resolve), Right::HandleCases, false},
        };
        for (const Action &action : actions) {
            const QByteArray name = action.button->text().toUtf8() + " / " + nameOf(action.right);
            const QString whyNot = whyNotFor(action.right, role);
            if (action.isOffered)
                QVERIFY2(action.button->isEnabled() == whyNot.isEmpty(), name);
            QVERIFY2(whyNot.isEmpty() || !action.button->isEnabled(), name);
            QVERIFY2(!action.button->toolTip().isEmpty(), name);
            QVERIFY2(whyNot.isEmpty() || action.button->toolTip().contains(whyNot), action.button->toolTip().toUtf8());
            QVERIFY2(!whyNot.isEmpty() || !action.button->toolTip().contains(qs("signed in as")), name);
        }
    }

    // Every rule of every trigger, from the schema itself: without its sentence, a new one stops here.
    void everyRuleOfTheStoreHasItsSentence()
    {
        static const QRegularExpression message(QStringLiteral("MESSAGE_TEXT = '([^']*)'"));
        QSet<QString> rules, sentences;
        for (const SchemaStep &step : Migrator::steps()) {
            auto matches = message.globalMatch(QString::fromUtf8(step.sql));
            while (matches.hasNext())
                rules << matches.next().captured(1);
        }
        QVERIFY(rules.size() > 70);
        for (const QString &rule : std::as_const(rules)) {
            const DbError error{Kind::Refused, 1644, "orders/order_cancel", rule};
            const QString sentence = refusalText(error);
            QVERIFY2(!sentence.isEmpty(), qPrintable(rule));
            QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%') && !sentence.contains(u'_') &&
                         !sentence.contains(u"these records"),
                     qPrintable(sentence));
            sentences << sentence;
            const AnswerText text = unansweredText(error, {});
            QCOMPARE(text.sentence, sentence + qs(" Nothing was changed."));
            QVERIFY(text.technical.contains(rule) && text.technical.contains(u"1644"));
        }
        QVERIFY(sentences.size() > 50);
        QVERIFY(refusalText({Kind::Refused, 1644, "orders/order_cancel", qs("a rule of somebody else")}).isEmpty());
    }

    void aMissingRightIsNamedInTheFieldsWords_data()
    {
        QTest::addColumn<int>("native");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, int native, const char *said, const char *sentence) {
            QTest::newRow(name) << native << qs(said) << qs(sentence);
        };
        row("a table, MySQL", 1142, "UPDATE command denied to user 'ann'@'localhost' for table 'prices'",
            "Your account may not change prices.");
        row("a table, MariaDB", 1142, "UPDATE command denied to user 'ann'@'localhost' for table `holdfast`.`prices`",
            "Your account may not change prices.");
        row("a column", 1143,
            "UPDATE command denied to user 'ann'@'localhost' for column 'quantity' in table "
            "'reservations'",
            "Your account may not change reservations.");
        row("a new row", 1142, "INSERT command denied to user 'o'hara'@'%' for table `x`.`check_runs`",
            "Your account may not add to the checks.");
        row("a read", 1142, "SELECT command denied to user 'ann'@'localhost' for table 'orders'",
            "Your account may not read orders.");
        row("a delete", 1142, "DELETE command denied to user 'ann'@'localhost' for table 'stock_movements'",
            "Your account may not delete from the movements of stock.");
        row("a table of somebody else", 1142, "DELETE command denied to user 'ann'@'localhost' for table 'x'",
            "Your account may not delete from these records.");
        row("a statement of the schema", 1142, "ALTER command denied to user 'ann'@'localhost' for table 'orders'",
            "Your account may not do this to the store's own tables.");
        row("the server", 1227, "Access denied; you need (at least one of) the PROCESS privilege(s) for this operation",
            "Your account lacks a right on the server itself, which its administrator can give.");
        row("the schema", 1044, "Access denied for user 'ann'@'localhost' to database 'x'",
            "Your account may not use this store.");
        row("the sign-in", 1045, "Access denied for user 'ann'@'localhost' (using password: YES)",
            "The server does not accept your account or its password any more.");
        for (const Right right : kRights)
            QTest::newRow(nameOf(right)) << 0 << qs(nameOf(right)) << mayNotText(right);
    }
    void aMissingRightIsNamedInTheFieldsWords()
    {
        QFETCH(int, native);
        QFETCH(QString, said);
        QFETCH(QString, sentence);
        const AnswerText text = unansweredText(refused(native, qPrintable(said)), {});
        QCOMPARE(text.sentence, sentence + qs(" Nothing was changed."));
        QVERIFY(native == 0 || text.technical.contains(QString::number(native)));
        QVERIFY(!text.sentence.contains(QString::number(native)));
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_Roles)
#include "tst_roles.moc"
