// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/reply.h"
#include "sql/flows/place_order.h"
#include "ui/quotes/shown_line.h"
#include "ui/shared/answer_bar.h"

#include <QTime>

namespace holdfast {

// The sentence for each way in which placing an order at the current prices can end, replays included. A new answer of
// the flow, or of the receipts, stops the build there. shown: the lines as the customer confirmed them. answeredAt:
// when it came, by this computer's clock.
AnswerText placeAnswerText(const Reply<PlaceOrderOutcome> &reply, const OperationId &operation, QTime answeredAt,
                           const std::vector<ShownLine> &shown, const Currency &currency);

} // namespace holdfast
