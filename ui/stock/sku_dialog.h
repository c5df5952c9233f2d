// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/answer_bar.h"
#include "ui/shared/store_desk.h"
#include "ui/shared/typed_amount.h"

#include <QDialog>
#include <QTime>

#include <optional>
#include <utility>
#include <variant>

class QLabel;
class QLineEdit;
class QPushButton;

namespace holdfast {

class ReasonField;

// Units of a SKU that come in, what is counted on its shelf, or its new price: the number, what it will change, why,
// and the answer. It stands beside the window and holds nothing in the store.
//
// The operation's id is made when it opens and kept until there is an answer: however often the button is hit, one
// operation is asked, and after "not known" the same request is asked again. Closed in that state it is only hidden;
// its owner shows it again. Else it deletes itself when it is closed.
class SkuDialog : public QDialog
{
    Q_OBJECT

public:
    enum class What { Receive, Count, Price };

    SkuDialog(What what, const StoreDesk &desk, const Currency &currency, const StockRow &stock, QWidget *parent);

    void setStock(const StockRow &stock); // as it is now, while nothing is asked
    What what() const { return m_what; }
    SkuId sku() const { return m_stock.sku; }
    bool isBusy() const { return m_busy; }
    bool isUnconfirmed() const { return m_unconfirmed; }

    QLineEdit *numberField() const { return m_number; }
    ReasonField *reasonField() const { return m_reason; }
    QPushButton *doButton() const { return m_do; }
    QPushButton *closeButton() const { return m_close; }
    AnswerBar *answer() const { return m_answer; }
    QString said() const; // the present state, the difference and the hints, a line each

    void reject() override;

Q_SIGNALS:
    void answered(holdfast::SkuId sku); // there is an answer, or none was given

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    using Request = std::variant<ReceiveStock, CountStock, ChangePrice>;
    using Answered = std::variant<Reply<ReceiveStockOutcome>, Reply<CountStockOutcome>, Reply<ChangePriceOutcome>>;

    void retranslate();
    void readAgain();
    void showState();
    void judge();
    QString difference(qint64 number) const;
    Request requestOf(qint64 number) const;
    void press();
    void ask();
    void take(const Answered &reply);
    void showAnswer();
    std::variant<qint64, TypedDoubt> number() const;

    const What m_what;
    const StoreDesk m_desk;
    const Currency m_currency;
    StockRow m_stock;
    OperationId m_operation;
    std::optional<Request> m_asked;
    std::optional<std::pair<qint64, QString>> m_askedFor; // the number and the reason in it
    std::optional<Answered> m_reply;
    QTime m_answeredAt;
    bool m_busy = false;
    bool m_done = false;
    bool m_unconfirmed = false;
    bool m_pressed = false; // what is missing is said only then
    quint64 m_ticket = 0;
    QLabel *m_name;
    QLabel *m_code;
    QLabel *m_now;
    QLabel *m_numberLabel;
    QLineEdit *m_number;
    QLabel *m_unit;
    QLabel *m_difference;
    QLabel *m_reasonLabel;
    ReasonField *m_reason;
    QLabel *m_reasonHint;
    AnswerBar *m_answer;
    QPushButton *m_do;
    QPushButton *m_close;
};

} // namespace holdfast
