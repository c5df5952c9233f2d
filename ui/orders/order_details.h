// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QScrollArea>
#include <QTime>

#include <map>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QShortcut;
class QTimer;

namespace holdfast {

class AnswerBar;
class CancelConfirmation;
class OrderCardView;
class PendingOperations;

// One order, its card and the cancel: one confirmation and its answer.
//
// The order is read once more when the confirmation opens and when its button is pressed: what has changed since it was
// drawn is told first, and the button has to be pressed again.
//
// The operation's id is made when the confirmation opens and kept until there is an answer: however often the button is
// hit, one operation is asked, and after "not known" the same request is asked again, also when another order has been
// looked at or another customer served meanwhile. An order whose operation is under way stays on the screen while its
// customer is served; if they are parked meanwhile, the answer is shown with the order when that is shown again.
class OrderDetails : public QScrollArea
{
    Q_OBJECT

public:
    explicit OrderDetails(const StoreDesk &desk, QWidget *parent = nullptr);

    void setOrder(OrderId order);
    void setServed(const std::optional<CustomerId> &customer);
    void setStore(const StoreFacts &store);            // named on what is printed
    void setPending(const PendingOperations *pending); // asked before a cancel; outlives this
    void settled(OrderId order);                       // something was found out about a pending operation
    void setReasons(const QStringList &reasons);       // to choose from; else our own four
    void reload();
    void takeFocus(); // on what is to be read or done first

    AnswerBar *answer() const { return m_answer; }
    QPushButton *cancelButton() const { return m_cancel; }
    QPushButton *confirmButton() const;
    QPushButton *keepButton() const;
    QComboBox *reasonField() const;
    QComboBox *unservedField() const;
    QPushButton *copyButton() const { return m_copy; }
    QPushButton *printButton() const { return m_print; }
    QPushButton *newQuoteButton() const { return m_newQuote; }
    const std::optional<OrderCard> &card() const { return m_card; }
    std::optional<OrderId> order() const { return m_order; }
    bool isBusy() const { return m_busy; }
    bool isChecking() const { return m_pressed.has_value(); } // pressed, and the operation not asked yet

Q_SIGNALS:
    void cardShown();
    void answered(); // the bar shows an answer
    void serveAsked(holdfast::CustomerId customer);
    void orderChanged(holdfast::OrderId order);
    void stockAsked(holdfast::SkuId sku);
    void quoteAsked(holdfast::QuoteId quote); // that it was made of
    void newQuoteAsked(holdfast::CustomerId customer, const std::vector<holdfast::WantedLine> &lines);
    void pendingAsked(); // the list of unconfirmed operations
    void left();         // Escape: back to where one came from

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void load();
    void showCard();
    void showActions();
    void openConfirmation();
    bool isConfirming() const;
    void check();
    void tellDifference(const OrderCard &drawn);
    void goOnUnchecked();
    void closeConfirmation();
    void dropConfirmation();
    void cancel();
    void askAgain();
    void ask(const CancelOrder &request);
    void showAnswer();
    void tellSeen(const CancelOrder &request);
    bool showPending(); // what is pending about this order; false: nothing
    void copyForCustomer();
    void print();
    void askForNewQuote();
    bool offersNewQuote() const; // after the cancel's answer
    QString newQuoteText() const;
    bool isServed() const;             // the order of the card is the served customer's
    bool isUnserved() const;           // nobody is served, and this person may act without
    bool mayAct() const;               // one of both
    bool isAsConfirmed() const;        // and as the confirmation asked
    bool mayCancel() const;            // and what is on the screen can be cancelled
    bool isKnown(OrderId order) const; // what became of every cancel of it

    struct Asked
    {
        CancelOrder request;
        Reply<CancelOrderOutcome> reply;
        QTime at;
    };

    const StoreDesk m_desk;
    StoreFacts m_store;
    const PendingOperations *m_pending = nullptr;
    std::optional<OrderId> m_order;
    std::optional<OrderCard> m_card;
    std::optional<CustomerId> m_served;
    std::optional<OperationId> m_operation; // of the confirmation that is open
    std::optional<CancelOrder> m_pressed;   // to be asked when the order has been read once more
    std::optional<Asked> m_shown;           // in the answer bar
    std::map<OrderId, Asked> m_unanswered;  // the database gave no answer
    std::map<OrderId, Asked> m_missed;      // answers that came while another order was shown: its customer was parked
    bool m_busy = false;
    std::optional<OrderId> m_running; // whose operation it is busy with
    bool m_namesMissing = false;      // in the answer
    bool m_failed = false;
    bool m_copied = false;
    bool m_focusWhenShown = false;
    quint64 m_ticket = 0;

    QTimer *m_patience;
    QWidget *m_body;
    QLabel *m_empty;
    AnswerBar *m_answer;
    OrderCardView *m_view;
    CancelConfirmation *m_confirm;
    QLabel *m_hint;
    QPushButton *m_serve;
    QPushButton *m_cancel;
    QPushButton *m_copy;
    QPushButton *m_print;
    QPushButton *m_newQuote;
    QShortcut *m_copyKey = nullptr;
    QShortcut *m_printKey = nullptr;
};

} // namespace holdfast
