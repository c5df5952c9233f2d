// SPDX-License-Identifier: GPL-3.0-or-later
// pending list | pending resolve [--do-it OPERATION]
#include "app/cli/verb.h"

#include "app/environment/journal_scope.h"
#include "sql/connection/session.h"
#include "sql/flows/change_price.h"
#include "sql/flows/count_stock.h"
#include "sql/flows/issue_quote.h"
#include "sql/flows/receive_stock.h"
#include "sql/journal/journal_file.h"
#include "sql/journal/quote_entry.h"
#include "sql/journal/resolve.h"

#include <QCommandLineParser>
#include <QJsonArray>
#include <QSysInfo>

#include <algorithm>
#include <array>

namespace holdfast::cli {

namespace {

using State = JournalEntry::State;

// Spelt as scripts know it.
QString stateOf(const PendingOperation &pending)
{
    const JournalEntry &entry = pending.entry;
    if (pending.running)
        return QStringLiteral("Running");
    if (entry.state == State::Prepared)
        return QStringLiteral("Prepared");
    return entry.answer.isEmpty() ? QStringLiteral("Unconfirmed") : QString::fromLatin1(entry.answer);
}

bool isUnknown(const PendingOperation &pending) // what another program is carrying out just now, too
{
    return isInDoubt(pending.entry.state) && pending.entry.answer.isEmpty();
}

bool isNotDone(const PendingOperation &pending)
{
    return pending.entry.state == State::Unconfirmed && pending.entry.answer == NotDone::token;
}

bool isDone(const JournalEntry &entry)
{
    constexpr std::array kDone{Cancelled::token, AlreadyCancelled::token, Issued::token,  Accepted::token,
                               Placed::token,    Received::token,         Counted::token, PriceSet::token};
    return std::ranges::any_of(kDone, [&](const char *token) { return decided(entry) == token; });
}

template <class Id>
QJsonValue numberOr(const std::optional<Id> &id)
{
    return id ? QJsonValue(number(*id)) : QJsonValue();
}

QJsonObject entryJson(const JournalEntry &entry)
{
    const Instant asked = entry.sentAt.value_or(entry.preparedAt);
    return {{QStringLiteral("operation"), entry.operation.text()},
            {QStringLiteral("kind"), QString::fromLatin1(entry.kind)},
            {QStringLiteral("customer"), numberOr(entry.customer)},
            {QStringLiteral("order"), numberOr(orderOf(entry))},
            {QStringLiteral("quote"), numberOr(quoteOf(entry))},
            {QStringLiteral("sku_id"), entry.request.value(QStringLiteral("sku_id"))},
            {QStringLiteral("asked_at"), QString::fromLatin1(asked.json())},
            {QStringLiteral("detail"), entry.detail}};
}

Answer listed(const char *token, Exit exit, const std::vector<PendingOperation> &pending, qint64 elsewhere,
              const QString &sentence)
{
    QJsonArray array;
    QList<QStringList> rows;
    for (const PendingOperation &operation : pending) {
        QJsonObject object = entryJson(operation.entry);
        object.insert(QStringLiteral("state"), stateOf(operation));
        array << object;
        const JournalEntry &entry = operation.entry;
        rows << QStringList{entry.operation.text(),
                            QString::fromLatin1(entry.kind),
                            object.value(QStringLiteral("order")).toVariant().toString(),
                            object.value(QStringLiteral("quote")).toVariant().toString(),
                            shortInstant(entry.sentAt.value_or(entry.preparedAt)),
                            stateOf(operation)};
    }
    const QStringList titles{QStringLiteral("Operation"), QStringLiteral("Kind"),     QStringLiteral("Order"),
                             QStringLiteral("Quote"),     QStringLiteral("Asked at"), QStringLiteral("State")};
    return {token,
            exit,
            {{QStringLiteral("pending"), array}, {QStringLiteral("elsewhere"), elsewhere}},
            sentence,
            rows.isEmpty() ? QString() : table(titles, rows)};
}

QString others(qint64 elsewhere)
{
    return elsewhere > 0
               ? QStringLiteral(" %1 of other stores or accounts; they are asked about there only.").arg(elsewhere)
               : QString();
}

Answer list(OpenStore &open)
{
    const JournalScope scope = journalScope(*open.session, open.store);
    JournalFile file(JournalFile::standardPath(), QUuid::createUuid());
    const std::vector<PendingOperation> pending = pendingOperations(file, scope);
    const qint64 elsewhere = file.elsewhere(scope);
    return listed("Pending", Exit::Done, pending, elsewhere,
                  QStringLiteral("%1 without a known answer here.").arg(std::ranges::count_if(pending, isUnknown)) +
                      others(elsewhere));
}

// What a probe has found is on standard output, so it has been told.
void markSeen(JournalFile &file, const std::vector<PendingOperation> &pending)
{
    for (const PendingOperation &operation : pending) {
        if (operation.entry.state == State::Answered)
            file.seen(operation.entry.operation);
    }
}

Answer resolve(OpenStore &open)
{
    const JournalScope scope = journalScope(*open.session, open.store);
    JournalFile file(JournalFile::standardPath(), QUuid::createUuid());
    const Resolved resolved = resolvePending(file, *open.session, scope, QSysInfo::machineHostName());
    const auto unknown = std::ranges::count_if(resolved.pending, isUnknown);
    const auto notDone = std::ranges::count_if(resolved.pending, isNotDone);
    const qint64 elsewhere = file.elsewhere(scope);
    if (resolved.elsewhere)
        return listed("Busy", Exit::NoAnswer, resolved.pending, elsewhere,
                      QStringLiteral("Another program on this computer is finding out just now. Nothing was done by "
                                     "this one; ask again."));
    markSeen(file, resolved.pending);
    if (unknown > 0)
        return listed("Unconfirmed", Exit::NoAnswer, resolved.pending, elsewhere,
                      QStringLiteral("%1 still without an answer: the store did not say, or another program is "
                                     "carrying it out just now. Ask again.")
                          .arg(unknown));
    if (notDone > 0)
        return listed("NotDone", Exit::Refused, resolved.pending, elsewhere,
                      QStringLiteral("%1 not carried out; `pending resolve --do-it OPERATION` does it now.%2")
                          .arg(notDone)
                          .arg(kNothingChanged));
    return listed("Resolved", Exit::Done, resolved.pending, elsewhere,
                  QStringLiteral("Every operation has its answer.") + others(elsewhere));
}

Answer doIt(OpenStore &open, const OperationId &operation)
{
    const JournalScope scope = journalScope(*open.session, open.store);
    const QUuid program = QUuid::createUuid();
    const JournalFile::Alive alive(JournalFile::standardPath(), program);
    JournalFile file(JournalFile::standardPath(), program);
    const Resolved resolved = resolvePending(file, *open.session, scope, QSysInfo::machineHostName());
    const auto found = std::ranges::find_if(
        resolved.pending, [&](const PendingOperation &pending) { return pending.entry.operation == operation; });
    if (resolved.elsewhere || (found != resolved.pending.end() && isUnknown(*found)))
        return {"Busy",
                Exit::NoAnswer,
                {{QStringLiteral("operation"), operation.text()}},
                QStringLiteral("It is not known yet whether it was carried out. Nothing was done now; ask again."),
                {}};
    if (found == resolved.pending.end())
        return {NotFound::token,
                Exit::Refused,
                {{QStringLiteral("operation"), operation.text()}},
                QStringLiteral("No operation of this store and account is open under that number.") + kNothingChanged,
                {}};
    const bool carriedOut = isNotDone(*found);
    const JournalEntry entry = carriedOut ? carryOutPending(file, *open.session, scope, operation) : found->entry;
    file.seen(operation);
    const bool done = isDone(entry);
    const QByteArray token = decided(entry);
    return {
        entry.answer,
        done ? Exit::Done : Exit::Refused,
        entryJson(entry),
        carriedOut
            ? QStringLiteral("Carried out now: %1.").arg(QString::fromLatin1(token))
            : QStringLiteral("It had its answer already: %1. Nothing was done now.").arg(QString::fromLatin1(token)),
        {}};
}

} // namespace

Parsed pendingVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption doItNow(QStringLiteral("do-it"), QString(), QStringLiteral("OPERATION"));
    parser.addOption(doItNow);
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();
    if (positional == QStringList{QStringLiteral("list")} && !parser.isSet(doItNow))
        return [](OpenStore &open) { return list(open); };
    if (positional == QStringList{QStringLiteral("resolve")}) {
        if (!parser.isSet(doItNow))
            return [](OpenStore &open) { return resolve(open); };
        const auto operation = operationId("--do-it", parser.value(doItNow));
        if (const auto *problem = std::get_if<Answer>(&operation))
            return *problem;
        return [id = std::get<OperationId>(operation)](OpenStore &open) { return doIt(open, id); };
    }
    return usage(QStringLiteral("usage: pending list | pending resolve [--do-it OPERATION]"));
}

} // namespace holdfast::cli
