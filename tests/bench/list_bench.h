// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/bench_server.h"

#include <memory>
#include <optional>

namespace holdfast::bench {

// A store of so many orders, filled when it is first asked for.
class ListStore
{
public:
    ListStore(BenchServer &server, qint64 orders) : m_server(server), m_orders(orders) {}
    const ConnectionSettings &settings();
    qint64 orders() const { return m_orders; }

private:
    BenchServer &m_server;
    const qint64 m_orders;
    std::optional<ConnectionSettings> m_settings;
};

// The list of orders, ours and Qt's QSqlTableModel, over that store.
void registerList(const std::shared_ptr<ListStore> &store);

// What a child process does: it opens the list that standard input asks for, once, and prints what that cost. Memory
// is measured in a process that has done nothing else.
int openListInChild();

} // namespace holdfast::bench
