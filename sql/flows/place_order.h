// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/receipt.h"
#include "sql/flows/wanted_lines.h"

namespace holdfast {

struct PlaceOrder
{
    QByteArray key; // 1 to 64 bytes, compared byte for byte
    CustomerId customer{};
    std::vector<WantedLine> lines; // with the price version that the customer confirmed
};

using PlaceOrderOutcome = std::variant<Placed, PriceChanged, OutOfStock, Replayed, KeyConflict, NotFound, InvalidInput>;

// What the key stands for; receipts keep it. Empty for lines that are no order.
QByteArray digest(const PlaceOrder &request);

// Buys at the price of the moment, if that is what the customer confirmed (lesson 12, the other road); carried out by
// Session::inTransaction("PlaceOrder", …). The same key may be sent any number of times. NotFound: no such customer.
// Throws DbError.
Verdict<PlaceOrderOutcome> placeOrder(Transaction &tx, const PlaceOrder &request);

} // namespace holdfast
