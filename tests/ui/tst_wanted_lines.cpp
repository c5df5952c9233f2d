// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/quotes/sku_search_field.h"
#include "ui/quotes/wanted_lines_editor.h"
#include "ui/shared/theme.h"

#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>

#include <limits>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using Obstacle = WantedLinesEditor::Obstacle;

StoreFacts factsOf(const char *currency)
{
    StoreFacts facts;
    facts.currency = QString::fromLatin1(currency);
    return facts;
}

struct Editor
{
    FakeDesk store;
    std::unique_ptr<WantedLinesEditor> lines;

    explicit Editor(const char *currency = "TWD", int skus = 3)
    {
        for (int sku = 1; sku <= skus; ++sku)
            store.stock.push_back(stockRow(100 + sku, 8, 0));
        lines = std::make_unique<WantedLinesEditor>(store.desk(), factsOf(currency));
        lines->resize(860, 480);
        lines->show();
        lines->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(lines.get()));
        lines->takeFocus();
    }
    SkuSearchField *search() const { return lines->searchField(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void type(const QString &text) const { QTest::keyClicks(QApplication::focusWidget(), text); }
    // As a scanner does: Enter follows the last character at once.
    void scan(const QString &code) const
    {
        const auto before = lines->wanted(false);
        const QString hint = lines->hint();
        type(code);
        key(Qt::Key_Return);
        QTRY_VERIFY(lines->hint() != hint || search()->text().isEmpty());
    }
    QString said(int line) const { return lines->said(line); }
};

} // namespace

