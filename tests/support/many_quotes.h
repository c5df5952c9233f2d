// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"

#include <QByteArray>

namespace holdfast::test {

// Quotes that nobody took up, numbered from after + 1 on, fast: in sets, past the flow, under every guard. The expired
// ones, which come first, have one line, the live ones (good for a day) one of each of 20 SKUs. All are of one customer
// and of the 20 SKUs from firstSku on, so that whatever is asked for lies among them. Run: run(QByteArray) carries a
// statement out, on one connection. Told: told(qint64 done).
template <class Run, class Told>
void fillQuotes(Run run, CustomerId customer, SkuId firstSku, qint64 after, qint64 expired, qint64 live, Told told)
{
    constexpr qint64 kBatch = 5'000;
    constexpr int kLines = 20;
    const QByteArray digits(
        "(SELECT 0 d UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION "
        "SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9)");
    const QByteArray who = QByteArray::number(number(customer)), sku = QByteArray::number(number(firstSku));
    run("CREATE TEMPORARY TABLE many (n INT NOT NULL PRIMARY KEY)");
    run("INSERT INTO many SELECT a.d + 10 * b.d + 100 * c.d + 1000 * e.d FROM " + digits + " a, " + digits + " b, " +
        digits + " c, " + digits + " e");
    const auto add = [&](qint64 from, qint64 count, int lines, const QByteArray &createdAt, const QByteArray &period) {
        for (qint64 done = 0; done < count; done += kBatch / lines) {
            const QByteArray before = QByteArray::number(from + done),
                             picked = " FROM many WHERE n < " + QByteArray::number(qMin(kBatch / lines, count - done));
            run("INSERT INTO quotes (id, customer_id, currency, total_minor, line_count, created_at, expires_at, "
                "operation_id, version) SELECT id, " +
                who + ", 'TWD', total, " + QByteArray::number(lines) + ", at, at + INTERVAL " + period +
                ", UNHEX(LPAD(HEX(id), 32, '0')), 1 FROM (SELECT " + before + " + n + 1 id, 100 * " +
                QByteArray::number(lines) + " total, " + createdAt + " + INTERVAL " + before + " + n SECOND at" +
                picked + ") x ORDER BY id");
            if (lines == 1)
                run("INSERT INTO quote_lines SELECT " + before + " + n + 1, 1, " + sku + " + n % 20, 1, 100" + picked +
                    " ORDER BY n");
            else
                run("INSERT INTO quote_lines SELECT " + before + " + n + 1, 10 * a.d + b.d + 1, " + sku +
                    " + 10 * a.d + b.d, 1, 100 FROM many, (SELECT 0 d UNION SELECT 1) a, " + digits + " b WHERE n < " +
                    QByteArray::number(qMin(kBatch / lines, count - done)) + " ORDER BY n, a.d, b.d");
            told(from - after + qMin(count, done + kBatch / lines));
        }
    };
    add(after, expired, 1, "TIMESTAMP'2024-01-01 00:00:00'", "5 MINUTE");
    add(after + expired, live, kLines,
        "UTC_TIMESTAMP(6) - INTERVAL " + QByteArray::number(after + expired + live) + " SECOND", "1 DAY");
    run("DROP TEMPORARY TABLE many");
    for (const char *table : {"quotes", "quote_lines", "audit_events"})
        run(QByteArray("ANALYZE TABLE ") + table);
}

} // namespace holdfast::test
