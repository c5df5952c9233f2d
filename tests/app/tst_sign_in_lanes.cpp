// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages before a store is open are answered, by the run's server: who is let in and who is not, what is
// remembered of it, and who may unlock.
#include "app/environment/profile_file.h"
#include "app/window/sign_in_lanes.h"
#include "tests/support/fake_key_ring.h"
#include "tests/support/net_server.h"
#include "tests/support/person.h"
#include "tests/support/pulse.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QStandardPaths>

using namespace holdfast;
using namespace holdfast::test;

namespace {

constexpr int kPatience = 20'000;                 // ms
const QString kSecret = QStringLiteral("secret"); // of each Person

struct FindingName
{
    template <class Finding>
    QByteArray operator()(const Finding &) const
    {
        return "other";
    }
    QByteArray operator()(const tried::Fine &) const { return "Fine"; }
    QByteArray operator()(const tried::NobodyAnswers &) const { return "NobodyAnswers"; }
    QByteArray operator()(const tried::WrongPassword &) const { return "WrongPassword"; }
    QByteArray operator()(const tried::NoSuchSchema &) const { return "NoSuchSchema"; }
    QByteArray operator()(const tried::NoRole &) const { return "NoRole"; }
    QByteArray operator()(const tried::NoStoreHere &) const { return "NoStoreHere"; }
    QByteArray operator()(const tried::SchemaNewer &) const { return "SchemaNewer"; }
    QByteArray operator()(const tried::OtherEnvironment &other) const
    {
        return other.actual == Environment::Live ? "OtherEnvironment: live" : "OtherEnvironment: training";
    }
    QByteArray operator()(const tried::Failed &failed) const
    {
        return QByteArray("Failed: ") + DbError::name(failed.error.kind) + ' ' + failed.error.text.toUtf8();
    }
};

QByteArray nameOf(const ConnectionFinding &finding)
{
    return std::visit(FindingName(), finding);
}

QByteArray nameOf(const SignInAnswer &answer)
{
    if (std::holds_alternative<SignedIn>(answer))
        return "Fine";
    return nameOf(std::get<ConnectionFinding>(answer));
}

} // namespace

class tst_SignInLanes : public QObject
{
    Q_OBJECT

    FakeKeyRing m_ring;
    std::unique_ptr<ScratchSchema> m_training, m_live;
    std::unique_ptr<Person> m_ada, m_ben; // of the one, of the other
    std::unique_ptr<SignInLanes> m_lanes;
    SignInDesk m_desk;

    template <class T>
    T answered(const QFuture<T> &future)
    {
        if (!QTest::qWaitFor([&] { return future.isFinished(); }, kPatience) || future.resultCount() == 0)
            qFatal("no answer");
        return future.result();
    }
    SignIn asked(const Person &person, const ScratchSchema &schema, const QString &password = kSecret) const
    {
        SignIn request;
        request.profile.id = QStringLiteral("shop");
        request.profile.socket = schema.settings().socket;
        request.profile.schema = schema.name();
        request.profile.account = QStringLiteral("somebody");
        request.account = QString::fromLatin1(person.name());
        request.password = password;
        return request;
    }
    // Signed in, and its window made.
    std::optional<OpenedStore> opened(const SignIn &request)
    {
        answered(m_desk.signIn(request));
        std::optional<OpenedStore> store = m_lanes->takeOpened();
        if (store)
            m_lanes->setPerson(store->settings);
        return store;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_training = std::make_unique<ScratchSchema>("sign_in");
        m_live = std::make_unique<ScratchSchema>("sign_in", true, Environment::Live);
        m_ada = std::make_unique<Person>(*m_training, "ada", "staff");
        m_ben = std::make_unique<Person>(*m_live, "ben", "supervisor");
    }
    void cleanupTestCase()
    {
        m_ada.reset();
        m_ben.reset();
        m_training.reset();
        m_live.reset();
    }
    void init()
    {
        m_ring = {};
        m_lanes = std::make_unique<SignInLanes>(m_ring.ring(), DeskSettings(), QString());
        m_desk = m_lanes->desk();
    }
    void cleanup()
    {
        m_lanes.reset();
        QDir(profileFolder()).removeRecursively();
    }

