// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_report.h"

#include <algorithm>
#include <cstdio>
#include <string>

namespace holdfast::bench {

namespace {

using Run = benchmark::BenchmarkReporter::Run;

QByteArray grouped(double value) // 1,234,567
{
    QByteArray digits = QByteArray::number(qRound64(value));
    for (qsizetype at = digits.size() - 3; at > (value < 0 ? 1 : 0); at -= 3)
        digits.insert(at, ',');
    return digits;
}

double counter(const Run &run, const std::string &name)
{
    const auto found = run.counters.find(name);
    return found == run.counters.end() ? 0 : found->second.value;
}

QByteArray ratio(const Run &run, const std::string &name)
{
    const auto two = [&](const char *which) { return QByteArray::number(counter(run, name + '.' + which), 'f', 2); };
    return two("median") + " (" + two("least") + "–" + two("most") + ')';
}

QByteArray micros(const Run &run, const std::string &name)
{
    return grouped(counter(run, name + ".median"));
}

void cells(const QByteArrayList &columns)
{
    std::printf("| %s |\n", columns.join(" | ").constData());
}

} // namespace

Spread spreadOf(std::vector<double> values)
{
    if (values.empty())
        return {};
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    const double median = values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
    return {values.front(), median, values.back()};
}

double percentile(std::vector<double> values, int of)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, values.size() * std::size_t(of) / 100)];
}

void put(benchmark::State &state, const char *name, const std::vector<double> &values)
{
    const Spread spread = spreadOf(values);
    const std::string prefix(name);
    state.counters[prefix + ".least"] = spread.least;
    state.counters[prefix + ".median"] = spread.median;
    state.counters[prefix + ".most"] = spread.most;
}

void MarkdownReporter::ReportRuns(const std::vector<Run> &runs)
{
    m_runs.insert(m_runs.end(), runs.begin(), runs.end());
}

void MarkdownReporter::Finalize()
{
    const auto table = [&](const std::string &name, const QByteArrayList &columns, auto row) {
        bool begun = false;
        for (const Run &run : m_runs) {
            const std::string &full = run.run_name.function_name;
            if (full.rfind(name + '/', 0) != 0)
                continue;
            if (!begun) {
                std::printf("\n");
                cells(columns);
                cells(QByteArrayList(columns.size(), "---"));
            }
            begun = true;
            cells(row(QByteArray::fromStdString(full.substr(name.size() + 1)), run));
        }
    };
    std::printf("\n%s\n", m_heading.constData());
    table("cancel",
          {"Cancel, µs (durable COMMIT)", "bare C client", "Holdfast", "Holdfast / bare: median (min–max)",
           "conditional UPDATE", "conditional / Holdfast"},
          [](const QByteArray &name, const Run &run) {
              return QByteArrayList{name,
                                    micros(run, "bare"),
                                    micros(run, "ours"),
                                    ratio(run, "ours/bare"),
                                    micros(run, "conditional"),
                                    ratio(run, "conditional/ours")};
          });
    table("quote",
          {"Quote, µs (durable COMMIT)", "packets", "1 line: bare C client", "Holdfast",
           "Holdfast / bare: median (min–max)", "20 lines: bare C client", "Holdfast", "Holdfast / bare",
           "20 lines / 1 line"},
          [](const QByteArray &name, const Run &run) {
              const double packets = counter(run, "packets 1"), packetsOfTwenty = counter(run, "packets 20");
              return QByteArrayList{
                  name,
                  grouped(packets) + (packets == packetsOfTwenty ? QByteArray() : " and " + grouped(packetsOfTwenty)),
                  micros(run, "bare 1"),
                  micros(run, "ours 1"),
                  ratio(run, "ours/bare 1"),
                  micros(run, "bare 20"),
                  micros(run, "ours 20"),
                  ratio(run, "ours/bare 20"),
                  ratio(run, "20/1")};
          });
    table(
        "quotes",
        {"Quotes, µs", "expired ones, with 3,000 live", "empty store", "full store", "full / empty: median (min–max)"},
        [](const QByteArray &name, const Run &run) {
            return QByteArrayList{name, grouped(counter(run, "expired")), micros(run, "empty"), micros(run, "full"),
                                  ratio(run, "full/empty")};
        });
    table("lane", {"Lane", "µs there and back"}, [](const QByteArray &name, const Run &run) {
        return QByteArrayList{name, QByteArray::number(run.GetAdjustedRealTime(), 'f', 1)};
    });
    table("list",
          {"List of orders", "orders", "rows", "ms to the first row", "added memory, MB", "rows looked for", "per row"},
          [](const QByteArray &name, const Run &run) {
              const double rows = counter(run, "rows"), looks = counter(run, "looks");
              return QByteArrayList{name,
                                    grouped(counter(run, "orders")),
                                    grouped(rows),
                                    QByteArray::number(counter(run, "micros.median") / 1000, 'f', 1),
                                    QByteArray::number(counter(run, "kilobytes.median") / 1024, 'f', 1),
                                    grouped(looks),
                                    QByteArray::number(looks / rows, 'f', 1)};
          });
    table("window", {"Window's thread, CPU ms an event", "orders", "events", "median", "99th percentile", "longest"},
          [](const QByteArray &name, const Run &run) {
              const auto millis = [&](const char *which) {
                  return QByteArray::number(counter(run, which) / 1000, 'f', 2);
              };
              return QByteArrayList{name,
                                    grouped(counter(run, "orders")),
                                    grouped(counter(run, "events")),
                                    millis("cpu.median"),
                                    millis("cpu.99"),
                                    millis("longest")};
          });
    table("check",
          {"Check of the invariants, ms", "bare statements", "full", "full / bare: median (min–max)", "rows looked at",
           "added memory, MB", "light, after 1,000 changes", "full / light"},
          [](const QByteArray &name, const Run &run) {
              const auto millis = [&](const char *which) {
                  return grouped(counter(run, std::string(which) + ".median") / 1000);
              };
              return QByteArrayList{name,
                                    millis("bare"),
                                    millis("ours"),
                                    ratio(run, "ours/bare"),
                                    grouped(counter(run, "looks")),
                                    QByteArray::number(counter(run, "kilobytes.median") / 1024, 'f', 1),
                                    millis("light"),
                                    ratio(run, "ours/light")};
          });
    table("import", {"Import", "lines", "seconds", "lines/s"}, [](const QByteArray &name, const Run &run) {
        const double lines = counter(run, "lines"), seconds = counter(run, "seconds");
        return QByteArrayList{name, grouped(lines), QByteArray::number(seconds, 'f', 1), grouped(lines / seconds)};
    });
    std::fflush(stdout);
}

} // namespace holdfast::bench
