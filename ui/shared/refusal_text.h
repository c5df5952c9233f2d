// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/db_error.h"

#include <QString>

namespace holdfast {

// What a refusal was about, in the field's words: which right is missing of which records (1142, 1143, 1227, or the
// role that a flow asked for), or which rule of the store a trigger holds up. One sentence, without what became of it;
// empty where the error does not say.
QString refusalText(const DbError &error);

} // namespace holdfast
