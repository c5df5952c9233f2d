// SPDX-License-Identifier: GPL-3.0-or-later
// A day of the store at its end: whole days of a zone, what is shown of them, and the same on paper and in a file.
#include "sql/flows/receipt.h"
#include "tests/support/fake_day.h"
#include "tests/support/gui_test_main.h"
#include "ui/diagnostics/day_pane.h"
#include "ui/diagnostics/day_text.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/list_table.h"
#include "ui/shared/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QBuffer>
#include <QDateEdit>
#include <QFileDialog>
#include <QLabel>
#include <QPainter>
#include <QPdfWriter>
#include <QPointer>
#include <QPrintDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QTranslator>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr qint64 kHour = 3'600'000'000;

StoreFacts store(bool training = false)
{
    return {QStringLiteral("Demo <b>Store</b>"),
            training,
            QStringLiteral("TWD"),
            {},
            QStringLiteral("sue"),
            Role::Supervisor};
}

StoreDay berlin(int year, int month, int day)
{
    return {QDate(year, month, day), QTimeZone("Europe/Berlin")};
}

DayReport report(std::size_t unconfirmed = 3)
{
    const StoreDay day = berlin(2026, 10, 25);
    DayReport made{store(), day, endOfDay(day.since(), day.until(), Instant{day.until().micros + kHour}),
                   unconfirmedRows()};
    while (made.unconfirmed.size() < unconfirmed)
        made.unconfirmed.push_back(unconfirmedRow("CancelOrder", CustomerId{1}, OrderId{2}, std::chrono::seconds(10)));
    return made;
}

int pages(const DayReport &shown, QPageSize::PageSizeId size)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(size));
        printedDay(shown)->print(&writer);
    }
    return int(pdf.count("/Type /Page\n"));
}

// A pane that is seen, with its questions.
struct Seen
{
    FakeDay fake;
    DayPane pane{fake.desk(), store()};

    explicit Seen(bool answered = true)
    {
        pane.resize(1140, 600);
        pane.show();
        pane.activateWindow();
        if (answered)
            answer();
    }
    // today at noon
    EndOfDay today() const
    {
        const auto &[since, until] = fake.days.back().request;
        return endOfDay(since, until, Instant{since.micros + 12 * kHour});
    }
    void answer()
    {
        fake.days.back().answer(today());
        fake.pendings.back().answer(unconfirmedRows());
        settle();
    }
    static void settle() // answers, and then the layouts that they ask for
    {
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
    }
    QPushButton *button(const char *words)
    {
        for (auto *each : pane.findChildren<QPushButton *>()) {
            if (each->text() == QLatin1String(words))
                return each;
        }
        return nullptr;
    }
    ListTable *table(const char *name)
    {
        for (auto *each : pane.findChildren<ListTable *>()) {
            if (each->accessibleName() == QLatin1String(name))
                return each;
        }
        return nullptr;
    }
    QString sentence() { return pane.findChild<AnswerBar *>()->sentence(); }
};

} // namespace

