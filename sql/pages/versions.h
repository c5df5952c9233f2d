// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"
#include "sql/rows/instant.h"

#include <optional>
#include <utility>
#include <vector>

namespace holdfast {

class Reader;

// What a window shows just now.
struct OnScreen
{
    static constexpr std::size_t kMost = 200; // of each kind; more are cut off

    std::vector<OrderId> orders;
    std::vector<SkuId> skus;
    std::vector<QuoteId> quotes;
};

// What the store says of it, in one statement: versions, so that a window re-reads only what has changed.
struct Versions
{
    bool readOnly = false;
    Instant now;                        // the server's clock
    std::optional<OrderId> newestOrder; // another one than before: there is a new order
    std::vector<std::pair<OrderId, qint64>> orders;
    std::vector<std::pair<SkuId, qint64>> skus;
    std::optional<QuoteId> newestQuote;
    std::vector<std::pair<QuoteId, qint64>> quotes;
};

Versions versionsOf(Reader &reader, const OnScreen &onScreen);

} // namespace holdfast
