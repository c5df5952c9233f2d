// SPDX-License-Identifier: GPL-3.0-or-later
// Who waits for whom, by the command line.
#include "tests/support/command_line.h"
#include "tests/support/person.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QScopeGuard>

#include <future>

using namespace holdfast;
using namespace holdfast::test;

class tst_CliWaits : public QObject, private CommandLine
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("cli_waits");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        writeProfile("shop", m_schema->settings());
    }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    void nobodyWaits()
    {
        const Ran ran = ask(words("waits"));
        QCOMPARE(ran.exit, 0);
        QCOMPARE(ran.answer(), QStringLiteral("Waits"));
        QVERIFY(ran["sessions"].toArray().isEmpty());
        QVERIFY(isInstant(ran["at"]));
    }

    void whoWaitsIsListed()
    {
        const SkuId mug = m_store->sku("MUG-01", 5);
        const OrderId order = m_store->order(m_store->customer(), {{mug, 1}});
        const QByteArray lock = "SELECT id FROM orders WHERE id = " + QByteArray::number(number(order)) + " FOR UPDATE";
        RawClient first(m_schema->settings());
        first.run("START TRANSACTION");
        first.rows(lock);
        auto second = std::async(std::launch::async, [&] {
            RawClient client(m_schema->settings());
            return client.rows(lock).size();
        });
        const auto end = qScopeGuard([&] { first.attempt("ROLLBACK"); }); // whoever waits is never left waiting
        Ran ran;
        // Slowly: the server renews what it tells when nobody has asked for 100 ms.
        const auto slowly = [&] {
            QTest::qWait(120);
            return ask(words("waits"));
        };
        QTRY_COMPARE_WITH_TIMEOUT((ran = slowly())["sessions"].toArray().size(), 2, 20'000);
        first.run("ROLLBACK");
        QCOMPARE(second.get(), 1u);
        ENDS_WITH(ran, "Waits", 0, "Sessions that wait: 1.");
        const QJsonArray sessions = ran["sessions"].toArray();
        QCOMPARE(sessions[0].toObject()[QStringLiteral("depth")].toInt(), 0);
        QVERIFY(sessions[0].toObject()[QStringLiteral("on")].isNull());
        const QJsonObject waiter = sessions[1].toObject();
        QCOMPARE(waiter[QStringLiteral("on")].toObject()[QStringLiteral("order")].toInteger(), number(order));
        QCOMPARE(waiter[QStringLiteral("waits_for")].toArray(),
                 QJsonArray{sessions[0].toObject()[QStringLiteral("connection")]});
        QVERIFY(isInstant(waiter[QStringLiteral("since")]));
        QVERIFY(waiter[QStringLiteral("workstation")].isNull());
    }

    void aMissingGrantIsNamed()
    {
        const Person ann(*m_schema, "hf_ann", "staff");
        writeProfile("ann", ann.settings());
        const Ran ran = ask(words("waits"), "ann");
        ENDS_WITH(ran, "NotPermitted", 3, "GRANT PROCESS ON *.* TO 'hf_ann");
        QCOMPARE(ran["missing"].toArray().size(), TestServer::isMySql() ? 4 : 1);
    }
};

HOLDFAST_TEST_MAIN(tst_CliWaits)
#include "tst_cli_waits.moc"
