// SPDX-License-Identifier: GPL-3.0-or-later
// What was asked here and has no answer yet: found out by itself and never carried out by itself, said in words that
// can be acted on, and handled without a mouse. The store and the journal are played by the test.
#include "app/window/language.h"
#include "sql/journal/entry_kind.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/main_window.h"
#include "ui/orders/order_details.h"
#include "ui/orders/orders_page.h"
#include "ui/pending/pending_operations.h"
#include "ui/pending/pending_panel.h"
#include "ui/pending/pending_text.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/list_page.h"
#include "ui/shared/store_watch.h"
#include "ui/shared/theme.h"

#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

using namespace holdfast;
using namespace holdfast::test;

using State = JournalEntry::State;
using Kind = DbError::Kind;

namespace {

Instant minutesAgo(int minutes)
{
    return Instant{(QDateTime::currentMSecsSinceEpoch() - minutes * 60'000) * 1000};
}

PendingOperation pendingOf(qint64 order, State state, const QByteArray &answer = {}, const QJsonObject &detail = {})
{
    JournalEntry entry{OperationId::make(),
                       "CancelOrder",
                       {},
                       CustomerId{1},
                       OrderId{order},
                       {},
                       state,
                       answer,
                       detail,
                       {},
                       minutesAgo(13),
                       minutesAgo(12),
                       {},
                       {}};
    return {entry, false};
}

PendingOperation unknown(qint64 order)
{
    return pendingOf(order, State::Unconfirmed);
}

PendingOperation notDone(qint64 order)
{
    return pendingOf(order, State::Unconfirmed, "NotDone");
}

const QJsonObject kBen{{QStringLiteral("at"), QStringLiteral("2025-11-24T16:00:00.000000Z")},
                       {QStringLiteral("by"), QStringLiteral("desk-2")},
                       {QStringLiteral("units"), 2}};

PendingOperation done(qint64 order)
{
    return pendingOf(order, State::Answered, "Cancelled", kBen);
}

PendingOperation running(qint64 order)
{
    PendingOperation pending = pendingOf(order, State::Sent);
    pending.running = true;
    return pending;
}

// The same operation, with its end.
PendingOperation ended(PendingOperation pending, State state, const QByteArray &answer)
{
    pending.entry.state = state;
    pending.entry.answer = answer;
    pending.entry.detail = kBen;
    return pending;
}

// The operations alone.
struct Asked
{
    FakeDesk store;
    PendingOperations operations{store.desk()};

    bool finds(const std::vector<PendingOperation> &pending)
    {
        operations.resolve();
        store.resolves.back().answer({pending, false, {}});
        return resolved();
    }
    bool fails(Kind kind)
    {
        operations.resolve();
        store.resolves.back().fail(kind);
        return resolved();
    }
    bool resolved()
    {
        return QTest::qWaitFor([&] { return !operations.isResolving(); });
    }
    QTimer *next() const { return operations.findChild<QTimer *>(); }
};

// The window over it; orders 1 to 9 are Ada's, who is being served.
struct Window
{
    FakeDesk store;
    std::unique_ptr<MainWindow> window;

    explicit Window(const std::vector<PendingOperation> &pending = {}, bool resolved = true)
    {
        store.pending = pending;
        for (int id = 1; id <= 9; ++id)
            store.orders.push_back(orderRow(id));
        window = std::make_unique<MainWindow>(store.desk(),
                                              StoreFacts{QStringLiteral("Store"), true, QStringLiteral("TWD"),
                                                         QStringLiteral("server"), QStringLiteral("me"), Role::Staff});
        window->watch()->setBeat(600'000);
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get()))
            qFatal("the window does not become active");
        window->setServed(customerRow(1, QStringLiteral("Ada Chen")));
        if (!QTest::qWaitFor([&] { return window->orders()->list()->table()->model()->rowCount() == 9; }))
            qFatal("the orders are not there");
        if (resolved && !finds(pending))
            qFatal("the pending operations are not there");
    }
    PendingOperations *operations() const { return window->pending(); }
    PendingPanel *panel() const { return window->pendingPanel(); }
    OrderDetails *details() const { return window->orders()->details(); }

    bool finds(const std::vector<PendingOperation> &pending)
    {
        store.pending = pending;
        operations()->resolve();
        store.resolves.back().answer({pending, false, {}});
        return QTest::qWaitFor([&] { return !operations()->isResolving(); }) && turn();
    }
    bool refreshes(const std::vector<PendingOperation> &pending)
    {
        store.pending = pending;
        operations()->refresh();
        return QTest::qWaitFor([&] { return operations()->all().size() == pending.size(); }) && turn();
    }
    static bool turn()
    {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QCoreApplication::processEvents();
        }
        return true;
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        turn();
    }
    static QString focused()
    {
        const auto *button = qobject_cast<QPushButton *>(QApplication::focusWidget());
        return button ? button->text() : QString();
    }
    QPushButton *button(const char *name, const PendingOperation &pending) const
    {
        return panel()->findChild<QPushButton *>(QLatin1String(name) + pending.entry.operation.text());
    }
    // On from button to button; false: it is not there for the keyboard.
    bool tabTo(const QPushButton *button) const
    {
        for (int i = 0; i < 40 && QApplication::focusWidget() != button; ++i)
            press(Qt::Key_Tab);
        return QApplication::focusWidget() == button;
    }
    QString said() const
    {
        QStringList all;
        for (const QLabel *label : panel()->findChildren<QLabel *>()) {
            if (label->isVisible())
                all << label->text();
        }
        return all.join(u'\n');
    }
    bool shows(qint64 order) const
    {
        window->orders()->showOrder(OrderId{order});
        return QTest::qWaitFor([&] { return details()->card() && details()->card()->order.id == OrderId{order}; });
    }
    bool cancels(qint64 order)
    {
        if (!shows(order))
            return false;
        const std::size_t before = store.cancels.size();
        details()->cancelButton()->click();
        details()->reasonField()->setEditText(QStringLiteral("ordered twice"));
        details()->confirmButton()->click();
        return QTest::qWaitFor([&] { return store.cancels.size() == before + 1; });
    }
};

enum class Says { Changed, Unchanged, Unknown };

struct Case
{
    const char *name;
    PendingOperation pending;
    Says says;
    const char *action; // what can be done: do, told, nothing
};

std::vector<Case> cases()
{
    return {
        {"running", running(1), Says::Unknown, ""},
        {"prepared", pendingOf(1, State::Prepared), Says::Unchanged, ""},
        {"sent, its program died", pendingOf(1, State::Sent), Says::Unknown, ""},
        {"unconfirmed", unknown(1), Says::Unknown, ""},
        {"not done", notDone(1), Says::Unchanged, "do"},
        {"Cancelled", done(1), Says::Changed, "told"},
        {"AlreadyCancelled", pendingOf(1, State::Answered, "AlreadyCancelled", kBen), Says::Unchanged, "told"},
        {"NotCancellable",
         pendingOf(1, State::Answered, "NotCancellable", {{QStringLiteral("status"), QStringLiteral("paid")}}),
         Says::Unchanged, "told"},
        {"NotFound", pendingOf(1, State::Answered, "NotFound"), Says::Unchanged, "told"},
        {"Inconsistent", pendingOf(1, State::Answered, "Inconsistent"), Says::Unchanged, "told"},
        {"InvalidInput", pendingOf(1, State::Answered, "InvalidInput"), Says::Unchanged, "told"},
        {"of a newer version", pendingOf(1, State::Answered, "SomethingElse"), Says::Unchanged, "told"},
    };
}

PendingOperation soldOf(const EntryKind &kind, qint64 quote, State state, const QByteArray &answer = {},
                        QJsonObject detail = {})
{
    PendingOperation pending = pendingOf(1, state, answer, detail);
    pending.entry.kind = kind.name;
    pending.entry.order.reset();
    if (quote)
        pending.entry.request = {{QStringLiteral("quote"), quote}};
    return pending;
}

bool holdsOneOf(const QString &text, const QStringList &words)
{
    return std::any_of(words.begin(), words.end(), [&](const QString &word) { return text.contains(word); });
}

} // namespace