    void whoHasAPartComesIn()
    {
        SignIn request = asked(*m_ada, *m_training);
        QCOMPARE(writeProfile(request.profile), std::nullopt);
        const SignInAnswer answer = answered(m_desk.signIn(request));
        QCOMPARE(nameOf(answer), QByteArray("Fine"));
        const StoreFacts &facts = std::get<SignedIn>(answer).facts;
        QVERIFY(facts.role == Role::Staff && facts.training);
        QCOMPARE(facts.account, request.account);
        QCOMPARE(std::get<SignedIn>(answer).notKept, std::nullopt);

        const std::optional<OpenedStore> store = m_lanes->takeOpened();
        QVERIFY(store);
        QCOMPARE(store->settings.password, kSecret);
        QCOMPARE(store->settings.store, ScratchSchema::twd().uuid); // the lanes take no other
        QVERIFY(!store->settings.workstation.isEmpty());
        QVERIFY(store->scope.account.startsWith(request.account));
        QVERIFY(!m_lanes->takeOpened()); // once

        // The next person finds the profile first, and this account in it.
        QCOMPARE(DeskSettings().lastProfile(), QStringLiteral("shop"));
        const auto profiles = answered(m_desk.profiles());
        QCOMPARE(profiles.size(), std::size_t(1));
        QCOMPARE(std::get<Profile>(profiles.front().profile).account, request.account);
        QVERIFY(m_ring.kept.isEmpty());
    }

    void whoHasNoneIsTurnedAway_data()
    {
        QTest::addColumn<QByteArray>("finding");
        QTest::newRow("a wrong password") << QByteArray("WrongPassword");
        QTest::newRow("no such account") << QByteArray("WrongPassword");
        QTest::newRow("no such server") << QByteArray("NobodyAnswers");
        QTest::newRow("no such schema") << QByteArray("NoRole"); // to whom it is not shown
        QTest::newRow("nothing to do here") << QByteArray("NoRole");
        QTest::newRow("no role") << QByteArray("NoRole");
        QTest::newRow("a live one for training") << QByteArray("OtherEnvironment: live");
        QTest::newRow("a training one for live") << QByteArray("OtherEnvironment: training");
    }
    void whoHasNoneIsTurnedAway()
    {
        QFETCH(const QByteArray, finding);
        const QByteArray row = QTest::currentDataTag();
        SignIn request = asked(*m_ada, *m_training);
        std::unique_ptr<Person> other;
        if (row == "a wrong password") {
            request.password = QStringLiteral("secreT");
        } else if (row == "no such account") {
            request.account = QStringLiteral("nobody_at_all");
        } else if (row == "no such server") {
            request.profile.socket.clear();
            request.profile.hosts = {{QStringLiteral("127.0.0.1"), NetServer::freePort()}};
        } else if (row == "no such schema") {
            request.profile.schema = QStringLiteral("hf_nowhere");
        } else if (row == "nothing to do here") {
            request.profile.schema = m_live->name();
            request.profile.environment = Environment::Live;
        } else if (row == "no role") {
            other = std::make_unique<Person>(*m_training, "cat", "staff");
            RawClient(m_training->settings()).run("DELETE FROM staff WHERE account = '" + other->name() + '\'');
            request.account = QString::fromLatin1(other->name());
        } else if (row == "a live one for training") {
            request = asked(*m_ben, *m_live);
        } else {
            request.profile.environment = Environment::Live;
        }
        request.keepPassword = true;
        QCOMPARE(nameOf(answered(m_desk.signIn(request))), finding);
        QVERIFY(!m_lanes->takeOpened()); // no window is made
        QVERIFY(m_ring.kept.isEmpty());

        // Trying the profile comes to the same.
        request.profile.account = request.account;
        QCOMPARE(nameOf(answered(m_desk.tryProfile(request.profile, request.password)).finding), finding);
    }

    void aLiveStoreIsOpenedAsOne()
    {
        SignIn request = asked(*m_ben, *m_live);
        request.profile.environment = Environment::Live;
        const std::optional<OpenedStore> store = opened(request);
        QVERIFY(store && !store->facts.training && store->facts.role == Role::Supervisor);
        QVERIFY(store->scope.environment == Environment::Live);
    }

