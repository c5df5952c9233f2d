// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/diagnostics_lanes.h"
#include "sql/connection/flow_timings.h"
#include "sql/connection/lane.h"
#include "sql/journal/journal.h"
#include "ui/shared/store_desk.h"

namespace holdfast {

// The window's lanes to one store: writes in order, reads, counts, and the watch over the server, each apart: a slow
// count delays no page, and neither delays a cancel. Every write is in the journal before it is posted. Made and
// destroyed on the GUI thread; the destructor waits for what is running.
class StoreLanes
{
public:
    // The journal outlives the lanes. observer: of the writes; not owned.
    StoreLanes(const ConnectionSettings &settings, Journal &journal, const JournalScope &scope,
               FlowObserver *observer = nullptr);

    ~StoreLanes();

    StoreDesk desk();
    QFuture<Reply<qint64>> ready() const { return m_ready; } // when writes can be sent: the connection's number
    void close();                                            // nothing that has not begun begins any more
    // The window is gone, and nobody reads any more, but what was asked of the store is still done and written down.
    // Answered when nothing is left to do: then the destructor does not wait.
    QFuture<QList<QFuture<void>>> windDown();

private:
    template <class Outcome, class Request>
    std::function<QFuture<Reply<Outcome>>(const Request &)>
    recorded(const char *name, Verdict<Outcome> (*flow)(Transaction &, const Request &));

    Journal &m_journal;
    FlowTimings m_timings; // of the write lane, written by the watch
    const JournalScope m_scope;
    Lane m_write;
    Lane m_read;
    Lane m_count;
    Lane m_watch;
    DiagnosticsLanes m_diagnostics;
    QFuture<Reply<qint64>> m_ready;
};

} // namespace holdfast
