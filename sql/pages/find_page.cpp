// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/find_page.h"

#include "sql/connection/transaction.h"
#include "sql/pages/customer_page.h"
#include "sql/pages/order_page.h"
#include "sql/pages/quote_page.h"

namespace holdfast {

Found find(Reader &reader, const QString &text, int limit)
{
    Found found;
    const QString wanted = text.trimmed().left(254);
    if (wanted.isEmpty())
        return found;
    std::vector<OrderId> orders;
    for (const Row &row : reader.all("orders/orders_by_number", {{"number", lit(wanted.toLongLong())},
                                                                 {"external", lit(wanted.toUtf8())},
                                                                 {"parts", lit(beginsWith(wanted + u'/').toUtf8())},
                                                                 {"limit", lit(limit)}}))
        orders.push_back(row.id<OrderId>(0));
    found.orders = orderRows(reader, orders);
    if (const qint64 quote = wanted.toLongLong(); quote > 0) // a name is no question about quotes
        found.quotes = quoteRows(reader, {QuoteId{quote}});
    for (const Row &row : reader.all("skus/skus_found", {{"code", lit(wanted.toUtf8())}}))
        found.skus.push_back({row.id<SkuId>(0), row.bytes(1), row.text(2)});
    found.customers = customerSearch(reader, wanted, limit);
    return found;
}

} // namespace holdfast
