// SPDX-License-Identifier: GPL-3.0-or-later
// The states of a list, and the line below it.
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/orders/order_details.h"
#include "ui/orders/orders_page.h"
#include "ui/shared/list_page.h"
#include "ui/shared/skeleton_rows.h"
#include "ui/shared/stale_strip.h"
#include "ui/shared/theme.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QStandardItemModel>

using namespace holdfast;
using namespace holdfast::test;

namespace {

struct List
{
    QStandardItemModel model;
    ListPage page;

    explicit List(int rows) : model(rows, 3)
    {
        page.table()->setModel(&model);
        page.resize(700, 500);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the window does not become the active one");
    }
    QString said() const
    {
        QStringList all;
        for (const QLabel *label : page.findChildren<QLabel *>()) {
            if (label->isVisible())
                all << label->text();
        }
        return all.join(u'\n');
    }
    QPushButton *button(const QString &text) const
    {
        for (QPushButton *button : page.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return button;
        }
        return nullptr;
    }
    SkeletonRows *skeleton() const { return page.findChild<SkeletonRows *>(); }
    StaleStrip *strip() const { return page.findChild<StaleStrip *>(); }
    // Whether the colour is drawn with, somewhere in the picture of the list.
    bool shows(const QColor &colour)
    {
        const QImage image = page.grab().toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == colour)
                    return true;
            }
        }
        return false;
    }
};

} // namespace

