// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/place_answer_text.h"

#include "ui/quotes/lines_answer_text.h"
#include "ui/shared/format.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/unanswered_text.h"

#include <QCoreApplication>

namespace holdfast {

namespace {

struct PlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(PlaceWords)
};

using Tone = AnswerText::Tone;

struct Tell
{
    const std::vector<ShownLine> &shown;
    const Currency &currency;

    AnswerText operator()(const Placed &placed) const { return ordered(placed.order, placed.totalMinor); }
    AnswerText operator()(const PriceChanged &changed) const
    {
        QStringList customer;
        for (const ChangedPrice &line : changed.lines)
            customer << PlaceWords::tr("%1: %2 each now, %3 was shown.")
                            .arg(nameOf(line.sku, shown), format::money({line.priceMinor, currency}), before(line.sku));
        customer << PlaceWords::tr("Tell the customer the new prices, and go on only if they agree.");
        return {Tone::Caution,
                changed.lines.size() == 1
                    ? PlaceWords::tr("A price is another one by now. Nothing was ordered.")
                    : PlaceWords::tr("%1 prices are others by now. Nothing was ordered.").arg(changed.lines.size()),
                {},
                PlaceWords::tr("&Place at the new prices"),
                {},
                customer.join(u'\n')};
    }
    AnswerText operator()(const OutOfStock &none) const
    {
        QStringList customer;
        for (const ShortLine &line : none.lines)
            customer << PlaceWords::tr("%1: %2 wanted, %3 available.")
                            .arg(nameOf(line.sku, shown), format::count(line.wanted), format::count(line.available));
        customer << PlaceWords::tr("Ask the customer: take less, leave a line out, or try once more later.");
        return {Tone::Caution,
                PlaceWords::tr("Not all of it is available. Nothing was ordered."),
                {},
                PlaceWords::tr("Try as a &new attempt"),
                {},
                customer.join(u'\n')};
    }
    AnswerText operator()(const Replayed &replayed) const
    {
        AnswerText text = std::visit(*this, replayed.original);
        text.sentence = PlaceWords::tr("This is the answer of %1; nothing was done now. %2")
                            .arg(format::untilWithZone(replayed.at), text.sentence);
        if (!replayed.orderStatus.isEmpty())
            text.detail = PlaceWords::tr("The order is %1 now.").arg(StatusLook::of(replayed.orderStatus).word);
        return text;
    }
    AnswerText operator()(const KeyConflict &) const
    {
        return {
            Tone::Wrong, PlaceWords::tr("This request's key was used for something else before. Nothing was ordered."),
            {},          PlaceWords::tr("Try as a &new attempt"),
            {},          PlaceWords::tr("Tell the customer nothing yet: look at their orders first.")};
    }
    AnswerText operator()(const NotFound &) const { return noSuchCustomerText(); }
    AnswerText operator()(const InvalidInput &input) const { return invalidLinesText(input, shown); }

    // What a key may have been answered about a quote; a key of an order never is.
    AnswerText operator()(const Accepted &accepted) const { return ordered(accepted.order, accepted.totalMinor); }
    AnswerText operator()(const QuoteExpired &) const
    {
        return ofAQuote(PlaceWords::tr("It was about a quote that had expired. Nothing was ordered."));
    }
    AnswerText operator()(const QuoteUsed &) const
    {
        return ofAQuote(PlaceWords::tr("It was about a quote that had been used. Nothing was ordered."));
    }

    AnswerText ordered(OrderId order, qint64 totalMinor) const
    {
        return {Tone::Good,
                PlaceWords::tr("Order %1 is placed: %2 in all.")
                    .arg(number(order))
                    .arg(format::money({totalMinor, currency})),
                {},
                PlaceWords::tr("&Show order"),
                {},
                PlaceWords::tr("You can tell the customer now: all of it is reserved for them.")};
    }
    static AnswerText ofAQuote(const QString &sentence)
    {
        return {Tone::Wrong, sentence,
                {},          PlaceWords::tr("Try as a &new attempt"),
                {},          PlaceWords::tr("Tell the customer nothing yet: look at their orders first.")};
    }
    QString before(SkuId sku) const
    {
        for (const ShownLine &line : shown) {
            if (line.stock.sku == sku && line.stock.priceMinor)
                return format::money({*line.stock.priceMinor, currency});
        }
        return PlaceWords::tr("no price");
    }
};

} // namespace

AnswerText placeAnswerText(const Reply<PlaceOrderOutcome> &reply, const OperationId &operation, QTime answeredAt,
                           const std::vector<ShownLine> &shown, const Currency &currency)
{
    AnswerText text = reply.error() ? unansweredText(*reply.error(),
                                                     PlaceWords::tr("The database did not answer the commit. It is not "
                                                                    "known whether the order was placed."))
                                    : std::visit(Tell{shown, currency}, *reply.value());
    addRun(text, reply.run, reply.value(), QStringLiteral("operation ") + operation.text(), answeredAt,
           {{"receipts/receipt_claim", PlaceWords::tr("Waited for its key")},
            {"skus/prices_share", PlaceWords::tr("Waited for the prices")},
            {"stock/stock_lock", PlaceWords::tr("Waited for the stock")}});
    return text;
}

} // namespace holdfast
