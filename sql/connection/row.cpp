// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/row.h"

namespace holdfast {

const QVariant &Row::at(std::size_t column) const
{
    if (column >= m_values.size())
        unexpected(column);
    return m_values[column];
}

void Row::unexpected(std::size_t column) const
{
    throw DbError{DbError::Kind::Program, 0, m_statement, QStringLiteral("column %1 is not as expected").arg(column)};
}

qint64 Row::integer(std::size_t column) const
{
    bool ok = false;
    const qint64 value = at(column).toLongLong(&ok); // HighPrecision: a DECIMAL arrives as exact text
    if (!ok || at(column).isNull())
        unexpected(column);
    return value;
}

QString Row::text(std::size_t column) const
{
    if (at(column).isNull())
        unexpected(column);
    return at(column).toString(); // a *_bin column arrives as bytes; toString() decodes them as UTF-8
}

QByteArray Row::bytes(std::size_t column) const
{
    if (at(column).isNull())
        unexpected(column);
    const QVariant &value = at(column);
    return value.typeId() == QMetaType::QByteArray ? value.toByteArray() : value.toString().toUtf8();
}

std::optional<qint64> Row::maybeInteger(std::size_t column) const
{
    return isNull(column) ? std::nullopt : std::optional(integer(column));
}

std::optional<QString> Row::maybeText(std::size_t column) const
{
    return isNull(column) ? std::nullopt : std::optional(text(column));
}

std::optional<Instant> Row::maybeInstant(std::size_t column) const
{
    return isNull(column) ? std::nullopt : std::optional(instant(column));
}

} // namespace holdfast
