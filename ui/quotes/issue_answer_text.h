// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/reply.h"
#include "sql/flows/issue_quote.h"
#include "ui/quotes/shown_line.h"
#include "ui/shared/answer_bar.h"

#include <QTime>

namespace holdfast {

// The sentence for each way in which issuing a quote can end. A new answer of the flow stops the build there.
// shown: the lines as they were when the button was pressed; a promised price that differs is pointed out.
// answeredAt: when it came, by this computer's clock.
AnswerText issueAnswerText(const Reply<IssueQuoteOutcome> &reply, const OperationId &operation, QTime answeredAt,
                           const std::vector<ShownLine> &shown);

} // namespace holdfast
