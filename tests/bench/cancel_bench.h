// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/bench_server.h"

namespace holdfast::bench {

// A cancel three ways, in blocks that take turns: the bare client with the same texts, ours, the conditional UPDATE.
void registerCancel(BenchServer &server);
// An empty job posted to a lane, until its answer arrives in the thread that posted it.
void registerLane(BenchServer &server);

} // namespace holdfast::bench
