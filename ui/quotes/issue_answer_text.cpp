// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/issue_answer_text.h"

#include "ui/quotes/lines_answer_text.h"
#include "ui/shared/format.h"
#include "ui/shared/unanswered_text.h"

#include <QCoreApplication>

namespace holdfast {

namespace {

struct IssueWords
{
    Q_DECLARE_TR_FUNCTIONS(IssueWords)
};

using Tone = AnswerText::Tone;

struct Tell
{
    const std::vector<ShownLine> &shown;

    AnswerText operator()(const Issued &issued) const
    {
        const QString sentence =
            issued.seenAgain
                ? IssueWords::tr("Quote %1 was issued at %2, by this same request: %3 in all, valid until %4.")
                      .arg(number(issued.quote))
                      .arg(format::untilWithZone(issued.createdAt), format::money(issued.total),
                           format::untilWithZone(issued.expiresAt))
                : IssueWords::tr("Quote %1 is issued: %2 in all, valid until %3.")
                      .arg(number(issued.quote))
                      .arg(format::money(issued.total), format::untilWithZone(issued.expiresAt));
        const QStringList others = otherPrices(issued);
        QStringList customer = others;
        customer
            << (others.isEmpty()
                    ? IssueWords::tr("You can tell the customer now: these prices hold until then.")
                    : IssueWords::tr("Tell the customer the prices of the quote: they are not those that were "
                                     "shown. They hold until then."))
            << IssueWords::tr(
                   "The server decides by the moment when it takes the quote up, not by when a button is pressed.");
        return {others.isEmpty() ? Tone::Good : Tone::Caution,
                sentence,
                {},
                IssueWords::tr("&Show quote"),
                {},
                customer.join(u'\n')};
    }
    AnswerText operator()(const NotFound &) const { return noSuchCustomerText(); }
    AnswerText operator()(const InvalidInput &input) const { return invalidLinesText(input, shown); }

    QStringList otherPrices(const Issued &issued) const
    {
        QStringList all;
        for (const QuotedLine &line : issued.lines) {
            for (const ShownLine &seen : shown) {
                if (seen.stock.sku == line.sku && seen.stock.priceMinor != line.unitPriceMinor)
                    all << IssueWords::tr("%1: %2 each in the quote, %3 was shown.")
                               .arg(seen.stock.name, format::money({line.unitPriceMinor, issued.total.currency}),
                                    seen.stock.priceMinor
                                        ? format::money({*seen.stock.priceMinor, issued.total.currency})
                                        : IssueWords::tr("no price"));
            }
        }
        return all;
    }
};

} // namespace

AnswerText issueAnswerText(const Reply<IssueQuoteOutcome> &reply, const OperationId &operation, QTime answeredAt,
                           const std::vector<ShownLine> &shown)
{
    AnswerText text = reply.error() ? unansweredText(*reply.error(),
                                                     IssueWords::tr("The database did not answer the commit. It is not "
                                                                    "known whether the quote was issued."))
                                    : std::visit(Tell{shown}, *reply.value());
    addRun(text, reply.run, reply.value(), QStringLiteral("operation ") + operation.text(), answeredAt,
           {{"skus/prices_read", IssueWords::tr("Read the prices")},
            {"quotes/quote_insert", IssueWords::tr("Wrote the quote")}});
    return text;
}

} // namespace holdfast
