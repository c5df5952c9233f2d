// SPDX-License-Identifier: GPL-3.0-or-later
// stock list [--limit N] | stock show SKU [--limit N]
// stock receive SKU QTY --reason TEXT [--operation UUID]
// stock count SKU AVAILABLE | --shelf UNITS --reason TEXT [--operation UUID]
#include "app/cli/carry_out.h"
#include "app/cli/sku_words.h"
#include "sql/journal/count_stock_entry.h"
#include "sql/journal/receive_stock_entry.h"
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

// The words for each answer. A new answer of the flows stops the build here.
struct TellMoved
{
    const SkuWords &words;
    const SkuOperation &asked;

    QJsonObject fieldsOf(const StockMoved &moved, const char *difference) const
    {
        QJsonObject fields = skuJson(words, asked, moved.sku, moved.at, moved.by, moved.seenAgain);
        fields.insert(QLatin1String(difference), moved.difference);
        fields.insert(QStringLiteral("available"), moved.available);
        fields.insert(QStringLiteral("reserved"), moved.reserved);
        fields.insert(QStringLiteral("version"), moved.version);
        return fields;
    }
    QString sentence(const char *what, const StockMoved &moved) const
    {
        return doneBefore(moved.at, moved.seenAgain) + QStringLiteral("%1 %2: %3 available, %4 reserved.")
                                                           .arg(QLatin1String(what))
                                                           .arg(moved.difference)
                                                           .arg(moved.available)
                                                           .arg(moved.reserved);
    }
    Answer operator()(const Received &received) const
    {
        return {Received::token, Exit::Done, fieldsOf(received, "units"), sentence("Received", received), {}};
    }
    Answer operator()(const Counted &counted) const
    {
        return {Counted::token,
                Exit::Done,
                fieldsOf(counted, "difference"),
                sentence("Counted, a difference of", counted),
                {}};
    }
    Answer operator()(const BelowReserved &below) const
    {
        return {
            BelowReserved::token,
            Exit::Refused,
            {{QStringLiteral("sku"), text(words.code)},
             {QStringLiteral("counted"), below.counted},
             {QStringLiteral("reserved"), below.reserved}},
            QStringLiteral("Orders hold %1, and with these %2 would be there.").arg(below.reserved).arg(below.counted) +
                kNothingChanged,
            {}};
    }
    Answer operator()(const NotFound &) const { return skuNotFound(words.code); }
    Answer operator()(const InvalidInput &input) const { return invalidInput(input); }
};

// Both are a number of units for a SKU; of: what a count is of.
template <class Request, class Flow, class... Of>
Answer move(OpenStore &open, const char *name, const SkuWords &words, Flow flow, qint64 units, Of... of)
{
    const auto found = skuOperation(open, words);
    if (const auto *problem = std::get_if<Answer>(&found))
        return *problem;
    const Request request{std::get<SkuOperation>(found), units, of...};
    return carryOut(
        open, name, request, flow,
        [&](const auto &outcome) {
            return std::visit(TellMoved{words, request}, outcome);
        },
        QStringLiteral("whether the stock was changed"));
}

bool isBelowZero(const QString &text)
{
    return text.startsWith(u'-') && wholeNumber(text.mid(1));
}

// Units that were counted: none, too; of available ones also so many fewer than are reserved.
std::optional<qint64> countedNumber(const QString &text, CountStock::Of of)
{
    if (text == u"0")
        return 0;
    return of == CountStock::Of::Available && isBelowZero(text) ? std::optional(-*wholeNumber(text.mid(1)))
                                                                : wholeNumber(text);
}

} // namespace

Parsed stockVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption limit(QStringLiteral("limit"), QString(), QStringLiteral("N"), QStringLiteral("1000"));
    const QCommandLineOption reason(QStringLiteral("reason"), QString(), QStringLiteral("TEXT"));
    const QCommandLineOption operation(QStringLiteral("operation"), QString(), QStringLiteral("UUID"));
    const QCommandLineOption shelf(QStringLiteral("shelf"), QString(), QStringLiteral("UNITS"));
    parser.addOptions({limit, reason, operation, shelf});
    QStringList given = words;
    if (given.value(0) == u"count" && isBelowZero(given.value(2))) // a number, not an option
        given << QStringLiteral("--") << given.takeAt(2);
    if (const auto problem = parse(parser, given))
        return *problem;
    const QStringList positional = parser.positionalArguments();
    const std::optional<qint64> most = wholeNumber(parser.value(limit));
    if (!most || *most > 100'000)
        return notANumber("--limit (at most 100000)", parser.value(limit));
    if (positional.value(0) == u"list" && positional.size() == 1)
        return [most](OpenStore &open) { return list(open, int(*most)); };
    if (positional.value(0) == u"show" && positional.size() == 2)
        return [code = positional.at(1).toUtf8(), most](OpenStore &open) { return show(open, code, int(*most)); };
    const bool receives = positional.value(0) == u"receive";
    const bool ofShelf = parser.isSet(shelf);
    const bool counts = positional.value(0) == u"count" && positional.size() == (ofShelf ? 2 : 3);
    if (counts || (receives && positional.size() == 3 && !ofShelf)) {
        const QString number = ofShelf ? parser.value(shelf) : positional.at(2);
        const auto of = ofShelf ? CountStock::Of::Shelf : CountStock::Of::Available;
        const std::optional<qint64> units = receives ? wholeNumber(number) : countedNumber(number, of);
        if (!units && receives)
            return notANumber("QTY", number);
        if (!units)
            return usage(
                QStringLiteral("%1 is a whole number, not \"%2\".")
                    .arg(ofShelf ? QStringLiteral("--shelf") : QStringLiteral("AVAILABLE"), plain(number.left(80))) +
                kNothingChanged);
        const auto asked = skuWords(parser, reason, operation, positional.at(1));
        if (const auto *problem = std::get_if<Answer>(&asked))
            return *problem;
        return [receives, of, units = *units, asked = std::get<SkuWords>(asked)](OpenStore &open) {
            return receives ? move<ReceiveStock>(open, "ReceiveStock", asked, receiveStock, units)
                            : move<CountStock>(open, "CountStock", asked, countStock, units, of);
        };
    }
    return usage(QStringLiteral("usage: stock list [--limit N] | stock show SKU [--limit N] | "
                                "stock receive SKU QTY --reason TEXT [--operation UUID] | "
                                "stock count SKU AVAILABLE | --shelf UNITS --reason TEXT [--operation UUID]"));
}

} // namespace holdfast::cli
