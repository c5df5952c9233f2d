// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/issue_quote.h"

#include "sql/connection/transaction.h"
#include "sql/flows/joint_reservation.h"
#include "sql/schema/store.h"

#include <algorithm>
#include <map>

namespace holdfast {

namespace {

// What this operation has issued; somebody else's is not told.
template <class Outcome>
std::optional<Outcome> issuedBefore(Transaction &tx, const char *statement, const IssueQuote &request)
{
    const std::optional<Row> quote = tx.maybe(statement, {{"operation", lit(request.operation)}});
    if (!quote)
        return std::nullopt;
    if (quote->id<CustomerId>(1) != request.customer)
        return NotFound{};
    Issued answer{quote->id<QuoteId>(0), {}, quote->instant(4), quote->instant(5), {}, true};
    answer.total = {quote->integer(3), storeCurrency(quote->bytes(2))};
    for (const Row &line : tx.all("quotes/quote_lines", {{"quote", lit(answer.quote)}}))
        answer.lines.push_back({line.id<SkuId>(0), line.integer(1), line.integer(2)});
    return answer;
}

} // namespace

Verdict<IssueQuoteOutcome> issueQuote(Transaction &tx, const IssueQuote &request)
{
    const auto say = [](auto answer) { return rollBack<IssueQuoteOutcome>(std::move(answer)); };

    // 1. Static validation; one SKU twice is summed.
    const auto wanted = summed(request.lines);
    if (const auto *input = std::get_if<InvalidInput>(&wanted))
        return say(*input);
    if (request.validFor && request.validFor->count() < 1)
        return say(InvalidInput{InvalidInput::Field::Period, InvalidInput::Problem::OutOfRange});
    const auto &lines = std::get<std::vector<SummedLine>>(wanted);

    // 2. The same operation is the same quote, whatever has become of its SKUs and prices since.
    if (const auto before = issuedBefore<IssueQuoteOutcome>(tx, "quotes/quote_by_operation", request))
        return rollBack<IssueQuoteOutcome>(*before);
    if (!tx.maybe("customers/customer_by_id", {{"customer", lit(request.customer)}}))
        return say(NotFound{});

    // 3. The database's clock, and all prices by one statement: one snapshot, at whichever isolation level.
    const Row terms = tx.one("store/quote_terms");
    if (storeRoad(terms.bytes(3)) != OrderRoad::Quote)
        return say(kOtherRoad);
    std::vector<SkuId> skus;
    for (const SummedLine &line : lines)
        skus.push_back(line.sku);
    std::map<SkuId, std::optional<qint64>> prices;
    for (const Row &row : tx.all("skus/prices_read", {{"skus", skuList(skus)}}))
        prices.emplace(row.id<SkuId>(0), row.maybeInteger(1));

    // 4. Every line has its price, and the total is a number.
    OrderDraft priced{request.customer, storeCurrency(terms.bytes(0)), {}, request.operation, {}, {}, {}};
    for (const SummedLine &line : lines) {
        const auto price = prices.find(line.sku);
        if (price == prices.end())
            return say(InvalidInput{InvalidInput::Field::Sku, InvalidInput::Problem::Unknown, 0, line.enteredAt});
        if (!price->second)
            return say(InvalidInput{InvalidInput::Field::Price, InvalidInput::Problem::Missing, 0, line.enteredAt});
        priced.lines.push_back({line.sku, line.quantity, *price->second});
    }
    const std::optional<qint64> total = totalOf(priced.lines);
    if (!total)
        return say(InvalidInput{InvalidInput::Field::Total, InvalidInput::Problem::Overflow});

    // 5. Good for the store's period, or a shorter one; a longer one never.
    const qint64 period = terms.integer(1);
    const qint64 seconds = request.validFor ? std::min<qint64>(request.validFor->count(), period) : period;
    Issued answer{{}, {*total, priced.currency}, terms.instant(2), {}, {}, false};
    answer.expiresAt = {answer.createdAt.micros + seconds * 1'000'000};

    // 6. The quote and its lines.
    try {
        answer.quote =
            QuoteId{tx.insert("quotes/quote_insert", {{"customer", lit(request.customer)},
                                                      {"currency", lit(QString::fromLatin1(priced.currency.code))},
                                                      {"total", lit(*total)},
                                                      {"line_count", lit(qint64(lines.size()))},
                                                      {"created_at", lit(answer.createdAt)},
                                                      {"expires_at", lit(answer.expiresAt)},
                                                      {"operation", lit(request.operation)}})};
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::DuplicateKey)
            throw;
        // This operation was faster elsewhere; in a new transaction its quote is seen.
        return rollBackAndLook<IssueQuoteOutcome>("IssueQuote",
                                                  [request](Transaction &next) { return issueQuote(next, request); });
    }
    std::vector<std::vector<Literal>> numbered;
    for (const DraftLine &line : priced.lines) {
        numbered.push_back({lit(answer.quote), lit(qint64(numbered.size()) + 1), lit(line.sku), lit(line.quantity),
                            lit(line.unitPriceMinor)});
        answer.lines.push_back({line.sku, line.quantity, line.unitPriceMinor});
    }
    demand(tx.change("quotes/quote_lines_insert", {{"lines", rows(numbered)}}), numbered.size(),
           "quotes/quote_lines_insert");
    return commit<IssueQuoteOutcome>(answer);
}

Verdict<ProbeIssueOutcome> probeIssue(Transaction &tx, const IssueQuote &request)
{
    // A lock where the operation's quote is or would be: its row that is not yet committed is waited for. A look alone
    // would overtake it.
    const auto issued = issuedBefore<ProbeIssueOutcome>(tx, "quotes/quote_by_operation_share", request);
    return rollBack<ProbeIssueOutcome>(issued.value_or(NotDone{}));
}

} // namespace holdfast
