// SPDX-License-Identifier: GPL-3.0-or-later
// stock list [--limit N] | stock show SKU [--limit N]
#include "app/cli/verb.h"

#include "sql/connection/session.h"
#include "sql/pages/stock_page.h"

#include <QCommandLineParser>
#include <QJsonArray>

namespace holdfast::cli {

namespace {

QString text(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes);
}

QJsonObject stockJson(const StockRow &stock, const Currency &currency)
{
    return {{QStringLiteral("sku"), text(stock.code)},
            {QStringLiteral("name"), stock.name},
            {QStringLiteral("available"), stock.available},
            {QStringLiteral("reserved"), stock.reserved},
            {QStringLiteral("version"), stock.version},
            {QStringLiteral("price"),
             stock.priceMinor ? QJsonValue(json(Money{*stock.priceMinor, currency})) : QJsonValue()}};
}

QStringList stockCells(const StockRow &stock, const Currency &currency)
{
    return {plain(stock.code), plain(stock.name), QString::number(stock.available), QString::number(stock.reserved),
            stock.priceMinor ? text(Money{*stock.priceMinor, currency}.plain() + ' ' + currency.code) : QString()};
}

const QStringList kTitles{QStringLiteral("SKU"), QStringLiteral("Name"), QStringLiteral("Available"),
                          QStringLiteral("Reserved"), QStringLiteral("Price")};

Answer list(OpenStore &open, int limit)
{
    const std::vector<StockRow> stock = open.session->read("StockPage", [&](Reader &reader) {
        return stockPage(reader, {{}, StockSort::Code, {}, limit});
    });
    QJsonArray array;
    QList<QStringList> rows;
    for (const StockRow &row : stock) {
        array << stockJson(row, open.store.currency);
        rows << stockCells(row, open.store.currency);
    }
    return {"Stock", Exit::Done, {{QStringLiteral("stock"), array}}, {}, table(kTitles, rows)};
}

Answer show(OpenStore &open, const QByteArray &code, int limit)
{
    const std::optional<StockCard> card =
        open.session->read("StockCard", [&](Reader &reader) { return stockCard(reader, code, limit); });
    if (!card)
        return {NotFound::token,
                Exit::Refused,
                {},
                QStringLiteral("There is no stock of SKU \"%1\".").arg(plain(code)),
                {}};
    QJsonArray heldBy, movements;
    QList<QStringList> heldRows, movementRows;
    for (const StockCard::HeldBy &held : card->heldBy) {
        heldBy << QJsonObject{{QStringLiteral("order"), number(held.order)},
                              {QStringLiteral("customer"), number(held.customer)},
                              {QStringLiteral("quantity"), held.quantity},
                              {QStringLiteral("held_at"), text(held.heldAt.json())},
                              {QStringLiteral("order_status"), text(held.orderStatus)}};
        heldRows << QStringList{QString::number(number(held.order)), plain(held.customerName), plain(held.orderStatus),
                                QString::number(held.quantity), shortInstant(held.heldAt)};
    }
    for (const StockCard::Movement &moved : card->movements) {
        movements << QJsonObject{{QStringLiteral("kind"), text(moved.kind)},
                                 {QStringLiteral("delta_available"), moved.deltaAvailable},
                                 {QStringLiteral("delta_reserved"), moved.deltaReserved},
                                 {QStringLiteral("order"), moved.order ? QJsonValue(*moved.order) : QJsonValue()},
                                 {QStringLiteral("reason"), moved.reason},
                                 {QStringLiteral("who"), moved.who},
                                 {QStringLiteral("at"), text(moved.at.json())},
                                 {QStringLiteral("stock_version"), moved.stockVersion}};
        movementRows << QStringList{shortInstant(moved.at),
                                    plain(moved.kind),
                                    QString::number(moved.deltaAvailable),
                                    QString::number(moved.deltaReserved),
                                    moved.order ? QString::number(*moved.order) : QString(),
                                    plain(moved.who),
                                    plain(moved.reason)};
    }
    QJsonObject stock = stockJson(card->stock, open.store.currency);
    stock.insert(QStringLiteral("held"), card->heldSum);
    stock.insert(QStringLiteral("held_by"), heldBy);
    stock.insert(QStringLiteral("movements"), movements);
    const QString sums = card->heldSum == card->stock.reserved
                             ? QStringLiteral("Reserved %1 = the sum of what is held.\n").arg(card->stock.reserved)
                             : QStringLiteral("Reserved %1, but %2 are held: the records disagree.\n")
                                   .arg(card->stock.reserved)
                                   .arg(card->heldSum);
    const QString listing =
        table(kTitles, {stockCells(card->stock, open.store.currency)}) + u'\n' + sums + u'\n' +
        table({QStringLiteral("Order"), QStringLiteral("Customer"), QStringLiteral("Status"), QStringLiteral("Holds"),
               QStringLiteral("Since")},
              heldRows) +
        u'\n' +
        table({QStringLiteral("At"), QStringLiteral("Movement"), QStringLiteral("Available"),
               QStringLiteral("Reserved"), QStringLiteral("Order"), QStringLiteral("Who"), QStringLiteral("Reason")},
              movementRows);
    return {"StockOfSku", Exit::Done, {{QStringLiteral("stock"), stock}}, {}, listing};
}

} // namespace

Parsed stockVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption limit(QStringLiteral("limit"), QString(), QStringLiteral("N"), QStringLiteral("1000"));
    parser.addOption(limit);
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();
    const std::optional<qint64> most = wholeNumber(parser.value(limit));
    if (!most || *most > 100'000)
        return notANumber("--limit (at most 100000)", parser.value(limit));
    if (positional.value(0) == u"list" && positional.size() == 1)
        return [most](OpenStore &open) { return list(open, int(*most)); };
    if (positional.value(0) == u"show" && positional.size() == 2)
        return [code = positional.at(1).toUtf8(), most](OpenStore &open) { return show(open, code, int(*most)); };
    return usage(QStringLiteral("usage: stock list [--limit N] | stock show SKU [--limit N]"));
}

} // namespace holdfast::cli
