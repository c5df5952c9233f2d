// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo_store.h"
#include "app/demo/opening_story.h"
#include "sql/connection/db_error.h"
#include "sql/connection/session.h"
#include "sql/schema/migrator.h"
#include "sql/schema/store.h"
#include "tests/support/own_server.h"
#include "tests/support/raw_client.h"
#include "tests/support/test_main.h"
#include "tests/support/test_server.h"

#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <future>
#include <optional>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using Checksums = QMap<QByteArray, QByteArray>;

ConnectionSettings inStore()
{
    ConnectionSettings settings = TestServer::owner();
    settings.schema = DemoStore::schemaName();
    return settings;
}

// Of every table but the two that say when it was really made, and without what receipts have measured meanwhile.
Checksums checksums()
{
    RawClient client(inStore());
    Checksums sums;
    for (const auto &table : client.rows("SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = "
                                         "DATABASE() AND TABLE_NAME NOT IN ('schema_history', 'store')")) {
        const QByteArray name = table.at(0).toByteArray();
        // CHECKSUM TABLE was seen to differ on MariaDB between two equal tables with generated columns.
        const QByteArray values = client.text(
            "SELECT GROUP_CONCAT('COALESCE(HEX(`', COLUMN_NAME, '`), \\'-\\')' ORDER BY ORDINAL_POSITION) FROM "
            "information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND "
            "TABLE_NAME = '" +
            name +
            "' AND COALESCE(GENERATION_EXPRESSION, '') = '' AND (TABLE_NAME, COLUMN_NAME) <> "
            "('receipts', 'detail')");
        sums.insert(name, client.text("SELECT CONCAT(COALESCE(SUM(CRC32(CONCAT_WS('|', " + values +
                                      "))), 0), ' of ', COUNT(*), ' rows') FROM `" + name + '`'));
    }
    return sums;
}

DemoStore empty(const char *currency)
{
    return {true, *Currency::named(currency)};
}

std::optional<DbError::Kind> refusal(const std::function<void()> &job)
{
    try {
        job();
    } catch (const DbError &error) {
        return error.kind;
    }
    return std::nullopt;
}

bool isThere()
{
    Session session(TestServer::owner());
    return schemaExists(session, DemoStore::schemaName());
}

void dropAnything()
{
    Session session(TestServer::owner());
    dropSchema(session, DemoStore::schemaName());
}

// The checksums of the store as it must be; the first to ask makes it.
const Checksums &whole()
{
    static const Checksums sums = [] {
        dropAnything();
        makeDemoStore(TestServer::owner(), {});
        return checksums();
    }();
    return sums;
}

struct Interruption
{
};

} // namespace

// On a server of its own, since a demo store has the same name everywhere.
class DemoStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { OwnServer::use(); }

    void isABelievableShop();
    void keepsEveryRuleOfTheStore();
    void isTheSameEachTimeItIsMade();
    void isLeftAloneWhenItIsThere();
    void hasAnOpenQuoteWhenItIsOpened();
    void isMadeAnewWhenItsMakingWasInterrupted_data();
    void isMadeAnewWhenItsMakingWasInterrupted();
    void isMadeOnceByTwoWhoMakeItAtOnce();
    void keepsAndMigratesAStoreOfAnOlderProgram();
    void makesAnEmptyStoreInAnotherCurrency();
    void tellsThatTheStoreHasAnotherCurrency();
    void goesWhenItIsDropped();
    void refusesToDropALiveStore_data();
    void refusesToDropALiveStore();
    void refusesSomebodyElsesTables();
    void refusesAStoreOfANewerProgram();

    void tellsTheOpeningStory();
    void leavesNoScratchBehindWhenTheStoryFails();

private:
    QTemporaryDir m_folder;
};

