// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/sku_entry.h"

namespace holdfast {

namespace {

const QString kSku = QStringLiteral("sku_id");
const QString kReason = QStringLiteral("reason");

} // namespace

JournalEntry skuEntry(const char *kind, const JournalScope &scope, const SkuOperation &request, const char *number,
                      qint64 value)
{
    const QJsonObject text{
        {kSku, holdfast::number(request.sku)}, {kReason, request.reason}, {QLatin1String(number), value}};
    return {request.operation, kind, scope, {}, {}, text, JournalEntry::State::Sent, {}, {}, {}, {}, {}, {}, {}};
}

SkuOperation skuOperationOf(const JournalEntry &entry)
{
    return {entry.operation, SkuId{entry.request.value(kSku).toInteger()}, entry.request.value(kReason).toString()};
}

qint64 skuNumberOf(const JournalEntry &entry, const char *number)
{
    return entry.request.value(QLatin1String(number)).toInteger();
}

QJsonObject recordedDetail(Instant at, const QString &by)
{
    return {{QStringLiteral("at"), QString::fromLatin1(at.json())}, {QStringLiteral("by"), by}};
}

QJsonObject movedDetail(const StockMoved &moved)
{
    QJsonObject detail = recordedDetail(moved.at, moved.by);
    detail.insert(QStringLiteral("difference"), moved.difference);
    detail.insert(QStringLiteral("available"), moved.available);
    detail.insert(QStringLiteral("reserved"), moved.reserved);
    return detail;
}

} // namespace holdfast
