// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/resolve.h"

#include "sql/connection/session.h"
#include "sql/flows/mirror_pending.h"
#include "sql/flows/probe_cancel.h"
#include "sql/journal/entry_kind.h"
#include "sql/journal/journal.h"

#include <QLockFile>

namespace holdfast {

namespace {

using State = JournalEntry::State;

const EntryKind &kindOf(const JournalEntry &entry)
{
    const EntryKind *kind = entryKind(entry.kind);
    if (!kind)
        throw DbError{DbError::Kind::Program, 0, entry.kind, QStringLiteral("an operation of a newer version")};
    return *kind;
}

// The session may have been connected anew since its store was looked at: a demo store made again, another database
// under the same name.
void requireStore(Session &session, const JournalScope &scope)
{
    const std::optional<Store> store = session.read("Store", readStore);
    if (!store || store->uuid != scope.store || store->environment != scope.environment)
        throw DbError{DbError::Kind::WrongSchema, 0, "store/store", QStringLiteral("another store than before")};
}

// Asks the store and writes down what it says, of the attempts up to this one: it may be asked again meanwhile.
void probe(JournalFile &file, Session &session, const JournalEntry &entry)
{
    const JournalAnswer answer = kindOf(entry).probe(session, entry);
    const bool notDone = answer.token == NotDone::token;
    file.settle(entry.operation, notDone ? State::Unconfirmed : State::Answered, answer.token, answer.detail, false,
                true, entry.attempts);
}

void mirror(Session &session, const JournalEntry &entry, const QString &workstation)
{
    const PendingMirror row{entry.operation, entry.kind,  workstation,
                            entry.customer,  entry.order, entry.sentAt.value_or(entry.preparedAt),
                            entry.answer};
    session.inTransaction("MirrorPending", [&](Transaction &tx) { return mirrorPending(tx, row); });
}

void unmirror(Session &session, const OperationId &operation)
{
    session.inTransaction("UnmirrorPending", [&](Transaction &tx) { return unmirrorPending(tx, operation); });
}

// An operation gets its answer in more ways than by a probe: asked again by hand, carried out now, left undone. What
// this journal does not know is another person's.
void unmirrorAnswered(JournalFile &file, Session &session, const QString &workstation)
{
    const auto shown =
        session.read("PendingOfDesk", [&](Reader &reader) { return pendingOfDesk(reader, workstation); });
    for (const OperationId &operation : shown) {
        const std::optional<JournalEntry> entry = file.find(operation);
        if (entry && !isInDoubt(entry->state))
            unmirror(session, operation);
    }
}

bool isGone(const DbError &error)
{
    return error.kind == DbError::Kind::Unreachable || error.kind == DbError::Kind::ConnectionLost;
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
    if (!one.tryLock()) {
        if (one.error() != QLockFile::LockFailedError) // nobody holds it: the disk is full, or it is not ours
            throw DbError{DbError::Kind::Journal, 0, "ResolvePending", one.fileName() + QStringLiteral(": no lock")};
        return {pendingOperations(file, scope), true, {}};
    }

    Resolved resolved;
    const auto tryTo = [&](const auto &job) { // once the store is gone nothing more is asked
        try {
            if (!resolved.error || !isGone(*resolved.error))
                job();
        } catch (const DbError &error) {
            if (error.kind == DbError::Kind::Journal)
                throw;
            if (!resolved.error || isGone(error))
                resolved.error = error;
        }
    };
    bool rightStore = false;
    for (const PendingOperation &pending : pendingOperations(file, scope)) {
        if (session.isStopped())
            break; // the program ends: what is left is found out at its next start
        if (pending.running || !isInDoubt(pending.entry.state))
            continue;
        tryTo([&] {
            if (!rightStore)
                requireStore(session, scope);
            rightStore = true;
        });
        if (!rightStore)
            break;
        tryTo([&] {
            if (pending.entry.state == State::Sent) // its program died: from now on it is told as what it is
                file.settle(pending.entry.operation, State::Unconfirmed, {}, {}, false, false, pending.entry.attempts);
            probe(file, session, pending.entry);
        });
        tryTo([&] {
            const JournalEntry found = *file.find(pending.entry.operation);
            if (isInDoubt(found.state))
                mirror(session, found, workstation);
        });
    }
    tryTo([&] {
        if (!session.isStopped())
            unmirrorAnswered(file, session, workstation);
    });
    resolved.pending = pendingOperations(file, scope);
    return resolved;
}

JournalEntry carryOutPending(JournalFile &file, Session &session, const JournalScope &scope,
                             const OperationId &operation)
{
    std::optional<JournalEntry> entry = file.find(operation);
    if (!entry || entry->state != State::Unconfirmed || entry->scope != scope)
        throw DbError{DbError::Kind::Journal, 0, "CarryOutPending", QStringLiteral("no such unconfirmed operation")};
    const EntryKind &kind = kindOf(*entry);
    requireStore(session, scope);
    entry->state = State::Sent;
    const JournalFile::Doubt before = file.record(*entry);
    try {
        const JournalAnswer answer = kind.carryOut(session, *entry);
        file.settle(operation, State::Answered, answer.token, answer.detail, false, false);
    } catch (const DbError &error) {
        if (error.kind == DbError::Kind::Journal) // it is asked about again
            throw;
        const bool unknown = error.kind == DbError::Kind::CommitUnknown;
        file.settle(operation, State::Unconfirmed, unknown ? QByteArray() : before.value_or(QByteArray()), {}, false,
                    false);
        throw;
    }
    try {
        unmirror(session, operation);
    } catch (const DbError &) {
        // It is done, and that is what is told; the next resolvePending() takes it off the list.
    }
    return *file.find(operation);
}

void leavePending(JournalFile &file, const OperationId &operation)
{
    const std::optional<JournalEntry> entry = file.find(operation);
    const bool undone = entry && entry->state == State::Unconfirmed && entry->answer == NotDone::token;
    if (!undone || !file.settle(operation, State::Answered, "LeftUndone", {}, true, false, entry->attempts))
        throw DbError{DbError::Kind::Journal, 0, "LeavePending", QStringLiteral("not known to be undone")};
}

} // namespace holdfast
