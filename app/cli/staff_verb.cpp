// SPDX-License-Identifier: GPL-3.0-or-later
// staff list | staff add ACCOUNT --role ROLE [--host HOST] [--local] [--password-file FILE] | staff role ACCOUNT ROLE
// [--host HOST] | staff lock ACCOUNT [--host HOST] [--unlock]
#include "app/cli/password_prompt.h"
#include "app/cli/verb.h"
#include "sql/connection/session.h"
#include "sql/schema/staff_accounts.h"

#include <QCommandLineParser>
#include <QJsonArray>

namespace holdfast::cli {

namespace {

const QString kWays = QStringLiteral(
    "usage: staff list | staff add ACCOUNT --role staff|supervisor|trainer [--host HOST | --local] "
    "[--password-file FILE] | staff role ACCOUNT ROLE [--host HOST] | staff lock ACCOUNT [--host HOST] [--unlock]");

QString named(const StaffAccount &who)
{
    return QStringLiteral("\"%1\" at host \"%2\"").arg(plain(who.account), plain(who.host));
}

QString word(Role role)
{
    return QLatin1String(nameOf(role));
}

// The words for each answer but the good one. A new answer stops the build here.
struct TellRefused
{
    const StaffAccount &who;

    Answer operator()(const AccountExists &) const
    {
        return {AccountExists::token,
                Exit::Refused,
                {{QStringLiteral("account"), who.account}},
                QStringLiteral("The server has an account %1 already; `staff role` makes it staff, with the password "
                               "that it has.")
                        .arg(named(who)) +
                    kNothingChanged,
                {}};
    }
    Answer operator()(const NoAccount &) const
    {
        return {NoAccount::token,
                Exit::Refused,
                {{QStringLiteral("account"), who.account}},
                QStringLiteral("The server has no account %1.").arg(named(who)) + kNothingChanged,
                {}};
    }
    Answer operator()(const NoSuchRole &refused) const
    {
        const QString why =
            refused.role == Role::Trainer
                ? QStringLiteral("A live store has no trainers: they work in a training store.")
            : refused.role == Role::Owner
                ? QStringLiteral("An owner is made with the store and remains: no command changes or locks one.")
                : QStringLiteral("A role is staff, supervisor or trainer, and an owner's account keeps its own.");
        return {NoSuchRole::token,
                Exit::Refused,
                {{QStringLiteral("role"), word(refused.role)}},
                why + kNothingChanged,
                {}};
    }
    Answer operator()(const InvalidInput &input) const { return invalidInput(input); }
};

QJsonObject fieldsOf(const StaffChanged &changed)
{
    return {{QStringLiteral("account"), changed.who.account},
            {QStringLiteral("host"), changed.who.host},
            {QStringLiteral("role"), word(changed.role)}};
}

Answer list(OpenStore &open)
{
    QJsonArray array;
    QList<QStringList> rows;
    for (const StaffRow &row : staffOf(*open.session)) {
        array << QJsonObject{{QStringLiteral("account"), row.account}, {QStringLiteral("role"), word(row.role)}};
        rows << QStringList{plain(row.account), word(row.role)};
    }
    return {"Staff",
            Exit::Done,
            {{QStringLiteral("staff"), array}},
            {},
            table({QStringLiteral("Account"), QStringLiteral("Role")}, rows)};
}

struct AddWords
{
    AddStaff request;
    QString passwordFile; // empty: asked for
};

Answer add(OpenStore &open, AddWords asked)
{
    if (!asked.passwordFile.isEmpty()) {
        const auto read = passwordIn(asked.passwordFile);
        if (const auto *answer = std::get_if<Answer>(&read))
            return *answer;
        asked.request.password = std::get<QString>(read);
    } else {
        asked.request.password = askPassword(QStringLiteral("Password for ") + asked.request.who.account);
        if (asked.request.password != askPassword(QStringLiteral("Once more")))
            return usage(QStringLiteral("The two passwords differ.") + kNothingChanged);
    }
    const StaffAccount &who = asked.request.who;
    const AddStaffOutcome outcome = addStaff(*open.session, asked.request, open.store.environment);
    if (const auto *added = std::get_if<StaffChanged>(&outcome))
        return {"StaffAdded",
                Exit::Done,
                fieldsOf(*added),
                QStringLiteral("The account %1 was made, as %2%3.")
                    .arg(named(who), word(added->role),
                         asked.request.isLocal ? QStringLiteral(", at the server's own computer only")
                                               : QStringLiteral("; it signs in over TLS only")),
                {}};
    return std::visit(
        [&](const auto &refused) {
            if constexpr (std::is_same_v<std::decay_t<decltype(refused)>, StaffChanged>)
                return Answer();
            else
                return TellRefused{who}(refused);
        },
        outcome);
}

Answer tell(const ChangeStaffOutcome &outcome, const StaffAccount &who, const QByteArray &token,
            const std::function<QString(const StaffChanged &)> &sentence)
{
    return std::visit(
        [&](const auto &answer) {
            if constexpr (std::is_same_v<std::decay_t<decltype(answer)>, StaffChanged>)
                return Answer{token, Exit::Done, fieldsOf(answer), sentence(answer), {}};
            else
                return TellRefused{who}(answer);
        },
        outcome);
}

Answer role(OpenStore &open, const StaffAccount &who, Role role)
{
    return tell(
        changeRole(*open.session, who, role, open.store.environment), who, "RoleChanged",
        [&](const StaffChanged &changed) {
            return QStringLiteral("%1 is %2 now, from the next sign-in on.").arg(named(who), word(changed.role));
        });
}

Answer lock(OpenStore &open, const StaffAccount &who, bool locked)
{
    return tell(lockStaff(*open.session, who, locked), who, locked ? "StaffLocked" : "StaffUnlocked",
                [&](const StaffChanged &changed) {
                    if (!locked)
                        return QStringLiteral("%1 may sign in again.").arg(named(who));
                    QString words = QStringLiteral("Nobody signs in as %1 any more.").arg(named(who));
                    if (changed.ended > 0)
                        words += QStringLiteral(" Connections that were ended: %1.").arg(changed.ended);
                    if (!changed.endsAll)
                        words += QStringLiteral(" Connections that are open may not be ended by this account (KILL of "
                                                "another's wants CONNECTION_ADMIN): they stay until they end by "
                                                "themselves.");
                    return words;
                });
}

} // namespace

Parsed staffVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption roleOption(QStringLiteral("role"), QString(), QStringLiteral("ROLE"));
    const QCommandLineOption host(QStringLiteral("host"), QString(), QStringLiteral("HOST"));
    const QCommandLineOption local(QStringLiteral("local"));
    const QCommandLineOption passwordFile(QStringLiteral("password-file"), QString(), QStringLiteral("FILE"));
    const QCommandLineOption unlock(QStringLiteral("unlock"));
    parser.addOptions({roleOption, host, local, passwordFile, unlock});
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();
    const QString verb = positional.value(0);
    StaffAccount who{positional.value(1), parser.isSet(local) ? QStringLiteral("localhost") : QStringLiteral("%")};
    if (parser.isSet(host))
        who.host = parser.value(host);
    const bool ofAdding = parser.isSet(roleOption) || parser.isSet(local) || parser.isSet(passwordFile);
    const auto noRole = [](const QString &word) {
        return usage(
            QStringLiteral("A role is staff, supervisor or trainer, unlike \"%1\".").arg(plain(word.left(80))) +
            kNothingChanged);
    };

