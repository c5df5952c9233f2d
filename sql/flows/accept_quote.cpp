// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/accept_quote.h"

#include "sql/schema/store.h"

namespace holdfast {

QByteArray digest(const AcceptQuote &request)
{
    return digestOf("holdfast accept-quote 1\nquote " + QByteArray::number(number(request.quote)) + '\n');
}

Verdict<AcceptQuoteOutcome> acceptQuote(Transaction &tx, const AcceptQuote &request)
{
    using Outcome = AcceptQuoteOutcome;

    // 1. Static validation: a bad input burns no key.
    if (const auto input = invalidKey(request.key))
        return rollBack<Outcome>(*input);
    const Intent intent{request.customer, request.key, digest(request)};

    // 2. Claim the key. Taken: what it was answered is told again, and nobody asks whether that could be accepted now.
    const Claim claim = claimReceipt(tx, intent);
    if (claim == Claim::Taken)
        return answeredBefore<Outcome>(intent);
    if (claim == Claim::NoSuchCustomer)
        return rollBack<Outcome>(NotFound{});

    // 3. Lock the quote; whoever accepts it too waits here. Missing and somebody else's are one answer, and no receipt.
    const std::optional<Row> quote =
        tx.maybe("quotes/quote_lock", {{"quote", lit(request.quote)}, {"customer", lit(request.customer)}});
    if (!quote)
        return rollBack<Outcome>(NotFound{});

    // Whatever it is answered, with it is kept how long this took.
    const auto finished = [&](const auto &answer) {
        return finish<Outcome>(tx, intent, answer, request.quote, {tx.microsIn("quotes/quote_lock"), request.shownFor});
    };

    // 4. Used comes first: a quote that is used and expired is used.
    if (!quote->isNull(4))
        return finished(QuoteUsed{});

    // 5. Only now the time, by a statement of its own: the lock's own statement would tell the time before its wait.
    //    With it comes whether quotes are accepted here at all; if not, the claim goes with the transaction.
    const Row now = tx.one("store/road_now");
    if (storeRoad(now.bytes(1)) != OrderRoad::Quote)
        return rollBack<Outcome>(kOtherRoad);
    const Instant acceptedAt = now.instant(0);
    const Instant expiresAt = quote->instant(3);
    if (!(acceptedAt < expiresAt))
        return finished(QuoteExpired{acceptedAt, expiresAt});

    // 6. The order is what the quote says.
    OrderDraft draft{request.customer, storeCurrency(quote->bytes(0)), {}, operationOf(intent), request.quote, {},
                     acceptedAt};
    for (const Row &line : tx.all("quotes/quote_lines_share", {{"quote", lit(request.quote)}}))
        draft.lines.push_back({line.id<SkuId>(0), line.integer(1), line.integer(2)});
    demand(quote->integer(2), draft.lines.size(), "quotes/quote_lines_share");
    if (totalOf(draft.lines) != quote->integer(1))
        throw DbError{DbError::Kind::Program, 0, "quotes/quote_lock", QStringLiteral("the lines are not the total")};

    // 7. Locks all stock rows, SKU ascending; short of any, every short line is named and the quote stays unused.
    const JointReservationOutcome outcome = reserveJointly(tx, draft);
    if (const auto *none = std::get_if<OutOfStock>(&outcome))
        return finished(*none);
    const auto *placed = std::get_if<Placed>(&outcome);
    if (!placed)
        throw DbError{DbError::Kind::Program, 0, "quotes/quote_lines_share",
                      QStringLiteral("no order can be made of it")};

    // 8. The quote is consumed, once, and the answer is kept with it.
    demand(tx.change("quotes/quote_consume",
                     {{"quote", lit(request.quote)}, {"order", lit(placed->order)}, {"accepted_at", lit(acceptedAt)}}),
           1, "quotes/quote_consume");

    // 9. The answer is given once COMMIT has been answered, be that after the quote's end.
    return finished(Accepted{placed->order, placed->totalMinor, acceptedAt});
}

} // namespace holdfast
