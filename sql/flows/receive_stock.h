// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/probe_cancel.h"
#include "sql/flows/sku_operation.h"

#include <variant>

namespace holdfast {

struct ReceiveStock : SkuOperation
{
    qint64 units = 0; // that came in, above 0
};

// The units are there, and may be sold.
struct Received : StockMoved
{
    static constexpr const char *token = "Received";
};

using ReceiveStockOutcome = std::variant<Received, NotFound, InvalidInput>;
using ProbeReceiveOutcome = std::variant<Received, NotDone>;

// Units come in, once an operation. Carried out by Session::inTransaction("ReceiveStock", …). NotFound: the SKU has no
// stock row. Throws DbError; NotPermitted where the account is no supervisor.
Verdict<ReceiveStockOutcome> receiveStock(Transaction &tx, const ReceiveStock &request);

// Whether it has happened: takes the lock of the flow, looks, rolls back.
Verdict<ProbeReceiveOutcome> probeReceive(Transaction &tx, const ReceiveStock &request);

} // namespace holdfast
