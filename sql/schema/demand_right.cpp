// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/schema/demand_right.h"

#include "sql/connection/session.h"

namespace holdfast {

namespace {

void judge(const std::optional<Row> &role, Right right)
{
    if (!role || !may(roleNamed(role->bytes(0)), right))
        throw lacks(right);
}

} // namespace

DbError lacks(Right right, const QByteArray &statement)
{
    return {DbError::Kind::NotPermitted, 0, statement, QString::fromLatin1(nameOf(right))};
}

void demandRight(Reader &reader, Right right)
{
    judge(reader.maybe("staff/my_role"), right);
}

void demandRight(Session &session, Right right)
{
    judge(session.read("MyRole", [](Reader &reader) { return reader.maybe("staff/my_role"); }), right);
}

} // namespace holdfast
