// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/typed_amount.h"

#include "ui/shared/format.h"

#include <QCoreApplication>

#include <algorithm>

namespace holdfast {

namespace {

struct TypedWords
{
    Q_DECLARE_TR_FUNCTIONS(TypedWords)
};

constexpr qsizetype kGroup = 3;

bool areDigits(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

// Several blanks and several apostrophes look alike, and none of them is on every keyboard.
QChar asTyped(QChar mark)
{
    if (mark.isSpace())
        return u' ';
    return mark == QChar(0x2019) ? QChar(u'\'') : mark;
}

// The digits without the grouping; none: they are not grouped as they must be.
std::optional<QString> ungrouped(QStringView whole, QChar group)
{
    if (!whole.contains(group))
        return areDigits(whole) ? std::optional(whole.toString()) : std::nullopt;
    QString digits;
    const QList<QStringView> parts = whole.split(group);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QStringView part = parts.at(i);
        const bool wellFormed = i == 0 ? part.size() <= kGroup && !part.startsWith(u'0') : part.size() == kGroup;
        if (!wellFormed || !areDigits(part))
            return std::nullopt;
        digits += part;
    }
    return digits;
}

// As the plain number of the C locale, read with these two marks.
std::variant<QByteArray, TypedDoubt> reading(QStringView text, QChar point, QChar group, int exponent)
{
    const qsizetype at = text.indexOf(point);
    const std::optional<QString> whole = ungrouped(at < 0 ? text : text.first(at), group);
    if (!whole)
        return TypedDoubt::NotANumber;
    if (at < 0)
        return whole->toLatin1();
    const QStringView decimals = text.sliced(at + 1);
    if (!areDigits(decimals))
        return TypedDoubt::NotANumber;
    if (decimals.size() > exponent)
        return TypedDoubt::TooManyDecimals;
    return (*whole + u'.' + decimals.toString()).toLatin1();
}

} // namespace

std::variant<qint64, TypedDoubt> typedAmount(const QString &text, const Currency &currency, const QLocale &locale)
{
    QString typed = text.trimmed();
    if (typed.isEmpty())
        return TypedDoubt::Missing;
    std::transform(typed.begin(), typed.end(), typed.begin(), asTyped);
    const QChar point = asTyped(locale.decimalPoint().at(0));
    const QChar group = asTyped(locale.groupSeparator().isEmpty() ? QChar(u' ') : locale.groupSeparator().at(0));
    const QChar elsewhere = point == u',' ? u'.' : u','; // the decimal point of other languages
    const auto here = reading(typed, point, group, currency.exponent);
    // The language's own decimal point is what the window shows amounts with; any other mark must leave no second way.
    if (typed.contains(elsewhere) || std::holds_alternative<TypedDoubt>(here)) {
        if (std::holds_alternative<QByteArray>(reading(typed, elsewhere, point, currency.exponent)))
            return TypedDoubt::Ambiguous;
    }
    if (const auto *doubt = std::get_if<TypedDoubt>(&here))
        return *doubt;
    const auto minor = minorUnits(std::get<QByteArray>(here), currency);
    if (const auto *problem = std::get_if<AmountProblem>(&minor))
        return *problem == AmountProblem::TooLarge ? TypedDoubt::TooLarge : TypedDoubt::NotANumber;
    return std::get<qint64>(minor);
}

std::variant<qint64, TypedDoubt> typedCount(const QString &text, const QLocale &locale)
{
    return typedAmount(text, {{}, 0}, locale);
}

QString typedDoubtText(TypedDoubt doubt, const std::optional<Currency> &currency)
{
    qint64 example = 1'234;
    for (int i = 0; currency && i < currency->exponent; ++i)
        example = 10 * example + 5;
    const QString like = currency ? format::amount({example, *currency}) : format::count(example);
    switch (doubt) {
    case TypedDoubt::Missing:
        return TypedWords::tr("A number is missing.");
    case TypedDoubt::NotANumber:
        return TypedWords::tr("That is not a number. Write it like %1, or without grouping.").arg(like);
    case TypedDoubt::Ambiguous:
        return TypedWords::tr("That can be read in two ways. Write it like %1, or without grouping.").arg(like);
    case TypedDoubt::TooManyDecimals:
        return currency && currency->exponent > 0
                   ? TypedWords::tr("%1 has %2 decimals, and these are more.")
                         .arg(QString::fromLatin1(currency->code))
                         .arg(currency->exponent)
                   : TypedWords::tr("There are no parts of one here: write a whole number.");
    case TypedDoubt::TooLarge:
        return TypedWords::tr("That is more than can be kept.");
    }
    return {};
}

} // namespace holdfast
