// SPDX-License-Identifier: GPL-3.0-or-later
// Each way in which an acceptance can end has its own sentence, says whether anything was changed, and offers the one
// thing to do next.
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/quotes/accept_answer_text.h"

using namespace holdfast;
using namespace holdfast::test;

namespace {

const Instant kThen{1'764'000'000'900'000}; // 2025-11-24 16:00:00.9 UTC

QuoteCard card()
{
    QuoteCard made = quoteCard(quoteRow(7), {1'764'000'450'000'000});
    return made;
}

AcceptAsked asked(const Reply<AcceptQuoteOutcome> &reply, bool replyLost = false)
{
    return {AcceptQuote{"key-1", CustomerId{1}, QuoteId{7}}, reply, QTime(10, 5), replyLost};
}

AcceptAsked answered(const AcceptQuoteOutcome &outcome, bool replyLost = false)
{
    return asked({outcome, {}}, replyLost);
}

AcceptAsked failed(DbError::Kind kind)
{
    return asked({DbError{kind, 2013, "COMMIT", QStringLiteral("as planned")}, {}});
}

QString said(const AcceptAsked &asked)
{
    const QuoteCard of = card();
    return acceptAnswerText(asked, &of).sentence;
}

} // namespace

class tst_AcceptAnswerText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("TZ", "UTC");
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void saysWhichOrderWasMadeAndWhatIsReserved()
    {
        const AcceptAsked done = answered(Accepted{OrderId{57}, 50'000, kThen});
        QCOMPARE(said(done), QStringLiteral("Accepted. Order 57 at TWD\u00A0500.00; 2 × Mug are reserved."));
        QCOMPARE(afterAccept(done), AfterAccept::ShowOrder);
        QCOMPARE(orderOf(done), std::optional(OrderId{57}));
        QCOMPARE(acceptAnswerText(done, nullptr).sentence,
                 QStringLiteral("Accepted. Order 57; its units are reserved."));
        QCOMPARE(acceptAnswerText(done, nullptr).tone, AnswerText::Tone::Good);
    }

    void saysWhenItHadRunOutAndOffersANewQuote()
    {
        const AcceptAsked late = answered(QuoteExpired{kThen, {kThen.micros - 400'000}});
        QVERIFY(said(late).contains(QStringLiteral("taken up at")) ||
                said(late).contains(QStringLiteral("took it up at")));
        QVERIFY(said(late).contains(QStringLiteral("16:00:00.9")));
        QVERIFY(said(late).contains(QStringLiteral("16:00:00.5")));
        QVERIFY(said(late).contains(QStringLiteral("Nothing was reserved.")));
        QCOMPARE(afterAccept(late), AfterAccept::NewQuote);
    }

    void namesEveryShortLineAndUntilWhenItStaysOpen()
    {
        QuoteCard of = card();
        of.lines.push_back({2, SkuId{8}, "SPOON-1", QStringLiteral("Spoon"), 3, 100, 100, 2});
        const AcceptAsked none = answered(OutOfStock{{{SkuId{7}, 2, 1}, {SkuId{8}, 3, 0}}});
        const AnswerText text = acceptAnswerText(none, &of);
        QVERIFY(text.sentence.contains(QStringLiteral("Mug: 2 wanted, 1 available; Spoon: 3 wanted, 0 available")));
        QVERIFY(text.sentence.contains(QStringLiteral("Nothing was reserved.")));
        QVERIFY(text.sentence.contains(QStringLiteral("stays open until 24 Nov 2025 16:12:00.0")));
        QCOMPARE(afterAccept(none), AfterAccept::NewAttempt);
        QVERIFY(text.action.contains(QStringLiteral("new attempt")));
        // Without a card every line still has a name of its own.
        const QString bare = acceptAnswerText(none, nullptr).sentence;
        QVERIFY(bare.contains(QStringLiteral("SKU no. 7: 2 wanted, 1 available; SKU no. 8")));
    }

    void tellsAReplayAsOneWithItsInstantAndTheOrdersPresentStatus()
    {
        const Accepted original{OrderId{57}, 50'000, kThen};
        const QString live = said(answered(Replayed{original, kThen, "created"}));
        QVERIFY(live.startsWith(QStringLiteral("This is the answer of 24 Nov 2025 16:00:00.9; nothing was done now.")));
        QVERIFY(live.contains(QStringLiteral("Order 57")));
        QVERIFY(live.endsWith(QStringLiteral("The order is now: created.")));
        QVERIFY(said(answered(Replayed{original, kThen, "cancelled"})).endsWith(QStringLiteral("now: cancelled.")));
        QVERIFY(!live.contains(QStringLiteral("are reserved")));
    }

    void tellsTheReplayOfALostReplyAsTheSuccessThatItWas()
    {
        const Accepted original{OrderId{57}, 50'000, kThen};
        const QuoteCard of = card();
        const AnswerText text = acceptAnswerText(answered(Replayed{original, kThen, "created"}, true), &of);
        QCOMPARE(text.tone, AnswerText::Tone::Good);
        QCOMPARE(text.sentence, QStringLiteral("Accepted at 24 Nov 2025 16:00:00.9, by this same request. Order 57 at "
                                               "TWD\u00A0500.00; 2 × Mug are reserved."));
        // What it promises has to be true now.
        const AnswerText gone = acceptAnswerText(answered(Replayed{original, kThen, "cancelled"}, true), &of);
        QVERIFY(gone.tone != AnswerText::Tone::Good);
        QVERIFY(!gone.sentence.contains(QStringLiteral("are reserved")));
        QVERIFY(gone.sentence.contains(QStringLiteral("now: cancelled")));
        const AnswerText late = acceptAnswerText(answered(Replayed{QuoteExpired{kThen, kThen}, kThen, {}}, true), &of);
        QVERIFY(late.tone != AnswerText::Tone::Good);
        QVERIFY(late.sentence.contains(QStringLiteral("Nothing was reserved.")));
    }

    void givesEachAnswerItsOwnSentence()
    {
        const QList<AcceptQuoteOutcome> outcomes{
            Accepted{OrderId{57}, 50'000, kThen},
            QuoteExpired{kThen, kThen},
            OutOfStock{{{SkuId{7}, 2, 1}}},
            QuoteUsed{},
            KeyConflict{},
            NotFound{},
            InvalidInput{InvalidInput::Field::Key, InvalidInput::Problem::Missing},
            InvalidInput{InvalidInput::Field::Road, InvalidInput::Problem::Unknown},
            Replayed{Accepted{OrderId{57}, 50'000, kThen}, kThen, "created"},
            Replayed{Placed{OrderId{57}, 50'000}, kThen, "created"},
            Replayed{QuoteExpired{kThen, kThen}, kThen, {}},
            Replayed{OutOfStock{{{SkuId{7}, 2, 1}}}, kThen, {}},
            Replayed{QuoteUsed{}, kThen, {}},
            Replayed{PriceChanged{}, kThen, {}}};
        QStringList sentences;
        for (const AcceptQuoteOutcome &outcome : outcomes) {
            const AcceptAsked one = answered(outcome);
            const QuoteCard of = card();
            const AnswerText text = acceptAnswerText(one, &of);
            QVERIFY(!sentences.contains(text.sentence));
            sentences << text.sentence;
            QVERIFY(!text.customer.isEmpty());
            const bool made = orderOf(one).has_value();
            QCOMPARE(afterAccept(one) == AfterAccept::ShowOrder, made);
            QCOMPARE(text.action.isEmpty(), afterAccept(one) == AfterAccept::Nothing);
            if (!std::holds_alternative<Accepted>(outcome))
                QVERIFY2(text.sentence.contains(QStringLiteral("othing was")), qPrintable(text.sentence));
        }
    }

    void claimsNothingWhenTheCommitWasNotAnswered()
    {
        const QuoteCard of = card();
        const AcceptAsked unknown = failed(DbError::Kind::CommitUnknown);
        const AnswerText text = acceptAnswerText(unknown, &of);
        QVERIFY(isUnconfirmed(unknown.reply));
        QVERIFY(!text.sentence.contains(QStringLiteral("Nothing was changed")));
        QVERIFY(text.customer.startsWith(QStringLiteral("Tell the customer nothing yet")));
        QCOMPARE(afterAccept(unknown), AfterAccept::AskAgain);
        QVERIFY(text.technical.contains(QStringLiteral("key key-1")));
    }

    void saysOfEveryOtherErrorThatNothingWasChanged_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("again");
        using Kind = DbError::Kind;
        const auto row = [](Kind kind, bool again) { QTest::newRow(DbError::name(kind)) << int(kind) << again; };
        for (const Kind kind : {Kind::LockWait, Kind::Deadlock, Kind::SnapshotConflict, Kind::Interrupted,
                                Kind::ConnectionLost, Kind::Unreachable, Kind::ReadOnly, Kind::Insecure, Kind::Journal})
            row(kind, true);
        for (const Kind kind : {Kind::NotPermitted, Kind::DuplicateKey, Kind::Constraint, Kind::Refused,
                                Kind::WrongServer, Kind::WrongSchema, Kind::WrongStore, Kind::WrongEnvironment,
                                Kind::SchemaTooNew, Kind::SchemaTooOld, Kind::Closed, Kind::Program, Kind::Other})
            row(kind, false);
    }
    void saysOfEveryOtherErrorThatNothingWasChanged()
    {
        QFETCH(int, kind);
        QFETCH(bool, again);
        const QuoteCard of = card();
        const AcceptAsked one = failed(DbError::Kind(kind));
        const AnswerText text = acceptAnswerText(one, &of);
        QVERIFY(text.sentence.contains(QStringLiteral("Nothing was changed.")));
        QVERIFY(!isUnconfirmed(one.reply));
        QCOMPARE(afterAccept(one) == AfterAccept::AskAgain, again);
        QCOMPARE(!text.action.isEmpty(), again);
        QVERIFY(!text.customer.isEmpty());
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_AcceptAnswerText)
#include "tst_accept_answer_text.moc"
