// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <variant>

namespace holdfast {

// A currency of ISO 4217 and the number of decimals of its smallest unit (0, 2 or 3).
struct Currency
{
    QByteArray code; // three capital letters
    int exponent = 2;

    bool operator==(const Currency &) const = default;

    static std::optional<Currency> named(QByteArrayView code);
};

// An amount in the currency's smallest unit: 500 dollars of TWD are 50,000.
struct Money
{
    qint64 minor = 0;
    Currency currency;

    bool operator==(const Money &) const = default;

    QByteArray plain() const; // "500.00": digits of the C locale, for files and scripts
};

enum class AmountProblem { NotANumber, TooManyDecimals, TooLarge };

// Reads "500", "500.00" or "-3.5" (C locale, no grouping, no exponent). What does not fit is refused, never rounded.
std::variant<qint64, AmountProblem> minorUnits(QByteArrayView text, const Currency &currency);

// 64-bit sums that refuse to overflow.
std::optional<qint64> checkedProduct(qint64 a, qint64 b);
std::optional<qint64> checkedSum(qint64 a, qint64 b);

} // namespace holdfast
