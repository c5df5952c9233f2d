// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/incident_row.h"
#include "sql/rows/order_row.h"
#include "sql/rows/stock_row.h"

#include <QJsonObject>

#include <optional>
#include <vector>

namespace holdfast {

class Reader;

// Why units of a SKU are reserved: what is held, beside the counter. Nothing is missing where they are the same number.
struct WhyReserved
{
    struct HeldBy
    {
        OrderId order{};
        qint64 quantity = 0;
        Instant heldAt;
        std::optional<CustomerId> customer; // none: there is no such order
        QByteArray orderStatus;
    };

    SkuId sku{};
    QByteArray code;
    QString name;
    std::optional<qint64> available; // none: the SKU has no stock row
    std::optional<qint64> reserved;
    qint64 version = 0;
    qint64 held = 0;        // units, of all that hold
    qint64 holders = 0;     // orders, also those beyond the list's end
    std::vector<HeldBy> by; // order ascending

    qint64 difference() const
    {
        return reserved.value_or(0) - held;
    } // units that are reserved for nobody; below zero: missing
};

// All that a person has to compare, as of one instant.
struct CasePage
{
    struct Reservation
    {
        SkuId sku{};
        qint64 quantity = 0;
        QByteArray status;
        Instant heldAt;
        std::optional<Instant> releasedAt;
    };
    struct Movement
    {
        StockCard::Movement moved;
        qint64 available = 0; // the sums up to it, itself included
        qint64 reserved = 0;
    };
    struct Sku
    {
        WhyReserved why; // the case's own order among the holders, if it holds any
        // The sums before the first movement that is listed, and how many there are without it.
        qint64 openingAvailable = 0;
        qint64 openingReserved = 0;
        qint64 earlier = 0;
        std::vector<Movement> movements; // oldest first: the latest ones
    };
    struct Receipt
    {
        CustomerId customer{};
        QByteArray answer;
        std::optional<OrderId> order;
        std::optional<QuoteId> quote;
        std::optional<Instant> acceptedAt;
        QString who;
        Instant claimedAt;
        std::optional<Instant> answeredAt;
        QString detail;
    };

    Instant snapshot;
    IncidentCard incident;
    std::optional<OrderCard> order; // with its lines and its audit trail
    std::vector<Reservation> reservations;
    std::vector<Sku> skus; // the case's and its order's, by id
    std::vector<Receipt> receipts;
};

// The evidence of a case. For Session::inSnapshot(): twelve questions at most, however much there is, and all of one
// instant. limit: of movements of each SKU, and of receipts. Throws DbError, as all here.
std::optional<CasePage> casePage(Reader &reader, IncidentId incident, int limit);
// What is reserved of a SKU, added up. For Session::inSnapshot(), too.
std::optional<WhyReserved> whyReserved(Reader &reader, SkuId sku, int limit);

// A case for those who have to find the fault: everything on the page, numbers instead of customers' names; no
// password, telephone number, e-mail address or idempotency key is read for it.
QJsonObject caseJson(const CasePage &page);

} // namespace holdfast
