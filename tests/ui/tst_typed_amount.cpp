// SPDX-License-Identifier: GPL-3.0-or-later
// What people type as money and as a count: taken, or refused where it could be another number.
#include "tests/support/gui_test_main.h"
#include "ui/shared/format.h"
#include "ui/shared/typed_amount.h"

using namespace holdfast;

namespace {

constexpr qint64 kRefused = -1;

} // namespace

class tst_TypedAmount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTakenOrRefused_data()
    {
        QTest::addColumn<QByteArray>("locale");
        QTest::addColumn<QByteArray>("currency");
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("minor"); // kRefused: for the doubt
        QTest::addColumn<int>("doubt");
        const auto row = [](const char *locale, const char *currency, const char *text, qint64 minor,
                            TypedDoubt doubt = TypedDoubt::Missing) {
            QTest::addRow("%s %s \"%s\"", locale, currency, text)
                << QByteArray(locale) << QByteArray(currency) << QString::fromUtf8(text) << minor << int(doubt);
        };
        using Doubt = TypedDoubt;
        row("en", "TWD", "300", 30'000);
        row("en", "TWD", "300.5", 30'050);
        row("en", "TWD", " 300.50\t", 30'050);
        row("en", "TWD", "0", 0);
        row("en", "TWD", "0.01", 1);
        row("en", "TWD", "007", 700);
        row("en", "TWD", "1,234", 123'400); // three decimals do not exist in it
        row("en", "TWD", "1,234.50", 123'450);
        row("en", "TWD", "1,234,567.89", 123'456'789);
        row("en", "TWD", "92,233,720,368,547,758.07", 9'223'372'036'854'775'807);
        row("en", "TWD", "92233720368547758.08", kRefused, Doubt::TooLarge);
        row("en", "TWD", "1,5", kRefused, Doubt::Ambiguous);
        row("en", "TWD", "1,50", kRefused, Doubt::Ambiguous);
        row("en", "TWD", "1.234,50", kRefused, Doubt::Ambiguous);
        row("en", "TWD", "1.234", kRefused, Doubt::Ambiguous); // a thousand, elsewhere
        row("en", "TWD", "1.2345", kRefused, Doubt::TooManyDecimals);
        row("en", "TWD", "0.005", kRefused, Doubt::TooManyDecimals);
        row("en", "TWD", "1.000", kRefused, Doubt::Ambiguous);
        row("en", "TWD", "12,34,567", kRefused, Doubt::NotANumber);
        row("en", "TWD", "0,123", kRefused, Doubt::NotANumber);
        row("en", "TWD", "1234,567", kRefused, Doubt::NotANumber);
        row("en", "TWD", "1,2345", kRefused, Doubt::NotANumber);
        row("en", "TWD", "1 234", kRefused, Doubt::NotANumber);
        for (const char *text : {"-5", "+5", "−5", "1e3", "0x10", "1_000", "NT$5", "5 TWD", "1.2.3", "1.", ".5", ",5",
                                 "1,", "１２", "٣", "abc", "1..2", "1,,234"})
            row("en", "TWD", text, kRefused, Doubt::NotANumber);
        row("en", "TWD", "", kRefused, Doubt::Missing);
        row("en", "TWD", " \t", kRefused, Doubt::Missing);

        row("en", "JPY", "1,234", 1'234);
        row("en", "JPY", "1234", 1'234);
        row("en", "JPY", "1.5", kRefused, Doubt::TooManyDecimals);
        row("en", "JPY", "1.234", kRefused, Doubt::Ambiguous);
        row("en", "KWD", "12.500", 12'500);
        row("en", "KWD", "1.5", 1'500);
        row("en", "KWD", "1,234", kRefused, Doubt::Ambiguous); // three decimals, elsewhere
        row("en", "KWD", "1,234.500", 1'234'500);
        row("en", "KWD", "1,234,567", 1'234'567'000);
        row("en", "KWD", "1.2345", kRefused, Doubt::TooManyDecimals);

        row("zh_TW", "TWD", "1,234.50", 123'450);
        row("zh_TW", "TWD", "1,5", kRefused, Doubt::Ambiguous);
        row("de", "EUR", "1.234,50", 123'450);
        row("de", "EUR", "1,5", 150);
        row("de", "EUR", "1.5", kRefused, Doubt::Ambiguous);
        row("de", "EUR", "1.234", 123'400);
        row("de", "EUR", "1,234.50", kRefused, Doubt::Ambiguous);
        row("de", "KWD", "1.234", kRefused, Doubt::Ambiguous);
        row("fr", "EUR", "1 234,50", 123'450);
        row("fr", "EUR", "1\u202f234,50", 123'450);
        row("fr", "EUR", "1.5", kRefused, Doubt::Ambiguous);
        row("de_CH", "CHF", "1'234.50", 123'450);
        row("de_CH", "CHF", "1’234.50", 123'450);
    }
    void isTakenOrRefused()
    {
        QFETCH(QByteArray, locale);
        QFETCH(QByteArray, currency);
        QFETCH(QString, text);
        QFETCH(qint64, minor);
        QFETCH(int, doubt);
        const auto read = typedAmount(text, *Currency::named(currency), QLocale(QString::fromLatin1(locale)));
        if (minor == kRefused) {
            QVERIFY(std::holds_alternative<TypedDoubt>(read));
            QCOMPARE(int(std::get<TypedDoubt>(read)), doubt);
            return;
        }
        QVERIFY(std::holds_alternative<qint64>(read));
        QCOMPARE(std::get<qint64>(read), minor);
    }

    // What the window writes can be typed, but where the grouping alone makes it two numbers.
    void whatIsShownCanBeTyped()
    {
        const auto restored = qScopeGuard([] { QLocale::setDefault(QLocale(QStringLiteral("en"))); });
        for (const char *locale : {"en", "zh_TW", "de", "fr", "de_CH"}) {
            QLocale::setDefault(QLocale(QLatin1String(locale)));
            for (const char *code : {"JPY", "TWD", "KWD"}) {
                for (const qint64 minor : {0LL, 1LL, 999LL, 100'000LL, 123'456'789LL}) {
                    const Money money{minor, *Currency::named(code)};
                    QCOMPARE(std::get<qint64>(typedAmount(format::amount(money), money.currency)), minor);
                }
            }
            QCOMPARE(std::get<qint64>(typedCount(format::count(1'234'567))), 1'234'567);
        }
    }

    void aCountHasNoParts()
    {
        const QLocale english(QStringLiteral("en"));
        QCOMPARE(std::get<qint64>(typedCount(QStringLiteral("1,234"), english)), 1'234);
        QCOMPARE(int(std::get<TypedDoubt>(typedCount(QStringLiteral("1.5"), english))),
                 int(TypedDoubt::TooManyDecimals));
        QCOMPARE(int(std::get<TypedDoubt>(typedCount(QStringLiteral("12,34"), english))), int(TypedDoubt::NotANumber));
    }

    void eachDoubtHasItsSentence()
    {
        QSet<QString> sentences;
        for (const TypedDoubt doubt : {TypedDoubt::Missing, TypedDoubt::NotANumber, TypedDoubt::Ambiguous,
                                       TypedDoubt::TooManyDecimals, TypedDoubt::TooLarge})
            sentences << typedDoubtText(doubt, Currency::named("KWD"));
        QCOMPARE(sentences.size(), 5);
        QVERIFY(typedDoubtText(TypedDoubt::Ambiguous, Currency::named("KWD")).contains(u"1,234.555"));
        QVERIFY(typedDoubtText(TypedDoubt::Ambiguous, Currency::named("JPY")).contains(u"1,234"));
        QVERIFY(typedDoubtText(TypedDoubt::TooManyDecimals, Currency::named("KWD")).contains(u"3 decimals"));
        QVERIFY(typedDoubtText(TypedDoubt::TooManyDecimals, {}).contains(u"whole number"));
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_TypedAmount)
#include "tst_typed_amount.moc"
