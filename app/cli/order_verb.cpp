// SPDX-License-Identifier: GPL-3.0-or-later
// order list [--customer C] [--status S] [--limit N] | order show ORDER
// order cancel ORDER {--customer C | --as-supervisor WHY} [--reason TEXT] [--operation UUID]
// order place --customer C --key KEY --line SKU:QTY@PRICE_VERSION [--line …]
#include "app/cli/carry_out.h"
#include "app/cli/receipt_words.h"
#include "sql/flows/cancel_order.h"
#include "sql/journal/cancel_entry.h"
#include "sql/journal/place_order_entry.h"
#include "sql/pages/order_page.h"

#include <QCommandLineParser>
#include <QJsonArray>

#include <algorithm>

namespace holdfast::cli {

namespace {

QString text(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes);
}

QJsonValue jsonOr(const std::optional<Instant> &instant)
{
    return instant ? QJsonValue(text(instant->json())) : QJsonValue();
}

QJsonObject orderJson(const OrderRow &order)
{
    return {{QStringLiteral("id"), number(order.id)},
            {QStringLiteral("customer"), number(order.customer)},
            {QStringLiteral("customer_name"), order.customerName},
            {QStringLiteral("status"), text(order.status)},
            {QStringLiteral("total"), json(order.total)},
            {QStringLiteral("units"), order.units},
            {QStringLiteral("external_ref"), text(order.externalRef)},
            {QStringLiteral("created_at"), text(order.createdAt.json())},
            {QStringLiteral("cancelled_at"), jsonOr(order.cancelledAt)},
            {QStringLiteral("version"), order.version}};
}

QString amount(const Money &money)
{
    return text(money.plain() + ' ' + money.currency.code);
}

Answer list(OpenStore &open, const OrderPageRequest &request)
{
    const std::vector<OrderRow> orders =
        open.session->read("OrderPage", [&](Reader &reader) { return orderPage(reader, request); });
    QJsonArray array;
    QList<QStringList> rows;
    for (const OrderRow &order : orders) {
        array << orderJson(order);
        rows << QStringList{QString::number(number(order.id)),
                            shortInstant(order.createdAt),
                            QStringLiteral("%1 %2").arg(number(order.customer)).arg(plain(order.customerName)),
                            plain(order.status),
                            QString::number(order.units),
                            amount(order.total),
                            plain(order.externalRef)};
    }
    return {
        "Orders",
        Exit::Done,
        {{QStringLiteral("orders"), array}},
        {},
        table({QStringLiteral("Order"), QStringLiteral("Created"), QStringLiteral("Customer"), QStringLiteral("Status"),
               QStringLiteral("Units"), QStringLiteral("Total"), QStringLiteral("Reference")},
              rows)};
}

Answer notFound()
{
    return {NotFound::token,
            Exit::Refused,
            {},
            QStringLiteral("There is no such order, or it is not this customer's. Nothing was changed."),
            {}};
}

Answer show(OpenStore &open, OrderId id)
{
    const std::optional<OrderCard> card =
        open.session->read("OrderCard", [&](Reader &reader) { return orderCard(reader, id); });
    if (!card)
        return {NotFound::token, Exit::Refused, {}, QStringLiteral("There is no order %1.").arg(number(id)), {}};

    QJsonArray lines, audit;
    QList<QStringList> lineRows, auditRows;
    for (const OrderCard::Line &line : card->lines) {
        lines << QJsonObject{{QStringLiteral("line"), line.lineNo},
                             {QStringLiteral("sku"), text(line.code)},
                             {QStringLiteral("name"), line.name},
                             {QStringLiteral("quantity"), line.quantity},
                             {QStringLiteral("unit_price"), json(line.unitPrice)},
                             {QStringLiteral("reservation"),
                              line.reservation.isEmpty()
                                  ? QJsonValue()
                                  : QJsonObject{{QStringLiteral("status"), text(line.reservation)},
                                                {QStringLiteral("quantity"), line.reservedQuantity},
                                                {QStringLiteral("held_at"), jsonOr(line.heldAt)},
                                                {QStringLiteral("released_at"), jsonOr(line.releasedAt)}}},
                             {QStringLiteral("available"), line.available ? QJsonValue(*line.available) : QJsonValue()},
                             {QStringLiteral("reserved"), line.reserved ? QJsonValue(*line.reserved) : QJsonValue()}};
        const QString stock = line.available ? QStringLiteral("%1 / %2").arg(*line.available).arg(*line.reserved)
                                             : QStringLiteral("none");
        lineRows << QStringList{QString::number(line.lineNo),
                                plain(line.code),
                                plain(line.name),
                                QString::number(line.quantity),
                                amount(line.unitPrice),
                                line.reservation.isEmpty() ? QStringLiteral("none") : plain(line.reservation),
                                stock};
    }
    for (const OrderCard::Event &event : card->audit) {
        audit << QJsonObject{
            {QStringLiteral("at"), text(event.at.json())},
            {QStringLiteral("who"), event.who},
            {QStringLiteral("what"), text(event.what)},
            {QStringLiteral("order_version"), event.orderVersion ? QJsonValue(*event.orderVersion) : QJsonValue()},
            {QStringLiteral("detail"), event.detail}};
        auditRows << QStringList{shortInstant(event.at), plain(event.who), plain(event.what), plain(event.detail)};
    }
    QJsonObject order = orderJson(card->order);
    order.insert(QStringLiteral("cancelled_by"), card->cancelledBy);
    order.insert(QStringLiteral("cancel_reason"), card->cancelReason);
    order.insert(QStringLiteral("lines"), lines);
    order.insert(QStringLiteral("audit"), audit);

    const OrderRow &row = card->order;
    QString listing =
        QStringLiteral("Order %1, %2, of customer %3 %4, %5, made %6\n")
            .arg(QString::number(number(row.id)), plain(row.status), QString::number(number(row.customer)),
                 plain(row.customerName), amount(row.total), shortInstant(row.createdAt));
    if (row.cancelledAt)
        listing += QStringLiteral("Cancelled %1 by %2: %3\n")
                       .arg(shortInstant(*row.cancelledAt), plain(card->cancelledBy), plain(card->cancelReason));
    listing += u'\n' +
               table({QStringLiteral("Line"), QStringLiteral("SKU"), QStringLiteral("Name"), QStringLiteral("Quantity"),
                      QStringLiteral("Price"), QStringLiteral("Reservation"), QStringLiteral("Available / reserved")},
                     lineRows) +
               u'\n' +
               table({QStringLiteral("At"), QStringLiteral("Who"), QStringLiteral("What"), QStringLiteral("Detail")},
                     auditRows);
    return {"Order", Exit::Done, {{QStringLiteral("order"), order}}, {}, listing};
}

// The words for each answer. A new answer of the flow stops the build here.
struct TellCancel
{
    OrderId order;
    std::map<SkuId, std::pair<QByteArray, QString>> names; // code and name

