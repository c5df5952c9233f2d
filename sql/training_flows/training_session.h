// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/session.h"

#include <utility>

namespace holdfast {

// The only way to the flows of this folder. A live store can have none: the database itself is asked what it is, and
// what a store is never changes (a trigger holds that). Refers to the session, which must outlive it; lives in its
// thread.
class TrainingSession
{
public:
    // Throws DbError: NotPermitted where the store's row does not say training, or there is no row.
    explicit TrainingSession(Session &session);

    template <class Flow>
    auto inTransaction(const char *name, Flow flow)
    {
        return m_session.inTransaction(name, std::move(flow));
    }

    Session &session() const { return m_session; } // for its observer and its report

private:
    Session &m_session;
};

} // namespace holdfast
