// SPDX-License-Identifier: GPL-3.0-or-later
// The acceptance as it is asked for in the window: one key for one attempt, whatever happens on the way, and never
// another one behind anybody's back. The store and its clock are played by the test.
#include "sql/journal/accept_quote_entry.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/pending/pending_operations.h"
#include "ui/quotes/quote_card_view.h"
#include "ui/quotes/quote_confirmation.h"
#include "ui/quotes/quote_details.h"
#include "ui/quotes/server_clock.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextDocument>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr qint64 kSecond = 1'000'000;

// Quotes 1, 2 and 4 are Ada's, 3 is Ben's; Ada is being served. The clock stands 100 s before quote 1 ends.
struct Desk
{
    FakeDesk store;
    qint64 elapsed = 0; // µs
    ServerClock clock{[this] { return elapsed; }};
    std::unique_ptr<PendingOperations> pending;
    std::unique_ptr<QuoteDetails> details;

    Desk()
    {
        store.quotes = {quoteRow(1), quoteRow(2), quoteRow(3, false, 2), quoteRow(4, true)};
        store.serverNow = {quoteRow(1).expiresAt.micros - 100 * kSecond};
        pending = std::make_unique<PendingOperations>(store.desk());
        details = std::make_unique<QuoteDetails>(store.desk(), &clock);
        details->setPending(pending.get());
        details->resize(372, 640);
        details->show();
        details->activateWindow();
        details->setServed(CustomerId{1});
    }
    bool show(qint64 id)
    {
        details->setQuote(QuoteId{id});
        return QTest::qWaitFor([&] { return details->card() && details->card()->quote.id == QuoteId{id}; });
    }
    void pass(qint64 micros)
    {
        elapsed += micros;
        store.serverNow.micros += micros;
        details->showTime();
    }
    bool open()
    {
        details->acceptButton()->click();
        return details->isConfirming() && details->confirmButton()->isVisible();
    }
    bool press()
    {
        const std::size_t before = store.accepts.size();
        details->confirmButton()->click();
        return store.accepts.size() == before + 1;
    }
    bool ask(qint64 id) { return show(id) && open() && press(); }
    QByteArray key(std::size_t index) const { return store.accepts.at(index).request.key; }
    bool answered()
    {
        return QTest::qWaitFor([&] { return !details->isBusy() && details->answer()->isVisible(); });
    }
    bool has(const char *what) const { return details->said().contains(QString::fromUtf8(what)); }
    JournalEntry entry(qint64 quote, const QByteArray &key, JournalEntry::State state,
                       const QByteArray &answer = {}) const
    {
        JournalEntry made = journalEntry(JournalScope{}, AcceptQuote{key, CustomerId{1}, QuoteId{quote}});
        made.state = state;
        made.answer = answer;
        return made;
    }
    bool readJournal(const std::vector<PendingOperation> &all)
    {
        store.pending = all;
        QSignalSpy changed(pending.get(), &PendingOperations::changed);
        pending->refresh();
        return QTest::qWaitFor([&] { return !changed.isEmpty(); });
    }
};

