// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of operations whose end nobody knows: the probe, and everything that is built on it.
#include "app/training/wire_proxy.h"
#include "sql/connection/lane.h"
#include "sql/connection/session.h"
#include "sql/flows/probe_cancel.h"
#include "sql/journal/accept_quote_entry.h"
#include "sql/journal/issue_quote_entry.h"
#include "sql/journal/journal.h"
#include "sql/journal/place_order_entry.h"
#include "sql/journal/resolve.h"
#include "tests/support/flow_watch.h"
#include "tests/support/isolation_rows.h"
#include "tests/support/left_behind.h"
#include "tests/support/test_main.h"

#include <QLockFile>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using State = JournalEntry::State;
using When = FlowStep::When;

const QString kDesk = QStringLiteral("desk-7");

ProbeCancelOutcome probe(Session &session, const CancelOrder &request)
{
    return session.inTransaction("ProbeCancel", [&](Transaction &tx) { return probeCancel(tx, request); });
}

// One request of each kind that makes a quote or an order, and its one effect.
struct Sale
{
    std::function<JournalEntry()> entry;
    std::function<void(const ConnectionSettings &, FlowObserver *)> send; // by this program, or another
    std::function<QByteArray(Session &)> probe;
    QByteArray effect; // counts it: once at most
    QByteArray answer; // when it is done
};

template <class Flow, class Request>
auto in(Session &session, const char *name, Flow flow, const Request &request)
{
    return session.inTransaction(name, [&](Transaction &tx) { return flow(tx, request); });
}

template <class Request, class Probe>
Sale saleOf(const Request &request, Probe probe, const QByteArray &effect, const QByteArray &answer)
{
    return {[=] { return journalEntry(scopeOfTest(), request); },
            [=](const ConnectionSettings &settings, FlowObserver *observer) {
                Session session(settings);
                session.setObserver(observer);
                ask(session, request);
            },
            [=](Session &session) {
                const auto outcome = in(session, "Probe", probe, request);
                const QByteArray token = Journal::tokenOf(outcome);
                JournalEntry entry = journalEntry(scopeOfTest(), request);
                entry.answer = token;
                entry.detail = journalDetail(outcome);
                return decided(entry);
            },
            effect, answer};
}

// Of every table, who is connected aside.
QByteArrayList checksums(RawClient &client)
{
    QByteArrayList sums;
    for (const auto &table : client.rows("SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = "
                                         "DATABASE() AND TABLE_NAME <> 'desk_sessions' ORDER BY TABLE_NAME")) {
        const QByteArray name = table.at(0).toByteArray();
        sums << name + ' ' + client.rows("CHECKSUM TABLE `" + name + '`').at(0).at(1).toByteArray();
    }
    return sums;
}

} // namespace

