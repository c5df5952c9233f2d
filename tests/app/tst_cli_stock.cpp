// SPDX-License-Identifier: GPL-3.0-or-later
// Deliveries, counts and prices by the command line, through its journal.
#include "app/training/wire_proxy.h"
#include "tests/support/command_line.h"
#include "tests/support/sku_flow_checks.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QScopeGuard>

using namespace holdfast;
using namespace holdfast::test;

Q_DECLARE_METATYPE(holdfast::WireFault)

namespace {

const QString kOperation = QStringLiteral("0e4a5c9e-95f8-4b6e-9a11-000000000001");

} // namespace

class tst_CliStock : public QObject, private CommandLine
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    SkuId m_mug{}; // 20 available, 5 reserved, 250.00 TWD

    RawClient &client() { return m_store->client(); }
    qint64 price() { return client().number(sql("SELECT price_minor FROM prices WHERE sku_id = :a", number(m_mug))); }
    // Each verb with a lawful number.
    static void verbs()
    {
        QTest::addColumn<QStringList>("verb");
        QTest::addColumn<QString>("token");
        QTest::addColumn<QString>("kind");
        QTest::newRow("receive") << words("stock receive MUG-01 7") << QStringLiteral("Received")
                                 << QStringLiteral("ReceiveStock");
        QTest::newRow("count") << words("stock count MUG-01 7") << QStringLiteral("Counted")
                               << QStringLiteral("CountStock");
        QTest::newRow("shelf") << words("stock count MUG-01 --shelf 7") << QStringLiteral("Counted")
                               << QStringLiteral("CountStock");
        QTest::newRow("price") << words("price set MUG-01 7.00") << QStringLiteral("PriceSet")
                               << QStringLiteral("ChangePrice");
    }
    static QStringList why(const QString &reason = QStringLiteral("the Tuesday lorry"))
    {
        return {QStringLiteral("--reason"), reason};
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("cli_stock");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        writeProfile("shop", m_schema->settings());
    }
    void init()
    {
        m_schema->empty();
        QDir(path("data")).removeRecursively();
        m_mug = m_store->sku("MUG-01", 25);
        m_store->order(m_store->customer(), {{m_mug, 5}});
    }
    void cleanup()
    {
        QCOMPARE(m_store->brokenRules(), QByteArrayList());
        client().run("DELETE FROM pending_mirror");
    }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    void unitsComeIn()
    {
        const Ran ran = ask(words("stock receive MUG-01 7") + why());
        ENDS_WITH(ran, "Received", 0, "Received 7: 27 available, 5 reserved.");
        QCOMPARE(ran.json.keys(), keys("answer at attempts available by message operation reserved seen_again sku "
                                       "sku_id store units version"));
        QCOMPARE(ran["sku"].toString(), QStringLiteral("MUG-01"));
        QCOMPARE(ran["units"].toInteger(), 7);
        QCOMPARE(ran["available"].toInteger(), 27);
        QVERIFY(isInstant(ran["at"]));
        QCOMPARE(m_store->stock(m_mug), (Stock{27, 5}));
        QCOMPARE(client().text("SELECT reason FROM sku_operations"), QByteArray("the Tuesday lorry"));
    }

    void unitsAreCounted()
    {
        const Ran ran = ask(words("stock count MUG-01 3") + why());
        ENDS_WITH(ran, "Counted", 0, "Counted, a difference of -17: 3 available, 5 reserved.");
        QCOMPARE(ran.json.keys(), keys("answer at attempts available by difference message operation reserved "
                                       "seen_again sku sku_id store version"));
        QCOMPARE(ran["difference"].toInteger(), -17);
        QCOMPARE(m_store->stock(m_mug), (Stock{3, 5}));
        ENDS_WITH(ask(words("stock count MUG-01 0") + why()), "Counted", 0);
        QCOMPARE(m_store->stock(m_mug), (Stock{0, 5}));
    }

    void theShelfIsCounted()
    {
        const Ran ran = ask(words("stock count MUG-01 --shelf 12") + why());
        ENDS_WITH(ran, "Counted", 0, "Counted, a difference of -13: 7 available, 5 reserved.");
        QCOMPARE(m_store->stock(m_mug), (Stock{7, 5}));
        const QByteArrayList before = everyRow(client());
        for (const auto &[units, counted] : {std::pair{"4", 4}, std::pair{"0", 0}}) {
            const Ran below = ask(words("stock count MUG-01 --shelf") + QStringList{QLatin1String(units)} + why());
            ENDS_WITH(
                below, "BelowReserved", 1,
                QByteArray("Orders hold 5, and with these " + QByteArray(units) + " would be there.").constData());
            QCOMPARE(below["counted"].toInteger(), counted);
        }
        QCOMPARE(everyRow(client()), before);
    }

    // An entry of a count says of which units it is; one from before there were two kinds is of available ones.
    void aShelfAndTheAvailableOnesAreTwoOperations()
    {
        const QStringList operation{QStringLiteral("--operation"), kOperation};
        ENDS_WITH(ask(words("stock count MUG-01 --shelf 12") + why() + operation), "Counted", 0);
        ENDS_WITH(ask(words("stock count MUG-01 --shelf 12") + why() + operation), "Counted", 0,
                  "by this same operation");
        ENDS_WITH(ask(words("stock count MUG-01 12") + why() + operation), "Journal", 3, "nothing was sent");
        QCOMPARE(m_store->stock(m_mug), (Stock{7, 5}));
    }

    void fewerThanAreReservedIsRefused()
    {
        const QByteArrayList before = everyRow(client());
        const Ran ran = ask(words("stock count MUG-01 -2") + why());
        ENDS_WITH(ran, "BelowReserved", 1, "Orders hold 5, and with these 3 would be there. Nothing was changed.");
        QCOMPARE(ran["counted"].toInteger(), 3);
        QCOMPARE(ran["reserved"].toInteger(), 5);
        QCOMPARE(everyRow(client()), before);
    }

    void aPriceIsSet_data()
    {
        QTest::addColumn<QString>("amount");
        QTest::addColumn<qint64>("minor");
        for (const auto &[amount, minor] :
             {std::pair{"300.00", 30'000}, std::pair{"300", 30'000}, std::pair{"300.5", 30'050},
              std::pair{"300.500", 30'050}, std::pair{"0", 0}, std::pair{"0.01", 1}})
            QTest::newRow(amount) << QString::fromLatin1(amount) << qint64(minor);
    }
    void aPriceIsSet()
    {
        QFETCH(QString, amount);
        QFETCH(qint64, minor);
        const Ran ran = ask(words("price set MUG-01") + QStringList{amount} + why());
        ENDS_WITH(ran, "PriceSet", 0, "The price was 250.00 TWD, and version 2 of it is");
        QCOMPARE(ran.json.keys(), keys("answer at attempts before by message operation price price_version "
                                       "seen_again sku sku_id store"));
        QCOMPARE(ran["price"].toObject().value(QStringLiteral("minor")).toInteger(), minor);
        QCOMPARE(ran["before"].toObject().value(QStringLiteral("currency")).toString(), QStringLiteral("TWD"));
        QCOMPARE(price(), minor);
    }

    void anAmountThatIsNotClearIsRefused_data()
    {
        QTest::addColumn<QString>("amount");
        for (const char *amount : {"1,5", "1,234.50", "1.234,50", "1.005", "1.", ".5", "+5", "1e3", "0x10", "1_000",
                                   "NT$5", "5 TWD", " 5", "", "１２", "1.2.3", "92233720368547758.08"})
            QTest::newRow(amount) << QString::fromUtf8(amount);
    }
    void anAmountThatIsNotClearIsRefused()
    {
        QFETCH(QString, amount);
        const QByteArrayList before = everyRow(client());
        ENDS_WITH(ask(words("price set MUG-01") + QStringList{amount} + why()), "InvalidInput", 2,
                  "Nothing was changed.");
        QCOMPARE(everyRow(client()), before);
    }

    void whatIsNotUnderstoodIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char *line, const QStringList &more = why()) {
            QTest::newRow(line) << words(line) + more;
        };
        row("stock receive MUG-01");
        row("stock receive MUG-01 7 8");
        row("stock receive MUG-01 7", {});
        for (const char *number : {"0", "-1", "1.5", "1e3", "x", "+5", "9223372036854775808"})
            QTest::addRow("receive %s", number)
                << words("stock receive MUG-01") + QStringList{QLatin1String(number)} + why();
        for (const char *number : {"1.5", "-0", "--1", "x", "+5", "9223372036854775808", "-9223372036854775808"})
            QTest::addRow("count %s", number)
                << words("stock count MUG-01") + QStringList{QLatin1String(number)} + why();
        for (const char *number : {"-1", "-0", "1.5", "x", "+5", "9223372036854775808"})
            QTest::addRow("shelf %s", number)
                << words("stock count MUG-01 --shelf") + QStringList{QLatin1String(number)} + why();
        row("stock count MUG-01 7 --shelf 12");
        row("stock count MUG-01 --shelf 12", {});
        row("stock receive MUG-01 7 --shelf 12");
        row("stock receive MUG-01 --shelf 12");
        row("stock count MUG-01 -1", {});
        row("stock count MUG-01");
        row("price set MUG-01");
        row("price set MUG-01 5", {});
        row("price set MUG-01 -5");
        row("price MUG-01 5");
        row("price set MUG-01 5 --operation 17");
        row("stock receive MUG-01 5 --operation 17");
    }
    void whatIsNotUnderstoodIsRefused()
    {
        QFETCH(QStringList, arguments);
        const QByteArrayList before = everyRow(client());
        const Ran ran = ask(arguments);
        QCOMPARE(ran.exit, 2);
        QCOMPARE(ran.answer(), QStringLiteral("Usage"));
        QCOMPARE(everyRow(client()), before);
    }

    void aReasonIsRequired_data() { verbs(); }
    void aReasonIsRequired()
    {
        QFETCH(QStringList, verb);
        const QByteArrayList before = everyRow(client());
        ENDS_WITH(ask(verb), "Usage", 2, "--reason TEXT is missing");
        ENDS_WITH(ask(verb + why(QStringLiteral("  "))), "InvalidInput", 2, "The reason is missing.");
        ENDS_WITH(ask(verb + why(QString(501, u'x'))), "InvalidInput", 2, "longer than 500 characters");
        QCOMPARE(everyRow(client()), before);
    }

    void anUnknownSkuIsNotFound_data() { verbs(); }
    void anUnknownSkuIsNotFound()
    {
        QFETCH(QStringList, verb);
        verb[2] = QStringLiteral("mug-01"); // codes are compared byte for byte
        ENDS_WITH(ask(verb + why()), "NotFound", 1, "SKU \"mug-01\"");
    }

    void theSameOperationMovesNothing_data() { verbs(); }
    void theSameOperationMovesNothing()
    {
        QFETCH(QStringList, verb);
        QFETCH(QString, token);
        const QStringList asked = verb + why() + QStringList{QStringLiteral("--operation"), kOperation};
        const Ran first = ask(asked);
        ENDS_WITH(first, token.toLatin1().constData(), 0);
        QCOMPARE(first["operation"].toString(), kOperation);
        QCOMPARE(first["seen_again"], QJsonValue(false));
        const QByteArrayList before = everyRow(client());
        const Ran again = ask(asked);
        ENDS_WITH(again, token.toLatin1().constData(), 0, "by this same operation");
        QCOMPARE(again["seen_again"], QJsonValue(true));
        for (const char *field : {"at", "by", "available", "reserved", "version", "price", "before", "price_version"})
            QCOMPARE(again[field], first[field]);
        // Another computer, whose journal does not know it.
        QDir(path("data")).removeRecursively();
        ENDS_WITH(ask(asked), token.toLatin1().constData(), 0, "by this same operation");
        QCOMPARE(everyRow(client()), before);
        // Its number is not given to something else.
        verb.back() = QStringLiteral("8");
        const Ran other = ask(verb + why() + QStringList{QStringLiteral("--operation"), kOperation});
        ENDS_WITH(other, "Journal", 3, "nothing was sent");
        QCOMPARE(everyRow(client()), before);
    }

    void whatEndsInCommitIsResolved_data()
    {
        QTest::addColumn<QStringList>("verb");
        QTest::addColumn<QString>("token");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<WireFault>("fault");
        for (const auto &[name, fault] : {std::pair{"the reply is lost", WireFault::CutBeforeReply},
                                          std::pair{"the request is lost", WireFault::CutBeforeRequest}}) {
            QTest::addRow("receive, %s", name) << words("stock receive MUG-01 7") << QStringLiteral("Received")
                                               << QStringLiteral("ReceiveStock") << fault;
            QTest::addRow("count, %s", name)
                << words("stock count MUG-01 7") << QStringLiteral("Counted") << QStringLiteral("CountStock") << fault;
            QTest::addRow("shelf, %s", name) << words("stock count MUG-01 --shelf 7") << QStringLiteral("Counted")
                                             << QStringLiteral("CountStock") << fault;
            QTest::addRow("price, %s", name) << words("price set MUG-01 7.00") << QStringLiteral("PriceSet")
                                             << QStringLiteral("ChangePrice") << fault;
        }
    }
    void whatEndsInCommitIsResolved()
    {
        QFETCH(QStringList, verb);
        QFETCH(QString, token);
        QFETCH(QString, kind);
        QFETCH(WireFault, fault);
        const bool done = fault == WireFault::CutBeforeReply;
        client().run("UPDATE store SET lock_wait_seconds = 1, budget_milliseconds = 3000");
        const auto restored =
            qScopeGuard([&] { client().run("UPDATE store SET lock_wait_seconds = 3, budget_milliseconds = 15000"); });
        ConnectionSettings line = m_schema->settings();
        WireProxy proxy(path("p"), line.socket);
        QVERIFY2(proxy.start(), qPrintable(proxy.error()));
        line.socket = path("p");
        writeProfile("line", line);
        proxy.arm(fault, [wrote = false](const WireCommand &command) mutable {
            wrote = wrote || command.text.contains("INSERT INTO sku_operations");
            return wrote && command.text == "COMMIT";
        });
        QProcess process;
        start(process, words("--store line --json") + verb + why());
        QVERIFY(proxy.waitUntilStruck(std::chrono::seconds(20)));
        proxy.refuseConnections(true);
        proxy.cutAll();
        const Ran lost = ended(process);
        QCOMPARE(lost.exit, 3);
        QCOMPARE(lost.answer(), QStringLiteral("Unconfirmed"));
        QVERIFY(lost.message().contains(QStringLiteral("pending resolve")));
        const OperationId operation(QUuid(lost["operation"].toString()));
        QCOMPARE(traces(client(), operation), qint64(done));
        proxy.refuseConnections(false);

        const Ran resolved = ask(words("pending resolve"), "line");
        QCOMPARE(resolved.exit, done ? 0 : 1);
        QCOMPARE(resolved.answer(), done ? QStringLiteral("Resolved") : QStringLiteral("NotDone"));
        const QJsonObject entry = resolved["pending"].toArray().at(0).toObject();
        QCOMPARE(entry.value(QStringLiteral("kind")).toString(), kind);
        QCOMPARE(entry.value(QStringLiteral("state")).toString(), done ? token : QStringLiteral("NotDone"));
        QCOMPARE(entry.value(QStringLiteral("sku_id")).toInteger(), number(m_mug));
        QCOMPARE(traces(client(), operation), qint64(done));

        if (!done) {
            const QStringList doIt = words("pending resolve --do-it") + QStringList{operation.text()};
            const Ran now = ask(doIt, "line");
            QCOMPARE(now.exit, 0);
            QCOMPARE(now.answer(), token);
            QCOMPARE(ask(doIt, "line").exit, 1); // no longer open
        }
        QCOMPARE(traces(client(), operation), 1);
        QCOMPARE(client().number("SELECT COUNT(*) FROM pending_mirror"), 0);
        QVERIFY(ask(words("pending list"), "line")["pending"].toArray().isEmpty());
    }
};

HOLDFAST_TEST_MAIN(tst_CliStock)
#include "tst_cli_stock.moc"
