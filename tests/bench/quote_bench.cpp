// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/quote_bench.h"

#include "sql/connection/session.h"
#include "sql/flows/accept_quote.h"
#include "sql/flows/add_customer.h"
#include "sql/flows/enter_catalogue.h"
#include "sql/flows/issue_quote.h"
#include "sql/pages/catalogue_ids.h"
#include "tests/bench/bare_client.h"
#include "tests/bench/bench_report.h"
#include "tests/support/many_quotes.h"

#include <QElapsedTimer>

#include <functional>
#include <memory>
#include <string>

namespace holdfast::bench {

namespace {

constexpr int kBlock = 50;  // of one way in a row
constexpr int kRounds = 31; // the first is not counted
constexpr int kMostLines = 20;
constexpr qint64 kPrice = 100, kUnits = 2; // of each line
constexpr qint64 kLive = 3'000;

// Stands in a text for the number that the server gives to the quote, or the order, that is being made.
constexpr qint64 kNewId = 8'888'888'888'888'888'888;

enum class Kind { Issue, Accept };

struct Text
{
    QByteArray name, sql;
    bool makesId = false, namesId = false;
};

// Texts in the order in which they are sent.
class Texts
{
public:
    Texts() { m_texts.push_back({"BEGIN", "START TRANSACTION"}); }
    void add(const char *name, Params params)
    {
        Text text{name, Statement::named(name).render(params)};
        text.makesId = text.name == "quotes/quote_insert" || text.name == "orders/order_insert";
        text.namesId = text.sql.contains(QByteArray::number(kNewId));
        m_texts.push_back(text);
    }
    std::vector<Text> ended()
    {
        m_texts.push_back({"COMMIT", "COMMIT"});
        return std::move(m_texts);
    }

private:
    std::vector<Text> m_texts;
};

// A store, a customer and 20 SKUs, with a session of ours and a bare client.
class QuoteShop
{
public:
    explicit QuoteShop(const ConnectionSettings &settings) : m_session(settings), m_bare(settings)
    {
        const AddCustomer ada{OperationId::make(), QStringLiteral("Ada"), {}, {}, {}};
        m_customer = std::get<CustomerAdded>(m_session.inTransaction("AddCustomer", [&](Transaction &tx) {
                         return addCustomer(tx, ada);
                     })).customer;
        EnterCatalogue catalogue{OperationId::make(), {}, {}, QStringLiteral("opening")};
        std::vector<QByteArray> codes;
        for (int i = 0; i < kMostLines; ++i) {
            codes.push_back("SKU-" + QByteArray::number(i));
            catalogue.skus.push_back({codes.back(), QString::fromLatin1(codes.back()), kPrice, 1'000'000});
        }
        m_session.inTransaction("EnterCatalogue", [&](Transaction &tx) { return enterCatalogue(tx, catalogue); });
        const auto skus = m_session.read("Skus", [&](Reader &reader) { return skusByCode(reader, codes); });
        for (const QByteArray &code : codes)
            m_skus.push_back(skus.at(code));
    }

    void fill(qint64 expired)
    {
        test::fillQuotes([this](const QByteArray &sql) { m_bare.run(sql); }, m_customer, m_skus.front(), 0, expired,
                         kLive,
                         [&](qint64 done) { showProgress(QStringLiteral("%1 of %2 quotes").arg(done).arg(expired)); });
    }

    // A block's work, prepared so that the blocks of a round follow at once.
    struct Block
    {
        Kind kind = Kind::Issue;
        std::vector<IssueQuote> issues;
        std::vector<AcceptQuote> accepts;
        std::vector<std::vector<Text>> texts;
    };
    Block prepared(Kind kind, int lines)
    {
        Block block;
        block.kind = kind;
        for (int i = 0; i < kBlock; ++i) {
            IssueQuote issuing{OperationId::make(), m_customer, {}, {}};
            for (int line = 0; line < lines; ++line)
                issuing.lines.push_back({m_skus[std::size_t(line)], kUnits, 0});
            if (kind == Kind::Issue) {
                block.texts.push_back(textsOf(issuing));
                block.issues.push_back(issuing);
                continue;
            }
            const Issued issued = std::get<Issued>(issue(issuing));
            block.accepts.push_back({OperationId::make().bytes().toHex(), m_customer, issued.quote});
            block.texts.push_back(textsOf(block.accepts.back(), issued));
        }
        return block;
    }

