// SPDX-License-Identifier: GPL-3.0-or-later
// Who is being served: what the caller is asked for, two calls at once, and whose answer is shown with which order.
#include "app/window/language.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/customers/caller_card.h"
#include "ui/customers/served_customer.h"
#include "ui/main_window.h"
#include "ui/orders/order_details.h"
#include "ui/orders/orders_page.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/find_field.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QTableView>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const Cancelled kDone{{1'764'000'000'000'000}, QStringLiteral("desk-1"), {{SkuId{7}, 2}}, false};

// Orders 1 and 2 are Ada's (customer 1), 3 is Ben's (customer 2).
struct Open
{
    FakeDesk store;
    std::unique_ptr<MainWindow> window;

    Open()
    {
        store.orders = {orderRow(1), orderRow(2), orderRow(3, "created", 2)};
        window = std::make_unique<MainWindow>(store.desk(),
                                              StoreFacts{QStringLiteral("Store"), true, QStringLiteral("TWD"),
                                                         QStringLiteral("server"), QStringLiteral("me"), Role::Staff});
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get()))
            qFatal("the window does not become active");
    }
    ServedCustomer *serving() const { return window->serving(); }
    CallerCard *card() const { return serving()->card(); }
    OrderDetails *details() const { return window->orders()->details(); }
    qint64 served() const { return serving()->served() ? number(serving()->served()->id) : 0; }

    void press(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QWidget *focused = QApplication::focusWidget();
        QTest::keyClick(focused ? focused : window.get(), Qt::Key(key), modifiers);
    }
    void serve(qint64 id, const char *name) const { window->setServed(customerRow(id, QString::fromUtf8(name))); }
    bool shows(qint64 id) const
    {
        return QTest::qWaitFor([&] { return details()->card() && details()->card()->order.id == OrderId{id}; });
    }
    bool show(qint64 id) const
    {
        window->orders()->showOrder(OrderId{id});
        return shows(id);
    }
    // Ctrl+K, the name, Enter before the list is there; the card shows.
    bool find(const char *name) const
    {
        press(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QString::fromUtf8(name));
        press(Qt::Key_Return);
        return QTest::qWaitFor([&] { return card()->isVisible(); });
    }
    QStringList cardSays() const
    {
        QStringList texts;
        for (const QLabel *label : card()->findChildren<QLabel *>()) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts;
    }
    QStringList menuSays() const
    {
        Q_EMIT serving()->menu()->aboutToShow();
        QStringList texts;
        for (const QAction *action : serving()->menu()->actions()) {
            if (!action->isSeparator())
                texts << action->text();
        }
        return texts;
    }
    QAction *menuAction(const char *begins) const
    {
        Q_EMIT serving()->menu()->aboutToShow();
        for (QAction *action : serving()->menu()->actions()) {
            if (action->text().startsWith(QString::fromUtf8(begins)))
                return action;
        }
        return nullptr;
    }
    bool cancelShownOrder()
    {
        const std::size_t before = store.cancels.size();
        details()->cancelButton()->click();
        details()->reasonField()->setEditText(QStringLiteral("changed their mind"));
        details()->confirmButton()->click();
        return QTest::qWaitFor([&] { return store.cancels.size() == before + 1; });
    }
};

} // namespace

