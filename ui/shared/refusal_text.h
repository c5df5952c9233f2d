// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/db_error.h"

#include <QString>

namespace holdfast {

// What a refusal was about, in the field's words: a right that is missing (of a table, of the server, or the role that
// a flow asked for), or the rule of the store that a trigger holds up. One sentence, and not what became of it; empty
// where the error does not say.
QString refusalText(const DbError &error);

} // namespace holdfast
