// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/quote_row.h"

#include <QWidget>

#include <optional>

class QFrame;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace holdfast {

class ServerClock;
class StatusPill;

// One quote as it stands on the screen: what was promised, how long it holds by the server's clock, its lines with what
// is available and what they cost now, and the answers it got. Between the facts and the lines is room for what its
// owner offers to do: there may be twenty lines.
class QuoteCardView : public QWidget
{
    Q_OBJECT

public:
    explicit QuoteCardView(const ServerClock *clock, QWidget *parent = nullptr); // the clock outlives it

    void show(const QuoteCard &card); // and makes itself visible
    void showTime();                  // what the clock says now
    QVBoxLayout *actions() const { return m_actions; }
    QLabel *countdown() const { return m_countdown; }
    QPushButton *orderLink() const { return m_order; }
    void setLinesAfter(QWidget *last) { m_before = last; } // in the order of Tab

Q_SIGNALS:
    void stockAsked(holdfast::SkuId sku);
    void orderAsked(holdfast::OrderId order);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showFacts();
    void showLines();
    void showReceipts();
    QFrame *makeLine(const QuoteCard::Line &line);

    const ServerClock *m_clock;
    std::optional<QuoteCard> m_card;
    QLabel *m_title;
    StatusPill *m_status;
    QLabel *m_countdown;
    QLabel *m_decides;
    QLabel *m_facts[4][2]; // customer, issued, holds until, total: name and value
    QPushButton *m_order;
    QVBoxLayout *m_actions;
    QWidget *m_before = nullptr;
    QFrame *m_lines;
    QVBoxLayout *m_lineRows;
    QLabel *m_linesTitle;
    QLabel *m_linesCount;
    QLabel *m_receiptsTitle;
    QVBoxLayout *m_receipts;
};

} // namespace holdfast
