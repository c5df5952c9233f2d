// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/window_bench.h"

#include "app/environment/journal_scope.h"
#include "app/window/language.h"
#include "app/window/store_lanes.h"
#include "models/order_table_model.h"
#include "sql/connection/session.h"
#include "tests/bench/bench_report.h"
#include "ui/diagnostics/cases_pane.h"
#include "ui/diagnostics/check_strip.h"
#include "ui/diagnostics/diagnostics_page.h"
#include "ui/main_window.h"
#include "ui/orders/orders_page.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTemporaryDir>

#include <algorithm>
#include <ctime>
#include <functional>

namespace holdfast::bench {

namespace {

constexpr int kPatience = 60'000; // ms
constexpr int kEvents = 100;
constexpr int kPages = 50;     // read one after the other
constexpr int kRefreshes = 50; // each counts the whole list as well

double cpuMicros() // of this thread
{
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return double(spent.tv_sec) * 1e6 + double(spent.tv_nsec) / 1e3;
}

void until(const std::function<bool()> &holds)
{
    QElapsedTimer timer;
    timer.start();
    while (!holds()) {
        if (timer.hasExpired(kPatience))
            qFatal("the window does not get its answer");
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 50);
    }
}

void press(QWidget *widget, int key, const QString &text = {})
{
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, text);
    QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier, text);
    QCoreApplication::sendEvent(widget, &down);
    QCoreApplication::sendEvent(widget, &up);
}

class WindowBench
{
public:
    explicit WindowBench(const ConnectionSettings &settings)
        : m_journal(m_folder.filePath(QStringLiteral("journal.sqlite"))), m_lanes(settings, m_journal, scope(settings)),
          m_window(m_lanes.desk(), {QStringLiteral("Bench"), true, QStringLiteral("TWD"), QStringLiteral("server"),
                                    QStringLiteral("owner"), QStringLiteral("owner")})
    {
        QObject::connect(page(), &RecordsPage::serverAnswered, page(), [this] { ++m_answers; });
        m_window.resize(1'280, 720);
        m_window.show();
        m_window.activateWindow();
        until([this] { return model()->rowCount() > 0; });
    }

    std::vector<double> typing()
    {
        field()->setFocus();
        return measured(kEvents, [this](int i) {
            if (i % 20 < 10)
                press(field(), Qt::Key_C, QStringLiteral("c"));
            else
                press(field(), Qt::Key_Backspace);
            QCoreApplication::processEvents();
        });
    }
    // From the last letter to the rows on the screen.
    std::vector<double> anotherFilter()
    {
        const std::vector<double> spent = measured(kEvents, [this](int i) {
            const int before = m_answers;
            field()->setText(QStringLiteral("Customer %1").arg(1 + i % 50));
            until([&] { return m_answers > before; });
            QCoreApplication::processEvents();
        });
        const int before = m_answers;
        field()->clear();
        until([&] { return m_answers > before && model()->rowCount() > 0; });
        return spent;
    }
    std::vector<double> pageMore()
    {
        return measured(kPages, [this](int) {
            const int before = model()->rowCount();
            table()->scrollToBottom();
            until([&] { return model()->rowCount() > before || model()->state() == PagedTableModel::State::Complete; });
            QCoreApplication::processEvents();
        });
    }
    std::vector<double> scrolling()
    {
        QScrollBar *bar = table()->verticalScrollBar();
        table()->setFocus();
        table()->selectRow(0);
        return measured(kEvents, [this, bar](int i) {
            if (i % 2)
                press(table(), Qt::Key_PageDown);
            else
                bar->setValue(bar->maximum() / 2 + i * bar->singleStep() * 3);
            QCoreApplication::processEvents();
        });
    }
    std::vector<double> refreshing()
    {
        table()->verticalScrollBar()->setValue(table()->verticalScrollBar()->maximum() / 2);
        return measured(kRefreshes, [this](int) {
            const int before = m_answers;
            page()->refresh();
            until([&] { return m_answers > before; });
            QCoreApplication::processEvents();
        });
    }

    // Until the check has ended, a letter each 20 ms or as soon as the window is free: microseconds from it to the end
    // of all that it set off, by the clock on the wall.
    std::vector<double> besideACheck()
    {
        CheckStrip *strip = m_window.diagnostics()->cases()->strip();
        m_window.go(MainWindow::DiagnosticsAt);
        strip->everythingButton()->click();
        m_window.go(MainWindow::OrdersAt);
        field()->setFocus();
        std::vector<double> spent;
        while (strip->isChecking()) {
            QElapsedTimer timer;
            timer.start();
            press(field(), spent.size() % 2 ? Qt::Key_Backspace : Qt::Key_C,
                  spent.size() % 2 ? QString() : QStringLiteral("c"));
            QCoreApplication::processEvents();
            spent.push_back(double(timer.nsecsElapsed()) / 1e3);
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
        }
        return spent;
    }

private:
    static JournalScope scope(const ConnectionSettings &settings)
    {
        Session session(settings);
        return journalScope(session, *session.read("Store", readStore));
    }
    static std::vector<double> measured(int count, const std::function<void(int)> &event)
    {
        std::vector<double> spent;
        for (int i = 0; i < count; ++i) {
            const double before = cpuMicros();
            event(i);
            spent.push_back(cpuMicros() - before);
        }
        return spent;
    }
    OrdersPage *page() const { return m_window.orders(); }
    OrderTableModel *model() const { return page()->model(); }
    ListTable *table() const { return page()->list()->table(); }
    QLineEdit *field() const { return page()->list()->filterField(); }

    int m_answers = 0; // that the list got
    QTemporaryDir m_folder;
    Journal m_journal;
    StoreLanes m_lanes;
    MainWindow m_window;
};

} // namespace

void registerWindow(const std::shared_ptr<ListStore> &store)
{
    struct Event
    {
        const char *name;
        std::vector<double> (WindowBench::*measure)();
    };
    const auto window = std::make_shared<std::unique_ptr<WindowBench>>();
    const std::vector<Event> events{{"a letter in the filter", &WindowBench::typing},
                                    {"another filter, to its first page", &WindowBench::anotherFilter},
                                    {"a page of 200 more", &WindowBench::pageMore},
                                    {"a step of scrolling", &WindowBench::scrolling},
                                    {"a refresh of the 1,000 first", &WindowBench::refreshing},
                                    {"a letter while everything is checked, wall", &WindowBench::besideACheck}};
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event event = events[i];
        const bool isLast = i + 1 == events.size();
        benchmark::RegisterBenchmark((std::string("window/") + event.name).c_str(),
                                     [=](benchmark::State &state) {
                                         if (!*window) {
                                             static Language language;
                                             language.use(QStringLiteral("en"));
                                             Theme::apply(*qApp, Theme::Mode::Light);
                                             *window = std::make_unique<WindowBench>(store->settings());
                                         }
                                         for ([[maybe_unused]] auto _ : state) {
                                             const std::vector<double> spent = (**window.*event.measure)();
                                             put(state, "cpu", spent);
                                             state.counters["cpu.99"] = percentile(spent, 99);
                                             state.counters["longest"] = percentile(spent, 100);
                                             state.counters["events"] = double(spent.size());
                                             state.counters["orders"] = double(store->orders());
                                             state.SetIterationTime(spreadOf(spent).median / 1e6);
                                         }
                                         if (isLast)
                                             window->reset();
                                     })
            ->Iterations(1)
            ->UseManualTime();
    }
}

} // namespace holdfast::bench
