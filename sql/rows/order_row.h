// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"
#include "sql/rows/instant.h"
#include "sql/rows/money.h"

#include <optional>
#include <utility>
#include <vector>

namespace holdfast {

// An order as lists show it.
struct OrderRow
{
    OrderId id{};
    CustomerId customer{};
    QString customerName;
    QByteArray status; // as it is stored, known or not
    Money total;
    qint64 units = 0;
    QByteArray externalRef;
    Instant createdAt;
    std::optional<Instant> cancelledAt;
    qint64 version = 0;
};

// In what order a list stands; the number decides between equals, so that each is a complete order.
enum class OrderSort { Newest, Oldest, Largest, Smallest };

// Where an order stands in such a list. Neither its creation nor its total ever changes.
struct OrderPlace
{
    Instant createdAt;
    OrderId id{};
    qint64 totalMinor = 0;
};

inline OrderPlace placeOf(const OrderRow &order)
{
    return {order.createdAt, order.id, order.total.minor};
}

inline bool comesBefore(const OrderPlace &a, const OrderPlace &b, OrderSort sort)
{
    const auto creation = std::pair(a.createdAt, a.id) <=> std::pair(b.createdAt, b.id);
    const auto total = std::pair(a.totalMinor, a.id) <=> std::pair(b.totalMinor, b.id);
    switch (sort) {
    case OrderSort::Newest:
        return creation > 0;
    case OrderSort::Oldest:
        return creation < 0;
    case OrderSort::Largest:
        return total > 0;
    case OrderSort::Smallest:
        return total < 0;
    }
    return false;
}

// Everything about one order.
struct OrderCard
{
    struct Line
    {
        int lineNo = 0;
        SkuId sku{};
        QByteArray code;
        QString name;
        qint64 quantity = 0;
        Money unitPrice;
        // The reservation; status empty: there is none.
        QByteArray reservation;
        qint64 reservedQuantity = 0;
        std::optional<Instant> heldAt;
        std::optional<Instant> releasedAt;
        // The SKU's stock row; none: it is missing.
        std::optional<qint64> available;
        std::optional<qint64> reserved;
    };
    struct Event
    {
        Instant at;
        QString who;
        QByteArray what;
        std::optional<qint64> orderVersion;
        QString detail;
    };

    OrderRow order;
    QString cancelledBy;
    QString cancelReason;
    std::optional<QuoteId> quote; // that it was made of
    std::vector<Line> lines;
    std::vector<Event> audit;
};

} // namespace holdfast
