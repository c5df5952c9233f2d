// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_difference.h"

#include "ui/shared/format.h"
#include "ui/shared/status_pill.h"

#include <QCoreApplication>

#include <algorithm>

namespace holdfast {

namespace {

struct DifferenceWords
{
    Q_DECLARE_TR_FUNCTIONS(DifferenceWords)
};

using Line = OrderCard::Line;

QString units(qint64 quantity, const Line &line)
{
    return DifferenceWords::tr("%1 × %2").arg(format::count(quantity), line.name);
}

const Line *lineOf(const OrderCard &card, int lineNo)
{
    const auto found =
        std::find_if(card.lines.begin(), card.lines.end(), [&](const Line &line) { return line.lineNo == lineNo; });
    return found == card.lines.end() ? nullptr : &*found;
}

bool isHeld(const Line &line)
{
    return line.reservation == "held";
}

QString lineDifference(const Line &was, const Line &is)
{
    if (was.sku != is.sku || was.quantity != is.quantity)
        return DifferenceWords::tr("%1 is now %2.").arg(units(was.quantity, was), units(is.quantity, is));
    if (isHeld(was) != isHeld(is))
        return isHeld(is) ? DifferenceWords::tr("%1 is held now.").arg(units(is.quantity, is))
                          : DifferenceWords::tr("%1 is no longer held.").arg(units(is.quantity, is));
    if (was.reservation != is.reservation)
        return DifferenceWords::tr("The reservation of %1 is now %2.")
            .arg(units(is.quantity, is), StatusLook::of(is.reservation).word);
    if (was.reservedQuantity != is.reservedQuantity)
        return DifferenceWords::tr("%1 is now held for it.").arg(units(is.reservedQuantity, is));
    return {};
}

} // namespace

QStringList orderDifference(const OrderCard &drawn, const OrderCard &now)
{
    QStringList changes;
    if (drawn.order.customer != now.order.customer)
        changes << DifferenceWords::tr("It is now an order of %1.").arg(now.order.customerName);
    const bool cancelled = now.order.status == "cancelled" && now.order.cancelledAt;
    if (drawn.order.status != now.order.status)
        changes << (cancelled
                        ? DifferenceWords::tr("It was cancelled at %1 by %2.")
                              .arg(format::dayAndTime(*now.order.cancelledAt), now.cancelledBy)
                        : DifferenceWords::tr("Its status is now %1.").arg(StatusLook::of(now.order.status).word));
    if (!cancelled) { // else its reservations are released with it, as everybody expects
        for (const Line &was : drawn.lines) {
            const Line *is = lineOf(now, was.lineNo);
            const QString change = is ? lineDifference(was, *is)
                                      : DifferenceWords::tr("%1 is no longer on it.").arg(units(was.quantity, was));
            if (!change.isEmpty())
                changes << change;
        }
        for (const Line &is : now.lines) {
            if (!lineOf(drawn, is.lineNo))
                changes << DifferenceWords::tr("%1 has come to it.").arg(units(is.quantity, is));
        }
    }
    if (drawn.order.total.minor != now.order.total.minor)
        changes << DifferenceWords::tr("Its total is now %1.").arg(format::money(now.order.total));
    if (changes.isEmpty() && drawn.order.version != now.order.version)
        changes << DifferenceWords::tr("It was changed in something that is not shown here.");
    return changes;
}

} // namespace holdfast
