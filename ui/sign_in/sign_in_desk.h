// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/schema/connection_test.h"
#include "sql/schema/profile.h"
#include "ui/shared/store_desk.h"

#include <QFuture>
#include <QString>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace holdfast {

// A profile of this computer. One that cannot be read is listed all the same, with what is wrong with it.
struct KnownProfile
{
    QString id;
    std::variant<Profile, ProfileProblem> profile;
};

// A password that leaves its field goes into one of these and nowhere else. An empty one: the profile's password file.
struct SignIn
{
    Profile profile; // which store; profile.account is who was there last
    QString account;
    QString password;
    bool keepPassword = false; // in the desktop's key ring
};

// Signed in, with a part to play: the window of the store can be made.
struct SignedIn
{
    StoreFacts facts;
    std::optional<QString> notKept; // the key ring's own words for why it did not keep the password
};
using SignInAnswer = std::variant<SignedIn, ConnectionFinding>; // Fine is never a refusal

// What the key ring answers; no words of ours.
struct KeyRingProblem
{
    QString text; // its own
};
using KeptPassword = std::variant<std::monostate, QString, KeyRingProblem>; // monostate: it keeps none

// How far a demo store is.
struct DemoStep
{
    enum class Kind { StartingServer, MakingStore, Ready };
    Kind kind = Kind::StartingServer;
};
struct DemoProblem
{
    QString text; // the server's or the system's own, for the details
};

// What the pages before a store is open ask of this computer and of servers, as StoreDesk's functions: each is called
// on the GUI thread, never waits, and its future is answered whatever becomes of the page. A future that nobody waits
// for any more is cancelled.
struct SignInDesk
{
    template <class T>
    using Later = QFuture<T>;

    std::function<Later<std::vector<KnownProfile>>()> profiles; // the one used last first, then by id
    std::function<Later<std::optional<ProfileProblem>>(const Profile &)> keepProfile;
    std::function<Later<std::optional<ProfileProblem>>(const QString &id)> removeProfile; // and its kept password
    std::function<Later<ConnectionTest>(const Profile &, const QString &password)> tryProfile;

    std::function<bool()> hasKeyRing; // answers at once
    std::function<Later<KeptPassword>(const QString &profile, const QString &account)> keptPassword;
    std::function<Later<std::optional<KeyRingProblem>>(const QString &profile, const QString &account)> forgetPassword;

    std::function<Later<SignInAnswer>(const SignIn &)> signIn;
    // The person who is signed in, at this desk that locked itself: only whether the password is right.
    std::function<Later<ConnectionFinding>(const QString &password)> unlock;

    // Starts the private server and makes the store where there is none; progress is called on the GUI thread.
    std::function<Later<std::variant<SignedIn, DemoProblem>>(const std::function<void(DemoStep)> &progress)> openDemo;
};

} // namespace holdfast
