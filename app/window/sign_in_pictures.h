// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace holdfast {

class Language;

// Pictures of the pages before a store is open and of the lock, in both languages: first start, profiles, the editor
// with what a trial found, signing in, and each refusal. No server and no profile of this computer is asked. look: the
// theme's name, for the files'. True: each could be taken.
bool takeSignIn(Language &language, const QString &look, const QString &folder);

} // namespace holdfast
