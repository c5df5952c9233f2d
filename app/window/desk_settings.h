// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <chrono>

namespace holdfast {

// What is settled for the program on this account of this computer, in a small file that a person may write by hand
// (holdfast/desk.conf in the folder of settings); what cannot be read counts as not there. No secrets. Any thread.
class DeskSettings
{
public:
    explicit DeskSettings(const QString &file = {}); // no file: this account's

    std::chrono::milliseconds lockAfter() const; // lock_after_minutes, also a part of one: of idleness; 0: never
    QString lastProfile() const;                 // last_profile: its id
    void keepLastProfile(const QString &id) const;

    // Whose passwords for a profile are in the desktop's key ring: it cannot be asked for all of them.
    QStringList keptAccounts(const QString &profile) const;
    void setKept(const QString &profile, const QString &account, bool kept) const;

private:
    QString m_file;
};

} // namespace holdfast