    if (verb == u"list" && positional.size() == 1 && !ofAdding && !parser.isSet(host) && !parser.isSet(unlock))
        return [](OpenStore &open) { return list(open); };
    if (verb == u"add" && positional.size() == 2 && parser.isSet(roleOption) && !parser.isSet(unlock) &&
        !(parser.isSet(host) && parser.isSet(local))) {
        const AddWords asked{{who, roleNamed(parser.value(roleOption).toLatin1()), {}, parser.isSet(local)},
                             parser.value(passwordFile)};
        if (asked.request.role == Role::None || asked.request.role == Role::Owner)
            return noRole(parser.value(roleOption));
        return [asked](OpenStore &open) { return add(open, asked); };
    }
    if (verb == u"role" && positional.size() == 3 && !ofAdding && !parser.isSet(unlock)) {
        const Role wanted = roleNamed(positional.at(2).toLatin1());
        if (wanted == Role::None || wanted == Role::Owner)
            return noRole(positional.at(2));
        return [who, wanted](OpenStore &open) { return role(open, who, wanted); };
    }
    if (verb == u"lock" && positional.size() == 2 && !ofAdding)
        return [who, locked = !parser.isSet(unlock)](OpenStore &open) { return lock(open, who, locked); };
    return usage(kWays);
}

} // namespace holdfast::cli
