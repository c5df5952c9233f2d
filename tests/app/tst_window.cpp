// SPDX-License-Identifier: GPL-3.0-or-later
// The real window over its lanes, on a real server that is stopped, frozen and killed under it.
#include "app/environment/journal_scope.h"
#include "app/window/language.h"
#include "app/window/store_lanes.h"
#include "models/order_table_model.h"
#include "sql/connection/session.h"
#include "tests/support/gui_test_main.h"
#include "tests/support/own_server.h"
#include "tests/support/pulse.h"
#include "tests/support/store_builder.h"
#include "tests/support/struck.h"
#include "ui/customers/caller_card.h"
#include "ui/main_window.h"
#include "ui/orders/order_details.h"
#include "ui/orders/orders_page.h"
#include "ui/quotes/new_quote_dialog.h"
#include "ui/quotes/quote_details.h"
#include "ui/quotes/quotes_page.h"
#include "ui/quotes/wanted_lines_editor.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/find_field.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"
#include "ui/stock/stock_details.h"
#include "ui/stock/stock_page.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr int kLongestPause = 1'500; // ms in which the window does nothing, on a busy machine; a server's is longer
constexpr int kPatience = 20'000;    // ms

StoreFacts facts()
{
    return {
        QStringLiteral("Test store"),     true,       QStringLiteral("TWD"), QString::fromLatin1(TestServer::product()),
        QStringLiteral("holdfast_owner"), Role::Staff};
}

// A store of twelve orders and the window over it.
struct Open
{
    ScratchSchema schema{"window"};
    CustomerId ada{}, ben{};
    SkuId mug{};
    std::vector<OrderId> orders; // Ada's and Ben's in turn
    QTemporaryDir folder;
    Journal journal{folder.filePath(QStringLiteral("journal.sqlite"))};
    std::unique_ptr<StoreLanes> lanes;
    std::unique_ptr<MainWindow> window;

