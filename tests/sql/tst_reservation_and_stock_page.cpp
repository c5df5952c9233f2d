// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of reservations and of stock: what they cost, and that each row is shown once, in order, under any filter.
#include "sql/connection/session.h"
#include "sql/connection/statement.h"
#include "sql/pages/reservation_page.h"
#include "sql/pages/stock_page.h"
#include "tests/support/many_orders.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QFile>

#include <algorithm>
#include <limits>
#include <map>
#include <set>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr qint64 kOrders = 10'000;
constexpr qint64 kSkus = 1'000;
constexpr Instant kEndOfTime{253'402'300'799'999'999}; // 9999-12-31 23:59:59.999999
constexpr qint64 kEnd = std::numeric_limits<qint64>::max();
constexpr qint64 kMostLooksEach = 3;
constexpr int kLimit = 50;
constexpr int kSmallPage = 97;

const CustomerId kCustomer{17};
const SkuId kSku{18};

struct Place // of a page's last row, by the marks of its statement
{
    qint64 order = 0, sku = 0, units = 0;
    QByteArray code;
    Instant heldAt;
};

} // namespace

Q_DECLARE_METATYPE(holdfast::ReservationFilter)
Q_DECLARE_METATYPE(holdfast::StockFilter)

class tst_ReservationAndStockPage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<RawClient> m_client;
    std::unique_ptr<Session> m_session;

    qint64 looks()
    {
        qint64 sum = 0;
        for (const auto &row : m_client->rows("SHOW SESSION STATUS LIKE 'Handler_read_%'"))
            sum += row.at(1).toLongLong();
        return sum;
    }

    // The statement with this place, and the values that the filters of these tests have, in its marks.
    static QByteArray filled(const QByteArray &name, const Place &after)
    {
        QFile file(QStringLiteral(":/sql/statements/%1.sql").arg(QLatin1String(name)));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s", name.constData());
        QByteArray sql;
        for (const QByteArray &line : file.readAll().split('\n'))
            sql += line.startsWith("--") ? QByteArray() : line + '\n';
        for (const auto &[mark, value] : {std::pair{":after_order", lit(after.order)},
                                          {":after_sku", lit(after.sku)},
                                          {":after_units", lit(after.units)},
                                          {":after_code", lit(after.code)},
                                          {":most_units", lit(kEnd)},
                                          {":least_units", lit(0)},
                                          {":status", lit(QStringLiteral("released"))},
                                          {":limit", lit(kLimit)},
                                          {":after", lit(after.heldAt)},
                                          {":sku", lit(kSku)}})
            sql.replace(mark, value.sql());
        return sql;
    }

    // All pages, one after the other.
    template <class Page>
    auto walk(Page page)
    {
        auto rows = m_session->read("Page", [&](Reader &reader) { return page(reader, nullptr); });
        auto all = rows;
        while (rows.size() == kSmallPage) {
            rows = m_session->read("Page", [&](Reader &reader) { return page(reader, &all.back()); });
            all.insert(all.end(), rows.begin(), rows.end());
        }
        return all;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("lists");
        m_client = std::make_unique<RawClient>(m_schema->settings());
        m_session = std::make_unique<Session>(m_schema->settings());
        fillOrders([&](const QByteArray &statement) { m_client->run(statement); }, kOrders, [](qint64) {});
        for (
            const char *sql :
            {"CREATE TEMPORARY TABLE digits (d INT NOT NULL)",
             "INSERT INTO digits VALUES (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)",
             "CREATE TEMPORARY TABLE more (n INT NOT NULL PRIMARY KEY)",
             "INSERT INTO more SELECT 101 + a.d + 10 * b.d FROM digits a JOIN (SELECT 0 d UNION SELECT 1 UNION SELECT "
             "2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT "
             "9) b",
             "INSERT INTO skus (id, code, name, created_at) SELECT n + 100 * k.c, CONCAT('SKU-', n + 100 * k.c), "
             "CONCAT('Thing ', n + 100 * k.c), '2024-01-01' FROM more JOIN (SELECT 0 c UNION SELECT 1 UNION SELECT 2 "
             "UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8) k",
             // Many ties: a fifth is sold out.
             "INSERT INTO stock (sku_id, available, reserved, version, last_kind, last_operation_id) SELECT id, id % 5 "
             "+ IF(id % 2, 0, 1 + id % 3), 0, 1, 'opening', UNHEX(LPAD(HEX(id), 32, '0')) FROM skus",
             "UPDATE stock SET available = available - 1 - sku_id % 3, reserved = 1 + sku_id % 3, version = 2, "
             "last_kind = "
             "'reserve', last_order_id = 1, last_operation_id = NULL, last_reason = NULL WHERE sku_id % 2 = 0",
             "INSERT INTO prices SELECT id, 100, 1, NULL FROM skus",
             "INSERT INTO reservations SELECT l.order_id, l.sku_id, l.quantity, 'held', '2024-02-01' + INTERVAL "
             "l.order_id "
             "DIV 40 SECOND, NULL FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.status = 'created'",
             "UPDATE reservations SET status = 'released', released_at = '2024-03-01' WHERE order_id DIV 100 % 2 = 1",
             "ANALYZE TABLE reservations, stock, skus, prices"})
            m_client->run(sql);
        QCOMPARE(m_client->number("SELECT COUNT(*) FROM reservations"), kOrders * 9 / 10);
        QCOMPARE(m_client->number("SELECT COUNT(*) FROM stock"), kSkus);
    }

    void cleanupTestCase()
    {
        m_session.reset();
        m_client.reset();
        m_schema.reset();
    }

    void aPageTouchesFewMoreRowsThanItReturns_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("deep");
        int statements = 0;
        for (const QByteArray &name : Statement::names()) {
            if (!name.startsWith("reservations/reservation_page") && !name.startsWith("stock/stock_page"))
                continue;
            ++statements;
            QTest::addRow("%s, first page", name.constData()) << name << false;
            QTest::addRow("%s, deep", name.constData()) << name << true;
        }
        QCOMPARE(statements, 4 + 6);
    }
    void aPageTouchesFewMoreRowsThanItReturns()
    {
        QFETCH(QByteArray, name);
        QFETCH(bool, deep);
        const bool upwards = name.endsWith("_oldest") || name.contains("fewest") || name == "stock/stock_page";
        Place after =
            upwards ? Place{0, 0, -1, {}, Instant{0}} : Place{kEnd, kEnd, kEnd, QByteArray(65, char(0xFF)), kEndOfTime};
        if (deep) // amid many of one number
            after = {5'110, 500, name.contains("available") ? 2 : 0, "SKU-500",
                     Instant{m_client->number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', held_at) FROM "
                                              "reservations WHERE order_id = 5110")}};
        const auto asked = [&] { // the counters count their own asking
            const qint64 before = looks();
            return looks() - before;
        };
        const qint64 asking = asked(), before = looks();
        const qint64 returned = qint64(m_client->rows(filled(name, after)).size());
        const qint64 spent = looks() - before - asking;
        QVERIFY(returned >= kLimit / 2); // of one SKU there are not many
        const QByteArray told = QByteArray::number(spent) + " looks";
        QVERIFY2(spent >= returned, told);
        QVERIFY2(spent <= kMostLooksEach * returned + 8, told);
    }

    void everyReservationIsShownOnceAndInOrder_data()
    {
        QTest::addColumn<ReservationFilter>("filter");
        QTest::addColumn<QByteArray>("where");
        const QByteArray held("held"), released("released");
        QTest::newRow("all") << ReservationFilter{} << QByteArray("TRUE");
        QTest::newRow("held") << ReservationFilter{{}, held, {}, {}} << QByteArray("r.status = 'held'");
        QTest::newRow("of a SKU") << ReservationFilter{{}, {}, kSku, {}} << QByteArray("r.sku_id = 18");
        QTest::newRow("released, of a SKU")
            << ReservationFilter{{}, released, kSku, {}} << QByteArray("r.sku_id = 18 AND r.status = 'released'");
        QTest::newRow("of a customer") << ReservationFilter{kCustomer, {}, {}, {}} << QByteArray("o.customer_id = 17");
        QTest::newRow("held for a customer")
            << ReservationFilter{kCustomer, held, {}, {}} << QByteArray("o.customer_id = 17 AND r.status = 'held'");
        QTest::newRow("a customer's, of a SKU")
            << ReservationFilter{kCustomer, released, SkuId{17}, {}}
            << QByteArray("o.customer_id = 17 AND r.sku_id = 17 AND r.status = 'released'");
        QTest::newRow("an order's number")
            << ReservationFilter{{}, {}, {}, QStringLiteral("77")} << QByteArray("r.order_id = 77");
        QTest::newRow("a code's beginning, held") << ReservationFilter{{}, held, {}, QStringLiteral("SKU-99")}
                                                  << QByteArray("k.code LIKE 'SKU-99%' AND r.status = 'held'");
        QTest::newRow("a customer's, a code") << ReservationFilter{kCustomer, {}, {}, QStringLiteral("SKU-17")}
                                              << QByteArray("k.code LIKE 'SKU-17%' AND o.customer_id = 17");
    }
    void everyReservationIsShownOnceAndInOrder()
    {
        QFETCH(ReservationFilter, filter);
        QFETCH(QByteArray, where);
        for (const ReservationSort sort : {ReservationSort::Newest, ReservationSort::Oldest}) {
            const std::vector<ReservationRow> all = walk([&](Reader &reader, const ReservationRow *last) {
                ReservationPageRequest request{filter, sort, {}, kSmallPage};
                if (last)
                    request.after = placeOf(*last);
                return reservationPage(reader, request);
            });
            const QByteArray direction = sort == ReservationSort::Newest ? " DESC" : " ASC";
            const auto expected = m_client->rows(
                "SELECT r.order_id, r.sku_id, k.code, k.name, o.customer_id, o.status, r.status, r.quantity FROM "
                "reservations r JOIN orders o ON o.id = r.order_id JOIN skus k ON k.id = r.sku_id WHERE " +
                where + " ORDER BY r.order_id" + direction + ", r.sku_id" + direction);
            QVERIFY(!expected.empty());
            QCOMPARE(all.size(), expected.size());
            for (std::size_t i = 0; i < all.size(); ++i) {
                QCOMPARE(number(all[i].id.order), expected[i].at(0).toLongLong());
                QCOMPARE(number(all[i].id.sku), expected[i].at(1).toLongLong());
                QCOMPARE(all[i].code, expected[i].at(2).toByteArray());
                QCOMPARE(all[i].name, expected[i].at(3).toString());
                QCOMPARE(number(all[i].customer), expected[i].at(4).toLongLong());
                QCOMPARE(all[i].orderStatus, expected[i].at(5).toByteArray());
                QCOMPARE(all[i].status, expected[i].at(6).toByteArray());
                QCOMPARE(all[i].quantity, expected[i].at(7).toLongLong());
            }
            QCOMPARE(m_session->read("Count", [&](Reader &reader) { return reservationCount(reader, filter); }),
                     qint64(expected.size()));
        }
    }

    // An order of several reservations may be cut in two by the end of a page.
    void aPageMayEndWithinAnOrder()
    {
        const ScratchSchema schema("lists");
        StoreBuilder store(schema);
        const CustomerId ada = store.customer("Ada");
        std::vector<std::pair<SkuId, qint64>> lines;
        for (const char *code : {"A", "B", "C", "D", "E"})
            lines.emplace_back(store.sku(code, 100), 1);
        for (int i = 0; i < 3; ++i)
            store.order(ada, lines);
        Session session(schema.settings());
        for (const ReservationFilter &filter : {ReservationFilter{}, ReservationFilter{{}, QByteArray("held"), {}, {}},
                                                ReservationFilter{ada, {}, {}, {}}}) {
            for (const ReservationSort sort : {ReservationSort::Newest, ReservationSort::Oldest}) {
                std::vector<ReservationId> ids;
                ReservationPageRequest request{filter, sort, {}, 2};
                for (;;) {
                    const auto rows =
                        session.read("Page", [&](Reader &reader) { return reservationPage(reader, request); });
                    for (const ReservationRow &row : rows)
                        ids.push_back(row.id);
                    if (rows.size() < 2)
                        break;
                    request.after = placeOf(rows.back());
                }
                QCOMPARE(ids.size(), 15u);
                QVERIFY(std::is_sorted(ids.begin(), ids.end(), [&](const ReservationId &a, const ReservationId &b) {
                    return sort == ReservationSort::Oldest ? a < b : b < a;
                })); // one after the other they were placed
                QCOMPARE(std::set<ReservationId>(ids.begin(), ids.end()).size(), 15u);
            }
        }
    }

    void everySkuIsShownOnceAndInOrder_data()
    {
        QTest::addColumn<StockFilter>("filter");
        QTest::addColumn<QByteArray>("where");
        using Only = StockFilter::Only;
        QTest::newRow("all") << StockFilter{} << QByteArray("TRUE");
        QTest::newRow("reserved") << StockFilter{Only::Reserved, {}} << QByteArray("s.reserved > 0");
        QTest::newRow("sold out") << StockFilter{Only::SoldOut, {}} << QByteArray("s.available = 0");
        QTest::newRow("a code's beginning")
            << StockFilter{Only::All, QStringLiteral("SKU-7")} << QByteArray("k.code LIKE 'SKU-7%'");
        QTest::newRow("a name's beginning, sold out") << StockFilter{Only::SoldOut, QStringLiteral("thing 1")}
                                                      << QByteArray("k.name LIKE 'thing 1%' AND s.available = 0");
        QTest::newRow("a code's beginning, reserved") << StockFilter{Only::Reserved, QStringLiteral("SKU-7")}
                                                      << QByteArray("k.code LIKE 'SKU-7%' AND s.reserved > 0");
    }
    void everySkuIsShownOnceAndInOrder()
    {
        QFETCH(StockFilter, filter);
        QFETCH(QByteArray, where);
        static const std::map<StockSort, QByteArray> orders{
            {StockSort::Code, "k.code"},
            {StockSort::CodeBackwards, "k.code DESC"},
            {StockSort::FewestAvailable, "s.available, s.sku_id"},
            {StockSort::MostAvailable, "s.available DESC, s.sku_id DESC"},
            {StockSort::FewestReserved, "s.reserved, s.sku_id"},
            {StockSort::MostReserved, "s.reserved DESC, s.sku_id DESC"}};
        for (const StockSort sort : stockSorts(filter)) {
            const std::vector<StockRow> all = walk([&](Reader &reader, const StockRow *last) {
                StockPageRequest request{filter, sort, {}, kSmallPage};
                if (last)
                    request.after = placeOf(*last);
                return stockPage(reader, request);
            });
            const auto expected = m_client->rows("SELECT s.sku_id FROM stock s JOIN skus k ON k.id = s.sku_id WHERE " +
                                                 where + " ORDER BY " + orders.at(sort));
            QVERIFY(!expected.empty());
            QCOMPARE(all.size(), expected.size());
            for (std::size_t i = 0; i < all.size(); ++i)
                QCOMPARE(number(all[i].sku), expected[i].at(0).toLongLong());
            QCOMPARE(m_session->read("Count", [&](Reader &reader) { return stockCount(reader, filter); }),
                     qint64(expected.size()));
        }
    }

    void aCardIsOneSkusStockAndWhoHoldsIt()
    {
        const ScratchSchema schema("lists");
        StoreBuilder store(schema);
        const CustomerId ada = store.customer("Ada"), ben = store.customer("Ben");
        const SkuId mug = store.sku("MUG-01", 10), cup = store.sku("CUP-01", 5);
        const OrderId first = store.order(ada, {{mug, 3}}), second = store.order(ben, {{mug, 2}, {cup, 1}});
        Session session(schema.settings());
        const auto card = session.read("StockCard", [&](Reader &reader) { return stockCard(reader, mug, 10); });
        QVERIFY(card.has_value());
        QCOMPARE(card->stock.available, 5);
        QCOMPARE(card->stock.reserved, 5);
        QCOMPARE(card->heldSum, 5);
        QCOMPARE(card->heldBy.size(), 2u);
        QCOMPARE(card->heldBy.at(0).order, first);
        QCOMPARE(card->movements.size(), 3u);
        QVERIFY(!session.read("StockCard", [&](Reader &reader) { return stockCard(reader, SkuId{99}, 10); }));

        const auto held = session.read("ReservationCard", [&](Reader &reader) {
            return reservationCard(reader, {second, mug});
        });
        QVERIFY(held.has_value());
        QCOMPARE(held->reservation.quantity, 2);
        QCOMPARE(held->reservation.customerName, QStringLiteral("Ben"));
        QCOMPARE(held->stock->available, 5);
        QVERIFY(!session.read("ReservationCard", [&](Reader &reader) {
            return reservationCard(reader, {first, cup});
        }));
    }
};

HOLDFAST_TEST_MAIN(tst_ReservationAndStockPage)
#include "tst_reservation_and_stock_page.moc"