void DemoStoreTest::isABelievableShop()
{
    dropAnything();
    int told = 0, expected = 0;
    const DemoMade made = makeDemoStore(TestServer::owner(), {}, [&](int done, int all) {
        QCOMPARE(done, ++told);
        expected = all;
    });
    QCOMPARE(int(made), int(DemoMade::Made));
    QVERIFY(told > 0);
    QCOMPARE(told, expected);

    RawClient client(inStore());
    QVERIFY(client.number("SELECT COUNT(*) FROM orders") >= 200);
    QVERIFY(client.number("SELECT COUNT(*) FROM customers") >= 30);
    QVERIFY(client.number("SELECT COUNT(*) FROM skus") >= 30);
    for (const char *status : {"created", "cancelled", "paid", "shipped"})
        QVERIFY2(client.number(QByteArray("SELECT COUNT(*) FROM orders WHERE status = '") + status + '\'') >= 3,
                 status);
    QVERIFY(client.number("SELECT COUNT(*) FROM (SELECT order_id FROM order_lines GROUP BY order_id "
                          "HAVING COUNT(*) > 5) x") > 0);
    QCOMPARE(client.number("SELECT COUNT(*) FROM orders WHERE created_at < '2026-11-01' OR created_at > '2026-11-30'"),
             0);
    QCOMPARE(client.number("SELECT COUNT(*) FROM orders WHERE cancelled_at <= created_at"), 0);
    QVERIFY(client.number("SELECT COUNT(DISTINCT cancel_reason) FROM orders") >= 3);
    QCOMPARE(
        client.text("SELECT GROUP_CONCAT(COALESCE(r.answer, '-') ORDER BY q.id) FROM quotes q LEFT JOIN receipts r "
                    "ON r.quote_id = q.id WHERE q.expires_at < '2026-11-30'"),
        QByteArray("-,QuoteExpired,OutOfStock,Accepted"));
    QCOMPARE(client.number("SELECT COUNT(*) FROM quotes q JOIN orders o ON o.id = q.consumed_order_id"), 1);
    QVERIFY(client.number("SELECT COUNT(*) FROM skus WHERE name LIKE '%琺瑯杯%'") > 0);
    QCOMPARE(client.text("SELECT environment FROM store"), QByteArray("training"));
    QCOMPARE(client.text("SELECT currency FROM store"), QByteArray("TWD"));
    QCOMPARE(client.number("SELECT COUNT(*) FROM store WHERE ABS(TIMESTAMPDIFF(SECOND, founded_at, UTC_TIMESTAMP())) "
                           "< 600"),
             1); // the clock runs again
}

void DemoStoreTest::keepsEveryRuleOfTheStore()
{
    makeDemoStore(TestServer::owner(), {});
    RawClient client(inStore());
    static constexpr const char *findings[] = {
        "SELECT COUNT(*) FROM stock s WHERE s.reserved <> COALESCE((SELECT SUM(r.quantity) FROM reservations r "
        "WHERE r.sku_id = s.sku_id AND r.status = 'held'), 0)",
        "SELECT COUNT(*) FROM stock s WHERE s.available <> (SELECT SUM(m.delta_available) FROM stock_movements m "
        "WHERE m.sku_id = s.sku_id) OR s.version <> (SELECT COUNT(*) FROM stock_movements m WHERE m.sku_id = s.sku_id)",
        "SELECT COUNT(*) FROM stock_movements WHERE kind = 'unattributed' OR operation_id IS NULL",
        // Only a cancelled order gives back: one that another system has paid or shipped still holds every line.
        "SELECT COUNT(*) FROM orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN reservations r "
        "ON r.order_id = l.order_id AND r.sku_id = l.sku_id AND r.quantity = l.quantity "
        "AND r.status = IF(o.status = 'cancelled', 'released', 'held') WHERE r.order_id IS NULL",
        "SELECT COUNT(*) FROM reservations r LEFT JOIN order_lines l ON l.order_id = r.order_id "
        "AND l.sku_id = r.sku_id WHERE l.order_id IS NULL",
        "SELECT COUNT(*) FROM orders o WHERE o.total_minor <> (SELECT SUM(l.quantity * l.unit_price_minor) "
        "FROM order_lines l WHERE l.order_id = o.id)",
        "SELECT COUNT(*) FROM orders o WHERE o.version <> (SELECT COUNT(*) FROM audit_events a "
        "WHERE a.order_id = o.id) OR o.version <> (SELECT MAX(a.order_version) FROM audit_events a "
        "WHERE a.order_id = o.id)",
        "SELECT COUNT(*) FROM skus s LEFT JOIN prices p ON p.sku_id = s.id LEFT JOIN stock t ON t.sku_id = s.id "
        "WHERE p.sku_id IS NULL OR t.sku_id IS NULL",
    };
    for (const char *finding : findings)
        QVERIFY2(client.number(finding) == 0, finding);
    QVERIFY(client.number("SELECT COUNT(*) FROM reservations r JOIN orders o ON o.id = r.order_id "
                          "WHERE r.status = 'held' AND o.status IN ('paid', 'shipped')") > 0);
}

