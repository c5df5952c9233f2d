// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/repair_answer_text.h"

#include "ui/shared/format.h"
#include "ui/shared/unanswered_text.h"

#include <QCoreApplication>

namespace holdfast {

namespace {

struct RepairWords
{
    Q_DECLARE_TR_FUNCTIONS(RepairWords)
};

using Tone = AnswerText::Tone;

AnswerText caution(const QString &sentence, const QString &detail = {})
{
    return {Tone::Caution, sentence, detail, {}, {}};
}

AnswerText noCase()
{
    return caution(RepairWords::tr("There is no such case. Nothing was changed."));
}

struct TellAsked
{
    AnswerText operator()(const RepairAsked &asked) const
    {
        if (asked.isMade)
            return {Tone::Good, RepairWords::tr("This repair was asked for and carried out."), {}, {}, {}};
        return {Tone::Good,
                RepairWords::tr("Asked for. Nothing is repaired yet."),
                RepairWords::tr("It stays with the case: it can be carried out now or later, here or at another desk."),
                {},
                {}};
    }
    AnswerText operator()(const NotRepairable &) const
    {
        return caution(
            RepairWords::tr("It cannot be repaired any more: the records have changed. Nothing was changed here."));
    }
    AnswerText operator()(const PremiseChanged &) const
    {
        return caution(RepairWords::tr("The rows are not what they were when you looked. Nothing was changed here."),
                       RepairWords::tr("Look at them again before you ask for anything."));
    }
    AnswerText operator()(const NotFound &) const { return noCase(); }
    AnswerText operator()(const InvalidInput &input) const
    {
        if (input.problem == InvalidInput::Problem::Missing)
            return caution(RepairWords::tr("A reason is missing. Nothing was changed."));
        if (input.problem == InvalidInput::Problem::TooLong)
            return caution(
                RepairWords::tr("The reason is longer than %1 characters. Nothing was changed.").arg(input.limit));
        return caution(RepairWords::tr("The reason cannot be stored as it is. Nothing was changed."));
    }
};

struct TellRepaired
{
    const QString &account;

