// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace holdfast::test {

// Fills an empty store with orders in which everything holds, fast: in sets and without its triggers, which are
// dropped. Every other order has two lines; one in three is cancelled; one in four was made of a quote and has its
// receipt. All of it a day old. Run: run(QByteArray) carries a statement out, on one connection.
template <class Run>
void fillSoundOrders(Run run, qint64 count, qint64 skus)
{
    for (const char *trigger : {"prices_after_insert",
                                "stock_before_insert",
                                "stock_after_insert",
                                "stock_guarded",
                                "stock_says_why",
                                "stock_after_update",
                                "stock_is_audited",
                                "stock_movements_before_insert",
                                "orders_before_insert",
                                "orders_after_insert",
                                "order_lines_before_insert",
                                "reservations_before_insert",
                                "quotes_before_insert",
                                "quotes_after_insert",
                                "quote_lines_before_insert",
                                "receipts_before_insert",
                                "audit_events_before_insert",
                                "audit_events_name_desk",
                                "customers_are_audited",
                                "orders_with_foreign_keys",
                                "quotes_with_foreign_keys",
                                "quote_lines_with_foreign_keys",
                                "receipts_with_foreign_keys"})
        run(QByteArray("DROP TRIGGER ") + trigger);
    run("SET SESSION foreign_key_checks = 0");
    const QByteArray skuCount = QByteArray::number(skus);
    run("CREATE TABLE many (n INT NOT NULL PRIMARY KEY)");
    run("INSERT INTO many VALUES (0)");
    for (qint64 made = 1; made < 10'000; made *= 10) {
        for (int digit = 1; digit < 10; ++digit)
            run("INSERT INTO many SELECT n + " + QByteArray::number(digit * made) + " FROM many WHERE n < " +
                QByteArray::number(made));
    }
    const QByteArray at = "UTC_TIMESTAMP(6) - INTERVAL 1 DAY";
    run("INSERT INTO customers (id, name, created_at) SELECT n, CONCAT('Customer ', n), " + at +
        " FROM many WHERE n BETWEEN 1 AND 50");
    run("INSERT INTO skus (id, code, name, created_at) SELECT n, CONCAT('SKU-', n), CONCAT('Thing ', n), " + at +
        " FROM many WHERE n BETWEEN 1 AND " + skuCount);
    run("INSERT INTO prices (sku_id, price_minor, price_version) SELECT id, 100, 1 FROM skus");
    run("INSERT INTO price_history (sku_id, price_version, price_minor, who, at) SELECT id, 1, 100, 'x', " + at +
        " FROM skus");
    for (qint64 done = 0; done < count; done += 10'000) {
        const QByteArray id = '(' + QByteArray::number(done) + " + n + 1)";
        const QByteArray where = " FROM many WHERE n < " + QByteArray::number(qMin<qint64>(10'000, count - done));
        const QByteArray lines = '(' + id + " % 2 + 1)", isQuoted = id + " % 4 = 0", isCancelled = id + " % 3 = 0";
        const auto sku = [&](const char *line) {
            return "(1 + (" + id + " * 7 + " + line + " * 13) % " + skuCount + ')';
        };
        run("START TRANSACTION");
        run("INSERT INTO orders (id, customer_id, status, quote_id, currency, total_minor, units, operation_id, "
            "created_at, "
            "cancelled_at, cancelled_by, cancel_reason, version) SELECT " +
            id + ", 1 + n % 50, IF(" + isCancelled + ", 'cancelled', 'created'), IF(" + isQuoted + ", " + id +
            ", NULL), 'TWD', 200 * " + lines + ", 2 * " + lines + ", UNHEX(LPAD(HEX(" + id + "), 32, '0')), " + at +
            ", IF(" + isCancelled + ", " + at + ", NULL), IF(" + isCancelled + ", 'x', NULL), IF(" + isCancelled +
            ", '', NULL), IF(" + isCancelled + ", 2, 1)" + where);
        for (const char *line : {"1", "2"})
            run("INSERT INTO order_lines SELECT " + id + ", " + line + ", " + sku(line) + ", 2, 100" + where + " AND " +
                line + " <= " + lines);
        run("INSERT INTO quotes (id, customer_id, currency, total_minor, line_count, created_at, expires_at, "
            "accepted_at, "
            "consumed_order_id, operation_id, version) SELECT " +
            id + ", 1 + n % 50, 'TWD', 200 * " + lines + ", " + lines + ", " + at + ", UTC_TIMESTAMP(6), " + at + ", " +
            id + ", UNHEX(LPAD(HEX(" + id + "), 32, '0')), 2" + where + " AND " + isQuoted);
        run("INSERT INTO receipts (customer_id, idempotency_key, digest, answer, order_id, quote_id, accepted_at, who, "
            "claimed_at, answered_at) SELECT 1 + n % 50, CONCAT('key-', " +
            id + "), UNHEX(SHA2(CONCAT('holdfast accept-quote 1', CHAR(10), 'quote ', " + id +
            ", CHAR(10)), 256)), 'Accepted', " + id + ", " + id + ", " + at + ", 'x', " + at + ", " + at + where +
            " AND " + isQuoted);
        run("COMMIT");
    }
    run("INSERT INTO quote_lines SELECT l.* FROM order_lines l JOIN quotes q ON q.id = l.order_id");
    run("INSERT INTO reservations SELECT l.order_id, l.sku_id, l.quantity, IF(o.status = 'created', 'held', "
        "'released'), "
        "o.created_at, o.cancelled_at FROM order_lines l JOIN orders o ON o.id = l.order_id");
    run("INSERT INTO audit_events (at, who, what, order_id, order_version) SELECT o.created_at, 'x', 'order created', "
        "o.id, 1 "
        "FROM orders o ORDER BY o.id");
    run("INSERT INTO audit_events (at, who, what, order_id, order_version) SELECT o.created_at, 'x', 'order "
        "cancelled', o.id, 2 "
        "FROM orders o WHERE o.version = 2 ORDER BY o.id");
    for (const char *version : {"1", "2"})
        run(QByteArray(
                "INSERT INTO audit_events (at, who, what, quote_id, quote_version) SELECT q.created_at, 'x', 'quote', "
                "q.id, ") +
            version + " FROM quotes q ORDER BY q.id");
    // Opening, then each reservation, then each release, numbered within its SKU.
    run("INSERT INTO stock_movements (sku_id, kind, delta_available, delta_reserved, order_id, operation_id, who, at, "
        "stock_version) SELECT x.sku_id, x.kind, x.available, x.reserved, x.order_id, REPEAT('o', 16), 'x', " +
        at +
        ", ROW_NUMBER() OVER (PARTITION BY x.sku_id ORDER BY x.pass, x.order_id) FROM ("
        "SELECT id AS sku_id, 'opening' AS kind, 1000000 AS available, 0 AS reserved, NULL AS order_id, 0 AS pass FROM "
        "skus "
        "UNION ALL SELECT sku_id, 'reserve', -quantity, quantity, order_id, 1 FROM reservations "
        "UNION ALL SELECT sku_id, 'release', quantity, -quantity, order_id, 2 FROM reservations WHERE status = "
        "'released') x "
        "ORDER BY x.pass, x.order_id, x.sku_id");
    run("INSERT INTO stock (sku_id, available, reserved, version, last_kind) SELECT sku_id, SUM(delta_available), "
        "SUM(delta_reserved), COUNT(*), 'opening' FROM stock_movements GROUP BY sku_id");
    run("DROP TABLE many");
    run("ANALYZE TABLE orders, order_lines, reservations, quotes, quote_lines, receipts, stock, stock_movements, "
        "audit_events, price_history");
    run("SET SESSION foreign_key_checks = 1");
}

// Cancels so many of these orders, one at a time, as the flow and its triggers would.
template <class Run>
void changeSoundOrders(Run run, qint64 count)
{
    run("START TRANSACTION");
    for (qint64 i = 0; i < count; ++i) {
        const QByteArray id = QByteArray::number(6 * i + 1); // neither cancelled nor of a quote's
        run("INSERT INTO stock_movements (sku_id, kind, delta_available, delta_reserved, order_id, operation_id, who, "
            "at, "
            "stock_version) SELECT r.sku_id, 'release', r.quantity, -r.quantity, r.order_id, REPEAT('o', 16), 'x', "
            "UTC_TIMESTAMP(6), s.version + 1 FROM reservations r JOIN stock s ON s.sku_id = r.sku_id WHERE r.order_id "
            "= " +
            id);
        run("UPDATE stock s JOIN reservations r ON r.sku_id = s.sku_id SET s.available = s.available + r.quantity, "
            "s.reserved = s.reserved - r.quantity, s.version = s.version + 1 WHERE r.order_id = " +
            id);
        run("UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE order_id = " + id);
        run("UPDATE orders SET status = 'cancelled', cancel_reason = '', version = version + 1 WHERE id = " + id);
    }
    run("COMMIT");
}

} // namespace holdfast::test