class tst_Pending : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        m_language.use(QStringLiteral("en"));
    }
    void cleanup() { m_language.use(QStringLiteral("en")); }

    void everyStateSaysWhetherAnythingWasChangedAndWhatTheCustomerCanBeTold()
    {
        for (const Case &one : cases()) {
            m_language.use(QStringLiteral("en"));
            const AnswerText english = pendingText(one.pending);
            const QString said = english.sentence + u' ' + english.customer;
            switch (one.says) {
            case Says::Changed:
                QVERIFY2(said.contains(u"Done: cancelled on"), one.name);
                break;
            case Says::Unchanged:
                QVERIFY2(holdsOneOf(said, {QStringLiteral("Nothing was changed"), QStringLiteral("Not done"),
                                           QStringLiteral("Not by this")}),
                         one.name);
                break;
            case Says::Unknown:
                QVERIFY2(holdsOneOf(said, {QStringLiteral("not known"), QStringLiteral("being carried out")}),
                         one.name);
                QVERIFY2(holdsOneOf(said, {QStringLiteral("do not tell the customer yet"),
                                           QStringLiteral("Tell the customer nothing yet")}),
                         one.name);
                break;
            }
            QVERIFY2(holdsOneOf(said, {QStringLiteral("tell the customer"), QStringLiteral("Tell the customer"),
                                       QStringLiteral("customer can be told"), QStringLiteral("customer is told")}),
                     one.name);
            QVERIFY2(!holdsOneOf(said, {QStringLiteral("%"), QStringLiteral("?,"), QStringLiteral("on ?")}), one.name);
            const QByteArray action = english.action.contains(u"Do it now") ? "do"
                                      : english.action.contains(u"told")    ? "told"
                                                                            : "";
            QCOMPARE(action, QByteArray(one.action));

            m_language.use(QStringLiteral("zh_TW"));
            const AnswerText chinese = pendingText(one.pending);
            const QString spoken = chinese.sentence + u' ' + chinese.customer;
            QVERIFY2(chinese.sentence != english.sentence, one.name);
            const QStringList words = one.says == Says::Changed ? QStringList{QStringLiteral("已完成")}
                                      : one.says == Says::Unchanged
                                          ? QStringList{QStringLiteral("沒有"), QStringLiteral("不是這項操作")}
                                          : QStringList{QStringLiteral("還不知道"), QStringLiteral("正在執行")};
            QVERIFY2(holdsOneOf(spoken, words), one.name);
            const bool translated = english.customer.isEmpty() || chinese.customer != english.customer;
            QVERIFY2(!translated || holdsOneOf(spoken, {QStringLiteral("告知"), QStringLiteral("告訴")}), one.name);
        }
    }

    void whoWasFasterAndWhenIsSaid()
    {
        const QString said = pendingText(pendingOf(1, State::Answered, "AlreadyCancelled", kBen)).sentence;
        QVERIFY2(said.contains(u"desk-2") && said.contains(u"24"), qPrintable(said));
        QVERIFY(pendingText(done(1)).sentence.contains(u"desk-2"));
        QVERIFY(pendingText(pendingOf(1, State::Answered, "NotCancellable",
                                      {{QStringLiteral("status"), QStringLiteral("paid")}}))
                    .sentence.contains(u"paid"));
    }

    void whatBecameOfAQuoteOrAnOrderIsSaid_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QJsonObject>("detail");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *answer, const QJsonObject &detail, const char *says) {
            QTest::newRow(answer) << QByteArray(answer) << detail << QString::fromUtf8(says);
        };
        const QJsonObject accepted{{QStringLiteral("order"), 17},
                                   {QStringLiteral("total_minor"), 123'450},
                                   {QStringLiteral("accepted_at"), QStringLiteral("2025-11-24T16:00:00.000000Z")}};
        QJsonObject replayed = accepted;
        replayed.insert(QStringLiteral("original"), QStringLiteral("Accepted"));
        replayed.insert(QStringLiteral("order_status"), QStringLiteral("cancelled"));
        const QJsonObject shorts{{QStringLiteral("lines"), QJsonArray{QJsonObject(), QJsonObject()}}};
        row("Accepted", accepted, "order 17 for TWD 1,234.50. You can tell the customer.");
        row("Replayed", replayed, "The order is cancelled now.");
        row("Placed", accepted, "Done: order 17 for TWD 1,234.50.");
        row("Issued",
            {{QStringLiteral("quote"), 4},
             {QStringLiteral("total_minor"), 100},
             {QStringLiteral("expires_at"), QStringLiteral("2025-11-24T16:05:00.000000Z")}},
            "Done: quote 4 for TWD 1.00 is good until 24");
        row("QuoteExpired", {{QStringLiteral("expired_at"), QStringLiteral("2025-11-24T16:00:00.000000Z")}},
            "no order was made: the quote ended on 24");
        row("OutOfStock", shorts, "of 2 SKUs too little was available");
        row("PriceChanged", shorts, "of 2 SKUs the prices are not the ones");
        row("QuoteUsed", {}, "another attempt");
        row("KeyConflict", {}, "used for something else");
        row("NotFound", {}, "no such quote of this customer");
        row("InvalidInput", {{QStringLiteral("field"), QStringLiteral("road")}}, "without quotes");
        row("Busy", {}, "Not done. Nothing was changed.");
    }
    void whatBecameOfAQuoteOrAnOrderIsSaid()
    {
        QFETCH(QByteArray, answer);
        QFETCH(QJsonObject, detail);
        QFETCH(QString, says);
        const PendingOperation pending = soldOf(kAcceptQuoteKind, 4, State::Answered, answer, detail);
        const AnswerText text = pendingText(pending, Currency::named("TWD"));
        const QString said = QString(text.sentence + u' ' + text.customer).replace(QChar::Nbsp, u' ');
        QVERIFY2(said.contains(says), qPrintable(said));
        QVERIFY2(!said.contains(u'?') && !said.contains(u'%'), qPrintable(said));
        QVERIFY(text.action.contains(u"told"));
        QCOMPARE(pendingTitle(pending.entry), QStringLiteral("Accept quote 4"));
    }

    void nobodySpeaksOfACustomerWhereThereIsNone()
    {
        for (const EntryKind *kind : {&kReceiveStockKind, &kCountStockKind, &kChangePriceKind}) {
            for (const auto &[state, answer] :
                 {std::pair(State::Sent, ""), std::pair(State::Unconfirmed, "NotDone"),
                  std::pair(State::Answered, "NotFound"), std::pair(State::Answered, "Received"),
                  std::pair(State::Answered, "InvalidInput")}) {
                PendingOperation pending = soldOf(*kind, 0, state, answer);
                pending.entry.customer.reset();
                for (const bool running : {false, state == State::Sent}) {
                    pending.running = running;
                    const AnswerText text = pendingText(pending);
                    const QString said = text.sentence + text.customer + text.action;
                    QVERIFY2(!said.contains(u"ustomer"), qPrintable(said));
                }
            }
        }
    }

    void ofAQuoteWhatIsInDoubtComesFirstAndItsEndIsTold()
    {
        Asked asked;
        const PendingOperation open = soldOf(kAcceptQuoteKind, 4, State::Unconfirmed);
        const PendingOperation known = soldOf(kAcceptQuoteKind, 4, State::Answered, "QuoteUsed");
        QVERIFY(asked.finds({open, known, soldOf(kAcceptQuoteKind, 5, State::Answered, "QuoteUsed")}));
        QVERIFY(asked.operations.ofQuote(QuoteId{4})->entry.operation == open.entry.operation);
        QVERIFY(asked.operations.ofQuote(QuoteId{5}) && !asked.operations.ofQuote(QuoteId{6}));
        QSignalSpy settled(&asked.operations, &PendingOperations::quoteSettled);
        QVERIFY(asked.finds({ended(open, State::Answered, "Accepted"), known}));
        QCOMPARE(settled.size(), 2); // and the one of quote 5 is gone
        QCOMPARE(settled.first().first().value<QuoteId>(), QuoteId{4});
    }

    void theAgeIsSaidInWords()
    {
        constexpr qint64 kMinute = 60'000'000;
        const Instant then{1'764'000'000'000'000};
        const auto age = [&](qint64 minutes) { return pendingAge(then, Instant{then.micros + minutes * kMinute}); };
        QCOMPARE(age(0), QStringLiteral("less than a minute"));
        QCOMPARE(age(-5), QStringLiteral("less than a minute")); // this computer's clock was put back
        QCOMPARE(age(1), QStringLiteral("1 minute"));
        QCOMPARE(age(119), QStringLiteral("119 minutes"));
        QCOMPARE(age(120), QStringLiteral("2 hours"));
        QCOMPARE(age(47 * 60), QStringLiteral("47 hours"));
        QCOMPARE(age(48 * 60), QStringLiteral("2 days"));
    }

    void atTheStartItFindsOutAndShowsWhatIsLeftMeanwhile()
    {
        Window desk({unknown(4)}, false);
        QCOMPARE(desk.store.resolves.size(), 1u);
        QTRY_COMPARE(desk.operations()->all().size(), 1u); // from the journal: also while the store does not answer
        QCOMPARE(desk.operations()->unknown(), 1);
        QVERIFY(desk.window->pendingButton()->isVisible());
        QVERIFY(desk.operations()->isResolving());
        QVERIFY(desk.store.carriedOut.empty());
    }

    void nothingIsCarriedOutByItself()
    {
        Window desk({notDone(4), unknown(5)});
        for (int i = 0; i < 3; ++i)
            QVERIFY(desk.finds({notDone(4), unknown(5)}));
        QVERIFY(desk.refreshes({notDone(4), unknown(5)}));
        desk.panel()->open();
        QVERIFY(desk.turn());
        QVERIFY(desk.store.carriedOut.empty());
        QVERIFY(desk.store.cancels.empty());
        QVERIFY(desk.store.left.empty() && desk.store.seen.empty());
    }

    void thePausesGrowWhileSomethingIsUnknown()
    {
        Asked asked;
        for (const int pause : {2, 4, 8, 16, 32, 60, 60}) {
            QVERIFY(asked.finds({unknown(4)}));
            QVERIFY(asked.next()->isActive());
            QCOMPARE(asked.next()->interval(), pause * 1'000);
        }
        const std::size_t before = asked.store.resolves.size();
        asked.next()->start(0); // its time has come
        QTRY_COMPARE(asked.store.resolves.size(), before + 1);
        QVERIFY(!asked.next()->isActive());
        asked.store.resolves.back().answer({{notDone(4), done(5)}, false, {}});
        QVERIFY(asked.resolved());
        QVERIFY(!asked.next()->isActive()); // all is known
        QVERIFY(asked.finds({unknown(6)}));
        QCOMPARE(asked.next()->interval(), 2'000); // from the beginning
    }

    // It may die meanwhile, or end; nobody tells this window.
    void whatAnotherProgramIsCarryingOutIsLookedAtAgain()
    {
        Asked asked;
        QVERIFY(asked.finds({running(4)}));
        QVERIFY(asked.next()->isActive());
    }

    void aStoreThatDoesNotAnswerIsAskedAgain()
    {
        Asked asked;
        QVERIFY(asked.fails(Kind::Unreachable));
        QCOMPARE(asked.next()->interval(), 2'000);
        QVERIFY(asked.next()->isActive());
        QVERIFY(!asked.operations.journalError());
        QVERIFY(asked.fails(Kind::ConnectionLost));
        QCOMPARE(asked.next()->interval(), 4'000);
    }

    // Asked for while a try is under way that began before the server was back: that one's pause is not a long one.
    void aReconnectDuringATryIsNotForgotten()
    {
        Asked asked;
        for (int i = 0; i < 6; ++i)
            QVERIFY(asked.fails(Kind::Unreachable));
        QCOMPARE(asked.next()->interval(), 60'000);
        asked.operations.resolve();
        const std::size_t before = asked.store.resolves.size();
        asked.operations.resolve();
        QCOMPARE(asked.store.resolves.size(), before);
        asked.store.resolves.back().fail(Kind::Unreachable);
        QVERIFY(asked.resolved());
        QCOMPARE(asked.next()->interval(), 2'000);
    }

    void lanesThatAreClosedAreNotAskedAgain()
    {
        Asked asked;
        QVERIFY(asked.fails(Kind::Closed));
        QVERIFY(!asked.next()->isActive());
    }

    void aJournalThatCannotBeReadIsSaid()
    {
        Asked asked;
        QVERIFY(asked.fails(Kind::Journal));
        QVERIFY(asked.operations.journalError());
        QVERIFY(asked.finds({}));
        QVERIFY(!asked.operations.journalError());

        asked.store.answersReads = false;
        asked.operations.refresh();
        asked.store.pendings.back().fail(Kind::Journal);
        QTRY_VERIFY(asked.operations.journalError());
        asked.operations.refresh();
        asked.store.pendings.back().answer({});
        QTRY_VERIFY(!asked.operations.journalError());

        Window desk;
        desk.operations()->resolve();
        desk.store.resolves.back().fail(Kind::Journal);
        QTRY_COMPARE(desk.window->pendingButton()->text(), QStringLiteral("The journal cannot be read ▲"));
        QVERIFY(desk.window->pendingButton()->isVisible());
        desk.panel()->open();
        QVERIFY2(desk.said().contains(u"nothing can be sent until it can"), qPrintable(desk.said()));
    }

    // However long what SQLite and the path say: the window keeps its size.
    void aLongJournalErrorFits()
    {
        Window desk;
        const QSize before = desk.window->size();
        desk.store.answersReads = false;
        desk.operations()->refresh();
        desk.store.pendings.back().fail(Kind::Journal, QString(40, u'x') + QStringLiteral(" word").repeated(60));
        QTRY_VERIFY(desk.operations()->journalError());
        desk.panel()->open();
        QVERIFY(desk.turn());
        QVERIFY(desk.said().contains(u"word word"));
        QCOMPARE(desk.window->size(), before);
        QVERIFY(desk.window->minimumSizeHint().width() <= before.width());
    }

    void whatMovesIsToldOnce()
    {
        Asked asked;
        QSignalSpy settled(&asked.operations, &PendingOperations::settled);
        const PendingOperation one = unknown(4), two = unknown(5);
        QVERIFY(asked.finds({one, two}));
        QVERIFY(asked.finds({one, two}));
        QCOMPARE(settled.size(), 0);
        const PendingOperation oneDone = ended(one, State::Answered, "Cancelled");
        QVERIFY(asked.finds({oneDone, two}));
        QCOMPARE(settled.size(), 1);
        QCOMPARE(settled.first().first().value<OrderId>(), OrderId{4});
        QVERIFY(asked.finds({oneDone, two}));
        QCOMPARE(settled.size(), 1);
        QVERIFY(asked.finds({two})); // the customer was told
        QCOMPARE(settled.size(), 2);
        QCOMPARE(asked.operations.ofOrder(OrderId{5})->entry.operation, two.entry.operation);
        QVERIFY(!asked.operations.ofOrder(OrderId{4}));
    }

    void oneQuestionAtATime()
    {
        Asked asked;
        QVERIFY(asked.finds({notDone(4)}));
        const OperationId operation = asked.operations.all().front().entry.operation;
        asked.operations.doIt(operation);
        asked.operations.doIt(operation);
        asked.operations.resolve();
        QCOMPARE(asked.store.carriedOut.size(), 1u);
        QCOMPARE(asked.store.resolves.size(), 1u);
        asked.store.carriedOut.back().fail(Kind::CommitUnknown);
        PendingOperation still = unknown(4);
        still.entry.operation = operation;
        asked.store.pending = {still};
        QTRY_COMPARE(asked.store.pendings.size(), 1u);
        QTRY_COMPARE(asked.operations.unknown(), 1);
        QVERIFY(asked.next()->isActive()); // it is found out about, and not carried out again
        QCOMPARE(asked.store.carriedOut.size(), 1u);
    }

    void theStatusLineCounts()
    {
        Window desk;
        QVERIFY(!desk.window->pendingButton()->isVisible());
        QVERIFY(desk.finds({unknown(4)}));
        QCOMPARE(desk.window->pendingButton()->text(), QStringLiteral("1 unconfirmed ▲"));
        QVERIFY(desk.finds({unknown(4), notDone(5), done(6), running(7)}));
        QCOMPARE(desk.window->pendingButton()->text(), QStringLiteral("2 unconfirmed ▲"));
        QVERIFY(desk.finds({done(6)}));
        QCOMPARE(desk.window->pendingButton()->text(), QStringLiteral("1 to tell the customer ▲"));
        desk.window->pendingButton()->click();
        QVERIFY(desk.panel()->isVisible());
        QVERIFY(desk.finds({}));
        desk.window->pendingButton()->click();
        QVERIFY(!desk.panel()->isVisible());
        QVERIFY(desk.finds({}));
        QVERIFY(!desk.window->pendingButton()->isVisible());
    }

    void eachHasACardWithItsAgeAndWhatIsKnown()
    {
        Window desk({unknown(4), notDone(5), done(6)});
        Window::press(Qt::Key_U, Qt::ControlModifier);
        QVERIFY(desk.panel()->isVisible());
        const QString said = desk.said();
        for (const char *text :
             {"Cancel order 4", "Cancel order 5", "Cancel order 6", "customer 1 · asked 12 minutes ago",
              "It is not known yet", "This was not carried out. Nothing was changed.", "Done: cancelled on",
              "Kept on this computer until each has its answer."})
            QVERIFY2(said.contains(QString::fromUtf8(text)), qPrintable(said));
        QVERIFY(!desk.button("do", desk.operations()->all()[0])); // not before it is known
        QVERIFY(!desk.button("told", desk.operations()->all()[0]));
        QVERIFY(desk.button("do", desk.operations()->all()[1]));
        QVERIFY(desk.button("told", desk.operations()->all()[2]));
        for (const QPushButton *button : desk.panel()->findChildren<QPushButton *>())
            QVERIFY(!button->text().isEmpty() || !button->accessibleName().isEmpty());
    }

    // Open, reach it, be asked once with the safe button focused, go back, be asked again, do it: no mouse.
    void doItNowFromTheKeyboard()
    {
        const PendingOperation pending = notDone(5);
        Window desk({unknown(4), pending});
        Window::press(Qt::Key_U, Qt::ControlModifier);
        QVERIFY(Window::focused().contains(u"Find out now"));
        QVERIFY(desk.tabTo(desk.button("do", pending)));
        Window::press(Qt::Key_Return);
        QCOMPARE(Window::focused(), QStringLiteral("&Not now"));
        QVERIFY(desk.said().contains(u"Cancel order 5 now, as it was asked then?"));
        Window::press(Qt::Key_Return);
        QVERIFY(!desk.button("keep", pending));
        QCOMPARE(QApplication::focusWidget(), desk.button("do", pending)); // back where it came from
        QVERIFY(desk.store.carriedOut.empty());

        Window::press(Qt::Key_Return);
        QCOMPARE(Window::focused(), QStringLiteral("&Not now"));
        Window::press(Qt::Key_Escape); // the question goes, the list stays
        QVERIFY(desk.panel()->isVisible());
        QVERIFY(!desk.button("keep", pending));
        QVERIFY(desk.store.carriedOut.empty());
        QCOMPARE(QApplication::focusWidget(), desk.button("do", pending));

        Window::press(Qt::Key_Return);
        QVERIFY(desk.tabTo(desk.button("yes", pending)));
        Window::press(Qt::Key_Return);
        QCOMPARE(desk.store.carriedOut.size(), 1u);
        QCOMPARE(desk.store.carriedOut.back().request, pending.entry.operation);
        QVERIFY(desk.panel()->isAncestorOf(QApplication::focusWidget()));
        Window::press(Qt::Key_Return); // hit once more
        QVERIFY(desk.store.left.empty() && desk.store.seen.empty());
        QCOMPARE(desk.store.carriedOut.size(), 1u);

        const PendingOperation now = ended(pending, State::Answered, "Cancelled");
        desk.store.pending = {now};
        desk.store.carriedOut.back().answer(now.entry);
        QTRY_VERIFY(desk.said().contains(u"Done: cancelled on"));
    }

    void escapeClosesAndGivesTheFocusBack()
    {
        Window desk({notDone(5)});
        Window::press(Qt::Key_U, Qt::ControlModifier);
        Window::press(Qt::Key_Escape);
        QVERIFY(!desk.panel()->isVisible());
        QCOMPARE(QApplication::focusWidget(), desk.window->orders()->list()->table());
    }

    // Closed while it asks: it does not ask when it is opened again.
    void aQuestionDoesNotOutliveTheList()
    {
        const PendingOperation pending = notDone(5);
        Window desk({pending});
        Window::press(Qt::Key_U, Qt::ControlModifier);
        QVERIFY(desk.tabTo(desk.button("do", pending)));
        Window::press(Qt::Key_Return);
        QVERIFY(desk.button("yes", pending));
        Window::press(Qt::Key_U, Qt::ControlModifier);
        QVERIFY(!desk.panel()->isVisible());
        Window::press(Qt::Key_U, Qt::ControlModifier);
        QVERIFY(desk.panel()->isVisible());
        QVERIFY(!desk.button("yes", pending));
    }

    void leaveItUndone()
    {
        const PendingOperation pending = notDone(5);
        Window desk({pending});
        Window::press(Qt::Key_U, Qt::ControlModifier);
        QVERIFY(desk.tabTo(desk.button("leave", pending)));
        Window::press(Qt::Key_Return);
        QCOMPARE(desk.store.left.size(), 1u);
        QCOMPARE(desk.store.left.back().request, pending.entry.operation);
        QVERIFY(desk.store.carriedOut.empty());
        desk.store.pending.clear();
        desk.store.left.back().answer(true);
        QTRY_VERIFY(desk.operations()->all().empty());
        QVERIFY(desk.turn());
        QVERIFY(desk.said().contains(u"Everything that was asked here has its answer."));
        QVERIFY(desk.panel()->isAncestorOf(QApplication::focusWidget())); // Escape closes it
    }

    void customerTold()
    {
        const PendingOperation pending = done(6);
        Window desk({pending});
        Window::press(Qt::Key_U, Qt::ControlModifier);
        QVERIFY(desk.tabTo(desk.button("told", pending)));
        Window::press(Qt::Key_Return);
        QCOMPARE(desk.store.seen.size(), 1u);
        QCOMPARE(desk.store.seen.back().request, pending.entry.operation);
        desk.store.pending.clear();
        desk.store.seen.back().answer(true);
        QTRY_VERIFY(desk.operations()->all().empty());
    }

    void theOrderIsOneKeyAway()
    {
        const PendingOperation pending = done(6);
        Window desk({pending});
        Window::press(Qt::Key_U, Qt::ControlModifier);
        QVERIFY(desk.tabTo(desk.button("show", pending)));
        Window::press(Qt::Key_Return);
        QTRY_VERIFY(desk.details()->card() && desk.details()->card()->order.id == OrderId{6});
    }

    // A probe in the background starts and ends, and the list is drawn anew: the keyboard is where it was.
    void theFocusStaysOnItsCard()
    {
        const PendingOperation one = notDone(4), two = notDone(5), three = unknown(6);
        Window desk({one, two, three});
        Window::press(Qt::Key_U, Qt::ControlModifier);
        for (const char *name : {"show", "leave", "do"}) {
            QVERIFY(desk.tabTo(desk.button(name, two)));
            QVERIFY(desk.refreshes({one, two, three}));
            QCOMPARE(QApplication::focusWidget(), desk.button(name, two));
            desk.operations()->resolve();
            QVERIFY(desk.turn());
            QVERIFY(desk.operations()->isResolving());
            QCOMPARE(QApplication::focusWidget(), desk.button(name, two));
            desk.store.resolves.back().answer({{two, three}, false, {}});
            QTRY_VERIFY(!desk.operations()->isResolving());
            QVERIFY(desk.turn());
            QCOMPARE(QApplication::focusWidget(), desk.button(name, two));
        }
        desk.panel()->open(); // the same for the button above the cards
        QVERIFY(Window::focused().contains(u"Find out now"));
        Window::press(Qt::Key_Return);
        QVERIFY(desk.operations()->isResolving());
        QCOMPARE(Window::focused(), QStringLiteral("Finding out…"));
        desk.store.resolves.back().answer({{two, three}, false, {}});
        QTRY_VERIFY(Window::focused().contains(u"Find out now"));
    }

    void aRefreshTakesNobodysFocus()
    {
        const PendingOperation pending = notDone(5);
        Window desk({pending});
        Window::press(Qt::Key_U, Qt::ControlModifier);
        QVERIFY(desk.tabTo(desk.button("do", pending)));
        desk.window->orders()->list()->table()->setFocus(); // by the mouse, say
        QVERIFY(desk.finds({pending, done(6)}));
        QCOMPARE(QApplication::focusWidget(), desk.window->orders()->list()->table());
    }

    // While it asks, a probe must not move the keyboard to the dangerous button, nor lose it.
    void theFocusStaysOnTheSafeButtonWhileItAsks()
    {
        const PendingOperation pending = notDone(5);
        Window desk({pending});
        Window::press(Qt::Key_U, Qt::ControlModifier);
        QVERIFY(desk.tabTo(desk.button("do", pending)));
        Window::press(Qt::Key_Return);
        desk.operations()->resolve();
        QVERIFY(desk.turn());
        QCOMPARE(Window::focused(), QStringLiteral("&Not now"));
        QVERIFY(!desk.button("yes", pending)->isEnabled());
        desk.store.resolves.back().answer({{pending}, false, {}});
        QTRY_VERIFY(desk.button("yes", pending)->isEnabled());
        QCOMPARE(Window::focused(), QStringLiteral("&Not now"));

        QVERIFY(desk.tabTo(desk.button("yes", pending)));
        desk.operations()->resolve();
        QVERIFY(desk.turn());
        QCOMPARE(Window::focused(), QStringLiteral("&Not now"));
    }

    // Asked before this program began: no second operation before the first one's end is known.
    void anOrderWithAnUnknownCancelIsNotCancelledTwice()
    {
        for (const PendingOperation &pending : {unknown(4), notDone(4), running(4)}) {
            Window desk({pending});
            QVERIFY(desk.shows(4));
            QVERIFY(desk.details()->cancelButton()->isVisible());
            desk.details()->cancelButton()->click();
            QVERIFY(!desk.details()->confirmButton()->isVisible());
            QVERIFY(desk.details()->answer()->isVisible());
            QCOMPARE(desk.details()->answer()->sentence(), pendingText(pending).sentence);
            QVERIFY(desk.details()->answer()->action()->isEnabled());
            desk.details()->answer()->action()->click();
            QVERIFY(desk.panel()->isVisible());
            QVERIFY(desk.store.cancels.empty());

            QVERIFY(desk.shows(3)); // another one can be
            desk.details()->cancelButton()->click();
            QVERIFY(desk.details()->confirmButton()->isVisible());
        }
    }

    void whatIsFoundOutReplacesAnUnconfirmedAnswer()
    {
        Window desk;
        QVERIFY(desk.cancels(4));
        PendingOperation pending = unknown(4);
        pending.entry.operation = desk.store.cancels.back().request.operation;
        desk.store.pending = {pending};
        desk.store.cancels.back().fail(Kind::CommitUnknown);
        QTRY_VERIFY(desk.details()->answer()->isVisible());
        QVERIFY(desk.details()->answer()->sentence().contains(u"not known"));
        QTRY_COMPARE(desk.operations()->unknown(), 1); // the window has looked into the journal
        QVERIFY(!desk.details()->printButton()->isVisible());

        OrderRow *order = desk.store.order(4);
        order->status = "cancelled";
        ++order->version;
        QVERIFY(desk.finds({ended(pending, State::Answered, "Cancelled")}));
        QTRY_VERIFY(desk.details()->answer()->sentence().startsWith(u"Done: cancelled on"));
        QTRY_COMPARE(desk.details()->card()->order.status, QByteArray("cancelled"));
        QTRY_VERIFY(desk.details()->printButton()->isVisible()); // now something can be given to the customer
        QCOMPARE(desk.store.cancels.size(), 1u);

        QVERIFY(desk.finds({})); // told
        QTRY_VERIFY(!desk.details()->answer()->isVisible());
    }

    void whatIsFoundUndoneIsNotBegunASecondTime()
    {
        Window desk;
        QVERIFY(desk.cancels(4));
        PendingOperation pending = unknown(4);
        pending.entry.operation = desk.store.cancels.back().request.operation;
        desk.store.pending = {pending};
        desk.store.cancels.back().fail(Kind::CommitUnknown);
        QTRY_COMPARE(desk.operations()->unknown(), 1);
        QVERIFY(desk.finds({ended(pending, State::Unconfirmed, "NotDone")}));
        QTRY_VERIFY(desk.details()->answer()->sentence().startsWith(u"This was not carried out."));
        desk.details()->cancelButton()->click();
        QVERIFY(!desk.details()->confirmButton()->isVisible());
        desk.details()->answer()->action()->click();
        QVERIFY(desk.panel()->isVisible());
        QCOMPARE(desk.store.cancels.size(), 1u);
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_Pending)
#include "tst_pending.moc"
