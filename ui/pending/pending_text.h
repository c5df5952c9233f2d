// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/journal/resolve.h"
#include "ui/shared/answer_bar.h"

namespace holdfast {

// What was asked: "Cancel order 1042".
QString pendingTitle(const JournalEntry &entry);
// What is known of it, whether the customer may be told, and what can be done: the action is "Do it now…" where it was
// not carried out, "Customer told" (or "Noted", of what is no customer's) where its end is known, none otherwise. The
// currency: of the store, for amounts.
AnswerText pendingText(const PendingOperation &pending, const std::optional<Currency> &currency = {});
// "12 minutes"; of what was asked at that moment, now being this computer's clock, in microseconds.
QString pendingAge(Instant askedAt, Instant now);

} // namespace holdfast
