// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/invariants/check_sku.h"

#include "sql/connection/transaction.h"

namespace holdfast {

namespace {

constexpr qint64 kMost = 100;

Literal rowsOf(const QByteArray &mark, SkuId sku)
{
    if (mark == "reserved")
        return part("invariants/reserved", {{"reservations_by_sku", rowsOf("reservations_by_sku", sku)}});
    return part("invariants/of_sku/" + mark, {{"sku", lit(sku)}});
}

} // namespace

QByteArrayList brokenOfSku(Reader &reader, SkuId sku)
{
    QByteArrayList broken;
    for (const char *invariant : {"stock.reserved-equals-held", "stock.non-negative", "stock.movements-add-up",
                                  "movement.attributed", "versions.without-gap"}) {
        const QByteArray statement = QByteArray("invariants/") + invariant;
        const QList<QByteArray> marks = Statement::named(statement).marks();
        std::vector<Param> params;
        for (const QByteArray &mark : marks)
            params.push_back({mark.constData(), mark == "most" ? lit(kMost) : rowsOf(mark, sku)});
        for (const Row &row : reader.all(statement, params))
            broken << invariant + QByteArray("/") + row.bytes(1);
    }
    return broken;
}

} // namespace holdfast
