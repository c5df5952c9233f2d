// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <benchmark/benchmark.h>

#include <vector>

namespace holdfast::bench {

// Lowest, middle and highest of some measurements.
struct Spread
{
    double least = 0, median = 0, most = 0;
};
Spread spreadOf(std::vector<double> values);
double percentile(std::vector<double> values, int of); // 99: that only one in a hundred exceeds

// A run's counters, as "name.least", "name.median", "name.most".
void put(benchmark::State &state, const char *name, const std::vector<double> &values);

// Prints Markdown to paste, one table a kind. A benchmark's name is "kind/row", its counters are the columns.
class MarkdownReporter : public benchmark::BenchmarkReporter
{
public:
    explicit MarkdownReporter(QByteArray heading) : m_heading(std::move(heading)) {}

    bool ReportContext(const Context &) override { return true; }
    void ReportRuns(const std::vector<Run> &runs) override;
    void Finalize() override;

private:
    QByteArray m_heading;
    std::vector<Run> m_runs;
};

} // namespace holdfast::bench
