// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/instant.h"

#include <QDate>
#include <QTimeZone>

namespace holdfast {

// A day as it is lived in a zone: from its first moment to that of the next one. 23 or 25 hours where the clocks are
// put on or back, and it need not begin at midnight.
struct StoreDay
{
    QDate date;
    QTimeZone zone;

    static StoreDay today(); // by this computer's clock and zone
    Instant since() const;
    Instant until() const; // not included
    int minutes() const;
};

} // namespace holdfast
