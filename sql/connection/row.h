// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/db_error.h"
#include "sql/rows/ids.h"
#include "sql/rows/instant.h"

#include <QVariant>

#include <optional>
#include <vector>

namespace holdfast {

// One row as it came, read by column position through types: a NULL or another type where none is allowed is a
// DbError (Program) that names the statement. Instants are selected as TIMESTAMPDIFF(MICROSECOND, '1970-01-01', …).
class Row
{
public:
    Row(QByteArray statement, std::vector<QVariant> values)
        : m_statement(std::move(statement)), m_values(std::move(values))
    {
    }

    std::size_t size() const { return m_values.size(); }
    bool isNull(std::size_t column) const { return at(column).isNull(); }
    qint64 integer(std::size_t column) const;
    QString text(std::size_t column) const;
    QByteArray bytes(std::size_t column) const; // codes, keys, statuses: binary or ASCII
    Instant instant(std::size_t column) const { return Instant{integer(column)}; }
    template <RowId Id>
    Id id(std::size_t column) const
    {
        return Id{integer(column)};
    }

    std::optional<qint64> maybeInteger(std::size_t column) const;
    std::optional<QString> maybeText(std::size_t column) const;
    std::optional<Instant> maybeInstant(std::size_t column) const;

private:
    const QVariant &at(std::size_t column) const;
    [[noreturn]] void unexpected(std::size_t column) const;

    QByteArray m_statement;
    std::vector<QVariant> m_values;
};

} // namespace holdfast
