// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/accept_answer_text.h"

#include "ui/shared/format.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/unanswered_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace holdfast {

namespace {

struct AcceptWords
{
    Q_DECLARE_TR_FUNCTIONS(AcceptWords)
};

using Tone = AnswerText::Tone;

AnswerText plain(Tone tone, const QString &sentence)
{
    return {tone, sentence, {}, {}, {}};
}

QString nameOf(const QuoteCard *card, SkuId sku)
{
    if (card) {
        for (const QuoteCard::Line &line : card->lines) {
            if (line.sku == sku)
                return line.name;
        }
    }
    return AcceptWords::tr("SKU no. %1").arg(number(sku));
}

QString shortOf(const QuoteCard *card, const OutOfStock &none)
{
    QStringList lines;
    for (const ShortLine &line : none.lines)
        lines << AcceptWords::tr("%1: %2 wanted, %3 available")
                     .arg(nameOf(card, line.sku), format::count(line.wanted), format::count(line.available));
    return lines.join(QStringLiteral("; "));
}

QString totalOf(const QuoteCard *card, qint64 minor)
{
    return card ? format::money({minor, card->quote.total.currency}) : QString();
}

QString numberOf(OrderId order)
{
    return QString::number(number(order));
}

// Order 57 at TWD 500.00
QString orderAt(const QuoteCard *card, OrderId order, qint64 minor)
{
    return card ? AcceptWords::tr("Order %1 at %2").arg(numberOf(order), totalOf(card, minor))
                : AcceptWords::tr("Order %1").arg(numberOf(order));
}

QString statusNow(const QByteArray &status)
{
    return AcceptWords::tr("The order is now: %1.").arg(StatusLook::of(status).word);
}

// What was once decided, told as the past.
struct Then
{
    const QuoteCard *card;

    QString operator()(const Accepted &accepted) const
    {
        return AcceptWords::tr("Accepted then: %1.").arg(orderAt(card, accepted.order, accepted.totalMinor));
    }
    QString operator()(const Placed &placed) const
    {
        return AcceptWords::tr("Placed then: %1.").arg(orderAt(card, placed.order, placed.totalMinor));
    }
    QString operator()(const QuoteExpired &expired) const
    {
        return AcceptWords::tr("Not accepted then: the quote had run out at %1.")
            .arg(format::moment(expired.expiredAt));
    }
    QString operator()(const QuoteUsed &) const
    {
        return AcceptWords::tr("Not accepted then: the quote had been used already.");
    }
    QString operator()(const OutOfStock &none) const
    {
        return AcceptWords::tr("Not accepted then, too little was available: %1.").arg(shortOf(card, none));
    }
    QString operator()(const PriceChanged &) const { return AcceptWords::tr("Not placed then: a price had changed."); }
};

struct Tell
{
    const QuoteCard *card;
    bool replyLost;

