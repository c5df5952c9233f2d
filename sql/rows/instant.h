// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <compare>
#include <optional>

namespace holdfast {

// A moment in UTC, in whole microseconds since 1970. The only way in which time crosses the database's border:
// QDateTime keeps milliseconds and is read in another zone by each Qt version.
struct Instant
{
    qint64 micros = 0;

    auto operator<=>(const Instant &) const = default;

    QByteArray sql() const;  // 2026-11-30 10:04:59.900001
    QByteArray json() const; // 2026-11-30T10:04:59.900001Z
    static std::optional<Instant> fromSql(const QByteArray &text);
    static std::optional<Instant> fromJson(const QByteArray &text); // what json() writes, in UTC alone
};

} // namespace holdfast