void DemoStoreTest::isTheSameEachTimeItIsMade()
{
    const Checksums &first = whole();
    dropAnything();
    makeDemoStore(TestServer::owner(), {});
    for (const char *table : {"customers", "skus", "prices", "price_history", "stock", "stock_movements", "orders",
                              "order_lines", "reservations", "audit_events"})
        QVERIFY2(first.contains(table) && !first.value(table).endsWith(" 0 rows"), table);

    QCOMPARE(checksums(), first);
    const QUuid uuid(QStringLiteral("3fe0c8f6-8b4d-5314-a529-a7c6adc65bd9")); // what scripts may have noted
    QCOMPARE(RawClient(inStore()).text("SELECT LOWER(HEX(uuid)) FROM store"), uuid.toRfc4122().toHex());

    // A checksum that could not differ would prove nothing.
    RawClient(inStore()).run("UPDATE customers SET phone = '1' WHERE id = 1");
    QVERIFY(checksums() != first);
}

void DemoStoreTest::isLeftAloneWhenItIsThere()
{
    makeDemoStore(TestServer::owner(), {});
    RawClient(inStore()).run("INSERT INTO customers (name, created_at) VALUES ('Somebody new', UTC_TIMESTAMP(6))");
    const Checksums before = checksums();
    QCOMPARE(int(makeDemoStore(TestServer::owner(), {})), int(DemoMade::WasThere));
    QCOMPARE(checksums(), before);
}

void DemoStoreTest::hasAnOpenQuoteWhenItIsOpened()
{
    dropAnything();
    makeDemoStore(TestServer::owner(), {});
    keepQuoteOpen(TestServer::owner());
    RawClient client(inStore());
    const QByteArray open("SELECT COUNT(*) FROM quotes WHERE expires_at > UTC_TIMESTAMP(6)");
    QCOMPARE(client.number(open), 1);
    const Checksums before = checksums();
    keepQuoteOpen(TestServer::owner());
    QCOMPARE(checksums(), before);
    makeDemoStore(TestServer::owner(), {});
    QCOMPARE(checksums(), before);
}

void DemoStoreTest::isMadeAnewWhenItsMakingWasInterrupted_data()
{
    QTest::addColumn<int>("orders");
    QTest::newRow("at its first order") << 1;
    QTest::newRow("at its last order") << 320;
}

void DemoStoreTest::isMadeAnewWhenItsMakingWasInterrupted()
{
    QFETCH(const int, orders);
    whole();
    dropAnything();
    QVERIFY_THROWS_EXCEPTION(Interruption, makeDemoStore(TestServer::owner(), {}, [orders](int done, int) {
                                 if (done == orders)
                                     throw Interruption{};
                             }));
    QVERIFY(isThere());
    QCOMPARE(RawClient(inStore()).number("SELECT COUNT(*) FROM store"), 0);
    QCOMPARE(int(makeDemoStore(TestServer::owner(), {})), int(DemoMade::Made));
    QCOMPARE(checksums(), whole());
}

void DemoStoreTest::isMadeOnceByTwoWhoMakeItAtOnce()
{
    const ConnectionSettings owner = TestServer::owner();
    whole();
    dropAnything();
    std::promise<void> begun;
    std::future<DemoMade> first = std::async(std::launch::async, [&] {
        return makeDemoStore(owner, {}, [&](int done, int) {
            if (done == 1)
                begun.set_value();
        });
    });
    begun.get_future().wait(); // half made: the second must not take it for an interrupted one
    QCOMPARE(int(makeDemoStore(owner, {})), int(DemoMade::WasThere));
    QCOMPARE(int(first.get()), int(DemoMade::Made));
    QCOMPARE(checksums(), whole());
}

