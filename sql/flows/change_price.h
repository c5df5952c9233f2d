// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/probe_cancel.h"
#include "sql/flows/sku_operation.h"

#include <variant>

namespace holdfast {

struct ChangePrice : SkuOperation
{
    qint64 priceMinor = 0; // in the store's currency; 0 or more
};

// A new version of the price, also of the same amount; quotes keep the one that they were issued with.
struct PriceSet
{
    static constexpr const char *token = "PriceSet";
    SkuId sku{};
    qint64 priceMinor = 0;
    qint64 beforeMinor = 0;
    qint64 priceVersion = 0;
    Instant at;
    QString by;
    bool seenAgain = false; // this operation had done it before
};

using ChangePriceOutcome = std::variant<PriceSet, NotFound, InvalidInput>;
using ProbePriceOutcome = std::variant<PriceSet, NotDone>;

// A price gets its next version, once an operation. Carried out by Session::inTransaction("ChangePrice", …). NotFound:
// the SKU has no price. Throws DbError; NotPermitted where the account is no supervisor.
Verdict<ChangePriceOutcome> changePrice(Transaction &tx, const ChangePrice &request);

// Whether it has happened: takes the lock of the flow, looks, rolls back.
Verdict<ProbePriceOutcome> probePrice(Transaction &tx, const ChangePrice &request);

} // namespace holdfast
