// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/quote_card_view.h"

#include "sql/flows/receipt.h"
#include "ui/quotes/server_clock.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/record_details.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace holdfast {

namespace {

enum Fact { CustomerFact, IssuedFact, UntilFact, TotalFact };

constexpr qint64 kSecond = 1'000'000; // µs
constexpr qint64 kLastMinute = 60;    // s

} // namespace

QuoteCardView::QuoteCardView(const ServerClock *clock, QWidget *parent)
    : QWidget(parent), m_clock(clock), m_title(plainLabel(this)), m_status(new StatusPill(this)),
      m_countdown(plainLabel(this)), m_decides(plainLabel(this, "muted")), m_order(makeLink(this, {}, {})),
      m_actions(new QVBoxLayout), m_lines(new QFrame(this)), m_lineRows(nullptr), m_linesTitle(plainLabel(m_lines)),
      m_linesCount(plainLabel(m_lines, "muted")), m_receiptsTitle(plainLabel(this)), m_receipts(new QVBoxLayout)
{
    setRole(m_title, "heading");
    setRole(m_countdown, "heading");
    m_countdown->setObjectName(QStringLiteral("Countdown"));
    m_decides->setWordWrap(true);
    auto *titleRow = new QHBoxLayout;
    titleRow->setSpacing(Theme::kPadding);
    titleRow->addWidget(m_title);
    titleRow->addWidget(m_status);
    titleRow->addStretch();
    titleRow->addWidget(m_countdown);

    setRole(m_receiptsTitle, "strong");
    m_receipts->setSpacing(Theme::kSmallGap);
    m_actions->setSpacing(Theme::kPadding);
    m_lineRows = layOutCard(m_lines, m_linesTitle, m_linesCount);

    auto *content = new QVBoxLayout(this);
    content->setContentsMargins(0, 0, 0, 0);
    content->setSpacing(Theme::kPadding);
    content->addLayout(titleRow);
    content->addWidget(m_decides);
    content->addLayout(makeFacts(this, m_facts));
    content->addWidget(m_order, 0, Qt::AlignLeft);
    content->addLayout(m_actions);
    content->addWidget(m_lines);
    content->addWidget(m_receiptsTitle);
    content->addLayout(m_receipts);
    connect(m_order, &QPushButton::clicked, this, [this] {
        if (m_card && m_card->quote.order)
            Q_EMIT orderAsked(*m_card->quote.order);
    });
    retranslate();
}

void QuoteCardView::show(const QuoteCard &card)
{
    m_card = card;
    showFacts();
    showTime();
    showLines();
    showReceipts();
    QWidget::show();
}

void QuoteCardView::showFacts()
{
    const QuoteRow &quote = m_card->quote;
    m_title->setText(tr("Quote %1").arg(number(quote.id)));
    m_facts[CustomerFact][1]->setText(QStringLiteral("%1  %2").arg(number(quote.customer)).arg(quote.customerName));
    m_facts[IssuedFact][1]->setText(tr("%1 by %2").arg(format::dayAndTime(quote.createdAt), m_card->issuedBy));
    m_facts[IssuedFact][1]->setToolTip(format::utc(quote.createdAt));
    m_facts[UntilFact][1]->setText(format::withZone(quote.expiresAt));
    m_facts[UntilFact][1]->setToolTip(format::utc(quote.expiresAt));
    m_facts[TotalFact][1]->setText(format::money(quote.total));
    m_order->setVisible(quote.order.has_value());
    if (quote.order) {
        m_order->setText(tr("Order %1 was made of it; it is now: %2")
                             .arg(number(*quote.order))
                             .arg(StatusLook::of(m_card->orderStatus).word));
        m_order->setAccessibleName(m_order->text());
        m_order->setToolTip(tr("Show the order"));
    }
}

void QuoteCardView::showTime()
{
    if (!m_card)
        return;
    const QByteArray state = m_clock->stateOf(m_card->quote);
    m_status->setStatus(state);
    const bool open = state == "open";
    m_countdown->setVisible(open);
    m_decides->setVisible(open);
    if (!open)
        return;
    // Seconds begun count whole: 0:00 is never shown while it holds.
    const qint64 left = (m_card->quote.expiresAt.micros - m_clock->now()->micros + kSecond - 1) / kSecond;
    const bool last = left <= kLastMinute;
    const QString minutes =
        QStringLiteral("%1:%2").arg(left / 60, 2, 10, QLatin1Char('0')).arg(left % 60, 2, 10, QLatin1Char('0'));
    m_countdown->setText(last ? tr("%1 left, ends soon").arg(minutes) : tr("%1 left").arg(minutes));
    if (m_countdown->property("last") != last) {
        m_countdown->setProperty("last", last);
        setRole(m_countdown, last ? "ending" : "heading");
    }
}

