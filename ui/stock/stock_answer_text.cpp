// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stock/stock_answer_text.h"

#include "ui/shared/format.h"
#include "ui/shared/unanswered_text.h"

#include <QCoreApplication>

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

// As everywhere, but there is no customer here.
AnswerText unanswered(const DbError &error)
{
    AnswerText text = unansweredText(
        error, StockWords::tr("The database did not answer the commit. It is not known whether this was done."));
    text.customer.clear();
    if (error.kind == DbError::Kind::CommitUnknown)
        text.detail = StockWords::tr("Ask again: it is done once, however often it is asked. It is kept in the list of "
                                     "unconfirmed operations.");
    else if (error.kind == DbError::Kind::NotPermitted)
        text.detail = StockWords::tr("Supervisors and owners may: ask one of them.");
    return text;
}

template <class Outcome>
AnswerText answerText(const Reply<Outcome> &reply, const OperationId &operation, const Currency &currency,
                      QTime answeredAt, const QByteArray &lock)
{
    AnswerText text = reply.error() ? unanswered(*reply.error()) : std::visit(Tell{currency}, *reply.value());
    addRun(text, reply.run, reply.value(), QStringLiteral("operation ") + operation.text(), answeredAt,
           {{lock, StockWords::tr("Waited for the SKU")}});
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
