// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/lane.h"
#include "ui/shared/diagnostics_desk.h"

#include <QObject>

#include <memory>

namespace holdfast {

// The lanes of a supervisor's pages, beside those of the desk: cases and reports, who waits for whom, and the check
// with limits of its own. Each connects when it is first asked, so a desk that never looks has none of them. Made and
// destroyed on the GUI thread; the destructor waits for what is running, a check is stopped.
class DiagnosticsLanes
{
public:
    explicit DiagnosticsLanes(const ConnectionSettings &settings);
    ~DiagnosticsLanes();

    DiagnosticsDesk desk();
    void close(); // nothing begins any more, and a check that runs is stopped; never waits
    // The same, but cases are still served; answered when each lane is idle.
    QList<QFuture<void>> windDown();

private:
    struct Running;
    QFuture<Reply<CheckMade>> check(DiagnosticsDesk::Check what);
    void stop(const std::shared_ptr<Running> &running);
    CheckMade make(Session &checking, DiagnosticsDesk::Check what, Running &running);

    const ConnectionSettings m_settings;
    Lane m_cases;
    Lane m_waits;
    Lane m_stop; // ends the statement of a check that was stopped; outlives m_check, which waits for that
    Lane m_check;
    std::weak_ptr<Running> m_running;
    QObject m_stops; // hears in the GUI thread that a check is to stop
};

} // namespace holdfast
