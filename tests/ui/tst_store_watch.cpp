// SPDX-License-Identifier: GPL-3.0-or-later
// The watch over the store: what its answers mean, how patient it is, what the banner says meanwhile, and how little a
// list reads again of what other desks have changed.
#include "app/window/language.h"
#include "models/order_table_model.h"
#include "models/reservation_table_model.h"
#include "models/stock_table_model.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/main_window.h"
#include "ui/orders/order_details.h"
#include "ui/orders/orders_page.h"
#include "ui/reservations/reservation_details.h"
#include "ui/reservations/reservations_page.h"
#include "ui/shared/connection_banner.h"
#include "ui/shared/list_page.h"
#include "ui/shared/store_watch.h"
#include "ui/shared/theme.h"
#include "ui/stock/stock_details.h"
#include "ui/stock/stock_page.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>

using namespace holdfast;
using namespace holdfast::test;

using Connection = StoreWatch::Connection;
using Kind = DbError::Kind;

namespace {

constexpr int kNever = 600'000; // ms between two questions: only those that the test asks for
constexpr int kOrders = 1'300;  // more than a refresh reads

// The watch alone.
struct Watched
{
    FakeDesk store;
    OnScreen onScreen;
    StoreWatch watch{store.desk(), [this] { return onScreen; }};

    explicit Watched(int beat = kNever) { watch.setBeat(beat); }
    // Asks and is answered.
    bool fails(Kind kind)
    {
        watch.tryNow();
        store.versions.back().fail(kind);
        return answered();
    }
    bool succeeds(bool readOnly = false)
    {
        watch.tryNow();
        Versions versions = store.versionsNow(onScreen);
        versions.readOnly = readOnly;
        store.versions.back().answer(versions);
        return answered();
    }
    bool answered()
    {
        return QTest::qWaitFor([&] { return !watch.isAsking(); });
    }
};

// As long as a watch would ask ten times with a beat of 5 ms.
bool awaitTenBeats()
{
    QTimer clock;
    QSignalSpy beats(&clock, &QTimer::timeout);
    clock.start(5);
    return QTest::qWaitFor([&] { return beats.size() >= 10; });
}

// The window over it; a beat is asked for and answered by the test.
struct Window
{
    FakeDesk store;
    std::unique_ptr<MainWindow> window;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;