    // Microseconds of each, by our flow.
    double ours(const Block &block)
    {
        QElapsedTimer timer;
        timer.start();
        for (const IssueQuote &request : block.issues) {
            if (!std::holds_alternative<Issued>(issue(request)))
                qFatal("a quote of the measurement was not issued");
        }
        for (const AcceptQuote &request : block.accepts) {
            const AcceptQuoteOutcome outcome =
                m_session.inTransaction("AcceptQuote", [&](Transaction &tx) { return acceptQuote(tx, request); });
            if (!std::holds_alternative<Accepted>(outcome))
                qFatal("a quote of the measurement was not accepted");
        }
        const double micros = double(timer.nsecsElapsed()) / 1000 / kBlock;
        checkTexts(block.texts.back());
        return micros;
    }
    // The same by the client library alone.
    double bare(const Block &block)
    {
        static const QByteArray newId = QByteArray::number(kNewId);
        QElapsedTimer timer;
        timer.start();
        for (const std::vector<Text> &one : block.texts) {
            QByteArray id;
            for (const Text &text : one) {
                if (text.namesId)
                    m_bare.run(QByteArray(text.sql).replace(newId, id));
                else
                    m_bare.run(text.sql);
                if (text.makesId)
                    id = QByteArray::number(m_bare.insertId());
            }
        }
        return double(timer.nsecsElapsed()) / 1000 / kBlock;
    }
    void checkDone(const Block &block)
    {
        for (const IssueQuote &request : block.issues) {
            const QByteArray lines =
                m_bare.text("SELECT COUNT(*) FROM quotes q JOIN quote_lines l ON l.quote_id = q.id "
                            "WHERE q.operation_id = " +
                            lit(request.operation).sql());
            if (lines.toLongLong() != qint64(request.lines.size()))
                qFatal("a quote of the measurement is not whole");
        }
        for (const AcceptQuote &request : block.accepts) {
            const QByteArray held =
                m_bare.text("SELECT COUNT(*) FROM receipts a JOIN quotes q ON q.consumed_order_id = "
                            "a.order_id JOIN reservations r ON r.order_id = a.order_id WHERE "
                            "a.answer = 'Accepted' AND r.status = 'held' AND q.id = " +
                            lit(request.quote).sql());
            if (held.toLongLong() < 1)
                qFatal("a quote of the measurement has no order");
        }
    }
    // What the server counts of one by our flow.
    qint64 packets(Kind kind, int lines)
    {
        Block block = prepared(kind, lines);
        const auto questions = [this] { return m_bare.text("SHOW GLOBAL STATUS LIKE 'Questions'", 1).toLongLong(); };
        const qint64 before = questions();
        ours(block);
        const qint64 all = questions() - before - 1;
        if (all % kBlock != 0)
            qFatal("somebody else is at work on the server");
        return all / kBlock;
    }

private:
    IssueQuoteOutcome issue(const IssueQuote &request)
    {
        return m_session.inTransaction("IssueQuote", [&](Transaction &tx) { return issueQuote(tx, request); });
    }

    // What issueQuote sends for a quote that is new.
    std::vector<Text> textsOf(const IssueQuote &request)
    {
        const Instant now{m_bare.text(Statement::named("store/now").render({})).toLongLong()};
        std::vector<SkuId> skus;
        std::vector<std::vector<Literal>> lines;
        for (const WantedLine &line : request.lines) {
            skus.push_back(line.sku);
            lines.push_back({lit(kNewId), lit(qint64(lines.size()) + 1), lit(line.sku), lit(kUnits), lit(kPrice)});
        }
        const qint64 count = qint64(lines.size());
        Texts texts;
        texts.add("quotes/quote_by_operation", {{"operation", lit(request.operation)}});
        texts.add("customers/customer_by_id", {{"customer", lit(m_customer)}});
        texts.add("store/quote_terms", {});
        texts.add("skus/prices_read", {{"skus", skuList(skus)}});
        texts.add("quotes/quote_insert", {{"customer", lit(m_customer)},
                                          {"currency", lit(QStringLiteral("TWD"))},
                                          {"total", lit(count * kUnits * kPrice)},
                                          {"line_count", lit(count)},
                                          {"created_at", lit(now)},
                                          {"expires_at", lit(Instant{now.micros + 300'000'000})},
                                          {"operation", lit(request.operation)}});
        texts.add("quotes/quote_lines_insert", {{"lines", rows(lines)}});
        return texts.ended();
    }

