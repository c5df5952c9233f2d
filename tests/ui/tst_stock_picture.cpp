// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of a SKU's stock: what a card's holders and movements become.
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/shared/theme.h"
#include "ui/stock/stock_details.h"
#include "ui/stock/stock_picture.h"

#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QGraphicsScene>
#include <QHorizontalStackedBarSeries>
#include <QLabel>
#include <QLineSeries>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr qint64 kStart = 1'764'000'000'000; // ms
constexpr qint64 kMinute = 60'000;

Instant minute(qint64 minutes)
{
    return {(kStart + minutes * kMinute) * 1000};
}

StockCard::Movement movement(qint64 version, qint64 available, qint64 reserved, qint64 minutes)
{
    StockCard::Movement moved;
    moved.kind = "reserve";
    moved.deltaAvailable = available;
    moved.deltaReserved = reserved;
    moved.at = minute(minutes);
    moved.stockVersion = version;
    return moved;
}

// 10 came, 3 were reserved, 1 of them was released, 5 came.
StockCard card()
{
    StockCard card;
    card.stock = stockRow(7, 13, 2);
    card.movements = {movement(4, 5, 0, 50), movement(3, 1, -1, 20), movement(2, -3, 3, 10), movement(1, 10, 0, 0)};
    card.heldBy = {{OrderId{4}, CustomerId{1}, QStringLiteral("Ada Chen"), 2, minute(10), "created"}};
    card.heldSum = 2;
    return card;
}

StockCard heldBy(std::vector<qint64> quantities, qint64 reserved)
{
    StockCard card;
    card.stock = stockRow(7, 5, reserved);
    qint64 order = 100;
    for (const qint64 quantity : quantities) {
        card.heldBy.push_back({OrderId{++order}, CustomerId{1}, {}, quantity, minute(0), "created"});
        card.heldSum += quantity;
    }
    return card;
}

QList<QPointF> steps(std::initializer_list<std::pair<qint64, qint64>> minutes)
{
    QList<QPointF> points;
    for (const auto &[at, units] : minutes)
        points << QPointF(qreal(kStart + at * kMinute), qreal(units));
    return points;
}

} // namespace

