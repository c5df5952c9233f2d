// SPDX-License-Identifier: GPL-3.0-or-later
// What the last check found, said as it is: green only where all was looked at; and a check that runs, is stopped,
// fails or is not this person's to make.
#include "tests/support/fake_cases.h"
#include "tests/support/gui_test_main.h"
#include "ui/diagnostics/check_strip.h"
#include "ui/shared/theme.h"

#include <QClipboard>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using Tone = AnswerText::Tone;

struct Shown
{
    FakeCases store;
    std::unique_ptr<CheckStrip> strip;

    explicit Shown(const CheckHistory &history = {})
    {
        store.history = history;
        strip = std::make_unique<CheckStrip>(store.desk());
        strip->resize(1120, 80);
        strip->show();
        strip->activateWindow();
        strip->refresh();
        QCoreApplication::processEvents();
        QTest::qWait(0);
    }
    bool says(const QString &words) const { return strip->sentence().contains(words); }
    bool details(const QString &words) const { return strip->detail().contains(words); }
};

CheckHistory green()
{
    CheckRow row = checkRow(7, true);
    return {{row}, Instant{row.snapshot.micros - 60'000'000}};
}

CheckMade made(bool holds, qint64 run = 8)
{
    CheckMade made;
    made.report.snapshot = {QDateTime::currentMSecsSinceEpoch() * 1000};
    CheckedInvariant checked{"stock.reserved-equals-held", Severity::Critical, {}, holds ? 0 : 2, 1'000, 5};
    made.report.invariants.push_back(checked);
    made.recorded.run = run;
    if (!holds)
        made.recorded.newIncidents.resize(2);
    return made;
}

CheckMade withUnchecked()
{
    CheckMade seen = made(true);
    CheckedServer settings;
    settings.id = "server.settings";
    settings.unchecked.push_back({"triggers", {{"TRIGGER", "demo.*", "'sue'@'%'"}}, 0});
    seen.health.checks.push_back(settings);
    return seen;
}

} // namespace

