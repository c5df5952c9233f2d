// SPDX-License-Identifier: GPL-3.0-or-later
// Instants and amounts are whole numbers: what goes out as text comes back the same, and what does not fit is refused.
#include "sql/rows/instant.h"
#include "sql/rows/money.h"
#include "tests/support/test_main.h"

#include <QRandomGenerator>

#include <limits>

using namespace holdfast;

namespace {

constexpr qint64 kLargest = std::numeric_limits<qint64>::max();
constexpr qint64 kSmallest = std::numeric_limits<qint64>::min();
constexpr qint64 kFirst = -30'610'224'000'000'000; // 1000-01-01, where DATETIME begins
constexpr qint64 kLast = 253'402'300'799'999'999;  // 9999-12-31 23:59:59.999999, where it ends
constexpr int kDraws = 20'000;

Currency currencyWith(int exponent)
{
    return *Currency::named(exponent == 0 ? "JPY" : exponent == 2 ? "TWD" : "KWD");
}

// What a text is as an amount of 0, 2 or 3 decimals.
QByteArray readAs(const char *text, int exponent)
{
    const auto read = minorUnits(text, currencyWith(exponent));
    if (const auto *minor = std::get_if<qint64>(&read))
        return QByteArray::number(*minor);
    switch (std::get<AmountProblem>(read)) {
    case AmountProblem::NotANumber:
        return "not a number";
    case AmountProblem::TooManyDecimals:
        return "too many decimals";
    case AmountProblem::TooLarge:
        return "too large";
    }
    return {};
}

} // namespace

