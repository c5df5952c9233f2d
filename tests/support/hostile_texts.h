// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace holdfast::test {

// What somebody types who wants to say more than he is asked, and what is only unusual.
inline const QStringList &hostileTexts()
{
    static const QStringList texts = [] {
        QStringList list{
            QStringLiteral("O'Neill"),
            QStringLiteral("\"quoted\""),
            QStringLiteral("back\\slash"),
            QStringLiteral("at its end \\"),
            QStringLiteral("'"),
            QStringLiteral("''"),
            QStringLiteral("\\'"),
            QStringLiteral("'; DROP TABLE orders; -- "),
            QStringLiteral("\\'; DROP TABLE orders; -- "),
            QStringLiteral("\"; DELETE FROM stock; #"),
            QStringLiteral("`; KILL 1; `"),
            QStringLiteral("x' OR '1'='1"),
            QStringLiteral("1; SELECT SLEEP(9)"),
            QStringLiteral("') UNION SELECT account, role FROM staff -- "),
            QStringLiteral("/*! DROP TABLE orders */"),
            QStringLiteral("X'41'"),
            QStringLiteral("_utf8mb4 X'27'"),
            QStringLiteral(":order ? %1 $1 {0}"),
            QStringLiteral("%"),
            QStringLiteral("_"),
            QStringLiteral("100%_!"),
            QStringLiteral("\u8A02\u55AE \U0001F511"),
            QStringLiteral("\u202Eright to left\u202C"),
            QStringLiteral("zero\u200Bwidth\u2060\uFEFF"),
            QStringLiteral("\uFF07 \u02BC \u2019"), // becomes a quote where letters are folded
            QStringLiteral("a line\r\nand another\t"),
            QStringLiteral("\u001A\u001B[31m\u0008"),
            QString(5'000, u'x'),
        };
        list << QStringLiteral("nul ") + QChar(0) + QStringLiteral(" '; DROP TABLE orders; -- ");
        list << QStringLiteral("half a pair ") + QChar(0xD800);
        list << QString();
        return list;
    }();
    return texts;
}

} // namespace holdfast::test
