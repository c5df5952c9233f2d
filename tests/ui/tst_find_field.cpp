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

    void listsWhatIsFoundWithWhatToAskTheCallerFor()
    {
        Field field;
        field.store.customers = {customerRow(1, QStringLiteral("Ada Chen")),
                                 customerRow(2, QStringLiteral("Ada Chen"))};
        field.store.customers[1].phone = QStringLiteral("02 1234 5678");
        QVERIFY(field.search("Ada"));
        QCOMPARE(field.store.searches.size(), 1u); // not one a key
        QCOMPARE(field.find->found()->count(), 2);
        QVERIFY(field.row(0).contains(u"0912 345 678"));
        QVERIFY(field.row(1).contains(u"02 1234 5678"));
        QVERIFY(!field.find->accessibleDescription().isEmpty()); // the marked row is told where the focus is
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
        QVERIFY(field.row(0).startsWith(u"Order 1"));
        QVERIFY(field.row(1).startsWith(u"1  Ada Chen"));
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
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
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
        field.store.searches.at(1).answer({customerRow(2, QStringLiteral("Ben Lin"))});
        QTRY_VERIFY(field.listed());
        field.store.searches.at(0).answer({customerRow(1, QStringLiteral("Ada Chen"))});
        QCoreApplication::processEvents();
        QCOMPARE(field.find->found()->count(), 1);
        QVERIFY(field.row(0).contains(u"Ben Lin"));
    }

    void nobodyFoundIsSaidAndCannotBeChosen()
    {
        Field field;
        QSignalSpy chosen(field.find.get(), &FindField::customerChosen);
        QVERIFY(field.search("Zoe"));
        QVERIFY(field.row(0).startsWith(u"Nobody found"));
        QTest::keyClick(field.find.get(), Qt::Key_Down);
        QTest::keyClick(field.find.get(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 0);
    }

    void aDatabaseThatDoesNotAnswerIsNotNobodyFound()
    {
        Field field;
        field.store.answersReads = false;
        field.type("42");
        QTRY_COMPARE(field.store.searches.size(), 1u);
        field.store.searches.at(0).fail(DbError::Kind::Unreachable);
        QTRY_COMPARE(field.store.rows.size(), 1u);
        field.store.rows.at(0).fail(DbError::Kind::Unreachable);
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
        field.store.searches.at(0).answer({customerRow(1, QStringLiteral("Ada Chen"))});
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
        QCOMPARE(field.store.rows.size(), 0u);
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_FindField)
#include "tst_find_field.moc"
