// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/environment/profile_file.h"

#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

namespace holdfast {

namespace {

using Kind = ProfileProblem::Kind;
using Values = QMap<QString, QString>;

const QString kEnding = QStringLiteral(".conf");
constexpr QFile::Permissions kOwnerOnly = QFile::ReadOwner | QFile::WriteOwner;
constexpr qsizetype kLongest = 65'536; // bytes of a profile

const QStringList &keys()
{
    static const QStringList all{QStringLiteral("name"),   QStringLiteral("socket"),       QStringLiteral("hosts"),
                                 QStringLiteral("schema"), QStringLiteral("environment"),  QStringLiteral("account"),
                                 QStringLiteral("ca"),     QStringLiteral("password_file")};
    return all;
}

bool othersMayRead(const QFileInfo &file)
{
    return file.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther);
}

QString pathOf(const QString &id)
{
    return profileFolder() + u'/' + id + kEnding;
}

std::variant<Values, ProfileProblem> valuesIn(const QString &text)
{
    Values values;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines.at(i).trimmed();
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const qsizetype equals = line.indexOf(u'=');
        const QString key = line.left(std::max<qsizetype>(equals, 0)).trimmed();
        if (key.isEmpty())
            return ProfileProblem{Kind::NotALine, QString::number(i + 1)};
        if (!keys().contains(key) || values.contains(key))
            return ProfileProblem{Kind::UnknownKey, key};
        values.insert(key, line.mid(equals + 1).trimmed());
    }
    return values;
}

std::optional<std::vector<ServerAddress>> hostsIn(const QString &text)
{
    std::vector<ServerAddress> hosts;
    for (const QString &part : text.split(u',')) {
        const std::optional<ServerAddress> host = ServerAddress::named(part.trimmed());
        if (!host || std::ranges::find(hosts, *host) != hosts.end())
            return std::nullopt;
        hosts.push_back(*host);
    }
    return hosts;
}

std::variant<Profile, ProfileProblem> profileOf(const QString &id, const Values &values)
{
    const auto text = [&](const char *key) { return values.value(QLatin1String(key)); };
    const auto incomplete = [](const char *key) { return ProfileProblem{Kind::Incomplete, QLatin1String(key)}; };

    Profile profile;
    profile.id = id;
    profile.name = text("name");
    profile.socket = text("socket");
    profile.schema = text("schema");
    profile.account = text("account");
    profile.authority = text("ca");
    profile.passwordFile = text("password_file");
    if (profile.socket.isEmpty() == text("hosts").isEmpty()) // the one or the other
        return incomplete("hosts");
    if (profile.socket.isEmpty()) {
        const auto hosts = hostsIn(text("hosts"));
        if (!hosts)
            return incomplete("hosts");
        profile.hosts = *hosts;
    }
    if (profile.schema.isEmpty())
        return incomplete("schema");
    if (text("environment") != u"live" && text("environment") != u"training")
        return incomplete("environment");
    profile.environment = text("environment") == u"live" ? Environment::Live : Environment::Training;
    if (profile.account.isEmpty())
        return incomplete("account");
    const bool stays = std::ranges::all_of(profile.hosts, &ServerAddress::isOfThisMachine);
    if (!stays && profile.authority.isEmpty())
        return incomplete("ca");
    if (!profile.authority.isEmpty() &&
        (!QFileInfo(profile.authority).isFile() || !QFileInfo(profile.authority).isReadable()))
        return ProfileProblem{Kind::AuthorityMissing, profile.authority};
    return profile;
}

QString textOf(const Profile &profile)
{
    QStringList hosts;
    for (const ServerAddress &host : profile.hosts)
        hosts << host.text();
    const QStringList values{profile.name,
                             profile.socket,
                             hosts.join(QStringLiteral(", ")),
                             profile.schema,
                             profile.environment == Environment::Live ? QStringLiteral("live")
                                                                      : QStringLiteral("training"),
                             profile.account,
                             profile.authority,
                             profile.passwordFile};
    QString text;
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (!values.at(i).isEmpty())
            text += keys().at(i) + QStringLiteral(" = ") + values.at(i) + u'\n';
    }
    return text;
}

std::variant<Profile, ProfileProblem> profileIn(const QString &id, const QString &text)
{
    const auto values = valuesIn(text);
    if (const auto *problem = std::get_if<ProfileProblem>(&values))
        return *problem;
    return profileOf(id, std::get<Values>(values));
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

std::variant<Profile, ProfileProblem> readProfile(const QString &id)
{
    QFile file(pathOf(id));
    if (!profileNames().contains(id) || !file.open(QIODevice::ReadOnly)) // also keeps ../ out
        return ProfileProblem{Kind::Missing, id};
    return profileIn(id, QString::fromUtf8(file.read(kLongest)));
}

std::optional<ProfileProblem> writeProfile(const Profile &profile)
{
    static const QRegularExpression form(QStringLiteral("^[^./\\s][^/\\p{C}]{0,99}\\z"));
    if (!form.match(profile.id).hasMatch())
        return ProfileProblem{Kind::Incomplete, QStringLiteral("id")};
    const QString text = textOf(profile);
    const auto read = profileIn(profile.id, text);
    if (const auto *problem = std::get_if<ProfileProblem>(&read))
        return *problem;
    if (std::get<Profile>(read) != profile) // a line break, or a space at an end
        return ProfileProblem{Kind::NotWritten, QStringLiteral("a value that a line cannot hold")};

    QDir().mkpath(profileFolder());
    QSaveFile file(pathOf(profile.id));
    const QByteArray bytes = text.toUtf8();
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(kOwnerOnly) || file.write(bytes) != bytes.size() ||
        !file.commit())
        return ProfileProblem{Kind::NotWritten, file.errorString()};
    return std::nullopt;
}

std::optional<ProfileProblem> removeProfile(const QString &id)
{
    QFile file(pathOf(id));
    if (!profileNames().contains(id)) // also keeps ../ out
        return ProfileProblem{Kind::Missing, id};
    if (!file.remove())
        return ProfileProblem{Kind::NotWritten, file.errorString()};
    return std::nullopt;
}

std::variant<QString, ProfileProblem> readPassword(const Profile &profile)
{
    if (profile.passwordFile.isEmpty())
        return QString();
    const QFileInfo info(profile.passwordFile);
    QFile file(profile.passwordFile);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return ProfileProblem{Kind::PasswordFileMissing, profile.passwordFile};
    if (othersMayRead(info))
        return ProfileProblem{Kind::PasswordFileOpen, profile.passwordFile};
    return QString::fromUtf8(file.readLine(1024)).remove(u'\n').remove(u'\r');
}

} // namespace holdfast
