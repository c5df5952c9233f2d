// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/stock_row.h"

#include <optional>
#include <vector>

namespace holdfast {

class Reader;

// Which SKUs a list shows.
struct StockFilter
{
    enum class Only { All, Reserved, SoldOut }; // some reserved; none available

    Only only = Only::All;
    // The beginning of a code or of a name; at most kMostFound of each are looked at. Empty: all.
    QString text;

    static constexpr int kMostFound = 1000;
    bool operator==(const StockFilter &) const = default;
};

struct StockPageRequest
{
    static constexpr int kMostRows = 1000;

    StockFilter filter;
    StockSort sort = StockSort::Code;
    std::optional<StockPlace> after; // the last row of the page before
    int limit = 200;
};

// The sorts that an index serves under this filter, the usual one first. A text is sorted any way.
std::vector<StockSort> stockSorts(const StockFilter &filter);

// The next rows in the sort; fewer than the limit: there are no more. A sort that is not served: the usual one.
// Throws DbError.
std::vector<StockRow> stockPage(Reader &reader, const StockPageRequest &request);
// Those of these SKUs that have stock, by id: what a list re-reads after a change.
std::vector<StockRow> stockRows(Reader &reader, const std::vector<SkuId> &skus);
// How many the filter matches; may look at many rows.
qint64 stockCount(Reader &reader, const StockFilter &filter);

// limit: of holders, and of movements.
std::optional<StockCard> stockCard(Reader &reader, const QByteArray &code, int limit);
std::optional<StockCard> stockCard(Reader &reader, SkuId sku, int limit);

} // namespace holdfast
