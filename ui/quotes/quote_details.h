// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/quotes/accept_answer_text.h"
#include "ui/shared/record_details.h"
#include "ui/shared/store_desk.h"

#include <QElapsedTimer>

#include <map>
#include <optional>
#include <set>
#include <vector>

class QLabel;
class QPushButton;
class QShortcut;
class QTimer;

namespace holdfast {

class AcceptConfirmation;
class AnswerBar;
class PendingOperations;
class QuoteCardView;
class ServerClock;

// One quote, its card and its acceptance: one confirmation and its answer.
//
// The key is made when the confirmation opens and kept for this quote until it has an answer that ends it: however
// often the button is hit, after "not known", a reconnect, another quote or another customer, the same key is asked.
// After an answer it is never used again; a new attempt is made by a person, under a new key. Where the journal knows
// of an acceptance of this quote whose end is in doubt, that is shown, and no other key is made. A quote whose
// acceptance is under way stays on the screen while its customer is served; if they are parked meanwhile, the answer is
// shown with the quote when that is shown again.
//
// The clock decides what is offered here, never what is accepted: a confirmation that is open can be pressed to the
// end, and what is not known can be asked at any time.
class QuoteDetails : public RecordDetails
{
    Q_OBJECT

public:
    QuoteDetails(const StoreDesk &desk, ServerClock *clock, QWidget *parent = nullptr); // the clock outlives it

    void setQuote(QuoteId quote);
    void setServed(const std::optional<CustomerId> &customer);
    void setStore(const StoreFacts &store);      // named on what is printed
    void setPending(PendingOperations *pending); // asked before an acceptance; outlives this
    void settled(QuoteId quote);                 // something was found out about a pending operation
    void reload();
    void takeFocus(); // on what is to be read or done first
    void showTime();  // what the clock says now; by itself each second

    AnswerBar *answer() const { return m_answer; }
    QuoteCardView *view() const { return m_view; }
    QPushButton *acceptButton() const { return m_accept; }
    QPushButton *confirmButton() const;
    QPushButton *leaveButton() const;
    QPushButton *serveButton() const { return m_serve; }
    QPushButton *newQuoteButton() const { return m_newQuote; }
    QPushButton *copyButton() const { return m_copy; }
    QPushButton *printButton() const { return m_print; }
    const std::optional<QuoteCard> &card() const { return m_card; }
    std::optional<QuoteId> quote() const { return m_quote; }
    bool isBusy() const { return m_busy; }
    bool isConfirming() const { return m_confirming; }

Q_SIGNALS:
    void cardShown();
    void answered(); // the bar shows an answer
    void serveAsked(holdfast::CustomerId customer);
    void quoteChanged(holdfast::QuoteId quote);
    void stockAsked(holdfast::SkuId sku);
    void orderAsked(holdfast::OrderId order);
    void newQuoteAsked(holdfast::CustomerId customer, const std::vector<holdfast::WantedLine> &lines);
    void pendingAsked(); // the list of unconfirmed operations

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Key
    {
        OperationId operation;
        bool replyLost = false; // it was sent, and its answer did not come
    };

    void retranslate();
    void load();
    void showCard();
    void showActions();
    void openConfirmation();
    void closeConfirmation();
    void dropConfirmation();
    void accept();
    void act(); // the answer's one action
    void ask(const AcceptQuote &request);
    void take(const AcceptQuote &request, const Reply<AcceptQuoteOutcome> &reply);
    void showAnswer();
    void tellSeen(const AcceptAsked &asked);
    bool showPending(); // what is pending about this quote; false: nothing
    bool showDoubt();   // what has to be known before anything else is asked; false: nothing
    void askForNewQuote();
    void copyForCustomer();
    void print();
    void tick();
    const QuoteCard *cardOf(QuoteId quote) const;
    bool isServed() const;  // the quote of the card is the served customer's
    bool mayAccept() const; // and what is on the screen has not been used
    bool isKnown() const;   // what became of every acceptance of it
    bool isNewAttempt() const;

    const StoreDesk m_desk;
    ServerClock *m_clock;
    StoreFacts m_store;
    PendingOperations *m_pending = nullptr;
    std::optional<QuoteId> m_quote;
    std::optional<QuoteCard> m_card;
    std::optional<CustomerId> m_served;
    std::map<QuoteId, Key> m_keys;               // that have no answer yet
    std::set<QuoteId> m_answeredOnce;            // an attempt of this window has
    std::optional<AcceptAsked> m_shown;          // in the answer bar
    std::map<QuoteId, AcceptAsked> m_unanswered; // the database gave no answer
    std::map<QuoteId, AcceptAsked> m_missed;     // answers that came while another quote was shown
    std::optional<OperationId> m_pendingShown;   // in the answer bar, once
    bool m_confirming = false;
    bool m_busy = false;
    std::optional<QuoteId> m_running; // whose acceptance it is busy with
    bool m_cardMissing = false;       // in the answer
    bool m_failed = false;
    bool m_copied = false;
    bool m_focusWhenShown = false;
    quint64 m_ticket = 0;
    QByteArray m_state; // as it was drawn
    QElapsedTimer m_priceShown;

    QTimer *m_seconds;
    AnswerBar *m_answer;
    QuoteCardView *m_view;
    AcceptConfirmation *m_confirm;
    QLabel *m_hint;
    QPushButton *m_serve;
    QPushButton *m_accept;
    QPushButton *m_newQuote;
    QPushButton *m_copy;
    QPushButton *m_print;
    QShortcut *m_copyKey = nullptr;
    QShortcut *m_printKey = nullptr;
};

} // namespace holdfast
