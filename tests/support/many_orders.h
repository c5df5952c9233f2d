// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace holdfast::test {

// Fills an empty store with orders of one line, fast: in sets, past the flows, and without reservations, since lists do
// not look at them. 50 customers in turn; seven orders each second, their ids and instants out of step within a batch;
// one in ten is paid. Run: run(QByteArray) carries a statement out, on one connection. Told: told(qint64 done).
template <class Run, class Told>
void fillOrders(Run run, qint64 count, Told told)
{
    constexpr qint64 kBatch = 5'000;
    constexpr const char *kDigits = "(SELECT 0 d UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION "
                                    "SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9)";
    const QByteArray digits(kDigits);
    run("CREATE TEMPORARY TABLE many (n INT NOT NULL PRIMARY KEY)");
    run("INSERT INTO many SELECT a.d + 10 * b.d + 100 * c.d + 1000 * e.d FROM " + digits + " a, " + digits + " b, " +
        digits + " c, " + digits + " e");
    run("INSERT INTO customers (id, name, created_at) SELECT n, CONCAT('Customer ', n), '2024-01-01' FROM many "
        "WHERE n BETWEEN 1 AND 50");
    run("INSERT INTO skus (id, code, name, created_at) SELECT n, CONCAT('SKU-', n), CONCAT('Thing ', n), '2024-01-01' "
        "FROM many WHERE n BETWEEN 1 AND 100");
    for (qint64 done = 0; done < count; done += kBatch) {
        const qint64 rows = qMin(kBatch, count - done);
        const QByteArray before = QByteArray::number(done), size = QByteArray::number(rows);
        run("INSERT INTO orders (id, customer_id, status, currency, total_minor, units, created_at, version) "
            "SELECT " +
            before +
            " + n + 1, 1 + n % 50, 'created', 'TWD', 100 * (1 + n % 9), 1 + n % 9, "
            "'2024-01-01' + INTERVAL (" +
            before + " + (n * 7919) % " + QByteArray::number(kBatch) + ") DIV 7 SECOND, 1 FROM many WHERE n < " + size +
            " ORDER BY n");
        run("INSERT INTO order_lines (order_id, line_no, sku_id, quantity, unit_price_minor) "
            "SELECT " +
            before + " + n + 1, 1, 1 + n % 100, 1 + n % 9, 100 FROM many WHERE n < " + size + " ORDER BY n");
        run("UPDATE orders SET status = 'paid', version = version + 1 WHERE id > " + before + " AND id <= " + before +
            " + " + size + " AND id DIV 50 % 10 = 3");
        told(done + rows);
    }
    run("DROP TEMPORARY TABLE many");
    for (const char *table : {"orders", "order_lines", "customers"})
        run(QByteArray("ANALYZE TABLE ") + table);
}

} // namespace holdfast::test