class tst_InstantAndMoney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAnInstantToTheMicrosecond_data()
    {
        QTest::addColumn<qint64>("micros");
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("1970") << qint64(0) << QByteArray("1970-01-01 00:00:00.000000");
        QTest::newRow("one before 1970") << qint64(-1) << QByteArray("1969-12-31 23:59:59.999999");
        QTest::newRow("leap day") << qint64(1'709'164'800'000'001) << QByteArray("2024-02-29 00:00:00.000001");
        QTest::newRow("a store's opening") << qint64(1'796'033'099'900'001) << QByteArray("2026-11-30 10:04:59.900001");
        QTest::newRow("first of DATETIME") << kFirst << QByteArray("1000-01-01 00:00:00.000000");
        QTest::newRow("last of DATETIME") << kLast << QByteArray("9999-12-31 23:59:59.999999");
    }

    void writesAnInstantToTheMicrosecond()
    {
        QFETCH(qint64, micros);
        QFETCH(QByteArray, sql);
        QCOMPARE(Instant{micros}.sql(), sql);
        QCOMPARE(Instant{micros}.json(), QByteArray(sql).replace(' ', 'T') + 'Z');
        QCOMPARE(Instant::fromSql(sql)->micros, micros);
    }

    void readsBackEveryInstantThatItWrites()
    {
        QRandomGenerator random(20261130);
        for (int i = 0; i < kDraws; ++i) {
            const Instant instant{kFirst + qint64(random.generate64() % quint64(kLast - kFirst))};
            QCOMPARE(Instant::fromSql(instant.sql()), std::optional(instant));
            QCOMPARE(Instant::fromSql(instant.json()), std::optional(instant));
            QCOMPARE(Instant::fromJson(instant.json()), std::optional(instant));
        }
    }

    void readsFewerDecimals()
    {
        const qint64 whole = 1'796'033'099'000'000;
        QCOMPARE(Instant::fromSql("2026-11-30 10:04:59")->micros, whole);
        QCOMPARE(Instant::fromSql("2026-11-30T10:04:59Z")->micros, whole);
        QCOMPARE(Instant::fromSql("2026-11-30 10:04:59.5")->micros, whole + 500'000);
        QCOMPARE(Instant::fromSql("2026-11-30 10:04:59.000010")->micros, whole + 10);
    }

    void readsAnInstantOfAFileInUtcAlone()
    {
        QCOMPARE(Instant::fromJson("2026-11-30T10:04:59Z")->micros, 1'796'033'099'000'000);
        QVERIFY(!Instant::fromJson("2026-11-30T10:04:59.000001"));
        QVERIFY(!Instant::fromJson("2026-11-30 10:04:59.000001Z"));
        QVERIFY(!Instant::fromJson("Z"));
        QVERIFY(!Instant::fromJson("2026-11-30T"));
    }

    void refusesWhatIsNoInstant_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArrayList texts{
            "",
            "2026-11-30",
            "2026-11-30 10:04",
            "2026-02-29 00:00:00",
            "2026-13-01 00:00:00",
            "2026-00-10 00:00:00",
            "0000-00-00 00:00:00",
            "2026-11-31 00:00:00",
            "2026-11-30 24:00:00",
            "2026-11-30 10:60:00",
            "2026-11-30 10:04:60",
            "2026-11-30 10:04:59.",
            "2026-11-30 10:04:59.Z",
            "2026-11-30 10:04:59.1234567",
            "2026-11-30 10:04:59.12a",
            "2026-11-30 10:04:59 ",
            "2026-11-30 10:04:59+09:00",
            "2026-11-30_10:04:59",
            " 2026-11-30 10:04:59",
            "2026-11-30  10:04:59",
            "2026-1-30 10:04:59",
            "2026-11- 3 10:04:59",
            "-026-11-30 10:04:59",
            "+026-11-30 10:04:59",
            "2026-11-30 10:4:59",
            QByteArray("2026-11-30 10:04:59\0.5", 22),
        };
        for (const QByteArray &text : texts)
            QTest::addRow("'%s'", text.constData()) << text;
    }

    void refusesWhatIsNoInstant()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!Instant::fromSql(text));
        QVERIFY(!Instant::fromJson(text));
    }

    void readsAmounts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("none"); // decimals
        QTest::addColumn<QByteArray>("two");
        QTest::addColumn<QByteArray>("three");
        const QByteArray no = "not a number";
        const QByteArray many = "too many decimals";
        const QByteArray large = "too large";
        const auto row = [](const char *text, const QByteArray &none, const QByteArray &two, const QByteArray &three) {
            QTest::addRow("'%s'", text) << QByteArray(text) << none << two << three;
        };
        row("500", "500", "50000", "500000");
        row("500.00", "500", "50000", "500000");
        row("-3.5", many, "-350", "-3500");
        row("0.005", many, many, "5");
        row("0.0050", many, many, "5");
        row("0.0005", many, many, many);
        row("1.000000000000000000000000", "1", "100", "1000"); // zeros are no decimals too many
        row("-0", "0", "0", "0");
        row("-0.00", "0", "0", "0");
        row("007", "7", "700", "7000");
        row("9223372036854775807", "9223372036854775807", large, large);
        row("9223372036854775808", large, large, large);
        row("92233720368547758.07", many, "9223372036854775807", large);
        row("92233720368547758.08", many, large, large);
        row("9223372036854775.807", many, many, "9223372036854775807");
        row("-9223372036854775807", "-9223372036854775807", large, large);
        row("99999999999999999999999999999999", large, large, large);
        row("", no, no, no);
        row("-", no, no, no);
        row(".", no, no, no);
        row(".5", no, no, no);
        row("1.", no, no, no);
        row("-.5", no, no, no);
        row("--1", no, no, no);
        row("+1", no, no, no);
        row("1e3", no, no, no);
        row("1.2.3", no, no, no);
        row("1,5", no, no, no);
        row("1,000.00", no, no, no);
        row(" 1", no, no, no);
        row("1 ", no, no, no);
        row("0x10", no, no, no);
        row("NaN", no, no, no);
        row("\xEF\xBC\x91", no, no, no); // a full-width 1
        row("99999999999999999999x", no, no, no);
        row("1.00x", no, no, no);
    }

    void readsAmounts()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, none);
        QFETCH(QByteArray, two);
        QFETCH(QByteArray, three);
        QCOMPARE(readAs(text, 0), none);
        QCOMPARE(readAs(text, 2), two);
        QCOMPARE(readAs(text, 3), three);
    }

    void readsBackEveryAmountThatItWrites()
    {
        QRandomGenerator random(20261130);
        for (const int exponent : {0, 2, 3}) {
            const Currency currency = currencyWith(exponent);
            for (int i = 0; i < kDraws; ++i) {
                const qint64 minor = qint64(random.generate64()) >> random.bounded(64); // of every length
                if (minor == kSmallest)
                    continue;
                const QByteArray plain = Money{minor, currency}.plain();
                QCOMPARE(readAs(plain, exponent), QByteArray::number(minor));
            }
        }
    }

    void writesAnAmountWithTheCurrencysDecimals()
    {
        const auto plain = [](qint64 minor, int exponent) { return Money{minor, currencyWith(exponent)}.plain(); };
        QCOMPARE(plain(50'000, 2), QByteArray("500.00"));
        QCOMPARE(plain(5, 2), QByteArray("0.05"));
        QCOMPARE(plain(-5, 2), QByteArray("-0.05"));
        QCOMPARE(plain(0, 2), QByteArray("0.00"));
        QCOMPARE(plain(500, 0), QByteArray("500"));
        QCOMPARE(plain(-1, 0), QByteArray("-1"));
        QCOMPARE(plain(1, 3), QByteArray("0.001"));
        QCOMPARE(plain(-12'345, 3), QByteArray("-12.345"));
        QCOMPARE(plain(kLargest, 2), QByteArray("92233720368547758.07"));
        QCOMPARE(plain(kSmallest, 2), QByteArray("-92233720368547758.08"));
    }

    void knowsCurrenciesByTheirExactCode()
    {
        QCOMPARE(Currency::named("TWD")->exponent, 2);
        QCOMPARE(Currency::named("JPY")->exponent, 0);
        QCOMPARE(Currency::named("KWD")->exponent, 3);
        for (const char *code : {"", "twd", "TWDX", "TW", "XXX", "TWD "})
            QVERIFY2(!Currency::named(code), code);
    }

    void refusesSumsAndProductsThatDoNotFit()
    {
        QCOMPARE(checkedSum(kLargest - 1, 1), std::optional(kLargest));
        QCOMPARE(checkedSum(kLargest, 1), std::nullopt);
        QCOMPARE(checkedSum(kSmallest, -1), std::nullopt);
        QCOMPARE(checkedProduct(1'000'000, 9'223'372'036'854), std::optional<qint64>(9'223'372'036'854'000'000));
        QCOMPARE(checkedProduct(1'000'000, 9'223'372'036'855), std::nullopt);
        QCOMPARE(checkedProduct(kSmallest, -1), std::nullopt);
        QCOMPARE(checkedProduct(kLargest, 0), std::optional<qint64>(0));
    }
};

HOLDFAST_TEST_MAIN(tst_InstantAndMoney)
#include "tst_instant_and_money.moc"
