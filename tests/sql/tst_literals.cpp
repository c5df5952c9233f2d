// SPDX-License-Identifier: GPL-3.0-or-later
// A value on its way into SQL text arrives exactly as it was, whatever it holds and whatever the sql_mode is; what is
// not a typed value does not get in.
#include "sql/connection/session.h"
#include "sql/connection/statement.h"
#include "tests/support/raw_client.h"
#include "tests/support/test_main.h"
#include "tests/support/test_server.h"

#include <QRandomGenerator>

#include <concepts>
#include <limits>

using namespace holdfast;
using namespace holdfast::test;

namespace {

template <class T>
concept CanBeLiteral = requires(T value)
{
    lit(value);
};

static_assert(CanBeLiteral<qint64> && CanBeLiteral<int> && CanBeLiteral<short> && CanBeLiteral<quint32>);
static_assert(CanBeLiteral<QByteArray> && CanBeLiteral<QString> && CanBeLiteral<Instant>);
static_assert(CanBeLiteral<OrderId> && CanBeLiteral<OperationId> && CanBeLiteral<std::optional<Instant>>);
static_assert(!CanBeLiteral<const char *> && !CanBeLiteral<const char (&)[6]>);
static_assert(!CanBeLiteral<bool> && !CanBeLiteral<double> && !CanBeLiteral<float>);
static_assert(!std::constructible_from<Literal, QByteArray>, "only lit() and its kin make a literal");
static_assert(!std::constructible_from<Literal, const char *>);
static_assert(!std::default_initializable<Literal>);

constexpr int kDraws = 1000;

QByteArray allBytes()
{
    QByteArray bytes;
    for (int byte = 0; byte < 256; ++byte)
        bytes += char(byte);
    return bytes;
}

// Any text that UTF-8 can hold: of the code points that have broken programs before, and of all others.
QString anyText(QRandomGenerator &random)
{
    static const QString troublesome = QStringLiteral("'\"\\`%_;-#/*:\n\r\t\x1A?{}") + QChar(0);
    QString text;
    for (int length = random.bounded(40); length > 0; --length) {
        if (random.bounded(3) == 0) {
            text += troublesome.at(random.bounded(troublesome.size()));
            continue;
        }
        char32_t point = char32_t(random.bounded(0x110000));
        if (point >= 0xD800 && point <= 0xDFFF)
            point = U'\u6F22';
        text += QString::fromUcs4(&point, 1);
    }
    return text;
}

bool isProgramError(const std::function<void()> &action)
{
    try {
        action();
    } catch (const DbError &error) {
        return error.kind == DbError::Kind::Program;
    }
    return false;
}

} // namespace

class tst_Literals : public QObject
{
    Q_OBJECT

    // Both columns are what the product's are: text with an accent-insensitive collation, codes as bytes.
    QByteArray stored(RawClient &client, const char *column, const Literal &value)
    {
        client.run("DELETE FROM kept");
        client.run(QByteArray("INSERT INTO kept (") + column + ") VALUES (" + value.sql() + ')');
        return QByteArray::fromHex(client.text(QByteArray("SELECT COALESCE(HEX(") + column + "), 'NULL') FROM kept"));
    }