void DemoStoreTest::keepsAndMigratesAStoreOfAnOlderProgram()
{
    dropAnything();
    makeDemoStore(TestServer::owner(), empty("GBP"));
    RawClient client(inStore());
    client.run("INSERT INTO customers (name, created_at) VALUES ('Worth keeping', UTC_TIMESTAMP(6))");
    const std::vector<SchemaStep> &steps = Migrator::steps();
    // The last trigger that has no place beside another one: that one may be gone by then.
    const SchemaStep &last = *std::find_if(steps.rbegin(), steps.rend(), [](const SchemaStep &step) {
        return step.kind == "trigger" && !step.sql.contains(" PRECEDES ") && !step.sql.contains(" FOLLOWS ");
    });
    client.run("DROP TRIGGER " + last.object);
    client.run("DELETE FROM schema_history WHERE step = " + QByteArray::number(last.number));
    // And before the store's row had all its columns.
    client.run("ALTER TABLE store DROP CONSTRAINT store_quote_period, DROP CONSTRAINT store_order_road, "
               "DROP COLUMN quote_seconds, DROP COLUMN order_road");
    client.run("DELETE FROM schema_history WHERE step = 305");

    QCOMPARE(int(makeDemoStore(TestServer::owner(), empty("GBP"))), int(DemoMade::WasThere));
    QCOMPARE(client.number("SELECT COUNT(*) FROM customers WHERE name = 'Worth keeping'"), 1);
    Session session(inStore());
    QCOMPARE(int(Migrator(session).state().kind), int(SchemaState::Kind::Current));
}

void DemoStoreTest::makesAnEmptyStoreInAnotherCurrency()
{
    dropAnything();
    QCOMPARE(int(makeDemoStore(TestServer::owner(), empty("GBP"))), int(DemoMade::Made));
    RawClient client(inStore());
    QCOMPARE(client.text("SELECT currency FROM store"), QByteArray("GBP"));
    QCOMPARE(client.text("SELECT environment FROM store"), QByteArray("training"));
    for (const char *table : {"customers", "skus", "orders", "stock"})
        QCOMPARE(client.number(QByteArray("SELECT COUNT(*) FROM ") + table), 0);
    // Two empty stores are two stores: what was imported into one is not known in the other.
    const QByteArray uuid = client.text("SELECT HEX(uuid) FROM store");
    dropDemoStore(TestServer::owner());
    makeDemoStore(TestServer::owner(), empty("GBP"));
    QVERIFY(RawClient(inStore()).text("SELECT HEX(uuid) FROM store") != uuid);
}

void DemoStoreTest::tellsThatTheStoreHasAnotherCurrency()
{
    dropAnything();
    makeDemoStore(TestServer::owner(), empty("GBP"));
    const Checksums before = checksums();
    QCOMPARE(int(makeDemoStore(TestServer::owner(), {})), int(DemoMade::OtherCurrency));
    QCOMPARE(checksums(), before);
    QCOMPARE(RawClient(inStore()).text("SELECT currency FROM store"), QByteArray("GBP"));
}

void DemoStoreTest::goesWhenItIsDropped()
{
    dropAnything();
    makeDemoStore(TestServer::owner(), empty("TWD"));
    QVERIFY(isThere());
    dropDemoStore(TestServer::owner());
    QVERIFY(!isThere());
    dropDemoStore(TestServer::owner()); // there is nothing: nothing happens
}

void DemoStoreTest::refusesToDropALiveStore_data()
{
    QTest::addColumn<bool>("older");
    QTest::newRow("of this program") << false;
    QTest::newRow("of an older one") << true;
}

void DemoStoreTest::refusesToDropALiveStore()
{
    QFETCH(const bool, older);
    dropAnything();
    makeDemoStore(TestServer::owner(), empty("TWD"));
    RawClient client(inStore());
    client.run("DROP TRIGGER store_before_update");
    client.run("UPDATE store SET environment = 'live'");
    if (older)
        client.run("DELETE FROM schema_history ORDER BY step DESC LIMIT 1");
    QCOMPARE(refusal([] { dropDemoStore(TestServer::owner()); }), DbError::Kind::WrongSchema);
    QCOMPARE(client.text("SELECT environment FROM store"), QByteArray("live"));
}

