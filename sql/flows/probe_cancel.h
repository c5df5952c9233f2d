// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/cancel_order.h"

namespace holdfast {

// This operation did nothing, and the order still stands as it was.
struct NotDone
{
    static constexpr const char *token = "NotDone";
};

using ProbeCancelOutcome = std::variant<Cancelled, NotDone, AlreadyCancelled, NotFound, NotCancellable>;

// Finds out whether a cancel whose reply was lost has happened: takes the locks of the cancel, so that it waits behind
// its own earlier self, looks, and rolls back. Changes nothing and carries nothing out. Throws DbError.
Verdict<ProbeCancelOutcome> probeCancel(Transaction &tx, const CancelOrder &request);

} // namespace holdfast
