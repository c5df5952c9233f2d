// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/make_check.h"

#include "sql/connection/session.h"
#include "sql/schema/demand_right.h"

namespace holdfast {

qint64 CheckMade::found() const
{
    return report.found(Severity::Critical) + report.found(Severity::Warning) + health.found();
}

CheckRequest sinceLastCheck(Session &desk)
{
    CheckRequest request;
    const auto last = desk.read("LastCheck", [](Reader &reader) { return reader.maybe("checks/last_check"); });
    if (last)
        request.since = CheckPoint{last->integer(0), last->integer(1)};
    return request;
}

std::optional<CheckMade> makeCheck(Session &desk, Session &checking, const CheckRequest &request,
                                   const std::function<void(const CheckProgress &)> &told,
                                   const std::atomic<bool> *stop)
{
    demandRight(desk, Right::CheckStore); // so that it is not made in vain
    CheckMade made;
    int of = 0;
    made.report = checkAll(
        checking, request,
        [&](const CheckProgress &progress) {
            of = progress.of + 1; // the server is the last
            if (told)
                told({progress.invariant, progress.done, of});
        },
        stop);
    if (made.report.wasStopped)
        return std::nullopt;
    if (told)
        told({kServerInvariants[0], of - 1, of});
    made.health = checkServer(desk);
    if ((stop && *stop) || desk.isStopped())
        return std::nullopt;
    made.recorded = recordCheck(desk, made.report, OperationId::make(), made.health);
    return made;
}

} // namespace holdfast
