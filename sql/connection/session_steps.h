// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection.h"
#include "sql/connection/flow_observer.h"
#include "sql/connection/run_report.h"
#include "sql/connection/trace.h"

#include <memory>

namespace holdfast {

// Sends a session's statements one at a time and tells each to the observer, the report and the trace; inside
// sql/connection only.
class SessionSteps
{
public:
    Connection::Result send(const QByteArray &name, const QByteArray &sql);

    std::unique_ptr<Connection> connection;
    FlowObserver *observer = nullptr;
    Trace *trace = nullptr;
    QByteArray lane;
    RunReport report;
};

} // namespace holdfast