    AnswerText operator()(const Accepted &accepted) const
    {
        const QString order = orderAt(card, accepted.order, accepted.totalMinor);
        return plain(Tone::Good, card ? AcceptWords::tr("Accepted. %1; %2 are reserved.").arg(order, unitsOf(*card))
                                      : AcceptWords::tr("Accepted. %1; its units are reserved.").arg(order));
    }
    AnswerText operator()(const QuoteExpired &expired) const
    {
        return plain(Tone::Caution,
                     AcceptWords::tr("Not accepted: the database took it up at %1, and the quote had run out at %2. "
                                     "Nothing was reserved.")
                         .arg(format::moment(expired.at), format::moment(expired.expiredAt)));
    }
    AnswerText operator()(const OutOfStock &none) const
    {
        const QString sentence = AcceptWords::tr("Not accepted, too little is available: %1. Nothing was reserved.")
                                     .arg(shortOf(card, none));
        return plain(Tone::Caution, card ? AcceptWords::tr("%1 The quote stays open until %2.")
                                               .arg(sentence, format::moment(card->quote.expiresAt))
                                         : sentence);
    }
    AnswerText operator()(const QuoteUsed &) const
    {
        return plain(Tone::Caution, AcceptWords::tr("Not accepted: this quote has been used by another attempt. "
                                                    "Nothing was changed now."));
    }
    AnswerText operator()(const Replayed &replayed) const
    {
        if (replyLost)
            return ofLostReply(replayed);
        QString sentence = AcceptWords::tr("This is the answer of %1; nothing was done now. %2")
                               .arg(format::moment(replayed.at), std::visit(Then{card}, replayed.original));
        if (!replayed.orderStatus.isEmpty())
            sentence += u' ' + statusNow(replayed.orderStatus);
        return plain(Tone::Quiet, sentence);
    }
    AnswerText operator()(const KeyConflict &) const
    {
        return plain(Tone::Wrong, AcceptWords::tr("Refused: this attempt's key has been used for something else. "
                                                  "Nothing was changed; tell a supervisor."));
    }
    AnswerText operator()(const NotFound &) const
    {
        return plain(Tone::Caution,
                     AcceptWords::tr("There is no such quote of the customer being served. Nothing was changed."));
    }
    AnswerText operator()(const InvalidInput &input) const
    {
        if (input.field == InvalidInput::Field::Road)
            return plain(Tone::Caution,
                         AcceptWords::tr("Not accepted: this store sells at the prices of the moment, not "
                                         "by quotes. Nothing was changed."));
        return plain(Tone::Wrong, AcceptWords::tr("The request cannot be sent as it is. Nothing was changed."));
    }

private:
    // The answer that did not come the first time. What it promises must be true now: the order may have been
    // cancelled since.
    AnswerText ofLostReply(const Replayed &replayed) const
    {
        const QString at = format::moment(replayed.at);
        const auto *accepted = std::get_if<Accepted>(&replayed.original);
        if (!accepted)
            return plain(Tone::Caution,
                         AcceptWords::tr("The answer to this request came at %1. %2 Nothing was reserved.")
                             .arg(at, std::visit(Then{card}, replayed.original)));
        const QString order = orderAt(card, accepted->order, accepted->totalMinor);
        if (replayed.orderStatus != "created")
            return plain(Tone::Caution, AcceptWords::tr("Accepted at %1, by this same request. %2. %3")
                                            .arg(at, order, statusNow(replayed.orderStatus)));
        return plain(
            Tone::Good,
            card ? AcceptWords::tr("Accepted at %1, by this same request. %2; %3 are reserved.")
                       .arg(at, order, unitsOf(*card))
                 : AcceptWords::tr("Accepted at %1, by this same request. %2; its units are reserved.").arg(at, order));
    }
};

// Whether the customer can be told, and what to do next.
struct TellCustomer
{
    QString operator()(const Accepted &) const { return AcceptWords::tr("You can tell the customer now."); }
    QString operator()(const Placed &) const { return AcceptWords::tr("You can tell the customer now."); }
    QString operator()(const QuoteExpired &) const
    {
        return AcceptWords::tr("Tell the customer that the price does not hold any more. A new quote has today's "
                               "prices, and they have to agree to it.");
    }
    QString operator()(const OutOfStock &) const
    {
        return AcceptWords::tr("You can tell the customer now what is missing. Ask them before you try again.");
    }
    QString operator()(const QuoteUsed &) const
    {
        return AcceptWords::tr("Tell the customer nothing yet: look at the order that was made of it.");
    }
    QString operator()(const PriceChanged &) const
    {
        return AcceptWords::tr("Tell the customer that a price has changed.");
    }
    QString operator()(const Replayed &replayed) const { return std::visit(*this, replayed.original); }
    QString operator()(const KeyConflict &) const
    {
        return AcceptWords::tr("Tell the customer that it is not accepted: a supervisor has to look at it first.");
    }
    QString operator()(const NotFound &) const
    {
        return AcceptWords::tr("Tell the customer nothing yet: check the quote's number and who is calling.");
    }
    QString operator()(const InvalidInput &) const
    {
        return AcceptWords::tr("Tell the customer that it is not accepted: show a supervisor the details.");
    }
};

struct After
{
    AfterAccept operator()(const Accepted &) const { return AfterAccept::ShowOrder; }
    AfterAccept operator()(const Placed &) const { return AfterAccept::ShowOrder; }
    AfterAccept operator()(const QuoteExpired &) const { return AfterAccept::NewQuote; }
    AfterAccept operator()(const OutOfStock &) const { return AfterAccept::NewAttempt; }
    AfterAccept operator()(const QuoteUsed &) const { return AfterAccept::Nothing; }
    AfterAccept operator()(const PriceChanged &) const { return AfterAccept::Nothing; }
    AfterAccept operator()(const Replayed &replayed) const { return std::visit(*this, replayed.original); }
    AfterAccept operator()(const KeyConflict &) const { return AfterAccept::Nothing; }
    AfterAccept operator()(const NotFound &) const { return AfterAccept::Nothing; }
    AfterAccept operator()(const InvalidInput &) const { return AfterAccept::Nothing; }
};

QString actionText(AfterAccept after)
{
    switch (after) {
    case AfterAccept::Nothing:
    case AfterAccept::AskAgain: // after no answer: said with it
        break;
    case AfterAccept::NewAttempt:
        return AcceptWords::tr("&Try again as a new attempt");
    case AfterAccept::NewQuote:
        return AcceptWords::tr("New &quote with the same lines");
    case AfterAccept::ShowOrder:
        return AcceptWords::tr("Show the &order");
    }
    return {};
}

// The same request may be sent once more by the press of a button; the clock runs on.
AnswerText unanswered(const DbError &error)
{
    AnswerText text = unansweredText(
        error,
        AcceptWords::tr("The database did not answer the commit. It is not known whether the quote was accepted."));
    if (!text.action.isEmpty() && error.kind != DbError::Kind::CommitUnknown)
        text.customer += u' ' + AcceptWords::tr("The quote runs on meanwhile.");
    return text;
}

} // namespace

