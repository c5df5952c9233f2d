// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/flow_observer.h"
#include "sql/connection/session.h"
#include "sql/flows/accept_quote.h"
#include "sql/flows/change_price.h"
#include "sql/flows/count_stock.h"
#include "sql/flows/issue_quote.h"
#include "sql/flows/place_order.h"
#include "sql/flows/receive_stock.h"
#include "sql/flows/repair_stock.h"
#include "tests/support/store_builder.h"

#include <QSemaphore>

#include <algorithm>
#include <atomic>
#include <functional>
#include <future>
#include <optional>

namespace holdfast::test {

// Thrown by an observer: the program fails at this step.
struct PlannedFault
{
};

// Calls a function at each step, in the session's thread.
class Watch : public FlowObserver
{
public:
    explicit Watch(std::function<void(const FlowStep &)> act) : m_act(std::move(act)) {}
    void step(const FlowStep &step) override { m_act(step); }

private:
    std::function<void(const FlowStep &)> m_act;
};

// Stops a session at one step, once, until it is let go (or the test has failed long ago).
class Barrier : public FlowObserver
{
public:
    Barrier(QByteArray statement, FlowStep::When when) : m_statement(std::move(statement)), m_when(when) {}

    void step(const FlowStep &step) override
    {
        if (step.statement != m_statement || step.when != m_when || m_used.exchange(true))
            return;
        m_here.release();
        m_go.tryAcquire(1, kLimit);
        if (m_throws)
            throw PlannedFault{};
    }
    bool reached() { return m_here.tryAcquire(1, kLimit); }
    void letGo() { m_go.release(); }
    void letFail()
    {
        m_throws = true;
        m_go.release();
    }

private:
    static constexpr int kLimit = 20'000; // ms

    QByteArray m_statement;
    FlowStep::When m_when;
    QSemaphore m_here, m_go;
    std::atomic<bool> m_used{false}, m_throws{false};
};

// All that came of one request.
template <class Outcome>
struct Told
{
    std::optional<Outcome> outcome;
    std::optional<DbError> error;
    bool fault = false;
    RunReport run;

    template <class Answer>
    const Answer *as() const
    {
        return outcome ? std::get_if<Answer>(&*outcome) : nullptr;
    }
    bool metNative(int native) const
    {
        return std::any_of(run.setbacks.begin(), run.setbacks.end(),
                           [native](const RunReport::Setback &setback) { return setback.native == native; });
    }
    QByteArrayList statements() const
    {
        QByteArrayList names;
        for (const RunReport::Step &step : run.steps)
            names << step.statement;
        return names;
    }
};
using ToldCancel = Told<CancelOrderOutcome>;
using ToldPlace = Told<JointReservationOutcome>;
using ToldIssue = Told<IssueQuoteOutcome>;
using ToldAccept = Told<AcceptQuoteOutcome>;
using ToldBuy = Told<PlaceOrderOutcome>;

template <class Outcome, class Job>
Told<Outcome> carryOut(Session &session, Job job)
{
    Told<Outcome> told;
    try {
        told.outcome = job(session);
    } catch (const DbError &error) {
        told.error = error;
    } catch (const PlannedFault &) {
        told.fault = true;
    }
    told.run = session.lastRun();
    return told;
}

inline ToldCancel ask(Session &session, const CancelOrder &request)
{
    return carryOut<CancelOrderOutcome>(session, [&](Session &desk) { return cancel(desk, request); });
}

inline ToldPlace ask(Session &session, const OrderDraft &request)
{
    return carryOut<JointReservationOutcome>(session, [&](Session &desk) {
        return desk.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeDraft(tx, request); });
    });
}

inline auto ask(Session &session, const ReceiveStock &request)
{
    return carryOut<ReceiveStockOutcome>(session, [&](Session &desk) {
        return desk.inTransaction("ReceiveStock", [&](Transaction &tx) { return receiveStock(tx, request); });
    });
}

inline auto ask(Session &session, const CountStock &request)
{
    return carryOut<CountStockOutcome>(session, [&](Session &desk) {
        return desk.inTransaction("CountStock", [&](Transaction &tx) { return countStock(tx, request); });
    });
}

inline auto ask(Session &session, const RepairStock &request)
{
    return carryOut<RepairStockOutcome>(session, [&](Session &desk) {
        return desk.inTransaction("RepairStock", [&](Transaction &tx) { return repairStock(tx, request); });
    });
}

inline auto ask(Session &session, const AskRepair &request)
{
    return carryOut<AskRepairOutcome>(session, [&](Session &desk) {
        return desk.inTransaction("AskRepair", [&](Transaction &tx) { return askRepair(tx, request); });
    });
}