    QJsonArray unitsJson(const std::vector<GivenBack> &units) const
    {
        QJsonArray array;
        for (const GivenBack &unit : units)
            array << QJsonObject{
                {QStringLiteral("sku"), text(names.contains(unit.sku) ? names.at(unit.sku).first : QByteArray())},
                {QStringLiteral("quantity"), unit.quantity}};
        return array;
    }
    Answer operator()(const Cancelled &cancelled) const
    {
        QStringList units;
        for (const GivenBack &unit : cancelled.units)
            units << QStringLiteral("%1 × %2")
                         .arg(unit.quantity)
                         .arg(names.contains(unit.sku) ? plain(names.at(unit.sku).second) : QStringLiteral("SKU"));
        const QString when =
            cancelled.seenAgain
                ? QStringLiteral("Cancelled at %1, by this same operation. ").arg(shortInstant(cancelled.at))
                : QStringLiteral("Cancelled. ");
        return {Cancelled::token,
                Exit::Done,
                {{QStringLiteral("order"), number(order)},
                 {QStringLiteral("cancelled_at"), text(cancelled.at.json())},
                 {QStringLiteral("cancelled_by"), cancelled.by},
                 {QStringLiteral("seen_again"), cancelled.seenAgain},
                 {QStringLiteral("units"), unitsJson(cancelled.units)}},
                when + units.join(QStringLiteral(", ")) +
                    (units.size() == 1 && cancelled.units.front().quantity == 1
                         ? QStringLiteral(" is available again.")
                         : QStringLiteral(" are available again.")),
                {}};
    }
    Answer operator()(const AlreadyCancelled &already) const
    {
        return {AlreadyCancelled::token,
                Exit::Done,
                {{QStringLiteral("order"), number(order)},
                 {QStringLiteral("cancelled_at"), text(already.at.json())},
                 {QStringLiteral("cancelled_by"), already.by},
                 {QStringLiteral("reason"), already.reason}},
                QStringLiteral("Already cancelled at %1 by %2. Nothing was changed now.")
                    .arg(shortInstant(already.at), plain(already.by)),
                {}};
    }
    Answer operator()(const NotFound &) const { return notFound(); }
    Answer operator()(const NotCancellable &refused) const
    {
        return {NotCancellable::token,
                Exit::Refused,
                {{QStringLiteral("order"), number(order)}, {QStringLiteral("status"), text(refused.status)}},
                QStringLiteral("Cannot be cancelled: it is %1. Nothing was changed.").arg(plain(refused.status)),
                {}};
    }
    Answer operator()(const Inconsistent &inconsistent) const
    {
        QJsonObject fields{{QStringLiteral("order"), number(order)},
                           {QStringLiteral("invariant"), text(inconsistent.finding.invariant)},
                           {QStringLiteral("incident"),
                            inconsistent.incident ? QJsonValue(number(*inconsistent.incident)) : QJsonValue()}};
        const QString opened = inconsistent.incident
                                   ? QStringLiteral("; case %1 is open.").arg(number(*inconsistent.incident))
                                   : QStringLiteral("; the case could not be written.");
        return {Inconsistent::token,
                Exit::Refused,
                fields,
                QStringLiteral("The records of this order disagree. Nothing was changed") + opened,
                {}};
    }
    Answer operator()(const InvalidInput &input) const { return invalidInput(input); }
};

Answer cancel(OpenStore &open, const CancelOrder &request)
{
    return carryOut(
        open, "CancelOrder", request, cancelOrder,
        [&](const CancelOrderOutcome &outcome) {
            TellCancel tell{request.order, {}};
            if (std::holds_alternative<Cancelled>(outcome)) {
                try { // the names are for the sentence: without them the answer is the same
                    const auto card = open.session->read(
                        "OrderCard", [&](Reader &reader) { return orderCard(reader, request.order); });
                    for (const OrderCard::Line &line : card->lines)
                        tell.names[line.sku] = {line.code, line.name};
                } catch (const DbError &) {
                }
            }
            return std::visit(tell, outcome);
        },
        QStringLiteral("whether order %1 was cancelled").arg(number(request.order)));
}

Answer place(OpenStore &open, PlaceOrder request, const std::vector<WordedLine> &lines)
{
    const auto wanted = wantedLines(open, lines);
    if (const auto *problem = std::get_if<Answer>(&wanted))
        return *problem;
    request.lines = std::get<std::vector<WantedLine>>(wanted);
    return carryOut(
        open, "PlaceOrder", request, placeOrder,
        [&](const PlaceOrderOutcome &outcome) {
            return std::visit(TellReceipt{open, {}}, outcome);
        },
        QStringLiteral("whether the order was placed"));
}

} // namespace

