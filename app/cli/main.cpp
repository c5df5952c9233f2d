// SPDX-License-Identifier: GPL-3.0-or-later
// holdfast-cli {--store PROFILE | --demo | --demo-dir DIR} [--json] VERB …
#include "app/cli/password_prompt.h"
#include "app/cli/verb.h"
#include "app/demo/demo_store.h"
#include "app/environment/bring_server.h"
#include "app/environment/profile_file.h"
#include "sql/connection/session.h"

#include <QCoreApplication>

#include <cstdio>

namespace holdfast::cli {

namespace {

struct Words
{
    bool json = false;
    bool demo = false;
    QString demoDirectory; // empty: the account's own
    QString profile;
    QStringList verb;
};

const QString kUsage = QStringLiteral(
    "usage: holdfast-cli {--store PROFILE | --demo | --demo-dir DIR} [--json] VERB …\n"
    "verbs: demo, store, staff, customer, quote, order, stock, price, pending, waits, check, incident, report, "
    "schema, import");

QString theProfiles()
{
    const QStringList names = profileNames();
    return names.isEmpty() ? QStringLiteral("There are no profiles in %1.").arg(plain(profileFolder()))
                           : QStringLiteral("Profiles: ") + plain(names.join(QStringLiteral(", ")));
}

std::variant<Words, Answer> understand(const QStringList &arguments)
{
    Words words;
    qsizetype i = 1;
    const auto value = [&](QString &into) {
        if (i + 1 >= arguments.size())
            return false;
        into = arguments.at(++i);
        return !into.isEmpty();
    };
    for (; i < arguments.size() && arguments.at(i).startsWith(u"--"); ++i) {
        const QString &option = arguments.at(i);
        if (option == u"--json")
            words.json = true;
        else if (option == u"--demo")
            words.demo = true;
        else if (option == u"--demo-dir" && value(words.demoDirectory))
            words.demo = true;
        else if (option == u"--store" && value(words.profile))
            continue;
        else if (option == u"--version")
            return Answer{"Version",
                          Exit::Done,
                          {{QStringLiteral("version"), QStringLiteral(HOLDFAST_VERSION)}},
                          {},
                          QStringLiteral("holdfast-cli " HOLDFAST_VERSION "\n")};
        else if (option == u"--help")
            return Answer{"Help", Exit::Done, {}, {}, kUsage + u'\n'};
        else
            return usage(
                QStringLiteral("%1 is not understood here, or its value is missing.\n").arg(plain(option.left(80))) +
                kUsage);
    }
    words.verb = arguments.mid(i);
    if (words.verb.contains(QStringLiteral("--json"))) { // also welcome behind the verb
        words.verb.removeAll(QStringLiteral("--json"));
        words.json = true;
    }
    if (words.verb.isEmpty())
        return usage(kUsage);
    if (words.demo == !words.profile.isEmpty())
        return usage(QStringLiteral("Name a store: --store PROFILE, --demo or --demo-dir DIR.\n") + theProfiles());
    return words;
}

Answer profileProblem(const ProfileProblem &problem)
{
    const QString detail = plain(problem.detail);
    switch (problem.kind) {
    case ProfileProblem::Kind::Missing:
        return usage(QStringLiteral("There is no profile \"%1\". ").arg(detail) + theProfiles());
    case ProfileProblem::Kind::Incomplete:
        return usage(QStringLiteral("The profile's %1 is missing or cannot be used.").arg(detail));
    case ProfileProblem::Kind::NotALine:
        return usage(QStringLiteral("Line %1 of the profile is not of the form key = value.").arg(detail));
    case ProfileProblem::Kind::UnknownKey:
        return usage(QStringLiteral("The profile's key %1 is none, or is given twice.").arg(detail));
    case ProfileProblem::Kind::AuthorityMissing:
        return usage(QStringLiteral("The CA's file %1 cannot be read.").arg(detail));
    case ProfileProblem::Kind::PasswordFileOpen:
        return usage(QStringLiteral("Others may read the password file %1; it must be of mode 0600.").arg(detail));
    case ProfileProblem::Kind::PasswordFileMissing:
        return usage(QStringLiteral("The password file %1 cannot be read.").arg(detail));
    case ProfileProblem::Kind::NotWritten:
        break;
    }
    return {};
}

struct Reached
{
    ConnectionSettings settings;
    Environment environment = Environment::Training; // a demo store is for training
};

std::variant<Reached, Answer> reach(const Words &words)
{
    if (!words.demo) {
        const auto read = readProfile(words.profile);
        if (const auto *problem = std::get_if<ProfileProblem>(&read))
            return profileProblem(*problem);
        const Profile &profile = std::get<Profile>(read);
        auto password = readPassword(profile);
        if (const auto *problem = std::get_if<ProfileProblem>(&password))
            return profileProblem(*problem);
        if (std::get<QString>(password).isEmpty())
            password = askPassword(QStringLiteral("Password of ") + profile.account);
        return Reached{profile.settings(std::get<QString>(password)), profile.environment};
    }
    PrivateServerSettings serverSettings;
    serverSettings.directory = words.demoDirectory;
    PrivateServer server(serverSettings);
    if (!bringUp(server))
        return Answer{
            "Unreachable",
            Exit::NoAnswer,
            {},
            QStringLiteral("The demo store's server does not start; `demo start` says why. Nothing was changed."),
            {}};
    ConnectionSettings settings = server.owner();
    settings.schema = DemoStore::schemaName();
    return Reached{settings};
}

int carryOut(const Words &words)
{
    const QString verb = words.verb.front();
    const QStringList rest = words.verb.mid(1);
    std::optional<Store> store;
    const auto say = [&](const Answer &answer) { return print(answer, words.json, store); };
    try {
        if (verb == u"demo") {
            if (!words.demo)
                return say(usage(QStringLiteral("demo goes with --demo or --demo-dir DIR, not with a profile.")));
            return say(demoVerb(rest, words.demoDirectory));
        }
        if (verb == u"schema") {
            const auto parsed = schemaVerb(rest);
            if (const auto *answer = std::get_if<Answer>(&parsed))
                return say(*answer);
            const auto reached = reach(words);
            if (const auto *answer = std::get_if<Answer>(&reached))
                return say(*answer);
            const auto &[settings, environment] = std::get<Reached>(reached);
            {
                Session session(settings);
                requireEnvironment(session, environment);
            }
            return say(std::get<SchemaJob>(parsed)(settings, environment));
        }
        using VerbFunction = Parsed (*)(const QStringList &);
        const VerbFunction function = verb == u"customer"   ? customerVerb
                                      : verb == u"check"    ? checkVerb
                                      : verb == u"incident" ? incidentVerb
                                      : verb == u"order"    ? orderVerb
                                      : verb == u"quote"    ? quoteVerb
                                      : verb == u"store"    ? storeVerb
                                      : verb == u"stock"    ? stockVerb
                                      : verb == u"price"    ? priceVerb
                                      : verb == u"import"   ? importVerb
                                      : verb == u"pending"  ? pendingVerb
                                      : verb == u"waits"    ? waitsVerb
                                      : verb == u"report"   ? reportVerb
                                      : verb == u"staff"    ? staffVerb
                                                            : nullptr;
        if (!function)
            return say(usage(QStringLiteral("\"%1\" is no verb. ").arg(plain(verb.left(80))) + kUsage));
        const Parsed parsed = function(rest);
        if (const auto *answer = std::get_if<Answer>(&parsed))
            return say(*answer);
        const auto reached = reach(words);
        if (const auto *answer = std::get_if<Answer>(&reached))
            return say(*answer);
        const auto &[settings, environment] = std::get<Reached>(reached);
        OpenStore open = openStore(settings, environment);
        store = open.store;
        return say(std::get<Job>(parsed)(open));
    } catch (const DbError &error) {
        return say(noAnswer(error));
    }
}

} // namespace

} // namespace holdfast::cli

int main(int argc, char **argv)
{
    using namespace holdfast::cli;
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("holdfast-cli"));
    const auto understood = understand(QCoreApplication::arguments());
    if (const auto *answer = std::get_if<Answer>(&understood))
        return print(*answer, QCoreApplication::arguments().contains(QStringLiteral("--json")), std::nullopt);
    return carryOut(std::get<Words>(understood));
}