class tst_StockPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp, Theme::Mode::Light); }

    void historyGoesBackwardsFromThePresent()
    {
        const std::vector<StockMoment> history = stockHistory(card());
        const std::vector<StockMoment> expected{
            {minute(0), 10, 0}, {minute(10), 7, 3}, {minute(20), 8, 2}, {minute(50), 13, 2}};
        QVERIFY(history == expected);
        QVERIFY(stockHistory(StockCard()).empty());
    }

    void theVersionOrdersMovements()
    {
        StockCard shuffled = card();
        std::swap(shuffled.movements[0], shuffled.movements[2]);
        QVERIFY(stockHistory(shuffled) == stockHistory(card()));
        // One that waited for the next version's instant does not go back in time.
        StockCard waited = card();
        waited.movements[1].at = minute(60);
        const std::vector<StockMoment> history = stockHistory(waited);
        QVERIFY(history[2] == (StockMoment{minute(50), 8, 2}));
        QVERIFY(std::is_sorted(history.begin(), history.end(), [](auto &a, auto &b) { return a.at < b.at; }));
    }

    // Only the latest are in a card of a SKU that sells: the line begins where they do.
    void whatIsNotInTheCardIsNotDrawn()
    {
        StockCard late = card();
        late.movements.resize(2);
        QVERIFY(stockHistory(late) == (std::vector<StockMoment>{{minute(20), 8, 2}, {minute(50), 13, 2}}));
    }

    void holdersStandAsTheCardListsThem_data()
    {
        QTest::addColumn<QList<qint64>>("held");
        QTest::addColumn<qint64>("reserved");
        QTest::addColumn<QList<qint64>>("shares");
        QTest::addColumn<bool>("others");
        using List = QList<qint64>;
        QTest::newRow("nobody") << List{} << qint64(0) << List{} << false;
        QTest::newRow("one") << List{3} << qint64(3) << List{3} << false;
        QTest::newRow("small before large") << List{1, 9, 2} << qint64(12) << List{1, 9, 2} << false;
        QTest::newRow("six") << List{1, 2, 3, 4, 5, 6} << qint64(21) << List{1, 2, 3, 4, 5, 6} << false;
        QTest::newRow("eight") << List{1, 2, 3, 4, 5, 6, 7, 8} << qint64(36) << List{1, 2, 3, 4, 5, 6, 15} << true;
        QTest::newRow("more than is listed") << List{3} << qint64(10) << List{3, 7} << true;
        QTest::newRow("fewer than are held") << List{3, 4} << qint64(5) << List{3, 4} << false;
    }
    void holdersStandAsTheCardListsThem()
    {
        QFETCH(QList<qint64>, held);
        QFETCH(qint64, reserved);
        QFETCH(QList<qint64>, shares);
        QFETCH(bool, others);
        const StockCard of = heldBy({held.begin(), held.end()}, reserved);
        QList<qint64> units;
        qint64 order = 100;
        for (const StockShare &share : stockShares(of)) {
            units << share.units;
            if (share.order)
                QCOMPARE(number(*share.order), ++order);
        }
        QCOMPARE(units, shares);
        QCOMPARE(!stockShares(of).empty() && !stockShares(of).back().order, others);
    }

    void theSeriesAreStepsThatEndWithThePresent()
    {
        StockPicture picture;
        picture.setCard(card());
        QList<QPointF> available = picture.available()->points(), reserved = picture.reserved()->points();
        QVERIFY(available.last().x() > qreal(kStart + 50 * kMinute)); // until now
        QCOMPARE(available.takeLast().y(), 13.0);
        QCOMPARE(reserved.takeLast().y(), 2.0);
        QCOMPARE(available, steps({{0, 10}, {10, 10}, {10, 7}, {20, 7}, {20, 8}, {50, 8}, {50, 13}}));
        QCOMPARE(reserved, steps({{0, 0}, {10, 0}, {10, 3}, {20, 3}, {20, 2}, {50, 2}, {50, 2}}));
    }

    void theBarAndItsLegendSayTheSame()
    {
        StockPicture picture;
        picture.setCard(heldBy({1, 2, 3, 4, 5, 6, 7, 8}, 36));
        QList<qreal> units;
        for (const QBarSet *set : picture.shares()->barSets())
            units << set->at(0);
        QCOMPARE(units, (QList<qreal>{5, 1, 2, 3, 4, 5, 6, 15}));
        QCOMPARE(picture.legend(), QStringLiteral("5 available\n1 for order 101\n2 for order 102\n3 for order 103\n"
                                                  "4 for order 104\n5 for order 105\n6 for order 106\n15 for others"));
        QStringList shown;
        for (const QLabel *label : picture.findChildren<QLabel *>()) {
            if (label->isVisibleTo(&picture) && label->text().contains(u"for "))
                shown << label->text();
        }
        QCOMPARE(shown.size(), 7);
        // No two neighbours are drawn alike, also without colours.
        const QList<QBarSet *> sets = picture.shares()->barSets();
        for (qsizetype i = 2; i < sets.size(); ++i)
            QVERIFY(sets.at(i)->brush().style() != sets.at(i - 1)->brush().style());
        QVERIFY(picture.available()->pen().style() != picture.reserved()->pen().style());
        picture.setCard(card()); // another one replaces it
        QCOMPARE(picture.legend(), QStringLiteral("13 available\n2 for order 4"));
    }

    void itIsToldInWords()
    {
        StockPicture picture;
        picture.setCard(card());
        QStringList told;
        for (const QChartView *view : picture.findChildren<QChartView *>()) {
            QVERIFY(!view->accessibleName().isEmpty());
            QVERIFY(view->chart()->animationOptions() == QChart::NoAnimation);
            told << view->accessibleDescription();
        }
        const QString all = told.join(u'\n');
        QVERIFY2(all.contains(u"13 available") && all.contains(u"2 for order 4") &&
                     all.contains(u"available from 10 to 13, at least 7, at most 13; reserved from 0 to 2"),
                 qPrintable(all));
    }

    void withoutMovementsOrUnitsItSaysSo()
    {
        StockPicture picture;
        picture.setCard(heldBy({}, 0));
        const auto says = [&](QStringView words) {
            const auto labels = picture.findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
                return label->isVisibleTo(&picture) && label->text() == words;
            });
        };
        QVERIFY(says(u"Nothing has moved yet."));
        picture.setCard(card());
        QVERIFY(!says(u"Nothing has moved yet."));
        StockCard none;
        picture.setCard(none);
        QVERIFY(says(u"0 available"));
        QVERIFY(!picture.findChildren<QChartView *>().at(0)->isVisibleTo(&picture)); // no bar of nothing
    }

    void everyCountAndEverySpanCanBeDrawn_data()
    {
        QTest::addColumn<qint64>("units");
        QTest::addColumn<qint64>("minutes");
        for (const qint64 units : {0LL, 1LL, 4LL, 5LL, 999LL, 20'000'000LL, 9'000'000'000'000'000'000LL}) {
            for (const qint64 minutes : {0LL, 1LL, 60LL * 24, 60LL * 24 * 400})
                QTest::addRow("%lld in %lld min", units, minutes) << units << minutes;
        }
    }
    void everyCountAndEverySpanCanBeDrawn()
    {
        QFETCH(qint64, units);
        QFETCH(qint64, minutes);
        StockCard of;
        of.stock = stockRow(7, units, 0);
        of.movements = {movement(2, units, 0, minutes), movement(1, 0, 0, 0)};
        StockPicture picture;
        picture.resize(360, 300);
        picture.setCard(of);
        QVERIFY(!picture.grab().isNull());
        QCOMPARE(picture.available()->points().last().y(), qreal(units));
    }

    void theOtherLookIsDrawnInItsColours()
    {
        StockPicture picture;
        picture.setCard(card());
        picture.show();
        const QColor light = picture.available()->pen().color();
        Theme::apply(*qApp, Theme::Mode::Dark);
        const auto restored = qScopeGuard([] { Theme::apply(*qApp, Theme::Mode::Light); });
        QTRY_COMPARE(picture.available()->pen().color(), Theme::dark().good);
        QVERIFY(light != Theme::dark().good);
    }

    void aPictureIsMadeForACardOnly()
    {
        FakeDesk store;
        store.stock = {stockRow(7, 5, 5)};
        StockDetails details(store.desk(), *Currency::named("TWD"));
        QVERIFY(!details.picture());
        details.setSku(SkuId{7});
        QTRY_VERIFY(details.card());
        StockPicture *picture = details.picture();
        QVERIFY(picture);
        details.reload(); // it stays over the next reading
        QTRY_COMPARE(store.stockCards.size(), std::size_t(2));
        QCoreApplication::processEvents();
        QCOMPARE(details.picture(), picture);
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_StockPicture)
#include "tst_stock_picture.moc"
