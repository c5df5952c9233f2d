// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/receipt.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace holdfast {

namespace {

// Names of the detail; a released one is never renamed, since old receipts are read for ever.
const QString kTotal = QStringLiteral("total_minor");
const QString kAt = QStringLiteral("at");
const QString kExpiredAt = QStringLiteral("expired_at");
const QString kLines = QStringLiteral("lines");
const QString kSku = QStringLiteral("sku");
const QString kWanted = QStringLiteral("wanted");
const QString kAvailable = QStringLiteral("available");
const QString kConfirmed = QStringLiteral("confirmed_version");
const QString kVersion = QStringLiteral("price_version");
const QString kPrice = QStringLiteral("price_minor");
// And of what was measured: the statements of the metrics read these.
const QString kQuoteLock = QStringLiteral("quote_lock_us");
const QString kShownFor = QStringLiteral("shown_ms");

// What the receipt's columns do not say. Instants are microseconds.
struct Detail
{
    QJsonObject operator()(const Accepted &accepted) const { return {{kTotal, accepted.totalMinor}}; }
    QJsonObject operator()(const Placed &placed) const { return {{kTotal, placed.totalMinor}}; }
    QJsonObject operator()(const QuoteExpired &expired) const
    {
        return {{kAt, expired.at.micros}, {kExpiredAt, expired.expiredAt.micros}};
    }
    QJsonObject operator()(const QuoteUsed &) const { return {}; }
    QJsonObject operator()(const OutOfStock &none) const
    {
        QJsonArray lines;
        for (const ShortLine &line : none.lines)
            lines << QJsonObject{{kSku, number(line.sku)}, {kWanted, line.wanted}, {kAvailable, line.available}};
        return {{kLines, lines}};
    }
    QJsonObject operator()(const PriceChanged &changed) const
    {
        QJsonArray lines;
        for (const ChangedPrice &line : changed.lines)
            lines << QJsonObject{{kSku, number(line.sku)},
                                 {kConfirmed, line.confirmedVersion},
                                 {kVersion, line.priceVersion},
                                 {kPrice, line.priceMinor}};
        return {{kLines, lines}};
    }
};

DbError unreadable(const QByteArray &what)
{
    return {DbError::Kind::Program, 0, "receipts/receipt_look", QString::fromLatin1(what)};
}

ReceiptAnswer answerOf(const Row &receipt)
{
    const QByteArray token = receipt.bytes(1);
    const QJsonObject detail = QJsonDocument::fromJson(receipt.maybeText(5).value_or(QString()).toUtf8()).object();
    const auto whole = [](const QJsonObject &object, const QString &name) {
        const QJsonValue value = object.value(name);
        if (!value.isDouble())
            throw unreadable("detail without " + name.toLatin1());
        return value.toInteger();
    };
    const auto total = [&] { return whole(detail, kTotal); };
    if (token == Accepted::token)
        return Accepted{receipt.id<OrderId>(2), total(), receipt.instant(3)};
    if (token == Placed::token)
        return Placed{receipt.id<OrderId>(2), total()};
    if (token == QuoteExpired::token)
        return QuoteExpired{{whole(detail, kAt)}, {whole(detail, kExpiredAt)}};
    if (token == QuoteUsed::token)
        return QuoteUsed{};
    if (token == OutOfStock::token) {
        OutOfStock none;
        for (const QJsonValue &value : detail.value(kLines).toArray()) {
            const QJsonObject line = value.toObject();
            none.lines.push_back({SkuId{whole(line, kSku)}, whole(line, kWanted), whole(line, kAvailable)});
        }
        return none;
    }
    if (token == PriceChanged::token) {
        PriceChanged changed;
        for (const QJsonValue &value : detail.value(kLines).toArray()) {
            const QJsonObject line = value.toObject();
            changed.lines.push_back(
                {SkuId{whole(line, kSku)}, whole(line, kConfirmed), whole(line, kVersion), whole(line, kPrice)});
        }
        return changed;
    }
    throw unreadable("answer " + token); // also claimed: no flow leaves that behind
}

} // namespace

std::optional<InvalidInput> invalidKey(const QByteArray &key)
{
    using Input = InvalidInput;
    if (key.isEmpty())
        return Input{Input::Field::Key, Input::Problem::Missing};
    if (key.size() > Intent::kLongestKey)
        return Input{Input::Field::Key, Input::Problem::TooLong, Intent::kLongestKey};
    return std::nullopt;
}

QByteArray digestOf(const QByteArray &canonical)
{
    return QCryptographicHash::hash(canonical, QCryptographicHash::Sha256);
}

OperationId operationOf(const Intent &intent)
{
    // Two customers may use one key, while an order's operation is unique in the store.
    static const QUuid space(QStringLiteral("{5f3c7a52-8f0f-4f0a-9d57-2b1c0a6f7e11}"));
    return OperationId(QUuid::createUuidV5(space, QByteArray::number(number(intent.customer)) + '/' + intent.key));
}

Claim claimReceipt(Transaction &tx, const Intent &intent)
{
    try {
        tx.change("receipts/receipt_claim",
                  {{"customer", lit(intent.customer)}, {"key", lit(intent.key)}, {"digest", lit(intent.digest)}});
        return Claim::Ours;
    } catch (const DbError &error) {
        if (error.kind == DbError::Kind::DuplicateKey)
            return Claim::Taken;
        if (error.kind == DbError::Kind::Constraint) // the only one that a valid claim can break
            return Claim::NoSuchCustomer;
        throw;
    }
}

void finishReceipt(Transaction &tx, const Intent &intent, const ReceiptAnswer &answer, std::optional<QuoteId> quote,
                   const Measured &measured)
{
    std::optional<OrderId> order;
    std::optional<Instant> acceptedAt;
    if (const auto *accepted = std::get_if<Accepted>(&answer)) {
        order = accepted->order;
        acceptedAt = accepted->at;
    } else if (const auto *placed = std::get_if<Placed>(&answer)) {
        order = placed->order;
    }
    const char *token = std::visit([](const auto &each) { return each.token; }, answer);
    QJsonObject told = std::visit(Detail{}, answer);
    if (measured.quoteLockMicros)
        told.insert(kQuoteLock, *measured.quoteLockMicros);
    if (measured.shownFor)
        told.insert(kShownFor, qint64(measured.shownFor->count()));
    const QByteArray detail = QJsonDocument(told).toJson(QJsonDocument::Compact);
    demand(tx.change("receipts/receipt_finish", {{"customer", lit(intent.customer)},
                                                 {"key", lit(intent.key)},
                                                 {"answer", lit(QString::fromLatin1(token))},
                                                 {"order", lit(order)},
                                                 {"quote", lit(quote)},
                                                 {"accepted_at", lit(acceptedAt)},
                                                 {"detail", lit(QString::fromLatin1(detail))}}),
           1, "receipts/receipt_finish");
}

std::variant<Replayed, KeyConflict> lookUpReceipt(Transaction &tx, const Intent &intent)
{
    const std::optional<Row> receipt =
        tx.maybe("receipts/receipt_look", {{"customer", lit(intent.customer)}, {"key", lit(intent.key)}});
    if (!receipt)
        throw unreadable("a receipt that was there is gone");
    if (receipt->bytes(0) != intent.digest)
        return KeyConflict{};
    Replayed answer{answerOf(*receipt), {}, receipt->isNull(6) ? QByteArray() : receipt->bytes(6)};
    answer.at = receipt->instant(4);
    return answer;
}

} // namespace holdfast
