// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/quote_entry.h"

#include <QJsonDocument>

namespace holdfast {

namespace {

const QString kKey = QStringLiteral("key");
const QString kLines = QStringLiteral("lines");
const QString kSku = QStringLiteral("sku");
const QString kQuantity = QStringLiteral("quantity");
const QString kPriceVersion = QStringLiteral("price_version");
const QString kQuote = QStringLiteral("quote");
const QString kOrder = QStringLiteral("order");
const QString kOriginal = QStringLiteral("original");
const QString kField = QStringLiteral("field");
const QString kRoad = QStringLiteral("road");

QString text(Instant instant)
{
    return QString::fromLatin1(instant.json());
}

std::optional<qint64> wholeNumber(const QJsonValue &value)
{
    return value.isDouble() ? std::optional(value.toInteger()) : std::nullopt;
}

} // namespace

JournalEntry keyedEntry(const char *kind, const JournalScope &scope, CustomerId customer, const QByteArray &key,
                        QJsonObject request)
{
    request.insert(kKey, QString::fromLatin1(key.toPercentEncoding()));
    static const QUuid space(QStringLiteral("{0b8e1c2e-3d53-4d0b-9c0c-6a8f1f1b52d7}"));
    const QByteArray all =
        scope.store.toByteArray() + (scope.environment == Environment::Live ? "/live/" : "/training/") +
        scope.account.toUtf8().toPercentEncoding() + '/' + kind + '/' + QByteArray::number(number(customer)) + '/' +
        QJsonDocument(request).toJson(QJsonDocument::Compact);
    return {OperationId(QUuid::createUuidV5(space, all)),
            kind,
            scope,
            customer,
            {},
            request,
            JournalEntry::State::Sent,
            {},
            {},
            {},
            {},
            {},
            {},
            {}};
}

QByteArray keyOf(const JournalEntry &entry)
{
    return QByteArray::fromPercentEncoding(entry.request.value(kKey).toString().toLatin1());
}

QJsonArray linesJson(const std::vector<WantedLine> &lines)
{
    QJsonArray array;
    for (const WantedLine &line : lines)
        array << QJsonObject{{kSku, number(line.sku)}, {kQuantity, line.quantity}, {kPriceVersion, line.priceVersion}};
    return array;
}

std::vector<WantedLine> linesOf(const JournalEntry &entry)
{
    std::vector<WantedLine> lines;
    for (const QJsonValue &value : entry.request.value(kLines).toArray()) {
        const QJsonObject line = value.toObject();
        lines.push_back({SkuId{line.value(kSku).toInteger()}, line.value(kQuantity).toInteger(),
                         line.value(kPriceVersion).toInteger()});
    }
    return lines;
}

QJsonObject ReceiptDetail::operator()(const Accepted &answer) const
{
    return {{kOrder, number(answer.order)},
            {QStringLiteral("total_minor"), answer.totalMinor},
            {QStringLiteral("accepted_at"), text(answer.at)}};
}

QJsonObject ReceiptDetail::operator()(const Placed &answer) const
{
    return {{kOrder, number(answer.order)}, {QStringLiteral("total_minor"), answer.totalMinor}};
}

QJsonObject ReceiptDetail::operator()(const QuoteExpired &answer) const
{
    return {{QStringLiteral("at"), text(answer.at)}, {QStringLiteral("expired_at"), text(answer.expiredAt)}};
}

QJsonObject ReceiptDetail::operator()(const OutOfStock &answer) const
{
    QJsonArray lines;
    for (const ShortLine &line : answer.lines)
        lines << QJsonObject{{kSku, number(line.sku)},
                             {QStringLiteral("wanted"), line.wanted},
                             {QStringLiteral("available"), line.available}};
    return {{kLines, lines}};
}

QJsonObject ReceiptDetail::operator()(const PriceChanged &answer) const
{
    QJsonArray lines;
    for (const ChangedPrice &line : answer.lines)
        lines << QJsonObject{{kSku, number(line.sku)},
                             {QStringLiteral("confirmed_version"), line.confirmedVersion},
                             {kPriceVersion, line.priceVersion},
                             {QStringLiteral("price_minor"), line.priceMinor}};
    return {{kLines, lines}};
}

QJsonObject ReceiptDetail::operator()(const Replayed &answer) const
{
    QJsonObject detail = std::visit(*this, answer.original);
    const char *token = std::visit([](const auto &original) { return original.token; }, answer.original);
    detail.insert(kOriginal, QLatin1String(token));
    detail.insert(QStringLiteral("at"), text(answer.at));
    if (!answer.orderStatus.isEmpty())
        detail.insert(QStringLiteral("order_status"), QString::fromUtf8(answer.orderStatus));
    return detail;
}

QJsonObject ReceiptDetail::operator()(const InvalidInput &answer) const
{
    return answer.field == InvalidInput::Field::Road ? QJsonObject{{kField, kRoad}} : QJsonObject();
}

QJsonObject journalDetail(const ProbeReceiptOutcome &outcome)
{
    return std::visit(ReceiptDetail{}, outcome);
}

std::optional<QuoteId> quoteOf(const JournalEntry &entry)
{
    for (const QJsonObject &object : {entry.request, entry.detail}) {
        if (const auto quote = wholeNumber(object.value(kQuote)))
            return QuoteId{*quote};
    }
    return std::nullopt;
}

std::optional<OrderId> orderOf(const JournalEntry &entry)
{
    if (entry.order)
        return entry.order;
    const std::optional<qint64> made = wholeNumber(entry.detail.value(kOrder));
    return made ? std::optional(OrderId{*made}) : std::nullopt;
}

QByteArray decided(const JournalEntry &entry)
{
    return entry.answer == Replayed::token ? entry.detail.value(kOriginal).toString().toLatin1() : entry.answer;
}

bool isOfTheOtherRoad(const JournalEntry &entry)
{
    return entry.answer == InvalidInput::token && entry.detail.value(kField) == kRoad;
}

} // namespace holdfast
