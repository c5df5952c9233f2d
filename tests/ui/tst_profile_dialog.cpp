// SPDX-License-Identifier: GPL-3.0-or-later
// A connection and its trial: what is not right is said at its field, and each finding has words of its own.
#include "tests/support/fake_sign_in.h"
#include "tests/support/gui_test_main.h"
#include "tests/support/other_tongues.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/sign_in_fields.h"
#include "ui/shared/theme.h"
#include "ui/sign_in/connection_finding_text.h"
#include "ui/sign_in/profile_dialog.h"
#include "ui/sign_in/profile_text.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const QString kPassword = QStringLiteral("s3cret & long");

QString text(const char *words)
{
    return QString::fromUtf8(words);
}

// One of each, from the variant itself: a new finding is among them.
template <std::size_t... At>
std::vector<ConnectionFinding> eachOf(std::index_sequence<At...>)
{
    return {ConnectionFinding(std::in_place_index<At>)...};
}
std::vector<ConnectionFinding> everyFinding()
{
    return eachOf(std::make_index_sequence<std::variant_size_v<ConnectionFinding>>());
}

struct Open
{
    FakeSignIn store;
    QWidget window;
    QPointer<ProfileDialog> dialog;

    explicit Open(const std::optional<Profile> &profile = {}, const QStringList &taken = {})
        : dialog(new ProfileDialog(store.desk(), profile, taken, &window))
    {
        window.show();
        dialog->open();
        dialog->activateWindow();
        if (!QTest::qWaitForWindowActive(dialog))
            qFatal("no window is active");
    }
    void fill() const
    {
        dialog->nameField()->setText(text("Corner shop"));
        dialog->hostsField()->setPlainText(text("db1.example.org\ndb2.example.org:3307"));
        dialog->schemaField()->setText(text("shop"));
        dialog->liveChoice()->setChecked(true);
        dialog->authorityField()->setText(text("/etc/ssl/store-ca.pem"));
        dialog->fields()->setAccount(text("ada"));
    }
    void tryIt() const
    {
        dialog->fields()->passwordField()->setText(kPassword);
        dialog->tryButton()->click();
    }
    bool answers(const ConnectionTest &test) const
    {
        store.trials.back().answer(test);
        return QTest::qWaitFor([&] { return !dialog->isTrying(); });
    }
    bool says(const char *words) const { return dialog->said().contains(text(words)); }
};

} // namespace

