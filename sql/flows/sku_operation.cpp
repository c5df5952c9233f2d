// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/sku_operation.h"

#include "sql/schema/demand_right.h"

namespace holdfast {

std::optional<InvalidInput> invalidReason(const QString &reason)
{
    using Input = InvalidInput;
    if (reason.trimmed().isEmpty())
        return Input{Input::Field::Reason, Input::Problem::Missing};
    if (reason.toUcs4().size() > SkuOperation::kLongestReason)
        return Input{Input::Field::Reason, Input::Problem::TooLong, SkuOperation::kLongestReason};
    if (reason.contains(QChar(0)))
        return Input{Input::Field::Reason, Input::Problem::HoldsNul};
    return std::nullopt;
}

std::optional<Row> lockBySupervisor(Transaction &tx, const char *statement, SkuId sku, Right right)
{
    std::optional<Row> row = tx.maybe(statement, {{"skus", list({lit(sku)})}});
    demandRight(tx, right);
    return row;
}

std::optional<DbError> claimedBefore(Transaction &tx, const char *kind, const SkuOperation &request)
{
    try {
        demandOne(tx.change("skus/sku_operation_claim", {{"operation", lit(request.operation)},
                                                         {"kind", lit(QString::fromLatin1(kind))},
                                                         {"sku", lit(request.sku)},
                                                         {"reason", lit(request.reason)}}),
                  "skus/sku_operation_claim");
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::DuplicateKey)
            throw;
        return error;
    }
    return std::nullopt;
}

std::optional<StockMoved> stockMovedBy(Reader &reader, const char *kind, const OperationId &operation)
{
    const std::optional<Row> moved = reader.maybe(
        "stock/stock_changed_by", {{"operation", lit(operation)}, {"kind", lit(QString::fromLatin1(kind))}});
    if (!moved)
        return std::nullopt;
    const Row then =
        reader.one("stock/stock_at_version", {{"sku", lit(moved->id<SkuId>(0))}, {"version", lit(moved->integer(2))}});
    return StockMoved{moved->id<SkuId>(0), moved->integer(1), then.integer(0), then.integer(1),
                      moved->integer(2),   moved->instant(3), moved->text(4),  true};
}

void demandOne(qint64 changed, const char *statement)
{
    if (changed != 1)
        throw DbError{DbError::Kind::Program, 0, statement,
                      QStringLiteral("changed %1 rows instead of 1").arg(changed)};
}

} // namespace holdfast
