// SPDX-License-Identifier: GPL-3.0-or-later
// store show | store set [--road quote|price] [--quote-period SECONDS]
#include "app/cli/verb.h"

#include "sql/connection/session.h"
#include "sql/flows/change_settings.h"

#include <QCommandLineParser>

namespace holdfast::cli {

namespace {

QString word(OrderRoad road)
{
    return road == OrderRoad::Quote ? QStringLiteral("quote") : QStringLiteral("price");
}

QJsonObject settingsJson(OrderRoad road, std::chrono::seconds quotePeriod)
{
    return {{QStringLiteral("road"), word(road)}, {QStringLiteral("quote_period"), qint64(quotePeriod.count())}};
}

QString sentence(OrderRoad road, std::chrono::seconds quotePeriod)
{
    return road == OrderRoad::Quote
               ? QStringLiteral("Orders are made of quotes, which are good for %1 s at most.").arg(quotePeriod.count())
               : QStringLiteral("Orders are made at the price of the moment, which the customer has confirmed.");
}

Answer show(OpenStore &open)
{
    const Store &store = open.store;
    return {"Settings",
            Exit::Done,
            {{QStringLiteral("settings"), settingsJson(store.road, store.quotePeriod)}},
            {},
            sentence(store.road, store.quotePeriod) + u'\n'};
}

// The words for each answer. A new answer of the flow stops the build here.
struct TellSettings
{
    Answer operator()(const SettingsChanged &now) const
    {
        return {SettingsChanged::token,
                Exit::Done,
                {{QStringLiteral("settings"), settingsJson(now.road, now.quotePeriod)}},
                QStringLiteral("From now on: ") + sentence(now.road, now.quotePeriod),
                {}};
    }
    Answer operator()(const InvalidInput &input) const { return invalidInput(input); }
};

Answer set(OpenStore &open, const ChangeSettings &request)
{
    try {
        return std::visit(TellSettings{}, open.session->inTransaction("ChangeSettings", [&](Transaction &tx) {
            return changeSettings(tx, request);
        }));
    } catch (const DbError &error) {
        return noAnswer(error, QStringLiteral("whether the settings were changed; `store show` tells"));
    }
}

} // namespace

Parsed storeVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption road(QStringLiteral("road"), QString(), QStringLiteral("ROAD"));
    const QCommandLineOption period(QStringLiteral("quote-period"), QString(), QStringLiteral("SECONDS"));
    parser.addOptions({road, period});
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();
    const bool any = parser.isSet(road) || parser.isSet(period);
    if (positional == QStringList{QStringLiteral("show")} && !any)
        return [](OpenStore &open) { return show(open); };
    if (positional == QStringList{QStringLiteral("set")} && any) {
        ChangeSettings request;
        if (parser.isSet(road)) {
            if (parser.value(road) != u"quote" && parser.value(road) != u"price")
                return usage(
                    QStringLiteral("--road is quote or price, not \"%1\".").arg(plain(parser.value(road).left(80))) +
                    kNothingChanged);
            request.road = parser.value(road) == u"quote" ? OrderRoad::Quote : OrderRoad::CurrentPrice;
        }
        if (parser.isSet(period)) {
            const std::optional<qint64> seconds = wholeNumber(parser.value(period));
            if (!seconds)
                return notANumber("--quote-period", parser.value(period));
            request.quotePeriod = std::chrono::seconds(*seconds);
        }
        return [request](OpenStore &open) { return set(open, request); };
    }
    return usage(QStringLiteral("usage: store show | store set [--road quote|price] [--quote-period SECONDS]"));
}

} // namespace holdfast::cli
