// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/training/wire_proxy.h"
#include "sql/connection/dialect.h"
#include "tests/support/flow_watch.h"
#include "tests/support/isolation_rows.h"

#include <QTemporaryDir>
#include <QTest>

namespace holdfast::test {

// How often an operation has taken place by what it left: its own row, the movement or price version, the audit event.
// -1: they disagree.
inline qint64 traces(RawClient &client, const OperationId &operation)
{
    const QByteArray where = " WHERE operation_id = X'" + operation.bytes().toHex() + '\'';
    const qint64 rows = client.number("SELECT COUNT(*) FROM sku_operations" + where);
    const qint64 made = client.number("SELECT COUNT(*) FROM stock_movements" + where) +
                        client.number("SELECT COUNT(*) FROM price_history" + where);
    const qint64 told = client.number("SELECT COUNT(*) FROM audit_events" + where + " AND what NOT LIKE 'case %'");
    return rows == made && made == told ? rows : -1;
}

// What receiving, counting and pricing must all live through. A check that fails ends itself and the calling test
// function, which has nothing after it. make(sku): a lawful request with an operation of its own.
template <class Request, class Done>
class SkuFlowChecks
{
public:
    using When = FlowStep::When;
    using Make = std::function<Request(SkuId)>;

    SkuFlowChecks(StoreBuilder &store, ConnectionSettings settings, SkuId sku, SkuId other, const char *row, Make make)
        : m_store(store), m_settings(std::move(settings)), m_sku(sku), m_other(other), m_row(row),
          m_make(std::move(make))
    {
    }

    // An exception, a lock error, a killed connection before and after every statement.
    void anExceptionAtAnyStepLeavesAllOrNothing()
    {
        const std::vector<FlowStep> steps = dryRun();
        QVERIFY(steps.size() >= 2 * 7); // BEGIN, lock, role, claim, write, record, COMMIT
        for (std::size_t at = 0; at < steps.size(); ++at) {
            const Request request = m_make(m_sku);
            const QByteArrayList before = everyRow(client());
            std::size_t seen = 0;
            Watch watch([&](const FlowStep &) {
                if (seen++ == at)
                    throw PlannedFault{};
            });
            Session desk(m_settings);
            desk.setObserver(&watch);
            const QByteArray place = nameOf(steps[at]);
            QVERIFY2(ask(desk, request).fault, place);
            const bool committed = isDone(steps[at]);
            QVERIFY2(traces(client(), request.operation) == qint64(committed), place);
            QVERIFY2(committed || everyRow(client()) == before, place);
            QVERIFY2(transactionOf(client(), desk.server().connectionId).isEmpty(), place);

            desk.setObserver(nullptr); // the same desk is usable at once, and completes it
            verifyDone(ask(desk, request), request, committed, place);
        }
    }

    void aLockErrorAtAnyStepRunsTheWholeFlowAgain(int native)
    {
        const std::vector<FlowStep> steps = dryRun();
        for (std::size_t at = 0; at < steps.size(); ++at) {
            if (isDone(steps[at]))
                continue; // it has its answer: nothing is left that could fail
            const Request request = m_make(m_sku);
            std::size_t seen = 0;
            Watch watch([&](const FlowStep &) {
                if (seen++ == at)
                    throw DbError{dialect::kindOf(native), native, steps[at].statement, QString()};
            });
            Session desk(m_settings);
            desk.setObserver(&watch);
            const auto told = ask(desk, request);
            QCOMPARE(told.run.attempts, 2);
            QVERIFY2(told.metNative(native), nameOf(steps[at]));
            verifyDone(told, request, false, nameOf(steps[at]));
        }
    }

