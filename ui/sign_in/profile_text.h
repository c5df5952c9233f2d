// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/schema/profile.h"

#include <QStringList>

namespace holdfast {

QString profileName(const Profile &profile);
QString profilePlace(const Profile &profile);          // its hosts, or "this computer"
QByteArray profileEnvironment(const Profile &profile); // a status: live, training
QString profileFile(const QString &id);                // without its folder
// What is wrong, and in which file.
QString profileProblemText(const ProfileProblem &problem, const QString &id);

// The id of a new profile: its name as a file can be called, and none of those that are there.
QString newProfileId(const QString &name, const QStringList &taken);

} // namespace holdfast
