// SPDX-License-Identifier: GPL-3.0-or-later
// "Why is this reserved?" of a SKU: every holder, the sum, the counter, and what cannot be read.
#include "tests/support/fake_case_pages.h"
#include "tests/support/gui_test_main.h"
#include "ui/diagnostics/holders_table.h"
#include "ui/diagnostics/sum_line.h"
#include "ui/diagnostics/why_reserved_dialog.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/theme.h"
#include "ui/stock/stock_details.h"

#include <QAbstractItemModelTester>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace holdfast;
using namespace holdfast::test;

namespace {

WhyReserved two(std::optional<qint64> counter = 5)
{
    WhyReserved why{SkuId{7}, "SKU-7", QStringLiteral("Thing 7"), 5, counter, 12, 5, 2, {}};
    why.by = {{OrderId{4}, 3, kCaseOpened, CustomerId{1}, "created"},
              {OrderId{5}, 2, kCaseOpened, CustomerId{2}, "paid"}};
    return why;
}

// The details of SKU 7, and the dialog that its button opens.
struct Desk
{
    FakeDesk store;
    FakeCasePages cases;
    StockDetails details;

    Desk() : details(desk(), *Currency::named("TWD"))
    {
        details.setSku(SkuId{7});
        details.resize(400, 600);
        details.show();
        if (!QTest::qWaitFor([&] { return details.card().has_value(); }))
            qFatal("no card is shown");
    }
    StoreDesk desk()
    {
        store.stock = {stockRow(7, 5, 5), stockRow(8, 1, 0)};
        StoreDesk all = store.desk();
        cases.addTo(all);
        return all;
    }
    WhyReservedDialog *open()
    {
        details.whyButton()->click();
        WhyReservedDialog *shown = dialog();
        if (!shown || !QTest::qWaitForWindowActive(shown))
            qFatal("no dialog is shown");
        return shown;
    }
    WhyReservedDialog *dialog() const
    {
        for (WhyReservedDialog *dialog : details.findChildren<WhyReservedDialog *>()) {
            if (dialog->isVisible())
                return dialog;
        }
        return nullptr;
    }
    WhyReservedDialog *answered(const std::optional<WhyReserved> &why)
    {
        WhyReservedDialog *shown = open();
        cases.whys.back().answer(why);
        (void)QTest::qWaitFor([&] { return shown->why().has_value() == why.has_value(); });
        QCoreApplication::processEvents();
        return shown;
    }
};

QString num(const char *text)
{
    return QString::fromUtf8(text);
}

// Whether or not the translation with its plurals is there: "2 unit(s)" and "2 units" are one.
QString oneForm(QString text)
{
    static const QRegularExpression plural(QStringLiteral("(\\d [a-z]+)s\\b"));
    return text.remove(QStringLiteral("(s)")).replace(plural, QStringLiteral("\\1"));
}

} // namespace

