// SPDX-License-Identifier: GPL-3.0-or-later
// Before a store is open: the first start, the list of profiles, and signing in by one of them.
#include "tests/support/fake_sign_in.h"
#include "tests/support/gui_test_main.h"
#include "tests/support/other_tongues.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/environment_band.h"
#include "ui/shared/shortcut_overview.h"
#include "ui/shared/sign_in_fields.h"
#include "ui/shared/theme.h"
#include "ui/sign_in/profile_dialog.h"
#include "ui/sign_in/sign_in_page.h"
#include "ui/sign_in/sign_in_window.h"
#include "ui/sign_in/start_page.h"

#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const QString kPassword = QStringLiteral("s3cret & long");

QString text(const char *words)
{
    return QString::fromUtf8(words);
}

struct Window
{
    FakeSignIn store;
    QPointer<SignInWindow> window;

    explicit Window(std::vector<KnownProfile> known = {}, bool keyRing = false)
    {
        store.known = std::move(known);
        store.keyRing = keyRing;
        window = new SignInWindow(store.desk());
        window->show();
        window->activateWindow();
        const auto isRead = [this] { return start()->profiles().size() == store.known.size(); };
        if (!QTest::qWaitForWindowActive(window) || !QTest::qWaitFor(isRead))
            qFatal("no window is active, or no profile is read");
        QCoreApplication::processEvents();
    }
    ~Window() { delete window; }

    StartPage *start() const { return window->start(); }
    SignInPage *page() const { return window->signIn(); }
    QLineEdit *account() const { return page()->fields()->accountField(); }
    QLineEdit *password() const { return page()->fields()->passwordField(); }
    QString answer() const { return page()->answer()->isVisible() ? page()->answer()->sentence() : QString(); }
    void signIn(const QString &typed = kPassword) const
    {
        password()->setFocus();
        QTest::keyClicks(password(), typed);
        QTest::keyClick(password(), Qt::Key_Return);
    }
    bool refuse(const ConnectionFinding &finding) const
    {
        store.signIns.back().answer(finding);
        return QTest::qWaitFor([&] { return !page()->isBusy(); });
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(window->focusWidget() ? window->focusWidget() : window.data(), key, modifiers);
    }
};

std::vector<KnownProfile> three()
{
    return {{text("main"), liveProfile()},
            {text("classroom"), trainingProfile()},
            {text("old"), ProfileProblem{ProfileProblem::Kind::AuthorityMissing, text("/home/ada/old-ca.pem")}}};
}

} // namespace

class tst_SignIn : public QObject
{
    Q_OBJECT

private:
    // For whoever looks at it: HOLDFAST_PICTURES=FOLDER.
    static void picture(const Window &at, const char *name)
    {
        const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
        QCoreApplication::processEvents();
        if (!folder.isEmpty())
            at.window->grab().save(QDir(folder).filePath(text(name) + QStringLiteral(".png")));
    }

private Q_SLOTS:
    void init()
    {
        Theme::apply(*qApp, qEnvironmentVariableIsSet("HOLDFAST_DARK") ? Theme::Mode::Dark : Theme::Mode::Light);
        QLocale::setDefault(QLocale(QStringLiteral("en")));
    }

    // The first start

    void theFirstStartOffersTwoChoices()
    {
        Window at;
        QCOMPARE(at.window->windowTitle(), text("Holdfast"));
        const QString said = at.start()->said();
        for (const char *words : {"No connection is set up on this computer yet.", "The demo store",
                                  "nothing in it belongs to a live store", "A store on a server"})
            QVERIFY2(said.contains(text(words)), qPrintable(said));
        QVERIFY(!at.start()->list()->isVisible());
        QVERIFY(at.start()->demoButton()->hasFocus());
        picture(at, "first-start");
    }

