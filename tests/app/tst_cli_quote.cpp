// SPDX-License-Identifier: GPL-3.0-or-later
// Quotes and orders by the command line, through its journal: words, answers, exit codes, and a reply that is lost.
#include "app/training/wire_proxy.h"
#include "tests/support/command_line.h"
#include "tests/support/flow_watch.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QScopeGuard>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const QString kOperation = QStringLiteral("0e4a5c9e-95f8-4b6e-9a11-000000000002");
const char *const kOdd = "A:1@2"; // a code may hold what separates the words

} // namespace

class tst_CliQuote : public QObject, private CommandLine
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    CustomerId m_ada{}, m_ben{};
    SkuId m_mug{}, m_odd{}; // 20 at 250.00, 5 at 10.00

    RawClient &client() { return m_store->client(); }
    QStringList ofAda(const char *verb) const
    {
        return words(verb) << QStringLiteral("--customer") << test::text(number(m_ada));
    }
    QStringList accept(qint64 quote, const QString &key) const
    {
        return QStringList{QStringLiteral("quote"),
                           QStringLiteral("accept"),
                           test::text(quote),
                           QStringLiteral("--customer"),
                           test::text(number(m_ada)),
                           QStringLiteral("--key"),
                           key};
    }
    QStringList place(const QString &key, const QStringList &lines) const
    {
        QStringList all = ofAda("order place") << QStringLiteral("--key") << key;
        for (const QString &line : lines)
            all << QStringLiteral("--line") << line;
        return all;
    }
    qint64 quote(const std::vector<std::pair<SkuId, qint64>> &lines) { return number(m_store->quote(m_ada, lines)); }
    qint64 orders() { return client().number("SELECT COUNT(*) FROM orders"); }
    static qint64 minor(const QJsonValue &money) { return money.toObject().value(QStringLiteral("minor")).toInteger(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("cli_quote");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        writeProfile("shop", m_schema->settings());
    }
    void init()
    {
        m_schema->empty();
        m_store->setRoad(OrderRoad::Quote);
        QDir(path("data")).removeRecursively();
        m_ada = m_store->customer("Ada");
        m_ben = m_store->customer("Ben");
        m_mug = m_store->sku("MUG-01", 20);
        m_odd = m_store->sku(kOdd, 5, 1'000);
    }
    void cleanup() { QCOMPARE(m_store->brokenRules(), QByteArrayList()); }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    void aQuoteIsIssuedAcceptedAndToldAgain()
    {
        const QStringList issue = ofAda("quote issue --line MUG-01:2 --valid-for 200")
                                  << QStringLiteral("--line") << QStringLiteral("A:1@2:1")
                                  << QStringLiteral("--operation") << kOperation;
        const Ran issued = ask(issue);
        ENDS_WITH(issued, "Issued", 0, "510.00 TWD");
        QCOMPARE(issued.json.keys(), keys("answer attempts created_at expires_at lines message operation quote "
                                          "seen_again store total"));
        QCOMPARE(issued["total"].toObject(),
                 (QJsonObject{{QStringLiteral("minor"), 51'000}, {QStringLiteral("currency"), QStringLiteral("TWD")}}));
        const auto created = Instant::fromJson(issued["created_at"].toString().toLatin1());
        const auto expires = Instant::fromJson(issued["expires_at"].toString().toLatin1());
        QVERIFY(created && expires);
        QCOMPARE(expires->micros - created->micros, 200'000'000);
        QCOMPARE(issued["lines"].toArray().at(1).toObject().value(QStringLiteral("sku")).toString(),
                 QString::fromLatin1(kOdd));
        QCOMPARE(m_store->stock(m_mug), (Stock{20, 0}));
        const Ran again = ask(issue);
        ENDS_WITH(again, "Issued", 0, "by this same operation");
        QCOMPARE(again["quote"], issued["quote"]);

        const qint64 quote = issued["quote"].toInteger();
        const Ran accepted = ask(accept(quote, QStringLiteral("K 1")));
        ENDS_WITH(accepted, "Accepted", 0, "order ");
        QCOMPARE(accepted.json.keys(), keys("accepted_at answer attempts message operation order quote store total"));
        QVERIFY(isInstant(accepted["accepted_at"]));
        QCOMPARE(minor(accepted["total"]), 51'000);
        QCOMPARE(m_store->stock(m_mug), (Stock{18, 2}));
        QCOMPARE(client().text("SELECT idempotency_key FROM receipts"), QByteArray("K 1"));

        const Ran replayed = ask(accept(quote, QStringLiteral("K 1")));
        ENDS_WITH(replayed, "Replayed", 0, "nothing was done now");
        QCOMPARE(replayed["original"].toString(), QStringLiteral("Accepted"));
        QCOMPARE(replayed["order"], accepted["order"]);
        QCOMPARE(replayed["accepted_at"], accepted["accepted_at"]);
        QCOMPARE(replayed["order_status"].toString(), QStringLiteral("created"));
        QVERIFY(isInstant(replayed["at"]));
        ENDS_WITH(ask(accept(quote, QStringLiteral("K 2"))), "QuoteUsed", 1, "No order was made");
        const qint64 other = this->quote({{m_mug, 1}});
        ENDS_WITH(ask(accept(other, QStringLiteral("K 1"))), "KeyConflict", 1, "Nothing was changed.");
        QCOMPARE(orders(), 1);
        QCOMPARE(ask(words("pending list"))["pending"].toArray().size(), 0);
    }

    void quotesAreListedAndShown()
    {
        const qint64 open = quote({{m_mug, 2}}), used = quote({{m_odd, 1}});
        QCOMPARE(ask(accept(used, QStringLiteral("key"))).exit, 0);
        const auto ids = [&](const char *verb) {
            const Ran ran = ask(words(verb));
            QList<qint64> found;
            for (const QJsonValue &value : ran["quotes"].toArray())
                found << value.toObject().value(QStringLiteral("id")).toInteger();
            return ran.exit == 0 && ran.answer() == u"Quotes" ? found : QList<qint64>{-1};
        };
        QCOMPARE(ids("quote list"), QList<qint64>{open});
        QCOMPARE(ids("quote list --state used"), QList<qint64>{used});
        QCOMPARE(ids("quote list --state expired"), QList<qint64>());
        QCOMPARE(ids("quote list --state all"), (QList<qint64>{used, open}));
        QCOMPARE(ids("quote list --state all --limit 1"), QList<qint64>{used});
        QCOMPARE(ids(QByteArray("quote list --state all --customer " + QByteArray::number(number(m_ben))).constData()),
                 QList<qint64>());

        const auto show = [&](qint64 id, CustomerId customer) {
            return ask(QStringList{QStringLiteral("quote"), QStringLiteral("show"), test::text(id),
                                   QStringLiteral("--customer"), test::text(number(customer))});
        };
        const QJsonObject shown = show(used, m_ada)["quote"].toObject();
        QCOMPARE(shown.value(QStringLiteral("order_status")).toString(), QStringLiteral("created"));
        QCOMPARE(shown.value(QStringLiteral("lines")).toArray().size(), 1);
        QCOMPARE(minor(shown.value(QStringLiteral("total"))), 1'000);
        QVERIFY(isInstant(shown.value(QStringLiteral("accepted_at"))));
        QCOMPARE(shown.value(QStringLiteral("receipts")).toArray().at(0).toObject().value(QStringLiteral("answer")),
                 QJsonValue(QStringLiteral("Accepted")));
        ENDS_WITH(show(used, m_ben), "NotFound", 1);
        ENDS_WITH(show(999'999, m_ada), "NotFound", 1);
    }

    void whatIsNotAcceptedSaysWhy()
    {
        const qint64 large = quote({{m_mug, 21}, {m_odd, 1}});
        const Ran none = ask(accept(large, QStringLiteral("large")));
        ENDS_WITH(none, "OutOfStock", 1, "MUG-01 20 of 21");
        const QJsonObject line = none["lines"].toArray().at(0).toObject();
        QCOMPARE(line.value(QStringLiteral("sku")).toString(), QStringLiteral("MUG-01"));
        QCOMPARE(line.value(QStringLiteral("wanted")).toInteger(), 21);
        QCOMPARE(line.value(QStringLiteral("available")).toInteger(), 20);
        const Ran again = ask(accept(large, QStringLiteral("large")));
        ENDS_WITH(again, "Replayed", 1, "MUG-01 20 of 21");
        QCOMPARE(again["original"].toString(), QStringLiteral("OutOfStock"));
        QVERIFY(again["order_status"].isNull());
        ENDS_WITH(ask(accept(999'999, QStringLiteral("k"))), "NotFound", 1, "Nothing was changed.");

        const Ran brief = ask(ofAda("quote issue --line MUG-01:1 --valid-for 1"));
        ENDS_WITH(brief, "Issued", 0);
        const qint64 quote = brief["quote"].toInteger();
        QTRY_VERIFY(client().number(sql("SELECT expires_at <= UTC_TIMESTAMP(6) FROM quotes WHERE id = :a", quote)) ==
                    1);
        const Ran expired = ask(accept(quote, QStringLiteral("late")));
        ENDS_WITH(expired, "QuoteExpired", 1, "No order was made.");
        QVERIFY(isInstant(expired["at"]) && isInstant(expired["expired_at"]));
        QCOMPARE(orders(), 0);
    }

    // Another quote is open, one is named by an answer; more expire than one batch takes.
    void whatExpiredUnusedIsCleanedUp()
    {
        const qint64 open = quote({{m_mug, 1}});
        ENDS_WITH(ask(ofAda("quote issue --line MUG-01:1 --valid-for 1")), "Issued", 0);
        const Ran asked = ask(ofAda("quote issue --line MUG-01:1 --valid-for 1"));
        const qint64 kept = asked["quote"].toInteger();
        client().run("INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, "
                     "operation_id, version) SELECT q.customer_id, q.currency, q.total_minor, 1, q.created_at - "
                     "INTERVAL 1 HOUR, q.expires_at - INTERVAL 1 HOUR, RANDOM_BYTES(16), 1 FROM quotes q, "
                     "(SELECT 1 FROM information_schema.columns LIMIT 150) x WHERE q.id = " +
                     QByteArray::number(kept));
        QTRY_COMPARE(client().number("SELECT COUNT(*) FROM quotes WHERE expires_at > UTC_TIMESTAMP(6)"), 1);
        ENDS_WITH(ask(accept(kept, QStringLiteral("late"))), "QuoteExpired", 1);
        const Ran cleaned = ask(words("quote cleanup --before now"));
        ENDS_WITH(cleaned, "CleanedUp", 0, "151 quotes");
        QCOMPARE(cleaned.json.keys(), keys("answer deleted kept message store"));
        QCOMPARE(cleaned["deleted"].toInteger(), 151);
        QCOMPARE(cleaned["kept"].toInteger(), 1);
        QCOMPARE(client().text("SELECT GROUP_CONCAT(id ORDER BY id) FROM quotes"),
                 QByteArray::number(open) + ',' + QByteArray::number(kept));
        ENDS_WITH(ask(words("quote cleanup --before 2020-01-01T00:00:00.000000Z")), "CleanedUp", 0, "0 quotes");
        ENDS_WITH(ask(accept(kept, QStringLiteral("late"))), "Replayed", 1);
    }

    void acceptancesAreMeasured()
    {
        const Ran nothing = ask(words("quote metrics"));
        QCOMPARE(nothing.exit, 0);
        QVERIFY(nothing["expired_share"].isNull());
        ENDS_WITH(ask(accept(quote({{m_mug, 2}}), QStringLiteral("K 1"))), "Accepted", 0);
        ENDS_WITH(ask(accept(quote({{m_mug, 99}}), QStringLiteral("K 2"))), "OutOfStock", 1);
        const Ran told = ask(words("quote metrics --since 2020-01-01T00:00:00Z"));
        QCOMPARE(told.exit, 0);
        QCOMPARE(told.answer(), QStringLiteral("QuoteMetrics"));
        QCOMPARE(told.json.keys(), keys("answer answered answers at_current_prices difference expired_share "
                                        "quote_lock_us quoted shown_ms since store until"));
        QCOMPARE(told["answers"].toObject(),
                 (QJsonObject{{QStringLiteral("Accepted"), 1}, {QStringLiteral("OutOfStock"), 1}}));
        QCOMPARE(told["expired_share"].toDouble(-1), 0.0);
        QCOMPARE(told["quote_lock_us"].toObject().value(QStringLiteral("measured")).toInteger(), 2);
        QCOMPARE(told["shown_ms"].toObject(), (QJsonObject{{QStringLiteral("measured"), 0}})); // no screen here
        QCOMPARE(minor(told["quoted"]), 50'000);
        QCOMPARE(minor(told["difference"]), 0);
    }

    void anOrderIsPlacedAtTheConfirmedPrice()
    {
        const QByteArrayList before = everyRow(client());
        const QStringList lines{QStringLiteral("MUG-01:2@1"), QStringLiteral("A:1@2:1@1")};
        ENDS_WITH(ask(place(QStringLiteral("K"), lines)), "InvalidInput", 2, "store set --road quote|price");
        QCOMPARE(everyRow(client()), before);

        ENDS_WITH(ask(words("store set --road price")), "SettingsChanged", 0);
        const Ran placed = ask(place(QStringLiteral("K"), lines));
        ENDS_WITH(placed, "Placed", 0, "510.00 TWD");
        QCOMPARE(placed.json.keys(), keys("answer attempts message operation order store total"));
        QCOMPARE(m_store->stock(m_odd), (Stock{4, 1}));
        QCOMPARE(ask(place(QStringLiteral("K"), lines))["original"].toString(), QStringLiteral("Placed"));
        ENDS_WITH(ask(place(QStringLiteral("K"), {QStringLiteral("MUG-01:3@1")})), "KeyConflict", 1);
        const Ran changed = ask(place(QStringLiteral("K 2"), {QStringLiteral("MUG-01:1@7")}));
        ENDS_WITH(changed, "PriceChanged", 1, "MUG-01 250.00 TWD (version 1)");
        QCOMPARE(changed["lines"].toArray().at(0).toObject().value(QStringLiteral("price_version")).toInteger(), 1);
        ENDS_WITH(ask(place(QStringLiteral("K 3"), {QStringLiteral("MUG-01:100@1")})), "OutOfStock", 1);
        QCOMPARE(orders(), 1);

        // No quotes here; what a key was answered is told whatever the setting is.
        ENDS_WITH(ask(ofAda("quote issue --line MUG-01:1")), "InvalidInput", 2, "store show");
        ENDS_WITH(ask(words("store set --road quote --quote-period 60")), "SettingsChanged", 0);
        ENDS_WITH(ask(place(QStringLiteral("K"), lines)), "Replayed", 0);
        const QJsonObject settings = ask(words("store show"))["settings"].toObject();
        QCOMPARE(settings.value(QStringLiteral("road")).toString(), QStringLiteral("quote"));
        QCOMPARE(settings.value(QStringLiteral("quote_period")).toInteger(), 60);
        QCOMPARE(client().text("SELECT GROUP_CONCAT(detail ORDER BY id SEPARATOR '; ') FROM audit_events WHERE what = "
                               "'settings changed'"),
                 QByteArray("order_road quote -> price, quote_seconds 300 -> 300; order_road price -> quote, "
                            "quote_seconds 300 -> 60"));
        ENDS_WITH(ask(ofAda("quote issue --line MUG-01:1 --valid-for 61")), "InvalidInput", 2, "at most 60 s");
        client().run("UPDATE store SET quote_seconds = 300");
    }

    void whatIsNoQuoteIsRefused_data()
    {
        QTest::addColumn<QString>("verb");
        QTest::addColumn<QString>("token");
        const auto row = [](const char *name, const QString &verb, const char *token) {
            QTest::newRow(name) << verb << QString::fromLatin1(token);
        };
        QString many = QStringLiteral("quote issue --customer ADA");
        for (int i = 1; i <= 21; ++i)
            many += QStringLiteral(" --line MANY-%1:1").arg(i);
        const auto issue = [](const char *rest) {
            return QStringLiteral("quote issue --customer ADA ") + QString::fromUtf8(rest);
        };
        row("21 lines", many, "InvalidInput");
        row("quantity 0", issue("--line MUG-01:0"), "InvalidInput");
        row("a million and one", issue("--line MUG-01:1000001"), "InvalidInput");
        row("an unknown SKU", issue("--line NO-SUCH:1"), "InvalidInput");
        row("no price", issue("--line BARE:1"), "InvalidInput");
        row("overflow", issue("--line DEAR:2"), "InvalidInput");
        row("longer than the store's period", issue("--line MUG-01:1 --valid-for 301"), "InvalidInput");
        row("period 0", issue("--line MUG-01:1 --valid-for 0"), "Usage");
        row("no line", issue("--valid-for 10"), "Usage");
        row("no quantity", issue("--line MUG-01"), "Usage");
        row("no code", issue("--line :1"), "Usage");
        row("a negative quantity", issue("--line MUG-01:-1"), "Usage");
        row("no customer", QStringLiteral("quote issue --line MUG-01:1"), "Usage");
        row("a bad operation", issue("--line MUG-01:1 --operation 7"), "Usage");
        row("no key", QStringLiteral("quote accept 1 --customer ADA"), "Usage");
        row("a long key", QStringLiteral("quote accept 1 --customer ADA --key ") + QString(65, u'k'), "InvalidInput");
        row("no quote", QStringLiteral("quote accept x --customer ADA --key k"), "Usage");
        row("no such state", QStringLiteral("quote list --state old"), "Usage");
        row("no verb", QStringLiteral("quote"), "Usage");
        row("no instant", QStringLiteral("quote cleanup"), "Usage");
        row("no such beginning", QStringLiteral("quote metrics --since yesterday"), "Usage");
        row("no such instant", QStringLiteral("quote cleanup --before yesterday"), "Usage");
        row("an instant to come", QStringLiteral("quote cleanup --before 2999-01-01T00:00:00.000000Z"), "Usage");
        row("no version", QStringLiteral("order place --customer ADA --key k --line MUG-01:1"), "Usage");
        row("version 0", QStringLiteral("order place --customer ADA --key k --line MUG-01:1@0"), "Usage");
        row("no such road", QStringLiteral("store set --road wish"), "Usage");
        row("no setting", QStringLiteral("store set"), "Usage");
        row("no period", QStringLiteral("store set --quote-period 0"), "Usage");
        row("more than a day", QStringLiteral("store set --quote-period 86401"), "InvalidInput");
    }
    void whatIsNoQuoteIsRefused()
    {
        QFETCH(QString, verb);
        QFETCH(QString, token);
        for (int i = 1; i <= 21 && verb.contains(u"MANY"); ++i)
            m_store->sku(("MANY-" + QByteArray::number(i)).constData(), 1);
        if (verb.contains(u"DEAR"))
            m_store->sku("DEAR", 5, std::numeric_limits<qint64>::max());
        if (verb.contains(u"BARE"))
            client().run("INSERT INTO skus (code, name, created_at) VALUES ('BARE', 'x', UTC_TIMESTAMP(6))");
        const QByteArrayList before = everyRow(client());
        verb.replace(QStringLiteral("ADA"), test::text(number(m_ada)));
        ENDS_WITH(ask(verb.split(u' ')), token.toLatin1().constData(), 2);
        QCOMPARE(everyRow(client()), before);
    }

    // The reply of COMMIT is lost and the server cannot be reached any more; then it can.
    void aLostReplyIsFoundOutByTheSameKey_data()
    {
        QTest::addColumn<bool>("done");
        QTest::newRow("the reply is lost") << true;
        QTest::newRow("the request is lost") << false;
    }
    void aLostReplyIsFoundOutByTheSameKey()
    {
        QFETCH(bool, done);
        ConnectionSettings line = m_schema->settings();
        WireProxy proxy(path("p"), line.socket);
        QVERIFY2(proxy.start(), qPrintable(proxy.error()));
        line.socket = path("p");
        writeProfile("line", line);
        client().run("UPDATE store SET budget_milliseconds = 1000");
        const auto asBefore = qScopeGuard([&] { client().run("UPDATE store SET budget_milliseconds = 15000"); });
        const qint64 quote = this->quote({{m_mug, 2}});
        proxy.arm(done ? WireFault::CutBeforeReply : WireFault::CutBeforeRequest,
                  [wrote = false](const WireCommand &command) mutable {
                      wrote = wrote || command.text.contains("UPDATE receipts");
                      return wrote && command.text == "COMMIT";
                  });
        const QStringList verb = accept(quote, QStringLiteral("once"));
        QProcess process;
        start(process, QStringList{QStringLiteral("--store"), QStringLiteral("line"), QStringLiteral("--json")} + verb);
        QVERIFY(proxy.waitUntilStruck(std::chrono::seconds(20)));
        proxy.refuseConnections(true);
        proxy.cutAll();
        const Ran lost = ended(process);
        ENDS_WITH(lost, "Unconfirmed", 3, "the same command with the same key");
        proxy.refuseConnections(false);
        QCOMPARE(orders(), done ? 1 : 0);

        const Ran resolved = ask(words("pending resolve"));
        QCOMPARE(resolved.exit, done ? 0 : 1);
        const QJsonObject found = resolved["pending"].toArray().at(0).toObject();
        QCOMPARE(found.value(QStringLiteral("kind")).toString(), QStringLiteral("AcceptQuote"));
        QCOMPARE(found.value(QStringLiteral("quote")).toInteger(), quote);
        QCOMPARE(found.value(QStringLiteral("state")).toString(),
                 done ? QStringLiteral("Replayed") : QStringLiteral("NotDone"));
        QCOMPARE(found.value(QStringLiteral("operation")), lost["operation"]);
        QCOMPARE(orders(), done ? 1 : 0);
        if (!done) {
            const Ran now = ask(words("pending resolve --do-it") << lost["operation"].toString());
            ENDS_WITH(now, "Accepted", 0, "Carried out now");
            QVERIFY(now["order"].isDouble());
        }
        ENDS_WITH(ask(verb), "Replayed", 0);
        QCOMPARE(orders(), 1);
    }
};

HOLDFAST_TEST_MAIN(tst_CliQuote)
#include "tst_cli_quote.moc"
