// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/check_bench.h"

#include "sql/connection/session.h"
#include "sql/invariants/checker.h"
#include "tests/bench/bare_client.h"
#include "tests/bench/bench_report.h"
#include "tests/support/sound_orders.h"

#include <QElapsedTimer>
#include <QFile>

#include <unistd.h>

namespace holdfast::bench {

namespace {

constexpr int kRounds = 3;
constexpr qint64 kSkus = 9'000;
constexpr qint64 kChanges = 1'000;

qint64 residentKilobytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE) / 1024;
}

double bareCheck(BareClient &client)
{
    QElapsedTimer timer;
    timer.start();
    client.run("START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY");
    for (const QByteArray &statement : statementsOfFullCheck())
        client.run(statement);
    client.run("ROLLBACK");
    return double(timer.nsecsElapsed()) / 1000;
}

CheckReport sound(const CheckReport &report)
{
    if (!report.holds())
        qFatal("the store that is measured is not sound");
    return report;
}

void measure(benchmark::State &state, BenchServer &server, qint64 orders)
{
    ConnectionSettings settings = server.newStore("check");
    settings.readLimit = std::chrono::hours(1);
    BareClient client(settings);
    test::fillSoundOrders(
        [&](const QByteArray &sql) {
            showProgress(QStringLiteral("a sound store: ") + QString::fromLatin1(sql.left(50)));
            client.run(sql);
        },
        orders, kSkus);
    client.run("SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ");
    Session session(forChecking(settings));
    CheckReport full = sound(checkAll(session)); // and its tables are in memory
    std::vector<double> bare, ours, ratio, kilobytes;
    for (int round = 0; round < kRounds; ++round) {
        showProgress(QStringLiteral("round %1").arg(round + 1));
        bare.push_back(bareCheck(client));
        const qint64 before = residentKilobytes();
        full = sound(checkAll(session));
        kilobytes.push_back(double(residentKilobytes() - before));
        ours.push_back(double(full.micros));
        ratio.push_back(ours.back() / bare.back());
    }
    CheckRequest changed;
    changed.since = full.through;
    test::changeSoundOrders([&](const QByteArray &sql) { client.run(sql); }, kChanges);
    std::vector<double> light, times;
    qint64 looks = 0;
    for (int round = 0; round < kRounds; ++round) {
        const CheckReport report = sound(checkAll(session, changed));
        light.push_back(double(report.micros));
        looks = report.looks();
    }
    for (std::size_t i = 0; i < light.size(); ++i)
        times.push_back(spreadOf(ours).median / light[i]);
    put(state, "bare", bare);
    put(state, "ours", ours);
    put(state, "ours/bare", ratio);
    put(state, "kilobytes", kilobytes);
    put(state, "light", light);
    put(state, "ours/light", times);
    state.counters["looks"] = double(full.looks());
    state.counters["light looks"] = double(looks);
    state.SetIterationTime(spreadOf(ours).median / 1e6);
}

} // namespace

void registerCheck(BenchServer &server, qint64 orders)
{
    benchmark::RegisterBenchmark(("check/" + QByteArray::number(orders) + " orders").constData(),
                                 [&server, orders](benchmark::State &state) {
                                     for ([[maybe_unused]] auto _ : state)
                                         measure(state, server, orders);
                                 })
        ->Iterations(1)
        ->UseManualTime();
}

} // namespace holdfast::bench
