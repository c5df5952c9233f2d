// SPDX-License-Identifier: GPL-3.0-or-later
// A desk at work: the real window over its lanes and its journal, while the server goes away in the middle of a cancel
// or an acceptance and comes back, while other desks change the same records, and without a mouse. What it says is
// compared with what a stranger reads in the store.
#include "app/environment/journal_scope.h"
#include "app/window/language.h"
#include "app/window/store_lanes.h"
#include "models/order_table_model.h"
#include "sql/connection/session.h"
#include "sql/schema/migrator.h"
#include "tests/support/flow_watch.h"
#include "tests/support/gui_test_main.h"
#include "tests/support/left_behind.h"
#include "tests/support/own_server.h"
#include "tests/support/pulse.h"
#include "tests/support/store_builder.h"
#include "tests/support/struck.h"
#include "ui/customers/caller_card.h"
#include "ui/main_window.h"
#include "ui/orders/order_details.h"
#include "ui/orders/orders_page.h"
#include "ui/pending/pending_operations.h"
#include "ui/pending/pending_panel.h"
#include "ui/quotes/new_quote_dialog.h"
#include "ui/quotes/quote_details.h"
#include "ui/quotes/quotes_page.h"
#include "ui/quotes/sku_search_field.h"
#include "ui/quotes/wanted_lines_editor.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/connection_banner.h"
#include "ui/shared/find_field.h"
#include "ui/shared/list_page.h"
#include "ui/shared/store_watch.h"
#include "ui/shared/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr int kLongestPause = 1'500; // ms in which the window does nothing, on a busy machine; a server's is longer
constexpr int kPatience = 20'000;    // ms
constexpr qint64 kUnits = 2;         // of each order

