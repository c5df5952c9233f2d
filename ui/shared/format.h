// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/instant.h"
#include "sql/rows/money.h"

#include <QString>

namespace holdfast {

// The one way in which instants and money are shown: this computer's zone and the language's notation. UTC belongs in
// tooltips and exports.
namespace format {

QString dayAndTime(Instant instant);    // 27 Nov 21:36; with the year where it is not this one
QString time(Instant instant);          // 21:36:10
QString moment(Instant instant);        // 21:36:10.8; with the day where it is not this one
QString withZone(Instant instant);      // 27 November 2026 21:36:10 (UTC+01:00): for people elsewhere
QString untilWithZone(Instant instant); // 21:36:10 (CET); with the day and the offset where it is not today's
QString utc(Instant instant);           // 2026-11-27 20:36:10.806412 UTC
QString amount(const Money &money);     // 1,234.50 — grouping of the language, decimals of the currency
QString money(const Money &money);      // TWD 1,234.50
QString count(qint64 number);

} // namespace format

} // namespace holdfast
