// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/unanswered_text.h"

#include "ui/shared/format.h"
#include "ui/shared/refusal_text.h"
#include "ui/shared/run_details.h"

#include <QCoreApplication>

#include <algorithm>

namespace holdfast {

namespace {

struct UnansweredWords
{
    Q_DECLARE_TR_FUNCTIONS(UnansweredWords)
};

using Tone = AnswerText::Tone;

// What was refused, where the error says it.
QString refused(const DbError &error, const QString &otherwise)
{
    const QString what = refusalText(error);
    return what.isEmpty() ? otherwise : UnansweredWords::tr("%1 Nothing was changed.").arg(what);
}

} // namespace

AnswerText unansweredText(const DbError &error, const QString &unknown)
{
    using Kind = DbError::Kind;
    const QString technical = QStringLiteral("%1 %2 %3 %4")
                                  .arg(QLatin1String(DbError::name(error.kind)))
                                  .arg(error.native)
                                  .arg(QString::fromLatin1(error.statement), error.text);
    const QString again = UnansweredWords::tr("&Try again");
    const QString whenBack =
        UnansweredWords::tr("Tell the customer that it is not done yet: try again when the database is back.");
    switch (error.kind) {
    case Kind::CommitUnknown:
        return {Tone::Wrong,
                unknown,
                {},
                UnansweredWords::tr("Ask a&gain"),
                technical,
                UnansweredWords::tr("Tell the customer nothing yet: Holdfast is finding out. It is kept in the list of "
                                    "unconfirmed operations.")};
    case Kind::LockWait:
    case Kind::Deadlock:
    case Kind::SnapshotConflict:
    case Kind::Interrupted:
        return {Tone::Caution,
                UnansweredWords::tr("Another desk is working on the same records. Nothing was changed."),
                {},
                again,
                technical,
                UnansweredWords::tr("Tell the customer nothing yet: try again in a moment.")};
    case Kind::ConnectionLost:
    case Kind::Unreachable:
        return {Tone::Caution,
                UnansweredWords::tr("The database cannot be reached. Nothing was changed."),
                {},
                again,
                technical,
                whenBack};
    case Kind::ReadOnly:
        return {Tone::Caution,
                UnansweredWords::tr("The database is read-only at the moment. Nothing was changed."),
                {},
                again,
                technical,
                whenBack};
    case Kind::Insecure:
        return {Tone::Wrong,
                UnansweredWords::tr(
                    "The connection to the database is not secure, so it was not used. Nothing was changed."),
                {},
                again,
                technical,
                UnansweredWords::tr("Tell the customer that it is not done yet: show a supervisor the details.")};
    case Kind::WrongStore:
        return {Tone::Wrong,
                UnansweredWords::tr("Another store answers than the one that was opened. Nothing was changed."),
                {},
                {},
                technical,
                UnansweredWords::tr("Tell the customer that it is not done yet: show a supervisor the details.")};
    case Kind::WrongEnvironment:
        return {Tone::Wrong,
                UnansweredWords::tr("A live store answers where a training store was meant, or the reverse. Nothing "
                                    "was changed."),
                {},
                {},
                technical,
                UnansweredWords::tr("Tell the customer that it is not done yet: show a supervisor the details.")};
    case Kind::NotPermitted:
        return {Tone::Caution,
                refused(error, UnansweredWords::tr("Your account may not do this. Nothing was changed.")),
                {},
                {},
                technical,
                UnansweredWords::tr("Tell the customer that it is not done yet: ask somebody who may.")};
    case Kind::Journal:
        return {Tone::Wrong,
                UnansweredWords::tr(
                    "The journal on this computer cannot be written, so nothing was sent. Nothing was changed."),
                {},
                again,
                technical,
                UnansweredWords::tr("Tell the customer that it is not done yet: show a supervisor the details.")};
    case Kind::Closed:
        return {Tone::Caution,
                UnansweredWords::tr("Holdfast is closing; this was not sent. Nothing was changed."),
                {},
                {},
                technical,
                UnansweredWords::tr("Tell the customer that it is not done yet.")};
    case Kind::DuplicateKey:
    case Kind::Constraint:
    case Kind::Refused:
    case Kind::WrongServer:
    case Kind::WrongSchema:
    case Kind::SchemaTooNew:
    case Kind::SchemaTooOld:
    case Kind::Program:
    case Kind::Other:
        break;
    }
    return {
        Tone::Wrong, refused(error, UnansweredWords::tr("The database refused. Nothing was changed.")),
        {},          {},
        technical,   UnansweredWords::tr("Tell the customer that it is not done yet: show a supervisor the details.")};
}

void addRun(AnswerText &text, const RunReport &run, bool answered, const QString &name, QTime answeredAt,
            const std::vector<std::pair<QByteArray, QString>> &waits)
{
    qint64 waited = 0;
    for (const auto &[statement, words] : waits)
        waited += run.microsIn(statement);
    const QString cost =
        UnansweredWords::tr("%1 · %n attempt(s) · locks took %2 ms", nullptr, std::max(run.attempts, 1))
            .arg(answeredAt.toString(u"HH:mm:ss"), format::count(waited / 1000));
    text.detail = text.detail.isEmpty() ? cost : text.detail + u'\n' + cost;
    text.facts = runDetails(run, answered, waits);
    QStringList technical;
    if (!text.technical.isEmpty())
        technical << text.technical;
    technical << name;
    for (const RunReport::Step &step : run.steps)
        technical << QStringLiteral("%1. %2  %3 µs")
                         .arg(step.attempt)
                         .arg(QString::fromLatin1(step.statement))
                         .arg(step.micros);
    text.technical = technical.join(u'\n');
}

} // namespace holdfast
