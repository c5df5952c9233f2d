// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/versions.h"

#include "sql/connection/transaction.h"

#include <algorithm>

namespace holdfast {

namespace {

template <class Id>
Literal some(const std::vector<Id> &ids)
{
    std::vector<Literal> literals;
    for (std::size_t i = 0; i < std::min(ids.size(), OnScreen::kMost); ++i)
        literals.push_back(lit(ids[i]));
    if (literals.empty())
        literals.push_back(lit(0));
    return list(literals);
}

} // namespace

Versions versionsOf(Reader &reader, const OnScreen &onScreen)
{
    Versions versions;
    for (const Row &row : reader.all(
             "store/versions",
             {{"orders", some(onScreen.orders)}, {"skus", some(onScreen.skus)}, {"quotes", some(onScreen.quotes)}})) {
        const QByteArray kind = row.bytes(0);
        if (kind == "server") {
            versions.readOnly = row.integer(1) != 0;
            versions.now = Instant{row.integer(2)};
        } else if (kind == "newest") {
            if (!row.isNull(1))
                versions.newestOrder = row.id<OrderId>(1);
        } else if (kind == "newest quote") {
            if (!row.isNull(1))
                versions.newestQuote = row.id<QuoteId>(1);
        } else if (kind == "order") {
            versions.orders.emplace_back(row.id<OrderId>(1), row.integer(2));
        } else if (kind == "quote") {
            versions.quotes.emplace_back(row.id<QuoteId>(1), row.integer(2));
        } else {
            versions.skus.emplace_back(row.id<SkuId>(1), row.integer(2));
        }
    }
    return versions;
}

} // namespace holdfast
