// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sign_in/sign_in_desk.h"

#include <QMetaProperty>
#include <QPromise>
#include <QWidget>

#include <memory>
#include <vector>

namespace holdfast::test {

// A question of the pages before a store is open, which the test answers when it likes.
template <class Request, class T>
class Asked
{
public:
    explicit Asked(const Request &asked) : request(asked), m_promise(std::make_shared<QPromise<T>>())
    {
        m_promise->start();
    }
    QFuture<T> future() const { return m_promise->future(); }
    bool isLeft() const { return m_promise->isCanceled(); }
    void answer(const T &value) const
    {
        m_promise->addResult(value);
        m_promise->finish();
    }

    Request request;

private:
    std::shared_ptr<QPromise<T>> m_promise;
};

inline Profile liveProfile(const QString &id = QStringLiteral("main"))
{
    Profile profile;
    profile.id = id;
    profile.name = QStringLiteral("Main store");
    profile.hosts = {*ServerAddress::named(QStringLiteral("db1.example.org")),
                     *ServerAddress::named(QStringLiteral("db2.example.org:3307"))};
    profile.schema = QStringLiteral("shop");
    profile.environment = Environment::Live;
    profile.account = QStringLiteral("ada");
    profile.authority = QStringLiteral("/etc/ssl/store-ca.pem");
    return profile;
}

inline Profile trainingProfile(const QString &id = QStringLiteral("classroom"))
{
    Profile profile;
    profile.id = id;
    profile.name = QStringLiteral("Classroom");
    profile.socket = QStringLiteral("/run/classroom/server.sock");
    profile.schema = QStringLiteral("lesson");
    profile.account = QStringLiteral("trainer");
    return profile;
}

inline SignedIn signedIn(const std::optional<QString> &notKept = {})
{
    StoreFacts facts;
    facts.name = QStringLiteral("Main store");
    facts.training = false;
    facts.account = QStringLiteral("ada");
    facts.role = Role::Staff;
    return {facts, notKept};
}

inline tried::Fine fine(Environment environment = Environment::Live)
{
    tried::Fine fine;
    fine.server.product = Product::MariaDb;
    fine.server.version = QVersionNumber(10, 11, 19);
    fine.store.environment = environment;
    return fine;
}

// A computer whose profiles are read at once and whatever else is asked when the test says so.
struct FakeSignIn
{
    struct Trial
    {
        Profile profile;
        QString password;
    };
    struct Owner
    {
        QString profile, account;
    };
    using DemoAnswer = std::variant<SignedIn, DemoProblem>;
    using Progress = std::function<void(DemoStep)>;

    std::vector<KnownProfile> known;
    bool answersProfiles = true;
    bool keyRing = false;
    std::vector<Asked<int, std::vector<KnownProfile>>> profiles;
    std::vector<Asked<Profile, std::optional<ProfileProblem>>> keeps;
    std::vector<Asked<QString, std::optional<ProfileProblem>>> removes;
    std::vector<Asked<Trial, ConnectionTest>> trials;
    std::vector<Asked<Owner, KeptPassword>> ringReads;
    std::vector<Asked<Owner, std::optional<KeyRingProblem>>> ringForgets;
    std::vector<Asked<SignIn, SignInAnswer>> signIns;
    std::vector<Asked<QString, ConnectionFinding>> unlocks;
    std::vector<Asked<Progress, DemoAnswer>> demos;

    SignInDesk desk()
    {
        SignInDesk desk;
        desk.profiles = [this] {
            const auto &asked = profiles.emplace_back(0);
            if (answersProfiles)
                asked.answer(known);
            return asked.future();
        };
        desk.keepProfile = [this](const Profile &profile) { return keeps.emplace_back(profile).future(); };
        desk.removeProfile = [this](const QString &id) { return removes.emplace_back(id).future(); };
        desk.tryProfile = [this](const Profile &profile, const QString &password) {
            return trials.emplace_back(Trial{profile, password}).future();
        };
        desk.hasKeyRing = [this] { return keyRing; };
        desk.keptPassword = [this](const QString &profile, const QString &account) {
            return ringReads.emplace_back(Owner{profile, account}).future();
        };
        desk.forgetPassword = [this](const QString &profile, const QString &account) {
            return ringForgets.emplace_back(Owner{profile, account}).future();
        };
        desk.signIn = [this](const SignIn &request) { return signIns.emplace_back(request).future(); };
        desk.unlock = [this](const QString &password) { return unlocks.emplace_back(password).future(); };
        desk.openDemo = [this](const Progress &progress) { return demos.emplace_back(progress).future(); };
        return desk;
    }
};

// Whether a text is in any property of any widget: what is shown, what a field holds, a tooltip.
inline bool isAnywhereIn(const QWidget *root, const QString &text)
{
    QWidgetList all = root->findChildren<QWidget *>();
    all << const_cast<QWidget *>(root);
    for (const QWidget *widget : std::as_const(all)) {
        for (int i = 0; i < widget->metaObject()->propertyCount(); ++i) {
            if (widget->metaObject()->property(i).read(widget).toString().contains(text))
                return true;
        }
    }
    return false;
}

} // namespace holdfast::test
