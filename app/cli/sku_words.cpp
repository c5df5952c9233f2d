// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sku_words.h"

#include "sql/connection/session.h"
#include "sql/pages/catalogue_ids.h"

#include <QCommandLineParser>

namespace holdfast::cli {

std::variant<SkuWords, Answer> skuWords(const QCommandLineParser &parser, const QCommandLineOption &reason,
                                        const QCommandLineOption &operation, const QString &code)
{
    if (!parser.isSet(reason))
        return usage(QStringLiteral("--reason TEXT is missing: it is recorded with the change.") + kNothingChanged);
    const auto asked = parser.isSet(operation) ? operationId("--operation", parser.value(operation))
                                               : std::variant<OperationId, Answer>(OperationId::make());
    if (const auto *problem = std::get_if<Answer>(&asked))
        return *problem;
    return SkuWords{code.toUtf8(), parser.value(reason), std::get<OperationId>(asked)};
}

std::variant<SkuOperation, Answer> skuOperation(OpenStore &open, const SkuWords &words)
{
    const auto ids = open.session->read("SkuByCode", [&](Reader &reader) { return skusByCode(reader, {words.code}); });
    if (ids.empty())
        return skuNotFound(words.code);
    return SkuOperation{words.operation, ids.begin()->second, words.reason};
}

Answer skuNotFound(const QByteArray &code)
{
    return {NotFound::token,
            Exit::Refused,
            {{QStringLiteral("sku"), QString::fromUtf8(code)}},
            QStringLiteral("There is no stock or no price of SKU \"%1\".").arg(plain(code)) + kNothingChanged,
            {}};
}

QJsonObject skuJson(const SkuWords &words, const SkuOperation &asked, SkuId sku, Instant at, const QString &by,
                    bool seenAgain)
{
    return {{QStringLiteral("sku"), sku == asked.sku ? QJsonValue(QString::fromUtf8(words.code)) : QJsonValue()},
            {QStringLiteral("sku_id"), number(sku)},
            {QStringLiteral("at"), QString::fromLatin1(at.json())},
            {QStringLiteral("by"), by},
            {QStringLiteral("seen_again"), seenAgain}};
}

QString doneBefore(Instant at, bool seenAgain)
{
    return seenAgain ? QStringLiteral("Done at %1, by this same operation. ").arg(shortInstant(at)) : QString();
}

} // namespace holdfast::cli
