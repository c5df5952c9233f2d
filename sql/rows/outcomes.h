// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace holdfast {

// Answers that more than one flow gives. Each answer's token is spelt as scripts and receipts know it; none holds words
// for people.

// There is no such record, or it is not the served customer's: one answer, so that nothing is told.
struct NotFound
{
    static constexpr const char *token = "NotFound";
};

// The request itself cannot be carried out, whatever the store holds. Decided before the database is asked.
struct InvalidInput
{
    static constexpr const char *token = "InvalidInput";
    enum class Field {
        Reason,
        Lines,
        Quantity,
        Price,
        Total,
        Sku,
        Name,
        Phone,
        Email,
        ExternalNumber,
        Key,
        Period,
        Road,
        Account,
        Host,
        Password,
        Unserved // why somebody acts without a served customer
    };
    enum class Problem { Missing, TooLong, TooMany, OutOfRange, Twice, Overflow, HoldsNul, Unknown };

    Field field; // Road: orders come about by the other road in this store; with Unknown, and asked of the store
    Problem problem;
    qint64 limit = 0; // characters, lines or units, where the problem has one
    int line = 0;     // from 1; 0: not about a line
};

// Orders come about by the other road in this store. Nothing is kept of it: the same key is good once that has changed.
inline constexpr InvalidInput kOtherRoad{InvalidInput::Field::Road, InvalidInput::Problem::Unknown};

// A SKU of which too little is available.
struct ShortLine
{
    SkuId sku{};
    qint64 wanted = 0;
    qint64 available = 0;
};

struct OutOfStock
{
    static constexpr const char *token = "OutOfStock";
    std::vector<ShortLine> lines; // every short line, SKU ascending
};

// What a flow saw under its locks and must not touch. The key names the finding, so that being seen again is the same
// case; the evidence is a JSON object.
struct Finding
{
    QByteArray invariant; // an id of sql/invariants: "order.created-holds-all"
    QByteArray key;       // "order.created-holds-all/order/17"
    std::optional<OrderId> order;
    std::optional<SkuId> sku;
    QByteArray evidence;
    std::optional<QuoteId> quote = {};
};

// The records disagree. Nothing was changed; the case is missing where it could not be written.
struct Inconsistent
{
    static constexpr const char *token = "Inconsistent";
    Finding finding;
    std::optional<IncidentId> incident;
};

} // namespace holdfast
