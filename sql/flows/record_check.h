// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/invariants/server_health.h"
#include "sql/rows/outcomes.h"

#include <vector>

namespace holdfast {

struct NewIncident
{
    IncidentId id{};
    Finding finding;
};

// Its findings have their cases, and it is in the history.
struct CheckRecorded
{
    static constexpr const char *token = "CheckRecorded";
    qint64 run = 0;
    std::vector<NewIncident> newIncidents; // opened or open again; notices left out
};

// Opens the case of each finding, the server's too, or says that it was seen again, and enters both as one check in the
// history: many short transactions, not one long. Not for a check that was stopped. Throws DbError, also NotPermitted;
// cases that were opened until then stay.
CheckRecorded recordCheck(Session &session, const CheckReport &report, const OperationId &operation,
                          const ServerHealth &health = {});

} // namespace holdfast
