// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"
#include "sql/rows/instant.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace holdfast {

// A SKU's stock as lists show it.
struct StockRow
{
    SkuId sku{};
    QByteArray code;
    QString name;
    qint64 available = 0;
    qint64 reserved = 0;
    qint64 version = 0;
    std::optional<qint64> priceMinor; // none: it has no price
    qint64 priceVersion = 0;          // with it
};

// In what order a list stands; the SKU decides between equals, so that each is a complete order.
enum class StockSort { Code, CodeBackwards, FewestAvailable, MostAvailable, FewestReserved, MostReserved };

// Where a SKU stands in such a list, until its counters change.
struct StockPlace
{
    SkuId sku{};
    QByteArray code;
    qint64 available = 0;
    qint64 reserved = 0;
};

inline StockPlace placeOf(const StockRow &stock)
{
    return {stock.sku, stock.code, stock.available, stock.reserved};
}

inline bool comesBefore(const StockPlace &a, const StockPlace &b, StockSort sort)
{
    switch (sort) {
    case StockSort::Code:
        return a.code < b.code;
    case StockSort::CodeBackwards:
        return b.code < a.code;
    case StockSort::FewestAvailable:
        return std::pair(a.available, a.sku) < std::pair(b.available, b.sku);
    case StockSort::MostAvailable:
        return std::pair(b.available, b.sku) < std::pair(a.available, a.sku);
    case StockSort::FewestReserved:
        return std::pair(a.reserved, a.sku) < std::pair(b.reserved, b.sku);
    case StockSort::MostReserved:
        return std::pair(b.reserved, b.sku) < std::pair(a.reserved, a.sku);
    }
    return false;
}

// Why a SKU's units are reserved, and how its counters came about.
struct StockCard
{
    struct HeldBy
    {
        OrderId order{};
        CustomerId customer{};
        QString customerName;
        qint64 quantity = 0;
        Instant heldAt;
        QByteArray orderStatus;
    };
    struct Movement
    {
        QByteArray kind;
        qint64 deltaAvailable = 0;
        qint64 deltaReserved = 0;
        std::optional<qint64> order;
        QString reason;
        QString who;
        Instant at;
        qint64 stockVersion = 0;
    };

    StockRow stock;
    qint64 heldSum = 0; // of all held reservations, also of those beyond the list's end
    std::vector<HeldBy> heldBy;
    std::vector<Movement> movements; // latest first
};

} // namespace holdfast
