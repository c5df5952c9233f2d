// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/stock_row.h"

#include <optional>
#include <vector>

namespace holdfast {

class Reader;

// By code, after the given one. Throws DbError.
std::vector<StockRow> stockPage(Reader &reader, const QByteArray &afterCode, int limit);

std::optional<StockCard> stockCard(Reader &reader, const QByteArray &code, int limit);

} // namespace holdfast
