// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/resolve.h"

#include "sql/connection/session.h"
#include "sql/flows/mirror_pending.h"
#include "sql/journal/cancel_entry.h"
#include "sql/journal/journal.h"

#include <QLockFile>

namespace holdfast {

namespace {

using State = JournalEntry::State;

[[noreturn]] void unknownKind(const JournalEntry &entry)
{
    throw DbError{DbError::Kind::Program, 0, entry.kind, QStringLiteral("an operation of a newer version")};
}

// Asks the store and writes down what it says.
void probe(JournalFile &file, Session &session, const JournalEntry &entry)
{
    if (entry.kind != "CancelOrder")
        unknownKind(entry);
    const CancelOrder request = cancelOrderOf(entry);
    const ProbeCancelOutcome outcome =
        session.inTransaction("ProbeCancel", [&](Transaction &tx) { return probeCancel(tx, request); });
    const bool notDone = std::holds_alternative<NotDone>(outcome);
    file.settle(entry.operation, notDone ? State::Unconfirmed : State::Answered, Journal::tokenOf(outcome),
                journalDetail(outcome), false, true);
}

void mirror(Session &session, const JournalEntry &entry, const QString &workstation)
{
    if (isInDoubt(entry.state)) {
        const PendingMirror row{entry.operation, entry.kind,  workstation,
                                entry.customer,  entry.order, entry.sentAt.value_or(entry.preparedAt),
                                entry.answer};
        session.inTransaction("MirrorPending", [&](Transaction &tx) { return mirrorPending(tx, row); });
    } else {
        session.inTransaction("UnmirrorPending", [&](Transaction &tx) { return unmirrorPending(tx, entry.operation); });
    }
}

} // namespace

std::vector<PendingOperation> pendingOperations(JournalFile &file, const JournalScope &scope)
{
    std::vector<PendingOperation> pending;
    for (const JournalEntry &entry : file.open(scope))
        pending.push_back({entry, entry.state == State::Sent && file.isAlive(entry.program)});
    return pending;
}

Resolved resolvePending(JournalFile &file, Session &session, const JournalScope &scope, const QString &workstation)
{
    QLockFile one(file.path() + QStringLiteral(".resolver"));
    one.setStaleLockTime(0);
    if (!one.tryLock())
        return {pendingOperations(file, scope), true, {}};

    Resolved resolved;
    for (const PendingOperation &pending : pendingOperations(file, scope)) {
        if (pending.running || pending.entry.state == State::Prepared)
            continue;
        try {
            if (pending.entry.state == State::Sent) // its program died: from now on it is told as what it is
                file.settle(pending.entry.operation, State::Unconfirmed, {}, {}, false, false);
            if (isInDoubt(pending.entry.state))
                probe(file, session, pending.entry);
        } catch (const DbError &error) {
            if (error.kind == DbError::Kind::Journal)
                throw;
            resolved.error = error;
        }
        try {
            mirror(session, *file.find(pending.entry.operation), workstation);
        } catch (const DbError &error) {
            if (error.kind == DbError::Kind::Journal)
                throw;
            if (!resolved.error)
                resolved.error = error;
        }
        if (resolved.error && (resolved.error->kind == DbError::Kind::Unreachable ||
                               resolved.error->kind == DbError::Kind::ConnectionLost))
            break;
    }
    resolved.pending = pendingOperations(file, scope);
    return resolved;
}

JournalEntry carryOutPending(JournalFile &file, Session &session, const OperationId &operation)
{
    std::optional<JournalEntry> entry = file.find(operation);
    if (!entry || entry->state != State::Unconfirmed)
        throw DbError{DbError::Kind::Journal, 0, "CarryOutPending", QStringLiteral("no such unconfirmed operation")};
    if (entry->kind != "CancelOrder")
        unknownKind(*entry);
    entry->state = State::Sent;
    file.record(*entry);
    const CancelOrder request = cancelOrderOf(*entry);
    try {
        const CancelOrderOutcome outcome =
            session.inTransaction("CancelOrder", [&](Transaction &tx) { return cancelOrder(tx, request); });
        file.settle(operation, State::Answered, Journal::tokenOf(outcome), journalDetail(outcome), false, false);
    } catch (const DbError &error) {
        if (error.kind == DbError::Kind::Journal) // it is asked about again
            throw;
        const bool unknown = error.kind == DbError::Kind::CommitUnknown;
        file.settle(operation, State::Unconfirmed, unknown ? QByteArray() : QByteArray(NotDone::token), {}, false,
                    false);
        throw;
    }
    return *file.find(operation);
}

void leavePending(JournalFile &file, const OperationId &operation)
{
    const std::optional<JournalEntry> entry = file.find(operation);
    if (!entry || entry->state != State::Unconfirmed || entry->answer != NotDone::token)
        throw DbError{DbError::Kind::Journal, 0, "LeavePending", QStringLiteral("not known to be undone")};
    file.settle(operation, State::Answered, "LeftUndone", {}, true, false);
}

} // namespace holdfast
