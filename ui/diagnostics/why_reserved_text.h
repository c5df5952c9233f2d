// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/case_page.h"

#include <QString>

namespace holdfast {

// The sum of what is held of a SKU beside its counter, in one line: "3 held by 2 orders · the counter says 1 · …".
QString whyReservedText(const WhyReserved &why);
bool addsUp(const WhyReserved &why);

} // namespace holdfast
