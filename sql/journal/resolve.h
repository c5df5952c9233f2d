// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/db_error.h"
#include "sql/journal/journal_entry.h"

#include <optional>
#include <vector>

namespace holdfast {

class JournalFile;
class Session;

// An operation that is still to be told to somebody.
struct PendingOperation
{
    JournalEntry entry;
    bool running = false; // a program that is alive is carrying it out
};

// What can be known without asking the store.
std::vector<PendingOperation> pendingOperations(JournalFile &file, const JournalScope &scope);

struct Resolved
{
    std::vector<PendingOperation> pending;
    bool elsewhere = false;       // another program on this computer is finding out just now: nothing was asked
    std::optional<DbError> error; // the store stopped answering on the way; the rest stays as it was
};

// Probes every operation that no living program is carrying out and whose end is not known, writes down what is found,
// and keeps the store's list of unconfirmed operations in step with it. Carries nothing out. One program of this
// computer at a time. The file and the session in the caller's thread; throws DbError of the journal.
Resolved resolvePending(JournalFile &file, Session &session, const JournalScope &scope, const QString &workstation);

// "Do it now": the same operation once more, after a person said so; only an unconfirmed one. The answer is in the
// entry that comes back, and stays open until it is seen. Throws DbError: then it is NotDone still, or not known again.
JournalEntry carryOutPending(JournalFile &file, Session &session, const JournalScope &scope,
                             const OperationId &operation);
// A person decided against it; the operation is answered LeftUndone. Only one that was found NotDone.
void leavePending(JournalFile &file, const OperationId &operation);

} // namespace holdfast