QFrame *QuoteCardView::makeLine(const QuoteCard::Line &line)
{
    const Currency &currency = m_card->quote.total.currency;
    QVBoxLayout *layout = nullptr;
    QFrame *row = makeCardRow(m_lines, &layout);
    auto *what = plainLabel(row);
    what->setText(tr("%1 × %2").arg(format::count(line.quantity), line.name));
    what->setWordWrap(true);
    auto *sum = plainLabel(row);
    const std::optional<qint64> minor = checkedProduct(line.quantity, line.unitPriceMinor);
    sum->setText(minor ? format::amount({*minor, currency}) : QStringLiteral("?"));
    auto *top = new QHBoxLayout;
    top->setSpacing(Theme::kGap);
    top->addWidget(what, 1);
    top->addWidget(sum, 0, Qt::AlignTop);
    layout->addLayout(top);

    QPushButton *code = makeLink(row, QString::fromUtf8(line.code), tr("Show this SKU's stock"));
    connect(code, &QPushButton::clicked, this, [this, sku = line.sku] { Q_EMIT stockAsked(sku); });
    if (m_before)
        setTabOrder(m_before, code);
    m_before = code;
    auto *each = plainLabel(row, "muted");
    each->setText(tr("%1 each").arg(format::amount({line.unitPriceMinor, currency})));
    auto *middle = new QHBoxLayout;
    middle->addWidget(code);
    middle->addStretch();
    middle->addWidget(each);
    layout->addLayout(middle);
    if (m_card->quote.order)
        return row; // what is available now has no say any more

    const bool enough = line.available.value_or(0) >= line.quantity;
    auto *available = plainLabel(row, enough ? "muted" : "wrong");
    available->setWordWrap(true);
    available->setText(!line.available ? tr("no stock row")
                       : enough        ? tr("%1 available now, not kept for you").arg(format::count(*line.available))
                                : tr("only %1 available now, not kept for you").arg(format::count(*line.available)));
    layout->addWidget(available);
    if (line.priceNowMinor != line.unitPriceMinor) {
        auto *price = plainLabel(row, "caution");
        price->setWordWrap(true);
        price->setText(line.priceNowMinor ? tr("Price now %1; the quote keeps %2")
                                                .arg(format::amount({*line.priceNowMinor, currency}),
                                                     format::amount({line.unitPriceMinor, currency}))
                                          : tr("It has no price any more; the quote keeps %1")
                                                .arg(format::amount({line.unitPriceMinor, currency})));
        layout->addWidget(price);
    }
    return row;
}

void QuoteCardView::showLines()
{
    removeAll(m_lineRows);
    m_linesCount->setText(format::money(m_card->quote.total));
    QWidget *before = m_before;
    for (const QuoteCard::Line &line : m_card->lines)
        m_lineRows->addWidget(makeLine(line));
    m_before = before;
}

void QuoteCardView::showReceipts()
{
    removeAll(m_receipts);
    m_receiptsTitle->setVisible(!m_card->receipts.empty());
    for (auto receipt = m_card->receipts.rbegin(); receipt != m_card->receipts.rend(); ++receipt) {
        const QString what = receipt->answer == Accepted::token       ? tr("accepted")
                             : receipt->answer == QuoteExpired::token ? tr("not accepted: it had run out")
                             : receipt->answer == OutOfStock::token   ? tr("not accepted: too little was available")
                             : receipt->answer == QuoteUsed::token    ? tr("not accepted: it had been used")
                                                                      : QString::fromLatin1(receipt->answer);
        auto *row = plainLabel(this, "muted");
        row->setWordWrap(true);
        row->setText(tr("%1  %2 · %3").arg(format::moment(receipt->at), what, receipt->who));
        row->setToolTip(format::utc(receipt->at));
        m_receipts->addWidget(row);
    }
}

void QuoteCardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void QuoteCardView::retranslate()
{
    m_facts[CustomerFact][0]->setText(tr("Customer"));
    m_facts[IssuedFact][0]->setText(tr("Issued"));
    m_facts[UntilFact][0]->setText(tr("Holds until"));
    m_facts[TotalFact][0]->setText(tr("Total"));
    m_decides->setText(tr("By the server's clock. The server decides when it takes the quote up, not when the button "
                          "is pressed."));
    m_linesTitle->setText(tr("Promised lines"));
    m_receiptsTitle->setText(tr("Answers so far"));
    if (m_card) {
        showFacts();
        showTime();
        showLines();
        showReceipts();
    }
}

} // namespace holdfast