    void theDemoStoreIsMadeOnceAndSaysHowFarItIs()
    {
        Window at;
        QSignalSpy opened(at.window, &SignInWindow::signedIn);
        at.press(Qt::Key_Return);
        at.press(Qt::Key_Return);
        at.start()->demoButton()->click();
        QCOMPARE(at.store.demos.size(), std::size_t(1));
        QVERIFY(at.start()->said().contains(text("Starting a server on this computer…")));
        at.store.demos.at(0).request({DemoStep::Kind::MakingStore});
        QVERIFY(at.start()->said().contains(text("Making the store…")));
        QCOMPARE(at.start()->findChild<QProgressBar *>()->value(), 2);
        picture(at, "demo-progress");
        at.store.demos.at(0).request({DemoStep::Kind::Ready});
        at.store.demos.at(0).answer(signedIn());
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(!at.start()->isMakingDemo());
    }

    void aDemoStoreThatCannotBeMadeIsASentenceWithDetails()
    {
        Window at;
        at.press(Qt::Key_Return);
        at.store.demos.at(0).answer(DemoProblem{text("mariadbd: not found")});
        QTRY_VERIFY(at.start()->answer()->isVisible());
        QCOMPARE(at.start()->answer()->sentence(), text("The demo store could not be made."));
        QVERIFY(at.start()->answer()->more()->isVisible());
        picture(at, "demo-failed");
        at.press(Qt::Key_Return); // again
        QCOMPARE(at.store.demos.size(), std::size_t(2));
        QVERIFY(!at.start()->answer()->isVisible());
    }

    void whoStopsWaitingForTheDemoStoreIsNotTakenThere()
    {
        Window at;
        QSignalSpy opened(at.window, &SignInWindow::signedIn);
        at.press(Qt::Key_Return);
        at.press(Qt::Key_Escape);
        QVERIFY(!at.start()->isMakingDemo() && at.store.demos.at(0).isLeft());
        at.store.demos.at(0).request({DemoStep::Kind::Ready});
        at.store.demos.at(0).answer(signedIn());
        QCoreApplication::processEvents();
        QCOMPARE(opened.size(), 0);
        at.press(Qt::Key_Return);
        QTest::keyClick(at.window, Qt::Key_C, Qt::AltModifier); // another choice leaves it, too
        QTRY_VERIFY(at.window->findChild<ProfileDialog *>());
        QVERIFY(at.store.demos.at(1).isLeft());
    }

    // The progress of a demo store may come when its page has gone.
    void progressThatComesLateHarmsNobody()
    {
        FakeSignIn::Progress progress;
        {
            Window at;
            at.press(Qt::Key_Return);
            progress = at.store.demos.at(0).request;
        }
        progress({DemoStep::Kind::Ready});
    }

    void profilesThatAreNeverReadLeaveBothChoices()
    {
        FakeSignIn store;
        store.answersProfiles = false;
        SignInWindow window(store.desk());
        window.show();
        QVERIFY(window.start()->demoButton()->isVisible() && window.start()->serverButton()->isVisible());
    }

    // The list

    void laterStartsListTheProfilesAndStandOnTheLastOne()
    {
        Window at(three());
        QListWidget *list = at.start()->list();
        QCOMPARE(list->count(), 3);
        QCOMPARE(list->currentRow(), 0);
        QVERIFY(list->hasFocus());
        QCOMPARE(list->item(0)->data(Qt::AccessibleTextRole).toString(),
                 text("Main store, LIVE, db1.example.org:3306, db2.example.org:3307 · ada was here last"));
        QCOMPARE(list->item(1)->data(Qt::AccessibleTextRole).toString(),
                 text("Classroom, TRAINING, this computer · trainer was here last"));
        QVERIFY(list->item(2)
                    ->data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(text("old.conf names a CA file that cannot be read: /home/ada/old-ca.pem")));
        picture(at, "profiles");
    }

    void enterSignsInToTheOneThatIsChosen()
    {
        Window at(three());
        at.press(Qt::Key_Down);
        at.press(Qt::Key_Return);
        QVERIFY(at.page()->isVisible());
        QCOMPARE(at.page()->profile(), trainingProfile());
        QVERIFY(at.password()->hasFocus());
        at.press(Qt::Key_Escape);
        QVERIFY(at.start()->isVisible());
        QTRY_COMPARE(at.start()->list()->currentRow(), 1); // where one was
        QVERIFY(at.start()->list()->hasFocus());
    }

