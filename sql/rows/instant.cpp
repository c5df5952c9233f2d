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
    int y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0, used = 0;
    if (std::sscanf(text.constData(), "%4d-%2d-%2d%*1[ T]%2d:%2d:%2d%n", &y, &mo, &d, &h, &mi, &s, &used) != 6)
        return std::nullopt;
    const year_month_day date{year(y), month(unsigned(mo)), day(unsigned(d))};
    if (!date.ok() || h > 23 || mi > 59 || s > 59 || h < 0 || mi < 0 || s < 0)
        return std::nullopt;
    QByteArray rest = text.mid(used);
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
    const sys_time<microseconds> moment =
        sys_days(date) + hours(h) + minutes(mi) + seconds(s) + microseconds(fraction);
    return Instant{moment.time_since_epoch().count()};
}

} // namespace holdfast
