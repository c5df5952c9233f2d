// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/schema/staff_grants.h"
#include "tests/support/raw_client.h"
#include "tests/support/test_server.h"

#include <QCoreApplication>

namespace holdfast::test {

// What a member of staff is granted: every statement of the flows, and nothing more.
inline const QByteArrayList kStaffGrants{
    "SELECT ON %schema%.*",
    "UPDATE (available, reserved, version, last_kind, last_order_id, last_operation_id, last_reason) ON %schema%.stock",
    "INSERT (order_id, sku_id, quantity, status, held_at), UPDATE (status, released_at) ON %schema%.reservations",
    "INSERT (customer_id, status, quote_id, currency, total_minor, units, external_ref, operation_id, created_at, "
    "version), "
    "UPDATE (status, cancelled_at, cancel_reason, cancel_operation_id, version) ON %schema%.orders",
    "INSERT ON %schema%.order_lines",
    "INSERT (customer_id, currency, total_minor, line_count, created_at, expires_at, operation_id, version), "
    "UPDATE (accepted_at, consumed_order_id, version) ON %schema%.quotes",
    "INSERT ON %schema%.quote_lines",
    "INSERT (customer_id, idempotency_key, digest, answer, who, claimed_at), "
    "UPDATE (answer, order_id, quote_id, accepted_at, detail) ON %schema%.receipts",
    "INSERT ON %schema%.customers",
    "INSERT ON %schema%.incidents",
    "INSERT ON %schema%.incident_events",
    "INSERT ON %schema%.flow_timings",
    "INSERT, UPDATE, DELETE ON %schema%.desk_sessions",
    "INSERT, UPDATE, DELETE ON %schema%.pending_mirror",
};

// And a supervisor beside it.
inline const QByteArrayList kSupervisorGrants{
    "INSERT (operation_id, kind, sku_id, reason) ON %schema%.sku_operations",
    "UPDATE (price_minor, price_version, last_operation_id) ON %schema%.prices",
    "INSERT ON %schema%.check_runs",
};

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
