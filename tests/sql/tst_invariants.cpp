// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of damage is planted into a sound store, and the check names the damaged rows and nothing else.
#include "sql/flows/handle_incident.h"
#include "sql/flows/record_check.h"
#include "sql/invariants/checker.h"
#include "sql/pages/incident_page.h"
#include "tests/support/flow_watch.h"
#include "tests/support/native_codes.h"
#include "tests/support/person.h"
#include "tests/support/sound_orders.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>

#include <memory>
#include <set>
#include <thread>

using namespace holdfast;
using namespace holdfast::test;

namespace {

// A store with one of everything, made through the flows.
//
//     tea, mug, jam, pen, cup       SKUs
//     a, b        ada's 3 teas and 2 mugs, ben's 3 teas: created
//     c           ada's mug: cancelled
//     q1 > d      ada's quote of a tea and 2 cups, accepted under "q1"; used again under "q1b"
//     q2          ada's quote of a jam: accepted by nobody
//     q3 > e      ben's quote of 2 mugs, accepted under "q3"; the order is cancelled
//     q4          ada's quote of 9 jams: out of stock under "q4"
//     f           ben's pen and mug, placed under "p1"; then the pen has another price, which "p2" does not know
//     g           ben's pen at that price, placed under "p3" and cancelled
struct SoundStore
{
    explicit SoundStore(const ScratchSchema &schema) : m_store(schema), m_session(schema.settings())
    {
        m_ids["ada"] = number(m_store.customer("Ada"));
        m_ids["ben"] = number(m_store.customer("Ben"));
        for (const auto &[name, code, units] : {std::tuple("tea", "TEA-01", 20),
                                                {"mug", "MUG-01", 20},
                                                {"jam", "JAM-01", 5},
                                                {"pen", "PEN-01", 3},
                                                {"cup", "CUP-01", 10}})
            m_ids[name] = number(m_store.sku(code, units));
        const SkuId tea = sku("tea"), mug = sku("mug"), jam = sku("jam"), pen = sku("pen"), cup = sku("cup");
        m_ids["a"] = number(m_store.order(ada(), {{tea, 3}, {mug, 2}}));
        m_ids["b"] = number(m_store.order(ben(), {{tea, 3}}));
        m_ids["c"] = number(m_store.order(ada(), {{mug, 1}}));
        cancelOf("c", ada());
        m_ids["q1"] = number(m_store.quote(ada(), {{tea, 1}, {cup, 2}}));
        m_ids["q2"] = number(m_store.quote(ada(), {{jam, 1}}));
        m_ids["q3"] = number(m_store.quote(ben(), {{mug, 2}}));
        m_ids["q4"] = number(m_store.quote(ada(), {{jam, 9}}));
        m_ids["d"] = number(accept("q1", ada(), "q1").as<Accepted>()->order);
        expect(accept("q1b", ada(), "q1").as<QuoteUsed>());
        m_ids["e"] = number(accept("q3", ben(), "q3").as<Accepted>()->order);
        cancelOf("e", ben());
        expect(accept("q4", ada(), "q4").as<OutOfStock>());
        m_ids["f"] = number(place("p1", {{pen, 1, 1}, {mug, 1, 1}}).as<Placed>()->order);
        const QString reason = QStringLiteral("the season");
        expect(ask(m_session, ChangePrice{{OperationId::make(), pen, reason}, 30'000}).as<PriceSet>());
        expect(place("p2", {{pen, 1, 1}}).as<PriceChanged>());
        m_ids["g"] = number(place("p3", {{pen, 1, 2}}).as<Placed>()->order);
        cancelOf("g", ben());
        expect(ask(m_session, ReceiveStock{{OperationId::make(), mug, reason}, 5}).as<Received>());
        expect(ask(m_session, CountStock{{OperationId::make(), cup, reason}, 7}).as<Counted>());
    }

    CustomerId ada() const { return CustomerId{m_ids.at("ada")}; }
    CustomerId ben() const { return CustomerId{m_ids.at("ben")}; }
    SkuId sku(const char *name) const { return SkuId{m_ids.at(name)}; }
    OrderId order(const char *name) const { return OrderId{m_ids.at(name)}; }

    // %tea% and the like become numbers, so much higher for a copy of the store.
    QByteArray filled(QByteArray text, qint64 higher = 0) const
    {
        for (const auto &[name, id] : m_ids)
            text.replace('%' + name + '%', QByteArray::number(id + higher));
        return text;
    }

    StoreBuilder m_store;
    Session m_session;
    std::map<QByteArray, qint64> m_ids;

private:
    static void expect(const void *answer)
    {
        if (!answer)
            qFatal("the sound store cannot be made");
    }
    void cancelOf(const char *name, CustomerId customer)
    {
        expect(ask(m_session, cancelFor(customer, order(name))).as<Cancelled>());
    }
    ToldAccept accept(const char *key, CustomerId customer, const char *quote)
    {
        return ask(m_session, AcceptQuote{key, customer, QuoteId{m_ids.at(quote)}});
    }
    ToldBuy place(const char *key, std::vector<WantedLine> lines)
    {
        m_store.setRoad(OrderRoad::CurrentPrice);
        const ToldBuy told = ask(m_session, PlaceOrder{key, ben(), std::move(lines)});
        m_store.setRoad(OrderRoad::Quote);
        return told;
    }
};

// Damage, planted as the owner past triggers, foreign keys and CHECKs, and the findings it must make: no more, no
// fewer.
struct Damage
{
    const char *name;
    const char *sql;              // statements, with ';' between them
    const char *findings;         // keys, with blanks between them; ~ in a key stands for a blank
    const char *before = nullptr; // what has to be loosened first
    const char *after = nullptr;  // and tightened again
};

#define STOCK_NULL(column)                                                                                             \
    "ALTER TABLE stock MODIFY " column " BIGINT NULL", "ALTER TABLE stock MODIFY " column " BIGINT NOT NULL"
#define LINE_NULL                                                                                                      \
    "ALTER TABLE order_lines MODIFY quantity INT NULL", "ALTER TABLE order_lines MODIFY quantity INT NOT NULL"
#define MOVEMENT(sku, kind, order, available, reserved)                                                                \
    "INSERT INTO stock_movements (sku_id, kind, delta_available, delta_reserved, order_id, operation_id, who, at, "    \
    "stock_version) SELECT sku_id, '" kind "', " available ", " reserved ", " order                                    \
    ", REPEAT('x', 16), 'x', UTC_TIMESTAMP(6), version + 1 FROM stock WHERE sku_id = " sku
#define CANCELLED(order)                                                                                               \
    "UPDATE orders SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancelled_by = 'x', cancel_reason = "    \
    "'', "                                                                                                             \
    "version = 2 WHERE id = " order ";INSERT INTO audit_events (at, who, what, order_id, order_version) "              \
    "VALUES (UTC_TIMESTAMP(6), 'x', 'order cancelled', " order ", 2)"

constexpr Damage kDamages[] = {
    // Stock.
    {"one unit too few is reserved", "UPDATE stock SET reserved = reserved - 1 WHERE sku_id = %tea%",
     "stock.reserved-equals-held/sku/%tea% stock.movements-add-up/sku/%tea%"},
    {"one unit changed its column",
     "UPDATE stock SET reserved = reserved + 1, available = available - 1 WHERE sku_id = %tea%",
     "stock.reserved-equals-held/sku/%tea% stock.movements-add-up/sku/%tea%"},
    {"one unit too many is available", "UPDATE stock SET available = available + 1 WHERE sku_id = %tea%",
     "stock.movements-add-up/sku/%tea%"},
    {"reserved is negative", "UPDATE stock SET reserved = -1 WHERE sku_id = %jam%",
     "stock.non-negative/sku/%jam% stock.reserved-equals-held/sku/%jam% stock.movements-add-up/sku/%jam%"},
    {"available is negative", "UPDATE stock SET available = -1 WHERE sku_id = %jam%",
     "stock.non-negative/sku/%jam% stock.movements-add-up/sku/%jam%"},
    {"available is missing", "UPDATE stock SET available = NULL WHERE sku_id = %tea%",
     "stock.non-negative/sku/%tea% stock.movements-add-up/sku/%tea%", STOCK_NULL("available")},
    {"reserved is missing", "UPDATE stock SET reserved = NULL WHERE sku_id = %tea%",
     "stock.non-negative/sku/%tea% stock.reserved-equals-held/sku/%tea% stock.movements-add-up/sku/%tea%",
     STOCK_NULL("reserved")},
    {"the stock row of what is held is gone", "DELETE FROM stock WHERE sku_id = %tea%",
     "stock.reserved-equals-held/sku/%tea% stock.movements-add-up/sku/%tea% versions.without-gap/sku/%tea%"},
    {"the stock row of what nobody holds is gone", "DELETE FROM stock WHERE sku_id = %jam%",
     "stock.movements-add-up/sku/%jam% versions.without-gap/sku/%jam%"},
    {"a version of stock is left out", "UPDATE stock SET version = version + 1 WHERE sku_id = %tea%",
     "versions.without-gap/sku/%tea%"},
    // Movements.
    {"a movement is gone", "DELETE FROM stock_movements WHERE order_id = %a% AND sku_id = %tea%",
     "stock.movements-add-up/sku/%tea% versions.without-gap/sku/%tea% reservation.released-once/order/%a%/sku/%tea%"},
    {"a movement says another number",
     "UPDATE stock_movements SET delta_available = delta_available + 1 WHERE sku_id = %mug% AND kind = 'receive'",
     "stock.movements-add-up/sku/%mug%"},
    {"a movement moved nothing", MOVEMENT("%jam%", "receive", "NULL", "1", "0"),
     "stock.movements-add-up/sku/%jam% versions.without-gap/sku/%jam%"},
    {"a movement has another one's version",
     "UPDATE stock_movements SET stock_version = 99 WHERE sku_id = %mug% AND kind = 'receive'",
     "versions.without-gap/sku/%mug%"},
    {"stock was changed for nobody",
     "UPDATE stock_movements SET kind = 'unattributed', operation_id = NULL WHERE sku_id = %cup% AND kind = 'count'",
     "movement.attributed/movement/%movement%"},
    {"a movement names no operation",
     "UPDATE stock_movements SET operation_id = NULL WHERE sku_id = %cup% AND kind = 'count'",
     "movement.attributed/movement/%movement%"},
    {"a movement is of a kind that there is not",
     "UPDATE stock_movements SET kind = 'gift' WHERE sku_id = %cup% AND kind = 'count'",
     "movement.attributed/movement/%movement%"},
    {"units were reserved for no order",
     "UPDATE stock_movements SET order_id = NULL WHERE order_id = %d% AND sku_id = %cup%",
     "movement.attributed/movement/%reserve% reservation.released-once/order/%d%/sku/%cup%"},
    {"units were reserved for an order that there is not",
     "UPDATE stock_movements SET order_id = 999000 + %d% WHERE order_id = %d% AND sku_id = %cup%",
     "reservation.released-once/order/%d%/sku/%cup% reservation.released-once/order/%absent_d%/sku/%cup%"},
    {"a release is given back twice",
     MOVEMENT("%mug%", "release", "%c%", "1",
              "-1") ";UPDATE stock SET available = available + 1, reserved = reserved - 1, "
                    "version = version + 1 WHERE sku_id = %mug%",
     "stock.reserved-equals-held/sku/%mug% reservation.released-once/order/%c%/sku/%mug%"},
    {"a reservation is taken twice",
     MOVEMENT("%tea%", "reserve", "%b%", "-3",
              "3") ";UPDATE stock SET available = available - 3, reserved = reserved + 3, "
                   "version = version + 1 WHERE sku_id = %tea%",
     "stock.reserved-equals-held/sku/%tea% reservation.released-once/order/%b%/sku/%tea%"},
    // Orders and reservations.
    {"created, and one line is released",
     "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE order_id = %a% AND sku_id = "
     "%tea%",
     "order.created-holds-all/order/%a% stock.reserved-equals-held/sku/%tea% "
     "reservation.released-once/order/%a%/sku/%tea%"},
    {"created, and one reservation is gone", "DELETE FROM reservations WHERE order_id = %a% AND sku_id = %tea%",
     "order.created-holds-all/order/%a% stock.reserved-equals-held/sku/%tea% "
     "reservation.released-once/order/%a%/sku/%tea%"},
    {"created, and no reservation is there", "DELETE FROM reservations WHERE order_id = %a%",
     "order.created-holds-all/order/%a% stock.reserved-equals-held/sku/%tea% stock.reserved-equals-held/sku/%mug% "
     "reservation.released-once/order/%a%/sku/%tea% reservation.released-once/order/%a%/sku/%mug%"},
    {"created, without lines", "DELETE FROM order_lines WHERE order_id = %a%",
     "order.created-holds-all/order/%a% reservation.matches-line/order/%a% order.totals-add-up/order/%a%"},
    {"one line is gone", "DELETE FROM order_lines WHERE order_id = %a% AND sku_id = %tea%",
     "reservation.matches-line/order/%a% order.totals-add-up/order/%a%"},
    {"cancelled, and all is held", CANCELLED("%a%"), "order.cancelled-holds-none/order/%a%"},
    {"cancelled at no time", "UPDATE orders SET cancelled_at = NULL WHERE id = %c%",
     "order.cancelled-holds-none/order/%c%"},
    {"cancelled by nobody", "UPDATE orders SET cancelled_by = NULL WHERE id = %c%",
     "order.cancelled-holds-none/order/%c%"},
    {"cancelled for no reason", "UPDATE orders SET cancel_reason = NULL WHERE id = %c%",
     "order.cancelled-holds-none/order/%c%"},
    {"cancelled, and held again", "UPDATE reservations SET status = 'held', released_at = NULL WHERE order_id = %c%",
     "order.cancelled-holds-none/order/%c% stock.reserved-equals-held/sku/%mug% "
     "reservation.released-once/order/%c%/sku/%mug%"},
    {"cancelled, and another number was released", "UPDATE reservations SET quantity = 2 WHERE order_id = %c%",
     "order.cancelled-holds-none/order/%c% reservation.matches-line/order/%c%"},
    {"cancelled, and its reservation is gone", "DELETE FROM reservations WHERE order_id = %c%",
     "order.cancelled-holds-none/order/%c% reservation.released-once/order/%c%/sku/%mug%"},
    {"cancelled, and its lines are gone", "DELETE FROM order_lines WHERE order_id = %c%",
     "order.cancelled-holds-none/order/%c% reservation.matches-line/order/%c% order.totals-add-up/order/%c%"},
    {"another system's status", "UPDATE orders SET status = 'paid%b%' WHERE id = %b%",
     "order.status-known/status/paid%b%"},
    {"a status that ends with a space", "UPDATE orders SET status = 'created ' WHERE id = %b%",
     "order.status-known/status/created~"},
    {"an order's total is another one", "UPDATE orders SET total_minor = total_minor + 1 WHERE id = %a%",
     "order.totals-add-up/order/%a%"},
    {"an order's units are another number", "UPDATE orders SET units = units + 1 WHERE id = %a%",
     "order.totals-add-up/order/%a%"},
    {"an order is gone", "DELETE FROM orders WHERE id = %a%",
     "reservation.has-order/order/%a%/sku/%tea% reservation.has-order/order/%a%/sku/%mug%"},
    {"a version of an order is left out", "UPDATE orders SET version = version + 1 WHERE id = %a%",
     "versions.without-gap/order/%a%"},
    {"an order's first event is gone", "DELETE FROM audit_events WHERE order_id = %c% AND order_version = 1",
     "versions.without-gap/order/%c%"},
    {"an order has a version twice", "UPDATE audit_events SET order_version = 2 WHERE order_id = %c%",
     "versions.without-gap/order/%c%"},
    {"more is held than was ordered", "UPDATE reservations SET quantity = 4 WHERE order_id = %a% AND sku_id = %tea%",
     "reservation.matches-line/order/%a% stock.reserved-equals-held/sku/%tea%"},
    {"more SKUs are held than were ordered",
     "INSERT INTO reservations (order_id, sku_id, quantity, status, held_at) VALUES (%a%, %jam%, 1, 'held', "
     "'2026-11-30')",
     "reservation.matches-line/order/%a% stock.reserved-equals-held/sku/%jam% "
     "reservation.released-once/order/%a%/sku/%jam%"},
    {"another SKU is held than was ordered",
     "UPDATE reservations SET sku_id = %jam% WHERE order_id = %a% AND sku_id = %tea%",
     "reservation.matches-line/order/%a% order.created-holds-all/order/%a% stock.reserved-equals-held/sku/%jam% "
     "stock.reserved-equals-held/sku/%tea% reservation.released-once/order/%a%/sku/%jam% "
     "reservation.released-once/order/%a%/sku/%tea%"},
    {"nothing is held for a line", "UPDATE reservations SET quantity = 0 WHERE order_id = %a% AND sku_id = %tea%",
     "quantity.positive/order/%a%/sku/%tea% reservation.matches-line/order/%a% stock.reserved-equals-held/sku/%tea%"},
    {"a negative number was ordered", "UPDATE order_lines SET quantity = -3 WHERE order_id = %a% AND line_no = 1",
     "quantity.positive/order/%a%/line/1 reservation.matches-line/order/%a% order.totals-add-up/order/%a%"},
    {"no number was ordered", "UPDATE order_lines SET quantity = NULL WHERE order_id = %a% AND line_no = 1",
     "quantity.positive/order/%a%/line/1 reservation.matches-line/order/%a% order.totals-add-up/order/%a%", LINE_NULL},
    // Quotes.
    {"a quote is consumed by another order", "UPDATE quotes SET consumed_order_id = %b% WHERE id = %q1%",
     "quote.consumed-by-its-order/quote/%q1%"},
    {"a quote's order is forgotten", "UPDATE quotes SET consumed_order_id = NULL, accepted_at = NULL WHERE id = %q1%",
     "quote.consumed-by-its-order/quote/%q1%"},
    {"a quote is another customer's", "UPDATE quotes SET customer_id = %ben% WHERE id = %q1%",
     "quote.consumed-by-its-order/quote/%q1%"},
    {"a quote is consumed by no order that there is",
     "UPDATE quotes SET consumed_order_id = 999000 + %q2%, accepted_at = created_at WHERE id = %q2%",
     "quote.consumed-by-its-order/quote/%q2%"},
    {"the quote of an order is gone", "DELETE FROM quotes WHERE id = %q3%", "quote.consumed-by-its-order/quote/%q3%"},
    {"a quote was accepted when it expired", "UPDATE quotes SET accepted_at = expires_at WHERE id = %q1%",
     "quote.accepted-in-time/quote/%q1%"},
    {"a quote was accepted before it was there",
     "UPDATE quotes SET accepted_at = created_at - INTERVAL 1 MICROSECOND WHERE id = %q1%",
     "quote.accepted-in-time/quote/%q1%"},
    {"a quote was consumed at no time", "UPDATE quotes SET accepted_at = NULL WHERE id = %q1%",
     "quote.accepted-in-time/quote/%q1%"},
    {"a quote was accepted for no order", "UPDATE quotes SET accepted_at = created_at WHERE id = %q2%",
     "quote.accepted-in-time/quote/%q2%"},
    {"a quote's total is another one", "UPDATE quotes SET total_minor = total_minor + 1 WHERE id = %q2%",
     "quote.totals-add-up/quote/%q2%"},
    {"a quote's line is gone", "DELETE FROM quote_lines WHERE quote_id = %q2%", "quote.totals-add-up/quote/%q2%"},
    {"a quote's price is another one",
     "UPDATE quote_lines SET unit_price_minor = unit_price_minor - 1 WHERE quote_id = %q1% AND line_no = 2",
     "quote.totals-add-up/quote/%q1% order.snapshot-equals-quote/order/%d%"},
    {"an order has another price than its quote",
     "UPDATE order_lines SET unit_price_minor = unit_price_minor + 1 WHERE order_id = %d% AND line_no = 1;"
     "UPDATE orders SET total_minor = total_minor + 1 WHERE id = %d%",
     "order.snapshot-equals-quote/order/%d%"},
    {"an order has a line more than its quote",
     "INSERT INTO order_lines VALUES (%d%, 3, %jam%, 1, 0);UPDATE orders SET units = units + 1 WHERE id = %d%",
     "order.snapshot-equals-quote/order/%d% order.created-holds-all/order/%d%"},
    {"an order has another currency than its quote", "UPDATE orders SET currency = 'EUR' WHERE id = %d%",
     "order.snapshot-equals-quote/order/%d%"},
    {"a version of a quote is left out", "UPDATE quotes SET version = version + 1 WHERE id = %q2%",
     "versions.without-gap/quote/%q2%"},
    {"nothing was quoted", "UPDATE quote_lines SET quantity = 0 WHERE quote_id = %q2%",
     "quantity.positive/quote/%q2%/line/1 quote.totals-add-up/quote/%q2%"},
    // Receipts; 7131 is "q1", 7134 "q4", 7031 "p1".
    {"an accepted receipt names no order", "UPDATE receipts SET order_id = NULL WHERE order_id = %d%",
     "receipt.success-has-order/customer/%ada%/receipt/7131 order.has-receipt/order/%d%"},
    {"an accepted receipt names another order", "UPDATE receipts SET order_id = %b% WHERE order_id = %d%",
     "receipt.success-has-order/customer/%ada%/receipt/7131 order.has-receipt/order/%d%"},
    {"a rejection names an order", "UPDATE receipts SET order_id = %a% WHERE quote_id = %q4%",
     "receipt.success-has-order/customer/%ada%/receipt/7134"},
    {"an order became another customer's", "UPDATE orders SET customer_id = %ben% WHERE id = %d%",
     "receipt.success-has-order/customer/%ada%/receipt/7131 quote.consumed-by-its-order/quote/%q1%"},
    {"an order's receipt is gone", "DELETE FROM receipts WHERE order_id = %d%", "order.has-receipt/order/%d%"},
    {"an order has two receipts",
     "INSERT INTO receipts SELECT customer_id, 'q1c', digest, answer, order_id, quote_id, accepted_at, detail, who, "
     "claimed_at, answered_at FROM receipts WHERE order_id = %d%",
     "order.has-receipt/order/%d%"},
    {"a receipt is claimed and not answered",
     "INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at) "
     "VALUES (%ada%, 'q9', REPEAT('x', 32), 'claimed', 'x', UTC_TIMESTAMP(6))",
     "receipt.finished/customer/%ada%/receipt/7139"},
    {"a receipt has an answer that there is not", "UPDATE receipts SET answer = 'Perhaps' WHERE quote_id = %q4%",
     "receipt.finished/customer/%ada%/receipt/7134"},
    {"a receipt was answered at no time", "UPDATE receipts SET answered_at = NULL WHERE order_id = %d%",
     "receipt.finished/customer/%ada%/receipt/7131"},
    {"an accept's receipt has another digest", "UPDATE receipts SET digest = REPEAT('x', 32) WHERE quote_id = %q4%",
     "receipt.digest/customer/%ada%/receipt/7134"},
    {"a placed order's receipt has another digest", "UPDATE receipts SET digest = REPEAT('x', 32) WHERE order_id = %f%",
     "receipt.digest/customer/%ben%/receipt/7031"},
    {"an order was placed at a price that never was",
     "UPDATE order_lines SET unit_price_minor = unit_price_minor + 1 WHERE order_id = %f% AND line_no = 1;"
     "UPDATE orders SET total_minor = total_minor + 1 WHERE id = %f%",
     "receipt.digest/customer/%ben%/receipt/7031"},
};
static_assert(std::size(kDamages) >= 40);

const QByteArrayList kTables{"orders",        "order_lines", "reservations", "stock",         "stock_movements",
                             "audit_events",  "quotes",      "quote_lines",  "receipts",      "prices",
                             "price_history", "skus",        "customers",    "sku_operations"};
const QByteArrayList kRestored = kTables.mid(0, 9); // what is damaged

// The owner past everything that would stop them; the store has lost its triggers and, on MySQL, its CHECKs.
class Vandal
{
public:
    explicit Vandal(const ScratchSchema &schema) : m_client(schema.settings())
    {
        m_client.run("SET SESSION foreign_key_checks = 0");
        for (const auto &row :
             m_client.rows("SELECT TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = "
                           "DATABASE() AND TRIGGER_NAME NOT LIKE 'incident%'"))
            drop("trigger/" + row.at(0).toByteArray(), "DROP TRIGGER " + row.at(0).toByteArray());
        if (!TestServer::isMySql()) {
            m_client.run("SET SESSION check_constraint_checks = 0");
            return;
        }
        for (const auto &row :
             m_client.rows("SELECT TABLE_NAME, CONSTRAINT_NAME FROM information_schema.TABLE_CONSTRAINTS "
                           "WHERE CONSTRAINT_SCHEMA = DATABASE() AND CONSTRAINT_TYPE = 'CHECK'"))
            drop("check/" + row.at(0).toByteArray() + '/' + row.at(1).toByteArray(),
                 "ALTER TABLE " + row.at(0).toByteArray() + " ALTER CHECK " + row.at(1).toByteArray() +
                     " NOT ENFORCED");
    }
    void plant(const QByteArray &statements)
    {
        for (const QByteArray &statement : statements.split(';'))
            m_client.run(statement);
    }
    RawClient &client() { return m_client; }
    const QByteArrayList &dropped() const { return m_dropped; } // findings that the check of the server makes of it

private:
    void drop(const QByteArray &subject, const QByteArray &statement)
    {
        m_client.run(statement);
        m_dropped << "server.settings/" + subject;
    }

    RawClient m_client;
    QByteArrayList m_dropped;
};

// So many copies of the store, every id a thousand higher each time; a receipt's digest is that of the ids it stands
// for.
void copyStore(RawClient &client, qint64 copies)
{
    client.run("CREATE TABLE copies (k INT NOT NULL PRIMARY KEY)");
    for (qint64 k = 1; k <= copies; ++k)
        client.run("INSERT INTO copies VALUES (" + QByteArray::number(k) + ')');
    const QByteArray operation =
        "IF(t.operation_id IS NULL, NULL, UNHEX(LEFT(SHA2(CONCAT(HEX(t.operation_id), k), 256), 32)))";
    const auto copy = [&](const char *table, QByteArray columns, QByteArray values) {
        values.replace("%operation%", operation).replace("+k", " + 1000 * k");
        client.run(QByteArray("INSERT INTO ") + table + " (" + columns + ") SELECT " + values + " FROM " + table +
                   " t, copies");
    };
    client.run("START TRANSACTION");
    copy("customers", "id, name, created_at", "t.id+k, t.name, t.created_at");
    copy("skus", "id, code, name, created_at", "t.id+k, CONCAT(t.code, k), t.name, t.created_at");
    copy("prices", "sku_id, price_minor, price_version", "t.sku_id+k, t.price_minor, t.price_version");
    copy("price_history", "sku_id, price_version, price_minor, who, at",
         "t.sku_id+k, t.price_version, t.price_minor, t.who, t.at");
    copy("stock", "sku_id, available, reserved, version, last_kind",
         "t.sku_id+k, t.available, t.reserved, t.version, t.last_kind");
    copy("stock_movements",
         "sku_id, kind, delta_available, delta_reserved, order_id, operation_id, who, at, stock_version",
         "t.sku_id+k, t.kind, t.delta_available, t.delta_reserved, t.order_id+k, %operation%, t.who, t.at, "
         "t.stock_version");
    copy("orders",
         "id, customer_id, status, quote_id, currency, total_minor, units, operation_id, created_at, cancelled_at, "
         "cancelled_by, cancel_reason, version",
         "t.id+k, t.customer_id+k, t.status, t.quote_id+k, t.currency, t.total_minor, t.units, %operation%, "
         "t.created_at, t.cancelled_at, t.cancelled_by, t.cancel_reason, t.version");
    copy("order_lines", "order_id, line_no, sku_id, quantity, unit_price_minor",
         "t.order_id+k, t.line_no, t.sku_id+k, t.quantity, t.unit_price_minor");
    copy("reservations", "order_id, sku_id, quantity, status, held_at, released_at",
         "t.order_id+k, t.sku_id+k, t.quantity, t.status, t.held_at, t.released_at");
    copy("quotes",
         "id, customer_id, currency, total_minor, line_count, created_at, expires_at, accepted_at, consumed_order_id, "
         "operation_id, version",
         "t.id+k, t.customer_id+k, t.currency, t.total_minor, t.line_count, t.created_at, t.expires_at, t.accepted_at, "
         "t.consumed_order_id+k, %operation%, t.version");
    copy("quote_lines", "quote_id, line_no, sku_id, quantity, unit_price_minor",
         "t.quote_id+k, t.line_no, t.sku_id+k, t.quantity, t.unit_price_minor");
    copy(
        "receipts",
        "customer_id, idempotency_key, digest, answer, order_id, quote_id, accepted_at, detail, who, claimed_at, "
        "answered_at",
        "t.customer_id+k, t.idempotency_key, COALESCE(UNHEX(SHA2(CONCAT('holdfast accept-quote 1', CHAR(10), 'quote ', "
        "t.quote_id+k, CHAR(10)), 256)), t.digest), t.answer, t.order_id+k, t.quote_id+k, t.accepted_at, t.detail, "
        "t.who, "
        "t.claimed_at, t.answered_at");
    copy("audit_events", "at, who, what, order_id, order_version, quote_id, quote_version",
         "t.at, t.who, t.what, t.order_id+k, t.order_version, t.quote_id+k, t.quote_version");
    client.run("COMMIT");
    // A placed order's: its lines by SKU, at the version that its price was.
    for (const auto &row :
         client.rows("SELECT customer_id, idempotency_key, order_id FROM receipts WHERE answer = 'Placed'")) {
        QByteArray intent = "holdfast place-order 1\n";
        for (const auto &line : client.rows("SELECT l.sku_id, l.quantity, h.price_version FROM order_lines l JOIN "
                                            "price_history h ON h.sku_id = l.sku_id "
                                            "AND h.price_minor = l.unit_price_minor WHERE l.order_id = " +
                                            row[2].toByteArray() + " ORDER BY l.sku_id"))
            intent +=
                "line " + line[0].toByteArray() + ' ' + line[1].toByteArray() + ' ' + line[2].toByteArray() + '\n';
        client.run("UPDATE receipts SET digest = X'" + digestOf(intent).toHex() +
                   "' WHERE order_id = " + row[2].toByteArray());
    }
}

template <class Checks>
QByteArrayList keysIn(const Checks &checks)
{
    QByteArrayList keys;
    for (const CheckedInvariant &checked : checks) {
        for (const Finding &finding : checked.findings)
            keys << finding.key;
    }
    std::sort(keys.begin(), keys.end());
    return keys;
}

QByteArrayList keysOf(const CheckReport &report)
{
    return keysIn(report.invariants);
}

// And what could not be looked at, which nothing here is.
QByteArrayList keysOf(const ServerHealth &health)
{
    QByteArrayList keys = keysIn(health.checks);
    for (const Unchecked &unchecked : health.unchecked())
        keys << "unchecked " + unchecked.what + ' ' + QByteArray::number(unchecked.native);
    return keys;
}

QByteArray lines(const QByteArrayList &keys)
{
    return keys.join('\n');
}

QJsonObject evidenceOf(const CheckReport &report, const QByteArray &key)
{
    for (const CheckedInvariant &checked : report.invariants) {
        for (const Finding &finding : checked.findings) {
            if (finding.key == key)
                return QJsonDocument::fromJson(finding.evidence).object();
        }
    }
    return {};
}

CheckRequest since(const CheckPoint &point)
{
    CheckRequest request;
    request.since = point;
    request.settling = std::chrono::seconds(0);
    return request;
}

} // namespace

class tst_Invariants : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<SoundStore> m_store;
    std::unique_ptr<Vandal> m_vandal;
    std::unique_ptr<Session> m_checking;
    std::unique_ptr<ScratchSchema> m_lawful; // with its triggers, until the last test that uses it

    const ScratchSchema &lawful()
    {
        if (!m_lawful)
            m_lawful = std::make_unique<ScratchSchema>("lawful");
        else
            m_lawful->empty();
        return *m_lawful;
    }

    // The numbers of two movements that are damaged, and of an order that there is not.
    QByteArray expected(const Damage &damage, const SoundStore &store, RawClient &client, qint64 higher = 0) const
    {
        QByteArray text(damage.findings);
        const auto movement = [&](const char *where) {
            return client.text("SELECT MIN(id) FROM stock_movements WHERE " + store.filled(where, higher));
        };
        if (text.contains("%movement%"))
            text.replace("%movement%", movement("sku_id = %cup% AND stock_version = 3"));
        if (text.contains("%reserve%"))
            text.replace("%reserve%", movement("sku_id = %cup% AND stock_version = 2"));
        text.replace("%absent_d%", QByteArray::number(999'000 + higher + number(store.order("d"))));
        return store.filled(text, higher);
    }

    static QByteArrayList sortedKeys(const QByteArray &text)
    {
        QByteArrayList keys;
        for (QByteArray key : text.split(' '))
            keys << key.replace('~', ' ');
        std::sort(keys.begin(), keys.end());
        return keys;
    }

    // Generated columns make themselves.
    void copy(const QByteArray &from, const QByteArray &to)
    {
        const QByteArray columns =
            m_vandal->client().text("SELECT GROUP_CONCAT(column_name ORDER BY ordinal_position)"
                                    " FROM information_schema.columns WHERE table_schema ="
                                    " DATABASE() AND COALESCE(generation_expression, '') = '' AND"
                                    " table_name = '" +
                                    from + "'");
        m_vandal->client().run("INSERT INTO " + to + " (" + columns + ") SELECT " + columns + " FROM " + from);
    }
    void restore()
    {
        m_vandal->client().run("START TRANSACTION");
        for (const QByteArray &table : kRestored) {
            m_vandal->client().run("DELETE FROM " + table);
            copy("sound_" + table, table);
        }
        m_vandal->client().run("COMMIT");
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("invariants");
        m_store = std::make_unique<SoundStore>(*m_schema);
        m_checking = std::make_unique<Session>(forChecking(m_schema->settings()));
        QCOMPARE(m_store->m_store.brokenRules(), QByteArrayList());
        const CheckReport report = checkAll(*m_checking);
        QCOMPARE(lines(keysOf(report)), QByteArray());
        QVERIFY(report.holds() && report.isFull && !report.wasStopped);
        QVERIFY(report.looks() > 100);
        m_vandal = std::make_unique<Vandal>(*m_schema);
        for (const QByteArray &table : kRestored) {
            m_vandal->client().run("CREATE TABLE sound_" + table + " LIKE " + table);
            copy(table, "sound_" + table);
        }
    }
    void cleanupTestCase()
    {
        m_checking.reset();
        m_vandal.reset();
        m_store.reset();
        m_schema.reset();
        m_lawful.reset();
    }

    void namesTheDamagedRowsAndNothingElse_data()
    {
        QTest::addColumn<int>("number");
        for (int i = 0; i < int(std::size(kDamages)); ++i)
            QTest::newRow(kDamages[i].name) << i;
    }
    void namesTheDamagedRowsAndNothingElse()
    {
        QFETCH(int, number);
        const Damage &damage = kDamages[number];
        const QByteArray wanted = expected(damage, *m_store, m_vandal->client());
        if (damage.before)
            m_vandal->plant(damage.before);
        m_vandal->plant(m_store->filled(damage.sql));
        const CheckReport report = checkAll(*m_checking);

        restore();
        if (damage.after)
            m_vandal->plant(damage.after);

        QCOMPARE(lines(keysOf(report)), lines(sortedKeys(wanted)));
        for (const CheckedInvariant &checked : report.invariants) {
            QCOMPARE(checked.found, qint64(checked.findings.size()));
            for (const Finding &finding : checked.findings) {
                const QJsonObject evidence = QJsonDocument::fromJson(finding.evidence).object();
                const QJsonObject should = evidence.value(QStringLiteral("expected")).toObject();
                const QJsonObject is = evidence.value(QStringLiteral("actual")).toObject();
                QVERIFY2(!should.isEmpty() && !is.isEmpty() && should != is, finding.evidence);
            }
        }
    }

    // Each kind once, each in a copy of the store of its own, all in one store.
    void namesThemAllWhereAllAreDamaged()
    {
        const ScratchSchema schema("all_damage");
        SoundStore store(schema);
        Vandal vandal(schema);
        const qint64 copies = std::size(kDamages);
        copyStore(vandal.client(), copies);
        Session checking(forChecking(schema.settings()));
        QCOMPARE(lines(keysOf(checkAll(checking))), QByteArray());

        QByteArrayList wanted;
        for (qint64 i = 0; i < copies; ++i) {
            wanted += sortedKeys(expected(kDamages[i], store, vandal.client(), 1000 * (i + 1)));
            if (kDamages[i].before)
                vandal.plant(kDamages[i].before);
        }
        for (qint64 i = 0; i < copies; ++i)
            vandal.plant(store.filled(kDamages[i].sql, 1000 * (i + 1)));
        std::sort(wanted.begin(), wanted.end());
        QCOMPARE(lines(keysOf(checkAll(checking))), lines(wanted));
        // Of the server nothing but what had to be taken away to plant it.
        QByteArrayList loosened = vandal.dropped();
        for (const char *column : {"stock/available", "stock/reserved", "order_lines/quantity"})
            loosened << QByteArray("server.settings/column/") + column;
        std::sort(loosened.begin(), loosened.end());
        Session desk(schema.settings());
        QCOMPARE(lines(keysOf(checkServer(desk))), lines(loosened));

        // A light check from the very beginning goes by what movements and audit events lead to.
        QByteArrayList unseen = wanted;
        for (const QByteArray &key : keysOf(checkAll(checking, since({}))))
            QVERIFY2(unseen.removeOne(key), key);
        QCOMPARE(unseen.size(), 1); // a claim that names neither order nor quote
        QVERIFY2(unseen.front().startsWith("receipt.finished/"), unseen.front());

        // What a statement may return is bounded, and counted all the same.
        CheckRequest few;
        few.mostFindings = 2;
        const CheckReport bounded = checkAll(checking, few);
        for (const CheckedInvariant &checked : bounded.invariants)
            QVERIFY(checked.findings.size() <= 6);
        QCOMPARE(bounded.found(Severity::Critical) + bounded.found(Severity::Notice), qint64(wanted.size()));
    }

    // The article's: 10 units, ben's order holds 3 of them, ada's 2 were given back twice. 9 + 1 is 10.
    void aReleaseGivenBackTwiceIsFoundAlthoughTheTotalsAddUp()
    {
        const ScratchSchema &schema = lawful();
        StoreBuilder store(schema);
        const CustomerId ada = store.customer("Ada"), ben = store.customer("Ben");
        const SkuId mug = store.sku("MUG-01", 10);
        const OrderId first = store.order(ada, {{mug, 2}}), second = store.order(ben, {{mug, 3}});
        Session desk(schema.settings());
        QVERIFY(ask(desk, cancelFor(ada, first)).as<Cancelled>());
        QCOMPARE(store.stock(mug), (Stock{7, 3}));
        // Past the flow, and with all triggers there: a lawful change of stock for another operation.
        store.client().run(
            sql("UPDATE stock SET available = available + 2, reserved = reserved - 2, version = version + 1, "
                "last_kind = 'release', last_order_id = :a, last_operation_id = REPEAT('x', 16) "
                "WHERE sku_id = :b",
                number(first), number(mug)));
        QCOMPARE(store.stock(mug), (Stock{9, 1}));

        Session checking(forChecking(schema.settings()));
        const QByteArray counter = sql("stock.reserved-equals-held/sku/:b", 0, number(mug));
        const QByteArray twice = sql("reservation.released-once/order/:a/sku/:b", number(first), number(mug));
        for (const CheckRequest &request : {CheckRequest{}, since({})}) {
            const CheckReport report = checkAll(checking, request);
            QCOMPARE(lines(keysOf(report)), lines({twice, counter}));
            const QJsonObject evidence = evidenceOf(report, counter);
            QCOMPARE(evidence[QStringLiteral("expected")][QStringLiteral("reserved")].toInteger(), 3);
            QCOMPARE(evidence[QStringLiteral("actual")][QStringLiteral("reserved")].toInteger(), 1);
            QCOMPARE(evidence[QStringLiteral("held_by")],
                     QJsonValue(QJsonArray{
                         QJsonObject{{QStringLiteral("order"), number(second)}, {QStringLiteral("quantity"), 3}}}));
        }
        QVERIFY(!checkAll(checking).holds());
    }

    // One case, whoever meets the damage first.
    void aFlowAndTheCheckOpenOneCase_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::newRow("a reservation is released") << QByteArray(
            "UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE order_id = %a%");
        QTest::newRow("a reservation is of another number")
            << QByteArray("UPDATE reservations SET quantity = 4 WHERE order_id = %a%");
        QTest::newRow("a cancelled order holds") << QByteArray(
            "UPDATE orders SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancelled_by = 'x', "
            "cancel_reason = '' WHERE id = %a%");
        QTest::newRow("nothing is reserved")
            << QByteArray("UPDATE stock SET reserved = 0, version = version + 1 WHERE sku_id = %tea%");
    }
    void aFlowAndTheCheckOpenOneCase()
    {
        QFETCH(QByteArray, damage);
        for (const char *table : {"incidents", "incident_events", "incident_states"})
            m_vandal->client().run(QByteArray("TRUNCATE TABLE ") + table);
        m_vandal->plant(m_store->filled(damage));
        const auto restored = qScopeGuard([this] { restore(); });

        Session desk(m_schema->settings());
        const CancelOrder request = cancelFor(m_store->ada(), m_store->order("a"));
        const ToldCancel told = ask(desk, request);
        QVERIFY(told.as<Inconsistent>() && told.as<Inconsistent>()->incident);
        const IncidentId met = *told.as<Inconsistent>()->incident;
        const CheckReport report = checkAll(*m_checking);
        QVERIFY(keysOf(report).contains(told.as<Inconsistent>()->finding.key));
        const CheckRecorded recorded = recordCheck(desk, report, OperationId::make());
        QCOMPARE(m_vandal->client().number("SELECT COUNT(*) FROM incidents"), qint64(keysOf(report).size()));
        QCOMPARE(recorded.newIncidents.size(), std::size_t(keysOf(report).size() - 1));
        const auto card = desk.read("Card", [&](Reader &reader) { return incidentCard(reader, met); });
        QVERIFY(card);
        QCOMPARE(card->incident.timesSeen, 2);
        QCOMPARE(card->incident.state, QByteArray("open"));
        QCOMPARE(card->events.back().what, QByteArray("seen"));

        // And the desk meets what the check has opened.
        const ToldCancel again = ask(desk, request);
        QCOMPARE(again.as<Inconsistent>()->incident, std::optional(met));
    }

    // What becomes of a case, and of the history of checks.
    void aCaseIsHandledByEventsAndOpensAgainWhenItIsSeenAgain()
    {
        const ScratchSchema &schema = lawful();
        StoreBuilder store(schema);
        const SkuId mug = store.sku("MUG-01", 10);
        const Person sue(schema, "hf_sue", "supervisor"), ann(schema, "hf_ann", "staff");
        Session desk(sue.settings()), checking(forChecking(sue.settings())), staff(ann.settings());
        const auto handle = [](Session &session, const HandleIncident &request) {
            return session.inTransaction("HandleIncident",
                                         [&](Transaction &tx) { return handleIncident(tx, request); });
        };
        const auto check = [&](const CheckRequest &request = {}) {
            return recordCheck(desk, checkAll(checking, request), OperationId::make());
        };
        const auto green = [&] { return desk.read("Green", [](Reader &reader) { return greenSince(reader); }); };
        const auto history = [&] {
            return desk.read("Checks", [](Reader &reader) { return checkPage(reader, {}, 10); });
        };
        QVERIFY(!green());
        check();
        QCOMPARE(green(), std::optional(history().front().snapshot));
        const Instant firstGreen = *green();
        check();
        QCOMPARE(green(), std::optional(firstGreen));

        RawClient(schema.settings())
            .run(sql("UPDATE stock SET available = available + 1, version = version + 1 WHERE sku_id = :a",
                     number(mug)));
        const CheckRecorded found = check(since({history().front().throughMovement, history().front().throughAudit}));
        QCOMPARE(found.newIncidents.size(), std::size_t(1)); // movement.attributed
        const IncidentId incident = found.newIncidents.front().id;
        QVERIFY(!green());
        QVERIFY(!history().front().isFull && !history().front().holds);
        QCOMPARE(check().newIncidents.size(), std::size_t(0)); // seen again

        const auto card = [&] { return *desk.read("Card", [&](Reader &r) { return incidentCard(r, incident); }); };
        using What = HandleIncident::What;
        const HandleIncident note{OperationId::make(), incident, What::Note, QStringLiteral("asked ann"), {}};
        QVERIFY(std::holds_alternative<IncidentHandled>(handle(desk, note)));
        QVERIFY(std::get<IncidentHandled>(handle(desk, note)).seenAgain);
        QVERIFY(std::holds_alternative<NoSuchAccount>(
            handle(desk, {OperationId::make(), incident, What::HandTo, {}, "nobody"})));
        QVERIFY(std::holds_alternative<NotFound>(
            handle(desk, {OperationId::make(), IncidentId{99}, What::Note, QStringLiteral("x"), {}})));
        QVERIFY(
            std::holds_alternative<InvalidInput>(handle(desk, {OperationId::make(), incident, What::Resolve, {}, {}})));
        QVERIFY(std::holds_alternative<IncidentHandled>(
            handle(desk, {OperationId::make(), incident, What::HandTo, {}, ann.name()})));
        QCOMPARE(card().incident.state, QByteArray("handed"));
        QCOMPARE(card().incident.handedTo.toUtf8(), ann.name());
        const HandleIncident resolve{OperationId::make(), incident, What::Resolve, QStringLiteral("counted"), {}};
        try {
            handle(staff, resolve);
            QFAIL("staff handle a case");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::NotPermitted);
        }
        QVERIFY(std::holds_alternative<IncidentHandled>(handle(desk, resolve)));
        QVERIFY(std::holds_alternative<AlreadyResolved>(
            handle(desk, {OperationId::make(), incident, What::Resolve, QStringLiteral("again"), {}})));
        QCOMPARE(card().incident.state, QByteArray("resolved"));

        const CheckRecorded again = check();
        QCOMPARE(again.newIncidents.size(), std::size_t(1));
        QCOMPARE(again.newIncidents.front().id, incident);
        QByteArrayList events;
        for (const IncidentCard::Event &event : card().events)
            events << event.what;
        QCOMPARE(events, (QByteArrayList{"opened", "seen", "noted", "handed", "resolved", "reopened"}));
        QCOMPARE(card().incident.state, QByteArray("open"));
        QCOMPARE(card().incident.timesSeen, 3);
        QVERIFY(card().incident.handedTo.isEmpty());

        // Lists go by state and severity; the database guards both tables.
        const auto listed = [&](const IncidentPageRequest &request) {
            return desk.read("List", [&](Reader &reader) { return incidentPage(reader, request).size(); });
        };
        QCOMPARE(listed({}), std::size_t(1));
        QCOMPARE(listed({"open", {}, {}, 10}), std::size_t(1));
        QCOMPARE(listed({"resolved", "critical", {}, 10}), std::size_t(0));
        QCOMPARE(listed({{}, "critical", {}, 10}), std::size_t(1));
        const auto counts = desk.read("Counts", [](Reader &reader) { return incidentCounts(reader); });
        QCOMPARE(counts.size(), std::size_t(1));
        QCOMPARE(counts.front().state + ' ' + counts.front().severity, QByteArray("open critical"));
        QCOMPARE(counts.front().cases, 1);
        QCOMPARE(desk.read("Open", [](Reader &reader) { return openIncidents(reader).newest; }),
                 std::optional(incident));
        RawClient owner(schema.settings()), asAnn(ann.settings());
        for (const char *refused :
             {"UPDATE check_runs SET holds = 1", "DELETE FROM check_runs", "DELETE FROM incident_states",
              "INSERT INTO incident_events (incident_id, at, who, what, words) VALUES (1, NOW(), '', 'noted', 'x')",
              "INSERT INTO incident_events (incident_id, at, who, what, words) VALUES (1, NOW(), '', 'seen', 'x')",
              "INSERT INTO incident_events (incident_id, at, who, what, handling_id) "
              "VALUES (1, NOW(), '', 'handed', REPEAT('x', 16))"})
            QCOMPARE(owner.attempt(refused), 1644);
        QCOMPARE(
            owner.attempt("INSERT INTO incident_events (incident_id, at, who, what) VALUES (1, NOW(), '', 'gone')"),
            refusedByCheck());
        QCOMPARE(asAnn.attempt("INSERT INTO incident_events (incident_id, at, who, what, handling_id, words) "
                               "VALUES (1, NOW(), '', 'resolved', REPEAT('y', 16), 'mine')"),
                 1644);
        QCOMPARE(asAnn.attempt("UPDATE incident_states SET state = 'resolved'"), 1142);
        const auto entered = [](RawClient &client, const char *kind, const char *holds, const char *operation) {
            return client.attempt(QByteArray("INSERT INTO check_runs (operation_id, kind, holds, snapshot_at, "
                                             "through_movement, through_audit, looks, findings, new_incidents, micros, "
                                             "detail, who, at) VALUES (REPEAT('") +
                                  operation + "', 16), '" + kind + "', " + holds +
                                  ", NOW(), 0, 0, 0, 0, 0, 0, '', 'somebody', '2000-01-01')");
        };
        QCOMPARE(entered(owner, "half", "1", "a"), refusedByCheck());
        QCOMPARE(entered(owner, "full", "2", "b"), refusedByCheck());
        QCOMPARE(entered(owner, "full", "1", "c"), 0);
        QCOMPARE(entered(owner, "full", "1", "c"), 1062);
        QCOMPARE(entered(asAnn, "full", "1", "d"), 1142);
        QCOMPARE(owner.number("SELECT COUNT(*) FROM check_runs WHERE who = 'somebody' OR at < '2001-01-01'"), 0);
        QCOMPARE(
            owner.attempt("INSERT INTO incidents (finding_key, invariant, severity, opened_at, opened_by, evidence) "
                          "VALUES ('x', 'x', 'dire', NOW(), '', '{}')"),
            refusedByCheck());
        try {
            recordCheck(staff, checkAll(checking), OperationId::make());
            QFAIL("staff record a check");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::NotPermitted);
        }
    }

