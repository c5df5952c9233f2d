// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/issue_quote_entry.h"

#include "sql/journal/entry_answer.h"
#include "sql/journal/quote_entry.h"

namespace holdfast {

namespace {

const QString kLines = QStringLiteral("lines");
const QString kValidFor = QStringLiteral("valid_for"); // seconds

struct Detail
{
    QJsonObject operator()(const Issued &answer) const
    {
        return {{QStringLiteral("quote"), number(answer.quote)},
                {QStringLiteral("total_minor"), answer.total.minor},
                {QStringLiteral("currency"), QString::fromLatin1(answer.total.currency.code)},
                {QStringLiteral("created_at"), QString::fromLatin1(answer.createdAt.json())},
                {QStringLiteral("expires_at"), QString::fromLatin1(answer.expiresAt.json())}};
    }
    QJsonObject operator()(const NotFound &) const { return {}; }
    QJsonObject operator()(const NotDone &) const { return {}; }
    QJsonObject operator()(const InvalidInput &answer) const { return ReceiptDetail{}(answer); }
};

} // namespace

JournalEntry journalEntry(const JournalScope &scope, const IssueQuote &request)
{
    QJsonObject text{{kLines, linesJson(request.lines)}};
    if (request.validFor)
        text.insert(kValidFor, qint64(request.validFor->count()));
    return {request.operation,
            kIssueQuoteKind.name,
            scope,
            request.customer,
            {},
            text,
            JournalEntry::State::Sent,
            {},
            {},
            {},
            {},
            {},
            {},
            {}};
}

IssueQuote issueQuoteOf(const JournalEntry &entry)
{
    IssueQuote request{entry.operation, entry.customer.value_or(CustomerId{}), linesOf(entry), {}};
    if (entry.request.contains(kValidFor))
        request.validFor = std::chrono::seconds(entry.request.value(kValidFor).toInteger());
    return request;
}

QJsonObject journalDetail(const IssueQuoteOutcome &outcome)
{
    return std::visit(Detail{}, outcome);
}

QJsonObject journalDetail(const ProbeIssueOutcome &outcome)
{
    return std::visit(Detail{}, outcome);
}

const EntryKind kIssueQuoteKind{"IssueQuote",
                                [](Session &session, const JournalEntry &entry) {
                                    return answerOf(session, "ProbeIssue", issueQuoteOf(entry), probeIssue);
                                },
                                [](Session &session, const JournalEntry &entry) {
                                    return answerOf(session, "IssueQuote", issueQuoteOf(entry), issueQuote);
                                }};

} // namespace holdfast
