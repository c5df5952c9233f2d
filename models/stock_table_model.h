// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paged_table_model.h"
#include "sql/rows/stock_row.h"

namespace holdfast {

struct StockList
{
    using Row = StockRow;
    using Id = SkuId;
    using Sort = StockSort;
    static SkuId idOf(const StockRow &stock) { return stock.sku; }
    static bool isBefore(const StockRow &a, const StockRow &b, StockSort sort)
    {
        return comesBefore(placeOf(a), placeOf(b), sort);
    }
    static bool isUnchanged(const StockRow &old, const StockRow &now);
    static constexpr bool kMoves = true; // sorted by what is available, each reservation gives it another place
};

// A list of SKUs with their stock, read page by page. GUI thread.
class StockTableModel : public PagedRows<StockList>
{
    Q_OBJECT

public:
    enum Column { Code, Name, Available, Reserved, Price, ColumnCount };

    StockTableModel(AskForPage ask, Display display, QObject *parent = nullptr);
};

} // namespace holdfast
