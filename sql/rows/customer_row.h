// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"

#include <QString>

namespace holdfast {

struct CustomerRow
{
    CustomerId id{};
    QString name;
    QString phone;
    QString email;
    QByteArray externalNumber;
};

} // namespace holdfast
