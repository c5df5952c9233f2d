// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/verdict.h"
#include "sql/rows/instant.h"
#include "sql/rows/outcomes.h"

#include <variant>

namespace holdfast {

// What a supervisor found out of a case, whom it is handed to, or why it needs nobody any more. A case that is seen
// again after that is open again.
struct HandleIncident
{
    enum class What { Note, HandTo, Resolve };
    static constexpr qsizetype kMostWords = 2000; // characters

    OperationId operation;
    IncidentId incident{};
    What what = What::Note;
    QString words;     // a note's text, a resolution's reason; may be empty where it is handed over
    QByteArray handTo; // an account of the store's staff
};

struct IncidentHandled
{
    static constexpr const char *token = "IncidentHandled";
    IncidentId incident{};
    Instant at;
    QString by;
    bool seenAgain = false; // this operation had done it before
};

// Resolved before, and not seen since. Nothing was recorded.
struct AlreadyResolved
{
    static constexpr const char *token = "AlreadyResolved";
};

// Whom it should be handed to does not work here.
struct NoSuchAccount
{
    static constexpr const char *token = "NoSuchAccount";
};

using HandleIncidentOutcome = std::variant<IncidentHandled, AlreadyResolved, NoSuchAccount, NotFound, InvalidInput>;

// One more event of a case, never a changed row; carried out by Session::inTransaction("HandleIncident", …). The same
// operation may be asked any number of times. Throws DbError; NotPermitted where the account is no supervisor's.
Verdict<HandleIncidentOutcome> handleIncident(Transaction &tx, const HandleIncident &request);

} // namespace holdfast
