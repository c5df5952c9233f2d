// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"

#include <vector>

namespace holdfast {

class Reader;

struct CustomerRow
{
    CustomerId id{};
    QString name;
    QString phone;
    QString email;
    QByteArray externalNumber;
};

// By id, after the given one. Throws DbError.
std::vector<CustomerRow> customerPage(Reader &reader, CustomerId after, int limit);

} // namespace holdfast
