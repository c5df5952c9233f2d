// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/journal/cancel_entry.h"
#include "sql/journal/journal_file.h"
#include "tests/support/test_server.h"

#include <QTemporaryDir>

namespace holdfast::test {

// Where the operations of a test belong: the store that a ScratchSchema founds, and an account.
inline JournalScope scopeOfTest(const QString &account = QStringLiteral("holdfast_owner"))
{
    return {ScratchSchema::twd().uuid, ScratchSchema::twd().environment, account};
}

// A journal in a folder of its own, and entries in it of a program that is not running.
class JournalPlace
{
public:
    QString path() const { return m_folder.filePath(QStringLiteral("desk/journal.sqlite")); }
    QString folder() const { return m_folder.filePath(QStringLiteral("desk")); }

    template <class Request>
    void leave(const Request &request, JournalEntry::State state = JournalEntry::State::Sent,
               const QByteArray &answer = {}, const JournalScope &scope = scopeOfTest()) const
    {
        JournalFile file(path(), QUuid::createUuid());
        JournalEntry entry = journalEntry(scope, request);
        if (state == JournalEntry::State::Prepared)
            entry.state = state;
        file.record(entry);
        if (entry.state != state)
            file.settle(entry.operation, state, answer, {}, false, !answer.isEmpty());
    }

private:
    QTemporaryDir m_folder;
};

} // namespace holdfast::test
