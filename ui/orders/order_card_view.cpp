// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_card_view.h"

#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/record_details.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/stock_bar.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace holdfast {

namespace {

enum Fact { CustomerFact, PlacedFact, TotalFact, CancelledFact };

} // namespace

OrderCardView::OrderCardView(QWidget *parent)
    : QWidget(parent), m_title(plainLabel(this)), m_status(new StatusPill(this)), m_quote(makeLink(this, {}, {})),
      m_actions(new QVBoxLayout), m_lines(new QFrame(this)), m_lineRows(nullptr), m_linesTitle(plainLabel(m_lines)),
      m_linesCount(plainLabel(m_lines, "muted")), m_historyTitle(plainLabel(this)), m_history(new QVBoxLayout)
{
    setRole(m_title, "heading");
    auto *titleRow = new QHBoxLayout;
    titleRow->setSpacing(Theme::kPadding);
    titleRow->addWidget(m_title);
    titleRow->addWidget(m_status);
    titleRow->addStretch();

    setRole(m_historyTitle, "strong");
    m_history->setSpacing(Theme::kSmallGap);
    m_actions->setSpacing(Theme::kPadding);
    m_lineRows = layOutCard(m_lines, m_linesTitle, m_linesCount);

    auto *content = new QVBoxLayout(this);
    content->setContentsMargins(0, 0, 0, 0);
    content->setSpacing(Theme::kPadding);
    content->addLayout(titleRow);
    content->addLayout(makeFacts(this, m_facts));
    content->addWidget(m_quote, 0, Qt::AlignLeft);
    content->addLayout(m_actions);
    content->addWidget(m_lines);
    content->addWidget(m_historyTitle);
    content->addLayout(m_history);
    connect(m_quote, &QPushButton::clicked, this, [this] {
        if (m_card && m_card->quote)
            Q_EMIT quoteAsked(*m_card->quote);
    });
    retranslate();
}

void OrderCardView::show(const OrderCard &card)
{
    m_card = card;
    showFacts();
    showLines();
    showHistory();
    QWidget::show();
}

void OrderCardView::showFacts()
{
    const OrderRow &order = m_card->order;
    m_title->setText(tr("Order %1").arg(number(order.id)));
    m_status->setStatus(order.status);
    m_facts[CustomerFact][1]->setText(QStringLiteral("%1  %2").arg(number(order.customer)).arg(order.customerName));
    m_facts[PlacedFact][1]->setText(format::dayAndTime(order.createdAt));
    m_facts[PlacedFact][1]->setToolTip(format::utc(order.createdAt));
    m_facts[TotalFact][1]->setText(format::money(order.total));
    m_quote->setVisible(m_card->quote.has_value());
    if (m_card->quote) {
        m_quote->setText(tr("Made of quote %1").arg(number(*m_card->quote)));
        m_quote->setAccessibleName(m_quote->text());
        m_quote->setToolTip(tr("Show the quote"));
    }
    const bool cancelled = order.cancelledAt.has_value();
    m_facts[CancelledFact][0]->setVisible(cancelled);
    m_facts[CancelledFact][1]->setVisible(cancelled);
    if (cancelled) {
        const QString reason = m_card->cancelReason.isEmpty() ? QString() : tr("“%1”").arg(m_card->cancelReason);
        m_facts[CancelledFact][1]->setText(
            tr("%1 by %2").arg(format::dayAndTime(*order.cancelledAt), m_card->cancelledBy) +
            (reason.isEmpty() ? QString() : u'\n' + reason));
        m_facts[CancelledFact][1]->setToolTip(format::utc(*order.cancelledAt));
    }
}

void OrderCardView::showLines()
{
    removeAll(m_lineRows);
    m_linesCount->setText(tr("%n unit(s)", nullptr, int(m_card->order.units)));
    QWidget *before = m_before;
    for (const OrderCard::Line &line : m_card->lines) {
        auto *row = new QFrame(m_lines);
        row->setObjectName(QStringLiteral("CardRow"));
        auto *what = plainLabel(row);
        what->setText(tr("%1 × %2").arg(format::count(line.quantity), line.name));
        what->setWordWrap(true);
        QPushButton *code = makeLink(row, QString::fromUtf8(line.code), tr("Show this SKU's stock"));
        connect(code, &QPushButton::clicked, this, [this, sku = line.sku] { Q_EMIT stockAsked(sku); });
        if (before)
            setTabOrder(before, code);
        before = code;
        auto *pill = new StatusPill(row);
        pill->setStatus(line.reservation);
        auto *top = new QHBoxLayout;
        top->setSpacing(Theme::kGap);
        top->addWidget(what, 1);
        top->addWidget(pill, 0, Qt::AlignTop);
        auto *layout = new QVBoxLayout(row);
        layout->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
        layout->setSpacing(Theme::kSmallGap);
        layout->addLayout(top);
        auto *stock = plainLabel(row, line.available ? "muted" : "wrong");
        stock->setText(
            line.available
                ? tr("%1 available · %2 reserved").arg(format::count(*line.available), format::count(*line.reserved))
                : tr("no stock row"));
        auto *bottom = new QHBoxLayout;
        bottom->addWidget(code);
        bottom->addStretch();
        bottom->addWidget(stock);
        layout->addLayout(bottom);
        auto *bar = new StockBar(row);
        bar->setUnits(line.available.value_or(0), line.reserved.value_or(0));
        layout->addWidget(bar);
        m_lineRows->addWidget(row);
    }
}

void OrderCardView::showHistory()
{
    removeAll(m_history);
    for (auto event = m_card->audit.rbegin(); event != m_card->audit.rend(); ++event) {
        const QString what =
            event->what == "order created"     ? tr("placed, %n unit(s) held", nullptr, int(m_card->order.units))
            : event->what == "order cancelled" ? tr("cancelled, %n unit(s) released", nullptr, int(m_card->order.units))
            : event->what == "order status changed" ? tr("status %1").arg(event->detail)
                                                    : QString::fromLatin1(event->what);
        auto *row = plainLabel(this, "muted");
        row->setWordWrap(true);
        row->setText(tr("%1  %2 · %3").arg(format::dayAndTime(event->at), what, event->who));
        row->setToolTip(format::utc(event->at));
        m_history->addWidget(row);
    }
}

void OrderCardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OrderCardView::retranslate()
{
    m_facts[CustomerFact][0]->setText(tr("Customer"));
    m_facts[PlacedFact][0]->setText(tr("Placed"));
    m_facts[TotalFact][0]->setText(tr("Total"));
    m_facts[CancelledFact][0]->setText(tr("Cancelled"));
    m_linesTitle->setText(tr("Lines and reservations"));
    m_historyTitle->setText(tr("History"));
    if (m_card) {
        showFacts();
        showLines();
        showHistory();
    }
}

} // namespace holdfast
