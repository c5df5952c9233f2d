// SPDX-License-Identifier: GPL-3.0-or-later
// The list and the order beside it: filters, sort, states, and what stays where it was. The store is played by the
// test.
#include "app/window/language.h"
#include "models/order_table_model.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/orders/order_details.h"
#include "ui/orders/orders_page.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

using namespace holdfast;
using namespace holdfast::test;

namespace {

struct Page
{
    FakeDesk store;
    std::unique_ptr<OrdersPage> page;
    std::unique_ptr<QAbstractItemModelTester> tester;

    explicit Page(int orders, bool answersReads = true)
    {
        for (int id = 1; id <= orders; ++id)
            store.orders.push_back(orderRow(id, id % 10 == 3 ? "paid" : "created", 1 + id % 2));
        store.answersReads = answersReads;
        page = std::make_unique<OrdersPage>(store.desk());
        tester = std::make_unique<QAbstractItemModelTester>(page->model(),
                                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
        tester->setUseFetchMore(false);
        page->resize(1120, 640);
        page->show();
        page->activateWindow();
    }
    QTableView *table() const { return page->list()->table(); }
    OrderTableModel *model() const { return page->model(); }
    OrderDetails *details() const { return page->details(); }
    bool askCancel()
    {
        details()->cancelButton()->click();
        details()->reasonField()->setEditText(QStringLiteral("ordered twice"));
        details()->confirmButton()->click();
        return QTest::qWaitFor([&] { return store.cancels.size() == 1; });
    }
    bool hasRows(int count) const
    {
        return QTest::qWaitFor([&] { return model()->rowCount() == count; });
    }
    bool select(qint64 id)
    {
        const std::optional<int> row = model()->rowOf(OrderId{id});
        if (!row)
            return false;
        table()->selectRow(*row);
        return shows(id);
    }
    bool shows(qint64 id) const
    {
        return QTest::qWaitFor([&] { return details()->card() && details()->card()->order.id == OrderId{id}; });
    }
    qint64 marked() const
    {
        const QModelIndexList rows = table()->selectionModel()->selectedRows();
        return rows.size() == 1 ? rows.first().data(OrderTableModel::OrderRole).toLongLong() : 0;
    }
    qint64 top() const { return table()->indexAt({0, 0}).data(OrderTableModel::OrderRole).toLongLong(); }
    QString said() const
    {
        QStringList all;
        for (const QLabel *label : page->list()->findChildren<QLabel *>()) {
            if (label->isVisible())
                all << label->text();
        }
        return all.join(u'\n');
    }
    QPushButton *button(const QString &beginning) const
    {
        for (QPushButton *button : page->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text().startsWith(beginning))
                return button;
        }
        return nullptr;
    }
};

} // namespace