    void onlyTheLastQuestionOpensAStore()
    {
        const QFuture<SignInAnswer> first = m_desk.signIn(asked(*m_ada, *m_training));
        const QFuture<SignInAnswer> second = m_desk.signIn(asked(*m_ada, *m_training, QStringLiteral("wrong")));
        QCOMPARE(nameOf(answered(first)), QByteArray("Fine"));
        QCOMPARE(nameOf(answered(second)), QByteArray("WrongPassword"));
        QVERIFY(!m_lanes->takeOpened());
    }

    // A server that takes the connection and says nothing.
    void nobodyWaitsForAServer()
    {
        const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in place{};
        place.sin_family = AF_INET;
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof place;
        QVERIFY(::bind(listener, reinterpret_cast<sockaddr *>(&place), size) == 0 && ::listen(listener, 8) == 0 &&
                ::getsockname(listener, reinterpret_cast<sockaddr *>(&place), &size) == 0);
        SignIn silent = asked(*m_ada, *m_training);
        silent.profile.socket.clear();
        silent.profile.hosts = {{QStringLiteral("127.0.0.1"), ntohs(place.sin_port)}};
        const Pulse pulse;
        const QFuture<SignInAnswer> asked_ = m_desk.signIn(silent);
        const QFuture<ConnectionTest> tried_ = m_desk.tryProfile(silent.profile, kSecret);
        QCOMPARE(nameOf(answered(m_desk.signIn(asked(*m_ada, *m_training)))), QByteArray("Fine")); // another store
        QVERIFY(!asked_.isFinished());
        ::close(listener);
        QVERIFY(nameOf(answered(asked_)) != "Fine");
        QVERIFY(nameOf(answered(tried_).finding) != "Fine");
        QVERIFY2(pulse.longest() < 1'000, qPrintable(QString::number(pulse.longest())));
    }

    void aPasswordIsKeptForWhoAsks()
    {
        SignIn request = asked(*m_ada, *m_training);
        request.keepPassword = true;
        QVERIFY(m_desk.hasKeyRing());
        QCOMPARE(std::get<SignedIn>(answered(m_desk.signIn(request))).notKept, std::nullopt);
        QCOMPARE(std::get<QString>(answered(m_desk.keptPassword(QStringLiteral("shop"), request.account))), kSecret);
        QVERIFY(std::holds_alternative<std::monostate>(
            answered(m_desk.keptPassword(QStringLiteral("shop"), QStringLiteral("ben")))));
        QCOMPARE(answered(m_desk.forgetPassword(QStringLiteral("shop"), request.account)).has_value(), false);
        QVERIFY(m_ring.kept.isEmpty());

        m_ring.problem = QStringLiteral("The ring is closed.");
        const SignInAnswer answer = answered(m_desk.signIn(request));
        QCOMPARE(nameOf(answer), QByteArray("Fine")); // in all the same
        QCOMPARE(std::get<SignedIn>(answer).notKept, std::optional(m_ring.problem));
    }

    // With all passwords that were kept for it, whosever.
    void aProfileGoesWithItsPasswords()
    {
        SignIn request = asked(*m_ada, *m_training);
        QCOMPARE(answered(m_desk.keepProfile(request.profile)).has_value(), false);
        request.keepPassword = true;
        QVERIFY(opened(request));
        const Person dan(*m_training, "dan", "supervisor");
        request.account = QString::fromLatin1(dan.name());
        QVERIFY(opened(request));
        m_ring.kept.insert(QStringLiteral("other/ada"), kSecret);
        QCOMPARE(m_ring.kept.size(), 3);
        QCOMPARE(answered(m_desk.removeProfile(QStringLiteral("shop"))).has_value(), false);
        QCOMPARE(m_ring.kept.keys(), QStringList{QStringLiteral("other/ada")});
        QVERIFY(answered(m_desk.profiles()).empty());
        const auto again = answered(m_desk.removeProfile(QStringLiteral("shop")));
        QVERIFY(again && again->kind == ProfileProblem::Kind::Missing);
    }

    void aPasswordFileStandsInForWhoTypesNone()
    {
        SignIn request = asked(*m_ada, *m_training, QString());
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("password")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("secret\n") == 7);
        file.close();
        request.profile.passwordFile = file.fileName();
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::ReadOther));
        const QByteArray refused = nameOf(answered(m_desk.signIn(request)));
        QVERIFY2(refused.startsWith("Failed: Other") && refused.contains("0600"), refused.constData());
        QVERIFY(file.setPermissions(QFile::ReadOwner));
        QCOMPARE(nameOf(answered(m_desk.signIn(request))), QByteArray("Fine"));
    }

    void theLastUsedProfileComesFirst()
    {
        Profile profile = asked(*m_ada, *m_training).profile;
        for (const char *id : {"a", "b", "c"}) {
            profile.id = QLatin1String(id);
            QCOMPARE(answered(m_desk.keepProfile(profile)).has_value(), false);
        }
        QFile wrong(profileFolder() + QStringLiteral("/wrong.conf"));
        QVERIFY(wrong.open(QIODevice::WriteOnly) && wrong.write("colour = blue\n") > 0);
        wrong.close();
        DeskSettings().keepLastProfile(QStringLiteral("b"));
        QStringList ids;
        for (const KnownProfile &known : answered(m_desk.profiles()))
            ids << (std::holds_alternative<Profile>(known.profile) ? known.id : known.id + u'!');
        QCOMPARE(ids.join(u' '), QStringLiteral("b a c wrong!"));
    }

    void onlyThePersonUnlocks()
    {
        QCOMPARE(nameOf(answered(m_desk.unlock(kSecret))), QByteArray("NobodyAnswers")); // nobody is signed in
        QVERIFY(opened(asked(*m_ada, *m_training)));
        QCOMPARE(nameOf(answered(m_desk.unlock(kSecret))), QByteArray("Fine"));
        for (const char *wrong : {"", "Secret", "secret "})
            QCOMPARE(nameOf(answered(m_desk.unlock(QLatin1String(wrong)))), QByteArray("WrongPassword"));
        RawClient(TestServer::administrator())
            .run("ALTER USER '" + m_ada->name() + "'@'localhost' IDENTIFIED BY 'another'");
        QCOMPARE(nameOf(answered(m_desk.unlock(kSecret))),
                 QByteArray("WrongPassword")); // not what it was signed in with
        QCOMPARE(nameOf(answered(m_desk.unlock(QStringLiteral("another")))), QByteArray("Fine"));
        RawClient(TestServer::administrator())
            .run("ALTER USER '" + m_ada->name() + "'@'localhost' IDENTIFIED BY 'secret'");
    }

    void theLockHasItsTime_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("seconds");
        QTest::newRow("nothing said") << QByteArray() << 600;
        QTest::newRow("three") << QByteArray("lock_after_minutes=3") << 180;
        QTest::newRow("half a one") << QByteArray("lock_after_minutes=0.5") << 30;
        QTest::newRow("never") << QByteArray("lock_after_minutes=0") << 0;
        QTest::newRow("no number") << QByteArray("lock_after_minutes=soon") << 600;
        QTest::newRow("not a number") << QByteArray("lock_after_minutes=nan") << 600;
        QTest::newRow("below nothing") << QByteArray("lock_after_minutes=-1") << 600;
        QTest::newRow("too long") << QByteArray("lock_after_minutes=99999999999") << 600;
    }
    void theLockHasItsTime()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const int, seconds);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("desk.conf")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(line) == line.size());
        file.close();
        QCOMPARE(DeskSettings(file.fileName()).lockAfter(), std::chrono::seconds(seconds));
    }

    // Nothing of what is kept here is a password.
    void noFileHoldsThePassword()
    {
        SignIn request = asked(*m_ada, *m_training);
        request.keepPassword = true;
        QCOMPARE(answered(m_desk.keepProfile(request.profile)).has_value(), false);
        QVERIFY(opened(request));
        m_lanes.reset(); // everything is written
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
        int files = 0;
        QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains(kSecret.toUtf8()), qPrintable(file.fileName()));
            ++files;
        }
        QVERIFY(files >= 2); // the profile and the desk's settings
    }

    void theDesktopsKeyRingAnswersAtOnceWhetherItIsThere()
    {
        const KeyRing ring = desktopKeyRing();
        QElapsedTimer timer;
        timer.start();
        const bool there = ring.isThere();
        QVERIFY(timer.elapsed() < 100);
        QCOMPARE(ring.isThere(), there);
    }
};

HOLDFAST_TEST_MAIN(tst_SignInLanes)
#include "tst_sign_in_lanes.moc"
