// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a check or a flow can find has its own sentence, with the numbers of its evidence.
#include "tests/support/fake_cases.h"
#include "tests/support/gui_test_main.h"
#include "ui/diagnostics/finding_text.h"
#include "ui/shared/status_pill.h"

#include <QSet>

using namespace holdfast;
using namespace holdfast::test;

namespace {

QByteArrayList allIds()
{
    QByteArrayList ids{"server.settings", "server.locking-reads-use-index", "clock.offset", "rights.narrow",
                       "cancel.counts-differ"};
    for (const Invariant &invariant : invariants())
        ids << invariant.id;
    return ids;
}

IncidentRow found(const QByteArray &invariant, const QByteArray &subject = {})
{
    IncidentRow row;
    row.invariant = invariant;
    row.findingKey = invariant + '/' + subject;
    return row;
}

} // namespace

class tst_FindingText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void everythingThatCanBeFoundHasItsOwnSentence()
    {
        QSet<QString> sentences{findingSentence(found("no.such-rule"))}, rules{ruleText("no.such-rule")};
        for (const QByteArray &id : allIds()) {
            QVERIFY2(!sentences.contains(findingSentence(found(id))), id);
            QVERIFY2(!rules.contains(ruleText(id)), id);
            sentences << findingSentence(found(id));
            rules << ruleText(id);
        }
        for (const QString &sentence : std::as_const(sentences))
            QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%') && sentence.size() <= 41,
                     qPrintable(sentence));
    }

    // A flow's evidence, half of it, or none: a sentence all the same, and no mark left in it.
    void evidenceOfAnyShapeIsTaken()
    {
        for (const QByteArray &id : allIds()) {
            for (const char *evidence :
                 {"", "[]", "null", "{}", R"({"order":17,"status":"created","lines":[],"reservations":[],"stock":[]})",
                  R"({"expected":{},"actual":{}})", R"({"expected":"x","actual":"y"})",
                  R"({"expected":null,"actual":null})", R"({"expected":[1],"actual":[2]})"}) {
                for (const char *subject : {"", "x", "a/b", "a/b/c/d"}) {
                    const QString sentence = findingSentence(found(id, subject), evidence);
                    QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'),
                             id + ' ' + evidence + ' ' + sentence.toUtf8());
                }
            }
        }
    }

    void saysTheNumbersOfItsEvidence_data()
    {
        QTest::addColumn<QByteArray>("subject");
        QTest::addColumn<QByteArray>("evidence");
        QTest::addColumn<QString>("sentence");
        int row = 0;
        const auto add = [&](const char *id, const char *subject, const char *evidence, const char *sentence) {
            QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(++row).arg(QLatin1String(id))))
                << QByteArray(id) + '/' + subject << QByteArray(evidence) << QString::fromUtf8(sentence);
        };
        add("stock.reserved-equals-held", "sku/7",
            R"({"expected":{"reserved":3},"actual":{"reserved":1},"held_by":[]})", "Reserved says 1, orders hold 3.");
        add("stock.reserved-equals-held", "sku/7", R"({"expected":{"reserved":3},"actual":{"reserved":null}})",
            "There is no count of reserved units, and orders hold 3.");
        add("stock.non-negative", "sku/7",
            R"({"expected":{"available_at_least":0,"reserved_at_least":0},"actual":{"available":-2,"reserved":null}})",
            "Available says -2 and reserved says none; neither may be missing or below zero.");
        add("stock.movements-add-up", "sku/7",
            R"({"expected":{"available":7,"reserved":3},"actual":{"available":12345,"reserved":1}})",
            "The counters say 12,345 available and 1 reserved, the movements add up to 7 and 3.");
        add("movement.attributed", "movement/4", R"({"expected":{"made_for":"operation"},"actual":{"movement":4,
            "kind":"unattributed","order":null,"operation":null,"delta_available":2,"delta_reserved":-2,"who":"script"}})",
            "Available was changed by +2 and reserved by -2 (script), and nothing says what for.");
        add("order.created-holds-all", "order/17",
            R"({"expected":{"status":"created","held":[7,8]},"actual":{"status":"created","held":[null,null]}})",
            "2 line(s) of this created order are not held.");
        add("order.created-holds-all", "order/17",
            R"({"expected":{"status":"created","held":[null]},"actual":{"status":"created","held":[null]}})",
            "This created order has no lines.");
        add("order.cancelled-holds-none", "order/17",
            R"({"expected":{"status":"cancelled","released":[7]},"actual":{"reservations":["held","released"]}})",
            "The order is cancelled, and 1 of its reservation(s) are still held.");
        add("order.cancelled-holds-none", "order/17",
            R"({"expected":{},"actual":{"reservations":["released"],"cancelled_at":null,"cancelled_by":"a"}})",
            "The order is cancelled, and does not say when, by whom and why.");
        add("order.status-known", "status/paid",
            R"({"expected":{"status":["created"]},"actual":{"status":"paid","orders":40,"first":1,"last":90}})",
            "40 order(s) have the status “paid”, which Holdfast does not know.");
        add("order.totals-add-up", "order/17",
            R"({"expected":{"total_minor":500,"units":2},"actual":{"total_minor":500,"units":3}})",
            "The order says 3 units, its lines add up to 2.");
        add("order.totals-add-up", "order/17",
            R"({"expected":{"total_minor":500,"units":2},"actual":{"total_minor":600,"units":2}})",
            "The total is not the sum of the lines.");
        add("order.has-receipt", "order/17", R"({"expected":{"receipts":1},"actual":{"receipts":0}})",
            "No receipt says that this order came of its quote.");
        add("order.has-receipt", "order/17", R"({"expected":{"receipts":1},"actual":{"receipts":2}})",
            "2 receipt(s) say that this order came of its quote; one should.");
        add("reservation.has-order", "order/12345/sku/7",
            R"({"expected":{"order":12345},"actual":{"order":null,"quantity":2,"status":"held"}})",
            "2 unit(s) are reserved for order 12345, which does not exist.");
        add("reservation.matches-line", "order/17",
            R"({"expected":{"lines":["7 x 2"]},"actual":{"reservations":["7 x 3"]}})",
            "The order's line says 2 units, reserved are 3.");
        add("reservation.matches-line", "order/17",
            R"({"expected":{"lines":[null]},"actual":{"reservations":["7 x 3"]}})",
            "Units are reserved that no line of the order asks for.");
        add("reservation.released-once", "order/17/sku/7",
            R"({"expected":{"reserve":1,"release":1},"actual":{"reserve":1,"release":2}})",
            "Taken 1 and given back 2 times, where its reservation says 1 and 1.");
        add("quote.consumed-by-its-order", "quote/5",
            R"({"expected":{"consumed_by":17,"customer":1},"actual":{"consumed_by":17,"customer":2}})",
            "The quote is customer 1's, its order customer 2's.");
        add("quote.consumed-by-its-order", "quote/5",
            R"({"expected":{"consumed_by":17,"customer":1},"actual":{"consumed_by":null,"customer":1}})",
            "Used by: none. The order that was made of it: 17.");
        add("quote.accepted-in-time", "quote/5",
            R"({"expected":{"from":"2026-11-30 10:00:00.000000","before":"x"},"actual":{"accepted_at":null,"consumed_by":1}})",
            "The quote was used, and nothing says when it was accepted.");
        add("quote.totals-add-up", "quote/5",
            R"({"expected":{"lines":2,"total_minor":500},"actual":{"lines":1,"total_minor":500}})",
            "The quote was issued with 2 lines and has 1.");
        add("receipt.success-has-order", "customer/7/receipt/4b",
            R"({"expected":{"order":1,"customer":7,"quote":5},"actual":{"answer":"Accepted","order":17,"found":null}})",
            "The receipt says that it was done, and its order does not exist.");
        add("receipt.success-has-order", "customer/7/receipt/4b",
            R"({"expected":{"order":0,"customer":7},"actual":{"answer":"QuoteExpired","order":17,"found":17}})",
            "The receipt says that nothing was done, and names order 17.");
        add("receipt.finished", "customer/7/receipt/4b",
            R"({"expected":{"answered":true},"actual":{"answer":"claimed","answered_at":null}})",
            "The receipt was begun, and nothing says how it ended.");
        add("versions.without-gap", "sku/7",
            R"({"expected":{"version":5,"movements":5},"actual":{"movements":4,"last":5}})",
            "It was changed 5 times, and 4 changes are recorded.");
        add("versions.without-gap", "order/17",
            R"({"expected":{"version":2,"events":2},"actual":{"events":1,"last":1}})",
            "It was changed 2 times, and 1 changes are recorded.");
        add("quantity.positive", "order/17/line/1", R"({"expected":{"quantity_at_least":1},"actual":{"quantity":0}})",
            "The quantity is 0; it has to be one at least.");
        add("server.settings", "variable/sync_binlog", R"({"expected":"1","actual":"0"})",
            "sync_binlog is 0; the store needs 1.");
        add("server.settings", "index/orders/orders_by_status", "", // as a list knows it
            "The index orders.orders_by_status is missing or was changed.");
        add("server.settings", "trigger/x", R"({"expected":"none","actual":"BEFORE INSERT …"})",
            "The trigger x is not the store's own.");
        add("server.locking-reads-use-index", "stock/stock_lock/stock", "",
            "stock/stock_lock locks rows without going by a unique key.");
        add("clock.offset", "server", R"({"expected":{"most_micros":1000000},"actual":{"micros":-2340000}})",
            "The server's clock is 2.3 s behind this computer's.");
        add("clock.offset", "member/db2:3307", R"({"expected":{"most_micros":1000000},"actual":{"micros":1500000}})",
            "The clock of db2:3307 is 1.5 s ahead of the server's in use.");
        add("rights.narrow", "'ann'@'%'/DELETE/demo.orders", "",
            "'ann'@'%' may DELETE on demo.orders, which its role does not need.");
    }
    void saysTheNumbersOfItsEvidence()
    {
        QFETCH(QByteArray, subject);
        QFETCH(QByteArray, evidence);
        QFETCH(QString, sentence);
        IncidentRow row;
        row.findingKey = subject;
        row.invariant = subject.left(subject.indexOf('/'));
        QCOMPARE(findingSentence(row, evidence), sentence);
    }

    void namesWhatACaseIsOf()
    {
        QCOMPARE(subjectText(incidentRow(7)), QStringLiteral("SKU-7"));
        QCOMPARE(subjectText(incidentRow(7, "order.created-holds-all")), QStringLiteral("Order 1007"));
        IncidentRow both = incidentRow(7);
        both.order = OrderId{17};
        QCOMPARE(subjectText(both), QStringLiteral("Order 17 · SKU-7"));
        both.code.clear();
        QCOMPARE(subjectText(both), QStringLiteral("Order 17 · SKU 7"));
        IncidentRow quote = found("quote.totals-add-up", "quote/5");
        quote.quote = QuoteId{5};
        quote.order = OrderId{17};
        QCOMPARE(subjectText(quote), QStringLiteral("Quote 5"));
        QCOMPARE(subjectText(found("receipt.finished", "customer/7/receipt/4b")), QStringLiteral("Customer 7"));
        QCOMPARE(subjectText(found("server.settings", "variable/x")), QStringLiteral("Server"));
        QCOMPARE(subjectText(found("clock.offset", "server")), QStringLiteral("Clock"));
    }

    void everySeverityHasItsWordAndIcon()
    {
        QSet<QString> words, icons;
        for (const Severity severity : {Severity::Critical, Severity::Warning, Severity::Notice}) {
            words << severityWord(nameOf(severity));
            icons << StatusLook::of(nameOf(severity)).icon;
        }
        QCOMPARE(words.size(), 3);
        QCOMPARE(icons.size(), 3);
        QVERIFY(!icons.contains(QStringLiteral("question"))); // a status that is not known
    }

    void saysWhatCouldNotBeLookedAtAndWhatWouldLetIt()
    {
        CheckedServer plans;
        const MissingGrant update{"UPDATE", "demo.prices", "'sue'@'%'"};
        plans.unchecked = {{"triggers", {{"TRIGGER", "demo.*", "'sue'@'%'"}}, 0},
                           {"skus/price_change", {update}, 0},
                           {"skus/prices_of", {update}, 0},
                           {"stock/stock_receive", {}, 1205}};
        const auto texts = uncheckedText({{plans}, 0, 0});
        QCOMPARE(texts.size(), std::size_t(3));
        QCOMPARE(texts[0].what, QStringLiteral("The triggers"));
        QCOMPARE(texts[0].grant, QStringLiteral("GRANT TRIGGER ON demo.* TO 'sue'@'%'"));
        QCOMPARE(texts[1].what,
                 QStringLiteral("How skus/price_change finds its rows, How skus/prices_of finds its rows"));
        QCOMPARE(texts[2].what, QStringLiteral("How stock/stock_receive finds its rows (the server answered 1205)"));
        QVERIFY(texts[2].grant.isEmpty());
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_FindingText)
#include "tst_finding_text.moc"
