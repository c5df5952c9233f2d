// SPDX-License-Identifier: GPL-3.0-or-later
// A program of a workstation, to be ended by SIGKILL: by a test, or by itself at a chosen step.
//
//   crash_child alive JOURNAL PROGRAM                says "ready" and stays
//   crash_child write JOURNAL COUNT                  records COUNT operations and prints them
//   crash_child find JOURNAL OPERATION               says "there" or "not there"
//   crash_child cancel JOURNAL STEP OPERATION ORDER CUSTOMER
//       cancels as the window does and prints the answer; STEP counts every moment before and after a statement of the
//       journal or of the flow, from 1; the store is the one that CRASH_SOCKET, _SCHEMA, _ACCOUNT and _PASSWORD name
//   crash_child accept JOURNAL STEP KEY QUOTE CUSTOMER
//       accepts a quote as the command line does; likewise
#include "app/environment/journal_scope.h"
#include "app/window/store_lanes.h"
#include "sql/connection/session.h"
#include "sql/journal/accept_quote_entry.h"
#include "sql/journal/cancel_entry.h"

#include <QCoreApplication>
#include <QFile>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <unistd.h>

using namespace holdfast;

namespace {

class EndsItself : public FlowObserver
{
public:
    explicit EndsItself(int at) : m_left(at) {}
    void step(const FlowStep &) override
    {
        if (--m_left == 0) {
            ::kill(::getpid(), SIGKILL);
            ::pause();
        }
    }

private:
    std::atomic<int> m_left;
};

void say(const QByteArray &line)
{
    std::fwrite((line + '\n').constData(), 1, std::size_t(line.size() + 1), stdout);
    std::fflush(stdout);
}

ConnectionSettings settings()
{
    ConnectionSettings settings;
    settings.socket = qEnvironmentVariable("CRASH_SOCKET");
    settings.schema = qEnvironmentVariable("CRASH_SCHEMA");
    settings.account = qEnvironmentVariable("CRASH_ACCOUNT");
    settings.password = qEnvironmentVariable("CRASH_PASSWORD");
    return settings;
}

int stayAlive(const QStringList &words)
{
    const JournalFile::Alive alive(words.at(2), QUuid(words.at(3)));
    say("ready");
    for (;;)
        ::pause();
}

int write(const QStringList &words)
{
    JournalFile file(words.at(2), QUuid::createUuid());
    const JournalScope scope{QUuid::createUuidV5(QUuid(), QByteArrayLiteral("written")), Environment::Live,
                             QStringLiteral("desk")};
    for (int i = 0; i < words.at(3).toInt(); ++i) {
        const CancelOrder request{OperationId::make(), OrderId{i + 1}, CustomerId{1}, QStringLiteral("from outside")};
        file.record(journalEntry(scope, request));
        if (i % 2)
            file.settle(request.operation, JournalEntry::State::Unconfirmed, {}, {}, false, false);
        say(request.operation.text().toLatin1());
    }
    return 0;
}

int cancel(const QStringList &words)
{
    EndsItself observer(words.at(3).toInt());
    const JournalScope scope = [] {
        Session session(settings());
        return journalScope(session, *session.read("Store", readStore));
    }();
    Journal journal(words.at(2), &observer);
    StoreLanes lanes(settings(), journal, scope, &observer);
    const CancelOrder request{OperationId(QUuid(words.at(4))), OrderId{words.at(5).toLongLong()},
                              CustomerId{words.at(6).toLongLong()}, QStringLiteral("changed their mind")};
    const Reply<CancelOrderOutcome> reply = lanes.desk().cancelOrder(request).result();
    say(reply.value() ? Journal::tokenOf(*reply.value()) : QByteArray(DbError::name(reply.error()->kind)));
    return 0;
}

int accept(const QStringList &words)
{
    EndsItself observer(words.at(3).toInt());
    Session session(settings());
    const JournalScope scope = journalScope(session, *session.read("Store", readStore));
    const QUuid program = QUuid::createUuid();
    const JournalFile::Alive alive(words.at(2), program);
    JournalFile file(words.at(2), program);
    file.setObserver(&observer);
    session.setObserver(&observer);
    const AcceptQuote request{words.at(4).toUtf8(), CustomerId{words.at(6).toLongLong()},
                              QuoteId{words.at(5).toLongLong()}};
    const AcceptQuoteOutcome outcome = Journal::carryOut(
        file, session, journalEntry(scope, request),
        [&](Session &desk) {
            return desk.inTransaction("AcceptQuote", [&](Transaction &tx) { return acceptQuote(tx, request); });
        },
        [](const AcceptQuoteOutcome &told) { return journalDetail(told); });
    say(Journal::tokenOf(outcome));
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    try {
        if (words.size() == 4 && words.at(1) == u"alive")
            return stayAlive(words);
        if (words.size() == 4 && words.at(1) == u"write")
            return write(words);
        if (words.size() == 4 && words.at(1) == u"find") {
            JournalFile file(words.at(2), QUuid::createUuid());
            say(file.find(OperationId(QUuid(words.at(3)))) ? "there" : "not there");
            return 0;
        }
        if (words.size() == 7 && words.at(1) == u"cancel")
            return cancel(words);
        if (words.size() == 7 && words.at(1) == u"accept")
            return accept(words);
    } catch (const DbError &error) {
        std::fprintf(stderr, "DbError %s %d in %s: %s\n", DbError::name(error.kind), error.native,
                     error.statement.constData(), qPrintable(error.text));
    }
    return 2;
}
