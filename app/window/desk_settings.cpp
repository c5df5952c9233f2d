// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk_settings.h"

#include <QSettings>
#include <QStandardPaths>

namespace holdfast {

namespace {

constexpr double kLockAfter = 10;          // minutes
constexpr double kLongestLock = 24.0 * 60; // a longer one is a mistake

const QString kLockKey = QStringLiteral("lock_after_minutes");
const QString kLastKey = QStringLiteral("last_profile");

QString keptKey(const QString &profile)
{
    return QStringLiteral("key_ring/") + profile;
}

} // namespace

DeskSettings::DeskSettings(const QString &file)
    : m_file(!file.isEmpty() ? file
                             : QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                                   QStringLiteral("/holdfast/desk.conf"))
{
}

std::chrono::milliseconds DeskSettings::lockAfter() const
{
    bool isNumber = false;
    const double minutes = QSettings(m_file, QSettings::IniFormat).value(kLockKey).toString().toDouble(&isNumber);
    const bool isUsable = isNumber && minutes >= 0 && minutes <= kLongestLock; // not so: NaN
    return std::chrono::milliseconds(qRound64((isUsable ? minutes : kLockAfter) * 60'000));
}

QString DeskSettings::lastProfile() const
{
    return QSettings(m_file, QSettings::IniFormat).value(kLastKey).toString();
}

void DeskSettings::keepLastProfile(const QString &id) const
{
    QSettings(m_file, QSettings::IniFormat).setValue(kLastKey, id);
}

QStringList DeskSettings::keptAccounts(const QString &profile) const
{
    return QSettings(m_file, QSettings::IniFormat).value(keptKey(profile)).toStringList();
}

void DeskSettings::setKept(const QString &profile, const QString &account, bool kept) const
{
    QStringList accounts = keptAccounts(profile);
    accounts.removeAll(account);
    if (kept)
        accounts << account;
    QSettings file(m_file, QSettings::IniFormat);
    if (accounts.isEmpty())
        file.remove(keptKey(profile));
    else
        file.setValue(keptKey(profile), accounts);
}

} // namespace holdfast
