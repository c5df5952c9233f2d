// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/run_report.h"
#include "ui/shared/answer_bar.h"

#include <utility>
#include <vector>

namespace holdfast {

// What an operation cost, in people's words: its attempts, why one was not the last, the time in each of the named
// statements and in all. answered: the last attempt gave an answer, so every setback was followed by another attempt.
std::vector<AnswerText::Fact> runDetails(const RunReport &run, bool answered,
                                         const std::vector<std::pair<QByteArray, QString>> &waits);

} // namespace holdfast
