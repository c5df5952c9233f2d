// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/bench_server.h"

namespace holdfast::bench {

// The list of orders, ours and Qt's QSqlTableModel, over so many orders.
void registerList(BenchServer &server, qint64 orders);

// What a child process does: it opens the list that standard input asks for, once, and prints what that cost. Memory
// is measured in a process that has done nothing else.
int openListInChild();

} // namespace holdfast::bench
