// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/plain_label.h"

#include <QLabel>
#include <QVariant>

namespace holdfast {

QLabel *plainLabel(QWidget *parent, const char *role)
{
    auto *made = new QLabel(parent);
    made->setTextFormat(Qt::PlainText);
    if (role)
        made->setProperty("role", QLatin1String(role));
    return made;
}

} // namespace holdfast
