// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"

namespace holdfast {

class TrainingSession;

// Wrong on purpose: what a cancel does that goes by what the order once held and does not ask whether it still does.
// The units of a cancelled order are given back once more; totals still add up, and another order's are on sale.
// Throws DbError.
void giveBackAgain(TrainingSession &session, OrderId order);

} // namespace holdfast
