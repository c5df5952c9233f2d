// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/role.h"

#include <QString>

namespace holdfast {

QString roleText(Role role); // "supervisor"; of None: "no role"

} // namespace holdfast
