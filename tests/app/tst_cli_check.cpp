// SPDX-License-Identifier: GPL-3.0-or-later
// The check and its cases by the command line, as cron and a supervisor without a window use them.
#include "sql/connection/session.h"
#include "tests/support/command_line.h"
#include "tests/support/person.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QScopeGuard>

using namespace holdfast;
using namespace holdfast::test;

class tst_CliCheck : public QObject, private CommandLine
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    SkuId m_mug{}; // 8 available, 2 reserved
    OrderId m_order{};

    RawClient &client() { return m_store->client(); }
    void breakIt() // the counter alone: no movement says so
    {
        client().run(sql("UPDATE stock SET available = available + 1, version = version + 1 WHERE sku_id = :a"));
    }
    QByteArray sql(QByteArray text) const { return text.replace(":a", QByteArray::number(number(m_mug))); }
    QByteArray contents(const char *file)
    {
        QFile read(path(file));
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray("(no file)");
    }
    qint64 newIncidents(const Ran &ran) { return ran["new_incidents"].toArray().size(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("cli_check");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        writeProfile("shop", m_schema->settings());
    }
    void init()
    {
        m_schema->empty();
        m_mug = m_store->sku("MUG-01", 10);
        m_order = m_store->order(m_store->customer(), {{m_mug, 2}});
    }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    void aStoreInWhichAllHoldsEndsWithZero()
    {
        const Ran ran = ask(words("check"));
        ENDS_WITH(ran, "AllHolds", 0, "All holds in the store at ");
        QCOMPARE(ran.json.keys(), keys("answer clock_offset_microseconds clock_round_trip_microseconds findings full "
                                       "green_since invariants message microseconds new_incidents rows_looked_at run "
                                       "snapshot store unchecked"));
        QCOMPARE(ran["full"].toBool(), true); // there was none before
        QVERIFY(isInstant(ran["snapshot"]) && ran["green_since"] == ran["snapshot"]);
        QVERIFY(ran["rows_looked_at"].toInteger() > 10);
        QVERIFY(ran["invariants"].toArray().size() > 15);
        const Ran again = ask(words("check"));
        ENDS_WITH(again, "AllHolds", 0, "All holds in what was changed at ");
        QCOMPARE(again["full"].toBool(), false);
        QCOMPARE(again["green_since"], ran["green_since"]);
        QCOMPARE(ask(words("check --full"))["full"].toBool(), true);
        ENDS_WITH(ask(words("check --since 2026-01-01T00:00:00Z")), "AllHolds", 0, "what was changed");
        QCOMPARE(client().number("SELECT COUNT(*) FROM check_runs"), 4);
    }

    void findingsEndWithOneAndOnlyNewCasesAreToldOnce()
    {
        QCOMPARE(ask(words("check")).exit, 0);
        breakIt();
        const QStringList telling{QStringLiteral("check"),        QStringLiteral("--full"),
                                  QStringLiteral("--notify"),     QStringLiteral("cat >> told.txt"),
                                  QStringLiteral("--prometheus"), path("work/holdfast.prom")};
        const Ran ran = ask(telling);
        ENDS_WITH(ran, "Findings", 1, "1 findings in the store at ");
        QCOMPARE(newIncidents(ran), 1);
        QVERIFY(ran["green_since"].isNull());
        const QJsonObject finding = ran["findings"].toArray().at(0).toObject();
        QVERIFY(finding[QStringLiteral("key")].toString().startsWith(QStringLiteral("movement.attributed/movement/")));
        QCOMPARE(finding[QStringLiteral("severity")].toString(), QStringLiteral("critical"));
        QCOMPARE(finding[QStringLiteral("sku")].toInteger(), number(m_mug));
        QVERIFY(!finding[QStringLiteral("evidence")][QStringLiteral("actual")].toObject().isEmpty());

        const QJsonObject told = QJsonDocument::fromJson(contents("work/told.txt")).object();
        QCOMPARE(told[QStringLiteral("new_incidents")].toArray(), ran["new_incidents"].toArray());
        QCOMPARE(told[QStringLiteral("store")].toObject(), ran.store());
        const QByteArray metrics = contents("work/holdfast.prom");
        QVERIFY2(metrics.contains("\nholdfast_check_holds{store=") && metrics.contains("\"} 0\n"), metrics);
        QVERIFY2(metrics.contains(",invariant=\"movement.attributed\",severity=\"critical\"} 1\n"), metrics);
        QVERIFY2(metrics.contains(",severity=\"critical\"} 1\n# HELP") ||
                     metrics.contains("severity=\"critical\"} 1\n"),
                 metrics);
        for (const QByteArray &line : metrics.split('\n')) {
            static const QRegularExpression form(QStringLiteral("^(# (HELP|TYPE) holdfast_\\w+ .+|"
                                                                "holdfast_\\w+\\{\\w+=\"[^\"]*\"(,\\w+=\"[^\"]*\")*\\} "
                                                                "-?[0-9.]+|)$"));
            QVERIFY2(form.match(QString::fromUtf8(line)).hasMatch(), line);
        }

        const QByteArray before = contents("work/told.txt");
        const Ran again = ask(telling);
        QCOMPARE(again.exit, 1);
        QCOMPARE(newIncidents(again), 0);
        QCOMPARE(contents("work/told.txt"), before); // seen again is not new
    }

    // Another system's orders are listed, one notice a status, and nobody is called for it.
    void statusesOfAnotherSystemAreNoticedAndEndWithZero()
    {
        for (const char *status : {"paid", "paid", "shipped"}) {
            const OrderId order = m_store->order(m_store->customer(), {{m_mug, 1}});
            client().run("UPDATE orders SET status = '" + QByteArray(status) +
                         "', version = version + 1 WHERE id = " + QByteArray::number(number(order)));
        }
        const Ran ran = ask(words("check --full --notify") + QStringList{QStringLiteral("cat > noticed.txt")});
        ENDS_WITH(ran, "AllHolds", 0, " Noticed: 2.");
        QStringList seen;
        for (const QJsonValue &finding : ran["findings"].toArray())
            seen << finding[QStringLiteral("severity")].toString() + u' ' + finding[QStringLiteral("key")].toString();
        QCOMPARE(seen, (QStringList{QStringLiteral("notice order.status-known/status/paid"),
                                    QStringLiteral("notice order.status-known/status/shipped")}));
        QCOMPARE(newIncidents(ran), 0);
        QCOMPARE(ran["green_since"], ran["snapshot"]);
        QCOMPARE(contents("work/noticed.txt"), QByteArray("(no file)"));
    }

    // Beside the rows: a light check looks at it, too.
    void whatIsWrongWithTheServerIsAFindingAmongTheOthers()
    {
        QCOMPARE(ask(words("check")).exit, 0);
        client().run("CREATE TRIGGER of_somebody BEFORE INSERT ON skus FOR EACH ROW SET @a = 1");
        const auto mended = qScopeGuard([this] { client().run("DROP TRIGGER of_somebody"); });
        const QStringList telling{QStringLiteral("check"), QStringLiteral("--prometheus"), path("work/server.prom")};
        const Ran ran = ask(telling);
        ENDS_WITH(ran, "Findings", 1, "0 findings in what was changed and 1 of its server at ");
        const QJsonObject finding = ran["findings"].toArray().at(0).toObject();
        QCOMPARE(finding[QStringLiteral("key")].toString(), QStringLiteral("server.settings/trigger/of_somebody"));
        QCOMPARE(finding[QStringLiteral("severity")].toString(), QStringLiteral("warning"));
        QCOMPARE(finding[QStringLiteral("evidence")][QStringLiteral("expected")][QStringLiteral("value")].toString(),
                 QStringLiteral("none"));
        QCOMPARE(newIncidents(ran), 1);
        QVERIFY(ran["green_since"].isNull() && ran["unchecked"].toArray().isEmpty());
        const QByteArray metrics = contents("work/server.prom");
        QVERIFY2(metrics.contains(",invariant=\"server.settings\",severity=\"warning\"} 1\n"), metrics);
        QVERIFY2(metrics.contains("\nholdfast_check_unchecked{") && metrics.contains(",severity=\"warning\"} 1\n"),
                 metrics);
        QCOMPARE(newIncidents(ask(telling)), 0);
        QVERIFY(run(words("--store shop check")).out.contains("before insert on skus"));
    }

    // For want of a grant, mostly: neither a finding nor passed over.
    void whatCouldNotBeLookedAtIsNamedAndNoFinding()
    {
        const Person sam(*m_schema, "hf_sam", "supervisor");
        writeProfile("narrow", sam.settings());
        const Ran ran = ask(words("check --prometheus narrow.prom"), "narrow");
        ENDS_WITH(ran, "AllHolds", 0, " Could not be looked at: ");
        const QString grant = QStringLiteral("GRANT TRIGGER ON %1.* TO '%2'@'localhost'")
                                  .arg(m_schema->name(), QString::fromUtf8(sam.name()));
        QVERIFY2(ran.message().contains(grant), qPrintable(ran.message()));
        bool isNamed = false;
        for (const QJsonValue &each : ran["unchecked"].toArray()) {
            isNamed |= each[QStringLiteral("what")].toString() == u"triggers" &&
                       each[QStringLiteral("invariant")].toString() == u"server.settings" &&
                       each[QStringLiteral("missing")].toArray() == QJsonArray{grant};
        }
        QVERIFY(isNamed);
        const QByteArray metrics = contents("work/narrow.prom");
        QVERIFY2(metrics.contains(",invariant=\"clock.offset\"} 0\n"), metrics);
        QVERIFY(client().text("SELECT detail FROM check_runs").contains("\"triggers\""));
    }

    void aCommandThatFailsIsToldAndChangesNoExitCode()
    {
        breakIt();
        const QStringList failing{QStringLiteral("check"), QStringLiteral("--notify"), QStringLiteral("exit 7"),
                                  QStringLiteral("--prometheus"), path("nowhere/holdfast.prom")};
        const Ran ran = ask(failing);
        ENDS_WITH(ran, "Findings", 1, "The command of --notify failed (7).");
        QVERIFY(ran.message().contains(QStringLiteral("holdfast.prom cannot be written.")));
    }

    void whatCannotBeCheckedEndsWithThree()
    {
        const Person ann(*m_schema, "hf_ann", "staff");
        writeProfile("staff", ann.settings());
        ENDS_WITH(ask(words("check"), "staff"), "NotPermitted", 3, "The account may not do this");
        QCOMPARE(client().number("SELECT COUNT(*) FROM check_runs"), 0);
        for (const char *wrong : {"check --since yesterday", "check --full --since 2026-01-01T00:00:00Z", "check now",
                                  "incident list --state gone", "incident show x", "incident note 1", "incident"})
            ENDS_WITH(ask(words(wrong)), "Usage", 2);
        for (const char *way : {"list", "show", "note", "hand", "resolve", "export", "repair"})
            QVERIFY(ask(words("incident")).message().contains(QLatin1String("incident ") + QLatin1String(way)));
    }

    // A supervisor's own account, with the grants that it has.
    void aCaseIsShownAndHandled()
    {
        const Person sue(*m_schema, "hf_sue", "supervisor");
        writeProfile("sue", sue.settings());
        breakIt();
        const Ran found = ask(words("check --full"), "sue");
        QCOMPARE(found.exit, 1);
        const qint64 incident = found["new_incidents"].toArray().at(0)[QStringLiteral("incident")].toInteger();
        const auto with = [&](const char *verb) {
            return words(verb).replaceInStrings(QStringLiteral("%"), text(incident));
        };
        const auto cases = [&](const char *verb) { return ask(words(verb), "sue")["incidents"].toArray(); };
        QCOMPARE(cases("incident list").size(), 1);
        QCOMPARE(cases("incident list --state resolved").size(), 0);
        const auto handled = [&](const QStringList &verb) { return ask(verb, "sue"); };
        ENDS_WITH(handled(with("incident note % counted")), "IncidentHandled", 0, "Recorded in case ");
        ENDS_WITH(handled(with("incident hand % nobody")), "NoSuchAccount", 1, "no account of this store's staff");
        const QString account = QString::fromUtf8(sue.name());
        ENDS_WITH(handled(with("incident hand %") + QStringList{account}), "IncidentHandled", 0);
        ENDS_WITH(handled(with("incident resolve %")), "InvalidInput", 2, "The reason is missing.");
        const QStringList resolve = with("incident resolve % --reason corrected --operation "
                                         "0e4a5c9e-95f8-4b6e-9a11-000000000001");
        QCOMPARE(handled(resolve)["seen_again"].toBool(), false);
        QCOMPARE(handled(resolve)["seen_again"].toBool(), true);
        ENDS_WITH(handled(with("incident resolve % --reason again")), "AlreadyResolved", 0, "Nothing was changed.");
        ENDS_WITH(handled(words("incident note 999 x")), "NotFound", 1, "There is no case 999.");
        QCOMPARE(cases("incident list --state resolved --severity critical").size(), 1);

        const QJsonObject shown = ask(with("incident show %"), "sue")["incident"].toObject();
        QCOMPARE(shown[QStringLiteral("state")].toString(), QStringLiteral("resolved"));
        QCOMPARE(shown[QStringLiteral("handed_to")].toString(), account);
        QStringList events;
        for (const QJsonValue &event : shown[QStringLiteral("events")].toArray())
            events << event[QStringLiteral("what")].toString();
        QCOMPARE(events, words("opened noted handed resolved"));
        const Ran forPeople = run(words("--store sue incident show") + QStringList{text(incident)});
        QVERIFY2(forPeople.out.contains("movement.attributed/") && forPeople.out.contains("corrected"), forPeople.out);
        QVERIFY(run(words("--store sue check --full")).out.contains("critical"));
    }
};

HOLDFAST_TEST_MAIN(tst_CliCheck)
#include "tst_cli_check.moc"
