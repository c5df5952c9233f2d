// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/grants.h"

#include "sql/connection/transaction.h"

#include <QRegularExpression>

#include <algorithm>

namespace holdfast {

namespace {

// Splits at commas outside of brackets: "SELECT, INSERT (a, b)".
QByteArrayList splitRights(const QByteArray &text)
{
    QByteArrayList parts{QByteArray()};
    int depth = 0;
    for (const char c : text) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (c == ',' && depth == 0)
            parts << QByteArray();
        else
            parts.last() += c;
    }
    for (QByteArray &part : parts)
        part = part.trimmed();
    return parts;
}

QByteArray unquoted(QByteArray name)
{
    if (name.startsWith('`') && name.endsWith('`'))
        name = name.mid(1, name.size() - 2).replace("``", "`");
    return name == "*" ? QByteArray() : name;
}

// A schema is granted as a pattern of LIKE.
bool covers(const QByteArray &pattern, const QByteArray &schema)
{
    if (pattern.isEmpty() || pattern == schema)
        return true;
    QString expression;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar c = QLatin1Char(pattern.at(i));
        if (c == u'\\' && i + 1 < pattern.size())
            expression += QRegularExpression::escape(QString(QLatin1Char(pattern.at(++i))));
        else
            expression += c == u'%'   ? QStringLiteral(".*")
                          : c == u'_' ? QStringLiteral(".")
                                      : QRegularExpression::escape(QString(c));
    }
    return QRegularExpression(QRegularExpression::anchoredPattern(expression))
        .match(QString::fromUtf8(schema))
        .hasMatch();
}

} // namespace

bool Grant::has(const char *privilege) const
{
    return std::ranges::any_of(rights, [&](const Right &right) {
        return right.columns.isEmpty() && (right.privilege == privilege || right.privilege == "ALL PRIVILEGES");
    });
}

Grants Grants::parsed(const QByteArrayList &lines)
{
    // GRANT SELECT, UPDATE (`a`, `b`) ON `shop`.`stock` TO `ann`@`%` WITH GRANT OPTION
    static const QRegularExpression form(
        QStringLiteral("^GRANT (.+) ON (?:TABLE )?(\\*|`(?:[^`]|``)+`)\\.(\\*|`(?:[^`]|``)+`) TO (\\S+)(.*)$"));
    Grants grants;
    for (const QByteArray &line : lines) {
        const auto match = form.match(QString::fromUtf8(line));
        if (!match.hasMatch())
            continue; // a role, a proxy or a routine
        Grant grant;
        for (const QByteArray &part : splitRights(match.captured(1).toUtf8())) {
            const qsizetype bracket = part.indexOf('(');
            Grant::Right right{(bracket < 0 ? part : part.left(bracket)).trimmed().toUpper(), {}};
            if (bracket >= 0) {
                for (const QByteArray &column : part.mid(bracket + 1).chopped(1).split(','))
                    right.columns << unquoted(column.trimmed());
            }
            grant.rights.push_back(right);
        }
        grant.schema = unquoted(match.captured(2).toUtf8());
        grant.table = unquoted(match.captured(3).toUtf8());
        grant.withGrantOption = match.captured(5).contains(QLatin1String("GRANT OPTION"));
        grants.all.push_back(grant);
    }
    return grants;
}

bool Grants::allow(const char *privilege, const QByteArray &schema, const QByteArray &table) const
{
    return std::ranges::any_of(all, [&](const Grant &grant) {
        return grant.has(privilege) && (schema.isEmpty() ? grant.schema.isEmpty() : covers(grant.schema, schema)) &&
               (grant.table.isEmpty() || grant.table == table);
    });
}

Grants grantsOf(Reader &reader)
{
    QByteArrayList lines;
    for (const Row &row : reader.all("session/grants"))
        lines << row.bytes(0);
    Grants grants = Grants::parsed(lines);
    const QByteArray signedIn = reader.one("session/account").bytes(0);
    const qsizetype at = signedIn.lastIndexOf('@');
    grants.account = '\'' + signedIn.left(at) + "'@'" + signedIn.mid(at + 1) + '\'';
    return grants;
}

} // namespace holdfast
