// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/rows/instant.h"

#include <chrono>
#include <cstdio>

namespace holdfast {

namespace {

QByteArray formatted(Instant instant, char separator, const char *suffix)
{
    using namespace std::chrono;
    const sys_time<microseconds> moment{microseconds(instant.micros)};
    const auto day = floor<days>(moment);
    const year_month_day date{day};
    const hh_mm_ss time{moment - day};
    char text[48];
    std::snprintf(text, sizeof text, "%04d-%02u-%02u%c%02d:%02d:%02d.%06d%s", int(date.year()), unsigned(date.month()),
                  unsigned(date.day()), separator, int(time.hours().count()), int(time.minutes().count()),
                  int(time.seconds().count()), int(time.subseconds().count()), suffix);
    return text;
}

} // namespace

QByteArray Instant::sql() const
{
    return formatted(*this, ' ', "");
}

QByteArray Instant::json() const
{
    return formatted(*this, 'T', "Z");
}

std::optional<Instant> Instant::fromSql(const QByteArray &text)
{
    using namespace std::chrono;
    constexpr QByteArrayView shape = "dddd-dd-dd dd:dd:dd";
    for (qsizetype i = 0; i < shape.size(); ++i) {
        const char c = i < text.size() ? text.at(i) : '\0';
        const bool fits = shape[i] == 'd' ? c >= '0' && c <= '9' : c == shape[i] || (shape[i] == ' ' && c == 'T');
        if (!fits)
            return std::nullopt;
    }
    const auto part = [&](qsizetype from, qsizetype digits) { return text.mid(from, digits).toInt(); };
    const int h = part(11, 2), mi = part(14, 2), s = part(17, 2);
    const year_month_day date{year(part(0, 4)), month(unsigned(part(5, 2))), day(unsigned(part(8, 2)))};
    if (!date.ok() || h > 23 || mi > 59 || s > 59)
        return std::nullopt;
    QByteArray rest = text.mid(shape.size());
    if (rest.endsWith('Z'))
        rest.chop(1);
    qint64 fraction = 0;
    if (!rest.isEmpty()) {
        if (!rest.startsWith('.') || rest.size() < 2 || rest.size() > 7)
            return std::nullopt;
        for (qsizetype i = 1; i < 7; ++i) {
            const char digit = i < rest.size() ? rest.at(i) : '0';
            if (digit < '0' || digit > '9')
                return std::nullopt;
            fraction = fraction * 10 + (digit - '0');
        }
    }
    const sys_time<microseconds> moment = sys_days(date) + hours(h) + minutes(mi) + seconds(s) + microseconds(fraction);
    return Instant{moment.time_since_epoch().count()};
}

std::optional<Instant> Instant::fromJson(const QByteArray &text)
{
    const bool isUtc = text.size() > 10 && text.at(10) == 'T' && text.endsWith('Z');
    return isUtc ? fromSql(text) : std::nullopt;
}

} // namespace holdfast