void DemoStoreTest::refusesSomebodyElsesTables()
{
    dropAnything();
    {
        Session session(TestServer::owner());
        createSchema(session, DemoStore::schemaName());
    }
    RawClient client(inStore());
    client.run("CREATE TABLE store (id INT)"); // ours by its name only
    client.run("INSERT INTO store VALUES (7)");
    QCOMPARE(refusal([] { makeDemoStore(TestServer::owner(), {}); }), DbError::Kind::WrongSchema);
    QCOMPARE(refusal([] { dropDemoStore(TestServer::owner()); }), DbError::Kind::WrongSchema);
    QCOMPARE(client.number("SELECT id FROM store"), 7);
    QCOMPARE(client.rows("SHOW TABLES").size(), std::size_t(1));
}

void DemoStoreTest::refusesAStoreOfANewerProgram()
{
    dropAnything();
    makeDemoStore(TestServer::owner(), empty("TWD"));
    RawClient client(inStore());
    client.run("INSERT INTO schema_history (step, name, checksum, state, account, started_at) "
               "VALUES (9000, 'of_tomorrow', '', 'done', '', UTC_TIMESTAMP(6))");
    QCOMPARE(refusal([] { makeDemoStore(TestServer::owner(), {}); }), DbError::Kind::SchemaTooNew);
    QCOMPARE(refusal([] { dropDemoStore(TestServer::owner()); }), DbError::Kind::SchemaTooNew);
    QCOMPARE(client.number("SELECT COUNT(*) FROM store"), 1);
}

void DemoStoreTest::tellsTheOpeningStory()
{
    std::vector<StoryScene> scenes;
    const bool right = tellOpeningStory(TestServer::owner(), m_folder.filePath(QStringLiteral("line")),
                                        [&](const StoryScene &scene) { scenes.push_back(scene); });
    QVERIFY(right);
    struct Expected
    {
        StoryScene::Kind kind;
        const char *answer;
        qint64 available, reserved, heldByA, heldByB;
    };
    static constexpr Expected expected[] = {
        {StoryScene::Kind::Opening, "", 10, 0, 0, 0},
        {StoryScene::Kind::AReserved, "Placed", 8, 2, 2, 0},
        {StoryScene::Kind::AReplyLost, "Unconfirmed", 10, 0, 0, 0},
        {StoryScene::Kind::BReserved, "Placed", 7, 3, 0, 3},
        {StoryScene::Kind::AAgainElsewhere, "AlreadyCancelled", 7, 3, 0, 3},
        {StoryScene::Kind::AAgainSameOperation, "Cancelled", 7, 3, 0, 3},
    };
    QCOMPARE(scenes.size(), std::size(expected));
    for (std::size_t i = 0; i < scenes.size(); ++i) {
        QCOMPARE(int(scenes[i].kind), int(expected[i].kind));
        QCOMPARE(scenes[i].answer, QByteArray(expected[i].answer));
        QCOMPARE(scenes[i].available, expected[i].available);
        QCOMPARE(scenes[i].reserved, expected[i].reserved);
        QCOMPARE(scenes[i].heldByA, expected[i].heldByA);
        QCOMPARE(scenes[i].heldByB, expected[i].heldByB);
    }
    QCOMPARE(RawClient(TestServer::owner()).rows("SHOW DATABASES LIKE 'holdfast\\_story%'").size(), std::size_t(0));
}

void DemoStoreTest::leavesNoScratchBehindWhenTheStoryFails()
{
    const QString nowhere = m_folder.filePath(QStringLiteral("no/such/folder/line"));
    int told = 0;
    QCOMPARE(refusal([&] { tellOpeningStory(TestServer::owner(), nowhere, [&](const StoryScene &) { ++told; }); }),
             DbError::Kind::Unreachable);
    QCOMPARE(told, 0);
    QCOMPARE(RawClient(TestServer::owner()).rows("SHOW DATABASES LIKE 'holdfast\\_story%'").size(), std::size_t(0));
}

HOLDFAST_TEST_MAIN(DemoStoreTest)
#include "tst_demo_store.moc"
