// SPDX-License-Identifier: GPL-3.0-or-later
// What a cancel answers and what it leaves behind, where nothing breaks. The ids in comments are field cases.
#include "app/training/wire_proxy.h"
#include "tests/support/flow_watch.h"
#include "tests/support/isolation_rows.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

#include <latch>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const QByteArrayList kWrites{"UPDATE", "INSERT", "DELETE", "REPLACE", "CREATE", "ALTER", "DROP", "TRUNCATE"};

QByteArrayList textsOf(const WireProxy &proxy)
{
    QByteArrayList texts;
    for (const WireCommand &command : proxy.log())
        texts << command.text.trimmed();
    return texts;
}

bool anyWrites(const QByteArrayList &texts)
{
    return std::any_of(texts.begin(), texts.end(),
                       [](const QByteArray &text) { return kWrites.contains(text.left(text.indexOf(' ')).toUpper()); });
}

// Rows that these statements write on a connection of their own, by the server's count.
qint64 rowsWritten(RawClient &client, const QByteArrayList &texts)
{
    const auto counters = [&] {
        return client.status("Handler_write") + client.status("Handler_update") + client.status("Handler_delete");
    };
    client.run("SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED");
    const qint64 before = counters();
    for (const QByteArray &text : texts)
        client.attempt(text);
    return counters() - before;
}

} // namespace

