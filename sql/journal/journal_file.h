// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/flow_observer.h"
#include "sql/journal/journal_entry.h"

#include <QLockFile>

#include <memory>
#include <vector>

namespace holdfast {

// The journal on disk: an SQLite file of mode 0600 in WAL mode, shared by all programs of one person on this computer.
// What must be known before something is sent is on the disk when record() returns (synchronous=FULL); how it ended
// survives the program's end, but not a power cut: then it is asked again. Lives in the thread that made it.
// Everything throws DbError of kind Journal; nothing was sent then.
class JournalFile
{
public:
    // program: names the running program in what it writes; it is held to be alive as long as its Alive is.
    JournalFile(const QString &path, const QUuid &program);
    ~JournalFile();
    JournalFile(const JournalFile &) = delete;
    JournalFile &operator=(const JournalFile &) = delete;

    static QString standardPath();

    void setObserver(FlowObserver *observer) { m_observer = observer; } // told as flow "Journal"

    // What is known of an earlier attempt whose end is in doubt: NotDone, or nothing.
    using Doubt = std::optional<QByteArray>;

    // Prepared or Sent, durable. The same operation may be recorded again, with the same request only; a doubt that it
    // was in comes back.
    Doubt record(const JournalEntry &entry);
    // seen: somebody has been told as well. attempt: only if it has not been asked again since that one; false: it has.
    bool settle(const OperationId &operation, JournalEntry::State state, const QByteArray &answer,
                const QJsonObject &detail, bool seen, bool probed, const std::optional<qint64> &attempt = {});
    void seen(const OperationId &operation);

    std::vector<JournalEntry> open(const JournalScope &scope); // oldest first
    std::optional<JournalEntry> find(const OperationId &operation);
    qint64 elsewhere(const JournalScope &scope); // open ones of other stores or accounts

    // Whether the program that wrote the entry last, this one included, is still running.
    bool isAlive(const QUuid &program) const;
    const QString &path() const { return m_path; }

    // As long as it lives, entries of this program are running, not left behind.
    class Alive
    {
    public:
        Alive(const QString &journal, const QUuid &program);
        ~Alive();

    private:
        QLockFile m_lock;
    };

private:
    using Values = std::vector<std::pair<const char *, QVariant>>;

    void make();
    void useWriteAheadLog();
    struct Rows;
    int run(const char *statement, const Values &values, Rows *rows = nullptr);
    void pragma(const char *text);
    [[noreturn]] void fail(const QByteArray &statement, const QString &text) const;
    JournalEntry entryOf(const std::vector<QVariant> &row) const;

    QString m_path;
    QUuid m_program;
    QString m_name; // of the connection
    FlowObserver *m_observer = nullptr;
};

} // namespace holdfast
