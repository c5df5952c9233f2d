// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/session.h"
#include "sql/journal/entry_kind.h"
#include "sql/journal/journal.h"

namespace holdfast {

// One of a kind's flows in a transaction; the kind says by journalDetail(outcome) what is kept of its answer.
template <class Request, class Flow>
JournalAnswer answerOf(Session &session, const char *name, const Request &request, Flow flow)
{
    const auto outcome = session.inTransaction(name, [&](Transaction &tx) { return flow(tx, request); });
    return {Journal::tokenOf(outcome), journalDetail(outcome)};
}

} // namespace holdfast
