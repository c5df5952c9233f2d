// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/outcomes.h"

#include <variant>
#include <vector>

namespace holdfast {

// What a customer wants, before the store has said a price.
struct WantedLine
{
    SkuId sku{};
    qint64 quantity = 0;
    qint64 priceVersion = 0; // confirmed by the customer; 0 where a quote is asked for
};

struct SummedLine
{
    SkuId sku{};
    qint64 quantity = 0;
    qint64 priceVersion = 0;
    int enteredAt = 0; // the line, from 1, that named the SKU first
};

// Each SKU once, in the order in which they were named first, or why that is no order. Asks nobody.
std::variant<std::vector<SummedLine>, InvalidInput> summed(const std::vector<WantedLine> &lines);

} // namespace holdfast
