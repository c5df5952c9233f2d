// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/schema/store.h"

#include <QString>

#include <vector>

namespace holdfast {

// How a store is reached, as somebody wrote it down (app/environment/profile_file).
//
// What TLS is worth here: the server's certificate must be signed by the CA of the file. Whether it is made out to the
// host's name is not checked, since the client library under Qt 6.4 cannot; so the CA must be a private one that signs
// nobody else's servers. A profile whose hosts are off this machine has to name it.
struct Profile
{
    QString id;                       // of its file, and what --store names
    QString name;                     // for people; empty: the id
    QString socket;                   // of a server on this machine, instead of hosts
    std::vector<ServerAddress> hosts; // of one store: the one that takes writes is used
    QString schema;
    Environment environment = Environment::Training; // must be the store's own
    QString account;
    QString authority;    // key ca: PEM file
    QString passwordFile; // of mode 0600, holds the password alone; empty: it is asked for

    ConnectionSettings settings(const QString &password) const;
    bool operator==(const Profile &) const = default;
};

struct ProfileProblem
{
    enum class Kind {
        Missing,          // no such profile; detail: its id
        NotALine,         // detail: the number of a line that is no "key = value"
        UnknownKey,       // detail: a key that is none, or that is given twice
        Incomplete,       // detail: the key that is not there, or says nothing usable
        AuthorityMissing, // the CA's file cannot be read; detail: its path
        PasswordFileOpen, // others may read it; detail: its path
        PasswordFileMissing,
        NotWritten, // detail: why
    };
    Kind kind;
    QString detail;
};

} // namespace holdfast
