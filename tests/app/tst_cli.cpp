// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/training/wire_proxy.h"
#include "sql/connection/session.h"
#include "sql/schema/migrator.h"
#include "tests/support/command_line.h"
#include "tests/support/own_server.h"
#include "tests/support/raw_client.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"
#include "tests/support/test_server.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QScopeGuard>
#include <QSet>
#include <QTest>
#include <QUuid>

#include <memory>
#include <zlib.h>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const QByteArray kHeader = "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n";

} // namespace

// Runs the program itself, against a server of this test's own and a demo store of its own.
class CommandLineTest : public QObject, private CommandLine
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void cleanupTestCase();

    void tellsItsVersionAndItsUse();
    void refusesWhatItDoesNotUnderstand_data();
    void refusesWhatItDoesNotUnderstand();
    void asksForAStoreToBeNamed_data();
    void asksForAStoreToBeNamed();
    void refusesAProfileThatCannotBeUsed_data();
    void refusesAProfileThatCannotBeUsed();
    void refusesAPasswordFileThatOthersMayRead();

    void cancelsAnOrder();
    void tellsThatItWasCancelledBefore();
    void seesItsOwnOperationAgain();
    void tellsNothingOfSomebodyElsesOrder();
    void refusesAStatusOfAnotherSystem();
    void opensACaseWhereTheRecordsDisagree();
    void refusesAReasonThatIsTooLong();
    void saysThatTheStoreIsBusy();
    void saysAtOnceThatNoServerAnswers();
    void saysThatItDoesNotKnowAndFindsOut();
    void saysThatTheServerIsReadOnly();
    void refusesASchemaThatItDoesNotKnow_data();
    void refusesASchemaThatItDoesNotKnow();
    void refusesAnAccountThatMayNot();

    void listsOrders();
    void showsAnOrder();
    void listsAndShowsStock();
    void addsAndListsCustomers();
    void tellsThatANumberIsTaken();
    void showsEveryCharacterSafely();
    void tellsAndMigratesTheSchema();

    void importsASalesFile();
    void refusesASalesFileAsAWhole_data();
    void refusesASalesFileAsAWhole();
    void refusesARejectsFileThatItCannotWrite();
    void tellsWhatTheStoreRefused();

    void leadsADemoStoreThroughItsLife();
    void refusesAServerThatIsNotSupported_data();
    void refusesAServerThatIsNotSupported();

private:
    Ran askDemo(const QStringList &arguments)
    {
        return run(QStringList{QStringLiteral("--demo-dir"), path("demo"), QStringLiteral("--json")} + arguments);
    }
    QStringList cancelWords(OrderId order, CustomerId customer, const QStringList &more = {})
    {
        return QStringList{QStringLiteral("order"), QStringLiteral("cancel"), text(number(order)),
                           QStringLiteral("--customer"), text(number(customer))} +
               more;
    }

    // Of every table; who was connected is no content.
    QByteArrayList checksums()
    {
        QByteArrayList sums;
        for (const auto &table : client().rows("SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = "
                                               "DATABASE() AND TABLE_NAME <> 'desk_sessions' ORDER BY TABLE_NAME")) {
            const QByteArray name = table.at(0).toByteArray();
            sums << name + ' ' + client().rows("CHECKSUM TABLE `" + name + '`').at(0).at(1).toByteArray();
        }
        return sums;
    }
    void setLimits(int lockWait, int budget)
    {
        client().run("UPDATE store SET lock_wait_seconds = " + QByteArray::number(lockWait) +
                     ", budget_milliseconds = " + QByteArray::number(budget));
    }

    struct Place // must be gone before the test's server is
    {
        ScratchSchema schema{"cli"};
        StoreBuilder store{schema};
        CustomerId ada = store.customer("Ada"), ben = store.customer("Ben");
        SkuId mug = store.sku("MUG-01", 1'000), tea = store.sku("TEA-01", 1'000);
    };
    StoreBuilder &store() { return m_place->store; }
    RawClient &client() { return m_place->store.client(); }
    OrderId orderOfTwo() { return store().order(m_place->ada, {{m_place->mug, 2}, {m_place->tea, 3}}); }

    std::unique_ptr<Place> m_place;
};

void CommandLineTest::initTestCase()
{
    OwnServer::use();
    QVERIFY(QDir().mkpath(path("empty")));
    m_place = std::make_unique<Place>();
    writeProfile("shop", m_place->schema.settings());
    ConnectionSettings nowhere = m_place->schema.settings();
    nowhere.socket = path("no.sock");
    writeProfile("nowhere", nowhere);
}

void CommandLineTest::cleanup()
{
    setLimits(3, 15'000);
}

void CommandLineTest::cleanupTestCase()
{
    m_place.reset();
    if (QFile::exists(path("demo")))
        QCOMPARE(askDemo(words("demo stop")).exit, 0);
}

// Words and profiles

void CommandLineTest::tellsItsVersionAndItsUse()
{
    const Ran version = run({QStringLiteral("--version")});
    QCOMPARE(version.exit, 0);
    QVERIFY(version.out.startsWith("holdfast-cli "));
    QCOMPARE(version.err, QByteArray());
    const Ran help = run({QStringLiteral("--help")});
    QCOMPARE(help.exit, 0);
    QVERIFY(help.out.contains("usage: holdfast-cli"));
    QCOMPARE(help.err, QByteArray());
}

void CommandLineTest::refusesWhatItDoesNotUnderstand_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char *name, const char *line) { QTest::newRow(name) << words(line); };
    for (const char *id : {"0", "-1", "abc", "1e3", "9223372036854775808", "１２", "+5", "0x10", "5.0", "1_000"}) {
        QTest::addRow("cancel %s", id) << words("order cancel") + QStringList{QString::fromUtf8(id)} +
                                              words("--customer 1");
        QTest::addRow("customer %s", id) << words("order cancel 1 --customer") + QStringList{QString::fromUtf8(id)};
        QTest::addRow("show %s", id) << words("order show") + QStringList{QString::fromUtf8(id)};
    }
    QTest::newRow("cancel an empty number") << words("order cancel") + QStringList{QString()} + words("--customer 1");
    QTest::newRow("an empty customer") << words("order cancel 1 --customer") + QStringList{QString()};
    QTest::newRow("a number between blanks") << words("order show") + QStringList{QStringLiteral(" 5 ")};
    row("no customer", "order cancel 1");
    row("a customer, and without one", "order cancel 1 --customer 1 --as-supervisor flood");
    row("no order", "order cancel --customer 1");
    row("two orders", "order cancel 1 2 --customer 1");
    row("no UUID", "order cancel 1 --customer 1 --operation 17");
    row("more than a UUID", "order cancel 1 --customer 1 --operation 0e4a5c9e-95f8-4b6e-9a11-000000000001x");
    row("no value of an option", "order cancel 1 --customer");
    row("an unknown option", "order cancel 1 --customer 1 --force");
    row("a short option", "order cancel 1 --customer 1 -f");
    row("an unknown verb", "quack");
    row("an unknown second word", "order quack");
    row("a verb alone", "order");
    row("no rows", "order list --limit 0");
    row("too many rows", "order list --limit 1001");
    row("no customer's rows", "order list --customer 0");
    QTest::newRow("a status that is no word") << words("order list --status") + QStringList{QStringLiteral("ü")};
    row("too many stock rows", "stock list --limit 100001");
    row("stock of nothing", "stock show");
    row("an extra word", "stock list now");
    row("a customer without name", "customer add");
    row("a customer with two", "customer add Ada Byron");
    row("no customer rows", "customer list --limit x");
    row("the schema's what", "schema");
    row("an unknown schema verb", "schema drop");
    row("an import of nothing", "import sales");
    row("an import of what", "import stock x.csv");
    row("a margin below nothing", "import sales x.csv --margin -5");
    row("a margin of words", "import sales x.csv --margin much");
    row("a margin beyond", "import sales x.csv --margin 1001");
    row("the demo of a profile", "demo start");
    QTest::newRow("an escape sequence") << words("order show") + QStringList{QStringLiteral("\x1b[31mred")};
    QTest::newRow("an escape sequence as an option") << words("order list") + QStringList{QStringLiteral("--\x1b[31m")};
}