    void oneThatCannotBeReadOnlyLeaves()
    {
        Window at(three());
        at.press(Qt::Key_End);
        QCOMPARE(at.start()->list()->currentRow(), 2);
        QVERIFY(!at.start()->signInButton()->isEnabled() && !at.start()->editButton()->isEnabled());
        at.press(Qt::Key_Return);
        QVERIFY(at.start()->isVisible());
        QTest::keyClick(at.window, Qt::Key_M, Qt::AltModifier);
        QTRY_VERIFY(at.start()->removeNowButton()->isVisible());
        QVERIFY(!at.start()->removeNowButton()->hasFocus());
        QVERIFY(at.start()->said().contains(text("Remove \"old\" from this computer?")));
        picture(at, "remove");
        QTest::keyClick(at.window, Qt::Key_R, Qt::AltModifier);
        QTRY_COMPARE(at.store.removes.size(), std::size_t(1));
        QCOMPARE(at.store.removes.at(0).request, text("old"));
        at.store.known.pop_back();
        at.store.removes.at(0).answer({});
        QTRY_COMPARE(at.start()->list()->count(), 2);
        QVERIFY(at.start()->list()->hasFocus());
    }

    void removingIsAskedAboutAndCanBeLeft()
    {
        Window at(three());
        at.press(Qt::Key_Delete); // never
        QVERIFY(!at.start()->removeNowButton()->isVisible());
        at.start()->removeButton()->click();
        at.press(Qt::Key_Return); // the safe one is the default
        QVERIFY(at.store.removes.empty() && !at.start()->removeNowButton()->isVisible());
        at.start()->removeButton()->click();
        at.press(Qt::Key_Escape);
        QVERIFY(at.store.removes.empty() && at.start()->list()->hasFocus());
        at.start()->removeButton()->click();
        at.start()->list()->setCurrentRow(1); // another is meant now
        QVERIFY(!at.start()->removeNowButton()->isVisible());
        at.start()->removeButton()->click();
        at.start()->removeNowButton()->click();
        at.store.removes.at(0).answer(ProfileProblem{ProfileProblem::Kind::NotWritten, text("read-only")});
        QTRY_VERIFY(at.start()->answer()->isVisible());
        QCOMPARE(at.start()->answer()->sentence(), text("The connection was not removed."));
    }

    void whatIsSavedIsStoodOn()
    {
        Window at(three());
        at.start()->serverButton()->click();
        auto *dialog = at.window->findChild<ProfileDialog *>();
        QVERIFY(dialog);
        at.store.known.push_back({text("new"), trainingProfile(text("new"))});
        Q_EMIT dialog->kept(trainingProfile(text("new")));
        QTRY_COMPARE(at.start()->list()->currentRow(), 3);
    }

    // Signing in

    void theStoreAndItsEnvironmentAreToldBeforeThePassword()
    {
        Window at(three());
        auto *band = at.window->findChild<EnvironmentBand *>();
        QVERIFY(!band->isVisible());
        at.window->signInTo(liveProfile());
        QVERIFY(!band->isVisible());
        QVERIFY(
            at.page()->said().startsWith(text("Main store\nOn db1.example.org:3306, db2.example.org:3307. A live")));
        QCOMPARE(at.window->windowTitle(), text("Sign in: Main store — Holdfast"));
        QVERIFY(at.page()->said().contains(text("signed by the CA in store-ca.pem. The host's name in it is not")));
        picture(at, "sign-in");
        at.window->signInTo(trainingProfile());
        QVERIFY(band->isVisible());
        QVERIFY(at.page()->said().startsWith(text("Classroom\nOn this computer. For training: nothing here is real.")));
        QCOMPARE(at.window->windowTitle(), text("Sign in: Classroom (training) — Holdfast"));
        QVERIFY(!at.page()->said().contains(text("certificate"))); // a socket
        picture(at, "sign-in-training");
        at.press(Qt::Key_Escape);
        QVERIFY(!band->isVisible());
    }