class tst_WhyReserved : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void everyHolderAddsUpToTheCounter()
    {
        Desk desk;
        WhyReservedDialog *dialog = desk.answered(two());
        QAbstractItemModelTester tester(dialog->holders()->cells(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(desk.cases.whys.at(0).request, SkuId{7});
        QCOMPARE(oneForm(dialog->sum()->said()), oneForm(num("5 held by 2 orders · the counter says 5 · they agree")));
        const CellTableModel *cells = dialog->holders()->cells();
        QCOMPARE(cells->rowCount(), 2);
        QCOMPARE(cells->index(1, 0).data().toString(), num("5"));
        QCOMPARE(cells->index(1, 1).data(CellTableModel::StatusRole).toByteArray(), QByteArray("paid"));
        QCOMPARE(cells->index(1, 2).data().toString(), num("2"));
        QVERIFY(!cells->index(1, 3).data().toString().isEmpty());
        QCOMPARE(cells->index(1, 4).data().toString(), num("2"));
        QVERIFY(dialog->said().contains(u"The stock row: 5 available · 5 reserved · version 12"));
    }

    void aDifferenceIsSaid()
    {
        Desk desk;
        QCOMPARE(
            oneForm(desk.answered(two(1))->sum()->said()),
            oneForm(num("5 held by 2 orders · the counter says 1 · 4 units held that the counter does not count")));
    }

    void whatIsNotListedIsSaid()
    {
        WhyReserved why = two(900);
        why.held = 900;
        why.holders = 400;
        Desk desk;
        WhyReservedDialog *dialog = desk.answered(why);
        QVERIFY(dialog->said().contains(u"More than the first 2 are not listed; the sum counts all of them."));
        QVERIFY(!desk.answered(two())->said().contains(u"not listed"));
    }

    void nobodyAndNothingAreSaid()
    {
        Desk desk;
        WhyReserved why = two(0);
        why.by.clear();
        why.held = why.holders = 0;
        WhyReservedDialog *dialog = desk.answered(why);
        QCOMPARE(dialog->sum()->said(), num("nobody holds it · the counter says 0 · they agree"));
        QVERIFY(!dialog->holders()->isVisible());
        dialog->reload();
        desk.cases.whys.back().answer(std::nullopt);
        QTRY_VERIFY(dialog->said().contains(u"There is no such SKU."));
    }

    void whatCannotBeReadIsSaidAndReadAgain()
    {
        Desk desk;
        WhyReservedDialog *dialog = desk.open();
        QTRY_VERIFY(dialog->said().contains(u"It is being read who holds this SKU."));
        desk.cases.whys.back().fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(dialog->failed()->isVisible());
        QVERIFY(dialog->failed()->sentence().contains(u"cannot be reached"));
        dialog->failed()->action()->click();
        QCOMPARE(desk.cases.whys.size(), 2u);
        desk.cases.whys.back().answer(two());
        QTRY_VERIFY(dialog->why());
        QVERIFY(!dialog->failed()->isVisible());
        QTest::keyClick(dialog, Qt::Key_F5);
        QTRY_COMPARE(desk.cases.whys.size(), 3u);
        desk.cases.whys.back().fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(dialog->failed()->isVisible());
        QVERIFY(dialog->holders()->isVisible()); // what was read stays
        QVERIFY(dialog->said().contains(u"What is below was read before."));
    }

    void lateAnswersAreDropped()
    {
        Desk desk;
        WhyReservedDialog *dialog = desk.open();
        dialog->reload();
        desk.cases.whys.at(1).answer(two(5));
        QTRY_VERIFY(dialog->why());
        desk.cases.whys.at(0).answer(two(1));
        QCoreApplication::processEvents();
        QCOMPARE(dialog->why()->reserved, std::optional<qint64>(5));
    }

    void oneSkuHasOneDialogAndItsHoldersLeadToTheirOrders()
    {
        Desk desk;
        WhyReservedDialog *dialog = desk.answered(two());
        QCOMPARE(desk.open(), dialog);
        QCOMPARE(desk.cases.whys.size(), 2u); // and is read again
        desk.cases.whys.back().answer(two());
        QSignalSpy orders(&desk.details, &StockDetails::orderAsked);
        dialog->holders()->setFocus();
        dialog->holders()->selectRow(1);
        QTest::keyClick(dialog->holders(), Qt::Key_Return);
        QCOMPARE(orders.size(), 1);
        QCOMPARE(orders.at(0).at(0).value<OrderId>(), OrderId{5});
        desk.details.setSku(SkuId{8});
        QTRY_COMPARE(desk.details.card()->stock.sku, SkuId{8});
        QTRY_COMPARE(desk.open()->sku(), SkuId{8});
    }

    // Without a store that can tell there is no button.
    void theButtonIsThereWhereItCanBeAnswered()
    {
        FakeDesk store;
        StockDetails details(store.desk(), *Currency::named("TWD"));
        QVERIFY(details.whyButton()->isHidden());
        QVERIFY(Desk().details.whyButton()->isVisible());
    }

    // What it looks like: with HOLDFAST_PICTURES, a folder.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
        if (folder.isEmpty())
            QSKIP("no folder is named");
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            Theme::apply(*qApp, mode);
            Desk desk;
            WhyReserved why = two(1);
            why.holders = 400;
            WhyReservedDialog *dialog = desk.answered(why);
            QTest::qWait(30);
            const QString suffix = mode == Theme::Mode::Light ? num("light") : num("dark");
            QVERIFY(dialog->grab().save(num("%1/why-%2.png").arg(folder, suffix)));
            QVERIFY(desk.details.grab().save(num("%1/stock-%2.png").arg(folder, suffix)));
        }
        Theme::apply(*qApp, Theme::Mode::Light);
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_WhyReserved)
#include "tst_why_reserved.moc"
