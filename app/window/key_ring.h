// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sign_in/sign_in_desk.h"

namespace holdfast {

// Where a password is kept for who asks for it, by profile and account. Nothing of it is ever in a file of ours. Each
// is called on the GUI thread and never waits; the desktop may ask its user to open the ring before it answers.
struct KeyRing
{
    template <class T>
    using Later = QFuture<T>;

    std::function<bool()> isThere; // answers at once
    std::function<Later<KeptPassword>(const QString &profile, const QString &account)> read;
    std::function<Later<std::optional<KeyRingProblem>>(const QString &profile, const QString &account,
                                                       const QString &password)>
        write;
    std::function<Later<std::optional<KeyRingProblem>>(const QString &profile, const QString &account)> remove;
};

// The desktop's own: the Secret Service or KWallet. Looked for once, when it is made. Where there is none each answer
// is a problem; a plain file never takes its place.
KeyRing desktopKeyRing();

} // namespace holdfast
