// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/bench_server.h"

namespace holdfast::bench {

// A quote issued and one accepted, of 1 and of 20 lines, in blocks that take turns: the bare client with the same
// texts, ours.
void registerQuotes(BenchServer &server);
// The same of ours, in turns between a store without other quotes and one with 3,000 live ones of 20 lines and so many
// expired ones, of the same customer and SKUs.
void registerQuotesAtScale(BenchServer &server, qint64 expired);

} // namespace holdfast::bench
