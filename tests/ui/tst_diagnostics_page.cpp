// SPDX-License-Identifier: GPL-3.0-or-later
// The cases and the one beside them: what is out of the usual view, pages of two runs put together, what other desks
// change, and the page's parts by the keyboard.
#include "tests/support/fake_cases.h"
#include "tests/support/gui_test_main.h"
#include "ui/diagnostics/case_details.h"
#include "ui/diagnostics/cases_pane.h"
#include "ui/diagnostics/check_strip.h"
#include "ui/diagnostics/diagnostics_page.h"
#include "ui/diagnostics/incident_banner.h"
#include "ui/shared/list_page.h"
#include "ui/shared/shortcut_overview.h"
#include "ui/shared/theme.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>

using namespace holdfast;
using namespace holdfast::test;

namespace {

StoreFacts factsOf(Role role)
{
    StoreFacts facts;
    facts.role = role;
    return facts;
}

// Cases 1 to 9: 3 is handed over, 4 and 8 are resolved, 6 is a notice, 7 an order's.
std::vector<IncidentRow> nineCases()
{
    std::vector<IncidentRow> cases;
    for (qint64 id = 1; id <= 9; ++id)
        cases.push_back(incidentRow(id,
                                    id == 6   ? "order.status-known"
                                    : id == 7 ? "order.created-holds-all"
                                              : "stock.reserved-equals-held",
                                    id == 3              ? "handed"
                                    : id == 4 || id == 8 ? "resolved"
                                                         : "open"));
    return cases;
}

struct Page
{
    FakeCases store;
    std::unique_ptr<DiagnosticsPage> page;
    std::unique_ptr<QAbstractItemModelTester> tester;

    explicit Page(std::vector<IncidentRow> cases = nineCases(), Role role = Role::Supervisor, bool answersReads = true)
    {
        store.incidents = std::move(cases);
        store.answersReads = answersReads;
        const CheckRow last = checkRow(7, true);
        store.history = {{last}, last.snapshot};
        page = std::make_unique<DiagnosticsPage>(store.desk(), factsOf(role));
        tester =
            std::make_unique<QAbstractItemModelTester>(model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        tester->setUseFetchMore(false);
        page->resize(1120, 640);
        page->show();
        page->activateWindow();
        if (!QTest::qWaitForWindowActive(page.get()))
            qFatal("the page does not become active");
    }
    CasesPane *cases() const { return page->cases(); }
    IncidentTableModel *model() const { return cases()->model(); }
    ListTable *table() const { return cases()->list()->table(); }
    bool hasRows(int count) const
    {
        return QTest::qWaitFor([&] { return model()->rowCount() == count; });
    }
    QList<qint64> ids() const
    {
        QList<qint64> all;
        for (const IncidentRow &row : model()->incidents())
            all << number(row.id);
        return all;
    }
    QString cell(int row, int column) const { return model()->index(row, column).data().toString(); }
    static void choose(const QPushButton *chip, const char *entry)
    {
        Q_EMIT chip->menu()->aboutToShow();
        for (QAction *action : chip->menu()->actions()) {
            if (action->text() == QLatin1String(entry))
                action->trigger();
        }
    }
    QString said() const
    {
        QStringList all;
        for (const QLabel *label : cases()->list()->findChildren<QLabel *>()) {
            if (label->isVisible())
                all << label->text();
        }
        return all.join(u'\n');
    }
};

} // namespace

class tst_DiagnosticsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void showsWhatNobodyHasResolvedAndCountsTheRest()
    {
        Page page;
        QVERIFY(page.hasRows(7));
        QCOMPARE(page.ids(), (QList<qint64>{9, 7, 6, 5, 3, 2, 1}));
        QTRY_VERIFY2(page.said().contains(QStringLiteral("7 matching · 2 resolved are hidden")),
                     qPrintable(page.said()));
        QCOMPARE(page.cell(0, IncidentTableModel::Severity), QStringLiteral("critical"));
        QCOMPARE(page.cell(0, IncidentTableModel::Finding), QStringLiteral("Reserved is not what orders hold."));
        QCOMPARE(page.cell(0, IncidentTableModel::Of), QStringLiteral("SKU-9"));
        QCOMPARE(page.cell(1, IncidentTableModel::Of), QStringLiteral("Order 1007"));
        QCOMPARE(page.cell(4, IncidentTableModel::State), QStringLiteral("handed over"));
        QCOMPARE(page.cell(4, IncidentTableModel::HandedTo), QStringLiteral("ann"));
        QCOMPARE(page.cell(4, IncidentTableModel::TimesSeen), QStringLiteral("2"));

