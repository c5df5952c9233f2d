// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pending/pending_operations.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QScrollArea;
class QTimer;
class QVBoxLayout;

namespace holdfast {

// The list of unconfirmed operations, above the status line: each with its age, what is known, and what can be done.
// Nothing is carried out but by a person who was asked once.
class PendingPanel : public QFrame
{
    Q_OBJECT

public:
    explicit PendingPanel(PendingOperations *operations, QWidget *parent = nullptr);
    void open();                                                                         // shows it and takes the focus
    void setCurrency(const std::optional<Currency> &currency) { m_currency = currency; } // the store's

Q_SIGNALS:
    void orderAsked(holdfast::OrderId order);
    void quoteAsked(holdfast::QuoteId quote);
    void closed(); // the focus goes back

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override; // and with it the question
    void changeEvent(QEvent *event) override;

private:
    void showAll();
    QWidget *card(const PendingOperation &pending);

    PendingOperations *m_operations;
    QLabel *m_title;
    QLabel *m_hint;
    QPushButton *m_findOut;
    QPushButton *m_close;
    QScrollArea *m_scroll;
    QTimer *m_ages;
    std::optional<Currency> m_currency;
    std::optional<OperationId> m_confirming; // whose "Do it now" is being asked about
};

} // namespace holdfast
