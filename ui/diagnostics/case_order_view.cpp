// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/case_order_view.h"

#include "ui/diagnostics/sum_line.h"
#include "ui/orders/order_card_view.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/record_details.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <set>

namespace holdfast {

namespace {

constexpr int kSideBySideFrom = 720;      // px
constexpr std::size_t kMostReceipts = 20; // that are drawn

QFrame *makeCard(QWidget *parent, QLabel *title, QLabel *count, QVBoxLayout **rows)
{
    auto *card = new QFrame(parent);
    title->setParent(card);
    count->setParent(card);
    *rows = layOutCard(card, title, count);
    return card;
}

} // namespace

CaseOrderView::CaseOrderView(QWidget *parent)
    : SideBySide(kSideBySideFrom, parent), m_orderCard(new QFrame(this)), m_order(new OrderCardView(m_orderCard)),
      m_noOrder(plainLabel(m_orderCard, "wrong")), m_reservations(nullptr), m_reservationsTitle(plainLabel(this)),
      m_reservationsCount(plainLabel(this, "muted")), m_reservationRows(nullptr), m_receipts(nullptr),
      m_receiptsTitle(plainLabel(this)), m_receiptsCount(plainLabel(this, "muted")), m_receiptRows(nullptr)
{
    m_orderCard->setObjectName(QStringLiteral("Card"));
    m_noOrder->setWordWrap(true);
    auto *order = new QVBoxLayout(m_orderCard);
    order->setContentsMargins(Theme::kPadding, Theme::kPadding, Theme::kPadding, Theme::kPadding);
    order->addWidget(m_order);
    order->addWidget(m_noOrder);
    m_reservations = makeCard(this, m_reservationsTitle, m_reservationsCount, &m_reservationRows);
    m_receipts = makeCard(this, m_receiptsTitle, m_receiptsCount, &m_receiptRows);
    auto *right = new QWidget(this);
    auto *beside = new QVBoxLayout(right);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(Theme::kPadding);
    beside->addWidget(m_reservations);
    beside->addWidget(m_receipts);
    add(m_orderCard);
    add(right);
    connect(m_order, &OrderCardView::stockAsked, this, &CaseOrderView::stockAsked);
    connect(m_order, &OrderCardView::quoteAsked, this, &CaseOrderView::quoteAsked);
    retranslate();
}

void CaseOrderView::show(const CasePage &page)
{
    m_page = page;
    retranslate();
    setVisible(page.incident.incident.order || page.incident.incident.quote || !page.receipts.empty());
}

QVBoxLayout *CaseOrderView::addRow(QFrame *card, QVBoxLayout *rows)
{
    QVBoxLayout *layout = nullptr;
    rows->addWidget(makeCardRow(card, &layout));
    return layout;
}

void CaseOrderView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    SideBySide::changeEvent(event);
}

void CaseOrderView::retranslate()
{
    m_reservationsTitle->setText(tr("Its reservations"));
    m_receiptsTitle->setText(tr("Receipts"));
    if (!m_page)
        return;
    const std::optional<OrderId> order = m_page->incident.incident.order;
    m_orderCard->setVisible(order.has_value());
    m_noOrder->setVisible(order && !m_page->order);
    m_order->setVisible(m_page->order.has_value());
    if (m_page->order)
        m_order->show(*m_page->order);
    else if (order)
        m_noOrder->setText(tr("There is no order %1.").arg(number(*order)));
    m_reservations->setVisible(order.has_value());
    showReservations();
    showReceipts();
}

