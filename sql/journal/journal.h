// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/lane.h"
#include "sql/connection/work_thread.h"
#include "sql/journal/journal_file.h"

#include <functional>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

namespace holdfast {

// The journal for a program that must not wait: its file in a thread of its own. Any thread may ask; it must outlive
// the lanes that carry out what it records.
class Journal
{
public:
    explicit Journal(const QString &path, FlowObserver *observer = nullptr);
    ~Journal(); // waits until everything given to it is written

    // job(JournalFile &), in the journal's thread.
    template <class Job>
    auto post(Job job) -> QFuture<Reply<std::invoke_result_t<Job &, JournalFile &>>>
    {
        using Result = std::invoke_result_t<Job &, JournalFile &>;
        auto promise = std::make_shared<QPromise<Reply<Result>>>();
        promise->start();
        m_thread.give([this, promise, job]() mutable {
            try {
                promise->addResult(Reply<Result>{job(file()), {}});
            } catch (const DbError &error) {
                promise->addResult(Reply<Result>{error, {}});
            }
            promise->finish();
        });
        return promise->future();
    }

    // Posts the job to the lane once "sent" is on disk, and records how it ended. Where the journal cannot be written
    // nothing is sent. detailOf(outcome) is what the journal keeps of the answer. It stays open until whoever shows it
    // says that it was seen: the program may end before.
    template <class Job, class DetailOf>
    auto carryOut(Lane &lane, const JournalEntry &entry, Job job, DetailOf detailOf)
        -> QFuture<Reply<std::invoke_result_t<Job &, Session &>>>
    {
        using Outcome = std::invoke_result_t<Job &, Session &>;
        auto promise = std::make_shared<QPromise<Reply<Outcome>>>();
        promise->start();
        m_thread.give([this, &lane, entry, job, detailOf, promise]() mutable {
            JournalFile::Doubt doubt;
            try {
                doubt = file().record(entry);
            } catch (const DbError &error) {
                promise->addResult(Reply<Outcome>{error, {}});
                promise->finish();
                return;
            }
            const auto answer = [this, promise, detailOf, operation = entry.operation,
                                 doubt](const Reply<Outcome> &reply) {
                if (const Outcome *outcome = reply.value()) {
                    write([=, token = tokenOf(*outcome), detail = detailOf(*outcome)](JournalFile &to) {
                        return answered(to, operation, token, detail, false);
                    });
                    promise->addResult(reply);
                } else {
                    const DbError error = told(*reply.error(), doubt);
                    write([=](JournalFile &to) { return ended(to, operation, doubt, error, false); });
                    promise->addResult(Reply<Outcome>{error, reply.run});
                }
                promise->finish();
            };
            lane.post(job).then(QtFuture::Launch::Sync, answer);
        });
        return promise->future();
    }

    // The same for a program that may wait, and tells the answer at once; throws DbError as the job does.
    template <class Job, class DetailOf>
    static auto carryOut(JournalFile &file, Session &session, const JournalEntry &entry, Job job, DetailOf detailOf)
    {
        const JournalFile::Doubt doubt = file.record(entry);
        std::optional<std::invoke_result_t<Job &, Session &>> outcome;
        try {
            outcome = job(session);
        } catch (const DbError &failure) {
            const DbError error = told(failure, doubt);
            ended(file, entry.operation, doubt, error, true);
            throw error;
        }
        answered(file, entry.operation, tokenOf(*outcome), detailOf(*outcome), true);
        return *outcome;
    }

    template <class... Answers>
    static QByteArray tokenOf(const std::variant<Answers...> &outcome)
    {
        return std::visit([](const auto &answer) { return QByteArray(answer.token); }, outcome);
    }

    const QUuid &program() const { return m_program; }
    const QString &path() const { return m_path; }

private:
    // An attempt without an answer tells of itself only: where it is not known how an earlier one ended, it is not
    // known of the operation.
    static DbError told(DbError error, const JournalFile::Doubt &doubt);
    // Where the end cannot be written the operation stays open and is asked about again: what it did stands either way.
    static bool answered(JournalFile &file, const OperationId &operation, const QByteArray &token,
                         const QJsonObject &detail, bool seen);
    static bool ended(JournalFile &file, const OperationId &operation, const JournalFile::Doubt &doubt,
                      const DbError &error, bool seen);
    using End = std::function<bool(JournalFile &)>; // whether it could be written
    void write(const End &end);                     // and again before whatever comes next, until it can be
    JournalFile &file();                            // in the journal's thread; opened at its first use

    const QString m_path;
    const QUuid m_program = QUuid::createUuid();
    FlowObserver *m_observer;
    const JournalFile::Alive m_alive;
    std::unique_ptr<JournalFile> m_file;
    std::vector<End> m_unwritten; // in the journal's thread
    WorkThread m_thread;          // the last member: it begins when all others are there
};

} // namespace holdfast
