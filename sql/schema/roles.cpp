// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/schema/roles.h"

#include "sql/connection/session.h"
#include "sql/connection/statement.h"
#include "sql/schema/staff_accounts.h"

#include <QCryptographicHash>

namespace holdfast {

namespace {

// The files of a folder of sql/rights.
QList<QByteArray> filesOf(Role role)
{
    const auto inFolder = [](const char *folder) { return Statement::rights(folder); };
    switch (role) {
    case Role::Staff:
        return inFolder("staff");
    case Role::Supervisor:
    case Role::Trainer:
        return inFolder("staff") + inFolder("supervisor");
    case Role::None:
    case Role::Owner:
        return {};
    }
    return {};
}

std::vector<Param> paramsOf(const QByteArray &file, const QString &schema, const QString &databaseRole)
{
    std::vector<Param> params{{"role", identifier(databaseRole)}};
    if (Statement::named(file).marks().contains("pattern"))
        params.push_back({"pattern", schemaPattern(schema)});
    else
        params.push_back({"schema", identifier(schema)});
    return params;
}

} // namespace

std::vector<Role> rolesOf(Environment environment)
{
    std::vector<Role> roles{Role::Staff, Role::Supervisor};
    if (environment == Environment::Training)
        roles.push_back(Role::Trainer);
    return roles;
}

QString databaseRole(const QString &schema, Role role)
{
    const QString name = schema + u'_' + QLatin1String(nameOf(role));
    if (name.size() <= StaffAccount::kMostLetters)
        return name;
    const QByteArray digest = QCryptographicHash::hash(schema.toUtf8(), QCryptographicHash::Sha256).toHex();
    return schema.left(10) + u'_' + QLatin1String(digest.left(8)) + u'_' + QLatin1String(nameOf(role));
}

QByteArrayList rightsOf(Role role, const QString &schema, const QString &databaseRole)
{
    QByteArrayList statements;
    for (const QByteArray &file : filesOf(role))
        statements << Statement::named(file).render(paramsOf(file, schema, databaseRole));
    return statements;
}

void layDownRoles(Session &session, const QString &schema, Environment environment)
{
    if (const auto refused = layDownRolesIfPermitted(session, schema, environment))
        throw refused->error;
}

std::optional<RolesRefused> layDownRolesIfPermitted(Session &session, const QString &schema, Environment environment)
{
    return session.read("LayDownRoles", [&](Reader &reader) -> std::optional<RolesRefused> {
        for (const Role role : rolesOf(environment)) {
            const QString name = databaseRole(schema, role);
            std::vector<std::pair<QByteArray, std::vector<Param>>> statements{
                {"accounts/role_create", {{"role", identifier(name)}}}};
            for (const QByteArray &file : filesOf(role))
                statements.emplace_back(file, paramsOf(file, schema, name));
            for (const auto &[file, params] : statements) {
                try {
                    reader.all(file, params);
                } catch (const DbError &error) {
                    if (error.kind != DbError::Kind::NotPermitted)
                        throw;
                    return RolesRefused{Statement::named(file).render(params), error};
                }
            }
        }
        return std::nullopt;
    });
}

} // namespace holdfast
