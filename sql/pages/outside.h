// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/instant.h"

namespace holdfast {

// Where the page before the first one ended: no row of a list by time stands there.
constexpr Instant kEndOfTime{253'402'300'799'999'999};       // 9999-12-31 23:59:59.999999
constexpr Instant kBeginningOfTime{-62'135'596'800'000'000}; // 0001-01-01

} // namespace holdfast