class tst_CancelOrder : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    CustomerId m_ada{}, m_ben{};
    SkuId m_mug{}; // of each test, 10 units
    int m_codes = 0;

    RawClient &client() { return m_store->client(); }
    ConnectionSettings settings() const { return atIsolationOfRow(m_schema->settings()); }

    QByteArray code() { return "SKU-" + QByteArray::number(++m_codes); }

    // 20 lines of SKUs of their own, quantities 1 to 20.
    std::vector<std::pair<SkuId, qint64>> twentyLines()
    {
        std::vector<std::pair<SkuId, qint64>> lines;
        for (int i = 1; i <= 20; ++i)
            lines.emplace_back(m_store->sku(code().constData(), 100), i);
        return lines;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("cancel");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_ada = m_store->customer("Ada");
        m_ben = m_store->customer("Ben");
    }

    void init() { m_mug = m_store->sku(code().constData(), 10); }

    void cleanup() { QCOMPARE(m_store->brokenRules(), QByteArrayList()); }

    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    // A2, A37
    void ofTwoCancelsAtOnceOneGivesBackAndAHundredMoreChangeNothing_data() { isolationRows(); }
    void ofTwoCancelsAtOnceOneGivesBackAndAHundredMoreChangeNothing()
    {
        QFETCH(const int, isolation);
        QCOMPARE(int(settings().isolation), isolation); // the row's name did carry it
        const OrderId order = m_store->order(m_ada, {{m_mug, 2}});
        Barrier barrier("orders/order_lock", FlowStep::When::After);
        std::atomic<qint64> waiting{0};
        auto first = askElsewhere(settings(), cancelFor(m_ada, order, QStringLiteral("first")), &barrier);
        QVERIFY(barrier.reached());
        auto second = askElsewhere(settings(), cancelFor(m_ada, order, QStringLiteral("second")), nullptr, &waiting);
        QTRY_VERIFY(waitsForLock(client(), waiting));
        QCOMPARE(m_store->stock(m_mug), (Stock{8, 2}));
        barrier.letGo();

        const ToldCancel done = first.get();
        const ToldCancel repeated = second.get();
        QVERIFY(done.as<Cancelled>());
        QVERIFY(repeated.as<AlreadyCancelled>());
        QCOMPARE(repeated.as<AlreadyCancelled>()->at, done.as<Cancelled>()->at);
        QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));

        const QByteArrayList before = everyRow(client());
        Session desk(settings());
        for (int i = 0; i < 100; ++i) {
            const ToldCancel told = ask(desk, cancelFor(m_ada, order, QStringLiteral("again")));
            QVERIFY(told.as<AlreadyCancelled>());
            QCOMPARE(told.as<AlreadyCancelled>()->at, done.as<Cancelled>()->at);
            QCOMPARE(told.as<AlreadyCancelled>()->by, done.as<Cancelled>()->by);
            QCOMPARE(told.as<AlreadyCancelled>()->reason, QStringLiteral("first"));
        }
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(
            client().number(sql("SELECT COUNT(*) FROM audit_events WHERE what = 'order cancelled' AND order_id = :a",
                                number(order))),
            1);
    }

    // A2
    void ofManyCancelsThatStartTogetherExactlyOneGivesBack_data() { isolationRows(); }
    void ofManyCancelsThatStartTogetherExactlyOneGivesBack()
    {
        constexpr int kDesks = 6;
        for (int round = 0; round < 10; ++round) {
            const OrderId order = m_store->order(m_ada, {{m_mug, 2}});
            std::latch start(kDesks);
            std::vector<std::future<ToldCancel>> desks;
            for (int i = 0; i < kDesks; ++i)
                desks.push_back(std::async(std::launch::async, [&] {
                    Session desk(settings());
                    start.arrive_and_wait();
                    return ask(desk, cancelFor(m_ada, order));
                }));
            int cancelled = 0, already = 0;
            for (auto &desk : desks) {
                const ToldCancel told = desk.get();
                cancelled += told.as<Cancelled>() ? 1 : 0;
                already += told.as<AlreadyCancelled>() ? 1 : 0;
            }
            QCOMPARE(cancelled, 1);
            QCOMPARE(already, kDesks - 1);
            QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));
        }
    }

    void aRepeatWritesNoRow()
    {
        const QTemporaryDir folder;
        WireProxy proxy(folder.filePath(QStringLiteral("p")), settings().socket);
        QVERIFY2(proxy.start(), qPrintable(proxy.error()));
        ConnectionSettings throughProxy = settings();
        throughProxy.socket = folder.filePath(QStringLiteral("p"));
        Session desk(throughProxy);
        const OrderId order = m_store->order(m_ada, {{m_mug, 2}});

        // For comparison: one that does write, up to its end.
        Watch fault([](const FlowStep &step) {
            if (step.statement == "COMMIT")
                throw PlannedFault{};
        });
        desk.setObserver(&fault);
        proxy.resetCount();
        QVERIFY(ask(desk, cancelFor(m_ada, order)).fault);
        desk.setObserver(nullptr);
        const QByteArrayList writing = textsOf(proxy);
        QVERIFY(anyWrites(writing));
        QCOMPARE(writing.last(), QByteArray("ROLLBACK"));
        RawClient replay(settings());
        QVERIFY(rowsWritten(replay, writing) >= 3);

        QVERIFY(ask(desk, cancelFor(m_ada, order)).as<Cancelled>());
        const QByteArrayList before = everyRow(client());
        proxy.resetCount();
        const ToldCancel told = ask(desk, cancelFor(m_ada, order));
        QVERIFY(told.as<AlreadyCancelled>());
        const QByteArrayList repeat = textsOf(proxy);
        QCOMPARE(repeat.first(), QByteArray("START TRANSACTION"));
        QCOMPARE(repeat.last(), QByteArray("ROLLBACK"));
        QVERIFY(repeat.size() <= 5);
        QCOMPARE(proxy.commands(), qint64(repeat.size()));
        QVERIFY(!anyWrites(repeat));
        QCOMPARE(rowsWritten(replay, repeat), 0);
        QCOMPARE(everyRow(client()), before);
    }

    void takesAtMostTenCommandsAndNoMoreForTwentyLines()
    {
        const QTemporaryDir folder;
        WireProxy proxy(folder.filePath(QStringLiteral("p")), settings().socket);
        QVERIFY2(proxy.start(), qPrintable(proxy.error()));
        ConnectionSettings throughProxy = settings();
        throughProxy.socket = folder.filePath(QStringLiteral("p"));
        const OrderId small = m_store->order(m_ada, {{m_mug, 2}});
        const OrderId large = m_store->order(m_ada, twentyLines());
        Session desk(throughProxy);

        std::vector<qint64> first, again;
        for (const OrderId order : {small, large}) {
            proxy.resetCount();
            QVERIFY(ask(desk, cancelFor(m_ada, order)).as<Cancelled>());
            first.push_back(proxy.commands());
            proxy.resetCount();
            QVERIFY(ask(desk, cancelFor(m_ada, order)).as<AlreadyCancelled>());
            again.push_back(proxy.commands());
        }
        QVERIFY(first[0] > 0 && first[0] <= 10);
        QCOMPARE(first[1], first[0]);
        QVERIFY(again[0] > 0 && again[0] <= 5);
        QCOMPARE(again[1], again[0]);
    }

    // A26, A36
    void givesBackEveryLineOfTwentyAndTellsThem()
    {
        const auto lines = twentyLines();
        const OrderId order = m_store->order(m_ada, lines);
        Session desk(settings());
        const ToldCancel told = ask(desk, cancelFor(m_ada, order));
        const auto *done = told.as<Cancelled>();
        QVERIFY(done);
        QCOMPARE(done->units.size(), lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QCOMPARE(done->units[i].sku, lines[i].first);
            QCOMPARE(done->units[i].quantity, lines[i].second);
            QCOMPARE(m_store->stock(lines[i].first), (Stock{100, 0}));
            QCOMPARE(m_store->reservationStatus(order, lines[i].first), QByteArray("released"));
        }
        QCOMPARE(m_store->orderStatus(order), QByteArray("cancelled"));
        QCOMPARE(client().number(sql("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', cancelled_at) FROM orders "
                                     "WHERE id = :a",
                                     number(order))),
                 done->at.micros);
    }

    void aStatusOfAnotherSystemIsToldAndLeftAlone_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::newRow("A4 shipped") << QByteArray("shipped");
        QTest::newRow("A20 paid") << QByteArray("paid");
        QTest::newRow("unheard-of") << QByteArray("quarantined");
        QTest::newRow("in capitals") << QByteArray("CREATED"); // compared byte for byte
        QTest::newRow("empty") << QByteArray("");
    }
    void aStatusOfAnotherSystemIsToldAndLeftAlone()
    {
        QFETCH(QByteArray, status);
        const OrderId order = m_store->order(m_ada, {{m_mug, 2}});
        client().run(sql("UPDATE orders SET version = version + 1, status = '", 0) + status +
                     sql("' WHERE id = :a", number(order)));
        const QByteArrayList before = everyRow(client());
        Session desk(settings());
        const ToldCancel told = ask(desk, cancelFor(m_ada, order));
        QVERIFY(told.as<NotCancellable>());
        QCOMPARE(told.as<NotCancellable>()->status, status);
        QVERIFY(!told.statements().contains("stock/stock_lock_of_order"));
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(client().number("SELECT COUNT(*) FROM incidents"), 0);
    }

    // F8's kind: one answer for what is missing and what is somebody else's, told by the same statements.
    void anotherCustomersOrderIsNotFoundLikeOneThatIsMissing()
    {
        const OrderId order = m_store->order(m_ada, {{m_mug, 2}});
        const QByteArrayList before = everyRow(client());
        Session desk(settings());
        const ToldCancel foreign = ask(desk, cancelFor(m_ben, order));
        const ToldCancel missing = ask(desk, cancelFor(m_ben, OrderId{number(order) + 1000}));
        QVERIFY(foreign.as<NotFound>());
        QVERIFY(missing.as<NotFound>());
        QCOMPARE(foreign.statements(), missing.statements());
        QVERIFY(ask(desk, cancelFor(m_ben, OrderId{0})).as<NotFound>());
        QVERIFY(ask(desk, cancelFor(m_ben, OrderId{-1})).as<NotFound>());
        QCOMPARE(everyRow(client()), before);

        QVERIFY(ask(desk, cancelFor(m_ada, order)).as<Cancelled>());
        QVERIFY(ask(desk, cancelFor(m_ben, order)).as<NotFound>()); // not AlreadyCancelled either
    }

    void aSupervisorCancelsForAnyoneWithAReasonAndStaffDoNot()
    {
        const QByteArray account = "hf_s_" + QByteArray::number(QCoreApplication::applicationPid());
        const QByteArray schema = m_schema->name().toLatin1();
        RawClient administrator(TestServer::administrator());
        administrator.run("DROP USER IF EXISTS '" + account + "'@'localhost'");
        administrator.run("CREATE USER '" + account + "'@'localhost' IDENTIFIED BY 'desk-2'");
        for (const char *grant :
             {"SELECT ON {}.*", "UPDATE (status, released_at) ON {}.reservations",
              "UPDATE (status, cancelled_at, cancel_reason, cancel_operation_id, unserved_reason, version) ON "
              "{}.orders",
              "UPDATE (available, reserved, version, last_kind, last_order_id, last_operation_id, last_reason) "
              "ON {}.stock"})
            administrator.run("GRANT " + QByteArray(grant).replace("{}", schema) + " TO '" + account + "'@'localhost'");
        ConnectionSettings asStaff = settings();
        asStaff.account = QString::fromLatin1(account);
        asStaff.password = QStringLiteral("desk-2");

        const OrderId order = m_store->order(m_ada, {{m_mug, 2}});
        const OrderId second = m_store->order(m_ada, {{m_mug, 1}});
        const OrderId third = m_store->order(m_ada, {{m_mug, 1}});
        const OrderId fourth = m_store->order(m_ada, {{m_mug, 1}});
        const CancelOrder request{OperationId::make(), order, BySupervisor{QStringLiteral("flood")}, QString()};
        const QByteArrayList before = everyRow(client());
        {
            Session desk(asStaff);
            for (const char *role : {"", "staff"}) { // the empty one: the account is not in staff at all
                client().run("DELETE FROM staff WHERE account = '" + account + '\'');
                if (*role)
                    client().run("INSERT INTO staff (account, role) VALUES ('" + account + "', '" + role + "')");
                const ToldCancel told = ask(desk, request);
                QVERIFY2(told.error, role);
                QCOMPARE(told.error->kind, DbError::Kind::NotPermitted);
                QCOMPARE(told.error->text, QStringLiteral("ActWithoutCustomer"));
                QCOMPARE(transactionOf(client(), desk.server().connectionId), QByteArray());
            }
            QCOMPARE(everyRow(client()), before);
            QVERIFY(ask(desk, cancelFor(m_ada, second)).as<Cancelled>()); // staff do act for whom they serve

            for (const char *role : {"trainer", "supervisor"}) { // the store of tests is for training
                client().run("UPDATE staff SET role = '" + QByteArray(role) + "' WHERE account = '" + account + '\'');
                CancelOrder mine = request;
                if (role == QByteArray("trainer"))
                    mine = {OperationId::make(), fourth, BySupervisor{QStringLiteral("lesson")}, QString()};
                const ToldCancel told = ask(desk, mine);
                QVERIFY2(told.as<Cancelled>(), role);
                QCOMPARE(told.as<Cancelled>()->by, QString::fromLatin1(account));
            }
            // Why they acted so is on record, and is not why the order was cancelled.
            QCOMPARE(client().text("SELECT CONCAT_WS('/', who, customer_id, detail) FROM audit_events WHERE what = "
                                   "'without a customer' AND operation_id = " +
                                   lit(request.operation).sql()),
                     account + '/' + QByteArray::number(number(m_ada)) + "/flood");
            QCOMPARE(client().text("SELECT CONCAT(unserved_reason, '/', cancel_reason) FROM orders WHERE id = " +
                                   QByteArray::number(number(order))),
                     QByteArray("flood/"));
        }
        client().run("DELETE FROM staff WHERE account = '" + account + '\'');
        administrator.run("DROP USER '" + account + "'@'localhost'");

        Session owner(settings());
        for (const char16_t *none : {u"", u" \t "}) {
            const ToldCancel told =
                ask(owner, CancelOrder{OperationId::make(), third, BySupervisor{QString::fromUtf16(none)},
                                       QStringLiteral("changed their mind")});
            QVERIFY(told.as<InvalidInput>());
            QCOMPARE(told.as<InvalidInput>()->field, InvalidInput::Field::Unserved);
            QCOMPARE(told.as<InvalidInput>()->problem, InvalidInput::Problem::Missing);
        }
        QCOMPARE(m_store->orderStatus(third), QByteArray("created"));
        QVERIFY(ask(owner, CancelOrder{OperationId::make(), third, BySupervisor{QStringLiteral("flood")}, QString()})
                    .as<Cancelled>());
    }

    void itsOwnSuccessSeenAgainIsCancelledWhateverIsSaidNow_data() { isolationRows(); }
    void itsOwnSuccessSeenAgainIsCancelledWhateverIsSaidNow()
    {
        const OrderId order = m_store->order(m_ada, {{m_mug, 2}});
        CancelOrder request = cancelFor(m_ada, order, QStringLiteral("first reason"));
        Session deskOne(settings()), deskTwo(settings());
        const ToldCancel first = ask(deskOne, request);
        QVERIFY(first.as<Cancelled>() && !first.as<Cancelled>()->seenAgain);
        const QByteArrayList before = everyRow(client());

        request.reason = QStringLiteral("another reason");
        const ToldCancel again = ask(deskTwo, request);
        QVERIFY(again.as<Cancelled>());
        QVERIFY(again.as<Cancelled>()->seenAgain);
        QCOMPARE(again.as<Cancelled>()->at, first.as<Cancelled>()->at);
        QCOMPARE(again.as<Cancelled>()->by, first.as<Cancelled>()->by);
        QCOMPARE(again.as<Cancelled>()->units.size(), std::size_t(1));
        QCOMPARE(again.as<Cancelled>()->units[0].quantity, 2);

        request.operation = OperationId::make();
        const ToldCancel other = ask(deskTwo, request);
        QVERIFY(other.as<AlreadyCancelled>());
        QCOMPARE(other.as<AlreadyCancelled>()->at, first.as<Cancelled>()->at);
        QCOMPARE(other.as<AlreadyCancelled>()->by, first.as<Cancelled>()->by);
        QCOMPARE(other.as<AlreadyCancelled>()->reason, QStringLiteral("first reason"));
        QCOMPARE(everyRow(client()), before);
    }

    // An operation id is one intent for one order: another order's cancel does not take its success for its own.
    void anOperationsSuccessIsNotSeenInAnotherOrder()
    {
        const OrderId one = m_store->order(m_ada, {{m_mug, 2}});
        const OrderId two = m_store->order(m_ada, {{m_mug, 3}});
        CancelOrder request = cancelFor(m_ada, one);
        Session desk(settings());
        QVERIFY(ask(desk, cancelFor(m_ada, two)).as<Cancelled>());
        QVERIFY(ask(desk, request).as<Cancelled>());
        request.order = two;
        QVERIFY(ask(desk, request).as<AlreadyCancelled>());
    }

    void aReasonIsStoredByteForByteOrRefused_data()
    {
        QTest::addColumn<QString>("reason");
        QTest::addColumn<bool>("isStored");
        const auto row = [](const char *name, const QString &reason, bool isStored) {
            QTest::newRow(name) << reason << isStored;
        };
        row("none", QString(), true);
        row("500 characters", QString(500, u'x'), true);
        row("500 CJK characters", QString(500, QChar(0x8a02)), true);
        row("501 characters", QString(501, u'x'), false);
        row("10,000 characters", QString(10'000, u'x'), false);
        row("NUL", QStringLiteral("a") + QChar(0) + u'b', false);
        row("quotes", QStringLiteral("it's \"so\" `said` '' \\'"), true);
        row("backslashes", QStringLiteral("C:\\x\\n\\0\\\\"), true);
        row("a statement", QStringLiteral("x'; DROP TABLE orders; -- :order"), true);
        row("control characters", QStringLiteral("a\r\n\tb\x1a%_"), true);
        row("CJK", QString::fromUtf8("客戶改變主意，請取消訂單"), true);
        row("emoji", QString::fromUtf8("😀👩‍👩‍👧‍👦🇹🇼"), true);
        row("right to left", QString::fromUtf8("הלקוח התחרט — العميل غيّر رأيه"), true);
        row("spaces around", QStringLiteral("  changed  "), true);
        row("combining", QString::fromUtf8("e\u0301 \u00e9"), true);
    }
    void aReasonIsStoredByteForByteOrRefused()
    {
        QFETCH(QString, reason);
        QFETCH(bool, isStored);
        const OrderId order = m_store->order(m_ada, {{m_mug, 2}});
        Session desk(settings());
        const ToldCancel told = ask(desk, cancelFor(m_ada, order, reason));
        if (!isStored) {
            QVERIFY(told.as<InvalidInput>());
            QCOMPARE(told.as<InvalidInput>()->field, InvalidInput::Field::Reason);
            QCOMPARE(told.statements(), (QByteArrayList{"BEGIN", "ROLLBACK"}));
            QCOMPARE(m_store->orderStatus(order), QByteArray("created"));
            QCOMPARE(m_store->stock(m_mug), (Stock{8, 2}));
            return;
        }
        QVERIFY(told.as<Cancelled>());
        QCOMPARE(client().text(
                     sql("SELECT HEX(CONVERT(cancel_reason USING utf8mb4)) FROM orders WHERE id = :a", number(order))),
                 reason.toUtf8().toHex().toUpper());
        const ToldCancel again = ask(desk, cancelFor(m_ada, order, QStringLiteral("-")));
        QVERIFY(again.as<AlreadyCancelled>());
        QCOMPARE(again.as<AlreadyCancelled>()->reason, reason);
    }

    // D10, D11
    void noAnswerLeavesATransactionOpen_data() { isolationRows(); }
    void noAnswerLeavesATransactionOpen()
    {
        const OrderId order = m_store->order(m_ada, {{m_mug, 2}});
        const OrderId paid = m_store->order(m_ada, {{m_mug, 1}});
        const OrderId broken = m_store->order(m_ada, {{m_mug, 1}});
        client().run(sql("UPDATE orders SET status = 'paid', version = version + 1 WHERE id = :a", number(paid)));
        client().run(sql("UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) "
                         "WHERE order_id = :a",
                         number(broken)));
        Session desk(settings());
        const qint64 connection = desk.server().connectionId;
        QByteArray inside;
        Watch watch([&](const FlowStep &step) {
            if (step.statement == "orders/order_lock" && step.when == FlowStep::When::After)
                inside = transactionOf(client(), connection);
        });
        desk.setObserver(&watch);
        const auto closedAfter = [&](const CancelOrder &request, const char *token) {
            inside.clear();
            const ToldCancel told = ask(desk, request);
            const QByteArray got =
                told.outcome ? std::visit([](const auto &answer) { return QByteArray(answer.token); }, *told.outcome)
                             : QByteArray("error");
            QCOMPARE(got, QByteArray(token));
            QCOMPARE(transactionOf(client(), connection), QByteArray());
        };
        closedAfter(cancelFor(m_ada, order), "Cancelled");
        QVERIFY(!inside.isEmpty()); // or the look from outside would see nothing ever
        closedAfter(cancelFor(m_ada, order), "AlreadyCancelled");
        closedAfter(cancelFor(m_ben, order), "NotFound");
        closedAfter(cancelFor(m_ada, paid), "NotCancellable");
        closedAfter(cancelFor(m_ada, broken), "Inconsistent");
        closedAfter(cancelFor(m_ada, order, QString(501, u'x')), "InvalidInput");
        QCOMPARE(desk.server().connectionId, connection); // it was the same one all the time

        // The damage that was planted here is nothing for the tests after this one.
        m_schema->empty();
        m_ada = m_store->customer("Ada");
        m_ben = m_store->customer("Ben");
    }

    void cancelsAndAReservationOfOneSkuAddUp_data() { isolationRows(); }
    void cancelsAndAReservationOfOneSkuAddUp()
    {
        constexpr int kRounds = 25;
        qint64 kept = 0;
        const SkuId sku = m_store->sku(code().constData(), 1000);
        for (int round = 0; round < kRounds; ++round) {
            const OrderId one = m_store->order(m_ada, {{sku, 2}});
            const OrderId two = m_store->order(m_ben, {{sku, 3}});
            std::latch start(3);
            const auto together = [&](const auto &request) {
                return std::async(std::launch::async, [&start, request, settings = settings()] {
                    Session desk(settings);
                    start.arrive_and_wait();
                    return ask(desk, request);
                });
            };
            auto first = together(cancelFor(m_ada, one));
            auto second = together(cancelFor(m_ben, two));
            auto third = together(draft(m_ada, {{sku, 5}}));
            const ToldCancel a = first.get(), b = second.get();
            const ToldPlace c = third.get();
            QVERIFY(a.as<Cancelled>() && b.as<Cancelled>() && c.as<Placed>());
            if (isolationOfRow() == Isolation::ReadCommitted)
                QVERIFY(!a.metNative(1213) && !b.metNative(1213) && !c.metNative(1213));
            for (const RunReport *run : {&a.run, &b.run, &c.run})
                QVERIFY(run->attempts <= settings().attempts);
            kept += 5;
            QCOMPARE(m_store->heldSum(sku), kept);
            QCOMPARE(m_store->stock(sku), (Stock{1000 - kept, kept}));
        }
    }

    // B5, A13
    void aHundredPairsOfReserveAndCancelLeaveTheStockAsItWas()
    {
        Session desk(settings());
        for (int i = 0; i < 100; ++i) {
            const ToldPlace placed = ask(desk, draft(m_ada, {{m_mug, 7}}));
            QVERIFY(placed.as<Placed>());
            QVERIFY(ask(desk, cancelFor(m_ada, placed.as<Placed>()->order)).as<Cancelled>());
            QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));
        }
        QCOMPARE(m_store->movements(m_mug), 201);
    }

    // A3
    void theSameDeskCancelsOnceHoweverOftenItAsks()
    {
        const OrderId order = m_store->order(m_ada, {{m_mug, 4}});
        Session desk(settings());
        QVERIFY(ask(desk, cancelFor(m_ada, order)).as<Cancelled>());
        QVERIFY(ask(desk, cancelFor(m_ada, order)).as<AlreadyCancelled>());
        QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));
        QCOMPARE(m_store->movements(m_mug), 3); // opening, reserve, release
    }

    // A33
    void aDeskThatReadTheOrderBeforeItWasCancelledChangesNothing_data() { isolationRows(); }
    void aDeskThatReadTheOrderBeforeItWasCancelledChangesNothing()
    {
        const OrderId order = m_store->order(m_ada, {{m_mug, 4}});
        Session stale(settings()), other(settings());
        const auto look = [&](Reader &reader) {
            return reader.all("orders/order_row", {{"order", lit(order)}}).size();
        };
        QCOMPARE(stale.read("OrderPage", look), std::size_t(1));
        QVERIFY(ask(other, cancelFor(m_ada, order)).as<Cancelled>());
        const QByteArrayList before = everyRow(client());
        QVERIFY(ask(stale, cancelFor(m_ada, order)).as<AlreadyCancelled>());
        QCOMPARE(client().run(sql("UPDATE orders SET status = 'paid', version = 2 WHERE id = :a AND version = 1",
                                  number(order))),
                 0);
        QCOMPARE(everyRow(client()), before);
        QCOMPARE(
            client().number(sql("SELECT COUNT(DISTINCT order_id) FROM reservations WHERE sku_id = :a", number(m_mug))),
            1);
    }

    // Each is refused to the owner, too, and moves nothing.
    void afterACancelTheStoreRefuses_data()
    {
        QTest::addColumn<QByteArray>("statement");
        const auto row = [](const char *name, const char *statement) { QTest::newRow(name) << QByteArray(statement); };
        row("A9 to open it again", "UPDATE orders SET status = 'created', version = version + 1 WHERE id = :a");
        row("A13 to complete it", "UPDATE orders SET status = 'shipped', version = version + 1 WHERE id = :a");
        row("A11 to save it again", "UPDATE orders SET cancel_reason = 'x', version = version + 1 WHERE id = :a");
        row("A16 to edit a line", "UPDATE order_lines SET quantity = 9 WHERE order_id = :a");
        row("A17 to delete a line", "DELETE FROM order_lines WHERE order_id = :a");
        row("A18 to hold it again", "UPDATE reservations SET status = 'held', released_at = NULL WHERE order_id = :a");
        row("A18 stock below nothing", "UPDATE stock SET available = -1, version = version + 1 WHERE sku_id = :b");
        row("B4 a second reservation", "INSERT INTO reservations (order_id, sku_id, quantity, status, held_at) "
                                       "SELECT :a, sku_id, 1, 'held', UTC_TIMESTAMP(6) FROM stock WHERE sku_id <> :b");
        row("B7 to delete its reservation", "DELETE FROM reservations WHERE order_id = :a");
        row("A30 to delete the order", "DELETE FROM orders WHERE id = :a");
        row("A28 to delete the stock row", "DELETE FROM stock WHERE sku_id = :b");
        row("A28 to delete the SKU", "DELETE FROM skus WHERE id = :b");
    }
    void afterACancelTheStoreRefuses()
    {
        QFETCH(QByteArray, statement);
        m_store->sku(code().constData(), 3);
        const OrderId order = m_store->order(m_ada, {{m_mug, 4}});
        Session desk(settings());
        QVERIFY(ask(desk, cancelFor(m_ada, order)).as<Cancelled>());
        const QByteArrayList before = everyRow(client());
        QVERIFY(client().attempt(sql(statement.constData(), number(order), number(m_mug))) != 0);
        QCOMPARE(everyRow(client()), before);
        QVERIFY(ask(desk, cancelFor(m_ada, order)).as<AlreadyCancelled>());
    }

    void whileItIsHeldTheStoreRefuses_data()
    {
        QTest::addColumn<QByteArray>("statement");
        const auto row = [](const char *name, const char *statement) { QTest::newRow(name) << QByteArray(statement); };
        row("B3 to change the held quantity", "UPDATE reservations SET quantity = 1 WHERE order_id = :a");
        row("B3 to change the held SKU", "UPDATE reservations SET sku_id = sku_id + 1 WHERE order_id = :a");
        row("B7 to delete the reservation", "DELETE FROM reservations WHERE order_id = :a");
        row("B13 to delete a line", "DELETE FROM order_lines WHERE order_id = :a");
        row("B10 a second line of the SKU",
            "INSERT INTO order_lines (order_id, line_no, sku_id, quantity, unit_price_minor) VALUES (:a, 2, :b, 1, 1)");
        row("A28 to delete the stock row", "DELETE FROM stock WHERE sku_id = :b");
        row("A28 to delete the SKU", "DELETE FROM skus WHERE id = :b");
        row("A30 to delete the order", "DELETE FROM orders WHERE id = :a");
        row("B4 a reservation without an order",
            "INSERT INTO reservations (order_id, sku_id, quantity, status, held_at) "
            "VALUES (:a + 1000, :b, 1, 'held', UTC_TIMESTAMP(6))");
        row("A5 a release that says it is one and is none",
            "UPDATE stock SET available = available + 1, version = version + 1, last_kind = 'release', "
            "last_order_id = :a WHERE sku_id = :b");
    }
    void whileItIsHeldTheStoreRefuses()
    {
        QFETCH(QByteArray, statement);
        m_store->sku(code().constData(), 3);
        const OrderId order = m_store->order(m_ada, {{m_mug, 4}});
        const QByteArrayList before = everyRow(client());
        QVERIFY(client().attempt(sql(statement.constData(), number(order), number(m_mug))) != 0);
        QCOMPARE(everyRow(client()), before);
        Session desk(settings());
        QVERIFY(ask(desk, cancelFor(m_ada, order)).as<Cancelled>());
        QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));
    }

    // A27, A28: the reservation says what is given back, not the catalogue as it is today.
    void givesBackWhateverBecameOfTheCatalogue()
    {
        const OrderId order = m_store->order(m_ada, {{m_mug, 4}});
        client().run(sql("UPDATE skus SET name = 'withdrawn', code = 'GONE' WHERE id = :a", number(m_mug)));
        client().run(sql("UPDATE prices SET price_minor = 1, price_version = price_version + 1 WHERE sku_id = :a",
                         number(m_mug)));
        Session desk(settings());
        QVERIFY(ask(desk, cancelFor(m_ada, order)).as<Cancelled>());
        QCOMPARE(m_store->stock(m_mug), (Stock{10, 0}));
    }
};

HOLDFAST_TEST_MAIN(tst_CancelOrder)
#include "tst_cancel_order.moc"