void CommandLineTest::refusesWhatItDoesNotUnderstand()
{
    QFETCH(const QStringList, arguments);
    ENDS_WITH(ask(arguments, "nowhere"), "Usage", 2); // before anything is connected: that would be exit 3
    const Ran plain = run(words("--store nowhere") + arguments);
    QCOMPARE(plain.exit, 2);
    QCOMPARE(plain.out, QByteArray());
    QVERIFY(!plain.err.isEmpty());
}

void CommandLineTest::asksForAStoreToBeNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no store") << words("--json order list");
    QTest::newRow("two stores") << words("--json --store shop --demo order list");
    QTest::newRow("an unknown profile") << words("--json --store quack order list");
    QTest::newRow("a way out of the folder") << words("--json --store ../profiles/shop order list");
}

void CommandLineTest::asksForAStoreToBeNamed()
{
    QFETCH(const QStringList, arguments);
    ENDS_WITH(run(arguments), "Usage", 2, "Profiles: nowhere, shop");
    ENDS_WITH(run(arguments, path("empty")), "Usage", 2, "There are no profiles in ");
    const Ran nothing = run({});
    QCOMPARE(nothing.exit, 2);
    QVERIFY(nothing.err.startsWith("usage: "));
}

void CommandLineTest::refusesAProfileThatCannotBeUsed_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("part");
    const auto row = [](const char *name, const char *content, const char *part) {
        QTest::newRow(name) << QByteArray(content) << QByteArray(part);
    };
    row("empty", "", "hosts");
    row("no line", "socket=/tmp/x\nhalf a line\n", "Line 2 ");
    row("an unknown key", "socket=/tmp/x\nhost=db.example.com\n", "key host");
    row("no schema", "socket=/tmp/x\naccount=a\n", "schema");
    row("no environment", "socket=/tmp/x\nschema=s\naccount=a\n", "environment");
    row("no account", "socket=/tmp/x\nschema=s\nenvironment=live\n", "account");
    row("another machine", "hosts=db.example.com\nschema=s\nenvironment=live\naccount=a\n", "ca ");
    row("no CA", "hosts=db.example.com\nschema=s\nenvironment=live\naccount=a\nca=/nonexistent/ca\n",
        "/nonexistent/ca");
    row("no port", "hosts=127.0.0.1:http\nschema=s\nenvironment=live\naccount=a\n", "hosts");
    row("no password file", "socket=/tmp/x\nschema=s\nenvironment=live\naccount=a\npassword_file=/nonexistent/p\n",
        "/nonexistent/p");
    row("a folder as password file", "socket=/tmp/x\nschema=s\nenvironment=live\naccount=a\npassword_file=/tmp\n",
        "/tmp");
}

void CommandLineTest::refusesAProfileThatCannotBeUsed()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QByteArray, part);
    write(profilePath("broken"), content);
    const auto gone = qScopeGuard([&] { QFile::remove(profilePath("broken")); });
    ENDS_WITH(ask(words("order list"), "broken"), "Usage", 2, part.constData());
}

void CommandLineTest::refusesAPasswordFileThatOthersMayRead()
{
    const QString password = path("shop.password");
    const auto closed = qScopeGuard([&] { QFile::setPermissions(password, QFile::Permissions(0x6600)); });
    for (const int mode : {0x6644, 0x6640, 0x6604, 0x6620}) {
        QVERIFY(QFile::setPermissions(password, QFile::Permissions(mode)));
        ENDS_WITH(ask(words("order list")), "Usage", 2, "shop.password");
    }
    QVERIFY(QFile::setPermissions(password, QFile::Permissions(0x6600)));
    QCOMPARE(ask(words("order list")).exit, 0);
}

// Answers

void CommandLineTest::cancelsAnOrder()
{
    const OrderId order = orderOfTwo();
    const Stock mugs = store().stock(m_place->mug);
    const Ran ran = ask(cancelWords(order, m_place->ada, {QStringLiteral("--reason"), QStringLiteral("改訂 \"x\"")}));
    ENDS_WITH(ran, "Cancelled", 0, "Cancelled. 2 × MUG-01, 3 × TEA-01 are available again.");
    QCOMPARE(ran.json.keys(), keys("answer attempts cancelled_at cancelled_by message operation order seen_again store "
                                   "units"));
    QVERIFY(ran["order"].isDouble());
    QCOMPARE(ran["order"].toInteger(), number(order));
    QVERIFY(isInstant(ran["cancelled_at"]));
    QCOMPARE(ran["cancelled_by"].toString(), TestServer::owner().account);
    QCOMPARE(ran["seen_again"], QJsonValue(false));
    QCOMPARE(ran["attempts"].toInteger(), 1);
    QVERIFY(!QUuid(ran["operation"].toString()).isNull());
    const QJsonArray units{
        QJsonObject{{QStringLiteral("sku"), QStringLiteral("MUG-01")}, {QStringLiteral("quantity"), 2}},
        QJsonObject{{QStringLiteral("sku"), QStringLiteral("TEA-01")}, {QStringLiteral("quantity"), 3}}};
    QCOMPARE(ran["units"].toArray(), units);
    const Store shop = ScratchSchema::twd();
    const QJsonObject named{{QStringLiteral("name"), shop.name},
                            {QStringLiteral("uuid"), shop.uuid.toString(QUuid::WithoutBraces)},
                            {QStringLiteral("currency"), QStringLiteral("TWD")},
                            {QStringLiteral("environment"), QStringLiteral("training")}};
    QCOMPARE(ran.store(), named);

    QCOMPARE(store().orderStatus(order), QByteArray("cancelled"));
    QCOMPARE(store().stock(m_place->mug), (Stock{mugs.available + 2, mugs.reserved - 2}));
    QCOMPARE(client().text("SELECT cancel_reason FROM orders WHERE id = " + QByteArray::number(number(order))),
             QByteArray("改訂 \"x\""));

    // For people: the sentence alone, and nothing on standard output. One unit is in the singular.
    const OrderId one = store().order(m_place->ada, {{m_place->mug, 1}});
    const Ran plain = run(words("--store shop") + cancelWords(one, m_place->ada));
    QCOMPARE(plain.exit, 0);
    QCOMPARE(plain.out, QByteArray());
    QCOMPARE(plain.err, QByteArray("Cancelled. 1 × MUG-01 is available again.\n"));
}

