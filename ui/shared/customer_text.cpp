// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/customer_text.h"

#include <QStringList>

namespace holdfast {

namespace {

constexpr int kShownDigits = 3;

QString endOf(const QString &phone)
{
    QString digits;
    for (const QChar c : phone) {
        if (c.isDigit())
            digits += c;
    }
    return digits.isEmpty() ? QString() : QStringLiteral("☎ …") + digits.right(kShownDigits);
}

QString withoutMiddle(const QString &email)
{
    return email.isEmpty() ? QString() : email.left(1) + u'…' + email.mid(email.lastIndexOf(u'@'));
}

} // namespace

QString toTellApart(const CustomerRow &customer)
{
    QStringList parts{QString::fromUtf8(customer.externalNumber), endOf(customer.phone), withoutMiddle(customer.email)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace holdfast
