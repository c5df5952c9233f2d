// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/answer_bar.h"
#include "ui/shared/diagnostics_desk.h"

#include <QTime>

namespace holdfast {

// What a person has to find out before anything may be written: what was found, and what to do next.
struct FindOutText
{
    QString found;
    QString next;
};
FindOutText findOutText(FindOut why);

// Not permitted, although account and password are right.
bool isNoSupervisor(const DbError &error);

// How a repair was asked for, or sent, as its answer has to tell it.
struct RepairAttempt
{
    OperationId operation;
    QTime answeredAt;     // by this computer's clock
    bool unknown = false; // an attempt before it has no known end: "nothing was changed" is not said after it
};

// The sentence for each way in which a repair can end. A new answer of the flows stops the build there. None of them
// knows a password, or has an action: what comes next is a button of the dialog.
AnswerText repairUnreadText(const DbError &error); // the evidence could not be looked at
AnswerText repairAnswerText(const Reply<AskRepairOutcome> &reply, const RepairAttempt &attempt);
// account: that signed in for it.
AnswerText repairAnswerText(const Reply<RepairMade> &reply, const QString &account, const RepairAttempt &attempt);

// The check after a repair, as one sentence.
QString checkedText(const std::optional<QByteArrayList> &broken);

} // namespace holdfast