    AnswerText operator()(const Repaired &repaired) const
    {
        const QString counters = RepairWords::tr("%1 available, %2 reserved")
                                     .arg(format::count(repaired.available), format::count(repaired.reserved));
        if (repaired.seenAgain)
            return {Tone::Good,
                    RepairWords::tr("It had been repaired: %1 then.").arg(counters),
                    RepairWords::tr("By this same request, at %1 by %2. Nothing was changed now.")
                        .arg(format::dayAndTime(repaired.at), repaired.by),
                    {},
                    {}};
        return {Tone::Good,
                RepairWords::tr("Repaired: %1.").arg(counters),
                RepairWords::tr("By %1, asked for by %2.").arg(repaired.by, repaired.askedBy),
                {},
                {}};
    }
    AnswerText operator()(const PremiseChanged &changed) const
    {
        return caution(RepairWords::tr("The rows are not what they were when the repair was asked for. Nothing was "
                                       "changed."),
                       changed.now ? RepairWords::tr("Look at them again; the repair has to be asked for again, too.")
                                   : RepairWords::tr("No repair is left. Look at what there is to find out now."));
    }
    AnswerText operator()(const AskedByYourself &) const
    {
        return caution(RepairWords::tr("%1 asked for this repair: another supervisor has to sign in. Nothing was "
                                       "changed.")
                           .arg(account));
    }
    AnswerText operator()(const NotFound &) const
    {
        return caution(RepairWords::tr("This request is not there any more. Nothing was changed."));
    }
};

// As everywhere, but there is no customer here, and what is not known stays so.
AnswerText unanswered(const DbError &error, const QString &unknown, const QString &again, bool unknownBefore)
{
    AnswerText text = unansweredText(error, unknown);
    text.customer.clear();
    text.action.clear(); // the button for it is there
    if (error.kind == DbError::Kind::CommitUnknown)
        text.detail = again;
    else if (unknownBefore)
        text = {Tone::Wrong,
                unknown,
                RepairWords::tr("This attempt had no answer, either. %1").arg(again),
                {},
                text.technical};
    return text;
}

AnswerText notSignedIn(const DbError &error, const QString &account, bool unknown)
{
    const QString technical = unansweredText(error, {}).technical;
    AnswerText text;
    if (!isNoSupervisor(error))
        text = caution(unknown ? RepairWords::tr("Account or password are wrong. Whether the repair was made before "
                                                 "is not known still.")
                               : RepairWords::tr("Account or password are wrong. Nothing was changed."),
                       RepairWords::tr("They are the same here as at any other desk."));
    else
        text = caution(unknown ? RepairWords::tr("%1 is no supervisor here. Whether the repair was made before is not "
                                                 "known still.")
                                     .arg(account)
                               : RepairWords::tr("%1 is no supervisor here. Nothing was changed.").arg(account),
                       RepairWords::tr("Supervisors and owners may: ask one of them to sign in."));
    text.technical = technical;
    return text;
}

void addName(AnswerText &text, const RepairAttempt &attempt)
{
    const QString name = QStringLiteral("operation ") + attempt.operation.text();
    text.technical = text.technical.isEmpty() ? name : text.technical + u'\n' + name;
}

} // namespace

bool isNoSupervisor(const DbError &error)
{
    return error.kind == DbError::Kind::NotPermitted && !error.isWrongPassword();
}

FindOutText findOutText(FindOut why)
{
    switch (why) {
    case FindOut::NothingIsWrong:
        return {RepairWords::tr("Counters, movements and reservations agree."),
                RepairWords::tr("There is nothing to repair. If the case is understood, it can be resolved.")};
    case FindOut::OrderAgainstReservation:
        return {
            RepairWords::tr("An order and its reservation say different things."),
            RepairWords::tr("Find out which of the two is true: compare the order's history with its movements, and "
                            "ask whoever handled it. A repair would have to guess.")};
    case FindOut::MovementAgainstReservation:
        return {RepairWords::tr("An order's units were taken or given back more or less often than its reservation "
                                "says."),
                RepairWords::tr("Find out which order that is, and where its units are now. Then count the shelf.")};
    case FindOut::WhoMovedStock:
        return {RepairWords::tr("The counters were changed by a movement that names nobody."),
                RepairWords::tr("Find out who did it, and what for. Then count the shelf.")};
    case FindOut::LostMovements:
        return {RepairWords::tr("Movements of this SKU are missing."),
                RepairWords::tr("Find out what was moved then, or count the shelf.")};
    case FindOut::MovementsAgainstHeld:
        return {RepairWords::tr("The movements add up to another number than orders hold."),
                RepairWords::tr("Compare each order that holds this SKU with its own movements.")};
    case FindOut::CountOnShelf:
        return {RepairWords::tr("The records do not say how many units there are."),
                RepairWords::tr("Only the shelf can tell: count it, and record the count.")};
    case FindOut::AnotherRecord:
        return {RepairWords::tr("This case is not about a SKU's counters."),
                RepairWords::tr("Compare its records on the page of the case. What is wrong there is put right by the "
                                "people who know what happened.")};
    }
    return {};
}

AnswerText repairUnreadText(const DbError &error)
{
    const AnswerText why = unansweredText(error, {});
    return {Tone::Caution, RepairWords::tr("The evidence could not be read."), why.sentence, {}, why.technical};
}

AnswerText repairAnswerText(const Reply<AskRepairOutcome> &reply, const RepairAttempt &attempt)
{
    AnswerText text;
    if (const DbError *error = reply.error()) {
        text = unanswered(*error,
                          RepairWords::tr("The database did not answer the commit. It is not known whether the repair "
                                          "was asked for."),
                          RepairWords::tr("Ask again: it is asked for once, however often."), attempt.unknown);
        if (error->kind == DbError::Kind::NotPermitted && !attempt.unknown)
            text.detail = RepairWords::tr("Supervisors and owners may: ask one of them.");
    } else
        text = std::visit(TellAsked{}, *reply.value());
    addRun(text, reply.run, reply.value(), QStringLiteral("operation ") + attempt.operation.text(), attempt.answeredAt,
           {});
    return text;
}

AnswerText repairAnswerText(const Reply<RepairMade> &reply, const QString &account, const RepairAttempt &attempt)
{
    if (const DbError *error = reply.error()) {
        AnswerText text =
            error->kind == DbError::Kind::NotPermitted
                ? notSignedIn(*error, account, attempt.unknown)
                : unanswered(*error,
                             RepairWords::tr("The database did not answer the commit. It is not known whether the "
                                             "repair was made."),
                             RepairWords::tr("Sign in again: it is the same repair, and it is made once, however "
                                             "often it is sent."),
                             attempt.unknown);
        addName(text, attempt);
        return text;
    }
    AnswerText text = std::visit(TellRepaired{account}, reply.value()->outcome);
    addRun(text, reply.value()->run, true, QStringLiteral("operation ") + attempt.operation.text(), attempt.answeredAt,
           {{"stock/stock_lock", RepairWords::tr("Waited for the SKU")}});
    return text;
}

QString checkedText(const std::optional<QByteArrayList> &broken)
{
    if (!broken)
        return RepairWords::tr(
            "The check after it could not be made. The repair stands; the next check tells the rest.");
    if (broken->isEmpty())
        return RepairWords::tr("Everything holds of this SKU now: counters, movements and reservations agree.");
    return RepairWords::tr("%n thing(s) of this SKU do not hold still:", nullptr, int(broken->size()));
}

} // namespace holdfast
