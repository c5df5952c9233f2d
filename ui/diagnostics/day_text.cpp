// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/day_text.h"

#include "sql/flows/receipt.h"
#include "sql/journal/entry_kind.h"
#include "ui/pending/pending_text.h"
#include "ui/shared/format.h"

#include <QDateTime>
#include <QLocale>

#include <chrono>
#include <cstdlib>

namespace holdfast {

namespace {

const QString kNone = QStringLiteral("–");

// Every answer that a receipt can keep has its words, or this does not compile.
struct Answered
{
    QString operator()(const Accepted &) const { return DayWords::tr("Quote accepted, order made"); }
    QString operator()(const Placed &) const { return DayWords::tr("Order placed"); }
    QString operator()(const QuoteExpired &) const { return DayWords::tr("The quote had run out"); }
    QString operator()(const QuoteUsed &) const { return DayWords::tr("The quote had been used already"); }
    QString operator()(const OutOfStock &) const { return DayWords::tr("Too little was available"); }
    QString operator()(const PriceChanged &) const { return DayWords::tr("A price had changed"); }
};

template <class... Answer>
QString wordsOf(const QByteArray &answer, const std::variant<Answer...> *)
{
    QString words;
    ((answer == Answer::token ? void(words = Answered()(Answer())) : void()), ...);
    return words;
}

QString offset(int seconds)
{
    return QStringLiteral("UTC%1%2").arg(seconds < 0 ? QStringLiteral("-") : QStringLiteral("+"),
                                         QTime(0, 0).addSecs(std::abs(seconds)).toString(u"HH:mm"));
}

template <RowId Id>
QString numberOf(const std::optional<Id> &id)
{
    return id ? QString::number(number(*id)) : kNone;
}

} // namespace

QString answerWords(const QByteArray &answer)
{
    const QString words = wordsOf(answer, static_cast<const ReceiptAnswer *>(nullptr));
    return words.isEmpty() ? DayWords::tr("%1, of a newer version").arg(QString::fromUtf8(answer)) : words;
}

QString lineWords(const EndOfDay::Line &line)
{
    using What = EndOfDay::Line::What;
    switch (line.what) {
    case What::Cancelled:
        return DayWords::tr("Orders cancelled");
    case What::Answer:
        return answerWords(line.answer);
    case What::QuotesIssued:
        return DayWords::tr("Quotes issued");
    case What::QuotesUsed:
        return DayWords::tr("Quotes used");
    case What::QuotesExpired:
        return DayWords::tr("Quotes expired unused");
    case What::CriticalCases:
        return DayWords::tr("Open cases, critical");
    case What::Warnings:
        return DayWords::tr("Open cases, warnings");
    case What::Notices:
        return DayWords::tr("Open cases, notices");
    case What::Unconfirmed:
        return DayWords::tr("Unconfirmed operations");
    }
    return {};
}

QString reasonWords(const QString &reason)
{
    return reason.isEmpty() ? DayWords::tr("no reason given") : reason;
}

QString dayName(const QDate &date)
{
    const QLocale locale;
    return locale.toString(date, locale.language() == QLocale::Chinese ? u"yyyy年M月d日 dddd" : u"dddd d MMMM yyyy");
}

QString zoneName(const StoreDay &day)
{
    const int before = day.date.startOfDay(day.zone).offsetFromUtc();
    const int after = day.date.addDays(1).startOfDay(day.zone).offsetFromUtc();
    const QString offsets =
        before == after ? offset(before) : DayWords::tr("%1, then %2").arg(offset(before), offset(after));
    return DayWords::tr("%1 (%2)").arg(QString::fromUtf8(day.zone.id()), offsets);
}

QString shareWords(const EndOfDay &day)
{
    if (day.quotesUsed + day.quotesExpired == 0)
        return kNone;
    return DayWords::tr("%1 %").arg(QLocale().toString(double(day.expiredPerMille()) / 10, 'f', 1));
}

QString lengthWords(const StoreDay &day)
{
    if (day.minutes() == 24 * 60)
        return {};
    return DayWords::tr("This day has %1 hours here, the clocks were changed.")
        .arg(QLocale().toString(day.minutes() / 60.0));
}

QString asOfWords(const EndOfDay &day)
{
    const QString at = format::withZone(day.snapshot);
    if (day.snapshot < day.since)
        return DayWords::tr("As of %1: this day has not begun.").arg(at);
    return isOver(day) ? DayWords::tr("As of %1.").arg(at)
                       : DayWords::tr("As of %1: this day is not over yet.").arg(at);
}

bool isOver(const EndOfDay &day)
{
    return day.snapshot >= day.until;
}

QString kindWords(const QByteArray &kind)
{
    if (kind == kCancelOrderKind.name)
        return DayWords::tr("Cancel an order");
    if (kind == kIssueQuoteKind.name)
        return DayWords::tr("Issue a quote");
    if (kind == kAcceptQuoteKind.name)
        return DayWords::tr("Accept a quote");
    if (kind == kPlaceOrderKind.name)
        return DayWords::tr("Place an order");
    if (kind == kReceiveStockKind.name)
        return DayWords::tr("Receive units of a SKU");
    if (kind == kCountStockKind.name)
        return DayWords::tr("Count a SKU");
    if (kind == kChangePriceKind.name)
        return DayWords::tr("Change a price");
    return DayWords::tr("%1, of a newer version").arg(QString::fromUtf8(kind));
}

QString findingWords(const UnconfirmedRow &row)
{
    if (row.finding.isEmpty())
        return DayWords::tr("Nothing is known yet");
    return row.finding == "NotDone" ? DayWords::tr("It was not done")
                                    : DayWords::tr("%1, of a newer version").arg(QString::fromUtf8(row.finding));
}

QString ageWords(const UnconfirmedRow &row)
{
    if (row.age < -std::chrono::minutes(1))
        return DayWords::tr("that desk's clock is ahead");
    return pendingAge(Instant{0}, Instant{std::chrono::microseconds(row.age).count()});
}

QString numberWords(const std::optional<CustomerId> &id)
{
    return numberOf(id);
}

QString numberWords(const std::optional<OrderId> &id)
{
    return numberOf(id);
}

// Receiving, counting and pricing are nobody's in particular.
bool concernsCustomer(const UnconfirmedRow &row)
{
    return row.customer || row.order || row.kind == kCancelOrderKind.name || row.kind == kIssueQuoteKind.name ||
           row.kind == kAcceptQuoteKind.name || row.kind == kPlaceOrderKind.name;
}

QString callBackWords(const UnconfirmedRow &row)
{
    if (!concernsCustomer(row))
        return DayWords::tr("No");
    return row.finding == "NotDone" ? DayWords::tr("Now") : DayWords::tr("Once it is known");
}

QString limitWords(std::size_t shown, qint64 all)
{
    if (shown < std::size_t(kMostUnconfirmed) || all <= qint64(shown))
        return {};
    return DayWords::tr("Only the %1 longest in doubt of %2 are shown.")
        .arg(format::count(qint64(shown)), format::count(all));
}

} // namespace holdfast
