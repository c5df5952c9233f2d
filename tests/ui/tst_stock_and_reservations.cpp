// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of stock and of reservations, how they and the orders lead to each other, and the way back.
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
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"
#include "ui/stock/stock_details.h"
#include "ui/stock/stock_page.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const StoreFacts kFacts{QStringLiteral("Demo"),   true,       QStringLiteral("TWD"), QStringLiteral("X"),
                        QStringLiteral("desk-1"), Role::Staff};

struct Window
{
    FakeDesk store;
    std::unique_ptr<MainWindow> window;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;

    explicit Window(bool answersReads = true)
    {
        store.answersReads = answersReads;
        for (int id = 1; id <= 9; ++id)
            store.orders.push_back(orderRow(id, "created", 1 + id % 2));
        store.reservations = {reservationRow(4, 7, 3, "held", 1), reservationRow(5, 7, 2, "held", 2),
                              reservationRow(6, 8, 1, "held", 1), reservationRow(3, 7, 4, "released", 2)};
        store.stock = {stockRow(7, 5, 5), stockRow(8, 0, 1), stockRow(9, 12, 0)};
        window = std::make_unique<MainWindow>(store.desk(), kFacts);
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
    void press(Qt::Key key) { QTest::keyClick(window.get(), key, Qt::ControlModifier); }
    void back() { QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier); }
    void forward() { QTest::keyClick(window.get(), Qt::Key_Right, Qt::AltModifier); }
    bool opensStock()
    {
        press(Qt::Key_4);
        return QTest::qWaitFor([&] { return window->stock()->model()->rowCount() == 3; });
    }
    bool opensReservations()
    {
        press(Qt::Key_3);
        return QTest::qWaitFor([&] { return window->reservations()->model()->rowCount() == 3; });
    }
    bool showsSku(qint64 sku)
    {
        return QTest::qWaitFor([&] {
            const auto &card = window->stock()->details()->card();
            return window->stock()->isVisible() && card && card->stock.sku == SkuId{sku};
        });
    }
    bool showsOrder(qint64 order)
    {
        return QTest::qWaitFor([&] {
            const auto &card = window->orders()->details()->card();
            return window->orders()->isVisible() && card && card->order.id == OrderId{order};
        });
    }
    static QPushButton *link(QWidget *in, const QString &text)
    {
        QPushButton *found = nullptr; // new rows are shown by posted events
        (void)QTest::qWaitFor([&] {
            for (QPushButton *button : in->findChildren<QPushButton *>()) {
                if (button->isVisible() && button->text() == text)
                    found = button;
            }
            return found != nullptr;
        });
        return found;
    }
    QString listSays(QWidget *page)
    {
        QStringList all;
        for (const QLabel *label : page->findChildren<QLabel *>())
            all << label->text();
        return all.join(u'\n');
    }
};

} // namespace