class tst_ResolvePending : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<JournalPlace> m_place;
    QTemporaryDir m_folder;
    CustomerId m_ada{}, m_ben{};
    SkuId m_mug{}, m_tea{};
    OrderId m_bens{}; // holds of the same SKUs all the time

    int m_keys = 0;

    RawClient &client() { return m_store->client(); }
    QByteArray newKey() { return QByteArray("key \xff\0%1/", 9) + QByteArray::number(++m_keys); } // any bytes
    AcceptQuote newAccept() { return {newKey(), m_ada, m_store->quote(m_ada, {{m_mug, 2}, {m_tea, 3}})}; }
    Sale newSale(const QByteArray &kind)
    {
        const auto orders = [](const OperationId &operation) {
            return "SELECT COUNT(*) FROM orders WHERE operation_id = 0x" + operation.bytes().toHex();
        };
        m_store->setRoad(kind == "PlaceOrder" ? OrderRoad::CurrentPrice : OrderRoad::Quote);
        if (kind == "IssueQuote") {
            IssueQuote request = issueFor(m_ada, {{m_mug, 2}, {m_tea, 3}});
            request.validFor = std::chrono::seconds(200);
            return saleOf(request, probeIssue,
                          "SELECT COUNT(*) FROM quotes WHERE operation_id = 0x" + request.operation.bytes().toHex(),
                          "Issued");
        }
        if (kind == "PlaceOrder") {
            const PlaceOrder request{newKey(), m_ada, {{m_tea, 3, 1}, {m_mug, 2, 1}}};
            return saleOf(request, probePlace, orders(operationOf({m_ada, request.key, {}})), "Placed");
        }
        const AcceptQuote request = newAccept();
        return saleOf(request, probeAccept, orders(operationOf({m_ada, request.key, {}})), "Accepted");
    }
    static void sales()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<bool>("done");
        for (const char *kind : {"IssueQuote", "AcceptQuote", "PlaceOrder"}) {
            for (const bool done : {true, false}) {
                const QByteArray name = QByteArray(kind) + (done ? ", done" : ", not done");
                QTest::newRow(name) << QByteArray(kind) << done;
                repeatableReadRow(name) << QByteArray(kind) << done;
            }
        }
    }
    ConnectionSettings settings() const { return atIsolationOfRow(m_schema->settings()); }
    CancelOrder newOrder() { return cancelFor(m_ada, m_store->order(m_ada, {{m_mug, 2}, {m_tea, 3}})); }
    void carryOut(const CancelOrder &request)
    {
        Session session(settings());
        QVERIFY(std::holds_alternative<Cancelled>(cancel(session, request)));
    }
    void setStatus(OrderId order, const QByteArray &status)
    {
        client().run("UPDATE orders SET status = '" + status +
                     "', version = version + 1 WHERE id = " + QByteArray::number(number(order)));
    }
    void cancelAsAStranger(OrderId order)
    {
        for (const char *step :
             {"UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE order_id = :a",
              "UPDATE reservations r JOIN stock s ON s.sku_id = r.sku_id SET s.available = s.available + r.quantity, "
              "s.reserved = s.reserved - r.quantity, s.version = s.version + 1, s.last_kind = 'release', "
              "s.last_order_id = r.order_id, s.last_operation_id = NULL, s.last_reason = NULL WHERE r.order_id = :a",
              "UPDATE orders SET status = 'cancelled', version = version + 1 WHERE id = :a"})
            client().run(sql(step, number(order)));
    }
    JournalFile journal() const { return JournalFile(m_place->path(), QUuid::createUuid()); }
    JournalEntry entry(const CancelOrder &of) const { return *journal().find(of.operation); }
    Resolved resolve(FlowObserver *observer = nullptr, const JournalScope &scope = scopeOfTest())
    {
        JournalFile file = journal();
        Session session(settings());
        session.setObserver(observer);
        return resolvePending(file, session, scope, kDesk);
    }
    JournalEntry doIt(const CancelOrder &request, FlowObserver *observer = nullptr)
    {
        JournalFile file = journal();
        Session session(settings());
        session.setObserver(observer);
        return carryOutPending(file, session, scopeOfTest(), request.operation);
    }
    // What supervisors see of it: workstation, account, kind, order, customer, finding; empty: nothing.
    QByteArrayList mirrored(const CancelOrder &of)
    {
        QByteArrayList columns;
        for (const auto &row : client().rows("SELECT workstation, account, kind, order_id, customer_id, finding FROM "
                                             "pending_mirror WHERE operation_id = 0x" +
                                             of.operation.bytes().toHex())) {
            for (const QVariant &value : row)
                columns << value.toString().toUtf8();
        }
        return columns;
    }
    QByteArrayList mirrorOf(const CancelOrder &of, const QByteArray &finding) const
    {
        return {kDesk.toUtf8(),
                TestServer::owner().account.toUtf8(),
                "CancelOrder",
                QByteArray::number(number(of.order)),
                QByteArray::number(number(m_ada)),
                finding};
    }
    qint64 releases(const CancelOrder &of) // how often; brokenRules() holds the teas to the same
    {
        return client().number(sql("SELECT COUNT(*) FROM stock_movements WHERE kind = 'release' AND order_id = :a AND "
                                   "sku_id = :b",
                                   number(of.order), number(m_mug)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("pending");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_ada = m_store->customer("Ada");
        m_ben = m_store->customer("Ben");
        m_mug = m_store->sku("MUG-01", 1'000);
        m_tea = m_store->sku("TEA-01", 1'000);
        m_bens = m_store->order(m_ben, {{m_mug, 5}, {m_tea, 7}});
    }
    void init()
    {
        m_place = std::make_unique<JournalPlace>();
        m_store->setRoad(OrderRoad::Quote);
    }
    void cleanup()
    {
        QCOMPARE(m_store->brokenRules(), QByteArrayList());
        QCOMPARE(m_store->orderStatus(m_bens), QByteArray("created"));
        QCOMPARE(m_store->reservationStatus(m_bens, m_mug), QByteArray("held"));
        client().run("DELETE FROM pending_mirror");
    }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    void theProbeTellsTheTruthAndChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("truth");
        QTest::addColumn<QByteArray>("token");
        const auto row = [](const char *truth, const char *token) {
            QTest::newRow(truth) << QByteArray(truth) << QByteArray(token);
        };
        row("created", "NotDone");
        row("created, asked by a supervisor", "NotDone");
        row("cancelled by this", "Cancelled");
        row("cancelled by this, asked by a supervisor", "Cancelled");
        row("cancelled by another", "AlreadyCancelled");
        row("cancelled by another, asked by a supervisor", "AlreadyCancelled");
        row("cancelled by nobody known", "AlreadyCancelled");
        row("paid", "NotCancellable");
        row("missing", "NotFound");
        row("created, another's", "NotFound");
        row("cancelled by this, another's", "NotFound");
    }
    void theProbeTellsTheTruthAndChangesNothing()
    {
        QFETCH(QByteArray, truth);
        QFETCH(QByteArray, token);
        CancelOrder request = newOrder();
        const OrderId order = request.order;
        if (truth.startsWith("cancelled by this"))
            carryOut(request);
        else if (truth.startsWith("cancelled by another"))
            carryOut(cancelFor(m_ada, order, QStringLiteral("by the other desk")));
        else if (truth.startsWith("cancelled by nobody")) // by another system, which knows no operations
            cancelAsAStranger(order);
        else if (truth == "paid")
            setStatus(order, "paid");
        else if (truth == "missing")
            request.order = OrderId{number(order) + 1'000'000};
        if (truth.endsWith("supervisor"))
            request.onBehalfOf = BySupervisor{QStringLiteral("flood")};
        else if (truth.endsWith("another's"))
            request.onBehalfOf = m_ben;

        const QByteArrayList before = checksums(client());
        Session session(settings());
        const ProbeCancelOutcome outcome = probe(session, request);
        QCOMPARE(Journal::tokenOf(outcome), token);
        QCOMPARE(checksums(client()), before);
        QCOMPARE(transactionOf(client(), session.server().connectionId), QByteArray());
        const std::vector<RunReport::Step> steps = session.lastRun().steps;
        QCOMPARE(steps.at(1).statement,
                 QByteArray("orders/order_lock")); // a reading that waits, not one that overtakes
        QCOMPARE(steps.back().statement, QByteArray("ROLLBACK"));

        if (const auto *cancelled = std::get_if<Cancelled>(&outcome)) {
            QVERIFY(cancelled->seenAgain);
            QCOMPARE(cancelled->by, TestServer::owner().account);
            QCOMPARE(cancelled->at.sql(),
                     client().text(sql("SELECT CAST(cancelled_at AS CHAR) FROM orders WHERE id = :a", number(order))));
            QCOMPARE(cancelled->units.size(), std::size_t(2));
            QCOMPARE(cancelled->units[0].quantity + cancelled->units[1].quantity, 5);
        }
        if (const auto *already = std::get_if<AlreadyCancelled>(&outcome); already && truth.contains("another"))
            QCOMPARE(already->reason, QStringLiteral("by the other desk"));
        if (const auto *refused = std::get_if<NotCancellable>(&outcome)) {
            QCOMPARE(refused->status, QByteArray("paid"));
            setStatus(order, "created");
        }
    }

    void theProbeWaitsBehindItsOwnEarlierSelf_data()
    {
        QTest::addColumn<bool>("commits");
        for (const bool commits : {true, false}) {
            QTest::newRow(commits ? "it commits" : "it fails") << commits;
            repeatableReadRow(commits ? "it commits" : "it fails") << commits;
        }
    }
    void theProbeWaitsBehindItsOwnEarlierSelf()
    {
        QFETCH(bool, commits);
        const CancelOrder request = newOrder();
        Barrier barrier("COMMIT", When::Before);
        auto earlier = askElsewhere(settings(), request, &barrier);
        QVERIFY(barrier.reached());
        std::atomic<qint64> waiting{0};
        auto asked = std::async(std::launch::async, [&] {
            ConnectionSettings patient = settings();
            patient.lockWait = std::chrono::seconds(4);
            Session session(patient);
            waiting = session.server().connectionId;
            return Journal::tokenOf(probe(session, request));
        });
        QTRY_VERIFY(waiting != 0 && waitsForLock(client(), waiting));
        commits ? barrier.letGo() : barrier.letFail();
        QCOMPARE(asked.get(), QByteArray(commits ? "Cancelled" : "NotDone"));
        QCOMPARE(earlier.get().fault, !commits);
        QCOMPARE(releases(request), commits ? 1 : 0);
    }

    void whatADeadProgramLeftGetsItsTrueAnswer_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QByteArray>("truth");
        QTest::addColumn<QByteArray>("token");
        struct Left
        {
            const char *name;
            State state;
            const char *answer;
        };
        for (const Left &left : {Left{"sent", State::Sent, ""}, Left{"unconfirmed", State::Unconfirmed, ""},
                                 Left{"once found undone", State::Unconfirmed, "NotDone"}}) {
            for (const auto &[truth, token] : {std::pair{"created", "NotDone"}, std::pair{"by this", "Cancelled"},
                                               std::pair{"by another", "AlreadyCancelled"},
                                               std::pair{"paid", "NotCancellable"}, std::pair{"missing", "NotFound"}})
                QTest::addRow("%s, %s", left.name, truth)
                    << int(left.state) << QByteArray(left.answer) << QByteArray(truth) << QByteArray(token);
        }
    }
    void whatADeadProgramLeftGetsItsTrueAnswer()
    {
        QFETCH(int, left);
        QFETCH(QByteArray, answer);
        QFETCH(QByteArray, truth);
        QFETCH(QByteArray, token);
        CancelOrder request = newOrder();
        const OrderId order = request.order;
        if (truth == "by this")
            carryOut(request);
        else if (truth == "by another")
            carryOut(cancelFor(m_ada, order));
        else if (truth == "paid")
            setStatus(order, "paid");
        else if (truth == "missing")
            request.order = OrderId{number(order) + 1'000'000};
        m_place->leave(request, State(left), answer);
        const QByteArrayList before = everyRow(client());

        const bool undone = token == "NotDone";
        for (int i = 0; i < 2; ++i) { // asked again it says the same
            const Resolved resolved = resolve();
            QVERIFY(!resolved.error && !resolved.elsewhere);
            QCOMPARE(resolved.pending.size(), std::size_t(1)); // until somebody has been told
            const JournalEntry &found = resolved.pending[0].entry;
            QVERIFY(found.operation == request.operation && !resolved.pending[0].running);
            QVERIFY(found.state == (undone ? State::Unconfirmed : State::Answered));
            QCOMPARE(found.answer, token);
            QVERIFY(found.probedAt);
            QCOMPARE(everyRow(client()), before);
            QCOMPARE(mirrored(request), undone ? mirrorOf(request, "NotDone") : QByteArrayList());
        }
        if (!undone) {
            journal().seen(request.operation);
            QVERIFY(resolve().pending.empty());
        }
        if (truth == "paid")
            setStatus(order, "created");
    }

    void whatWasOnlyPreparedIsLeftAlone()
    {
        const CancelOrder request = newOrder();
        m_place->leave(request, State::Prepared);
        const QByteArrayList before = checksums(client());
        bool asked = false;
        Watch watch([&](const FlowStep &step) { asked = asked || step.flow == "ProbeCancel"; });
        const Resolved resolved = resolve(&watch);
        QVERIFY(!asked);
        QVERIFY(resolved.pending.at(0).entry.state == State::Prepared);
        QCOMPARE(checksums(client()), before);
    }

    void whatALivingProgramCarriesOutIsNotAsked()
    {
        const QUuid program = QUuid::createUuid();
        const JournalFile::Alive alive(m_place->path(), program);
        const CancelOrder running = newOrder(), left = newOrder();
        JournalFile(m_place->path(), program).record(journalEntry(scopeOfTest(), running));
        m_place->leave(left);
        int probes = 0;
        Watch watch([&](const FlowStep &step) { probes += step.flow == "ProbeCancel" && step.statement == "BEGIN"; });
        const Resolved resolved = resolve(&watch);
        QCOMPARE(probes, 2); // one: before and after
        QCOMPARE(resolved.pending.size(), std::size_t(2));
        QVERIFY(resolved.pending[0].running && resolved.pending[0].entry.state == State::Sent);
        QCOMPARE(resolved.pending[1].entry.answer, QByteArray("NotDone"));
        QCOMPARE(mirrored(running), QByteArrayList());
    }

    void whatWasNotDoneIsDoneOnceAfterAPersonSaidSo()
    {
        const CancelOrder request = newOrder();
        m_place->leave(request);
        QCOMPARE(resolve().pending.at(0).entry.answer, QByteArray("NotDone"));
        QCOMPARE(m_store->orderStatus(request.order), QByteArray("created"));
        QCOMPARE(mirrored(request), mirrorOf(request, "NotDone"));

        const JournalEntry done = doIt(request);
        QVERIFY(done.state == State::Answered && done.operation == request.operation);
        QCOMPARE(done.answer, QByteArray("Cancelled"));
        QCOMPARE(done.detail.value(QStringLiteral("units")).toInt(), 5);
        QCOMPARE(m_store->orderStatus(request.order), QByteArray("cancelled"));
        QCOMPARE(client().text(sql("SELECT HEX(cancel_operation_id) FROM orders WHERE id = :a", number(request.order))),
                 request.operation.bytes().toHex().toUpper());
        QCOMPARE(client().text(sql("SELECT cancel_reason FROM orders WHERE id = :a", number(request.order))),
                 request.reason.toUtf8());
        QCOMPARE(releases(request), 1);
        QCOMPARE(mirrored(request), QByteArrayList());

        const QByteArrayList before = checksums(client());
        try {
            doIt(request);
            QFAIL("it went through twice");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::Journal);
        }
        QCOMPARE(checksums(client()), before);
        QCOMPARE(resolve().pending.size(), std::size_t(1)); // until somebody has read it
        QCOMPARE(checksums(client()), before);
        journal().seen(request.operation);
        QVERIFY(resolve().pending.empty());
    }

    void whatIsLeftUndoneIsShownToSupervisorsNoMore()
    {
        const CancelOrder request = newOrder(), other = newOrder();
        for (const CancelOrder &left : {request, other})
            m_place->leave(left);
        QVERIFY(!resolve().error);
        QCOMPARE(mirrored(request), mirrorOf(request, "NotDone"));
        JournalFile file = journal();
        leavePending(file, request.operation);
        QVERIFY(entry(request).state == State::Answered);
        QCOMPARE(entry(request).answer, QByteArray("LeftUndone"));
        const Resolved resolved = resolve();
        QCOMPARE(resolved.pending.size(), std::size_t(1)); // only the other
        QCOMPARE(mirrored(request), QByteArrayList());
        QCOMPARE(mirrored(other), mirrorOf(other, "NotDone"));
        QCOMPARE(m_store->orderStatus(request.order), QByteArray("created"));
        QCOMPARE(releases(request), 0);
    }

    void whatIsAskedAgainByHandIsShownToSupervisorsNoMore()
    {
        const CancelOrder request = newOrder();
        m_place->leave(request);
        QVERIFY(!resolve().error);
        QCOMPARE(mirrored(request), mirrorOf(request, "NotDone"));
        JournalFile file = journal();
        Session session(settings());
        Journal::carryOut(
            file, session, journalEntry(scopeOfTest(), request), [&](Session &desk) { return cancel(desk, request); },
            [](const CancelOrderOutcome &outcome) { return journalDetail(outcome); });
        QVERIFY(resolve().pending.empty());
        QCOMPARE(mirrored(request), QByteArrayList());
    }

    void whatOtherDesksAndAccountsShowIsTheirs()
    {
        const CancelOrder request = newOrder(), answered = newOrder();
        m_place->leave(answered, State::Answered, "Cancelled");
        client().run("INSERT INTO pending_mirror (operation_id, kind, account, workstation, asked_at, finding, "
                     "mirrored_at) VALUES (0x" +
                     request.operation.bytes().toHex() + ", 'CancelOrder', 'holdfast_owner', '" + kDesk.toUtf8() +
                     "', UTC_TIMESTAMP(6), '', UTC_TIMESTAMP(6)), (0x" + answered.operation.bytes().toHex() +
                     ", 'CancelOrder', 'somebody', '" + kDesk.toUtf8() + "', UTC_TIMESTAMP(6), '', UTC_TIMESTAMP(6))");
        QVERIFY(!resolve().error);
        QVERIFY(!mirrored(request).isEmpty());  // in no journal here: perhaps in that of another person at this desk
        QVERIFY(!mirrored(answered).isEmpty()); // another account's
    }

    void whatIsDoneIsToldAsDoneThoughTheListCannotBeKept()
    {
        const CancelOrder request = newOrder();
        m_place->leave(request);
        QVERIFY(!resolve().error);
        Watch watch([](const FlowStep &step) {
            if (step.statement == "pending/pending_unmirror" && step.when == When::Before)
                throw DbError{DbError::Kind::NotPermitted, 1142, step.statement, QStringLiteral("as planned")};
        });
        QCOMPARE(doIt(request, &watch).answer, QByteArray("Cancelled"));
        QCOMPARE(releases(request), 1);
        QVERIFY(!mirrored(request).isEmpty());
        QCOMPARE(resolve().pending.at(0).entry.answer, QByteArray("Cancelled"));
        QCOMPARE(mirrored(request), QByteArrayList()); // at the next look
    }

    void whatCannotBeDoneNowKeepsAsking()
    {
        const CancelOrder request = newOrder();
        m_place->leave(request);
        QVERIFY(!resolve().error);
        RawClient other(settings());
        other.run("START TRANSACTION");
        other.rows(sql("SELECT * FROM orders WHERE id = :a FOR UPDATE", number(request.order)));
        try {
            doIt(request);
            QFAIL("it went through");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::LockWait);
        }
        other.run("ROLLBACK");
        QVERIFY(entry(request).state == State::Unconfirmed);
        QCOMPARE(entry(request).answer, QByteArray("NotDone"));
        QCOMPARE(mirrored(request), mirrorOf(request, "NotDone"));
        QCOMPARE(doIt(request).answer, QByteArray("Cancelled"));
    }

    void nothingOfAnotherScopeIsCarriedOut()
    {
        const CancelOrder request = newOrder();
        JournalScope other = scopeOfTest();
        other.store = QUuid::createUuid();
        m_place->leave(request, State::Unconfirmed, "NotDone", other);
        const QByteArrayList before = checksums(client());
        try {
            doIt(request);
            QFAIL("it went through");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::Journal);
        }
        QCOMPARE(checksums(client()), before);
        QCOMPARE(entry(request).answer, QByteArray("NotDone"));
    }

    void onlyWhatIsUnconfirmedIsCarriedOut_data()
    {
        QTest::addColumn<int>("left");
        QTest::newRow("prepared") << int(State::Prepared);
        QTest::newRow("sent, perhaps running") << int(State::Sent);
        QTest::newRow("answered") << int(State::Answered);
        QTest::newRow("not in the journal") << -1;
    }
    void onlyWhatIsUnconfirmedIsCarriedOut()
    {
        QFETCH(int, left);
        const CancelOrder request = newOrder();
        if (left >= 0)
            m_place->leave(request, State(left), "NotDone");
        const QByteArrayList before = checksums(client());
        try {
            doIt(request);
            QFAIL("it went through");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::Journal);
        }
        QCOMPARE(checksums(client()), before);
    }

    void whatIsNotKnownMayBeAskedForAgain_data()
    {
        QTest::addColumn<bool>("done");
        QTest::newRow("it was done") << true;
        QTest::newRow("it was not") << false;
    }
    void whatIsNotKnownMayBeAskedForAgain()
    {
        QFETCH(bool, done);
        const CancelOrder request = newOrder();
        if (done)
            carryOut(request);
        m_place->leave(request, State::Unconfirmed);
        QCOMPARE(doIt(request).answer, QByteArray("Cancelled"));
        QCOMPARE(releases(request), 1);
    }

    void onlyWhatIsKnownToBeUndoneMayBeLeft_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("prepared") << int(State::Prepared) << QByteArray();
        QTest::newRow("sent") << int(State::Sent) << QByteArray();
        QTest::newRow("not known") << int(State::Unconfirmed) << QByteArray();
        QTest::newRow("answered") << int(State::Answered) << QByteArray("Cancelled");
    }
    void onlyWhatIsKnownToBeUndoneMayBeLeft()
    {
        QFETCH(int, left);
        QFETCH(QByteArray, answer);
        const CancelOrder request = newOrder();
        m_place->leave(request, State(left), answer);
        JournalFile file = journal();
        try {
            leavePending(file, request.operation);
            QFAIL("it was left");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::Journal);
        }
        QVERIFY(entry(request).state == State(left));
        QCOMPARE(entry(request).answer, answer);
    }

    void whatIsHeldUpStaysUnknownAndIsShownToSupervisors()
    {
        const CancelOrder request = newOrder();
        m_place->leave(request);
        RawClient other(settings());
        other.run("START TRANSACTION");
        other.rows(sql("SELECT * FROM orders WHERE id = :a FOR UPDATE", number(request.order)));
        const Resolved held = resolve();
        QVERIFY(held.error);
        QCOMPARE(held.error->kind, DbError::Kind::LockWait);
        QVERIFY(held.pending.at(0).entry.state == State::Unconfirmed);
        QCOMPARE(held.pending.at(0).entry.answer, QByteArray());
        QVERIFY(!held.pending.at(0).entry.probedAt);
        QCOMPARE(mirrored(request), mirrorOf(request, ""));

        other.run("ROLLBACK");
        QCOMPARE(resolve().pending.at(0).entry.answer, QByteArray("NotDone"));
        QCOMPARE(mirrored(request), mirrorOf(request, "NotDone"));
        carryOut(request);
        QCOMPARE(resolve().pending.at(0).entry.answer, QByteArray("Cancelled"));
        QCOMPARE(mirrored(request), QByteArrayList());
    }

    void oneThatIsHeldUpHoldsUpNoOther()
    {
        const CancelOrder first = newOrder(), second = newOrder();
        m_place->leave(first);
        QTest::qWait(2); // the instants of the journal are milliseconds
        m_place->leave(second);
        RawClient other(settings());
        other.run("START TRANSACTION");
        other.rows(sql("SELECT * FROM orders WHERE id = :a FOR UPDATE", number(first.order)));
        const Resolved resolved = resolve();
        QVERIFY(resolved.error);
        QCOMPARE(entry(first).answer, QByteArray());
        QCOMPARE(entry(second).answer, QByteArray("NotDone"));
    }

    void aServerThatGoesOnTheWayLeavesTheRestAsItWas()
    {
        std::vector<CancelOrder> requests;
        for (int i = 0; i < 3; ++i) {
            requests.push_back(newOrder());
            m_place->leave(requests.back());
            QTest::qWait(2);
        }
        carryOut(requests[0]);
        carryOut(requests[2]);
        ConnectionSettings line = m_schema->settings();
        WireProxy proxy(m_folder.filePath(QStringLiteral("p")), line.socket);
        QVERIFY2(proxy.start(), qPrintable(proxy.error()));
        line.socket = m_folder.filePath(QStringLiteral("p"));
        line.budget = std::chrono::milliseconds(700);
        line.connectLimit = std::chrono::seconds(1);
        int probes = 0;
        Watch watch([&](const FlowStep &step) {
            if (step.flow == "ProbeCancel" && step.statement == "BEGIN" && step.when == When::Before && ++probes == 2) {
                proxy.refuseConnections(true);
                proxy.cutAll();
            }
        });
        JournalFile file = journal();
        Session session(line);
        session.setObserver(&watch);
        const Resolved resolved = resolvePending(file, session, scopeOfTest(), kDesk);
        QVERIFY(resolved.error);
        QCOMPARE(resolved.error->kind, DbError::Kind::Unreachable);
        QCOMPARE(resolved.pending.size(), std::size_t(3));
        QCOMPARE(entry(requests[0]).answer, QByteArray("Cancelled"));
        QVERIFY(entry(requests[1]).state == State::Unconfirmed && entry(requests[1]).answer.isEmpty());
        QVERIFY(entry(requests[2]).state == State::Sent); // not even tried

        proxy.refuseConnections(false);
        const Resolved next = resolvePending(file, session, scopeOfTest(), kDesk);
        QVERIFY(!next.error);
        QCOMPARE(entry(requests[1]).answer, QByteArray("NotDone"));
        QCOMPARE(entry(requests[2]).answer, QByteArray("Cancelled"));
    }

    void onlyOneProgramFindsOutAtATime()
    {
        const CancelOrder request = newOrder();
        m_place->leave(request);
        Barrier barrier("orders/order_lock", When::Before);
        auto first = std::async(std::launch::async, [&] { return resolve(&barrier); });
        QVERIFY(barrier.reached());
        bool asked = false;
        Watch watch([&](const FlowStep &) { asked = true; });
        const Resolved second = resolve(&watch);
        QVERIFY(second.elsewhere && !asked && !second.error);
        QCOMPARE(second.pending.size(), std::size_t(1));
        barrier.letGo();
        const Resolved resolved = first.get();
        QVERIFY(!resolved.elsewhere);
        QCOMPARE(resolved.pending.at(0).entry.answer, QByteArray("NotDone"));
        QVERIFY(!resolve().elsewhere); // and lets go
    }

    // However many there are, the program ends with the one that is being asked about.
    void aProgramThatEndsAsksNoFurther()
    {
        const std::vector<CancelOrder> requests{newOrder(), newOrder()};
        for (const CancelOrder &request : requests)
            m_place->leave(request, State::Unconfirmed);
        Barrier barrier("orders/order_lock", When::Before);
        Lane lane("write", settings());
        const auto answer = lane.post([&](Session &session) {
            session.setObserver(&barrier);
            JournalFile file = journal();
            return resolvePending(file, session, scopeOfTest(), kDesk);
        });
        QVERIFY(barrier.reached());
        lane.close();
        barrier.letGo();
        QVERIFY(answer.result().value());
        const QByteArrayList answers{entry(requests[0]).answer, entry(requests[1]).answer};
        QCOMPARE(answers.count("NotDone"), 1); // either was recorded first: they may bear one instant
        QCOMPARE(answers.count(QByteArray()), 1);
    }

    // The program was at one store, and its lane finds another one under the same name.
    void anotherStoreUnderTheSameNameIsNotAsked()
    {
        JournalScope before = scopeOfTest();
        before.store = QUuid::createUuid();
        const CancelOrder request = newOrder();
        m_place->leave(request, State::Unconfirmed, {}, before);
        const Resolved resolved = resolve(nullptr, before);
        QVERIFY(resolved.error);
        QCOMPARE(resolved.error->kind, DbError::Kind::WrongSchema);
        QCOMPARE(entry(request).answer, QByteArray());
        JournalFile file = journal();
        Session session(settings());
        try {
            carryOutPending(file, session, before, request.operation);
            QFAIL("it was carried out");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::WrongSchema);
        }
        QVERIFY(entry(request).state == State::Unconfirmed);
        QCOMPARE(m_store->orderStatus(request.order), QByteArray("created"));
    }

    void aLockThatCannotBeTakenIsNoOtherProgram()
    {
        JournalFile file(m_place->folder() + u'/' + QString(247, u'j'), QUuid::createUuid()); // the lock's is too long
        Session session(settings());
        try {
            resolvePending(file, session, scopeOfTest(), kDesk);
            QFAIL("it was taken");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::Journal);
        }
    }

    // What a probe saw before the operation was asked again tells nothing of that attempt.
    void whatIsAskedAgainWhileItIsProbedIsRunning()
    {
        const CancelOrder request = newOrder();
        m_place->leave(request);
        Barrier barrier("ROLLBACK", When::After); // it has looked
        auto probing = std::async(std::launch::async, [&] { return resolve(&barrier); });
        QVERIFY(barrier.reached());
        const QUuid program = QUuid::createUuid();
        const JournalFile::Alive alive(m_place->path(), program);
        JournalFile(m_place->path(), program).record(journalEntry(scopeOfTest(), request));
        barrier.letGo();
        const Resolved resolved = probing.get();
        QVERIFY(!resolved.error);
        QVERIFY(resolved.pending.at(0).running);
        QVERIFY(entry(request).state == State::Sent);
        QCOMPARE(entry(request).answer, QByteArray());
    }

    void whatIsAskedAgainMeanwhileIsNotLeftUndone()
    {
        const CancelOrder request = newOrder();
        m_place->leave(request, State::Unconfirmed, "NotDone");
        Watch watch([&](const FlowStep &step) {
            if (step.statement == "settle" && step.when == When::Before)
                journal().record(journalEntry(scopeOfTest(), request));
        });
        JournalFile file = journal();
        file.setObserver(&watch);
        try {
            leavePending(file, request.operation);
            QFAIL("it was left");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::Journal);
        }
        QVERIFY(entry(request).state == State::Sent);
    }

    void theLockOfAProgramThatIsGoneHoldsUpNobody()
    {
        m_place->leave(newOrder());
        QFile left(m_place->path() + QStringLiteral(".resolver")); // as QLockFile writes it, of a process that is gone
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write("4194303\nholdfast\n" + QSysInfo::machineHostName().toUtf8() + '\n' + QSysInfo::machineUniqueId() +
                   '\n' + QSysInfo::bootUniqueId() + '\n');
        left.close();
        const Resolved resolved = resolve();
        QVERIFY(!resolved.elsewhere);
        QCOMPARE(resolved.pending.at(0).entry.answer, QByteArray("NotDone"));
    }

    void twoThatFindOutAtOnceAgree()
    {
        std::vector<CancelOrder> requests;
        for (int i = 0; i < 6; ++i) {
            requests.push_back(newOrder());
            if (i % 2)
                carryOut(requests.back());
            m_place->leave(requests.back());
        }
        const auto untilAll = [&] {
            int rounds = 0;
            while (resolve().elsewhere && ++rounds < 1'000) {
            }
            return rounds;
        };
        auto other = std::async(std::launch::async, untilAll);
        QVERIFY(untilAll() < 1'000);
        QVERIFY(other.get() < 1'000);
        for (std::size_t i = 0; i < requests.size(); ++i) {
            QCOMPARE(entry(requests[i]).answer, QByteArray(i % 2 ? "Cancelled" : "NotDone"));
            QCOMPARE(releases(requests[i]), qint64(i % 2));
            QCOMPARE(mirrored(requests[i]).isEmpty(), i % 2 == 1);
        }
    }

    void twoThatDoItAtOnceDoItOnce_data() { isolationRows(); }
    void twoThatDoItAtOnceDoItOnce()
    {
        const CancelOrder request = newOrder();
        m_place->leave(request, State::Unconfirmed, "NotDone");
        Barrier barrier("COMMIT", When::Before);
        auto first = std::async(std::launch::async, [&] { return doIt(request, &barrier).answer; });
        QVERIFY(barrier.reached());
        // The first has recorded it as sent, so a second is refused; the same command by hand waits for its lock.
        try {
            doIt(request);
            QFAIL("it went through twice");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::Journal);
        }
        std::atomic<qint64> waiting{0};
        auto second = askElsewhere(settings(), request, nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        barrier.letGo();
        QCOMPARE(first.get(), QByteArray("Cancelled"));
        const ToldCancel told = second.get();
        QVERIFY(told.as<Cancelled>() && told.as<Cancelled>()->seenAgain);
        QCOMPARE(releases(request), 1);
    }

    void nothingIsAskedForAnotherScope_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("store") << 0;
        QTest::newRow("environment") << 1;
        QTest::newRow("account") << 2;
    }
    void nothingIsAskedForAnotherScope()
    {
        QFETCH(int, what);
        JournalScope other = scopeOfTest();
        if (what == 0)
            other.store = QUuid::createUuid();
        else if (what == 1)
            other.environment = other.environment == Environment::Live ? Environment::Training : Environment::Live;
        else
            other.account = QStringLiteral("somebody");
        const CancelOrder request = newOrder();
        m_place->leave(request, State::Sent, {}, other);
        const QByteArrayList before = checksums(client());
        int steps = 0;
        Watch watch([&](const FlowStep &step) { steps += step.flow == "ProbeCancel" || step.flow == "MirrorPending"; });
        const Resolved resolved = resolve(&watch);
        QVERIFY(resolved.pending.empty() && !resolved.error);
        QCOMPARE(steps, 0);
        QCOMPARE(checksums(client()), before);
        QVERIFY(entry(request).state == State::Sent); // as its own store will find it
        QCOMPARE(journal().elsewhere(scopeOfTest()), 1);
    }

    void whatWasSoldGetsItsTrueAnswerAndIsDoneOnce_data() { sales(); }
    void whatWasSoldGetsItsTrueAnswerAndIsDoneOnce()
    {
        QFETCH(QByteArray, kind);
        QFETCH(bool, done);
        const Sale sale = newSale(kind);
        if (done)
            sale.send(settings(), nullptr);
        const JournalEntry asked = sale.entry();
        {
            JournalFile file = journal(); // of a program that is gone
            file.record(asked);
        }
        const QByteArrayList before = everyRow(client());
        for (int i = 0; i < 2; ++i) {
            const Resolved resolved = resolve();
            QVERIFY(!resolved.error && resolved.pending.size() == 1);
            const JournalEntry &found = resolved.pending[0].entry;
            QCOMPARE(decided(found), done ? sale.answer : QByteArray("NotDone"));
            QVERIFY(found.state == (done ? State::Answered : State::Unconfirmed));
            QCOMPARE(found.request, asked.request);
            QCOMPARE(everyRow(client()), before);
        }
        if (!done) { // "Do it now", with the same key
            JournalFile file = journal();
            Session session(settings());
            const JournalEntry now = carryOutPending(file, session, scopeOfTest(), asked.operation);
            QCOMPARE(now.answer, sale.answer);
        }
        QCOMPARE(client().number(sale.effect), 1);
        sale.send(settings(), nullptr); // and the same once more
        QCOMPARE(client().number(sale.effect), 1);
        const JournalEntry told = *journal().find(asked.operation);
        QCOMPARE(told.detail.value(QStringLiteral("total_minor")).toInteger(), 5 * 25'000);
        QVERIFY(kind == "IssueQuote" ? quoteOf(told).has_value() : orderOf(told).has_value());
        QVERIFY(kind != "AcceptQuote" ||
                Instant::fromJson(told.detail.value(QStringLiteral("accepted_at")).toString().toLatin1()));
        if (done && kind != "IssueQuote") {
            QCOMPARE(told.answer, QByteArray("Replayed"));
            QCOMPARE(told.detail.value(QStringLiteral("order_status")).toString(), QStringLiteral("created"));
        }
    }

    void theProbeOfASaleWaitsBehindItsOwnEarlierSelf_data() { sales(); }
    void theProbeOfASaleWaitsBehindItsOwnEarlierSelf()
    {
        QFETCH(QByteArray, kind);
        QFETCH(bool, done);
        const Sale sale = newSale(kind);
        Barrier barrier("COMMIT", When::Before);
        auto earlier = std::async(std::launch::async, [&] { sale.send(settings(), &barrier); });
        QVERIFY(barrier.reached());
        std::atomic<qint64> waiting{0};
        auto asked = std::async(std::launch::async, [&, patient = settings()]() mutable {
            patient.lockWait = std::chrono::seconds(4);
            Session session(patient);
            waiting = session.server().connectionId;
            return sale.probe(session);
        });
        QTRY_VERIFY(waiting != 0 && waitsForLock(client(), waiting));
        done ? barrier.letGo() : barrier.letFail();
        QCOMPARE(asked.get(), done ? sale.answer : QByteArray("NotDone"));
        earlier.get();
        QCOMPARE(client().number(sale.effect), done ? 1 : 0);
    }

    // What the key was answered, and nothing about the quote as it is now.
    void theProbeOfAKeyTellsItsAnswer_data()
    {
        QTest::addColumn<QByteArray>("token");
        for (const char *token : {"Accepted", "QuoteExpired", "QuoteUsed", "OutOfStock", "KeyConflict", "NotFound",
                                  "InvalidInput", "NotDone"})
            QTest::newRow(token) << QByteArray(token);
    }
    void theProbeOfAKeyTellsItsAnswer()
    {
        QFETCH(QByteArray, token);
        AcceptQuote request = newAccept();
        Session session(settings());
        if (token == "QuoteUsed")
            QVERIFY(ask(session, AcceptQuote{newKey(), m_ada, request.quote}).as<Accepted>());
        if (token == "OutOfStock")
            request.quote = m_store->quote(m_ada, {{m_mug, 1'000'000}});
        IssueQuote brief = issueFor(m_ada, {{m_mug, 1}});
        brief.validFor = std::chrono::seconds(1);
        if (token == "QuoteExpired" || token == "NotDone") { // expired, and nobody has asked
            request.quote = ask(session, brief).as<Issued>()->quote;
            QTRY_VERIFY_WITH_TIMEOUT(
                client().number(
                    sql("SELECT expires_at < UTC_TIMESTAMP(6) FROM quotes WHERE id = :a", number(request.quote))) == 1,
                5000);
        }
        if (token != "NotDone" && token != "NotFound" && token != "InvalidInput")
            QVERIFY(ask(session, request).outcome);
        if (token == "KeyConflict")
            request.quote = m_store->quote(m_ada, {{m_tea, 1}});
        if (token == "NotFound")
            request.customer = CustomerId{999'999};
        if (token == "InvalidInput")
            request.key = QByteArray(65, 'k');
        m_store->setRoad(OrderRoad::CurrentPrice); // whatever the setting says by now
        const QByteArrayList before = checksums(client());
        const auto outcome = in(session, "ProbeAccept", probeAccept, request);
        JournalEntry entry = journalEntry(scopeOfTest(), request);
        entry.answer = Journal::tokenOf(outcome);
        entry.detail = journalDetail(outcome);
        QCOMPARE(decided(entry), token);
        QCOMPARE(checksums(client()), before);
        QCOMPARE(transactionOf(client(), session.server().connectionId), QByteArray());
        for (const RunReport::Step &step : session.lastRun().steps)
            QVERIFY2((QByteArrayList{"BEGIN", "receipts/receipt_claim", "receipts/receipt_look", "ROLLBACK"}.contains(
                         step.statement)),
                     step.statement);
    }

    // The journal never stands in the way of the answer that the store has for a key.
    void aKeyForSomethingElseIsAnotherEntryAndAKeyOfAnotherStoreToo()
    {
        const AcceptQuote first = newAccept();
        AcceptQuote other = first;
        other.quote = m_store->quote(m_ada, {{m_tea, 1}});
        JournalScope elsewhere = scopeOfTest();
        elsewhere.store = QUuid::createUuid();
        const OperationId operation = journalEntry(scopeOfTest(), first).operation;
        QVERIFY(journalEntry(scopeOfTest(), first).operation == operation);
        QVERIFY(!(journalEntry(scopeOfTest(), other).operation == operation));
        QVERIFY(!(journalEntry(elsewhere, first).operation == operation));
        QVERIFY(!(journalEntry(scopeOfTest(QStringLiteral("somebody")), first).operation == operation));
        Session session(settings());
        JournalFile file = journal();
        const auto accept = [&](const AcceptQuote &request) {
            return Journal::tokenOf(Journal::carryOut(
                file, session, journalEntry(scopeOfTest(), request),
                [&](Session &desk) { return in(desk, "AcceptQuote", acceptQuote, request); },
                [](const AcceptQuoteOutcome &outcome) { return journalDetail(outcome); }));
        };
        QCOMPARE(accept(first), QByteArray("Accepted"));
        QCOMPARE(accept(other), QByteArray("KeyConflict"));
        QCOMPARE(accept(first), QByteArray("Replayed"));
        const AcceptQuote kept = acceptQuoteOf(*file.find(operation));
        QCOMPARE(kept.key, first.key);
        QCOMPARE(kept.customer, first.customer);
        QCOMPARE(kept.quote, first.quote);
    }

    void anOperationOfANewerVersionIsToldAndLeft()
    {
        const CancelOrder request = newOrder(), known = newOrder();
        JournalEntry newer = journalEntry(scopeOfTest(), request);
        newer.kind = "ShipOrder";
        {
            JournalFile file = journal();
            file.record(newer);
            file.settle(request.operation, State::Unconfirmed, {}, {}, false, false);
        }
        m_place->leave(known);
        const Resolved resolved = resolve();
        QVERIFY(resolved.error);
        QCOMPARE(resolved.error->kind, DbError::Kind::Program);
        QVERIFY(entry(request).state == State::Unconfirmed && entry(request).answer.isEmpty());
        QCOMPARE(entry(known).answer, QByteArray("NotDone"));
        try {
            doIt(request);
            QFAIL("it went through");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::Program);
        }
        QCOMPARE(m_store->orderStatus(request.order), QByteArray("created"));
    }
};

HOLDFAST_TEST_MAIN(tst_ResolvePending)
#include "tst_resolve_pending.moc"
