// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/key_ring.h"

#include <QMap>

#include <memory>

namespace holdfast::test {

// A desktop's key ring that is a map.
struct FakeKeyRing
{
    bool isThere = true;
    QString problem; // what it answers instead of anything else
    QMap<QString, QString> kept;

    KeyRing ring()
    {
        using Problem = std::optional<KeyRingProblem>;
        const auto later = [](const auto &answer) { return QtFuture::makeReadyFuture(answer); };
        const auto key = [](const QString &profile, const QString &account) { return profile + u'/' + account; };
        const auto wrong = [this] { return problem.isEmpty() ? Problem() : Problem(KeyRingProblem{problem}); };
        KeyRing ring;
        ring.isThere = [this] { return isThere; };
        ring.read = [=, this](const QString &profile, const QString &account) {
            if (!problem.isEmpty())
                return later(KeptPassword(KeyRingProblem{problem}));
            const auto found = kept.constFind(key(profile, account));
            return later(found == kept.constEnd() ? KeptPassword() : KeptPassword(*found));
        };
        ring.write = [=, this](const QString &profile, const QString &account, const QString &password) {
            if (problem.isEmpty())
                kept.insert(key(profile, account), password);
            return later(wrong());
        };
        ring.remove = [=, this](const QString &profile, const QString &account) {
            if (problem.isEmpty())
                kept.remove(key(profile, account));
            return later(wrong());
        };
        return ring;
    }
};

} // namespace holdfast::test
