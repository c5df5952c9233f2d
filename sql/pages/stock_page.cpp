// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/stock_page.h"

#include "sql/connection/transaction.h"

namespace holdfast {

namespace {

StockRow stockRow(const Row &row)
{
    return {row.id<SkuId>(0), row.bytes(1),   row.text(2),        row.integer(3),
            row.integer(4),   row.integer(5), row.maybeInteger(6)};
}

} // namespace

std::vector<StockRow> stockPage(Reader &reader, const QByteArray &afterCode, int limit)
{
    std::vector<StockRow> page;
    for (const Row &row : reader.all("stock/stock_page", {{"after", lit(afterCode)}, {"limit", lit(limit)}}))
        page.push_back(stockRow(row));
    return page;
}

std::optional<StockCard> stockCard(Reader &reader, const QByteArray &code, int limit)
{
    const std::optional<Row> row = reader.maybe("stock/stock_by_code", {{"code", lit(code)}});
    if (!row)
        return std::nullopt;
    StockCard card;
    card.stock = stockRow(*row);
    const Literal sku = lit(card.stock.sku);
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
    return card;
}

} // namespace holdfast
