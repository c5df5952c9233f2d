// SPDX-License-Identifier: GPL-3.0-or-later
// Filters and sort come back after a restart, for the store in which they were chosen, and no value locks anybody out.
#include "models/order_table_model.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/orders/order_details.h"
#include "ui/orders/orders_page.h"
#include "ui/shared/list_memory.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const QString kStore = QStringLiteral("7f1c2a44-0000-4000-8000-000000000001");

// The page as it opens after a start.
struct Start
{
    FakeDesk desk;
    std::unique_ptr<OrdersPage> page;

    explicit Start(const QString &scope = kStore)
    {
        for (int id = 1; id <= 12; ++id)
            desk.orders.push_back(orderRow(id, id % 3 ? "created" : "paid", 1 + id % 2));
        page = std::make_unique<OrdersPage>(desk.desk());
        page->remember(scope);
        page->resize(1'120, 640);
        page->show();
        page->activateWindow();
    }
    const OrderPageRequest &asked() const { return desk.pages.back().request; }
    bool type(const QString &text)
    {
        page->list()->filterField()->setText(text);
        return QTest::qWaitFor([&] { return asked().filter.text == text; });
    }
    void sort() { Q_EMIT page->list()->table()->horizontalHeader()->sectionClicked(OrderTableModel::CreatedAt); }
    bool choose(const QString &status)
    {
        for (QPushButton *button : page->findChildren<QPushButton *>()) {
            if (!button->menu())
                continue;
            Q_EMIT button->menu()->aboutToShow();
            for (QAction *action : button->menu()->actions()) {
                if (action->text() == status) {
                    action->trigger();
                    return true;
                }
            }
        }
        return false;
    }
    QPushButton *button(const QString &text) const
    {
        for (QPushButton *button : page->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text().startsWith(text))
                return button;
        }
        return nullptr;
    }
};

} // namespace

