// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/cancel_order.h"

namespace holdfast {

class TrainingSession;

// The other way to cancel: the UPDATE created → cancelled comes first, and only its one row leads on to the
// reservations and the stock. Right, like cancelOrder, with the same answers and the same rows left behind; what it
// saves are two of ten commands. For training and measurements.
// Throws DbError, as cancelOrder does.
CancelOrderOutcome conditionalCancel(TrainingSession &session, const CancelOrder &request);

} // namespace holdfast
