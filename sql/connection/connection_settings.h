// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>

namespace holdfast {

enum class Isolation { ReadCommitted, RepeatableRead };

// How a store is reached and how long anything may take. Plain values; the password lives no longer than they do.
struct ConnectionSettings
{
    QString socket; // path of a Unix socket; empty: host and port are used
    QString host;
    int port = 3306;
    QString account;
    QString password;
    QString schema;
    QString workstation; // entered in desk_sessions once the store is known to be ours; empty: not entered

    Isolation isolation = Isolation::ReadCommitted;

    std::chrono::seconds connectLimit{3};
    std::chrono::seconds readLimit{8};        // well above the lock wait, so that 1205 comes before 2013
    std::chrono::seconds lockWait{3};         // innodb_lock_wait_timeout and lock_wait_timeout
    std::chrono::seconds idleLimit{60};       // wait_timeout: a session cut off from us lets go after it
    std::chrono::milliseconds budget{15'000}; // of one operation, all its attempts together
    int attempts = 4;
};

} // namespace holdfast
