// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/schema/profile.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace holdfast {

// A profile is a file ID.conf in the folder of profiles, one "key = value" a line, "#" before a remark. The keys: name,
// hosts (or socket), schema, environment (live or training), account, ca, password_file. Any other key, a key given
// twice and a line of another form make it unusable.
QString profileFolder();
QStringList profileNames(); // the ids

std::variant<Profile, ProfileProblem> readProfile(const QString &id);
// Replaces the profile of that id, whole or not at all; mode 0600. What readProfile would refuse is not written.
std::optional<ProfileProblem> writeProfile(const Profile &profile);
std::optional<ProfileProblem> removeProfile(const QString &id);

// Out of the password file; empty where the profile names none: it must be asked for.
std::variant<QString, ProfileProblem> readPassword(const Profile &profile);

} // namespace holdfast