void CommandLineTest::tellsThatItWasCancelledBefore()
{
    const OrderId order = orderOfTwo();
    const Ran first = ask(cancelWords(order, m_place->ada, words("--reason first")));
    ENDS_WITH(first, "Cancelled", 0);
    const QByteArrayList before = checksums();
    const Ran second = ask(cancelWords(order, m_place->ada, words("--reason second")));
    ENDS_WITH(second, "AlreadyCancelled", 0, "Nothing was changed now.");
    QCOMPARE(second.json.keys(),
             keys("answer attempts cancelled_at cancelled_by message operation order reason store"));
    QCOMPARE(second["cancelled_at"], first["cancelled_at"]);
    QCOMPARE(second["cancelled_by"], first["cancelled_by"]);
    QCOMPARE(second["reason"].toString(), QStringLiteral("first")); // the recorded one
    QVERIFY(second["operation"] != first["operation"]);
    QCOMPARE(checksums(), before);
}

void CommandLineTest::seesItsOwnOperationAgain()
{
    const OrderId order = orderOfTwo();
    const Ran first = ask(cancelWords(order, m_place->ada));
    const QByteArrayList before = checksums();
    const Ran again =
        ask(cancelWords(order, m_place->ada, {QStringLiteral("--operation"), first["operation"].toString()}));
    ENDS_WITH(again, "Cancelled", 0, "by this same operation");
    QCOMPARE(again["seen_again"], QJsonValue(true));
    for (const char *same : {"operation", "cancelled_at", "cancelled_by", "order", "units", "store"})
        QCOMPARE(again[same], first[same]);
    QCOMPARE(checksums(), before);
}

void CommandLineTest::tellsNothingOfSomebodyElsesOrder()
{
    const OrderId adas = orderOfTwo();
    const OrderId missing{number(adas) + 1'000'000};
    const QByteArrayList before = checksums();
    const char *one = "0e4a5c9e-95f8-4b6e-9a11-000000000001", *other = "0e4a5c9e-95f8-4b6e-9a11-000000000002";
    const Ran foreign = ask(cancelWords(adas, m_place->ben, {QStringLiteral("--operation"), QLatin1String(one)}));
    Ran none = ask(cancelWords(missing, m_place->ben, {QStringLiteral("--operation"), QLatin1String(other)}));
    none.out.replace(other, one); // an operation's number means one request on this computer
    ENDS_WITH(foreign, "NotFound", 1, "Nothing was changed.");
    QCOMPARE(foreign.out, none.out); // to the byte
    QCOMPARE(foreign.err, none.err);
    QCOMPARE(foreign.exit, none.exit);
    QCOMPARE(foreign.json.keys(), keys("answer attempts message operation store"));
    QCOMPARE(checksums(), before);
    ENDS_WITH(ask(words("order show") + QStringList{text(number(missing))}), "NotFound", 1);
    ENDS_WITH(ask(words("order show 9223372036854775807")), "NotFound", 1);
}

void CommandLineTest::refusesAStatusOfAnotherSystem()
{
    for (const QByteArray &status : {QByteArray("paid"), QByteArray("\x1b[2Jhm")}) {
        const OrderId order = orderOfTwo();
        client().run("UPDATE orders SET status = '" + status +
                     "', version = version + 1 WHERE id = " + QByteArray::number(number(order)));
        const QByteArrayList before = checksums();
        const Ran ran = ask(cancelWords(order, m_place->ada));
        ENDS_WITH(ran, "NotCancellable", 1, status == "paid" ? "it is paid" : "it is \\u001b[2Jhm");
        QCOMPARE(ran.json.keys(), keys("answer attempts message operation order status store"));
        QCOMPARE(ran["status"].toString(), QString::fromLatin1(status));
        QCOMPARE(checksums(), before);
    }
}

void CommandLineTest::opensACaseWhereTheRecordsDisagree()
{
    const ScratchSchema schema("cli_broken");
    StoreBuilder broken(schema);
    writeProfile("broken", schema.settings());
    const auto gone = qScopeGuard([&] { QFile::remove(profilePath("broken")); });
    const CustomerId ada = broken.customer("Ada");
    const OrderId order = broken.order(ada, {{broken.sku("A", 5), 2}, {broken.sku("B", 5), 1}});
    broken.client().run("DROP TRIGGER reservations_before_delete");
    broken.client().run("DELETE FROM reservations LIMIT 1");

    const Ran ran = ask(cancelWords(order, ada), "broken");
    ENDS_WITH(ran, "Inconsistent", 1, "Nothing was changed; case ");
    QCOMPARE(ran.json.keys(), keys("answer attempts incident invariant message operation order store"));
    QCOMPARE(ran["invariant"].toString(), QStringLiteral("order.created-holds-all"));
    QVERIFY(ran["incident"].toInteger() > 0);
    QCOMPARE(broken.client().number("SELECT COUNT(*) FROM incidents"), 1);
    QCOMPARE(broken.orderStatus(order), QByteArray("created"));
    const Ran again = ask(cancelWords(order, ada), "broken");
    QCOMPARE(again["incident"], ran["incident"]); // the same case, seen again
    QCOMPARE(broken.client().number("SELECT COUNT(*) FROM incidents"), 1);

    // Also where the case cannot be written.
    broken.client().run("SET foreign_key_checks = 0");
    broken.client().run("DROP TABLE incidents");
    const Ran caseless = ask(cancelWords(order, ada), "broken");
    ENDS_WITH(caseless, "Inconsistent", 1, "the case could not be written");
    QVERIFY(caseless["incident"].isNull());
}

