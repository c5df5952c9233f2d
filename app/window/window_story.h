// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"

#include <QString>

namespace holdfast {

class Language;

// Drives the real window, shown or offscreen, through the opening story in a scratch schema: finds the customer,
// chooses the order, cancels it while the reply is lost, sees order B reserve three, asks again. Saves what a user
// sees, in both languages, and prints the numbers. True: every sentence and number is as it must be. Throws DbError.
bool playStoryInWindow(const ConnectionSettings &owner, Language &language, const QString &folder);

// The whole set of pictures of the demo store, both languages, light and dark.
bool takeScreenshots(const ConnectionSettings &store, Language &language, const QString &folder);

} // namespace holdfast
