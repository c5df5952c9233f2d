// SPDX-License-Identifier: GPL-3.0-or-later
// Columns are hidden, moved and widened, come back the next time, and never lock anybody out.
#include "tests/support/gui_test_main.h"
#include "ui/shared/list_columns.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QHeaderView>
#include <QMenu>
#include <QSettings>
#include <QStandardItemModel>
#include <QTemporaryDir>

using namespace holdfast;

namespace {

const QList<ListColumns::Column> kColumns{
    {QStringLiteral("number"), 84}, {QStringLiteral("customer"), 0}, {QStringLiteral("total"), 120}};

struct List
{
    QStandardItemModel model{4, 3};
    ListPage page;
    ListColumns *columns;

    explicit List(const QString &file = {})
    {
        model.setHorizontalHeaderLabels({QStringLiteral("No.  ↓"), QStringLiteral("R&D"), QStringLiteral("Total")});
        page.table()->setModel(&model);
        columns = new ListColumns(page.table(), kColumns);
        if (!file.isEmpty())
            columns->remember(ListMemory({}, QStringLiteral("orders"), file));
        page.resize(600, 400);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the window does not become the active one");
        page.table()->setFocus();
    }
    QHeaderView *header() { return page.table()->horizontalHeader(); }
    QList<int> seen() { return page.table()->shownColumns(); }
    QAction *action(const QString &words)
    {
        Q_EMIT columns->menu()->aboutToShow();
        for (QAction *action : columns->menu()->actions()) {
            if (action->text() == words)
                return action;
        }
        return nullptr;
    }
};

} // namespace

class tst_ListColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp, Theme::Mode::Light); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theMenuHidesAndShows()
    {
        List list;
        QVERIFY(list.action(QStringLiteral("No."))->isChecked());
        list.action(QStringLiteral("No."))->trigger();
        QCOMPARE(list.seen(), (QList<int>{1, 2}));
        QVERIFY(!list.action(QStringLiteral("No."))->isChecked());
        list.action(QStringLiteral("No."))->trigger();
        QCOMPARE(list.seen(), (QList<int>{0, 1, 2}));
        QCOMPARE(list.header()->sectionSize(0), 84);
    }

    void oneColumnAlwaysStays()
    {
        List list;
        list.action(QStringLiteral("No."))->trigger();
        list.action(QStringLiteral("R&&D"))->trigger(); // no mnemonic
        QVERIFY(!list.action(QStringLiteral("Total"))->isEnabled());
        list.columns->show(2, false);
        QCOMPARE(list.seen(), QList<int>{2});
    }

    void whatWasChosenComesBack()
    {
        {
            List list(file());
            list.header()->moveSection(2, 0);
            list.header()->resizeSection(0, 200);
            list.columns->show(0, false);
        } // within the pause: kept all the same
        List list(file());
        QCOMPARE(list.seen(), (QList<int>{2, 1}));
        list.columns->show(0, true);
        QCOMPARE(list.header()->sectionSize(0), 200);
    }

    void itIsKeptWhileThePageIsOpen()
    {
        List list(file());
        list.columns->show(0, false);
        QTRY_COMPARE(ListMemory({}, QStringLiteral("orders"), file()).columns().size(), 3);
        QVERIFY(ListMemory({}, QStringLiteral("stock"), file()).columns().isEmpty()); // a page's own
    }

    void nothingIsKeptOfWhatNobodyChose()
    {
        List list(file());
        list.page.resize(900, 500);
        QTest::qWait(400); // longer than the pause: nothing can be awaited that must not come
        QVERIFY(!QFile::exists(file()));
    }

    void oneKeyResetsAlsoWhatIsKept()
    {
        {
            List list(file());
            list.header()->moveSection(2, 0);
            list.columns->show(0, false);
            QTest::keySequence(list.page.table(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
            QCOMPARE(list.seen(), (QList<int>{0, 1, 2}));
            QCOMPARE(list.action(QStringLiteral("&Reset columns"))->shortcut(),
                     QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
        }
        QVERIFY(ListMemory({}, QStringLiteral("orders"), file()).columns().isEmpty());
        QCOMPARE(List(file()).seen(), (QList<int>{0, 1, 2}));
    }

    void whatIsNotKnownIsPassedOver_data()
    {
        QTest::addColumn<QStringList>("kept");
        QTest::addColumn<QList<int>>("seen");
        QTest::addColumn<int>("width"); // of the first column of the model
        const auto lines = [](const char *text) { return QString::fromLatin1(text).split(u'|'); };
        const QList<int> all{0, 1, 2};
        QTest::newRow("nothing") << QStringList() << all << 84;
        QTest::newRow("of another version") << lines("vat 90 shown|total 120 shown") << QList<int>{2, 0, 1} << 84;
        QTest::newRow("twice") << lines("total 120 shown|total 90 hidden") << QList<int>{2, 0, 1} << 84;
        QTest::newRow("none shown") << lines("number 84 hidden|customer 0 hidden|total 120 hidden") << all << 84;
        QTest::newRow("only unknown ones shown") << lines("vat 90 shown") << all << 84;
        QTest::newRow("no width") << lines("number wide shown") << all << 84;
        QTest::newRow("far too wide") << lines("number 99999999999999 shown") << all << 84;
        QTest::newRow("too narrow") << lines("number -5 shown") << all << 84;
        QTest::newRow("another word") << lines("number 100 maybe") << all << 100;
        QTest::newRow("no words") << lines("|  |number|number 100|number 100 shown more") << all << 84;
    }
    void whatIsNotKnownIsPassedOver()
    {
        QFETCH(QStringList, kept);
        ListMemory({}, QStringLiteral("orders"), file()).keepColumns(kept);
        List list(file());
        QTEST(list.seen(), "seen");
        QFETCH(int, width);
        QCOMPARE(list.header()->sectionSize(0), width);
    }

    void aFileOfSomethingElseHarmsNothing()
    {
        QFile broken(file());
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("\x00\xff[columns\norders=@Variant(\x01\x02\n]]]", 40);
        broken.close();
        QCOMPARE(List(file()).seen(), (QList<int>{0, 1, 2}));
    }

    void aColumnIsMovedByDraggingAndAClickStaysAClick()
    {
        List list;
        int clicked = -1;
        connect(list.header(), &QHeaderView::sectionClicked, this, [&](int column) { clicked = column; });
        QWidget *port = list.header()->viewport();
        const auto middle = [&](int column) {
            return QPoint(list.header()->sectionViewportPosition(column) + 30, list.header()->height() / 2);
        };
        QTest::mouseClick(port, Qt::LeftButton, {}, middle(2));
        QCOMPARE(clicked, 2);
        clicked = -1;
        QTest::mousePress(port, Qt::LeftButton, {}, middle(2));
        QTest::mouseMove(port, middle(2) - QPoint(40, 0));
        QTest::mouseMove(port, QPoint(5, list.header()->height() / 2));
        QTest::mouseRelease(port, Qt::LeftButton, {}, QPoint(5, list.header()->height() / 2));
        QCOMPARE(list.seen(), (QList<int>{2, 0, 1}));
        QCOMPARE(clicked, -1);
    }

private:
    QString file() const { return m_folder->filePath(QStringLiteral("lists.conf")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HOLDFAST_GUI_TEST_MAIN(tst_ListColumns)
#include "tst_list_columns.moc"