ConnectionSettings impatient(ConnectionSettings settings)
{
    settings.connectLimit = std::chrono::seconds(1);
    settings.readLimit = std::chrono::seconds(2);
    settings.budget = std::chrono::milliseconds(3'000);
    return settings;
}

JournalScope scopeOf(const ConnectionSettings &settings)
{
    Session session(settings);
    return journalScope(session, *session.read("Store", readStore));
}

// One program of a desk, from its start to its end.
class Program
{
public:
    Program(const ConnectionSettings &settings, const QString &journal, FlowObserver *observer = nullptr)
        : m_journal(journal), m_lanes(settings, m_journal, scopeOf(settings), observer),
          window(m_lanes.desk(), StoreFacts{QStringLiteral("Store"), true, QStringLiteral("TWD"),
                                            QStringLiteral("server"), QStringLiteral("me"), Role::Owner})
    {
        window.show();
        window.activateWindow();
    }
    OrdersPage *orders() const { return window.orders(); }
    OrderDetails *details() const { return orders()->details(); }
    ListTable *table() const { return orders()->list()->table(); }
    PendingOperations *operations() const { return window.pending(); }
    AnswerBar *answer() const { return details()->answer(); }
    QString said() const { return answer()->isVisible() ? answer()->sentence() : QString(); }

    static bool waitFor(const std::function<bool()> &holds) { return QTest::qWaitFor(holds, kPatience); }
    bool isReady() const
    {
        return waitFor([&] { return m_lanes.ready().isFinished() && orders()->model()->rowCount() > 0; }) &&
               hasFoundOut();
    }
    bool hasFoundOut() const
    {
        return waitFor([&] { return !operations()->isResolving(); });
    }
    bool shows(OrderId order) const
    {
        orders()->showOrder(order);
        return waitFor([&] { return details()->card() && details()->card()->order.id == order; });
    }
    void serve(CustomerId customer, const char *name)
    {
        window.setServed(CustomerRow{customer, QString::fromUtf8(name), {}, {}, {}});
    }
    // Asks once; the order has been read again and the operation is under way when this returns.
    bool cancels(OrderId order) const
    {
        if (!shows(order) || !waitFor([&] { return details()->cancelButton()->isEnabled(); }))
            return false;
        details()->cancelButton()->click();
        details()->reasonField()->setEditText(QStringLiteral("ordered twice"));
        if (!details()->confirmButton()->isVisible())
            return false;
        details()->confirmButton()->click();
        return waitFor([&] { return !details()->isChecking(); });
    }
    bool isAnswered() const
    {
        return livesUntil([&] { return !details()->isBusy() && answer()->isVisible(); });
    }
    QuoteDetails *quote() const { return window.quotes()->details(); }
    QString saidOfQuote() const { return quote()->answer()->isVisible() ? quote()->answer()->sentence() : QString(); }
    bool opens(QuoteId wanted)
    {
        window.go(MainWindow::QuotesAt, wanted);
        if (!waitFor([&] { return quote()->card() && quote()->card()->quote.id == wanted; }))
            return false;
        quote()->acceptButton()->click();
        return quote()->confirmButton()->isVisible();
    }
    bool isQuoteAnswered() const
    {
        return livesUntil([&] { return !quote()->isBusy() && quote()->answer()->isVisible(); });
    }
    // Paints, moves and resizes until it holds.
    bool livesUntil(const std::function<bool()> &holds) const
    {
        auto *moved = const_cast<MainWindow *>(&window);
        int round = 0;
        return waitFor([&] {
            if (++round % 10 == 0) {
                moved->move(10 + round % 40, 20);
                moved->resize(1'280 + round % 40, 720 + round % 30);
                if (moved->grab().isNull())
                    return false;
            }
            return holds();
        });
    }
    QPushButton *button(const char *name, const OperationId &operation) const
    {
        return window.pendingPanel()->findChild<QPushButton *>(QLatin1String(name) + operation.text());
    }

private:
    Journal m_journal;
    StoreLanes m_lanes;

public:
    MainWindow window;
};

// A store of so many orders, Ada's and Ben's in turn, and a journal of this computer.
struct Desk
{
    const ScratchSchema &schema;
    StoreBuilder store{schema};
    CustomerId ada = store.customer("Ada Chen"), ben = store.customer("Ben Lin");
    SkuId mug = store.sku("MUG-01", 500);
    std::vector<OrderId> orders;
    QTemporaryDir folder;

    explicit Desk(ScratchSchema &emptied, int count = 6) : schema((emptied.empty(), emptied))
    {
        for (int i = 0; i < count; ++i)
            orders.push_back(store.order(i % 2 ? ben : ada, {{mug, kUnits}}));
    }
    ConnectionSettings settings() const { return impatient(schema.settings()); }
    QString journal() const { return folder.filePath(QStringLiteral("journal.sqlite")); }
    std::unique_ptr<Program> program(FlowObserver *observer = nullptr) const
    {
        return std::make_unique<Program>(settings(), journal(), observer);
    }
};

// What a stranger reads; also after the server was gone.
struct Truth
{
    bool done;            // cancelled
    bool agrees = false;  // units moved once or not at all, no rule is broken, Ben's orders are as they were
    QByteArray told = {}; // what does not agree
};

Truth truthOf(const Desk &desk, OrderId order, qint64 doneBefore = 0)
{
    StoreBuilder store(desk.schema);
    Truth truth{store.orderStatus(order) == "cancelled"};
    const qint64 released = store.client().number(
        sql("SELECT COUNT(*) FROM stock_movements WHERE kind = 'release' AND order_id = :a", number(order)));
    const qint64 units = kUnits * (qint64(desk.orders.size()) - doneBefore - (truth.done ? 1 : 0));
    const QByteArrayList broken = store.brokenRules();
    if (released != (truth.done ? 1 : 0))
        truth.told = "released " + QByteArray::number(released) + " times";
    else if (store.reservationStatus(order, desk.mug) != (truth.done ? "released" : "held"))
        truth.told = "its reservation";
    else if (store.stock(desk.mug) != Stock{500 - units, units})
        truth.told = "the stock";
    else if (!broken.isEmpty())
        truth.told = broken.join('\n');
    for (std::size_t i = 1; i < desk.orders.size(); i += 2) {
        if (desk.orders[i] != order && (store.orderStatus(desk.orders[i]) != "created" ||
                                        store.reservationStatus(desk.orders[i], desk.mug) != "held"))
            truth.told = "another order";
    }
    truth.agrees = truth.told.isEmpty();
    return truth;
}

// Stops a flow, once, before one of its statements.
class StopsAt : public FlowObserver
{
public:
    explicit StopsAt(QByteArray statement, const char *flow = "CancelOrder")
        : m_statement(std::move(statement)), m_flow(flow)
    {
    }
    ~StopsAt() override { letGo(); }
    void step(const FlowStep &step) override
    {
        if (step.flow != m_flow || step.statement != m_statement || step.when != FlowStep::When::Before ||
            m_used.exchange(true))
            return;
        m_isHere = true;
        m_go.tryAcquire(1, kPatience);
    }
    bool isHere() const { return m_isHere; }
    void letGo() { m_go.release(); }

private:
    const QByteArray m_statement, m_flow;
    QSemaphore m_go;
    std::atomic<bool> m_used{false}, m_isHere{false};
};

// Holds an order as another desk does that is at work on it.
class Holds
{
public:
    Holds(const Desk &desk, OrderId order) : m_client(desk.schema.settings())
    {
        m_client.run("START TRANSACTION");
        m_client.rows(sql("SELECT id FROM orders WHERE id = :a FOR UPDATE", number(order)));
    }
    void end() { m_client.run("ROLLBACK"); }

private:
    RawClient m_client;
};

// Another window of another program, which cancels when a file appears: --desk ORDER CUSTOMER JOURNAL GO
int anotherDesk(const QStringList &words)
{
    ConnectionSettings settings;
    settings.socket = qEnvironmentVariable("DESK_SOCKET");
    settings.schema = qEnvironmentVariable("DESK_SCHEMA");
    settings.account = qEnvironmentVariable("DESK_ACCOUNT");
    settings.password = qEnvironmentVariable("DESK_PASSWORD");
    Language language;
    language.use(QStringLiteral("en"));
    Theme::apply(*qApp, Theme::Mode::Light);
    Program program(settings, words.at(4));
    const auto say = [](const QByteArray &line) {
        std::fwrite((line + '\n').constData(), 1, std::size_t(line.size() + 1), stdout);
        std::fflush(stdout);
    };
    if (!program.isReady())
        return 2;
    program.serve(CustomerId{words.at(3).toLongLong()}, "Ada Chen");
    say("ready");
    if (!Program::waitFor([&] { return QFile::exists(words.at(5)); }))
        return 3;
    if (!program.cancels(OrderId{words.at(2).toLongLong()}))
        return 4;
    say("asked");
    if (!program.isAnswered())
        return 5;
    say(program.said().toUtf8());
    return 0;
}

void pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

} // namespace

class tst_Desk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        OwnServer::use();
        TestServer::owner();
        OwnServer::thaw(); // learns where the server lives, while it can be asked
        m_schema = std::make_unique<ScratchSchema>("desk");
        Theme::apply(*qApp, Theme::Mode::Light);
        m_language.use(QStringLiteral("en"));
    }
    void cleanupTestCase() { m_schema.reset(); }

    // The server goes while a cancel runs. It ends as done, not done or unconfirmed; the program ends as well; when
    // both have begun again, what was unconfirmed is found out, and nothing is done that nobody asked for.
    void theServerGoesDuringACancelAndTheProgramAfterIt_data()
    {
        QTest::addColumn<int>("blow");
        QTest::addColumn<QByteArray>("before");
        QTest::newRow("stopped, before COMMIT") << int(Blow::Stopped) << QByteArray("COMMIT");
        QTest::newRow("frozen, before COMMIT") << int(Blow::Frozen) << QByteArray("COMMIT");
        QTest::newRow("killed, before COMMIT") << int(Blow::Killed) << QByteArray("COMMIT");
        QTest::newRow("frozen, in the middle") << int(Blow::Frozen) << QByteArray("stock/stock_lock_of_order");
    }
    void theServerGoesDuringACancelAndTheProgramAfterIt()
    {
        QFETCH(int, blow);
        QFETCH(QByteArray, before);
        Desk desk(*m_schema);
        StopsAt stop(before);
        std::unique_ptr<Program> program = desk.program(&stop);
        QVERIFY(program->isReady());
        program->serve(desk.ada, "Ada Chen");
        const OrderId wanted = desk.orders.at(2);
        QVERIFY(program->cancels(wanted));
        QVERIFY(program->livesUntil([&] { return stop.isHere(); }));

        Struck struck{Blow(blow)};
        {
            const Pulse pulse;
            stop.letGo();
            QVERIFY(program->isAnswered());
            QVERIFY2(pulse.longest() < kLongestPause, qPrintable(QString::number(pulse.longest())));
        }
        const bool unconfirmed = before == "COMMIT";
        if (unconfirmed)
            QCOMPARE(program->said(), QStringLiteral("The database did not answer the commit. It is not known whether "
                                                     "the order was cancelled."));
        else
            QVERIFY2(program->said().contains(u"Nothing was changed"), qPrintable(program->said()));
        QVERIFY(program->livesUntil([&] { return program->operations()->unknown() == (unconfirmed ? 1 : 0); }));
        QVERIFY(program->livesUntil([&] { return program->window.banner()->isVisible(); }));

        // It is closed while the server is away.
        QElapsedTimer timer;
        timer.start();
        program->window.close();
        QVERIFY(timer.elapsed() < kLongestPause);
        program.reset();
        qInfo("the program ended after %lld ms", timer.elapsed());
        struck.end();

        program = desk.program();
        QVERIFY(program->isReady());
        const Truth truth = truthOf(desk, wanted);
        QVERIFY2(truth.agrees, truth.told);
        if (!unconfirmed) {
            QVERIFY(!truth.done);
            QVERIFY(program->operations()->all().empty());
            return;
        }
        QVERIFY(program->livesUntil([&] {
            return program->operations()->all().size() == 1 &&
                   program->operations()->unknown() == (truth.done ? 0 : 1) &&
                   !program->operations()->all().front().entry.answer.isEmpty();
        }));
        const PendingOperation found = program->operations()->all().front();
        QCOMPARE(found.entry.answer, QByteArray(truth.done ? "Cancelled" : "NotDone"));
        QCOMPARE(*found.entry.order, wanted);
        qInfo("%s", found.entry.answer.constData());
        program->operations()->resolve(); // however often it finds out
        QVERIFY(program->hasFoundOut());
        QCOMPARE(truthOf(desk, wanted).done, truth.done);

        program->window.pendingPanel()->open();
        if (!truth.done) { // a person says so, and once
            program->button("do", found.entry.operation)->click();
            QTRY_VERIFY(program->button("yes", found.entry.operation));
            QCOMPARE(truthOf(desk, wanted).done, false);
            program->button("yes", found.entry.operation)->click();
        }
        QVERIFY(program->livesUntil([&] { return program->button("told", found.entry.operation) != nullptr; }));
        program->button("told", found.entry.operation)->click();
        QVERIFY(program->livesUntil([&] { return program->operations()->all().empty(); }));
        const Truth end = truthOf(desk, wanted);
        QVERIFY2(end.done && end.agrees, end.told);
    }

    // The program stays: when the server is back the watch sees it, and what was unconfirmed is found out by itself.
    void theSameWindowFindsOutWhenTheServerIsBack()
    {
        Desk desk(*m_schema);
        StopsAt stop("COMMIT");
        const std::unique_ptr<Program> program = desk.program(&stop);
        QVERIFY(program->isReady());
        program->serve(desk.ada, "Ada Chen");
        const OrderId wanted = desk.orders.at(2);
        QVERIFY(program->cancels(wanted));
        QVERIFY(program->livesUntil([&] { return stop.isHere(); }));
        {
            const Struck struck(Blow::Killed);
            stop.letGo();
            QVERIFY(program->isAnswered());
            QVERIFY(program->livesUntil([&] { return program->window.banner()->isVisible(); }));
            QVERIFY(program->window.banner()->sentence().startsWith(u"The database does not answer."));
        }
        const Pulse pulse;
        QVERIFY(program->livesUntil([&] {
            if (program->window.banner()->tryNow()->isEnabled())
                program->window.banner()->tryNow()->click();
            return !program->window.banner()->isVisible();
        }));
        QVERIFY(program->livesUntil([&] { return program->said().startsWith(u"This was not carried out."); }));
        QVERIFY2(pulse.longest() < kLongestPause, qPrintable(QString::number(pulse.longest())));
        const Truth truth = truthOf(desk, wanted);
        QVERIFY2(truth.agrees && !truth.done, truth.told);
        program->details()->cancelButton()->click(); // and no second operation is begun
        QVERIFY(!program->details()->confirmButton()->isVisible());
        QCOMPARE(program->operations()->unknown(), 1);
    }

    // Within five seconds, in the row that is on the screen, which stays where it is.
    void anotherDesksChangeAppearsByItself()
    {
        Desk desk(*m_schema, 60);
        const std::unique_ptr<Program> program = desk.program();
        QVERIFY(program->isReady());
        QVERIFY(Program::waitFor([&] { return program->orders()->model()->rowCount() == 60; }));
        QScrollBar *bar = program->table()->verticalScrollBar();
        bar->setValue(bar->maximum() / 2);
        QCoreApplication::processEvents();
        const int top = program->table()->rowAt(0);
        QVERIFY(top > 5);
        program->table()->selectRow(top + 1);
        QVERIFY(Program::waitFor([&] { return program->details()->card().has_value(); }));
        const auto beaten = std::make_shared<int>(0);
        QObject::connect(program->window.watch(), &StoreWatch::answered, &program->window, [beaten] { ++*beaten; });
        QVERIFY(Program::waitFor([&] { return *beaten > 0; }));

        const int scrolled = bar->value();
        const QModelIndexList selected = program->table()->selectionModel()->selectedRows();
        const OrderRow seen = program->orders()->model()->at(top + 3);
        Session other(desk.settings());
        QVERIFY(std::holds_alternative<Cancelled>(cancel(other, cancelFor(seen.customer, seen.id))));
        QElapsedTimer timer;
        timer.start();
        const auto shown = [&] {
            const std::optional<int> row = program->orders()->model()->rowOf(seen.id);
            return row && program->orders()->model()->at(*row).status == "cancelled";
        };
        QVERIFY(program->livesUntil(shown));
        QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(program->table()->selectionModel()->selectedRows() == selected);
        program->window.resize(1'280, 720); // as it was
        QTRY_COMPARE(bar->value(), scrolled);
        QCOMPARE(program->table()->rowAt(0), top);

        // The one that is shown beside the list too.
        const OrderRow open = program->orders()->model()->at(top + 1);
        QVERIFY(std::holds_alternative<Cancelled>(cancel(other, cancelFor(open.customer, open.id))));
        timer.start();
        QVERIFY(program->livesUntil([&] { return program->details()->card()->order.status == "cancelled"; }));
        QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
    }

    // Between two beats of the watch the screen is old: that is told before anything is asked.
    void whatHasChangedSinceItWasDrawnIsToldFirst()
    {
        Desk desk(*m_schema);
        const std::unique_ptr<Program> program = desk.program();
        QVERIFY(program->isReady());
        program->window.watch()->setBeat(600'000);
        QVERIFY(Program::waitFor([&] { return !program->window.watch()->isAsking(); }));
        program->window.watch()->setBeat(600'000);
        program->serve(desk.ada, "Ada Chen");
        const OrderId wanted = desk.orders.at(2);
        QVERIFY(program->shows(wanted));
        QVERIFY(Program::waitFor([&] { return program->details()->cancelButton()->isEnabled(); }));
        Session other(desk.settings());
        QVERIFY(std::holds_alternative<Cancelled>(cancel(other, cancelFor(desk.ada, wanted))));

        program->details()->cancelButton()->click();
        const auto says = [&](const char *text) {
            return Program::waitFor([&] {
                for (const QLabel *label : program->details()->findChildren<QLabel *>()) {
                    if (label->isVisible() && label->text().contains(QString::fromUtf8(text)))
                        return true;
                }
                return false;
            });
        };
        QVERIFY(says("Changed since it was shown"));
        QVERIFY(says("It was cancelled at"));
        QVERIFY(says("cannot be cancelled any more"));
        QVERIFY(!program->details()->confirmButton()->isVisible() || !program->details()->confirmButton()->isEnabled());
        const Truth truth = truthOf(desk, wanted);
        QVERIFY2(truth.done && truth.agrees, truth.told);
    }

    // Two programs, two windows, one order; both have looked, both have asked, and a third desk holds it meanwhile.
    void twoWindowsCancelOneOrder()
    {
        Desk desk(*m_schema);
        const OrderId wanted = desk.orders.at(2);
        const QString go = desk.folder.filePath(QStringLiteral("go"));
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        const ConnectionSettings settings = desk.schema.settings();
        environment.insert(QStringLiteral("DESK_SOCKET"), settings.socket);
        environment.insert(QStringLiteral("DESK_SCHEMA"), settings.schema);
        environment.insert(QStringLiteral("DESK_ACCOUNT"), settings.account);
        environment.insert(QStringLiteral("DESK_PASSWORD"), settings.password);
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        std::array<QProcess, 2> desks;
        std::array<QByteArray, 2> heard;
        const auto bothSay = [&](const char *line) {
            return QTest::qWaitFor(
                [&] {
                    bool both = true;
                    for (std::size_t i = 0; i < desks.size(); ++i) {
                        heard[i] += desks[i].readAllStandardOutput();
                        both = both && heard[i].contains(line);
                    }
                    return both;
                },
                30'000);
        };
        for (std::size_t i = 0; i < desks.size(); ++i) {
            desks[i].setProcessEnvironment(environment);
            desks[i].start(QCoreApplication::applicationFilePath(),
                           {QStringLiteral("--desk"), QString::number(number(wanted)),
                            QString::number(number(desk.ada)),
                            desk.folder.filePath(QStringLiteral("journal-%1.sqlite").arg(i)), go});
        }
        QVERIFY2(bothSay("ready\n"), heard[0] + heard[1] + desks[0].readAllStandardError());
        Holds third(desk, wanted);
        QVERIFY(QFile(go).open(QIODevice::WriteOnly));
        QVERIFY2(bothSay("asked\n"), heard[0] + heard[1]);
        third.end();
        for (QProcess &process : desks)
            QVERIFY(QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 30'000));
        bothSay("");
        int done = 0, already = 0;
        for (std::size_t i = 0; i < desks.size(); ++i) {
            QCOMPARE(desks[i].exitCode(), 0);
            const QByteArray answer = heard[i].trimmed().split('\n').last();
            done += answer == "Cancelled. 2 × MUG-01 are available again.";
            already += answer.contains("lready") && answer.contains("cancelled");
            qInfo("%s", answer.constData());
        }
        QCOMPARE(done, 1);
        QCOMPARE(already, 1);
        const Truth truth = truthOf(desk, wanted);
        QVERIFY2(truth.done && truth.agrees, truth.told);
    }

    // Their cancel runs, another call comes: the answer waits for them, and is not shown to the other customer.
    void aParkedCustomersAnswerWaitsForThem()
    {
        Desk desk(*m_schema);
        const std::unique_ptr<Program> program = desk.program();
        QVERIFY(program->isReady());
        program->serve(desk.ada, "Ada Chen");
        const OrderId wanted = desk.orders.at(2);
        {
            Holds other(desk, wanted);
            QVERIFY(program->cancels(wanted));
            program->window.serving()->park();
            program->serve(desk.ben, "Ben Lin");
            QVERIFY(program->shows(desk.orders.at(1)));
            QVERIFY(program->details()->isBusy());
            other.end();
        }
        QVERIFY(program->livesUntil([&] { return !program->details()->isBusy(); }));
        QCOMPARE(program->details()->card()->order.id, desk.orders.at(1));
        QCOMPARE(program->said(), QString());
        program->window.serving()->takeUp(0);
        QVERIFY(program->livesUntil([&] { return !program->said().isEmpty(); }));
        QCOMPARE(program->details()->order(), std::optional(wanted));
        QTRY_COMPARE_WITH_TIMEOUT(program->said(), QStringLiteral("Cancelled. 2 × MUG-01 are available again."),
                                  kPatience);
        const Truth truth = truthOf(desk, wanted);
        QVERIFY2(truth.done && truth.agrees, truth.told);
        // That it was read is the journal's to know, which has a thread of its own.
        QVERIFY(program->livesUntil([&] { return program->operations()->all().empty(); }));
    }

    // The program died in a cancel, and the profile names another store at the next start, with the same numbers in it.
    void aProfileThatNamesAnotherStoreAsksThereForNothing()
    {
        Desk desk(*m_schema);
        const OrderId wanted = desk.orders.at(2);
        const CancelOrder request = cancelFor(desk.ada, wanted);
        {
            JournalFile file(desk.journal(), QUuid::createUuid());
            file.record(journalEntry(scopeOf(desk.settings()), request));
        }
        ScratchSchema elsewhere("elsewhere", false);
        {
            Session session(elsewhere.settings());
            Migrator(session).migrate();
            Store store = ScratchSchema::twd();
            store.uuid = QUuid::createUuid();
            session.inTransaction("FoundStore", [&](Transaction &tx) { return foundStore(tx, store); });
        }
        StoreBuilder other(elsewhere);
        const CustomerId customer = other.customer("Ada Chen");
        const SkuId sku = other.sku("MUG-01", 5'000);
        OrderId order{};
        while (number(order) < number(wanted))
            order = other.order(customer, {{sku, kUnits}});
        QCOMPARE(order, wanted);
        {
            QByteArrayList flows;
            QMutex mutex;
            Watch watch([&](const FlowStep &step) {
                const QMutexLocker locker(&mutex);
                flows << step.flow;
            });
            Program program(impatient(elsewhere.settings()), desk.journal(), &watch);
            QVERIFY(program.isReady());
            program.operations()->resolve();
            QVERIFY(program.hasFoundOut());
            QVERIFY(program.operations()->all().empty());
            QVERIFY(!program.window.pendingButton()->isVisible());
            const QMutexLocker locker(&mutex);
            flows.removeAll("PendingOfDesk"); // the list of this desk in that store: read only
            QCOMPARE(flows, QByteArrayList());
        }
        QCOMPARE(other.orderStatus(order), QByteArray("created"));
        QCOMPARE(other.brokenRules(), QByteArrayList());

        const std::unique_ptr<Program> program = desk.program(); // the right place again
        QVERIFY(program->isReady());
        QVERIFY(Program::waitFor([&] { return program->operations()->all().size() == 1; }));
        QVERIFY(program->hasFoundOut());
        QCOMPARE(program->operations()->all().front().entry.answer, QByteArray("NotDone"));
        QVERIFY(program->window.pendingButton()->isVisible());
        QVERIFY(!truthOf(desk, wanted).done);
    }

    // A whole call with nothing but the keyboard: who it is, which order, why, and what to tell.
    void aCallWithoutAMouse()
    {
        Desk desk(*m_schema);
        const std::unique_ptr<Program> program = desk.program();
        QVERIFY(program->isReady());
        QVERIFY(QTest::qWaitForWindowActive(&program->window));
        QTest::keyClick(&program->window, Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Ada"));
        pressKey(Qt::Key_Return);
        QPushButton *serve = program->window.serving()->card()->serveButton();
        QVERIFY(Program::waitFor([&] { return QApplication::focusWidget() == serve; }));
        pressKey(Qt::Key_Return);
        QVERIFY(Program::waitFor([&] { return QApplication::focusWidget() == program->table(); }));
        QCOMPARE(program->window.serving()->served()->id, desk.ada);
        QVERIFY(Program::waitFor([&] { return program->orders()->model()->rowCount() == 3; })); // hers

        const OrderId wanted = desk.orders.at(2); // the second, newest first
        for (int i = 0; i < 5 && program->details()->order() != wanted; ++i)
            pressKey(Qt::Key_Down);
        QCOMPARE(program->details()->order(), std::optional(wanted));
        QVERIFY(Program::waitFor([&] {
            return program->details()->card() && program->details()->card()->order.id == wanted &&
                   program->details()->cancelButton()->isEnabled();
        }));
        pressKey(Qt::Key_C, Qt::AltModifier);
        QVERIFY(Program::waitFor([&] { return QApplication::focusWidget() == program->details()->keepButton(); }));
        pressKey(Qt::Key_R, Qt::AltModifier);
        QVERIFY(program->details()->reasonField()->hasFocus() ||
                program->details()->reasonField()->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("ordered twice"));
        pressKey(Qt::Key_A, Qt::AltModifier);
        QVERIFY(Program::waitFor([&] { return QApplication::focusWidget() == program->answer(); }));
        QCOMPARE(program->said(), QStringLiteral("Cancelled. 2 × MUG-01 are available again."));
        pressKey(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!program->window.serving()->served());
        QVERIFY(program->window.find()->hasFocus()); // the next caller

        const Truth truth = truthOf(desk, wanted);
        QVERIFY2(truth.done && truth.agrees, truth.told);
        QCOMPARE(desk.store.client().text(sql("SELECT cancel_reason FROM orders WHERE id = :a", number(wanted))),
                 QByteArray("ordered twice"));
        QVERIFY(program->operations()->all().empty());
    }

    // From what the customer wants to the order, and the next caller.
    void aQuotesCallWithoutAMouse()
    {
        Desk desk(*m_schema, 2);
        const std::unique_ptr<Program> program = desk.program();
        QVERIFY(program->isReady());
        QVERIFY(QTest::qWaitForWindowActive(&program->window));
        QTest::keyClick(&program->window, Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Ada"));
        pressKey(Qt::Key_Return);
        QPushButton *serve = program->window.serving()->card()->serveButton();
        QVERIFY(Program::waitFor([&] { return QApplication::focusWidget() == serve; }));
        pressKey(Qt::Key_Return);
        QVERIFY(Program::waitFor([&] { return program->window.serving()->served().has_value(); }));
        pressKey(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(Program::waitFor([&] { return program->window.quotes()->list()->table()->hasFocus(); }));

        pressKey(Qt::Key_N, Qt::ControlModifier);
        auto *dialog = program->window.findChild<NewQuoteDialog *>();
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        SkuSearchField *search = dialog->lines()->searchField();
        QVERIFY(Program::waitFor([&] { return QApplication::focusWidget() == search; }));
        QTest::keyClicks(search, QStringLiteral("MUG"));
        QVERIFY(Program::waitFor([&] { return search->found()->isVisible(); }));
        pressKey(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), dialog->lines()->quantityField(0));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("3"));
        pressKey(Qt::Key_I, Qt::AltModifier);
        QVERIFY(Program::waitFor([&] { return QApplication::focusWidget() == dialog->answer(); }));
        QVERIFY2(dialog->answer()->sentence().contains(u"is issued"), qPrintable(dialog->answer()->sentence()));
        pressKey(Qt::Key_S, Qt::AltModifier);

        QVERIFY(Program::waitFor([&] { return QApplication::activeWindow() == &program->window; }));
        QVERIFY(Program::waitFor(
            [&] { return program->quote()->card() && program->quote()->acceptButton()->isEnabled(); }));
        pressKey(Qt::Key_A, Qt::AltModifier);
        QVERIFY(Program::waitFor([&] { return QApplication::focusWidget() == program->quote()->leaveButton(); }));
        pressKey(Qt::Key_C, Qt::AltModifier);
        QVERIFY(Program::waitFor([&] { return QApplication::focusWidget() == program->quote()->answer(); }));
        QVERIFY2(program->saidOfQuote().startsWith(u"Accepted. Order "), qPrintable(program->saidOfQuote()));
        QVERIFY(program->saidOfQuote().contains(u"3 × MUG-01 are reserved"));
        QVERIFY(Program::waitFor([&] { return program->operations()->all().empty(); })); // all of it was read here
        pressKey(Qt::Key_O, Qt::AltModifier);
        QVERIFY(Program::waitFor([&] { return program->details()->card() && program->details()->card()->quote; }));
        QCOMPARE(desk.store.stock(desk.mug), (Stock{500 - 2 * kUnits - 3, 2 * kUnits + 3}));
        QCOMPARE(desk.store.brokenRules(), QByteArrayList());
    }

    // Both have it on the screen and the question open; the second is told, and nothing is made twice.
    void twoWindowsAcceptOneQuote()
    {
        Desk desk(*m_schema, 0);
        const QuoteId quote = desk.store.quote(desk.ada, {{desk.mug, kUnits}});
        const std::unique_ptr<Program> first = desk.program();
        Program second(desk.settings(), desk.folder.filePath(QStringLiteral("second.sqlite")));
        for (Program *program : {first.get(), &second}) {
            QVERIFY(Program::waitFor([&] { return !program->window.watch()->isAsking(); }));
            program->window.watch()->setBeat(600'000); // which would have told
            program->serve(desk.ada, "Ada Chen");
            QVERIFY(program->opens(quote));
        }
        first->quote()->confirmButton()->click();
        QVERIFY(first->isQuoteAnswered());
        QVERIFY2(first->saidOfQuote().startsWith(u"Accepted. "), qPrintable(first->saidOfQuote()));
        second.quote()->confirmButton()->click();
        QVERIFY(second.isQuoteAnswered());
        QVERIFY2(second.saidOfQuote().contains(u"used by another attempt"), qPrintable(second.saidOfQuote()));
        QVERIFY(Program::waitFor([&] { return second.quote()->card()->quote.order.has_value(); })); // whose order it is
        QVERIFY(Program::waitFor([&] { return second.operations()->all().empty(); }));
        QCOMPARE(desk.store.stock(desk.mug), (Stock{500 - kUnits, kUnits}));
        QCOMPARE(desk.store.brokenRules(), QByteArrayList());
    }

    // The reply of an acceptance is lost. The same window under the same key, or the next program by its journal, finds
    // out which it was; there is one order in the end.
    void anAcceptancesLostReplyIsFoundOut_data()
    {
        QTest::addColumn<int>("blow");
        QTest::addColumn<bool>("restarted");
        QTest::newRow("the server died") << int(Blow::Killed) << false;
        QTest::newRow("the server was frozen") << int(Blow::Frozen) << false;
        QTest::newRow("the server was frozen, and the program ended") << int(Blow::Frozen) << true;
    }
    void anAcceptancesLostReplyIsFoundOut()
    {
        QFETCH(int, blow);
        QFETCH(bool, restarted);
        Desk desk(*m_schema, 1);
        const QuoteId quote = desk.store.quote(desk.ada, {{desk.mug, kUnits}});
        StopsAt stop("COMMIT", "AcceptQuote");
        std::unique_ptr<Program> program = desk.program(&stop);
        QVERIFY(program->isReady());
        program->serve(desk.ada, "Ada Chen");
        QVERIFY(program->opens(quote));
        program->quote()->confirmButton()->click();
        QVERIFY(program->livesUntil([&] { return stop.isHere(); }));
        {
            const Struck struck{Blow(blow)};
            stop.letGo();
            QVERIFY(program->isQuoteAnswered());
            QVERIFY2(program->saidOfQuote().contains(u"It is not known whether the quote was accepted"),
                     qPrintable(program->saidOfQuote()));
            QVERIFY(program->livesUntil([&] { return program->operations()->unknown() == 1; }));
            if (restarted)
                program.reset();
        }
        if (restarted) {
            program = desk.program();
            QVERIFY(program->isReady());
            program->serve(desk.ada, "Ada Chen");
            program->window.go(MainWindow::QuotesAt, quote);
        }
        const auto asksAgain = [&] { // until it is known
            if (program->quote()->isBusy() || program->saidOfQuote().isEmpty())
                return false;
            if (!program->saidOfQuote().contains(u"not known"))
                return true;
            if (!restarted)
                program->quote()->answer()->action()->click();
            return false;
        };
        QVERIFY(program->livesUntil(asksAgain));
        qInfo("%s", qPrintable(program->saidOfQuote()));
        const auto orders = [&] { return StoreBuilder(desk.schema).client().number("SELECT COUNT(*) FROM orders"); };
        if (orders() == 1) { // known to have changed nothing: a person says so, and once
            program->quote()->acceptButton()->click();
            QVERIFY(!program->quote()->confirmButton()->isVisible()); // no second key
            const PendingOperation found = program->operations()->all().front();
            program->window.pendingPanel()->open();
            program->button("do", found.entry.operation)->click();
            QTRY_VERIFY(program->button("yes", found.entry.operation));
            program->button("yes", found.entry.operation)->click();
        }
        QTRY_COMPARE_WITH_TIMEOUT(orders(), 2, kPatience);
        QVERIFY(program->livesUntil([&] { return program->operations()->unknown() == 0; }));
        QVERIFY(program->livesUntil([&] { return program->quote()->card()->quote.order.has_value(); }));
        StoreBuilder store(desk.schema);
        QCOMPARE(store.stock(desk.mug), (Stock{500 - 2 * kUnits, 2 * kUnits}));
        QCOMPARE(store.brokenRules(), QByteArrayList());
    }

private:
    Language m_language;
    std::unique_ptr<ScratchSchema> m_schema; // made once: that takes seconds
};

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() == 6 && words.at(1) == u"--desk")
        return anotherDesk(words);
    tst_Desk test;
    return holdfast::test::runTest(test, argc, argv);
}

#include "tst_desk.moc"
