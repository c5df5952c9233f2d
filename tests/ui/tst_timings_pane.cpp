// SPDX-License-Identifier: GPL-3.0-or-later
// How long the flows took, as a supervisor sees it: by flow and step, one of them as a distribution, in numbers that
// add up with what was measured. The store is played by the test.
#include "sql/connection/flow_timings.h"
#include "tests/support/fake_waits.h"
#include "tests/support/gui_test_main.h"
#include "ui/diagnostics/timing_details.h"
#include "ui/diagnostics/timing_picture.h"
#include "ui/diagnostics/timings_pane.h"
#include "ui/diagnostics/timings_text.h"
#include "ui/shared/list_page.h"
#include "ui/shared/stale_strip.h"
#include "ui/shared/theme.h"

#include <QAbstractItemModelTester>
#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QLineSeries>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTimer>

#include <cmath>

using namespace holdfast;
using namespace holdfast::test;

namespace {

FlowTiming::Bucket bucketAt(qint64 value, qint64 runs)
{
    const int bucket = FlowTimings::bucketOf(value);
    return {FlowTimings::begin(bucket), FlowTimings::begin(bucket + 1), runs};
}

FlowTiming timing(const char *flow, const char *step, qint64 median, qint64 runs = 400)
{
    FlowTiming made{flow, step, runs, double(median) * 1.25, median, median * 4, median * 9, median * 12, {}};
    made.buckets = {bucketAt(median / 2, runs / 4), bucketAt(median, runs / 2), bucketAt(median * 2, runs / 8),
                    bucketAt(median * 4, runs / 8)};
    return made;
}

FlowTiming attempts(const char *flow, qint64 once, qint64 twice, qint64 thrice)
{
    FlowTiming made{flow, "attempts", once + twice + thrice, 1.05, 1, 2, 3, 3, {}};
    made.buckets = {bucketAt(1, once), bucketAt(2, twice), bucketAt(3, thrice)};
    return made;
}

// In the order in which the store tells them: by name.
TimingsPage page()
{
    TimingsPage made;
    made.timings = {attempts("CancelOrder", 405, 12, 3),        timing("CancelOrder", "commit", 900),
                    timing("CancelOrder", "order_lock", 300),   timing("CancelOrder", "reservation_lock", 350),
                    timing("CancelOrder", "stock_lock", 4'100), timing("CancelOrder", "whole", 7'000),
                    timing("AcceptQuote", "quote_lock", 500),   timing("AcceptQuote", "receipt_lock", 400),
                    timing("AcceptQuote", "whole", 1'200'000)};
    for (const auto &[sku, code, median] : {std::tuple(7, "MUG-01", 300), std::tuple(9, "PEN-02", 21'000)}) {
        made.timings.push_back(timing("", "stock_lock", median));
        made.timings.back().sku = SkuId{sku};
        made.timings.back().code = code;
    }
    made.inFlows = 0.8;
    made.connected = 14;
    made.running = 2;
    made.mostConnected = 31;
    return made;
}

QuoteMetrics metrics()
{
    QuoteMetrics made;
    made.answers = {{"Accepted", 114}, {"QuoteExpired", 6}};
    made.shownMillis = {120, 9'000, 42'000, 290'000};
    made.lockMicros = {120, 400, 4'100, 512'000};
    made.quotedMinor = 1'000'000;
    made.priceMinor = 1'021'000;
    return made;
}

struct Shown
{
    FakeWaits store;
    TimingsPane pane{store.desk()};

    Shown()
    {
        pane.resize(1128, 560);
        pane.show();
        pane.activateWindow();
    }
    void answer(const TimingsPage &answer)
    {
        store.timings.back().answer(answer);
        QVERIFY(QTest::qWaitFor([&] { return timer()->isActive(); }));
    }
    QTimer *timer() { return pane.findChild<QTimer *>(QStringLiteral("NextQuestion")); }
    QString row(int row) const
    {
        QStringList cells;
        for (int column = 0; column < pane.model()->columnCount(); ++column)
            cells << pane.model()->index(row, column).data().toString();
        return cells.join(u'|');
    }
    void choose(const char *flow, const char *step)
    {
        pane.list()->table()->selectRow(pane.model()->rowOf({flow, step, 0}).value());
    }
    QString said() const { return pane.details()->said(); }
    bool says(QStringView words) const // in the list's part
    {
        const auto labels = pane.list()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
    }
};

} // namespace

class tst_TimingsPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en")));
        Theme::apply(*qApp, Theme::Mode::Light);
    }

    void everyDurationIsShort_data()
    {
        QTest::addColumn<double>("micros");
        QTest::addColumn<QString>("text");
        const auto row = [](double micros, const char *text) {
            QTest::newRow(text) << micros << QString::fromUtf8(text);
        };
        row(0, "0.00 ms");
        row(350, "0.35 ms");
        row(994, "0.99 ms");
        row(996, "1.0 ms");
        row(4'100, "4.1 ms");
        row(9'960, "10 ms");
        row(412'000, "412 ms");
        row(999'400, "999 ms");
        row(999'600, "1.0 s");
        row(1'234'567, "1.2 s");
    }
    void everyDurationIsShort()
    {
        QFETCH(double, micros);
        QFETCH(QString, text);
        QCOMPARE(timingwords::duration(micros), text);
    }

    void everyFlowAndStepHasItsWords()
    {
        for (const char *flow : {"CancelOrder", "IssueQuote", "AcceptQuote", "PlaceOrder", "ReceiveStock", "CountStock",
                                 "ChangePrice", "RepairStock"})
            QVERIFY(timingwords::flow(flow) != QLatin1String(flow));
        for (const char *step :
             {"whole", "order_lock", "reservation_lock", "stock_lock", "quote_lock", "receipt_lock", "price_lock"})
            QVERIFY(!timingwords::step(step).contains(u'_'));
        QCOMPARE(timingwords::flow("NewOne"), QStringLiteral("NewOne"));
        QCOMPARE(timingwords::step("new_one"), QStringLiteral("new_one"));
    }

    void theWholeComesFirstAndThenItsStepsAsTheyAreTaken()
    {
        Shown shown;
        QAbstractItemModelTester tester(shown.pane.list()->table()->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        shown.answer(page());
        QStringList steps;
        for (const FlowTiming &timing : shown.pane.model()->rows())
            steps << QString::fromLatin1(timing.flow + ' ' + timing.step);
        QCOMPARE(steps,
                 (QStringList{QStringLiteral("AcceptQuote whole"), QStringLiteral("AcceptQuote receipt_lock"),
                              QStringLiteral("AcceptQuote quote_lock"), QStringLiteral("CancelOrder whole"),
                              QStringLiteral("CancelOrder order_lock"), QStringLiteral("CancelOrder reservation_lock"),
                              QStringLiteral("CancelOrder stock_lock"), QStringLiteral("CancelOrder commit"),
                              QStringLiteral("CancelOrder attempts"), QStringLiteral(" stock_lock"),
                              QStringLiteral(" stock_lock")}));
        QCOMPARE(shown.row(0), QStringLiteral("Accept a quote|whole transaction|400|1.2 s|4.8 s|10.8 s|14.4 s|1.5 s"));
        QCOMPARE(shown.row(6), QStringLiteral("Cancel an order|stock lock|400|4.1 ms|16 ms|37 ms|49 ms|5.1 ms"));
        QCOMPARE(shown.row(8), QStringLiteral("Cancel an order|attempts|420|1|2|3|3|1.05"));
        QCOMPARE(shown.row(9), QStringLiteral("All flows|stock lock of PEN-02|400|21 ms|84 ms|189 ms|252 ms|26 ms"));
        QVERIFY(shown.row(10).startsWith(u"All flows|stock lock of MUG-01|")); // which is waited for less
        QVERIFY(shown.said().contains(u"Accept a quote: whole transaction"));  // the first is chosen
    }

    void aSpanIsAskedForAndTheNewestQuestionCounts()
    {
        Shown shown;
        QCOMPARE(shown.store.timings.size(), 1u);
        const auto [from, to] = shown.store.timings[0].request;
        QCOMPARE(to.micros - from.micros, 3'600'000'000);
        QCOMPARE(shown.store.quotes[0].request, from);
        shown.pane.chip(TimingsPane::SevenDays)->click();
        shown.pane.chip(TimingsPane::Today)->click();
        QCOMPARE(shown.store.timings.size(), 3u);
        const auto week = shown.store.timings[1].request;
        QCOMPARE(week.second.micros - week.first.micros, 7 * 24 * 3'600'000'000);
        QCOMPARE(shown.store.timings[2].request.first.micros,
                 QDate::currentDate().startOfDay().toMSecsSinceEpoch() * 1000);
        TimingsPage today = page();
        today.timings.resize(1);
        shown.store.timings[2].answer(today);
        QTRY_COMPARE(shown.pane.model()->rowCount(), 1);
        shown.store.timings[1].answer(page()); // late, and of another span
        QCoreApplication::processEvents();
        QCOMPARE(shown.pane.model()->rowCount(), 1);
        QVERIFY(shown.pane.chip(TimingsPane::Today)->isChecked() &&
                !shown.pane.chip(TimingsPane::SevenDays)->isChecked());
        shown.pane.chip(TimingsPane::Today)->click(); // it stays on
        QVERIFY(shown.pane.chip(TimingsPane::Today)->isChecked());
        QCOMPARE(shown.store.timings.size(), 3u);
    }

    void theChosenStepStaysOverARefreshAndAnotherSpan()
    {
        Shown shown;
        shown.answer(page());
        shown.choose("CancelOrder", "stock_lock");
        QVERIFY(shown.said().contains(u"Cancel an order: stock lock\n400 runs · mean 5.1 ms · longest 49 ms"));
        shown.pane.takeFocus();
        QTest::keyClick(shown.pane.list()->table(), Qt::Key_F5);
        TimingsPage next = page();
        next.timings[4].runs = 500;
        next.timings.erase(next.timings.begin() + 1); // nothing of a commit any more
        shown.answer(next);
        QVERIFY(shown.said().contains(u"Cancel an order: stock lock\n500 runs"));
        shown.pane.chip(TimingsPane::SevenDays)->click();
        shown.answer(page());
        QVERIFY(shown.said().contains(u"Cancel an order: stock lock\n400 runs"));
        QVERIFY(shown.pane.list()->table()->hasFocus());
    }

    void theDistributionIsDrawnAsItWasCounted()
    {
        Shown shown;
        shown.answer(page());
        shown.choose("CancelOrder", "stock_lock");
        const TimingPicture *picture = shown.pane.details()->picture();
        // Four bars, each as high as its runs, where their times are.
        qreal most = 0;
        QList<qreal> heights;
        QList<QPointF> outline = picture->outline();
        for (qsizetype i = 1; i < outline.size(); ++i) {
            QVERIFY(outline.at(i).x() >= outline.at(i - 1).x());
            if (outline.at(i).y() > 0 && outline.at(i - 1).y() == 0) {
                heights << outline.at(i).y();
                most = std::max(most, outline.at(i).y());
            }
        }
        QCOMPARE(heights, (QList<qreal>{100, 200, 50, 50}));
        const double median = std::log2(4'100);
        const auto inside =
            std::find_if(outline.begin(), outline.end(), [&](const QPointF &point) { return point.y() == most; });
        QVERIFY(std::abs(inside->x() - median) < 0.3);
        QCOMPARE(picture->labels(), (QStringList{QStringLiteral("5 ms"), QStringLiteral("10 ms"),
                                                 QStringLiteral("20 ms")})); // from 2.048 ms on
        QCOMPARE(picture->legend(),
                 QStringLiteral("half of them within 4.1 ms\n95 of 100 within 16 ms\n99 of 100 within 37 ms"));
        // No two marks are drawn alike, also without colours; and it is told in words.
        const auto *view = picture->findChild<QChartView *>();
        QList<Qt::PenStyle> styles;
        for (const QAbstractSeries *series : view->chart()->series()) {
            if (const auto *line = qobject_cast<const QLineSeries *>(series)) {
                QVERIFY(!styles.contains(line->pen().style()));
                styles << line->pen().style();
            }
        }
        QCOMPARE(styles.size(), 3);
        QVERIFY(view->accessibleDescription().contains(u"half of them within 4.1 ms"));
        QVERIFY(view->accessibleDescription().contains(u"run"));
    }

    void attemptsAreCounts()
    {
        Shown shown;
        shown.answer(page());
        shown.choose("CancelOrder", "attempts");
        const TimingPicture *picture = shown.pane.details()->picture();
        QCOMPARE(picture->labels(), (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")}));
        QCOMPARE(picture->legend(), QString());
        QVERIFY(shown.said().contains(u"15 of 420 were tried again (3.6 %)"));
        TimingsPage next = page();
        next.timings[0] = attempts("CancelOrder", 420, 0, 0);
        next.timings[0].buckets.resize(1);
        QTest::keyClick(&shown.pane, Qt::Key_F5);
        shown.answer(next);
        QVERIFY(shown.said().contains(u"None of them had to be tried again."));
    }

    void manyAttemptsShareABar()
    {
        TimingPicture picture;
        FlowTiming many = attempts("CancelOrder", 1, 1, 1);
        many.buckets.push_back(bucketAt(9, 1));
        many.buckets.push_back(bucketAt(20, 1));
        picture.setTiming(many);
        QCOMPARE(picture.labels(), (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"),
                                                QStringLiteral("8–9"), QStringLiteral("20–22")}));
    }

    void everySpreadCanBeDrawn_data()
    {
        QTest::addColumn<qint64>("from");
        QTest::addColumn<qint64>("to");
        for (const qint64 from : {0LL, 1LL, 7LL, 999LL, 100'000LL, 60'000'000LL}) {
            for (const qint64 times : {1LL, 2LL, 100LL, 1'000'000LL})
                QTest::addRow("%lld times %lld", from, times) << from << from * times;
        }
    }
    void everySpreadCanBeDrawn()
    {
        QFETCH(qint64, from);
        QFETCH(qint64, to);
        FlowTiming wide{"CancelOrder", "whole", 2, double(from), from, to, to, to, {bucketAt(from, 1)}};
        if (FlowTimings::bucketOf(to) != FlowTimings::bucketOf(from))
            wide.buckets.push_back(bucketAt(to, 7));
        TimingPicture picture;
        picture.resize(348, 300);
        picture.setTiming(wide);
        QVERIFY(!picture.grab().isNull());
        QVERIFY2(picture.labels().size() >= 1 && picture.labels().size() <= 5, qPrintable(picture.labels().join(u' ')));
        const QList<QAbstractAxis *> axes = picture.findChild<QChartView *>()->chart()->axes(Qt::Horizontal);
        const auto *axis = qobject_cast<const QCategoryAxis *>(axes.constFirst());
        for (qsizetype i = 1; i < picture.labels().size(); ++i) // no two of them touch
            QVERIFY(axis->endValue(picture.labels().at(i)) - axis->endValue(picture.labels().at(i - 1)) >=
                    (axis->max() - axis->min()) * 0.19);
    }

    void connectionsInUseStandBesideLittlesLaw()
    {
        Shown shown;
        shown.answer(page());
        const QString said = shown.said();
        for (const char *words : {"In a flow, on average\n0.8\n", "Connected now\n14\n", "Running now\n2\n",
                                  "Most at a time\n31\n", "It is a mean, and no size of a pool follows from it."})
            QVERIFY2(said.contains(QString::fromUtf8(words)), qPrintable(said));
    }

    void aSmallMeanIsNoZero_data()
    {
        QTest::addColumn<double>("mean");
        QTest::addColumn<QString>("text");
        const auto row = [](double mean, const char *text) { QTest::newRow(text) << mean << QString::fromUtf8(text); };
        row(0, "average\n0\n");
        row(0.0004, "average\n< 0.001\n");
        row(0.02, "average\n0.020\n");
        row(12.34, "average\n12.3\n");
    }
    void aSmallMeanIsNoZero()
    {
        QFETCH(double, mean);
        QFETCH(QString, text);
        Shown shown;
        TimingsPage quiet = page();
        quiet.inFlows = mean;
        shown.answer(quiet);
        QVERIFY2(shown.said().contains(text), qPrintable(shown.said()));
    }

    void acceptancesOfQuotesAreToldIfThereWereAny()
    {
        Shown shown;
        shown.answer(page());
        QVERIFY(!shown.said().contains(u"Acceptances of quotes"));
        shown.store.quotes.back().answer(QuoteMetrics{});
        QCoreApplication::processEvents();
        QVERIFY(!shown.said().contains(u"Acceptances of quotes"));
        QTest::keyClick(&shown.pane, Qt::Key_F5);
        shown.store.quotes.back().answer(metrics());
        QTRY_VERIFY(shown.said().contains(u"Acceptances of quotes"));
        for (const char *words :
             {"6 of 120 (5.0 %)", "half within 9.0 s, 95 of 100 within 42.0 s, longest 290.0 s",
              "half within 0.40 ms, 95 of 100 within 4.1 ms, longest 512 ms", "2.1 % above the quoted one"})
            QVERIFY2(shown.said().contains(QString::fromUtf8(words)), qPrintable(shown.said()));
        shown.pane.chip(TimingsPane::Today)->click(); // these were of another span
        QVERIFY(!shown.said().contains(u"Acceptances of quotes"));
        shown.store.quotes.back().answer(metrics());
        QTRY_VERIFY(shown.said().contains(u"Acceptances of quotes\ntoday"));
    }

    void aDeskWithoutQuotesNumbersShowsTheTimings()
    {
        FakeWaits store;
        StoreDesk desk = store.desk();
        desk.diagnostics.quoteMetrics = nullptr;
        TimingsPane pane(desk);
        pane.show();
        store.timings.back().answer(page());
        QTRY_COMPARE(pane.model()->rowCount(), 11);
    }

    void nothingWrittenIsSaidAndLeadsToAWiderSpan()
    {
        Shown shown;
        shown.answer(TimingsPage{});
        QVERIFY(shown.says(u"No desk has written timings in the last hour."));
        shown.pane.takeFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(shown.pane.span(), TimingsPane::SevenDays);
        shown.answer(TimingsPage{});
        QVERIFY(shown.says(u"No desk has written timings for seven days."));
        QVERIFY(shown.said().contains(u"Connected now"));
    }

    void withoutAnAnswerWhatIsShownIsOld()
    {
        Shown shown;
        shown.store.timings.back().fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(shown.says(u"The timings could not be read."));
        shown.pane.takeFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        shown.answer(page());
        auto *stale = shown.pane.findChild<StaleStrip *>();
        QVERIFY(!stale->isVisible());
        QTest::keyClick(&shown.pane, Qt::Key_F5);
        shown.store.timings.back().fail(DbError::Kind::ConnectionLost);
        QTRY_VERIFY(stale->isVisible());
        QCOMPARE(shown.pane.model()->rowCount(), 11);
        QTest::mouseClick(stale->button(), Qt::LeftButton);
        shown.answer(page());
        QVERIFY(!stale->isVisible());
    }

    void itIsReadAgainOnlyWhileItIsSeen()
    {
        FakeWaits store;
        TimingsPane pane(store.desk());
        auto *next = pane.findChild<QTimer *>(QStringLiteral("NextQuestion"));
        QVERIFY(store.timings.empty());
        pane.show();
        QCOMPARE(store.timings.size(), 1u);
        pane.hide();
        store.timings.back().answer(page());
        QTRY_COMPARE(pane.model()->rowCount(), 11);
        QVERIFY(!next->isActive());
        pane.show(); // new enough
        QCOMPARE(store.timings.size(), 1u);
        QVERIFY(next->isActive());
        QCOMPARE(next->interval(), TimingsPane::kEvery);
        Q_EMIT next->timeout({});
        QCOMPARE(store.timings.size(), 2u);
    }

    void theFilterLooksInFlowsAndSteps()
    {
        Shown shown;
        shown.answer(page());
        QTest::keyClicks(shown.pane.list()->filterField(), QStringLiteral("LOCK"));
        QTest::keyClick(shown.pane.list()->filterField(), Qt::Key_Return);
        QCOMPARE(shown.pane.model()->rowCount(), 7);
        shown.pane.list()->filterField()->setText(QStringLiteral("nothing like this"));
        QTRY_VERIFY(shown.says(u"No flow, step or SKU is called that."));
        shown.pane.takeFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(shown.pane.model()->rowCount(), 11);
    }

    void theLanguageChangesUnderIt()
    {
        Shown shown;
        shown.answer(page());
        shown.store.quotes.back().answer(metrics());
        QTRY_VERIFY(shown.said().contains(u"Acceptances of quotes"));
        BracketTranslator translator;
        QCoreApplication::installTranslator(&translator);
        const auto removed = qScopeGuard([&] { QCoreApplication::removeTranslator(&translator); });
        QTRY_VERIFY(shown.said().contains(u"[Connections in use]"));
        QVERIFY(shown.row(0).startsWith(u"[Accept a quote]"));
        for (const QWidget *widget : shown.pane.findChildren<QWidget *>()) {
            QString text;
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                text = label->text();
            else if (const auto *button = qobject_cast<const QPushButton *>(widget))
                text = button->text();
            const bool isOurs = text.contains(QRegularExpression(QStringLiteral("[a-z]{3}"))) && widget->isVisible();
            QVERIFY2(!isOurs || text.contains(u'['), qPrintable(text));
        }
    }

    // HOLDFAST_PICTURES names a folder for them.
    void inBothLooksItHasRoom()
    {
        const auto restored = qScopeGuard([] { Theme::apply(*qApp, Theme::Mode::Light); });
        const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
        for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            Theme::apply(*qApp, mode);
            const QString look = mode == Theme::Mode::Light ? QStringLiteral("light") : QStringLiteral("dark");
            Shown shown;
            const auto take = [&](const char *name) {
                QTest::qWait(folder.isEmpty() ? 0 : 50);
                const QPixmap picture = shown.pane.grab();
                if (!folder.isEmpty())
                    picture.save(QDir(folder).filePath(QLatin1String(name) + u'-' + look + QStringLiteral(".png")));
            };
            TimingsPage many = page();
            for (const char *flow : {"ChangePrice", "CountStock", "IssueQuote", "PlaceOrder", "ReceiveStock"}) {
                for (const char *step : {"whole", "stock_lock", "commit"})
                    many.timings.push_back(timing(flow, step, 2'300, 12'431));
                many.timings.push_back(attempts(flow, 100, 2, 1));
            }
            FlowTiming &lock = many.timings[4]; // as they are: many short ones, and a long tail
            lock.buckets.clear();
            lock.runs = 0;
            for (int bucket = 26; bucket < 70; ++bucket) {
                const double at = (bucket - 34) / 5.0;
                const qint64 runs = qint64(900 * std::exp(-at * at / 2)) +
                                    (bucket > 38 ? qint64(60 * std::exp(-(bucket - 38) / 8.0)) : 0);
                if (runs == 0)
                    continue;
                lock.buckets.push_back({FlowTimings::begin(bucket), FlowTimings::begin(bucket + 1), runs});
                lock.runs += runs;
            }
            lock.p50 = 380, lock.p95 = 2'100, lock.p99 = 19'000, lock.max = 160'000, lock.mean = 700;
            shown.answer(many);
            shown.store.quotes.back().answer(metrics());
            QTRY_VERIFY(shown.said().contains(u"Acceptances of quotes"));
            shown.choose("CancelOrder", "stock_lock");
            shown.pane.takeFocus();
            take("timings");
            // Nothing of the table is cut off.
            const ListTable *table = shown.pane.list()->table();
            const QFontMetrics letters(table->font());
            for (int column = 0; column < shown.pane.model()->columnCount(); ++column) {
                for (int row = 0; row < shown.pane.model()->rowCount(); ++row)
                    QVERIFY(letters.horizontalAdvance(shown.pane.model()->index(row, column).data().toString()) +
                                2 * Theme::kGap <=
                            table->columnWidth(column));
            }
            shown.choose("CancelOrder", "attempts");
            take("timings-attempts");
            shown.choose("CancelOrder", "whole");
            shown.pane.details()->ensureVisible(0, 10'000);
            take("timings-below");
            shown.pane.chip(TimingsPane::Today)->click();
            shown.answer(TimingsPage{});
            take("timings-empty");
        }
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_TimingsPane)
#include "tst_timings_pane.moc"
