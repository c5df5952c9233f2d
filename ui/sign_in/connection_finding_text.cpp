// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sign_in/connection_finding_text.h"

#include "ui/shared/unanswered_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace holdfast {

namespace {

struct FindingWords
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionFindingWords)
};

using Tone = AnswerText::Tone;

QString technicalOf(const DbError &error)
{
    return unansweredText(error, {}).technical;
}

ConnectionFindingText told(Tone tone, const QString &word, const QString &sentence, const QString &toDo,
                           const QString &technical = {})
{
    return {word, {tone, sentence, toDo, {}, technical}};
}

struct Tell
{
    const Profile &profile;

    ConnectionFindingText operator()(const tried::Fine &fine) const
    {
        const QString product = fine.server.product == Product::MariaDb ? QStringLiteral("MariaDB")
                                : fine.server.product == Product::MySql ? QStringLiteral("MySQL")
                                                                        : QString();
        const QString version =
            fine.server.version.isNull() ? QString::fromUtf8(fine.server.versionText) : fine.server.version.toString();
        return told(Tone::Good, FindingWords::tr("ready"),
                    fine.store.environment == Environment::Live
                        ? FindingWords::tr("The live store answers, and takes changes.")
                        : FindingWords::tr("The training store answers, and takes changes."),
                    (product + u' ' + version).trimmed());
    }
    ConnectionFindingText operator()(const tried::CannotResolve &) const
    {
        return told(
            Tone::Wrong, FindingWords::tr("not found"),
            FindingWords::tr("There is no such server: nobody in this network knows its name."),
            FindingWords::tr("Check how the host is written, and that this computer is in the store's network."));
    }
    ConnectionFindingText operator()(const tried::NobodyAnswers &finding) const
    {
        return told(Tone::Wrong, FindingWords::tr("no answer"), FindingWords::tr("The server does not answer."),
                    profile.socket.isEmpty()
                        ? FindingWords::tr("Check host and port, that the server is running, and that no firewall is "
                                           "between.")
                        : FindingWords::tr("Check that the server on this computer is running, and the path of its "
                                           "socket."),
                    technicalOf(finding.error));
    }
    ConnectionFindingText operator()(const tried::WithoutTls &) const
    {
        return told(Tone::Wrong, FindingWords::tr("not encrypted"),
                    FindingWords::tr("The server offers no encryption (TLS), so the connection was closed at once."),
                    FindingWords::tr("Nothing of the store was read. TLS has to be switched on at the server; if "
                                     "somebody may have listened, change the password."));
    }
    ConnectionFindingText operator()(const tried::WrongAuthority &finding) const
    {
        if (finding.error.native == 0) // it came from neither end: nothing was sent
            return told(Tone::Wrong, FindingWords::tr("no CA file"),
                        FindingWords::tr("The file of the CA cannot be read: %1").arg(profile.authority),
                        FindingWords::tr("Nothing was sent. Name the file that the server's administrator gave you."),
                        technicalOf(finding.error));
        return told(Tone::Wrong, FindingWords::tr("another CA"),
                    FindingWords::tr("The server's certificate is not signed by the CA of this connection."),
                    FindingWords::tr("Nothing was sent. It may be another server than the store's: ask its "
                                     "administrator which CA file is right."),
                    technicalOf(finding.error));
    }
    ConnectionFindingText operator()(const tried::WrongPassword &) const
    {
        return told(Tone::Caution, FindingWords::tr("not signed in"),
                    FindingWords::tr("This is not your password, or there is no account %1.").arg(profile.account),
                    FindingWords::tr("The server does not say which of the two. Type them again; mind Caps Lock."));
    }
    ConnectionFindingText operator()(const tried::NoSuchSchema &) const
    {
        return told(Tone::Wrong, FindingWords::tr("no schema"),
                    FindingWords::tr("The server has no schema %1.").arg(profile.schema),
                    FindingWords::tr("Check how the schema is written in this connection."));
    }
    ConnectionFindingText operator()(const tried::NoRole &) const
    {
        return told(Tone::Caution, FindingWords::tr("no role"),
                    FindingWords::tr("Your account %1 has no role here.").arg(profile.account),
                    FindingWords::tr("Account and password are right. The store's owner can give it a role; or the "
                                     "store is in another schema than %1.")
                        .arg(profile.schema));
    }
    ConnectionFindingText operator()(const tried::NoStoreHere &) const
    {
        return told(
            Tone::Wrong, FindingWords::tr("no store"),
            FindingWords::tr("There is no store in the schema %1.").arg(profile.schema),
            FindingWords::tr("Check how the schema is written; or its owner has yet to found the store there."));
    }
    ConnectionFindingText operator()(const tried::OtherEnvironment &finding) const
    {
        if (finding.actual == Environment::Live)
            return told(Tone::Wrong, FindingWords::tr("a live store"),
                        FindingWords::tr("This is a live store, and the connection is one for training."),
                        FindingWords::tr("It was not opened. If the live store is meant, say so in the connection."));
        return told(Tone::Wrong, FindingWords::tr("a training store"),
                    FindingWords::tr("This is a training store, and the connection is one to a live store."),
                    FindingWords::tr("It was not opened. If it is for training, say so in the connection."));
    }
    ConnectionFindingText operator()(const tried::SchemaOlder &) const
    {
        return told(Tone::Wrong, FindingWords::tr("older"),
                    FindingWords::tr("The store is older than this Holdfast, or its update was interrupted."),
                    FindingWords::tr("The store's owner has to bring it up to date: holdfast-cli schema migrate."));
    }
    ConnectionFindingText operator()(const tried::SchemaNewer &) const
    {
        return told(Tone::Wrong, FindingWords::tr("newer"), FindingWords::tr("The store is newer than this Holdfast."),
                    FindingWords::tr("Install the version of Holdfast that the store was brought up to date with."));
    }
    ConnectionFindingText operator()(const tried::UnsupportedServer &finding) const
    {
        return told(Tone::Wrong, FindingWords::tr("not supported"),
                    FindingWords::tr("Holdfast does not work with this server: it is too old, or another product."),
                    FindingWords::tr("It says that it is %1.").arg(QString::fromUtf8(finding.version)));
    }
    ConnectionFindingText operator()(const tried::OnlyReadOnly &) const
    {
        return told(Tone::Caution, FindingWords::tr("read-only"),
                    FindingWords::tr("This server takes no changes: it is a copy of another one."),
                    FindingWords::tr("That is all right as long as another host of the connection takes them."));
    }
    ConnectionFindingText operator()(const tried::Failed &finding) const
    {
        const QString technical = technicalOf(finding.error);
        if (finding.error.kind == DbError::Kind::Insecure)
            return told(Tone::Wrong, FindingWords::tr("refused"),
                        FindingWords::tr("The server takes encrypted connections only, and this one names no CA."),
                        FindingWords::tr("Name the CA's file in the connection."), technical);
        return told(Tone::Wrong, FindingWords::tr("refused"), FindingWords::tr("The server refused the sign-in."),
                    FindingWords::tr("Show the details to the server's administrator."), technical);
    }
};

} // namespace