inline auto ask(Session &session, const ChangePrice &request)
{
    return carryOut<ChangePriceOutcome>(session, [&](Session &desk) {
        return desk.inTransaction("ChangePrice", [&](Transaction &tx) { return changePrice(tx, request); });
    });
}

inline ToldIssue ask(Session &session, const IssueQuote &request)
{
    return carryOut<IssueQuoteOutcome>(session, [&](Session &desk) {
        return desk.inTransaction("IssueQuote", [&](Transaction &tx) { return issueQuote(tx, request); });
    });
}

inline ToldAccept ask(Session &session, const AcceptQuote &request)
{
    return carryOut<AcceptQuoteOutcome>(session, [&](Session &desk) {
        return desk.inTransaction("AcceptQuote", [&](Transaction &tx) { return acceptQuote(tx, request); });
    });
}

inline ToldBuy ask(Session &session, const PlaceOrder &request)
{
    return carryOut<PlaceOrderOutcome>(session, [&](Session &desk) {
        return desk.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeOrder(tx, request); });
    });
}

// The same at a desk of its own, in its own thread, which waits for locks as long as a test may take to look;
// connection becomes its number on the server.
template <class Request>
auto askElsewhere(const ConnectionSettings &settings, const Request &request, FlowObserver *observer = nullptr,
                  std::atomic<qint64> *connection = nullptr)
{
    return std::async(std::launch::async, [=] {
        ConnectionSettings patient = settings;
        patient.lockWait = std::chrono::seconds(4);
        Session session(patient);
        session.setObserver(observer);
        if (connection)
            *connection = session.server().connectionId;
        return ask(session, request);
    });
}

// What the server says of the open transaction of a connection; empty: it has none. Read from the engine's status,
// since information_schema.innodb_trx answers from a cache.
inline QByteArray transactionOf(RawClient &client, qint64 connection)
{
    const QByteArray status = client.rows("SHOW ENGINE INNODB STATUS").at(0).at(2).toByteArray();
    QByteArrayList parts;
    for (qsizetype at = status.indexOf("\n---TRANSACTION "); at >= 0;) {
        const qsizetype next = status.indexOf("\n---TRANSACTION ", at + 1);
        parts << status.mid(at, next < 0 ? -1 : next - at);
        at = next;
    }
    const QByteArray thread = "thread id " + QByteArray::number(connection) + ',';
    for (const QByteArray &part : parts) {
        if (part.contains(thread) && part.contains(", ACTIVE "))
            return part;
    }
    return {};
}

inline bool waitsForLock(RawClient &client, qint64 connection)
{
    // MySQL's status leaves out who has written nothing yet.
    if (!client.text("SELECT VERSION()").contains("MariaDB"))
        return client.number("SELECT COUNT(*) FROM performance_schema.data_locks l"
                             " JOIN performance_schema.threads t ON t.THREAD_ID = l.THREAD_ID"
                             " WHERE l.LOCK_STATUS = 'WAITING' AND t.PROCESSLIST_ID = " +
                             QByteArray::number(connection)) > 0;
    return transactionOf(client, connection).contains("LOCK WAIT");
}

// Every row that the flows touch, as text, to be compared before and after; a case and what is said of it left out.
inline QByteArrayList everyRow(RawClient &client)
{
    QByteArrayList all;
    for (const char *query :
         {"SELECT * FROM orders ORDER BY id", "SELECT * FROM order_lines ORDER BY order_id, line_no",
          "SELECT * FROM reservations ORDER BY order_id, sku_id", "SELECT * FROM stock ORDER BY sku_id",
          "SELECT * FROM stock_movements ORDER BY id",
          "SELECT * FROM audit_events WHERE what NOT LIKE 'case %' ORDER BY id", "SELECT * FROM prices ORDER BY sku_id",
          "SELECT * FROM price_history ORDER BY sku_id, price_version",
          "SELECT * FROM sku_operations ORDER BY operation_id", "SELECT * FROM quotes ORDER BY id",
          "SELECT * FROM quote_lines ORDER BY quote_id, line_no",
          "SELECT * FROM receipts ORDER BY customer_id, idempotency_key"}) {
        for (const std::vector<QVariant> &row : client.rows(query)) {
            QByteArrayList columns{query};
            for (const QVariant &value : row)
                columns << (value.isNull() ? QByteArray("NULL") : value.toByteArray().toHex());
            all << columns.join('|');
        }
    }
    return all;
}

inline QByteArray sql(const char *text, qint64 a, qint64 b = 0)
{
    QByteArray result(text);
    result.replace(":a", QByteArray::number(a)).replace(":b", QByteArray::number(b));
    return result;
}

} // namespace holdfast::test
