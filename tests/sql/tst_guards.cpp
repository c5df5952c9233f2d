// SPDX-License-Identifier: GPL-3.0-or-later
// What the database itself refuses, whoever asks and with whichever client: each trigger and constraint of sql/schema,
// once with a change that is lawful and once with one that is not.
#include "sql/connection/session.h"
#include "sql/flows/accept_quote.h"
#include "sql/flows/place_order.h"
#include "sql/invariants/checker.h"
#include "tests/support/native_codes.h"
#include "tests/support/person.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QScopeGuard>

#include <algorithm>
#include <memory>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr int kPassed = 0;
constexpr int kSignal = 1644; // a trigger said no
constexpr int kNull = 1048;   // NOT NULL
constexpr int kSignalOrNull = -1;
constexpr int kSignalOrNoColumn = -2; // one server asks its grants first
constexpr int kParent = 1451;         // a foreign key, somebody refers to it
constexpr int kChild = 1452;          // a foreign key, there is nobody to refer to
constexpr int kTwice = 1062;          // a unique key
constexpr int kNoGrant = 1142;        // on the table
constexpr int kNoColumn = 1143;       // on the column

QByteArray text(SkuId id)
{
    return QByteArray::number(number(id));
}

QByteArray text(OrderId id)
{
    return QByteArray::number(number(id));
}

// A refusal that people can be told says which rule: a trigger names its table and the rule, a grant what was asked.
bool saysWhichRule(int native, const QByteArray &message)
{
    static const QRegularExpression rule(QStringLiteral("\\b[a-z_]+: [a-z`].{8,}"));
    if (native == kSignal)
        return rule.match(QString::fromUtf8(message)).hasMatch();
    return (native != kNoGrant && native != kNoColumn) || message.contains(" denied to user ");
}

} // namespace

