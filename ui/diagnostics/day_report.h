// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/end_of_day.h"
#include "sql/pages/pending_of_all.h"
#include "ui/diagnostics/store_day.h"
#include "ui/shared/store_desk.h"

#include <QTextDocument>

#include <memory>
#include <vector>

namespace holdfast {

// A day as it stands on the screen: what is printed and written to a file is exactly this.
struct DayReport
{
    StoreFacts store;
    StoreDay day;
    EndOfDay figures;
    std::vector<UnconfirmedRow> unconfirmed; // the longest in doubt first
};

// As many pages of A4 or Letter as it takes. GUI thread.
std::unique_ptr<QTextDocument> printedDay(const DayReport &report);

// UTF-8 with a byte order mark, for spreadsheets. What it is and whose comes first, then the figures, then what is
// unconfirmed, with an empty line between; instants in UTC, numbers without grouping, no cell a formula.
QByteArray dayCsv(const DayReport &report);

} // namespace holdfast