class tst_ProfileDialog : public QObject
{
    Q_OBJECT

private:
    // For whoever looks at it: HOLDFAST_PICTURES=FOLDER.
    static void picture(const Open &open, const char *name)
    {
        const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
        QCoreApplication::processEvents();
        if (!folder.isEmpty())
            open.dialog->grab().save(QDir(folder).filePath(text(name) + QStringLiteral(".png")));
    }

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, qEnvironmentVariableIsSet("HOLDFAST_DARK") ? Theme::Mode::Dark : Theme::Mode::Light);
        QLocale::setDefault(QLocale(QStringLiteral("en")));
    }

    // Words

    void eachFindingHasWordsOfItsOwn()
    {
        QSet<QString> sentences, words;
        const std::vector<ConnectionFinding> all = everyFinding();
        for (const ConnectionFinding &finding : all) {
            const ConnectionFindingText told = connectionFindingText(finding, liveProfile());
            QVERIFY2(told.answer.sentence.size() > 10 && !told.word.isEmpty(), qPrintable(told.answer.sentence));
            QVERIFY2(!told.answer.sentence.contains(u'%') && !told.answer.detail.contains(u'%'),
                     qPrintable(told.answer.detail));
            sentences << told.answer.sentence;
            words << told.word;
            const bool good = told.answer.tone == AnswerText::Tone::Good;
            QCOMPARE(good, std::holds_alternative<tried::Fine>(finding));
            QVERIFY2(good || !told.answer.detail.isEmpty(), qPrintable(told.word)); // what to do
        }
        QCOMPARE(std::size_t(sentences.size()), all.size());
        QVERIFY(std::size_t(words.size()) >= all.size() - 1); // "refused" may be said twice
    }

    void whoMixesUpPasswordServerAndRoleIsToldWhich()
    {
        const auto sentence = [](const ConnectionFinding &finding) {
            return connectionFindingText(finding, liveProfile()).answer.sentence;
        };
        QVERIFY(sentence(tried::WrongPassword{}).startsWith(text("This is not your password")));
        QVERIFY(sentence(tried::CannotResolve{}).startsWith(text("There is no such server")));
        QVERIFY(sentence(tried::NoRole{}).contains(text("ada has no role here")));
        QVERIFY(sentence(tried::NoSuchSchema{}).contains(text("no schema shop")));
        QVERIFY(sentence(tried::OtherEnvironment{Environment::Live}) !=
                sentence(tried::OtherEnvironment{Environment::Training}));
        const DbError ofServer{DbError::Kind::Insecure, 2026, "CONNECT", text("certificate verify failed")};
        const DbError ofFile{DbError::Kind::Insecure, 0, "CONNECT", text("no file of a CA")};
        QVERIFY(sentence(tried::WrongAuthority{ofServer}).contains(text("not signed by the CA")));
        QVERIFY(sentence(tried::WrongAuthority{ofFile}).contains(text("/etc/ssl/store-ca.pem")));
        QVERIFY(connectionFindingText(tried::WrongAuthority{ofServer}, liveProfile())
                    .answer.technical.contains(text("certificate verify failed")));
        const DbError demanded{DbError::Kind::Insecure, 3159, "CONNECT", {}};
        QVERIFY(sentence(tried::Failed{demanded}).contains(text("names no CA")));
    }

    void eachProblemOfAFileNamesTheFile()
    {
        using Kind = ProfileProblem::Kind;
        QSet<QString> all;
        for (const Kind kind :
             {Kind::Missing, Kind::NotALine, Kind::UnknownKey, Kind::Incomplete, Kind::AuthorityMissing,
              Kind::PasswordFileOpen, Kind::PasswordFileMissing, Kind::NotWritten}) {
            const QString said = profileProblemText({kind, text("7 of them")}, text("main"));
            QVERIFY2(said.contains(text("main.conf")), qPrintable(said));
            QCOMPARE(said.contains(text("7 of them")), kind != Kind::Missing);
            all << said;
        }
        QCOMPARE(all.size(), 8);
    }

    void anIdIsMadeOfTheName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("words") << text("  Main Store ") << text("main-store");
        QTest::newRow("Chinese") << text("台北店") << text("台北店");
        QTest::newRow("signs") << text("../Ada & Ben: \"No. 1\"") << text("ada-ben-no.-1");
        QTest::newRow("nothing") << text("!!!") << text("store");
        QTest::newRow("taken") << text("Main") << text("main-3");
        QTest::newRow("long") << QString(200, u'x') << QString(60, u'x');
        QTest::newRow("combined") << text("Cafe\u0301") << text("cafe\u0301");
    }
    void anIdIsMadeOfTheName()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        QCOMPARE(newProfileId(name, {text("MAIN"), text("main-2")}), id);
    }

    // The fields

    void whatIsNotRightIsSaidAtItsFieldOncePressed()
    {
        Open open;
        QVERIFY(open.dialog->nameField()->hasFocus());
        QVERIFY(!open.says("Give it a name"));
        open.dialog->keepButton()->click();
        for (const char *words : {"Give it a name", "Type at least one host.", "Type the schema", "Choose one",
                                  "Name the CA's file", "Type the account."})
            QVERIFY2(open.says(words), words);
        QVERIFY(open.store.keeps.empty() && open.dialog->nameField()->hasFocus());
        QCOMPARE(open.dialog->nameField()->accessibleDescription(), text("Give it a name, as you call the store."));
        picture(open, "profile-empty");
        open.fill();
        QVERIFY(!open.says("Give it a name") && !open.says("Choose one") && !open.says("Name the CA's file"));
        open.dialog->hostsField()->setPlainText(text("db1.example.org, not a host!"));
        QVERIFY(open.says("host! is not a host"));
        open.dialog->hostsField()->setPlainText(text("db1.example.org db1.example.org:3306"));
        QVERIFY(open.says("db1.example.org:3306 is there twice."));
        open.dialog->keepButton()->click();
        QVERIFY(open.store.keeps.empty() && open.dialog->hostsField()->hasFocus());
    }

    void aServerOfThisComputerNeedsNoCa()
    {
        Open open;
        open.fill();
        open.dialog->authorityField()->clear();
        open.dialog->keepButton()->click();
        QVERIFY(open.says("Name the CA's file"));
        open.dialog->hostsField()->setPlainText(text("localhost:3307"));
        QVERIFY(!open.says("Name the CA's file"));
        open.dialog->bySocket()->setChecked(true);
        QVERIFY(open.dialog->socketField()->isVisible() && !open.dialog->hostsField()->isVisible());
        QVERIFY(open.says("Type the path of the socket"));
        open.dialog->socketField()->setText(text("/run/mysqld/mysqld.sock"));
        QVERIFY(!open.says("Type the path of the socket"));
        QCOMPARE(open.dialog->typed().socket, text("/run/mysqld/mysqld.sock"));
        QVERIFY(open.dialog->typed().hosts.empty());
    }

    void itSaysWhyACaAndWhatIsNotChecked()
    {
        Open open;
        for (const char *words : {"only a server whose certificate this CA signed is spoken to",
                                  "made out to the host's name is not checked", "private CA"})
            QVERIFY2(open.says(words), words);
    }

    void whatWasTypedIsSavedOnce()
    {
        Open open({}, {text("corner-shop")});
        QSignalSpy kept(open.dialog, &ProfileDialog::kept);
        open.fill();
        QVERIFY(open.says("Its file is corner-shop-2.conf; holdfast-cli calls it --store corner-shop-2."));
        QTest::keyClick(open.dialog->schemaField(), Qt::Key_Return);
        QTest::keyClick(open.dialog->schemaField(), Qt::Key_Return);
        open.dialog->keepButton()->click();
        QCOMPARE(open.store.keeps.size(), std::size_t(1));
        Profile wanted = liveProfile(text("corner-shop-2"));
        wanted.name = text("Corner shop");
        QCOMPARE(open.store.keeps.at(0).request, wanted);
        open.dialog->reject(); // its answer is waited for
        QVERIFY(open.dialog->isVisible());
        open.store.keeps.at(0).answer({});
        QTRY_COMPARE(kept.size(), 1);
        QCOMPARE(kept.at(0).at(0).value<Profile>(), wanted);
        QTRY_VERIFY(!open.dialog);
    }

    void whatCouldNotBeSavedIsSaid()
    {
        Open open;
        open.fill();
        open.dialog->keepButton()->click();
        open.store.keeps.at(0).answer(
            ProfileProblem{ProfileProblem::Kind::AuthorityMissing, text("/etc/ssl/store-ca.pem")});
        QTRY_COMPARE(open.dialog->answer()->sentence(), text("The connection was not saved."));
        QVERIFY(open.says("corner-shop.conf names a CA file that cannot be read: /etc/ssl/store-ca.pem"));
        QVERIFY(open.dialog->authorityField()->hasFocus() && !open.dialog->isKeeping());
        open.dialog->authorityField()->setText(text("/etc/ssl/other.pem"));
        QVERIFY(!open.dialog->answer()->isVisible());
        open.dialog->keepButton()->click();
        QCOMPARE(open.store.keeps.size(), std::size_t(2));
    }

    void changingKeepsIdAndPasswordFile()
    {
        Profile before = liveProfile();
        before.passwordFile = text("/etc/holdfast/main.password");
        Open open(before, {text("main")});
        QCOMPARE(open.dialog->typed(), before);
        QVERIFY(open.says("/etc/holdfast/main.password"));
        picture(open, "profile");
        open.dialog->nameField()->setText(text("Another name"));
        open.dialog->keepButton()->click();
        const Profile &sent = open.store.keeps.at(0).request;
        QCOMPARE(sent.id, text("main"));
        QCOMPARE(sent.passwordFile, before.passwordFile);
        QCOMPARE(sent.name, text("Another name"));
    }

    // The trial

    void itNeedsAPassword()
    {
        Open open;
        open.fill();
        open.dialog->tryButton()->click();
        QVERIFY(open.store.trials.empty());
        QCOMPARE(open.dialog->fields()->missingText(), text("Type the password."));
        QVERIFY(open.dialog->fields()->passwordField()->hasFocus());
    }

    void itIsSentOnceAndThePasswordIsNowhereAfterwards()
    {
        Open open;
        open.fill();
        open.dialog->fields()->passwordField()->setFocus();
        QTest::keyClicks(open.dialog->fields()->passwordField(), kPassword);
        QTest::keyClick(open.dialog->fields()->passwordField(), Qt::Key_Return);
        QTest::keyClick(open.dialog->fields()->passwordField(), Qt::Key_Return);
        open.dialog->tryButton()->click();
        QCOMPARE(open.store.trials.size(), std::size_t(1));
        QCOMPARE(open.store.trials.at(0).request.password, kPassword);
        QCOMPARE(open.store.trials.at(0).request.profile.account, text("ada"));
        QVERIFY(!isAnywhereIn(open.dialog, kPassword));
        open.dialog->fields()->passwordField()->undo();
        QVERIFY(open.dialog->fields()->passwordField()->text().isEmpty());
        QVERIFY(open.store.keeps.empty());
        QVERIFY(open.answers({fine(), {}}));
        QVERIFY(!isAnywhereIn(open.dialog, kPassword));
    }

    void eachServerHasARow()
    {
        Open open;
        open.fill();
        open.tryIt();
        const auto hosts = open.dialog->typed().hosts;
        QVERIFY(open.answers({fine(), {{hosts.at(0), fine()}, {hosts.at(1), tried::CannotResolve{}}}}));
        QCOMPARE(open.dialog->answer()->sentence(), text("The live store answers, and takes changes."));
        QVERIFY(open.says("1 of the servers cannot be used"));
        QVERIFY(open.says("db1.example.org:3306\nready\nThe live store answers"));
        QVERIFY(open.says("db2.example.org:3307\nnot found\nThere is no such server"));
        picture(open, "profile-tried");
        open.tryIt();
        QVERIFY(!open.says("ready"));
        QVERIFY(open.answers(
            {tried::OnlyReadOnly{}, {{hosts.at(0), tried::OnlyReadOnly{}}, {hosts.at(1), tried::OnlyReadOnly{}}}}));
        QCOMPARE(open.dialog->answer()->sentence(), text("None of the servers takes changes."));
    }

    void everyFindingIsToldInItsRow()
    {
        Open open;
        open.fill();
        const auto host = open.dialog->typed().hosts.at(0);
        for (const ConnectionFinding &finding : everyFinding()) {
            open.tryIt();
            QVERIFY(open.answers({finding, {{host, finding}}}));
            const ConnectionFindingText told = connectionFindingText(finding, open.dialog->typed());
            QVERIFY2(open.dialog->said().contains(u'\n' + told.word + u'\n' + told.answer.sentence),
                     qPrintable(told.word));
            QCOMPARE(open.dialog->answer()->sentence(), told.answer.sentence);
        }
    }

    // What was found out is about what was typed then.
    void whatIsTypedMeanwhileDropsTheTrial()
    {
        Open open;
        open.fill();
        open.tryIt();
        open.dialog->schemaField()->setText(text("other"));
        QVERIFY(!open.dialog->isTrying() && open.store.trials.at(0).isLeft());
        open.tryIt();
        open.store.trials.at(0).answer({tried::NoSuchSchema{}, {}}); // late
        QCoreApplication::processEvents();
        QVERIFY(open.dialog->isTrying() && !open.dialog->answer()->isVisible());
        QVERIFY(open.answers({fine(), {}}));
        QVERIFY(open.dialog->answer()->isVisible());
        open.dialog->fields()->passwordField()->setText(kPassword); // changes nothing of the connection
        QVERIFY(open.dialog->answer()->isVisible());
        open.dialog->trainingChoice()->setChecked(true);
        QVERIFY(!open.dialog->answer()->isVisible());
    }

    void aTrialThatNeverEndsCanBeLeft()
    {
        Open open;
        open.fill();
        open.tryIt();
        QTest::keyClick(open.dialog, Qt::Key_Escape);
        QTRY_VERIFY(!open.dialog);
        QVERIFY(open.store.trials.at(0).isLeft());
        open.store.trials.at(0).answer({fine(), {}});
        QCoreApplication::processEvents();
    }

    void everyWordFollowsTheLanguage()
    {
        Open open;
        open.fill();
        open.tryIt();
        QVERIFY(open.answers({tried::NoRole{}, {{open.dialog->typed().hosts.at(0), tried::NoRole{}}}}));
        open.dialog->nameField()->clear();
        open.dialog->keepButton()->click();
        open.dialog->nameField()->setText(text("Corner shop"));
        open.tryIt();
        QVERIFY(open.answers({tried::NoRole{}, {{open.dialog->typed().hosts.at(0), tried::NoRole{}}}}));
        Shouting shouting;
        QCoreApplication::installTranslator(&shouting);
        QCoreApplication::processEvents();
        const QString said = open.dialog->said(), title = open.dialog->windowTitle();
        QCoreApplication::removeTranslator(&shouting);
        for (const char *words : {"NO ROLE", "YOUR ACCOUNT ada HAS NO ROLE HERE.", "PRIVATE CA", "SCHE&MA"})
            QVERIFY2(said.contains(text(words)), qPrintable(said));
        QCOMPARE(title, text("NEW CONNECTION"));
    }

    // On a small screen, with long words: what does not fit is scrolled to, and nothing is cut off.
    void nothingIsClipped()
    {
        LongWords translator;
        QCoreApplication::installTranslator(&translator);
        const auto removed = qScopeGuard([&] { QCoreApplication::removeTranslator(&translator); });
        Open open;
        open.dialog->keepButton()->click();
        open.fill();
        open.dialog->nameField()->clear();
        open.dialog->nameField()->setText(text("Corner shop"));
        open.tryIt();
        const auto hosts = open.dialog->typed().hosts;
        QVERIFY(
            open.answers({tried::NoRole{}, {{hosts.at(0), tried::NoRole{}}, {hosts.at(1), tried::CannotResolve{}}}}));
        picture(open, "profile-long-words");
        QVERIFY(open.dialog->height() <= 720);
        for (const QLabel *label : open.dialog->findChildren<QLabel *>()) {
            if (!label->isVisible() || label->text().isEmpty())
                continue;
            const int needs =
                label->hasHeightForWidth() ? label->heightForWidth(label->width()) : label->sizeHint().height();
            QVERIFY2(label->height() >= needs && (label->wordWrap() || label->width() >= label->sizeHint().width()),
                     qPrintable(label->text()));
        }
        QCOMPARE(open.dialog->findChild<QScrollArea *>()->horizontalScrollBar()->maximum(), 0);
    }

    void whatCanBePressedHasANameAndAKey()
    {
        Open open(liveProfile());
        QSet<QString> keys;
        for (const QAbstractButton *button : open.dialog->findChildren<QAbstractButton *>()) {
            if (button->parentWidget() == open.dialog->answer())
                continue;
            const QString key = button->shortcut().toString();
            QVERIFY2(!key.isEmpty() && !keys.contains(key), qPrintable(button->text()));
            QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->text()));
            keys << key;
        }
        for (const QWidget *field :
             {static_cast<QWidget *>(open.dialog->nameField()), static_cast<QWidget *>(open.dialog->hostsField()),
              static_cast<QWidget *>(open.dialog->socketField()), static_cast<QWidget *>(open.dialog->schemaField()),
              static_cast<QWidget *>(open.dialog->authorityField())})
            QVERIFY(!field->accessibleName().isEmpty() && !field->toolTip().isEmpty());
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_ProfileDialog)
#include "tst_profile_dialog.moc"
