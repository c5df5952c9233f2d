// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/cancel_answer_text.h"

#include "ui/shared/format.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/unanswered_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace holdfast {

namespace {

struct CancelWords
{
    Q_DECLARE_TR_FUNCTIONS(CancelWords)
};

using Tone = AnswerText::Tone;

struct Tell
{
    const QHash<qint64, QString> &skuNames;

    AnswerText operator()(const Cancelled &cancelled) const
    {
        QStringList units;
        qint64 sum = 0;
        for (const GivenBack &unit : cancelled.units) {
            units << CancelWords::tr("%1 × %2").arg(format::count(unit.quantity),
                                                    skuNames.value(number(unit.sku), QStringLiteral("?")));
            sum += unit.quantity;
        }
        const QString list = QLocale().createSeparatedList(units);
        if (cancelled.seenAgain)
            return {Tone::Good,
                    CancelWords::tr("Cancelled at %1, by this same request. %2: available again since then.")
                        .arg(format::time(cancelled.at), list),
                    {},
                    {},
                    {}};
        return {Tone::Good,
                sum == 1 ? CancelWords::tr("Cancelled. %1 is available again.").arg(list)
                         : CancelWords::tr("Cancelled. %1 are available again.").arg(list),
                {},
                {},
                {}};
    }
    AnswerText operator()(const AlreadyCancelled &already) const
    {
        return {Tone::Quiet,
                CancelWords::tr("Already cancelled at %1 by %2. Nothing was changed now.")
                    .arg(format::dayAndTime(already.at), already.by),
                already.reason.isEmpty() ? QString() : CancelWords::tr("Reason then: %1").arg(already.reason),
                {},
                {}};
    }
    AnswerText operator()(const NotFound &) const
    {
        return {Tone::Caution,
                CancelWords::tr("There is no such order of the customer being served. Nothing was changed."),
                {},
                {},
                {}};
    }
    AnswerText operator()(const NotCancellable &refused) const
    {
        return {Tone::Caution,
                CancelWords::tr("Cannot be cancelled: it is %1. Nothing was changed.")
                    .arg(StatusLook::of(refused.status).word),
                {},
                {},
                {}};
    }
    AnswerText operator()(const Inconsistent &inconsistent) const
    {
        const QString sentence =
            inconsistent.incident
                ? CancelWords::tr("The records of this order disagree. Nothing was changed; case %1 is open.")
                      .arg(number(*inconsistent.incident))
                : CancelWords::tr("The records of this order disagree. Nothing was changed; tell a supervisor.");
        return {Tone::Wrong,
                sentence,
                {},
                {},
                QString::fromUtf8(inconsistent.finding.invariant + '\n' + inconsistent.finding.evidence)};
    }
    AnswerText operator()(const InvalidInput &input) const
    {
        switch (input.problem) {
        case InvalidInput::Problem::TooLong:
            return {Tone::Caution,
                    CancelWords::tr("The reason is longer than %1 characters. Nothing was changed.").arg(input.limit),
                    {},
                    {},
                    {}};
        case InvalidInput::Problem::Missing:
            return {Tone::Caution,
                    input.field == InvalidInput::Field::Unserved
                        ? CancelWords::tr("Why it is cancelled without its customer is missing. Nothing was changed.")
                        : CancelWords::tr("A reason is missing. Nothing was changed."),
                    {},
                    {},
                    {}};
        case InvalidInput::Problem::TooMany:
        case InvalidInput::Problem::OutOfRange:
        case InvalidInput::Problem::Twice:
        case InvalidInput::Problem::Overflow:
        case InvalidInput::Problem::HoldsNul:
        case InvalidInput::Problem::Unknown:
            break;
        }
        return {
            Tone::Caution, CancelWords::tr("The reason cannot be stored as it is. Nothing was changed."), {}, {}, {}};
    }
};

// Whether the customer can be told, and what to do next.
struct TellCustomer
{
    QString operator()(const Cancelled &) const { return CancelWords::tr("You can tell the customer now."); }
    QString operator()(const AlreadyCancelled &) const
    {
        return CancelWords::tr("You can tell the customer now: it had been cancelled before.");
    }
    QString operator()(const NotFound &) const
    {
        return CancelWords::tr("Tell the customer nothing yet: check the order's number and who is calling.");
    }
    QString operator()(const NotCancellable &) const
    {
        return CancelWords::tr("You can tell the customer now that it stands; ask the people who gave it this status "
                               "what can be done.");
    }
    QString operator()(const Inconsistent &) const
    {
        return CancelWords::tr("Tell the customer that you will call back: a supervisor has to look at it first.");
    }
    QString operator()(const InvalidInput &) const
    {
        return CancelWords::tr("Tell the customer nothing yet: change the reason and cancel again.");
    }
};

const char *const kOrderLock = "orders/order_lock";
const char *const kUnservedLock = "orders/order_lock_by_supervisor";
const char *const kReservationsLock = "reservations/reservations_lock";
const char *const kStockLock = "stock/stock_lock_of_order";

} // namespace

bool isUnconfirmed(const Reply<CancelOrderOutcome> &reply)
{
    return reply.error() && reply.error()->kind == DbError::Kind::CommitUnknown;
}

AnswerText cancelAnswerText(const Reply<CancelOrderOutcome> &reply, const OperationId &operation, QTime answeredAt,
                            const QHash<qint64, QString> &skuNames)
{
    const DbError *error = reply.error();
    AnswerText text =
        error ? unansweredText(*error, CancelWords::tr("The database did not answer the commit. It is not known "
                                                       "whether the order was cancelled."))
              : std::visit(Tell{skuNames}, *reply.value());
    if (!error)
        text.customer = std::visit(TellCustomer{}, *reply.value());
    addRun(
        text, reply.run, reply.value(), QStringLiteral("operation ") + operation.text(), answeredAt,
        {{reply.run.microsIn(kUnservedLock) > 0 ? kUnservedLock : kOrderLock, CancelWords::tr("Waited for the order")},
         {kReservationsLock, CancelWords::tr("Waited for its reservations")},
         {kStockLock, CancelWords::tr("Waited for the stock")}});
    return text;
}

} // namespace holdfast
