// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/quote_page.h"

#include "sql/connection/transaction.h"
#include "sql/pages/outside.h"

#include <algorithm>
#include <limits>

namespace holdfast {

namespace {

constexpr qint64 kMost = std::numeric_limits<qint64>::max();
constexpr int kReadAgain = 3; // times, while the quote is used by somebody

using Only = QuoteFilter::Only;

QuoteRow quoteRow(const Row &row)
{
    const std::optional<Currency> currency = Currency::named(row.bytes(3));
    QuoteRow quote;
    quote.id = row.id<QuoteId>(0);
    quote.customer = row.id<CustomerId>(1);
    quote.customerName = row.text(2);
    quote.total = {row.integer(4), currency ? *currency : Currency{row.bytes(3), 2}};
    quote.lineCount = int(row.integer(5));
    quote.createdAt = row.instant(6);
    quote.expiresAt = row.instant(7);
    quote.acceptedAt = row.maybeInstant(8);
    if (!row.isNull(9))
        quote.order = row.id<OrderId>(9);
    quote.version = row.integer(10);
    return quote;
}

std::vector<QuoteRow> quoteRowsOf(const std::vector<Row> &rows)
{
    std::vector<QuoteRow> quotes;
    for (const Row &row : rows)
        quotes.push_back(quoteRow(row));
    return quotes;
}

// The name of the statement for a combination of filters.
QByteArray named(const char *kind, const QuoteFilter &filter)
{
    QByteArray name = QByteArray("quotes/") + kind;
    name += filter.only == Only::Open      ? "_open"
            : filter.only == Only::Used    ? "_used"
            : filter.only == Only::Expired ? "_expired"
                                           : "";
    return filter.customer ? name + "_by_customer" : name;
}

std::vector<Row> rowsOf(Reader &reader, const std::vector<QuoteId> &quotes)
{
    std::vector<Literal> ids;
    for (const QuoteId quote : quotes)
        ids.push_back(lit(quote));
    return ids.empty() ? std::vector<Row>() : reader.all("quotes/quote_rows", {{"quotes", list(ids)}});
}

// With a text the quotes it may mean are found first; there are few enough to be sorted and filtered here. Which of
// them have expired the statement has said.
std::vector<QuoteRow> found(Reader &reader, const QuoteFilter &filter)
{
    const QString text = filter.text.trimmed().left(120);
    std::vector<QuoteId> ids;
    for (const Row &row : reader.all("quotes/quotes_found", {{"number", lit(text.toLongLong())},
                                                             {"begins", lit(beginsWith(text))},
                                                             {"most", lit(QuoteFilter::kMostFound)}}))
        ids.push_back(row.id<QuoteId>(0));
    std::vector<QuoteRow> quotes;
    for (const Row &row : rowsOf(reader, ids)) {
        QuoteRow quote = quoteRow(row);
        const Only is = quote.acceptedAt ? Only::Used : row.integer(11) != 0 ? Only::Expired : Only::Open;
        if ((!filter.customer || quote.customer == *filter.customer) && (filter.only == Only::All || filter.only == is))
            quotes.push_back(std::move(quote));
    }
    return quotes;
}

std::vector<QuoteRow> foundPage(Reader &reader, const QuotePageRequest &request, int limit)
{
    std::vector<QuoteRow> quotes = found(reader, request.filter);
    std::sort(quotes.begin(), quotes.end(),
              [&](const QuoteRow &a, const QuoteRow &b) { return comesBefore(placeOf(a), placeOf(b), request.sort); });
    if (request.after)
        std::erase_if(
            quotes, [&](const QuoteRow &quote) { return !comesBefore(*request.after, placeOf(quote), request.sort); });
    if (std::ssize(quotes) > limit)
        quotes.resize(std::size_t(limit));
    return quotes;
}

} // namespace

std::vector<QuoteRow> quotePage(Reader &reader, const QuotePageRequest &request)
{
    const QuoteFilter &filter = request.filter;
    const int limit = std::clamp(request.limit, 1, QuotePageRequest::kMostRows);
    if (!filter.text.trimmed().isEmpty())
        return foundPage(reader, request, limit);
    const bool oldest = request.sort == QuoteSort::Oldest;
    const QByteArray name = named("quote_page", filter) + (oldest ? "_oldest" : "");
    const QuotePlace place = request.after.value_or(oldest ? QuotePlace{kBeginningOfTime, QuoteId{0}}
                                                           : QuotePlace{kEndOfTime, QuoteId{kMost}});
    const Literal after = lit(place.createdAt), afterId = lit(place.id);
    if (filter.customer)
        return quoteRowsOf(reader.all(
            name,
            {{"customer", lit(*filter.customer)}, {"after", after}, {"after_id", afterId}, {"limit", lit(limit)}}));
    return quoteRowsOf(reader.all(name, {{"after", after}, {"after_id", afterId}, {"limit", lit(limit)}}));
}

std::vector<QuoteRow> quoteRows(Reader &reader, const std::vector<QuoteId> &quotes)
{
    return quoteRowsOf(rowsOf(reader, quotes));
}

qint64 quoteCount(Reader &reader, const QuoteFilter &filter)
{
    if (!filter.text.trimmed().isEmpty())
        return qint64(found(reader, filter).size());
    const QByteArray name = named("quote_count", filter);
    return filter.customer ? reader.one(name, {{"customer", lit(*filter.customer)}}).integer(0)
                           : reader.one(name).integer(0);
}

// The quote, its lines and what is now are one statement. Answers are only ever added, and the one that uses the quote
// raises its version: where that is still the same, they belong to it.
std::optional<QuoteCard> quoteCard(Reader &reader, QuoteId id)
{
    for (int attempt = 1;; ++attempt) {
        const std::vector<Row> rows = reader.all("quotes/quote_card", {{"quote", lit(id)}});
        if (rows.empty())
            return std::nullopt;
        const Row &head = rows.front();
        QuoteCard card;
        card.quote = quoteRow(head);
        card.orderStatus = head.isNull(11) ? QByteArray() : head.bytes(11);
        card.now = head.instant(12);
        card.issuedBy = head.maybeText(13).value_or(QString());
        for (const Row &line : rows)
            card.lines.push_back({int(line.integer(14)), line.id<SkuId>(15), line.bytes(16), line.text(17),
                                  line.integer(18), line.integer(19), line.maybeInteger(20), line.maybeInteger(21)});
        bool same = true;
        for (const Row &receipt : reader.all("quotes/quote_receipts", {{"quote", lit(id)}})) {
            same = same && receipt.integer(0) == card.quote.version;
            if (!receipt.isNull(1))
                card.receipts.push_back({receipt.bytes(1), receipt.text(2), receipt.instant(3)});
        }
        if (same || attempt == kReadAgain)
            return card;
    }
}

} // namespace holdfast
