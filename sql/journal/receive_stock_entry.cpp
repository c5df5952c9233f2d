// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/receive_stock_entry.h"

#include "sql/journal/entry_answer.h"
#include "sql/journal/sku_entry.h"

namespace holdfast {

namespace {

constexpr const char *kNumber = "units";

struct Detail
{
    QJsonObject operator()(const Received &answer) const { return movedDetail(answer); }
    QJsonObject operator()(const NotFound &) const { return {}; }
    QJsonObject operator()(const NotDone &) const { return {}; }
    QJsonObject operator()(const InvalidInput &) const { return {}; }
};

} // namespace

JournalEntry journalEntry(const JournalScope &scope, const ReceiveStock &request)
{
    return skuEntry(kReceiveStockKind.name, scope, request, kNumber, request.units);
}

ReceiveStock receiveStockOf(const JournalEntry &entry)
{
    return {skuOperationOf(entry), skuNumberOf(entry, kNumber)};
}

QJsonObject journalDetail(const ReceiveStockOutcome &outcome)
{
    return std::visit(Detail{}, outcome);
}

QJsonObject journalDetail(const ProbeReceiveOutcome &outcome)
{
    return std::visit(Detail{}, outcome);
}

const EntryKind kReceiveStockKind{"ReceiveStock",
                                  [](Session &session, const JournalEntry &entry) {
                                      return answerOf(session, "ProbeReceive", receiveStockOf(entry), probeReceive);
                                  },
                                  [](Session &session, const JournalEntry &entry) {
                                      return answerOf(session, "ReceiveStock", receiveStockOf(entry), receiveStock);
                                  }};

} // namespace holdfast
