// SPDX-License-Identifier: GPL-3.0-or-later
// A case's file, its repair by two supervisors, and a day's report, by the command line.
#include "sql/schema/migrator.h"
#include "tests/support/command_line.h"
#include "tests/support/person.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QJsonArray>

using namespace holdfast;
using namespace holdfast::test;

class tst_CliCase : public QObject, private CommandLine
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<Person> m_ann, m_sue, m_bob;
    SkuId m_mug{}, m_cup{};

    RawClient &client() { return m_store->client(); }
    QByteArray contents(const QString &path)
    {
        QFile read(path);
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray("(no file)");
    }
    Ran as(const char *who, const char *verb) { return ask(words(verb), who); }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("cli_case");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_ann = std::make_unique<Person>(*m_schema, "hf_ann", "supervisor");
        m_sue = std::make_unique<Person>(*m_schema, "hf_sue", "supervisor");
        m_bob = std::make_unique<Person>(*m_schema, "hf_bob", "staff");
        writeProfile("shop", m_schema->settings());
        writeProfile("bob", m_bob->settings());
        writeProfile("ann", m_ann->settings());
        writeProfile("sue", m_sue->settings());
        const CustomerId ada = m_store->customer();
        m_mug = m_store->sku("MUG-01", 10);
        m_cup = m_store->sku("CUP-01", 10);
        m_store->order(ada, {{m_mug, 3}});
        // The counters alone, past the triggers.
        for (const char *trigger : {"stock_guarded", "stock_after_update"})
            client().run(QByteArray("DROP TRIGGER ") + trigger);
        client().run("UPDATE stock SET available = 9, reserved = 1 WHERE sku_id = " +
                     QByteArray::number(number(m_mug)));
        for (const SchemaStep &step : Migrator::steps()) {
            if (step.sql.startsWith("CREATE TRIGGER stock_guarded "))
                client().run(QByteArray(step.sql).replace("PRECEDES stock_before_update", "PRECEDES stock_says_why"));
            else if (step.sql.startsWith("CREATE TRIGGER stock_after_update "))
                client().run(QByteArray(step.sql).replace("FOR EACH ROW", "FOR EACH ROW PRECEDES stock_is_audited"));
        }
        QCOMPARE(as("ann", "check --full").exit, 1);
    }
    void cleanupTestCase()
    {
        m_ann.reset();
        m_sue.reset();
        m_bob.reset();
        m_store.reset();
        m_schema.reset();
    }

    void casesAreNotForStaff()
    {
        for (const char *verb : {"incident list", "incident show 1", "incident export 1 none.json"})
            ENDS_WITH(as("bob", verb), "NotPermitted", 3, "its role in the store does not allow it");
        QCOMPARE(contents(path("work/none.json")), QByteArray("(no file)"));
        QCOMPARE(as("ann", "incident show 1")["answer"].toString(), QStringLiteral("Incident"));
    }

    void aCaseIsWrittenToAFile()
    {
        ENDS_WITH(as("ann", "incident export 1 case.json"), "CaseExported", 0, "was written");
        const QJsonObject file = QJsonDocument::fromJson(contents(path("work/case.json"))).object();
        QCOMPARE(
            file.value(QStringLiteral("skus")).toArray().first().toObject().value(QStringLiteral("difference")).toInt(),
            -2);
        QCOMPARE(file.value(QStringLiteral("store")).toObject().value(QStringLiteral("environment")).toString(),
                 QStringLiteral("training"));
        ENDS_WITH(as("ann", "incident export 999 case.json"), "NotFound", 1);
        ENDS_WITH(as("ann", "incident export 1 nowhere/case.json"), "FileNotWritten", 1);
    }

    void oneAsksAndAnotherApproves()
    {
        const Ran dry = as("ann", "incident repair 1 --dry-run");
        ENDS_WITH(dry, "RepairPlan", 0, "7 available, 3 reserved, instead of 9 available, 1 reserved");
        QCOMPARE(dry["plan"].toObject().value(QStringLiteral("held")).toInt(), 3);
        ENDS_WITH(as("sue", "incident repair 1 --approve"), "NotFound", 1, "Nobody has asked");
        QCOMPARE(as("ann", "incident repair 1 --ask").exit, 2); // a reason is missing
        QCOMPARE(as("ann", "incident repair 1 --ask --approve --reason x").exit, 2);
        ENDS_WITH(as("ann", "incident repair 1 --ask --reason typed-over"), "RepairAsked", 0, "Another supervisor");
        ENDS_WITH(as("ann", "incident repair 1 --approve"), "AskedByYourself", 1, "another supervisor");
        QCOMPARE(m_store->stock(m_mug), (Stock{9, 1}));
        const Ran done = as("sue", "incident repair 1 --approve");
        ENDS_WITH(done, "Repaired", 0, "The check of this SKU is green.");
        QVERIFY(done["broken"].toArray().isEmpty() && done["broken"].isArray());
        QCOMPARE(m_store->stock(m_mug), (Stock{7, 3}));
        const Ran again = as("sue", "incident repair 1 --approve");
        ENDS_WITH(again, "Repaired", 0);
        QVERIFY(again["seen_again"].toBool());
        ENDS_WITH(as("ann", "incident repair 1 --dry-run"), "NotRepairable", 1, "nothing to repair");
        QCOMPARE(as("ann", "check --full").exit, 0);
    }

    void aDayIsReportedAndWrittenAsCsv()
    {
        const Ran ran = as("ann", "report day --csv day.csv");
        QCOMPARE(ran.exit, 0);
        QCOMPARE(ran["day"].toObject().value(QStringLiteral("cancels")).toArray().size(), 0);
        const QByteArray file = contents(path("work/day.csv"));
        QVERIFY2(file.startsWith("Store,") && file.contains("\r\nEnvironment,training\r\n") &&
                     file.contains("\r\n\r\nWhat,Who,Reason,Times,Units\r\n"),
                 file);
        QCOMPARE(as("ann", "report day --date 2026-13-01").exit, 2);
        QCOMPARE(as("ann", "report pending")["pending"].toArray().size(), 0);
    }

    void aSupervisorCancelsWithoutACustomerAndSaysWhy()
    {
        const QByteArray order = QByteArray::number(number(m_store->order(m_store->customer(), {{m_cup, 2}})));
        const auto cancel = [&](const char *who, const QStringList &how) {
            return ask(QStringList{QStringLiteral("order"), QStringLiteral("cancel"), QString::fromLatin1(order)} + how,
                       who);
        };
        const QStringList asSupervisor{QStringLiteral("--as-supervisor"), QStringLiteral("flood in the cellar")};
        ENDS_WITH(cancel("bob", asSupervisor), "NotPermitted", 3, "its role in the store does not allow it");
        const Ran silent = cancel("ann", {QStringLiteral("--as-supervisor"), QStringLiteral(" ")});
        ENDS_WITH(silent, "InvalidInput", 2, "Why it is done without serving the customer is missing.");
        QCOMPARE(silent["field"].toString(), QStringLiteral("as_supervisor"));
        ENDS_WITH(cancel("ann", asSupervisor), "Cancelled", 0, "are available again.");
        QCOMPARE(client().text("SELECT CONCAT_WS('/', who, workstation IS NOT NULL, customer_id IS NOT NULL, "
                               "operation_id IS NOT NULL, detail) FROM audit_events WHERE what = 'without a customer'"),
                 m_ann->name() + "/1/1/1/flood in the cellar");
    }
};

HOLDFAST_TEST_MAIN(tst_CliCase)
#include "tst_cli_case.moc"