    void aConnectionKilledAtAnyStepDoesItOnce()
    {
        const std::vector<FlowStep> steps = dryRun();
        for (std::size_t at = 0; at < steps.size(); ++at) {
            const Request request = m_make(m_sku);
            std::size_t seen = 0;
            Session desk(m_settings);
            Watch watch([&](const FlowStep &) {
                if (seen++ == at)
                    client().run("KILL " + QByteArray::number(desk.server().connectionId));
            });
            desk.setObserver(&watch);
            verifyDone(ask(desk, request), request, false, nameOf(steps[at]));
        }
    }

    // The reply to COMMIT is lost: the session asks again by itself, and a person may, later and as often as they like.
    void aLostCommitIsSeenAgain()
    {
        QTemporaryDir folder;
        WireProxy proxy(folder.filePath(QStringLiteral("p")), m_settings.socket);
        QVERIFY2(proxy.start(), qPrintable(proxy.error()));
        ConnectionSettings line = m_settings;
        line.socket = folder.filePath(QStringLiteral("p"));
        const Request request = m_make(m_sku);
        Session desk(line);
        proxy.arm(WireFault::CutBeforeReply, [](const WireCommand &command) { return command.text == "COMMIT"; });
        const auto told = ask(desk, request);
        QVERIFY(told.run.attempts > 1);
        verifyDone(told, request, true, "at once");
        const QByteArrayList before = everyRow(client());
        Request different = m_make(m_sku); // whatever else is asked for under its number
        different.operation = request.operation;
        different.reason = QStringLiteral("another");
        verifyDone(ask(desk, different), request, true, "another time");
        QCOMPARE(everyRow(client()), before);
    }