    explicit Window(int count = kOrders)
    {
        for (int id = 1; id <= count; ++id)
            store.orders.push_back(orderRow(id, "created", 1 + id % 2));
        for (int sku = 1; sku <= 100; ++sku)
            store.stock.push_back(stockRow(sku, 100 + sku, 2));
        for (int id = 1; id <= std::min(count, 150); ++id) {
            store.reservations.push_back(reservationRow(id, 1 + id % 100, 2, "held", 1 + id % 2));
            store.reservations.back().orderVersion = 1;
        }
        window = std::make_unique<MainWindow>(store.desk(),
                                              StoreFacts{QStringLiteral("Store"), true, QStringLiteral("TWD"),
                                                         QStringLiteral("server"), QStringLiteral("me"), Role::Staff});
        watch()->setBeat(kNever);
        for (QAbstractItemModel *model : {static_cast<QAbstractItemModel *>(window->orders()->model()),
                                          static_cast<QAbstractItemModel *>(window->reservations()->model()),
                                          static_cast<QAbstractItemModel *>(window->stock()->model())}) {
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
            testers.back()->setUseFetchMore(false);
        }
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get()))
            qFatal("the window does not become active");
    }
    StoreWatch *watch() const { return window->watch(); }
    ConnectionBanner *banner() const { return window->banner(); }
    OrdersPage *orders() const { return window->orders(); }
    ListTable *table() const { return orders()->list()->table(); }
    std::size_t asked() const // by lists and details
    {
        return store.pages.size() + store.rows.size() + store.counts.size() + store.cards.size() +
               store.stockPages.size() + store.stockRowsAsked.size() + store.stockCounts.size() +
               store.stockCards.size() + store.reservationPages.size() + store.reservationRowsAsked.size() +
               store.reservationCounts.size() + store.reservationCards.size();
    }
    // What is asked because of an answer is asked before this returns, and answered after it.
    bool beat(const std::optional<Versions> &versions = {})
    {
        if (!watch()->isAsking())
            watch()->tryNow();
        const auto &question = store.versions.back();
        question.answer(versions.value_or(store.versionsNow(question.request)));
        return answered();
    }
    bool fails(Kind kind)
    {
        if (!watch()->isAsking())
            watch()->tryNow();
        store.versions.back().fail(kind);
        return answered();
    }
    bool answered() const
    {
        return QTest::qWaitFor([&] { return !watch()->isAsking(); }) && QTest::qWaitFor([] {
                   QCoreApplication::processEvents();
                   return true;
               });
    }
    // The first beat tells the page the newest order; after it nothing has to be read.
    bool isQuiet()
    {
        std::size_t before = 0;
        return beat() && QTest::qWaitFor([&] {
                   QCoreApplication::processEvents();
                   return std::exchange(before, asked()) == asked();
               });
    }
    bool hasOrders(int count) const
    {
        return QTest::qWaitFor([&] { return orders()->model()->rowCount() == count; });
    }
    // Scrolled to the middle of what is loaded, with one order selected there and shown beside.
    bool isInTheMiddle()
    {
        if (!hasOrders(200))
            return false;
        table()->verticalScrollBar()->setValue(table()->verticalScrollBar()->maximum() / 2);
        QCoreApplication::processEvents();
        table()->selectRow(orders()->model()->rowCount() / 2);
        return QTest::qWaitFor([&] { return orders()->details()->card().has_value(); });
    }
    QString cell(OrderId order, int column) const
    {
        const std::optional<int> row = orders()->model()->rowOf(order);
        return row ? orders()->model()->index(*row, column).data().toString() : QString();
    }
    OrderId atTop(int below = 0) const { return orders()->model()->at(table()->rowAt(0) + below).id; }
    void change(OrderId order)
    {
        OrderRow *row = store.order(number(order));
        row->status = "cancelled";
        ++row->version;
    }
    void press(Qt::Key key) { QTest::keyClick(window.get(), key, Qt::ControlModifier); }
};

} // namespace

