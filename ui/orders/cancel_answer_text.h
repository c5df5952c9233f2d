// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/reply.h"
#include "sql/flows/cancel_order.h"
#include "ui/shared/answer_bar.h"

#include <QHash>
#include <QTime>

namespace holdfast {

// The sentence for each way in which a cancel can end. A new answer of the flow stops the build there.
// answeredAt: when it came, by this computer's clock.
AnswerText cancelAnswerText(const Reply<CancelOrderOutcome> &reply, const OperationId &operation, QTime answeredAt,
                            const QHash<qint64, QString> &skuNames);

// Whether the operation has its answer, or the same one has to be asked again.
bool isUnconfirmed(const Reply<CancelOrderOutcome> &reply);

} // namespace holdfast