    void enterTwiceIsOneSignInAndThePasswordIsNowhereAfterwards()
    {
        Window at(three());
        QSignalSpy signedInSpy(at.window, &SignInWindow::signedIn);
        at.window->signInTo(liveProfile());
        at.signIn();
        at.press(Qt::Key_Return);
        at.page()->signInButton()->click();
        QCOMPARE(at.store.signIns.size(), std::size_t(1));
        const SignIn &sent = at.store.signIns.at(0).request;
        QCOMPARE(sent.account, text("ada"));
        QCOMPARE(sent.password, kPassword);
        QCOMPARE(sent.profile, liveProfile());
        QVERIFY(!sent.keepPassword);
        QVERIFY(at.page()->isBusy() && !isAnywhereIn(at.window, kPassword));
        at.password()->undo();
        QVERIFY(at.password()->text().isEmpty());
        at.store.signIns.at(0).answer(signedIn());
        QTRY_COMPARE(signedInSpy.size(), 1);
        QVERIFY(!isAnywhereIn(at.window, kPassword));
    }

    void aRefusalIsSaidWhereOneTypes_data()
    {
        QTest::addColumn<ConnectionFinding>("finding");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("focus");
        const auto row = [](const char *name, const ConnectionFinding &finding, const char *sentence,
                            const char *focus) { QTest::newRow(name) << finding << text(sentence) << text(focus); };
        row("password", tried::WrongPassword{}, "This is not your password, or there is no account ada.", "Password");
        row("no server", tried::CannotResolve{}, "There is no such server", "&Change the connection…");
        row("no answer", tried::NobodyAnswers{}, "The server does not answer.", "Password");
        row("no role", tried::NoRole{}, "Your account ada has no role here.", "Account");
        row("schema", tried::NoSuchSchema{}, "The server has no schema shop.", "&Change the connection…");
        row("older", tried::SchemaOlder{}, "The store is older than this Holdfast", "Password");
        row("other", tried::OtherEnvironment{Environment::Training}, "This is a training store",
            "&Change the connection…");
    }
    void aRefusalIsSaidWhereOneTypes()
    {
        QFETCH(ConnectionFinding, finding);
        QFETCH(QString, sentence);
        QFETCH(QString, focus);
        Window at(three());
        at.window->signInTo(liveProfile());
        at.signIn();
        QVERIFY(at.refuse(finding));
        QVERIFY2(at.answer().startsWith(sentence), qPrintable(at.answer()));
        QCOMPARE(at.account()->text(), text("ada")); // never cleared
        QVERIFY(at.password()->text().isEmpty());
        QWidget *there = at.window->focusWidget();
        const auto *button = qobject_cast<QPushButton *>(there);
        QCOMPARE(button ? button->text() : there->accessibleName(), focus);
        if (focus == u"Account")
            QCOMPARE(at.account()->selectedText(), text("ada"));
        picture(at, QTest::currentDataTag());
        at.signIn(); // and it can be tried again
        QCOMPARE(at.store.signIns.size(), std::size_t(2));
        QCOMPARE(at.answer(), QString());
    }

    void theConnectionCanBeChangedFromItsRefusal()
    {
        Window at(three());
        at.window->signInTo(liveProfile());
        at.signIn();
        QVERIFY(at.refuse(tried::NoSuchSchema{}));
        at.press(Qt::Key_Return);
        auto *dialog = at.window->findChild<ProfileDialog *>();
        QVERIFY(dialog);
        Profile changed = liveProfile();
        changed.schema = text("store");
        Q_EMIT dialog->kept(changed);
        QCOMPARE(at.page()->profile(), changed);
        QCOMPARE(at.answer(), QString());
    }

    void whatIsUnderWayCanBeLeftAndOpensNothingLater()
    {
        Window at(three());
        QSignalSpy opened(at.window, &SignInWindow::signedIn);
        at.window->signInTo(liveProfile());
        at.signIn();
        QCOMPARE(at.page()->backButton()->text(), text("S&top waiting"));
        at.press(Qt::Key_Escape);
        QVERIFY(!at.page()->isBusy() && at.page()->isVisible() && at.store.signIns.at(0).isLeft());
        at.signIn(text("another"));
        at.store.signIns.at(0).answer(signedIn());
        QCoreApplication::processEvents();
        QCOMPARE(opened.size(), 0);
        QVERIFY(at.page()->isBusy());
        at.press(Qt::Key_Escape);
        at.press(Qt::Key_Escape);
        QVERIFY(at.start()->isVisible());
    }

