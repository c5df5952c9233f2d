// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/schema/staff_grants.h"
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
        for (QByteArray grant : QByteArray(role) == "supervisor" ? kStaffGrants + kSupervisorGrants : kStaffGrants)
            m_administrator.run("GRANT " + grant.replace("%schema%", schema.name().toLatin1()) + " TO " + quoted());
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