    // What acceptQuote sends for a quote that becomes an order.
    std::vector<Text> textsOf(const AcceptQuote &request, const Issued &issued)
    {
        const Intent intent{request.customer, request.key, digest(request)};
        const Literal customer = lit(request.customer), key = lit(request.key), quote = lit(request.quote),
                      order = lit(kNewId), operation = lit(operationOf(intent)), at = lit(issued.createdAt);
        std::vector<SkuId> skus;
        std::vector<std::vector<Literal>> lines;
        for (const auto &line : issued.lines) {
            skus.push_back(line.sku);
            lines.push_back({order, lit(qint64(lines.size()) + 1), lit(line.sku), lit(kUnits), lit(kPrice)});
        }
        Texts texts;
        texts.add("receipts/receipt_claim", {{"customer", customer}, {"key", key}, {"digest", lit(intent.digest)}});
        texts.add("quotes/quote_lock", {{"quote", quote}, {"customer", customer}});
        texts.add("store/road_now", {});
        texts.add("quotes/quote_lines_share", {{"quote", quote}});
        texts.add("stock/stock_lock", {{"skus", skuList(skus)}});
        texts.add("orders/order_insert", {{"customer", customer},
                                          {"quote", quote},
                                          {"currency", lit(QStringLiteral("TWD"))},
                                          {"total", lit(issued.total.minor)},
                                          {"units", lit(qint64(lines.size()) * kUnits)},
                                          {"external_ref", lit(std::nullopt)},
                                          {"operation", operation},
                                          {"created_at", at}});
        texts.add("orders/order_lines_insert", {{"lines", rows(lines)}});
        texts.add("reservations/reservations_hold", {{"order", order}});
        texts.add("stock/stock_take", {{"order", order}, {"operation", operation}});
        texts.add("quotes/quote_consume", {{"quote", quote}, {"order", order}, {"accepted_at", at}});
        texts.add("receipts/receipt_finish",
                  {{"customer", customer},
                   {"key", key},
                   {"answer", lit(QString::fromLatin1(Accepted::token))},
                   {"order", order},
                   {"quote", quote},
                   {"accepted_at", at},
                   {"detail", lit(QStringLiteral("{\"total_minor\":%1}").arg(issued.total.minor))}});
        return texts.ended();
    }

    // The bare client must do what we do, statement by statement.
    void checkTexts(const std::vector<Text> &texts)
    {
        QByteArrayList sent, bare;
        for (const RunReport::Step &step : m_session.lastRun().steps)
            sent << step.statement;
        for (const Text &text : texts)
            bare << text.name;
        if (sent != bare)
            qFatal("the flow sends other statements: %s", sent.join(' ').constData());
    }

