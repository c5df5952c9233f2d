// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/answer.h"
#include "app/environment/journal_scope.h"
#include "app/environment/open_store.h"
#include "sql/connection/session.h"
#include "sql/journal/journal.h"

namespace holdfast::cli {

// The words after the verb that name the same operation again; a key is named anyway.
template <class Request>
QString again(const Request &request)
{
    if constexpr (requires { request.operation; })
        return QStringLiteral("the same command with --operation %1").arg(request.operation.text());
    else
        return QStringLiteral("the same command with the same key");
}

// A flow through this computer's journal, as everything goes that a person asks for. tell(outcome) gives the words;
// inDoubt says what cannot be known where COMMIT got no answer. Throws nothing of the database.
template <class Request, class Flow, class Tell>
Answer carryOut(OpenStore &open, const char *name, const Request &request, Flow flow, Tell tell, const QString &inDoubt)
{
    const JournalEntry entry = journalEntry(journalScope(*open.session, open.store), request);
    Answer answer;
    try {
        const QUuid program = QUuid::createUuid();
        const JournalFile::Alive alive(JournalFile::standardPath(), program);
        JournalFile journal(JournalFile::standardPath(), program);
        const auto outcome = Journal::carryOut(
            journal, *open.session, entry,
            [&](Session &session) {
                return session.inTransaction(name, [&](Transaction &tx) { return flow(tx, request); });
            },
            [](const auto &told) { return journalDetail(told); });
        const int attempts = open.session->lastRun().attempts;
        answer = tell(outcome);
        answer.fields.insert(QStringLiteral("attempts"), attempts);
    } catch (const DbError &error) {
        answer = noAnswer(error, inDoubt + QStringLiteral("; `pending resolve` or %1 finds out").arg(again(request)));
    }
    answer.fields.insert(QStringLiteral("operation"), entry.operation.text());
    return answer;
}

} // namespace holdfast::cli
