// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/environment/profile.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace holdfast {

namespace {

const QString kEnding = QStringLiteral(".conf");

bool othersMayRead(const QFileInfo &file)
{
    return file.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther);
}

} // namespace

QString profileFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/holdfast/profiles");
}

QStringList profileNames()
{
    QStringList names;
    for (const QString &file : QDir(profileFolder()).entryList({u'*' + kEnding}, QDir::Files, QDir::Name))
        names << file.chopped(kEnding.size());
    return names;
}

std::variant<ConnectionSettings, ProfileProblem> readProfile(const QString &name)
{
    using Kind = ProfileProblem::Kind;
    if (!profileNames().contains(name)) // also keeps ../ out
        return ProfileProblem{Kind::Missing, name};
    const QSettings file(profileFolder() + u'/' + name + kEnding, QSettings::IniFormat);
    const auto text = [&](const char *key) { return file.value(QLatin1String(key)).toString(); };

    ConnectionSettings settings;
    settings.socket = text("socket");
    settings.host = text("host");
    settings.port = file.value(QStringLiteral("port"), 3306).toInt();
    settings.schema = text("schema");
    settings.account = text("account");
    if (settings.socket.isEmpty() && settings.host.isEmpty())
        return ProfileProblem{Kind::Incomplete, QStringLiteral("socket")};
    if (settings.socket.isEmpty() && (settings.port < 1 || settings.port > 65'535))
        return ProfileProblem{Kind::Incomplete, QStringLiteral("port")};
    if (settings.schema.isEmpty())
        return ProfileProblem{Kind::Incomplete, QStringLiteral("schema")};
    if (settings.account.isEmpty())
        return ProfileProblem{Kind::Incomplete, QStringLiteral("account")};
    const bool local = !settings.socket.isEmpty() || settings.host == u"127.0.0.1" || settings.host == u"::1";
    if (!local) // "localhost" would mean a socket to the driver
        return ProfileProblem{Kind::NotLocal, settings.host};

    if (const QString path = text("password_file"); !path.isEmpty()) {
        const QFileInfo info(path);
        QFile password(path);
        if (!info.isFile() || !password.open(QIODevice::ReadOnly))
            return ProfileProblem{Kind::PasswordFileMissing, path};
        if (othersMayRead(info))
            return ProfileProblem{Kind::PasswordFileOpen, path};
        settings.password = QString::fromUtf8(password.readLine(1024)).remove(u'\n').remove(u'\r');
    }
    return settings;
}

} // namespace holdfast
