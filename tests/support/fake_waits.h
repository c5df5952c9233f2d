// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/fake_desk.h"

#include <QCoreApplication>
#include <QTranslator>

namespace holdfast::test {

// Lock waits, timings and the quotes' numbers of a store; each question is answered by the test.
struct FakeWaits
{
    std::vector<Question<int, WaitsNow>> waits;
    std::vector<Question<std::pair<Instant, Instant>, TimingsPage>> timings;
    std::vector<Question<Instant, QuoteMetrics>> quotes;

    StoreDesk desk()
    {
        StoreDesk desk;
        desk.diagnostics.lockWaits = [this] { return waits.emplace_back(0).future(); };
        desk.diagnostics.timings = [this](Instant from, Instant to) {
            return timings.emplace_back(std::pair(from, to)).future();
        };
        desk.diagnostics.quoteMetrics = [this](Instant since) { return quotes.emplace_back(since).future(); };
        return desk;
    }
};

// Every word in brackets: what is without them was not translated anew.
class BracketTranslator : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return QStringLiteral("[%1]").arg(QString::fromUtf8(source));
    }
};

} // namespace holdfast::test
