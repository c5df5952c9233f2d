// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/connection/reply.h"
#include "sql/connection/work_thread.h"

#include <QByteArray>
#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>

#include <atomic>
#include <functional>
#include <memory>
#include <type_traits>

namespace holdfast {

class Session;
class Trace;

// A thread that owns one connection for life. Jobs are whole operations, run in the order posted; each gets the lane's
// Session and answers with a Reply, never with an exception. post() may be called from any thread and never waits:
//
//     whenAnswered(lane.post([request](Session &session) { return session.inTransaction("CancelOrder", …); }), this,
//                  [this](const Reply<CancelOrderOutcome> &reply) { … });
//
// The connection is made at the first job, in the lane's thread, and made again when it was lost.
class Lane
{
public:
    Lane(const QByteArray &name, const ConnectionSettings &settings, Trace *trace = nullptr);
    ~Lane(); // close(), then waits for the job that is running

    template <class Job>
    auto post(Job job) -> QFuture<Reply<std::invoke_result_t<Job &, Session &>>>
    {
        using Result = std::invoke_result_t<Job &, Session &>;
        auto promise = std::make_shared<QPromise<Reply<Result>>>();
        promise->start();
        QFuture<Reply<Result>> future = promise->future();
        enqueue(
            [promise, job](Session &session) mutable {
                std::variant<Result, DbError> result = job(session);
                promise->addResult(Reply<Result>{std::move(result), reportOf(session)});
                promise->finish();
            },
            [promise](const DbError &error, const RunReport &report) {
                promise->addResult(Reply<Result>{error, report});
                promise->finish();
            });
        return future;
    }

    // Jobs that have not begun are answered with DbError::Closed; the one that is running begins no
    // further attempt, unless a COMMIT is in doubt.
    void close();

    // Answered when everything that was posted before is; connects to nothing.
    QFuture<void> idle();

private:
    using Work = std::function<void(Session &)>;
    using Failed = std::function<void(const DbError &, const RunReport &)>;

    void enqueue(Work work, Failed failed);
    void carryOut(const Work &work, const Failed &failed);
    static RunReport reportOf(const Session &session);

    QByteArray m_name;
    ConnectionSettings m_settings;
    Trace *m_trace = nullptr;
    std::unique_ptr<Session> m_session; // touched in the lane's thread only
    std::atomic<bool> m_closed{false};
    WorkThread m_thread; // the last member: it begins when all others are there
};

// Calls use(answer), of a lane a Reply, in the thread of the context, which is the caller's, unless the context is gone
// by then. QFuture::then(context, …) cannot be used for that: Qt 6.4 asserts, in the lane's thread, that the context
// lives.
template <class T, class Use>
void whenAnswered(const QFuture<T> &future, QObject *context, Use use)
{
    auto *watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, use = std::move(use)]() mutable {
        watcher->deleteLater();
        if (watcher->future().resultCount() > 0) // none: the lane went before it could answer
            use(watcher->result());
    });
    watcher->setFuture(future);
}

} // namespace holdfast