class tst_OrdersPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        m_language.use(QStringLiteral("en"));
    }

    void readsPageAfterPageAsItIsScrolled()
    {
        Page page(450);
        QVERIFY(page.hasRows(200));
        QCOMPARE(page.store.pages.size(), 1u);
        QTRY_VERIFY(page.said().contains(u"200 of 450 loaded"));
        page.table()->scrollToBottom();
        QVERIFY(page.hasRows(400));
        QCOMPARE(page.store.pages.at(1).request.after->id, OrderId{251});
        page.table()->scrollToBottom();
        QVERIFY(page.hasRows(450));
        page.table()->scrollToBottom();
        QCoreApplication::processEvents();
        QCOMPARE(page.store.pages.size(), 3u);
    }

    void aPageThatFailsSaysSoAndIsAskedAgain()
    {
        Page page(450);
        QVERIFY(page.hasRows(200));
        page.store.answersReads = false;
        page.table()->scrollToBottom();
        QTRY_COMPARE(page.store.pages.size(), 2u);
        page.store.pages.at(1).fail(DbError::Kind::ConnectionLost);
        QTRY_VERIFY(page.said().contains(u"the next rows could not be read"));
        QCOMPARE(page.model()->rowCount(), 200);
        page.store.answersReads = true;
        page.page->refresh();
        QVERIFY(page.hasRows(400));
        QVERIFY(!page.said().contains(u"could not be read"));
    }

    void theFirstPageThatFailsHasASentenceAndTheNextThingToDo()
    {
        Page page(5, false);
        QTRY_VERIFY(page.said().contains(u"Reading orders…")); // it takes a while
        page.store.pages.at(0).fail(DbError::Kind::Unreachable);
        QTRY_COMPARE(page.page->list()->state(), ListPage::State::Failed);
        QVERIFY(page.said().contains(u"The orders could not be read. Nothing was changed."));
        QVERIFY(!page.said().contains(u"as of"));
        page.store.answersReads = true;
        QVERIFY(page.button(QStringLiteral("Try again")));
        page.button(QStringLiteral("Try again"))->click();
        QVERIFY(page.hasRows(5));
        QCOMPARE(page.page->list()->state(), ListPage::State::Rows);
    }

    void aFastAnswerDoesNotFlash()
    {
        Page page(5, false);
        QCOMPARE(page.page->list()->state(), ListPage::State::Loading);
        QVERIFY(!page.said().contains(u"Reading orders…"));
        page.store.pages.at(0).answer(page.store.page(page.store.pages.at(0).request));
        QVERIFY(page.hasRows(5));
        QVERIFY(!page.said().contains(u"Reading orders…"));
    }

    void anEmptyListSaysWhy()
    {
        Page page(0);
        QTRY_COMPARE(page.page->list()->state(), ListPage::State::Empty);
        QVERIFY(page.said().contains(u"There are no orders yet."));
        page.page->list()->filterField()->setText(QStringLiteral("zzz"));
        QTRY_VERIFY(page.said().contains(u"No order matches these filters."));
        page.button(QStringLiteral("Clear all filters"))->click();
        QTRY_VERIFY(page.said().contains(u"There are no orders yet."));
        QVERIFY(page.page->list()->filterField()->text().isEmpty());
    }

    void aTypedFilterIsAChipThatTakesItOff()
    {
        Page page(3);
        QVERIFY(page.hasRows(3));
        QVERIFY(!page.button(QStringLiteral("“")));
        page.page->list()->filterField()->setText(QStringLiteral("R&D"));
        QTRY_VERIFY(page.button(QStringLiteral("“R&&D”"))); // no mnemonic
        page.button(QStringLiteral("“R&&D”"))->click();
        QTRY_VERIFY(!page.button(QStringLiteral("“")));
        QVERIFY(page.page->list()->filterField()->text().isEmpty());
        QVERIFY(page.hasRows(3));
    }

    void tellsWhetherTheServerAnswered()
    {
        Page page(3, false);
        QSignalSpy answered(page.page.get(), &OrdersPage::serverAnswered);
        page.store.pages.at(0).fail(DbError::Kind::Unreachable);
        QTRY_COMPARE(answered.size(), 1);
        QCOMPARE(answered.at(0).at(0).toBool(), false);
        page.store.answersReads = true;
        page.button(QStringLiteral("Try again"))->click();
        QTRY_COMPARE(answered.size(), 2);
        QCOMPARE(answered.at(1).at(0).toBool(), true);
    }

    void aNewOrderIsNotMissedWhileRowsAreRead()
    {
        Page page(3, false);
        Versions versions;
        versions.newestOrder = OrderId{4};
        page.page->take(versions); // what is being read may have been read before it came
        QCOMPARE(page.store.pages.size(), 1u);
        page.store.pages.at(0).answer(page.store.page(page.store.pages.at(0).request));
        QVERIFY(page.hasRows(3));
        page.page->take(versions);
        QCOMPARE(page.store.pages.size(), 2u);
        page.page->take(versions);
        QCOMPARE(page.store.pages.size(), 2u); // it is known
    }

    void lateAnswersOfAnotherFilterAreDropped()
    {
        Page page(6, false);
        QTest::keyClicks(page.page->list()->filterField(), QStringLiteral("Ben"));
        QTest::keyClick(page.page->list()->filterField(), Qt::Key_Return); // at once
        QCOMPARE(page.store.pages.size(), 2u);
        QCOMPARE(page.store.pages.at(1).request.filter.text, QStringLiteral("Ben"));
        page.store.pages.at(1).answer(page.store.page(page.store.pages.at(1).request));
        QVERIFY(page.hasRows(3));
        page.store.pages.at(0).answer(page.store.page(page.store.pages.at(0).request));
        page.store.counts.at(1).answer(3);
        QTRY_VERIFY(page.said().contains(u"3 matching"));
        page.store.counts.at(0).answer(6);
        QCoreApplication::processEvents();
        QCOMPARE(page.model()->rowCount(), 3);
        QVERIFY(page.said().contains(u"3 matching"));
    }

    // A refresh that was asked of the list the other way round must not be put into this one.
    void aLateRefreshOfAnotherSortIsDropped()
    {
        Page page(5);
        QVERIFY(page.hasRows(5));
        page.store.answersReads = false;
        page.page->refresh();
        const auto refresh = page.store.pages.back();
        Q_EMIT page.table()->horizontalHeader()->sectionClicked(OrderTableModel::CreatedAt);
        QCOMPARE(page.store.pages.back().request.sort, OrderSort::Oldest);
        refresh.answer(page.store.page(refresh.request));
        QCoreApplication::processEvents();
        QCOMPARE(page.model()->rowCount(), 0);
        page.store.pages.back().answer(page.store.page(page.store.pages.back().request));
        QVERIFY(page.hasRows(5));
        QCOMPARE(page.model()->orders().front().id, OrderId{1});
    }

    void onlyASortThatAnIndexServesIsOffered()
    {
        Page page(5);
        QVERIFY(page.hasRows(5));
        for (const int column : {OrderTableModel::Customer, OrderTableModel::Status, OrderTableModel::Units})
            Q_EMIT page.table()->horizontalHeader()->sectionClicked(column);
        QCOMPARE(page.store.pages.size(), 1u);
        Q_EMIT page.table()->horizontalHeader()->sectionClicked(OrderTableModel::Number);
        QCOMPARE(page.store.pages.size(), 2u);
        QVERIFY(page.model()->headerData(1, Qt::Horizontal, Qt::DisplayRole).toString().endsWith(u'↑'));
        Q_EMIT page.table()->horizontalHeader()->sectionClicked(OrderTableModel::Total);
        QCOMPARE(page.store.pages.back().request.sort, OrderSort::Largest);
        QVERIFY(page.model()->headerData(5, Qt::Horizontal, Qt::DisplayRole).toString().endsWith(u'↓'));
        QCOMPARE(page.model()->headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Placed"));
        Q_EMIT page.table()->horizontalHeader()->sectionClicked(OrderTableModel::Total);
        QCOMPARE(page.store.pages.back().request.sort, OrderSort::Smallest);
    }

    void theHandAndTheToolTipAreWhereAClickSorts()
    {
        Page page(5);
        QVERIFY(page.hasRows(5));
        QHeaderView *header = page.table()->horizontalHeader();
        const auto cursorOver = [&](int column) {
            const QPoint at(header->sectionViewportPosition(column) + 10, header->height() / 2);
            QTest::mouseMove(header->viewport(), at);
            return header->viewport()->cursor().shape();
        };
        QTRY_COMPARE(cursorOver(OrderTableModel::Total), Qt::PointingHandCursor);
        QVERIFY(!header->toolTip().isEmpty());
        QTRY_COMPARE(cursorOver(OrderTableModel::Status), Qt::ArrowCursor);
        QVERIFY(header->toolTip().isEmpty());
    }

    void filtersAreChipsThatCanBeCleared()
    {
        Page page(40);
        QVERIFY(page.hasRows(40));
        QVERIFY(!page.button(QStringLiteral("Clear all")));
        page.page->setServed(customerRow(1, QStringLiteral("Ada Chen")));
        QVERIFY(page.hasRows(20));
        QVERIFY(page.button(QStringLiteral("Customer: 1")));
        QMenu *statuses = page.button(QStringLiteral("Any status"))->menu();
        Q_EMIT statuses->aboutToShow();
        QCOMPARE(statuses->actions().size(), 5);
        for (QAction *action : statuses->actions()) {
            if (action->text() == u"paid")
                action->trigger();
        }
        QTRY_COMPARE(page.store.pages.back().request.filter.status, std::optional(QByteArray("paid")));
        QVERIFY(page.button(QStringLiteral("Status: paid")));
        QSignalSpy cleared(page.page.get(), &OrdersPage::servedCleared);
        page.button(QStringLiteral("Clear all"))->click();
        QCOMPARE(cleared.size(), 1); // the window ends the serving, and with it this filter
        page.page->setServed(std::nullopt);
        QVERIFY(page.hasRows(40));
        QVERIFY(!page.button(QStringLiteral("Clear all")));
    }

    void aRefreshKeepsMarkAndPlace()
    {
        Page page(400);
        QVERIFY(page.hasRows(200));
        QVERIFY(page.select(390));
        page.table()->verticalScrollBar()->setValue(3'007);
        const qint64 top = page.top();
        const int offset = page.table()->visualRect(page.table()->indexAt({0, 0})).top();
        QVERIFY(top < 320);
        for (int id = 401; id <= 420; ++id)
            page.store.orders.push_back(orderRow(id));
        std::erase_if(page.store.orders, [](const OrderRow &row) { return row.id == OrderId{395}; });
        const std::size_t reads = page.store.pages.size();
        page.page->refresh();
        QTRY_VERIFY(page.model()->rowOf(OrderId{420}));
        QVERIFY(!page.model()->rowOf(OrderId{395}));
        QCOMPARE(page.store.pages.size(), reads + 1);
        QCOMPARE(page.top(), top);
        QCOMPARE(page.table()->visualRect(page.table()->indexAt({0, 0})).top(), offset);
        QCOMPARE(page.marked(), 390);
        QCOMPARE(page.details()->order(), std::optional(OrderId{390}));

        page.table()->scrollToTop(); // there, what is new is wanted
        page.store.orders.push_back(orderRow(421));
        page.page->refresh();
        QTRY_COMPARE(page.top(), 421);
    }

    void aRefreshThatFailsSaysSoAndKeepsTheRows()
    {
        Page page(5);
        QVERIFY(page.hasRows(5));
        page.store.answersReads = false;
        page.page->refresh();
        page.store.pages.back().fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(page.said().contains(u"no newer ones could be read"));
        QCOMPARE(page.model()->rowCount(), 5);
        page.store.answersReads = true;
        page.page->refresh();
        QTRY_VERIFY(!page.said().contains(u"could not be read") && !page.said().contains(u"could be read"));
    }

    // The row goes from the list, since the filter no longer matches; what was answered stays to be read.
    void theOrderBesideTheListDoesNotChangeBecauseItsRowVanishes()
    {
        Page page(9);
        page.page->setServed(customerRow(1, QStringLiteral("Ada Chen")));
        QVERIFY(page.hasRows(4));
        QVERIFY(page.select(4));
        QVERIFY(page.askCancel());
        page.store.cancels.at(0).answer(Cancelled{{}, QStringLiteral("desk-1"), {{SkuId{7}, 2}}});
        QTRY_VERIFY(page.details()->answer()->isVisible());
        std::erase_if(page.store.orders, [](const OrderRow &row) { return row.id == OrderId{4}; });
        page.page->refresh();
        QVERIFY(page.hasRows(3));
        QCOMPARE(page.details()->order(), std::optional(OrderId{4}));
        QVERIFY(page.details()->answer()->isVisible());
        QCOMPARE(page.marked(), 0); // no other order is marked for it
        const QRect neighbour = page.table()->visualRect(page.table()->currentIndex());
        QTest::mouseClick(page.table()->viewport(), Qt::LeftButton, {}, neighbour.center());
        QTRY_VERIFY(page.details()->order() != std::optional(OrderId{4}));
    }

    void aCancelChangesItsRowAlone()
    {
        Page page(9);
        page.page->setServed(customerRow(1, QStringLiteral("Ada Chen")));
        QVERIFY(page.hasRows(4));
        QVERIFY(page.select(4));
        QVERIFY(page.askCancel());
        QSignalSpy changed(page.model(), &QAbstractItemModel::dataChanged);
        *page.store.order(4) = orderRow(4, "cancelled", 1);
        page.store.order(4)->version = 2;
        const std::size_t reads = page.store.pages.size();
        page.store.cancels.at(0).answer(Cancelled{{}, QStringLiteral("desk-1"), {{SkuId{7}, 2}}});
        QTRY_COMPARE(changed.size(), 1);
        const int row = *page.model()->rowOf(OrderId{4});
        QCOMPARE(page.model()->index(row, OrderTableModel::Status).data().toString(), QStringLiteral("cancelled"));
        QCOMPARE(page.store.pages.size(), reads);
        QCOMPARE(page.marked(), 4);
    }

    void anotherMarkWhileACancelIsUnderWayComesBackWithItsAnswer()
    {
        Page page(9);
        page.page->setServed(customerRow(1, QStringLiteral("Ada Chen")));
        QVERIFY(page.hasRows(4));
        QVERIFY(page.select(4));
        QVERIFY(page.askCancel());
        page.table()->selectRow(*page.model()->rowOf(OrderId{8}));
        QCOMPARE(page.details()->order(), std::optional(OrderId{4}));
        page.store.cancels.at(0).answer(NotCancellable{"paid"});
        QTRY_VERIFY(page.details()->answer()->isVisible());
        QCOMPARE(page.marked(), 4);
        QVERIFY(page.select(8));
        QVERIFY(!page.details()->answer()->isVisible());
    }

    void anOrderThatTheListDoesNotShowIsShownAllTheSame()
    {
        Page page(9);
        page.page->setServed(customerRow(1, QStringLiteral("Ada Chen")));
        QVERIFY(page.hasRows(4));
        QVERIFY(page.select(4));
        page.page->showOrder(OrderId{5}); // Ben's
        QVERIFY(page.shows(5));
        QCOMPARE(page.marked(), 0);
        page.page->showOrder(OrderId{4}); // which was the current row all the time
        QVERIFY(page.shows(4));
        QCOMPARE(page.marked(), 4);
    }

    void theMarkIsFoundAgainAfterAnotherFilter()
    {
        Page page(9);
        QVERIFY(page.hasRows(9));
        QVERIFY(page.select(4));
        page.page->setServed(customerRow(1, QStringLiteral("Ada Chen")));
        QVERIFY(page.hasRows(4));
        QTRY_COMPARE(page.marked(), 4);
        QCOMPARE(page.details()->order(), std::optional(OrderId{4}));
    }

    void enterInTheListOpensAndEscapeComesBack()
    {
        Page page(9);
        page.page->setServed(customerRow(1, QStringLiteral("Ada Chen")));
        QVERIFY(page.hasRows(4));
        page.table()->setFocus();
        QVERIFY(!page.details()->order()); // the focus alone opens nothing
        QTest::keyClick(page.table(), Qt::Key_Down);
        QVERIFY(page.shows(6));
        QTest::keyClick(page.table(), Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), page.details()->cancelButton());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), page.table());
        QTest::keyClick(page.table(), Qt::Key_Delete); // never deletes
        QCOMPARE(page.store.cancels.size(), 0u);
        QCOMPARE(page.model()->rowCount(), 4);
    }

    void tabGoesThroughWhatIsSeenFromTheTopToTheBottom()
    {
        Page page(9);
        page.page->setServed(customerRow(1, QStringLiteral("Ada Chen")));
        QVERIFY(page.hasRows(4));
        QVERIFY(page.select(4));
        page.details()->cancelButton()->click();
        QTRY_VERIFY(!page.details()->isChecking());
        const auto hasLine = [&] { // the lines are shown by posted events
            const auto buttons = page.details()->findChildren<QPushButton *>();
            return std::any_of(buttons.begin(), buttons.end(), [](const QPushButton *button) {
                return button->text() == u"MUG-01" && button->isVisible();
            });
        };
        QTRY_VERIFY(page.store.cards.size() > 1 && hasLine()); // read again for the confirmation
        const ListPage &list = *page.page->list();
        QStringList order;
        list.filterField()->setFocus();
        for (int i = 0; i < 12; ++i) {
            QWidget *focus = QApplication::focusWidget();
            QVERIFY(focus);
            QVERIFY(focus->isVisible());
            auto *button = qobject_cast<QPushButton *>(focus);
            order << (focus == list.filterField()           ? QStringLiteral("filter")
                      : focus == list.table()               ? QStringLiteral("list")
                      : focus == page.details()             ? QStringLiteral("details")
                      : button && !button->text().isEmpty() ? button->text()
                                                            : focus->accessibleName());
            QTest::keyClick(focus, Qt::Key_Tab);
            if (QApplication::focusWidget() == list.filterField())
                break;
        }
        QCOMPARE(order.join(u'|'),
                 QStringLiteral("filter|Customer: 1  ✕|Any status|Clear all|list|details|Reason|C&ancel order 4|"
                                "&Keep order|MUG-01|Refresh"));
    }

    void thePageMayGoWhileAnswersAreUnderWay()
    {
        Page page(9, false);
        page.page->setServed(customerRow(1, QStringLiteral("Ada Chen")));
        page.page->showOrder(OrderId{4});
        page.tester.reset();
        page.page.reset();
        const std::size_t asked = page.store.pages.size();
        for (const auto &question : page.store.pages)
            question.answer({});
        for (const auto &question : page.store.counts)
            question.answer(0);
        for (const auto &question : page.store.cards)
            question.fail(DbError::Kind::Closed);
        QCoreApplication::processEvents();
        QCOMPARE(page.store.pages.size(), asked);
        QCOMPARE(page.store.cancels.size(), 0u);
    }

    void theLanguageChangesEverythingOnThePage()
    {
        Page page(9);
        QVERIFY(page.hasRows(9));
        m_language.use(QStringLiteral("zh_TW"));
        QCoreApplication::processEvents();
        const QString cell = page.model()->index(0, OrderTableModel::Status).data().toString();
        const QString title = page.model()->headerData(0, Qt::Horizontal, Qt::DisplayRole).toString();
        const QString said = page.said();
        m_language.use(QStringLiteral("en"));
        QCOMPARE(cell, QStringLiteral("已成立"));
        QCOMPARE(title, QStringLiteral("編號"));
        QVERIFY(said.contains(QStringLiteral("已載入 9／9 筆")));
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_OrdersPage)
#include "tst_orders_page.moc"