        Page::choose(page.cases()->onlyChip(), "Resolved");
        QVERIFY(page.hasRows(2));
        QVERIFY(!page.said().contains(QStringLiteral("hidden")));
        Page::choose(page.cases()->onlyChip(), "Handed over");
        QVERIFY(page.hasRows(1));
        Page::choose(page.cases()->onlyChip(), "All cases");
        QVERIFY(page.hasRows(9));
        QTRY_VERIFY(page.said().contains(QStringLiteral("9 matching")));
        Page::choose(page.cases()->severityChip(), "Only notices");
        QVERIFY(page.hasRows(1));
        QTRY_VERIFY(page.said().contains(QStringLiteral("1 matching")));
        Q_EMIT page.cases()->list()->cleared();
        QVERIFY(page.hasRows(7));
    }

    // Open and handed over are read apart, and shown as one list: no row is missing or there twice at a page's end.
    void pagesOfBothRunsAreOneList()
    {
        std::vector<IncidentRow> cases;
        for (qint64 id = 1; id <= 730; ++id)
            cases.push_back(incidentRow(id, "stock.reserved-equals-held", id % 3 == 0 ? "handed" : "open"));
        Page page(std::move(cases));
        QVERIFY(page.hasRows(200));
        for (const int rows : {400, 600, 730}) {
            QVERIFY(page.model()->canFetchMore({}));
            page.model()->fetchMore({});
            QVERIFY(page.hasRows(rows));
        }
        QVERIFY(!page.model()->canFetchMore({}));
        const QList<qint64> ids = page.ids();
        for (qsizetype i = 0; i < ids.size(); ++i)
            QCOMPARE(ids.at(i), 730 - i);
    }

    void aRefreshKeepsWhatIsSelectedAndWhereOneIs()
    {
        std::vector<IncidentRow> cases;
        for (qint64 id = 1; id <= 150; ++id)
            cases.push_back(incidentRow(id));
        Page page(std::move(cases));
        QVERIFY(page.hasRows(150));
        page.table()->selectRow(60);
        const IncidentId chosen = page.model()->at(60).id;
        QCOMPARE(page.page->shownCase(), std::optional(chosen));
        page.table()->scrollTo(page.model()->index(60, 0), QAbstractItemView::PositionAtTop);
        const int top = page.table()->rowViewportPosition(60);
        page.store.incidents.push_back(incidentRow(151));
        page.store.incidents.push_back(incidentRow(152));
        page.store.incidents[40].state = "resolved"; // number 41, below
        page.page->refresh();
        QVERIFY(page.hasRows(151));
        QCOMPARE(page.table()->selectionModel()->selectedRows().value(0).row(), 62);
        QCOMPARE(page.page->shownCase(), std::optional(chosen));
        QCOMPARE(page.table()->rowViewportPosition(62), top);
    }

    void aCaseThatLeavesTheListStaysBesideIt()
    {
        Page page;
        QVERIFY(page.hasRows(7));
        page.table()->selectRow(0);
        QCOMPARE(page.cases()->details()->incident(), std::optional(IncidentId{9}));
        page.store.incidents[8].state = "resolved";
        Q_EMIT page.cases()->details()->caseChanged(IncidentId{9});
        QVERIFY(page.hasRows(6));
        QCOMPARE(page.page->shownCase(), std::optional(IncidentId{9}));
        QTRY_VERIFY(page.said().contains(QStringLiteral("3 resolved are hidden")));
    }

    void aCheckReadsTheListAgain()
    {
        Page page;
        QVERIFY(page.hasRows(7));
        page.table()->setFocus();
        QTest::keyClick(page.table(), Qt::Key_F9);
        QCOMPARE(page.store.checks.size(), 1u);
        QVERIFY(page.store.checks.back().what == DiagnosticsDesk::Check::WhatChanged);
        page.store.incidents.push_back(incidentRow(10));
        CheckMade made;
        made.recorded.run = 8;
        made.report.invariants.push_back({"stock.reserved-equals-held", Severity::Critical, {}, 1, 1, 1});
        page.store.checks.back().finish(made);
        QVERIFY(page.hasRows(8));
        QTest::keyClick(page.table(), Qt::Key_F9, Qt::ShiftModifier);
        QCOMPARE(page.store.checks.size(), 2u);
        QVERIFY(page.store.checks.back().what == DiagnosticsDesk::Check::Everything);
        QTest::keyClick(page.table(), Qt::Key_F9, Qt::ControlModifier);
        QVERIFY(page.store.checks.back().isStopped());
        page.store.checks.back().endStopped();
    }

