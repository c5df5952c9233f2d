// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace holdfast {

// One statement of a flow, told twice: before it is sent and after its answer. BEGIN, COMMIT and ROLLBACK are told
// under these names.
struct FlowStep
{
    enum class When { Before, After };

    QByteArray flow;      // "CancelOrder"
    QByteArray statement; // "orders/order_lock"
    When when = When::Before;
    int attempt = 1;   // of the whole flow
    qint64 micros = 0; // After: how long the answer took
    qint64 rows = 0;   // After: rows returned or changed
};

// Watches the steps of every flow of a session, in the session's thread. Timings are made of it; a test blocks in it
// (a barrier) or throws from it (a fault: the transaction is rolled back and the exception passes through); training
// stops and goes on in it. One mechanism, three uses.
class FlowObserver
{
public:
    virtual ~FlowObserver() = default;
    virtual void step(const FlowStep &step) = 0;
};

} // namespace holdfast
