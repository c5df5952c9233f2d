// SPDX-License-Identifier: GPL-3.0-or-later
// quote issue --customer C --line SKU:QTY [--line …] [--valid-for SECONDS] [--operation UUID]
// quote accept QUOTE --customer C --key KEY
// quote list [--customer C] [--state open|used|expired|all] [--limit N] | quote show QUOTE --customer C
// quote cleanup --before INSTANT|now | quote metrics [--since INSTANT]
#include "app/cli/carry_out.h"
#include "app/cli/receipt_words.h"
#include "sql/flows/clean_up_quotes.h"
#include "sql/journal/accept_quote_entry.h"
#include "sql/journal/issue_quote_entry.h"
#include "sql/pages/quote_metrics.h"
#include "sql/pages/quote_page.h"

#include <QCommandLineParser>

#include <array>

namespace holdfast::cli {

namespace {

constexpr std::array<std::pair<const char *, QuoteFilter::Only>, 4> kStates{{{"open", QuoteFilter::Only::Open},
                                                                             {"used", QuoteFilter::Only::Used},
                                                                             {"expired", QuoteFilter::Only::Expired},
                                                                             {"all", QuoteFilter::Only::All}}};

QString text(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes);
}

QString amount(const Money &money)
{
    return text(money.plain() + ' ' + money.currency.code);
}

QString numberOr(const std::optional<OrderId> &order)
{
    return order ? QString::number(number(*order)) : QString();
}

QJsonObject quoteJson(const QuoteRow &quote)
{
    return {
        {QStringLiteral("id"), number(quote.id)},
        {QStringLiteral("customer"), number(quote.customer)},
        {QStringLiteral("customer_name"), quote.customerName},
        {QStringLiteral("total"), json(quote.total)},
        {QStringLiteral("line_count"), quote.lineCount},
        {QStringLiteral("created_at"), text(quote.createdAt.json())},
        {QStringLiteral("expires_at"), text(quote.expiresAt.json())},
        {QStringLiteral("accepted_at"), quote.acceptedAt ? QJsonValue(text(quote.acceptedAt->json())) : QJsonValue()},
        {QStringLiteral("order"), quote.order ? QJsonValue(number(*quote.order)) : QJsonValue()},
        {QStringLiteral("version"), quote.version}};
}

Answer list(OpenStore &open, const QuotePageRequest &request)
{
    const std::vector<QuoteRow> quotes =
        open.session->read("QuotePage", [&](Reader &reader) { return quotePage(reader, request); });
    QJsonArray array;
    QList<QStringList> rows;
    for (const QuoteRow &quote : quotes) {
        array << quoteJson(quote);
        rows << QStringList{QString::number(number(quote.id)),
                            shortInstant(quote.createdAt),
                            QStringLiteral("%1 %2").arg(number(quote.customer)).arg(plain(quote.customerName)),
                            QString::number(quote.lineCount),
                            amount(quote.total),
                            shortInstant(quote.expiresAt),
                            numberOr(quote.order)};
    }
    return {
        "Quotes",
        Exit::Done,
        {{QStringLiteral("quotes"), array}},
        {},
        table({QStringLiteral("Quote"), QStringLiteral("Issued"), QStringLiteral("Customer"), QStringLiteral("Lines"),
               QStringLiteral("Total"), QStringLiteral("Good until"), QStringLiteral("Order")},
              rows)};
}

Answer show(OpenStore &open, QuoteId id, CustomerId customer)
{
    const std::optional<QuoteCard> card =
        open.session->read("QuoteCard", [&](Reader &reader) { return quoteCard(reader, id); });
    if (!card || card->quote.customer != customer)
        return {NotFound::token,
                Exit::Refused,
                {},
                QStringLiteral("There is no such quote, or it is not this customer's."),
                {}};
    const QuoteRow &row = card->quote;
    const auto money = [&](qint64 minor) { return Money{minor, row.total.currency}; };
    QJsonArray lines, receipts;
    QList<QStringList> lineRows, receiptRows;
    for (const QuoteCard::Line &line : card->lines) {
        lines << QJsonObject{
            {QStringLiteral("line"), line.lineNo},
            {QStringLiteral("sku"), text(line.code)},
            {QStringLiteral("name"), line.name},
            {QStringLiteral("quantity"), line.quantity},
            {QStringLiteral("unit_price"), json(money(line.unitPriceMinor))},
            {QStringLiteral("price_now"),
             line.priceNowMinor ? QJsonValue(json(money(*line.priceNowMinor))) : QJsonValue()},
            {QStringLiteral("available"), line.available ? QJsonValue(*line.available) : QJsonValue()}};
        lineRows << QStringList{QString::number(line.lineNo),
                                plain(line.code),
                                plain(line.name),
                                QString::number(line.quantity),
                                amount(money(line.unitPriceMinor)),
                                line.priceNowMinor ? amount(money(*line.priceNowMinor)) : QStringLiteral("none"),
                                line.available ? QString::number(*line.available) : QStringLiteral("none")};
    }
    for (const QuoteCard::Receipt &receipt : card->receipts) {
        receipts << QJsonObject{{QStringLiteral("answer"), text(receipt.answer)},
                                {QStringLiteral("who"), receipt.who},
                                {QStringLiteral("at"), text(receipt.at.json())}};
        receiptRows << QStringList{shortInstant(receipt.at), plain(receipt.who), plain(receipt.answer)};
    }
    const QString status = text(card->orderStatus);
    QJsonObject quote = quoteJson(row);
    quote.insert(QStringLiteral("order_status"), status.isEmpty() ? QJsonValue() : QJsonValue(status));
    quote.insert(QStringLiteral("issued_by"), card->issuedBy);
    quote.insert(QStringLiteral("now"), text(card->now.json()));
    quote.insert(QStringLiteral("lines"), lines);
    quote.insert(QStringLiteral("receipts"), receipts);

    QString listing =
        QStringLiteral("Quote %1 of customer %2 %3, %4, issued %5 by %6, good until %7\n")
            .arg(QString::number(number(row.id)), QString::number(number(row.customer)), plain(row.customerName),
                 amount(row.total), shortInstant(row.createdAt), plain(card->issuedBy), shortInstant(row.expiresAt));
    if (row.acceptedAt)
        listing += QStringLiteral("Accepted %1: order %2, %3\n")
                       .arg(shortInstant(*row.acceptedAt), numberOr(row.order), plain(status));
    listing += u'\n' +
               table({QStringLiteral("Line"), QStringLiteral("SKU"), QStringLiteral("Name"), QStringLiteral("Quantity"),
                      QStringLiteral("Price"), QStringLiteral("Price now"), QStringLiteral("Available")},
                     lineRows);
    if (!receiptRows.isEmpty())
        listing += u'\n' + table({QStringLiteral("At"), QStringLiteral("Who"), QStringLiteral("Answer")}, receiptRows);
    return {"Quote", Exit::Done, {{QStringLiteral("quote"), quote}}, {}, listing};
}

// The words for each answer. A new answer of the flow stops the build here.
struct TellIssue
{
    OpenStore &open;

