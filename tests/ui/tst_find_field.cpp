// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/language.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/shared/find_field.h"
#include "ui/shared/theme.h"

#include <QListWidget>
#include <QSignalSpy>

using namespace holdfast;
using namespace holdfast::test;

namespace {

struct Field
{
    FakeDesk store;
    QWidget window;
    std::unique_ptr<FindField> find;

    Field()
    {
        store.orders = {orderRow(1), orderRow(42)};
        window.resize(600, 400);
        find = std::make_unique<FindField>(store.desk(), &window);
        find->setGeometry(300, 10, 260, 32);
        window.show();
        window.activateWindow();
        find->setFocus();
    }
    void type(const char *text)
    {
        find->selectAll();
        QTest::keyClicks(find.get(), QString::fromUtf8(text));
    }
    bool listed() const { return find->found()->isVisible(); }
    bool search(const char *text)
    {
        QSignalSpy shown(find.get(), &FindField::shown);
        type(text);
        return shown.wait(5'000);
    }
    QString row(int row) const
    {
        const QListWidgetItem *item = find->found()->item(row);
        return item ? item->text() : QString();
    }
    QStringList firstLines() const
    {
        QStringList lines;
        for (int at = 0; at < find->found()->count(); ++at)
            lines << row(at).section(u'\n', 0, 0);
        return lines;
    }
};

} // namespace

class tst_FindField : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        m_language.use(QStringLiteral("en"));
    }

    // Two of one name: by number, external number, the end of the phone number and the e-mail's beginning; the whole of
    // them is not for everybody who sees the list.
    void twoOfOneNameAreToldApart()
    {
        Field field;
        field.store.customers = {customerRow(1, QStringLiteral("Ada Chen")),
                                 customerRow(2, QStringLiteral("Ada Chen"))};
        field.store.customers[1].phone = QStringLiteral("02 1234-5670");
        field.store.customers[1].email = QStringLiteral("chen@example.org");
        field.store.customers[1].externalNumber = "EXT-2";
        QVERIFY(field.search("Ada"));
        QCOMPARE(field.store.searches.size(), 1u); // not one a key
        QCOMPARE(field.row(1), QStringLiteral("1  Ada Chen\n☎ …678"));
        QCOMPARE(field.row(2), QStringLiteral("2  Ada Chen\nEXT-2 · ☎ …670 · c…@example.org"));
        QVERIFY(
            field.find->accessibleDescription().startsWith(u"1  Ada Chen")); // the marked row, told where the focus is
    }

    // The arrow keys go from hit to hit; what says the kind is passed over.
    void groupsByKind()
    {
        Field field;
        field.store.skus = {{SkuId{7}, "1", QStringLiteral("Mug")}};
        field.store.orders[1].externalRef = "1";
        QSignalSpy skus(field.find.get(), &FindField::skuChosen);
        QSignalSpy customers(field.find.get(), &FindField::customerChosen);
        QVERIFY(field.search("1"));
        QCOMPARE(field.firstLines(),
                 (QStringList{QStringLiteral("Orders"), QStringLiteral("Order 1"),
                              QStringLiteral("Order 42, reference 1"), QStringLiteral("Stock"), QStringLiteral("1"),
                              QStringLiteral("Customers"), QStringLiteral("1  Ada Chen")}));
        QList<int> marked{field.find->found()->currentRow()};
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(field.find.get(), Qt::Key_Down);
            marked << field.find->found()->currentRow();
        }
        QCOMPARE(marked, (QList<int>{1, 2, 4, 6, 6}));
        QTest::keyClick(field.find.get(), Qt::Key_Up);
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QCOMPARE(skus.size(), 1);
        QCOMPARE(skus.at(0).at(0).value<SkuId>(), SkuId{7});
        QCOMPARE(skus.at(0).at(1).toByteArray(), QByteArray("1"));
        QCOMPARE(customers.size(), 0);
    }

    void enterTakesTheMarkedRow()
    {
        Field field;
        field.store.customers.push_back(customerRow(3, QStringLiteral("Ada Lin")));
        QSignalSpy chosen(field.find.get(), &FindField::customerChosen);
        QVERIFY(field.search("Ada"));
        QTest::keyClick(field.find.get(), Qt::Key_Up);
        QTest::keyClick(field.find.get(), Qt::Key_Down);
        QTest::keyClick(field.find.get(), Qt::Key_Down);
        QVERIFY(field.find->accessibleDescription().contains(u"Ada Lin"));
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.at(0).at(0).value<CustomerRow>().id, CustomerId{3});
        QVERIFY(!field.listed());
        QVERIFY(field.find->text().isEmpty());
        QTest::keyClick(field.find.get(), Qt::Key_Return); // nothing is typed: nothing is chosen
        QCOMPARE(chosen.size(), 1);
    }

    void aNumberFindsAnOrderToo()
    {
        Field field;
        QSignalSpy orders(field.find.get(), &FindField::orderChosen);
        QVERIFY(field.search("1"));
        QVERIFY(field.row(1).startsWith(u"Order 1"));
        QVERIFY(field.row(3).startsWith(u"1  Ada Chen"));
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QCOMPARE(orders.size(), 1);
        QCOMPARE(orders.at(0).at(0).value<OrderId>(), OrderId{1});
    }

    void aClickTakesARow()
    {
        Field field;
        QSignalSpy chosen(field.find.get(), &FindField::customerChosen);
        QVERIFY(field.search("Ben"));
        QListWidget *list = field.find->found();
        QCoreApplication::processEvents();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
        QCOMPARE(chosen.size(), 1);
    }

    // A scanner, or somebody fast, presses Enter before anything is listed.
    void enterBeforeTheListTakesTheOnlyHit()
    {
        Field field;
        QSignalSpy orders(field.find.get(), &FindField::orderChosen);
        QSignalSpy customers(field.find.get(), &FindField::customerChosen);
        field.type("42");
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QTRY_COMPARE(orders.size(), 1);
        QCOMPARE(orders.at(0).at(0).value<OrderId>(), OrderId{42});

        field.store.customers.push_back(customerRow(3, QStringLiteral("Ada Lin")));
        field.type("Ada"); // two: the person chooses
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QTRY_VERIFY(field.listed());
        QCoreApplication::processEvents();
        QCOMPARE(customers.size(), 0);
    }

    // A scanner sends a code and Enter within a millisecond, and the next one before the database has answered.
    void aScannedCodeTakesItsSku()
    {
        Field field;
        field.store.skus = {{SkuId{7}, "MUG-01", QStringLiteral("Mug")}, {SkuId{8}, "TEA-01", QStringLiteral("Tea")}};
        QSignalSpy skus(field.find.get(), &FindField::skuChosen);
        QTest::keyClicks(field.find.get(), QStringLiteral("MUG-01"));
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QTRY_COMPARE(skus.size(), 1);
        QCOMPARE(skus.at(0).at(1).toByteArray(), QByteArray("MUG-01"));
        QVERIFY(!field.listed());
        QVERIFY(field.find->text().isEmpty());
        QCOMPARE(field.store.searches.size(), 1u);

        field.store.answersReads = false;
        QTest::keyClicks(field.find.get(), QStringLiteral("MUG-01"));
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QTest::keyClicks(field.find.get(), QStringLiteral("TEA-01"));
        field.store.searches.at(1).answer({{}, {}, {field.store.skus[0]}, {}});
        QTRY_COMPARE(skus.size(), 2);
        QCOMPARE(field.find->text(), QStringLiteral("TEA-01"));
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QCOMPARE(field.store.searches.back().request, QStringLiteral("TEA-01"));
        field.store.searches.back().answer({{}, {}, {field.store.skus[1]}, {}});
        QTRY_COMPARE(skus.size(), 3);
        QCOMPARE(skus.at(2).at(0).value<SkuId>(), SkuId{8});
    }

    // Enter came early and there are several: who typed goes on typing.
    void afterAnEarlyEnterOneGoesOnTyping()
    {
        Field field;
        field.store.customers.push_back(customerRow(3, QStringLiteral("Ada Lin")));
        field.type("Ada");
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QTRY_VERIFY(field.listed());
        QTest::keyClicks(field.find.get(), QStringLiteral(" L"));
        QCOMPARE(field.find->text(), QStringLiteral("Ada L"));
        QTRY_COMPARE(field.firstLines(), (QStringList{QStringLiteral("Customers"), QStringLiteral("3  Ada Lin")}));
    }

    // Enter is for what is typed, not for what is still listed.
    void enterDoesNotTakeARowOfAnOlderText()
    {
        Field field;
        QSignalSpy chosen(field.find.get(), &FindField::customerChosen);
        QVERIFY(field.search("Ada"));
        field.type("Ben");
        QVERIFY(field.listed());
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(chosen.at(0).at(0).value<CustomerRow>().id, CustomerId{2});
    }

    void aHeldEnterKeyChoosesNothingMore()
    {
        Field field;
        QSignalSpy chosen(field.find.get(), &FindField::customerChosen);
        QVERIFY(field.search("Ada"));
        for (int i = 0; i < 5; ++i) {
            QKeyEvent repeat(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
            QCoreApplication::sendEvent(field.find.get(), &repeat);
        }
        QCOMPARE(chosen.size(), 0);
    }

    void aLateAnswerIsNotListed()
    {
        Field field;
        field.store.answersReads = false;
        field.type("Ada");
        QTRY_COMPARE(field.store.searches.size(), 1u);
        field.type("Ben");
        QTRY_COMPARE(field.store.searches.size(), 2u);
        field.store.searches.at(1).answer({{}, {}, {}, {customerRow(2, QStringLiteral("Ben Lin"))}});
        QTRY_VERIFY(field.listed());
        field.store.searches.at(0).answer({{}, {}, {}, {customerRow(1, QStringLiteral("Ada Chen"))}});
        QCoreApplication::processEvents();
        QCOMPARE(field.firstLines(), (QStringList{QStringLiteral("Customers"), QStringLiteral("2  Ben Lin")}));
    }

    void nothingFoundIsSaidWithWhatCanBeSearched()
    {
        Field field;
        QSignalSpy chosen(field.find.get(), &FindField::customerChosen);
        QVERIFY(field.search("Zoe"));
        QVERIFY(field.row(0).startsWith(u"Nothing found for “Zoe”"));
        for (const char *what : {"number", "name", "phone", "e-mail", "reference", "code", "barcode"})
            QVERIFY(field.row(0).contains(QLatin1String(what)));
        QCOMPARE(field.find->accessibleDescription(), field.row(0));
        QTest::keyClick(field.find.get(), Qt::Key_Down);
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 0);
    }

    void aDatabaseThatDoesNotAnswerIsNotNothingFound()
    {
        Field field;
        field.store.answersReads = false;
        field.type("42");
        QTRY_COMPARE(field.store.searches.size(), 1u);
        field.store.searches.at(0).fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(field.listed());
        QVERIFY(field.row(0).startsWith(u"The database gave no answer"));

        field.store.answersReads = true; // it is back: Enter tries again, and there is only one hit
        QSignalSpy orders(field.find.get(), &FindField::orderChosen);
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QTRY_COMPARE(orders.size(), 1);
    }

    void escapeClosesTheListThenLeaves()
    {
        Field field;
        QVERIFY(field.search("Ada"));
        QSignalSpy left(field.find.get(), &FindField::left);
        QTest::keyClick(field.find.get(), Qt::Key_Escape);
        QVERIFY(!field.listed());
        QVERIFY(field.find->text().isEmpty());
        QCOMPARE(left.size(), 0);
        QTest::keyClick(field.find.get(), Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
    }

    void anAnswerAfterTheFieldWasLeftOpensNothing()
    {
        Field field;
        field.store.answersReads = false;
        field.type("Ada");
        QTRY_COMPARE(field.store.searches.size(), 1u);
        field.find->clearFocus();
        field.store.searches.at(0).answer({{}, {}, {}, {customerRow(1, QStringLiteral("Ada Chen"))}});
        QCoreApplication::processEvents();
        QVERIFY(!field.listed());
    }

    void theFieldMayGoWhileItSearches()
    {
        Field field;
        field.store.answersReads = false;
        field.type("42");
        QTRY_COMPARE(field.store.searches.size(), 1u);
        field.find.reset();
        field.store.searches.at(0).answer({});
        QCoreApplication::processEvents();
        QCOMPARE(field.store.searches.size(), 1u);
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_FindField)
#include "tst_find_field.moc"
