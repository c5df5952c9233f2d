// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/cancel_entry.h"

#include "sql/journal/entry_answer.h"

namespace holdfast {

namespace {

const QString kReason = QStringLiteral("reason");
const QString kUnserved = QStringLiteral("without_customer"); // why

QJsonObject recorded(Instant at, const QString &by)
{
    return {{QStringLiteral("at"), QString::fromLatin1(at.json())}, {QStringLiteral("by"), by}};
}

struct Detail
{
    QJsonObject operator()(const Cancelled &answer) const
    {
        qint64 units = 0;
        for (const GivenBack &unit : answer.units)
            units += unit.quantity;
        QJsonObject detail = recorded(answer.at, answer.by);
        detail.insert(QStringLiteral("units"), units);
        return detail;
    }
    QJsonObject operator()(const AlreadyCancelled &answer) const { return recorded(answer.at, answer.by); }
    QJsonObject operator()(const NotCancellable &answer) const
    {
        return {{QStringLiteral("status"), QString::fromUtf8(answer.status)}};
    }
    QJsonObject operator()(const Inconsistent &answer) const
    {
        return {{QStringLiteral("invariant"), QString::fromLatin1(answer.finding.invariant)},
                {QStringLiteral("incident"), answer.incident ? QJsonValue(number(*answer.incident)) : QJsonValue()}};
    }
    QJsonObject operator()(const NotFound &) const { return {}; }
    QJsonObject operator()(const NotDone &) const { return {}; }
    QJsonObject operator()(const InvalidInput &) const { return {}; }
};

} // namespace

JournalEntry journalEntry(const JournalScope &scope, const CancelOrder &request)
{
    const auto *customer = std::get_if<CustomerId>(&request.onBehalfOf);
    QJsonObject text{{kReason, request.reason}};
    if (const auto *supervisor = std::get_if<BySupervisor>(&request.onBehalfOf))
        text.insert(kUnserved, supervisor->reason);
    JournalEntry entry{request.operation,
                       kCancelOrderKind.name,
                       scope,
                       {},
                       request.order,
                       text,
                       JournalEntry::State::Sent,
                       {},
                       {},
                       {},
                       {},
                       {},
                       {},
                       {}};
    if (customer)
        entry.customer = *customer;
    return entry;
}

CancelOrder cancelOrderOf(const JournalEntry &entry)
{
    CancelOrder request{entry.operation, entry.order.value_or(OrderId{}),
                        BySupervisor{entry.request.value(kUnserved).toString()},
                        entry.request.value(kReason).toString()};
    if (entry.customer)
        request.onBehalfOf = *entry.customer;
    return request;
}

QJsonObject journalDetail(const CancelOrderOutcome &outcome)
{
    return std::visit(Detail{}, outcome);
}

QJsonObject journalDetail(const ProbeCancelOutcome &outcome)
{
    return std::visit(Detail{}, outcome);
}

const EntryKind kCancelOrderKind{"CancelOrder",
                                 [](Session &session, const JournalEntry &entry) {
                                     return answerOf(session, "ProbeCancel", cancelOrderOf(entry), probeCancel);
                                 },
                                 [](Session &session, const JournalEntry &entry) {
                                     return answerOf(session, "CancelOrder", cancelOrderOf(entry), cancelOrder);
                                 }};

} // namespace holdfast
