// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/accept_quote.h"
#include "sql/flows/place_order.h"
#include "sql/flows/probe_cancel.h"

namespace holdfast {

using ProbeReceiptOutcome = std::variant<Replayed, KeyConflict, NotDone, NotFound, InvalidInput>;

// Finds out whether an accept, or an order at the price of the moment, whose reply was lost has had its answer: claims
// the key, so that it waits behind its own earlier self, looks, and rolls back. Taken: what the key was answered. Not
// taken: NotDone, whatever would be answered now. Changes nothing and carries nothing out. Throws DbError.
Verdict<ProbeReceiptOutcome> probeAccept(Transaction &tx, const AcceptQuote &request);
Verdict<ProbeReceiptOutcome> probePlace(Transaction &tx, const PlaceOrder &request);

} // namespace holdfast
