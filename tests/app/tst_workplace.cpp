// SPDX-License-Identifier: GPL-3.0-or-later
// Who works at the computer: signing in through the first page, the next person without a restart, and the lock.
#include "app/environment/profile_file.h"
#include "app/window/workplace.h"
#include "sql/connection/session.h"
#include "tests/support/fake_key_ring.h"
#include "tests/support/gui_test_main.h"
#include "tests/support/person.h"
#include "tests/support/store_builder.h"
#include "ui/customers/served_customer.h"
#include "ui/main_window.h"
#include "ui/orders/order_details.h"
#include "ui/orders/orders_page.h"
#include "ui/pending/pending_operations.h"
#include "ui/quotes/new_quote_dialog.h"
#include "ui/quotes/quotes_page.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/sign_in_fields.h"
#include "ui/shared/theme.h"
#include "ui/sign_in/lock_page.h"
#include "ui/sign_in/sign_in_page.h"
#include "ui/sign_in/sign_in_window.h"
#include "ui/sign_in/start_page.h"

#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr int kPatience = 20'000; // ms

QList<QWidget *> shown()
{
    QList<QWidget *> windows;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (window->isVisible())
            windows << window;
    }
    return windows;
}

bool comes(const std::function<bool()> &holds)
{
    return QTest::qWaitFor(holds, kPatience);
}

} // namespace

class tst_Workplace : public QObject
{
    Q_OBJECT

    FakeKeyRing m_ring;
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<Person> m_ada, m_ben;
    CustomerId m_customer{};
    SkuId m_mug{};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workplace> m_place;

