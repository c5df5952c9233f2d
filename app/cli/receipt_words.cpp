// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/receipt_words.h"

#include "sql/connection/session.h"
#include "sql/pages/catalogue_ids.h"

#include <QCommandLineParser>
#include <QJsonArray>

namespace holdfast::cli {

namespace {

QString text(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes);
}

QString text(Instant instant)
{
    return QString::fromLatin1(instant.json());
}

// Digits only; zero is a number that the flow refuses by its own word.
std::optional<qint64> digits(const QString &word)
{
    return !word.isEmpty() && QString(word).remove(u'0').isEmpty() ? 0 : wholeNumber(word);
}

QString codeOf(const SkuCodes &codes, SkuId sku)
{
    const auto code = codes.find(sku);
    return code == codes.end() ? QStringLiteral("SKU number %1").arg(number(sku)) : plain(code->second);
}

QJsonObject skuJson(const SkuCodes &codes, SkuId sku)
{
    const auto code = codes.find(sku);
    return {{QStringLiteral("sku"), code == codes.end() ? QJsonValue() : QJsonValue(text(code->second))},
            {QStringLiteral("sku_id"), number(sku)}};
}

template <class Line>
SkuCodes codesOf(OpenStore &open, const std::vector<Line> &lines)
{
    std::vector<SkuId> skus;
    for (const Line &line : lines)
        skus.push_back(line.sku);
    return namesOf(open, skus);
}

} // namespace

std::variant<QByteArray, Answer> keyOf(const QCommandLineParser &parser, const QCommandLineOption &key)
{
    if (!parser.isSet(key))
        return usage(QStringLiteral("--key KEY is missing: it says which attempts are the same one.") +
                     kNothingChanged);
    if (parser.value(key).contains(QChar::ReplacementCharacter)) // two keys would be read as one
        return usage(QStringLiteral("--key is not UTF-8.") + kNothingChanged);
    return parser.value(key).toUtf8();
}

std::variant<std::vector<WordedLine>, Answer> wordedLines(const QStringList &texts, bool withPriceVersion)
{
    const QString form = withPriceVersion ? QStringLiteral("SKU:QTY@PRICE_VERSION") : QStringLiteral("SKU:QTY");
    if (texts.isEmpty())
        return usage(QStringLiteral("--line %1 is missing.").arg(form) + kNothingChanged);
    std::vector<WordedLine> lines;
    for (const QString &line : texts) {
        const qsizetype at = withPriceVersion ? line.lastIndexOf(u'@') : line.size();
        const qsizetype colon = at < 0 ? -1 : line.left(at).lastIndexOf(u':');
        const std::optional<qint64> quantity = colon > 0 ? digits(line.mid(colon + 1, at - colon - 1)) : std::nullopt;
        const std::optional<qint64> version = withPriceVersion && at >= 0 ? wholeNumber(line.mid(at + 1)) : 0;
        if (!quantity || !version)
            return usage(QStringLiteral("--line is %1, not \"%2\".").arg(form, plain(line.left(80))) + kNothingChanged);
        lines.push_back({line.left(colon).toUtf8(), *quantity, *version});
    }
    return lines;
}

std::variant<std::vector<WantedLine>, Answer> wantedLines(OpenStore &open, const std::vector<WordedLine> &lines)
{
    std::vector<QByteArray> codes;
    for (const WordedLine &line : lines)
        codes.push_back(line.code);
    const auto ids = open.session->read("SkuByCode", [&](Reader &reader) { return skusByCode(reader, codes); });
    std::vector<WantedLine> wanted;
    for (const WordedLine &line : lines) {
        const auto id = ids.find(line.code);
        if (id == ids.end())
            return invalidInput({InvalidInput::Field::Sku, InvalidInput::Problem::Unknown, 0, int(wanted.size()) + 1});
        wanted.push_back({id->second, line.quantity, line.priceVersion});
    }
    return wanted;
}

SkuCodes namesOf(OpenStore &open, const std::vector<SkuId> &skus)
{
    try {
        return open.session->read("SkuCodes", [&](Reader &reader) { return skuCodes(reader, skus); });
    } catch (const DbError &) {
        return {}; // the answer is the same without them
    }
}

Answer TellReceipt::told(const char *token, Exit exit, QJsonObject fields, const QString &sentence) const
{
    if (quote)
        fields.insert(QStringLiteral("quote"), number(*quote));
    return {token, exit, fields, sentence, {}};
}

