// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace holdfast {

// How a store is reached, under a name: an INI file NAME.conf in the folder of profiles, with the keys socket or host
// and port, schema, account and, if wanted, password_file (a file of mode 0600 that holds the password alone).
struct ProfileProblem
{
    enum class Kind {
        Missing,          // no such profile
        Incomplete,       // detail: the key that is not there, or says nothing usable
        NotLocal,         // a host elsewhere: that needs TLS, which this version does not offer
        PasswordFileOpen, // others may read it; detail: its path
        PasswordFileMissing,
    };
    Kind kind;
    QString detail;
};

QString profileFolder();
QStringList profileNames();

// The password is empty where the profile names no file for it: it must be asked for.
std::variant<ConnectionSettings, ProfileProblem> readProfile(const QString &name);

} // namespace holdfast