    OpenedStore opened(const Person &person) const
    {
        return openedStore(openStore(person.settings(), Environment::Training));
    }
    Profile profile(const Person &person) const
    {
        Profile profile;
        profile.id = QStringLiteral("shop");
        profile.socket = m_schema->settings().socket;
        profile.schema = m_schema->name();
        profile.account = QString::fromLatin1(person.name());
        return profile;
    }
    void makePlace(const QByteArray &settings = {})
    {
        QFile file(m_folder->filePath(QStringLiteral("desk.conf")));
        if (!file.open(QIODevice::WriteOnly) || file.write(settings) != settings.size())
            qFatal("no settings");
        m_place = std::make_unique<Workplace>(Workplace::Place{
            m_ring.ring(), DeskSettings(file.fileName()), m_folder->filePath(QStringLiteral("journal.sqlite")), {}});
    }
    OrderId shownOrder()
    {
        const OrderId order = m_store->order(m_customer, {{m_mug, 2}});
        m_place->window()->setServed(CustomerRow{m_customer, QStringLiteral("Ada Chen"), {}, {}, {}});
        m_place->window()->orders()->showOrder(order);
        return order;
    }
    // The question of the cancel is open and has its answer to wait for: another session holds the order.
    OrderId cancelWaits(RawClient &other)
    {
        const OrderId order = shownOrder();
        OrderDetails &details = *m_place->window()->orders()->details();
        other.run("START TRANSACTION");
        other.run("SELECT id FROM orders WHERE id = " + QByteArray::number(number(order)) + " FOR UPDATE");
        if (!comes([&] { return details.cancelButton()->isVisible() && details.cancelButton()->isEnabled(); }))
            qFatal("the order does not show");
        details.cancelButton()->click();
        details.reasonField()->setEditText(QStringLiteral("ordered twice"));
        details.confirmButton()->click();
        RawClient administrator(TestServer::administrator());
        if (!comes([&] {
                return administrator.number("SELECT COUNT(*) FROM information_schema.processlist WHERE user = '" +
                                            m_ada->name() + "' AND info LIKE '%FOR UPDATE%'") > 0;
            }))
            qFatal("the cancel does not wait");
        return order;
    }
    NewQuoteDialog *newQuote()
    {
        QuotesPage *quotes = m_place->window()->quotes();
        m_place->window()->go(MainWindow::QuotesAt);
        quotes->newButton()->click();
        return m_place->window()->findChild<NewQuoteDialog *>();
    }
    bool unlocks(const QString &password)
    {
        LockPage *page = m_place->lockPage();
        page->fields()->passwordField()->setText(password);
        page->unlockButton()->click();
        return comes([&] { return !m_place->lockPage() || (!page->isBusy() && page->answer()->isVisible()); }) &&
               !m_place->lockPage();
    }

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        QApplication::setQuitOnLastWindowClosed(false);
        m_schema = std::make_unique<ScratchSchema>("workplace");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_customer = m_store->customer("Ada Chen");
        m_mug = m_store->sku("MUG-01", 500);
        m_ada = std::make_unique<Person>(*m_schema, "ada", "staff");
        m_ben = std::make_unique<Person>(*m_schema, "ben", "supervisor");
    }
    void cleanupTestCase()
    {
        m_ada.reset();
        m_ben.reset();
        m_store.reset();
        m_schema.reset();
    }
    void init()
    {
        m_ring = {};
        m_folder = std::make_unique<QTemporaryDir>();
        makePlace();
    }
    void cleanup()
    {
        m_place.reset();
        m_folder.reset();
        QDir(profileFolder()).removeRecursively();
    }

    void nobodyThenSomebodyThenTheNext()
    {
        QCOMPARE(writeProfile(profile(*m_ada)), std::nullopt);
        QSignalSpy lastClosed(qApp, &QGuiApplication::lastWindowClosed);
        m_place->start();
        SignInWindow *first = m_place->signInWindow();
        QVERIFY(first && first->isVisible() && !m_place->window());
        QVERIFY(comes([&] { return first->start()->signInButton()->isVisible(); }));
        first->start()->signInButton()->click();
        SignInPage &page = *first->signIn();
        QVERIFY(comes([&] { return page.isVisible(); }));
        page.fields()->passwordField()->setText(QStringLiteral("wrong"));
        page.signInButton()->click();
        QVERIFY(comes([&] { return page.answer()->isVisible(); }));
        QVERIFY(!m_place->window());
        page.fields()->passwordField()->setText(QStringLiteral("secret"));
        page.signInButton()->click();
        QVERIFY(comes([&] { return m_place->window(); }));
        QVERIFY(!m_place->signInWindow());
        QCOMPARE(shown(), QList<QWidget *>{m_place->window()});
        QVERIFY(m_place->window()->personButton()->text().startsWith(QString::fromLatin1(m_ada->name())));

        m_place->anotherPerson();
        QVERIFY(m_place->signInWindow() && !m_place->window());
        QCOMPARE(shown(), QList<QWidget *>{m_place->signInWindow()});
        m_place->begin(opened(*m_ben));
        QVERIFY(m_place->window()->personButton()->text().startsWith(QString::fromLatin1(m_ben->name())));
        QCOMPARE(lastClosed.size(), 0); // that would end the program
    }

    void theNextPersonFindsNothingOnTheScreen()
    {
        m_place->begin(opened(*m_ada));
        m_place->window()->activateWindow();
        const OrderId order = shownOrder();
        QVERIFY(comes([&] { return m_place->window()->orders()->details()->card().has_value(); }));
        const QPointer<MainWindow> window = m_place->window();
        const QPointer<QDialog> dialog = newQuote();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window));
        QTest::keyClick(window, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(comes([&] { return m_place->signInWindow(); }));
        QVERIFY(!window && !dialog);
        QCOMPARE(shown(), QList<QWidget *>{m_place->signInWindow()});
        QVERIFY(comes([&] { return !m_place->isEnding(); })); // and nothing of it is left behind

        m_place->begin(opened(*m_ben));
        QVERIFY(!m_place->window()->serving()->served());
        QVERIFY(m_place->window()->orders()->details()->order() != order);
        QVERIFY(!m_place->window()->findChild<NewQuoteDialog *>());
    }

    void behindTheLockNothingIsReadAndNothingLost()
    {
        m_place->begin(opened(*m_ada));
        shownOrder();
        NewQuoteDialog *dialog = newQuote();
        auto *words = dialog->findChild<QLineEdit *>();
        QVERIFY(words);
        words->setText(QStringLiteral("half a word"));
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QTest::keyClick(dialog, Qt::Key_L, Qt::ControlModifier); // wherever one is
        QVERIFY(comes([&] { return m_place->lockPage(); }));
        QCOMPARE(shown(), QList<QWidget *>{m_place->lockPage()});
        QVERIFY(!m_place->lockPage()->windowTitle().contains(u"Ada Chen"));

        QDialog late(m_place->window()); // an answer opens one meanwhile
        late.show();
        QVERIFY(comes([&] { return !late.isVisible(); }));

        QVERIFY(!unlocks(QStringLiteral("another")));
        QCOMPARE(shown(), QList<QWidget *>{m_place->lockPage()});
        QVERIFY(unlocks(QStringLiteral("secret")));
        const QList<QWidget *> again = shown();
        QVERIFY(again.size() == 3 && again.contains(m_place->window()) && again.contains(dialog) &&
                again.contains(&late));
        QCOMPARE(words->text(), QStringLiteral("half a word"));
        QVERIFY(m_place->window()->serving()->served());
        m_place->lock(); // and again
        QCOMPARE(shown(), QList<QWidget *>{m_place->lockPage()});
    }

    void anotherPersonPassesTheLockWithoutItsPassword()
    {
        m_place->begin(opened(*m_ada));
        const QPointer<QDialog> dialog = [&] {
            shownOrder();
            return newQuote();
        }();
        m_place->lock();
        m_place->lockPage()->anotherButton()->click();
        QVERIFY(comes([&] { return m_place->signInWindow(); }));
        QVERIFY(!m_place->window() && !m_place->lockPage() && !dialog);
        QCOMPARE(shown(), QList<QWidget *>{m_place->signInWindow()});
        m_place->begin(opened(*m_ben));
        QCOMPARE(shown(), QList<QWidget *>{m_place->window()});
        m_place->lock();
        QVERIFY(!unlocks(QStringLiteral("no")));
        QVERIFY(unlocks(QStringLiteral("secret"))); // Ben's, who has the same
    }

    void whatIsUnderWayEndsBehindTheLock()
    {
        m_place->begin(opened(*m_ada));
        RawClient other(m_schema->settings());
        const OrderId order = cancelWaits(other);
        m_place->lock();
        QVERIFY(comes([&] { return m_place->lockPage()->said().contains(u'1'); })); // it says that one goes on
        other.run("ROLLBACK");
        QVERIFY(comes([&] { return m_store->orderStatus(order) == "cancelled"; }));
        QVERIFY(unlocks(QStringLiteral("secret")));
        const OrderDetails &details = *m_place->window()->orders()->details();
        QVERIFY(comes([&] { return details.answer()->isVisible(); }));
        QVERIFY2(details.answer()->sentence().startsWith(u"Cancelled."), qPrintable(details.answer()->sentence()));
    }

    void whatIsUnderWayEndsBehindTheNextPerson()
    {
        m_place->begin(opened(*m_ada));
        RawClient other(m_schema->settings());
        const OrderId order = cancelWaits(other);
        m_place->anotherPerson();
        QVERIFY(m_place->isEnding());
        m_place->begin(opened(*m_ben));
        QVERIFY(m_place->isEnding());
        QCOMPARE(m_store->orderStatus(order), QByteArray("created"));
        other.run("ROLLBACK");
        QVERIFY(comes([&] { return !m_place->isEnding(); }));
        QCOMPARE(m_store->orderStatus(order), QByteArray("cancelled"));
        QVERIFY(m_place->window()->pending()->all().empty()); // it is not Ben's

        m_place->anotherPerson();
        m_place->begin(opened(*m_ada));
        const PendingOperations &hers = *m_place->window()->pending();
        QVERIFY(comes([&] { return hers.all().size() == 1; }));
        QVERIFY(hers.all().front().entry.state == JournalEntry::State::Answered);
        QCOMPARE(hers.all().front().entry.answer, QByteArray("Cancelled"));
    }

    // Also what stands in line behind it; a page that nobody looks at any more is not read.
    void whatIsAskedOfLanesThatAreLeftIsDone()
    {
        const OpenedStore store = opened(*m_ada);
        Journal journal(m_folder->filePath(QStringLiteral("lanes.sqlite")));
        StoreLanes lanes(store.settings, journal, store.scope);
        const StoreDesk desk = lanes.desk();
        const OrderId first = m_store->order(m_customer, {{m_mug, 1}});
        const OrderId second = m_store->order(m_customer, {{m_mug, 1}});
        RawClient other(m_schema->settings());
        other.run("START TRANSACTION");
        other.run("SELECT id FROM orders WHERE id = " + QByteArray::number(number(first)) + " FOR UPDATE");
        const auto one = desk.cancelOrder(cancelFor(m_customer, first));
        const auto two = desk.cancelOrder(cancelFor(m_customer, second));
        const auto left = lanes.windDown();
        const auto page = desk.orderPage({});
        QVERIFY(comes([&] { return page.isFinished(); }));
        QVERIFY(page.result().error() && page.result().error()->kind == DbError::Kind::Closed);
        QVERIFY(!one.isFinished() && !left.isFinished());
        other.run("ROLLBACK");
        QVERIFY(comes([&] { return left.isFinished(); }));
        QVERIFY(one.isFinished() && two.isFinished());
        for (const OrderId order : {first, second})
            QCOMPARE(m_store->orderStatus(order), QByteArray("cancelled"));
        JournalFile file(journal.path(), QUuid::createUuid());
        QCOMPARE(file.open(store.scope).size(), std::size_t(2)); // to be told when its person is back
    }

    void nobodyAtTheDeskLocksIt()
    {
        makePlace("lock_after_minutes=0.005\n");
        m_place->begin(opened(*m_ada));
        QVERIFY(comes([&] { return m_place->lockPage(); }));
        QVERIFY(unlocks(QStringLiteral("secret")));
    }

    void aDemoStoreIsNeverLocked()
    {
        makePlace("lock_after_minutes=0.001\n");
        OpenedStore demo = opened(*m_ada);
        demo.isDemo = true; // its password is nobody's
        m_place->begin(demo);
        m_place->lock();
        QVERIFY(!m_place->lockPage());
        QTest::keyClick(m_place->window(), Qt::Key_L, Qt::ControlModifier);
        QTest::qWait(100); // longer than its time
        QVERIFY(!m_place->lockPage());
    }

    void aNamedProfileIsOpenedWithWhatTheRingKeeps()
    {
        m_ring.kept.insert(QStringLiteral("shop/") + QString::fromLatin1(m_ada->name()), QStringLiteral("secret"));
        m_place->start(profile(*m_ada));
        QVERIFY(comes([&] { return m_place->window(); }));
        QCOMPARE(shown(), QList<QWidget *>{m_place->window()});
    }

    void aNamedProfileAsksWhereNothingIsKept()
    {
        m_place->start(profile(*m_ada));
        SignInPage &page = *m_place->signInWindow()->signIn();
        QVERIFY(comes([&] { return page.isVisible(); }));
        QCOMPARE(page.fields()->account(), QString::fromLatin1(m_ada->name()));
        QTest::qWait(50);
        QVERIFY(!page.isBusy() && !m_place->window());
    }

    // No window is made of a training store that was expected to be live, nor the other way round (tst_sign_in_lanes).
    void aTrainingStoreIsNotOpenedAsALiveOne()
    {
        m_ring.kept.insert(QStringLiteral("shop/") + QString::fromLatin1(m_ada->name()), QStringLiteral("secret"));
        Profile live = profile(*m_ada);
        live.environment = Environment::Live;
        m_place->start(live);
        SignInPage &page = *m_place->signInWindow()->signIn();
        QVERIFY(comes([&] { return page.answer()->isVisible(); }));
        QVERIFY2(page.answer()->sentence().contains(u"training"), qPrintable(page.answer()->sentence()));
        QVERIFY(!m_place->window());
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_Workplace)
#include "tst_workplace.moc"
