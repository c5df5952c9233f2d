// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a long list of orders: what they cost, and that no order is doubled or lost between two of them.
#include "sql/connection/session.h"
#include "sql/connection/statement.h"
#include "sql/pages/order_page.h"
#include "tests/support/many_orders.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <set>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr qint64 kOrders = 50'000;
constexpr qint64 kTies = 7; // orders of one instant: those before the page's first are looked at, too

// The promise: at most three looks at the server's rows for a row of the page. It takes the order and its customer.
constexpr qint64 kMostLooksEach = 3;

const CustomerId kCustomer{17};
const QByteArray kPaid("paid");

bool isByTotal(OrderSort sort)
{
    return sort == OrderSort::Largest || sort == OrderSort::Smallest;
}

bool isAscending(OrderSort sort)
{
    return sort == OrderSort::Oldest || sort == OrderSort::Smallest;
}

OrderSort sortOf(const QByteArray &statement)
{
    return statement.endsWith("_oldest")     ? OrderSort::Oldest
           : statement.endsWith("_largest")  ? OrderSort::Largest
           : statement.endsWith("_smallest") ? OrderSort::Smallest
                                             : OrderSort::Newest;
}

struct Cost
{
    qint64 returned = 0;
    qint64 looks = 0;            // Handler_read_%: the server looked for a row, in a table or an index
    std::optional<qint64> found; // rows that were there; only MariaDB counts them for one session
};

} // namespace

