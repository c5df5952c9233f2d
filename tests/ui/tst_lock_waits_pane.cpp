// SPDX-License-Identifier: GPL-3.0-or-later
// Who waits for whom, as a supervisor sees it: in the store's words, brought up to date in place, and never an empty
// list where nothing is known. The store is played by the test.
#include "tests/support/fake_waits.h"
#include "tests/support/gui_test_main.h"
#include "ui/diagnostics/folded_text.h"
#include "ui/diagnostics/lock_wait_details.h"
#include "ui/diagnostics/lock_waits_pane.h"
#include "ui/diagnostics/lock_waits_text.h"
#include "ui/shared/format.h"
#include "ui/shared/stale_strip.h"
#include "ui/shared/theme.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>
#include <QTreeView>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr qint64 kSecond = 1'000'000;
const Instant kNow{1'764'000'000 * kSecond};

Instant ago(qint64 seconds)
{
    return {kNow.micros - seconds * kSecond};
}

LockParty desk(qint64 connection, const char *name, const char *account)
{
    return {connection, account, QString::fromUtf8(name), ago(20), {}};
}

LockedRecord order(qint64 id)
{
    return LockedRecord::of("orders", "PRIMARY", {id});
}

LockedRecord stock(qint64 sku, const char *code)
{
    LockedRecord record = LockedRecord::of("stock", "PRIMARY", {sku});
    record.skuCode = code;
    return record;
}

LockWaiter root(const LockParty &who)
{
    return {who, 0, {}, {}, {}, {}};
}

LockWaiter waiter(const LockParty &who, int depth, const std::vector<qint64> &blockers, const LockedRecord &on,
                  qint64 seconds = 4)
{
    LockWaiter made{who, depth, blockers, on, "X", ago(seconds)};
    made.who.statement = QStringLiteral("SELECT id FROM orders WHERE id = 1042 FOR UPDATE");
    return made;
}

// Desk 2 holds order 1042 and does nothing; desk 3 waits for it and holds what a script waits for.
WaitsNow chain()
{
    LockWaiter script = waiter({33, "script", {}, ago(3), {}}, 2, {32}, stock(7, "MUG-01"), 2);
    script.who.statement = QStringLiteral("UPDATE stock SET available = 0");
    return {{kNow,
             {root(desk(31, "desk 2", "ben")), waiter(desk(32, "desk 3", "anna"), 1, {31}, order(1042)), script},
             {},
             false},
            {}};
}

WaitsNow nobody()
{
    return {{kNow, {}, {}, false}, {}};
}

Deadlock deadlock()
{
    Deadlock made;
    made.at = ago(600);
    made.text =
        "*** (1) TRANSACTION:\nTRANSACTION 4711, ACTIVE 0 sec starting index read\n*** WE ROLL BACK TRANSACTION (2)\n";
    made.parties = {{desk(31, "desk 2", "ben"), {order(1042)}, {stock(7, "MUG-01")}, false},
                    {{44, "script", {}, {}, {}}, {stock(7, "MUG-01")}, {order(1042)}, true}};
    return made;
}

WaitsNow withDeadlock(WaitsNow now)
{
    now.last.deadlock = deadlock();
    return now;
}

// A pane that is seen, and has asked.
struct Shown
{
    FakeWaits store;
    LockWaitsPane pane{store.desk()};

    Shown()
    {
        pane.resize(1128, 560);
        pane.show();
        pane.activateWindow();
    }
    void answer(const WaitsNow &now)
    {
        store.waits.back().answer(now);
        QVERIFY(QTest::qWaitFor([&] { return timer()->isActive() || !pane.isVisible(); }));
        QCoreApplication::processEvents(); // what was laid out anew is shown
    }
    // Without waiting for the next second.
    void poll(const WaitsNow &now)
    {
        askNow();
        answer(now);
    }
    void askNow()
    {
        const std::size_t before = store.waits.size();
        QTest::keyClick(&pane, Qt::Key_F5);
        QCOMPARE(store.waits.size(), before + 1);
    }
    QTimer *timer() { return pane.findChild<QTimer *>(QStringLiteral("NextQuestion")); }
    QStringList tree() const
    {
        QStringList rows;
        const auto add = [&](const auto &self, const QModelIndex &above, int depth) -> void {
            for (int row = 0; row < pane.model()->rowCount(above); ++row) {
                const QModelIndex index = pane.model()->index(row, 0, above);
                rows << QString(depth, u'>') + index.data().toString();
                self(self, index, depth + 1);
            }
        };
        add(add, {}, 0);
        return rows;
    }
    QModelIndex at(qint64 connection) const { return pane.model()->indexOf(connection); }
    void choose(qint64 connection)
    {
        pane.tree()->setCurrentIndex(at(connection));
        QCoreApplication::processEvents();
    }
    QPushButton *button(const QString &words) const
    {
        for (QPushButton *button : pane.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == words)
                return button;
        }
        return nullptr;
    }
};

} // namespace

