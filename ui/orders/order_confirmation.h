// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/order_row.h"
#include "ui/shared/store_desk.h"

#include <QString>

#include <memory>

class QTextDocument;

namespace holdfast {

// What a customer is given of their order: no names of staff, no stock, no internals. GUI thread.

// A cancelled order in one plain paragraph, for a message.
QString cancellationText(const OrderCard &card);

// The order, or its cancellation, on one page of A4 or Letter (up to about thirty lines); black on white in any theme.
std::unique_ptr<QTextDocument> orderConfirmation(const OrderCard &card, const StoreFacts &store);

} // namespace holdfast