    // H11: eight desks accept, place and cancel all the while.
    void findsNothingWhereDesksAreAtWork()
    {
        const ScratchSchema &schema = lawful();
        StoreBuilder store(schema);
        const CustomerId ada = store.customer("Ada");
        std::vector<SkuId> skus;
        for (const char *code : {"A", "B", "C", "D"})
            skus.push_back(store.sku(code, 100'000));
        constexpr int turnsOfACheck = 64; // however slow the machine is, the store does not grow without end
        QSemaphore turns;
        std::atomic<bool> ended{false};
        std::atomic<int> done{0};
        std::vector<std::thread> desks;
        for (int number = 0; number < 8; ++number)
            desks.emplace_back([&, number] {
                Session desk(schema.settings());
                for (int i = 0; turns.acquire(), !ended; ++i) {
                    const auto sku = [&](int n) { return skus[std::size_t(number + i + n) % skus.size()]; };
                    const ToldIssue issued = ask(desk, issueFor(ada, {{sku(0), 1}, {sku(1), 2}}));
                    if (!issued.as<Issued>())
                        continue;
                    const QByteArray key = QByteArray::number(number) + '-' + QByteArray::number(i);
                    const ToldAccept accepted = ask(desk, AcceptQuote{key, ada, issued.as<Issued>()->quote});
                    if (const auto *order = accepted.as<Accepted>(); order && i % 3 > 0)
                        ask(desk, cancelFor(ada, order->order));
                    ++done;
                }
            });
        QByteArrayList alarms;
        int checksAtWork = 0;
        {
            Session checking(forChecking(schema.settings())), desk(schema.settings());
            CheckPoint from;
            for (int i = 0; i < 20; ++i) {
                const int before = done;
                turns.release(turnsOfACheck);
                const CheckReport report = checkAll(checking, i % 2 ? since(from) : CheckRequest{});
                from = report.through;
                alarms += keysOf(report) + keysOf(checkServer(desk));
                checksAtWork += done > before ? 1 : 0;
            }
        }
        ended = true;
        turns.release(int(desks.size()));
        for (std::thread &desk : desks)
            desk.join();
        QCOMPARE(alarms, QByteArrayList());
        QVERIFY2(checksAtWork >= 10, QByteArray::number(checksAtWork));
        QCOMPARE(store.brokenRules(), QByteArrayList());
    }

    // What is committed while a check is at work is the next one's to see.
    void seesOneInstant()
    {
        const auto restored = qScopeGuard([this] { restore(); });
        const CheckReport before = checkAll(*m_checking, {}, [this](const CheckProgress &progress) {
            if (progress.done == 0)
                m_vandal->plant(m_store->filled("UPDATE orders SET total_minor = total_minor + 1 WHERE id = %a%"));
        });
        QCOMPARE(lines(keysOf(before)), QByteArray());
        QVERIFY(before.snapshot < before.now);
        QCOMPARE(lines(keysOf(checkAll(*m_checking))), m_store->filled("order.totals-add-up/order/%a%"));
    }

    // Between two statements, and in the middle of one.
    void endsWhenItIsToldTo()
    {
        std::atomic<bool> stop{false};
        QByteArrayList told;
        const CheckReport half = checkAll(
            *m_checking, {},
            [&](const CheckProgress &progress) {
                told << progress.invariant;
                stop = progress.done == 4;
            },
            &stop);
        QVERIFY(half.wasStopped && !half.holds());
        QCOMPARE(told.size(), 5);
        QCOMPARE(half.invariants.size(), std::size_t(5));

        RawClient blocker(m_schema->settings());
        QSemaphore unlocked;
        blocker.run("LOCK TABLES order_lines WRITE"); // the check would wait for it
        stop = false;
        std::atomic<qint64> connection{0};
        auto running = std::async(std::launch::async, [&] {
            ConnectionSettings patient = forChecking(m_schema->settings());
            patient.lockWait = std::chrono::seconds(50);
            Session checking(patient);
            connection = checking.server().connectionId;
            const CheckReport stopped = checkAll(checking, {}, {}, &stop);
            unlocked.acquire();
            return std::pair(stopped, checkAll(checking).holds()); // the connection is as good as before
        });
        QTRY_VERIFY_WITH_TIMEOUT(
            m_vandal->client().number("SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE STATE LIKE "
                                      "'Waiting for table%' AND ID = " +
                                      QByteArray::number(connection)) == 1,
            20'000);
        stop = true;
        stopCheck(m_schema->settings(), connection);
        QTRY_COMPARE_WITH_TIMEOUT(transactionOf(m_vandal->client(), connection), QByteArray(), 5'000);
        blocker.run("UNLOCK TABLES");
        unlocked.release();
        const auto [stopped, holdsAfterwards] = running.get();
        QVERIFY(stopped.wasStopped && !stopped.holds());
        QVERIFY(holdsAfterwards);
    }

    // The server's own count of rows it looked at, on 50,000 orders: a full check a few times each row, a light one
    // only what was changed and what belongs to it.
    void looksAtWhatWasChanged()
    {
        constexpr qint64 kOrders = 50'000;
        const ScratchSchema &schema = lawful(); // its triggers go
        RawClient client(schema.settings());
        fillSoundOrders([&](const QByteArray &statement) { client.run(statement); }, kOrders, 2'000);
        Session checking(forChecking(schema.settings())), desk(schema.settings());
        const CheckReport full = checkAll(checking);
        QCOMPARE(lines(keysOf(full)), QByteArray());
        qint64 rows = 0;
        for (const QByteArray &table : kTables)
            rows += client.number("SELECT COUNT(*) FROM " + table);
        changeSoundOrders([&](const QByteArray &statement) { client.run(statement); }, 50); // as 1,000 of a million
        const CheckReport light = checkAll(checking, since(full.through));
        QCOMPARE(lines(keysOf(light)), QByteArray());

        QVERIFY2(full.looks() < 12 * rows, QByteArray::number(full.looks()));
        QVERIFY2(light.looks() > 0 && light.looks() * 50 < full.looks(), QByteArray::number(light.looks()));
    }

    void theStoreIsSoundAgain()
    {
        const CheckReport report = checkAll(*m_checking);
        QCOMPARE(lines(keysOf(report)), QByteArray());
    }
};

HOLDFAST_TEST_MAIN(tst_Invariants)
#include "tst_invariants.moc"
