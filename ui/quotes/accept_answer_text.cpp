// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/accept_answer_text.h"

#include "ui/shared/format.h"
#include "ui/shared/run_details.h"
#include "ui/shared/status_pill.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

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

AnswerText databaseText(const DbError &error)
{
    using Kind = DbError::Kind;
    const QString technical = QStringLiteral("%1 %2 %3 %4")
                                  .arg(QLatin1String(DbError::name(error.kind)))
                                  .arg(error.native)
                                  .arg(QString::fromLatin1(error.statement), error.text);
    const auto text = [&](Tone tone, const QString &sentence) { return AnswerText{tone, sentence, {}, {}, technical}; };
    switch (error.kind) {
    case Kind::CommitUnknown:
        return text(Tone::Wrong, AcceptWords::tr("The database did not answer the commit. It is not known whether the "
                                                 "quote was accepted."));
    case Kind::LockWait:
    case Kind::Deadlock:
    case Kind::SnapshotConflict:
    case Kind::Interrupted:
        return text(Tone::Caution,
                    AcceptWords::tr("Another desk is working on this quote or its stock. Nothing was changed."));
    case Kind::ConnectionLost:
    case Kind::Unreachable:
        return text(Tone::Caution, AcceptWords::tr("The database cannot be reached. Nothing was changed."));
    case Kind::ReadOnly:
        return text(Tone::Caution, AcceptWords::tr("The database is read-only at the moment. Nothing was changed."));
    case Kind::NotPermitted:
        return text(Tone::Caution, AcceptWords::tr("Your account may not do this. Nothing was changed."));
    case Kind::Journal:
        return text(Tone::Wrong, AcceptWords::tr("The journal on this computer cannot be written, so nothing was sent. "
                                                 "Nothing was changed."));
    case Kind::DuplicateKey:
    case Kind::Constraint:
    case Kind::Refused:
    case Kind::WrongServer:
    case Kind::WrongSchema:
    case Kind::SchemaTooNew:
    case Kind::SchemaTooOld:
    case Kind::Closed:
    case Kind::Program:
    case Kind::Other:
        break;
    }
    return text(Tone::Wrong, AcceptWords::tr("The database refused. Nothing was changed."));
}

QString customerAfter(const DbError &error)
{
    using Kind = DbError::Kind;
    switch (error.kind) {
    case Kind::CommitUnknown:
        return AcceptWords::tr("Do not tell the customer yet: Holdfast is finding out. It is kept in the list of "
                               "unconfirmed operations.");
    case Kind::LockWait:
    case Kind::Deadlock:
    case Kind::SnapshotConflict:
    case Kind::Interrupted:
        return AcceptWords::tr("Do not tell the customer yet: try again in a moment, while the quote holds.");
    case Kind::ConnectionLost:
    case Kind::Unreachable:
    case Kind::ReadOnly:
        return AcceptWords::tr("Tell the customer that it is not accepted yet: try again when the database is back. "
                               "The quote runs on meanwhile.");
    case Kind::NotPermitted:
        return AcceptWords::tr("Tell the customer that it is not accepted yet: ask somebody who may.");
    case Kind::DuplicateKey:
    case Kind::Constraint:
    case Kind::Refused:
    case Kind::WrongServer:
    case Kind::WrongSchema:
    case Kind::SchemaTooNew:
    case Kind::SchemaTooOld:
    case Kind::Journal:
    case Kind::Closed:
    case Kind::Program:
    case Kind::Other:
        break;
    }
    return AcceptWords::tr("Tell the customer that it is not accepted yet: show a supervisor the details.");
}

// Whether the same request may be sent once more by the press of a button.
bool mayAskAgain(const DbError &error)
{
    using Kind = DbError::Kind;
    switch (error.kind) {
    case Kind::CommitUnknown:
    case Kind::LockWait:
    case Kind::Deadlock:
    case Kind::SnapshotConflict:
    case Kind::Interrupted:
    case Kind::ConnectionLost:
    case Kind::Unreachable:
    case Kind::ReadOnly:
    case Kind::Journal:
        return true;
    case Kind::NotPermitted:
    case Kind::DuplicateKey:
    case Kind::Constraint:
    case Kind::Refused:
    case Kind::WrongServer:
    case Kind::WrongSchema:
    case Kind::SchemaTooNew:
    case Kind::SchemaTooOld:
    case Kind::Closed:
    case Kind::Program:
    case Kind::Other:
        break;
    }
    return false;
}

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

QString actionText(const AcceptAsked &asked)
{
    switch (afterAccept(asked)) {
    case AfterAccept::Nothing:
        break;
    case AfterAccept::AskAgain:
        return isUnconfirmed(asked.reply) ? AcceptWords::tr("Ask a&gain") : AcceptWords::tr("&Try again");
    case AfterAccept::NewAttempt:
        return AcceptWords::tr("&Try again as a new attempt");
    case AfterAccept::NewQuote:
        return AcceptWords::tr("New &quote with the same lines");
    case AfterAccept::ShowOrder:
        return AcceptWords::tr("Show the &order");
    }
    return {};
}

const char *const kClaim = "receipts/receipt_claim";
const char *const kQuoteLock = "quotes/quote_lock";
const char *const kStockLock = "stock/stock_lock";

QString costOf(const RunReport &run, QTime answeredAt)
{
    const qint64 waited = run.microsIn(kClaim) + run.microsIn(kQuoteLock) + run.microsIn(kStockLock);
    return AcceptWords::tr("%1 · %n attempt(s) · locks took %2 ms", nullptr, std::max(run.attempts, 1))
        .arg(answeredAt.toString(u"HH:mm:ss"), format::count(waited / 1000));
}

} // namespace

bool isUnconfirmed(const Reply<AcceptQuoteOutcome> &reply)
{
    return reply.error() && reply.error()->kind == DbError::Kind::CommitUnknown;
}

AfterAccept afterAccept(const AcceptAsked &asked)
{
    if (asked.reply.error())
        return mayAskAgain(*asked.reply.error()) ? AfterAccept::AskAgain : AfterAccept::Nothing;
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
    AnswerText text =
        reply.error() ? databaseText(*reply.error()) : std::visit(Tell{card, asked.replyLost}, *reply.value());
    text.customer = reply.error() ? customerAfter(*reply.error()) : std::visit(TellCustomer{}, *reply.value());
    text.action = actionText(asked);
    text.detail = costOf(reply.run, asked.at);
    text.facts = runDetails(reply.run, reply.value(),
                            {{kClaim, AcceptWords::tr("Waited for the attempt's key")},
                             {kQuoteLock, AcceptWords::tr("Waited for the quote")},
                             {kStockLock, AcceptWords::tr("Waited for the stock")}});
    QStringList technical;
    if (!text.technical.isEmpty())
        technical << text.technical;
    technical << QStringLiteral("key ") + QString::fromLatin1(asked.request.key);
    for (const RunReport::Step &step : reply.run.steps)
        technical << QStringLiteral("%1. %2  %3 µs")
                         .arg(step.attempt)
                         .arg(QString::fromLatin1(step.statement))
                         .arg(step.micros);
    text.technical = technical.join(u'\n');
    return text;
}

} // namespace holdfast
