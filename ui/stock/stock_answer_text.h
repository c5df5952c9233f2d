// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/reply.h"
#include "sql/flows/change_price.h"
#include "sql/flows/count_stock.h"
#include "sql/flows/receive_stock.h"
#include "sql/rows/money.h"
#include "ui/shared/answer_bar.h"

#include <QTime>

namespace holdfast {

// The sentence for each way in which receiving, counting and pricing can end. A new answer of the flows stops the build
// there. answeredAt: when it came, by this computer's clock.
AnswerText stockAnswerText(const Reply<ReceiveStockOutcome> &reply, const OperationId &operation,
                           const Currency &currency, QTime answeredAt);
AnswerText stockAnswerText(const Reply<CountStockOutcome> &reply, const OperationId &operation,
                           const Currency &currency, QTime answeredAt);
AnswerText stockAnswerText(const Reply<ChangePriceOutcome> &reply, const OperationId &operation,
                           const Currency &currency, QTime answeredAt);

} // namespace holdfast
