// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/quote_row.h"

#include <QFrame>

#include <optional>

class QLabel;
class QPushButton;

namespace holdfast {

// What accepting a quote will do, which lines would be short now, and the one question. It holds a card that was read
// and asks nothing of the store: its owner does. Nothing in the store waits while it is open.
class AcceptConfirmation : public QFrame
{
    Q_OBJECT

public:
    // What is known of the quote as it is now, against what was drawn.
    enum class Check { UnderWay, Read, NoAnswer };

    explicit AcceptConfirmation(QWidget *parent = nullptr);

    void open(const QuoteCard &card, bool newAttempt); // newAttempt: an earlier one has its answer
    void setCard(const QuoteCard &card);
    void setCheck(Check check);
    void setBusy(bool busy); // the request is under way

    QPushButton *confirmButton() const { return m_confirm; }
    QPushButton *leaveButton() const { return m_leave; }

Q_SIGNALS:
    void confirmed();
    void left(); // nothing is asked

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showWords();

    std::optional<QuoteCard> m_card;
    Check m_check = Check::UnderWay;
    bool m_newAttempt = false;
    bool m_busy = false;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_again;
    QLabel *m_short;
    QLabel *m_checked;
    QPushButton *m_leave;
    QPushButton *m_confirm;
};

} // namespace holdfast