class tst_ListMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit()); // nobody's own file
        QVERIFY(file().startsWith(m_folder.path()));
        Theme::apply(*qApp, Theme::Mode::Light);
    }
    void init() { QFile::remove(file()); }

    void whatIsKeptIsReadBack()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("lists.conf"));
        const ListMemory memory(kStore, QStringLiteral("orders"), path);
        const ListMemory::Choice choice{QStringLiteral("R&D, \"陳\"; @x=1"),
                                        {{QStringLiteral("status"), QStringLiteral("paid")}},
                                        QStringLiteral("placed"),
                                        true};
        memory.keepChoice(choice);
        QCOMPARE(ListMemory(kStore, QStringLiteral("orders"), path).choice(), choice);
        QCOMPARE(ListMemory(kStore, QStringLiteral("stock"), path).choice(), ListMemory::Choice());
        QCOMPARE(ListMemory(QStringLiteral("other"), QStringLiteral("orders"), path).choice(), ListMemory::Choice());
        QVERIFY(!(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther)));
        memory.keepChoice({});
        QCOMPARE(memory.choice(), ListMemory::Choice());
        const QSettings left(path, QSettings::IniFormat);
        QVERIFY(left.allKeys().isEmpty());
    }

    void withoutAScopeNothingIsKept()
    {
        const ListMemory nothing;
        nothing.keepChoice({QStringLiteral("Ada"), {}, {}, false});
        nothing.keepColumns({QStringLiteral("number 84 shown")});
        QCOMPARE(nothing.choice(), ListMemory::Choice());
        QVERIFY(nothing.columns().isEmpty());
        QVERIFY(!QFile::exists(file()));
    }

    void filtersAndSortSurviveARestart()
    {
        {
            Start before;
            QVERIFY(before.type(QStringLiteral("Ada")));
            QVERIFY(before.choose(QStringLiteral("paid")));
            before.sort();
        }
        Start after;
        QCOMPARE(after.asked().filter.text, QStringLiteral("Ada"));
        QCOMPARE(after.asked().filter.status, std::optional(QByteArray("paid")));
        QCOMPARE(after.asked().sort, OrderSort::Oldest);
        QCOMPARE(after.page->list()->filterField()->text(), QStringLiteral("Ada"));
        QTRY_VERIFY(after.button(QStringLiteral("“Ada”"))); // seen as chips, with one that clears all
        QVERIFY(after.button(QStringLiteral("Status: paid")));
        QVERIFY(after.button(QStringLiteral("Clear all")));
        QVERIFY(Start(QStringLiteral("another store")).asked().filter == OrderFilter{});
    }

    void clearAllClearsWhatIsKept()
    {
        {
            Start before;
            QVERIFY(before.type(QStringLiteral("Ada")));
            QVERIFY(before.choose(QStringLiteral("paid")));
            before.button(QStringLiteral("Clear all"))->click();
        }
        QVERIFY(Start().asked().filter == OrderFilter{});
    }

    void theCustomerWhoIsServedIsNotKept()
    {
        {
            Start before;
            before.page->setServed(CustomerRow{CustomerId{1}, QStringLiteral("Ada Chen"), {}, {}, {}});
            QVERIFY(before.type(QStringLiteral("Ada")));
            QCOMPARE(before.asked().filter.customer, std::optional(CustomerId{1}));
        }
        QVERIFY(!Start().asked().filter.customer);
        QFile kept(file());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QVERIFY(!kept.readAll().contains("ustomer"));
    }

    void goingToARecordAndBackChangesNoFilter()
    {
        Start start;
        QVERIFY(start.type(QStringLiteral("Ada")));
        QVERIFY(start.choose(QStringLiteral("paid")));
        start.sort();
        QTRY_VERIFY(start.page->model()->rowCount() > 0);
        const OrderFilter filter = start.asked().filter;
        const std::size_t pages = start.desk.pages.size();
        ListTable *table = start.page->list()->table();
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(start.page->details()->card());
        start.page->showOrder(OrderId{1}); // one that the list does not show
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), table);
        QCOMPARE(start.desk.pages.size(), pages); // the list was not asked anew
        QVERIFY(start.asked().filter == filter);
        QCOMPARE(start.page->list()->filterField()->text(), QStringLiteral("Ada"));
    }

    void strangeValuesAreIgnored_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("a status nobody knows") << QByteArray("chips\\status=gone");
        QTest::newRow("a status of bytes") << QByteArray("chips\\status=@ByteArray(paid\\0)");
        QTest::newRow("a sort nobody offers") << QByteArray("sort=customer\nascending=true");
        QTest::newRow("a direction alone") << QByteArray("ascending=true");
        QTest::newRow("a list for a text") << QByteArray("text=a, b, c");
        QTest::newRow("a text with a line") << QByteArray("text=\"a\\nb\"");
        QTest::newRow("a text without end") << "text=" + QByteArray(100'000, 'x');
        QTest::newRow("a variant") << QByteArray("text=@Variant(\\0\\0\\0\\x7f\\xff)");
        QTest::newRow("another page's chip") << QByteArray("chips\\sku=MUG-01");
    }
    void strangeValuesAreIgnored()
    {
        QFETCH(QByteArray, written);
        QVERIFY(QDir().mkpath(QFileInfo(file()).path()));
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        // Ini groups: the store, then the page.
        QByteArray lines;
        for (const QByteArray &line : written.split('\n'))
            lines += "orders\\" + line + '\n';
        out.write('[' + kStore.toLatin1() + "]\n" + lines);
        out.close();
        Start start;
        QVERIFY(start.asked().filter == OrderFilter{});
        QCOMPARE(start.asked().sort, OrderSort::Newest);
        QTRY_COMPARE(start.page->model()->rowCount(), 12);
    }

private:
    static QString file()
    {
        return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
               QStringLiteral("/holdfast/lists.conf");
    }

    const QTemporaryDir m_folder;
};

HOLDFAST_GUI_TEST_MAIN(tst_ListMemory)
#include "tst_list_memory.moc"
