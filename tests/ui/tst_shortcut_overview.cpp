// SPDX-License-Identifier: GPL-3.0-or-later
// Every key of the window is told in one place, as it is.
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/main_window.h"
#include "ui/orders/orders_page.h"
#include "ui/shared/find_field.h"
#include "ui/shared/list_page.h"
#include "ui/shared/shortcut_overview.h"
#include "ui/shared/theme.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>

using namespace holdfast;
using namespace holdfast::test;

namespace {

struct Filled : FakeDesk
{
    Filled() { orders.push_back(orderRow(1)); }
};

struct Open
{
    Filled store;
    MainWindow window{store.desk(), {QStringLiteral("Test store"), true, {}, {}, {}, {}}};

    Open()
    {
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window) ||
            !QTest::qWaitFor([this] { return window.orders()->list()->table()->model()->rowCount() == 1; }))
            qFatal("the window does not become active, or shows no order");
    }
    QStringList lines() const
    {
        QStringList all;
        for (const ShortcutOverview::Entry &entry : ShortcutOverview::entriesOf(&window))
            all << entry.group + u'|' + entry.name + u'|' + entry.keys.join(u',');
        return all;
    }
    QPointer<ShortcutOverview> overview() const { return window.findChild<ShortcutOverview *>(); }
};

} // namespace

class tst_ShortcutOverview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp, Theme::Mode::Light); }

    void gathersWhatListens()
    {
        Open open;
        const QStringList lines = open.lines();
        for (const char *line :
             {"|Quotes|Ctrl+1", "|Orders|Ctrl+2", "|Find a customer, an order or a quote|Ctrl+K",
              "|Keyboard shortcuts|?,F1", "|Lock|Ctrl+L", "|Another person…|Ctrl+Shift+L", "Orders|Filter|Ctrl+F",
              "Orders|Copy with headers|Ctrl+Shift+C", "Orders|Reset columns|Ctrl+Shift+R"})
            QVERIFY2(lines.contains(QString::fromUtf8(line)),
                     qPrintable(QString::fromUtf8(line) + u'\n' + lines.join(u'\n')));
        QVERIFY(!lines.join(u'\n').contains(u"Ctrl+5")); // that page is not there yet
    }

    void whatIsNewIsToldWithoutBeingTypedTwice()
    {
        Open open;
        auto *action = new QAction(QStringLiteral("&Export"), &open.window);
        action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
        open.window.orders()->list()->table()->addAction(action);
        QVERIFY(open.lines().contains(QStringLiteral("Orders|Export|Ctrl+E")));
        action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_J));
        QVERIFY(open.lines().contains(QStringLiteral("Orders|Export|Ctrl+J")));
    }

    // One without words would be missing in the list.
    void everyShortcutHasWordsAndNoTwoAreTheSame()
    {
        Open open;
        for (const QShortcut *shortcut : open.window.findChildren<QShortcut *>())
            QVERIFY2(!shortcut->whatsThis().isEmpty(), qPrintable(shortcut->key().toString()));
        QSet<QString> keys;
        for (const ShortcutOverview::Entry &entry : ShortcutOverview::entriesOf(&open.window)) {
            for (const QString &key : entry.keys) {
                QVERIFY2(!keys.contains(key), qPrintable(key));
                keys << key;
            }
        }
    }

    void aKeyOpensItAndEscapeGoesBack_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("?") << int(Qt::Key_Question);
        QTest::newRow("F1") << int(Qt::Key_F1);
    }
    void aKeyOpensItAndEscapeGoesBack()
    {
        QFETCH(int, key);
        Open open;
        QWidget *table = open.window.orders()->list()->table();
        table->setFocus();
        QTest::keyClick(table, Qt::Key(key)); // a platform with keyboards takes the Shift of a ? off itself
        const QPointer<ShortcutOverview> overview = open.overview();
        QVERIFY(overview);
        QVERIFY(QTest::qWaitForWindowActive(overview));
        QStringList said;
        for (const QLabel *label : overview->findChildren<QLabel *>())
            said << label->text();
        QVERIFY(said.contains(QStringLiteral("Ctrl+K")));
        QVERIFY(said.contains(QStringLiteral("Find a customer, an order or a quote")));
        QTest::keyClick(overview, Qt::Key_Escape);
        QTRY_VERIFY(!overview);
        QTRY_COMPARE(QApplication::focusWidget(), table);
    }

    void inAFieldAQuestionMarkIsALetter()
    {
        Open open;
        open.window.find()->setFocus();
        QTest::keyClicks(open.window.find(), QStringLiteral("?"));
        QVERIFY(!open.overview());
        QCOMPARE(open.window.find()->text(), QStringLiteral("?"));
        QLineEdit *filter = open.window.orders()->list()->filterField();
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("?"));
        QVERIFY(!open.overview());
        QCOMPARE(filter->text(), QStringLiteral("?"));
    }

    void theButtonOpensItOnce()
    {
        Open open;
        QPushButton *button = nullptr;
        for (QPushButton *each : open.window.findChildren<QPushButton *>()) {
            if (each->accessibleName() == u"Keyboard shortcuts")
                button = each;
        }
        QVERIFY(button);
        QCOMPARE(button->toolTip(), QStringLiteral("Keyboard shortcuts (?)"));
        button->setFocus();
        button->click();
        QCOMPARE(open.window.findChildren<ShortcutOverview *>().size(), 1);
        const QPointer<ShortcutOverview> overview = open.overview();
        QTest::keyClick(overview, Qt::Key_Question); // a window of its own now
        QCOMPARE(open.window.findChildren<ShortcutOverview *>().size(), 1);
        overview->reject();
        QTRY_COMPARE(QApplication::focusWidget(), button);
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_ShortcutOverview)
#include "tst_shortcut_overview.moc"