void CommandLineTest::refusesAReasonThatIsTooLong()
{
    const OrderId order = orderOfTwo();
    const QByteArrayList before = checksums();
    const auto reason = [](int length) { return QStringList{QStringLiteral("--reason"), QString(length, u'茶')}; };
    ENDS_WITH(ask(cancelWords(order, m_place->ada, reason(10'000))), "InvalidInput", 2,
              "The reason is longer than 500 characters. Nothing was changed.");
    ENDS_WITH(ask(cancelWords(order, m_place->ada, reason(501))), "InvalidInput", 2);
    QCOMPARE(checksums(), before);
    ENDS_WITH(ask(cancelWords(order, m_place->ada, reason(500))), "Cancelled", 0);
}

void CommandLineTest::saysThatTheStoreIsBusy()
{
    setLimits(1, 1'000);
    const OrderId order = orderOfTwo();
    RawClient holder(m_place->schema.settings());
    holder.run("START TRANSACTION");
    holder.rows("SELECT id FROM orders WHERE id = " + QByteArray::number(number(order)) + " FOR UPDATE");
    QElapsedTimer time;
    time.start();
    const Ran ran = ask(cancelWords(order, m_place->ada));
    QVERIFY(time.elapsed() < 9'000); // by the store's own limits; the program's would come to 12 s
    ENDS_WITH(ran, "Busy", 3, "Nothing was changed.");
    QCOMPARE(ran["native"].toInteger(), 1205);
    QCOMPARE(ran["statement"].toString(), QStringLiteral("orders/order_lock"));
    QVERIFY(!ran["operation"].toString().isEmpty());
    QCOMPARE(ran.store().value(QStringLiteral("name")).toString(), ScratchSchema::twd().name);
    holder.run("ROLLBACK");
    QCOMPARE(store().orderStatus(order), QByteArray("created"));
    ENDS_WITH(ask(cancelWords(order, m_place->ada)), "Cancelled", 0);
}

void CommandLineTest::saysAtOnceThatNoServerAnswers()
{
    QElapsedTimer time;
    time.start();
    const Ran ran = ask(words("order cancel 1 --customer 1"), "nowhere");
    ENDS_WITH(ran, "Unreachable", 3, "cannot be reached. Nothing was changed.");
    QVERIFY(time.elapsed() < 8'000); // the budget of an operation is 15 s
    QVERIFY(ran["store"].isNull());
    QCOMPARE(ran["native"].toInteger(), 2002);
}

void CommandLineTest::saysThatItDoesNotKnowAndFindsOut()
{
    setLimits(1, 1'000);
    const OrderId order = orderOfTwo();
    ConnectionSettings overTheLine = m_place->schema.settings();
    WireProxy line(path("line.sock"), overTheLine.socket);
    QVERIFY2(line.start(), qPrintable(line.error()));
    overTheLine.socket = path("line.sock");
    writeProfile("line", overTheLine);
    const auto gone = qScopeGuard([&] { QFile::remove(profilePath("line")); });

    // The cancel's own COMMIT, not that of the desk's entry: its reply never comes, and neither does a new connection.
    line.arm(WireFault::HoldReply, [wrote = false](const WireCommand &command) mutable {
        wrote = wrote || command.text.contains("UPDATE orders");
        return wrote && command.text == "COMMIT";
    });
    QProcess process;
    start(process, words("--store line --json") + cancelWords(order, m_place->ada));
    QVERIFY(line.waitUntilStruck(std::chrono::seconds(20)));
    line.refuseConnections(true);
    line.cutAll();
    const Ran ran = ended(process);
    ENDS_WITH(ran, "Unconfirmed", 3, "It is not known whether order ");
    QVERIFY(!ran.message().contains(QStringLiteral("Nothing was changed")));
    const QString operation = ran["operation"].toString();
    QVERIFY(!operation.isEmpty() && ran.message().contains(QStringLiteral("--operation ") + operation));
    QCOMPARE(store().orderStatus(order), QByteArray("cancelled")); // it was, and the program could not know

    line.refuseConnections(false);
    const QByteArrayList before = checksums();
    const Ran again = ask(cancelWords(order, m_place->ada, {QStringLiteral("--operation"), operation}), "line");
    ENDS_WITH(again, "Cancelled", 0);
    QCOMPARE(again["seen_again"], QJsonValue(true));
    QCOMPARE(checksums(), before);
    QCOMPARE(store().brokenRules(), QByteArrayList());
}

void CommandLineTest::saysThatTheServerIsReadOnly()
{
    const OrderId order = orderOfTwo();
    OwnServer::set("read_only = 1");
    const auto writable = qScopeGuard([] { OwnServer::set("read_only = 0"); });
    const QByteArrayList before = checksums();
    const Ran ran = ask(cancelWords(order, m_place->ada));
    ENDS_WITH(ran, "ReadOnly", 3, "read-only");
    QCOMPARE(ran.store().value(QStringLiteral("name")).toString(), ScratchSchema::twd().name);
    ENDS_WITH(ask(words("customer add Ada")), "ReadOnly", 3);
    QCOMPARE(ask(words("order list --limit 3")).exit, 0); // it may be looked at
    QCOMPARE(checksums(), before);
}

void CommandLineTest::refusesASchemaThatItDoesNotKnow_data()
{
    QTest::addColumn<bool>("store");
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QByteArray>("part");
    const auto row = [](const char *name, bool store, const char *change, const char *token, const char *part) {
        QTest::newRow(name) << store << QByteArray(change) << QByteArray(token) << QByteArray(part);
    };
    row("a step of tomorrow", true,
        "INSERT INTO schema_history (step, name, checksum, state, account, started_at) "
        "VALUES (9000, 'of_tomorrow', '', 'done', '', UTC_TIMESTAMP(6))",
        "SchemaTooNew", "newer version");
    row("another text of a step", true, "UPDATE schema_history SET checksum = 'x' WHERE step = 10", "SchemaTooNew",
        "newer version");
    row("a step that is missing", true, "DELETE FROM schema_history ORDER BY step DESC LIMIT 1", "SchemaTooOld",
        "schema migrate");
    row("a step that was interrupted", true,
        "UPDATE schema_history SET state = 'started', done_at = NULL ORDER BY step DESC LIMIT 1", "SchemaTooOld",
        "schema migrate");
    row("an empty schema", false, "DO 0", "SchemaTooOld", "schema migrate");
    row("somebody else's tables", false, "CREATE TABLE orders (id INT)", "WrongSchema", "no store of Holdfast");
    row("a store that is not founded", true, "DELETE FROM store", "SchemaTooOld", "not complete");
}

void CommandLineTest::refusesASchemaThatItDoesNotKnow()
{
    QFETCH(const bool, store);
    QFETCH(const QByteArray, change);
    QFETCH(const QByteArray, token);
    QFETCH(const QByteArray, part);
    const ScratchSchema schema("cli_other", store);
    RawClient(schema.settings()).run(change);
    writeProfile("other", schema.settings());
    const auto gone = qScopeGuard([&] { QFile::remove(profilePath("other")); });
    const Ran ran = ask(words("order cancel 1 --customer 1"), "other");
    ENDS_WITH(ran, token.constData(), 3, part.constData());
    QVERIFY(ran["store"].isNull()); // what it is cannot be known
}

void CommandLineTest::refusesAnAccountThatMayNot()
{
    ConnectionSettings settings = m_place->schema.settings();
    settings.password = QStringLiteral("wrong");
    writeProfile("other", settings);
    const auto gone = qScopeGuard([&] { QFile::remove(profilePath("other")); });
    const Ran wrong = ask(words("order list"), "other");
    ENDS_WITH(wrong, "NotPermitted", 3, "name or password is wrong");
    QVERIFY(!wrong.out.contains(settings.password.toUtf8() + '"'));
    QCOMPARE(wrong["native"].toInteger(), 1045);

    RawClient administrator = OwnServer::administrator();
    administrator.run("CREATE USER 'hf_reader'@'localhost' IDENTIFIED BY 'only reads'");
    const auto noReader = qScopeGuard([&] { administrator.run("DROP USER 'hf_reader'@'localhost'"); });
    settings.account = QStringLiteral("hf_reader");
    settings.password = QStringLiteral("only reads");
    writeProfile("other", settings);
    ENDS_WITH(ask(words("order list"), "other"), "NotPermitted", 3); // not even this schema

    const OrderId order = orderOfTwo();
    administrator.run("GRANT SELECT ON `" + m_place->schema.name().toUtf8() + "`.* TO 'hf_reader'@'localhost'");
    QCOMPARE(ask(words("order list"), "other").exit, 0);
    const Ran ran = ask(cancelWords(order, m_place->ada), "other");
    ENDS_WITH(ran, "NotPermitted", 3, "a grant is missing. Nothing was changed.");
    QCOMPARE(ran.store().value(QStringLiteral("name")).toString(), ScratchSchema::twd().name);
    QCOMPARE(store().orderStatus(order), QByteArray("created"));
}

// Lists

void CommandLineTest::listsOrders()
{
    const CustomerId carla = store().customer("Carla 茶");
    const OrderId first = store().order(carla, {{m_place->mug, 2}});
    const OrderId second = store().order(carla, {{m_place->mug, 1}, {m_place->tea, 1}});
    ENDS_WITH(ask(cancelWords(first, carla)), "Cancelled", 0);

    const QStringList carlas = words("order list --customer") + QStringList{text(number(carla))};
    const Ran ran = ask(carlas);
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.answer(), QStringLiteral("Orders"));
    QCOMPARE(ran.err, QByteArray());
    const QJsonArray orders = ran["orders"].toArray();
    QCOMPARE(orders.size(), 2);
    const QJsonObject latest = orders.at(0).toObject();
    QCOMPARE(latest.keys(), keys("cancelled_at created_at customer customer_name external_ref id status total units "
                                 "version"));
    QCOMPARE(latest.value(QStringLiteral("id")).toInteger(), number(second));
    QCOMPARE(latest.value(QStringLiteral("customer_name")).toString(), QStringLiteral("Carla 茶"));
    QCOMPARE(latest.value(QStringLiteral("status")).toString(), QStringLiteral("created"));
    QCOMPARE(latest.value(QStringLiteral("units")).toInteger(), 2);
    const QJsonObject money{{QStringLiteral("minor"), 50'000}, {QStringLiteral("currency"), QStringLiteral("TWD")}};
    QCOMPARE(latest.value(QStringLiteral("total")).toObject(), money);
    QVERIFY(isInstant(latest.value(QStringLiteral("created_at"))));
    QVERIFY(latest.value(QStringLiteral("cancelled_at")).isNull());
    QVERIFY(isInstant(orders.at(1).toObject().value(QStringLiteral("cancelled_at"))));

    const auto ids = [&](const QStringList &more) {
        QList<qint64> list;
        for (const auto &order : ask(carlas + more)["orders"].toArray())
            list << order.toObject().value(QStringLiteral("id")).toInteger();
        return list;
    };
    QCOMPARE(ids(words("--status cancelled")), QList<qint64>{number(first)});
    QCOMPARE(ids(words("--status quack")), QList<qint64>());
    QCOMPARE(ids(words("--limit 1")), QList<qint64>{number(second)});
    QCOMPARE(ask(words("order list --limit 1 --status created"))["orders"].toArray().size(), 1);

    const Ran plain = run(words("--store shop") + carlas);
    QCOMPARE(plain.exit, 0);
    QCOMPARE(plain.err, QByteArray());
    const QByteArrayList lines = plain.out.split('\n');
    QCOMPARE(lines.size(), 4); // titles, two orders, and the end
    QVERIFY(lines.at(1).contains("500.00 TWD") && lines.at(1).contains("Carla 茶"));
}

void CommandLineTest::showsAnOrder()
{
    const OrderId order = orderOfTwo();
    const QStringList show = words("order show") + QStringList{text(number(order))};
    const Ran before = ask(show);
    QCOMPARE(before.exit, 0);
    QCOMPARE(before.answer(), QStringLiteral("Order"));
    QJsonObject card = before["order"].toObject();
    QCOMPARE(card.keys(), keys("audit cancel_reason cancelled_at cancelled_by created_at customer customer_name "
                               "external_ref id lines status total units version"));
    QJsonObject line = card.value(QStringLiteral("lines")).toArray().at(1).toObject();
    QCOMPARE(line.keys(), keys("available line name quantity reservation reserved sku unit_price"));
    QCOMPARE(line.value(QStringLiteral("sku")).toString(), QStringLiteral("TEA-01"));
    QCOMPARE(line.value(QStringLiteral("quantity")).toInteger(), 3);
    QJsonObject reservation = line.value(QStringLiteral("reservation")).toObject();
    QCOMPARE(reservation.keys(), keys("held_at quantity released_at status"));
    QCOMPARE(reservation.value(QStringLiteral("status")).toString(), QStringLiteral("held"));
    QCOMPARE(card.value(QStringLiteral("audit")).toArray().size(), 1);

    ENDS_WITH(ask(cancelWords(order, m_place->ada, {QStringLiteral("--reason"), QStringLiteral("a\nb\x1b[1m")})),
              "Cancelled", 0);
    card = ask(show)["order"].toObject();
    QCOMPARE(card.value(QStringLiteral("status")).toString(), QStringLiteral("cancelled"));
    QCOMPARE(card.value(QStringLiteral("cancel_reason")).toString(), QStringLiteral("a\nb\x1b[1m"));
    reservation = card.value(QStringLiteral("lines")).toArray().at(0).toObject();
    reservation = reservation.value(QStringLiteral("reservation")).toObject();
    QCOMPARE(reservation.value(QStringLiteral("status")).toString(), QStringLiteral("released"));
    QVERIFY(isInstant(reservation.value(QStringLiteral("released_at"))));
    QCOMPARE(card.value(QStringLiteral("audit")).toArray().size(), 2);

    const Ran plain = run(words("--store shop") + show);
    QCOMPARE(plain.exit, 0);
    QVERIFY(plain.out.contains(": a\\u000ab\\u001b[1m\n"));
    QVERIFY(!plain.out.contains('\x1b'));
}

void CommandLineTest::listsAndShowsStock()
{
    const OrderId order = orderOfTwo();
    const Stock expected = store().stock(m_place->tea);
    const Ran list = ask(words("stock list"));
    QCOMPARE(list.exit, 0);
    QCOMPARE(list.answer(), QStringLiteral("Stock"));
    bool found = false;
    for (const auto &value : list["stock"].toArray()) {
        const QJsonObject row = value.toObject();
        QCOMPARE(row.keys(), keys("available name price reserved sku version"));
        if (row.value(QStringLiteral("sku")).toString() != u"TEA-01")
            continue;
        found = true;
        QCOMPARE(row.value(QStringLiteral("available")).toInteger(), expected.available);
        QCOMPARE(row.value(QStringLiteral("reserved")).toInteger(), expected.reserved);
    }
    QVERIFY(found);
    QCOMPARE(ask(words("stock list --limit 1"))["stock"].toArray().size(), 1);

    const Ran show = ask(words("stock show TEA-01"));
    QCOMPARE(show.exit, 0);
    QCOMPARE(show.answer(), QStringLiteral("StockOfSku"));
    const QJsonObject card = show["stock"].toObject();
    QCOMPARE(card.keys(), keys("available held held_by movements name price reserved sku version"));
    QCOMPARE(card.value(QStringLiteral("held")).toInteger(), expected.reserved);
    QCOMPARE(card.value(QStringLiteral("movements")).toArray().size(), store().movements(m_place->tea));
    bool held = false;
    for (const auto &value : card.value(QStringLiteral("held_by")).toArray())
        held = held || value.toObject().value(QStringLiteral("order")).toInteger() == number(order);
    QVERIFY(held);
    QCOMPARE(ask(words("stock show TEA-01 --limit 1"))["stock"]
                 .toObject()
                 .value(QStringLiteral("movements"))
                 .toArray()
                 .size(),
             1);
    ENDS_WITH(ask(words("stock show tea-01")), "NotFound", 1, "tea-01"); // codes are bytes
    ENDS_WITH(ask(words("stock show") + QStringList{QStringLiteral("' OR 1 = 1 -- \x1b[2J")}), "NotFound", 1,
              "\\u001b[2J");

    const Ran plain = run(words("--store shop stock show TEA-01"));
    QVERIFY(plain.out.contains("= the sum of what is held."));
}

void CommandLineTest::addsAndListsCustomers()
{
    const QString name = QStringLiteral("O'Brien \"茶\" 林\x1b[31m\n%1 \\");
    const Ran added = ask({QStringLiteral("customer"), QStringLiteral("add"), name, QStringLiteral("--phone"),
                           QStringLiteral("0920-211-057"), QStringLiteral("--email"), QStringLiteral("o@example.tw"),
                           QStringLiteral("--number"), QStringLiteral("茶-1")});
    ENDS_WITH(added, "Added", 0);
    QCOMPARE(added.json.keys(), keys("answer customer message store"));
    const qint64 id = added["customer"].toInteger();

    const auto listed = [&] {
        for (const auto &value : ask(words("customer list"))["customers"].toArray()) {
            if (value.toObject().value(QStringLiteral("id")).toInteger() == id)
                return value.toObject();
        }
        return QJsonObject();
    }();
    const QJsonObject expected{{QStringLiteral("id"), id},
                               {QStringLiteral("name"), name},
                               {QStringLiteral("phone"), QStringLiteral("0920-211-057")},
                               {QStringLiteral("email"), QStringLiteral("o@example.tw")},
                               {QStringLiteral("external_number"), QStringLiteral("茶-1")}};
    QCOMPARE(listed, expected);
    QCOMPARE(ask(words("customer list --limit 2"))["customers"].toArray().size(), 2);

    const Ran plain = run(words("--store shop customer list"));
    QVERIFY(plain.out.contains("O'Brien \"茶\" 林\\u001b[31m\\u000a%1 \\"));
    QVERIFY(!plain.out.contains('\x1b'));

    for (const QString &bad : {QString(), QStringLiteral("  "), QString(121, u'x')}) {
        const QByteArrayList before = checksums();
        ENDS_WITH(ask({QStringLiteral("customer"), QStringLiteral("add"), bad}), "InvalidInput", 2, "The name");
        QCOMPARE(checksums(), before);
    }
    ENDS_WITH(ask({QStringLiteral("customer"), QStringLiteral("add"), QStringLiteral("x"), QStringLiteral("--number"),
                   QString(65, u'1')}),
              "InvalidInput", 2, "The external number is longer than 64 ");
}

void CommandLineTest::tellsThatANumberIsTaken()
{
    ENDS_WITH(ask(words("customer add Dora --number D-1")), "Added", 0);
    const QByteArrayList before = checksums();
    const qint64 customers = client().number("SELECT COUNT(*) FROM customers");
    ENDS_WITH(ask(words("customer add Emil --number D-1")), "NumberTaken", 1, "Nothing was changed.");
    QCOMPARE(client().number("SELECT COUNT(*) FROM customers"), customers);
    QCOMPARE(checksums(), before);
    ENDS_WITH(ask(words("customer add Emil --number d-1")), "Added", 0); // numbers are bytes
}

void CommandLineTest::showsEveryCharacterSafely()
{
    // Line separators, marks that turn the direction, tags: none of them reaches a terminal as it is.
    const QString name = QString::fromUcs4(U"a\u2028b\u202Ec\u0085d\U000E0041e\U0001F375");
    ENDS_WITH(ask({QStringLiteral("customer"), QStringLiteral("add"), name}), "Added", 0);
    const Ran plain = run(words("--store shop customer list"));
    QVERIFY2(plain.out.contains("a\\u2028b\\u202ec\\u0085d\\U000e0041e\U0001F375"), plain.out.constData());
}

void CommandLineTest::tellsAndMigratesTheSchema()
{
    const ScratchSchema schema("cli_schema", false);
    writeProfile("fresh", schema.settings());
    const auto gone = qScopeGuard([&] { QFile::remove(profilePath("fresh")); });
    const Ran absent = ask(words("schema status"), "fresh");
    ENDS_WITH(absent, "Schema", 0, "Absent");
    QCOMPARE(absent["state"].toString(), QStringLiteral("Absent"));
    QCOMPARE(absent["steps_done"].toInteger(), 0);

    const qint64 known = qint64(Migrator::steps().size());
    const Ran migrated = ask(words("schema migrate"), "fresh");
    ENDS_WITH(migrated, "Migrated", 0, "Current");
    QCOMPARE(migrated["steps_done"].toInteger(), known);
    QCOMPARE(migrated["steps_known"].toInteger(), known);
    ENDS_WITH(ask(words("schema migrate"), "fresh"), "Migrated", 0);
    ENDS_WITH(ask(words("schema status"), "fresh"), "Schema", 0, "Current");

    RawClient owner(schema.settings());
    owner.run("UPDATE schema_history SET checksum = 'x' WHERE step = 10");
    ENDS_WITH(ask(words("schema migrate"), "fresh"), "SchemaTooNew", 3, "Nothing was changed.");

    // A step that cannot be done: those before it stay, and that is said.
    const ScratchSchema stuck("cli_stuck", false);
    writeProfile("fresh", stuck.settings());
    RawClient stranger(stuck.settings());
    stranger.run("CREATE TABLE holdfast_trigger_probe (other INT)"); // the probe is dropped and made anew
    ENDS_WITH(ask(words("schema migrate"), "fresh"), "Migrated", 0);
    stranger.run("DELETE FROM schema_history WHERE step > 130");
    stranger.run("DROP TRIGGER incidents_before_update");
    stranger.run("DROP TRIGGER incidents_before_delete");
    stranger.run("DROP TRIGGER incident_events_before_insert");
    stranger.run("DROP TABLE incident_events");
    const Ran half = ask(words("schema migrate"), "fresh");
    ENDS_WITH(half, "WrongSchema", 3, "The steps done so far stay");
    QVERIFY(!half.message().contains(QStringLiteral("Nothing was changed")));
}

// Imports

void CommandLineTest::importsASalesFile()
{
    const ScratchSchema schema("cli_import");
    StoreBuilder shop(schema);
    writeProfile("import", schema.settings());
    const auto gone = qScopeGuard([&] { QFile::remove(profilePath("import")); });
    const auto sale = [](const char *invoice, const char *code, const char *quantity, const char *price) {
        return QByteArray(invoice) + ',' + code + ",Lantern," + quantity + ",2010-12-01 08:26:00," + price +
               ",17850,United Kingdom\n";
    };
    QByteArray lines = kHeader + sale("1001", "A", "2", "2.50") + sale("1001", "B", "3", "1.00") +
                       sale("1002", "A", "-1", "2.50") + sale("1002", "A", "1", "free") +
                       sale("1003", "A", "1", "2.55") + sale("C1004", "A", "-2", "2.50") +
                       sale("C1004", "B", "-3", "1.00") + sale("C1005", "A", "-9", "1");
    const QString file = path("work/sales.2010.csv.gz");
    gzFile zip = gzopen(QFile::encodeName(file).constData(), "wb");
    QCOMPARE(gzwrite(zip, lines.constData(), unsigned(lines.size())), int(lines.size()));
    QCOMPARE(gzclose(zip), Z_OK);

    const Ran ran = ask({QStringLiteral("import"), QStringLiteral("sales"), file}, "import");
    ENDS_WITH(ran, "Imported", 0, "2 invoices imported (2 orders)");
    QCOMPARE(ran.json.keys(),
             keys("answer cancelled_returns imported_invoices imported_orders invoices known_invoices known_returns "
                  "lines message new_customers new_skus order_lines orders refused rejected_lines rejects_by_reason "
                  "rejects_file returned_units returns store total units"));
    const QJsonObject total{{QStringLiteral("minor"), 2 * 250 + 3 * 100 + 255},
                            {QStringLiteral("currency"), QStringLiteral("TWD")}};
    QCOMPARE(ran["total"].toObject(), total);
    QCOMPARE(ran["lines"].toInteger(), 8);
    QCOMPARE(ran["orders"].toInteger(), 2);
    QCOMPARE(ran["units"].toInteger(), 6);
    QCOMPARE(ran["cancelled_returns"].toInteger(), 1);
    QCOMPARE(ran["rejected_lines"].toInteger(), 3);
    // Never silent: without a name the rejects lie beside us, named after the file.
    QCOMPARE(ran["rejects_file"].toString(), QStringLiteral("sales.rejects.csv"));
    QCOMPARE(read(path("work/sales.rejects.csv")),
             QByteArray("line,reason\n4,quantity-not-above-zero\n5,not-a-number\n9,partial-return\n"));
    QCOMPARE(shop.brokenRules(), QByteArrayList());
    QCOMPARE(shop.client().number("SELECT COUNT(*) FROM orders WHERE status = 'cancelled'"), 1);

    const qint64 movements = shop.client().number("SELECT COUNT(*) FROM stock_movements");
    const Ran again = ask(words("import sales sales.2010.csv.gz --rejects other.csv"), "import");
    ENDS_WITH(again, "Imported", 0, "0 invoices imported (0 orders), 2 were here before; 0 cancelled, 1 before.");
    QCOMPARE(again["known_invoices"].toInteger(), 2);
    QCOMPARE(shop.client().number("SELECT COUNT(*) FROM stock_movements"), movements);
    QCOMPARE(read(path("work/other.csv")), read(path("work/sales.rejects.csv")));

    const Ran plain = run(words("--store import import sales sales.2010.csv.gz"));
    QCOMPARE(plain.exit, 0);
    QVERIFY(plain.out.contains("10.55 TWD") && plain.out.contains("partial-return"));
    QCOMPARE(plain.err.count('\n'), 1); // no progress where there is no terminal
}

void CommandLineTest::refusesASalesFileAsAWhole_data()
{
    QTest::addColumn<QByteArray>("content"); // null: there is no such file
    QTest::addColumn<qint64>("line");
    QTest::addColumn<QByteArray>("part");
    const QByteArray good = "1001,A,Lantern,2,2010-12-01 08:26:00,2.50,17850,United Kingdom\n";
    const auto row = [](const char *name, const QByteArray &content, qint64 line, const char *part) {
        QTest::newRow(name) << content << line << QByteArray(part);
    };
    row("missing", QByteArray(), 0, "cannot be read");
    row("a folder", "FOLDER", 0, "cannot be read");
    row("empty", "", 0, "it is empty");
    row("another header", "Invoice,Code\n" + good, 1, "eight columns");
    row("a header with an escape sequence", "\xc2\x9b" + kHeader + good, 1, "");
    row("binary", kHeader + good + QByteArray(64, '\0'), 3, "not text");
    row("no UTF-8", kHeader + good + good + "1002,\xff\xfe,x\n", 4, "not UTF-8");
    row("a line beyond the limit", kHeader + good + '"' + QByteArray(70'000, 'x') + "\"\n", 3, "longer than");
    row("too few fields", kHeader + good + "1002,A\n", 3, "fields");
    row("a quotation mark out of place", kHeader + good + "1002,A\"B\"C,x,1,2010-12-01 08:26:00,1,1,UK\n", 3,
        "quotation mark");
    row("cut off", "GZIP", 0, "cut off before its end");
}

void CommandLineTest::refusesASalesFileAsAWhole()
{
    QFETCH(const QByteArray, content);
    QFETCH(const qint64, line);
    QFETCH(const QByteArray, part);
    const QString file = path("work/broken.csv");
    if (content == "FOLDER") {
        QVERIFY(QDir().mkpath(file));
    } else if (content == "GZIP") {
        QByteArray lines = kHeader;
        for (int i = 0; i < 1'000; ++i)
            lines += QByteArray::number(qHash(i)) + ",A,Lantern,2,2010-12-01 08:26:00,2.50,17850,United Kingdom\n";
        gzFile zip = gzopen(QFile::encodeName(file).constData(), "wb");
        QCOMPARE(gzwrite(zip, lines.constData(), unsigned(lines.size())), int(lines.size()));
        QCOMPARE(gzclose(zip), Z_OK);
        QVERIFY(QFile::resize(file, QFileInfo(file).size() - 5));
    } else if (!content.isNull()) {
        write(file, content);
    }
    const auto gone = qScopeGuard([&] {
        QFile::remove(file);
        QDir().rmdir(file);
    });
    const QByteArrayList before = checksums();
    const Ran ran = ask({QStringLiteral("import"), QStringLiteral("sales"), file});
    ENDS_WITH(ran, "BadFile", 2, part.constData());
    QCOMPARE(ran.json.keys(), keys("answer column file line message store"));
    QCOMPARE(ran["file"].toString(), file);
    QCOMPARE(ran["line"].toInteger(), line);
    QVERIFY(ran.message().startsWith(file));
    QCOMPARE(ran.message().contains(QStringLiteral(", line %1").arg(line)), line > 0);
    QVERIFY(ran.message().endsWith(QStringLiteral("Nothing was changed.")));
    QCOMPARE(checksums(), before);
    QVERIFY(!QFile::exists(path("work/broken.rejects.csv")));
}

void CommandLineTest::refusesARejectsFileThatItCannotWrite()
{
    const QByteArray lines = kHeader + "9001,A,Lantern,2,2010-12-01 08:26:00,2.50,17850,United Kingdom\n";
    write(path("work/whole.csv"), lines);
    write(path("work/whole.rejects.csv"), lines);
    const QByteArrayList before = checksums();
    ENDS_WITH(ask(words("import sales whole.csv --rejects no/such/folder/r.csv")), "Usage", 2, "no/such/folder/r.csv");
    ENDS_WITH(ask({QStringLiteral("import"), QStringLiteral("sales"), QStringLiteral("whole.csv"),
                   QStringLiteral("--rejects"), path("config")}),
              "Usage", 2, "Nothing was changed.");
    for (const QString &itself : {QStringLiteral("whole.csv"), QStringLiteral("../work/whole.csv")})
        ENDS_WITH(ask(words("import sales whole.csv --rejects") + QStringList{itself}), "Usage", 2, "itself");
    ENDS_WITH(ask(words("import sales whole.rejects.csv")), "Usage", 2, "itself"); // the default name is its own
    QCOMPARE(read(path("work/whole.csv")), lines);
    QCOMPARE(read(path("work/whole.rejects.csv")), lines);
    QCOMPARE(checksums(), before);
}

void CommandLineTest::tellsWhatTheStoreRefused()
{
    OrderDraft order = draft(m_place->ben, {{m_place->mug, 1}});
    order.externalRef = "7001";
    {
        Session session(m_place->schema.settings());
        session.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeDraft(tx, order); });
    }
    const QByteArray rest = ",Lantern,1,2010-12-01 08:26:00,2.50,17850,United Kingdom\n";
    write(path("work/taken.csv"),
          kHeader + "7000,IMP-1" + rest + "7000,IMP-1,x,0" + rest.mid(10) + "7001,IMP-1" + rest + "7002,IMP-1" + rest);
    const Ran ran = ask(words("import sales taken.csv --rejects taken.rejects"));
    ENDS_WITH(ran, "Refused", 1, "The store refused 1");
    QCOMPARE(ran["refused"].toInteger(), 1);
    QCOMPARE(ran["imported_invoices"].toInteger(), 2);
    QCOMPARE(read(path("work/taken.rejects")),
             QByteArray("line,reason\n3,quantity-not-above-zero\n4,ReferenceTaken\n"));
}

// The demo store

void CommandLineTest::leadsADemoStoreThroughItsLife()
{
    // What cannot be done starts no server.
    ENDS_WITH(askDemo(words("demo start --empty --currency QQQ")), "Usage", 2, "no currency");
    ENDS_WITH(askDemo(words("demo start --currency EUR")), "Usage", 2, "--empty");
    ENDS_WITH(askDemo(words("demo quack")), "Usage", 2);
    ENDS_WITH(askDemo(words("demo start now")), "Usage", 2);
    ENDS_WITH(askDemo(words("demo status")), "Stopped", 0, "not running");
    QVERIFY(!QFile::exists(path("demo")));

    const Ran made = askDemo(words("demo start --empty --currency GBP"));
    ENDS_WITH(made, "Running", 0, "was made");
    QCOMPARE(made.json.keys(), keys("answer client_options_file directory flavour message process running schema "
                                    "schema_state socket store version"));
    QCOMPARE(made.store().value(QStringLiteral("currency")).toString(), QStringLiteral("GBP"));
    QCOMPARE(made.store().value(QStringLiteral("environment")).toString(), QStringLiteral("training"));
    const QFileInfo options(made["client_options_file"].toString());
    QVERIFY(options.isFile());
    QVERIFY(!(options.permissions() & QFile::Permissions(0x0077)));
    QVERIFY(QFileInfo::exists(made["socket"].toString()));

    const Ran second = askDemo(words("demo start"));
    ENDS_WITH(second, "Running", 0, "The demo store is running.");
    QCOMPARE(second["process"], made["process"]); // it was attached to
    QCOMPARE(second.store(), made.store());
    ENDS_WITH(askDemo(words("demo start --empty --currency TWD")), "Usage", 2, "another currency");
    const Ran status = askDemo(words("demo status"));
    QCOMPARE(status.exit, 0);
    QCOMPARE(status["running"], QJsonValue(true));
    QCOMPARE(status.store(), made.store());
    QCOMPARE(askDemo(words("order list"))["orders"].toArray(), QJsonArray());

    const Ran reset = askDemo(words("demo reset"));
    ENDS_WITH(reset, "Running", 0, "made anew");
    QCOMPARE(reset.store().value(QStringLiteral("currency")).toString(), QStringLiteral("TWD"));
    const QStringList all = words("order list --limit 1000");
    const QJsonArray orders = askDemo(all)["orders"].toArray();
    QVERIFY(orders.size() >= 200);
    QSet<QString> statuses;
    QJsonObject created;
    for (const auto &order : orders) {
        statuses << order.toObject().value(QStringLiteral("status")).toString();
        if (order.toObject().value(QStringLiteral("status")).toString() == u"created")
            created = order.toObject();
    }
    QCOMPARE(statuses, (QSet<QString>{QStringLiteral("created"), QStringLiteral("cancelled"), QStringLiteral("paid"),
                                      QStringLiteral("shipped")}));
    ENDS_WITH(askDemo(cancelWords(OrderId{created.value(QStringLiteral("id")).toInteger()},
                                  CustomerId{created.value(QStringLiteral("customer")).toInteger()})),
              "Cancelled", 0);
    QVERIFY(askDemo(all)["orders"].toArray() != orders);
    ENDS_WITH(askDemo(words("demo reset")), "Running", 0);
    QCOMPARE(askDemo(all)["orders"].toArray(), orders);

    const Ran story = askDemo(words("demo story"));
    QCOMPARE(story.exit, 0);
    QCOMPARE(story.answer(), QStringLiteral("Story"));
    QCOMPARE(story["scenes"].toArray().size(), 6);
    QVERIFY(story.err.endsWith(story.message().toUtf8() + '\n'));
    QCOMPARE(askDemo(all)["orders"].toArray(), orders); // it plays elsewhere

    ENDS_WITH(askDemo(words("demo stop")), "Stopped", 0);
    ENDS_WITH(askDemo(words("demo status")), "Stopped", 0);
    QVERIFY(!QFileInfo::exists(made["socket"].toString()));
    ENDS_WITH(askDemo(words("demo stop")), "Stopped", 0);
    QCOMPARE(askDemo(all)["orders"].toArray(), orders); // a verb starts it, and its data were kept
    ENDS_WITH(askDemo(words("demo status --server /nonexistent/mariadbd")), "Unreachable", 3,
              "no such database server");
    ENDS_WITH(askDemo(words("demo stop")), "Stopped", 0);

    write(path("work/not-a-folder"), "x");
    ENDS_WITH(run(words("--json --demo-dir") + QStringList{path("work/not-a-folder")} + words("demo start")),
              "Unreachable", 3, "folder");
}

void CommandLineTest::refusesAServerThatIsNotSupported_data()
{
    QTest::addColumn<QString>("version");
    QTest::newRow("too old") << QStringLiteral("10.3.1-MariaDB");
    QTest::newRow("MySQL before its time") << QStringLiteral("8.0.36");
    QTest::newRow("another product") << QStringLiteral("8.4.0-TiDB-v8.5.0");
}

void CommandLineTest::refusesAServerThatIsNotSupported()
{
    QFETCH(const QString, version);
    PrivateServerSettings settings;
    settings.directory = path("demo");
    settings.extraArguments = {QStringLiteral("--version=") + version};
    PrivateServer server(settings);
    const auto comes = [&](PrivateServer::State wanted) {
        return QTest::qWaitFor(
                   [&] { return server.state() == wanted || server.state() == PrivateServer::State::Failed; },
                   60'000) &&
               server.state() == wanted;
    };
    server.start();
    QVERIFY2(comes(PrivateServer::State::Running), qPrintable(server.problem().detail));
    QCOMPARE(server.versionText(), version.toLatin1());
    const Ran ran = askDemo(words("order cancel 1 --customer 1"));
    server.stop();
    QVERIFY(comes(PrivateServer::State::Stopped));
    ENDS_WITH(ran, "WrongServer", 3, "not supported");
    QVERIFY(ran.message().contains(version));
    QVERIFY(ran["store"].isNull());
}

HOLDFAST_TEST_MAIN(CommandLineTest)
#include "tst_cli.moc"
