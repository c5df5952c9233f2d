// SPDX-License-Identifier: GPL-3.0-or-later
// price set SKU AMOUNT --reason TEXT [--operation UUID]
#include "app/cli/carry_out.h"
#include "app/cli/sku_words.h"
#include "sql/flows/change_price.h"
#include "sql/journal/change_price_entry.h"

#include <QCommandLineParser>

namespace holdfast::cli {

namespace {

// The words for each answer. A new answer of the flow stops the build here.
struct TellPrice
{
    const SkuWords &words;
    const ChangePrice &asked;
    const Currency &currency;

    QString amount(qint64 minor) const
    {
        return QString::fromLatin1(Money{minor, currency}.plain() + ' ' + currency.code);
    }
    Answer operator()(const PriceSet &set) const
    {
        QJsonObject fields = skuJson(words, asked, set.sku, set.at, set.by, set.seenAgain);
        fields.insert(QStringLiteral("price"), json(Money{set.priceMinor, currency}));
        fields.insert(QStringLiteral("before"), json(Money{set.beforeMinor, currency}));
        fields.insert(QStringLiteral("price_version"), set.priceVersion);
        return {PriceSet::token,
                Exit::Done,
                fields,
                doneBefore(set.at, set.seenAgain) +
                    QStringLiteral("The price was %1, and version %2 of it is %3.")
                        .arg(amount(set.beforeMinor), QString::number(set.priceVersion), amount(set.priceMinor)),
                {}};
    }
    Answer operator()(const NotFound &) const { return skuNotFound(words.code); }
    Answer operator()(const InvalidInput &input) const { return invalidInput(input); }
};

Answer refusedAmount(AmountProblem problem, const QString &text, const Currency &currency)
{
    const QString why = [&] {
        switch (problem) {
        case AmountProblem::NotANumber:
            return QStringLiteral("is no amount: digits, and a point before the decimals");
        case AmountProblem::TooManyDecimals:
            return QStringLiteral("has more decimals than %1, which has %2")
                .arg(QString::fromLatin1(currency.code))
                .arg(currency.exponent);
        case AmountProblem::TooLarge:
            return QStringLiteral("is too large");
        }
        return QString();
    }();
    return {InvalidInput::token,
            Exit::Usage,
            {},
            QStringLiteral("\"%1\" %2.").arg(plain(text.left(80)), why) + kNothingChanged,
            {}};
}

Answer set(OpenStore &open, const SkuWords &words, const QString &text)
{
    const auto amount = minorUnits(text.toUtf8(), open.store.currency);
    if (const auto *problem = std::get_if<AmountProblem>(&amount))
        return refusedAmount(*problem, text, open.store.currency);
    const auto found = skuOperation(open, words);
    if (const auto *problem = std::get_if<Answer>(&found))
        return *problem;
    const ChangePrice request{std::get<SkuOperation>(found), std::get<qint64>(amount)};
    return carryOut(
        open, "ChangePrice", request, changePrice,
        [&](const ChangePriceOutcome &outcome) {
            return std::visit(TellPrice{words, request, open.store.currency}, outcome);
        },
        QStringLiteral("whether the price was set"));
}

} // namespace

Parsed priceVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption reason(QStringLiteral("reason"), QString(), QStringLiteral("TEXT"));
    const QCommandLineOption operation(QStringLiteral("operation"), QString(), QStringLiteral("UUID"));
    parser.addOptions({reason, operation});
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();
    if (positional.value(0) != u"set" || positional.size() != 3)
        return usage(QStringLiteral("usage: price set SKU AMOUNT --reason TEXT [--operation UUID]"));
    const auto asked = skuWords(parser, reason, operation, positional.at(1));
    if (const auto *problem = std::get_if<Answer>(&asked))
        return *problem;
    return [asked = std::get<SkuWords>(asked), amount = positional.at(2)](OpenStore &open) {
        return set(open, asked, amount);
    };
}

} // namespace holdfast::cli
