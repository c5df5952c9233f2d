// SPDX-License-Identifier: GPL-3.0-or-later
// The list of quotes and the one beside it: what is out of the usual view, what runs out on the screen, and what other
// desks change. The store and its clock are played by the test.
#include "models/quote_table_model.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/main_window.h"
#include "ui/orders/orders_page.h"
#include "ui/quotes/quote_card_view.h"
#include "ui/quotes/quote_details.h"
#include "ui/quotes/quotes_page.h"
#include "ui/shared/find_field.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr qint64 kSecond = 1'000'000;

// Quotes 1 to 8, one a minute for five minutes each; 4 is used. It is ten seconds before quote 2 ends: 1 has expired.
struct Page
{
    FakeDesk store;
    qint64 elapsed = 0; // µs
    std::unique_ptr<QuotesPage> page;
    std::unique_ptr<QAbstractItemModelTester> tester;

    Page()
    {
        for (qint64 id = 1; id <= 8; ++id)
            store.quotes.push_back(quoteRow(id, id == 4, 1 + id % 2));
        store.serverNow = {quoteRow(2).expiresAt.micros - 10 * kSecond};
        page = std::make_unique<QuotesPage>(store.desk(), nullptr, [this] { return elapsed; });
        tester = std::make_unique<QAbstractItemModelTester>(page->model(),
                                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
        tester->setUseFetchMore(false);
        page->heard(store.serverNow);
        page->resize(1120, 640);
        page->show();
    }
    QuoteTableModel *model() const { return page->model(); }
    bool hasRows(int count) const
    {
        return QTest::qWaitFor([&] { return model()->rowCount() == count; });
    }
    QString state(qint64 id) const
    {
        const std::optional<int> row = model()->rowOf(QuoteId{id});
        return row ? model()->index(*row, QuoteTableModel::State).data().toString() : QString();
    }
    void choose(const char *only)
    {
        for (QPushButton *chip : page->list()->findChildren<QPushButton *>()) {
            if (!chip->menu())
                continue;
            Q_EMIT chip->menu()->aboutToShow();
            for (QAction *action : chip->menu()->actions()) {
                if (action->text() == QLatin1String(only))
                    action->trigger();
            }
        }
    }
    QString said() const
    {
        QStringList all;
        for (const QLabel *label : page->list()->findChildren<QLabel *>()) {
            if (label->isVisible())
                all << label->text();
        }
        return all.join(u'\n');
    }
};

} // namespace

