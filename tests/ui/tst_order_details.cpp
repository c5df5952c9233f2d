// SPDX-License-Identifier: GPL-3.0-or-later
// The cancel as it is asked for in the window: one operation, however often it is hit, of the right order, and its
// answer where it belongs. The store is played by the test.
#include "app/window/language.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/orders/order_details.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const Cancelled kDone{{1'764'000'000'000'000}, QStringLiteral("desk-1"), {{SkuId{7}, 2}}, false};

// Orders 1 and 2 are Ada's, 3 is Ben's; Ada is being served.
struct Desk
{
    FakeDesk store;
    std::unique_ptr<OrderDetails> details;

    Desk()
    {
        store.orders = {orderRow(1), orderRow(2), orderRow(3, "created", 2)};
        details = std::make_unique<OrderDetails>(store.desk());
        details->resize(372, 640);
        details->show();
        details->activateWindow();
        details->setServed(CustomerId{1});
    }
    bool show(qint64 id)
    {
        details->setOrder(OrderId{id});
        return QTest::qWaitFor([&] { return details->card() && details->card()->order.id == OrderId{id}; });
    }
    bool openConfirmation()
    {
        details->cancelButton()->click();
        if (!details->confirmButton()->isVisible())
            return false;
        if (details->reasonField()->currentText().isEmpty())
            details->reasonField()->setCurrentText(QStringLiteral("ordered twice"));
        return true;
    }
    bool ask(qint64 id) { return show(id) && openConfirmation() && confirm(); }
    bool confirm()
    {
        const std::size_t before = store.cancels.size();
        details->confirmButton()->click(); // the order is read once more before it is asked
        return QTest::qWaitFor([&] { return store.cancels.size() == before + 1; });
    }
    // A press that is none stays none after everything that was under way.
    bool asksNothing()
    {
        details->confirmButton()->click();
        QCoreApplication::processEvents();
        return !details->isBusy() && store.cancels.empty();
    }
    bool answered()
    {
        return QTest::qWaitFor([&] { return !details->isBusy() && details->answer()->isVisible(); });
    }
    QString text(const char *what) const
    {
        QStringList all;
        for (const QLabel *label : details->findChildren<QLabel *>()) {
            if (label->isVisible())
                all << label->text();
        }
        return all.filter(QString::fromUtf8(what)).join(u'\n');
    }
};

void doubleClick(QWidget *where)
{
    QTest::mouseClick(where, Qt::LeftButton);
    QTest::mouseDClick(where, Qt::LeftButton); // the second press alone
    QTest::mouseRelease(where, Qt::LeftButton);
}

void pressEnter(QWidget *where, bool repeat)
{
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), repeat);
    QCoreApplication::sendEvent(where, &press);
    if (repeat)
        return;
    QKeyEvent release(QEvent::KeyRelease, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"));
    QCoreApplication::sendEvent(where, &release);
}

} // namespace

