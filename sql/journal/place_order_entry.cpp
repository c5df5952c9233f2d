// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/place_order_entry.h"

#include "sql/journal/entry_answer.h"

namespace holdfast {

JournalEntry journalEntry(const JournalScope &scope, const PlaceOrder &request)
{
    return keyedEntry(kPlaceOrderKind.name, scope, request.customer, request.key,
                      {{QStringLiteral("lines"), linesJson(request.lines)}});
}

PlaceOrder placeOrderOf(const JournalEntry &entry)
{
    return {keyOf(entry), entry.customer.value_or(CustomerId{}), linesOf(entry)};
}

QJsonObject journalDetail(const PlaceOrderOutcome &outcome)
{
    return std::visit(ReceiptDetail{}, outcome);
}

const EntryKind kPlaceOrderKind{"PlaceOrder",
                                [](Session &session, const JournalEntry &entry) {
                                    return answerOf(session, "ProbePlace", placeOrderOf(entry), probePlace);
                                },
                                [](Session &session, const JournalEntry &entry) {
                                    return answerOf(session, "PlaceOrder", placeOrderOf(entry), placeOrder);
                                }};

} // namespace holdfast
