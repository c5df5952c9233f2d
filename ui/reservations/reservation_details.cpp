// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reservations/reservation_details.h"

#include "sql/connection/lane.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/stock_bar.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace holdfast {

ReservationDetails::ReservationDetails(const StoreDesk &desk, QWidget *parent) : RecordDetails(parent), m_desk(desk)
{
    retranslate();
}

void ReservationDetails::setReservation(const ReservationId &reservation)
{
    if (m_reservation == reservation)
        return;
    m_reservation = reservation;
    reload();
}

void ReservationDetails::reload()
{
    if (!m_reservation)
        return;
    const quint64 ticket = ++m_ticket;
    whenAnswered(m_desk.reservationCard(*m_reservation), this,
                 [this, ticket](const Reply<std::optional<ReservationCard>> &reply) {
                     if (ticket != m_ticket)
                         return;
                     m_failed = !reply.value();
                     if (reply.value())
                         m_card = *reply.value();
                     else if (m_card && m_card->reservation.id != *m_reservation)
                         m_card.reset();
                     showCard();
                     Q_EMIT cardShown();
                 });
}

void ReservationDetails::showCard()
{
    if (!m_card) {
        showSentence(m_failed        ? tr("The reservation could not be read. F5 tries again.")
                     : m_reservation ? tr("There is no such reservation.")
                                     : tr("Choose a reservation to see for whom it is held."));
        return;
    }
    const bool focused = content()->isAncestorOf(focusWidget()) && focusWidget()->hasFocus();
    removeAll(contentLayout());
    const ReservationRow &held = m_card->reservation;

    auto *head = new QWidget(content());
    QLabel *title = plainLabel(head);
    setRole(title, "heading");
    title->setWordWrap(true);
    title->setText(tr("%1 × %2").arg(format::count(held.quantity), held.name));
    auto *status = new StatusPill(head);
    status->setStatus(held.status);
    auto *headLayout = new QHBoxLayout(head);
    headLayout->setContentsMargins(0, 0, 0, 0);
    headLayout->setSpacing(Theme::kPadding);
    headLayout->addWidget(title, 1);
    headLayout->addWidget(status, 0, Qt::AlignTop);
    contentLayout()->addWidget(head);

    QLabel *since = plainLabel(content(), "muted");
    since->setWordWrap(true);
    since->setText(held.releasedAt ? tr("Held since %1, released %2")
                                         .arg(format::dayAndTime(held.heldAt), format::dayAndTime(*held.releasedAt))
                                   : tr("Held since %1").arg(format::dayAndTime(held.heldAt)));
    since->setToolTip(format::utc(held.heldAt));
    contentLayout()->addWidget(since);

    const auto card = [this](const QString &words) {
        auto *frame = new QFrame(content());
        frame->setObjectName(QStringLiteral("Card"));
        auto *layout = new QVBoxLayout(frame);
        layout->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kPadding);
        layout->setSpacing(Theme::kGap);
        QLabel *name = plainLabel(frame, "muted");
        name->setText(words);
        layout->addWidget(name);
        contentLayout()->addWidget(frame);
        return frame;
    };
    QFrame *order = card(tr("For"));
    QPushButton *orderLink = makeLink(order, tr("Order %1").arg(number(held.id.order)), tr("Show this order"));
    connect(orderLink, &QPushButton::clicked, this, [this] { Q_EMIT orderAsked(m_card->reservation.id.order); });
    auto *orderStatus = new StatusPill(order);
    orderStatus->setStatus(held.orderStatus);
    auto *orderLine = new QHBoxLayout;
    orderLine->addWidget(orderLink);
    orderLine->addWidget(orderStatus);
    orderLine->addStretch();
    static_cast<QVBoxLayout *>(order->layout())->addLayout(orderLine);
    QLabel *customer = plainLabel(order);
    customer->setWordWrap(true);
    customer->setText(QStringLiteral("%1  %2").arg(number(held.customer)).arg(held.customerName));
    order->layout()->addWidget(customer);

    QFrame *stock = card(tr("From the stock of"));
    QPushButton *stockLink = makeLink(stock, QString::fromUtf8(held.code), tr("Show this SKU's stock"));
    connect(stockLink, &QPushButton::clicked, this, [this] { Q_EMIT stockAsked(m_card->reservation.id.sku); });
    static_cast<QVBoxLayout *>(stock->layout())->addWidget(stockLink, 0, Qt::AlignLeft);
    QLabel *units = plainLabel(stock, m_card->stock ? nullptr : "wrong");
    units->setText(m_card->stock
                       ? tr("%1 available · %2 reserved")
                             .arg(format::count(m_card->stock->available), format::count(m_card->stock->reserved))
                       : tr("no stock row"));
    stock->layout()->addWidget(units);
    if (m_card->stock) {
        auto *bar = new StockBar(stock);
        const bool isHeld = held.status == "held"; // this one's, then the others'
        bar->setHeld(m_card->stock->available,
                     isHeld ? std::vector<qint64>{held.quantity, m_card->stock->reserved - held.quantity}
                            : std::vector<qint64>{m_card->stock->reserved});
        stock->layout()->addWidget(bar);
    }
    showRecord();
    if (focused)
        takeFocus();
}

void ReservationDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    RecordDetails::changeEvent(event);
}

void ReservationDetails::retranslate()
{
    setAccessibleName(tr("Details of the reservation"));
    showCard();
}

} // namespace holdfast
