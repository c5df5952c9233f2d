// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"
#include "sql/flows/sku_operation.h"

class QCommandLineOption;

namespace holdfast::cli {

// What is asked for a SKU on the command line, before a store is open.
struct SkuWords
{
    QByteArray code;
    QString reason;
    OperationId operation;
};

std::variant<SkuWords, Answer> skuWords(const QCommandLineParser &parser, const QCommandLineOption &reason,
                                        const QCommandLineOption &operation, const QString &code);

// Whose code it is; the answer is NotFound.
std::variant<SkuOperation, Answer> skuOperation(OpenStore &open, const SkuWords &words);
Answer skuNotFound(const QByteArray &code);

// Fields that every answer of a done operation has. The SKU is the recorded one: its code is known where it was asked
// for.
QJsonObject skuJson(const SkuWords &words, const SkuOperation &asked, SkuId sku, Instant at, const QString &by,
                    bool seenAgain);
// "… at 2026-11-30 10:04:59 UTC, by this same operation. ", or nothing for one that was carried out now.
QString doneBefore(Instant at, bool seenAgain);

} // namespace holdfast::cli