class tst_StoreWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        m_language.use(QStringLiteral("en"));
    }

    void theStateFollowsTheError_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("state");
        for (const Kind kind :
             {Kind::Unreachable, Kind::ConnectionLost, Kind::Interrupted, Kind::LockWait, Kind::Other, Kind::Program})
            QTest::newRow(DbError::name(kind)) << int(kind) << int(Connection::Lost);
        for (const Kind kind :
             {Kind::NotPermitted, Kind::WrongServer, Kind::WrongSchema, Kind::SchemaTooNew, Kind::SchemaTooOld})
            QTest::newRow(DbError::name(kind)) << int(kind) << int(Connection::Refused);
        QTest::newRow("ReadOnly") << int(Kind::ReadOnly) << int(Connection::ReadOnly);
    }
    void theStateFollowsTheError()
    {
        QFETCH(int, kind);
        QFETCH(int, state);
        Watched watched;
        QSignalSpy changed(&watched.watch, &StoreWatch::connectionChanged);
        QSignalSpy answered(&watched.watch, &StoreWatch::answered);
        QCOMPARE(watched.watch.connection(), Connection::Connected); // the window opened over a store that answers
        QVERIFY(watched.fails(Kind(kind)));
        QCOMPARE(int(watched.watch.connection()), state);
        QCOMPARE(int(watched.watch.error()->kind), kind);
        QVERIFY(changed.size() > 0);
        QCOMPARE(answered.size(), 0);

        changed.clear();
        QVERIFY(watched.succeeds());
        QCOMPARE(watched.watch.connection(), Connection::Connected);
        QVERIFY(!watched.watch.error());
        QVERIFY(changed.size() > 0);
        QCOMPARE(answered.size(), 1);
    }

    void aServerThatTakesNoChangesIsReadOnly()
    {
        Watched watched;
        QVERIFY(watched.succeeds(true));
        QCOMPARE(watched.watch.connection(), Connection::ReadOnly);
        QVERIFY(!watched.watch.error());
        QVERIFY(watched.succeeds());
        QCOMPARE(watched.watch.connection(), Connection::Connected);
    }

    void theServersClockIsComparedWithOurs()
    {
        Watched watched;
        QVERIFY(!watched.watch.clockOffset());
        watched.watch.tryNow();
        Versions versions;
        versions.now = Instant{(QDateTime::currentMSecsSinceEpoch() + 90'000) * 1000};
        watched.store.versions.back().answer(versions);
        QVERIFY(watched.answered());
        QVERIFY2(qAbs(*watched.watch.clockOffset() - 90'000) < 10'000,
                 qPrintable(QString::number(*watched.watch.clockOffset())));
    }

    void itAsksByItself()
    {
        Watched watched(5);
        for (std::size_t round = 1; round <= 3; ++round) {
            QTRY_COMPARE(watched.store.versions.size(), round);
            if (round == 2)
                watched.store.versions.back().fail(Kind::Unreachable);
            else
                watched.store.versions.back().answer({});
        }
    }

    // 1, 2, 4 … beats up to half a minute; from the beginning after an answer.
    void thePausesGrow()
    {
        Watched watched(2'000);
        for (int round = 0; round < 2; ++round) {
            for (const int seconds : {2, 4, 8, 16, 30, 30, 30, 30, 30, 30, 30}) {
                QVERIFY(watched.fails(Kind::Unreachable));
                const int left = watched.watch.secondsToNextTry();
                QVERIFY2(left <= seconds && left >= seconds - 1, qPrintable(QString::number(left)));
            }
            QVERIFY(watched.succeeds());
            QVERIFY(watched.watch.secondsToNextTry() <= 2);
        }
    }

    void atMostOneQuestionIsUnderWay()
    {
        Watched watched(5);
        QTRY_COMPARE(watched.store.versions.size(), 1u);
        for (int i = 0; i < 3; ++i)
            watched.watch.tryNow();
        watched.watch.setBeat(5);
        QVERIFY(awaitTenBeats());
        QCOMPARE(watched.store.versions.size(), 1u);
        QVERIFY(watched.watch.isAsking());
        QCOMPARE(watched.watch.secondsToNextTry(), 0);
        watched.store.versions.back().answer({});
        QTRY_COMPARE(watched.store.versions.size(), 2u);
    }

    void tryNowDoesNotWaitForThePause()
    {
        Watched watched;
        QVERIFY(watched.fails(Kind::Unreachable));
        QVERIFY(!watched.watch.isAsking());
        QSignalSpy changed(&watched.watch, &StoreWatch::connectionChanged);
        watched.watch.tryNow();
        QVERIFY(watched.watch.isAsking());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(watched.store.versions.size(), 2u);
    }

    // Its own try is told like one by hand: the banner says that it is under way.
    void aTryThatBeginsByItselfIsTold()
    {
        Watched watched(5);
        QTRY_COMPARE(watched.store.versions.size(), 1u);
        QSignalSpy changed(&watched.watch, &StoreWatch::connectionChanged);
        watched.store.versions.back().answer({});
        QTRY_COMPARE(watched.store.versions.size(), 2u);
        QCOMPARE(changed.size(), 0); // while all is well there is nothing to tell
        watched.store.versions.back().fail(Kind::Unreachable);
        QTRY_COMPARE(watched.store.versions.size(), 3u);
        QCOMPARE(changed.size(), 2); // it has failed, and it is tried again
    }

    void closedIsNotAnError()
    {
        Watched watched(5);
        QTRY_COMPARE(watched.store.versions.size(), 1u);
        QSignalSpy changed(&watched.watch, &StoreWatch::connectionChanged);
        watched.store.versions.back().fail(Kind::Closed);
        QVERIFY(awaitTenBeats());
        QCOMPARE(watched.watch.connection(), Connection::Connected);
        QVERIFY(!watched.watch.error());
        QCOMPARE(changed.size(), 0);
        QCOMPARE(watched.store.versions.size(), 1u); // nothing more is asked of lanes that are closed
    }

    void theQuestionNamesWhatIsOnTheScreen()
    {
        Window desk;
        QVERIFY(desk.isInTheMiddle());
        desk.orders()->showOrder(OrderId{3}); // not among the rows
        QVERIFY(desk.beat());
        std::vector<OrderId> shown;
        for (int row = desk.table()->rowAt(0); row <= desk.table()->rowAt(desk.table()->viewport()->height() - 1);
             ++row)
            shown.push_back(desk.orders()->model()->at(row).id);
        QVERIFY(shown.size() > 5 && shown.size() < 60);
        QCOMPARE(shown.front(), desk.atTop());
        shown.push_back(OrderId{3});
        QVERIFY(desk.store.versions.back().request.orders == shown);
        QVERIFY(desk.store.versions.back().request.skus.empty());

        desk.press(Qt::Key_4);
        QTRY_COMPARE(desk.window->stock()->model()->rowCount(), 100);
        desk.window->stock()->showSku(SkuId{100});
        QVERIFY(desk.beat());
        const OnScreen stock = desk.store.versions.back().request;
        QVERIFY(stock.orders.empty());
        QVERIFY(stock.skus.size() > 5 && stock.skus.size() < 60);
        QCOMPARE(stock.skus.front(), desk.window->stock()->model()->at(0).sku);
        QCOMPARE(stock.skus.back(), SkuId{100});

        desk.press(Qt::Key_3);
        QTRY_VERIFY(desk.window->reservations()->model()->rowCount() > 0);
        QVERIFY(desk.beat());
        const OnScreen reservations = desk.store.versions.back().request;
        QVERIFY(reservations.orders.size() > 5 && reservations.orders.size() < 60);
        QCOMPARE(reservations.orders.front(), desk.window->reservations()->model()->at(0).id.order);
    }

    void theBannerSaysWhatIsWrongAndIsHiddenWhenAllIsWell()
    {
        Window desk;
        QVERIFY(desk.hasOrders(200));
        QVERIFY(desk.beat());
        QVERIFY(!desk.banner()->isVisible());

        QVERIFY(desk.fails(Kind::Unreachable));
        QVERIFY(desk.banner()->isVisible());
        QVERIFY2(desk.banner()->sentence().startsWith(
                     u"The database does not answer. What is loaded can be read; nothing can be changed."),
                 qPrintable(desk.banner()->sentence()));
        QVERIFY2(desk.banner()->sentence().contains(u"tried again in 30 seconds."),
                 qPrintable(desk.banner()->sentence()));
        QVERIFY(desk.banner()->accessibleName().startsWith(u"The database does not answer."));
        QVERIFY(desk.banner()->toolTip().contains(u"Unreachable"));
        QTRY_VERIFY(desk.banner()->sentence().contains(u"tried again in 29 seconds.")); // it counts down

        QVERIFY(desk.fails(Kind::SchemaTooNew));
        QVERIFY(desk.banner()->sentence().startsWith(u"The store no longer lets this program in."));
        QVERIFY(desk.banner()->accessibleName().startsWith(u"The store no longer lets this program in."));

        Versions readOnly = desk.store.versionsNow({});
        readOnly.readOnly = true;
        QVERIFY(desk.beat(readOnly));
        QVERIFY(desk.banner()->isVisible());
        QVERIFY(desk.banner()->sentence().startsWith(u"This server takes no changes at the moment"));
        QVERIFY(desk.banner()->accessibleName().startsWith(u"This server takes no changes at the moment"));

        QVERIFY(desk.beat());
        QVERIFY(!desk.banner()->isVisible());
    }

    void tryNowCannotBePressedWhileItIsTried()
    {
        Window desk;
        QVERIFY(desk.hasOrders(200));
        QVERIFY(desk.fails(Kind::Unreachable));
        QVERIFY(desk.banner()->tryNow()->isEnabled());
        const std::size_t before = desk.store.versions.size();
        desk.banner()->tryNow()->click();
        QCOMPARE(desk.store.versions.size(), before + 1);
        QVERIFY(!desk.banner()->tryNow()->isEnabled());
        QVERIFY(desk.banner()->sentence().contains(u"Trying again now…"));
        QVERIFY(desk.fails(Kind::Unreachable));
        QVERIFY(desk.banner()->tryNow()->isEnabled());

        desk.watch()->setBeat(1); // the same when it begins by itself
        QTRY_COMPARE(desk.store.versions.size(), before + 2);
        QVERIFY(!desk.banner()->tryNow()->isEnabled());
        QVERIFY(desk.banner()->sentence().contains(u"Trying again now…"));
    }

    void afterAReconnectTheListIsRefreshedAndThePendingAreResolvedOnce()
    {
        Window desk;
        QVERIFY(desk.hasOrders(200));
        QCOMPARE(desk.store.resolves.size(), 1u); // at the start
        desk.store.resolves.back().answer({});
        QVERIFY(desk.isQuiet());
        const std::size_t pages = desk.store.pages.size();
        for (int i = 0; i < 3; ++i)
            QVERIFY(desk.fails(Kind::ConnectionLost));
        QCOMPARE(desk.store.pages.size(), pages);
        QVERIFY(desk.beat());
        QTRY_COMPARE(desk.store.pages.size(), pages + 1);
        QCOMPARE(desk.store.pages.back().request.limit, 200);
        QCOMPARE(desk.store.resolves.size(), 2u);
        desk.store.resolves.back().answer({});
        QVERIFY(desk.beat());
        QVERIFY(desk.beat());
        QCOMPARE(desk.store.pages.size(), pages + 1);
        QCOMPARE(desk.store.resolves.size(), 2u);
    }

    // A server that came back as a replica can be read: what is loaded is not left as old as it was.
    void aServerThatComesBackReadOnlyIsReadAgain()
    {
        Window desk;
        QVERIFY(desk.hasOrders(200));
        desk.store.resolves.back().answer({});
        QVERIFY(desk.isQuiet());
        QVERIFY(desk.fails(Kind::ConnectionLost));
        const std::size_t pages = desk.store.pages.size();
        Versions readOnly = desk.store.versionsNow({});
        readOnly.readOnly = true;
        QVERIFY(desk.beat(readOnly));
        QTRY_COMPARE(desk.store.pages.size(), pages + 1);
        QCOMPARE(desk.store.resolves.size(), 1u); // finding out takes locks: when changes are taken again
        const std::size_t asked = desk.store.versions.size();
        QVERIFY(desk.answered());
        QCOMPARE(desk.store.versions.size(), asked); // that the list was read is no news to the watch
        QVERIFY(desk.beat());
        QCOMPARE(desk.store.resolves.size(), 2u);
    }

    // The list is often asked before the watch.
    void aListThatGetsNoAnswerMakesTheWatchLook()
    {
        Window desk;
        QVERIFY(desk.hasOrders(200));
        QVERIFY(desk.isQuiet());
        desk.store.answersReads = false;
        const std::size_t asked = desk.store.versions.size();
        desk.orders()->refresh();
        desk.store.pages.back().fail(Kind::Unreachable);
        QTRY_COMPARE(desk.store.versions.size(), asked + 1);
        QVERIFY(desk.fails(Kind::Unreachable));
        QCOMPARE(desk.watch()->connection(), Connection::Lost);
    }

    void onlyOrdersThatHaveChangedAreReadAgain()
    {
        Window desk;
        QVERIFY(desk.isInTheMiddle());
        QVERIFY(desk.isQuiet());
        const std::size_t asked = desk.asked();
        QVERIFY(desk.beat());
        QCOMPARE(desk.asked(), asked); // nothing has changed

        const OrderId one = desk.atTop(2), two = desk.atTop(4), unseen{1'299};
        const int scrolled = desk.table()->verticalScrollBar()->value();
        const QModelIndexList selected = desk.table()->selectionModel()->selectedRows();
        QVERIFY(scrolled > 0 && selected.size() == 1);
        for (const OrderId order : {one, two, unseen})
            desk.change(order);
        QVERIFY(desk.beat());
        QTRY_COMPARE(desk.cell(one, OrderTableModel::Status), QStringLiteral("cancelled"));
        QCOMPARE(desk.cell(two, OrderTableModel::Status), QStringLiteral("cancelled"));
        QCOMPARE(desk.store.rows.size(), 1u);
        QVERIFY(desk.store.rows.back().request == (std::vector<OrderId>{std::min(one, two), std::max(one, two)}));
        QCOMPARE(desk.asked(), asked + 1);
        QCOMPARE(desk.table()->verticalScrollBar()->value(), scrolled);
        QVERIFY(desk.table()->selectionModel()->selectedRows() == selected);

        QVERIFY(desk.beat());
        QCOMPARE(desk.asked(), asked + 1); // and that was all
    }

    void theOrderBesideTheListIsReadAgain()
    {
        Window desk;
        QVERIFY(desk.isInTheMiddle());
        desk.orders()->showOrder(OrderId{3}); // not among the rows
        QTRY_COMPARE(desk.orders()->details()->card()->order.id, OrderId{3});
        QVERIFY(desk.isQuiet());
        const std::size_t asked = desk.asked();
        desk.change(OrderId{3});
        QVERIFY(desk.beat());
        QTRY_COMPARE(desk.orders()->details()->card()->order.status, QByteArray("cancelled"));
        QCOMPARE(desk.asked(), asked + 1);
        QVERIFY(desk.beat());
        QCOMPARE(desk.asked(), asked + 1);
    }

    void onlyStockThatHasChangedIsReadAgain()
    {
        Window desk;
        desk.press(Qt::Key_4);
        StockPage *page = desk.window->stock();
        QTRY_COMPARE(page->model()->rowCount(), 100);
        QVERIFY(desk.isQuiet());
        const std::size_t asked = desk.asked();
        const SkuId sku = page->model()->at(3).sku;
        for (StockRow &row : desk.store.stock) {
            if (row.sku == sku) {
                row.available = 7;
                ++row.version;
            }
        }
        QVERIFY(desk.beat());
        QTRY_COMPARE(page->model()->at(*page->model()->rowOf(sku)).available, 7);
        QCOMPARE(desk.store.stockRowsAsked.size(), 1u);
        QVERIFY(desk.store.stockRowsAsked.back().request == std::vector<SkuId>{sku});
        QVERIFY(desk.beat());
        QCOMPARE(desk.asked(), asked + 1);
    }

    void onlyReservationsOfOrdersThatHaveChangedAreReadAgain()
    {
        Window desk(150);
        desk.press(Qt::Key_3);
        ReservationsPage *page = desk.window->reservations();
        QTRY_COMPARE(page->model()->rowCount(), 150);
        QVERIFY(desk.isQuiet());
        const std::size_t asked = desk.asked();
        const ReservationId one = page->model()->at(2).id;
        desk.change(one.order);
        for (ReservationRow &row : desk.store.reservations) {
            if (row.id == one) {
                row.status = "released";
                row.orderStatus = "cancelled";
                row.orderVersion = 2;
            }
        }
        QVERIFY(desk.beat());
        QTRY_COMPARE(page->model()->at(2).status, QByteArray("released"));
        QCOMPARE(desk.store.reservationRowsAsked.size(), 1u);
        QVERIFY(desk.store.reservationRowsAsked.back().request == std::vector<OrderId>{one.order});
        QVERIFY(desk.beat());
        QCOMPARE(desk.asked(), asked + 1);
    }

    // Beside the list, and not in it: its order is looked at all the same, and once.
    void theReservationBesideTheListIsReadAgain()
    {
        Window desk(150);
        desk.press(Qt::Key_3);
        ReservationsPage *page = desk.window->reservations();
        QTRY_COMPARE(page->model()->rowCount(), 150);
        page->list()->filterField()->setText(QStringLiteral("SKU-9"));
        QTRY_VERIFY(page->model()->rowCount() > 0 && page->model()->rowCount() < 150);
        const ReservationId shown = desk.store.reservations.at(50).id;
        QVERIFY(!page->model()->rowOf(shown));
        page->showReservation(shown);
        QTRY_VERIFY(page->details()->card().has_value());
        QVERIFY(desk.isQuiet());
        const std::size_t asked = desk.asked();
        ++desk.store.order(number(shown.order))->version; // paid for, say: no stock has moved
        desk.store.reservations.at(50).orderVersion = 2;
        desk.store.reservations.at(50).orderStatus = "paid";
        QVERIFY(desk.beat());
        QTRY_COMPARE(page->details()->card()->reservation.orderStatus, QByteArray("paid"));
        QCOMPARE(desk.asked(), asked + 1);
        QVERIFY(desk.beat());
        QCOMPARE(desk.asked(), asked + 1);
    }

    // The store says that it has changed and then does not have it any more.
    void aRowThatHasVanishedIsNotReadAgainForEver()
    {
        Window desk;
        QVERIFY(desk.isInTheMiddle());
        QVERIFY(desk.isQuiet());
        const OrderId gone = desk.atTop(1);
        Versions versions = desk.store.versionsNow({});
        versions.orders = {{gone, 9}};
        std::erase_if(desk.store.orders, [&](const OrderRow &row) { return row.id == gone; });
        QVERIFY(desk.beat(versions));
        QTRY_VERIFY(!desk.orders()->model()->rowOf(gone));
        const std::size_t asked = desk.asked();
        for (int i = 0; i < 3; ++i)
            QVERIFY(desk.beat(versions));
        QCOMPARE(desk.asked(), asked);
        QCOMPARE(desk.store.rows.size(), 1u);
    }

    // However long the reading takes, one question is under way: the next beat asks nothing.
    void rowsAreNotAskedForAgainWhileTheyAreBeingRead()
    {
        Window desk;
        QVERIFY(desk.isInTheMiddle());
        QVERIFY(desk.isQuiet());
        desk.change(desk.atTop(1));
        desk.store.answersReads = false;
        QVERIFY(desk.beat());
        const std::size_t asked = desk.asked();
        QCOMPARE(desk.store.rows.size(), 1u);
        for (int i = 0; i < 3; ++i)
            QVERIFY(desk.beat());
        QCOMPARE(desk.asked(), asked);
        desk.store.rows.back().fail(Kind::ConnectionLost); // then it is asked again
        QVERIFY(desk.beat());
        QCOMPARE(desk.store.rows.size(), 2u);
    }

    void aNewOrderRefreshesTheList()
    {
        Window desk;
        QVERIFY(desk.isInTheMiddle());
        QVERIFY(desk.isQuiet());
        const std::size_t pages = desk.store.pages.size();
        const OrderId top = desk.atTop(), shown = *desk.orders()->details()->order();
        desk.store.orders.push_back(orderRow(5'000));
        QVERIFY(desk.beat());
        QTRY_VERIFY(desk.orders()->model()->rowOf(OrderId{5'000}));
        QCOMPARE(desk.store.pages.size(), pages + 1);
        QCOMPARE(desk.atTop(), top); // the rows on the screen stay where they are
        QCOMPARE(desk.orders()->model()->at(desk.table()->selectionModel()->selectedRows().first().row()).id, shown);
        QVERIFY(desk.beat());
        QCOMPARE(desk.store.pages.size(), pages + 1);
    }

    // Rows further down than a refresh reads: new orders every few seconds do not leave them old.
    void aNewOrderDoesNotHideWhatHasChangedFurtherDown()
    {
        Window desk;
        QVERIFY(desk.hasOrders(200));
        for (int loaded = 200; loaded < kOrders; loaded = std::min(loaded + 200, kOrders)) {
            desk.table()->scrollToBottom();
            QVERIFY(QTest::qWaitFor([&] { return desk.orders()->model()->rowCount() > loaded; }));
        }
        QTRY_COMPARE(desk.orders()->model()->rowCount(), kOrders);
        desk.table()->scrollToBottom();
        QVERIFY(desk.isQuiet());
        const OrderId deep = desk.atTop(2);
        QVERIFY(number(deep) < 300);
        desk.change(deep);
        desk.store.orders.push_back(orderRow(5'000));
        QVERIFY(desk.beat());
        QTRY_VERIFY(desk.orders()->model()->rowOf(OrderId{5'000}));
        QTRY_COMPARE(desk.cell(deep, OrderTableModel::Status), QStringLiteral("cancelled"));
    }

    void nothingIsAskedWhileTheListIsLoading()
    {
        Window desk;
        QVERIFY(desk.isInTheMiddle());
        QVERIFY(desk.isQuiet());
        desk.store.answersReads = false;
        desk.change(desk.atTop(1));
        desk.table()->scrollToBottom(); // the next page is asked for
        QTRY_COMPARE(desk.orders()->model()->state(), PagedTableModel::State::Loading);
        const std::size_t asked = desk.asked();
        desk.store.orders.push_back(orderRow(5'000));
        QVERIFY(desk.beat());
        QCOMPARE(desk.asked(), asked);

        desk.store.answersReads = true;
        desk.store.pages.back().answer(desk.store.page(desk.store.pages.back().request));
        QVERIFY(desk.hasOrders(400));
        QVERIFY(desk.beat());
        QTRY_VERIFY(desk.orders()->model()->rowOf(OrderId{5'000})); // what came meanwhile is not forgotten
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_StoreWatch)
#include "tst_store_watch.moc"
