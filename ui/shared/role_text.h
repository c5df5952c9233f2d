// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/role.h"

#include <QString>

namespace holdfast {

QString roleText(Role role); // "supervisor"; of None: "no role"

// Why an action cannot be chosen, as every tooltip says it: "Only a supervisor may change prices; you are signed in as
// staff." Empty where the role has the right.
QString whyNotFor(Right right, Role mine);
// The same where the database refused: "Your account may not change prices: that is for a supervisor."
QString mayNotText(Right right);

} // namespace holdfast
