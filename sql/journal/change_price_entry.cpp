// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/change_price_entry.h"

#include "sql/journal/entry_answer.h"
#include "sql/journal/sku_entry.h"

namespace holdfast {

namespace {

constexpr const char *kNumber = "price_minor";

struct Detail
{
    QJsonObject operator()(const PriceSet &answer) const
    {
        QJsonObject detail = recordedDetail(answer.at, answer.by);
        detail.insert(QStringLiteral("price_minor"), answer.priceMinor);
        detail.insert(QStringLiteral("before_minor"), answer.beforeMinor);
        detail.insert(QStringLiteral("price_version"), answer.priceVersion);
        return detail;
    }
    QJsonObject operator()(const NotFound &) const { return {}; }
    QJsonObject operator()(const NotDone &) const { return {}; }
    QJsonObject operator()(const InvalidInput &) const { return {}; }
};

} // namespace

JournalEntry journalEntry(const JournalScope &scope, const ChangePrice &request)
{
    return skuEntry(kChangePriceKind.name, scope, request, kNumber, request.priceMinor);
}

ChangePrice changePriceOf(const JournalEntry &entry)
{
    return {skuOperationOf(entry), skuNumberOf(entry, kNumber)};
}

QJsonObject journalDetail(const ChangePriceOutcome &outcome)
{
    return std::visit(Detail{}, outcome);
}

QJsonObject journalDetail(const ProbePriceOutcome &outcome)
{
    return std::visit(Detail{}, outcome);
}

const EntryKind kChangePriceKind{"ChangePrice",
                                 [](Session &session, const JournalEntry &entry) {
                                     return answerOf(session, "ProbePrice", changePriceOf(entry), probePrice);
                                 },
                                 [](Session &session, const JournalEntry &entry) {
                                     return answerOf(session, "ChangePrice", changePriceOf(entry), changePrice);
                                 }};

} // namespace holdfast