const Instant kThen{1'764'000'000'000'000};
const Accepted kAccepted{OrderId{57}, 50'000, kThen};

} // namespace

class tst_QuoteDetails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("TZ", "UTC");
        Theme::apply(*qApp, Theme::Mode::Light);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void showsWhatWasPromisedAndWhatIsNow()
    {
        Desk desk;
        QVERIFY(desk.has("Choose a quote"));
        QVERIFY(desk.show(1));
        for (const char *what : {"Quote 1", "Ada Chen", "2 × Mug", "250.00 each", "500.00", "MUG-01", "by desk-1",
                                 "8 available now, not kept for you", "24 November 2025 16:06:00 (UTC+00:00)",
                                 "The server decides when it takes the quote up, not when the button is pressed."})
            QVERIFY2(desk.has(what), what);
        QVERIFY(!desk.has("Price now"));
        desk.details->setServed(CustomerId{2});
        QVERIFY(desk.has("this quote is not theirs"));
        QVERIFY(!desk.details->acceptButton()->isEnabled());
        QVERIFY(desk.show(4));
        QVERIFY(desk.has("Order 1004 was made of it; it is now: created"));
        QVERIFY(!desk.has("not kept for you"));
        QVERIFY(!desk.details->acceptButton()->isVisible());
    }

    void countsDownOnTheServersClockAndSaysWhenItEndsSoon()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QLabel *countdown = desk.details->view()->countdown();
        QCOMPARE(countdown->text(), QStringLiteral("01:40 left"));
        desk.pass(kSecond);
        QCOMPARE(countdown->text(), QStringLiteral("01:39 left"));
        desk.pass(39 * kSecond);
        QCOMPARE(countdown->text(), QStringLiteral("01:00 left, ends soon"));
        QCOMPARE(countdown->property("role").toByteArray(), QByteArray("ending"));
        desk.pass(60 * kSecond - 1); // one microsecond before
        QCOMPARE(countdown->text(), QStringLiteral("00:01 left, ends soon"));
        QVERIFY(desk.details->acceptButton()->isVisible());
        desk.pass(1);
        QVERIFY(!countdown->isVisible());
        QVERIFY(!desk.details->acceptButton()->isVisible());
        QVERIFY(desk.details->newQuoteButton()->isVisible());
    }

    void believesALateReadingLessThanItsOwnCount()
    {
        qint64 elapsed = 0;
        ServerClock clock([&] { return elapsed; });
        QVERIFY(!clock.now());
        QCOMPARE(clock.stateOf(quoteRow(1)), QByteArray("unused"));
        clock.take({1'000 * kSecond});
        elapsed += 5 * kSecond;
        clock.take({1'002 * kSecond}); // three seconds under way
        QCOMPARE(clock.now()->micros, 1'005 * kSecond);
        clock.take({1'006 * kSecond});
        QCOMPARE(clock.now()->micros, 1'006 * kSecond);
        clock.take({500 * kSecond}); // another server's
        QCOMPARE(clock.now()->micros, 500 * kSecond);
    }

    void asksOnceAndSaysWhatItIsAbout()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.open());
        QCOMPARE(desk.store.accepts.size(), 0u);
        QVERIFY(desk.has("Accept quote 1 for Ada Chen?"));
        QVERIFY(desk.has("TWD\u00A0500.00 for 2 × Mug."));
        QTRY_VERIFY(desk.has("every line could be had"));
        QVERIFY(desk.press());
        const AcceptQuote &request = desk.store.accepts.at(0).request;
        QCOMPARE(request.quote, QuoteId{1});
        QCOMPARE(request.customer, CustomerId{1});
        QCOMPARE(request.key.size(), 36);
        QVERIFY(request.shownFor && request.shownFor->count() >= 0);
    }

    void saysBeforeWhichLinesWouldBeShort()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        desk.store.answersReads = false;
        QVERIFY(desk.open());
        QVERIFY(desk.has("Reading what is available now"));
        QuoteCard now = quoteCard(quoteRow(1), desk.store.serverNow);
        now.lines[0].available = 1;
        now.lines[0].priceNowMinor = 27'500;
        desk.store.quoteCards.back().answer(now);
        QTRY_VERIFY(desk.has("Mug: 2 wanted, 1 available now"));
        QTRY_VERIFY(desk.has("Price now 275.00; the quote keeps 250.00")); // rows are shown by a posted event
        QVERIFY(desk.press());                                             // it is the database that decides
    }

    void aDoubleClickAndEnterTwiceAreOneAttempt()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.open());
        QPushButton *confirm = desk.details->confirmButton();
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTest::mouseDClick(confirm, Qt::LeftButton);
        confirm->click();
        QTest::keyClick(desk.details.get(), Qt::Key_Return);
        QTest::keyClick(confirm, Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(desk.store.accepts.size(), 1u);
    }

    void canBeAcceptedByTheKeyboardAlone()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(QTest::qWaitForWindowActive(desk.details.get()));
        desk.details->takeFocus();
        QCOMPARE(desk.details->focusWidget(), static_cast<QWidget *>(desk.details->acceptButton()));
        QTest::keyClick(desk.details->acceptButton(), Qt::Key_Return);
        QVERIFY(desk.details->isConfirming());
        QCOMPARE(desk.details->focusWidget(), static_cast<QWidget *>(desk.details->leaveButton())); // the safe one
        QTest::keyClick(desk.details->leaveButton(), Qt::Key_Tab, Qt::ShiftModifier);
        QCOMPARE(desk.details->focusWidget(), static_cast<QWidget *>(desk.details->confirmButton()));
        QTest::keyClick(desk.details->confirmButton(), Qt::Key_Return);
        QCOMPARE(desk.store.accepts.size(), 1u);
        desk.store.accepts.at(0).answer(kAccepted);
        QVERIFY(desk.answered());
        QCOMPARE(desk.details->focusWidget(), static_cast<QWidget *>(desk.details->answer()));
        QVERIFY(desk.has("Accepted. Order 57 at"));
        // Escape leaves a confirmation and asks nothing.
        QVERIFY(desk.show(2));
        QVERIFY(desk.open());
        QTest::keyClick(desk.details->leaveButton(), Qt::Key_Escape);
        QVERIFY(!desk.details->isConfirming());
        QCOMPARE(desk.store.accepts.size(), 1u);
    }

    void showsTheOrderThatWasMade()
    {
        Desk desk;
        QSignalSpy order(desk.details.get(), &QuoteDetails::orderAsked);
        QVERIFY(desk.ask(1));
        desk.store.accepts.at(0).answer(kAccepted);
        QVERIFY(desk.answered());
        desk.details->answer()->action()->click();
        QCOMPARE(order.size(), 1);
        QCOMPARE(order.at(0).at(0).value<OrderId>(), OrderId{57});
    }

    void keepsTheKeyOverEverythingThatIsNoAnswer()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        const QByteArray key = desk.key(0);
        // Nothing was changed: tried again under the same key.
        desk.store.accepts.at(0).fail(DbError::Kind::LockWait);
        QVERIFY(desk.answered());
        desk.details->answer()->action()->click();
        QCOMPARE(desk.store.accepts.size(), 2u);
        QCOMPARE(desk.key(1), key);
        // The confirmation once more.
        desk.store.accepts.at(1).fail(DbError::Kind::Unreachable);
        QVERIFY(desk.answered());
        QVERIFY(desk.open());
        QVERIFY(desk.press());
        QCOMPARE(desk.key(2), key);
        // Not known: another quote is looked at, the customer is parked and taken up, and the clock runs out.
        desk.store.accepts.at(2).fail(DbError::Kind::CommitUnknown);
        QVERIFY(desk.answered());
        QVERIFY(desk.has("Tell the customer nothing yet"));
        QVERIFY(!desk.details->copyButton()->isVisible());
        QVERIFY(desk.show(2));
        QVERIFY(!desk.details->answer()->isVisible());
        desk.details->setServed(std::nullopt);
        desk.details->setServed(CustomerId{1});
        QVERIFY(desk.show(1));
        QVERIFY(desk.has("It is not known whether the quote was accepted"));
        desk.pass(1'000 * kSecond);
        QVERIFY(!desk.details->newQuoteButton()->isVisible()); // it may be accepted already
        desk.details->answer()->action()->click();
        QCOMPARE(desk.store.accepts.size(), 4u);
        QCOMPARE(desk.key(3), key);
        // The answer that was lost.
        desk.store.accepts.at(3).answer(Replayed{kAccepted, kThen, "created"});
        QVERIFY(desk.answered());
        QVERIFY(desk.has("Accepted at 24 Nov 2025 16:00:00.0, by this same request. Order 57"));
    }

    void makesNoSecondKeyWhileTheFirstIsNotKnown()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.store.accepts.at(0).fail(DbError::Kind::CommitUnknown);
        QVERIFY(desk.answered());
        desk.details->acceptButton()->click();
        QVERIFY(!desk.details->isConfirming());
        QVERIFY(desk.has("It is not known whether the quote was accepted"));
        QCOMPARE(desk.store.accepts.size(), 1u);
        // A journal that could not be written after it tells nothing of it.
        desk.details->answer()->action()->click();
        desk.store.accepts.at(1).fail(DbError::Kind::Journal);
        QVERIFY(desk.answered());
        desk.details->acceptButton()->click();
        QVERIFY(!desk.details->isConfirming());
        QCOMPARE(desk.key(1), desk.key(0));
    }

    void keepsTheKeyOfAConfirmationThatWasLeft()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.open());
        desk.details->leaveButton()->click();
        QVERIFY(desk.ask(2));
        desk.store.accepts.at(0).answer(kAccepted);
        QVERIFY(desk.answered());
        QVERIFY(desk.ask(1));
        QVERIFY(desk.key(1) != desk.key(0)); // each quote has its own
        desk.store.accepts.at(1).fail(DbError::Kind::Deadlock);
        QVERIFY(desk.answered());
        QVERIFY(desk.open());
        desk.details->leaveButton()->click();
        desk.details->setServed(std::nullopt); // parked
        desk.details->setServed(CustomerId{1});
        QVERIFY(desk.open());
        QVERIFY(desk.press());
        QCOMPARE(desk.key(2), desk.key(1));
    }

    void makesANewKeyAfterAnAnswerOnlyWhenAPersonSaysSo()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.store.accepts.at(0).answer(OutOfStock{{{SkuId{7}, 2, 1}}});
        QVERIFY(desk.answered());
        QVERIFY(desk.has("Mug: 2 wanted, 1 available"));
        QVERIFY(desk.has("&Accept in a new attempt…"));
        QCOMPARE(desk.store.accepts.size(), 1u);
        desk.details->answer()->action()->click(); // Try again as a new attempt
        QCOMPARE(desk.store.accepts.size(), 1u);   // asked once more
        QVERIFY(desk.has("This is a new attempt"));
        QVERIFY(desk.press());
        QVERIFY(desk.key(1) != desk.key(0));
        desk.store.accepts.at(1).fail(DbError::Kind::CommitUnknown);
        QVERIFY(desk.answered());
        desk.details->answer()->action()->click();
        QCOMPARE(desk.key(2), desk.key(1));
    }

    void offersANewQuoteAfterTheEndAndIssuesNone()
    {
        Desk desk;
        QSignalSpy asked(desk.details.get(), &QuoteDetails::newQuoteAsked);
        QVERIFY(desk.ask(1));
        desk.pass(200 * kSecond); // while it is under way
        QVERIFY(desk.details->isBusy());
        desk.store.accepts.at(0).answer(QuoteExpired{desk.store.serverNow, quoteRow(1).expiresAt});
        QVERIFY(desk.answered());
        QCOMPARE(asked.size(), 0);
        QVERIFY(!desk.details->newQuoteButton()->isVisible()); // one key, one button
        desk.details->answer()->action()->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.at(0).at(0).value<CustomerId>(), CustomerId{1});
        const auto lines = asked.at(0).at(1).value<std::vector<WantedLine>>();
        QCOMPARE(lines.size(), 1u);
        QCOMPARE(lines[0].sku, SkuId{7});
        QCOMPARE(lines[0].quantity, 2);
        QCOMPARE(desk.store.accepts.size(), 1u);
    }

    void aConfirmationThatIsOpenCanBePressedAtTheEnd()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.open());
        desk.pass(100 * kSecond); // by the clock that is shown; the server's own decides
        QVERIFY(desk.details->confirmButton()->isVisible());
        QVERIFY(desk.press());
    }

    void closesTheConfirmationWhenAnotherDeskWasFaster()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.open());
        desk.store.quotes[0] = quoteRow(1, true);
        desk.details->reload();
        QTRY_VERIFY(!desk.details->isConfirming());
        QVERIFY(!desk.details->confirmButton()->isVisible());
        QVERIFY(desk.has("Order 1001 was made of it"));
        QCOMPARE(desk.store.accepts.size(), 0u);
    }

    void keepsAQuoteOnTheScreenUntilItsAnswerOrItsCustomerIsParked()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.details->setQuote(QuoteId{2});
        QCOMPARE(desk.details->quote(), std::optional(QuoteId{1}));
        desk.details->setServed(CustomerId{2});
        QVERIFY(desk.show(3));
        QVERIFY(!desk.details->acceptButton()->isEnabled()); // one at a time
        desk.store.accepts.at(0).answer(kAccepted);
        QTRY_VERIFY(!desk.details->isBusy());
        QVERIFY(!desk.details->answer()->isVisible());
        desk.details->setServed(CustomerId{1});
        QVERIFY(desk.show(1));
        QVERIFY(desk.has("Accepted. Order 57"));
    }

    void showsAnAcceptanceOfAnEarlierProgramAndMakesNoKey()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        const JournalEntry doubt = desk.entry(1, "an-earlier-key", JournalEntry::State::Unconfirmed);
        QVERIFY(desk.readJournal({{doubt, false}}));
        QVERIFY(desk.has("It is not known yet"));
        QVERIFY(!desk.details->copyButton()->isVisible());
        desk.details->acceptButton()->click();
        QVERIFY(!desk.details->isConfirming());
        QCOMPARE(desk.store.accepts.size(), 0u);
        // Not carried out: still no other key, a person decides about this one.
        QVERIFY(
            desk.readJournal({{desk.entry(1, "an-earlier-key", JournalEntry::State::Unconfirmed, "NotDone"), false}}));
        desk.details->settled(QuoteId{1});
        QVERIFY(desk.has("This was not carried out"));
        desk.details->acceptButton()->click();
        QVERIFY(!desk.details->isConfirming());
        QSignalSpy list(desk.details.get(), &QuoteDetails::pendingAsked);
        desk.details->answer()->action()->click();
        QCOMPARE(list.size(), 1);
        // Left undone: now it can be asked anew.
        QVERIFY(
            desk.readJournal({{desk.entry(1, "an-earlier-key", JournalEntry::State::Answered, "LeftUndone"), false}}));
        desk.details->settled(QuoteId{1});
        QVERIFY(desk.open());
        QVERIFY(desk.press());
        QVERIFY(desk.key(0) != "an-earlier-key");
    }

    void asksNothingWhereTheJournalIsReadWhileTheConfirmationIsOpen()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        QVERIFY(desk.open());
        QVERIFY(desk.readJournal({{desk.entry(1, "an-earlier-key", JournalEntry::State::Sent), false}}));
        desk.details->confirmButton()->click();
        QCOMPARE(desk.store.accepts.size(), 0u);
        QVERIFY(!desk.details->isConfirming());
        QVERIFY(desk.has("It is not known yet"));
    }

    void usesAKeyNoMoreThatTheJournalKnowsTheEndOf()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        const QByteArray key = desk.key(0);
        desk.store.accepts.at(0).fail(DbError::Kind::CommitUnknown);
        QVERIFY(desk.answered());
        QVERIFY(desk.readJournal({{desk.entry(1, key, JournalEntry::State::Unconfirmed), false}}));
        desk.details->settled(QuoteId{1}); // nothing was found out
        QVERIFY(desk.has("It is not known whether the quote was accepted"));
        QVERIFY(desk.readJournal({{desk.entry(1, key, JournalEntry::State::Answered, "OutOfStock"), false}}));
        desk.details->settled(QuoteId{1});
        QVERIFY(desk.open());
        QVERIFY(desk.has("This is a new attempt"));
        QVERIFY(desk.press());
        QVERIFY(desk.key(1) != key);
    }

    void tellsTheJournalWhichAnswerWasRead()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        const QByteArray key = desk.key(0);
        desk.store.accepts.at(0).answer(kAccepted);
        QVERIFY(desk.answered());
        const JournalEntry entry = desk.entry(1, key, JournalEntry::State::Answered, "Accepted");
        QVERIFY(desk.readJournal(
            {{desk.entry(2, "other", JournalEntry::State::Answered, "Accepted"), false}, {entry, false}}));
        QCOMPARE(desk.store.seen.size(), 1u);
        QCOMPARE(desk.store.seen.at(0).request, entry.operation);
        QVERIFY(desk.has("Accepted. Order 57"));
    }

    void tellsAnAnswerThatCameWhileItsQuoteCannotBeRead()
    {
        Desk desk;
        QVERIFY(desk.ask(1));
        desk.store.accepts.at(0).fail(DbError::Kind::CommitUnknown);
        QVERIFY(desk.answered());
        QVERIFY(desk.show(2));
        desk.store.answersReads = false;
        desk.details->setQuote(QuoteId{1});
        desk.store.quoteCards.back().fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(!desk.details->card());
        QVERIFY(desk.details->answer()->isVisible());
        QVERIFY(desk.has("It is not known whether"));
    }

    void givesTheCustomerWhatWasPromised()
    {
        Desk desk;
        QVERIFY(desk.show(1));
        desk.details->copyButton()->click();
        QCOMPARE(QApplication::clipboard()->text(),
                 QStringLiteral("Quote 1 for Ada Chen: 2 × Mug at 250.00. Total: TWD\u00A0500.00. It holds until 24 "
                                "November 2025 16:06:00 (UTC+00:00). The stock is not kept: the prices hold until "
                                "then, if every article is still available when the quote is accepted."));
        StoreFacts store;
        store.name = QStringLiteral("Harbour");
        const auto page = quoteConfirmation(*desk.details->card(), store);
        const QString text = page->toPlainText();
        for (const char *what : {"Harbour", "TRAINING", "Quote 1", "Ada Chen", "MUG-01", "The stock is not kept",
                                 "Holds until: 24 November 2025 16:06:00 (UTC+00:00)"})
            QVERIFY2(text.contains(QString::fromUtf8(what)), what);
        QVERIFY(!text.contains(QStringLiteral("desk-1")));
        QVERIFY(!text.contains(QStringLiteral("available now")));
        page->setPageSize(QSizeF(595, 842));
        QCOMPARE(page->pageCount(), 1);
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_QuoteDetails)
#include "tst_quote_details.moc"