    void inEveryMode(const std::function<void(RawClient &)> &check)
    {
        const ScratchSchema schema("literals", false);
        RawClient client(schema.settings());
        client.run("CREATE TABLE kept (t TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci, b BLOB, "
                   "n BIGINT, i DATETIME(6)) ENGINE = InnoDB");
        for (const char *mode : {"STRICT_ALL_TABLES", "STRICT_ALL_TABLES,NO_BACKSLASH_ESCAPES",
                                 "STRICT_ALL_TABLES,ANSI_QUOTES,PIPES_AS_CONCAT,NO_BACKSLASH_ESCAPES"}) {
            client.run(QByteArray("SET SESSION sql_mode = '") + mode + '\'');
            client.run("START TRANSACTION"); // nothing is kept: no waiting for the disk
            check(client);
            client.run("ROLLBACK");
        }
    }

private Q_SLOTS:
    void textComesBackExactly_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString(QLatin1String(""));
        QTest::newRow("null QString, which is empty too") << QString();
        QTest::newRow("quotes") << QStringLiteral("it's \"so\" `here`");
        QTest::newRow("an injection") << QStringLiteral("x'); DROP TABLE kept; -- ");
        QTest::newRow("backslashes") << QStringLiteral("\\ \\' \\\\0 \\n \\");
        QTest::newRow("NUL and 0x1A") << QStringLiteral("a") + QChar(0) + QStringLiteral("b\x1A") + QChar(0);
        QTest::newRow("a mark") << QStringLiteral(":order ? %1");
        QTest::newRow("CJK") << QStringLiteral("取り消し 訂單 주문");
        QTest::newRow("emoji") << QStringLiteral("👩🏽‍💻🏳️‍🌈");
        QTest::newRow("combining") << QStringLiteral("e\u0301 \u00E9 \u202Eright to left");
        QTest::newRow("trailing spaces") << QStringLiteral("  x  ");
        QTest::newRow("line ends") << QStringLiteral("a\r\nb\rc\n");
    }

    void textComesBackExactly()
    {
        QFETCH(QString, text);
        inEveryMode([&](RawClient &client) { QCOMPARE(stored(client, "t", lit(text)), text.toUtf8()); });
    }

    void anyTextComesBackExactly()
    {
        const quint32 seed = QRandomGenerator::global()->generate();
        QRandomGenerator random(seed);
        inEveryMode([&](RawClient &client) {
            for (int i = 0; i < kDraws; ++i) {
                const QString text = anyText(random);
                QVERIFY2(stored(client, "t", lit(text)) == text.toUtf8(),
                         "seed " + QByteArray::number(seed) + ": " + text.toUtf8().toHex());
            }
        });
    }

    void bytesComeBackExactly()
    {
        const quint32 seed = QRandomGenerator::global()->generate();
        QRandomGenerator random(seed);
        inEveryMode([&](RawClient &client) {
            QCOMPARE(stored(client, "b", lit(allBytes())), allBytes());
            QCOMPARE(stored(client, "b", lit(QByteArray())), QByteArray());
            QCOMPARE(client.number("SELECT b IS NULL FROM kept"), 0);
            for (int i = 0; i < kDraws; ++i) {
                QByteArray bytes(random.bounded(64), '\0');
                for (char &byte : bytes)
                    byte = char(random.bounded(256));
                QVERIFY2(stored(client, "b", lit(bytes)) == bytes,
                         "seed " + QByteArray::number(seed) + ": " + bytes.toHex());
            }
        });
    }

    void theProductsOwnRoadIsAsExact()
    {
        const ScratchSchema schema("literals");
        Session session(schema.settings());
        const QString name = QStringLiteral("O'Brien \\ 陳 🧾") + QChar(0) + QStringLiteral("\x1A;");
        const QByteArray externalNumber = allBytes().left(64);
        const Instant createdAt{-1};
        session.inTransaction("Insert", [&](Transaction &tx) {
            const std::vector<Literal> row{
                lit(name),     lit(QString()), lit(std::nullopt), lit(externalNumber), lit(QByteArray(16, '\0')),
                lit(createdAt)};
            tx.insert("customers/customers_insert", {{"customers", rows({row})}});
            return commit<int>(0);
        });
        session.read("Look", [&](Reader &reader) {
            const Row row = reader.one("customers/customer_page", {{"after", lit(0)}, {"limit", lit(2)}});
            [&] {
                QCOMPARE(row.text(1), name);
                QCOMPARE(row.text(2), QString());
                QVERIFY(!row.isNull(2));
                QVERIFY(row.isNull(3));
                QCOMPARE(row.bytes(4), externalNumber);
            }();
            return 0;
        });
        RawClient client(schema.settings());
        QCOMPARE(client.text("SELECT CAST(created_at AS CHAR) FROM customers"), createdAt.sql());
    }

    void numbersComeBackExactly()
    {
        inEveryMode([&](RawClient &client) {
            for (const qint64 value : {std::numeric_limits<qint64>::min(), qint64(-1), qint64(0), qint64(1),
                                       qint64(9'007'199'254'740'993), std::numeric_limits<qint64>::max()}) {
                client.run("DELETE FROM kept");
                client.run("INSERT INTO kept (n) VALUES (" + lit(value).sql() + ')');
                QCOMPARE(client.number("SELECT n FROM kept"), value);
                QCOMPARE(client.number("SELECT COUNT(*) FROM kept WHERE n = " + lit(value).sql()), 1);
            }
            QCOMPARE(lit(quint32(4'294'967'295)).sql(), QByteArray("4294967295"));
            QCOMPARE(lit(OrderId{17}).sql(), QByteArray("17"));
        });
    }

    void instantsComeBackExactly_data()
    {
        QTest::addColumn<qint64>("micros");
        QTest::newRow("1970") << qint64(0);
        QTest::newRow("before 1970") << qint64(-1);
        QTest::newRow("long before 1970") << qint64(-30'610'224'000'000'000);
        QTest::newRow("after 2038") << qint64(4'102'444'800'000'001);
        QTest::newRow("the end") << qint64(253'402'300'799'999'999);
        QTest::newRow("an hour that a spring night leaves out") << qint64(1'774'749'600'000'001); // 02:00 in Berlin
        QTest::newRow("an hour that an autumn night has twice") << qint64(1'792'890'000'999'999);
        QTest::newRow("an hour later") << qint64(1'792'893'600'999'999);
    }

    void instantsComeBackExactly()
    {
        QFETCH(qint64, micros);
        inEveryMode([&](RawClient &client) {
            for (const char *zone : {"+00:00", "+09:00", "-11:00"}) {
                client.run(QByteArray("SET SESSION time_zone = '") + zone + '\'');
                client.run("DELETE FROM kept");
                client.run("INSERT INTO kept (i) VALUES (" + lit(Instant{micros}).sql() + ')');
                QCOMPARE(client.number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', i) FROM kept"), micros);
                QCOMPARE(client.number("SELECT COUNT(*) FROM kept WHERE i = " + lit(Instant{micros}).sql()), 1);
            }
        });
    }

    void nullIsNullAndEmptyIsNot()
    {
        QCOMPARE(lit(std::nullopt).sql(), QByteArray("NULL"));
        QCOMPARE(lit(std::optional<QString>()).sql(), QByteArray("NULL"));
        QCOMPARE(lit(std::optional(Instant{0})).sql(), lit(Instant{0}).sql());
        inEveryMode([&](RawClient &client) {
            client.run("DELETE FROM kept");
            client.run("INSERT INTO kept (t, b, n) VALUES (" + lit(QString()).sql() + ',' + lit(QByteArray()).sql() +
                       ',' + lit(std::nullopt).sql() + ')');
            QCOMPARE(client.text("SELECT CONCAT(t IS NULL, b IS NULL, n IS NULL) FROM kept"), QByteArray("001"));
        });
    }

    void listsAndRowsAreSeparated()
    {
        QCOMPARE(list({lit(1), lit(2), lit(3)}).sql(), QByteArray("1,2,3"));
        QCOMPARE(list({lit(1)}).sql(), QByteArray("1"));
        QCOMPARE(rows({{lit(1), lit(QByteArray("ab"))}, {lit(2), lit(std::nullopt)}}).sql(),
                 QByteArray("(1,X'6162'),(2,NULL)"));
    }

    void onlyHexOfWhatAPersonTypedReachesTheServer()
    {
        QRandomGenerator random(20261130);
        for (int i = 0; i < kDraws; ++i) {
            const QByteArray sql = lit(anyText(random)).sql();
            QVERIFY(sql.startsWith("_utf8mb4 X'") && sql.endsWith('\''));
            for (const char c : sql.mid(11).chopped(1))
                QVERIFY((c >= '0' && c <= '9') || (c >= 'A' && c <= 'F'));
        }
    }

    void anIdentifierIsTheNameOfASchemaAndNothingElse()
    {
        QCOMPARE(identifier(QStringLiteral("hf_Store_1")).sql(), QByteArray("`hf_Store_1`"));
        QCOMPARE(identifier(QString(64, u'a')).sql().size(), 66);
        for (const QString &name :
             {QString(), QString(65, u'a'), QStringLiteral("a b"), QStringLiteral("a`b"), QStringLiteral("a;b"),
              QStringLiteral("a.b"), QStringLiteral("a-b"), QStringLiteral("a\n"), QStringLiteral("\na"),
              QStringLiteral("a$"), QStringLiteral("é"), QStringLiteral("a") + QChar(0), QStringLiteral("１")})
            QVERIFY2(isProgramError([&] { identifier(name); }), qPrintable(name));
    }

    void aStatementFindsItsMarks()
    {
        const Statement statement =
            Statement::parsed("test/marks", "-- Parameters: :ghost.\n  -- :another\nSELECT :first, ':quoted', 1:2,"
                                            " 'a'':b', :second_one\n  FROM t WHERE x=:first AND y = '10:30:00'\n");
        QCOMPARE(statement.marks(), (QList<QByteArray>{"first", "second_one"}));
        QCOMPARE(statement.render({{"first", lit(7)}, {"second_one", lit(QByteArray("a"))}}),
                 QByteArray("SELECT 7, ':quoted', 1:2, 'a'':b', X'61'\n  FROM t WHERE x=7 AND y = '10:30:00'"));
    }

    void aValueIsNotReadForMarks()
    {
        const Statement statement = Statement::parsed("test/twice", "SELECT :a, :b");
        QCOMPARE(statement.render({{"a", lit(Instant{0})}, {"b", lit(2)}}),
                 QByteArray("SELECT '1970-01-01 00:00:00.000000', 2"));
    }

    void marksAndValuesMustMatch()
    {
        const Statement statement = Statement::parsed("test/marks", "SELECT :a, :b");
        QVERIFY(isProgramError([&] { statement.render({{"a", lit(1)}}); }));
        QVERIFY(isProgramError([&] { statement.render({}); }));
        QVERIFY(isProgramError([&] { statement.render({{"a", lit(1)}, {"b", lit(2)}, {"c", lit(3)}}); }));
        QVERIFY(isProgramError([&] { Statement::named("orders/no_such_statement"); }));
        QCOMPARE(&Statement::named("orders/order_lock"), &Statement::named("orders/order_lock"));
    }
};

HOLDFAST_TEST_MAIN(tst_Literals)
#include "tst_literals.moc"
