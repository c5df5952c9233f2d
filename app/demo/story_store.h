// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/rows/ids.h"
#include "sql/schema/store.h"

#include <QByteArray>

#include <memory>
#include <utility>

namespace holdfast {

class Session;

// The store in which the opening story is told: a scratch schema with ten mugs, gone with this object, so that the
// story is the same each time. Throws DbError.
class StoryStore
{
public:
    static const QByteArray kMug; // its SKU's code

    explicit StoryStore(ConnectionSettings owner, OrderRoad road = OrderRoad::Quote);
    ~StoryStore();
    StoryStore(const StoryStore &) = delete;
    StoryStore &operator=(const StoryStore &) = delete;

    const ConnectionSettings &settings() const { return m_settings; }

    CustomerId addCustomer(Session &session, const QString &name) const;
    OrderId reserve(Session &session, CustomerId customer, qint64 mugs) const;
    std::pair<qint64, qint64> stock(Session &session) const; // available, reserved

private:
    ConnectionSettings m_settings;
    std::unique_ptr<Session> m_server;
};

} // namespace holdfast
