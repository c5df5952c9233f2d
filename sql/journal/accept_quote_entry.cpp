// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/accept_quote_entry.h"

#include "sql/journal/entry_answer.h"

namespace holdfast {

JournalEntry journalEntry(const JournalScope &scope, const AcceptQuote &request)
{
    return keyedEntry(kAcceptQuoteKind.name, scope, request.customer, request.key,
                      {{QStringLiteral("quote"), number(request.quote)}});
}

AcceptQuote acceptQuoteOf(const JournalEntry &entry)
{
    return {keyOf(entry), entry.customer.value_or(CustomerId{}), quoteOf(entry).value_or(QuoteId{})};
}

QJsonObject journalDetail(const AcceptQuoteOutcome &outcome)
{
    return std::visit(ReceiptDetail{}, outcome);
}

const EntryKind kAcceptQuoteKind{"AcceptQuote",
                                 [](Session &session, const JournalEntry &entry) {
                                     return answerOf(session, "ProbeAccept", acceptQuoteOf(entry), probeAccept);
                                 },
                                 [](Session &session, const JournalEntry &entry) {
                                     return answerOf(session, "AcceptQuote", acceptQuoteOf(entry), acceptQuote);
                                 }};

} // namespace holdfast
