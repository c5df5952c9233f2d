// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/csv_text.h"

#include <algorithm>

namespace holdfast {

namespace {

QString safe(QString cell)
{
    if (!cell.isEmpty() && QStringLiteral("=+-@\t\r").contains(cell.front()))
        cell.prepend(u'\'');
    const bool needsQuotes = std::any_of(cell.begin(), cell.end(), [](QChar c) {
        return c == u',' || c == u'"' || c == u'\n' || c == u'\r' || c == u'\t';
    });
    return needsQuotes ? u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"' : cell;
}

} // namespace

QByteArray csvText(const QList<QStringList> &rows)
{
    QByteArray text;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (const QString &cell : row)
            cells << safe(cell);
        text += cells.join(u',').toUtf8() + "\r\n";
    }
    return text;
}

} // namespace holdfast