    void anAnswerAfterTheWindowHasGoneHarmsNobody()
    {
        FakeSignIn store;
        {
            SignInWindow window(store.desk());
            window.signInTo(liveProfile());
            window.signIn()->fields()->passwordField()->setText(kPassword);
            window.signIn()->signInButton()->click();
        }
        QCOMPARE(store.signIns.size(), std::size_t(1));
        store.signIns.at(0).answer(signedIn());
        QCoreApplication::processEvents();
    }

    void aPasswordThatWasTypedGoesWithThePage()
    {
        Window at(three());
        at.window->signInTo(liveProfile());
        QTest::keyClicks(at.password(), kPassword);
        at.press(Qt::Key_Escape);
        QVERIFY(!isAnywhereIn(at.window, kPassword));
        QTest::keyClicks(at.password(), kPassword);
        at.window->signInTo(trainingProfile());
        QVERIFY(!isAnywhereIn(at.window, kPassword));
    }

    void thePasswordFileOfAProfileIsReadWhenNothingIsTyped()
    {
        Window at(three());
        Profile profile = trainingProfile();
        profile.passwordFile = text("/etc/holdfast/classroom.password");
        at.window->signInTo(profile);
        QVERIFY(at.page()->said().contains(profile.passwordFile));
        QVERIFY(at.page()->signInButton()->hasFocus());
        at.press(Qt::Key_Return);
        QCOMPARE(at.store.signIns.size(), std::size_t(1));
        QCOMPARE(at.store.signIns.at(0).request.password, QString());
        QVERIFY(at.refuse(tried::NobodyAnswers{}));
        at.account()->setText(text("ada")); // whose password is not in that file
        QVERIFY(!at.page()->said().contains(profile.passwordFile));
        at.page()->signInButton()->click();
        QCOMPARE(at.store.signIns.size(), std::size_t(1));
    }

    // The key ring

    void withoutAKeyRingNothingIsSaidOfOne()
    {
        Window at(three());
        at.window->signInTo(liveProfile());
        QVERIFY(at.store.ringReads.empty() && !at.page()->keepBox()->isVisible());
        QVERIFY(!at.page()->said().contains(text("key ring")));
    }

    void thePasswordIsKeptOnlyWhenAskedFor()
    {
        Window at(three(), true);
        at.window->signInTo(liveProfile());
        at.store.ringReads.at(0).answer({});
        QVERIFY(at.page()->keepBox()->isVisible() && !at.page()->keepBox()->isChecked());
        QTest::keyClick(at.window, Qt::Key_K, Qt::AltModifier);
        QTRY_VERIFY(at.page()->keepBox()->isChecked());
        at.signIn();
        QVERIFY(at.store.signIns.at(0).request.keepPassword);
        at.window->signInTo(liveProfile());
        QVERIFY(!at.page()->keepBox()->isChecked()); // not for the next one
    }

    void aKeptPasswordSignsInWithoutBeingTyped()
    {
        Window at(three(), true);
        QSignalSpy opened(at.window, &SignInWindow::signedIn);
        at.window->signInTo(liveProfile());
        QCOMPARE(at.store.ringReads.at(0).request.account, text("ada"));
        at.store.ringReads.at(0).answer(kPassword);
        QTRY_VERIFY(at.page()->forgetButton()->isVisible());
        QVERIFY(at.page()->said().contains(text("Your password is in this computer's key ring")));
        QVERIFY(!at.page()->keepBox()->isVisible() && at.page()->signInButton()->hasFocus());
        QVERIFY(!isAnywhereIn(at.window, kPassword));
        picture(at, "kept-password");
        at.press(Qt::Key_Return);
        at.press(Qt::Key_Return);
        QCOMPARE(at.store.ringReads.size(), std::size_t(2)); // it was not held on to
        at.store.ringReads.at(1).answer(kPassword);
        QTRY_COMPARE(at.store.signIns.size(), std::size_t(1));
        QCOMPARE(at.store.signIns.at(0).request.password, kPassword);
        QVERIFY(!isAnywhereIn(at.window, kPassword));
        QVERIFY(at.refuse(tried::WrongPassword{}));
        QCOMPARE(at.answer(), text("The password in the key ring is not yours any more."));
        QVERIFY(at.password()->hasFocus() && at.page()->keepBox()->isVisible());
        at.signIn(text("the new one"));
        QCOMPARE(at.store.signIns.at(1).request.password, text("the new one"));
        at.store.signIns.at(1).answer(signedIn());
        QTRY_COMPARE(opened.size(), 1);
    }

