// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace holdfast {

// Rows as a CSV file (RFC 4180): UTF-8, comma, CRLF; quoted where a cell needs it. A spreadsheet takes what begins with
// = + - @, a tab or a carriage return for a formula, and what a customer or a colleague typed is none: an apostrophe
// comes before it.
QByteArray csvText(const QList<QStringList> &rows);

} // namespace holdfast