class tst_WantedLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp, Theme::Mode::Light); }

    void aLineIsTakenWithoutAMouse()
    {
        Editor editor;
        QSignalSpy shown(editor.search(), &SkuSearchField::shown);
        QSignalSpy changed(editor.lines.get(), &WantedLinesEditor::changed);
        editor.type(QStringLiteral("SKU-"));
        QVERIFY(shown.wait(5'000));
        QCOMPARE(editor.store.stockPages.size(), std::size_t(1)); // once, after the pause
        QCOMPARE(editor.search()->found()->count(), 3);
        editor.key(Qt::Key_Down);
        editor.key(Qt::Key_Return);
        QCOMPARE(editor.lines->lines().size(), std::size_t(1));
        QCOMPARE(editor.lines->lines().at(0).stock.sku, SkuId{102});
        QCOMPARE(QApplication::focusWidget(), editor.lines->quantityField(0));
        editor.type(QStringLiteral("3"));
        QCOMPARE(editor.lines->lines().at(0).quantity, 3);
        editor.key(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), editor.search());
        QVERIFY(editor.search()->text().isEmpty());
        QVERIFY(!changed.isEmpty());
        QCOMPARE(editor.lines->total(), std::optional<qint64>(75'000));
        QVERIFY2(editor.said(0).contains(u"750.00"), qPrintable(editor.said(0)));
        QVERIFY(editor.said(0).contains(u"8 available"));
        QVERIFY(editor.said(0).contains(u"not kept for you"));
    }

    void aScannedBarcodeIsTakenAtOnceAndTheNextOneToo()
    {
        Editor editor;
        editor.store.skus.push_back({SkuId{103}, "4710001", QStringLiteral("Thing 103")}); // as barcodes are found
        editor.scan(QStringLiteral("4710001"));
        QCOMPARE(editor.lines->lines().size(), std::size_t(1));
        QCOMPARE(editor.lines->lines().at(0).stock.sku, SkuId{103});
        QCOMPARE(QApplication::focusWidget(), editor.search()); // no quantity takes the next code
        editor.scan(QStringLiteral("4710001"));
        QCOMPARE(editor.lines->lines().size(), std::size_t(1));
        QCOMPARE(editor.lines->lines().at(0).quantity, 2);
    }

    void twoCodesThatAreScannedBeforeTheFirstAnswerAreBothTaken()
    {
        Editor editor;
        editor.store.answersReads = false;
        for (const char *code : {"AA", "BB"}) {
            editor.type(QString::fromLatin1(code));
            editor.key(Qt::Key_Return);
        }
        QCOMPARE(editor.store.searches.size(), std::size_t(2));
        const std::vector<StockRow> rows[] = {{stockRow(101, 8, 0)}, {stockRow(102, 8, 0)}};
        for (const std::size_t code : {0u, 1u}) {
            editor.store.stockPages.at(code).answer(rows[code]);
            editor.store.searches.at(code).answer({});
        }
        QTRY_COMPARE(editor.lines->lines().size(), std::size_t(2));
        QVERIFY(editor.search()->text().isEmpty());
    }

    void aCodeThatIsNoArticleIsSaid()
    {
        Editor editor;
        editor.store.answersReads = false;
        for (const char *code : {"AA", "BB"}) {
            editor.type(QString::fromLatin1(code));
            editor.key(Qt::Key_Return);
        }
        editor.store.stockPages.at(0).answer({});
        editor.store.searches.at(0).answer({});
        QTRY_VERIFY(editor.lines->hint().contains(u"“AA”"));
        QCOMPARE(editor.search()->text(), QStringLiteral("BB"));
        QVERIFY(editor.lines->lines().empty());
    }

    void theTwentyFirstIsRefusedInWords()
    {
        Editor editor("TWD", 21);
        for (int sku = 101; sku <= 120; ++sku)
            editor.scan(QStringLiteral("SKU-%1").arg(sku));
        QCOMPARE(editor.lines->lines().size(), std::size_t(20));
        editor.scan(QStringLiteral("SKU-121"));
        QCOMPARE(editor.lines->lines().size(), std::size_t(20));
        QVERIFY(editor.lines->hint().contains(u"Thing 121 was not added"));
        editor.scan(QStringLiteral("SKU-104")); // one that is there is no line more
        QCOMPARE(editor.lines->lines().at(3).quantity, 2);
        QCOMPARE(editor.lines->obstacle(), Obstacle::None);
    }

    void aQuantityIsFromOneToAMillion_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<qint64>("quantity"); // 0: refused
        QTest::newRow("one") << QStringLiteral("1") << qint64(1);
        QTest::newRow("a million") << QStringLiteral("1000000") << qint64(1'000'000);
        QTest::newRow("grouped") << QStringLiteral("1,000") << qint64(1'000);
        QTest::newRow("full-width") << QStringLiteral("１２") << qint64(12);
        QTest::newRow("none") << QString() << qint64(0);
        QTest::newRow("zero") << QStringLiteral("0") << qint64(0);
        QTest::newRow("negative") << QStringLiteral("-1") << qint64(0);
        QTest::newRow("more") << QStringLiteral("1000001") << qint64(0);
        QTest::newRow("beyond 64 bits") << QStringLiteral("99999999999999999999") << qint64(0);
        QTest::newRow("half") << QStringLiteral("1.5") << qint64(0);
        QTest::newRow("words") << QStringLiteral("two") << qint64(0);
    }
    void aQuantityIsFromOneToAMillion()
    {
        QFETCH(QString, typed);
        QFETCH(qint64, quantity);
        Editor editor;
        editor.scan(QStringLiteral("SKU-101"));
        editor.lines->quantityField(0)->setText(typed);
        QCOMPARE(editor.lines->lines().at(0).quantity, quantity);
        QCOMPARE(editor.lines->obstacle(), quantity ? Obstacle::None : Obstacle::Quantity);
        QCOMPARE(editor.said(0).contains(u"from 1 to 1,000,000"), quantity == 0);
    }

    void tooFewAreSaidAndForbidNothing()
    {
        Editor editor;
        editor.scan(QStringLiteral("SKU-101"));
        editor.lines->quantityField(0)->setText(QStringLiteral("9"));
        QVERIFY(editor.said(0).contains(u"only 8 available"));
        QCOMPARE(editor.lines->obstacle(), Obstacle::None);
    }

    void noKeyButItsOwnRemovesALine()
    {
        Editor editor;
        for (const char *code : {"SKU-101", "SKU-102"})
            editor.scan(QString::fromLatin1(code));
        editor.key(Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), editor.lines->quantityField(0));
        editor.key(Qt::Key_Delete);
        editor.key(Qt::Key_Delete);
        QCOMPARE(editor.lines->lines().size(), std::size_t(2));
        editor.key(Qt::Key_Backspace, Qt::ControlModifier);
        QCOMPARE(editor.lines->lines().size(), std::size_t(1));
        QCOMPARE(editor.lines->lines().at(0).stock.sku, SkuId{102});
        QCOMPARE(QApplication::focusWidget(), editor.lines->quantityField(0)); // the next one's
        QTest::mouseClick(editor.lines->removeButton(0), Qt::LeftButton);
        QVERIFY(editor.lines->lines().empty());
        QCOMPARE(QApplication::focusWidget(), editor.search());
    }

    void anArticleWithoutPriceIsShownAndNotTaken()
    {
        Editor editor;
        editor.store.stock.at(0).priceMinor.reset();
        QSignalSpy shown(editor.search(), &SkuSearchField::shown);
        editor.type(QStringLiteral("SKU-101"));
        QVERIFY(shown.wait(5'000));
        QVERIFY(editor.search()->found()->item(0)->text().contains(u"no price"));
        editor.key(Qt::Key_Return);
        QVERIFY(editor.lines->lines().empty());
        QVERIFY(editor.lines->hint().contains(u"has no price"));
    }

    void sumsNeverWrap()
    {
        Editor editor;
        editor.store.stock.at(0).priceMinor = std::numeric_limits<qint64>::max() / 2;
        editor.store.stock.at(1).priceMinor = std::numeric_limits<qint64>::max() / 2 + 2;
        editor.scan(QStringLiteral("SKU-101"));
        QCOMPARE(editor.lines->obstacle(), Obstacle::None);
        editor.lines->quantityField(0)->setText(QStringLiteral("3"));
        QCOMPARE(editor.lines->obstacle(), Obstacle::Overflow); // of one line
        QVERIFY(editor.said(0).contains(u"too large"));
        editor.lines->quantityField(0)->setText(QStringLiteral("1"));
        editor.scan(QStringLiteral("SKU-102"));
        QCOMPARE(editor.lines->obstacle(), Obstacle::Overflow); // of their sum
        QVERIFY(editor.lines->obstacleText().contains(u"too large"));
        QVERIFY(!editor.lines->total());
    }

    void amountsHaveTheDecimalsOfTheCurrency_data()
    {
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("price");
        QTest::newRow("TWD") << QStringLiteral("TWD") << QStringLiteral("12,345.67");
        QTest::newRow("JPY") << QStringLiteral("JPY") << QStringLiteral("1,234,567");
        QTest::newRow("KWD") << QStringLiteral("KWD") << QStringLiteral("1,234.567");
    }
    void amountsHaveTheDecimalsOfTheCurrency()
    {
        QFETCH(QString, currency);
        QFETCH(QString, price);
        Editor editor(currency.toLatin1().constData());
        editor.store.stock.at(0).priceMinor = 1'234'567;
        editor.scan(QStringLiteral("SKU-101"));
        QVERIFY2(editor.said(0).split(u'\n').contains(price), qPrintable(editor.said(0)));
    }

    void linesOfAnotherQuoteAreReadFirst()
    {
        Editor editor;
        editor.store.answersReads = false;
        editor.lines->setLines({{SkuId{101}, 2, 0}, {SkuId{102}, 1, 0}, {SkuId{109}, 1, 0}});
        editor.lines->setPricesBefore({{SkuId{101}, 2, 24'000}, {SkuId{102}, 1, 25'000}, {SkuId{109}, 1, 1}});
        QCOMPARE(editor.lines->obstacle(), Obstacle::Reading);
        editor.store.stockRowsAsked.at(0).fail(DbError::Kind::Unreachable);
        QTRY_COMPARE(editor.lines->obstacle(), Obstacle::Unreadable);
        QTest::keyClick(editor.lines.get(), Qt::Key_R, Qt::AltModifier);
        QTRY_COMPARE(editor.store.stockRowsAsked.size(), std::size_t(2));
        editor.store.stockRowsAsked.at(1).answer({stockRow(101, 8, 0), stockRow(102, 8, 0)});
        QTRY_COMPARE(editor.lines->obstacle(), Obstacle::Unknown); // one is gone
        QVERIFY(editor.said(0).contains(u"was 240.00"));
        QVERIFY(!editor.said(1).contains(u"was"));
        QVERIFY(editor.said(2).contains(u"not in the store any more"));
        QTest::mouseClick(editor.lines->removeButton(2), Qt::LeftButton);
        QCOMPARE(editor.lines->obstacle(), Obstacle::None);
        QCOMPARE(editor.lines->total(), std::optional<qint64>(75'000));
    }

    void aPriceThatChangesWhileOneComposesIsSaid()
    {
        Editor editor;
        editor.scan(QStringLiteral("SKU-101"));
        editor.store.stock.at(0).priceMinor = 30'000;
        editor.store.stock.at(0).priceVersion = 2;
        editor.lines->readAgain();
        QTRY_VERIFY(editor.said(0).contains(u"was 250.00"));
        QVERIFY(editor.said(0).contains(u"300.00"));
        QCOMPARE(editor.lines->wanted(true).at(0).priceVersion, 2);
        QCOMPARE(editor.lines->wanted(false).at(0).priceVersion, 0);
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_WantedLines)
#include "tst_wanted_lines.moc"
