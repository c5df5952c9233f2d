// SPDX-License-Identifier: GPL-3.0-or-later
// Each way in which a caller, an order or a SKU is found among 50,000 customers, and what it costs the server.
#include "sql/connection/session.h"
#include "sql/pages/find_page.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <array>
#include <memory>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr qint64 kCustomers = 50'000;
constexpr qint64 kMostLooks =
    kCustomers / 50; // Handler_read_% for one question; each of its parts may list kLimit rows
constexpr int kLimit = 20;

} // namespace

class tst_Find : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<RawClient> m_client;
    std::unique_ptr<Session> m_session;
    OrderId m_order{};

    Found find(const QString &text)
    {
        return m_session->read("Find", [&](Reader &reader) { return holdfast::find(reader, text, kLimit); });
    }
    QStringList names(const QString &text)
    {
        QStringList names;
        for (const CustomerRow &customer : find(text).customers)
            names << customer.name;
        return names;
    }

    // Of the whole server, which is this program's own; asking costs something itself.
    qint64 looks()
    {
        qint64 sum = 0;
        for (const auto &row : m_client->rows("SHOW GLOBAL STATUS LIKE 'Handler_read_%'"))
            sum += row.at(1).toLongLong();
        return sum;
    }
    template <class Asked>
    qint64 looksFor(const Asked &asked)
    {
        const qint64 first = looks(), before = looks();
        asked();
        return (looks() - before) - (before - first);
    }

    void add(const char *name, const char *phone, const char *email, const char *external)
    {
        const auto text = [](const char *value) {
            return value ? lit(QString::fromUtf8(value)).sql() : QByteArray("NULL");
        };
        m_client->run("INSERT INTO customers (name, phone, email, external_number, created_at) VALUES (" + text(name) +
                      ',' + text(phone) + ',' + text(email) + ',' +
                      (external ? lit(QByteArray(external)).sql() : QByteArray("NULL")) + ", '2026-01-01')");
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("find");
        m_client = std::make_unique<RawClient>(m_schema->settings());
        m_session = std::make_unique<Session>(m_schema->settings());
        const QByteArray digits = "(SELECT 0 d UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION "
                                  "SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9)";
        // A thousand family names, in each place a name has.
        m_client->run("INSERT INTO customers (name, phone, email, external_number, created_at) SELECT CONCAT('Given', "
                      "n % 7, IF(n % 3, ' ', '-'), IF(n % 2, 'Middle ', ''), 'Family', n DIV 50), CONCAT('0955-', "
                      "LPAD(n, 6, '0')), CONCAT('person', n, '@example.com'), CONCAT('C-', n), '2026-01-01' FROM "
                      "(SELECT a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d n FROM " +
                      digits + " a, " + digits + " b, " + digits + " c, " + digits + " e, " + digits +
                      " f WHERE f.d < 5) numbers ORDER BY n");
        QCOMPARE(m_client->number("SELECT COUNT(*) FROM customers"), kCustomers);
        m_client->run("ALTER TABLE customers AUTO_INCREMENT = 900001");
        add("Ada Chen", "0912-345-678", "ada@example.org", "EXT-1");
        add("Ada Chen", "(02) 8765.4321", "chen@example.org", "EXT-2");
        add("Mary-Jane van der Velde", "+44 (0)20 7946-0001", "mj@example.org", nullptr);
        add("陳大文", "00886 933 111 222", nullptr, "客-7");
        add("Prefix", nullptr, nullptr, "900001"); // another's number is this one's external number
        add("50% Off", nullptr, "a_b@example.org", "'");
        add("Robert'); DROP TABLE customers;--", nullptr, nullptr, "\\");
        StoreBuilder store(*m_schema);
        const SkuId mug = store.sku("MUG-01", 10);
        store.sku("mug-01", 10);
        m_client->run("UPDATE skus SET barcode = '4710088412345' WHERE id = " + QByteArray::number(number(mug)));
        m_order = store.order(CustomerId{900'001}, {{mug, 1}});
        m_client->run("ANALYZE TABLE customers, skus, orders");
        const std::array<const char *, 3> references{"536365", "536366/1", "536366/2"};
        for (const char *reference : references) {
            m_client->run(QByteArray("INSERT INTO orders (customer_id, status, currency, total_minor, external_ref, "
                                     "created_at, version) VALUES (900002, 'created', 'TWD', 100, '") +
                          reference + "', '2026-01-02', 1)");
        }
    }

    void cleanupTestCase()
    {
        m_session.reset();
        m_client.reset();
        m_schema.reset();
        TestServer::end();
    }

    void theCountersSeeAScan()
    {
        QVERIFY(looksFor([&] { m_client->number("SELECT COUNT(*) FROM customers WHERE name LIKE '%nobody%'"); }) >=
                kCustomers);
        QVERIFY(looksFor([] {}) < 100);
    }

    void findsACallerWithoutAScan_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *tag, const char *text, const QStringList &expected) {
            QTest::newRow(tag) << QString::fromUtf8(text) << expected;
        };
        const QString ada = QStringLiteral("Ada Chen"), mary = QStringLiteral("Mary-Jane van der Velde");
        const QString wen = QStringLiteral("陳大文");
        row("our number, and another's external number", "900001", {ada, QStringLiteral("Prefix")});
        row("external number", "EXT-2", {ada});
        row("external number of other letters", "客-7", {wen});
        row("an external number is exact", "ext-2", {});
        row("the beginning of a name", "Ada", {ada, ada});
        row("in other letters", "ADÁ CHEN", {ada, ada});
        row("its second word", "chen", {ada, ada});
        row("behind a hyphen", "jane", {mary});
        row("its third word", "van d", {mary});
        row("its fourth word", "der velde", {mary});
        row("its fifth word is not served", "velde", {});
        row("the middle of a word is not served", "hen", {});
        row("Chinese, from its beginning", "陳大", {wen});
        row("Chinese, not from its middle", "大文", {});
        row("phone as it is stored", "0912-345-678", {ada});
        row("phone without anything", "0912345678", {ada});
        row("phone in other groups", " 0912 345678", {ada});
        row("phone from abroad", "+886 912 345 678", {ada});
        row("phone from abroad with 00", "00886912345678", {ada});
        row("phone that is stored from abroad, at home", "0933111222", {wen});
        row("phone that is stored from abroad", "+886-933-111-222", {wen});
        row("phone with brackets", "(0)2087654321", {});
        row("phone with an area in brackets", "02 8765 4321", {ada});
        row("the zero in brackets", "020 7946 0001", {mary});
        row("the zero in brackets, from abroad", "+44 20 7946 0001", {mary});
        row("the end of a phone number", "60001", {mary});
        row("an end of three digits is too short", "678", {QStringLiteral("Given5 Middle Family13")});
        row("e-mail", "ada@example.org", {ada});
        row("the beginning of an e-mail", "MJ@", {mary});
        row("nobody", "zzz", {});
        row("a wildcard stands for itself", "50%", {QStringLiteral("50% Off")});
        row("an underscore stands for itself", "a_b", {QStringLiteral("50% Off")});
        row("and finds nobody else", "a_a", {});
        row("a percent sign alone", "%", {});
        row("the escape alone", "!", {});
        row("a quote", "'", {QStringLiteral("50% Off")});
        row("a backslash", "\\", {QStringLiteral("Robert'); DROP TABLE customers;--")});
        row("a name that looks like SQL", "Robert');", {QStringLiteral("Robert'); DROP TABLE customers;--")});
        row("an injection", "' OR '1'='1", {});
        row("an injection with a comment", "x' UNION SELECT 1,2,3,4,5 -- ", {});
        row("nothing", "   ", {});
        row("a number beyond all", "99999999999999999999999999", {});
        row("letters that no store can have", "\xf0\x9f\x9b\x92", {});
    }

    void findsACallerWithoutAScan()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, expected);
        QCOMPARE(names(text), expected);
        const qint64 cost = looksFor([&] { find(text); });
        QVERIFY2(cost < kMostLooks, QByteArray::number(cost));
    }

    // Many begin alike: each part stops at its limit.
    void manyAlikeCostNoScanEither_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"G", "Given3", "Family9", "Middle", "p", "0001", "5", "F"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void manyAlikeCostNoScanEither()
    {
        QFETCH(QString, text);
        QVERIFY(!names(text).isEmpty());
        QVERIFY(names(text).size() <= kLimit);
        const qint64 cost = looksFor([&] { find(text); });
        QVERIFY2(cost < kMostLooks, QByteArray::number(cost));
    }

    void whoIsNamedExactlyIsNotLostAmongMany()
    {
        for (int i = 0; i < 2 * kLimit; ++i)
            add("Aaron", nullptr, ("777" + QByteArray::number(i) + "@example.org").constData(), nullptr);
        add("Zoe", nullptr, nullptr, "777");
        const QStringList found = names(QStringLiteral("777"));
        QCOMPARE(found.size(), kLimit);
        QVERIFY(found.mid(0, 2).contains(QStringLiteral("Zoe"))); // with customer 777
        m_client->run("DELETE FROM customers WHERE name IN ('Aaron', 'Zoe')");
    }

    void findsAnOrderByNumberAndByReference()
    {
        const auto references = [&](const char *text) {
            QByteArrayList list;
            for (const OrderRow &order : find(QString::fromLatin1(text)).orders)
                list << order.externalRef;
            std::sort(list.begin(), list.end());
            return list;
        };
        const Found byNumber = find(QString::number(number(m_order)));
        QCOMPARE(byNumber.orders.size(), 1u);
        QCOMPARE(byNumber.orders[0].id, m_order);
        QCOMPARE(byNumber.orders[0].customerName, QStringLiteral("Ada Chen"));
        QCOMPARE(references("536365"), QByteArrayList{"536365"});
        QCOMPARE(references("536366"), (QByteArrayList{"536366/1", "536366/2"})); // an invoice in parts
        QCOMPARE(references("536366/2"), QByteArrayList{"536366/2"});
        QCOMPARE(references("53636"), QByteArrayList());
        QCOMPARE(references("%"), QByteArrayList());
    }

    void findsASkuByItsExactCodeOrBarcode()
    {
        const auto codes = [&](const char *text) {
            QByteArrayList list;
            for (const Found::Sku &sku : find(QString::fromLatin1(text)).skus)
                list << sku.code;
            return list;
        };
        QCOMPARE(codes("MUG-01"), QByteArrayList{"MUG-01"});
        QCOMPARE(codes("mug-01"), QByteArrayList{"mug-01"});
        QCOMPARE(codes(" 4710088412345 "), QByteArrayList{"MUG-01"});
        QCOMPARE(codes("MUG-0"), QByteArrayList());
        QCOMPARE(codes("MUG-01' OR '1'='1"), QByteArrayList());
    }

    // Whoever changes a phone number or a name, with whichever client.
    void whatIsChangedIsFoundUnderTheNewWords()
    {
        add("Eve Marlowe", "0966 000 111", nullptr, nullptr);
        QCOMPARE(names(QStringLiteral("marlowe")).size(), 1);
        m_client->run("UPDATE customers SET name = 'Eve Kwan', phone = '+886 966 222 333' WHERE name = 'Eve Marlowe'");
        QCOMPARE(names(QStringLiteral("marlowe")).size(), 0);
        QCOMPARE(names(QStringLiteral("0966000111")).size(), 0);
        QCOMPARE(names(QStringLiteral("kwan")).size(), 1);
        QCOMPARE(names(QStringLiteral("0966222333")).size(), 1);
        QVERIFY(m_client->attempt("UPDATE customers SET phone_backwards = '1' WHERE name = 'Eve Kwan'") != 0);
    }
};

HOLDFAST_TEST_MAIN(tst_Find)
#include "tst_find.moc"
