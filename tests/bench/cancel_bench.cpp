// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/cancel_bench.h"

#include "sql/connection/lane.h"
#include "sql/connection/session.h"
#include "sql/flows/add_customer.h"
#include "sql/flows/cancel_order.h"
#include "sql/flows/enter_catalogue.h"
#include "sql/flows/joint_reservation.h"
#include "sql/pages/catalogue_ids.h"
#include "sql/training_flows/conditional_cancel.h"
#include "sql/training_flows/training_session.h"
#include "tests/bench/bare_client.h"
#include "tests/bench/bench_report.h"

#include <QElapsedTimer>
#include <QEventLoop>

#include <array>

namespace holdfast::bench {

namespace {

constexpr int kBlock = 50;  // cancels of one way in a row
constexpr int kRounds = 31; // the first is not counted

struct Text
{
    QByteArray name, sql;
};

// The texts that cancelOrder sends for an order that holds its units.
std::vector<Text> textsOf(const CancelOrder &request)
{
    const Literal order = lit(request.order), operation = lit(request.operation), reason = lit(request.reason);
    std::vector<Text> texts{{"BEGIN", "START TRANSACTION"}};
    const auto add = [&](const char *name, Params params) {
        texts.push_back({name, Statement::named(name).render(params)});
    };
    add("orders/order_lock", {{"order", order}});
    add("reservations/reservations_lock", {{"order", order}});
    add("orders/order_lines_share", {{"order", order}});
    add("stock/stock_lock_of_order", {{"order", order}});
    add("reservations/reservations_release", {{"order", order}});
    add("stock/stock_give_back", {{"order", order}, {"operation", operation}});
    add("orders/order_cancel", {{"order", order}, {"operation", operation}, {"reason", reason}});
    add("orders/order_cancel_record", {{"order", order}});
    texts.push_back({"COMMIT", "COMMIT"});
    return texts;
}

class CancelBench
{
public:
    CancelBench(const ConnectionSettings &settings, int lines)
        : m_session(settings), m_training(m_session), m_bare(settings)
    {
        const AddCustomer ada{OperationId::make(), QStringLiteral("Ada"), {}, {}, {}};
        m_customer = std::get<CustomerAdded>(m_session.inTransaction("AddCustomer", [&](Transaction &tx) {
                         return addCustomer(tx, ada);
                     })).customer;
        EnterCatalogue catalogue{OperationId::make(), {}, {}, QStringLiteral("opening")};
        std::vector<QByteArray> codes;
        for (int i = 0; i < lines; ++i) {
            codes.push_back("SKU-" + QByteArray::number(i));
            catalogue.skus.push_back({codes.back(), QString::fromLatin1(codes.back()), 100, 1'000'000});
        }
        m_session.inTransaction("EnterCatalogue", [&](Transaction &tx) { return enterCatalogue(tx, catalogue); });
        const auto skus = m_session.read("Skus", [&](Reader &reader) { return skusByCode(reader, codes); });
        for (const QByteArray &code : codes)
            m_lines.push_back({skus.at(code), 2, 100});
    }

    void run(benchmark::State &state)
    {
        std::array<std::vector<double>, 3> micros; // of a cancel, a value a round
        std::vector<double> oursToBare, conditionalToOurs;
        for (int round = 0; round < kRounds; ++round) {
            const std::array<Block, 3> blocks{prepared(), prepared(), prepared()}; // so that they follow at once
            std::array<double, 3> now{};
            for (int turn = 0; turn < 3; ++turn) {
                const std::size_t way = std::size_t(round + turn) % 3; // each is first, second and third as often
                now[way] = microsOf(blocks[way], way);
            }
            for (const Block &block : blocks)
                checkDone(block);
            if (round == 0)
                continue;
            for (std::size_t way = 0; way < 3; ++way)
                micros[way].push_back(now[way]);
            oursToBare.push_back(now[kOurs] / now[kBare]);
            conditionalToOurs.push_back(now[kConditional] / now[kOurs]);
        }
        put(state, "bare", micros[kBare]);
        put(state, "ours", micros[kOurs]);
        put(state, "conditional", micros[kConditional]);
        put(state, "ours/bare", oursToBare);
        put(state, "conditional/ours", conditionalToOurs);
        state.SetIterationTime(spreadOf(micros[kOurs]).median / 1e6);
    }

private:
    static constexpr std::size_t kBare = 0, kOurs = 1, kConditional = 2;

