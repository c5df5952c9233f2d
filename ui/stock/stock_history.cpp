// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stock/stock_history.h"

#include <algorithm>

namespace holdfast {

std::vector<StockMoment> stockHistory(const StockCard &card)
{
    std::vector<StockCard::Movement> movements = card.movements;
    std::stable_sort(movements.begin(), movements.end(),
                     [](const auto &a, const auto &b) { return a.stockVersion > b.stockVersion; });
    std::vector<StockMoment> moments;
    qint64 available = card.stock.available, reserved = card.stock.reserved;
    for (const StockCard::Movement &moved : movements) {
        // A movement's instant is of its statement, which may have waited for the one before it: the version orders.
        const Instant at = moments.empty() ? moved.at : std::min(moved.at, moments.back().at);
        moments.push_back({at, available, reserved});
        available -= moved.deltaAvailable;
        reserved -= moved.deltaReserved;
    }
    std::reverse(moments.begin(), moments.end());
    return moments;
}

std::vector<StockShare> stockShares(const StockCard &card)
{
    std::vector<StockShare> shares;
    qint64 others = card.stock.reserved;
    for (const StockCard::HeldBy &held : card.heldBy) {
        if (shares.size() == kNamedShares)
            break;
        shares.push_back({held.order, held.quantity});
        others -= held.quantity;
    }
    if (others > 0)
        shares.push_back({{}, others});
    return shares;
}

} // namespace holdfast
