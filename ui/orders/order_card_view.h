// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/order_row.h"

#include <QWidget>

#include <optional>

class QFrame;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace holdfast {

class StatusPill;

// One order as it stands on the screen: what it is, its lines with their reservations and stock, its history. Between
// the facts and the lines is room for what its owner offers to do: there may be twenty lines.
class OrderCardView : public QWidget
{
    Q_OBJECT

public:
    explicit OrderCardView(QWidget *parent = nullptr);

    void show(const OrderCard &card); // and makes itself visible
    QVBoxLayout *actions() const { return m_actions; }
    QPushButton *quoteLink() const { return m_quote; }
    void setLinesAfter(QWidget *last) { m_before = last; } // in the order of Tab

Q_SIGNALS:
    void stockAsked(holdfast::SkuId sku);
    void quoteAsked(holdfast::QuoteId quote);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showFacts();
    void showLines();
    void showHistory();

    std::optional<OrderCard> m_card;
    QLabel *m_title;
    StatusPill *m_status;
    QLabel *m_facts[4][2]; // customer, placed, total, cancelled: name and value
    QPushButton *m_quote;  // that it was made of
    QVBoxLayout *m_actions;
    QWidget *m_before = nullptr;
    QFrame *m_lines;
    QVBoxLayout *m_lineRows;
    QLabel *m_linesTitle;
    QLabel *m_linesCount;
    QLabel *m_historyTitle;
    QVBoxLayout *m_history;
};

} // namespace holdfast
