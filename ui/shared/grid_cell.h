// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace holdfast {

// A shown value as one cell of a tab-separated grid that is pasted into a spreadsheet: it stays in its cell and on its
// line, and is text where it would be taken for a formula. A plain negative number stays a number.
QString gridCell(const QString &shown);

} // namespace holdfast