class tst_LockWaitsPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en")));
        Theme::apply(*qApp, Theme::Mode::Light);
    }

    void everyRecordHasItsName_data()
    {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("index");
        QTest::addColumn<QVariantList>("values");
        QTest::addColumn<QString>("name");
        const auto row = [](const char *table, const QVariantList &values, const char *name,
                            const char *index = "PRIMARY") {
            QTest::newRow(name) << QByteArray(table) << QByteArray(index) << values << QString::fromUtf8(name);
        };
        row("orders", {1042}, "order 1042");
        row("order_lines", {1042, 1}, "a line of order 1042");
        row("reservations", {1042, 7}, "the reservation of CODE-7 for order 1042");
        row("stock", {7}, "the stock of CODE-7");
        row("skus", {7}, "SKU CODE-7");
        row("prices", {7}, "the price of CODE-7");
        row("quotes", {17}, "quote 17");
        row("quote_lines", {17, 1}, "a line of quote 17");
        row("customers", {3}, "customer 3");
        row("receipts", {3, QByteArray("key")}, "a receipt of customer 3");
        row("orders", {}, "an order");
        row("reservations", {}, "a reservation");
        row("stock", {}, "a stock row");
        row("incidents", {5}, "table incidents");
    }
    void everyRecordHasItsName()
    {
        QFETCH(QByteArray, table);
        QFETCH(QByteArray, index);
        QFETCH(QVariantList, values);
        QFETCH(QString, name);
        std::vector<std::variant<qint64, QByteArray>> key;
        for (const QVariant &value : values) {
            if (value.typeId() == QMetaType::QByteArray)
                key.emplace_back(value.toByteArray());
            else
                key.emplace_back(value.toLongLong());
        }
        LockedRecord record = LockedRecord::of(table, index, key);
        if (record.sku)
            record.skuCode = "CODE-7";
        QCOMPARE(lockwords::record(record), name);
    }

    void everyPartyHasItsName()
    {
        QCOMPARE(lockwords::party(desk(31, "desk 2", "ben")), QStringLiteral("desk 2 (ben)"));
        QCOMPARE(lockwords::party({31, {}, QStringLiteral("desk 2"), {}, {}}), QStringLiteral("desk 2"));
        QCOMPARE(lockwords::party({31, "script", {}, {}, {}}), QStringLiteral("account script (connection 31)"));
        QCOMPARE(lockwords::party({31, {}, {}, {}, {}}), QStringLiteral("connection 31"));
    }

    void aWaitIsToldInSecondsMinutesAndHours()
    {
        QCOMPARE(lockwords::duration(ago(0), kNow), QStringLiteral("0 s"));
        QCOMPARE(lockwords::duration(ago(-3), kNow), QStringLiteral("0 s")); // whole seconds: it may be ahead
        QCOMPARE(lockwords::duration(ago(59), kNow), QStringLiteral("59 s"));
        QCOMPARE(lockwords::duration(ago(130), kNow), QStringLiteral("2 min 10 s"));
        QCOMPARE(lockwords::duration(ago(3 * 3600 + 120), kNow), QStringLiteral("3 h 2 min"));
        QCOMPARE(lockwords::since(ago(20), kNow), format::time(ago(20)));
        QCOMPARE(lockwords::since(ago(90'000), kNow), format::dayAndTime(ago(90'000)));
    }

    void theRootComesFirstInTheStoresWords()
    {
        Shown shown;
        shown.answer(chain());
        QCOMPARE(
            shown.tree(),
            (QStringList{QStringLiteral("desk 2 (ben) holds order 1042 since %1").arg(format::time(ago(20))),
                         QStringLiteral(">desk 3 (anna) waits for order 1042 for 4 s, and holds the stock of MUG-01"),
                         QStringLiteral(">>account script (connection 33) waits for the stock of MUG-01 for 2 s")}));
        QCOMPARE(shown.at(31).data(SessionTreeModel::NoteRole).toString(),
                 QStringLiteral("connection 31 · idle in its transaction"));
        QCOMPARE(shown.at(32).data(SessionTreeModel::NoteRole).toString(),
                 QStringLiteral("connection 32 · behind desk 2 (ben)"));
        QCOMPARE(shown.at(33).data(SessionTreeModel::NoteRole).toString(), QStringLiteral("behind desk 3 (anna)"));
        QVERIFY(shown.pane.tree()->isExpanded(shown.at(31)) && shown.pane.tree()->isExpanded(shown.at(32)));
        QVERIFY(shown.pane.said().contains(QStringLiteral("as of %1").arg(format::time(kNow))));
        QVERIFY(shown.pane.tree()->isVisible());
    }

    // Both are in the way of the third, but the second only stands before it.
    void whoStandsAheadHoldsNothing()
    {
        WaitsNow now = chain();
        now.waits.sessions.resize(2);
        now.waits.sessions.push_back(waiter(desk(34, "desk 4", "cleo"), 1, {31, 32}, order(1042), 1));
        Shown shown;
        shown.answer(now);
        QVERIFY(!shown.at(32).data().toString().contains(u"holds"));
        QCOMPARE(shown.at(34).data(SessionTreeModel::NoteRole).toString(),
                 QStringLiteral("connection 34 · behind desk 2 (ben) and desk 3 (anna)"));
    }

    void whatIsChosenAndFoldedStaysOverAPoll()
    {
        Shown shown;
        QAbstractItemModelTester tester(shown.pane.tree()->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        shown.answer(chain());
        shown.choose(32);
        shown.pane.tree()->collapse(shown.at(31));
        // Another root above it, and the script waits for that one now.
        WaitsNow next = chain();
        next.waits.sessions.pop_back();
        next.waits.sessions.insert(
            next.waits.sessions.begin(),
            {root(desk(21, "desk 1", "ada")), waiter({33, "script", {}, ago(3), {}}, 1, {21}, order(9), 3)});
        shown.poll(next);
        QCOMPARE(shown.tree().size(), 4);
        QCOMPARE(shown.at(33).parent(), shown.at(21));
        QCOMPARE(shown.pane.tree()->currentIndex(), shown.at(32));
        QVERIFY(!shown.pane.tree()->isExpanded(shown.at(31)));
        QVERIFY(shown.pane.tree()->isExpanded(shown.at(21)));
        QCOMPARE(shown.pane.details()->connection(), std::optional<qint64>(32));
        shown.poll(nobody());
        QVERIFY(shown.tree().isEmpty());
    }

    void whoHasGoneIsNotReplacedByANeighbour()
    {
        Shown shown;
        shown.answer(chain());
        shown.choose(32);
        WaitsNow next = chain();
        next.waits.sessions.erase(next.waits.sessions.begin() + 1);
        next.waits.sessions[1].depth = 1;
        next.waits.sessions[1].blockers = {31};
        shown.poll(next);
        QVERIFY(!shown.pane.tree()->currentIndex().isValid());
        QCOMPARE(shown.pane.details()->connection(), std::optional<qint64>(32));
        QVERIFY(
            shown.pane.details()->said().contains(u"desk 3 (anna)\nIt waits for nobody any more, and nobody for it."));
        QVERIFY(!shown.pane.details()->said().contains(u"desk 2"));
    }

    void anyForestBecomesAnyOther()
    {
        SessionTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QRandomGenerator random(20'261'130);
        for (int round = 0; round < 300; ++round) {
            std::vector<SessionTreeModel::Row> rows;
            std::vector<qint64> connections{1, 2, 3, 4, 5, 6, 7, 8};
            std::shuffle(connections.begin(), connections.end(), random);
            int depth = 0;
            for (int i = random.bounded(9); i > 0; --i) {
                rows.push_back({connections[std::size_t(i - 1)], depth, depth > 0, QString::number(round), {}});
                depth = random.bounded(depth + 2);
            }
            model.take(rows);
            std::vector<SessionTreeModel::Row> now;
            const auto add = [&](const auto &self, const QModelIndex &above, int below) -> void {
                for (int row = 0; row < model.rowCount(above); ++row) {
                    const QModelIndex index = model.index(row, 0, above);
                    now.push_back({index.data(SessionTreeModel::ConnectionRole).toLongLong(),
                                   below,
                                   index.data(SessionTreeModel::WaitsRole).toBool(),
                                   index.data().toString(),
                                   {}});
                    self(self, index, below + 1);
                }
            };
            add(add, {}, 0);
            QVERIFY2(now == rows, qPrintable(QStringLiteral("round %1").arg(round)));
        }
    }

    void itAsksOnceASecondWhileItIsSeenAndNeverTwiceAtATime()
    {
        FakeWaits store;
        LockWaitsPane pane(store.desk());
        auto *next = pane.findChild<QTimer *>(QStringLiteral("NextQuestion"));
        QCOMPARE(store.waits.size(), 0u); // nobody sees it
        pane.show();
        QCOMPARE(store.waits.size(), 1u);
        QVERIFY(!next->isActive());
        QTest::keyClick(&pane, Qt::Key_F5);
        pane.hide();
        pane.show();
        QCOMPARE(store.waits.size(), 1u); // the first one has no answer yet
        store.waits.back().answer(nobody());
        QTRY_VERIFY(next->isActive());
        QCOMPARE(next->interval(), LockWaitsPane::kEvery);
        QTRY_COMPARE(store.waits.size(), 2u); // by itself
        pane.hide();
        store.waits.back().answer(chain());
        QTRY_COMPARE(pane.model()->rowCount(), 1);
        QVERIFY(!next->isActive());
        pane.show();
        QCOMPARE(store.waits.size(), 3u);
    }

    void aPauseKeepsWhatIsShown()
    {
        Shown shown;
        shown.answer(chain());
        shown.askNow();
        QTest::keyClick(shown.pane.pauseButton(), Qt::Key_Space);
        QVERIFY(shown.pane.said().contains(u"paused"));
        WaitsNow next = chain();
        next.waits.sessions.resize(2);
        shown.store.waits.back().answer(next); // it was on its way
        QTRY_COMPARE(shown.tree().size(), 2);
        QVERIFY(!shown.timer()->isActive());
        shown.pane.hide();
        shown.pane.show();
        QCOMPARE(shown.store.waits.size(), 2u);
        QCOMPARE(shown.tree().size(), 2);
        QTest::keyClick(shown.pane.pauseButton(), Qt::Key_Space);
        QCOMPARE(shown.store.waits.size(), 3u);
        QVERIFY(!shown.pane.said().contains(u"paused"));
    }

    void nobodyWaits()
    {
        Shown shown;
        shown.answer(nobody());
        QVERIFY(shown.pane.said().contains(QStringLiteral("Nobody waits. As of %1.").arg(format::time(kNow))));
        QVERIFY(!shown.pane.tree()->isVisible());
        QVERIFY(shown.pane.details()->said().contains(u"None since the server started."));
    }

    void aMissingGrantIsNamedInsteadOfAnEmptyList()
    {
        Shown shown;
        WaitsNow now;
        now.waits.missing = {{"PROCESS", "*.*", "'anna'@'%'"},
                             {"SELECT", "performance_schema.data_locks", "'anna'@'%'"}};
        now.last.missing = {now.waits.missing.front()};
        shown.answer(chain());
        shown.choose(32);
        shown.poll(now);
        QVERIFY(!shown.pane.details()->said().contains(u"desk 3")); // nothing is known of it
        const QString statements = QStringLiteral("GRANT PROCESS ON *.* TO 'anna'@'%';\n"
                                                  "GRANT SELECT ON performance_schema.data_locks TO 'anna'@'%';");
        QVERIFY(shown.pane.said().contains(u"This account may not see who waits for whom."));
        QVERIFY(shown.pane.said().contains(statements));
        QVERIFY(!shown.pane.said().contains(u"Nobody waits"));
        QVERIFY(!shown.pane.said().contains(u"1970"));
        QTest::keyClick(shown.pane.copyButton(), Qt::Key_Space);
        QCOMPARE(QGuiApplication::clipboard()->text(), statements);
        QVERIFY(shown.pane.details()->said().contains(u"GRANT PROCESS ON *.* TO 'anna'@'%'"));
        shown.poll(nobody()); // it was given
        QVERIFY(shown.pane.said().contains(u"Nobody waits."));
        QVERIFY(!shown.pane.copyButton()->isVisible());
    }

    void aServerThatRecordsNothingIsNotOneWhereNobodyWaits()
    {
        Shown shown;
        WaitsNow now = withDeadlock(nobody());
        now.waits.isOff = true;
        shown.answer(now);
        QVERIFY(shown.pane.said().contains(u"performance_schema is off"));
        QVERIFY(!shown.pane.said().contains(u"Nobody waits"));
        QVERIFY(shown.pane.details()->said().contains(u"waited for order 1042")); // that is known
    }

    void withoutAnAnswerWhatIsShownIsOld()
    {
        Shown shown;
        auto *stale = shown.pane.findChild<StaleStrip *>();
        shown.store.waits.back().fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(shown.pane.said().contains(u"It could not be read who waits for whom."));
        QVERIFY(!stale->isVisible());
        QTest::mouseClick(shown.button(QStringLiteral("Try again")), Qt::LeftButton);
        shown.answer(chain());
        QCOMPARE(shown.tree().size(), 3);
        shown.choose(32);
        shown.askNow();
        shown.store.waits.back().fail(DbError::Kind::ConnectionLost);
        QTRY_VERIFY(stale->isVisible());
        QCOMPARE(stale->accessibleName(),
                 QStringLiteral("As of %1 — the database does not answer now").arg(format::time(kNow)));
        QCOMPARE(shown.tree().size(), 3); // it can be read still
        QVERIFY(shown.timer()->interval() > LockWaitsPane::kEvery);
        QTest::mouseClick(stale->button(), Qt::LeftButton);
        shown.answer(chain());
        QVERIFY(!stale->isVisible());
        QCOMPARE(shown.pane.tree()->currentIndex(), shown.at(32));
    }

    void theStatementIsOneClickAwayAndStaysUnfolded()
    {
        Shown shown;
        shown.answer(chain());
        shown.choose(32);
        FoldedText *statement = shown.pane.details()->statement();
        QVERIFY(statement->isVisible() && !statement->field()->isVisible());
        QTest::keyClick(statement->button(), Qt::Key_Return);
        QVERIFY(statement->field()->isVisible());
        QVERIFY(statement->text().startsWith(u"SELECT id FROM orders"));
        QTRY_VERIFY(!statement->field()->verticalScrollBar()->isVisible()); // short as it is, all of it is seen
        statement->field()->selectAll();
        shown.poll(chain());
        QVERIFY(statement->field()->isVisible());
        QVERIFY(statement->field()->textCursor().hasSelection());
        QTest::keyClick(statement->copyButton(), Qt::Key_Space);
        QCOMPARE(QGuiApplication::clipboard()->text(), statement->text());
        shown.choose(31); // runs nothing
        QVERIFY(!statement->isVisible());
        QVERIFY(
            shown.pane.details()->said().contains(u"idle in its transaction: it runs nothing, and keeps its locks"));
    }

    void theLastDeadlockIsToldAndNotDrawnAgainForNothing()
    {
        Shown shown;
        shown.answer(withDeadlock(chain()));
        LockWaitDetails *details = shown.pane.details();
        const QString said = details->said();
        QVERIFY2(said.contains(u"desk 2 (ben)\n") && said.contains(u"held order 1042\nwaited for the stock of MUG-01"),
                 qPrintable(said));
        const qsizetype script = said.indexOf(u"account script (connection 44)");
        QVERIFY(script > said.indexOf(u"went on") && said.indexOf(u"rolled back") > script);
        QVERIFY(said.contains(format::time(ago(600))));
        FoldedText *text = details->serversText();
        QTest::keyClick(text->button(), Qt::Key_Space);
        QCOMPARE(text->text(), QString::fromUtf8(deadlock().text));
        QTest::keyClick(text->copyButton(), Qt::Key_Space);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromUtf8(deadlock().text));
        QPushButton *link = shown.button(QStringLiteral("Order 1042"));
        QVERIFY(link);
        link->setFocus();
        shown.poll(withDeadlock(chain()));
        QCOMPARE(shown.button(QStringLiteral("Order 1042")), link);
        QVERIFY(link->hasFocus());
        QVERIFY(text->field()->isVisible());
    }

    void itLeadsToTheOrderTheQuoteAndTheStock()
    {
        Shown shown;
        WaitsNow now = chain();
        now.waits.sessions[2].on = LockedRecord::of("quotes", "PRIMARY", {qint64(17)});
        now.waits.sessions.push_back(waiter(desk(35, "desk 5", "dan"), 2, {32}, stock(7, "MUG-01")));
        shown.answer(now);
        shown.choose(32);
        QSignalSpy orders(&shown.pane, &LockWaitsPane::orderAsked), skus(&shown.pane, &LockWaitsPane::stockAsked),
            quotes(&shown.pane, &LockWaitsPane::quoteAsked);
        for (const char *words : {"Order 1042", "MUG-01", "Quote 17"}) {
            QPushButton *link = shown.button(QString::fromUtf8(words));
            QVERIFY2(link, words);
            QTest::keyClick(link, Qt::Key_Return);
        }
        QCOMPARE(orders.value(0).value(0).value<OrderId>(), OrderId{1042});
        QCOMPARE(skus.value(0).value(0).value<SkuId>(), SkuId{7});
        QCOMPARE(quotes.value(0).value(0).value<QuoteId>(), QuoteId{17});
    }

    void itIsUsedWithoutAMouse()
    {
        Shown shown;
        shown.answer(chain());
        shown.pane.takeFocus();
        QVERIFY(shown.pane.tree()->hasFocus());
        QTest::keyClick(shown.pane.tree(), Qt::Key_Home);
        QTest::keyClick(shown.pane.tree(), Qt::Key_Down);
        QCOMPARE(shown.pane.tree()->currentIndex(), shown.at(32));
        QTest::keyClick(shown.pane.tree(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"desk 3 (anna) waits for order 1042"));
        QTest::keyClick(shown.pane.tree(), Qt::Key_Left);
        QVERIFY(!shown.pane.tree()->isExpanded(shown.at(32)));
        QTest::keyClick(shown.pane.tree(), Qt::Key_Return);
        QVERIFY(shown.pane.details()->hasFocus());
        QTest::keyClick(shown.pane.details(), Qt::Key_Escape);
        QVERIFY(shown.pane.tree()->hasFocus());
        shown.poll(nobody()); // the focus stays at what takes its place
        QVERIFY(shown.pane.focusWidget() && !shown.pane.tree()->hasFocus());
        QCOMPARE(shown.pane.focusWidget()->accessibleName(),
                 QStringLiteral("Nobody waits. As of %1.").arg(format::time(kNow)));
        shown.poll(chain());
        QVERIFY(shown.pane.tree()->hasFocus());
        for (const QWidget *widget : shown.pane.findChildren<QWidget *>()) {
            if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible() &&
                !qobject_cast<const QScrollArea *>(widget))
                QVERIFY2(!widget->accessibleName().isEmpty() || qobject_cast<const QPushButton *>(widget) ||
                             qobject_cast<const QLabel *>(widget), // those have their text
                         qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())));
        }
    }

    void theLanguageChangesUnderIt()
    {
        Shown shown;
        shown.answer(withDeadlock(chain()));
        shown.choose(32);
        BracketTranslator translator;
        QCoreApplication::installTranslator(&translator);
        const auto removed = qScopeGuard([&] { QCoreApplication::removeTranslator(&translator); });
        QTRY_VERIFY(shown.tree().constFirst().startsWith(u"[[desk 2 (ben)] holds"));
        for (const QWidget *widget : shown.pane.findChildren<QWidget *>()) {
            QString text;
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                text = label->text();
            else if (const auto *button = qobject_cast<const QPushButton *>(widget))
                text = button->text();
            const bool isOurs = text.contains(QRegularExpression(QStringLiteral("[a-z]{2}"))) && widget->isVisible();
            QVERIFY2(!isOurs || text.contains(u'['), qPrintable(text));
        }
    }

    // HOLDFAST_PICTURES names a folder for them.
    void inBothLooksItHasRoom()
    {
        const auto restored = qScopeGuard([] { Theme::apply(*qApp, Theme::Mode::Light); });
        const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
        for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            Theme::apply(*qApp, mode);
            const QString look = mode == Theme::Mode::Light ? QStringLiteral("light") : QStringLiteral("dark");
            Shown shown;
            const auto take = [&](const char *name) {
                QTest::qWait(folder.isEmpty() ? 0 : 50);
                const QPixmap picture = shown.pane.grab();
                if (!folder.isEmpty())
                    picture.save(QDir(folder).filePath(QLatin1String(name) + u'-' + look + QStringLiteral(".png")));
            };
            shown.answer(withDeadlock(chain()));
            shown.choose(32);
            shown.pane.details()->statement()->button()->click();
            shown.pane.takeFocus();
            take("waits");
            // Each row is as high as its words.
            const QTreeView *tree = shown.pane.tree();
            QVERIFY(tree->visualRect(shown.at(32)).height() >= 2 * QFontMetrics(Theme::base()).height());
            shown.pane.details()->serversText()->button()->click();
            shown.pane.resize(760, 560);
            QTRY_VERIFY(tree->visualRect(shown.at(33)).height() >= 3 * QFontMetrics(Theme::base()).height());
            take("waits-narrow");
            shown.pane.resize(1128, 560);
            shown.poll(withDeadlock(nobody()));
            take("nobody");
            WaitsNow unknown;
            unknown.waits.missing = {{"PROCESS", "*.*", "'anna'@'%'"},
                                     {"SELECT", "performance_schema.data_lock_waits", "'anna'@'%'"},
                                     {"SELECT", "performance_schema.data_locks", "'anna'@'%'"}};
            unknown.last.missing = {unknown.waits.missing.front()};
            shown.poll(unknown);
            take("no-grant");
            shown.poll(chain());
            shown.askNow();
            shown.store.waits.back().fail(DbError::Kind::Unreachable);
            QTRY_VERIFY(shown.pane.findChild<StaleStrip *>()->isVisible());
            take("stale");
        }
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_LockWaitsPane)
#include "tst_lock_waits_pane.moc"
