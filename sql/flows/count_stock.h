// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/probe_cancel.h"
#include "sql/flows/sku_operation.h"

#include <variant>

namespace holdfast {

// What was counted: the units that may be sold, or all that are there, those that orders hold among them. Those stay as
// they are in either. Available ones below zero say how many of them are missing.
struct CountStock : SkuOperation
{
    enum class Of { Available, Shelf };

    qint64 units = 0;
    Of of = Of::Available;
};

struct Counted : StockMoved
{
    static constexpr const char *token = "Counted";
};

// Fewer units are there than orders hold: no number of available units is true of it. Nothing was changed; somebody has
// to find out which order cannot be served.
struct BelowReserved
{
    static constexpr const char *token = "BelowReserved";
    qint64 counted = 0; // available and reserved ones together; below zero where that many more are missing
    qint64 reserved = 0;
};

using CountStockOutcome = std::variant<Counted, BelowReserved, NotFound, InvalidInput>;
using ProbeCountOutcome = std::variant<Counted, NotDone>;

// The number of available units is what was counted, less what is reserved at that moment where the whole shelf was,
// once an operation. Carried out by Session::inTransaction("CountStock", …). NotFound: the SKU has no stock row. Throws
// DbError; NotPermitted where the account is no supervisor.
Verdict<CountStockOutcome> countStock(Transaction &tx, const CountStock &request);

// Whether it has happened: takes the lock of the flow, looks, rolls back.
Verdict<ProbeCountOutcome> probeCount(Transaction &tx, const CountStock &request);

} // namespace holdfast
