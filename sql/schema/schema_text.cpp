// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/schema/schema_text.h"

#include <QRegularExpression>

namespace holdfast {

namespace {

const QRegularExpression kCreateTable(QStringLiteral("^CREATE TABLE (\\w+) \\((.*)\\) ENGINE"),
                                      QRegularExpression::DotMatchesEverythingOption);
const QRegularExpression kAlterTable(QStringLiteral("^ALTER TABLE (\\w+)\\s+(.*)$"),
                                     QRegularExpression::DotMatchesEverythingOption);
const QRegularExpression kCreateIndex(QStringLiteral("^CREATE (UNIQUE )?INDEX (\\w+) ON (\\w+) \\(([^)]*)\\)"));
const QRegularExpression kDropTrigger(QStringLiteral("^DROP TRIGGER (\\w+)"));
const QRegularExpression
    kTrigger(QStringLiteral("^CREATE TRIGGER (\\w+) (BEFORE|AFTER) (INSERT|UPDATE|DELETE) ON (\\w+) FOR EACH ROW"
                            "(?: (?:FOLLOWS|PRECEDES) \\w+)?\\s+(.*)$"),
             QRegularExpression::DotMatchesEverythingOption);
const QRegularExpression
    kConstraint(QStringLiteral("^CONSTRAINT (\\w+) (PRIMARY KEY|UNIQUE|CHECK|FOREIGN KEY)(?: KEY)? ?\\((.*)$"),
                QRegularExpression::DotMatchesEverythingOption);
const QRegularExpression kKey(QStringLiteral("^(UNIQUE )?(?:KEY|INDEX) (\\w+) \\(([^)]*)\\)"));
const QRegularExpression
    kReference(QStringLiteral("^([^)]*)\\) REFERENCES (\\w+) \\(([^)]*)\\) ON DELETE (\\w+) ON UPDATE (\\w+)"));
const QRegularExpression kDropConstraint(QStringLiteral("^DROP CONSTRAINT (\\w+)$"));
const QRegularExpression kOtherChange(QStringLiteral("^(?:DROP|MODIFY|CHANGE|RENAME) "));
const QRegularExpression kColumn(QStringLiteral("^(\\w+) (\\w+(?: ?\\([0-9, ]+\\))?(?: UNSIGNED)?)(.*)$"),
                                 QRegularExpression::DotMatchesEverythingOption);

// At the commas that are in no bracket and no text.
QStringList definitions(const QString &text)
{
    QStringList parts{QString()};
    int depth = 0;
    bool quoted = false;
    for (const QChar c : text) {
        quoted = c == u'\'' ? !quoted : quoted;
        if (!quoted)
            depth += c == u'(' ? 1 : c == u')' ? -1 : 0;
        if (c == u',' && depth == 0 && !quoted)
            parts << QString();
        else
            parts.last() += c;
    }
    for (QString &part : parts)
        part = part.simplified();
    return parts;
}

QByteArrayList columnList(const QString &text)
{
    QByteArrayList columns;
    for (const QString &column : text.split(u','))
        columns << column.trimmed().toLatin1();
    return columns;
}

void define(SchemaText &schema, const QByteArray &table, QString text)
{
    if (text.startsWith(QLatin1String("ADD ")))
        text = text.mid(4);
    if (text.startsWith(QLatin1String("COLUMN ")))
        text = text.mid(7);
    const auto named = [&](const QString &name) { return table + ' ' + name.toLatin1(); };
    if (const auto dropped = kDropConstraint.match(text); dropped.hasMatch()) {
        const QByteArray key = named(dropped.captured(1));
        if (schema.checks.erase(key) + schema.foreignKeys.erase(key) + schema.indexes.erase(key) != 1)
            schema.notUnderstood << key;
    } else if (kOtherChange.match(text).hasMatch()) {
        schema.notUnderstood << table + ' ' + text.toUtf8(); // or it would pass for a column of that name
    } else if (const auto constraint = kConstraint.match(text); constraint.hasMatch()) {
        const QString kind = constraint.captured(2), rest = constraint.captured(3);
        const QByteArray key = named(constraint.captured(1));
        if (kind == u"CHECK") {
            schema.checks[key] = rest.left(rest.lastIndexOf(u')')).toUtf8();
        } else if (const auto reference = kReference.match(rest); kind == u"FOREIGN KEY" && reference.hasMatch()) {
            schema.foreignKeys[key] =
                columnList(reference.captured(1)).join(',') + " > " + reference.captured(2).toLatin1() + '.' +
                columnList(reference.captured(3)).join(',') + ' ' + reference.captured(4).toLower().toLatin1() + ' ' +
                reference.captured(5).toLower().toLatin1();
        } else if (kind != u"FOREIGN KEY") {
            schema.indexes[kind == u"PRIMARY KEY" ? table + " PRIMARY" : key] = {
                true, columnList(rest.left(rest.indexOf(u')')))};
        }
    } else if (const auto index = kKey.match(text); index.hasMatch()) {
        schema.indexes[named(index.captured(2))] = {!index.captured(1).isEmpty(), columnList(index.captured(3))};
    } else if (const auto column = kColumn.match(text); column.hasMatch()) {
        static const QRegularExpression computed(QStringLiteral("\\bAS \\(.*\\)")); // may say NOT NULL, too
        const bool nullable = !column.captured(3).remove(computed).contains(QLatin1String("NOT NULL"));
        schema.columns[named(column.captured(1))] = {SchemaText::normalisedType(column.captured(2).toLatin1()),
                                                     nullable};
    } else {
        schema.notUnderstood << table + ' ' + text.toUtf8();
    }
}

} // namespace

SchemaText SchemaText::ofSteps(const std::vector<SchemaStep> &steps)
{
    SchemaText schema;
    for (const SchemaStep &step : steps) {
        const QString sql = QString::fromUtf8(step.sql);
        QRegularExpressionMatch match;
        if ((match = kCreateTable.match(sql)).hasMatch() || (match = kAlterTable.match(sql)).hasMatch()) {
            for (const QString &definition : definitions(match.captured(2)))
                define(schema, match.captured(1).toLatin1(), definition);
        } else if ((match = kCreateIndex.match(sql)).hasMatch()) {
            schema.indexes[match.captured(3).toLatin1() + ' ' + match.captured(2).toLatin1()] = {
                !match.captured(1).isEmpty(), columnList(match.captured(4))};
        } else if ((match = kTrigger.match(sql)).hasMatch()) {
            const QString when = match.captured(2) + u' ' + match.captured(3) + QStringLiteral(" on ");
            schema.triggers[match.captured(1).toLatin1()] = {when.toLower().toLatin1() + match.captured(4).toLatin1(),
                                                             match.captured(5).toUtf8()};
        } else if ((match = kDropTrigger.match(sql)).hasMatch()) {
            schema.triggers.erase(match.captured(1).toLatin1());
        } else {
            schema.notUnderstood << step.name;
        }
    }
    return schema;
}

QByteArray SchemaText::normalised(const QByteArray &condition)
{
    // MySQL prints a text as _utf8mb4\'held\'.
    static const QRegularExpression characters(QStringLiteral("_(?:utf8mb4|utf8mb3|latin1|ascii|binary)\\\\?'"));
    static const QRegularExpression notLike(QStringLiteral("(\\w+)\\s+NOT\\s+LIKE"),
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression octets(QStringLiteral("\\bOCTET_LENGTH\\("),
                                           QRegularExpression::CaseInsensitiveOption); // MariaDB's word for LENGTH
    const QString text = QString::fromUtf8(condition)
                             .replace(characters, QStringLiteral("'"))
                             .replace(QLatin1String("\\'"), QLatin1String("'"))
                             .remove(u'`')
                             .replace(notLike, QStringLiteral("NOT \\1 LIKE"))
                             .replace(octets, QStringLiteral("LENGTH("));
    QString same;
    bool quoted = false;
    for (const QChar c : text) {
        quoted = c == u'\'' ? !quoted : quoted;
        if (quoted || !(c == u'(' || c == u')' || c.isSpace()))
            same += quoted ? c : c.toLower();
    }
    return same.toUtf8();
}

QByteArray SchemaText::normalisedBody(const QByteArray &body)
{
    return QString::fromUtf8(body).simplified().toUtf8();
}

QByteArray SchemaText::normalisedType(const QByteArray &type)
{
    static const QRegularExpression width(QStringLiteral("^((?:tiny|small|medium|big)?int)\\(\\d+\\)"));
    return QString::fromLatin1(type).toLower().remove(u' ').replace(width, QStringLiteral("\\1")).toLatin1();
}

} // namespace holdfast