    // Each state its own sentence.
    void saysWhyThereIsNoList_data()
    {
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("none") << QStringLiteral("none") << QStringLiteral("No case is open.");
        QTest::newRow("filtered") << QStringLiteral("filtered") << QStringLiteral("No case matches these filters.");
        QTest::newRow("failed") << QStringLiteral("failed")
                                << QStringLiteral("The cases could not be read. Nothing was changed.");
        QTest::newRow("refused") << QStringLiteral("refused")
                                 << QStringLiteral("Cases are for supervisors. Ask one to sign in here.");
        QTest::newRow("loading") << QStringLiteral("loading") << QStringLiteral("Reading cases…");
    }
    void saysWhyThereIsNoList()
    {
        QFETCH(QString, state);
        QFETCH(QString, sentence);
        const bool answers = state == u"none" || state == u"filtered";
        Page page(std::vector<IncidentRow>{}, Role::Supervisor, answers);
        if (state == u"filtered")
            Page::choose(page.cases()->severityChip(), "Only critical");
        if (state == u"failed" || state == u"refused") {
            QTRY_COMPARE(page.store.incidentPages.size(), 2u);
            page.store.incidentPages[1].answer(std::vector<IncidentRow>{}); // one of the two is enough
            page.store.incidentPages[0].fail(state == u"failed" ? DbError::Kind::ConnectionLost
                                                                : DbError::Kind::NotPermitted);
        }
        QTRY_VERIFY2(page.said().contains(sentence), qPrintable(page.said()));
    }

    void staffReadAndDoNotCheck()
    {
        Page page(nineCases(), Role::Staff);
        QVERIFY(page.hasRows(7));
        QVERIFY(!page.cases()->strip()->changedButton()->isEnabled());
        QTest::keyClick(page.table(), Qt::Key_F9);
        QCOMPARE(page.store.checks.size(), 0u);
    }

    void itsPartsAreChangedByTheKeyboard()
    {
        Page page;
        QVERIFY(page.hasRows(7));
        page.page->focusList();
        QVERIFY(page.table()->hasFocus());
        QTest::keyClick(page.table(), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(page.page->part(), int(DiagnosticsPage::WaitsAt));
        QVERIFY(!page.cases()->isVisible());
        QVERIFY(page.page->focusWidget() && page.page->focusWidget()->isVisible());
        QTest::keyClick(page.page->focusWidget(), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(page.page->part(), int(DiagnosticsPage::CasesAt));
        QVERIFY(page.table()->hasFocus());
        QTest::keyClick(page.table(), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(page.page->part(), int(DiagnosticsPage::DayAt)); // round
        page.page->showCase(IncidentId{4});                       // one that the list does not show
        QCOMPARE(page.page->part(), int(DiagnosticsPage::CasesAt));
        QCOMPARE(page.page->shownCase(), std::optional(IncidentId{4}));
        QVERIFY(!page.table()->selectionModel()->hasSelection());
    }

    void leadsToWhatACaseIsOf()
    {
        Page page;
        QSignalSpy order(page.page.get(), &DiagnosticsPage::orderAsked),
            sku(page.page.get(), &DiagnosticsPage::stockAsked), quote(page.page.get(), &DiagnosticsPage::quoteAsked);
        Q_EMIT page.cases()->details()->orderAsked(OrderId{17});
        Q_EMIT page.cases()->details()->stockAsked(SkuId{7});
        Q_EMIT page.cases()->details()->quoteAsked(QuoteId{5});
        QCOMPARE(order.size() + sku.size() + quote.size(), 3);
    }

    void noKeyIsThereTwiceAndEachIsTold()
    {
        Page page;
        page.page->cases()->strip()->everythingButton()->click(); // Stop is there
        QSet<QString> keys;
        for (const QShortcut *shortcut : page.page->findChildren<QShortcut *>()) {
            QVERIFY2(!shortcut->whatsThis().isEmpty(), qPrintable(shortcut->key().toString()));
        }
        for (const ShortcutOverview::Entry &entry : ShortcutOverview::entriesOf(page.page.get())) {
            for (const QString &key : entry.keys) {
                QVERIFY2(!keys.contains(key), qPrintable(key));
                keys << key;
            }
        }
        for (const char *key : {"F9", "Shift+F9", "Ctrl+F9", "Ctrl+PgDown", "Ctrl+PgUp", "F5"})
            QVERIFY2(keys.contains(QLatin1String(key)), key);
        QVERIFY(!keys.contains(QStringLiteral("Ctrl+F"))); // there is nothing to type into
        for (const QWidget *widget : page.page->findChildren<QWidget *>()) {
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && !qobject_cast<const QLabel *>(widget)) {
                const auto *button = qobject_cast<const QAbstractButton *>(widget);
                QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()) ||
                             widget->inherits("QHeaderView") || widget->inherits("QScrollArea"),
                         widget->metaObject()->className());
            }
        }
    }