    Session m_session;
    BareClient m_bare;
    CustomerId m_customer{};
    std::vector<SkuId> m_skus; // consecutive
};

// One of the ways that are compared.
struct Way
{
    QuoteShop &shop;
    int lines = 1;
    double (QuoteShop::*run)(const QuoteShop::Block &) = nullptr;
};

// Microseconds by way and round. Each way is first, second and so on as often.
std::vector<std::vector<double>> inTurns(const std::vector<Way> &ways, Kind kind)
{
    std::vector<std::vector<double>> micros(ways.size());
    for (int round = 0; round < kRounds; ++round) {
        std::vector<QuoteShop::Block> blocks;
        for (const Way &way : ways)
            blocks.push_back(way.shop.prepared(kind, way.lines));
        std::vector<double> now(ways.size());
        for (std::size_t turn = 0; turn < ways.size(); ++turn) {
            const std::size_t at = (std::size_t(round) + turn) % ways.size();
            now[at] = (ways[at].shop.*ways[at].run)(blocks[at]);
        }
        for (std::size_t at = 0; at < ways.size(); ++at) {
            ways[at].shop.checkDone(blocks[at]);
            if (round > 0)
                micros[at].push_back(now[at]);
        }
    }
    return micros;
}

std::vector<double> quotients(const std::vector<double> &above, const std::vector<double> &below)
{
    std::vector<double> all;
    for (std::size_t i = 0; i < above.size(); ++i)
        all.push_back(above[i] / below[i]);
    return all;
}

template <class Run>
void add(const std::string &name, Run run)
{
    benchmark::RegisterBenchmark(name.c_str(),
                                 [name, run](benchmark::State &state) {
                                     showProgress(QString::fromStdString(name));
                                     for ([[maybe_unused]] auto _ : state)
                                         run(state);
                                 })
        ->Iterations(1)
        ->UseManualTime();
}

void compareWithBare(benchmark::State &state, QuoteShop &shop, Kind kind)
{
    const auto micros = inTurns({{shop, 1, &QuoteShop::bare},
                                 {shop, 1, &QuoteShop::ours},
                                 {shop, kMostLines, &QuoteShop::bare},
                                 {shop, kMostLines, &QuoteShop::ours}},
                                kind);
    put(state, "bare 1", micros[0]);
    put(state, "ours 1", micros[1]);
    put(state, "ours/bare 1", quotients(micros[1], micros[0]));
    put(state, "bare 20", micros[2]);
    put(state, "ours 20", micros[3]);
    put(state, "ours/bare 20", quotients(micros[3], micros[2]));
    put(state, "20/1", quotients(micros[3], micros[1]));
    state.counters["packets 1"] = double(shop.packets(kind, 1));
    state.counters["packets 20"] = double(shop.packets(kind, kMostLines));
    state.SetIterationTime(spreadOf(micros[1]).median / 1e6);
}

void compareWithEmpty(benchmark::State &state, QuoteShop &empty, QuoteShop &full, Kind kind, int lines)
{
    const auto micros = inTurns({{empty, lines, &QuoteShop::ours}, {full, lines, &QuoteShop::ours}}, kind);
    put(state, "empty", micros[0]);
    put(state, "full", micros[1]);
    put(state, "full/empty", quotients(micros[1], micros[0]));
    state.SetIterationTime(spreadOf(micros[1]).median / 1e6);
}

} // namespace

void registerQuotes(BenchServer &server)
{
    add("quote/issue", [&server](benchmark::State &state) {
        QuoteShop shop(server.newStore("issue"));
        compareWithBare(state, shop, Kind::Issue);
    });
    add("quote/accept", [&server](benchmark::State &state) {
        QuoteShop shop(server.newStore("accept"));
        compareWithBare(state, shop, Kind::Accept);
    });
}

void registerQuotesAtScale(BenchServer &server, qint64 expired)
{
    struct Shops
    {
        std::unique_ptr<QuoteShop> empty, full; // made when they are first asked for
    };
    const auto shops = std::make_shared<Shops>();
    const auto addOne = [&](const char *name, Kind kind, int lines) {
        add(name, [&server, shops, expired, kind, lines](benchmark::State &state) {
            if (!shops->full) {
                shops->empty = std::make_unique<QuoteShop>(server.newStore("quotes_none"));
                shops->full = std::make_unique<QuoteShop>(server.newStore("quotes_many"));
                shops->full->fill(expired);
            }
            state.counters["expired"] = double(expired);
            compareWithEmpty(state, *shops->empty, *shops->full, kind, lines);
        });
    };
    addOne("quotes/issue, 1 line", Kind::Issue, 1);
    addOne("quotes/issue, 20 lines", Kind::Issue, kMostLines);
    addOne("quotes/accept, 1 line", Kind::Accept, 1);
    addOne("quotes/accept, 20 lines", Kind::Accept, kMostLines);
}

} // namespace holdfast::bench