class tst_OrderPage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<RawClient> m_client;

    // The session's counters, asked for by one statement that counts itself.
    Cost counters()
    {
        Cost sums;
        for (const auto &row : m_client->rows("SHOW SESSION STATUS WHERE Variable_name LIKE 'Handler_read_%' "
                                              "OR Variable_name = 'Rows_read'")) {
            if (row.at(0).toByteArray() == "Rows_read")
                sums.found = row.at(1).toLongLong();
            else
                sums.looks += row.at(1).toLongLong();
        }
        return sums;
    }

    Cost costOf(const QByteArray &statement)
    {
        const Cost first = counters(), before = counters();
        const qint64 returned = qint64(m_client->rows(statement).size());
        const Cost after = counters();
        const auto spent = [](qint64 a, qint64 b, qint64 c) { return (c - b) - (b - a); }; // without the asking
        Cost cost{returned, spent(first.looks, before.looks, after.looks), {}};
        if (after.found)
            cost.found = spent(*first.found, *before.found, *after.found);
        return cost;
    }

    // Of the rows that the statement's own marks choose, the one at this place in the list.
    OrderPlace placeAt(const Statement &statement, OrderSort sort, qint64 place)
    {
        const QByteArray direction = isAscending(sort) ? "ASC" : "DESC";
        const QByteArray key = isByTotal(sort) ? "total_minor" : "created_at";
        QByteArray where = " WHERE TRUE";
        if (statement.marks().contains("customer"))
            where += " AND customer_id = " + QByteArray::number(number(kCustomer));
        if (statement.marks().contains("status"))
            where += " AND status = '" + kPaid + '\'';
        const auto rows =
            m_client->rows("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', created_at), id, total_minor FROM orders" +
                           where + " ORDER BY " + key + ' ' + direction + ", id " + direction + " LIMIT 1 OFFSET " +
                           QByteArray::number(place));
        return {Instant{rows.at(0).at(0).toLongLong()}, OrderId{rows.at(0).at(1).toLongLong()},
                rows.at(0).at(2).toLongLong()};
    }

    static QByteArray rendered(const Statement &statement, const OrderPlace &place, int rows)
    {
        const QList<QByteArray> marks = statement.marks();
        const bool total = marks.contains("after_total");
        const char *mark = total ? "after_total" : "after";
        const Literal customer = lit(kCustomer), status = lit(QString::fromLatin1(kPaid));
        const Literal after = total ? lit(place.totalMinor) : lit(place.createdAt);
        const Literal afterId = lit(place.id), limit = lit(rows);
        const bool one = marks.contains("customer"), some = marks.contains("status");
        if (one && some)
            return statement.render(
                {{"customer", customer}, {"status", status}, {mark, after}, {"after_id", afterId}, {"limit", limit}});
        if (one)
            return statement.render({{"customer", customer}, {mark, after}, {"after_id", afterId}, {"limit", limit}});
        if (some)
            return statement.render({{"status", status}, {mark, after}, {"after_id", afterId}, {"limit", limit}});
        return statement.render({{mark, after}, {"after_id", afterId}, {"limit", limit}});
    }

    static QByteArray sqlFor(const char *text, OrderId order) { return text + QByteArray::number(number(order)); }

    // All pages of a list, one after the other; betweenPages is told how many there were.
    std::vector<OrderRow> walk(OrderPageRequest request, const std::function<void(int)> &betweenPages = {})
    {
        Session session(m_schema->settings());
        std::vector<OrderRow> all;
        for (int pages = 1;; ++pages) {
            const std::vector<OrderRow> page =
                session.read("OrderPage", [&](Reader &reader) { return orderPage(reader, request); });
            all.insert(all.end(), page.begin(), page.end());
            if (int(page.size()) < request.limit)
                return all;
            request.after = placeOf(page.back());
            if (betweenPages)
                betweenPages(pages);
        }
    }

    static bool isInOrder(const std::vector<OrderRow> &orders, OrderSort sort)
    {
        // Not by the function that the pages use.
        const auto follows = [&](auto keyA, auto keyB) { return isAscending(sort) ? keyA >= keyB : keyA <= keyB; };
        return std::adjacent_find(orders.begin(), orders.end(), [&](const OrderRow &a, const OrderRow &b) {
                   return isByTotal(sort) ? follows(std::pair(a.total.minor, a.id), std::pair(b.total.minor, b.id))
                                          : follows(std::pair(a.createdAt, a.id), std::pair(b.createdAt, b.id));
               }) == orders.end();
    }

    static std::set<OrderId> idsOf(const std::vector<OrderRow> &orders)
    {
        std::set<OrderId> ids;
        for (const OrderRow &order : orders)
            ids.insert(order.id);
        return ids;
    }

    static void filters()
    {
        QTest::addColumn<bool>("byCustomer");
        QTest::addColumn<bool>("byStatus");
        QTest::addColumn<OrderSort>("sort");
        for (const auto &[sort, name] : {std::pair{OrderSort::Newest, "newest first"},
                                         {OrderSort::Oldest, "oldest first"},
                                         {OrderSort::Largest, "largest first"},
                                         {OrderSort::Smallest, "smallest first"}}) {
            QTest::addRow("all, %s", name) << false << false << sort;
            QTest::addRow("by customer, %s", name) << true << false << sort;
            QTest::addRow("by status, %s", name) << false << true << sort;
            QTest::addRow("by both, %s", name) << true << true << sort;
        }
    }
    static OrderPageRequest requestOfThisRow(int limit)
    {
        QFETCH(bool, byCustomer);
        QFETCH(bool, byStatus);
        QFETCH(OrderSort, sort);
        OrderPageRequest request;
        if (byCustomer)
            request.filter.customer = kCustomer;
        if (byStatus)
            request.filter.status = kPaid;
        request.sort = sort;
        request.limit = limit;
        return request;
    }
    qint64 countOf(const OrderFilter &filter)
    {
        QByteArray where = " WHERE TRUE";
        if (filter.customer)
            where += " AND customer_id = " + QByteArray::number(number(*filter.customer));
        if (filter.status)
            where += " AND status = '" + *filter.status + '\'';
        return m_client->number("SELECT COUNT(*) FROM orders" + where);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("pages");
        m_client = std::make_unique<RawClient>(m_schema->settings());
        fillOrders([&](const QByteArray &statement) { m_client->run(statement); }, kOrders, [](qint64) {});
        QCOMPARE(m_client->number("SELECT COUNT(*) FROM orders"), kOrders);
        QVERIFY(m_client->number("SELECT COUNT(DISTINCT created_at) FROM orders") * 6 < kOrders); // ties
    }

    void cleanupTestCase()
    {
        m_client.reset();
        m_schema.reset();
    }

    void aPageTouchesFewMoreRowsThanItReturns_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("deep");
        int statements = 0;
        for (const QByteArray &name : Statement::names()) {
            if (!name.startsWith("orders/order_page"))
                continue;
            ++statements;
            QTest::addRow("%s, first page", name.constData()) << name << false;
            QTest::addRow("%s, deep", name.constData()) << name << true;
        }
        QCOMPARE(statements, 16); // four filters, four sorts
    }
    void aPageTouchesFewMoreRowsThanItReturns()
    {
        QFETCH(QByteArray, name);
        QFETCH(bool, deep);
        constexpr int kLimit = 50;
        const Statement &statement = Statement::named(name);
        const OrderSort sort = sortOf(name);
        const qint64 matches =
            countOf({statement.marks().contains("customer") ? std::optional(kCustomer) : std::nullopt,
                     statement.marks().contains("status") ? std::optional(kPaid) : std::nullopt,
                     {}});
        QVERIFY(matches >= 2 * kLimit);
        constexpr qint64 kEnd = std::numeric_limits<qint64>::max();
        const OrderPlace first = isAscending(sort) ? OrderPlace{Instant{0}, OrderId{0}, -1}
                                                   : OrderPlace{Instant{253'402'300'799'999'999}, OrderId{kEnd}, kEnd};
        const OrderPlace after = deep ? placeAt(statement, sort, matches - kLimit - 1) : first;
        const Cost cost = costOf(rendered(statement, after, kLimit));
        QCOMPARE(cost.returned, kLimit);
        const QByteArray told = QByteArray::number(cost.looks) + " looks, found " +
                                (cost.found ? QByteArray::number(*cost.found) : QByteArray("not counted"));
        QVERIFY2(cost.looks >= cost.returned, told); // or nothing was counted at all
        QVERIFY2(cost.looks <= kMostLooksEach * cost.returned + kTies + 1, told);
        QCOMPARE(cost.found.has_value(), TestServer::product().startsWith("MariaDB"));
        if (cost.found) {
            QVERIFY2(*cost.found >= cost.returned, told);
            QVERIFY2(*cost.found <= kMostLooksEach * cost.returned + kTies + 1, told);
        }
    }

    void everyOrderIsShownOnceAndInOrder_data() { filters(); }
    void everyOrderIsShownOnceAndInOrder()
    {
        const OrderPageRequest request = requestOfThisRow(997); // no multiple of the ties
        const std::vector<OrderRow> all = walk(request);
        QVERIFY(!all.empty());
        QCOMPARE(qint64(all.size()), countOf(request.filter));
        QCOMPARE(idsOf(all).size(), all.size());
        QVERIFY(isInOrder(all, request.sort));
        for (const OrderRow &order : all) {
            QVERIFY(!request.filter.customer || order.customer == *request.filter.customer);
            QVERIFY(!request.filter.status || order.status == *request.filter.status);
        }
    }

    // While somebody pages, orders before and behind are cancelled, and others are made.
    void whatChangesMeanwhileIsNeitherDoubledNorLost_data()
    {
        QTest::addColumn<OrderSort>("sort");
        QTest::newRow("newest first") << OrderSort::Newest;
        QTest::newRow("oldest first") << OrderSort::Oldest;
    }
    void whatChangesMeanwhileIsNeitherDoubledNorLost()
    {
        QFETCH(OrderSort, sort);
        OrderPageRequest request;
        request.sort = sort;
        request.limit = 997;
        const std::vector<OrderRow> before = walk(request);

        const auto cancelledAt = [&](qint64 place) {
            const OrderId order = before.at(std::size_t(place)).id;
            m_client->run(sqlFor("UPDATE orders SET status = 'cancelled', version = version + 1 WHERE id = ", order));
            return order;
        };
        // Made in the same instant as the order at this place: it belongs right beside it, by its number.
        const auto madeBeside = [&](qint64 place) {
            m_client->run(sqlFor("INSERT INTO orders (customer_id, status, currency, total_minor, created_at, version) "
                                 "SELECT customer_id, 'created', 'TWD', 100, created_at, 1 FROM orders WHERE id = ",
                                 before.at(std::size_t(place)).id));
            return OrderId{m_client->number("SELECT MAX(id) FROM orders")};
        };
        std::set<OrderId> cancelledAhead, madeAhead, madeBehind;
        const std::vector<OrderRow> all = walk(request, [&](int pages) {
            const qint64 here =
                qint64(pages) * request.limit; // places of the old list; what was made only adds to them
            if (pages % 10 != 5)
                return;
            cancelledAt(here - 500 - pages);
            cancelledAhead.insert(cancelledAt(here + 1500 + pages));
            madeBehind.insert(madeBeside(here - 700));
            madeAhead.insert(madeBeside(here + 1700));
        });
        QVERIFY(cancelledAhead.size() >= 4 && madeAhead.size() == cancelledAhead.size());

        std::set<OrderId> expected = idsOf(before);
        expected.insert(madeAhead.begin(), madeAhead.end());
        QCOMPARE(all.size(), expected.size());
        QVERIFY(idsOf(all) == expected);
        QVERIFY(isInOrder(all, sort));
        for (const OrderRow &order : all)
            QVERIFY(!cancelledAhead.contains(order.id) || order.status == "cancelled");
        QCOMPARE(walk(request).size(), expected.size() + madeBehind.size()); // they were there, behind the reader
    }

    // A list of one status: who leaves it ahead of the reader is not shown, and takes nobody else along.
    void whoLeavesTheListTakesNobodyAlong()
    {
        OrderPageRequest request;
        request.filter.status = kPaid;
        request.limit = 100;
        const std::vector<OrderRow> before = walk(request);
        std::set<OrderId> expected = idsOf(before);
        const std::vector<OrderRow> all = walk(request, [&](int pages) {
            if (pages != 3)
                return;
            for (const std::size_t place : {299U, 300U, 350U}) { // the last one shown, the next one, and one later
                const OrderId order = before.at(place).id;
                m_client->run(sqlFor("UPDATE orders SET status = 'shipped', version = version + 1 WHERE id = ", order));
                if (place > 299)
                    expected.erase(order);
            }
        });
        QCOMPARE(all.size(), expected.size());
        QVERIFY(idsOf(all) == expected);
        QVERIFY(isInOrder(all, OrderSort::Newest));
    }
};

HOLDFAST_TEST_MAIN(tst_OrderPage)
#include "tst_order_page.moc"