    struct Block
    {
        std::vector<CancelOrder> requests;
        std::vector<std::vector<Text>> texts;
    };

    Block prepared()
    {
        Block block;
        for (int i = 0; i < kBlock; ++i) {
            const OrderDraft draft{m_customer, *Currency::named("TWD"), m_lines, OperationId::make(), {}, {}, {}};
            const JointReservationOutcome placed =
                m_session.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeDraft(tx, draft); });
            block.requests.push_back({OperationId::make(), std::get<Placed>(placed).order, m_customer,
                                      QStringLiteral("changed their mind")});
            block.texts.push_back(textsOf(block.requests.back()));
        }
        return block;
    }

    double microsOf(const Block &block, std::size_t way)
    {
        QElapsedTimer timer;
        timer.start();
        if (way == kBare) {
            for (const std::vector<Text> &one : block.texts) {
                for (const Text &text : one)
                    m_bare.run(text.sql);
            }
        } else {
            for (const CancelOrder &request : block.requests) {
                const CancelOrderOutcome outcome =
                    way == kOurs ? m_session.inTransaction("CancelOrder",
                                                           [&](Transaction &tx) { return cancelOrder(tx, request); })
                                 : conditionalCancel(m_training, request);
                if (!std::holds_alternative<Cancelled>(outcome))
                    qFatal("a cancel of the measurement did not go through");
            }
        }
        const double micros = double(timer.nsecsElapsed()) / 1000 / kBlock;
        if (way == kOurs)
            checkTexts(block.texts.back());
        return micros;
    }

    void checkDone(const Block &block)
    {
        for (const CancelOrder &request : block.requests) {
            if (m_bare.text("SELECT status FROM orders WHERE id = " + lit(request.order).sql()) != "cancelled")
                qFatal("a cancel of the measurement did nothing");
        }
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
            qFatal("cancelOrder sends other statements: %s", sent.join(' ').constData());
    }

    Session m_session;
    TrainingSession m_training;
    BareClient m_bare;
    CustomerId m_customer{};
    std::vector<DraftLine> m_lines;
};

void registerOne(BenchServer &server, const char *name, const char *schema, int lines)
{
    benchmark::RegisterBenchmark(name,
                                 [&server, schema, lines, name](benchmark::State &state) {
                                     showProgress(QString::fromLatin1(name));
                                     CancelBench bench(server.newStore(schema), lines);
                                     for ([[maybe_unused]] auto _ : state)
                                         bench.run(state);
                                 })
        ->Iterations(1)
        ->UseManualTime();
}

} // namespace

void registerCancel(BenchServer &server)
{
    registerOne(server, "cancel/1 line", "cancel_1", 1);
    registerOne(server, "cancel/20 lines", "cancel_20", 20);
}

void registerLane(BenchServer &server)
{
    benchmark::RegisterBenchmark("lane/a job posted, its answer received",
                                 [&server](benchmark::State &state) {
                                     Lane lane("bench", server.newStore("lane"));
                                     QEventLoop loop;
                                     const auto hop = [&] {
                                         const auto job = [](Session &) { return 0; };
                                         whenAnswered(lane.post(job), &loop, [&](const Reply<int> &) { loop.quit(); });
                                         loop.exec();
                                     };
                                     hop(); // connects
                                     for ([[maybe_unused]] auto _ : state)
                                         hop();
                                 })
        ->UseRealTime()
        ->Unit(benchmark::kMicrosecond);
}

} // namespace holdfast::bench
