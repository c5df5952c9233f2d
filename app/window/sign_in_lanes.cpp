// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sign_in_lanes.h"

#include "app/demo/demo_store.h"
#include "app/environment/journal_scope.h"
#include "app/environment/profile_file.h"
#include "app/window/store_facts.h"
#include "sql/connection/lane.h"
#include "sql/connection/session.h"
#include "sql/schema/demand_right.h"

#include <algorithm>

namespace holdfast {

namespace {

constexpr int kAtATime = 4; // questions; a server that does not answer must not hold up the next one

template <class T>
std::shared_ptr<QPromise<T>> begun()
{
    auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    return promise;
}

template <class T>
void answer(const std::shared_ptr<QPromise<T>> &promise, T value)
{
    promise->addResult(std::move(value));
    promise->finish();
}

// The work, for a thread that is given it; its answer.
template <class Give, class Work>
auto asked(Give give, Work work) -> QFuture<std::invoke_result_t<Work &>>
{
    const auto promise = begun<std::invoke_result_t<Work &>>();
    give([promise, work]() mutable { answer(promise, work()); });
    return promise->future();
}

bool holdsRole(Session &session)
{
    return myRole(session) != Role::None;
}

QString passwordOf(const Profile &profile)
{
    const auto read = readPassword(profile);
    if (const auto *problem = std::get_if<ProfileProblem>(&read)) {
        const bool isOpen = problem->kind == ProfileProblem::Kind::PasswordFileOpen;
        throw DbError{DbError::Kind::Other, 0, "profile/password_file",
                      problem->detail + (isOpen ? QStringLiteral(": others may read it; its mode must be 0600")
                                                : QStringLiteral(": it cannot be read"))};
    }
    return std::get<QString>(read);
}

using Opened = std::variant<OpenedStore, ConnectionFinding>;

// The same look at the store as a profile's trial, and then in by the one way that there is. Without a password the
// profile's file has it.
Opened signedInTo(const Profile &profile, const QString &typed)
{
    try {
        auto session = std::make_unique<Session>(profile.settings(typed.isEmpty() ? passwordOf(profile) : typed));
        const ConnectionFinding found = lookAtStore(*session, profile.environment, holdsRole);
        if (!std::holds_alternative<tried::Fine>(found) && !std::holds_alternative<tried::OnlyReadOnly>(found))
            return found;
        return openedStore(openStore(std::move(session), profile.environment));
    } catch (const DbError &error) {
        return findingOf(error);
    }
}

ConnectionFinding proven(const ConnectionSettings &settings)
{
    try {
        Session session(settings);
        const std::optional<StoreIdentity> store = session.read("Store", readIdentity);
        return store ? ConnectionFinding(tried::Fine{session.server(), *store}) : tried::NoStoreHere{};
    } catch (const DbError &error) {
        return findingOf(error);
    }
}

} // namespace

OpenedStore openedStore(OpenStore open)
{
    Session &session = *open.session;
    return {session.settings(), journalScope(session, open.store), storeFacts(session, open.store), false};
}

SignInLanes::SignInLanes(KeyRing keyRing, DeskSettings settings, const QString &demoDirectory, QObject *parent)
    : QObject(parent), m_keyRing(std::move(keyRing)), m_settings(std::move(settings)), m_demoDirectory(demoDirectory)
{
    m_threads.setMaxThreadCount(kAtATime);
}

SignInLanes::~SignInLanes()
{
    m_threads.waitForDone();
}

SignInDesk SignInLanes::desk()
{
    SignInDesk desk;
    desk.profiles = [this] { return profiles(); };
    desk.keepProfile = [this](const Profile &profile) {
        return asked([this](auto work) { m_files.give(work); }, [profile] { return writeProfile(profile); });
    };
    desk.removeProfile = [this](const QString &id) { return removeProfile(id); };
    desk.tryProfile = [this](const Profile &profile, const QString &password) {
        return asked([this](auto work) { m_threads.start(work); },
                     [profile, password] { return testConnection(profile, password, holdsRole); });
    };
    desk.hasKeyRing = m_keyRing.isThere;
    desk.keptPassword = m_keyRing.read;
    desk.forgetPassword = [this](const QString &profile, const QString &account) {
        return forgetPassword(profile, account);
    };
    desk.signIn = [this](const SignIn &request) { return signIn(request); };
    desk.unlock = [this](const QString &password) { return unlock(password); };
    desk.openDemo = [this](const std::function<void(DemoStep)> &progress) { return openDemo(progress); };
    return desk;
}

std::optional<OpenedStore> SignInLanes::takeOpened()
{
    return std::exchange(m_opened, std::nullopt);
}

void SignInLanes::setPerson(const std::optional<ConnectionSettings> &settings)
{
    m_person = settings;
    if (m_person)
        m_person->password.clear();
}

QFuture<std::vector<KnownProfile>> SignInLanes::profiles()
{
    return asked([this](auto work) { m_files.give(work); },
                 [last = m_settings.lastProfile()] {
                     std::vector<KnownProfile> all;
                     for (const QString &id : profileNames())
                         all.push_back({id, readProfile(id)});
                     std::ranges::stable_partition(all, [&](const KnownProfile &known) { return known.id == last; });
                     return all;
                 });
}

QFuture<std::optional<ProfileProblem>> SignInLanes::removeProfile(const QString &id)
{
    for (const QString &account : m_settings.keptAccounts(id))
        forgetPassword(id, account);
    return asked([this](auto work) { m_files.give(work); }, [id] { return holdfast::removeProfile(id); });
}

QFuture<std::optional<KeyRingProblem>> SignInLanes::forgetPassword(const QString &profile, const QString &account)
{
    m_settings.setKept(profile, account, false);
    return m_keyRing.remove(profile, account);
}

template <class Answer>
void SignInLanes::opened(const Promise<Answer> &promise, int number, const OpenedStore &store, const SignedIn &said)
{
    if (number == m_asked && !promise->isCanceled())
        m_opened = store;
    answer<Answer>(promise, said);
}

QFuture<SignInAnswer> SignInLanes::signIn(const SignIn &request)
{
    const auto promise = begun<SignInAnswer>();
    const int number = ++m_asked;
    m_opened.reset();
    Profile profile = request.profile;
    profile.account = request.account;
    m_threads.start([=, this, password = request.password] {
        const Opened came = signedInTo(profile, password);
        QMetaObject::invokeMethod(
            this,
            [=, this] {
                if (const auto *finding = std::get_if<ConnectionFinding>(&came))
                    return answer<SignInAnswer>(promise, *finding);
                signedIn(promise, number, request, std::get<OpenedStore>(came));
            },
            Qt::QueuedConnection);
    });
    return promise->future();
}

// What is remembered of it: which profile, who, and the password of who asked for that.
void SignInLanes::signedIn(const Promise<SignInAnswer> &promise, int number, const SignIn &request,
                           const OpenedStore &store)
{
    if (promise->isCanceled()) // whoever asked has left
        return promise->finish();
    m_settings.keepLastProfile(request.profile.id);
    if (request.account != request.profile.account) {
        Profile profile = request.profile;
        profile.account = request.account;
        m_files.give([profile] { writeProfile(profile); }); // where it cannot be written, the next person types it
    }
    if (!request.keepPassword)
        return opened(promise, number, store, {store.facts, {}});
    const auto kept = m_keyRing.write(request.profile.id, request.account, request.password);
    whenAnswered(
        kept, this,
        [=, this, id = request.profile.id, account = request.account](const std::optional<KeyRingProblem> &problem) {
            if (!problem)
                m_settings.setKept(id, account, true);
            opened(promise, number, store, {store.facts, problem ? std::optional(problem->text) : std::nullopt});
        });
}

QFuture<ConnectionFinding> SignInLanes::unlock(const QString &password)
{
    ConnectionSettings settings = m_person.value_or(ConnectionSettings());
    settings.password = password;
    settings.workstation.clear(); // it does no work
    return asked([this](auto work) { m_threads.start(work); }, [settings] { return proven(settings); });
}

QFuture<SignInLanes::DemoAnswer> SignInLanes::openDemo(const std::function<void(DemoStep)> &progress)
{
    using State = PrivateServer::State;
    const auto promise = begun<DemoAnswer>();
    const int number = ++m_asked;
    m_opened.reset();
    if (!m_server) {
        PrivateServerSettings settings;
        settings.directory = m_demoDirectory;
        m_server = std::make_unique<PrivateServer>(settings);
    }
    progress({DemoStep::Kind::StartingServer});
    if (m_server->state() == State::Running) {
        makeDemo(promise, number, progress);
        return promise->future();
    }
    auto *waiting = new QObject(this);
    connect(m_server.get(), &PrivateServer::stateChanged, waiting, [=, this](State state) {
        if (state != State::Running && state != State::Failed)
            return;
        waiting->deleteLater();
        disconnect(m_server.get(), nullptr, waiting, nullptr);
        if (state == State::Running)
            makeDemo(promise, number, progress);
        else
            answer<DemoAnswer>(promise, DemoProblem{m_server->problem().detail});
    });
    m_server->start();
    return promise->future();
}

void SignInLanes::makeDemo(const Promise<DemoAnswer> &promise, int number,
                           const std::function<void(DemoStep)> &progress)
{
    progress({DemoStep::Kind::MakingStore});
    m_threads.start([=, this, owner = m_server->owner()] {
        std::variant<OpenedStore, DemoProblem> came;
        try {
            const QMutexLocker one(&m_making);
            makeDemoStore(owner, {});
            keepQuoteOpen(owner);
            ConnectionSettings settings = owner;
            settings.schema = DemoStore::schemaName();
            came = openedStore(openStore(settings, Environment::Training));
        } catch (const DbError &error) {
            came = DemoProblem{error.text};
        }
        QMetaObject::invokeMethod(
            this,
            [=, this] {
                if (const auto *problem = std::get_if<DemoProblem>(&came))
                    return answer<DemoAnswer>(promise, *problem);
                OpenedStore store = std::get<OpenedStore>(came);
                store.isDemo = true;
                progress({DemoStep::Kind::Ready});
                opened(promise, number, store, {store.facts, {}});
            },
            Qt::QueuedConnection);
    });
}

} // namespace holdfast