class tst_CheckStrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void isGreenAndDatedWhenAllHolds()
    {
        Shown shown(green());
        QTRY_COMPARE(shown.strip->sentence(), QStringLiteral("All holds."));
        QCOMPARE(shown.strip->tone(), Tone::Good);
        const CheckRow &last = shown.store.history.checks.front();
        const QString at = QDateTime::fromMSecsSinceEpoch(last.snapshot.micros / 1000).time().toString(u"HH:mm:ss");
        QVERIFY2(shown.details(QStringLiteral("Checked %1, 1,234,567 rows looked at").arg(at)),
                 qPrintable(shown.strip->detail()));
        QVERIFY(shown.details(QStringLiteral("green since ")));
        QVERIFY(shown.details(QStringLiteral("by sue")));
    }

    void aStoreThatWasNeverCheckedIsNotGreen()
    {
        Shown shown;
        QTRY_VERIFY(shown.says(QStringLiteral("never checked")));
        QVERIFY(shown.strip->tone() != Tone::Good);
    }

    void aHistoryThatCannotBeReadIsNotANeverCheckedStore()
    {
        Shown shown;
        shown.store.answersReads = false;
        CheckStrip strip(shown.store.desk());
        strip.show();
        strip.refresh();
        shown.store.histories.back().fail(DbError::Kind::ConnectionLost);
        QTest::qWait(0);
        QVERIFY(strip.sentence().contains(QStringLiteral("not known yet")));
        QVERIFY(strip.tone() != Tone::Good);
    }

    void countsWhatWasFoundBySeverity()
    {
        Shown shown({{checkRow(7, false)}, std::nullopt});
        QTRY_COMPARE(shown.strip->sentence(), QStringLiteral("Not all holds: 2 critical, 1 warning(s)."));
        QCOMPARE(shown.strip->tone(), Tone::Wrong);
        QVERIFY(shown.details(QStringLiteral("4 notice(s)")));
        QVERIFY(shown.details(QStringLiteral("1 new case(s)")));
    }

    // A light check sees nothing of what an earlier one found and nobody has touched.
    void aLightCheckThatHoldsAfterAFindingIsNotGreen()
    {
        Shown shown({{checkRow(8, true, false), checkRow(7, false)}, std::nullopt});
        QTRY_VERIFY(shown.says(QStringLiteral("What was changed holds")));
        QCOMPARE(shown.strip->tone(), Tone::Caution);
    }

    void tellsHowFarItIsInWords()
    {
        Shown shown(green());
        shown.strip->everythingButton()->click();
        QCOMPARE(shown.store.checks.size(), 1u);
        QVERIFY(shown.store.checks.back().what == DiagnosticsDesk::Check::Everything);
        QVERIFY(shown.strip->isChecking());
        QVERIFY(shown.says(QStringLiteral("Checking everything")));
        QVERIFY(shown.strip->tone() != Tone::Good);
        QVERIFY(!shown.strip->changedButton()->isVisible());
        QVERIFY(shown.strip->stopButton()->isVisible());
        shown.store.checks.back().tell(6, 24, "stock.reserved-equals-held");
        QTRY_COMPARE(shown.strip->detail(), QStringLiteral("7 of 24: Reserved is what orders hold"));
        auto *bar = shown.strip->findChild<QProgressBar *>();
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->value(), 6);
        QCOMPARE(bar->maximum(), 24);

        QSignalSpy checked(shown.strip.get(), &CheckStrip::checked);
        shown.store.history = green();
        shown.store.history.checks.front().id = 8;
        shown.store.checks.back().finish(made(true));
        QTRY_COMPARE(checked.size(), 1);
        QTRY_COMPARE(shown.strip->sentence(), QStringLiteral("All holds."));
        QVERIFY(!bar->isVisible());
        QVERIFY(shown.strip->changedButton()->isVisible());
    }

    void aCheckThatFindsSomethingIsNotGreenBeforeTheHistoryIsRead()
    {
        Shown shown(green());
        QTRY_COMPARE(shown.strip->tone(), Tone::Good);
        shown.store.answersReads = false;
        shown.strip->changedButton()->click();
        shown.store.checks.back().finish(made(false));
        QTRY_COMPARE(shown.strip->sentence(), QStringLiteral("Not all holds: 2 critical."));
        QVERIFY(shown.details(QStringLiteral("2 new case(s)")));
        QCOMPARE(shown.strip->tone(), Tone::Wrong);
    }

    // The server's warnings count, whether or not they are among the report's.
    void whatIsWrongWithTheServerIsNoGreen()
    {
        Shown shown(green());
        shown.strip->everythingButton()->click();
        CheckMade seen = made(true);
        CheckedServer clock;
        clock.id = "clock.offset";
        clock.severity = Severity::Warning;
        clock.found = 1;
        seen.health.checks.push_back(clock);
        shown.store.answersReads = false;
        shown.store.checks.back().finish(seen);
        QTRY_COMPARE(shown.strip->sentence(), QStringLiteral("Not all holds: 1 warning(s)."));
        QCOMPARE(shown.strip->tone(), Tone::Caution);
        seen.report.invariants.push_back(clock);
        shown.strip->everythingButton()->click();
        shown.store.checks.back().finish(seen);
        QTRY_VERIFY(!shown.strip->isChecking());
        QCOMPARE(shown.strip->sentence(), QStringLiteral("Not all holds: 1 warning(s).")); // once
    }

    void isStopped()
    {
        Shown shown(green());
        QSignalSpy checked(shown.strip.get(), &CheckStrip::checked);
        shown.strip->everythingButton()->setFocus();
        shown.strip->everythingButton()->click();
        QVERIFY(shown.strip->stopButton()->hasFocus());
        QTest::keyClick(shown.strip->stopButton(), Qt::Key_Return);
        QVERIFY(shown.store.checks.back().isStopped());
        QVERIFY(shown.says(QStringLiteral("Stopping")));
        QVERIFY(shown.strip->stopButton()->hasFocus()); // a second press does nothing
        shown.strip->stopButton()->click();
        shown.store.checks.back().endStopped();
        QTRY_VERIFY(!shown.strip->isChecking());
        QVERIFY(shown.says(QStringLiteral("was stopped. Nothing was recorded")));
        QVERIFY(shown.details(QStringLiteral("Before that: All holds.")));
        QVERIFY(shown.strip->tone() != Tone::Good);
        QCOMPARE(checked.size(), 0);
        QVERIFY(shown.strip->everythingButton()->hasFocus());
    }

    void failsCalmlyAndSaysThatNothingWasChanged()
    {
        Shown shown(green());
        shown.strip->changedButton()->click();
        shown.store.checks.back().fail(DbError::Kind::ConnectionLost);
        QTRY_VERIFY(shown.says(QStringLiteral("Not checked. The database cannot be reached. Nothing was changed.")));
        QCOMPARE(shown.strip->tone(), Tone::Caution);
        QVERIFY(shown.details(QStringLiteral("Before that: All holds.")));
        // The technical text is one click away, and can be copied.
        QVERIFY(shown.strip->moreButton()->isVisible());
        QVERIFY(!shown.strip->unfolded()->isVisible());
        shown.strip->moreButton()->click();
        QVERIFY(shown.strip->unfolded()->isVisible());
        for (QPushButton *button : shown.strip->findChildren<QPushButton *>()) {
            if (button->text() == u"Copy")
                button->click();
        }
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("invariants/point")));
        shown.strip->changedButton()->click(); // another attempt
        QVERIFY(shown.says(QStringLiteral("Checking what changed")));
        QVERIFY(!shown.strip->moreButton()->isVisible());
    }

    void saysWhatCouldNotBeLookedAtAndIsNotGreenThen()
    {
        Shown shown(green());
        shown.strip->everythingButton()->click();
        shown.store.history.checks.front().id = 8;
        shown.store.checks.back().finish(withUnchecked());
        QTRY_COMPARE(shown.strip->sentence(), QStringLiteral("All holds that could be looked at."));
        QCOMPARE(shown.strip->tone(), Tone::Caution);
        shown.strip->moreButton()->click();
        QStringList said;
        for (const QLabel *label : shown.strip->unfolded()->findChildren<QLabel *>())
            said << label->text();
        QCOMPARE(said, (QStringList{QStringLiteral("The triggers: a right is missing"),
                                    QStringLiteral("GRANT TRIGGER ON demo.* TO 'sue'@'%'")}));
        // A check of somebody else's is known by the history alone.
        shown.store.history = green();
        shown.store.history.checks.front().id = 9;
        shown.strip->refresh();
        QTRY_COMPARE(shown.strip->sentence(), QStringLiteral("All holds."));
        QVERIFY(!shown.strip->moreButton()->isVisible());
    }

    void isNotEverybodysToMake()
    {
        Shown shown(green());
        shown.strip->setPerson(Role::Staff);
        QTRY_COMPARE(shown.strip->sentence(), QStringLiteral("All holds."));
        QVERIFY(!shown.strip->changedButton()->isEnabled());
        QVERIFY(!shown.strip->everythingButton()->isEnabled());
        QVERIFY(shown.details(QStringLiteral("only a supervisor may check")));
        QVERIFY(shown.strip->changedButton()->toolTip().contains(QStringLiteral("supervisor")));
        // The server has the last word.
        shown.strip->setPerson(Role::Supervisor);
        shown.strip->changedButton()->click();
        shown.store.checks.back().fail(DbError::Kind::NotPermitted);
        QTRY_VERIFY(shown.says(
            QStringLiteral("Your account may not check the store: that is for a supervisor. Nothing was changed.")));
    }

    void aStripThatIsGoneHearsNothing()
    {
        Shown shown(green());
        shown.strip->changedButton()->click();
        shown.store.checks.back().tell(1, 2, "stock.non-negative");
        shown.strip.reset();
        shown.store.checks.back().finish(made(true));
        QTest::qWait(0);
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_CheckStrip)
#include "tst_check_strip.moc"
