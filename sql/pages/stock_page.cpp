// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/stock_page.h"

#include "sql/connection/transaction.h"

#include <algorithm>
#include <limits>

namespace holdfast {

namespace {

constexpr qint64 kMost = std::numeric_limits<qint64>::max();
constexpr int kReadAgain = 3; // times, while others change what is read

StockRow stockRow(const Row &row)
{
    return {row.id<SkuId>(0), row.bytes(1),   row.text(2),         row.integer(3),
            row.integer(4),   row.integer(5), row.maybeInteger(6), row.maybeInteger(7).value_or(0)};
}

std::vector<StockRow> stockRowsOf(const std::vector<Row> &rows)
{
    std::vector<StockRow> stock;
    for (const Row &row : rows)
        stock.push_back(stockRow(row));
    return stock;
}

// With a text the SKUs it may mean are found first; there are few enough to be sorted and filtered here.
std::vector<StockRow> found(Reader &reader, const StockFilter &filter)
{
    const QString text = filter.text.trimmed().left(120);
    std::vector<SkuId> skus;
    for (const Row &row : reader.all("stock/stock_found", {{"begins", lit(beginsWith(text))},
                                                           {"begins_bytes", lit(beginsWith(text).toUtf8())},
                                                           {"most", lit(StockFilter::kMostFound)}}))
        skus.push_back(row.id<SkuId>(0));
    std::vector<StockRow> stock = stockRows(reader, skus);
    std::erase_if(stock, [&](const StockRow &row) {
        return (filter.only == StockFilter::Only::Reserved && row.reserved == 0) ||
               (filter.only == StockFilter::Only::SoldOut && row.available > 0);
    });
    return stock;
}

std::vector<StockRow> foundPage(Reader &reader, const StockPageRequest &request, int limit)
{
    std::vector<StockRow> stock = found(reader, request.filter);
    std::sort(stock.begin(), stock.end(),
              [&](const StockRow &a, const StockRow &b) { return comesBefore(placeOf(a), placeOf(b), request.sort); });
    if (request.after)
        std::erase_if(stock,
                      [&](const StockRow &row) { return !comesBefore(*request.after, placeOf(row), request.sort); });
    if (std::ssize(stock) > limit)
        stock.resize(std::size_t(limit));
    return stock;
}

std::vector<StockRow> pageByCode(Reader &reader, const char *statement, const StockPageRequest &request,
                                 const QByteArray &outside, int limit)
{
    return stockRowsOf(reader.all(
        statement, {{"after_code", lit(request.after ? request.after->code : outside)}, {"limit", lit(limit)}}));
}

std::vector<StockRow> pageByAvailable(Reader &reader, const char *statement, const StockPageRequest &request,
                                      qint64 outside, int limit)
{
    return stockRowsOf(
        reader.all(statement, {{"most_units", lit(request.filter.only == StockFilter::Only::SoldOut ? 0 : kMost)},
                               {"after_units", lit(request.after ? request.after->available : outside)},
                               {"after_sku", lit(request.after ? number(request.after->sku) : outside)},
                               {"limit", lit(limit)}}));
}

std::vector<StockRow> pageByReserved(Reader &reader, const char *statement, const StockPageRequest &request,
                                     qint64 outside, int limit)
{
    return stockRowsOf(
        reader.all(statement, {{"least_units", lit(request.filter.only == StockFilter::Only::Reserved ? 1 : 0)},
                               {"after_units", lit(request.after ? request.after->reserved : outside)},
                               {"after_sku", lit(request.after ? number(request.after->sku) : outside)},
                               {"limit", lit(limit)}}));
}

// All of it, as it was at one time: read again while somebody changes the row meanwhile.
std::optional<StockCard> cardOf(Reader &reader, StockRow stock, int limit)
{
    for (int attempt = 1;; ++attempt) {
        StockCard card;
        card.stock = stock;
        const Literal sku = lit(stock.sku);
        card.heldSum = reader.one("stock/stock_held_sum", {{"sku", sku}}).integer(0);
        for (const Row &held : reader.all("stock/stock_held_by", {{"sku", sku}, {"limit", lit(limit)}})) {
            card.heldBy.push_back({held.id<OrderId>(0), held.id<CustomerId>(1), held.text(2), held.integer(3),
                                   held.instant(4), held.bytes(5)});
        }
        for (const Row &moved : reader.all("stock/stock_movements_of", {{"sku", sku}, {"limit", lit(limit)}})) {
            card.movements.push_back({moved.bytes(1), moved.integer(2), moved.integer(3), moved.maybeInteger(4),
                                      moved.maybeText(6).value_or(QString()), moved.text(7), moved.instant(8),
                                      moved.integer(9)});
        }
        const std::vector<StockRow> now = stockRows(reader, {stock.sku});
        if (now.empty())
            return std::nullopt;
        if (now.front().version == stock.version || attempt == kReadAgain)
            return card;
        stock = now.front();
    }
}

} // namespace

std::vector<StockSort> stockSorts(const StockFilter &filter)
{
    using enum StockSort;
    if (filter.only == StockFilter::Only::All || !filter.text.trimmed().isEmpty())
        return {Code, CodeBackwards, FewestAvailable, MostAvailable, MostReserved, FewestReserved};
    if (filter.only == StockFilter::Only::Reserved)
        return {MostReserved, FewestReserved};
    return {FewestAvailable};
}

std::vector<StockRow> stockPage(Reader &reader, const StockPageRequest &asked)
{
    StockPageRequest request = asked;
    const std::vector<StockSort> served = stockSorts(request.filter);
    if (std::find(served.begin(), served.end(), request.sort) == served.end())
        request.sort = served.front();
    const int limit = std::clamp(request.limit, 1, StockPageRequest::kMostRows);
    if (!request.filter.text.trimmed().isEmpty())
        return foundPage(reader, request, limit);
    switch (request.sort) {
    case StockSort::Code:
        return pageByCode(reader, "stock/stock_page", request, {}, limit);
    case StockSort::CodeBackwards: // behind the longest code of the highest bytes
        return pageByCode(reader, "stock/stock_page_backwards", request, QByteArray(65, char(0xFF)), limit);
    case StockSort::FewestAvailable:
        return pageByAvailable(reader, "stock/stock_page_fewest_available", request, -1, limit);
    case StockSort::MostAvailable:
        return pageByAvailable(reader, "stock/stock_page_most_available", request, kMost, limit);
    case StockSort::FewestReserved:
        return pageByReserved(reader, "stock/stock_page_fewest_reserved", request, -1, limit);
    case StockSort::MostReserved:
        return pageByReserved(reader, "stock/stock_page_most_reserved", request, kMost, limit);
    }
    return {};
}

std::vector<StockRow> stockRows(Reader &reader, const std::vector<SkuId> &skus)
{
    if (skus.empty())
        return {};
    std::vector<Literal> ids;
    for (const SkuId sku : skus)
        ids.push_back(lit(sku));
    return stockRowsOf(reader.all("stock/stock_rows", {{"skus", list(ids)}}));
}

qint64 stockCount(Reader &reader, const StockFilter &filter)
{
    if (!filter.text.trimmed().isEmpty())
        return qint64(found(reader, filter).size());
    if (filter.only == StockFilter::Only::SoldOut)
        return reader.one("stock/stock_count_available", {{"most_units", lit(0)}}).integer(0);
    if (filter.only == StockFilter::Only::Reserved)
        return reader.one("stock/stock_count_reserved", {{"least_units", lit(1)}}).integer(0);
    return reader.one("stock/stock_count").integer(0);
}

std::optional<StockCard> stockCard(Reader &reader, const QByteArray &code, int limit)
{
    const std::optional<Row> row = reader.maybe("stock/stock_by_code", {{"code", lit(code)}});
    return row ? cardOf(reader, stockRow(*row), limit) : std::nullopt;
}

std::optional<StockCard> stockCard(Reader &reader, SkuId sku, int limit)
{
    const std::vector<StockRow> stock = stockRows(reader, {sku});
    return stock.empty() ? std::nullopt : cardOf(reader, stock.front(), limit);
}

} // namespace holdfast
