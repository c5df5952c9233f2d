// SPDX-License-Identifier: GPL-3.0-or-later
// The desk that locks itself: after what, behind what, and how it opens again.
#include "tests/support/fake_sign_in.h"
#include "tests/support/gui_test_main.h"
#include "tests/support/other_tongues.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/environment_band.h"
#include "ui/shared/sign_in_fields.h"
#include "ui/shared/theme.h"
#include "ui/sign_in/idle_watch.h"
#include "ui/sign_in/lock_page.h"

#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace holdfast;
using namespace holdfast::test;
using namespace std::chrono_literals;

namespace {

const QString kPassword = QStringLiteral("s3cret & long");

StoreFacts facts(bool training = false)
{
    StoreFacts facts = signedIn().facts;
    facts.training = training;
    return facts;
}

struct Locked
{
    FakeSignIn store;
    LockPage page;

    explicit Locked(bool training = false) : page(store.desk(), facts(training))
    {
        page.resize(1000, 640);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("no window is active");
    }
    QLineEdit *field() const { return page.fields()->passwordField(); }
    void type(const QString &password = kPassword) const
    {
        QTest::keyClicks(field(), password);
        QTest::keyClick(field(), Qt::Key_Return);
    }
};

} // namespace

class tst_LockPage : public QObject
{
    Q_OBJECT

private:
    // For whoever looks at it: HOLDFAST_PICTURES=FOLDER.
    static void picture(QWidget *widget, const char *name)
    {
        const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
        QCoreApplication::processEvents();
        if (!folder.isEmpty())
            widget->grab().save(QDir(folder).filePath(QLatin1String(name) + QStringLiteral(".png")));
    }

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        QLocale::setDefault(QLocale(QStringLiteral("en")));
    }

    void itSaysWhoAndWhereAndNothingElse()
    {
        Locked locked;
        QCOMPARE(locked.page.said(), QStringLiteral("This desk is locked\nMain store\nada (staff) is signed in. The "
                                                    "work on the screen is as it was left.\n&Password"));
        QVERIFY(locked.field()->hasFocus());
        QVERIFY(!locked.page.fields()->accountField()->isVisible());
        QVERIFY(!locked.page.findChild<EnvironmentBand *>()->isVisible());
        QCOMPARE(locked.page.windowTitle(), QStringLiteral("Locked: Main store — Holdfast"));
        picture(&locked.page, "locked");
        Locked training(true);
        QVERIFY(training.page.findChild<EnvironmentBand *>()->isVisible());
        QVERIFY(training.page.said().contains(QStringLiteral("Main store · TRAINING")));
        QCOMPARE(training.page.windowTitle(), QStringLiteral("Locked: Main store (training) — Holdfast"));
        picture(&training.page, "locked-training");
    }

    void thePasswordOpensItAndIsNowhereAfterwards()
    {
        Locked locked;
        QSignalSpy unlocked(&locked.page, &LockPage::unlocked);
        locked.type();
        QTest::keyClick(locked.field(), Qt::Key_Return); // as somebody who is in a hurry
        locked.page.unlockButton()->click();
        QCOMPARE(locked.store.unlocks.size(), std::size_t(1));
        QCOMPARE(locked.store.unlocks.at(0).request, kPassword);
        QVERIFY(locked.page.isBusy() && !isAnywhereIn(&locked.page, kPassword));
        locked.field()->undo();
        QVERIFY(locked.field()->text().isEmpty());
        locked.store.unlocks.at(0).answer(fine());
        QTRY_COMPARE(unlocked.size(), 1);
        QVERIFY(!locked.page.isBusy());
    }

    // Its server is a replica meanwhile: the password is right all the same.
    void aReadOnlyServerOpensIt()
    {
        Locked locked;
        QSignalSpy unlocked(&locked.page, &LockPage::unlocked);
        locked.type();
        locked.store.unlocks.at(0).answer(tried::OnlyReadOnly{});
        QTRY_COMPARE(unlocked.size(), 1);
    }

    void aRefusalSaysWhichAndLetsOneTypeAgain()
    {
        Locked locked;
        QSignalSpy unlocked(&locked.page, &LockPage::unlocked);
        locked.type();
        locked.store.unlocks.at(0).answer(tried::WrongPassword{});
        QTRY_VERIFY(locked.page.answer()->isVisible());
        QVERIFY(locked.page.answer()->sentence().startsWith(QStringLiteral("This is not your password")));
        QVERIFY(locked.field()->hasFocus());
        picture(&locked.page, "locked-wrong-password");
        locked.type();
        QVERIFY(!locked.page.answer()->isVisible());
        locked.store.unlocks.at(1).answer(tried::NobodyAnswers{});
        QTRY_COMPARE(locked.page.answer()->sentence(), QStringLiteral("The server does not answer."));
        QCOMPARE(unlocked.size(), 0);
    }

    void withoutAPasswordNothingIsAsked()
    {
        Locked locked;
        locked.page.unlockButton()->click();
        QVERIFY(locked.store.unlocks.empty());
        QCOMPARE(locked.page.fields()->missingText(), QStringLiteral("Type the password."));
    }

    void whatWasSentGoesOn()
    {
        Locked locked;
        locked.page.setRunning(2);
        QVERIFY(locked.page.said().contains(QStringLiteral("2 operation(s) that were sent go on.")));
        locked.page.setRunning(0);
        QVERIFY(!locked.page.said().contains(QStringLiteral("go on.")));
    }

    void anotherPersonIsOneKeyAwayAlsoWhenNothingAnswers()
    {
        Locked locked;
        QSignalSpy another(&locked.page, &LockPage::anotherPersonAsked);
        locked.type(); // nobody answers
        QTest::keyClick(&locked.page, Qt::Key_A, Qt::AltModifier);
        QTRY_COMPARE(another.size(), 1); // a key shows the button pressed first
    }

    void everyWordFollowsTheLanguage()
    {
        Locked locked;
        locked.type();
        locked.store.unlocks.at(0).answer(tried::WrongPassword{});
        QTRY_VERIFY(locked.page.answer()->isVisible());
        Shouting shouting;
        QCoreApplication::installTranslator(&shouting);
        QCoreApplication::processEvents();
        const QString said = locked.page.said();
        const QString title = locked.page.windowTitle();
        QCoreApplication::removeTranslator(&shouting);
        for (const char *words : {"THIS DESK IS LOCKED", "IS SIGNED IN", "THIS IS NOT YOUR PASSWORD", "&PASSWORD"})
            QVERIFY2(said.contains(QLatin1String(words)), qPrintable(said));
        QVERIFY(title.startsWith(QStringLiteral("LOCKED")));
    }

    // The watch

    void itTellsOnceThatNobodyIsThere()
    {
        IdleWatch watch(20ms);
        QSignalSpy idle(&watch, &IdleWatch::idle);
        QVERIFY(idle.wait(2'000));
        QVERIFY(!idle.wait(100));
        QCOMPARE(idle.size(), 1);
        QWidget window;
        QTest::mouseMove(&window, {5, 5}); // not to be seen: nothing comes of it
        QTest::keyClick(&window, Qt::Key_A);
        QVERIFY(idle.wait(2'000)); // somebody was there, and has gone again
        QCOMPARE(idle.size(), 2);
    }

    void whoeverTouchesAnythingKeepsItQuiet_data()
    {
        QTest::addColumn<int>("type");
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::MouseMove, QEvent::MouseButtonPress, QEvent::Wheel,
                                        QEvent::TouchBegin, QEvent::InputMethod})
            QTest::addRow("%d", int(type)) << int(type);
    }
    void whoeverTouchesAnythingKeepsItQuiet()
    {
        QFETCH(int, type);
        std::chrono::milliseconds now{0};
        IdleWatch watch(10ms, nullptr, [&] { return now; });
        QSignalSpy idle(&watch, &IdleWatch::idle);
        QObject any;
        now = 9ms;
        QEvent event{QEvent::Type(type)};
        QCoreApplication::sendEvent(&any, &event);
        now = 18ms; // more than the limit since it began, less since it was touched
        QVERIFY(!idle.wait(60));
        now = 19ms;
        QVERIFY(idle.wait(2'000));
    }

    void whatTheProgramDoesByItselfCountsForNothing()
    {
        std::chrono::milliseconds now{0};
        IdleWatch watch(10ms, nullptr, [&] { return now; });
        QSignalSpy idle(&watch, &IdleWatch::idle);
        now = 9ms;
        QObject any;
        for (const QEvent::Type type : {QEvent::Timer, QEvent::Paint, QEvent::UpdateRequest, QEvent::LanguageChange}) {
            QEvent event(type);
            QCoreApplication::sendEvent(&any, &event);
        }
        now = 10ms;
        QVERIFY(idle.wait(2'000));
    }

    // Timers stand still while the computer sleeps: the key that wakes it finds a locked desk, and is not typed.
    void aComputerThatSleptIsLockedByTheKeyThatWakesIt()
    {
        std::chrono::milliseconds now{0};
        IdleWatch watch(1h, nullptr, [&] { return now; });
        QSignalSpy idle(&watch, &IdleWatch::idle);
        QLineEdit field;
        now = 8h;
        QTest::keyClick(&field, Qt::Key_A);
        QCOMPARE(idle.size(), 1);
        QCOMPARE(field.text(), QString());
        QCoreApplication::processEvents();
        QTest::keyClick(&field, Qt::Key_B);
        QCOMPARE(field.text(), QStringLiteral("b"));
        QCOMPARE(idle.size(), 1);
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_LockPage)
#include "tst_lock_page.moc"