    void aKeptPasswordIsNotSomebodyElses()
    {
        Window at(three(), true);
        at.window->signInTo(liveProfile());
        at.store.ringReads.at(0).answer(kPassword);
        QTRY_VERIFY(at.page()->forgetButton()->isVisible());
        at.account()->setText(text("ben"));
        QVERIFY(!at.page()->forgetButton()->isVisible());
        at.page()->signInButton()->click();
        QVERIFY(at.store.signIns.empty());
        QCOMPARE(at.page()->fields()->missingText(), text("Type the password."));
        at.account()->setFocus();
        at.press(Qt::Key_Tab);
        QCOMPARE(at.store.ringReads.back().request.account, text("ben"));
    }

    void whatTheRingKeepsCanBeForgotten()
    {
        Window at(three(), true);
        at.window->signInTo(liveProfile());
        at.store.ringReads.at(0).answer(kPassword);
        QTRY_VERIFY(at.page()->forgetButton()->isVisible());
        QTest::keyClick(at.window, Qt::Key_F, Qt::AltModifier);
        QTRY_COMPARE(at.store.ringForgets.size(), std::size_t(1));
        QVERIFY(at.password()->hasFocus());
        at.store.ringForgets.at(0).answer({});
        QTRY_VERIFY(at.page()->said().contains(text("The key ring has forgotten the password.")));
        at.page()->signInButton()->click();
        QVERIFY(at.store.signIns.empty());
    }

    void aRingThatDoesNotAnswerIsNoObstacle()
    {
        Window at(three(), true);
        at.window->signInTo(liveProfile());
        at.signIn(); // it has said nothing yet
        QCOMPARE(at.store.signIns.size(), std::size_t(1));
        QVERIFY(at.refuse(tried::WrongPassword{}));
        at.store.ringReads.at(0).answer(KeyRingProblem{text("it is locked")});
        QTRY_VERIFY(at.page()->said().contains(text("The key ring does not help: it is locked")));
        at.signIn();
        QCOMPARE(at.store.signIns.size(), std::size_t(2));
    }

