// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/password_prompt.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <termios.h>
#include <unistd.h>

namespace holdfast::cli {

namespace {

constexpr int kMost = 1024; // bytes

} // namespace

QString askPassword(const QString &prompt)
{
    if (isatty(STDIN_FILENO) == 0)
        return {};
    termios shown{};
    tcgetattr(STDIN_FILENO, &shown);
    termios hidden = shown;
    hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden); // before it is asked: what is typed from then on is not shown
    std::fprintf(stderr, "%s: ", qPrintable(prompt));
    char line[kMost] = {};
    const bool read = std::fgets(line, sizeof line, stdin) != nullptr;
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown);
    std::fputs("\n", stderr);
    return read ? QString::fromUtf8(line).remove(u'\n') : QString();
}

std::variant<QString, Answer> passwordIn(const QString &path)
{
    const QFileInfo info(path);
    QFile file(path);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return usage(QStringLiteral("The password file %1 cannot be read.").arg(plain(path)) + kNothingChanged);
    if (info.permissions() & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther))
        return usage(QStringLiteral("Others may read the password file %1; it must be of mode 0600.").arg(plain(path)) +
                     kNothingChanged);
    return QString::fromUtf8(file.readLine(kMost)).remove(u'\n').remove(u'\r');
}

} // namespace holdfast::cli
