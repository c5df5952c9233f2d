// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/customer_page.h"

#include "sql/connection/transaction.h"

namespace holdfast {

std::vector<CustomerRow> customerPage(Reader &reader, CustomerId after, int limit)
{
    std::vector<CustomerRow> page;
    for (const Row &row : reader.all("customers/customer_page", {{"after", lit(after)}, {"limit", lit(limit)}})) {
        page.push_back({row.id<CustomerId>(0), row.text(1), row.maybeText(2).value_or(QString()),
                        row.maybeText(3).value_or(QString()), row.isNull(4) ? QByteArray() : row.bytes(4)});
    }
    return page;
}

} // namespace holdfast
