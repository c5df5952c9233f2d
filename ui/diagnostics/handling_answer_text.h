// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/reply.h"
#include "sql/flows/handle_incident.h"
#include "ui/shared/answer_bar.h"

#include <QTime>

namespace holdfast {

// The sentence for each way in which a note, a handing over and a resolution can end. A new answer of the flow stops
// the build there. answeredAt: when it came, by this computer's clock.
AnswerText handlingAnswerText(const Reply<HandleIncidentOutcome> &reply, const HandleIncident &request,
                              QTime answeredAt);

} // namespace holdfast
