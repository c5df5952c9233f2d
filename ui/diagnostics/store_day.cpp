// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/store_day.h"

#include <QDateTime>

namespace holdfast {

StoreDay StoreDay::today()
{
    return {QDate::currentDate(), QTimeZone::systemTimeZone()};
}

Instant StoreDay::since() const
{
    return Instant{date.startOfDay(zone).toMSecsSinceEpoch() * 1000};
}

Instant StoreDay::until() const
{
    return Instant{date.addDays(1).startOfDay(zone).toMSecsSinceEpoch() * 1000};
}

int StoreDay::minutes() const
{
    return int((until().micros - since().micros) / 60'000'000);
}

} // namespace holdfast
