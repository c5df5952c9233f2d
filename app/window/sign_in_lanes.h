// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/environment/open_store.h"
#include "app/window/desk_settings.h"
#include "app/window/key_ring.h"
#include "sql/connection/work_thread.h"
#include "sql/journal/journal_entry.h"
#include "sql/server/private_server.h"
#include "ui/sign_in/sign_in_desk.h"

#include <QMutex>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <memory>

namespace holdfast {

// A store somebody is signed in to, as its lanes and its window are made of it. The settings hold the password.
struct OpenedStore
{
    ConnectionSettings settings;
    JournalScope scope;
    StoreFacts facts;
    bool isDemo = false;
};

OpenedStore openedStore(OpenStore open); // asks the store who is signed in; throws DbError

// Answers the pages before a store is open: each question in a thread of its own, the files of profiles in one, so that
// they are written in the order asked. Made and destroyed on the GUI thread; the destructor waits for what is running.
class SignInLanes : public QObject
{
    Q_OBJECT

public:
    // demoDirectory: of the private server; empty: its default.
    SignInLanes(KeyRing keyRing, DeskSettings settings, const QString &demoDirectory, QObject *parent = nullptr);
    ~SignInLanes() override;

    SignInDesk desk();
    // What the last question came to, once; nothing: it was refused or left, or another was asked meanwhile.
    std::optional<OpenedStore> takeOpened();
    // Whose password unlock() asks for; it is not kept.
    void setPerson(const std::optional<ConnectionSettings> &settings);

private:
    template <class T>
    using Promise = std::shared_ptr<QPromise<T>>;
    using DemoAnswer = std::variant<SignedIn, DemoProblem>;

    QFuture<std::vector<KnownProfile>> profiles();
    QFuture<std::optional<ProfileProblem>> removeProfile(const QString &id);
    QFuture<std::optional<KeyRingProblem>> forgetPassword(const QString &profile, const QString &account);
    QFuture<SignInAnswer> signIn(const SignIn &request);
    void signedIn(const Promise<SignInAnswer> &promise, int number, const SignIn &request, const OpenedStore &store);
    QFuture<ConnectionFinding> unlock(const QString &password);
    QFuture<DemoAnswer> openDemo(const std::function<void(DemoStep)> &progress);
    void makeDemo(const Promise<DemoAnswer> &promise, int number, const std::function<void(DemoStep)> &progress);
    template <class Answer>
    void opened(const Promise<Answer> &promise, int number, const OpenedStore &store, const SignedIn &said);

    const KeyRing m_keyRing;
    const DeskSettings m_settings;
    const QString m_demoDirectory;
    std::optional<ConnectionSettings> m_person;
    int m_asked = 0; // sign-ins, the demo store among them: only the last one opens a store
    std::optional<OpenedStore> m_opened;
    std::unique_ptr<PrivateServer> m_server; // of the demo store, once it was asked for
    QMutex m_making;                         // one that is being made looks to the next as if it had been interrupted
    WorkThread m_files{QStringLiteral("profiles")};
    QThreadPool m_threads; // the last: what runs there uses the rest
};

} // namespace holdfast
