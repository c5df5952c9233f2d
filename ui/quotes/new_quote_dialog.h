// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/quotes/shown_line.h"
#include "ui/shared/store_desk.h"

#include <QDialog>
#include <QTime>

#include <optional>
#include <variant>

class QFrame;
class QLabel;
class QPushButton;
class QSpinBox;

namespace holdfast {

class AnswerBar;
class PendingOperations;
class WantedLinesEditor;

// Composes what one customer wants, and issues a quote of it; in a store at current prices it places the order. It asks
// when its button is pressed and never by itself, blocks no other window, and stays this customer's whoever is served
// meanwhile. Its opener lets it delete itself (WA_DeleteOnClose).
//
// The operation's id, which is an order's key, is made when the dialog opens and kept until there is an answer: a
// double click, "try again" and "ask again" are one operation. What comes after an answer is another one, and a
// person's own act: the button of the answer, or the first press after the lines were changed. While an answer is not
// known the lines stay as they are.
class NewQuoteDialog : public QDialog
{
    Q_OBJECT

public:
    // lines: those of another quote, to begin with.
    NewQuoteDialog(const StoreDesk &desk, const StoreFacts &store, const CustomerRow &served,
                   const std::vector<WantedLine> &lines = {}, QWidget *parent = nullptr);

    // What the given lines cost then: it is said where that is not the price now.
    void setPricesBefore(const std::vector<QuotedLine> &before);
    void setPending(PendingOperations *pending); // is told what was asked and read here; outlives this
    // Who is served now; none: nobody.
    void setServed(const std::optional<CustomerRow> &served);
    CustomerId customer() const { return m_customer.id; }

    WantedLinesEditor *lines() const { return m_lines; }
    AnswerBar *answer() const { return m_answer; }
    QPushButton *askButton() const { return m_ask; }
    QPushButton *closeButton() const { return m_close; }
    QPushButton *keepButton() const { return m_keep; }
    QPushButton *discardButton() const { return m_discard; }
    QSpinBox *periodField() const { return m_period; }
    QString totalText() const;
    QString servedText() const;    // empty: it is this customer who is served
    QString closeQuestion() const; // empty: it is not asked

    void reject() override; // asks first where something would be lost

Q_SIGNALS:
    void issued(holdfast::QuoteId quote); // its answer was read, and it is to be shown
    void placed(holdfast::OrderId order);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Request = std::variant<IssueQuote, PlaceOrder>;
    using Answer = std::variant<Reply<IssueQuoteOutcome>, Reply<PlaceOrderOutcome>>;
    struct Asked
    {
        Request request;
        std::vector<ShownLine> shown;
        std::optional<Answer> answer;
        QTime at; // of the answer
    };

    bool atCurrentPrice() const { return m_store.road == OrderRoad::CurrentPrice; }
    void press();
    void act(); // the answer's button
    void edited();
    Request request() const;
    static bool same(const Request &a, const Request &b);
    OperationId operation() const; // that was asked
    void tellSeen();
    void ask(const Asked &asked);
    void take(const Answer &answer);
    void showAnswer();
    void showState();
    void askWhetherToClose(bool asking);
    void retranslate();
    // What the answer means here.
    bool isUnknown() const;
    bool isRefused() const; // a terminal answer that made nothing
    std::optional<QuoteId> quote() const;
    std::optional<OrderId> order() const;
    const PriceChanged *changedPrices() const;
    bool isDone() const { return quote() || order(); }

    const StoreDesk m_desk;
    const StoreFacts m_store;
    const CustomerRow m_customer;
    PendingOperations *m_pending = nullptr;
    std::optional<CustomerRow> m_served;
    OperationId m_operation = OperationId::make();
    std::optional<Asked> m_asked;
    bool m_running = false;
    bool m_edited = false; // since it was asked
    QLabel *m_title;
    QLabel *m_who;
    QLabel *m_other;
    AnswerBar *m_answer;
    WantedLinesEditor *m_lines;
    QLabel *m_periodLabel;
    QSpinBox *m_period;
    QLabel *m_periodNote;
    QLabel *m_total;
    QLabel *m_obstacle;
    QFrame *m_question;
    QLabel *m_questionText;
    QPushButton *m_keep;
    QPushButton *m_discard;
    QPushButton *m_ask;
    QPushButton *m_close;
};

} // namespace holdfast
