// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/schema/roles.h"
#include "tests/support/raw_client.h"
#include "tests/support/test_server.h"

#include <QCoreApplication>

namespace holdfast::test {

// A database account of this test, entered as one of the store's people and gone with this object.
class Person
{
public:
    Person(const ScratchSchema &schema, const QByteArray &name, const char *role)
        : m_name(name + '_' + QByteArray::number(QCoreApplication::applicationPid())), m_settings(schema.settings()),
          m_administrator(TestServer::administrator())
    {
        m_administrator.run("CREATE USER " + quoted() + " IDENTIFIED BY 'secret'");
        // As `holdfast-cli staff add` gives it, so that every test of a person is one of the roles.
        const QByteArray ofRole = databaseRole(schema.name(), roleNamed(role)).toLatin1();
        m_administrator.run("CREATE ROLE IF NOT EXISTS `" + ofRole + '`');
        for (const QByteArray &right : rightsOf(roleNamed(role), schema.name(), QString::fromLatin1(ofRole)))
            m_administrator.run(right);
        m_administrator.run("GRANT `" + ofRole + "` TO " + quoted());
        m_administrator.run("SET DEFAULT ROLE `" + ofRole + (TestServer::isMySql() ? "` TO " : "` FOR ") + quoted());
        RawClient(m_settings).run("INSERT INTO staff VALUES ('" + m_name + "', '" + role + "')");
        m_settings.account = QString::fromLatin1(m_name);
        m_settings.password = QStringLiteral("secret");
    }
    ~Person() { m_administrator.run("DROP USER " + quoted()); }
    Person(const Person &) = delete;
    Person &operator=(const Person &) = delete;

    const QByteArray &name() const { return m_name; }
    const ConnectionSettings &settings() const { return m_settings; }

private:
    QByteArray quoted() const { return '\'' + m_name + "'@'localhost'"; }

    QByteArray m_name;
    ConnectionSettings m_settings;
    RawClient m_administrator;
};

} // namespace holdfast::test