bool isUnconfirmed(const Reply<AcceptQuoteOutcome> &reply)
{
    return reply.error() && reply.error()->kind == DbError::Kind::CommitUnknown;
}

AfterAccept afterAccept(const AcceptAsked &asked)
{
    if (const DbError *error = asked.reply.error())
        return unansweredText(*error, {}).action.isEmpty() ? AfterAccept::Nothing : AfterAccept::AskAgain;
    return std::visit(After{}, *asked.reply.value());
}

std::optional<OrderId> orderOf(const AcceptAsked &asked)
{
    const AcceptQuoteOutcome *outcome = asked.reply.value();
    if (!outcome)
        return std::nullopt;
    if (const auto *accepted = std::get_if<Accepted>(outcome))
        return accepted->order;
    if (const auto *replayed = std::get_if<Replayed>(outcome)) {
        if (const auto *accepted = std::get_if<Accepted>(&replayed->original))
            return accepted->order;
        if (const auto *placed = std::get_if<Placed>(&replayed->original))
            return placed->order;
    }
    return std::nullopt;
}

QString unitsOf(const QuoteCard &card)
{
    constexpr std::size_t kNamed = 4; // more lines than that are told as a sum; they stand below
    QStringList units;
    qint64 sum = 0;
    for (const QuoteCard::Line &line : card.lines) {
        units << AcceptWords::tr("%1 × %2").arg(format::count(line.quantity), line.name);
        sum += line.quantity;
    }
    return card.lines.size() <= kNamed ? QLocale().createSeparatedList(units)
                                       : AcceptWords::tr("%1 on %2 lines")
                                             .arg(AcceptWords::tr("%n unit(s)", nullptr, int(sum)))
                                             .arg(card.lines.size());
}

AnswerText acceptAnswerText(const AcceptAsked &asked, const QuoteCard *card)
{
    const Reply<AcceptQuoteOutcome> &reply = asked.reply;
    AnswerText text;
    if (const DbError *error = reply.error()) {
        text = unanswered(*error);
    } else {
        text = std::visit(Tell{card, asked.replyLost}, *reply.value());
        text.customer = std::visit(TellCustomer{}, *reply.value());
        text.action = actionText(std::visit(After{}, *reply.value()));
    }
    addRun(text, reply.run, reply.value(), QStringLiteral("key ") + QString::fromLatin1(asked.request.key), asked.at,
           {{"receipts/receipt_claim", AcceptWords::tr("Waited for the attempt's key")},
            {"quotes/quote_lock", AcceptWords::tr("Waited for the quote")},
            {"stock/stock_lock", AcceptWords::tr("Waited for the stock")}});
    return text;
}

} // namespace holdfast
