// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/clean_up_quotes.h"

#include "sql/connection/transaction.h"
#include "sql/flows/joint_reservation.h"
#include "sql/schema/demand_right.h"

#include <vector>

namespace holdfast {

namespace {

Verdict<CleanUpQuotesOutcome> cleanUp(Transaction &tx, const CleanUpQuotes &request, bool again)
{
    using Outcome = CleanUpQuotesOutcome;

    // 1. The owner's, and of the past.
    demandRight(tx, Right::CleanUpQuotes);
    if (request.before > tx.one("store/now").instant(0))
        return rollBack<Outcome>(InvalidInput{InvalidInput::Field::Period, InvalidInput::Problem::OutOfRange});

    // 2. What may go, and what an answer refers to. Nothing is locked yet.
    const CleanUpQuotes::Place after = request.after.value_or(CleanUpQuotes::Place{});
    QuotesCleanedUp answer;
    std::vector<Literal> quotes;
    const std::vector<Row> rows = tx.all("quotes/quotes_ended_before", {{"before", lit(request.before)},
                                                                        {"after", lit(after.createdAt)},
                                                                        {"after_id", lit(after.quote)},
                                                                        {"limit", lit(CleanUpQuotes::kMost)}});
    for (const Row &row : rows) {
        if (row.integer(2) == 0)
            quotes.push_back(lit(row.id<QuoteId>(0)));
    }
    answer.kept = qint64(rows.size() - quotes.size());
    if (rows.size() == CleanUpQuotes::kMost)
        answer.next = CleanUpQuotes::Place{rows.back().instant(1), rows.back().id<QuoteId>(0)};
    if (quotes.empty())
        return rollBack<Outcome>(answer);

    // 3. Whoever is answered about one of them ends first, or finds it gone.
    try {
        answer.deleted = qint64(tx.all("quotes/quotes_lock", {{"quotes", list(quotes)}}).size());
        if (answer.deleted == 0) // another clean-up was faster
            return rollBack<Outcome>(answer);

        // 4. The lines, the quotes, and that it was done. To delete takes locks in the gaps of what refers to quotes:
        // who
        //    writes there waits for this batch, and it waits for nobody any more.
        tx.change("quotes/quote_lines_delete", {{"quotes", list(quotes)}});
        demand(tx.change("quotes/quotes_delete", {{"quotes", list(quotes)}}), std::size_t(answer.deleted),
               "quotes/quotes_delete");
    } catch (const DbError &error) {
        const bool referred = error.kind == DbError::Kind::Constraint || error.kind == DbError::Kind::Refused;
        if (!referred || again)
            throw;
        // Somebody was answered about one of them since it was looked at; in a new transaction that is seen.
        return rollBackAndLook<Outcome>("CleanUpQuotes",
                                        [request](Transaction &next) { return cleanUp(next, request, true); });
    }
    const QString detail = QStringLiteral("%1 that expired before %2").arg(answer.deleted).arg(request.before.micros);
    tx.change("quotes/quotes_cleaned_up", {{"operation", lit(request.operation)}, {"detail", lit(detail)}});
    return commit<Outcome>(answer);
}

} // namespace

Verdict<CleanUpQuotesOutcome> cleanUpQuotes(Transaction &tx, const CleanUpQuotes &request)
{
    return cleanUp(tx, request, false);
}

} // namespace holdfast