class tst_QuotesPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void showsWhatIsOpenAndCountsWhatIsHidden()
    {
        Page page;
        QVERIFY(page.hasRows(6));
        QVERIFY(!page.model()->rowOf(QuoteId{1}));
        QVERIFY(!page.model()->rowOf(QuoteId{4}));
        QTRY_VERIFY(page.said().contains(QStringLiteral("6 matching · 2 used or expired are hidden")));
        page.choose("Used");
        QVERIFY(page.hasRows(1));
        QCOMPARE(page.state(4), QStringLiteral("used"));
        QVERIFY(!page.said().contains(QStringLiteral("hidden")));
        page.choose("Expired");
        QVERIFY(page.hasRows(1));
        QCOMPARE(page.state(1), QStringLiteral("expired"));
        page.choose("All quotes");
        QVERIFY(page.hasRows(8));
        QCOMPARE(page.state(8), QStringLiteral("open"));
        Q_EMIT page.page->list()->cleared();
        QVERIFY(page.hasRows(6));
    }

    void showsTheServedCustomersAlone()
    {
        Page page;
        QVERIFY(page.hasRows(6));
        QVERIFY(!page.page->newButton()->isEnabled());
        page.page->setServed(customerRow(2, QStringLiteral("Ben Lin")));
        QVERIFY(page.hasRows(3)); // 3, 5 and 7
        QCOMPARE(page.store.quotePages.back().request.filter.customer, std::optional(CustomerId{2}));
        QSignalSpy asked(page.page.get(), &QuotesPage::newQuoteAsked);
        page.page->newButton()->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.at(0).at(0).value<CustomerId>(), CustomerId{2});
        QVERIFY(page.page->newButton()->text().contains(QStringLiteral("quote")));
        StoreFacts other;
        other.road = OrderRoad::CurrentPrice;
        page.page->setStore(other);
        QVERIFY(page.page->newButton()->text().contains(QStringLiteral("order")));
    }

    void aRowThatRunsOutOnTheScreenChangesWithoutARead()
    {
        Page page;
        QVERIFY(page.hasRows(6));
        const std::size_t asked = page.store.quotePages.size() + page.store.quoteRowsAsked.size();
        QSignalSpy changed(page.model(), &QAbstractItemModel::dataChanged);
        page.elapsed += 10 * kSecond - 1;
        page.page->showTime();
        QCOMPARE(changed.size(), 0);
        QCOMPARE(page.state(2), QStringLiteral("open"));
        page.elapsed += 1;
        page.page->showTime();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(page.state(2), QStringLiteral("expired"));
        QCOMPARE(page.state(3), QStringLiteral("open"));
        page.page->showTime();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(page.store.quotePages.size() + page.store.quoteRowsAsked.size(), asked);
        QCOMPARE(page.model()->rowCount(), 6); // it keeps its place
    }

    void readsWhatOtherDesksHaveChangedAndWhatIsNew()
    {
        Page page;
        QVERIFY(page.hasRows(6));
        page.page->showQuote(QuoteId{5});
        QTRY_VERIFY(page.page->details()->card());
        page.page->take(page.store.versionsNow(page.page->onScreen()));
        QTRY_COMPARE(page.store.quoteRowsAsked.size(), 0u);
        const std::size_t cards = page.store.quoteCards.size();
        page.store.quotes[4] = quoteRow(5, true, 2);
        page.page->take(page.store.versionsNow(page.page->onScreen()));
        QTRY_COMPARE(page.state(5), QStringLiteral("used"));
        QCOMPARE(page.store.quoteRowsAsked.size(), 1u);
        QCOMPARE(page.store.quoteRowsAsked.back().request, std::vector<QuoteId>{QuoteId{5}});
        QCOMPARE(page.store.quoteCards.size(), cards + 1);
        page.store.quotes.push_back(quoteRow(9));
        page.page->take(page.store.versionsNow(page.page->onScreen()));
        QTRY_VERIFY(page.model()->rowOf(QuoteId{9}));
    }

    void isAPageOfTheWindowThatLeadsToOrdersAndBack()
    {
        FakeDesk store;
        store.orders = {orderRow(1), orderRow(1'004)};
        store.quotes = {quoteRow(1), quoteRow(4, true)};
        store.serverNow = {quoteRow(1).createdAt};
        MainWindow window(store.desk(), StoreFacts{});
        window.show();
        window.activateWindow();
        window.setServed(customerRow(1, QStringLiteral("Ada Chen")));
        window.go(MainWindow::QuotesAt, QuoteId{4});
        QVERIFY(window.quotes()->isVisible());
        QTRY_VERIFY(window.quotes()->details()->card());
        window.quotes()->details()->view()->orderLink()->click();
        QVERIFY(window.orders()->isVisible());
        auto *back = window.findChildren<QToolButton *>(QStringLiteral("Step")).value(0);
        QVERIFY(back);
        back->click();
        QVERIFY(window.quotes()->isVisible());
        QCOMPARE(window.quotes()->details()->quote(), std::optional(QuoteId{4}));
        // Parked where the work was, and taken up there.
        window.serving()->park();
        QCOMPARE(window.serving()->parked().at(0).place.quote, std::optional(QuoteId{4}));
        window.go(MainWindow::OrdersAt);
        window.serving()->takeUp(0);
        QVERIFY(window.quotes()->isVisible());
        QCOMPARE(window.quotes()->details()->quote(), std::optional(QuoteId{4}));
        // A number leads to it.
        Q_EMIT window.find()->quoteChosen(QuoteId{1});
        QTRY_VERIFY(window.quotes()->details()->card() && window.quotes()->details()->card()->quote.id == QuoteId{1});
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_QuotesPage)
#include "tst_quotes_page.moc"
