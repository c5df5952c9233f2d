// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/rows/money.h"

#include <algorithm>

namespace holdfast {

namespace {

struct Known
{
    const char *code;
    int exponent;
};

// ISO 4217, the currencies a store may keep its books in.
constexpr Known kCurrencies[] = {
    {"AUD", 2}, {"BHD", 3}, {"BRL", 2}, {"CAD", 2}, {"CHF", 2}, {"CLP", 0}, {"CNY", 2}, {"CZK", 2},
    {"DKK", 2}, {"EUR", 2}, {"GBP", 2}, {"HKD", 2}, {"HUF", 2}, {"IDR", 2}, {"ILS", 2}, {"INR", 2},
    {"ISK", 0}, {"JOD", 3}, {"JPY", 0}, {"KRW", 0}, {"KWD", 3}, {"MXN", 2}, {"MYR", 2}, {"NOK", 2},
    {"NZD", 2}, {"OMR", 3}, {"PHP", 2}, {"PLN", 2}, {"RON", 2}, {"SAR", 2}, {"SEK", 2}, {"SGD", 2},
    {"THB", 2}, {"TND", 3}, {"TRY", 2}, {"TWD", 2}, {"USD", 2}, {"VND", 0}, {"ZAR", 2},
};

} // namespace

std::optional<Currency> Currency::named(QByteArrayView code)
{
    for (const Known &known : kCurrencies) {
        if (code == QByteArrayView(known.code))
            return Currency{known.code, known.exponent};
    }
    return std::nullopt;
}

QByteArray Money::plain() const
{
    QByteArray digits = QByteArray::number(minor < 0 ? quint64(0) - quint64(minor) : quint64(minor));
    if (currency.exponent > 0) {
        digits = digits.rightJustified(currency.exponent + 1, '0');
        digits.insert(digits.size() - currency.exponent, '.');
    }
    return minor < 0 ? "-" + digits : digits;
}

std::variant<qint64, AmountProblem> minorUnits(QByteArrayView text, const Currency &currency)
{
    const bool negative = text.startsWith('-');
    if (negative)
        text = text.sliced(1);
    const qsizetype point = text.indexOf('.');
    const QByteArrayView whole = point < 0 ? text : text.first(point);
    const QByteArrayView decimals = point < 0 ? QByteArrayView() : text.sliced(point + 1);
    if (whole.isEmpty() || (point >= 0 && decimals.isEmpty()))
        return AmountProblem::NotANumber;

    qint64 minor = 0;
    bool fits = true;
    bool exact = true;
    const auto append = [&](char digit) {
        qint64 tenfold = 0;
        fits = fits && !__builtin_mul_overflow(minor, qint64(10), &tenfold) &&
               !__builtin_add_overflow(tenfold, qint64(digit - '0'), &minor);
    };
    for (const char digit : whole) {
        if (digit < '0' || digit > '9')
            return AmountProblem::NotANumber;
        append(digit);
    }
    for (qsizetype i = 0; i < std::max<qsizetype>(decimals.size(), currency.exponent); ++i) {
        const char digit = i < decimals.size() ? decimals.at(i) : '0';
        if (digit < '0' || digit > '9')
            return AmountProblem::NotANumber;
        if (i < currency.exponent)
            append(digit);
        else
            exact = exact && digit == '0';
    }
    if (!exact)
        return AmountProblem::TooManyDecimals;
    if (!fits)
        return AmountProblem::TooLarge;
    return negative ? -minor : minor;
}

std::optional<qint64> checkedProduct(qint64 a, qint64 b)
{
    qint64 product = 0;
    if (__builtin_mul_overflow(a, b, &product))
        return std::nullopt;
    return product;
}

std::optional<qint64> checkedSum(qint64 a, qint64 b)
{
    qint64 sum = 0;
    if (__builtin_add_overflow(a, b, &sum))
        return std::nullopt;
    return sum;
}

} // namespace holdfast
