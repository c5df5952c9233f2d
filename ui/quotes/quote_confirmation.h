// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/quote_row.h"
#include "ui/shared/store_desk.h"

#include <QString>

#include <memory>

class QTextDocument;

namespace holdfast {

// What a customer is given of a quote: no names of staff, no stock, no internals, and that nothing is kept for them.
// GUI thread.

// The promise in one plain paragraph, for a message.
QString quoteText(const QuoteCard &card);

// The quote on one page of A4 or Letter; black on white in any theme.
std::unique_ptr<QTextDocument> quoteConfirmation(const QuoteCard &card, const StoreFacts &store);

} // namespace holdfast
