// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/db_error.h"
#include "sql/connection/run_report.h"
#include "sql/rows/ids.h"
#include "ui/shared/answer_bar.h"

#include <QTime>

#include <utility>
#include <vector>

namespace holdfast {

// The sentence for each way in which the database gave no answer to an operation, whatever it was. unknown: the
// sentence for a commit without answer, which only the operation's own words can say.
AnswerText unansweredText(const DbError &error, const QString &unknown);

// What an operation cost, below any answer. name: its id or key, as technical details call it. waits: statements in
// which locks are waited for, and their words. answeredAt: by this computer's clock.
void addRun(AnswerText &text, const RunReport &run, bool answered, const QString &name, QTime answeredAt,
            const std::vector<std::pair<QByteArray, QString>> &waits);

} // namespace holdfast
