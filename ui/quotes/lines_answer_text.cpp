// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/lines_answer_text.h"

#include "ui/shared/format.h"

#include <QCoreApplication>

namespace holdfast {

namespace {

struct LinesWords
{
    Q_DECLARE_TR_FUNCTIONS(LinesWords)
};

QString why(const InvalidInput &input, const QString &line)
{
    using Field = InvalidInput::Field;
    using Problem = InvalidInput::Problem;
    switch (input.field) {
    case Field::Lines:
        return input.problem == Problem::TooMany
                   ? LinesWords::tr("More than %1 lines are not possible. Nothing was changed.").arg(input.limit)
                   : LinesWords::tr("There is no line. Nothing was changed.");
    case Field::Quantity:
        return LinesWords::tr("%1: the quantity must be from 1 to %2. Nothing was changed.")
            .arg(line, format::count(input.limit));
    case Field::Sku:
        return input.problem == Problem::Twice
                   ? LinesWords::tr("%1 is there twice, with two prices. Nothing was changed.").arg(line)
                   : LinesWords::tr("%1 is not in the store any more. Nothing was changed.").arg(line);
    case Field::Price:
        return LinesWords::tr("%1 has no price now and cannot be sold. Nothing was changed.").arg(line);
    case Field::Total:
        return LinesWords::tr("The total is too large to be kept. Nothing was changed.");
    case Field::Period:
        return LinesWords::tr("The time for which it is valid must be a second at least. Nothing was changed.");
    case Field::Key:
        return LinesWords::tr("The request's own key cannot be kept. Nothing was changed.");
    case Field::Road:
        return LinesWords::tr(
            "Orders are made another way in this store now: the setting has been changed. Start Holdfast "
            "again to work by it. Nothing was changed.");
    case Field::Reason:
    case Field::Name:
    case Field::Phone:
    case Field::Email:
    case Field::ExternalNumber:
    case Field::Account:
    case Field::Host:
    case Field::Password:
    case Field::Unserved:
        break;
    }
    return LinesWords::tr("Something in it cannot be stored as it is. Nothing was changed.");
}

} // namespace

AnswerText invalidLinesText(const InvalidInput &input, const std::vector<ShownLine> &shown)
{
    QString line = LinesWords::tr("A line");
    if (input.line >= 1 && input.line <= int(shown.size()))
        line = LinesWords::tr("Line %1, %2").arg(input.line).arg(shown.at(std::size_t(input.line) - 1).stock.name);
    return {AnswerText::Tone::Caution,
            why(input, line),
            {},
            {},
            {},
            LinesWords::tr("Tell the customer nothing yet: change the lines and try once more.")};
}

AnswerText noSuchCustomerText()
{
    return {AnswerText::Tone::Caution,
            LinesWords::tr("The store knows no such request of this customer. Nothing was changed."),
            {},
            {},
            {},
            LinesWords::tr("Tell the customer nothing yet: check who is calling.")};
}

QString nameOf(SkuId sku, const std::vector<ShownLine> &shown)
{
    for (const ShownLine &line : shown) {
        if (line.stock.sku == sku)
            return line.stock.name;
    }
    return QStringLiteral("?");
}

} // namespace holdfast
