// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/quote_confirmation.h"

#include "ui/shared/format.h"
#include "ui/shared/printed_page.h"

#include <QCoreApplication>
#include <QLocale>

namespace holdfast {

namespace {

struct QuoteWords
{
    Q_DECLARE_TR_FUNCTIONS(QuoteWords)
};

QString notKept()
{
    return QuoteWords::tr("The stock is not kept: the prices hold until then, if every article is still available "
                          "when the quote is accepted.");
}

// What became of it; empty while it may still be accepted.
QString acceptedInto(const QuoteCard &card)
{
    return card.quote.order ? QuoteWords::tr("Accepted: it became order %1.").arg(number(*card.quote.order))
                            : QString();
}

} // namespace

QString quoteText(const QuoteCard &card)
{
    const QuoteRow &quote = card.quote;
    QStringList lines;
    for (const QuoteCard::Line &line : card.lines)
        lines << QuoteWords::tr("%1 × %2 at %3")
                     .arg(format::count(line.quantity), line.name,
                          format::amount({line.unitPriceMinor, quote.total.currency}));
    const QString accepted = acceptedInto(card);
    return QuoteWords::tr("Quote %1 for %2: %3. Total: %4. It holds until %5. %6")
        .arg(QString::number(number(quote.id)), quote.customerName, QLocale().createSeparatedList(lines),
             format::money(quote.total), format::withZone(quote.expiresAt), accepted.isEmpty() ? notKept() : accepted);
}

std::unique_ptr<QTextDocument> quoteConfirmation(const QuoteCard &card, const StoreFacts &store)
{
    const QuoteRow &quote = card.quote;
    PrintedPage page(store);
    page.title(QuoteWords::tr("Quote %1").arg(number(quote.id)));
    page.paragraph(QuoteWords::tr("Customer: %1").arg(quote.customerName));
    page.paragraph(QuoteWords::tr("Issued: %1").arg(format::withZone(quote.createdAt)));
    page.strong(QuoteWords::tr("Holds until: %1").arg(format::withZone(quote.expiresAt)));
    std::vector<PrintedLine> lines;
    for (const QuoteCard::Line &line : card.lines)
        lines.push_back({line.quantity, line.name, line.code, {line.unitPriceMinor, quote.total.currency}});
    page.lines(lines);
    page.strong(QuoteWords::tr("Total: %1").arg(format::money(quote.total)));
    const QString accepted = acceptedInto(card);
    page.paragraph(accepted.isEmpty() ? notKept() : accepted);
    return page.take();
}

} // namespace holdfast