Answer TellReceipt::operator()(const Accepted &answer) const
{
    const Money total{answer.totalMinor, open.store.currency};
    return told(Accepted::token, Exit::Done,
                {{QStringLiteral("order"), number(answer.order)},
                 {QStringLiteral("total"), json(total)},
                 {QStringLiteral("accepted_at"), text(answer.at)}},
                QStringLiteral("Accepted at %1: order %2, %3.")
                    .arg(shortInstant(answer.at), QString::number(number(answer.order)),
                         text(total.plain() + ' ' + total.currency.code)));
}

Answer TellReceipt::operator()(const Placed &answer) const
{
    const Money total{answer.totalMinor, open.store.currency};
    return told(Placed::token, Exit::Done,
                {{QStringLiteral("order"), number(answer.order)}, {QStringLiteral("total"), json(total)}},
                QStringLiteral("Placed: order %1, %2.")
                    .arg(QString::number(number(answer.order)), text(total.plain() + ' ' + total.currency.code)));
}

Answer TellReceipt::operator()(const QuoteExpired &answer) const
{
    return told(QuoteExpired::token, Exit::Refused,
                {{QStringLiteral("at"), text(answer.at)}, {QStringLiteral("expired_at"), text(answer.expiredAt)}},
                QStringLiteral("The quote ended at %1, before it was taken up at %2. No order was made.")
                    .arg(shortInstant(answer.expiredAt), shortInstant(answer.at)));
}

Answer TellReceipt::operator()(const QuoteUsed &) const
{
    return told(QuoteUsed::token, Exit::Refused, {},
                QStringLiteral("Another key has made an order of this quote. No order was made now."));
}

Answer TellReceipt::operator()(const OutOfStock &answer) const
{
    const SkuCodes codes = codesOf(open, answer.lines);
    QJsonArray lines;
    QStringList shorts;
    for (const ShortLine &line : answer.lines) {
        QJsonObject object = skuJson(codes, line.sku);
        object.insert(QStringLiteral("wanted"), line.wanted);
        object.insert(QStringLiteral("available"), line.available);
        lines << object;
        if (shorts.size() < 5)
            shorts << QStringLiteral("%1 %2 of %3").arg(codeOf(codes, line.sku)).arg(line.available).arg(line.wanted);
    }
    return told(
        OutOfStock::token, Exit::Refused, {{QStringLiteral("lines"), lines}},
        QStringLiteral("Too little is available (%1). No order was made.").arg(shorts.join(QStringLiteral(", "))));
}

Answer TellReceipt::operator()(const PriceChanged &answer) const
{
    const SkuCodes codes = codesOf(open, answer.lines);
    QJsonArray lines;
    QStringList prices;
    for (const ChangedPrice &line : answer.lines) {
        const Money price{line.priceMinor, open.store.currency};
        QJsonObject object = skuJson(codes, line.sku);
        object.insert(QStringLiteral("confirmed_version"), line.confirmedVersion);
        object.insert(QStringLiteral("price_version"), line.priceVersion);
        object.insert(QStringLiteral("price"), json(price));
        lines << object;
        if (prices.size() < 5)
            prices << QStringLiteral("%1 %2 (version %3)")
                          .arg(codeOf(codes, line.sku), text(price.plain() + ' ' + price.currency.code))
                          .arg(line.priceVersion);
    }
    return told(PriceChanged::token, Exit::Refused, {{QStringLiteral("lines"), lines}},
                QStringLiteral("The price is another one than was confirmed: %1. No order was made.")
                    .arg(prices.join(QStringLiteral(", "))));
}

Answer TellReceipt::operator()(const Replayed &answer) const
{
    Answer original = std::visit(*this, answer.original);
    const QString status = text(answer.orderStatus);
    original.fields.insert(QStringLiteral("original"), text(original.token));
    original.fields.insert(QStringLiteral("at"), text(answer.at));
    original.fields.insert(QStringLiteral("order_status"), status.isEmpty() ? QJsonValue() : QJsonValue(status));
    original.token = Replayed::token;
    original.sentence =
        QStringLiteral("This key was answered at %1, and nothing was done now. ").arg(shortInstant(answer.at)) +
        original.sentence;
    if (!status.isEmpty())
        original.sentence += QStringLiteral(" The order is %1 now.").arg(plain(status));
    return original;
}

Answer TellReceipt::operator()(const KeyConflict &) const
{
    return told(KeyConflict::token, Exit::Refused, {},
                QStringLiteral("This key of this customer was used for something else.") + kNothingChanged);
}

Answer TellReceipt::operator()(const NotFound &) const
{
    return told(NotFound::token, Exit::Refused, {},
                (quote ? QStringLiteral("There is no such quote, or it is not this customer's.")
                       : QStringLiteral("There is no such customer.")) +
                    kNothingChanged);
}

} // namespace holdfast::cli