    void whatTheRingDidNotKeepIsSaidCalmly()
    {
        Window at(three(), true);
        QSignalSpy opened(at.window, &SignInWindow::signedIn);
        at.window->signInTo(liveProfile());
        at.page()->keepBox()->setChecked(true);
        at.signIn();
        at.store.signIns.at(0).answer(signedIn(text("the ring is read-only")));
        QTRY_COMPARE(at.answer(), text("You are signed in. The key ring did not keep the password."));
        QVERIFY(at.page()->said().contains(text("It says: the ring is read-only")));
        QCOMPARE(opened.size(), 0); // it can be read first
        picture(at, "not-kept");
        at.press(Qt::Key_Return);
        at.press(Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
    }

    void whoDismissesThatGoesOn()
    {
        Window at(three(), true);
        QSignalSpy opened(at.window, &SignInWindow::signedIn);
        at.window->signInTo(liveProfile());
        at.signIn();
        at.store.signIns.at(0).answer(signedIn(text("the ring is read-only")));
        QTRY_VERIFY(at.page()->answer()->isVisible());
        Q_EMIT at.page()->answer()->dismissed();
        QCOMPARE(opened.size(), 1);
    }

    // Every page

    void everyWordFollowsTheLanguage()
    {
        Window at(three(), true);
        at.window->signInTo(liveProfile());
        at.store.ringReads.at(0).answer(kPassword);
        QTRY_VERIFY(at.page()->forgetButton()->isVisible());
        at.signIn();
        QVERIFY(at.refuse(tried::WrongPassword{}));
        Shouting shouting;
        QCoreApplication::installTranslator(&shouting);
        QCoreApplication::processEvents();
        const QString page = at.page()->said(), start = at.start()->said(), title = at.window->windowTitle();
        const QString row = at.start()->list()->item(2)->data(Qt::AccessibleTextRole).toString();
        QCoreApplication::removeTranslator(&shouting);
        for (const char *words : {"A LIVE STORE.", "THIS IS NOT YOUR PASSWORD", "KEY RING", "ACCO&UNT"})
            QVERIFY2(page.contains(text(words)), qPrintable(page));
        for (const char *words : {"WHERE DO YOU WANT TO WORK?", "THE DEMO STORE", "A STORE ON A SERVER"})
            QVERIFY2(start.contains(text(words)), qPrintable(start));
        QVERIFY(title.startsWith(text("SIGN IN")) && row.contains(text("NAMES A CA FILE")));
    }

    void languageAndLookCanBeChosenBeforeAnybodyIsThere()
    {
        Window at;
        QSignalSpy languages(at.window, &SignInWindow::languageChosen), looks(at.window, &SignInWindow::darkChosen);
        for (QPushButton *button : at.window->findChildren<QPushButton *>()) {
            if (button->text() == u"中文" || button->text() == u"Dark" || button->text() == u"Light")
                button->click();
        }
        QCOMPARE(languages.size(), 1);
        QCOMPARE(languages.at(0).at(0).toString(), text("zh_TW"));
        QCOMPARE(looks.size(), 1);
    }

    void everyKeyIsInTheOverview()
    {
        Window at(three());
        QStringList lines;
        for (const ShortcutOverview::Entry &entry : ShortcutOverview::entriesOf(at.window))
            lines << entry.name + u'|' + entry.keys.join(u',');
        for (const char *line : {"Keyboard shortcuts|?,F1", "Sign in…|Alt+S", "Try the demo store|Alt+T"})
            QVERIFY2(lines.contains(text(line)), qPrintable(lines.join(u'\n')));
        at.press(Qt::Key_F1);
        QTRY_VERIFY(at.window->findChild<ShortcutOverview *>());
    }

    void whatCanBePressedHasANameAndAKey()
    {
        Window at(three(), true);
        at.window->signInTo(liveProfile());
        for (const QWidget *page : {static_cast<QWidget *>(at.start()), static_cast<QWidget *>(at.page())}) {
            QSet<QString> keys;
            for (const QAbstractButton *button : page->findChildren<QAbstractButton *>()) {
                if (button->parentWidget() == at.page()->answer() || button->parentWidget() == at.start()->answer())
                    continue;
                const QString key = button->shortcut().toString();
                QVERIFY2(!key.isEmpty() && !keys.contains(key), qPrintable(button->text()));
                QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->text()));
                keys << key;
            }
        }
    }

    // At the smallest size, with long words.
    void nothingIsClipped()
    {
        LongWords translator;
        QCoreApplication::installTranslator(&translator);
        const auto removed = qScopeGuard([&] { QCoreApplication::removeTranslator(&translator); });
        Window at(three(), true);
        at.window->resize(at.window->minimumSize());
        const auto isWhole = [&](const QWidget *page) {
            QCoreApplication::processEvents();
            for (const QLabel *label : page->findChildren<QLabel *>()) {
                if (!label->isVisible() || label->text().isEmpty())
                    continue;
                const int needs =
                    label->hasHeightForWidth() ? label->heightForWidth(label->width()) : label->sizeHint().height();
                if (label->height() < needs || (!label->wordWrap() && label->width() < label->sizeHint().width())) {
                    qWarning() << label->text() << label->size() << label->sizeHint() << needs;
                    return false;
                }
            }
            return true;
        };
        picture(at, "long-words");
        QVERIFY(isWhole(at.start()));
        at.window->signInTo(liveProfile());
        at.signIn();
        QVERIFY(at.refuse(tried::OtherEnvironment{Environment::Training}));
        picture(at, "long-words-sign-in");
        QVERIFY(isWhole(at.page()));
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_SignIn)
#include "tst_sign_in.moc"
