// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/cancel_answer_text.h"

#include "ui/shared/format.h"
#include "ui/shared/run_details.h"
#include "ui/shared/status_pill.h"

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
            return {Tone::Caution, CancelWords::tr("A reason is missing. Nothing was changed."), {}, {}, {}};
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

AnswerText databaseText(const DbError &error)
{
    using Kind = DbError::Kind;
    const QString technical = QStringLiteral("%1 %2 %3 %4")
                                  .arg(QLatin1String(DbError::name(error.kind)))
                                  .arg(error.native)
                                  .arg(QString::fromLatin1(error.statement), error.text);
    switch (error.kind) {
    case Kind::CommitUnknown:
        return {
            Tone::Wrong,
            CancelWords::tr("The database did not answer the commit. It is not known whether the order was cancelled."),
            {},
            CancelWords::tr("Ask a&gain"),
            technical};
    case Kind::LockWait:
    case Kind::Deadlock:
    case Kind::SnapshotConflict:
    case Kind::Interrupted:
        return {Tone::Caution,
                CancelWords::tr("Another desk is working on this order or its stock. Nothing was changed."),
                {},
                CancelWords::tr("&Try again"),
                technical};
    case Kind::ConnectionLost:
    case Kind::Unreachable:
        return {Tone::Caution,
                CancelWords::tr("The database cannot be reached. Nothing was changed."),
                {},
                CancelWords::tr("&Try again"),
                technical};
    case Kind::ReadOnly:
        return {Tone::Caution,
                CancelWords::tr("The database is read-only at the moment. Nothing was changed."),
                {},
                CancelWords::tr("&Try again"),
                technical};
    case Kind::NotPermitted:
        return {
            Tone::Caution, CancelWords::tr("Your account may not do this. Nothing was changed."), {}, {}, technical};
    case Kind::Journal:
        return {Tone::Wrong,
                CancelWords::tr("The journal on this computer cannot be written, so nothing was sent. Nothing was "
                                "changed."),
                {},
                CancelWords::tr("&Try again"),
                technical};
    case Kind::DuplicateKey:
    case Kind::Constraint:
    case Kind::Refused:
    case Kind::WrongServer:
    case Kind::Insecure:
    case Kind::WrongSchema:
    case Kind::WrongStore:
    case Kind::WrongEnvironment:
    case Kind::SchemaTooNew:
    case Kind::SchemaTooOld:
    case Kind::Closed:
    case Kind::Program:
    case Kind::Other:
        break;
    }
    return {Tone::Wrong, CancelWords::tr("The database refused. Nothing was changed."), {}, {}, technical};
}

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

QString customerAfter(const DbError &error)
{
    using Kind = DbError::Kind;
    switch (error.kind) {
    case Kind::CommitUnknown:
        return CancelWords::tr("Tell the customer nothing yet: Holdfast is finding out. It is kept in the list of "
                               "unconfirmed operations.");
    case Kind::LockWait:
    case Kind::Deadlock:
    case Kind::SnapshotConflict:
    case Kind::Interrupted:
        return CancelWords::tr("Tell the customer nothing yet: try again in a moment.");
    case Kind::ConnectionLost:
    case Kind::Unreachable:
    case Kind::ReadOnly:
        return CancelWords::tr("Tell the customer that it is not cancelled yet: try again when the database is back.");
    case Kind::NotPermitted:
        return CancelWords::tr("Tell the customer that it is not cancelled yet: ask somebody who may.");
    case Kind::DuplicateKey:
    case Kind::Constraint:
    case Kind::Refused:
    case Kind::WrongServer:
    case Kind::Insecure:
    case Kind::WrongSchema:
    case Kind::WrongStore:
    case Kind::WrongEnvironment:
    case Kind::SchemaTooNew:
    case Kind::SchemaTooOld:
    case Kind::Journal:
    case Kind::Closed:
    case Kind::Program:
    case Kind::Other:
        break;
    }
    return CancelWords::tr("Tell the customer that it is not cancelled yet: show a supervisor the details.");
}

const char *const kOrderLock = "orders/order_lock";
const char *const kReservationsLock = "reservations/reservations_lock";
const char *const kStockLock = "stock/stock_lock_of_order";

QString costOf(const RunReport &run, QTime answeredAt)
{
    const qint64 waited = run.microsIn(kOrderLock) + run.microsIn(kReservationsLock) + run.microsIn(kStockLock);
    return CancelWords::tr("%1 · %n attempt(s) · locks took %2 ms", nullptr, std::max(run.attempts, 1))
        .arg(answeredAt.toString(u"HH:mm:ss"), format::count(waited / 1000));
}

} // namespace

bool isUnconfirmed(const Reply<CancelOrderOutcome> &reply)
{
    return reply.error() && reply.error()->kind == DbError::Kind::CommitUnknown;
}

AnswerText cancelAnswerText(const Reply<CancelOrderOutcome> &reply, const OperationId &operation, QTime answeredAt,
                            const QHash<qint64, QString> &skuNames)
{
    AnswerText text = reply.error() ? databaseText(*reply.error()) : std::visit(Tell{skuNames}, *reply.value());
    text.customer = reply.error() ? customerAfter(*reply.error()) : std::visit(TellCustomer{}, *reply.value());
    const QString cost = costOf(reply.run, answeredAt);
    text.detail = text.detail.isEmpty() ? cost : text.detail + u'\n' + cost;
    text.facts = runDetails(reply.run, reply.value(),
                            {{kOrderLock, CancelWords::tr("Waited for the order")},
                             {kReservationsLock, CancelWords::tr("Waited for its reservations")},
                             {kStockLock, CancelWords::tr("Waited for the stock")}});
    QStringList technical;
    if (!text.technical.isEmpty())
        technical << text.technical;
    technical << QStringLiteral("operation ") + operation.text();
    for (const RunReport::Step &step : reply.run.steps)
        technical << QStringLiteral("%1. %2  %3 µs")
                         .arg(step.attempt)
                         .arg(QString::fromLatin1(step.statement))
                         .arg(step.micros);
    text.technical = technical.join(u'\n');
    return text;
}

} // namespace holdfast
