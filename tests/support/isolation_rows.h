// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/connection/run_report.h"

#include <QTest>

namespace holdfast::test {

// A test that runs at both levels has rows from here in its _data() and its sessions from atIsolationOfRow(). The row's
// name carries the level: a function without such rows runs at READ COMMITTED, as the flows do.
inline constexpr const char *kRepeatableRead = "REPEATABLE READ";

// The whole _data() of a function that has no other cases.
inline void isolationRows()
{
    QTest::addColumn<int>("isolation");
    QTest::newRow("READ COMMITTED") << int(Isolation::ReadCommitted);
    QTest::newRow(kRepeatableRead) << int(Isolation::RepeatableRead);
}

// One of several cases once more, at REPEATABLE READ; after addColumn().
inline QTestData &repeatableReadRow(const char *name)
{
    return QTest::addRow("%s, %s", name, kRepeatableRead);
}

inline Isolation isolationOfRow()
{
    return QByteArray(QTest::currentDataTag()).endsWith(kRepeatableRead) ? Isolation::RepeatableRead
                                                                         : Isolation::ReadCommitted;
}

inline ConnectionSettings atIsolationOfRow(ConnectionSettings settings)
{
    settings.isolation = isolationOfRow();
    return settings;
}

// Locks of gaps, which READ COMMITTED does without, may cost deadlocks and waits: there the answer has to be right and
// the attempts within their limit, here not one may be spent.
inline bool withoutSetbacks(const RunReport &run)
{
    return isolationOfRow() == Isolation::ReadCommitted ? run.attempts == 1 && run.setbacks.empty()
                                                        : run.attempts <= ConnectionSettings().attempts;
}

} // namespace holdfast::test
