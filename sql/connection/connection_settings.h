// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUuid>

#include <chrono>
#include <optional>
#include <vector>

namespace holdfast {

enum class Isolation { ReadCommitted, RepeatableRead };

// Where a server listens.
struct ServerAddress
{
    QString host; // a name or an address; never "localhost", which is a socket to the driver
    int port = 3306;

    // "db1", "db1.example.org:3307", "[::1]:3306"; nothing: it is none of these.
    static std::optional<ServerAddress> named(const QString &text);
    QString text() const;
    bool isOfThisMachine() const; // 127.0.0.0/8 or ::1
    bool operator==(const ServerAddress &) const = default;
};

// How a store is reached and how long anything may take. Plain values; the password lives no longer than they do.
//
// TLS: the certificate of a server must be signed by the authority, and a session without a cipher is closed before
// anything is asked of it. That the certificate is made out to the host's name is not looked at: the client library
// under Qt 6.4 cannot. So the authority must be a private one, which signs nobody else's servers.
struct ConnectionSettings
{
    QString socket;                   // path of a Unix socket; empty: the hosts
    std::vector<ServerAddress> hosts; // of one store; the one that takes writes is used
    QString authority;                // PEM file of the CA
    bool requireTls = false;          // of servers on this machine, too
    QString account;
    QString password;
    QString schema;
    QUuid store;         // at each connect another one is refused (WrongStore); null: not looked at
    QString workstation; // entered in desk_sessions once the store is known to be ours; empty: not entered

    Isolation isolation = Isolation::ReadCommitted;

    std::chrono::seconds connectLimit{3};
    std::chrono::seconds readLimit{8};  // well above the lock wait, so that 1205 comes before 2013
    std::chrono::seconds lockWait{3};   // innodb_lock_wait_timeout and lock_wait_timeout
    std::chrono::seconds idleLimit{60}; // wait_timeout: a session cut off from us lets go after it
    std::chrono::seconds lookEvery{5};  // of several hosts: a reader's look whether its server is still the primary
    std::chrono::milliseconds budget{15'000}; // of one operation, all its attempts together
    int attempts = 4;

    // Off this machine always, and wherever an authority is named.
    bool needsTls(const ServerAddress &server) const
    {
        return requireTls || !authority.isEmpty() || !server.isOfThisMachine();
    }
};

} // namespace holdfast
