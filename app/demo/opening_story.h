// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/rows/ids.h"

#include <QByteArray>

#include <functional>
#include <vector>

namespace holdfast {

// The story that the product is built on (lesson 5), told on a real server: two desks, two connections, and a reply
// that is really lost, between the server and the first desk. It plays in a scratch schema, so that it is the same each
// time.
struct StoryScene
{
    enum class Kind {
        Opening,            // ten units, nothing reserved
        AReserved,          // order A holds two
        AReplyLost,         // desk 1 cancels A; the server commits, and the answer never arrives
        BReserved,          // order B holds three
        AAgainElsewhere,    // desk 2 cancels A: somebody else's success is AlreadyCancelled
        AAgainSameOperation // desk 1 asks again with its own operation: its own success seen again is Cancelled
    };
    Kind kind = Kind::Opening;
    QByteArray answer; // token; empty where nobody asked
    qint64 available = 0;
    qint64 reserved = 0;
    qint64 heldByA = 0;
    qint64 heldByB = 0;
};

// Tells each scene when it has happened. True: all ended as they must. Throws DbError; the scratch schema is dropped.
// proxySocket: where the breaking line listens, a short path in a private folder.
bool tellOpeningStory(const ConnectionSettings &owner, const QString &proxySocket,
                      const std::function<void(const StoryScene &)> &tell);

} // namespace holdfast
