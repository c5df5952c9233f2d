// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pending/pending_text.h"

#include "sql/flows/change_price.h"
#include "sql/flows/count_stock.h"
#include "sql/flows/issue_quote.h"
#include "sql/flows/receive_stock.h"
#include "sql/journal/entry_kind.h"
#include "sql/journal/quote_entry.h"
#include "ui/shared/format.h"
#include "ui/shared/status_pill.h"

#include <QCoreApplication>

#include <algorithm>

namespace holdfast {

namespace {

struct PendingWords
{
    Q_DECLARE_TR_FUNCTIONS(PendingOperations)
};

using Tone = AnswerText::Tone;
using State = JournalEntry::State;

QString at(const JournalEntry &entry, const char *name = "at")
{
    const auto instant = Instant::fromJson(entry.detail.value(QLatin1String(name)).toString().toLatin1());
    return instant ? format::dayAndTime(*instant) : QStringLiteral("?");
}

QString by(const JournalEntry &entry)
{
    return entry.detail.value(QStringLiteral("by")).toString();
}

bool isOf(const JournalEntry &entry, const EntryKind &kind)
{
    return entry.kind == kind.name;
}

// Receiving, counting and pricing are nobody's in particular.
bool hasCustomer(const JournalEntry &entry)
{
    return entry.customer || isOf(entry, kCancelOrderKind);
}

QString numbered(std::optional<qint64> number)
{
    return number ? QString::number(*number) : QStringLiteral("?");
}

QString orderNumber(const JournalEntry &entry)
{
    const std::optional<OrderId> order = orderOf(entry);
    return numbered(order ? std::optional(number(*order)) : std::nullopt);
}

QString quoteNumber(const JournalEntry &entry)
{
    const std::optional<QuoteId> quote = quoteOf(entry);
    return numbered(quote ? std::optional(number(*quote)) : std::nullopt);
}

// " for TWD 1,234.50", where the currency is known.
QString price(const JournalEntry &entry, std::optional<Currency> currency)
{
    const QString code = entry.detail.value(QStringLiteral("currency")).toString();
    if (!code.isEmpty())
        currency = Currency::named(code.toLatin1());
    return currency ? PendingWords::tr(" for %1").arg(
                          format::money({entry.detail.value(QStringLiteral("total_minor")).toInteger(), *currency}))
                    : QString();
}

// The order may have become something else since it was made.
QString orderNow(const JournalEntry &entry)
{
    const QString status = entry.detail.value(QStringLiteral("order_status")).toString();
    return status.isEmpty() || status == u"created"
               ? QString()
               : PendingWords::tr("The order is %1 now.").arg(StatusLook::of(status.toUtf8()).word);
}

// What is not there, or is not this customer's.
QString nothingThere(const JournalEntry &entry)
{
    if (isOf(entry, kCancelOrderKind))
        return PendingWords::tr("Not done: there is no such order of this customer.");
    if (isOf(entry, kAcceptQuoteKind))
        return PendingWords::tr("Not done: there is no such quote of this customer.");
    return hasCustomer(entry) ? PendingWords::tr("Not done: there is no such customer.")
                              : PendingWords::tr("Not done: there is no such SKU.");
}

AnswerText ended(const JournalEntry &entry, const std::optional<Currency> &currency)
{
    const QString told = hasCustomer(entry) ? PendingWords::tr("Customer &told") : PendingWords::tr("&Noted");
    const QString itIsNot =
        hasCustomer(entry) ? PendingWords::tr("The customer can be told that it has not been done.") : QString();
    const auto says = [&](Tone tone, const QString &sentence, const QString &customer = {}) {
        return AnswerText{tone, sentence, {}, told, {}, customer};
    };
    const QByteArray answer = decided(entry);
    if (answer == Cancelled::token)
        return says(
            Tone::Good,
            PendingWords::tr("Done: cancelled on %1 by %2. You can tell the customer.").arg(at(entry), by(entry)));
    if (answer == AlreadyCancelled::token)
        return says(
            Tone::Quiet,
            PendingWords::tr("Not by this: %2 had cancelled the order on %1. The customer can be told that it is "
                             "cancelled.")
                .arg(at(entry), by(entry)));
    if (answer == Issued::token)
        return says(Tone::Good, PendingWords::tr("Done: quote %1%2 is good until %3. You can tell the customer.")
                                    .arg(quoteNumber(entry), price(entry, currency), at(entry, "expires_at")));
    if (answer == Accepted::token)
        return says(Tone::Good,
                    PendingWords::tr("Done: accepted on %1, order %2%3. You can tell the customer.")
                        .arg(at(entry, "accepted_at"), orderNumber(entry), price(entry, currency)),
                    orderNow(entry));
    if (answer == Placed::token)
        return says(Tone::Good,
                    PendingWords::tr("Done: order %1%2. You can tell the customer.")
                        .arg(orderNumber(entry), price(entry, currency)),
                    orderNow(entry));
    if (answer == QuoteExpired::token)
        return says(Tone::Caution,
                    PendingWords::tr("Not done, no order was made: the quote ended on %1, before it was taken up. Tell "
                                     "the customer that a new quote would be needed.")
                        .arg(at(entry, "expired_at")));
    if (answer == OutOfStock::token)
        return says(Tone::Caution,
                    PendingWords::tr("Not done, no order was made: of %n SKU(s) too little was available. Tell the "
                                     "customer so.",
                                     nullptr, int(entry.detail.value(QStringLiteral("lines")).toArray().size())));
    if (answer == QuoteUsed::token)
        return says(Tone::Quiet,
                    PendingWords::tr("Not by this: another attempt had made an order of the quote. Look at "
                                     "the quote before the customer is told."));
    if (answer == PriceChanged::token)
        return says(Tone::Caution,
                    PendingWords::tr("Not done, no order was made: of %n SKU(s) the price is not the one that the "
                                     "customer confirmed. Tell the customer the new one.",
                                     nullptr, int(entry.detail.value(QStringLiteral("lines")).toArray().size())));
    if (answer == KeyConflict::token)
        return says(Tone::Wrong,
                    PendingWords::tr("Not done: its key had been used for something else. Nothing was "
                                     "changed."),
                    itIsNot);
    if (answer == Received::token || answer == Counted::token || answer == PriceSet::token)
        return says(Tone::Good, PendingWords::tr("Done, as it was asked."));
    if (answer == NotCancellable::token)
        return says(Tone::Caution,
                    PendingWords::tr("Not done, and cannot be done any more: the order is %1. Tell the customer so.")
                        .arg(StatusLook::of(entry.detail.value(QStringLiteral("status")).toString().toUtf8()).word));
    if (answer == NotFound::token)
        return says(Tone::Caution, nothingThere(entry), itIsNot);
    if (answer == Inconsistent::token)
        return says(
            Tone::Wrong,
            PendingWords::tr("Not done: the records of this order disagree, and a case is open. A supervisor has "
                             "to look at it before the customer is told."));
    if (isOfTheOtherRoad(entry))
        return says(
            Tone::Caution,
            isOf(entry, kPlaceOrderKind)
                ? PendingWords::tr("Not done: in this store orders are made of quotes. Nothing was changed.")
                : PendingWords::tr("Not done: in this store orders are made at the price of the moment, without "
                                   "quotes. Nothing was changed."),
            itIsNot);
    if (answer == DbError::name(DbError::Kind::Closed))
        return says(Tone::Caution,
                    PendingWords::tr("Not done: Holdfast was closed before it could be sent. Nothing was changed."),
                    itIsNot);
    return says(Tone::Caution, PendingWords::tr("Not done. Nothing was changed."), itIsNot);
}

} // namespace

QString pendingTitle(const JournalEntry &entry)
{
    if (isOf(entry, kCancelOrderKind))
        return PendingWords::tr("Cancel order %1").arg(orderNumber(entry));
    if (isOf(entry, kIssueQuoteKind))
        return PendingWords::tr("Issue a quote");
    if (isOf(entry, kAcceptQuoteKind))
        return PendingWords::tr("Accept quote %1").arg(quoteNumber(entry));
    if (isOf(entry, kPlaceOrderKind))
        return PendingWords::tr("Place an order");
    if (isOf(entry, kReceiveStockKind))
        return PendingWords::tr("Receive units of a SKU");
    if (isOf(entry, kCountStockKind))
        return PendingWords::tr("Count a SKU");
    if (isOf(entry, kChangePriceKind))
        return PendingWords::tr("Change a price");
    return PendingWords::tr("%1 of a newer version").arg(QString::fromLatin1(entry.kind));
}

AnswerText pendingText(const PendingOperation &pending, const std::optional<Currency> &currency)
{
    const JournalEntry &entry = pending.entry;
    const auto toCustomer = [&](const QString &words) { return hasCustomer(entry) ? words : QString(); };
    const QString itIsNot = toCustomer(PendingWords::tr("The customer can be told that it has not been done."));
    if (pending.running)
        return {Tone::Quiet, PendingWords::tr("Is being carried out now."),
                {},          {},
                {},          toCustomer(PendingWords::tr("Tell the customer nothing yet."))};
    if (entry.state == State::Prepared)
        return {Tone::Quiet, PendingWords::tr("Was prepared and never sent. Nothing was changed."), {}, {}, {},
                itIsNot};
    if (entry.state == State::Answered)
        return ended(entry, currency);
    if (entry.answer.isEmpty())
        return {Tone::Wrong,
                hasCustomer(entry)
                    ? PendingWords::tr("It is not known yet whether this was carried out. Holdfast is finding out; do "
                                       "not tell the customer yet.")
                    : PendingWords::tr("It is not known yet whether this was carried out. Holdfast is finding out."),
                {},
                {},
                {}};
    return {Tone::Caution,
            PendingWords::tr("This was not carried out. Nothing was changed. Do it now?"),
            {},
            PendingWords::tr("&Do it now…"),
            {},
            itIsNot};
}

QString pendingAge(Instant askedAt, Instant now)
{
    const qint64 minutes = std::max<qint64>(0, (now.micros - askedAt.micros) / 60'000'000);
    if (minutes < 1)
        return PendingWords::tr("less than a minute");
    if (minutes < 120)
        return PendingWords::tr("%n minute(s)", nullptr, int(minutes));
    if (minutes < 48 * 60)
        return PendingWords::tr("%n hour(s)", nullptr, int(minutes / 60));
    return PendingWords::tr("%n day(s)", nullptr, int(minutes / (24 * 60)));
}

} // namespace holdfast
