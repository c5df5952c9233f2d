// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stock/stock_answer_text.h"

#include "ui/shared/format.h"
#include "ui/shared/run_details.h"

#include <QCoreApplication>

#include <algorithm>

namespace holdfast {

namespace {

struct StockWords
{
    Q_DECLARE_TR_FUNCTIONS(StockWords)
};

using Tone = AnswerText::Tone;

AnswerText caution(const QString &sentence, const QString &detail = {})
{
    return {Tone::Caution, sentence, detail, {}, {}};
}

QString asItIs(const StockMoved &moved)
{
    return StockWords::tr("%1 available, %2 reserved")
        .arg(format::count(moved.available), format::count(moved.reserved));
}

QString before(Instant at, const QString &by)
{
    return StockWords::tr("By this same request, at %1 by %2. Nothing was changed now.")
        .arg(format::dayAndTime(at), by);
}

struct Tell
{
    const Currency &currency;

    AnswerText operator()(const Received &received) const
    {
        const QString units = format::count(received.difference);
        if (received.seenAgain)
            return {Tone::Good,
                    StockWords::tr("%1 had been received: %2 then.").arg(units, asItIs(received)),
                    before(received.at, received.by),
                    {},
                    {}};
        return {Tone::Good, StockWords::tr("Received %1: %2.").arg(units, asItIs(received)), {}, {}, {}};
    }
    AnswerText operator()(const Counted &counted) const
    {
        const qint64 difference = counted.difference;
        const QString units = format::count(difference < 0 ? -difference : difference);
        const QString against = difference == 0  ? StockWords::tr("as recorded")
                                : difference < 0 ? StockWords::tr("%1 fewer than recorded").arg(units)
                                                 : StockWords::tr("%1 more than recorded").arg(units);
        if (counted.seenAgain)
            return {Tone::Good,
                    StockWords::tr("It had been counted: %1 then, %2.").arg(asItIs(counted), against),
                    before(counted.at, counted.by),
                    {},
                    {}};
        return {Tone::Good, StockWords::tr("Counted: %1, %2.").arg(asItIs(counted), against), {}, {}, {}};
    }
    AnswerText operator()(const PriceSet &price) const
    {
        const QString now = format::money({price.priceMinor, currency});
        const QString then = format::money({price.beforeMinor, currency});
        if (price.seenAgain)
            return {Tone::Good,
                    StockWords::tr("The price had been changed: %1 instead of %2, version %3.")
                        .arg(now, then)
                        .arg(price.priceVersion),
                    before(price.at, price.by),
                    {},
                    {}};
        return {
            Tone::Good,
            StockWords::tr("The price is %1 now, version %2; it was %3.").arg(now).arg(price.priceVersion).arg(then),
            StockWords::tr("Quotes that are open keep the price they were issued with."),
            {},
            {}};
    }
    AnswerText operator()(const BelowReserved &below) const
    {
        return caution(
            StockWords::tr("%1 counted, but orders hold %2. Nothing was changed.")
                .arg(format::count(below.counted), format::count(below.reserved)),
            StockWords::tr("Count again, also what is packed already. If it stays so, cancel the orders that "
                           "cannot be served, and count after that."));
    }
    AnswerText operator()(const NotFound &) const
    {
        return caution(StockWords::tr("This SKU is not in the store, or has none of this yet. Nothing was changed."));
    }
    AnswerText operator()(const InvalidInput &input) const
    {
        using Field = InvalidInput::Field;
        using Problem = InvalidInput::Problem;
        if (input.field == Field::Reason) {
            if (input.problem == Problem::Missing)
                return caution(StockWords::tr("A reason is missing. Nothing was changed."));
            if (input.problem == Problem::TooLong)
                return caution(
                    StockWords::tr("The reason is longer than %1 characters. Nothing was changed.").arg(input.limit));
            return caution(StockWords::tr("The reason cannot be stored as it is. Nothing was changed."));
        }
        if (input.problem == Problem::Overflow)
            return caution(StockWords::tr("Together that is more than can be kept. Nothing was changed."));
        return caution(StockWords::tr("This number cannot be stored. Nothing was changed."));
    }
};

AnswerText databaseText(const DbError &error)
{
    using Kind = DbError::Kind;
    const auto again = [](const QString &sentence) {
        return AnswerText{Tone::Caution, sentence, {}, StockWords::tr("&Try again"), {}};
    };
    switch (error.kind) {
    case Kind::CommitUnknown:
        return {Tone::Wrong,
                StockWords::tr("The database did not answer the commit. It is not known whether this was done."),
                StockWords::tr("Ask again: it is done once, however often it is asked. It is kept in the list of "
                               "unconfirmed operations."),
                StockWords::tr("Ask a&gain"),
                {}};
    case Kind::LockWait:
    case Kind::Deadlock:
    case Kind::SnapshotConflict:
    case Kind::Interrupted:
        return again(StockWords::tr("Another desk is working on this SKU. Nothing was changed."));
    case Kind::ConnectionLost:
    case Kind::Unreachable:
        return again(StockWords::tr("The database cannot be reached. Nothing was changed."));
    case Kind::ReadOnly:
        return again(StockWords::tr("The database is read-only at the moment. Nothing was changed."));
    case Kind::NotPermitted:
        return caution(StockWords::tr("Your account may not do this. Nothing was changed."),
                       StockWords::tr("Supervisors and owners may: ask one of them."));
    case Kind::Journal:
        return {
            Tone::Wrong,
            StockWords::tr("The journal on this computer cannot be written, so nothing was sent. Nothing was changed."),
            {},
            StockWords::tr("&Try again"),
            {}};
    case Kind::Closed:
        return caution(StockWords::tr("Holdfast is closing; this was not sent. Nothing was changed."));
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
    return {Tone::Wrong, StockWords::tr("The database refused. Nothing was changed."), {}, {}, {}};
}

template <class Outcome>
AnswerText answerText(const Reply<Outcome> &reply, const OperationId &operation, const Currency &currency,
                      QTime answeredAt, const QByteArray &lock)
{
    AnswerText text = reply.error() ? databaseText(*reply.error()) : std::visit(Tell{currency}, *reply.value());
    const QString cost = StockWords::tr("%1 · %n attempt(s)", nullptr, std::max(reply.run.attempts, 1))
                             .arg(answeredAt.toString(u"HH:mm:ss"));
    text.detail = text.detail.isEmpty() ? cost : text.detail + u'\n' + cost;
    text.facts = runDetails(reply.run, reply.value(), {{lock, StockWords::tr("Waited for the SKU")}});
    QStringList technical;
    if (const DbError *error = reply.error())
        technical << QStringLiteral("%1 %2 %3 %4")
                         .arg(QLatin1String(DbError::name(error->kind)))
                         .arg(error->native)
                         .arg(QString::fromLatin1(error->statement), error->text);
    technical << QStringLiteral("operation ") + operation.text();
    for (const RunReport::Step &step : reply.run.steps)
        technical << QStringLiteral("%1. %2  %3 µs")
                         .arg(step.attempt)
                         .arg(QString::fromLatin1(step.statement))
                         .arg(step.micros);
    text.technical = technical.join(u'\n');
    return text;
}

} // namespace

AnswerText stockAnswerText(const Reply<ReceiveStockOutcome> &reply, const OperationId &operation,
                           const Currency &currency, QTime answeredAt)
{
    return answerText(reply, operation, currency, answeredAt, "stock/stock_lock");
}

AnswerText stockAnswerText(const Reply<CountStockOutcome> &reply, const OperationId &operation,
                           const Currency &currency, QTime answeredAt)
{
    return answerText(reply, operation, currency, answeredAt, "stock/stock_lock");
}

AnswerText stockAnswerText(const Reply<ChangePriceOutcome> &reply, const OperationId &operation,
                           const Currency &currency, QTime answeredAt)
{
    return answerText(reply, operation, currency, answeredAt, "skus/prices_of");
}

} // namespace holdfast
