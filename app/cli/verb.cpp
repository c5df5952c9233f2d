// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace holdfast::cli {

std::optional<Answer> parse(QCommandLineParser &parser, const QStringList &words)
{
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    if (!parser.parse(QStringList{QStringLiteral("holdfast-cli")} + words))
        return usage(plain(parser.errorText()) + QStringLiteral(" Nothing was changed."));
    return std::nullopt;
}

std::optional<qint64> wholeNumber(const QString &text)
{
    bool ok = false;
    const qint64 number = text.toLongLong(&ok);
    const bool digitsOnly =
        !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    return ok && digitsOnly && number > 0 ? std::optional(number) : std::nullopt;
}

Answer notANumber(const char *what, const QString &text)
{
    return usage(QStringLiteral("%1 is a positive whole number, not \"%2\". Nothing was changed.")
                     .arg(QLatin1String(what), plain(text.left(80))));
}

std::variant<std::optional<CustomerId>, Answer> servedCustomer(const QCommandLineParser &parser,
                                                               const QCommandLineOption &customer)
{
    if (!parser.isSet(customer))
        return std::optional<CustomerId>();
    const std::optional<qint64> id = wholeNumber(parser.value(customer));
    if (!id)
        return notANumber("--customer", parser.value(customer));
    return std::optional(CustomerId{*id});
}

std::variant<int, Answer> limitOf(const QCommandLineParser &parser, const QCommandLineOption &limit, int most)
{
    const std::optional<qint64> number = wholeNumber(parser.value(limit));
    if (!number || *number > most)
        return notANumber(qPrintable(QStringLiteral("--limit (at most %1)").arg(most)), parser.value(limit));
    return int(*number);
}

std::variant<OperationId, Answer> operationId(const char *what, const QString &text)
{
    const QUuid uuid(text);
    if (uuid.isNull() || uuid.toString(QUuid::WithoutBraces) != text.toLower())
        return usage(QStringLiteral("%1 is a UUID, not \"%2\". Nothing was changed.")
                         .arg(QLatin1String(what), plain(text.left(80))));
    return OperationId(uuid);
}

} // namespace holdfast::cli