class tst_OrderDetails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        m_language.use(QStringLiteral("en"));
    }

    void showsWhatTheOrderIsAndHolds()
    {
        Desk desk;
        QCOMPARE(desk.text("Choose an order").isEmpty(), false);
        QVERIFY(desk.show(1));
        QVERIFY(!desk.text("Order 1").isEmpty());
        QVERIFY(!desk.text("Ada Chen").isEmpty());
        QTRY_VERIFY(!desk.text("2 × Mug").isEmpty());
        QVERIFY(!desk.text("8 available · 2 reserved").isEmpty());
        QVERIFY(!desk.text("placed, 2 units held").isEmpty());
    }

    void asksOnceAndSaysWhatWillBeReleased()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.openConfirmation());
        QCOMPARE(desk.store.cancels.size(), 0u);
        QVERIFY(!desk.text("Cancel order 1 of Ada Chen?").isEmpty());
        QVERIFY(!desk.text("2 × Mug: back on sale at once.").isEmpty());
        QVERIFY(desk.confirm());
        const CancelOrder &request = desk.store.cancels.at(0).request;
        QCOMPARE(request.order, OrderId{1});
        QCOMPARE(std::get<CustomerId>(request.onBehalfOf), CustomerId{1});
        QCOMPARE(request.reason, QStringLiteral("ordered twice"));
    }

    // A supervisor acts without a served customer and says why; staff do not, and nobody does for another one than is
    // being served.
    void aSupervisorCancelsWithoutACustomerAndSaysWhy_data()
    {
        QTest::addColumn<Role>("role");
        for (const Role role : {Role::Supervisor, Role::Trainer, Role::Owner})
            QTest::newRow(nameOf(role)) << role;
    }
    void aSupervisorCancelsWithoutACustomerAndSaysWhy()
    {
        QFETCH(Role, role);
        Desk desk;
        StoreFacts facts;
        facts.role = role;
        desk.details->setStore(facts);
        desk.details->setServed(std::nullopt);
        QVERIFY(desk.show(1));
        QVERIFY(!desk
                     .text(qUtf8Printable(
                         QStringLiteral("signed in as %1 and can cancel it without").arg(QLatin1String(nameOf(role)))))
                     .isEmpty());
        QCOMPARE(desk.details->cancelButton()->text(), QStringLiteral("&Cancel without a customer…"));
        QVERIFY(desk.openConfirmation()); // with a reason of the cancel
        QVERIFY(desk.details->unservedField()->isVisible());
        QVERIFY(!desk.text("Without a customer: why").isEmpty());
        QCoreApplication::processEvents();
        const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES"); // keeps what is drawn
        if (!folder.isEmpty())
            QVERIFY(desk.details->grab().save(folder + QStringLiteral("/cancel-without-a-customer.png")));
        for (int press = 0; press < 3; ++press) { // it is no question that a second press answers
            QVERIFY(desk.asksNothing());
            QVERIFY(!desk.text("Say why it is cancelled without its customer").isEmpty());
            QVERIFY(desk.details->unservedField()->hasFocus());
        }
        desk.details->unservedField()->setCurrentText(QString(CancelOrder::kLongestReason + 1, u'x'));
        QVERIFY(desk.asksNothing());
        desk.details->unservedField()->setCurrentText(QStringLiteral("suspected fraud"));
        QVERIFY(desk.text("Say why it is cancelled without its customer").isEmpty());
        QVERIFY(desk.confirm());
        const CancelOrder &request = desk.store.cancels.at(0).request;
        QCOMPARE(std::get<BySupervisor>(request.onBehalfOf).reason, QStringLiteral("suspected fraud"));
        QCOMPARE(request.reason, QStringLiteral("ordered twice"));
    }

    void whomItIsDoneForIsNotChangedUnderAConfirmation()
    {
        Desk desk;
        StoreFacts facts;
        facts.role = Role::Supervisor;
        desk.details->setStore(facts);
        desk.details->setServed(std::nullopt);
        QVERIFY(desk.show(1));
        QVERIFY(desk.openConfirmation());
        desk.details->setServed(CustomerId{1}); // theirs: from now on it is done for them
        QVERIFY(!desk.details->confirmButton()->isVisible());
        QVERIFY(desk.openConfirmation());
        QVERIFY(!desk.details->unservedField()->isVisible());
        desk.details->setServed(std::nullopt);
        QVERIFY(!desk.details->confirmButton()->isVisible());
        desk.details->setServed(CustomerId{2}); // somebody else's: not for them, and not without
        QVERIFY(!desk.details->cancelButton()->isEnabled());
        QCOMPARE(desk.store.cancels.size(), 0u);
    }

    void whoMayNotActWithoutACustomerIsAskedToServeFirst_data()
    {
        QTest::addColumn<Role>("role");
        QTest::addColumn<QString>("why");
        QTest::newRow("staff") << Role::Staff
                               << QStringLiteral(
                                      "Only a supervisor may act without serving the customer; you are signed "
                                      "in as staff.");
        QTest::newRow("nobody") << Role::None
                                << QStringLiteral("Your account has no role in this store, so you may not act without "
                                                  "serving the customer; its owner gives one.");
    }
    void whoMayNotActWithoutACustomerIsAskedToServeFirst()
    {
        QFETCH(Role, role);
        QFETCH(QString, why);
        Desk desk;
        StoreFacts facts;
        facts.role = role;
        desk.details->setStore(facts);
        desk.details->setServed(std::nullopt);
        QVERIFY(desk.show(1));
        QVERIFY(!desk.details->cancelButton()->isEnabled());
        QCOMPARE(desk.details->cancelButton()->toolTip(), why);
        QVERIFY(!desk.text("serve its customer first").isEmpty());
        desk.details->setServed(CustomerId{1});
        QCOMPARE(desk.details->cancelButton()->isEnabled(), role == Role::Staff);
    }

    void enterInTheConfirmationKeepsTheOrder()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        desk.details->cancelButton()->setFocus();
        QTest::keyClick(desk.details->cancelButton(), Qt::Key_Return);
        QVERIFY(desk.details->confirmButton()->isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), desk.details->keepButton());
        QVERIFY(desk.details->keepButton()->isDefault());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!desk.details->confirmButton()->isVisible());
        QCOMPARE(QApplication::focusWidget(), desk.details->cancelButton());
        QCOMPARE(desk.store.cancels.size(), 0u);
    }

    void escapeKeepsTheOrder()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.openConfirmation());
        QSignalSpy left(desk.details.get(), &OrderDetails::left);
        for (QWidget *from : {static_cast<QWidget *>(desk.details->keepButton()),
                              static_cast<QWidget *>(desk.details->findChild<QComboBox *>())}) {
            QVERIFY(desk.details->confirmButton()->isVisible());
            from->setFocus();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            QVERIFY(!desk.details->confirmButton()->isVisible());
            QCOMPARE(left.size(), 0);
            QCOMPARE(QApplication::focusWidget(), desk.details->cancelButton());
            desk.openConfirmation();
        }
        QTest::keyClick(desk.details->keepButton(), Qt::Key_Escape);
        QTest::keyClick(desk.details->cancelButton(), Qt::Key_Escape);
        QCOMPARE(left.size(), 1); // nothing is open: back to the list
        QCOMPARE(desk.store.cancels.size(), 0u);
    }

    void aDoubleClickIsOneOperation()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.openConfirmation());
        doubleClick(desk.details->confirmButton());
        QTest::mouseClick(desk.details->confirmButton(), Qt::LeftButton);
        desk.details->confirmButton()->click();
        QTRY_VERIFY(!desk.details->isChecking());
        QTest::mouseClick(desk.details->confirmButton(), Qt::LeftButton);
        QCoreApplication::processEvents();
        QCOMPARE(desk.store.cancels.size(), 1u);
        desk.store.cancels.at(0).answer(kDone);
        QVERIFY(desk.answered());
        desk.details->confirmButton()->click();
        QCOMPARE(desk.store.cancels.size(), 1u);
    }

    void aDoubleClickOnTheFirstButtonDoesNotReachTheSecond()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        const QPoint where = desk.details->cancelButton()->mapTo(desk.details.get(), QPoint(20, 15));
        for (int click = 0; click < 3; ++click) {
            QCoreApplication::processEvents();
            QWidget *under = desk.details->childAt(where);
            QVERIFY(under);
            if (auto *button = qobject_cast<QPushButton *>(under))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(desk.store.cancels.size(), 0u);
    }

    void aHeldEnterKeyIsOneOperationAndOpensNothingElse()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.openConfirmation());
        desk.details->confirmButton()->setFocus();
        pressEnter(QApplication::focusWidget(), false);
        for (int i = 0; i < 20; ++i) {
            QVERIFY(QApplication::focusWidget());
            pressEnter(QApplication::focusWidget(), true);
            QCoreApplication::processEvents(); // it is read once more, and asked, while the key is down
        }
        QTRY_COMPARE(desk.store.cancels.size(), 1u);
        QVERIFY(desk.details->isBusy());

        // Busy is an answer after which the same button stands there again.
        desk.store.cancels.at(0).fail(DbError::Kind::LockWait);
        QVERIFY(desk.answered());
        for (int i = 0; i < 20; ++i)
            pressEnter(QApplication::focusWidget(), true);
        QCOMPARE(desk.store.cancels.size(), 1u);
        QVERIFY(!desk.details->confirmButton()->isVisible());
    }

    void aHeldEnterKeyOnTheFirstButtonStaysAtTheConfirmation()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        desk.details->cancelButton()->setFocus();
        pressEnter(QApplication::focusWidget(), false);
        for (int i = 0; i < 21; ++i)
            pressEnter(QApplication::focusWidget(), true);
        QVERIFY(desk.details->confirmButton()->isVisible());
        QCOMPARE(desk.store.cancels.size(), 0u);
    }

    // What gave no answer is asked again as the same operation.
    void theSameOperationIsAskedAgainUntilItHasAnAnswer_data()
    {
        QTest::addColumn<DbError::Kind>("kind");
        QTest::newRow("not known") << DbError::Kind::CommitUnknown;
        QTest::newRow("busy") << DbError::Kind::LockWait;
        QTest::newRow("not reached") << DbError::Kind::Unreachable;
        QTest::newRow("lost") << DbError::Kind::ConnectionLost;
        QTest::newRow("read-only") << DbError::Kind::ReadOnly;
    }
    void theSameOperationIsAskedAgainUntilItHasAnAnswer()
    {
        QFETCH(DbError::Kind, kind);
        Desk desk;
        QVERIFY(desk.ask(1));
        for (std::size_t again = 0; again < 3; ++again) {
            desk.store.cancels.at(again).fail(kind);
            QVERIFY(desk.answered());
            QVERIFY(desk.details->answer()->action()->isEnabled());
            doubleClick(desk.details->answer()->action());
            QCOMPARE(desk.store.cancels.size(), again + 2);
        }
        for (const auto &question : desk.store.cancels) {
            QCOMPARE(question.request.operation, desk.store.cancels.at(0).request.operation);
            QCOMPARE(question.request.reason, desk.store.cancels.at(0).request.reason);
        }
        desk.store.cancels.at(3).answer(kDone);
        QVERIFY(desk.answered());
        desk.details->answer()->action()->click(); // another thing now
        QCOMPARE(desk.store.cancels.size(), 4u);
    }

    void offersANewQuoteAfterTheCancelAndOnACancelledOrder()
    {
        Desk desk;
        QSignalSpy asked(desk.details.get(), &OrderDetails::newQuoteAsked);
        QVERIFY(desk.show(1));
        QVERIFY(!desk.details->newQuoteButton()->isVisible());
        QVERIFY(desk.ask(1));
        *desk.store.order(1) = orderRow(1, "cancelled");
        desk.store.cancels.at(0).answer(kDone);
        QVERIFY(desk.answered());
        QTRY_COMPARE(desk.details->card()->order.status, QByteArray("cancelled"));
        QVERIFY(!desk.details->newQuoteButton()->isVisible()); // one key, one button
        QCOMPARE(desk.details->answer()->action()->text(), QStringLiteral("New &quote with the same lines"));
        desk.details->answer()->action()->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.at(0).at(0).value<CustomerId>(), CustomerId{1});
        const auto lines = asked.at(0).at(1).value<std::vector<WantedLine>>();
        QCOMPARE(lines.size(), 1u);
        QCOMPARE(lines[0].sku, SkuId{7});
        QCOMPARE(lines[0].quantity, 2);
        QVERIFY(desk.show(2));
        QVERIFY(desk.show(1));
        QVERIFY(desk.details->newQuoteButton()->isVisible());
        desk.details->newQuoteButton()->click();
        QCOMPARE(asked.size(), 2);
        desk.details->setServed(CustomerId{2});
        QVERIFY(!desk.details->newQuoteButton()->isEnabled());
    }

    void anAnswerThatIsShownIsSeen()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        QCOMPARE(desk.store.seen.size(), 0u);
        desk.store.cancels.back().answer(kDone);
        QVERIFY(desk.answered());
        QCOMPARE(desk.store.seen.size(), 1u);
        QCOMPARE(desk.store.seen[0].request, desk.store.cancels[0].request.operation);
    }

    void whatIsNotKnownStaysSoWhereTheJournalCannotBeWritten()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.store.cancels.back().fail(DbError::Kind::CommitUnknown);
        QVERIFY(desk.answered());
        const QString sentence = desk.details->answer()->sentence();
        desk.details->answer()->action()->click();
        QTRY_COMPARE(desk.store.cancels.size(), 2u);
        desk.store.cancels.back().fail(DbError::Kind::Journal);
        QVERIFY(desk.answered());
        QCOMPARE(desk.details->answer()->sentence(), sentence);
        desk.details->answer()->action()->click();
        QTRY_COMPARE(desk.store.cancels.size(), 3u);
        QCOMPARE(desk.store.cancels[2].request.operation, desk.store.cancels[0].request.operation);
    }

    // The journal keeps a request under its operation, and takes no other one under it.
    void anotherReasonIsAnotherOperation_data()
    {
        QTest::addColumn<QString>("reason");
        QTest::addColumn<bool>("same");
        QTest::newRow("the same") << QStringLiteral("ordered twice") << true;
        QTest::newRow("another") << QStringLiteral("delivery too late") << false;
    }
    void anotherReasonIsAnotherOperation()
    {
        QFETCH(QString, reason);
        QFETCH(bool, same);
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.store.cancels.back().fail(DbError::Kind::LockWait);
        QVERIFY(desk.answered());
        QVERIFY(desk.openConfirmation());
        desk.details->reasonField()->setCurrentText(reason);
        QVERIFY(desk.confirm());
        QCOMPARE(desk.store.cancels[1].request.reason, reason);
        QCOMPARE(desk.store.cancels[1].request.operation == desk.store.cancels[0].request.operation, same);
    }

    void aNewConfirmationAfterAnAnswerIsANewOperation()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.store.cancels.at(0).answer(NotCancellable{"paid"});
        QVERIFY(desk.answered());
        QVERIFY(desk.ask(1));
        QVERIFY(!(desk.store.cancels.at(0).request.operation == desk.store.cancels.at(1).request.operation));
    }

    void keepingTheOrderMakesTheNextConfirmationANewOperation()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.store.cancels.at(0).fail(DbError::Kind::LockWait);
        QVERIFY(desk.answered());
        QVERIFY(desk.ask(1)); // busy: nothing was changed, it is still the same intent
        QCOMPARE(desk.store.cancels.at(1).request.operation, desk.store.cancels.at(0).request.operation);
        desk.store.cancels.at(1).answer(NotFound{});
        QVERIFY(desk.answered());
        QVERIFY(desk.openConfirmation());
        desk.details->keepButton()->click();
        QVERIFY(desk.ask(1));
        QVERIFY(!(desk.store.cancels.at(2).request.operation == desk.store.cancels.at(1).request.operation));
    }

    // It may be done already: no second operation before that is known.
    void whatIsNotKnownCannotBeCoveredByAnother()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.store.cancels.at(0).fail(DbError::Kind::CommitUnknown);
        QVERIFY(desk.answered());
        for (QPushButton *button : desk.details->answer()->findChildren<QPushButton *>()) {
            if (button->accessibleName() == u"Dismiss")
                button->click();
        }
        QVERIFY(!desk.details->answer()->isVisible());
        QVERIFY(!desk.openConfirmation());
        QVERIFY(desk.details->answer()->isVisible());
        QVERIFY(desk.details->answer()->sentence().startsWith(u"The database did not answer the commit."));
        QCOMPARE(desk.store.cancels.size(), 1u);
    }

    // Another order was looked at, another customer is on the telephone: it is found out for the one it was asked for.
    void whatIsNotKnownIsStillTheSameRequestLater()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.store.cancels.at(0).fail(DbError::Kind::CommitUnknown);
        QVERIFY(desk.answered());
        QVERIFY(desk.show(3));
        QVERIFY(!desk.details->answer()->isVisible());
        desk.details->setServed(CustomerId{2});
        QVERIFY(desk.show(1));
        QVERIFY(desk.details->answer()->isVisible());
        QVERIFY(desk.details->answer()->action()->isEnabled());
        desk.details->answer()->action()->click();
        QCOMPARE(desk.store.cancels.size(), 2u);
        const CancelOrder &first = desk.store.cancels.at(0).request, &second = desk.store.cancels.at(1).request;
        QCOMPARE(second.operation, first.operation);
        QCOMPARE(second.order, OrderId{1});
        QCOMPARE(std::get<CustomerId>(second.onBehalfOf), CustomerId{1});
    }

    void aForeignOrderCannotBeCancelled()
    {
        Desk desk;
        QVERIFY(desk.show(3));
        QVERIFY(!desk.details->cancelButton()->isEnabled());
        QVERIFY(!desk.text("this order is not theirs").isEmpty());
        desk.details->cancelButton()->click();
        QVERIFY(!desk.details->confirmButton()->isVisible());

        // Nor when the customer changes behind an open confirmation, or behind an answer with "try again".
        QVERIFY(desk.show(1));
        QVERIFY(desk.openConfirmation());
        desk.details->setServed(CustomerId{2});
        QVERIFY(!desk.details->confirmButton()->isVisible());
        QVERIFY(desk.asksNothing());

        desk.details->setServed(CustomerId{1});
        QVERIFY(desk.ask(1));
        desk.store.cancels.at(0).fail(DbError::Kind::LockWait);
        QVERIFY(desk.answered());
        desk.details->setServed(std::nullopt);
        QVERIFY(!desk.details->answer()->action()->isEnabled());
        desk.details->answer()->action()->click();
        Q_EMIT desk.details->answer()->actionChosen();
        QCOMPARE(desk.store.cancels.size(), 1u);
    }

    void anOrderWithoutServedCustomerOffersToServeThem()
    {
        Desk desk;
        desk.details->setServed(std::nullopt);
        QVERIFY(desk.show(3));
        QSignalSpy serve(desk.details.get(), &OrderDetails::serveAsked);
        for (QPushButton *button : desk.details->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == u"&Serve customer 2")
                button->click();
        }
        QCOMPARE(serve.size(), 1);
        QCOMPARE(serve.at(0).at(0).value<CustomerId>(), CustomerId{2});
    }

    void anotherSelectionDoesNotMoveTheAnswer()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.details->setOrder(OrderId{2});
        QCoreApplication::processEvents();
        desk.store.cancels.at(0).answer(AlreadyCancelled{{}, QStringLiteral("desk-9"), {}});
        QVERIFY(desk.answered());
        QVERIFY(desk.details->answer()->sentence().contains(u"desk-9"));
        QCOMPARE(desk.details->order(), std::optional(OrderId{1}));
        QCOMPARE(desk.details->card()->order.id, OrderId{1});
        QVERIFY(desk.show(2));
        QVERIFY(!desk.details->answer()->isVisible());
        QVERIFY(!desk.text("Order 2").isEmpty());
    }

    // The card of the order before stands there until the next one's comes: its button must not cancel either.
    void betweenTwoOrdersNothingCanBeCancelled()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        desk.store.answersReads = false;
        desk.details->setOrder(OrderId{2});
        QVERIFY(!desk.details->cancelButton()->isEnabled());
        desk.details->cancelButton()->click();
        QVERIFY(!desk.details->confirmButton()->isVisible());
        desk.store.cards.back().answer(orderCard(*desk.store.order(2)));
        QTRY_VERIFY(desk.details->cancelButton()->isEnabled());
        QVERIFY(desk.openConfirmation());
        QVERIFY(desk.confirm());
        QCOMPARE(desk.store.cancels.at(0).request.order, OrderId{2});
    }

    void aConfirmationClosesWhenTheNextOrderIsChosen()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.openConfirmation());
        QVERIFY(desk.show(2));
        QVERIFY(!desk.details->confirmButton()->isVisible());
        QVERIFY(desk.asksNothing());
    }

    void aConfirmationClosesWhenAnotherDeskWasFaster()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.openConfirmation());
        *desk.store.order(1) = orderRow(1, "cancelled");
        desk.details->reload();
        QTRY_VERIFY(!desk.details->confirmButton()->isVisible());
        QTRY_COMPARE(desk.details->card()->order.status, QByteArray("cancelled"));
        QVERIFY(!desk.details->cancelButton()->isVisible());
    }

    void noOrderGetsTheReasonOfAnother()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.openConfirmation());
        desk.details->findChild<QComboBox *>()->setEditText(QStringLiteral("moves abroad"));
        desk.details->keepButton()->click();
        QVERIFY(desk.show(2));
        desk.details->cancelButton()->click();
        QCOMPARE(desk.details->reasonField()->currentText(), QString());
        QVERIFY(desk.openConfirmation() && desk.confirm());
        QCOMPARE(desk.store.cancels.at(0).request.reason, QStringLiteral("ordered twice"));
    }

    void aLateCardIsNotShown()
    {
        Desk desk;
        desk.store.answersReads = false;
        desk.details->setOrder(OrderId{1});
        desk.details->setOrder(OrderId{2});
        QCOMPARE(desk.store.cards.size(), 2u);
        desk.store.cards.at(1).answer(orderCard(*desk.store.order(2)));
        QTRY_VERIFY(desk.details->card());
        QSignalSpy shown(desk.details.get(), &OrderDetails::cardShown);
        desk.store.cards.at(0).answer(orderCard(*desk.store.order(1)));
        QCoreApplication::processEvents();
        QCOMPARE(shown.size(), 0);
        QCOMPARE(desk.details->card()->order.id, OrderId{2});
    }

    void anOrderThatCannotBeReadIsNotShownAsTheOneBefore()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        desk.store.answersReads = false;
        desk.details->setOrder(OrderId{2});
        desk.store.cards.back().fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(!desk.details->card());
        QVERIFY(!desk.text("The order could not be read.").isEmpty());
        QVERIFY(desk.text("Order 1").isEmpty());
        desk.details->reload();
        desk.store.cards.back().answer(std::nullopt);
        QTRY_VERIFY(!desk.text("There is no order 2.").isEmpty());
    }

    void anAnswerForAnOrderThatIsGoneIsShownAllTheSame()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.store.orders.clear();
        desk.details->reload();
        QTRY_VERIFY(!desk.details->card());
        desk.store.cancels.at(0).answer(NotFound{});
        QVERIFY(desk.answered());
    }

    void theAnswerIsReadOutAndHasTheFocus()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.openConfirmation());
        desk.details->confirmButton()->setFocus();
        QTest::keyClick(desk.details->confirmButton(), Qt::Key_Return);
        QTRY_COMPARE(desk.store.cancels.size(), 1u);
        QSignalSpy changed(desk.details.get(), &OrderDetails::orderChanged);
        desk.store.cancels.at(0).answer(kDone);
        QVERIFY(desk.answered());
        QCOMPARE(QApplication::focusWidget(), desk.details->answer());
        QCOMPARE(desk.details->answer()->accessibleName(), desk.details->answer()->sentence());
        QCOMPARE(desk.details->answer()->sentence(), QStringLiteral("Cancelled. 2 × Mug are available again."));
        QCOMPARE(changed.size(), 1);
    }

    void theLanguageChangesUnderAnAnswerAndAConfirmation()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.store.cancels.at(0).answer(kDone);
        QVERIFY(desk.answered());
        QStringList before, after;
        const auto details = [&] {
            QStringList all;
            for (const QLabel *label : desk.details->answer()->findChildren<QLabel *>())
                all << label->text();
            return all;
        };
        before = details();
        m_language.use(QStringLiteral("zh_TW"));
        QCoreApplication::processEvents();
        QCOMPARE(desk.details->answer()->sentence(), QStringLiteral("已取消。2 × Mug 恢復可售。"));
        m_language.use(QStringLiteral("en"));
        QCoreApplication::processEvents();
        after = details();
        QCOMPARE(after, before); // the time of the answer too

        QVERIFY(desk.show(2));
        QVERIFY(desk.openConfirmation());
        m_language.use(QStringLiteral("zh_TW"));
        QCoreApplication::processEvents();
        const QString asked = desk.text("Ada Chen ");
        m_language.use(QStringLiteral("en"));
        QVERIFY2(asked.contains(QStringLiteral("要取消 Ada Chen 的訂單 2 嗎")), qPrintable(asked));
    }

    void namesAreShownAsTheyAreAndNeverAsMarkup()
    {
        Desk desk;
        desk.store.order(1)->customerName = QStringLiteral("<b>Ada</b> %2 &amp; Co");
        QVERIFY(desk.show(1));
        for (const QLabel *label : desk.details->findChildren<QLabel *>()) {
            if (!label->text().isEmpty())
                QCOMPARE(label->textFormat(), Qt::PlainText);
        }
        QVERIFY(desk.openConfirmation());
        QVERIFY(!desk.text("Cancel order 1 of <b>Ada</b> %2 &amp; Co?").isEmpty());
    }

    // Closed while a lane is busy: no crash, and nothing is asked that was not asked before.
    void thePageMayGoWhileAnswersAreUnderWay()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.store.answersReads = false;
        desk.details->reload();
        const std::size_t cards = desk.store.cards.size(), rows = desk.store.rows.size();
        desk.details.reset();
        desk.store.cancels.at(0).answer(kDone);
        desk.store.cards.back().answer(orderCard(orderRow(1)));
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(desk.store.cancels.size(), 1u);
        QCOMPARE(desk.store.cards.size(), cards);
        QCOMPARE(desk.store.rows.size(), rows);
    }

    // What changed while the order stood on the screen is told before it is cancelled, and the button pressed again.
    void aChangeSinceItWasDrawnIsToldFirst_data()
    {
        QTest::addColumn<bool>("afterOpening");
        QTest::newRow("before the confirmation opened") << false;
        QTest::newRow("while it was open") << true;
    }
    void aChangeSinceItWasDrawnIsToldFirst()
    {
        QFETCH(bool, afterOpening);
        Desk desk;
        QVERIFY(desk.show(1));
        if (!afterOpening)
            desk.store.order(1)->version = 2;
        desk.details->cancelButton()->click();
        QVERIFY(!desk.text("Checking whether it is still as shown").isEmpty()); // it opened at once
        QVERIFY(desk.openConfirmation() || desk.details->confirmButton()->isVisible());
        desk.details->reasonField()->setCurrentText(QStringLiteral("ordered twice"));
        const char *const change = "It was changed in something that is not shown here.";
        if (afterOpening) {
            QTRY_VERIFY(!desk.text("Read again just now: it is as shown.").isEmpty());
            desk.store.order(1)->version = 2;
            desk.details->confirmButton()->click();
        }
        QTRY_VERIFY(!desk.text(change).isEmpty());
        QVERIFY(!desk.details->confirmButton()->isEnabled()); // a press on its way is not meant for it
        QVERIFY(desk.asksNothing());
        QTRY_VERIFY(desk.details->confirmButton()->isEnabled());
        QVERIFY(!desk.text(change).isEmpty());
        QVERIFY(desk.confirm());
        QCOMPARE(desk.store.cancels.size(), 1u);
    }

    void anOrderThatWasCancelledMeanwhileOffersNothingMore()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        *desk.store.order(1) = orderRow(1, "cancelled");
        desk.details->cancelButton()->click();
        QTRY_VERIFY(!desk.text("It was cancelled at ").isEmpty());
        QVERIFY(!desk.text("Order 1 cannot be cancelled any more").isEmpty());
        QVERIFY(!desk.details->confirmButton()->isVisible());
        QVERIFY(!desk.details->reasonField()->isVisible());
        QVERIFY(desk.asksNothing());
        QCOMPARE(desk.details->keepButton()->text(), QStringLiteral("C&lose"));
        QCOMPARE(QApplication::focusWidget(), desk.details->keepButton());
        desk.details->keepButton()->click();
        QVERIFY(desk.text("cannot be cancelled any more").isEmpty());
    }

    void aStatusThatCannotBeCancelledIsToldBeforeAnythingIsAsked()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.openConfirmation());
        QTRY_VERIFY(!desk.text("Read again just now").isEmpty());
        desk.store.order(1)->status = "paid";
        desk.details->confirmButton()->click();
        QTRY_VERIFY(!desk.text("Its status is now paid.").isEmpty());
        QVERIFY(desk.asksNothing());
    }

    // The database decides anyway: a reading that does not come holds nobody up for longer than two seconds.
    void aReadingThatDoesNotComeLetsTheCancelGoOn()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        desk.store.answersReads = false;
        QVERIFY(desk.openConfirmation());
        desk.details->confirmButton()->click();
        QVERIFY(desk.details->isChecking());
        QTest::qWait(1'000);
        QVERIFY(desk.store.cancels.empty());
        QTRY_COMPARE_WITH_TIMEOUT(desk.store.cancels.size(), 1u, 4'000);
        QVERIFY(!desk.text("It could not be read again in time.").isEmpty());
    }

    void aReadingThatFailsLetsTheCancelGoOnAtOnce()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        desk.store.answersReads = false;
        QVERIFY(desk.openConfirmation());
        desk.store.cards.back().fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(!desk.text("It could not be read again in time.").isEmpty());
        desk.details->confirmButton()->click();
        desk.store.cards.back().fail(DbError::Kind::Unreachable);
        QTRY_COMPARE(desk.store.cancels.size(), 1u);
    }

    // Pressed, and thought better of before the operation was asked.
    void whatIsStillBeingCheckedCanBeTakenBack()
    {
        for (const bool escape : {true, false}) {
            Desk desk;
            QVERIFY(desk.show(1));
            desk.store.answersReads = false;
            QVERIFY(desk.openConfirmation());
            desk.details->confirmButton()->click();
            QVERIFY(desk.details->isChecking());
            if (escape)
                QTest::keyClick(desk.details.get(), Qt::Key_Escape);
            else
                desk.details->setServed(CustomerId{2});
            QVERIFY(!desk.details->isBusy());
            QVERIFY(!desk.details->confirmButton()->isVisible());
            desk.store.cards.back().answer(orderCard(*desk.store.order(1)));
            QCoreApplication::processEvents();
            QCOMPARE(desk.store.cancels.size(), 0u);
        }
    }

    // Back and again while it is under way: the same operation, and no second question.
    void backAndAgainIsOneOperation()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        QSignalSpy left(desk.details.get(), &OrderDetails::left);
        QTest::keyClick(desk.details.get(), Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
        desk.details->setOrder(OrderId{2});
        desk.details->setOrder(OrderId{1});
        desk.details->takeFocus();
        pressEnter(desk.details.get(), false);
        desk.details->cancelButton()->click();
        desk.details->confirmButton()->click();
        QCoreApplication::processEvents();
        QCOMPARE(desk.store.cancels.size(), 1u);

        desk.store.cancels.at(0).fail(DbError::Kind::CommitUnknown);
        QVERIFY(desk.answered());
        QVERIFY(desk.show(2));
        QVERIFY(desk.show(1));
        QVERIFY(!desk.openConfirmation());
        desk.details->answer()->action()->click();
        QCOMPARE(desk.store.cancels.size(), 2u);
        QCOMPARE(desk.store.cancels.at(1).request.operation, desk.store.cancels.at(0).request.operation);
    }

    void nothingIsGivenToTheCustomerBeforeItIsKnown()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        *desk.store.order(1) = orderRow(1, "cancelled");
        desk.store.cancels.at(0).fail(DbError::Kind::CommitUnknown);
        QVERIFY(desk.answered());
        QTRY_COMPARE(desk.details->card()->order.status, QByteArray("cancelled")); // by whom is not known
        QVERIFY(!desk.details->copyButton()->isVisible());
        QVERIFY(!desk.details->printButton()->isVisible());
        desk.details->answer()->action()->click();
        desk.store.cancels.at(1).answer(kDone);
        QTRY_VERIFY(desk.details->copyButton()->isVisible());
        QVERIFY(desk.details->printButton()->isVisible());
    }

    void aReasonIsAskedForOnceAndCanBeLeftOut()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        desk.details->cancelButton()->click();
        QComboBox *reason = desk.details->reasonField();
        QCOMPARE(reason->currentIndex(), -1);
        QCOMPARE(reason->currentText(), QString());
        QCOMPARE(reason->lineEdit()->placeholderText(), QStringLiteral("Choose or type a reason"));
        QVERIFY(desk.details->confirmButton()->isEnabled());
        doubleClick(desk.details->confirmButton()); // its second press is not the second time
        QCoreApplication::processEvents();
        QCOMPARE(desk.store.cancels.size(), 0u);
        QVERIFY(!desk.details->isBusy());
        QVERIFY(reason->hasFocus());
        QVERIFY(!desk.text("Choose a reason or type one.").isEmpty());
        QVERIFY(desk.confirm());
        QCOMPARE(desk.store.cancels.at(0).request.reason, QString());
    }

    void theListOfReasonsOpensWithDownAndIsTheOneGiven()
    {
        Desk desk;
        desk.details->setReasons({QStringLiteral("rain"), QStringLiteral("snow")});
        QVERIFY(desk.show(1));
        desk.details->cancelButton()->click();
        QComboBox *reason = desk.details->reasonField();
        reason->setFocus();
        QTest::keyClick(reason, Qt::Key_Down);
        QVERIFY(reason->view()->isVisible());
        QCOMPARE(reason->currentText(), QString());
        reason->hidePopup();
        QCOMPARE(reason->count(), 2);
        m_language.use(QStringLiteral("zh_TW"));
        QCoreApplication::processEvents();
        m_language.use(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QCOMPARE(reason->itemText(1), QStringLiteral("snow"));
        QCOMPARE(reason->currentText(), QString());
        QWheelEvent wheel({5, 5}, reason->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(reason, &wheel);
        QCOMPARE(reason->currentText(), QString());
    }

    void aReasonThatIsTooLongIsToldAndNotSent()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.openConfirmation());
        QComboBox *reason = desk.details->reasonField();
        const QString longest = QStringLiteral("😀").repeated(CancelOrder::kLongestReason); // characters, not halves
        reason->setEditText(longest + u'x');
        QVERIFY(!desk.text("The reason has 501 characters; 500 can be kept.").isEmpty());
        desk.details->confirmButton()->click();
        desk.details->confirmButton()->click();
        QCoreApplication::processEvents();
        QCOMPARE(desk.store.cancels.size(), 0u);
        QVERIFY(reason->hasFocus());
        reason->setEditText(longest);
        QVERIFY(desk.text("can be kept").isEmpty());
        QVERIFY(desk.confirm());
        QCOMPARE(desk.store.cancels.at(0).request.reason, longest);
    }

    void mnemonicsAreUniqueInBothLanguages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("zh_TW") << QStringLiteral("zh_TW");
    }
    void mnemonicsAreUniqueInBothLanguages()
    {
        QFETCH(QString, language);
        m_language.use(language);
        for (const DbError::Kind kind : {DbError::Kind::CommitUnknown, DbError::Kind::LockWait}) {
            Desk desk;
            desk.details->setServed(std::nullopt); // every button has its words by then
            QVERIFY(desk.show(1));
            desk.details->setServed(CustomerId{1});
            QVERIFY(desk.ask(1));
            desk.store.cancels.at(0).fail(kind);
            QVERIFY(desk.answered());
            QHash<QString, QString> seen;
            const auto add = [&](const QString &text) {
                const QString key = QKeySequence::mnemonic(text).toString();
                if (key.isEmpty())
                    return;
                QVERIFY2(!seen.contains(key), qPrintable(QStringList({key, seen.value(key), text}).join(u' ')));
                seen.insert(key, text);
            };
            for (const QPushButton *button : desk.details->findChildren<QPushButton *>())
                add(button->text());
            for (const QLabel *label : desk.details->findChildren<QLabel *>()) {
                if (label->buddy())
                    add(label->text());
            }
            QVERIFY2(seen.size() >= 6, qPrintable(seen.keys().join(u' ')));
        }
        m_language.use(QStringLiteral("en"));
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_OrderDetails)
#include "tst_order_details.moc"