class tst_Guards : public QObject
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<Person> m_ann; // staff
    std::unique_ptr<Person> m_sue; // supervisor
    std::unique_ptr<RawClient> m_asAnn, m_asSue;
    CustomerId m_ada{};
    SkuId m_mug{}, m_cup{}, m_pen{}; // 10 / 2 held; 5 / 2 held; 3, never ordered
    OrderId m_order{}, m_cancelled{};
    QuoteId m_quote{}, m_used{}; // 2 mugs and a pen, accepted by nobody; a cup, accepted under the key 'used'
    QByteArray m_asBuilt;        // contents() after init(), which builds anew only where a test has changed something

    RawClient &owner() { return m_store->client(); }

    // %order% and the like become the numbers of this function's rows.
    QByteArray filled(QByteArray sql)
    {
        return sql.replace("%order%", text(m_order))
            .replace("%cancelled%", text(m_cancelled))
            .replace("%mug%", text(m_mug))
            .replace("%cup%", text(m_cup))
            .replace("%pen%", text(m_pen))
            .replace("%quote%", QByteArray::number(number(m_quote)))
            .replace("%used%", QByteArray::number(number(m_used)))
            .replace("%ada%", QByteArray::number(number(m_ada)));
    }

    int attempt(RawClient &client, const QByteArray &sql) { return client.attempt(filled(sql)); }
    qint64 look(const QByteArray &sql) { return owner().number(filled(sql)); }
    QByteArray word(const QByteArray &sql) { return owner().text(filled(sql)); }

    // Of every row of every table.
    QByteArray contents()
    {
        QByteArray sums;
        for (const auto &row : owner().rows(
                 "CHECKSUM TABLE store, staff, customers, skus, prices, price_history, stock, stock_movements, orders, "
                 "order_lines, reservations, sku_operations, quotes, quote_lines, receipts, audit_events, incidents, "
                 "incident_events EXTENDED"))
            sums += row.at(0).toString().toLatin1() + ' ' + row.at(1).toString().toLatin1() + '\n';
        return sums;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("guards");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_ann = std::make_unique<Person>(*m_schema, "hf_ann", "staff");
        m_sue = std::make_unique<Person>(*m_schema, "hf_sue", "supervisor");
        m_asAnn = std::make_unique<RawClient>(m_ann->settings());
        m_asSue = std::make_unique<RawClient>(m_sue->settings());
    }

    void init()
    {
        if (!m_asBuilt.isEmpty() && contents() == m_asBuilt)
            return;
        m_schema->empty();
        m_ada = m_store->customer("Ada");
        m_mug = m_store->sku("MUG-01", 10);
        m_cup = m_store->sku("CUP-01", 5);
        m_pen = m_store->sku("PEN-01", 3);
        m_order = m_store->order(m_ada, {{m_mug, 2}, {m_cup, 1}});
        m_cancelled = m_store->order(m_ada, {{m_mug, 1}});
        Session session(m_schema->settings());
        QVERIFY(std::holds_alternative<Cancelled>(cancel(session, cancelFor(m_ada, m_cancelled))));
        m_quote = m_store->quote(m_ada, {{m_mug, 2}, {m_pen, 1}});
        m_used = m_store->quote(m_ada, {{m_cup, 1}});
        const AcceptQuote accepting{"used", m_ada, m_used};
        const AcceptQuoteOutcome accepted =
            session.inTransaction("AcceptQuote", [&](Transaction &tx) { return acceptQuote(tx, accepting); });
        QVERIFY(std::holds_alternative<Accepted>(accepted));
        QCOMPARE(m_store->brokenRules(), QByteArrayList());
        m_asBuilt = contents();
    }

    void cleanupTestCase()
    {
        m_asAnn.reset();
        m_asSue.reset();
        m_ann.reset();
        m_sue.reset();
        m_store.reset();
        m_schema.reset();
    }

    void staffPlaceAndCancelWithTheGrantsTheyHave()
    {
        Session session(m_ann->settings());
        const OrderDraft request = draft(m_ada, {{m_pen, 2}, {m_mug, 1}});
        const JointReservationOutcome placed =
            session.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeDraft(tx, request); });
        const OrderId order = std::get<Placed>(placed).order;
        const CancelOrderOutcome outcome = cancel(session, cancelFor(m_ada, order));
        QCOMPARE(std::get<Cancelled>(outcome).by.toUtf8(), m_ann->name());
        QCOMPARE(m_store->brokenRules(), QByteArrayList());
        QCOMPARE(owner().number("SELECT COUNT(*) FROM stock_movements WHERE who = '" + m_ann->name() + '\''), 4);
        QCOMPARE(owner().number("SELECT COUNT(*) FROM audit_events WHERE who = '" + m_ann->name() + '\''), 2);
    }

    // The database says no, to whom, and nothing has changed.
    void isRefused_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<int>("toOwner");
        QTest::addColumn<int>("toStaff");
        const auto row = [](const char *name, int toOwner, int toStaff, const char *sql) {
            QTest::newRow(name) << QByteArray(sql) << toOwner << toStaff;
        };
        const auto toAll = [&](const char *name, int code, const char *sql) { row(name, code, code, sql); };
        const auto toOwner = [&](const char *name, int code, const char *sql) { row(name, code, kNoGrant, sql); };

        // Stock.
        toAll("stock: the same version", kSignal,
              "UPDATE stock SET available = available - 1, reserved = reserved + 1 WHERE sku_id = %mug%");
        toAll("stock: a version left out", kSignal,
              "UPDATE stock SET available = available - 1, reserved = reserved + 1, version = version + 2 "
              "WHERE sku_id = %mug%");
        toAll("stock: a version lower", kSignal, "UPDATE stock SET version = version - 1 WHERE sku_id = %mug%");
        row("stock: another SKU", kSignal, kNoColumn,
            "UPDATE stock SET sku_id = sku_id + 1000, version = version + 1 WHERE sku_id = %pen%");
        toAll("stock: negative available", refusedByCheck(),
              "UPDATE stock SET available = available - 100, reserved = reserved + 100, version = version + 1 "
              "WHERE sku_id = %mug%");
        toAll("stock: negative reserved", refusedByCheck(),
              "UPDATE stock SET available = available + 3, reserved = reserved - 3, version = version + 1 "
              "WHERE sku_id = %mug%");
        // MySQL asks the triggers before it looks for NULLs, and staff have nothing to correct; whether a trigger sees
        // 0 or NULL there depends on what its session did before.
        const int nullOfStaff = TestServer::isMySql() ? kSignalOrNull : kNull;
        row("stock: NULL available", kNull, nullOfStaff,
            "UPDATE stock SET available = NULL, version = version + 1 WHERE sku_id = %mug%");
        row("stock: NULL reserved", kNull, nullOfStaff,
            "UPDATE stock SET reserved = NULL, version = version + 1 WHERE sku_id = %mug%");
        toAll("stock: a reserve that reserves nothing", kSignal,
              "UPDATE stock SET version = version + 1, last_kind = 'reserve', last_order_id = %order%, "
              "last_operation_id = REPEAT('x', 16) WHERE sku_id = %mug%");
        toAll("stock: a reserve for nobody", kSignal,
              "UPDATE stock SET available = available - 1, reserved = reserved + 1, version = version + 1, "
              "last_kind = 'reserve', last_order_id = NULL, last_operation_id = REPEAT('x', 16) WHERE sku_id = %mug%");
        toAll("stock: a release that reserves", kSignal,
              "UPDATE stock SET available = available - 1, reserved = reserved + 1, version = version + 1, "
              "last_kind = 'release', last_order_id = %order%, last_operation_id = REPEAT('x', 16) "
              "WHERE sku_id = %mug%");
        toAll("stock: a release that loses a unit", kSignal,
              "UPDATE stock SET reserved = reserved - 1, version = version + 1, last_kind = 'release', "
              "last_order_id = %order%, last_operation_id = REPEAT('x', 16) WHERE sku_id = %mug%");
        toAll("stock: a receipt that reserves", kSignal,
              "UPDATE stock SET available = available - 1, reserved = reserved + 1, version = version + 1, "
              "last_kind = 'receive', last_operation_id = REPEAT('x', 16) WHERE sku_id = %mug%");
        toAll("stock: a receipt of nothing", kSignal,
              "UPDATE stock SET version = version + 1, last_kind = 'receive', last_operation_id = REPEAT('x', 16) "
              "WHERE sku_id = %mug%");
        toAll("stock: a second opening", kSignal,
              "UPDATE stock SET version = version + 1, last_kind = 'opening', last_order_id = 5 WHERE sku_id = %mug%");
        toAll("stock: a kind that there is not", refusedByCheck(),
              "UPDATE stock SET available = available - 1, reserved = reserved + 1, version = version + 1, "
              "last_kind = 'gift', last_order_id = %order% WHERE sku_id = %mug%");
        toOwner("stock: born with units reserved", kSignal,
                "INSERT INTO stock (sku_id, available, reserved, version, last_kind) VALUES (99, 1, 1, 1, 'opening')");
        toOwner("stock: born with version 2", kSignal,
                "INSERT INTO stock (sku_id, available, reserved, version, last_kind) VALUES (99, 1, 0, 2, 'opening')");
        toOwner("stock: born negative", refusedByCheck(),
                "INSERT INTO stock (sku_id, available, reserved, version, last_kind) VALUES (99, -1, 0, 1, 'opening')");
        toOwner("stock: of no SKU", kChild,
                "INSERT INTO stock (sku_id, available, reserved, version, last_kind) VALUES (99, 1, 0, 1, 'opening')");
        toOwner("stock: a row with reservations is deleted", kParent, "DELETE FROM stock WHERE sku_id = %mug%");

        // Movements, and the other records that are only ever added to.
        toOwner("movements: changed", kSignal, "UPDATE stock_movements SET delta_available = 0");
        toOwner("movements: changed to the same", kSignal, "UPDATE stock_movements SET reason = reason");
        toOwner("movements: deleted", kSignal, "DELETE FROM stock_movements");
        toOwner("movements: a version twice", kTwice,
                "INSERT INTO stock_movements (sku_id, kind, delta_available, delta_reserved, who, at, stock_version) "
                "VALUES (%mug%, 'receive', 1, 0, '', '2026-11-30', 1)");
        toOwner("movements: a kind that there is not", refusedByCheck(),
                "INSERT INTO stock_movements (sku_id, kind, delta_available, delta_reserved, who, at, stock_version) "
                "VALUES (%mug%, 'gift', 1, 0, '', '2026-11-30', 99)");
        row("movements: forged by staff", kTwice, kNoGrant,
            "INSERT INTO stock_movements (sku_id, kind, delta_available, delta_reserved, who, at, stock_version) "
            "VALUES (%mug%, 'receive', 1, 0, 'somebody', '2026-11-30', 2)");
        toOwner("audit: changed", kSignal, "UPDATE audit_events SET who = 'somebody'");
        toOwner("audit: deleted", kSignal, "DELETE FROM audit_events");
        toOwner("audit: replaced", kSignal,
                "REPLACE INTO audit_events (id, at, who, what) "
                "SELECT id, at, who, 'nothing' FROM audit_events LIMIT 1");
        toOwner("price history: changed", kSignal, "UPDATE price_history SET price_minor = 1");
        toOwner("price history: deleted", kSignal, "DELETE FROM price_history");

        // Orders.
        toAll("orders: born cancelled", kSignal,
              "INSERT INTO orders (customer_id, status, currency, total_minor, created_at, version) "
              "VALUES (%ada%, 'cancelled', 'TWD', 0, '2026-11-30', 1)");
        toAll("orders: born paid", kSignal,
              "INSERT INTO orders (customer_id, status, currency, total_minor, created_at, version) "
              "VALUES (%ada%, 'paid', 'TWD', 0, '2026-11-30', 1)");
        toAll("orders: born with version 2", kSignal,
              "INSERT INTO orders (customer_id, status, currency, total_minor, created_at, version) "
              "VALUES (%ada%, 'created', 'TWD', 0, '2026-11-30', 2)");
        row("orders: born with a cancel's instant", kSignal, kNoColumn,
            "INSERT INTO orders (customer_id, status, currency, total_minor, created_at, version, cancelled_at) "
            "VALUES (%ada%, 'created', 'TWD', 0, '2026-11-30', 1, '2026-11-30')");
        row("orders: born with a cancel's operation", kSignal, kNoColumn,
            "INSERT INTO orders (customer_id, status, currency, total_minor, created_at, version, "
            "cancel_operation_id) VALUES (%ada%, 'created', 'TWD', 0, '2026-11-30', 1, REPEAT('x', 16))");
        toAll("orders: a negative total", refusedByCheck(),
              "INSERT INTO orders (customer_id, status, currency, total_minor, created_at, version) "
              "VALUES (%ada%, 'created', 'TWD', -1, '2026-11-30', 1)");
        toAll("orders: of nobody", kChild,
              "INSERT INTO orders (customer_id, status, currency, total_minor, created_at, version) "
              "VALUES (99999, 'created', 'TWD', 0, '2026-11-30', 1)");
        toAll("orders: NULL status", kNull,
              "UPDATE orders SET status = NULL, version = version + 1 WHERE id = %order%");
        toAll("orders: cancelled becomes created", kSignal,
              "UPDATE orders SET status = 'created', version = version + 1 WHERE id = %cancelled%");
        toAll("orders: cancelled becomes paid", kSignal,
              "UPDATE orders SET status = 'paid', version = version + 1 WHERE id = %cancelled%");
        toAll("orders: cancelled twice", kSignal,
              "UPDATE orders SET cancel_reason = 'another', version = version + 1 WHERE id = %cancelled%");
        toAll("orders: the same version", kSignal, "UPDATE orders SET status = 'cancelled' WHERE id = %order%");
        row("orders: cancelled without a customer, for no reason", kSignal, kNoColumn,
            "UPDATE orders SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), unserved_reason = ' ', "
            "version = version + 1 WHERE id = %order%");
        row("orders: why without a customer, and not cancelled", kSignal, kNoColumn,
            "UPDATE orders SET unserved_reason = 'flood', version = version + 1 WHERE id = %order%");
        row("orders: another id", kSignal, kNoColumn,
            "UPDATE orders SET id = id + 1000, version = version + 1 WHERE id = %order%");
        row("orders: another customer", kSignal, kNoColumn,
            "UPDATE orders SET customer_id = customer_id + 1, version = version + 1 WHERE id = %order%");
        row("orders: another total", kSignal, kNoColumn,
            "UPDATE orders SET total_minor = 1, version = version + 1 WHERE id = %order%");
        row("orders: another number of units", kSignal, kNoColumn,
            "UPDATE orders SET units = units + 1, version = version + 1 WHERE id = %order%");
        row("orders: another currency", kSignal, kNoColumn,
            "UPDATE orders SET currency = 'EUR', version = version + 1 WHERE id = %order%");
        row("orders: a quote later", kSignal, kNoColumn,
            "UPDATE orders SET quote_id = 1, version = version + 1 WHERE id = %order%");
        row("orders: a reference later", kSignal, kNoColumn,
            "UPDATE orders SET external_ref = 'x', version = version + 1 WHERE id = %order%");
        row("orders: its operation forgotten", kSignal, kNoColumn,
            "UPDATE orders SET operation_id = NULL, version = version + 1 WHERE id = %order%");
        row("orders: another time of creation", kSignal, kNoColumn,
            "UPDATE orders SET created_at = created_at - INTERVAL 1 DAY, version = version + 1 WHERE id = %order%");
        toOwner("orders: deleted", kParent, "DELETE FROM orders WHERE id = %order%");
        toAll("orders: an operation twice", kTwice,
              "INSERT INTO orders (customer_id, status, currency, total_minor, operation_id, created_at, version) "
              "SELECT customer_id, 'created', currency, 0, operation_id, created_at, 1 FROM orders WHERE id = %order%");

        // Lines.
        toAll("lines: added to an order that holds", kSignal,
              "INSERT INTO order_lines VALUES (%order%, 3, %pen%, 1, 100)");
        toAll("lines: added to a cancelled order", kSignal,
              "INSERT INTO order_lines VALUES (%cancelled%, 2, %pen%, 1, 100)");
        toOwner("lines: changed", kSignal, "UPDATE order_lines SET quantity = 1 WHERE order_id = %order%");
        toOwner("lines: deleted", kSignal, "DELETE FROM order_lines WHERE order_id = %order%");

        // Reservations.
        toAll("reservations: released becomes held", kSignal,
              "UPDATE reservations SET status = 'held', released_at = NULL WHERE order_id = %cancelled%");
        toAll("reservations: released twice", kSignal,
              "UPDATE reservations SET released_at = UTC_TIMESTAMP(6) WHERE order_id = %cancelled%");
        toAll("reservations: touched while held", kSignal,
              "UPDATE reservations SET status = 'held', released_at = UTC_TIMESTAMP(6) WHERE order_id = %order%");
        toAll("reservations: released at no time", refusedByCheck(),
              "UPDATE reservations SET status = 'released' WHERE order_id = %order%");
        toAll("reservations: a status that there is not", kSignal,
              "UPDATE reservations SET status = 'lost' WHERE order_id = %order%");
        toAll("reservations: NULL status", kNull, "UPDATE reservations SET status = NULL WHERE order_id = %order%");
        row("reservations: another quantity", kSignal, kNoColumn,
            "UPDATE reservations SET quantity = 1, status = 'released', released_at = UTC_TIMESTAMP(6) "
            "WHERE order_id = %order%");
        row("reservations: NULL quantity", kNull, kNoColumn,
            "UPDATE reservations SET quantity = NULL, status = 'released', released_at = UTC_TIMESTAMP(6) "
            "WHERE order_id = %order%");
        row("reservations: held since another time", kSignal, kNoColumn,
            "UPDATE reservations SET held_at = held_at - INTERVAL 1 DAY, status = 'released', "
            "released_at = UTC_TIMESTAMP(6) WHERE order_id = %order%");
        row("reservations: of another SKU", kSignal, kNoColumn,
            "UPDATE reservations SET sku_id = %pen%, status = 'released', released_at = UTC_TIMESTAMP(6) "
            "WHERE order_id = %order% AND sku_id = %mug%");
        toAll("reservations: of an order without such a line", kSignal,
              "INSERT INTO reservations (order_id, sku_id, quantity, status, held_at) "
              "VALUES (%order%, %pen%, 1, 'held', UTC_TIMESTAMP(6))");
        toAll("reservations: for a cancelled order", kSignal,
              "INSERT INTO reservations (order_id, sku_id, quantity, status, held_at) "
              "VALUES (%cancelled%, %mug%, 1, 'held', UTC_TIMESTAMP(6))");
        toAll("reservations: twice", kTwice,
              "INSERT INTO reservations (order_id, sku_id, quantity, status, held_at) "
              "VALUES (%order%, %mug%, 2, 'held', UTC_TIMESTAMP(6))");
        toOwner("reservations: deleted", kSignal, "DELETE FROM reservations WHERE order_id = %order%");

        // Quotes and their lines.
        row("quotes: another end", kSignal, kNoColumn,
            "UPDATE quotes SET expires_at = expires_at + INTERVAL 1 DAY, version = version + 1 WHERE id = %quote%");
        row("quotes: another total", kSignal, kNoColumn, "UPDATE quotes SET total_minor = 1 WHERE id = %quote%");
        row("quotes: another customer", kSignal, kNoColumn,
            "UPDATE quotes SET customer_id = customer_id + 1 WHERE id = %quote%");
        toAll("quotes: nothing but a version", kSignal, "UPDATE quotes SET version = version + 1 WHERE id = %quote%");
        toAll("quotes: consumed by an order that is not of it", kSignal,
              "UPDATE quotes SET consumed_order_id = %order%, accepted_at = created_at, version = version + 1 "
              "WHERE id = %quote%");
        toAll("quotes: consumed, the same version", kSignal,
              "UPDATE quotes SET consumed_order_id = %order%, accepted_at = created_at WHERE id = %quote%");
        toAll("quotes: consumed a second time", kSignal,
              "UPDATE quotes SET consumed_order_id = %order%, version = version + 1 WHERE id = %used%");
        toAll("quotes: given back", kSignal,
              "UPDATE quotes SET consumed_order_id = NULL, accepted_at = NULL, version = version + 1 "
              "WHERE id = %used%");
        row("quotes: born accepted", kSignal, kNoColumn,
            "INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, "
            "operation_id, version, accepted_at) VALUES (%ada%, 'TWD', 1, 1, '2026-01-01', '2026-01-02', "
            "REPEAT('x', 16), 1, '2026-01-01')");
        toAll("quotes: over before they begin", refusedByCheck(),
              "INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, "
              "operation_id, version) VALUES (%ada%, 'TWD', 1, 1, '2026-01-02', '2026-01-02', REPEAT('x', 16), 1)");
        toAll("quotes: of 21 lines", refusedByCheck(),
              "INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, "
              "operation_id, version) VALUES (%ada%, 'TWD', 1, 21, '2026-01-01', '2026-01-02', REPEAT('x', 16), 1)");
        toAll("quotes: an operation twice", kTwice,
              "INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, "
              "operation_id, version) SELECT customer_id, currency, total_minor, line_count, created_at, expires_at, "
              "operation_id, 1 FROM quotes WHERE id = %quote%");
        toOwner("quotes: deleted", kSignal, "DELETE FROM quotes WHERE id = %used%");
        toAll("quote lines: added to a quote that has its lines", kSignal,
              "INSERT INTO quote_lines VALUES (%quote%, 3, %cup%, 1, 0)");
        toAll("quote lines: added to a used quote", kSignal, "INSERT INTO quote_lines VALUES (%used%, 1, %mug%, 1, 0)");
        toAll("quote lines: of no quote", kSignal, "INSERT INTO quote_lines VALUES (99999, 1, %cup%, 1, 0)");
        toOwner("quote lines: changed", kSignal,
                "UPDATE quote_lines SET unit_price_minor = 1 WHERE quote_id = %quote%");
        toOwner("quote lines: deleted", kSignal, "DELETE FROM quote_lines WHERE quote_id = %quote%");
        toAll("orders: of a quote that there is not", kChild,
              "INSERT INTO orders (customer_id, status, quote_id, currency, total_minor, created_at, version) "
              "VALUES (%ada%, 'created', 99999, 'TWD', 0, '2026-11-30', 1)");
        toAll("orders: a second one of a quote", kTwice,
              "INSERT INTO orders (customer_id, status, quote_id, currency, total_minor, created_at, version) "
              "VALUES (%ada%, 'created', %used%, 'TWD', 0, '2026-11-30', 1)");

        // Receipts.
        toAll("receipts: another answer", kSignal,
              "UPDATE receipts SET answer = 'QuoteUsed', order_id = NULL, accepted_at = NULL "
              "WHERE customer_id = %ada% AND idempotency_key = 'used'");
        toAll("receipts: another detail", kSignal,
              "UPDATE receipts SET detail = '{}' WHERE customer_id = %ada% AND idempotency_key = 'used'");
        row("receipts: born answered", kSignal, kSignal,
            "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) "
            "VALUES (%ada%, 'k', REPEAT('x', 32), 'QuoteUsed', '', NOW())");
        row("receipts: a quote named at the claim", kSignal, kNoColumn,
            "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at, quote_id) "
            "VALUES (%ada%, 'k', REPEAT('x', 32), 'claimed', '', NOW(), %quote%)");
        toAll("receipts: without a key", refusedByCheck(),
              "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) "
              "VALUES (%ada%, '', REPEAT('x', 32), 'claimed', '', NOW())");
        toAll("receipts: of nobody", kChild,
              "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) "
              "VALUES (99999, 'k', REPEAT('x', 32), 'claimed', '', NOW())");
        toAll("receipts: a key twice", kTwice,
              "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) "
              "VALUES (%ada%, 'used', REPEAT('x', 32), 'claimed', '', NOW())");
        toOwner("receipts: deleted", kSignal, "DELETE FROM receipts");
        toOwner("receipts: replaced", kSignal,
                "REPLACE INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) "
                "VALUES (%ada%, 'used', REPEAT('x', 32), 'claimed', '', NOW())");
        row("receipts: claimed anew over its answer", kSignal, kSignalOrNoColumn,
            "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) "
            "VALUES (%ada%, 'used', REPEAT('x', 32), 'claimed', '', NOW()) "
            "ON DUPLICATE KEY UPDATE answer = 'QuoteUsed', order_id = NULL");

        // SKUs, prices, customers, staff, the store.
        toOwner("skus: another id", kSignal, "UPDATE skus SET id = id + 1000 WHERE id = %pen%");
        toOwner("skus: with stock deleted", kParent, "DELETE FROM skus WHERE id = %pen%");
        toOwner("skus: without a code", refusedByCheck(),
                "INSERT INTO skus (code, name, created_at) VALUES ('', 'x', NOW())");
        toOwner("skus: a code twice", kTwice,
                "INSERT INTO skus (code, name, created_at) VALUES ('MUG-01', 'x', NOW())");
        toOwner("customers: another id", kSignal, "UPDATE customers SET id = id + 1000 WHERE id = %ada%");
        toOwner("customers: with orders deleted", kParent, "DELETE FROM customers WHERE id = %ada%");
        const QByteArray operation = "INSERT INTO sku_operations (operation_id, kind, sku_id, reason) VALUES ";
        toOwner("operations: of an unknown kind", refusedByCheck(), operation + "(REPEAT('x', 16), 'ship', 1, 'x')");
        toOwner("operations: without a reason", refusedByCheck(), operation + "(REPEAT('x', 16), 'count', 1, ' ')");
        toOwner("operations: with no reason at all", kNull, operation + "(REPEAT('x', 16), 'count', 1, NULL)");
        toOwner("operations: twice", kTwice,
                operation + "(REPEAT('x', 16), 'count', 1, 'x'), (REPEAT('x', 16), 'price', 2, 'y')");
        toOwner("prices: the same version", kSignal, "UPDATE prices SET price_minor = 1 WHERE sku_id = %mug%");
        toOwner("prices: a version left out", kSignal,
                "UPDATE prices SET price_minor = 1, price_version = price_version + 2 WHERE sku_id = %mug%");
        toOwner("prices: of another SKU", kSignal,
                "UPDATE prices SET sku_id = sku_id + 1000, price_version = price_version + 1 WHERE sku_id = %mug%");
        toOwner("prices: negative", refusedByCheck(),
                "UPDATE prices SET price_minor = -1, price_version = price_version + 1 WHERE sku_id = %mug%");
        toOwner("prices: born with version 2", kSignal, "INSERT INTO prices VALUES (99, 1, 2, NULL)");
        toOwner("prices: taken away and born again", kTwice,
                "REPLACE INTO prices SELECT sku_id, 1, 1, NULL FROM prices WHERE sku_id = %mug%");
        toOwner("staff: a role that there is not", refusedByCheck(), "INSERT INTO staff VALUES ('x', 'king')");
        row("staff: a promotion", refusedByCheck(), kNoGrant, "UPDATE staff SET role = 'king' WHERE role = 'staff'");
        toOwner("store: a second one", refusedByCheck(),
                "INSERT INTO store (id, uuid, name, currency, environment, founded_at) "
                "SELECT 2, uuid, name, currency, environment, founded_at FROM store");
        toOwner("store: another currency", kSignal, "UPDATE store SET currency = 'EUR'");
        toOwner("store: another identity", kSignal, "UPDATE store SET uuid = REPEAT('x', 16)");
        toOwner("store: training becomes live", kSignal, "UPDATE store SET environment = 'live'");
        toOwner("store: no wait for a lock", refusedByCheck(), "UPDATE store SET lock_wait_seconds = 0");
        toOwner("store: quotes without a period", refusedByCheck(), "UPDATE store SET quote_seconds = 0");
        toOwner("store: a third road", refusedByCheck(), "UPDATE store SET order_road = 'wish'");
        toOwner("store: an endless budget", refusedByCheck(), "UPDATE store SET budget_milliseconds = 120001");
    }

    void isRefused()
    {
        QFETCH(QByteArray, sql);
        QFETCH(int, toOwner);
        QFETCH(int, toStaff);
        const QByteArray before = contents();
        QCOMPARE(attempt(owner(), sql), toOwner);
        QVERIFY2(saysWhichRule(toOwner, owner().lastErrorText()), owner().lastErrorText().constData());
        const int native = attempt(*m_asAnn, sql);
        QVERIFY2(saysWhichRule(native, m_asAnn->lastErrorText()), m_asAnn->lastErrorText().constData());
        if (toStaff < 0)
            QVERIFY2(native == kSignal || native == (toStaff == kSignalOrNull ? kNull : kNoColumn),
                     QByteArray::number(native));
        else
            QCOMPARE(native, toStaff);
        QCOMPARE(contents(), before);
    }

    void staffAreRefusedWhatASupervisorMay_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("recorded"); // of the last movement
        QTest::newRow("units come in")
            << QByteArray("UPDATE stock SET available = available + 5, version = version + 1, last_kind = 'receive', "
                          "last_order_id = NULL, last_operation_id = REPEAT('x', 16), last_reason = 'lorry' "
                          "WHERE sku_id = %mug%")
            << QByteArray("receive 5 0 lorry");
        QTest::newRow("units are counted")
            << QByteArray("UPDATE stock SET available = available - 1, version = version + 1, last_kind = 'count', "
                          "last_order_id = NULL, last_operation_id = REPEAT('x', 16), last_reason = 'broken' "
                          "WHERE sku_id = %mug%")
            << QByteArray("count -1 0 broken");
        QTest::newRow("units are changed by a plain client")
            << QByteArray("UPDATE stock SET available = available + 100, version = version + 1 WHERE sku_id = %mug%")
            << QByteArray("unattributed 100 0 -");
    }

    void staffAreRefusedWhatASupervisorMay()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, recorded);
        const QByteArray before = contents();
        QCOMPARE(attempt(*m_asAnn, sql), kSignal);
        QCOMPARE(contents(), before);
        QCOMPARE(attempt(*m_asSue, sql), kPassed);
        const QByteArray movement = "FROM stock_movements WHERE sku_id = %mug% ORDER BY stock_version DESC LIMIT 1";
        QCOMPARE(
            word("SELECT CONCAT_WS(' ', kind, delta_available, delta_reserved, COALESCE(reason, '-')) " + movement),
            recorded);
        QCOMPARE(word("SELECT who " + movement), m_sue->name());
    }

    void aStrangersUpdateOfStockLeavesAMovement()
    {
        const qint64 movements = m_store->movements(m_mug);
        const qint64 version = look("SELECT version FROM stock WHERE sku_id = %mug%");
        QCOMPARE(attempt(*m_asAnn, "UPDATE stock SET available = available - 1, reserved = reserved + 1, "
                                   "version = version + 1 WHERE sku_id = %mug%"),
                 kPassed);
        QCOMPARE(m_store->stock(m_mug), (Stock{7, 3}));
        QCOMPARE(m_store->movements(m_mug), movements + 1);
        QCOMPARE(word("SELECT CONCAT_WS(' ', kind, delta_available, delta_reserved, order_id IS NULL, "
                      "operation_id IS NULL, reason IS NULL, who, stock_version) FROM stock_movements "
                      "WHERE sku_id = %mug% ORDER BY stock_version DESC LIMIT 1"),
                 "unattributed -1 1 1 1 1 " + m_ann->name() + ' ' + QByteArray::number(version + 1));
        QVERIFY(m_store->brokenRules().contains("stock.reserved-equals-held: 1"));
    }

    // The kind may not be kept over from the change before, whatever that was.
    void aStrangersSecondUpdateIsUnattributedToo()
    {
        for (int i = 0; i < 2; ++i)
            QCOMPARE(attempt(owner(), "UPDATE stock SET available = available + 1, version = version + 1 "
                                      "WHERE sku_id = %cup%"),
                     kPassed);
        QCOMPARE(look("SELECT COUNT(*) FROM stock_movements WHERE sku_id = %cup% AND kind = 'unattributed'"), 2);
        QCOMPARE(look("SELECT SUM(delta_available) FROM stock_movements WHERE sku_id = %cup%"), 5 - 2 + 2);
    }

    void openingStockIsTheFirstMovement()
    {
        QCOMPARE(word("SELECT CONCAT_WS(' ', kind, delta_available, delta_reserved, stock_version) "
                      "FROM stock_movements WHERE sku_id = %pen%"),
                 QByteArray("opening 3 0 1"));
        owner().run("INSERT INTO skus (code, name, created_at) VALUES ('NEW', 'New', UTC_TIMESTAMP(6))");
        QCOMPARE(attempt(owner(), "INSERT INTO stock (sku_id, available, reserved, version, last_kind) "
                                  "SELECT id, 7, 0, 1, 'receive' FROM skus WHERE code = 'NEW'"),
                 kPassed);
        QCOMPARE(word("SELECT CONCAT_WS(' ', m.kind, m.delta_available) FROM stock_movements m "
                      "JOIN skus k ON k.id = m.sku_id WHERE k.code = 'NEW'"),
                 QByteArray("opening 7"));
    }

    void anOrderCancelledByAPlainClientLeavesAnAuditEvent()
    {
        QCOMPARE(attempt(*m_asAnn, "UPDATE orders SET status = 'cancelled', version = version + 1 WHERE id = %order%"),
                 kPassed);
        QCOMPARE(word("SELECT CONCAT_WS(' ', who, what, order_version, customer_id, detail) FROM audit_events "
                      "WHERE order_id = %order% ORDER BY id DESC LIMIT 1"),
                 m_ann->name() + " order cancelled 2 " + filled("%ada%") + " created > cancelled");
        QCOMPARE(word("SELECT cancelled_by FROM orders WHERE id = %order%"), m_ann->name());
        QCOMPARE(look("SELECT ABS(TIMESTAMPDIFF(SECOND, cancelled_at, UTC_TIMESTAMP())) < 60 FROM orders "
                      "WHERE id = %order%"),
                 1);
        QVERIFY(m_store->brokenRules().contains("order.cancelled-holds-none: 2")); // two lines still hold
    }

    void anOrderPlacedByAPlainClientLeavesAnAuditEvent()
    {
        QCOMPARE(attempt(*m_asAnn, "INSERT INTO orders (customer_id, status, currency, total_minor, created_at, "
                                   "version) VALUES (%ada%, 'created', 'TWD', 0, '2026-11-30', 1)"),
                 kPassed);
        QCOMPARE(word("SELECT CONCAT_WS(' ', who, what, order_version, customer_id) FROM audit_events "
                      "ORDER BY id DESC LIMIT 1"),
                 m_ann->name() + " order created 1 " + filled("%ada%"));
    }

    void onlyASupervisorOrTheOwnerWritesAnotherStatus_data()
    {
        QTest::addColumn<QByteArray>("status");
        for (const char *status : {"paid", "shipped", "returned", "CREATED"})
            QTest::newRow(status) << QByteArray(status);
    }

    void onlyASupervisorOrTheOwnerWritesAnotherStatus()
    {
        QFETCH(QByteArray, status);
        const QByteArray sql = "UPDATE orders SET status = '" + status + "', version = version + 1 WHERE id = %order%";
        const QByteArray before = contents();
        QCOMPARE(attempt(*m_asAnn, sql), kSignal);
        QCOMPARE(contents(), before);
        QCOMPARE(attempt(owner(), sql), kPassed);
        QCOMPARE(m_store->orderStatus(m_order), status);
        QCOMPARE(word("SELECT CONCAT_WS(' ', what, detail, order_version) FROM audit_events WHERE order_id = %order% "
                      "ORDER BY id DESC LIMIT 1"),
                 "order status changed created > " + status + " 2");
        // From there staff cannot go on, and not even cancel.
        QCOMPARE(attempt(*m_asAnn, "UPDATE orders SET status = 'cancelled', version = version + 1 WHERE id = %order%"),
                 kSignal);
        QCOMPARE(attempt(*m_asSue, "UPDATE orders SET status = 'created', version = version + 1 WHERE id = %order%"),
                 kPassed);
    }

    // Comparisons pad: 'held ' equals 'held' in SQL and not in the program.
    void aStatusEndsWithoutASpace()
    {
        const QByteArray before = contents();
        QVERIFY(attempt(*m_asAnn, "UPDATE orders SET status = 'cancelled ', version = version + 1 "
                                  "WHERE id = %order%") != kPassed);
        QVERIFY(attempt(owner(), "UPDATE orders SET status = 'paid ', version = version + 1 WHERE id = %order%") !=
                kPassed);
        QVERIFY(attempt(*m_asAnn, "INSERT INTO orders (customer_id, status, currency, total_minor, created_at, "
                                  "version) VALUES (%ada%, 'created ', 'TWD', 0, '2026-11-30', 1)") != kPassed);
        QVERIFY(attempt(*m_asAnn, "UPDATE reservations SET status = 'released ', released_at = UTC_TIMESTAMP(6) "
                                  "WHERE order_id = %order%") != kPassed);
        QCOMPARE(contents(), before);
    }

    void aReservationIsBornHeldAsItsLineSays_data()
    {
        QTest::addColumn<QByteArray>("values");
        QTest::addColumn<int>("native");
        QTest::newRow("held, as the line says") << QByteArray("%pen%, 2, 'held', UTC_TIMESTAMP(6)") << kPassed;
        QTest::newRow("another quantity") << QByteArray("%pen%, 1, 'held', UTC_TIMESTAMP(6)") << kSignal;
        QTest::newRow("another SKU") << QByteArray("%mug%, 2, 'held', UTC_TIMESTAMP(6)") << kSignal;
        QTest::newRow("born released") << QByteArray("%pen%, 2, 'released', UTC_TIMESTAMP(6)") << kSignal;
        QTest::newRow("NULL quantity") << QByteArray("%pen%, NULL, 'held', UTC_TIMESTAMP(6)") << kSignal;
        QTest::newRow("NULL since when") << QByteArray("%pen%, 2, 'held', NULL") << kNull;
    }

    void aReservationIsBornHeldAsItsLineSays()
    {
        QFETCH(QByteArray, values);
        QFETCH(int, native);
        owner().run(filled("INSERT INTO orders (customer_id, status, currency, total_minor, created_at, version) "
                           "VALUES (%ada%, 'created', 'TWD', 0, '2026-11-30', 1)"));
        const OrderId order{owner().number("SELECT MAX(id) FROM orders")};
        owner().run(filled("INSERT INTO order_lines VALUES (" + text(order) + ", 1, %pen%, 2, 100)"));
        QCOMPARE(attempt(*m_asAnn, "INSERT INTO reservations (order_id, sku_id, quantity, status, held_at) VALUES (" +
                                       text(order) + ", " + values + ')'),
                 native);
    }

    void aLineIsWithinItsLimits_data()
    {
        QTest::addColumn<QByteArray>("values");
        QTest::addColumn<int>("native");
        QTest::newRow("the first") << QByteArray("1, %pen%, 2, 100") << kPassed;
        QTest::newRow("the twentieth, for nothing") << QByteArray("20, %pen%, 2, 0") << kPassed;
        QTest::newRow("number 0") << QByteArray("0, %pen%, 2, 100") << refusedByCheck();
        QTest::newRow("number 21") << QByteArray("21, %pen%, 2, 100") << refusedByCheck();
        QTest::newRow("no units") << QByteArray("1, %pen%, 0, 100") << refusedByCheck();
        QTest::newRow("NULL units") << QByteArray("1, %pen%, NULL, 100") << kNull;
        QTest::newRow("a negative price") << QByteArray("1, %pen%, 2, -1") << refusedByCheck();
        QTest::newRow("no such SKU") << QByteArray("1, 99999, 2, 100") << kChild;
        QTest::newRow("a SKU twice") << QByteArray("1, %pen%, 2, 100), (%last%, 2, %pen%, 1, 100") << kTwice;
    }

    void aLineIsWithinItsLimits()
    {
        QFETCH(QByteArray, values);
        QFETCH(int, native);
        owner().run(filled("INSERT INTO orders (customer_id, status, currency, total_minor, created_at, version) "
                           "VALUES (%ada%, 'created', 'TWD', 0, '2026-11-30', 1)"));
        const QByteArray order = owner().text("SELECT MAX(id) FROM orders");
        QCOMPARE(attempt(*m_asAnn,
                         "INSERT INTO order_lines VALUES (" + order + ", " + values.replace("%last%", order) + ')'),
                 native);
    }

    void aPriceKeepsItsHistory()
    {
        QCOMPARE(attempt(owner(), "UPDATE prices SET price_minor = 30000, price_version = price_version + 1 "
                                  "WHERE sku_id = %mug%"),
                 kPassed);
        QCOMPARE(word("SELECT GROUP_CONCAT(price_version, ':', price_minor ORDER BY price_version) FROM price_history "
                      "WHERE sku_id = %mug%"),
                 QByteArray("1:25000,2:30000"));
        QCOMPARE(look("SELECT COUNT(*) FROM price_history WHERE sku_id = %mug% AND who = "
                      "SUBSTRING_INDEX(USER(), '@', 1)"),
                 2);
    }

    void whatDoesNotChangeItsKeyMayChange()
    {
        QCOMPARE(attempt(owner(), "UPDATE customers SET phone = '1' WHERE id = %ada%"), kPassed);
        QCOMPARE(attempt(owner(), "UPDATE skus SET name = 'Large mug' WHERE id = %mug%"), kPassed);
        QCOMPARE(attempt(owner(), "UPDATE store SET name = 'Shop', lock_wait_seconds = 5"), kPassed);
        owner().run("UPDATE store SET name = 'Test store', lock_wait_seconds = 3");
    }

    // A claim may be answered once, whoever does it; who and when are the database's to say.
    void aClaimIsAnsweredOnce()
    {
        const auto answer = [&](const char *set) {
            return attempt(*m_asAnn, QByteArray("UPDATE receipts SET ") + set + " WHERE idempotency_key = 'by hand'");
        };
        QCOMPARE(attempt(*m_asAnn,
                         "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) "
                         "VALUES (%ada%, 'by hand', REPEAT('x', 32), 'claimed', 'somebody', '2000-01-01')"),
                 kPassed);
        QCOMPARE(answer("detail = '{}'"), kSignal);
        QCOMPARE(answer("answer = 'Accepted', accepted_at = UTC_TIMESTAMP(6)"), refusedByCheck()); // without an order
        QCOMPARE(answer("answer = 'QuoteUsed', order_id = %order%"), refusedByCheck());
        QCOMPARE(answer("answer = 'QuoteUsed ', quote_id = %quote%"), refusedByCheck());
        QCOMPARE(answer("answer = 'QuoteUsed', quote_id = %quote%"), kPassed);
        QCOMPARE(answer("answer = 'QuoteExpired'"), kSignal);
        QCOMPARE(word("SELECT CONCAT_WS(' ', who, answer, claimed_at > '2020-01-01', answered_at >= claimed_at) "
                      "FROM receipts WHERE idempotency_key = 'by hand'"),
                 m_ann->name() + " QuoteUsed 1 1");
    }

    void aQuoteAndItsAcceptanceLeaveAuditEvents()
    {
        QCOMPARE(word("SELECT GROUP_CONCAT(what, ' ', quote_version ORDER BY id) FROM audit_events "
                      "WHERE quote_id = %used% AND customer_id = %ada% AND order_id IS NULL"),
                 QByteArray("quote issued 1,quote accepted 2"));
        QCOMPARE(word("SELECT detail FROM audit_events WHERE quote_id = %used% AND quote_version = 2"),
                 word("SELECT CONCAT('order ', consumed_order_id) FROM quotes WHERE id = %used%"));
    }

    void staffIssueAndAcceptWithTheGrantsTheyHave()
    {
        Session session(m_ann->settings());
        const IssueQuote issuing = issueFor(m_ada, {{m_pen, 1}, {m_mug, 1}});
        const IssueQuoteOutcome issued =
            session.inTransaction("IssueQuote", [&](Transaction &tx) { return issueQuote(tx, issuing); });
        const AcceptQuote accepting{"by staff", m_ada, std::get<Issued>(issued).quote};
        const AcceptQuoteOutcome accepted =
            session.inTransaction("AcceptQuote", [&](Transaction &tx) { return acceptQuote(tx, accepting); });
        QVERIFY(std::holds_alternative<Accepted>(accepted));
        m_store->setRoad(OrderRoad::CurrentPrice);
        const PlaceOrder buying{"at the price", m_ada, {{m_mug, 1, 1}}};
        const PlaceOrderOutcome placed =
            session.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeOrder(tx, buying); });
        QVERIFY(std::holds_alternative<Placed>(placed));
        m_store->setRoad(OrderRoad::Quote);
        QCOMPARE(m_store->brokenRules(), QByteArrayList());
        QCOMPARE(owner().number("SELECT COUNT(*) FROM receipts WHERE who = '" + m_ann->name() + '\''), 2);
    }

    // The clock that counts is the server's, whatever a session's is set to.
    void anAcceptanceIsOfNow_data()
    {
        QTest::addColumn<QByteArray>("session"); // what the session is set to before
        QTest::addColumn<QByteArray>("at");
        QTest::addColumn<bool>("passes");
        const auto row = [](const char *name, const char *session, const char *at, bool passes) {
            QTest::newRow(name) << QByteArray(session) << QByteArray(at) << passes;
        };
        const char *frozen = "SET timestamp = UNIX_TIMESTAMP() - 180", *east = "SET time_zone = '+09:00'";
        row("now", "DO 0", "UTC_TIMESTAMP(6)", true);
        row("a minute ago, as after a long wait", "DO 0", "UTC_TIMESTAMP(6) - INTERVAL 60 SECOND", true);
        row("before its end, said three minutes later", "DO 0", "UTC_TIMESTAMP(6) - INTERVAL 180 SECOND", false);
        row("to come", "DO 0", "UTC_TIMESTAMP(6) + INTERVAL 180 SECOND", false);
        row("a frozen clock", frozen, "UTC_TIMESTAMP(6)", false);
        row("a frozen clock, put right", frozen, "UTC_TIMESTAMP(6) + INTERVAL 180 SECOND", true);
        row("a shifted zone, in UTC", east, "UTC_TIMESTAMP(6)", true);
        row("a shifted zone, by its own clock", east, "NOW(6)", false);
        row("the other way", "SET time_zone = '-08:00'", "NOW(6)", false);
        row("the server's own zone", "SET time_zone = 'SYSTEM'", "UTC_TIMESTAMP(6)", true);
    }

    void anAcceptanceIsOfNow()
    {
        QFETCH(QByteArray, session);
        QFETCH(QByteArray, at);
        QFETCH(bool, passes);
        const QByteArray quote = QByteArray::number(number(m_quote));
        for (const Person *person : {m_ann.get(), m_sue.get()}) {
            RawClient client(person->settings());
            client.run("START TRANSACTION");
            client.run(filled("INSERT INTO orders (customer_id, status, quote_id, currency, total_minor, created_at, "
                              "version) SELECT customer_id, 'created', id, currency, total_minor, created_at, 1 FROM "
                              "quotes WHERE id = %quote%"));
            client.run(session);
            const int native =
                client.attempt("UPDATE quotes q JOIN orders o ON o.quote_id = q.id SET q.consumed_order_id = o.id, "
                               "q.accepted_at = " +
                               at + ", q.version = q.version + 1 WHERE q.id = " + quote);
            QCOMPARE(native, passes ? kPassed : kSignal);
            QVERIFY(passes || client.lastErrorText().contains("quotes: accepted at the time of the clock"));
            client.run("ROLLBACK");
        }
    }

    // Whoever cannot tell the zone is refused, and an owner says another time in a training store alone.
    void onlyTheOwnerOfATrainingStoreSaysAnotherTime()
    {
        QCOMPARE(owner().number("SELECT COALESCE(ABS(TIMESTAMPDIFF(MICROSECOND, UTC_TIMESTAMP(6), "
                                "CONVERT_TZ(SYSDATE(6), 'No/Where', '+00:00'))) > 120000000, TRUE)"),
                 1);
        const auto attemptPast = [&] {
            owner().run("START TRANSACTION");
            owner().run(filled("INSERT INTO orders (customer_id, status, quote_id, currency, total_minor, created_at, "
                               "version) SELECT customer_id, 'created', id, currency, total_minor, created_at, 1 FROM "
                               "quotes WHERE id = %quote%"));
            const int native =
                attempt(owner(), "UPDATE quotes q JOIN orders o ON o.quote_id = q.id SET q.consumed_order_id = o.id, "
                                 "q.accepted_at = q.created_at - INTERVAL 180 SECOND, q.version = q.version + 1 "
                                 "WHERE q.id = %quote%");
            owner().run("ROLLBACK");
            return native;
        };
        QCOMPARE(attemptPast(), kPassed);
        owner().run("CREATE TEMPORARY TABLE kept AS SELECT * FROM store");
        owner().run("DELETE FROM store");
        const int unfounded = attemptPast();
        owner().run("INSERT INTO store SELECT * FROM kept");
        owner().run("DROP TEMPORARY TABLE kept");
        QCOMPARE(unfounded, kSignal);
    }

    void nobodyIsWrittenForWithForeignKeysOff_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("an order") << QByteArray(
            "INSERT INTO orders (customer_id, status, currency, total_minor, created_at, version) "
            "VALUES (99999, 'created', 'TWD', 0, '2026-11-30', 1)");
        QTest::newRow("a quote") << QByteArray(
            "INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, operation_id, "
            "version) VALUES (99999, 'TWD', 1, 1, '2026-01-01', '2026-01-02', REPEAT('x', 16), 1)");
        QTest::newRow("a receipt") << QByteArray(
            "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) "
            "VALUES (99999, 'k', REPEAT('x', 32), 'claimed', '', NOW())");
        QTest::newRow("a line of a quote")
            << QByteArray("INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, "
                          "operation_id, version) VALUES (%ada%, 'TWD', 1, 1, '2026-01-01', '2026-01-02', "
                          "REPEAT('x', 16), 1);"
                          "INSERT INTO quote_lines SELECT MAX(id), 1, 99999, 1, 1 FROM quotes");
    }

    void nobodyIsWrittenForWithForeignKeysOff()
    {
        QFETCH(QByteArray, sql);
        const QByteArrayList statements = filled(sql).split(';');
        for (const Person *person : {m_ann.get(), m_sue.get()}) {
            RawClient client(person->settings());
            client.run("START TRANSACTION");
            for (const QByteArray &before : statements.mid(0, statements.size() - 1))
                client.run(before);
            client.run("SET foreign_key_checks = 0");
            QCOMPARE(client.attempt(statements.last()), kSignal);
            QVERIFY(client.lastErrorText().contains("written with foreign keys switched on"));
            client.run("ROLLBACK");
        }
        owner().run("START TRANSACTION");
        for (const QByteArray &statement : statements) { // the owner may, and so may bring a store from elsewhere
            owner().run("SET foreign_key_checks = " + QByteArray(statement == statements.last() ? "0" : "1"));
            QCOMPARE(attempt(owner(), statement), kPassed);
        }
        owner().run("ROLLBACK");
        owner().run("SET foreign_key_checks = 1");
    }

    // What neither grants nor triggers stop, done by staff with a plain client; each is named by the next check.
    void whatStaffCanDoIsNamedByTheNextCheck_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("findings"); // all of them
        const auto row = [](const char *name, const char *sql, const char *findings) {
            QTest::newRow(name) << QByteArray(sql) << QByteArray(findings);
        };
        row("units set aside for nobody",
            "UPDATE stock SET available = available - 1, reserved = reserved + 1, version = version + 1 "
            "WHERE sku_id = %mug%",
            "movement.attributed/movement/%movement% stock.reserved-equals-held/sku/%mug%");
        row("reserved units put on sale",
            "UPDATE stock SET available = available + 1, reserved = reserved - 1, version = version + 1 "
            "WHERE sku_id = %mug%",
            "movement.attributed/movement/%movement% stock.reserved-equals-held/sku/%mug%");
        row("and said to be an order's",
            "UPDATE stock SET available = available + 2, reserved = reserved - 2, version = version + 1, "
            "last_kind = 'release', last_order_id = %order%, last_operation_id = REPEAT('x', 16) WHERE sku_id = %mug%",
            "reservation.released-once/order/%order%/sku/%mug% stock.reserved-equals-held/sku/%mug%");
        row("an order's units given back a second time",
            "UPDATE stock SET available = available + 1, reserved = reserved - 1, version = version + 1, "
            "last_kind = 'release', last_order_id = %cancelled%, last_operation_id = REPEAT('x', 16) "
            "WHERE sku_id = %mug%",
            "reservation.released-once/order/%cancelled%/sku/%mug% stock.reserved-equals-held/sku/%mug%");
        row("one line of an order released",
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) "
            "WHERE order_id = %order% AND sku_id = %mug%",
            "order.created-holds-all/order/%order% reservation.released-once/order/%order%/sku/%mug% "
            "stock.reserved-equals-held/sku/%mug%");
        row("one line released, its units given back",
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) "
            "WHERE order_id = %order% AND sku_id = %mug%;"
            "UPDATE stock SET available = available + 2, reserved = reserved - 2, version = version + 1, "
            "last_kind = 'release', last_order_id = %order%, last_operation_id = REPEAT('x', 16) WHERE sku_id = %mug%",
            "order.created-holds-all/order/%order%");
        row("an order cancelled that goes on holding",
            "UPDATE orders SET status = 'cancelled', cancel_reason = '', version = version + 1 WHERE id = %order%",
            "order.cancelled-holds-none/order/%order%");
        row("an order that holds nothing",
            "INSERT INTO orders (customer_id, status, currency, total_minor, units, created_at, version) "
            "VALUES (%ada%, 'created', 'TWD', 100, 1, UTC_TIMESTAMP(6), 1);"
            "INSERT INTO order_lines SELECT MAX(id), 1, %pen%, 1, 100 FROM orders",
            "order.created-holds-all/order/%new%");
        row("a reservation that took no stock",
            "INSERT INTO orders (customer_id, status, currency, total_minor, units, created_at, version) "
            "VALUES (%ada%, 'created', 'TWD', 100, 1, UTC_TIMESTAMP(6), 1);"
            "INSERT INTO order_lines SELECT MAX(id), 1, %pen%, 1, 100 FROM orders;"
            "INSERT INTO reservations (order_id, sku_id, quantity, status, held_at) "
            "SELECT MAX(id), %pen%, 1, 'held', UTC_TIMESTAMP(6) FROM orders",
            "reservation.released-once/order/%new%/sku/%pen% stock.reserved-equals-held/sku/%pen%");
        row("an order of a quote, and the quote not consumed",
            "INSERT INTO orders (customer_id, status, quote_id, currency, total_minor, units, created_at, version) "
            "SELECT customer_id, 'created', id, currency, total_minor, 3, UTC_TIMESTAMP(6), 1 FROM quotes "
            "WHERE id = %quote%",
            "order.created-holds-all/order/%new% order.has-receipt/order/%new% "
            "order.snapshot-equals-quote/order/%new% order.totals-add-up/order/%new% "
            "quote.consumed-by-its-order/quote/%quote%");
        row("a claim without an answer",
            "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) "
            "VALUES (%ada%, 'k', REPEAT('x', 32), 'claimed', '', NOW())",
            "receipt.finished/customer/%ada%/receipt/6b");
        row("a quote of another sum than its lines",
            "INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, operation_id, "
            "version) VALUES (%ada%, 'TWD', 5, 1, UTC_TIMESTAMP(6), UTC_TIMESTAMP(6) + INTERVAL 1 MINUTE, "
            "REPEAT('x', 16), 1);INSERT INTO quote_lines SELECT MAX(id), 1, %pen%, 1, 7 FROM quotes",
            "quote.totals-add-up/quote/%new_quote%");
        row("foreign keys off: a line of no SKU",
            "INSERT INTO orders (customer_id, status, currency, total_minor, units, "
            "created_at, version) VALUES (%ada%, 'created', 'TWD', 100, 1, UTC_TIMESTAMP(6), 1);"
            "SET foreign_key_checks = 0;INSERT INTO order_lines SELECT MAX(id), 1, 99999, 1, 100 FROM orders;"
            "INSERT INTO reservations (order_id, sku_id, quantity, status, held_at) "
            "SELECT MAX(id), 99999, 1, 'held', UTC_TIMESTAMP(6) FROM orders",
            "reservation.released-once/order/%new%/sku/99999 stock.reserved-equals-held/sku/99999");
        row("foreign keys off: an answer that names no order",
            "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) "
            "VALUES (%ada%, 'k', REPEAT('x', 32), 'claimed', '', NOW());SET foreign_key_checks = 0;"
            "UPDATE receipts SET answer = 'Placed', order_id = 99999 WHERE idempotency_key = 'k'",
            "receipt.success-has-order/customer/%ada%/receipt/6b");
        if (TestServer::isMySql()) // has no such switch
            return;
        row("CHECK off: more sold than there is",
            "SET check_constraint_checks = 0;UPDATE stock SET available = available - 100, reserved = reserved + 100, "
            "version = version + 1 WHERE sku_id = %pen%",
            "movement.attributed/movement/%movement% stock.non-negative/sku/%pen% "
            "stock.reserved-equals-held/sku/%pen%");
        row("CHECK off: nothing is ordered and held",
            "SET check_constraint_checks = 0;INSERT INTO orders (customer_id, status, currency, total_minor, units, "
            "created_at, version) VALUES (%ada%, 'created', 'TWD', 0, 0, UTC_TIMESTAMP(6), 1);"
            "INSERT INTO order_lines SELECT MAX(id), 1, %pen%, 0, 100 FROM orders;"
            "INSERT INTO reservations (order_id, sku_id, quantity, status, held_at) "
            "SELECT MAX(id), %pen%, 0, 'held', UTC_TIMESTAMP(6) FROM orders",
            "quantity.positive/order/%new%/line/1 quantity.positive/order/%new%/sku/%pen% "
            "reservation.released-once/order/%new%/sku/%pen%");
        row("CHECK off: accepted after its end",
            "SET check_constraint_checks = 0;INSERT INTO quotes (customer_id, currency, total_minor, line_count, "
            "created_at, expires_at, operation_id, version) VALUES (%ada%, 'TWD', 100, 1, UTC_TIMESTAMP(6) - "
            "INTERVAL 2 DAY, UTC_TIMESTAMP(6) - INTERVAL 1 DAY, REPEAT('x', 16), 1);"
            "INSERT INTO quote_lines SELECT MAX(id), 1, %pen%, 1, 100 FROM quotes;"
            "INSERT INTO orders (customer_id, status, quote_id, currency, total_minor, units, created_at, version) "
            "SELECT customer_id, 'created', id, currency, total_minor, 1, UTC_TIMESTAMP(6), 1 FROM quotes "
            "ORDER BY id DESC LIMIT 1;"
            "INSERT INTO order_lines SELECT MAX(id), 1, %pen%, 1, 100 FROM orders;"
            "UPDATE quotes q JOIN orders o ON o.quote_id = q.id SET q.consumed_order_id = o.id, "
            "q.accepted_at = UTC_TIMESTAMP(6), q.version = q.version + 1 WHERE q.consumed_order_id IS NULL",
            "order.created-holds-all/order/%new% order.has-receipt/order/%new% "
            "quote.accepted-in-time/quote/%new_quote%");
    }

    void whatStaffCanDoIsNamedByTheNextCheck()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, findings);
        {
            RawClient client(m_ann->settings());
            for (const QByteArray &statement : filled(sql).split(';'))
                QVERIFY2(client.attempt(statement) == kPassed, statement + ": " + client.lastErrorText());
        }
        findings.replace("%movement%", owner().text("SELECT MAX(id) FROM stock_movements"))
            .replace("%new%", owner().text("SELECT MAX(id) FROM orders"))
            .replace("%new_quote%", owner().text("SELECT MAX(id) FROM quotes"));
        Session checking(forChecking(m_schema->settings()));
        QByteArrayList named;
        for (const CheckedInvariant &checked : checkAll(checking).invariants) {
            for (const Finding &finding : checked.findings)
                named << finding.key;
        }
        std::sort(named.begin(), named.end());
        QCOMPARE(named.join(' '), filled(findings));
        // And who did it is in what they could not write.
        QVERIFY(owner().number("SELECT (SELECT COUNT(*) FROM audit_events WHERE who = '" + m_ann->name() +
                               "') + (SELECT COUNT(*) FROM stock_movements WHERE who = '" + m_ann->name() +
                               "') + (SELECT COUNT(*) FROM receipts WHERE who = '" + m_ann->name() +
                               "') + (SELECT COUNT(*) FROM reservations WHERE status = 'released')") > 0);
    }

    // Whom an act is for is the program's rule alone: done in full for another customer it is sound, and it is recorded
    // whose hand it was.
    void whoActsForAnyCustomerIsRecorded()
    {
        RawClient client(m_ann->settings());
        for (const char *statement :
             {"UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE order_id = %order%",
              "UPDATE stock s JOIN reservations r ON r.sku_id = s.sku_id AND r.order_id = %order% SET s.available = "
              "s.available + r.quantity, s.reserved = s.reserved - r.quantity, s.version = s.version + 1, s.last_kind "
              "= 'release', s.last_order_id = r.order_id, s.last_operation_id = REPEAT('x', 16)",
              "UPDATE orders SET status = 'cancelled', cancel_reason = 'hers', version = version + 1 WHERE id = "
              "%order%"})
            QCOMPARE(attempt(client, statement), kPassed);
        QCOMPARE(m_store->brokenRules(), QByteArrayList());
        QCOMPARE(word("SELECT CONCAT_WS(' ', who, what, customer_id) FROM audit_events ORDER BY id DESC LIMIT 1"),
                 m_ann->name() + " order cancelled " + filled("%ada%"));
        QCOMPARE(look("SELECT COUNT(*) FROM stock_movements WHERE order_id = %order% AND kind = 'release' AND who = '" +
                      m_ann->name() + '\''),
                 2);
    }

    void incidentsAreNeverChangedOrDeleted()
    {
        QCOMPARE(attempt(*m_asAnn, "INSERT INTO incidents (finding_key, invariant, opened_at, opened_by, evidence) "
                                   "VALUES ('k', 'i', '2000-01-01', 'somebody', '{}')"),
                 kPassed);
        QCOMPARE(attempt(*m_asAnn, "INSERT INTO incident_events (incident_id, at, who, what) "
                                   "SELECT id, '2000-01-01', 'somebody', 'opened' FROM incidents"),
                 kPassed);
        QCOMPARE(attempt(*m_asAnn, "INSERT INTO incidents (finding_key, invariant, opened_at, opened_by, evidence) "
                                   "VALUES ('k', 'i', '2000-01-01', 'somebody', '{}')"),
                 kTwice);
        QCOMPARE(attempt(*m_asAnn, "INSERT INTO incident_events (incident_id, at, who, what) "
                                   "VALUES (99999, '2000-01-01', 'somebody', 'opened')"),
                 kChild);
        const QByteArray before = contents();
        for (const char *sql : {"UPDATE incidents SET evidence = ''", "DELETE FROM incidents",
                                "UPDATE incident_events SET what = 'noted'", "DELETE FROM incident_events"}) {
            QCOMPARE(attempt(owner(), sql), kSignal);
            QCOMPARE(attempt(*m_asAnn, sql), kNoGrant);
        }
        QCOMPARE(contents(), before);
    }

    void whoAndWhenAreFilledInWhateverTheWriterSays()
    {
        QCOMPARE(attempt(*m_asAnn, "INSERT INTO incidents (finding_key, invariant, opened_at, opened_by, evidence) "
                                   "VALUES ('k', 'i', '2000-01-01', 'somebody', '{}')"),
                 kPassed);
        QCOMPARE(attempt(*m_asAnn, "INSERT INTO incident_events (incident_id, at, who, what) "
                                   "SELECT id, '2000-01-01', 'somebody', 'opened' FROM incidents"),
                 kPassed);
        QCOMPARE(word("SELECT CONCAT_WS(' ', i.opened_by, e.who, i.opened_at > '2020-01-01', e.at > '2020-01-01') "
                      "FROM incidents i JOIN incident_events e ON e.incident_id = i.id"),
                 m_ann->name() + ' ' + m_ann->name() + " 1 1");
        QCOMPARE(attempt(owner(), "INSERT INTO audit_events (at, who, what) VALUES ('2000-01-01', 'somebody', 'x')"),
                 kPassed);
        QCOMPARE(attempt(owner(),
                         "INSERT INTO stock_movements (sku_id, kind, delta_available, delta_reserved, who, at, "
                         "stock_version) VALUES (%pen%, 'receive', 1, 0, 'somebody', '2000-01-01', 99)"),
                 kPassed);
        for (const char *table : {"audit_events", "stock_movements"})
            QCOMPARE(owner().number(QByteArray("SELECT COUNT(*) FROM ") + table +
                                    " WHERE who NOT IN (SUBSTRING_INDEX(USER(), '@', 1), '" + m_ann->name() +
                                    "') OR at < '2020-01-01'"),
                     0);
        QCOMPARE(attempt(owner(), "UPDATE orders SET status = 'cancelled', cancelled_by = 'somebody', "
                                  "cancelled_at = '2000-01-01', "
                                  "version = version + 1 WHERE id = %order%"),
                 kPassed);
        QCOMPARE(look("SELECT COUNT(*) FROM orders WHERE cancelled_by = 'somebody' OR cancelled_at < '2020-01-01'"), 0);
    }

    // The triggers are the owner's, but they ask who is signed in.
    void anAccountMayContainAnAt()
    {
        const Person person(*m_schema, "hf_kim@till", "supervisor");
        RawClient client(person.settings());
        QCOMPARE(attempt(client, "UPDATE stock SET available = available + 1, version = version + 1 "
                                 "WHERE sku_id = %mug%"),
                 kPassed); // it is known as a supervisor
        QCOMPARE(attempt(client, "UPDATE orders SET status = 'cancelled', version = version + 1 WHERE id = %order%"),
                 kPassed);
        QCOMPARE(word("SELECT who FROM stock_movements ORDER BY id DESC LIMIT 1"), person.name());
        QCOMPARE(word("SELECT who FROM audit_events ORDER BY id DESC LIMIT 1"), person.name());
        QCOMPARE(word("SELECT cancelled_by FROM orders WHERE id = %order%"), person.name());
        owner().run("DELETE FROM staff WHERE account = '" + person.name() + '\'');
    }

    void anAccountThatIsNoStaffHasNoRightsOfASupervisor()
    {
        owner().run("DELETE FROM staff WHERE account = '" + m_ann->name() + '\'');
        const auto restored =
            qScopeGuard([&] { owner().run("INSERT INTO staff VALUES ('" + m_ann->name() + "', 'staff')"); });
        QCOMPARE(attempt(*m_asAnn, "UPDATE stock SET available = available + 1, version = version + 1 "
                                   "WHERE sku_id = %mug%"),
                 kSignal);
        QCOMPARE(attempt(*m_asAnn, "UPDATE orders SET status = 'paid', version = version + 1 WHERE id = %order%"),
                 kSignal);
    }

    void aSessionInAnotherTimeZoneStillRecordsUtc()
    {
        RawClient client(m_ann->settings());
        client.run("SET SESSION time_zone = '+09:00'");
        const qint64 before = owner().number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6))");
        QCOMPARE(attempt(client, "UPDATE stock SET available = available - 1, reserved = reserved + 1, "
                                 "version = version + 1 WHERE sku_id = %mug%"),
                 kPassed);
        QCOMPARE(attempt(client, "UPDATE orders SET status = 'cancelled', version = version + 1 WHERE id = %order%"),
                 kPassed);
        QCOMPARE(attempt(client, "INSERT INTO incidents (finding_key, invariant, opened_at, opened_by, evidence) "
                                 "VALUES ('k', 'i', NOW(), '', '{}')"),
                 kPassed);
        const qint64 after = owner().number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6))");
        for (const char *sql : {"SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', at) FROM stock_movements "
                                "ORDER BY id DESC LIMIT 1",
                                "SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', at) FROM audit_events "
                                "ORDER BY id DESC LIMIT 1",
                                "SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', cancelled_at) FROM orders "
                                "WHERE id = %order%",
                                "SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', opened_at) FROM incidents"}) {
            const qint64 recorded = look(sql);
            QVERIFY2(recorded >= before && recorded <= after, sql);
        }
    }

    void staffHaveNoGrantForTheRest_data()
    {
        QTest::addColumn<QByteArray>("sql");
        for (const char *sql :
             {"DELETE FROM stock",
              "DELETE FROM customers",
              "TRUNCATE TABLE stock_movements",
              "DROP TABLE orders",
              "ALTER TABLE orders ADD COLUMN x INT",
              "UPDATE prices SET price_minor = 1",
              "UPDATE customers SET name = 'x'",
              "INSERT INTO staff VALUES ('x', 'owner')",
              "DELETE FROM staff",
              "UPDATE schema_history SET state = 'done'",
              "INSERT INTO sku_operations (operation_id, kind, sku_id, reason) VALUES (REPEAT('x', 16), 'count', 1, "
              "'x')",
              "INSERT INTO audit_events (at, who, what) "
              "VALUES ('2000-01-01', '', 'x')",
              "INSERT INTO price_history VALUES (1, 9, 1, NULL, '', '2000-01-01')",
              "INSERT INTO skus (code, name, created_at) VALUES ('x', 'x', NOW())",
              "REPLACE INTO reservations (order_id, sku_id, quantity, status, held_at) "
              "VALUES (1, 1, 1, 'held', NOW())",
              "DROP TRIGGER stock_guarded",
              "UPDATE incident_states SET state = 'resolved'",
              "DELETE FROM incident_states",
              "INSERT INTO check_runs (id) VALUES (1)",
              "DELETE FROM check_runs",
              "UPDATE flow_timings SET runs = 0",
              "UPDATE store SET name = 'x'",
              "DELETE FROM store",
              "DELETE FROM quotes",
              "DELETE FROM quote_lines",
              "UPDATE quote_lines SET quantity = 1",
              "UPDATE order_lines SET quantity = 1",
              "UPDATE staff SET role = 'owner'",
              "UPDATE skus SET code = 'x'",
              "UPDATE price_history SET price_minor = 1",
              "INSERT INTO stock (sku_id, available, reserved, version, last_kind) VALUES (1, 1, 0, 1, 'opening')",
              "INSERT INTO prices VALUES (1, 1, 1, NULL)",
              "DELETE FROM incidents",
              "DELETE FROM incident_events",
              "ALTER TABLE quotes DISABLE KEYS",
              "CREATE TABLE x (y INT)",
              "CREATE OR REPLACE VIEW orders AS SELECT 1"})
            QTest::newRow(sql) << QByteArray(sql);
    }

    void staffHaveNoGrantForTheRest()
    {
        QFETCH(QByteArray, sql);
        const QByteArray before = contents();
        const int native = attempt(*m_asAnn, sql);
        QVERIFY2(native == kNoGrant || native == kNoColumn, QByteArray::number(native));
        QCOMPARE(contents(), before);
    }
};

HOLDFAST_TEST_MAIN(tst_Guards)
#include "tst_guards.moc"
