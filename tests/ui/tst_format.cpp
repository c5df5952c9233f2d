// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/language.h"
#include "tests/support/gui_test_main.h"
#include "ui/shared/format.h"

#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

#include <limits>

using namespace holdfast;

namespace {

Instant instantOf(const QDateTime &moment)
{
    return {moment.toMSecsSinceEpoch() * 1000 + 412};
}

Money twd(qint64 minor)
{
    return {minor, *Currency::named("TWD")};
}

} // namespace

class tst_Format : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("TZ", "Asia/Taipei");
        tzset();
        QCOMPARE(QTimeZone::systemTimeZone().offsetFromUtc(QDateTime(QDate(2026, 1, 1), QTime(0, 0))), 8 * 3600);
    }
    void init() { m_language.use(QStringLiteral("en")); }

    void instantsAreShownInThisComputersZone()
    {
        const QDateTime moment(QDate(2020, 11, 27), QTime(20, 36, 10, 806), Qt::UTC);
        QCOMPARE(format::dayAndTime(instantOf(moment)), QStringLiteral("28 Nov 2020 04:36"));
        QCOMPARE(format::time(instantOf(moment)), QStringLiteral("04:36:10"));
        m_language.use(QStringLiteral("zh_TW"));
        QCOMPARE(format::dayAndTime(instantOf(moment)), QStringLiteral("2020/11/28 04:36"));
    }

    void forPeopleElsewhereTheZoneIsSaid()
    {
        const QDateTime moment(QDate(2020, 11, 27), QTime(20, 36, 10, 806), Qt::UTC);
        QCOMPARE(format::withZone(instantOf(moment)), QStringLiteral("28 November 2020 04:36:10 (UTC+08:00)"));
        m_language.use(QStringLiteral("zh_TW"));
        QCOMPARE(format::withZone(instantOf(moment)), QStringLiteral("2020年11月28日 04:36:10 (UTC+08:00)"));
    }

    void theYearIsLeftOutWhereItIsThisOne()
    {
        const QDate today = QDate::currentDate();
        const QDateTime moment(QDate(today.year(), 3, 5), QTime(9, 7));
        QCOMPARE(format::dayAndTime(instantOf(moment)), QStringLiteral("5 Mar 09:07"));
        m_language.use(QStringLiteral("zh_TW"));
        QCOMPARE(format::dayAndTime(instantOf(moment)), QStringLiteral("3月5日 09:07"));
    }

    void utcIsExactToTheMicrosecond()
    {
        const QDateTime moment(QDate(2026, 11, 27), QTime(20, 36, 10, 806), Qt::UTC);
        QCOMPARE(format::utc(instantOf(moment)), QStringLiteral("2026-11-27 20:36:10.806412 UTC"));
    }

    void amountsAreExactAndGrouped_data()
    {
        QTest::addColumn<qint64>("minor");
        QTest::addColumn<QByteArray>("currency");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero") << qint64(0) << QByteArray("TWD") << QStringLiteral("0.00");
        QTest::newRow("a cent") << qint64(1) << QByteArray("TWD") << QStringLiteral("0.01");
        QTest::newRow("less than nothing") << qint64(-1) << QByteArray("TWD") << QStringLiteral("-0.01");
        QTest::newRow("grouped") << qint64(123'456'789) << QByteArray("TWD") << QStringLiteral("1,234,567.89");
        QTest::newRow("no decimals") << qint64(1'234'567) << QByteArray("JPY") << QStringLiteral("1,234,567");
        QTest::newRow("three decimals") << qint64(1'234'567) << QByteArray("KWD") << QStringLiteral("1,234.567");
        QTest::newRow("more than a double holds")
            << qint64(9'007'199'254'740'993) << QByteArray("TWD") << QStringLiteral("90,071,992,547,409.93");
        QTest::newRow("the largest") << std::numeric_limits<qint64>::max() << QByteArray("TWD")
                                     << QStringLiteral("92,233,720,368,547,758.07");
        QTest::newRow("the smallest") << std::numeric_limits<qint64>::min() << QByteArray("TWD")
                                      << QStringLiteral("-92,233,720,368,547,758.08");
    }
    void amountsAreExactAndGrouped()
    {
        QFETCH(qint64, minor);
        QFETCH(QByteArray, currency);
        QFETCH(QString, text);
        QVERIFY(Currency::named(currency));
        QCOMPARE(format::amount({minor, *Currency::named(currency)}), text);
        m_language.use(QStringLiteral("zh_TW"));
        QCOMPARE(format::amount({minor, *Currency::named(currency)}), text);
    }

    void moneyNamesItsCurrencyOnTheSameLine()
    {
        QCOMPARE(format::money(twd(50'000)), QStringLiteral("TWD\u00a0500.00"));
        QCOMPARE(format::count(12'431), QStringLiteral("12,431"));
    }

    void aNotationWithOtherMarksIsFollowed()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(format::amount(twd(123'456'789)), QStringLiteral("1.234.567,89"));
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_Format)
#include "tst_format.moc"
