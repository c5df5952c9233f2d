// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/count_stock_entry.h"

#include "sql/journal/entry_answer.h"
#include "sql/journal/sku_entry.h"

namespace holdfast {

namespace {

// The number's name says which units it is of.
constexpr const char *kAvailable = "available";
constexpr const char *kShelf = "on_shelf";

struct Detail
{
    QJsonObject operator()(const Counted &answer) const { return movedDetail(answer); }
    QJsonObject operator()(const BelowReserved &answer) const
    {
        return {{QStringLiteral("counted"), answer.counted}, {QStringLiteral("reserved"), answer.reserved}};
    }
    QJsonObject operator()(const NotFound &) const { return {}; }
    QJsonObject operator()(const NotDone &) const { return {}; }
    QJsonObject operator()(const InvalidInput &) const { return {}; }
};

} // namespace

JournalEntry journalEntry(const JournalScope &scope, const CountStock &request)
{
    return skuEntry(kCountStockKind.name, scope, request, request.of == CountStock::Of::Shelf ? kShelf : kAvailable,
                    request.units);
}

CountStock countStockOf(const JournalEntry &entry)
{
    const bool shelf = entry.request.contains(QLatin1String(kShelf));
    return {skuOperationOf(entry), skuNumberOf(entry, shelf ? kShelf : kAvailable),
            shelf ? CountStock::Of::Shelf : CountStock::Of::Available};
}

QJsonObject journalDetail(const CountStockOutcome &outcome)
{
    return std::visit(Detail{}, outcome);
}

QJsonObject journalDetail(const ProbeCountOutcome &outcome)
{
    return std::visit(Detail{}, outcome);
}

const EntryKind kCountStockKind{"CountStock",
                                [](Session &session, const JournalEntry &entry) {
                                    return answerOf(session, "ProbeCount", countStockOf(entry), probeCount);
                                },
                                [](Session &session, const JournalEntry &entry) {
                                    return answerOf(session, "CountStock", countStockOf(entry), countStock);
                                }};

} // namespace holdfast
