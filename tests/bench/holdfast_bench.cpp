// SPDX-License-Identifier: GPL-3.0-or-later
// holdfast_bench [--server mariadb|mysql|PATH] [--orders N] [--sales FILE.csv[.gz]] [--benchmark_…]
// Measures on a private server of its own and prints Markdown tables.
#include "app/import/sales_import.h"
#include "sql/connection/session.h"
#include "tests/bench/bench_report.h"
#include "tests/bench/cancel_bench.h"
#include "tests/bench/check_bench.h"
#include "tests/bench/list_bench.h"
#include "tests/bench/quote_bench.h"
#include "tests/bench/window_bench.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFileInfo>

#include <cstdio>

using namespace holdfast;
using namespace holdfast::bench;

namespace {

void importFile(benchmark::State &state, BenchServer &server, const QString &path)
{
    Session session(server.newStore("import", "GBP"));
    const std::optional<Store> store = session.read("Store", readStore);
    QElapsedTimer timer;
    timer.start();
    const auto judged = judgeSales(path, store->currency, {});
    if (!std::holds_alternative<SalesJudgement>(judged))
        qFatal("%s cannot be imported", qPrintable(path));
    const SalesJudgement &judgement = std::get<SalesJudgement>(judged);
    const SalesImportReport report = importSales(session, *store, judgement, 10, [](qint64 done, qint64 all) {
        if (done % 100 == 0)
            showProgress(QStringLiteral("importing %1 of %2").arg(done).arg(all));
        return true;
    });
    const double seconds = double(timer.nsecsElapsed()) / 1e9;
    if (!report.refusals.empty())
        qFatal("the store refused some of it");
    state.counters["lines"] = double(judgement.lines);
    state.counters["seconds"] = seconds;
    state.SetIterationTime(seconds);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 1 && qstrcmp(argv[1], "--list-child") == 0) { // without a window: its memory is measured
        QCoreApplication application(argc, argv);
        return openListInChild();
    }
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv); // takes its own options away

    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    QCommandLineParser parser;
    const QCommandLineOption program(QStringLiteral("server"), {}, QStringLiteral("PROGRAM"),
                                     QStringLiteral("mariadb"));
    const QCommandLineOption orders(QStringLiteral("orders"), {}, QStringLiteral("N"), QStringLiteral("1000000"));
    const QCommandLineOption sales(QStringLiteral("sales"), {}, QStringLiteral("FILE"));
    parser.addOptions({program, orders, sales});
    parser.process(arguments);
    const qint64 size = parser.value(orders).toLongLong();
    if (size < 1000) {
        std::fputs("--orders: at least 1000\n", stderr);
        return 2;
    }

    try {
        BenchServer server(parser.value(program));
        registerCancel(server);
        registerQuotes(server);
        registerQuotesAtScale(server, size);
        registerLane(server);
        const auto store = std::make_shared<ListStore>(server, size);
        registerList(store);
        registerWindow(store);
        registerCheck(server, size);
        if (const QString path = parser.value(sales); !path.isEmpty()) {
            const std::string name = "import/" + QFileInfo(path).fileName().toStdString();
            benchmark::RegisterBenchmark(name.c_str(),
                                         [&server, path](benchmark::State &state) {
                                             for ([[maybe_unused]] auto _ : state)
                                                 importFile(state, server, path);
                                         })
                ->Iterations(1)
                ->UseManualTime();
        }
        MarkdownReporter reporter(
            "**" + server.versionText() + "**, Qt " + qVersion() +
            ", one connection, Unix socket, 1 GiB buffer pool, client and server on cores of their own");
        benchmark::RunSpecifiedBenchmarks(&reporter);
        showProgress({});
    } catch (const DbError &error) {
        std::fprintf(stderr, "DbError %s %d in %s: %s\n", DbError::name(error.kind), error.native,
                     error.statement.constData(), qPrintable(error.text));
        return 1;
    }
    return 0;
}
