// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/end_of_day.h"
#include "sql/pages/pending_of_all.h"
#include "ui/diagnostics/store_day.h"

#include <QCoreApplication>

namespace holdfast {

// The words of a day's report, on the screen, on paper and in a file alike.
struct DayWords
{
    Q_DECLARE_TR_FUNCTIONS(DayWords)
};

QString answerWords(const QByteArray &answer); // of a receipt: "Too little was available"
QString lineWords(const EndOfDay::Line &line); // "Quotes issued"
QString reasonWords(const QString &reason);    // "no reason given"
QString dayName(const QDate &date);            // Monday 30 November 2026
QString zoneName(const StoreDay &day);         // Europe/Berlin (UTC+01:00)
QString shareWords(const EndOfDay &day);       // 33.3 %; a dash where no quote has ended
// "This day has 23 hours here…"; empty: 24.
QString lengthWords(const StoreDay &day);
// "As of 18:02:11 …: this day is not over yet."
QString asOfWords(const EndOfDay &day);
bool isOver(const EndOfDay &day); // by the store's clock

// What a workstation does not know the end of.
QString kindWords(const QByteArray &kind);                // "Cancel an order"
QString findingWords(const UnconfirmedRow &row);          // "It was not done"
QString ageWords(const UnconfirmedRow &row);              // "12 minutes"
QString numberWords(const std::optional<CustomerId> &id); // a dash where there is none
QString numberWords(const std::optional<OrderId> &id);
bool concernsCustomer(const UnconfirmedRow &row);
QString callBackWords(const UnconfirmedRow &row);  // when the customer is to be called back: "Now"
QString limitWords(std::size_t shown, qint64 all); // empty: all are shown

} // namespace holdfast
