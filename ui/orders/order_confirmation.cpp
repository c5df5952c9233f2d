// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_confirmation.h"

#include "ui/shared/format.h"
#include "ui/shared/printed_page.h"
#include "ui/shared/status_pill.h"

#include <QCoreApplication>
#include <QLocale>

namespace holdfast {

namespace {

struct ConfirmationWords
{
    Q_DECLARE_TR_FUNCTIONS(ConfirmationWords)
};

bool isCancelled(const OrderCard &card)
{
    return card.order.status == "cancelled" && card.order.cancelledAt;
}

std::vector<PrintedLine> linesOf(const OrderCard &card)
{
    std::vector<PrintedLine> lines;
    for (const OrderCard::Line &line : card.lines)
        lines.push_back({line.quantity, line.name, line.code, line.unitPrice});
    return lines;
}

} // namespace

QString cancellationText(const OrderCard &card)
{
    if (!isCancelled(card))
        return {};
    QStringList units;
    for (const OrderCard::Line &line : card.lines)
        units << ConfirmationWords::tr("%1 × %2").arg(format::count(line.quantity), line.name);
    return ConfirmationWords::tr("Order %1 of %2 was cancelled on %3. It was for %4. Total of the order: %5.")
        .arg(QString::number(number(card.order.id)), card.order.customerName, format::withZone(*card.order.cancelledAt),
             QLocale().createSeparatedList(units), format::money(card.order.total));
}

std::unique_ptr<QTextDocument> orderConfirmation(const OrderCard &card, const StoreFacts &store)
{
    const OrderRow &order = card.order;
    const QString id = QString::number(number(order.id));
    PrintedPage page(store);
    const QString title = isCancelled(card) ? ConfirmationWords::tr("Cancellation of order %1").arg(id)
                                            : ConfirmationWords::tr("Order %1").arg(id);
    page.title(title);
    page.paragraph(ConfirmationWords::tr("Customer: %1").arg(order.customerName));
    page.paragraph(ConfirmationWords::tr("Placed: %1").arg(format::withZone(order.createdAt)));
    if (isCancelled(card))
        page.strong(ConfirmationWords::tr("Cancelled: %1").arg(format::withZone(*order.cancelledAt)));
    else
        page.paragraph(ConfirmationWords::tr("Status: %1").arg(StatusLook::of(order.status).word));
    page.lines(linesOf(card));
    page.strong(ConfirmationWords::tr("Total: %1").arg(format::money(order.total)));
    return page.take();
}

} // namespace holdfast
