// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/handling_answer_text.h"

#include "ui/shared/format.h"
#include "ui/shared/unanswered_text.h"

#include <QCoreApplication>

namespace holdfast {

namespace {

struct HandlingWords
{
    Q_DECLARE_TR_FUNCTIONS(HandlingWords)
};

using Tone = AnswerText::Tone;
using What = HandleIncident::What;

AnswerText caution(const QString &sentence, const QString &detail = {})
{
    return {Tone::Caution, sentence, detail, {}, {}};
}

struct Tell
{
    const HandleIncident &request;

    AnswerText operator()(const IncidentHandled &handled) const
    {
        const QString when = format::time(handled.at);
        AnswerText text{Tone::Good, {}, {}, {}, {}};
        switch (request.what) {
        case What::Note:
            text.sentence = HandlingWords::tr("Noted at %1.").arg(when);
            break;
        case What::HandTo:
            text.sentence = HandlingWords::tr("Handed to %1 at %2.").arg(QString::fromUtf8(request.handTo), when);
            break;
        case What::Resolve:
            text.sentence = HandlingWords::tr("Resolved at %1. If it is seen again, the case is open again.").arg(when);
            break;
        }
        if (handled.seenAgain)
            text.detail = HandlingWords::tr("By this same request, at %1 by %2. Nothing was recorded now.")
                              .arg(format::dayAndTime(handled.at), handled.by);
        return text;
    }
    AnswerText operator()(const AlreadyResolved &) const
    {
        return caution(HandlingWords::tr("It had been resolved already. Nothing was recorded now."),
                       HandlingWords::tr("What was said then stands below. A note can be added."));
    }
    AnswerText operator()(const NoSuchAccount &) const
    {
        return caution(HandlingWords::tr("“%1” is no account of this store's staff. Nothing was recorded.")
                           .arg(QString::fromUtf8(request.handTo)),
                       HandlingWords::tr("Type the account that they sign in with."));
    }
    AnswerText operator()(const NotFound &) const
    {
        return caution(HandlingWords::tr("This case is not in the store. Nothing was recorded."));
    }
    AnswerText operator()(const InvalidInput &input) const
    {
        using Problem = InvalidInput::Problem;
        if (input.problem == Problem::Missing)
            return caution(request.what == What::Resolve
                               ? HandlingWords::tr("The reason is missing. Nothing was recorded.")
                               : HandlingWords::tr("The note has no words. Nothing was recorded."));
        if (input.problem == Problem::TooLong)
            return caution(HandlingWords::tr("That is longer than %1 characters. Nothing was recorded.")
                               .arg(format::count(input.limit)));
        return caution(HandlingWords::tr("These words cannot be stored as they are. Nothing was recorded."));
    }
};

// As everywhere, but there is no customer here, and no list of unconfirmed operations.
AnswerText unanswered(const DbError &error)
{
    AnswerText text = unansweredText(
        error, HandlingWords::tr("The database did not answer the commit. It is not known whether this was recorded."));
    text.customer.clear();
    if (error.kind == DbError::Kind::CommitUnknown)
        text.detail = HandlingWords::tr("Ask again: it is recorded once, however often it is asked.");
    else if (error.kind == DbError::Kind::NotPermitted)
        text.detail = HandlingWords::tr("Supervisors and owners may: ask one of them.");
    return text;
}

} // namespace

AnswerText handlingAnswerText(const Reply<HandleIncidentOutcome> &reply, const HandleIncident &request,
                              QTime answeredAt)
{
    AnswerText text = reply.error() ? unanswered(*reply.error()) : std::visit(Tell{request}, *reply.value());
    addRun(text, reply.run, reply.value(), QStringLiteral("operation ") + request.operation.text(), answeredAt, {});
    return text;
}

} // namespace holdfast
