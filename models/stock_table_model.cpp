// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/stock_table_model.h"

#include <utility>

namespace holdfast {

bool StockList::isUnchanged(const StockRow &old, const StockRow &now)
{
    return old.version == now.version && old.available == now.available && old.reserved == now.reserved &&
           old.priceMinor == now.priceMinor && old.name == now.name;
}

StockTableModel::StockTableModel(AskForPage ask, Display display, QObject *parent)
    : PagedRows(ColumnCount, {Available, Reserved, Price}, std::move(ask), std::move(display), parent)
{
}

} // namespace holdfast