ConnectionFindingText connectionFindingText(const ConnectionFinding &finding, const Profile &profile)
{
    return std::visit(Tell{profile}, finding);
}

AnswerText connectionTestText(const ConnectionTest &test, const Profile &profile)
{
    AnswerText text = connectionFindingText(test.finding, profile).answer;
    if (std::holds_alternative<tried::OnlyReadOnly>(test.finding) && test.servers.size() != 1)
        text = {Tone::Caution,
                FindingWords::tr("None of the servers takes changes."),
                FindingWords::tr("The store can be read, not worked with. Name the primary, too."),
                {},
                {}};
    if (!std::holds_alternative<tried::Fine>(test.finding))
        return text;
    const auto unusable = std::ranges::count_if(test.servers, [](const auto &server) {
        return !std::holds_alternative<tried::Fine>(server.second) &&
               !std::holds_alternative<tried::OnlyReadOnly>(server.second);
    });
    if (unusable > 0) {
        text.tone = Tone::Caution;
        text.detail = FindingWords::tr("%n of the servers cannot be used; should the primary fail, it will not be "
                                       "there to take over.",
                                       nullptr, int(unusable));
    }
    return text;
}

bool isOfProfile(const ConnectionFinding &finding)
{
    return std::holds_alternative<tried::CannotResolve>(finding) ||
           std::holds_alternative<tried::WrongAuthority>(finding) ||
           std::holds_alternative<tried::NoSuchSchema>(finding) ||
           std::holds_alternative<tried::NoStoreHere>(finding) ||
           std::holds_alternative<tried::OtherEnvironment>(finding) ||
           std::holds_alternative<tried::OnlyReadOnly>(finding) ||
           (std::holds_alternative<tried::Failed>(finding) &&
            std::get<tried::Failed>(finding).error.kind == DbError::Kind::Insecure);
}

} // namespace holdfast
