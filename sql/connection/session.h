// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/connection/dialect.h"
#include "sql/connection/flow_observer.h"
#include "sql/connection/run_report.h"
#include "sql/connection/transaction.h"
#include "sql/connection/verdict.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

namespace holdfast {

class Connection;
class SessionSteps;
class Trace;

// One connection to a store for the life of a lane, and the only place where a transaction begins and ends.
//
//     Session session(settings);
//     CancelOrderOutcome outcome = session.inTransaction("CancelOrder", [&](Transaction &tx) {
//         return cancelOrder(tx, request);
//     });
//
// inTransaction carries out the flow's verdict. After any error it sends ROLLBACK and, on a lock wait, a deadlock, a
// snapshot conflict or a lost connection, runs the whole flow again (never one statement), at most settings.attempts
// times inside settings.budget, follow-up jobs included. A connection lost inside a transaction may leave its session
// alive on the server with its locks: the next connection KILLs that session first, then the same flow runs again. A
// COMMIT without an answer is settled in the same way, however many attempts it takes, since the flows are idempotent
// and their locking reads wait behind their own earlier self; what cannot be settled inside the budget is thrown as
// CommitUnknown, and nothing may be claimed.
//
// Of several hosts the first that takes writes is used, beginning with the one used last; a read-only server, a replica
// or a group's secondary is never written to and never asked what became of a COMMIT. While there is no other, it is
// read, and looked at again now and then. An operation whose connection was lost, or whose primary was demoted,
// waits for the new primary inside its budget.
//
// Throws DbError. Lives in one thread.
class Session
{
public:
    explicit Session(const ConnectionSettings &settings);
    ~Session();
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    template <class Flow>
    auto inTransaction(const char *name, Flow flow)
    {
        using Result = std::invoke_result_t<Flow &, Transaction &>;
        std::optional<Result> verdict;
        beginReport(name);
        run([&](Transaction &tx) {
            verdict.reset();
            verdict.emplace(flow(tx));
            return verdict->end;
        });
        while (verdict->next) {
            const auto next = std::exchange(verdict->next, {});
            std::optional<Result> second;
            try {
                continueReport(verdict->nextName);
                run([&](Transaction &tx) {
                    second.reset();
                    second.emplace(next(tx));
                    return second->end;
                });
            } catch (const DbError &) {
                if (!verdict->answer)
                    throw;
                break; // it is the truth, only its follow-up is missing
            }
            verdict.emplace(std::move(*second));
        }
        return std::move(*verdict->answer);
    }

    // Reads outside a transaction: job(Reader &). A connection lost meanwhile is replaced and the job runs once more.
    template <class Job>
    auto read(const char *name, Job job)
    {
        std::optional<std::invoke_result_t<Job &, Reader &>> result;
        runRead(name, [&](Reader &reader) { result.emplace(job(reader)); });
        return std::move(*result);
    }

    // Reads of one instant: all that job(Reader &) sees is of the moment it began, takes no lock and cannot write. For
    // a session of its own: it is not tried again, and the store keeps old rows for it until it ends.
    template <class Job>
    auto inSnapshot(const char *name, Job job)
    {
        std::optional<std::invoke_result_t<Job &, Reader &>> result;
        runSnapshot(name, [&](Reader &reader) { result.emplace(job(reader)); });
        return std::move(*result);
    }

    void setObserver(FlowObserver *observer); // not owned; nullptr: none
    void setTrace(Trace *trace, const QByteArray &lane);
    // Once true, no further attempt is begun, unless a COMMIT is in doubt. Not owned; nullptr: none.
    void setStop(const std::atomic<bool> *stop) { m_stop = stop; }
    bool isStopped() const { return m_stop && *m_stop; }
    // Enters this connection in desk_sessions, now and after each reconnect, so that a lock can be named by its desk.
    void enterDesk(const QString &workstation);
    // From now on each new connection must lead to this store.
    void acceptOnly(const QUuid &store) { m_settings.store = store; }

    const ServerFacts &server() const;
    std::vector<ServerAddress> otherHosts() const; // of the settings, beside the one in use
    const ConnectionSettings &settings() const { return m_settings; }
    const RunReport &lastRun() const; // of the last operation, follow-up included

private:
    friend class Migrator; // runs DDL, which no transaction can hold

    using Work = std::function<End(Transaction &)>;
    struct LeftBehind // a session that was cut off from us and may still hold locks
    {
        qint64 connectionId = 0;
        QByteArray identity;
        qint64 startedAt = 0;
    };

    void run(const Work &work);
    void runRead(const char *name, const std::function<void(Reader &)> &work);
    void runSnapshot(const char *name, const std::function<void(Reader &)> &work);
    std::optional<DbError> attempt(const Work &work);
    DbError settled(const DbError &commitError);
    void rollBack();
    void beginReport(const char *name);
    void continueReport(const char *name);
    void ensureConnected();
    std::unique_ptr<Connection> connectedToAny();
    void leaveReadOnly(bool forWriting);
    void killWhatWasLeftBehind();
    void dropConnection();
    void refuseReadOnly();
    void writeDeskEntry();

    ConnectionSettings m_settings;
    const std::atomic<bool> *m_stop = nullptr;
    std::unique_ptr<SessionSteps> m_steps;
    std::vector<LeftBehind> m_leftBehind;
    std::size_t m_server = 0; // of the hosts: the one used last
    ServerFacts m_lastFacts;
    QElapsedTimer m_lastUse;
    QElapsedTimer m_lastLook;  // whether this server is the writable primary
    QDeadlineTimer m_deadline; // of the operation, its follow-up jobs included
    bool m_inDoubt = false;    // in this operation a COMMIT was sent whose answer nobody has seen
};

} // namespace holdfast