class tst_ListPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp, Theme::Mode::Light); }

    void tellsWhichRowOfHowMany()
    {
        List list(20);
        list.page.table()->selectRow(16);
        QVERIFY(list.said().contains(u"row 17\n") || list.said().endsWith(u"row 17"));
        list.page.setMatching(12'431);
        QVERIFY(list.said().contains(u"row 17 of 12,431"));
        list.model.insertRow(0); // its own row goes on
        QVERIFY(list.said().contains(u"row 18 of 12,431"));
        list.model.removeRows(0, 3);
        QVERIFY(list.said().contains(u"row 15 of 12,431"));
        list.page.setMatching(3); // counted before these rows came
        QVERIFY(!list.said().contains(u"of 3"));
        QVERIFY(list.said().contains(u"row 15"));
    }

    void tellsHowManyAreSelected()
    {
        List list(20);
        list.page.setMatching(12'431);
        list.page.table()->setFocus();
        list.page.table()->selectRow(2);
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(list.page.table(), Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(list.said().contains(u"3 selected of 12,431 matching"));
        QVERIFY(!list.said().contains(u"row "));
        list.page.setMatching(std::nullopt);
        QVERIFY(list.said().contains(u"3 selected"));
        list.page.table()->selectRow(0); // by the program: the key that was held last makes no range of it
        QVERIFY(list.said().contains(u"row 1"));
        list.model.clear();
        QVERIFY(!list.said().contains(u"row "));
    }

    void aListWithoutRowsHasNoPlace()
    {
        List list(20);
        list.page.table()->selectRow(3);
        list.page.setState(ListPage::State::Failed, QStringLiteral("Not read."));
        QVERIFY(!list.said().contains(u"row "));
    }

    void rowsThatTakeAWhileAreDrawnAsShapes()
    {
        List list(0);
        QElapsedTimer waited;
        waited.start();
        list.page.setState(ListPage::State::Loading, QStringLiteral("Reading…"));
        QVERIFY(!list.skeleton()->isVisible());
        list.page.setState(ListPage::State::Loading, QStringLiteral("Reading…")); // the same wait
        QTRY_VERIFY(list.skeleton()->isVisible());
        QVERIFY(waited.elapsed() >= 140);
        QVERIFY(list.said().contains(u"Reading…"));
        QVERIFY(list.shows(Theme::current().line));
        QCOMPARE(list.skeleton()->accessibleName(), QStringLiteral("Reading…"));
        list.page.resize(700, 120); // it never paints outside of itself, nor divides by nothing
        QVERIFY(!list.page.grab().isNull());
        list.page.setState(ListPage::State::Rows);
        QVERIFY(!list.skeleton()->isVisible());
        QVERIFY(!list.said().contains(u"Reading…"));
    }

    void anAnswerInTimeShowsNoShapes()
    {
        List list(0);
        list.page.setState(ListPage::State::Loading, QStringLiteral("Reading…"));
        list.page.setState(ListPage::State::Rows);
        QTest::qWait(250); // longer than the wait: nothing can be awaited that must not come
        QVERIFY(!list.skeleton()->isVisible());
    }

    void emptyAndFailedAreDrawingsOfTheirOwn()
    {
        for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            Theme::apply(*qApp, mode);
            List list(0);
            list.page.setState(ListPage::State::Empty, QStringLiteral("None."), QStringLiteral("Clear"));
            const QImage empty = list.page.grab().toImage();
            QVERIFY(list.button(QStringLiteral("Clear")));
            QVERIFY(!list.shows(Theme::current().wrong));
            QSignalSpy chosen(&list.page, &ListPage::actionChosen);
            list.page.setState(ListPage::State::Failed, QStringLiteral("None."), QStringLiteral("Clear"));
            QVERIFY(list.shows(Theme::current().wrong));
            QVERIFY(list.page.grab().toImage() != empty);
            list.button(QStringLiteral("Clear"))->click();
            QCOMPARE(chosen.size(), 1);
        }
        Theme::apply(*qApp, Theme::Mode::Light);
    }

    void theFocusFollowsWhatIsShown()
    {
        List list(3);
        list.page.table()->setFocus();
        list.page.setState(ListPage::State::Failed, QStringLiteral("Not read."), QStringLiteral("Try again"));
        QCOMPARE(QApplication::focusWidget(), list.button(QStringLiteral("Try again")));
        list.page.setState(ListPage::State::Rows);
        QCOMPARE(QApplication::focusWidget(), list.page.table());
    }

    void aStaleListKeepsItsRowsUnderAStrip()
    {
        List list(3);
        list.page.table()->selectRow(1);
        QVERIFY(!list.strip()->isVisible());
        list.page.setStale(QStringLiteral("As of 10:31:04"), QStringLiteral("Try now"));
        QVERIFY(list.strip()->isVisible());
        QVERIFY(list.page.table()->isVisible());
        QCOMPARE(list.page.table()->selectedCount(), 1);
        QVERIFY(list.shows(Theme::current().caution));
        QVERIFY(list.strip()->height() <= 40); // thin
        QSignalSpy refreshed(&list.page, &ListPage::refreshed);
        list.button(QStringLiteral("Try now"))->click();
        QCOMPARE(refreshed.size(), 1);
        list.page.setStale({});
        QVERIFY(!list.strip()->isVisible());
    }

    void aRefreshOfTheOrdersThatFailsIsStaleUntilOneSucceeds()
    {
        FakeDesk store;
        for (int id = 1; id <= 5; ++id)
            store.orders.push_back(orderRow(id));
        OrdersPage page(store.desk());
        page.resize(1'120, 640);
        page.show();
        const auto *strip = page.findChild<StaleStrip *>();
        QTRY_COMPARE(page.list()->table()->model()->rowCount(), 5);
        QVERIFY(!strip->isVisible());
        store.answersReads = false;
        page.refresh();
        store.pages.back().fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(strip->isVisible());
        static const QRegularExpression sentence(
            QStringLiteral("^As of \\d\\d:\\d\\d:\\d\\d — the database does not answer now$"));
        QVERIFY2(sentence.match(strip->accessibleName()).hasMatch(), qPrintable(strip->accessibleName()));
        QCOMPARE(page.list()->state(), ListPage::State::Rows);
        store.answersReads = true;
        strip->button()->click();
        QTRY_VERIFY(!strip->isVisible());
    }

    void oneOfSeveralSelectedOrdersStaysBesideTheList()
    {
        FakeDesk store;
        for (int id = 1; id <= 9; ++id)
            store.orders.push_back(orderRow(id));
        OrdersPage page(store.desk());
        page.resize(1'120, 640);
        page.show();
        ListTable *table = page.list()->table();
        QTRY_COMPARE(table->model()->rowCount(), 9);
        table->selectRow(5);
        const auto shown = page.details()->order();
        QCOMPARE(shown, std::optional(OrderId{4}));
        const std::size_t cards = store.cards.size();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(table, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(table->selectedCount(), 4);
        QCOMPARE(page.details()->order(), shown);
        QCOMPARE(store.cards.size(), cards);
        std::erase_if(store.orders, [](const OrderRow &row) { return row.id == OrderId{9}; });
        page.refresh();
        QTRY_COMPARE(table->model()->rowCount(), 8);
        QCOMPARE(table->selectedCount(), 4); // a row that went elsewhere ends no selection
        page.showOrder(OrderId{2});
        QCOMPARE(table->selectedCount(), 1);
        QTest::keyClick(table, Qt::Key_Up);
        QCOMPARE(page.details()->order(), std::optional(OrderId{3}));
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_ListPage)
#include "tst_list_page.moc"