class tst_DayPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("TZ", "Europe/Berlin");
        tzset();
        Theme::apply(*qApp, Theme::Mode::Light);
        speak(QLocale(QLocale::English, QLocale::UnitedKingdom), "en");
    }

    void aDayIsFromMidnightToMidnightOfItsZone_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QDate>("date");
        QTest::addColumn<QByteArray>("since");
        QTest::addColumn<QByteArray>("until");
        QTest::addColumn<int>("hours");
        QTest::newRow("any day") << QByteArray("Europe/Berlin") << QDate(2026, 11, 30)
                                 << QByteArray("2026-11-29 23:00:00.000000") << QByteArray("2026-11-30 23:00:00.000000")
                                 << 24;
        QTest::newRow("clocks put on") << QByteArray("Europe/Berlin") << QDate(2026, 3, 29)
                                       << QByteArray("2026-03-28 23:00:00.000000")
                                       << QByteArray("2026-03-29 22:00:00.000000") << 23;
        QTest::newRow("clocks put back") << QByteArray("Europe/Berlin") << QDate(2026, 10, 25)
                                         << QByteArray("2026-10-24 22:00:00.000000")
                                         << QByteArray("2026-10-25 23:00:00.000000") << 25;
        QTest::newRow("a day without midnight")
            << QByteArray("America/Sao_Paulo") << QDate(2018, 11, 4) << QByteArray("2018-11-04 03:00:00.000000")
            << QByteArray("2018-11-05 02:00:00.000000") << 23;
        QTest::newRow("far east") << QByteArray("Asia/Taipei") << QDate(2026, 1, 1)
                                  << QByteArray("2025-12-31 16:00:00.000000")
                                  << QByteArray("2026-01-01 16:00:00.000000") << 24;
    }
    void aDayIsFromMidnightToMidnightOfItsZone()
    {
        QFETCH(QByteArray, zone);
        QFETCH(QDate, date);
        QFETCH(int, hours);
        const StoreDay day{date, QTimeZone(zone)};
        QTEST(day.since().sql(), "since");
        QTEST(day.until().sql(), "until");
        QCOMPARE(day.minutes(), hours * 60);
        QCOMPARE(lengthWords(day).isEmpty(), hours == 24);
        const StoreDay next{date.addDays(1), day.zone};
        QCOMPARE(next.since(), day.until()); // nothing between two days, and nothing twice
    }

    void anUnusualDaySaysSo()
    {
        QCOMPARE(lengthWords(berlin(2026, 10, 25)),
                 QStringLiteral("This day has 25 hours here, the clocks were changed."));
        QCOMPARE(zoneName(berlin(2026, 10, 25)), QStringLiteral("Europe/Berlin (UTC+02:00, then UTC+01:00)"));
        QCOMPARE(zoneName(berlin(2026, 10, 26)), QStringLiteral("Europe/Berlin (UTC+01:00)"));
        QCOMPARE(zoneName({QDate(2026, 10, 26), QTimeZone("America/St_Johns")}),
                 QStringLiteral("America/St_Johns (UTC-02:30)"));
    }

    void everyAnswerAndKindHasItsWords()
    {
        for (const char *answer : {Accepted::token, Placed::token, QuoteExpired::token, QuoteUsed::token,
                                   OutOfStock::token, PriceChanged::token})
            QVERIFY2(!answerWords(answer).contains(QLatin1String(answer)), answer);
        QCOMPARE(answerWords("Sung"), QStringLiteral("Sung, of a newer version"));
        for (const char *kind :
             {"CancelOrder", "IssueQuote", "AcceptQuote", "PlaceOrder", "ReceiveStock", "CountStock", "ChangePrice"})
            QVERIFY2(!kindWords(kind).contains(QLatin1String(kind)), kind);
        QCOMPARE(kindWords("Sing"), QStringLiteral("Sing, of a newer version"));
    }

    void whoIsToBeCalledBack_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("finding");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *kind, const char *finding, const char *words) {
            QTest::addRow("%s %s", kind, finding)
                << QByteArray(kind) << QByteArray(finding) << QString::fromUtf8(words);
        };
        for (const char *kind : {"CancelOrder", "IssueQuote", "AcceptQuote", "PlaceOrder"}) {
            row(kind, "", "Once it is known");
            row(kind, "NotDone", "Now");
        }
        for (const char *kind : {"ReceiveStock", "CountStock", "ChangePrice"}) {
            row(kind, "", "No");
            row(kind, "NotDone", "No");
        }
    }
    void whoIsToBeCalledBack()
    {
        QFETCH(QByteArray, kind);
        QFETCH(QByteArray, finding);
        QTEST(callBackWords(unconfirmedRow(kind, {}, {}, std::chrono::seconds(1), finding)), "words");
        // Whatever it is, with a customer or an order it is theirs.
        QVERIFY(concernsCustomer(unconfirmedRow(kind, CustomerId{1}, {}, std::chrono::seconds(1))));
        QVERIFY(concernsCustomer(unconfirmedRow("Sing", {}, OrderId{1}, std::chrono::seconds(1))));
    }

    void anAgeIsWordsAndNeverBelowZero()
    {
        using namespace std::chrono_literals;
        const auto age = [](std::chrono::seconds seconds) {
            return ageWords(unconfirmedRow("CancelOrder", {}, {}, seconds));
        };
        QCOMPARE(age(12min), QStringLiteral("12 minutes"));
        QCOMPARE(age(-30s), QStringLiteral("less than a minute"));
        QCOMPARE(age(-5min), QStringLiteral("that desk's clock is ahead"));
    }

    void nothingIsAskedBeforeItIsSeen()
    {
        FakeDay fake;
        DayPane pane(fake.desk(), store());
        QVERIFY(fake.days.empty() && fake.pendings.empty());
        pane.show();
        QCOMPARE(fake.days.size(), 1u);
        QCOMPARE(fake.pendings.size(), 1u);
        const StoreDay today = StoreDay::today();
        QCOMPARE(fake.days.front().request, std::pair(today.since(), today.until()));
    }

    void theDayIsShownInFiguresAndWords()
    {
        Seen seen;
        const QString said = seen.pane.said();
        for (const char *words :
             {"this day is not over yet", "Europe/Berlin (UTC+", "ann | Customer changed their mind | 2 | 5",
              "ben | no reason given | 1 | 1,200", "Too little was available\n3", "The quote had run out\n2",
              "Quote accepted, order made\n7", "Refused\n5\nof 12 asked", "Orders cancelled\n4",
              "units given back: 1,207", "Quotes expired\n33.3 %\n12 of 36 that ended", "Quotes issued\n40",
              "Open cases, critical\n1", "Open cases, notices\n2", "Cases open now\n4\ncritical: 1",
              "Unconfirmed now\n3"})
            QVERIFY2(said.contains(QString::fromUtf8(words)), words + QByteArray(" | ") + said.toUtf8());
        // The longest in doubt first, as they came.
        const qsizetype first = said.indexOf(u"Accept a quote | – | 17 | ann | desk 2 | "),
                        second = said.indexOf(u"Cancel an order | 1042 | 18 | ann | ");
        QVERIFY(first > 0 && second > first);
        QVERIFY(said.contains(u" | 3 hours | It was not done | Now"));
        QVERIFY(said.contains(u" | 12 minutes | Nothing is known yet | Once it is known"));
        QVERIFY(said.contains(u"Receive units of a SKU | – | – | "));
    }

    void aDayThatIsOverSaysNothingOfIt()
    {
        Seen seen;
        EndOfDay day = seen.today();
        seen.pane.setDate(QDate::currentDate().addDays(-1));
        QVERIFY(!seen.pane.report()); // no figure of another day under this one's name
        QVERIFY(!seen.pane.said().contains(u"Customer changed"));
        const auto &[since, until] = seen.fake.days.back().request;
        QCOMPARE(until, StoreDay::today().since());
        seen.fake.days.back().answer(endOfDay(since, until, until));
        QTRY_VERIFY(seen.pane.said().contains(u"Customer changed"));
        QVERIFY(!seen.pane.said().contains(u"not over"));
        QVERIFY(!isOver(day) && isOver(*std::optional(seen.pane.report()->figures)));
    }

    void aDayIsChosenByKeysAndNeverToCome()
    {
        Seen seen;
        QVERIFY(QTest::qWaitForWindowActive(&seen.pane));
        auto *field = seen.pane.findChild<QDateEdit *>();
        field->setFocus();
        const QDate today = QDate::currentDate();
        QTest::keyClick(field, Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(seen.pane.date(), today);
        QTest::keyClick(field, Qt::Key_PageUp, Qt::AltModifier);
        QCOMPARE(seen.pane.date(), today.addDays(-1));
        QCOMPARE(field->date(), today.addDays(-1));
        QTest::keyClick(field, Qt::Key_PageUp, Qt::AltModifier);
        QCOMPARE(seen.pane.date(), today.addDays(-2));
        QTest::keyClick(field, Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(seen.pane.date(), today.addDays(-1));
        QTest::keyClick(field, Qt::Key_T, Qt::AltModifier);
        QTRY_COMPARE(seen.pane.date(), today); // a mnemonic shows its button pressed first
        QVERIFY(!seen.button("&Today")->isEnabled());
        seen.pane.setDate(today.addDays(7));
        QCOMPARE(seen.pane.date(), today);
        const std::size_t asked = seen.fake.days.size();
        QCOMPARE(asked, 5u); // one a day that was chosen
        QTest::keyClick(field, Qt::Key_F5);
        QCOMPARE(seen.fake.days.size(), asked + 1);
    }

    // The answer for a day that was left comes late.
    void anAnswerOfAnotherDayIsDropped()
    {
        Seen seen(false);
        const EndOfDay today = seen.today();
        seen.pane.setDate(QDate::currentDate().addDays(-1));
        seen.fake.days.front().answer(today);
        QCoreApplication::processEvents();
        QVERIFY(!seen.pane.said().contains(u"Customer changed"));
        QVERIFY(!seen.pane.report());
    }

    void anEmptyDayHasItsSentences()
    {
        Seen seen(false);
        EndOfDay day;
        day.since = seen.fake.days.back().request.first;
        day.until = seen.fake.days.back().request.second;
        day.snapshot = Instant{day.since.micros + 1};
        seen.fake.days.back().answer(day);
        seen.fake.pendings.back().answer({});
        QTRY_VERIFY(seen.pane.said().contains(u"Nobody cancelled an order on this day."));
        for (const char *words :
             {"Nothing was asked on this day that is kept", "Every desk knows how everything ended",
              "Quotes expired\n–\nno quote of this day has ended", "nothing was asked", "Unconfirmed now\n0"})
            QVERIFY2(seen.pane.said().contains(QString::fromUtf8(words)), words);
        QVERIFY(!seen.pane.said().contains(u"0.0 %"));
    }

    void loadingIsSaidAfterAWhile()
    {
        Seen seen(false);
        QVERIFY(!seen.pane.said().contains(u"Reading the day"));
        QVERIFY(!seen.button("&Print…") || !seen.button("&Print…")->isEnabled());
        QTRY_VERIFY(seen.pane.said().contains(u"Reading the day…"));
        seen.answer();
        QTRY_VERIFY(!seen.pane.said().contains(u"Reading"));
    }

    void failuresAreSaidEachInItsWay()
    {
        Seen seen(false);
        seen.fake.days.back().fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(seen.pane.said().contains(u"The database cannot be reached, so the day could not be read."));
        QPushButton *again = seen.button("Try &again");
        QVERIFY(again->isVisible());
        again->click();
        QCOMPARE(seen.fake.days.size(), 2u);
        seen.fake.days.back().fail(DbError::Kind::NotPermitted);
        QTRY_VERIFY(seen.pane.said().contains(u"Your account may not read a day of the store."));
        QVERIFY(!again->isVisible());
        seen.pane.refresh();
        seen.fake.days.back().fail(DbError::Kind::Other);
        QTRY_VERIFY(seen.pane.said().contains(u"The day could not be read."));
        seen.pane.refresh();
        seen.answer();
        QTRY_VERIFY(seen.pane.report());
        // What was read stays, and is said to be old.
        seen.pane.refresh();
        seen.fake.days.back().fail(DbError::Kind::ConnectionLost);
        QTRY_VERIFY(seen.pane.said().contains(u"could not be read again; it is shown as it was"));
        QVERIFY(seen.pane.said().contains(u"Customer changed"));
    }

    void whatIsUnconfirmedFailsByItself()
    {
        Seen seen(false);
        seen.fake.days.back().answer(seen.today());
        seen.fake.pendings.back().fail(DbError::Kind::Other);
        QTRY_VERIFY(seen.pane.said().contains(u"What is unconfirmed could not be read. F5 tries again."));
        QVERIFY(seen.pane.said().contains(u"Customer changed"));
        QVERIFY(!seen.pane.report()); // half a day is not given out
        seen.pane.refresh();
        seen.fake.pendings.back().fail(DbError::Kind::NotPermitted);
        QTRY_VERIFY(seen.pane.said().contains(u"Your account may not see what other desks do not know."));
    }

    void anOrderIsALink()
    {
        Seen seen;
        QVERIFY(QTest::qWaitForWindowActive(&seen.pane));
        QSignalSpy asked(&seen.pane, &DayPane::orderAsked);
        ListTable *table = seen.table("Unconfirmed operations of all desks");
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0)); // has none
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(asked.size(), 0);
        QTest::keyClick(table, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().value<OrderId>(), OrderId{1042});
        // Read again, the row is the same, wherever it stands now.
        seen.pane.refresh();
        auto rows = unconfirmedRows();
        seen.fake.pendings.back().answer({rows.front()});
        QTRY_COMPARE(table->model()->rowCount(), 1);
    }

    void theLimitIsSaid()
    {
        QCOMPARE(limitWords(3, 3), QString());
        QCOMPARE(limitWords(3, 4), QString()); // one came between two readings
        QCOMPARE(limitWords(kMostUnconfirmed, kMostUnconfirmed), QString());
        QCOMPARE(limitWords(kMostUnconfirmed, 1'234),
                 QStringLiteral("Only the 500 longest in doubt of 1,234 are shown."));
        DayReport many = report(kMostUnconfirmed);
        many.figures.unconfirmed = 1'234;
        QVERIFY(dayCsv(many).contains("Only the 500 longest in doubt of"));
        QVERIFY(printedDay(many)->toPlainText().contains(u"Only the 500 longest in doubt of 1,234"));
    }

    // The whole scrolls, not the table in it.
    void theRowsThatTheKeysReachAreSeen()
    {
        Seen seen(false);
        seen.fake.days.back().answer(seen.today());
        seen.fake.pendings.back().answer(report(60).unconfirmed);
        ListTable *table = seen.table("Unconfirmed operations of all desks");
        QTRY_COMPARE(table->model()->rowCount(), 60);
        QVERIFY(QTest::qWaitForWindowActive(&seen.pane));
        Seen::settle();
        table->setFocus();
        table->setCurrentIndex(table->model()->index(58, 0));
        QTest::keyClick(table, Qt::Key_Down);
        auto *scroll = seen.pane.findChild<QScrollArea *>();
        const QPoint at =
            table->viewport()->mapTo(scroll->viewport(), table->visualRect(table->currentIndex()).center());
        QCOMPARE(table->currentIndex().row(), 59);
        QVERIFY2(scroll->viewport()->rect().contains(at), QByteArray::number(at.y()));
    }

    void theFileSaysWhatTheScreenSays()
    {
        const QByteArray text = dayCsv(report());
        QVERIFY(text.startsWith("\xEF\xBB\xBFReport,End of day\r\n"));
        for (const char *line :
             {"Store,Demo <b>Store</b>",
              "Environment,live",
              "Day,2026-10-25",
              "Time zone,\"Europe/Berlin (UTC+02:00, then UTC+01:00)\"",
              "From (UTC),2026-10-24 22:00:00.000000",
              "\"Until, not included (UTC)\",2026-10-25 23:00:00.000000",
              "As of (UTC),2026-10-26 00:00:00.000000",
              "The day is over,yes",
              "Written by,sue",
              "",
              "What,Who,Reason,Times,Units",
              "Orders cancelled,ann,\"'=HYPERLINK(\"\"x\"\")\",1,2",
              "Orders cancelled,ben,,1,1200",
              "Too little was available,,,3,",
              "Quotes issued,,,40,",
              "Quotes expired unused,,,12,",
              "\"Expired, per cent of the quotes that are not open any more\",,,33.3,",
              "\"Open cases, critical\",,,1,",
              "Unconfirmed operations,,,3,",
              "Unconfirmed,Customer,Order,Asked by,Workstation,Asked (UTC),Seconds,Known,Call back,Operation"})
            QVERIFY2(text.contains('\n' + QByteArray(line) + "\r\n"), line);
        QVERIFY(text.contains("\r\nCancel an order,18,1042,ann,desk 2,2025-11-24 16:00:00.000000,720,Nothing is known "
                              "yet,Once it is known,"));
        DayReport early = report();
        early.figures.snapshot = early.figures.since;
        early.figures.quotesUsed = early.figures.quotesExpired = 0;
        early.store.training = true;
        const QByteArray other = dayCsv(early);
        QVERIFY(other.contains("The day is over,no") && other.contains("Environment,training"));
        QVERIFY(other.contains("that are not open any more\",,,,\r\n"));
    }

    void theFileIsWrittenWhole()
    {
        Seen seen;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("day.csv"));
        const DayReport shown = *seen.pane.report();
        seen.pane.writeTo(path, shown);
        QVERIFY(seen.sentence().contains(u"was written to"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), dayCsv(shown));
        // What stood there stays when it cannot.
        seen.pane.writeTo(folder.filePath(QStringLiteral("none/day.csv")), shown);
        QVERIFY2(seen.sentence().contains(u"cannot be written. Nothing was written."), qPrintable(seen.sentence()));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("none"))));
        Seen::settle();
        keep(seen.pane.grab().toImage(), "day-not-written");
    }

    void theFileIsAskedForByKey()
    {
        Seen seen;
        QVERIFY(QTest::qWaitForWindowActive(&seen.pane));
        QTemporaryDir folder;
        QTest::keyClick(&seen.pane, Qt::Key_E, Qt::ControlModifier);
        auto *dialog = seen.pane.findChild<QFileDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        const DayReport shown = *seen.pane.report();
        QVERIFY(dialog->selectedFiles().front().endsWith(u".csv"));
        // Read again meanwhile: what was on the screen when it was asked for is what is written.
        seen.pane.refresh();
        EndOfDay later = seen.today();
        later.cancels.clear();
        seen.fake.days.back().answer(later);
        QTRY_VERIFY(seen.pane.said().contains(u"Nobody cancelled"));
        const QString path = folder.filePath(QStringLiteral("chosen.csv"));
        Q_EMIT dialog->fileSelected(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), dayCsv(shown));
        QPointer<QFileDialog> gone = dialog;
        dialog->reject();
        QTRY_VERIFY(!gone);
    }

    void itIsPrintedByKey()
    {
        Seen seen;
        QVERIFY(QTest::qWaitForWindowActive(&seen.pane));
        QTest::keyClick(&seen.pane, Qt::Key_P, Qt::ControlModifier);
        auto *dialog = seen.pane.findChild<QPrintDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QPointer<QPrintDialog> gone = dialog;
        dialog->reject();
        QTRY_VERIFY(!gone);
    }

    void thePageSaysTheSame()
    {
        DayReport shown = report();
        const QString text = printedDay(shown)->toPlainText();
        for (const char *words :
             {"Demo <b>Store</b>", "End of day: Sunday 25 October 2026", "This day has 25 hours here",
              "As of 26 October 2026 01:00:00 (UTC+01:00).", "Printed by sue.",
              "Orders cancelled, by person and reason: 4", "Customer changed their mind", "no reason given",
              "Too little was available", "33.3 %", "Unconfirmed now, of all desks: 3", "customer 18, order 1042",
              "ann, desk 2", "12 minutes", "Now"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), words + QByteArray(" | ") + text.toUtf8());
        QVERIFY(!text.contains(u"not over") && !text.contains(u"TRAINING"));
        shown.figures.snapshot = shown.figures.since;
        shown.store.training = true;
        shown.unconfirmed.clear();
        shown.figures.cancels.clear();
        const QString other = printedDay(shown)->toPlainText();
        for (const char *words : {"this day is not over yet", "TRAINING: these are no real figures.",
                                  "TRAINING · Demo <b>Store</b>", "Nobody cancelled an order", "Every desk knows"})
            QVERIFY2(other.contains(QString::fromUtf8(words)), words);
    }

    void anOrdinaryDayFitsOnOnePage()
    {
        for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter}) {
            QCOMPARE(pages(report(6), size), 1);
            QVERIFY(pages(report(60), size) > 1); // the count counts
        }
    }

    // In the dark theme as well: paper is white. HOLDFAST_PICTURES=folder keeps what is drawn.
    void itIsBlackOnWhiteWithinThePage()
    {
        Theme::apply(*qApp, Theme::Mode::Dark);
        const auto document = printedDay(report(6));
        Theme::apply(*qApp, Theme::Mode::Light);
        const QSize page(794, 1123); // A4 at 96 dots an inch
        document->setPageSize(page);
        QImage picture(page, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        document->drawContents(&painter);
        painter.end();
        keep(picture, "printed");
        QVERIFY2(document->size().width() <= page.width() + 2, QByteArray::number(document->size().width()));
        QCOMPARE(document->pageCount(), 1);
        int dark = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                const QColor colour = picture.pixelColor(x, y);
                dark += colour.lightness() < 64;
                QVERIFY(colour.saturation() < 16 || colour.lightness() < 64 || colour.lightness() > 192);
            }
        }
        QVERIFY2(dark > 2'000, QByteArray::number(dark));
    }

    void itSpeaksAnotherLanguageAtOnce()
    {
        Seen seen;
        QVERIFY(seen.pane.said().contains(u"1,200"));
        speak(QLocale(QLocale::Chinese, QLocale::Taiwan), "zh_TW");
        QCoreApplication::processEvents();
        QVERIFY(seen.pane.findChild<QDateEdit *>()->displayFormat().startsWith(u"yyyy"));
        QVERIFY(seen.pane.said().contains(u"月"));
        speak(QLocale(QLocale::English, QLocale::UnitedKingdom), "en");
    }

    // HOLDFAST_PICTURES=folder keeps them.
    void nothingIsClipped_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void nothingIsClipped()
    {
        QFETCH(bool, dark);
        Theme::apply(*qApp, dark ? Theme::Mode::Dark : Theme::Mode::Light);
        {
            Seen seen;
            QVERIFY(QTest::qWaitForWindowExposed(&seen.pane));
            keep(seen.pane.grab().toImage(), dark ? "day-dark" : "day-light");
            seen.pane.resize(1140, 1000);
            Seen::settle();
            keep(seen.pane.grab().toImage(), dark ? "day-whole-dark" : "day-whole-light");
            for (const QLabel *label : seen.pane.findChildren<QLabel *>()) {
                if (label->isVisibleTo(&seen.pane) && !label->text().isEmpty() && !label->wordWrap())
                    QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
                if (label->isVisibleTo(&seen.pane) && label->wordWrap())
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            }
            ListTable *table = seen.table("Unconfirmed operations of all desks");
            const QFontMetrics letters(table->font());
            for (int column = 0; column < table->model()->columnCount(); ++column) {
                for (int row = 0; row < table->model()->rowCount(); ++row) {
                    const QString cell = table->model()->index(row, column).data().toString();
                    QVERIFY2(table->columnWidth(column) >= letters.horizontalAdvance(cell) + 16, qPrintable(cell));
                }
            }
            QVERIFY(table->columnViewportPosition(8) + table->columnWidth(8) <= table->viewport()->width());
            Seen waiting(false);
            QTRY_VERIFY(waiting.pane.said().contains(u"Reading the day…"));
            keep(waiting.pane.grab().toImage(), dark ? "day-waiting-dark" : "day-waiting-light");
            waiting.fake.days.back().fail(DbError::Kind::Unreachable);
            QTRY_VERIFY(waiting.pane.said().contains(u"cannot be reached"));
            keep(waiting.pane.grab().toImage(), dark ? "day-failed-dark" : "day-failed-light");
        }
        Theme::apply(*qApp, Theme::Mode::Light);
    }

private:
    static void keep(const QImage &picture, const char *name)
    {
        const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
        if (!folder.isEmpty())
            picture.save(folder + u'/' + QLatin1String(name) + QStringLiteral(".png"));
    }

    void speak(const QLocale &locale, const char *name)
    {
        QLocale::setDefault(locale);
        QCoreApplication::removeTranslator(&m_words);
        if (m_words.load(QStringLiteral(":/translations/holdfast_") + QLatin1String(name))) // English has its plurals
            QCoreApplication::installTranslator(&m_words);
    }

    QTranslator m_words;
};

HOLDFAST_GUI_TEST_MAIN(tst_DayPane)
#include "tst_day_pane.moc"
