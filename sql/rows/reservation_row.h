// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"
#include "sql/rows/instant.h"
#include "sql/rows/stock_row.h"

#include <QByteArray>
#include <QString>

#include <compare>
#include <optional>

namespace holdfast {

// An order reserves a SKU once at most, so the two name a reservation.
struct ReservationId
{
    OrderId order{};
    SkuId sku{};
    auto operator<=>(const ReservationId &) const = default;
};

// A reservation as lists show it.
struct ReservationRow
{
    ReservationId id;
    qint64 quantity = 0;
    QByteArray status; // held, released
    Instant heldAt;
    std::optional<Instant> releasedAt;
    QByteArray orderStatus;  // as it is stored, known or not
    qint64 orderVersion = 0; // a reservation changes together with its order
    CustomerId customer{};
    QString customerName;
    QByteArray code;
    QString name;
};

// In what order a list stands: by the time since when it is held. That never changes.
enum class ReservationSort { Newest, Oldest };

// Where a reservation stands in such a list.
struct ReservationPlace
{
    Instant heldAt;
    ReservationId id;
    auto operator<=>(const ReservationPlace &) const = default;
};

inline ReservationPlace placeOf(const ReservationRow &reservation)
{
    return {reservation.heldAt, reservation.id};
}

inline bool comesBefore(const ReservationPlace &a, const ReservationPlace &b, ReservationSort sort)
{
    return sort == ReservationSort::Oldest ? a < b : b < a;
}

// One reservation, and the stock it is held from.
struct ReservationCard
{
    ReservationRow reservation;
    std::optional<StockRow> stock; // none: the row is missing
};

} // namespace holdfast
