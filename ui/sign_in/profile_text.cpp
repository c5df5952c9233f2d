// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sign_in/profile_text.h"

#include <QCoreApplication>

namespace holdfast {

namespace {

struct ProfileWords
{
    Q_DECLARE_TR_FUNCTIONS(ProfileWords)
};

constexpr qsizetype kLongestId = 60; // with a number behind it and in any script still a file's name

} // namespace

QString profileName(const Profile &profile)
{
    return profile.name.isEmpty() ? profile.id : profile.name;
}

QString profilePlace(const Profile &profile)
{
    QStringList hosts;
    bool stays = true;
    for (const ServerAddress &host : profile.hosts) {
        hosts << host.text();
        stays = stays && host.isOfThisMachine();
    }
    return stays ? ProfileWords::tr("this computer") : hosts.join(QStringLiteral(", "));
}

QByteArray profileEnvironment(const Profile &profile)
{
    return profile.environment == Environment::Live ? "live" : "training";
}

QString profileFile(const QString &id)
{
    return id + QStringLiteral(".conf");
}

QString profileProblemText(const ProfileProblem &problem, const QString &id)
{
    using Kind = ProfileProblem::Kind;
    const QString file = profileFile(id);
    switch (problem.kind) {
    case Kind::Missing:
        return ProfileWords::tr("The file %1 is not there any more.").arg(file);
    case Kind::NotALine:
        return ProfileWords::tr("Line %2 of %1 is not written as \"key = value\".").arg(file, problem.detail);
    case Kind::UnknownKey:
        return ProfileWords::tr("%1 has a key that is unknown, or there twice: %2.").arg(file, problem.detail);
    case Kind::Incomplete:
        return ProfileWords::tr("In %1 the key %2 is missing, or says nothing that can be used.")
            .arg(file, problem.detail);
    case Kind::AuthorityMissing:
        return ProfileWords::tr("%1 names a CA file that cannot be read: %2").arg(file, problem.detail);
    case Kind::PasswordFileOpen:
        return ProfileWords::tr("%1 names a password file that others may read, too: %2 (its mode has to be 0600)")
            .arg(file, problem.detail);
    case Kind::PasswordFileMissing:
        return ProfileWords::tr("%1 names a password file that cannot be read: %2").arg(file, problem.detail);
    case Kind::NotWritten:
        return ProfileWords::tr("The file %1 could not be changed: %2").arg(file, problem.detail);
    }
    return {};
}

QString newProfileId(const QString &name, const QStringList &taken)
{
    QString id;
    for (const char32_t sign : name.trimmed().toLower().toUcs4()) {
        if (QChar::isLetterOrNumber(sign) || QChar::isMark(sign) || sign == U'_' || sign == U'.')
            id += QString::fromUcs4(&sign, 1);
        else if (!id.isEmpty() && !id.endsWith(u'-'))
            id += u'-';
    }
    while (id.startsWith(u'.') || id.startsWith(u'-'))
        id.remove(0, 1);
    while (id.toUtf8().size() > 3 * kLongestId || id.size() > kLongestId || id.endsWith(u'-')) {
        if (id.back().isLowSurrogate())
            id.chop(1);
        id.chop(1);
    }
    if (id.isEmpty())
        id = QStringLiteral("store");
    QString unique = id;
    for (int number = 2; taken.contains(unique, Qt::CaseInsensitive); ++number)
        unique = QStringLiteral("%1-%2").arg(id).arg(number);
    return unique;
}

} // namespace holdfast
