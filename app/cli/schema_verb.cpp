// SPDX-License-Identifier: GPL-3.0-or-later
// schema status | schema migrate
#include "app/cli/verb.h"

#include "sql/connection/session.h"
#include "sql/schema/migrator.h"
#include "sql/schema/roles.h"

namespace holdfast::cli {

namespace {

const char *name(SchemaState::Kind kind)
{
    switch (kind) {
    case SchemaState::Kind::Absent:
        return "Absent";
    case SchemaState::Kind::Foreign:
        return "Foreign";
    case SchemaState::Kind::Incomplete:
        return "Incomplete";
    case SchemaState::Kind::Current:
        return "Current";
    case SchemaState::Kind::TooNew:
        return "TooNew";
    }
    return "";
}

Answer told(const char *token, const SchemaState &state)
{
    return {token,
            Exit::Done,
            {{QStringLiteral("state"), QLatin1String(name(state.kind))},
             {QStringLiteral("steps_done"), state.done},
             {QStringLiteral("steps_known"), state.known},
             {QStringLiteral("newest_step"), state.newest}},
            QStringLiteral("Schema: %1, %2 of %3 steps done.")
                .arg(QLatin1String(name(state.kind)))
                .arg(state.done)
                .arg(state.known),
            {}};
}

// None where nobody can tell any more.
std::optional<int> stepsDone(Session &session)
{
    try {
        return Migrator(session).state().done;
    } catch (const DbError &) {
        return std::nullopt;
    }
}

} // namespace

std::variant<SchemaJob, Answer> schemaVerb(const QStringList &words)
{
    if (words == QStringList{QStringLiteral("status")})
        return [](const ConnectionSettings &settings, Environment) {
            Session session(settings);
            return told("Schema", Migrator(session).state());
        };
    if (words == QStringList{QStringLiteral("migrate")})
        return [](const ConnectionSettings &settings, Environment environment) {
            Session session(settings);
            int before = 0;
            try {
                before = Migrator(session).state().done;
                Migrator(session).migrate();
            } catch (const DbError &error) {
                Answer answer = noAnswer(error);
                if (stepsDone(session) != before) // each step stays; there is no transaction around them
                    answer.sentence.replace(kNothingChanged, QStringLiteral(" The steps done so far stay; the same "
                                                                            "command goes on from there."));
                return answer;
            }
            Answer answer = told("Migrated", Migrator(session).state());
            const auto refused = layDownRolesIfPermitted(session, settings.schema, environment);
            answer.fields.insert(QStringLiteral("roles"), !refused);
            if (refused) {
                answer.fields.insert(QStringLiteral("refused"), QString::fromUtf8(refused->statement));
                answer.sentence += QStringLiteral(" The roles of its staff are not: the server refused %1. The store "
                                                  "can be used, but it has no accounts of staff; ")
                                       .arg(plain(refused->statement)) +
                                   kRightsOfAnOwner;
            }
            return answer;
        };
    return usage(QStringLiteral("usage: schema status | schema migrate"));
}

} // namespace holdfast::cli
