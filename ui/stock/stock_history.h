// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/stock_row.h"

#include <vector>

namespace holdfast {

// A SKU's counters from some moment on.
struct StockMoment
{
    Instant at;
    qint64 available = 0;
    qint64 reserved = 0;

    bool operator==(const StockMoment &) const = default;
};

// The counters over time, from the present ones backwards through the card's movements; earliest first, the present one
// last. The first is as of the earliest movement that the card has. Empty: the card has none.
std::vector<StockMoment> stockHistory(const StockCard &card);

// Who holds what is reserved.
struct StockShare
{
    std::optional<OrderId> order; // none: all others, and what nobody in the card holds
    qint64 units = 0;

    bool operator==(const StockShare &) const = default;
};

constexpr std::size_t kNamedShares = 6;

// The first holders, as the card lists them, and all others together.
std::vector<StockShare> stockShares(const StockCard &card);

} // namespace holdfast
