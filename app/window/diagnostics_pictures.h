// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"

#include <QString>

namespace holdfast {

class Language;

// A supervisor's pages in a scratch store of their own: all holds, a double give-back is found, its case and what there
// is to find out, a repair, who waits for whom, timings, the day. False: something was not to be seen. Throws DbError.
bool takeDiagnostics(const ConnectionSettings &owner, Language &language, const QString &look, const QString &folder);

} // namespace holdfast