    void whatWasChosenIsFoundAgain()
    {
        const QTemporaryDir home;
        qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
        FakeCases store;
        store.incidents = nineCases();
        {
            DiagnosticsPage page(store.desk(), factsOf(Role::Supervisor));
            QVERIFY(!page.cases()->list()->table()->isColumnHidden(IncidentTableModel::Finding));
            QVERIFY(page.cases()->list()->table()->isColumnHidden(IncidentTableModel::TimesSeen)); // no room
            page.remember(QStringLiteral("a-store"));
            page.show();
            Page::choose(page.cases()->onlyChip(), "Resolved");
            Page::choose(page.cases()->severityChip(), "Only critical");
        }
        DiagnosticsPage page(store.desk(), factsOf(Role::Supervisor));
        page.remember(QStringLiteral("a-store"));
        page.show();
        QTRY_COMPARE(page.cases()->model()->rowCount(), 2);
        QCOMPARE(page.cases()->onlyChip()->text(), QStringLiteral("Resolved"));
        QCOMPARE(page.cases()->severityChip()->text(), QStringLiteral("Only critical"));
        qunsetenv("XDG_CONFIG_HOME");
    }

    // Pictures for the eye: HOLDFAST_PICTURES names a folder.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
        if (folder.isEmpty())
            QSKIP("HOLDFAST_PICTURES names no folder");
        for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            Theme::apply(*qApp, mode);
            const QString name = folder + QLatin1String(mode == Theme::Mode::Light ? "/light-" : "/dark-");
            const auto grab = [&](Page &page, const char *what) {
                QTest::qWait(300);
                page.page->grab().save(name + QLatin1String(what) + QStringLiteral(".png"));
            };
            {
                Page page;
                page.page->resize(1120, 600);
                QVERIFY(page.hasRows(7));
                page.table()->selectRow(1);
                page.page->focusList();
                grab(page, "green");
                page.cases()->strip()->everythingButton()->setFocus();
                page.cases()->strip()->everythingButton()->click();
                page.store.checks.back().tell(6, 24, "order.cancelled-holds-none");
                grab(page, "running");
                page.store.checks.back().fail(DbError::Kind::ConnectionLost);
                QTest::qWait(50);
                page.cases()->strip()->moreButton()->click();
                grab(page, "failed");
                page.cases()->strip()->everythingButton()->click();
                CheckMade made;
                made.recorded.run = 8;
                made.report.snapshot = {QDateTime::currentMSecsSinceEpoch() * 1000};
                CheckedServer settings;
                settings.id = "server.settings";
                settings.unchecked = {{"triggers", {{"TRIGGER", "demo.*", "'sue'@'%'"}}, 0},
                                      {"skus/price_change", {{"UPDATE", "demo.prices", "'sue'@'%'"}}, 0},
                                      {"stock/stock_receive", {}, 1205}};
                made.health.checks.push_back(settings);
                page.store.history.checks.front().id = 8;
                page.store.checks.back().finish(made);
                QTest::qWait(50);
                page.cases()->strip()->moreButton()->click();
                grab(page, "unchecked");
                page.page->setPart(DiagnosticsPage::WaitsAt);
                page.page->tabs()->setFocus();
                grab(page, "tab");
            }
            {
                Page page(std::vector<IncidentRow>{});
                page.store.history = {{checkRow(8, false)}, std::nullopt};
                page.page->refresh();
                page.cases()->strip()->refresh();
                grab(page, "findings-empty");
            }
            {
                Page page(nineCases(), Role::Staff);
                page.page->resize(1120, 560);
                Page::choose(page.cases()->onlyChip(), "All cases");
                grab(page, "staff");
            }
            FakeCases store;
            store.incidents = {incidentRow(17)};
            IncidentBanner banner(store.desk());
            banner.resize(1280, 46);
            banner.tell(IncidentId{17});
            QTest::qWait(50);
            banner.grab().save(name + QStringLiteral("banner.png"));
        }
        Theme::apply(*qApp, Theme::Mode::Light);
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_DiagnosticsPage)
#include "tst_diagnostics_page.moc"