    explicit Open(int count = 12)
    {
        {
            StoreBuilder store(schema);
            ada = store.customer("Ada Chen");
            ben = store.customer("Ben Lin");
            mug = store.sku("MUG-01", 500);
            for (int i = 0; i < count; ++i)
                orders.push_back(store.order(i % 2 ? ben : ada, {{mug, 2}}));
        }
        lanes = std::make_unique<StoreLanes>(settings(), journal, scope());
        window = std::make_unique<MainWindow>(lanes->desk(), facts());
        window->show();
        window->activateWindow();
    }
    JournalScope scope() const
    {
        Session session(settings());
        return journalScope(session, *session.read("Store", readStore));
    }
    ConnectionSettings settings() const
    {
        ConnectionSettings short_ = schema.settings();
        short_.connectLimit = std::chrono::seconds(1);
        short_.readLimit = std::chrono::seconds(2);
        short_.budget = std::chrono::milliseconds(3'000);
        return short_;
    }
    OrdersPage *page() const { return window->orders(); }
    OrderDetails *details() const { return page()->details(); }
    bool hasRows(int count) const
    {
        return QTest::qWaitFor([&] { return page()->model()->rowCount() == count; }, kPatience);
    }
    bool shows(OrderId id) const
    {
        return QTest::qWaitFor([&] { return details()->card() && details()->card()->order.id == id; }, kPatience);
    }
    void serve(CustomerId id, const char *name) const
    {
        window->setServed(CustomerRow{id, QString::fromUtf8(name), {}, {}, {}});
    }
    bool openConfirmation(OrderId id) const
    {
        page()->showOrder(id);
        const bool ready =
            shows(id) && QTest::qWaitFor([&] { return details()->cancelButton()->isEnabled(); }, kPatience);
        details()->cancelButton()->click();
        details()->reasonField()->setEditText(QStringLiteral("ordered twice"));
        return ready && details()->confirmButton()->isVisible();
    }
    bool ready() const
    {
        return QTest::qWaitFor([&] { return lanes->ready().isFinished(); }, kPatience);
    }
    // Paints, moves and resizes until it holds.
    bool livesUntil(const std::function<bool()> &holds) const
    {
        int round = 0;
        return QTest::qWaitFor(
            [&] {
                if (++round % 10 == 0) {
                    window->move(10 + round % 40, 20);
                    window->resize(1'280 + round % 40, 720 + round % 30);
                    if (window->grab().isNull())
                        return false;
                }
                return holds();
            },
            kPatience);
    }
    QString said() const
    {
        QStringList all;
        for (const QLabel *label : page()->list()->findChildren<QLabel *>()) {
            if (label->isVisible())
                all << label->text();
        }
        return all.join(u'\n');
    }
    QPushButton *button(const QString &text) const
    {
        for (QPushButton *button : window->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return button;
        }
        return nullptr;
    }
};

using Dialog = std::function<bool(Open &)>;

QString nameOf(const QWidget *widget)
{
    return QStringLiteral("%1 %2 in %3")
        .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
             QLatin1String(widget->parentWidget() ? widget->parentWidget()->metaObject()->className() : "nothing"));
}

// Focusable widgets that a screen reader could not name.
QStringList nameless(const QWidget *window)
{
    QSet<const QWidget *> named;
    for (const QLabel *label : window->findChildren<QLabel *>()) {
        if (label->buddy() && !label->text().isEmpty())
            named << label->buddy();
    }
    QStringList found;
    for (const QWidget *widget : window->findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        const bool partOfAnother = widget->focusProxy() || qobject_cast<const QComboBox *>(widget->parentWidget());
        if (partOfAnother || named.contains(widget) || !widget->accessibleName().isEmpty())
            continue;
        if (widget->property("text").toString().trimmed().isEmpty())
            found << nameOf(widget);
    }
    return found;
}

// Texts that do not fit where they stand.
QStringList clipped(const MainWindow *window)
{
    QStringList found;
    const auto tooNarrow = [&](const QWidget *widget, const QString &text) {
        if (widget->sizeHint().width() > widget->width())
            found << QStringLiteral("%1: \"%2\" needs %3 and has %4")
                         .arg(nameOf(widget), text)
                         .arg(widget->sizeHint().width())
                         .arg(widget->width());
    };
    for (const QLabel *label : window->findChildren<QLabel *>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        if (!label->wordWrap())
            tooNarrow(label, label->text());
        else if (label->heightForWidth(label->width()) > label->height())
            found << QStringLiteral("%1: \"%2\" is cut off below").arg(nameOf(label), label->text());
    }
    for (const QAbstractButton *button : window->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && !button->text().isEmpty())
            tooNarrow(button, button->text());
    }
    for (const QLineEdit *field : window->findChildren<QLineEdit *>()) {
        if (field->isVisible() && field->text().isEmpty() &&
            field->fontMetrics().horizontalAdvance(field->placeholderText()) + 24 > field->width())
            found << field->placeholderText();
    }
    const QTableView *table = window->orders()->list()->table();
    for (int column = 0; table->isVisible() && column < table->model()->columnCount(); ++column) {
        const QHeaderView *header = table->horizontalHeader();
        if (header->sectionSizeHint(column) > header->sectionSize(column))
            found << QStringLiteral("title of column %1").arg(column);
        if (static_cast<const QAbstractItemView *>(table)->sizeHintForColumn(column) > table->columnWidth(column))
            found << QStringLiteral("cells of column %1").arg(column);
    }
    return found;
}

void settle()
{
    for (int round = 0; round < 5; ++round) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

} // namespace

Q_DECLARE_METATYPE(Dialog)

