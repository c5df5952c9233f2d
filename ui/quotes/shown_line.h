// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/stock_row.h"

namespace holdfast {

// A wanted line as a person saw it when they pressed the button.
struct ShownLine
{
    StockRow stock; // with the price of that moment
    qint64 quantity = 0;
};

} // namespace holdfast