class tst_ServedCustomer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        m_language.use(QStringLiteral("en"));
    }
    void cleanup() { m_language.use(QStringLiteral("en")); }

    // Two calls at once, no mouse: find, check, serve, park, find, check, serve, swap.
    void twoCallsAtOnceFromTheKeyboard()
    {
        Open open;
        QVERIFY(open.find("Ada"));
        QCOMPARE(open.served(), 0);
        QCOMPARE(QApplication::focusWidget(), open.card()->serveButton());
        open.press(Qt::Key_Return);
        QCOMPARE(open.served(), 1);
        QVERIFY(!open.card()->isVisible());
        QCOMPARE(QApplication::focusWidget(), open.window->orders()->list()->table());
        QVERIFY(open.show(1));

        open.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(open.served(), 0);
        QCOMPARE(open.serving()->parked().size(), 1u);
        QCOMPARE(QApplication::focusWidget(), open.window->find()); // who is the other caller?
        QVERIFY(open.find("Ben"));
        open.press(Qt::Key_Return);
        QCOMPARE(open.served(), 2);
        QVERIFY(open.show(3));

        open.press(Qt::Key_1, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(open.served(), 1);
        QVERIFY(open.shows(1));
        QVERIFY(open.details()->cancelButton()->isEnabled());
        QCOMPARE(open.serving()->parked().size(), 1u);
        QCOMPARE(open.serving()->parked()[0].customer.id, CustomerId{2});
        QCOMPARE(open.serving()->parked()[0].place.order, std::optional(OrderId{3}));
        open.press(Qt::Key_1, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(open.served(), 2);
        QVERIFY(open.shows(3));
        open.press(Qt::Key_2, Qt::AltModifier | Qt::ShiftModifier); // there is only one
        QCOMPARE(open.served(), 2);
    }

    void theCardShowsWhatToAskTheCallerFor()
    {
        Open open;
        CustomerRow ada = customerRow(1, QStringLiteral("Ada <b>Chen</b>"));
        ada.email = QStringLiteral("ada@example.org");
        ada.externalNumber = "EXT-1";
        open.serving()->ask(ada);
        QVERIFY(QApplication::activeModalWidget() == nullptr && !open.card()->isWindow());
        QTRY_VERIFY(open.card()->newestIsKnown());
        const QStringList says = open.cardSays();
        for (const QString &text : {QStringLiteral("Ada <b>Chen</b>"), QStringLiteral("Customer 1"),
                                    QStringLiteral("Ask the caller for one of these, and compare:"), ada.phone,
                                    ada.email, QStringLiteral("EXT-1")})
            QVERIFY2(says.contains(text), qPrintable(text));
        QVERIFY(!says.filter(QStringLiteral("2 of ")).isEmpty()); // the newest of 1 and 2
        for (const QLabel *label : open.card()->findChildren<QLabel *>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        QVERIFY(open.card()->serveButton()->accessibleDescription().contains(ada.email)); // told where the focus is
    }

    void whatIsNotKnownIsNotAskedFor()
    {
        Open open;
        CustomerRow nobody{CustomerId{9}, QStringLiteral("Zoe"), {}, {}, {}};
        open.serving()->ask(nobody);
        QTRY_VERIFY(open.card()->newestIsKnown());
        QCOMPARE(open.cardSays(),
                 (QStringList{QStringLiteral("Zoe"), QStringLiteral("Customer 9"),
                              QStringLiteral("Nothing is known that the caller could be asked for.")}));
    }

    // Enter goes on, whether or not the database has told the newest order.
    void theCardWaitsForNothing()
    {
        Open open;
        QVERIFY(QTest::qWaitFor([&] { return open.store.pages.size() > 0; }));
        open.store.answersReads = false;
        open.serving()->ask(customerRow(1, QStringLiteral("Ada Chen")));
        QVERIFY(open.cardSays().contains(QStringLiteral("is being read…")));
        const auto asked = open.store.pages.back();
        QCOMPARE(asked.request.filter.customer, std::optional(CustomerId{1}));
        QCOMPARE(asked.request.limit, 1);
        open.press(Qt::Key_Return);
        QCOMPARE(open.served(), 1);
        open.serving()->ask(customerRow(2, QStringLiteral("Ben Lin"))); // and its late answer is not Ben's
        asked.answer({orderRow(1)});
        QCoreApplication::processEvents();
        QVERIFY(open.cardSays().contains(QStringLiteral("is being read…")));
        open.store.pages.back().fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(open.card()->newestIsKnown());
        QVERIFY(!open.cardSays().filter(QStringLiteral("not known")).isEmpty());
    }

    void escapeOnTheCardServesNobodyAndGoesBack()
    {
        Open open;
        open.serve(2, "Ben Lin");
        QVERIFY(open.find("Ada"));
        QVERIFY(!open.cardSays().filter(QStringLiteral("2 Ben Lin is then not served any more")).isEmpty());
        open.press(Qt::Key_Escape);
        QVERIFY(!open.card()->isVisible());
        QCOMPARE(open.served(), 2);
        QCOMPARE(QApplication::focusWidget(), open.window->find());
    }

    void theCardOfAnOrdersCustomerGoesBackToTheOrder()
    {
        Open open;
        QVERIFY(open.show(3));
        open.details()->takeFocus();
        open.press(Qt::Key_Return); // Serve customer 2
        QTRY_VERIFY(open.card()->isVisible());
        open.press(Qt::Key_Return);
        QCOMPARE(open.served(), 2);
        QTRY_COMPARE(QApplication::focusWidget(), open.details()->cancelButton());
    }

    void atMostNineAreParked()
    {
        Open open;
        for (qint64 id = 1; id <= 10; ++id) {
            open.serve(100 + id, "Caller");
            open.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        }
        QCOMPARE(open.serving()->parked().size(), 9u);
        QCOMPARE(open.served(), 110); // nobody is lost
        const QAction *park = open.menuAction("&Park");
        QVERIFY(park && !park->isEnabled());
        QVERIFY(park->text().contains(u"9"));
        open.press(Qt::Key_9, Qt::AltModifier | Qt::ShiftModifier); // a swap needs no room
        QCOMPARE(open.served(), 109);
        QCOMPARE(open.serving()->parked().size(), 9u);
        QCOMPARE(open.serving()->parked().back().customer.id, CustomerId{110});
    }

    void whoWaitsAndIsFoundAgainIsTakenUp()
    {
        Open open;
        open.serve(1, "Ada Chen");
        QVERIFY(open.show(1));
        open.serving()->park();
        QVERIFY(open.show(3));
        QVERIFY(open.find("Ada"));
        open.press(Qt::Key_Return);
        QCOMPARE(open.served(), 1);
        QVERIFY(open.serving()->parked().empty());
        QVERIFY(open.shows(1));
    }

    void theMenuTellsWhoWaitsWhereAndSinceWhen()
    {
        Open open;
        QVERIFY(open.menuAction("&Find the caller"));
        open.serve(1, "Ada & Bob");
        QVERIFY(open.show(1));
        open.serving()->park();
        open.serve(2, "Ben Lin");
        open.serving()->park(); // with Ada's order on the screen, which is not Ben's
        const QStringList says = open.menuSays();
        QCOMPARE(says.size(), 4);
        const QString since = open.serving()->parked()[0].since.toString(u"HH:mm");
        QCOMPARE(says.at(2), QStringLiteral("1  Ada && Bob · since %1 · Orders · order 1\tAlt+Shift+1").arg(since));
        QVERIFY(says.at(3).startsWith(u"2  Ben Lin · since"));
        QVERIFY(!says.at(3).contains(u"order 1"));
        QVERIFY(open.serving()->accessibleName().contains(u"2 parked"));
        open.menuAction("1  Ada")->trigger();
        QCOMPARE(open.served(), 1);
        open.menuAction("&Stop serving")->trigger();
        QCOMPARE(open.served(), 0);
        QCOMPARE(open.serving()->parked().size(), 1u);
    }

    void escapeInTheMenuStopsNothing()
    {
        Open open;
        open.serve(1, "Ada Chen");
        open.serving()->setFocus();
        open.press(Qt::Key_Return);
        QTRY_VERIFY(open.serving()->menu()->isVisible());
        QTest::keyClick(open.serving()->menu(), Qt::Key_Escape);
        QVERIFY(!open.serving()->menu()->isVisible());
        QCOMPARE(open.served(), 1);
        open.press(Qt::Key_Escape);
        QCOMPARE(open.served(), 1);
    }

    void withNobodyThereTheButtonLeadsToTheFindField()
    {
        Open open;
        open.serving()->click();
        QCOMPARE(QApplication::focusWidget(), open.window->find());
    }

    void theAnswerOfAParkedCustomersOrderWaitsForIt_data()
    {
        QTest::addColumn<bool>("committed");
        QTest::newRow("cancelled") << true;
        QTest::newRow("not known") << false;
    }

    void theAnswerOfAParkedCustomersOrderWaitsForIt()
    {
        QFETCH(bool, committed);
        Open open;
        open.serve(1, "Ada Chen");
        QVERIFY(open.show(1));
        QVERIFY(open.cancelShownOrder());
        open.serving()->park();
        open.serve(2, "Ben Lin");
        QVERIFY(open.show(3));
        QVERIFY(!open.details()->confirmButton()->isVisible());
        QVERIFY(!open.details()->cancelButton()->isEnabled()); // one at a time
        if (committed)
            open.store.cancels.at(0).answer(kDone);
        else
            open.store.cancels.at(0).fail(DbError::Kind::CommitUnknown);
        QTRY_VERIFY(!open.details()->isBusy());
        QVERIFY(!open.details()->answer()->isVisible()); // it is not order 3's
        QCOMPARE(open.details()->order(), std::optional(OrderId{3}));
        QVERIFY(open.details()->cancelButton()->isEnabled());

        open.serving()->takeUp(0);
        QVERIFY(open.shows(1));
        QVERIFY(open.details()->answer()->isVisible());
        QVERIFY2(open.details()->answer()->sentence().startsWith(
                     committed ? QStringLiteral("Cancelled. 2 × Mug are") // named, though it was there before its order
                               : QStringLiteral("The database did not answer the commit")),
                 qPrintable(open.details()->answer()->sentence()));
        open.serving()->takeUp(0);
        QVERIFY(open.shows(3));
        QVERIFY(!open.details()->answer()->isVisible());
    }

    void whoIsTakenUpDuringTheirCancelSeesItRunAndItsAnswer()
    {
        Open open;
        open.serve(1, "Ada Chen");
        QVERIFY(open.show(1));
        QVERIFY(open.cancelShownOrder());
        open.serving()->park();
        open.serve(2, "Ben Lin");
        QVERIFY(open.show(3));
        open.serving()->takeUp(0);
        QVERIFY(open.shows(1));
        QVERIFY(open.details()->confirmButton()->isVisible());
        QCOMPARE(open.details()->confirmButton()->text(), QStringLiteral("Cancelling…"));
        QVERIFY(!open.details()->confirmButton()->isEnabled());
        QCOMPARE(open.store.cancels.size(), 1u);
        open.store.cancels.at(0).answer(kDone);
        QTRY_VERIFY(open.details()->answer()->isVisible());
        QVERIFY(!open.details()->confirmButton()->isVisible());
        QCOMPARE(open.details()->order(), std::optional(OrderId{1}));
    }

    void theLanguageChangesTheControlAndTheCard()
    {
        Open open;
        open.serve(1, "Ada Chen");
        open.serving()->ask(customerRow(2, QStringLiteral("Ben Lin")));
        QTRY_VERIFY(open.card()->newestIsKnown());
        m_language.use(QStringLiteral("zh_TW"));
        QCoreApplication::processEvents();
        QVERIFY(open.cardSays().contains(QStringLiteral("Ben Lin")));
        QVERIFY(open.serving()->text().contains(u"Ada Chen"));
    }

    void theWindowMayGoWhileTheCardAsks()
    {
        Open open;
        QVERIFY(QTest::qWaitFor([&] { return open.store.pages.size() > 0; }));
        open.store.answersReads = false;
        open.serving()->ask(customerRow(1, QStringLiteral("Ada Chen")));
        const auto asked = open.store.pages.back();
        open.window.reset();
        asked.answer({orderRow(1)});
        QCoreApplication::processEvents();
        QCOMPARE(open.store.cancels.size(), 0u);
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_ServedCustomer)
#include "tst_served_customer.moc"