class tst_StockAndReservations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        m_language.use(QStringLiteral("en"));
    }

    void nothingIsAskedBeforeAPageIsSeen()
    {
        Window desk;
        QTRY_COMPARE(desk.window->orders()->model()->rowCount(), 9);
        QCOMPARE(desk.store.stockPages.size() + desk.store.reservationPages.size(), 0u);
        QVERIFY(desk.opensStock());
        QCOMPARE(desk.store.stockPages.size(), 1u);
    }

    void whatIsHeldIsAddedUpToTheCounter()
    {
        Window desk;
        QVERIFY(desk.opensStock());
        desk.window->stock()->list()->table()->selectRow(0);
        QVERIFY(desk.showsSku(7));
        const QString said = desk.window->stock()->details()->said();
        QVERIFY2(said.contains(u"3 + 2 = 5 · the counter says 5"), qPrintable(said));
        QVERIFY(said.contains(u"5 available · 5 reserved"));
    }

    void aCounterThatDiffersIsSaidWithByHowMuch_data()
    {
        QTest::addColumn<qint64>("counter");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("more") << qint64(7) << QStringLiteral("3 + 2 = 5, but the counter says 7: 2 more than is held.");
        QTest::newRow("fewer") << qint64(4)
                               << QStringLiteral("3 + 2 = 5, but the counter says 4: 1 fewer than are held.");
    }
    void aCounterThatDiffersIsSaidWithByHowMuch()
    {
        QFETCH(qint64, counter);
        QFETCH(QString, sentence);
        Window desk;
        desk.store.stock[0].reserved = counter;
        QVERIFY(desk.opensStock());
        desk.window->stock()->showSku(SkuId{7});
        QVERIFY(desk.showsSku(7));
        const QString said = desk.window->stock()->details()->said();
        QVERIFY2(said.contains(sentence), qPrintable(said));
        const auto labels = desk.window->stock()->details()->findChildren<QLabel *>();
        const auto it =
            std::find_if(labels.begin(), labels.end(), [&](QLabel *label) { return label->text() == sentence; });
        QVERIFY(it != labels.end());
        QCOMPARE((*it)->property("role").toString(), QStringLiteral("wrong"));
    }

    // Each movement tells what the counters were after it; the first one leaves nothing over, or it is said.
    void movementsHaveARunningSum_data()
    {
        QTest::addColumn<qint64>("opening");
        QTest::addColumn<bool>("addsUp");
        QTest::newRow("adds up") << qint64(10) << true;
        QTest::newRow("does not") << qint64(9) << false;
    }
    void movementsHaveARunningSum()
    {
        QFETCH(qint64, opening);
        QFETCH(bool, addsUp);
        Window desk(false);
        desk.press(Qt::Key_4);
        QTRY_VERIFY(desk.window->stock()->isVisible());
        desk.window->stock()->showSku(SkuId{7});
        const QString who = QStringLiteral("desk-1");
        desk.store.stockCards.at(0).answer(
            StockCard{stockRow(7, 7, 3),
                      3,
                      {{OrderId{4}, CustomerId{1}, {}, 3, {}, "created"}},
                      {{"reserve", -3, 3, 4, {}, who, {}, 2}, {"opening", opening, 0, {}, {}, who, {}, 1}}});
        QVERIFY(desk.showsSku(7));
        const QString said = desk.window->stock()->details()->said();
        QVERIFY2(said.contains(u"\n7 · 3\n") && said.contains(u"\n10 · 0\n") && said.contains(u"−3 · +3"),
                 qPrintable(said));
        QCOMPARE(said.contains(u"do not add up to the counters: 1 available and 0 reserved too much"), !addsUp);
    }

    void holdersOrdersAndReservationsLeadToEachOther()
    {
        Window desk;
        QVERIFY(desk.opensStock());
        desk.window->stock()->showSku(SkuId{7});
        QVERIFY(desk.showsSku(7));
        QPushButton *order = Window::link(desk.window->stock()->details(), QStringLiteral("Order 5"));
        QVERIFY(order);
        order->click();
        QVERIFY(desk.showsOrder(5));
        QPushButton *sku = Window::link(desk.window->orders()->details(), QStringLiteral("MUG-01")); // of SKU 7
        QVERIFY(sku);
        sku->click();
        QVERIFY(desk.showsSku(7));

        QPushButton *all =
            Window::link(desk.window->stock()->details(), QStringLiteral("All reservations of this SKU"));
        QVERIFY(all);
        all->click();
        QVERIFY(desk.window->reservations()->isVisible());
        QTRY_COMPARE(desk.window->reservations()->model()->rowCount(), 3); // the released one as well
        desk.window->reservations()->showReservation({OrderId{4}, SkuId{7}});
        QTRY_VERIFY(desk.window->reservations()->details()->card());
        QVERIFY(desk.window->reservations()->details()->said().contains(u"3 × Thing 7"));
        Window::link(desk.window->reservations()->details(), QStringLiteral("SKU-7"))->click();
        QVERIFY(desk.showsSku(7));
        desk.back();
        QTRY_VERIFY(desk.window->reservations()->isVisible());
        Window::link(desk.window->reservations()->details(), QStringLiteral("Order 4"))->click();
        QVERIFY(desk.showsOrder(4));
    }

    void backAndForwardGoOverThePlacesVisited()
    {
        Window desk;
        QTRY_COMPARE(desk.window->orders()->model()->rowCount(), 9);
        desk.window->orders()->showOrder(OrderId{4});
        QVERIFY(desk.showsOrder(4));
        Window::link(desk.window->orders()->details(), QStringLiteral("MUG-01"))->click();
        QVERIFY(desk.showsSku(7));
        Window::link(desk.window->stock()->details(), QStringLiteral("Order 5"))->click();
        QVERIFY(desk.showsOrder(5));
        desk.back();
        QVERIFY(desk.showsSku(7));
        desk.back();
        QVERIFY(desk.showsOrder(4));
        desk.back(); // there is nothing before
        QVERIFY(desk.showsOrder(4));
        desk.forward();
        QVERIFY(desk.showsSku(7));
        QTest::mouseClick(desk.window->stock(), Qt::ForwardButton);
        QVERIFY(desk.showsOrder(5));
        QTest::mouseClick(desk.window->orders(), Qt::BackButton);
        QVERIFY(desk.showsSku(7));
        desk.press(Qt::Key_3); // elsewhere: what lay ahead is gone
        QTRY_VERIFY(desk.window->reservations()->isVisible());
        QTest::mouseClick(desk.window->reservations(), Qt::ForwardButton);
        QVERIFY(desk.window->reservations()->isVisible());
        desk.back();
        QVERIFY(desk.showsSku(7));
    }

    void onlyWhatIsHeldIsShownAndTheRestIsCounted()
    {
        Window desk;
        QVERIFY(desk.opensReservations());
        QTRY_VERIFY(desk.listSays(desk.window->reservations()).contains(u"3 matching · 1 released are hidden"));
        QCOMPARE(desk.store.reservationPages.at(0).request.filter.status, std::optional(QByteArray("held")));
    }

    void theServedCustomerFiltersReservations()
    {
        Window desk;
        QVERIFY(desk.opensReservations());
        desk.window->setServed(customerRow(1, QStringLiteral("Ada Chen")));
        QTRY_COMPARE(desk.window->reservations()->model()->rowCount(), 2);
        desk.window->setServed(std::nullopt);
        QTRY_COMPARE(desk.window->reservations()->model()->rowCount(), 3);
    }

    void stockIsSortedAsTheFilterAllows()
    {
        Window desk;
        QVERIFY(desk.opensStock());
        StockPage *page = desk.window->stock();
        QHeaderView *header = page->list()->table()->horizontalHeader();
        for (const int column : {StockTableModel::Name, StockTableModel::Price})
            Q_EMIT header->sectionClicked(column);
        QCOMPARE(desk.store.stockPages.size(), 1u);
        Q_EMIT header->sectionClicked(StockTableModel::Available);
        QTRY_COMPARE(page->model()->rowCount(), 3);
        QCOMPARE(page->model()->at(0).sku, SkuId{8});
        Q_EMIT header->sectionClicked(StockTableModel::Available);
        QTRY_COMPARE(page->model()->rowCount(), 3);
        QCOMPARE(page->model()->at(0).sku, SkuId{9});
    }

    // Sorted by what is available, a row that sells goes elsewhere, and its mark goes with it.
    void aRowThatMovesIsThereOnceAndKeepsItsMark()
    {
        Window desk;
        QVERIFY(desk.opensStock());
        StockPage *page = desk.window->stock();
        Q_EMIT page->list()->table()->horizontalHeader()->sectionClicked(StockTableModel::Available);
        QTRY_COMPARE(page->model()->rowCount(), 3);
        page->showSku(SkuId{8});
        QVERIFY(desk.showsSku(8));
        desk.store.stock[1].available = 40;
        desk.store.stock[1].version = 2;
        page->refresh();
        QTRY_COMPARE(page->model()->at(2).sku, SkuId{8});
        QCOMPARE(page->model()->rowCount(), 3);
        QTRY_COMPARE(page->list()->table()->selectionModel()->selectedRows().value(0).row(), 2);
        QCOMPARE(page->details()->sku(), std::optional(SkuId{8}));
    }

    // Of a list that is loaded in part, as well.
    void aRowThatMovesInAPartOfAListIsThereOnce()
    {
        quint64 ticket = 0;
        StockTableModel model([&](quint64 asked, const std::optional<StockRow> &) { ticket = asked; },
                              [](const StockRow &, int) { return QString(); });
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        tester.setUseFetchMore(false);
        const auto skus = [&] {
            QList<qint64> all;
            for (const StockRow &row : model.rows())
                all << number(row.sku);
            return all;
        };
        model.restart(StockSort::FewestAvailable);
        model.feed(ticket, {stockRow(1, 1, 0), stockRow(2, 2, 0), stockRow(3, 3, 0), stockRow(4, 4, 0)}, false);
        model.replaceHead({stockRow(4, 0, 4), stockRow(1, 1, 0), stockRow(2, 2, 0)}, false); // 4 has sold
        QCOMPARE(skus(), (QList<qint64>{4, 1, 2, 3}));
        model.update({SkuId{4}}, {stockRow(4, 2, 2)}); // and some of it comes back
        QCOMPARE(skus(), (QList<qint64>{1, 2, 4, 3}));
        model.fetchMore({});
        model.feed(ticket, {stockRow(5, 5, 0), stockRow(1, 6, 0)}, false); // 1 was filled up meanwhile
        QCOMPARE(skus(), (QList<qint64>{2, 4, 3, 5, 1}));
        model.update({SkuId{2}, SkuId{3}}, {stockRow(2, 90, 0)}); // behind what is loaded; and one has vanished
        QCOMPARE(skus(), (QList<qint64>{4, 5, 1}));
    }

    void lateAnswersAreDropped()
    {
        Window desk(false);
        desk.press(Qt::Key_4);
        QTRY_COMPARE(desk.store.stockPages.size(), 1u);
        StockPage *page = desk.window->stock();
        Q_EMIT page->list()->table()->horizontalHeader()->sectionClicked(StockTableModel::Reserved);
        QCOMPARE(desk.store.stockPages.size(), 2u);
        desk.store.stockPages.at(1).answer({stockRow(7, 5, 5)});
        QTRY_COMPARE(page->model()->rowCount(), 1);
        desk.store.stockPages.at(0).answer({stockRow(8, 0, 1), stockRow(9, 1, 0)});
        page->showSku(SkuId{7});
        page->showSku(SkuId{8});
        desk.store.stockCards.at(1).answer(StockCard{stockRow(8, 0, 1), 1, {}, {}});
        desk.store.stockCards.at(0).answer(StockCard{stockRow(7, 5, 5), 5, {}, {}});
        QVERIFY(desk.showsSku(8));
        QCoreApplication::processEvents();
        QCOMPARE(page->model()->rowCount(), 1);
        QVERIFY(desk.showsSku(8));
    }

    void whatCannotBeReadSaysSo()
    {
        Window desk(false);
        desk.press(Qt::Key_3);
        QTRY_COMPARE(desk.store.reservationPages.size(), 1u);
        desk.store.reservationPages.at(0).fail(DbError::Kind::Unreachable);
        QTRY_COMPARE(desk.window->reservations()->list()->state(), ListPage::State::Failed);
        desk.window->reservations()->showReservation({OrderId{4}, SkuId{7}});
        desk.store.reservationCards.at(0).fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(desk.window->reservations()->details()->said().contains(u"could not be read"));
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_StockAndReservations)
#include "tst_stock_and_reservations.moc"
