// SPDX-License-Identifier: GPL-3.0-or-later
// What typing, scrolling and refreshing cost the window's thread on a list of 50,000 rows. Counted is the processor
// time of that thread alone, so that a busy machine changes nothing.
#include "models/order_table_model.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/orders/orders_page.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QLineEdit>
#include <QScrollBar>

#include <ctime>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr int kRows = 50'000;
constexpr double kMedian = 16; // ms: one frame of a screen
constexpr double kWorst = 64;  // ms, of ninety-nine in a hundred

double cpuTime() // ms
{
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return double(spent.tv_sec) * 1e3 + double(spent.tv_nsec) / 1e6;
}

// Runs the events of one step, and what it paints.
class Meter
{
public:
    template <class Step>
    void measure(const Step &step)
    {
        const double before = cpuTime();
        step();
        QCoreApplication::processEvents();
        m_spent << cpuTime() - before;
    }
    bool isBounded(const char *what)
    {
        std::sort(m_spent.begin(), m_spent.end());
        const double median = m_spent.at(m_spent.size() / 2);
        const double worst = m_spent.at(std::min(m_spent.size() - 1, m_spent.size() * 99 / 100));
        qInfo("%s: median %.2f ms, 99th percentile %.2f ms of %lld events", what, median, worst,
              static_cast<long long>(m_spent.size()));
        return median < kMedian && worst < kWorst;
    }

private:
    QList<double> m_spent;
};

// Newest first, as the list is read.
std::vector<OrderRow> rows(int newest, int count)
{
    std::vector<OrderRow> all;
    all.reserve(std::size_t(count));
    for (int id = newest; id > newest - count; --id)
        all.push_back(orderRow(id, id % 10 == 3 ? "paid" : "created", 1 + id % 2));
    return all;
}

struct Long
{
    FakeDesk store;
    std::unique_ptr<OrdersPage> page;

    Long()
    {
        store.answersReads = false;
        page = std::make_unique<OrdersPage>(store.desk());
        page->resize(1'120, 640);
        page->show();
        page->activateWindow();
        store.pages.back().answer(rows(kRows, kRows));
        store.counts.back().answer(kRows);
    }
    bool isThere() const
    {
        return QTest::qWaitFor([&] { return page->model()->rowCount() == kRows; });
    }
    ListTable *table() const { return page->list()->table(); }
};

} // namespace

class tst_ListCost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp, Theme::Mode::Light); }

    void typing()
    {
        Long list;
        QVERIFY(list.isThere());
        QLineEdit *filter = list.page->list()->filterField();
        filter->setFocus();
        Meter meter;
        for (int i = 0; i < 100; ++i)
            meter.measure([&] { QTest::keyClick(filter, i % 20 < 10 ? Qt::Key_A : Qt::Key_Backspace); });
        QVERIFY(meter.isBounded("a key in the filter"));
    }

    void anotherFilter()
    {
        Long list;
        QVERIFY(list.isThere());
        const std::vector<OrderRow> found = rows(kRows, 200);
        Meter meter;
        for (int i = 0; i < 30; ++i) {
            const std::size_t asked = list.store.pages.size();
            meter.measure([&] { Q_EMIT list.page->list()->filterTyped(QString(1 + i % 7, u'A')); });
            QCOMPARE(list.store.pages.size(), asked + 1);
            meter.measure([&] { list.store.pages.back().answer(found); });
            QCOMPARE(list.page->model()->rowCount(), 200);
        }
        QVERIFY(meter.isBounded("another filter and its first page"));
    }

    void scrolling()
    {
        Long list;
        QVERIFY(list.isThere());
        list.table()->setFocus();
        QScrollBar *bar = list.table()->verticalScrollBar();
        Meter meter;
        for (int i = 0; i < 100; ++i)
            meter.measure([&] { bar->setValue(i % 2 ? i * 90 : bar->maximum() - i * 13'000); });
        for (int i = 0; i < 100; ++i)
            meter.measure([&] { QTest::keyClick(list.table(), i % 3 ? Qt::Key_PageDown : Qt::Key_Down); });
        QVERIFY(meter.isBounded("a step of scrolling"));
    }

    void selecting()
    {
        Long list;
        QVERIFY(list.isThere());
        list.table()->setFocus();
        list.table()->selectRow(10);
        QTest::keySequence(list.table(), QKeySequence::SelectAll);
        QCOMPARE(list.table()->selectedCount(), kRows);
        Meter meter;
        for (int i = 0; i < 60; ++i)
            meter.measure([&] {
                if (i % 2)
                    QTest::keySequence(list.table(), QKeySequence::SelectAll);
                else
                    QTest::keyClick(list.table(), Qt::Key_PageDown, Qt::ShiftModifier);
            });
        QVERIFY(meter.isBounded("a selection of all or of a page more"));
    }

    void refreshing()
    {
        Long list;
        QVERIFY(list.isThere());
        list.table()->selectRow(300);
        list.table()->verticalScrollBar()->setValue(200 * 30);
        Meter meter;
        int newest = kRows;
        for (int i = 0; i < 50; ++i) {
            newest += 5; // other desks' orders meanwhile
            std::vector<OrderRow> head = rows(newest, 1'000);
            for (OrderRow &row : head) {
                if (number(row.id) % 50 == i)
                    row.version = 2 + i; // and changes
            }
            list.page->refresh();
            QCOMPARE(list.store.pages.back().request.limit, 1'000);
            meter.measure([&] { list.store.pages.back().answer(head); });
            QVERIFY(list.page->model()->rowOf(OrderId{newest}));
        }
        QCOMPARE(list.table()->selectedCount(), 1);
        QVERIFY(meter.isBounded("a refresh"));
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_ListCost)
#include "tst_list_cost.moc"