// Each beside its line; a line without one is a row as well.
void CaseOrderView::showReservations()
{
    removeAll(m_reservationRows);
    struct Pair
    {
        const OrderCard::Line *line = nullptr;
        const CasePage::Reservation *reservation = nullptr;
    };
    std::map<SkuId, Pair> pairs;
    if (m_page->order) {
        for (const OrderCard::Line &line : m_page->order->lines)
            pairs[line.sku].line = &line;
    }
    for (const CasePage::Reservation &reservation : m_page->reservations)
        pairs[reservation.sku].reservation = &reservation;
    m_reservationsCount->setText(QString::number(m_page->reservations.size()));
    for (const auto &[sku, pair] : pairs) {
        const SkuId id = sku;
        const auto &[line, reservation] = pair;
        const auto known = std::find_if(m_page->skus.begin(), m_page->skus.end(),
                                        [id](const CasePage::Sku &each) { return each.why.sku == id; });
        const QByteArray code = known != m_page->skus.end() ? known->why.code : line ? line->code : QByteArray();
        QVBoxLayout *layout = addRow(m_reservations, m_reservationRows);
        QWidget *row = layout->parentWidget();
        QLabel *units = plainLabel(row);
        setRole(units, "strong");
        units->setText(reservation ? format::count(reservation->quantity) : QStringLiteral("–"));
        QPushButton *link = makeLink(row, code.isEmpty() ? tr("SKU %1").arg(number(sku)) : QString::fromUtf8(code),
                                     tr("Show this SKU's stock"));
        connect(link, &QPushButton::clicked, this, [this, id] { Q_EMIT stockAsked(id); });
        auto *pill = new StatusPill(row);
        pill->setStatus(reservation ? reservation->status : QByteArray());
        auto *top = new QHBoxLayout;
        top->setSpacing(Theme::kGap);
        top->addWidget(units);
        top->addWidget(link);
        top->addStretch();
        top->addWidget(pill);
        layout->addLayout(top);
        if (reservation) {
            QLabel *when = plainLabel(row, "muted");
            when->setWordWrap(true);
            when->setText(reservation->releasedAt ? tr("held %1 · released %2")
                                                        .arg(format::dayAndTime(reservation->heldAt),
                                                             format::dayAndTime(*reservation->releasedAt))
                                                  : tr("held since %1").arg(format::dayAndTime(reservation->heldAt)));
            when->setToolTip(format::utc(reservation->releasedAt.value_or(reservation->heldAt)));
            layout->addWidget(when);
        }
        const bool holds = line && reservation && line->quantity == reservation->quantity;
        auto *against = new SumLine(row);
        against->say(!line          ? tr("no line of the order")
                     : !reservation ? tr("line of %n unit(s), and no reservation", nullptr, int(line->quantity))
                     : holds        ? tr("as its line")
                                    : tr("its line is of %n unit(s)", nullptr, int(line->quantity)),
                     holds);
        layout->addWidget(against);
    }
    if (!pairs.empty())
        return;
    QLabel *none = plainLabel(m_reservations, "wrong");
    none->setText(tr("It has none."));
    addRow(m_reservations, m_reservationRows)->addWidget(none);
}

void CaseOrderView::showReceipts()
{
    const auto answerOf = [](const QByteArray &answer) {
        if (answer == "Accepted")
            return tr("accepted");
        if (answer == "Placed")
            return tr("placed");
        if (answer == "QuoteExpired")
            return tr("quote expired");
        if (answer == "QuoteUsed")
            return tr("quote used already");
        if (answer == "OutOfStock")
            return tr("too little in stock");
        if (answer == "PriceChanged")
            return tr("price changed");
        return answer.isEmpty() ? tr("no answer") : QString::fromUtf8(answer);
    };
    removeAll(m_receiptRows);
    m_receiptsCount->setText(QString::number(m_page->receipts.size()));
    for (std::size_t at = 0; at < std::min(m_page->receipts.size(), kMostReceipts); ++at) {
        const CasePage::Receipt &receipt = m_page->receipts[at];
        QVBoxLayout *layout = addRow(m_receipts, m_receiptRows);
        QWidget *row = layout->parentWidget();
        QLabel *answer = plainLabel(row);
        answer->setText(answerOf(receipt.answer));
        setRole(answer, "strong");
        auto *top = new QHBoxLayout;
        top->setSpacing(Theme::kGap);
        top->addWidget(answer);
        if (receipt.order) {
            QPushButton *order = makeLink(row, tr("Order %1").arg(number(*receipt.order)), tr("Show this order"));
            connect(order, &QPushButton::clicked, this, [this, id = *receipt.order] { Q_EMIT orderAsked(id); });
            top->addWidget(order);
        }
        if (receipt.quote) {
            QPushButton *quote = makeLink(row, tr("Quote %1").arg(number(*receipt.quote)), tr("Show the quote"));
            connect(quote, &QPushButton::clicked, this, [this, id = *receipt.quote] { Q_EMIT quoteAsked(id); });
            top->addWidget(quote);
        }
        top->addStretch();
        layout->addLayout(top);
        QStringList when{tr("customer %1").arg(number(receipt.customer)),
                         tr("claimed %1").arg(format::moment(receipt.claimedAt))};
        when << (receipt.answeredAt ? tr("answered %1").arg(format::moment(*receipt.answeredAt)) : tr("not answered"));
        if (receipt.acceptedAt)
            when << tr("accepted as of %1").arg(format::moment(*receipt.acceptedAt));
        when << receipt.who;
        QLabel *words = plainLabel(row, "muted");
        words->setWordWrap(true);
        words->setText(when.join(QStringLiteral(" · ")));
        words->setToolTip(format::utc(receipt.claimedAt));
        layout->addWidget(words);
    }
    if (!m_page->receipts.empty() && m_page->receipts.size() <= kMostReceipts)
        return;
    QLabel *words = plainLabel(m_receipts, "muted");
    words->setWordWrap(true);
    words->setText(m_page->receipts.empty() ? tr("No receipt names this order or its quote.")
                                            : tr("%n more are in the exported file.", nullptr,
                                                 int(m_page->receipts.size() - kMostReceipts)));
    addRow(m_receipts, m_receiptRows)->addWidget(words);
}

} // namespace holdfast
