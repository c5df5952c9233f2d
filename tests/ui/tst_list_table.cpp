// SPDX-License-Identifier: GPL-3.0-or-later
// What is copied from a list, and what is selected in it.
#include "tests/support/gui_test_main.h"
#include "ui/shared/grid_cell.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QAction>
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStandardItemModel>

using namespace holdfast;

namespace {

struct List
{
    QStandardItemModel model{4, 3};
    ListPage page;

    List()
    {
        model.setHorizontalHeaderLabels(
            {QStringLiteral("No.  ↓"), QStringLiteral("Customer"), QStringLiteral("Total")});
        const QStringList names{QStringLiteral("Ada"), QStringLiteral("=1+1"), QStringLiteral("Ben\tLin\nTaipei"),
                                QStringLiteral("\"Cy")};
        for (int row = 0; row < 4; ++row) {
            model.setItem(row, 0, new QStandardItem(QString::number(4 - row)));
            model.setItem(row, 1, new QStandardItem(names.at(row)));
            model.setItem(row, 2, new QStandardItem(QStringLiteral("-1,%1.50").arg(200 + row)));
        }
        page.table()->setModel(&model);
        page.resize(600, 400);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the window does not become the active one");
        page.table()->setFocus();
        QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    }
    ListTable *table() { return page.table(); }
    QString copiedBy(const QKeySequence &keys)
    {
        QTest::keySequence(QApplication::focusWidget(), keys);
        return QGuiApplication::clipboard()->text();
    }
    void select(int first, int last)
    {
        table()->selectionModel()->setCurrentIndex(model.index(first, 1), QItemSelectionModel::NoUpdate);
        table()->selectionModel()->select(QItemSelection(model.index(first, 0), model.index(last, 2)),
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
    QString menu()
    {
        QStringList all;
        for (const QAction *action : table()->actions())
            all << action->text() + u' ' + action->shortcut().toString();
        return all.join(u'|');
    }
};

const QKeySequence kCopy(Qt::CTRL | Qt::Key_C);
const QKeySequence kCopyRows(Qt::CTRL | Qt::ALT | Qt::Key_C);
const QKeySequence kCopyWithTitles(Qt::CTRL | Qt::SHIFT | Qt::Key_C);

} // namespace

class tst_ListTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp, Theme::Mode::Light); }

    void aCellOfAGridIsNoFormulaAndStaysInItsPlace_data()
    {
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("cell");
        const std::pair<const char16_t *, const char16_t *> rows[] = {
            {u"Ada Chen", u"Ada Chen"},
            {u"", u""},
            {u"=1+1", u"'=1+1"},
            {u"+886 2 1234", u"'+886 2 1234"},
            {u"@SUM(A1)", u"'@SUM(A1)"},
            {u"-cmd|' /C calc'!A0", u"'-cmd|' /C calc'!A0"},
            {u"-1+1", u"'-1+1"},
            {u"-", u"'-"},
            {u"  =1+1", u"'  =1+1"},
            {u"\t1", u"' 1"},
            {u"\n=1", u"' =1"},
            {u"＝1+1", u"'＝1+1"},
            {u"-5", u"-5"},
            {u"-1,234.50", u"-1,234.50"},
            {u"-1\u202F234,50", u"-1\u202F234,50"},
            {u"12,431", u"12,431"},
            {u"a\tb", u"a b"},
            {u"a\r\nb", u"a  b"},
            {u"a\u2028b", u"a b"},
            {u"\"a", u"\"\"\"a\""},
            {u"say \"a\"", u"say \"a\""},
        };
        int row = 0;
        for (const auto &[shown, cell] : rows)
            QTest::addRow("%d: %s", ++row, qPrintable(QString::fromUtf16(shown).simplified()))
                << QString::fromUtf16(shown) << QString::fromUtf16(cell);
    }
    void aCellOfAGridIsNoFormulaAndStaysInItsPlace()
    {
        QFETCH(QString, shown);
        QTEST(gridCell(shown), "cell");
    }

    void copyTakesTheCurrentCellAsItIsShown()
    {
        List list;
        list.select(1, 1);
        QCOMPARE(list.copiedBy(kCopy), QStringLiteral("=1+1")); // alone it is text for any field
        QTest::keyClick(list.table(), Qt::Key_Right);
        QCOMPARE(list.copiedBy(kCopy), QStringLiteral("-1,201.50"));
    }

    void copyTakesTheRowsWhereSeveralAreSelected()
    {
        List list;
        list.select(1, 3);
        QCOMPARE(list.copiedBy(kCopy), QStringLiteral("3\t'=1+1\t-1,201.50\n"
                                                      "2\tBen Lin Taipei\t-1,202.50\n"
                                                      "1\t\"\"\"Cy\"\t-1,203.50\n"));
    }

    void oneRowIsCopiedToo()
    {
        List list;
        list.select(0, 0);
        QCOMPARE(list.copiedBy(kCopyRows), QStringLiteral("4\tAda\t-1,200.50\n"));
    }

    void copyWithHeadersLeavesTheSortMarkOut()
    {
        List list;
        list.select(0, 0);
        QCOMPARE(list.copiedBy(kCopyWithTitles), QStringLiteral("No.\tCustomer\tTotal\n4\tAda\t-1,200.50\n"));
    }

    void onlyWhatIsSeenIsCopiedInTheOrderInWhichItIs()
    {
        List list;
        list.table()->horizontalHeader()->moveSection(2, 0);
        list.table()->setColumnHidden(0, true);
        list.select(0, 0);
        QCOMPARE(list.copiedBy(kCopyWithTitles), QStringLiteral("Total\tCustomer\n-1,200.50\tAda\n"));
        list.table()->setColumnHidden(1, true); // the current cell's own
        QCOMPARE(list.copiedBy(kCopy), QStringLiteral("-1,200.50"));
    }

    void theRowsAreCopiedFromTheTopToTheBottom()
    {
        List list;
        list.table()->selectRow(3);
        list.table()->selectionModel()->select(list.model.index(0, 0),
                                               QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QCOMPARE(list.copiedBy(kCopy).left(5), QStringLiteral("4\tAda"));
    }

    void nothingIsCopiedFromNothing()
    {
        List list;
        list.model.removeRows(0, 4);
        for (const QKeySequence &keys : {kCopy, kCopyRows, kCopyWithTitles})
            QCOMPARE(list.copiedBy(keys), QStringLiteral("before"));
    }

    void inAFieldTheKeyIsTheFields()
    {
        List list;
        list.select(0, 0);
        list.page.filterField()->setText(QStringLiteral("typed"));
        list.page.filterField()->setFocus();
        list.page.filterField()->selectAll();
        QCOMPARE(list.copiedBy(kCopy), QStringLiteral("typed"));
    }

    void theMenuNamesWhatEachKeyCopies()
    {
        List list;
        list.select(1, 1);
        QCOMPARE(list.table()->contextMenuPolicy(), Qt::ActionsContextMenu);
        QCOMPARE(list.menu(), QStringLiteral("Copy &cell Ctrl+C|Copy &row Ctrl+Alt+C|Copy with &headers Ctrl+Shift+C"));
        list.select(1, 2);
        QCOMPARE(list.menu(), QStringLiteral("Copy &cell |Copy &rows Ctrl+C|Copy with &headers Ctrl+Shift+C"));
    }

    void severalRowsAreSelectedAndCounted()
    {
        List list;
        QSignalSpy changed(list.table(), &ListTable::placeChanged);
        QTest::keyClick(list.table(), Qt::Key_Down);
        QTest::keyClick(list.table(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(list.table()->selectedCount(), 2);
        QVERIFY(!changed.isEmpty());
        QTest::keySequence(list.table(), QKeySequence::SelectAll);
        QCOMPARE(list.table()->selectedCount(), 4);
        changed.clear();
        list.model.removeRow(0);
        QVERIFY(!changed.isEmpty());
        QCOMPARE(list.table()->selectedCount(), 3);
    }

    void anotherModelIsHeardAndTheOldOneIsNot()
    {
        List list;
        QStandardItemModel other{2, 3};
        list.table()->setModel(&other);
        QSignalSpy changed(list.table(), &ListTable::placeChanged);
        list.model.removeRow(0);
        QCOMPARE(changed.size(), 0);
        other.removeRow(0);
        QVERIFY(!changed.isEmpty());
        list.table()->setModel(nullptr);
        QVERIFY(list.table()->rowsText(true).isEmpty());
        QVERIFY(list.table()->cellText().isEmpty());
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_ListTable)
#include "tst_list_table.moc"
