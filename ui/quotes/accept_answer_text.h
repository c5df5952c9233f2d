// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/reply.h"
#include "sql/flows/accept_quote.h"
#include "sql/rows/quote_row.h"
#include "ui/shared/answer_bar.h"

#include <QTime>

namespace holdfast {

// One acceptance that was asked for, and what came back.
struct AcceptAsked
{
    AcceptQuote request;
    Reply<AcceptQuoteOutcome> reply;
    QTime at;               // when it came, by this computer's clock
    bool replyLost = false; // this very attempt had been sent, and its answer did not come
};

// What the answer's one action does.
enum class AfterAccept { Nothing, AskAgain, NewAttempt, NewQuote, ShowOrder };
AfterAccept afterAccept(const AcceptAsked &asked);
std::optional<OrderId> orderOf(const AcceptAsked &asked);

// The sentence for each way in which an acceptance can end. A new answer of the flow stops the build there. card: the
// quote's, for what it was for; may be none.
AnswerText acceptAnswerText(const AcceptAsked &asked, const QuoteCard *card);

// Whether the attempt has its answer, or the same key has to be asked again.
bool isUnconfirmed(const Reply<AcceptQuoteOutcome> &reply);

// "2 × Mug and 1 × Spoon"; of many lines their sum.
QString unitsOf(const QuoteCard &card);

} // namespace holdfast
