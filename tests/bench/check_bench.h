// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/bench_server.h"

namespace holdfast::bench {

// The check of the invariants over a store of so many orders, half as many lines and reservations again: everything,
// beside the same statements by a bare client in the same run, and what 1,000 cancels have changed.
void registerCheck(BenchServer &server, qint64 orders);

} // namespace holdfast::bench
