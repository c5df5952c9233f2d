// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace holdfast {

// What an option file of the MariaDB and MySQL clients says (`mariadb --defaults-file=…`). It is where a password is
// kept: not on a command line, not in the environment. Any thread.
struct OptionFile
{
    QString account;
    QString password;
    QString socket;
    QString schema; // empty: none is opened
};

// Reads only files as writeOptionFile writes them. Nothing: no such file, or it names no account.
std::optional<OptionFile> readOptionFile(const QString &path);

// Both write a file of mode 0600 beside the path and rename it, so a reader sees the old or the new one, and a link
// that somebody put there is replaced, not followed. False: nothing was changed (errno says why).
bool writeOptionFile(const QString &path, const OptionFile &content);
bool writePrivateFile(const QString &path, const QByteArray &content);

} // namespace holdfast
