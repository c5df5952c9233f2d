// SPDX-License-Identifier: GPL-3.0-or-later
// A supervisor hears of a new case wherever he is in the window; nobody else does, and nothing is told twice.
#include "tests/support/fake_cases.h"
#include "tests/support/gui_test_main.h"
#include "ui/diagnostics/incident_banner.h"
#include "ui/diagnostics/incident_watch.h"
#include "ui/shared/theme.h"

#include <QPushButton>
#include <QShortcut>
#include <QSignalSpy>

using namespace holdfast;
using namespace holdfast::test;

namespace {

OpenIncidents open(qint64 critical, std::optional<qint64> newest, qint64 notices = 0)
{
    OpenIncidents open;
    open.critical = critical;
    open.notices = notices;
    if (newest)
        open.newest = IncidentId{*newest};
    return open;
}

struct Watched
{
    FakeCases store;
    IncidentWatch watch{store.desk()};
    QSignalSpy counts{&watch, &IncidentWatch::countsChanged};
    QSignalSpy news{&watch, &IncidentWatch::newCase};

    Watched() { watch.setBeat(1); }
    bool asked(std::size_t times) const
    {
        return QTest::qWaitFor([&] { return store.openAsked.size() == times; });
    }
    // Answers the question that is under way and waits for the next.
    bool answer(const OpenIncidents &open)
    {
        const std::size_t so = store.openAsked.size();
        store.openAsked.back().answer(open);
        return asked(so + 1);
    }
};

} // namespace

class tst_IncidentWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void asksOnlyForASupervisor()
    {
        Watched watched;
        QTest::qWait(20);
        QCOMPARE(watched.store.openAsked.size(), 0u);
        watched.watch.setSupervisor(true);
        QCOMPARE(watched.store.openAsked.size(), 1u);
        QVERIFY(watched.answer(open(1, 17)));
        watched.watch.setSupervisor(false);
        QVERIFY(!watched.watch.counts());
        watched.store.openAsked.back().answer(open(2, 18)); // it was under way
        QTest::qWait(20);
        QCOMPARE(watched.store.openAsked.size(), 2u);
        QVERIFY(!watched.watch.counts());
        QCOMPARE(watched.news.size(), 0);
    }

    void tellsWhatIsNewSinceItBegan()
    {
        Watched watched;
        watched.watch.setSupervisor(true);
        QVERIFY(watched.answer(open(3, 17))); // was there
        QCOMPARE(watched.counts.size(), 1);
        QCOMPARE(watched.news.size(), 0);
        QVERIFY(watched.answer(open(3, 17)));
        QCOMPARE(watched.counts.size(), 1);
        QVERIFY(watched.answer(open(4, 18)));
        QCOMPARE(watched.counts.size(), 2);
        QCOMPARE(watched.news.size(), 1);
        QCOMPARE(watched.news.at(0).at(0).value<IncidentId>(), IncidentId{18});
        QVERIFY(watched.answer(open(3, 17))); // 18 is resolved
        QCOMPARE(watched.news.size(), 1);
        QVERIFY(watched.answer(open(4, 18))); // and open again
        QCOMPARE(watched.news.size(), 2);
        QVERIFY(watched.answer(open(4, 18, 2))); // a notice is counted, and never told
        QCOMPARE(watched.counts.size(), 5);
        QCOMPARE(watched.news.size(), 2);
    }

    void theFirstCaseOfAStoreIsTold()
    {
        Watched watched;
        watched.watch.setSupervisor(true);
        QVERIFY(watched.answer(open(0, std::nullopt)));
        QVERIFY(watched.answer(open(1, 1)));
        QCOMPARE(watched.news.size(), 1);
    }

    void aStoreThatDoesNotAnswerIsAskedAgainAndForgetsNothing()
    {
        Watched watched;
        watched.watch.setSupervisor(true);
        QVERIFY(watched.answer(open(1, 17)));
        watched.store.openAsked.back().fail(DbError::Kind::ConnectionLost);
        QVERIFY(watched.asked(3));
        QVERIFY(watched.watch.counts());
        QVERIFY(watched.answer(open(2, 18)));
        QCOMPARE(watched.news.size(), 1);
        watched.store.openAsked.back().fail(DbError::Kind::Closed); // the window is being closed
        QTest::qWait(20);
        QCOMPARE(watched.store.openAsked.size(), 4u);
    }

    void neverAsksTwiceAtATime()
    {
        Watched watched;
        watched.watch.setSupervisor(true);
        watched.watch.askNow();
        QTest::qWait(20);
        QCOMPARE(watched.store.openAsked.size(), 1u);
    }

    void theBannerSaysWhatItIsAndLeadsThere()
    {
        FakeCases store;
        store.incidents = {incidentRow(16), incidentRow(17), incidentRow(18, "order.created-holds-all")};
        QWidget window;
        IncidentBanner banner(store.desk(), &window);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(!banner.isVisible());
        QSignalSpy asked(&banner, &IncidentBanner::caseAsked);
        banner.tell(IncidentId{17});
        QTRY_VERIFY(banner.isVisible());
        QCOMPARE(banner.sentence(), QStringLiteral("New case 17, critical. SKU-17: Reserved is not what orders hold."));
        QCOMPARE(banner.accessibleName(), banner.sentence());
        QVERIFY(!banner.showButton()->hasFocus()); // whoever is typing goes on
        banner.tell(IncidentId{18});
        QTRY_COMPARE(banner.told(), std::optional(IncidentId{18}));
        QVERIFY(banner.sentence().contains(QStringLiteral("Order 1018")));
        QTest::keyClick(&window, Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.at(0).at(0).value<IncidentId>(), IncidentId{18});
        QVERIFY(!banner.isVisible());

        banner.tell(IncidentId{99}); // gone, or not answered: told all the same
        QTRY_VERIFY(banner.isVisible());
        QCOMPARE(banner.sentence(), QStringLiteral("New case 99."));
        QTest::keyClick(&window, Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!banner.isVisible());
        QCOMPARE(asked.size(), 1);
        for (const QShortcut *key : banner.findChildren<QShortcut *>())
            QVERIFY(!key->whatsThis().isEmpty());
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_IncidentWatch)
#include "tst_incident_watch.moc"
