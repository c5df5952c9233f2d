// SPDX-License-Identifier: GPL-3.0-or-later
// The evidence of a case, what all desks do not know, and a day at its end: whole, of one instant, by their indexes.
#include "models/csv_text.h"
#include "sql/flows/clean_up_quotes.h"
#include "sql/flows/mirror_pending.h"
#include "sql/flows/record_incident.h"
#include "sql/pages/case_page.h"
#include "sql/pages/end_of_day.h"
#include "sql/pages/pending_of_all.h"
#include "tests/support/flow_watch.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace holdfast;
using namespace holdfast::test;

class tst_CaseAndDay : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<Session> m_desk;
    CustomerId m_ada{}, m_ben{};
    SkuId m_mug{};
    OrderId m_a{}, m_b{}, m_c{}; // 2 mugs that were given back, 3 and 1 that are held
    QuoteId m_quote{};           // that c was made of
    IncidentId m_case{};

    RawClient &client() { return m_store->client(); }
    std::optional<CasePage> page(int limit, IncidentId incident)
    {
        return m_desk->inSnapshot("CasePage", [&](Reader &reader) { return casePage(reader, incident, limit); });
    }
    qint64 looks()
    {
        qint64 sum = 0;
        m_desk->read("Looks", [&](Reader &reader) {
            for (const Row &row : reader.all("session/looks"))
                sum += row.text(1).toLongLong();
            return 0;
        });
        return sum;
    }
    Instant now()
    {
        return m_desk->read("Now", [](Reader &reader) { return reader.one("store/now").instant(0); });
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("case_and_day");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_desk = std::make_unique<Session>(m_schema->settings());
        m_ada = m_store->customer("Ada Secret");
        m_ben = m_store->customer("Ben");
        client().run("UPDATE customers SET phone = '0987654321', email = 'ada@example.org'");
        m_mug = m_store->sku("MUG-01", 10);
        m_store->sku("TEA-01", 1);
        m_a = m_store->order(m_ada, {{m_mug, 2}});
        QVERIFY(ask(*m_desk, cancelFor(m_ada, m_a, QStringLiteral("=1+1"))).as<Cancelled>());
        m_b = m_store->order(m_ben, {{m_mug, 3}});
        m_quote = m_store->quote(m_ada, {{m_mug, 1}});
        const auto accepted = ask(*m_desk, AcceptQuote{"secret-key", m_ada, m_quote});
        QVERIFY(accepted.as<Accepted>());
        m_c = accepted.as<Accepted>()->order;
        QVERIFY(ask(*m_desk, AcceptQuote{"another-key", m_ada, m_quote}).as<QuoteUsed>());
        m_store->quote(m_ada, {{m_mug, 1}}); // open
        const Finding finding{
            "order.created-holds-all", "order.created-holds-all/order/1", m_c, {}, "{\"seen\": 1}", {}};
        struct Opened
        {
            IncidentId id;
        };
        const auto open = [&](Transaction &tx) {
            return commit<Opened>(Opened{recordIncident(tx, finding, OperationId::make()).id});
        };
        m_case = m_desk->inTransaction("RecordIncident", open).id;
        m_desk->inTransaction("RecordIncident", open);
    }
    void cleanupTestCase()
    {
        m_desk.reset();
        m_store.reset();
        m_schema.reset();
    }

    void aCaseShowsAllThatIsToBeCompared()
    {
        const auto all = page(100, m_case);
        QVERIFY(all && all->order);
        const std::size_t statements = m_desk->lastRun().steps.size();
        QVERIFY2(statements <= 16, QByteArray::number(qint64(statements))); // BEGIN and the like among them
        QCOMPARE(all->incident.events.size(), 2u);
        QCOMPARE(all->order->order.id, m_c);
        QCOMPARE(all->order->audit.size(), 2u); // created, and that a case was opened of it
        QCOMPARE(all->reservations.size(), 1u);
        QCOMPARE(all->reservations.front().quantity, 1);
        QCOMPARE(all->receipts.size(), 2u); // of the order, and of its quote
        QCOMPARE(all->receipts.front().answer, QByteArray("Accepted"));
        QCOMPARE(all->receipts.back().answer, QByteArray("QuoteUsed"));
        QCOMPARE(all->skus.size(), 1u);
        const WhyReserved &why = all->skus.front().why;
        QCOMPARE(why.reserved.value(), 4);
        QCOMPARE(why.held, 4);
        QCOMPARE(why.difference(), 0);
        QCOMPARE(why.holders, 2);
        QCOMPARE(why.by.size(), 2u);
        QCOMPARE(why.by.front().order, m_b);
        QCOMPARE(why.by.front().customer.value(), m_ben);
        QCOMPARE(why.by.front().quantity, 3);
        // The running sum ends at the counters.
        const auto &movements = all->skus.front().movements;
        QCOMPARE(movements.size(), 5u);
        QCOMPARE(all->skus.front().earlier, 0);
        QCOMPARE(movements.front().available, 10);
        QCOMPARE(movements.at(1).reserved, 2);
        QCOMPARE(movements.back().available, *why.available);
        QCOMPARE(movements.back().reserved, *why.reserved);
    }

    void onlyTheLatestMovementsAreListedAfterTheirOpeningSum()
    {
        const auto all = page(2, m_case);
        const CasePage::Sku &mug = all->skus.front();
        QCOMPARE(mug.movements.size(), 2u);
        QCOMPARE(mug.earlier, 3);
        QCOMPARE(mug.openingAvailable, 10);
        QCOMPARE(mug.openingReserved, 0);
        QCOMPARE(mug.movements.front().reserved, 3);
        QCOMPARE(mug.movements.back().available, 6);
        QVERIFY(mug.why.by.size() == 2 && all->receipts.size() == 2);
        QVERIFY(!page(2, IncidentId{999}));
    }

    // As many questions for six holders as for two.
    void theNumberOfQuestionsIsFixed()
    {
        page(100, m_case);
        const std::size_t few = m_desk->lastRun().steps.size();
        const SkuId cup = m_store->sku("CUP-01", 100);
        for (int i = 0; i < 4; ++i)
            m_store->order(m_ben, {{m_mug, 1}, {cup, 1}});
        page(100, m_case);
        QCOMPARE(m_desk->lastRun().steps.size(), few);
    }

    void anExportHoldsNoSecretAndNoAddress()
    {
        const QByteArray text = QJsonDocument(caseJson(*page(100, m_case))).toJson();
        for (const char *secret :
             {"secret-key", "another-key", "0987654321", "ada@example.org", "Ada Secret", "password"})
            QVERIFY2(!text.contains(secret), secret);
        const QJsonObject read = QJsonDocument::fromJson(text).object();
        QCOMPARE(read.keys(),
                 (QStringList{QStringLiteral("case"), QStringLiteral("order"), QStringLiteral("receipts"),
                              QStringLiteral("reservations"), QStringLiteral("skus"), QStringLiteral("snapshot")}));
        const QJsonObject mug = read.value(QStringLiteral("skus")).toArray().first().toObject();
        QCOMPARE(mug.value(QStringLiteral("sku")).toString(), QStringLiteral("MUG-01"));
        QCOMPARE(mug.value(QStringLiteral("difference")).toInteger(), 0);
        QVERIFY(!mug.value(QStringLiteral("held_by")).toArray().isEmpty());
    }

    void whatAllDesksDoNotKnowIsListedByItsAge()
    {
        const Instant time = now();
        const auto mirror = [&](const char *workstation, qint64 secondsAgo) {
            const PendingMirror pending{OperationId::make(),
                                        "CancelOrder",
                                        QString::fromLatin1(workstation),
                                        m_ada,
                                        m_b,
                                        Instant{time.micros - secondsAgo * 1'000'000},
                                        ""};
            m_desk->inTransaction("MirrorPending", [&](Transaction &tx) { return mirrorPending(tx, pending); });
        };
        mirror("desk 1", 10);
        mirror("desk 2", 7200);
        const auto all = m_desk->read("PendingOfAll", [](Reader &reader) { return pendingOfAll(reader, 100); });
        QCOMPARE(all.size(), 2u);
        QCOMPARE(all.front().workstation, QStringLiteral("desk 2"));
        QCOMPARE(all.front().account, TestServer::owner().account);
        QCOMPARE(all.front().order.value(), m_b);
        QCOMPARE(all.front().kind, QByteArray("CancelOrder"));
        QVERIFY(all.front().age >= std::chrono::hours(2) && all.front().age < std::chrono::hours(3));
        QCOMPARE(m_desk->read("PendingCount", [](Reader &reader) { return pendingCount(reader); }), 2);
        const auto longest = m_desk->read("PendingOfAll", [](Reader &reader) { return pendingOfAll(reader, 1); });
        QCOMPARE(longest.size(), 1u);
        QCOMPARE(longest.front().workstation, QStringLiteral("desk 2"));
        client().run("DELETE FROM pending_mirror");
    }

    void whatIsUnconfirmedNeedNotBeACustomersNorInThePast()
    {
        const PendingMirror ahead{OperationId::make(),
                                  "CountStock",
                                  QStringLiteral("desk 3"),
                                  {},
                                  {},
                                  Instant{now().micros + 600'000'000},
                                  "NotDone"};
        m_desk->inTransaction("MirrorPending", [&](Transaction &tx) { return mirrorPending(tx, ahead); });
        const auto all = m_desk->read("PendingOfAll", [](Reader &reader) { return pendingOfAll(reader, 100); });
        QCOMPARE(all.size(), 1u);
        QVERIFY(!all.front().customer && !all.front().order);
        QVERIFY(all.front().operation == ahead.operation);
        QCOMPARE(all.front().askedAt, ahead.askedAt);
        QCOMPARE(all.front().finding, QByteArray("NotDone"));
        QVERIFY(all.front().age < std::chrono::minutes(-9) && all.front().age > std::chrono::minutes(-11));
        client().run("DELETE FROM pending_mirror");
    }

    // Among 3,000 events, 3,000 quotes and 3,000 answers of before, those of the day are looked at.
    void aDayLooksAtItsOwnRows()
    {
        const Instant time = now();
        const Instant since{time.micros - 3'600'000'000}, until{time.micros + 3'600'000'000};
        const auto day = [&](Instant from, Instant to) {
            return m_desk->inSnapshot("EndOfDay", [&](Reader &reader) { return endOfDay(reader, from, to); });
        };
        const EndOfDay today = day(since, until);
        QCOMPARE(today.cancels.size(), 1u);
        QCOMPARE(today.cancels.front().who, TestServer::owner().account);
        QCOMPARE(today.cancels.front().reason, QStringLiteral("=1+1"));
        QCOMPARE(today.cancels.front().units, 2);
        QCOMPARE(today.cancelled(), 1);
        QCOMPARE(today.answers.size(), 2u);
        QCOMPARE(today.refused(), 1);
        QCOMPARE(today.quotesIssued, 2);
        QCOMPARE(today.quotesUsed, 1);
        QCOMPARE(today.quotesExpired, 0);
        QCOMPARE(today.openCases.critical, 1);
        QCOMPARE(day(since, since).cancelled(), 0); // its end is not included
        QCOMPARE(day(Instant{until.micros}, Instant{until.micros + 1}).quotesIssued, 0);

        qint64 before = looks();
        day(since, until);
        const qint64 few = looks() - before;
        client().run("SET SESSION foreign_key_checks = 0");
        for (const char *trigger :
             {"audit_events_before_insert", "quotes_before_insert", "quotes_after_insert", "receipts_before_insert"})
            client().run(QByteArray("DROP TRIGGER ") + trigger);
        client().run("CREATE TABLE tens (n INT NOT NULL)");
        client().run("INSERT INTO tens VALUES (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)");
        const QByteArray many =
            " FROM (SELECT 1000 * d.n + 100 * c.n + 10 * b.n + a.n AS n FROM tens a, tens b, tens c, tens d) x "
            "WHERE n < 3000";
        const QByteArray ada = QByteArray::number(number(m_ada));
        client().run("INSERT INTO audit_events (at, who, what, order_id) SELECT '2026-01-01' + INTERVAL n MINUTE, 'x', "
                     "'order cancelled', 1" +
                     many);
        client().run("INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, "
                     "operation_id, version) SELECT " +
                     ada +
                     ", 'TWD', 1, 1, '2026-01-01' + INTERVAL n MINUTE, "
                     "'2026-02-01' + INTERVAL n MINUTE, UNHEX(LPAD(HEX(n), 32, '0')), 1" +
                     many);
        client().run(
            "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at, answered_at) "
            "SELECT " +
            ada +
            ", CONCAT('k', n), REPEAT('x', 32), 'OutOfStock', 'x', '2026-01-01', "
            "'2026-01-01' + INTERVAL n MINUTE" +
            many);
        before = looks();
        const EndOfDay again = day(since, until);
        const qint64 among = looks() - before;
        QCOMPARE(again.cancelled(), 1);
        QCOMPARE(again.refused(), 1);
        QVERIFY2(among <= few + 20, QByteArray::number(few) + " > " + QByteArray::number(among));
        // And a day of then: 1,440 minutes.
        const Instant then{1'767'225'600'000'000 + 86'400'000'000}; // 2026-01-02
        const EndOfDay second = day(then, Instant{then.micros + 86'400'000'000});
        QCOMPARE(second.refused(), 1440);
        QCOMPARE(second.quotesExpired, 1440);
        QCOMPARE(second.expiredPerMille(), 1000);
        // What is of its first moment is of the day, what is of the next one's first moment is not.
        const EndOfDay minute = day(then, Instant{then.micros + 60'000'000});
        QCOMPARE(minute.cancelled(), 1);
        QCOMPARE(minute.refused(), 1);
        QCOMPARE(minute.quotesIssued, 1);
    }

    // A day says the same before and after its quotes were cleaned up.
    void quotesThatWereCleanedUpHadExpired()
    {
        const Instant then{1'767'225'600'000'000 + 86'400'000'000}; // 2026-01-02
        const auto day = [&] {
            return m_desk->inSnapshot("EndOfDay", [&](Reader &reader) {
                return endOfDay(reader, then, Instant{then.micros + 86'400'000'000});
            });
        };
        client().run("INSERT INTO audit_events (at, who, what, quote_id) "
                     "SELECT created_at, 'x', 'quote issued', id FROM quotes WHERE created_at < '2026-06-01'");
        const EndOfDay before = day();
        QCOMPARE(before.quotesIssued, 1440);
        QCOMPARE(before.quotesExpired, 1440);
        CleanUpQuotes batch{Instant{then.micros + 60 * 86'400'000'000}, {}};
        qint64 deleted = 0;
        for (int i = 0; i < 20; ++i) {
            const auto outcome =
                m_desk->inTransaction("CleanUpQuotes", [&](Transaction &tx) { return cleanUpQuotes(tx, batch); });
            const auto *done = std::get_if<QuotesCleanedUp>(&outcome);
            QVERIFY(done);
            deleted += done->deleted;
            if (!done->next)
                break;
            batch.after = done->next;
        }
        QVERIFY2(deleted > 1500, QByteArray::number(deleted)); // the 1st, and some of the 2nd
        const EndOfDay after = day();
        QCOMPARE(after.quotesIssued, 1440);
        QCOMPARE(after.quotesExpired, 1440);
        QCOMPARE(after.quotesUsed, 0);
        QCOMPARE(after.expiredPerMille(), 1000);
    }

    // By who cancelled it, not by who placed it; a reason in another case is the same one, and none is one as well.
    void cancelsAreCountedByPersonAndReason()
    {
        client().run("SET SESSION foreign_key_checks = 0");
        const auto plant = [&](const QByteArray &who, const char *reason) {
            const OrderId order = m_store->order(m_ben, {{m_mug, 1}});
            QVERIFY(ask(*m_desk, cancelFor(m_ben, order, QString::fromUtf8(reason))).as<Cancelled>());
            client().run("INSERT INTO audit_events (at, who, what, order_id) VALUES ('2025-05-05 12:00:00', '" + who +
                         "', 'order cancelled', " + QByteArray::number(number(order)) + ")");
        };
        plant("ben", "Broken");
        plant("ann", "broken");
        plant("ann", "Broken");
        plant("ann", "");
        plant("ann", "顧客改變主意");
        client().run("INSERT INTO audit_events (at, who, what, order_id) VALUES "
                     "('2025-05-05 12:00:00', 'ben', 'order cancelled', 999999), " // an order that is gone
                     "('2025-05-05 12:00:00', 'ann', 'order created', 1)");
        const Instant then = *Instant::fromSql("2025-05-05 00:00:00.000000");
        const EndOfDay day = m_desk->inSnapshot(
            "EndOfDay", [&](Reader &reader) { return endOfDay(reader, then, Instant{then.micros + 86'400'000'000}); });
        QStringList said;
        for (const EndOfDay::Cancels &each : day.cancels)
            said << QStringLiteral("%1 %2 %3 %4").arg(each.who, each.reason).arg(each.orders).arg(each.units);
        QCOMPARE(said, (QStringList{QStringLiteral("ann  1 1"), QStringLiteral("ann Broken 2 2"),
                                    QStringLiteral("ann 顧客改變主意 1 1"), QStringLiteral("ben  1 0"),
                                    QStringLiteral("ben Broken 1 1")}));
        QCOMPARE(day.cancelled(), 6);
    }

    void aDaysLinesAreAllOfIt()
    {
        using What = EndOfDay::Line::What;
        EndOfDay day;
        day.cancels = {{QStringLiteral("ann"), QStringLiteral("why"), 2, 5}};
        day.answers = {{"Accepted", 7}, {"OutOfStock", 3}};
        day.quotesIssued = 40;
        day.quotesUsed = 24;
        day.quotesExpired = 12;
        day.openCases = {1, 2, 3, {}};
        day.unconfirmed = 4;
        const std::vector<EndOfDay::Line> lines = day.lines();
        QCOMPARE(lines.size(), 10u);
        QVERIFY(lines.front().what == What::Cancelled && lines.front().units == 5 && lines.front().times == 2);
        QCOMPARE(lines.at(2).answer, QByteArray("OutOfStock"));
        const std::pair<What, qint64> rest[] = {
            {What::QuotesIssued, 40}, {What::QuotesUsed, 24}, {What::QuotesExpired, 12}, {What::CriticalCases, 1},
            {What::Warnings, 2},      {What::Notices, 3},     {What::Unconfirmed, 4}};
        for (std::size_t i = 0; i < std::size(rest); ++i)
            QVERIFY(lines.at(3 + i).what == rest[i].first && lines.at(3 + i).times == rest[i].second);
        QCOMPARE(day.expiredPerMille(), 333);
        QVERIFY(!day.answers.front().isRefusal() && day.refused() == 3);
    }

    void aCellIsNeverAFormula_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *cell, const char *written) {
            QTest::newRow(written) << QString::fromUtf8(cell) << QByteArray(written);
        };
        row("=1+1", "'=1+1");
        row("+49 30", "'+49 30");
        row("-1", "'-1");
        row("@SUM(A1)", "'@SUM(A1)");
        row("\t=1", "\"'\t=1\"");
        row("\r=1", "\"'\r=1\"");
        row("a, b", "\"a, b\"");
        row("she said \"no\"", "\"she said \"\"no\"\"\"");
        row("two\nlines", "\"two\nlines\"");
        row("=\"a\",b", "\"'=\"\"a\"\",b\"");
        row("訂單 1-2", "訂單 1-2");
        row("", "");
    }
    void aCellIsNeverAFormula()
    {
        QFETCH(QString, cell);
        QFETCH(QByteArray, written);
        QCOMPARE(csvText({{cell, QStringLiteral("2")}, {}}), written + ",2\r\n\r\n");
    }
};

HOLDFAST_TEST_MAIN(tst_CaseAndDay)
#include "tst_case_and_day.moc"