class tst_Window : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        OwnServer::use();
        TestServer::owner();
        OwnServer::thaw(); // learns where the server lives, while it can be asked
        Theme::apply(*qApp, Theme::Mode::Light);
        m_language.use(QStringLiteral("en"));
    }
    void cleanup() { m_language.use(QStringLiteral("en")); }

    // Find, reach the order, serve, cancel, read the answer, go back: no mouse.
    void everythingCanBeDoneFromTheKeyboard()
    {
        Open open;
        QVERIFY(open.hasRows(12));
        const OrderId wanted = open.orders.at(4);
        QTest::keyClick(open.window.get(), Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget(), open.window->find());
        QTest::keyClicks(open.window->find(), QString::number(number(wanted)));
        QTest::keyClick(open.window->find(), Qt::Key_Return);
        QTRY_VERIFY(open.window->find()->found()->isVisible() || open.details()->order() == wanted);
        if (open.window->find()->found()->isVisible()) // a customer has that number too
            QTest::keyClick(open.window->find(), Qt::Key_Return);
        QVERIFY(open.shows(wanted));

        const auto focusSays = [](const QString &text) {
            return QTest::qWaitFor(
                [&] {
                    const auto *button = qobject_cast<QPushButton *>(QApplication::focusWidget());
                    return button && button->text().contains(text);
                },
                kPatience);
        };
        QVERIFY(focusSays(QStringLiteral("&Serve customer")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::focusWidget(), open.window->serving()->card()->serveButton(),
                                  kPatience);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(focusSays(QStringLiteral("Cancel order…")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(focusSays(QStringLiteral("Keep order")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget(), open.details()->reasonField());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("twice"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(focusSays(QStringLiteral("ancel order %1").arg(number(wanted))));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::focusWidget(), open.details()->answer(), kPatience);
        QCOMPARE(open.details()->answer()->sentence(), QStringLiteral("Cancelled. 2 × MUG-01 are available again."));
        QTRY_COMPARE(open.details()->card()->order.status, QByteArray("cancelled"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), open.page()->list()->table());
        QTRY_COMPARE(open.page()
                         ->model()
                         ->index(*open.page()->model()->rowOf(wanted), OrderTableModel::Status)
                         .data()
                         .toString(),
                     QStringLiteral("cancelled"));

        StoreBuilder store(open.schema);
        QCOMPARE(store.orderStatus(wanted), QByteArray("cancelled"));
        QCOMPARE(store.brokenRules(), QByteArrayList());
    }

    void shortcutsAreThereInEachLanguage()
    {
        Open open(1);
        for (const char *language : {"zh_TW", "en"}) {
            m_language.use(QLatin1String(language));
            settle();
            QList<QKeySequence> seen;
            for (const QToolButton *button : open.window->findChildren<QToolButton *>(QStringLiteral("Page"))) {
                QVERIFY2(!button->shortcut().isEmpty(), qPrintable(button->text()));
                QVERIFY(!seen.contains(button->shortcut()));
                QVERIFY(!button->toolTip().isEmpty());
                seen << button->shortcut();
            }
            QCOMPARE(seen.size(), 6);
            QCOMPARE(seen.at(1), QKeySequence(Qt::CTRL | Qt::Key_2));
        }
        open.window->find()->setFocus();
        QTest::keyClick(open.window.get(), Qt::Key_2, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::focusWidget(), open.page()->list()->table());
        QTest::keyClick(open.window.get(), Qt::Key_F, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::focusWidget(), open.page()->list()->filterField());
    }

    void noFocusableWidgetIsNameless()
    {
        Open open;
        QVERIFY(open.hasRows(12));
        for (const char *language : {"en", "zh_TW"}) {
            m_language.use(QLatin1String(language));
            settle();
            QCOMPARE(nameless(open.window.get()).join(u'\n'), QString());
            open.serve(open.ada, "Ada & Chen");
            QVERIFY(open.openConfirmation(open.orders.at(2)));
            settle();
            QCOMPARE(nameless(open.window.get()).join(u'\n'), QString());
            open.details()->keepButton()->click();
            open.details()->answer()->show({AnswerText::Tone::Wrong,
                                            QStringLiteral("Something."),
                                            {},
                                            QStringLiteral("Again"),
                                            QStringLiteral("technical")});
            settle();
            QCOMPARE(nameless(open.window.get()).join(u'\n'), QString());
            open.window->setServed(std::nullopt);
        }
    }

    void aNameIsNoMnemonic()
    {
        Open open(1);
        open.serve(open.ada, "Ada & Bob");
        for (const QPushButton *button : open.window->findChildren<QPushButton *>()) {
            if (button->property("role").toString() == u"served")
                QCOMPARE(button->shortcut(), QKeySequence());
        }
    }

    void everyTextFitsInBothLanguages()
    {
        Open open;
        QVERIFY(open.hasRows(12));
        QCOMPARE(open.window->size(), QSize(1'280, 720));
        for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            Theme::apply(*qApp, mode);
            for (const char *language : {"en", "zh_TW"}) {
                m_language.use(QLatin1String(language));
                open.window->setServed(std::nullopt);
                open.page()->showOrder(open.orders.at(3));
                QVERIFY(open.shows(open.orders.at(3)));
                QVERIFY(open.hasRows(12));
                settle();
                QCOMPARE(clipped(open.window.get()).join(u'\n'), QString());

                open.serve(open.ada, "Ada Chen");
                QVERIFY(open.openConfirmation(open.orders.at(2)));
                settle();
                QCOMPARE(clipped(open.window.get()).join(u'\n'), QString());
                open.details()->keepButton()->click();

                open.page()->list()->filterField()->setText(QStringLiteral("nobody is called so"));
                QTRY_COMPARE(open.page()->list()->state(), ListPage::State::Empty);
                settle();
                QCOMPARE(clipped(open.window.get()).join(u'\n'), QString());
                open.page()->list()->filterField()->clear();
                QVERIFY(open.hasRows(6));
            }
        }
        Theme::apply(*qApp, Theme::Mode::Light);
    }

    // Everything above once more, by a program that draws at twice the size.
    void worksAtTwoHundredPercent()
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
        environment.remove(QStringLiteral("HOLDFAST_TEST_TALLY"));
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::MergedChannels);
        program.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("everyTextFitsInBothLanguages"), QStringLiteral("noFocusableWidgetIsNameless")});
        QVERIFY(QTest::qWaitFor([&] { return program.state() == QProcess::NotRunning; }, 100'000));
        const QByteArray said = program.readAll();
        QVERIFY2(program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0, said.constData());
        QVERIFY2(said.contains("Totals: 4 passed, 0 failed"), said.constData());
    }

    void theWindowLivesWhileTheServerDoesNot_data() { addBlows(); }
    void theWindowLivesWhileTheServerDoesNot()
    {
        QFETCH(int, blow);
        Open open;
        QAbstractItemModelTester tester(open.page()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        tester.setUseFetchMore(false);
        QVERIFY(open.hasRows(12));
        QVERIFY(open.ready());
        open.serve(open.ada, "Ada Chen");
        QVERIFY(open.hasRows(6));
        const OrderId wanted = open.orders.at(2);
        QVERIFY(open.openConfirmation(wanted));

        Struck struck{Blow(blow)};
        const Pulse pulse;
        open.details()->confirmButton()->click();
        QTest::keyClick(open.window.get(), Qt::Key_F5);
        QVERIFY(open.livesUntil([&] { return open.details()->answer()->isVisible() && !open.details()->isBusy(); }));
        QCOMPARE(open.details()->answer()->sentence(),
                 QStringLiteral("The database cannot be reached. Nothing was changed."));
        QVERIFY(open.livesUntil([&] { return open.said().contains(u"no newer ones could be read"); }));
        QCOMPARE(open.page()->model()->rowCount(), 6); // what is loaded can still be read

        QTest::keyClicks(open.page()->list()->filterField(), QStringLiteral("Ada"));
        QVERIFY(open.livesUntil([&] { return open.page()->list()->state() == ListPage::State::Failed; }));
        QVERIFY(open.said().contains(u"The orders could not be read. Nothing was changed."));
        open.window->find()->setFocus();
        QTest::keyClicks(open.window->find(), QStringLiteral("Ben"));
        QVERIFY(open.livesUntil([&] { return open.window->find()->found()->isVisible(); }));
        QVERIFY(open.window->find()->found()->item(0)->text().startsWith(u"The database gave no answer"));
        QVERIFY2(pulse.longest() < kLongestPause, qPrintable(QString::number(pulse.longest())));
        QVERIFY(pulse.beats() > 20);

        struck.end();
        QVERIFY(open.button(QStringLiteral("Try again")));
        open.button(QStringLiteral("Try again"))->click();
        QVERIFY(open.hasRows(6));
        QVERIFY(open.details()->answer()->action()->isEnabled());
        open.details()->answer()->action()->click();
        QTRY_VERIFY_WITH_TIMEOUT(open.details()->answer()->sentence().startsWith(u"Cancelled"), kPatience);
        StoreBuilder store(open.schema);
        QCOMPARE(store.orderStatus(wanted), QByteArray("cancelled"));
        QCOMPARE(store.stock(open.mug), (Stock{478, 22}));
        QCOMPARE(store.brokenRules(), QByteArrayList());
    }

    // The window is gone at once; the lanes end behind it, each within its own limits.
    void closingDoesNotWaitForTheServer_data()
    {
        QTest::addColumn<int>("blow");
        QTest::newRow("frozen") << int(Blow::Frozen);
        QTest::newRow("killed") << int(Blow::Killed);
    }
    void closingDoesNotWaitForTheServer()
    {
        QFETCH(int, blow);
        Open open;
        QVERIFY(open.hasRows(12));
        QVERIFY(open.ready());
        open.serve(open.ada, "Ada Chen");
        QVERIFY(open.openConfirmation(open.orders.at(2)));

        Struck struck{Blow(blow)};
        open.details()->confirmButton()->click();
        open.page()->refresh();
        QTRY_VERIFY(!open.details()->isChecking()); // it cannot be read again, and is asked all the same
        QVERIFY(open.details()->isBusy());
        QElapsedTimer timer;
        timer.start();
        open.window->close();
        open.lanes->close();
        open.window.reset();
        QVERIFY2(timer.elapsed() < kLongestPause, qPrintable(QString::number(timer.elapsed())));
        open.lanes.reset();
        // A read: its limit and one more attempt to connect; a write: its budget and the attempt that began within it.
        QVERIFY2(timer.elapsed() < 2'000 + 3'000 + 1'000 + kLongestPause, qPrintable(QString::number(timer.elapsed())));
        qInfo("the lanes ended after %lld ms", timer.elapsed());
        settle();

        struck.end();
        StoreBuilder store(open.schema);
        QCOMPARE(store.brokenRules(), QByteArrayList()); // done or not done, and nothing between
    }

    // Closed while a cancel waits for another desk's lock.
    void closingWhileALaneWaitsForALock()
    {
        Open open;
        QVERIFY(open.hasRows(12));
        QVERIFY(open.ready());
        open.serve(open.ada, "Ada Chen");
        const OrderId wanted = open.orders.at(2);
        QVERIFY(open.openConfirmation(wanted));
        {
            RawClient other(open.schema.settings());
            other.run("START TRANSACTION");
            other.rows("SELECT id FROM orders WHERE id = " + QByteArray::number(number(wanted)) + " FOR UPDATE");
            open.details()->confirmButton()->click();
            open.page()->refresh();
            QTRY_VERIFY(!open.details()->isChecking());
            QVERIFY(open.details()->isBusy());
            open.lanes->close();
            open.window.reset();
            open.lanes.reset();
            settle();
            other.run("ROLLBACK");
        }
        StoreBuilder store(open.schema);
        QCOMPARE(store.orderStatus(wanted), QByteArray("created"));
        QCOMPARE(store.brokenRules(), QByteArrayList());
    }

    // However long somebody thinks about it: the server knows of no transaction, and everything can be locked.
    void anOpenDialogHoldsNoTransaction_data()
    {
        QTest::addColumn<Dialog>("open"); // shows it over the store, for Ada
        QTest::newRow("a cancel's confirmation")
            << Dialog([](Open &open) { return open.openConfirmation(open.orders.at(2)); });
        QTest::newRow("a quote's confirmation") << Dialog([](Open &open) {
            const QuoteId quote = StoreBuilder(open.schema).quote(open.ada, {{open.mug, 2}});
            QuoteDetails *details = open.window->quotes()->details();
            open.window->go(MainWindow::QuotesAt, quote);
            const bool shown =
                QTest::qWaitFor([&] { return details->card() && details->acceptButton()->isEnabled(); }, kPatience);
            details->acceptButton()->click();
            return shown && details->confirmButton()->isVisible();
        });
        QTest::newRow("a new quote") << Dialog([](Open &open) {
            open.window->quotes()->newButton()->click();
            auto *dialog = open.window->findChild<NewQuoteDialog *>();
            dialog->lines()->setLines({{open.mug, 2, 0}});
            return QTest::qWaitFor([&] { return dialog->askButton()->isEnabled(); }, kPatience);
        });
        QTest::newRow("a shelf's count") << Dialog([](Open &open) {
            StockDetails *details = open.window->stock()->details();
            open.window->go(MainWindow::StockAt, open.mug);
            const bool shown = QTest::qWaitFor([&] { return details->card().has_value(); }, kPatience);
            details->open(SkuDialog::What::Count)->numberField()->setText(QStringLiteral("500"));
            return shown;
        });
    }
    void anOpenDialogHoldsNoTransaction()
    {
        QFETCH(Dialog, open);
        Open store;
        QVERIFY(store.hasRows(12));
        QVERIFY(store.ready());
        store.serve(store.ada, "Ada Chen");
        QVERIFY(open(store));
        RawClient administrator(TestServer::administrator());
        const auto transactions = [&] { // from the engine's status: information_schema.innodb_trx answers from a cache
            return administrator.rows("SHOW ENGINE INNODB STATUS").at(0).at(2).toByteArray().count(", ACTIVE ");
        };
        QTRY_COMPARE(transactions(), 0); // a list's own reading ends by itself
        RawClient other(store.schema.settings());
        other.run("START TRANSACTION");
        for (const char *table :
             {"receipts", "quotes", "quote_lines", "prices", "orders", "order_lines", "reservations", "stock"})
            QCOMPARE(other.attempt(QByteArray("SELECT * FROM ") + table + " FOR UPDATE NOWAIT"), 0);
        QCOMPARE(transactions(), 1); // which would have been seen
        other.run("ROLLBACK");
    }

    void anotherDeskHoldingTheOrderIsSaidAndTriedAgain()
    {
        Open open;
        QVERIFY(open.hasRows(12));
        QVERIFY(open.ready());
        open.serve(open.ada, "Ada Chen");
        const OrderId wanted = open.orders.at(2);
        QVERIFY(open.openConfirmation(wanted));
        {
            RawClient other(open.schema.settings());
            other.run("START TRANSACTION");
            other.rows("SELECT id FROM orders WHERE id = " + QByteArray::number(number(wanted)) + " FOR UPDATE");
            const Pulse pulse;
            open.details()->confirmButton()->click();
            QVERIFY(open.livesUntil([&] { return open.details()->answer()->isVisible(); }));
            QVERIFY2(pulse.longest() < kLongestPause, qPrintable(QString::number(pulse.longest())));
            QCOMPARE(open.details()->answer()->sentence(),
                     QStringLiteral("Another desk is working on the same records. Nothing was changed."));
            other.run("ROLLBACK");
        }
        open.details()->answer()->action()->click();
        QTRY_COMPARE_WITH_TIMEOUT(open.details()->answer()->sentence(),
                                  QStringLiteral("Cancelled. 2 × MUG-01 are available again."), kPatience);
        StoreBuilder store(open.schema);
        QCOMPARE(store.stock(open.mug), (Stock{478, 22}));
        QCOMPARE(store.brokenRules(), QByteArrayList());
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_Window)
#include "tst_window.moc"
