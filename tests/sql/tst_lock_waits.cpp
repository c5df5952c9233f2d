// SPDX-License-Identifier: GPL-3.0-or-later
// Who waits for whom, with real sessions: in business words, root first; and the last deadlock.
#include "sql/pages/lock_waits.h"
#include "tests/support/flow_watch.h"
#include "tests/support/person.h"
#include "tests/support/test_main.h"

#include <QScopeGuard>

#include <future>

using namespace holdfast;
using namespace holdfast::test;

class tst_LockWaits : public QObject
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<Session> m_watch;
    CustomerId m_ada{};
    SkuId m_mug{}, m_cup{};

    static LockWaits look(Session &session)
    {
        return session.read("LockWaits", [&](Reader &reader) { return lockWaits(reader, session.server().product); });
    }
    ConnectionSettings desk(const char *workstation) const
    {
        ConnectionSettings settings = m_store->inACrowd();
        settings.workstation = QString::fromLatin1(workstation);
        return settings;
    }
    // As soon as there are so many. Slowly: the server renews what it tells when nobody has asked for 100 ms.
    LockWaits whenThereAre(std::size_t sessions)
    {
        QDeadlineTimer limit(10'000);
        for (;;) {
            const LockWaits waits = look(*m_watch);
            if (waits.sessions.size() == sessions || limit.hasExpired())
                return waits;
            QTest::qWait(120);
        }
    }
    // A desk in a thread of its own, stopped at a step if there is a barrier.
    template <class Request>
    auto asks(const char *workstation, const Request &request, Barrier *barrier = nullptr)
    {
        return std::async(std::launch::async, [settings = desk(workstation), request, barrier] {
            Session session(settings);
            session.setObserver(barrier);
            return ask(session, request);
        });
    }
    static QByteArray text(auto id) { return QByteArray::number(number(id)); }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("waits");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_watch = std::make_unique<Session>(m_schema->settings());
        m_ada = m_store->customer();
        m_mug = m_store->sku("MUG-01", 10);
        m_cup = m_store->sku("CUP-01", 10);
    }
    void cleanupTestCase()
    {
        m_watch.reset();
        m_store.reset();
        m_schema.reset();
    }

    void nobodyWaits()
    {
        const LockWaits waits = look(*m_watch);
        QVERIFY(waits.isKnown());
        QVERIFY(waits.sessions.empty());
        QVERIFY(waits.now.micros > 1'700'000'000'000'000);
    }

    // The front desk holds an order; a stranger without a desk waits for it and holds a SKU, for which the store room
    // waits.
    void aChainIsToldRootFirst()
    {
        const OrderId order = m_store->order(m_ada, {{m_mug, 1}});
        Barrier barrier("orders/order_lock", FlowStep::When::After);
        auto cancelling = asks("front desk", cancelFor(m_ada, order), &barrier);
        QVERIFY(barrier.reached());
        const ConnectionSettings settings = m_store->inACrowd();
        auto stranger = std::async(std::launch::async, [&] {
            RawClient client(settings);
            client.run("START TRANSACTION");
            client.rows("SELECT sku_id FROM stock WHERE sku_id = " + text(m_cup) + " FOR UPDATE");
            client.rows("SELECT id FROM orders WHERE id = " + text(order) + " FOR UPDATE");
            client.run("ROLLBACK");
            return true;
        });
        QCOMPARE(whenThereAre(2).sessions.size(), 2u);
        auto receiving = asks("store room", ReceiveStock{{OperationId::make(), m_cup, QStringLiteral("lorry")}, 1});
        const LockWaits waits = whenThereAre(3);
        barrier.letGo();
        QVERIFY(stranger.get());
        QVERIFY(cancelling.get().as<Cancelled>());
        QVERIFY(receiving.get().as<Received>());
        QCOMPARE(waits.sessions.size(), 3u);

        const auto &[root, middle, last] = std::tie(waits.sessions[0], waits.sessions[1], waits.sessions[2]);
        QCOMPARE(root.depth, 0);
        QCOMPARE(root.who.workstation, QStringLiteral("front desk"));
        QCOMPARE(root.who.account, QByteArray("holdfast_owner"));
        QVERIFY(root.who.connection > 0);
        QVERIFY(root.blockers.empty() && !root.since);
        QVERIFY(root.who.statement.isEmpty()); // idle in its transaction
        QCOMPARE(middle.depth, 1);
        QCOMPARE(middle.blockers, std::vector<qint64>{root.who.connection});
        QCOMPARE(middle.who.workstation, QString());
        QCOMPARE(middle.on.table, QByteArray("orders"));
        QCOMPARE(middle.on.order, std::optional(order));
        QVERIFY(middle.who.statement.contains(QStringLiteral("FOR UPDATE")));
        QCOMPARE(last.depth, 2);
        QCOMPARE(last.blockers, std::vector<qint64>{middle.who.connection});
        QCOMPARE(last.who.workstation, QStringLiteral("store room"));
        QCOMPARE(last.on.table, QByteArray("stock"));
        QCOMPARE(last.on.sku, std::optional(m_cup));
        QCOMPARE(last.on.skuCode, QByteArray("CUP-01"));
        for (const LockWaiter &session : waits.sessions) {
            QVERIFY(session.who.began && std::abs(session.who.began->micros - waits.now.micros) < 20'000'000);
            QVERIFY(!session.since || std::abs(session.since->micros - waits.now.micros) < 20'000'000);
            QCOMPARE(session.since.has_value(), session.depth > 0);
        }
        QVERIFY(whenThereAre(0).sessions.empty());
    }

    // Two that wait for one, for its quote and for its key.
    void quotesAndReceiptsAreTold()
    {
        const QuoteId quote = m_store->quote(m_ada, {{m_mug, 1}});
        Barrier barrier("quotes/quote_lock", FlowStep::When::After);
        auto accepting = asks("front desk", AcceptQuote{"it's a key", m_ada, quote}, &barrier);
        QVERIFY(barrier.reached());
        auto onQuote = asks("till 2", AcceptQuote{"another", m_ada, quote});
        QCOMPARE(whenThereAre(2).sessions.size(), 2u);
        auto onKey = asks("till 3", AcceptQuote{"it's a key", m_ada, quote});
        const LockWaits waits = whenThereAre(3);
        barrier.letGo();
        QVERIFY(accepting.get().as<Accepted>());
        QVERIFY(onQuote.get().as<QuoteUsed>());
        QVERIFY(onKey.get().as<Replayed>());
        QCOMPARE(waits.sessions.size(), 3u);
        QCOMPARE(waits.sessions[0].who.workstation, QStringLiteral("front desk"));
        for (std::size_t i : {1, 2}) {
            const LockWaiter &waiter = waits.sessions[i];
            QCOMPARE(waiter.depth, 1);
            QCOMPARE(waiter.blockers.front(), waits.sessions[0].who.connection);
            if (waiter.who.workstation == u"till 2") {
                QCOMPARE(waiter.on.quote, std::optional(quote));
            } else {
                QCOMPARE(waiter.who.workstation, QStringLiteral("till 3"));
                QCOMPARE(waiter.on.table, QByteArray("receipts"));
                QCOMPARE(waiter.on.customer, std::optional(m_ada));
                QCOMPARE(waiter.on.key, QByteArray("it's a key"));
            }
        }
    }

    void recordsAreReadOutOfEachIndex()
    {
        const LockedRecord reservation = LockedRecord::of("reservations", "PRIMARY", {qint64(7), qint64(3)});
        QCOMPARE(reservation.order, std::optional(OrderId{7}));
        QCOMPARE(reservation.sku, std::optional(SkuId{3}));
        const LockedRecord byStock = LockedRecord::of("reservations", "reservations_by_stock", {qint64(3), qint64(7)});
        QCOMPARE(byStock.order, std::optional(OrderId{7}));
        QCOMPARE(byStock.sku, std::optional(SkuId{3}));
        QCOMPARE(LockedRecord::of("quotes", "quotes_operation", {QByteArray("x"), qint64(5)}).quote,
                 std::optional(QuoteId{5}));
        QCOMPARE(LockedRecord::of("stock", "PRIMARY", {}).sku, std::optional<SkuId>()); // behind the last row
        QCOMPARE(LockedRecord::of("sales", "PRIMARY", {qint64(1)}).order, std::optional<OrderId>());
    }

    // What is missing is named, by statements that mend it.
    void aMissingGrantIsNamed()
    {
        const Person ann(*m_schema, "hf_ann", "staff");
        Session session(ann.settings());
        const LockWaits before = look(session);
        QVERIFY(!before.isKnown());
        QByteArrayList wanted;
        const QByteArray account = " TO '" + ann.name() + "'@'localhost'";
        wanted << "GRANT PROCESS ON *.*" + account;
        if (TestServer::isMySql()) {
            for (const char *table : {"data_lock_waits", "data_locks", "threads"})
                wanted << QByteArray("GRANT SELECT ON performance_schema.") + table + account;
        }
        QByteArrayList named;
        for (const MissingGrant &grant : before.missing)
            named << grant.statement();
        QCOMPARE(named, wanted);
        const auto deadlockSeen = [&](Session &by) { return by.read("LastDeadlock", lastDeadlock); };
        QCOMPARE(deadlockSeen(session).missing, std::vector<MissingGrant>{before.missing.front()});

        RawClient administrator(TestServer::administrator());
        for (qsizetype i = 0; i < named.size(); ++i) { // one after the other, the rest is named
            administrator.run(named[i]);
            Session between(ann.settings());
            QCOMPARE(look(between).missing.size(), std::size_t(named.size() - i - 1));
        }
        Session again(ann.settings());
        QVERIFY(look(again).isKnown());
        QVERIFY(deadlockSeen(again).missing.empty());
    }

    void theLastDeadlockIsTold()
    {
        const OrderId order = m_store->order(m_ada, {{m_mug, 1}});
        const ConnectionSettings settings = m_store->inACrowd();
        RawClient one(settings);
        one.run("START TRANSACTION");
        one.rows("SELECT id FROM orders WHERE id = " + text(order) + " FOR UPDATE");
        auto other = std::async(std::launch::async, [&] {
            RawClient two(desk("till 2"));
            two.run("START TRANSACTION");
            two.rows("SELECT sku_id FROM stock WHERE sku_id = " + text(m_mug) + " FOR UPDATE");
            return two.attempt("SELECT id FROM orders WHERE id = " + text(order) + " FOR UPDATE");
        });
        QCOMPARE(whenThereAre(2).sessions.size(), 2u);
        const int native = one.attempt("SELECT sku_id FROM stock WHERE sku_id = " + text(m_mug) + " FOR UPDATE");
        one.run("ROLLBACK");
        const int otherNative = other.get();
        QVERIFY2((native == 1213) != (otherNative == 1213), QByteArray::number(native));

        const LastDeadlock last = m_watch->read("LastDeadlock", lastDeadlock);
        QVERIFY(last.deadlock);
        const Deadlock &deadlock = *last.deadlock;
        QCOMPARE(deadlock.parties.size(), 2u);
        const qint64 now = look(*m_watch).now.micros;
        QVERIFY(deadlock.at && std::abs(deadlock.at->micros - now) < 20'000'000);
        QCOMPARE(int(deadlock.parties[0].wasRolledBack) + int(deadlock.parties[1].wasRolledBack), 1);
        for (const DeadlockParty &party : deadlock.parties) {
            QCOMPARE(party.who.account, QByteArray("holdfast_owner"));
            QVERIFY(party.who.connection > 0);
            QCOMPARE(party.waitsFor.size(), 1u);
            const bool wantsStock = party.waitsFor[0].table == "stock";
            QVERIFY2(party.who.statement.contains(wantsStock ? u"FROM stock" : u"FROM orders"),
                     qPrintable(party.who.statement));
            if (wantsStock) {
                QCOMPARE(party.waitsFor[0].sku, std::optional(m_mug));
                QCOMPARE(party.waitsFor[0].skuCode, QByteArray("MUG-01"));
            } else {
                QCOMPARE(party.waitsFor[0].order, std::optional(order));
            }
            if (TestServer::isMySql()) {
                QVERIFY(!party.holds.empty());
                QCOMPARE(party.holds[0].table, QByteArray(wantsStock ? "orders" : "stock"));
            }
        }
        QVERIFY(deadlock.parties[0].waitsFor[0].table != deadlock.parties[1].waitsFor[0].table);
        QVERIFY(deadlock.text.contains("WE ROLL BACK"));
    }
};

HOLDFAST_TEST_MAIN(tst_LockWaits)
#include "tst_lock_waits.moc"
