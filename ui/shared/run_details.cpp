// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/run_details.h"

#include "ui/shared/format.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace holdfast {

namespace {

struct RunWords
{
    Q_DECLARE_TR_FUNCTIONS(RunWords)
};

QString why(DbError::Kind kind)
{
    using Kind = DbError::Kind;
    switch (kind) {
    case Kind::Deadlock:
        return RunWords::tr("a deadlock with another desk");
    case Kind::LockWait:
        return RunWords::tr("another desk kept its lock too long");
    case Kind::SnapshotConflict:
        return RunWords::tr("another desk changed the row meanwhile");
    case Kind::ConnectionLost:
        return RunWords::tr("the connection was lost");
    case Kind::CommitUnknown:
        return RunWords::tr("the commit was not answered");
    case Kind::Unreachable:
        return RunWords::tr("the database was not reached");
    case Kind::ReadOnly:
        return RunWords::tr("the database was read-only");
    case Kind::Interrupted:
        return RunWords::tr("the server stopped the statement");
    case Kind::Closed:
        return RunWords::tr("the window was closed");
    case Kind::Journal:
        return RunWords::tr("the journal could not be written");
    case Kind::Insecure:
        return RunWords::tr("the line to the database is not secure");
    case Kind::NotPermitted:
        return RunWords::tr("the account may not do this");
    case Kind::DuplicateKey:
    case Kind::Constraint:
    case Kind::Refused:
    case Kind::WrongServer:
    case Kind::WrongSchema:
    case Kind::WrongStore:
    case Kind::WrongEnvironment:
    case Kind::SchemaTooNew:
    case Kind::SchemaTooOld:
    case Kind::Program:
    case Kind::Other:
        break;
    }
    return RunWords::tr("the database refused");
}

QString milliseconds(qint64 micros)
{
    return RunWords::tr("%1 ms").arg(QLocale().toString(double(micros) / 1000, 'f', 1));
}

} // namespace

std::vector<AnswerText::Fact> runDetails(const RunReport &run, bool answered,
                                         const std::vector<std::pair<QByteArray, QString>> &waits)
{
    std::vector<AnswerText::Fact> facts{{RunWords::tr("Attempts"), format::count(std::max(run.attempts, 1))}};
    const auto &setbacks = run.setbacks;
    for (std::size_t i = 0, next = 0; i < setbacks.size(); i = next) {
        const RunReport::Setback &setback = setbacks.at(i);
        for (next = i; next < setbacks.size() && setbacks.at(next).kind == setback.kind &&
                       setbacks.at(next).native == setback.native;)
            ++next; // a server that is away is not reached a dozen times
        QString cause = why(setback.kind);
        if (setback.native)
            cause = RunWords::tr("%1 (code %2)").arg(cause).arg(setback.native);
        if (next - i > 1)
            cause = RunWords::tr("%1 × %2").arg(format::count(qint64(next - i)), cause);
        const bool last = !answered && next == setbacks.size();
        facts.push_back({last ? RunWords::tr("Given up after") : RunWords::tr("Tried again after"), cause});
    }
    for (const auto &[statement, what] : waits)
        facts.push_back({what, milliseconds(run.microsIn(statement))});
    facts.push_back({RunWords::tr("All together"), milliseconds(run.micros)});
    return facts;
}

} // namespace holdfast