    void oneOperationAtTwoDesksTakesPlaceOnce()
    {
        const Request request = m_make(m_sku);
        Barrier barrier("COMMIT", When::Before);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(m_settings, request, &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(m_settings, request, nullptr, &waiting);
        QTRY_VERIFY(waiting != 0 && waitsForLock(client(), waiting));
        barrier.letGo();
        verifyDone(first.get(), request, false, "first");
        verifyDone(second.get(), request, true, "second");
    }

    void aSecondDeskDoesWhatTheFirstRolledBack()
    {
        const Request request = m_make(m_sku);
        Barrier barrier("COMMIT", When::Before);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(m_settings, request, &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(m_settings, request, nullptr, &waiting);
        QTRY_VERIFY(waiting != 0 && waitsForLock(client(), waiting));
        barrier.letFail();
        QVERIFY(first.get().fault);
        verifyDone(second.get(), request, false, "second");
    }

    void oneOperationForTwoSkusTakesPlaceOnce()
    {
        const Request request = m_make(m_sku);
        Request stray = m_make(m_other);
        stray.operation = request.operation;
        Barrier barrier("COMMIT", When::Before);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(m_settings, request, &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(m_settings, stray, nullptr, &waiting);
        QTRY_VERIFY(waiting != 0 && waitsForLock(client(), waiting)); // for the operation's row: the SKU is free
        barrier.letGo();
        verifyDone(first.get(), request, false, "first");
        const auto told = second.get();
        verifyDone(told, request, true, "second");
        QVERIFY(told.template as<Done>() && told.template as<Done>()->sku == m_sku);
    }

    void twoSupervisorsAtOnceDoBoth()
    {
        const Request request = m_make(m_sku), another = m_make(m_sku);
        Barrier barrier("COMMIT", When::Before);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(m_settings, request, &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(m_settings, another, nullptr, &waiting);
        QTRY_VERIFY(waiting != 0 && waitsForLock(client(), waiting));
        barrier.letGo();
        verifyDone(first.get(), request, false, "first");
        const auto told = second.get();
        QVERIFY(withoutSetbacks(told.run));
        verifyDone(told, another, false, "second");
    }

    // The rows that it may have to wait for: "row", "SKU" or "operation".
    void heldUpItGivesUpAndLeavesNothing(const QByteArray &held, const QByteArray &statement)
    {
        const Request request = m_make(m_sku);
        RawClient other(m_settings);
        other.run("START TRANSACTION");
        hold(other, held, request);
        ConnectionSettings hurried = m_settings; // lock wait 1 s
        hurried.attempts = 1;
        Session desk(hurried);
        const QByteArrayList before = everyRow(client());
        const auto told = ask(desk, request);
        QVERIFY(told.error);
        QCOMPARE(told.error->native, 1205);
        QCOMPARE(told.error->statement, statement);
        QCOMPARE(transactionOf(client(), desk.server().connectionId), QByteArray());
        QCOMPARE(everyRow(client()), before);
        other.run("ROLLBACK");
        verifyDone(ask(desk, request), request, false, held);
    }

    // The server ends a real deadlock by undoing our transaction.
    void asTheVictimOfADeadlockItsSecondAttemptSucceeds(const QByteArray &held, const QByteArray &statement)
    {
        const Request request = m_make(m_sku);
        Barrier barrier("staff/my_role", When::After); // it has locked its row, nothing else
        std::atomic<qint64> otherConnection{0};
        auto desk = askElsewhere(m_settings, request, &barrier);
        QVERIFY(barrier.reached());
        auto other = std::async(std::launch::async, [&] {
            RawClient stranger(m_settings);
            stranger.run("START TRANSACTION");
            for (int i = 0; i < 60; ++i) // whoever has written less is the victim
                stranger.run("INSERT INTO customers (name, created_at) VALUES ('x', UTC_TIMESTAMP(6))");
            hold(stranger, held, request);
            otherConnection = stranger.number("SELECT CONNECTION_ID()");
            const int code = stranger.attempt(
                sql("SELECT * FROM :t WHERE sku_id = :a FOR UPDATE", number(m_sku)).replace(":t", m_row));
            stranger.run("ROLLBACK");
            return code;
        });
        QTRY_VERIFY(otherConnection != 0 && waitsForLock(client(), otherConnection));
        barrier.letGo();
        const auto told = desk.get();
        QCOMPARE(other.get(), 0);
        QCOMPARE(told.run.attempts, 2);
        QCOMPARE(told.run.setbacks.at(0).native, 1213);
        QCOMPARE(told.run.setbacks.at(0).statement, statement);
        verifyDone(told, request, false, held);
    }

private:
    RawClient &client() { return m_store.client(); }

    static bool isDone(const FlowStep &step) { return step.statement == "COMMIT" && step.when == When::After; }
    static QByteArray nameOf(const FlowStep &step)
    {
        return (step.when == When::Before ? "before " : "after ") + step.statement;
    }
    std::vector<FlowStep> dryRun() // every step of one that goes through, as it happens
    {
        std::vector<FlowStep> steps;
        Watch watch([&](const FlowStep &step) { steps.push_back(step); });
        Session desk(m_settings);
        desk.setObserver(&watch);
        ask(desk, m_make(m_sku));
        return steps;
    }
    void hold(RawClient &other, const QByteArray &held, const Request &request)
    {
        if (held == "operation")
            other.run("INSERT INTO sku_operations (operation_id, kind, sku_id, reason) VALUES (X'" +
                      request.operation.bytes().toHex() + "', 'count', 1, 'held')");
        else if (held == "SKU")
            other.rows(sql("SELECT * FROM skus WHERE id = :a FOR UPDATE", number(m_sku)));
        else
            other.rows(sql("SELECT * FROM :t WHERE sku_id = :a FOR UPDATE", number(m_sku)).replace(":t", m_row));
    }
    template <class Told>
    void verifyDone(const Told &told, const Request &request, bool seenAgain, const QByteArray &place)
    {
        const Done *done = told.template as<Done>();
        QVERIFY2(done, place);
        QVERIFY2(done->seenAgain == seenAgain, place);
        QVERIFY2(traces(client(), request.operation) == 1, place);
    }

    StoreBuilder &m_store;
    ConnectionSettings m_settings;
    SkuId m_sku, m_other;
    QByteArray m_row; // the table whose row is locked
    Make m_make;
};

} // namespace holdfast::test