Parsed orderVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption customer(QStringLiteral("customer"), QString(), QStringLiteral("C"));
    const QCommandLineOption status(QStringLiteral("status"), QString(), QStringLiteral("S"));
    const QCommandLineOption limit(QStringLiteral("limit"), QString(), QStringLiteral("N"), QStringLiteral("50"));
    const QCommandLineOption supervisor(QStringLiteral("as-supervisor"), QString(), QStringLiteral("WHY"));
    const QCommandLineOption reason(QStringLiteral("reason"), QString(), QStringLiteral("TEXT"));
    const QCommandLineOption operation(QStringLiteral("operation"), QString(), QStringLiteral("UUID"));
    const QCommandLineOption key(QStringLiteral("key"), QString(), QStringLiteral("KEY"));
    const QCommandLineOption line(QStringLiteral("line"), QString(), QStringLiteral("SKU:QTY@PRICE_VERSION"));
    parser.addOptions({customer, supervisor, status, limit, reason, operation, key, line});
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();
    const QString verb = positional.value(0);

    const auto whom = servedCustomer(parser, customer);
    if (const auto *problem = std::get_if<Answer>(&whom))
        return *problem;
    const auto served = std::get<std::optional<CustomerId>>(whom);
    if (verb == u"list" && positional.size() == 1) {
        const auto most = limitOf(parser, limit, OrderPageRequest::kMostRows);
        if (const auto *problem = std::get_if<Answer>(&most))
            return *problem;
        OrderPageRequest request;
        request.filter.customer = served;
        if (parser.isSet(status)) {
            const QByteArray word = parser.value(status).toUtf8();
            if (word.isEmpty() || std::any_of(word.begin(), word.end(), [](char c) { return c <= ' ' || c > '~'; }))
                return usage(QStringLiteral("--status is a word of ASCII letters, not \"%1\". Nothing was changed.")
                                 .arg(plain(parser.value(status).left(80))));
            request.filter.status = word;
        }
        request.limit = std::get<int>(most);
        return [request](OpenStore &open) { return list(open, request); };
    }
    if ((verb == u"show" || verb == u"cancel") && positional.size() == 2) {
        const std::optional<qint64> id = wholeNumber(positional.at(1));
        if (!id)
            return notANumber("ORDER", positional.at(1));
        const OrderId order{*id};
        if (verb == u"show")
            return [order](OpenStore &open) { return show(open, order); };
        if (served.has_value() == parser.isSet(supervisor))
            return usage(QStringLiteral("order cancel needs either --customer C, the customer who is being served, or "
                                        "--as-supervisor WHY, why it is cancelled without.") +
                         kNothingChanged);
        const auto asked = parser.isSet(operation) ? operationId("--operation", parser.value(operation))
                                                   : std::variant<OperationId, Answer>(OperationId::make());
        if (const auto *problem = std::get_if<Answer>(&asked))
            return *problem;
        CancelOrder request{std::get<OperationId>(asked), order, BySupervisor{parser.value(supervisor)},
                            parser.value(reason)};
        if (served)
            request.onBehalfOf = *served;
        return [request](OpenStore &open) { return cancel(open, request); };
    }
    if (verb == u"place" && positional.size() == 1) {
        if (!served)
            return usage(QStringLiteral("order place needs --customer C, the customer who is being served.") +
                         kNothingChanged);
        const auto named = keyOf(parser, key);
        if (const auto *problem = std::get_if<Answer>(&named))
            return *problem;
        const auto lines = wordedLines(parser.values(line), true);
        if (const auto *problem = std::get_if<Answer>(&lines))
            return *problem;
        const PlaceOrder request{std::get<QByteArray>(named), *served, {}};
        return [request, lines = std::get<std::vector<WordedLine>>(lines)](OpenStore &open) {
            return place(open, request, lines);
        };
    }
    return usage(
        QStringLiteral("usage: order list [--customer C] [--status S] [--limit N] | order show ORDER | "
                       "order cancel ORDER {--customer C | --as-supervisor WHY} [--reason TEXT] [--operation UUID] | "
                       "order place --customer C --key KEY --line SKU:QTY@PRICE_VERSION [--line …]"));
}

} // namespace holdfast::cli
