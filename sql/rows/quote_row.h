// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"
#include "sql/rows/instant.h"
#include "sql/rows/money.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace holdfast {

// A quote as lists show it. Whether it has expired is the server's clock's to say: see Versions::now.
struct QuoteRow
{
    QuoteId id{};
    CustomerId customer{};
    QString customerName;
    Money total;
    int lineCount = 0;
    Instant createdAt;
    Instant expiresAt;
    std::optional<Instant> acceptedAt; // used; with order
    std::optional<OrderId> order;
    qint64 version = 0;
};

// In what order a list stands; the number decides between equals, so that each is a complete order.
enum class QuoteSort { Newest, Oldest };

// Where a quote stands in such a list. Nothing of it ever changes.
struct QuotePlace
{
    Instant createdAt;
    QuoteId id{};
};

inline QuotePlace placeOf(const QuoteRow &quote)
{
    return {quote.createdAt, quote.id};
}

inline bool comesBefore(const QuotePlace &a, const QuotePlace &b, QuoteSort sort)
{
    const auto creation = std::pair(a.createdAt, a.id) <=> std::pair(b.createdAt, b.id);
    return sort == QuoteSort::Newest ? creation > 0 : creation < 0;
}

// Everything about one quote: what was promised, and beside it what is now.
struct QuoteCard
{
    struct Line
    {
        int lineNo = 0;
        SkuId sku{};
        QByteArray code;
        QString name;
        qint64 quantity = 0;
        qint64 unitPriceMinor = 0;           // promised
        std::optional<qint64> priceNowMinor; // none: it has no price any more
        std::optional<qint64> available;     // now, and not kept for anybody; none: no stock row
    };
    // An answer that a key got about this quote.
    struct Receipt
    {
        QByteArray answer; // the token
        QString who;
        Instant at;
    };

    QuoteRow quote;
    QByteArray orderStatus; // of the order that was made of it, at present; empty: none
    QString issuedBy;
    Instant now; // the server's clock when this was read
    std::vector<Line> lines;
    std::vector<Receipt> receipts; // earliest first
};

} // namespace holdfast
