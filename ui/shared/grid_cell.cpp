// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/grid_cell.h"

#include <QRegularExpression>

namespace holdfast {

namespace {

// What begins a formula, also typed full-width, as spreadsheets in Chinese take it.
bool beginsFormula(QChar first)
{
    return QStringView(u"=+-@\uFF1D\uFF0B\uFF0D\uFF20").contains(first);
}

} // namespace

QString gridCell(const QString &shown)
{
    static const QRegularExpression negative(QStringLiteral("^[-\u2212][0-9][0-9.,'\u00A0\u202F]*$"));
    QString cell = shown;
    for (QChar &letter : cell) {
        if (letter.category() == QChar::Other_Control || letter == QChar::LineSeparator ||
            letter == QChar::ParagraphSeparator)
            letter = u' ';
    }
    const QString bare = cell.trimmed();
    if (!bare.isEmpty() && !negative.match(bare).hasMatch() && (beginsFormula(bare.front()) || shown.startsWith(u'\t')))
        cell.prepend(u'\'');
    if (cell.startsWith(u'"')) // it would take the cells behind it in
        cell = u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
    return cell;
}

} // namespace holdfast
