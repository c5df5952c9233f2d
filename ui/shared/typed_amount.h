// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/money.h"

#include <QLocale>
#include <QString>

#include <optional>
#include <variant>

namespace holdfast {

// Why what a person typed is not taken for a number. Nothing is guessed: an amount that somebody from elsewhere would
// read as another one is refused.
enum class TypedDoubt {
    Missing,
    NotANumber,      // also a sign, a currency, digits of another script
    Ambiguous,       // 1,5 where the decimal point is a point; 1,234 where that is a thousand and also 1.234
    TooManyDecimals, // more than the currency has
    TooLarge,
};

// In the currency's smallest unit; 0 or more. The language's decimal point, and its grouping where that can mean
// nothing else. Blanks around it do not count.
std::variant<qint64, TypedDoubt> typedAmount(const QString &text, const Currency &currency,
                                             const QLocale &locale = QLocale());
std::variant<qint64, TypedDoubt> typedCount(const QString &text, const QLocale &locale = QLocale());

// The sentence for it, with an example of how to write it.
QString typedDoubtText(TypedDoubt doubt, const std::optional<Currency> &currency); // none: a count

} // namespace holdfast
