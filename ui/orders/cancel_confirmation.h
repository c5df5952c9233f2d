// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/order_row.h"

#include <QFrame>
#include <QStringList>

#include <optional>

class QLabel;
class QPushButton;
class QTimer;

namespace holdfast {

class ReasonField;

// What a cancel will do, why, and the one question; and what has changed since the order was drawn. It asks nothing of
// the store: its owner does.
class CancelConfirmation : public QFrame
{
    Q_OBJECT

public:
    // What is known of the order as it is now, against what was drawn.
    enum class Check { UnderWay, Unchanged, Changed, NoAnswer };

    explicit CancelConfirmation(QWidget *parent = nullptr);

    // As it was drawn; nothing is known of it now. unserved: its customer is not being served, and why has to be said.
    void open(const OrderCard &card, bool unserved);
    void setOrder(const OrderCard &card);
    void setCheck(Check check);
    // A sentence a change, after those that were told before. The button cannot be pressed until they can have been
    // read.
    void tellChanges(const QStringList &changes);
    void setCancellable(bool cancellable); // else there is nothing to confirm any more
    void setBusy(bool busy);               // the operation is under way
    void setReasons(const QStringList &reasons);
    void clearReasons();
    QString reason() const;
    QString unservedReason() const; // empty where the customer is served
    bool isUnserved() const { return m_unserved; }

    ReasonField *reasonField() const { return m_reason; }
    ReasonField *unservedField() const { return m_why; }
    QPushButton *confirmButton() const { return m_confirm; }
    QPushButton *keepButton() const { return m_keep; }

Q_SIGNALS:
    void confirmed(); // with reasons that can be stored, or knowingly without one of the cancel
    void kept();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showWords();
    void showState();
    void fillReasons();
    void press();
    void judgeReason();
    QString releaseSentence() const;

    void alert(QLabel *hint, ReasonField *field);

    enum class Hint { None, Missing, TooLong };

    std::optional<OrderCard> m_card;
    std::optional<QStringList> m_reasons; // none: our own
    Check m_check = Check::UnderWay;
    Hint m_hint = Hint::None;
    Hint m_whyHint = Hint::None;
    bool m_unserved = false;
    bool m_cancellable = true;
    bool m_busy = false;
    QTimer *m_reading;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_changesTitle;
    QLabel *m_changes;
    QLabel *m_checked;
    QLabel *m_oneLine;
    QLabel *m_reasonLabel;
    ReasonField *m_reason;
    QLabel *m_reasonHint;
    QLabel *m_whyLabel;
    ReasonField *m_why; // without a customer
    QLabel *m_whyHintText;
    QPushButton *m_keep;
    QPushButton *m_confirm;
};

} // namespace holdfast