    Answer operator()(const Issued &issued) const
    {
        std::vector<SkuId> skus;
        for (const QuotedLine &line : issued.lines)
            skus.push_back(line.sku);
        const SkuCodes codes = namesOf(open, skus);
        QJsonArray lines;
        for (const QuotedLine &line : issued.lines) {
            const auto code = codes.find(line.sku);
            lines << QJsonObject{
                {QStringLiteral("sku"), code == codes.end() ? QJsonValue() : QJsonValue(text(code->second))},
                {QStringLiteral("quantity"), line.quantity},
                {QStringLiteral("unit_price"), json(Money{line.unitPriceMinor, issued.total.currency})}};
        }
        const QString before =
            issued.seenAgain
                ? QStringLiteral("Issued at %1, by this same operation. ").arg(shortInstant(issued.createdAt))
                : QString();
        return {Issued::token,
                Exit::Done,
                {{QStringLiteral("quote"), number(issued.quote)},
                 {QStringLiteral("total"), json(issued.total)},
                 {QStringLiteral("created_at"), text(issued.createdAt.json())},
                 {QStringLiteral("expires_at"), text(issued.expiresAt.json())},
                 {QStringLiteral("lines"), lines},
                 {QStringLiteral("seen_again"), issued.seenAgain}},
                before + QStringLiteral("Quote %1, %2, is good until %3. No stock was taken.")
                             .arg(QString::number(number(issued.quote)), amount(issued.total),
                                  shortInstant(issued.expiresAt)),
                {}};
    }
    Answer operator()(const NotFound &) const
    {
        return {NotFound::token,
                Exit::Refused,
                {},
                QStringLiteral("There is no such customer, or the operation is another's.") + kNothingChanged,
                {}};
    }
    Answer operator()(const InvalidInput &input) const { return invalidInput(input); }
};

Answer issue(OpenStore &open, IssueQuote request, const std::vector<WordedLine> &lines)
{
    if (request.validFor && *request.validFor > open.store.quotePeriod)
        return {InvalidInput::token,
                Exit::Usage,
                {},
                QStringLiteral("--valid-for is at most %1 s in this store.").arg(open.store.quotePeriod.count()) +
                    kNothingChanged,
                {}};
    const auto wanted = wantedLines(open, lines);
    if (const auto *problem = std::get_if<Answer>(&wanted))
        return *problem;
    request.lines = std::get<std::vector<WantedLine>>(wanted);
    return carryOut(
        open, "IssueQuote", request, issueQuote,
        [&](const IssueQuoteOutcome &outcome) { return std::visit(TellIssue{open}, outcome); },
        QStringLiteral("whether the quote was issued"));
}

Answer accept(OpenStore &open, const AcceptQuote &request)
{
    return carryOut(
        open, "AcceptQuote", request, acceptQuote,
        [&](const AcceptQuoteOutcome &outcome) {
            return std::visit(TellReceipt{open, request.quote}, outcome);
        },
        QStringLiteral("whether quote %1 was accepted").arg(number(request.quote)));
}

// Batch by batch, each with its own COMMIT: who interrupts it has whole batches, and goes on by asking again. No
// before: the database's present.
Answer cleanUp(OpenStore &open, std::optional<Instant> before)
{
    QuotesCleanedUp all;
    try {
        if (!before)
            before = open.session->read("Clock", [](Reader &reader) { return reader.one("store/now").instant(0); });
        CleanUpQuotes request{*before, {}};
        do {
            const CleanUpQuotesOutcome outcome = open.session->inTransaction(
                "CleanUpQuotes", [&](Transaction &tx) { return cleanUpQuotes(tx, request); });
            if (std::holds_alternative<InvalidInput>(outcome))
                return usage(QStringLiteral("--before is yet to come: %1.").arg(shortInstant(*before)) +
                             kNothingChanged);
            const auto &batch = std::get<QuotesCleanedUp>(outcome);
            all.deleted += batch.deleted;
            all.kept += batch.kept;
            request.after = batch.next;
        } while (request.after);
    } catch (const DbError &error) {
        Answer answer = noAnswer(error, QStringLiteral("whether a batch of quotes was cleaned up"));
        if (all.deleted > 0)
            answer.sentence.prepend(QStringLiteral("%1 quotes are gone. Of the others: ").arg(all.deleted));
        answer.fields.insert(QStringLiteral("deleted"), all.deleted);
        return answer;
    }
    return {
        QuotesCleanedUp::token,
        Exit::Done,
        {{QStringLiteral("deleted"), all.deleted}, {QStringLiteral("kept"), all.kept}},
        QStringLiteral("%1 quotes that expired unused are gone; %2 are kept for what their customers were answered.")
            .arg(QString::number(all.deleted), QString::number(all.kept)),
        {}};
}

QJsonObject json(const QuoteMetrics::Spread &spread)
{
    if (spread.count == 0)
        return {{QStringLiteral("measured"), 0}};
    return {{QStringLiteral("measured"), spread.count},
            {QStringLiteral("p50"), spread.p50},
            {QStringLiteral("p95"), spread.p95},
            {QStringLiteral("max"), spread.max}};
}

// The last day, where nothing is said.
Answer metrics(OpenStore &open, const std::optional<Instant> &asked)
{
    Instant until, since;
    const QuoteMetrics told = open.session->read("QuoteMetrics", [&](Reader &reader) {
        until = reader.one("store/now").instant(0);
        since = asked.value_or(Instant{until.micros - 24 * 3'600'000'000});
        return quoteMetrics(reader, since, until);
    });
    const auto money = [&](qint64 minor) { return Money{minor, open.store.currency}; };
    QJsonObject answers;
    QList<QStringList> rows;
    for (const auto &[answer, count] : told.answers) {
        answers.insert(QLatin1String(answer), count);
        rows << QStringList{plain(answer), QString::number(count)};
    }
    const std::optional<double> expired = told.expiredShare();
    if (expired)
        rows << QStringList{QStringLiteral("Expired at acceptance"),
                            QString::number(100 * *expired, 'f', 1) + QStringLiteral(" %")};
    const auto spread = [&](const QString &what, const QuoteMetrics::Spread &of, const QString &unit) {
        rows << QStringList{what, of.count == 0 ? QStringLiteral("not measured")
                                                : QStringLiteral("%1 measured: p50 %2, p95 %3, at most %4 %5")
                                                      .arg(QString::number(of.count), QString::number(of.p50),
                                                           QString::number(of.p95), QString::number(of.max), unit)};
    };
    spread(QStringLiteral("Wait for the quote's lock"), told.lockMicros, QStringLiteral("µs"));
    spread(QStringLiteral("Price shown until sent"), told.shownMillis, QStringLiteral("ms"));
    const qint64 difference = told.quotedMinor - told.priceMinor;
    rows << QStringList{QStringLiteral("Quoted"), amount(money(told.quotedMinor))}
         << QStringList{QStringLiteral("At the prices when accepted"), amount(money(told.priceMinor))}
         << QStringList{QStringLiteral("Difference"), amount(money(difference))};
    return {"QuoteMetrics",
            Exit::Done,
            {{QStringLiteral("since"), text(since.json())},
             {QStringLiteral("until"), text(until.json())},
             {QStringLiteral("answers"), answers},
             {QStringLiteral("answered"), told.answered()},
             {QStringLiteral("expired_share"), expired ? QJsonValue(*expired) : QJsonValue()},
             {QStringLiteral("quote_lock_us"), json(told.lockMicros)},
             {QStringLiteral("shown_ms"), json(told.shownMillis)},
             {QStringLiteral("quoted"), cli::json(money(told.quotedMinor))},
             {QStringLiteral("at_current_prices"), cli::json(money(told.priceMinor))},
             {QStringLiteral("difference"), cli::json(money(difference))}},
            {},
            table({QStringLiteral("Acceptances"), QStringLiteral("Since %1").arg(shortInstant(since))}, rows)};
}

} // namespace

Parsed quoteVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption customer(QStringLiteral("customer"), QString(), QStringLiteral("C"));
    const QCommandLineOption line(QStringLiteral("line"), QString(), QStringLiteral("SKU:QTY"));
    const QCommandLineOption validFor(QStringLiteral("valid-for"), QString(), QStringLiteral("SECONDS"));
    const QCommandLineOption operation(QStringLiteral("operation"), QString(), QStringLiteral("UUID"));
    const QCommandLineOption key(QStringLiteral("key"), QString(), QStringLiteral("KEY"));
    const QCommandLineOption state(QStringLiteral("state"), QString(), QStringLiteral("STATE"), QStringLiteral("open"));
    const QCommandLineOption limit(QStringLiteral("limit"), QString(), QStringLiteral("N"), QStringLiteral("50"));
    const QCommandLineOption before(QStringLiteral("before"), QString(), QStringLiteral("INSTANT"));
    const QCommandLineOption since(QStringLiteral("since"), QString(), QStringLiteral("INSTANT"));
    parser.addOptions({customer, line, validFor, operation, key, state, limit, before, since});
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();
    const QString verb = positional.value(0);

    const auto whom = servedCustomer(parser, customer);
    if (const auto *problem = std::get_if<Answer>(&whom))
        return *problem;
    const auto served = std::get<std::optional<CustomerId>>(whom);
    if (verb == u"list" && positional.size() == 1) {
        const auto most = limitOf(parser, limit, QuotePageRequest::kMostRows);
        if (const auto *problem = std::get_if<Answer>(&most))
            return *problem;
        const auto only = std::ranges::find_if(
            kStates, [&](const auto &known) { return parser.value(state) == QLatin1String(known.first); });
        if (only == kStates.end())
            return usage(QStringLiteral("--state is open, used, expired or all, not \"%1\".")
                             .arg(plain(parser.value(state).left(80))) +
                         kNothingChanged);
        QuotePageRequest request;
        request.filter.customer = served;
        request.filter.only = only->second;
        request.limit = std::get<int>(most);
        return [request](OpenStore &open) { return list(open, request); };
    }
    if (verb == u"cleanup" && positional.size() == 1 && parser.isSet(before)) {
        const std::optional<Instant> end = Instant::fromJson(parser.value(before).toUtf8());
        if (!end && parser.value(before) != u"now")
            return usage(QStringLiteral("--before is an instant such as 2026-11-30T10:04:59Z, or now, not \"%1\".")
                             .arg(plain(parser.value(before).left(80))) +
                         kNothingChanged);
        return [end](OpenStore &open) { return cleanUp(open, end); };
    }
    if (verb == u"metrics" && positional.size() == 1) {
        const std::optional<Instant> from = Instant::fromJson(parser.value(since).toUtf8());
        if (!from && parser.isSet(since))
            return usage(QStringLiteral("--since is an instant such as 2026-11-30T10:04:59Z, not \"%1\".")
                             .arg(plain(parser.value(since).left(80))) +
                         kNothingChanged);
        return [from](OpenStore &open) { return metrics(open, from); };
    }
    const bool ofOne = (verb == u"show" || verb == u"accept") && positional.size() == 2;
    const bool issues = verb == u"issue" && positional.size() == 1;
    if ((ofOne || issues) && !served)
        return usage(QStringLiteral("quote %1 needs --customer C, the customer who is being served.").arg(verb) +
                     kNothingChanged);
    if (ofOne) {
        const std::optional<qint64> id = wholeNumber(positional.at(1));
        if (!id)
            return notANumber("QUOTE", positional.at(1));
        const QuoteId quote{*id};
        if (verb == u"show")
            return [quote, served](OpenStore &open) { return show(open, quote, *served); };
        const auto named = keyOf(parser, key);
        if (const auto *problem = std::get_if<Answer>(&named))
            return *problem;
        const AcceptQuote request{std::get<QByteArray>(named), *served, quote};
        return [request](OpenStore &open) { return accept(open, request); };
    }
    if (issues) {
        const auto lines = wordedLines(parser.values(line), false);
        if (const auto *problem = std::get_if<Answer>(&lines))
            return *problem;
        std::optional<std::chrono::seconds> period;
        if (parser.isSet(validFor)) {
            const std::optional<qint64> seconds = wholeNumber(parser.value(validFor));
            if (!seconds)
                return notANumber("--valid-for", parser.value(validFor));
            period = std::chrono::seconds(*seconds);
        }
        const auto asked = parser.isSet(operation) ? operationId("--operation", parser.value(operation))
                                                   : std::variant<OperationId, Answer>(OperationId::make());
        if (const auto *problem = std::get_if<Answer>(&asked))
            return *problem;
        const IssueQuote request{std::get<OperationId>(asked), *served, {}, period};
        return [request, lines = std::get<std::vector<WordedLine>>(lines)](OpenStore &open) {
            return issue(open, request, lines);
        };
    }
    return usage(QStringLiteral(
        "usage: quote issue --customer C --line SKU:QTY [--line …] [--valid-for SECONDS] [--operation UUID] | "
        "quote accept QUOTE --customer C --key KEY | quote list [--customer C] [--state open|used|expired|all] "
        "[--limit N] | quote show QUOTE --customer C | quote cleanup --before INSTANT|now | "
        "quote metrics [--since INSTANT]"));
}

} // namespace holdfast::cli
