// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/schema/demand_right.h"

#include "sql/connection/session.h"

namespace holdfast {

DbError lacks(Right right, const QByteArray &statement)
{
    return {DbError::Kind::NotPermitted, 0, statement, QString::fromLatin1(nameOf(right))};
}

Role myRole(Reader &reader)
{
    const std::optional<Row> row = reader.maybe("staff/my_role");
    return row ? roleNamed(row->bytes(0)) : Role::None;
}

Role myRole(Session &session)
{
    return session.read("MyRole", [](Reader &reader) { return myRole(reader); });
}

void demandRight(Reader &reader, Right right)
{
    if (!may(myRole(reader), right))
        throw lacks(right);
}

void demandRight(Session &session, Right right)
{
    session.read("MyRole", [&](Reader &reader) {
        demandRight(reader, right);
        return true;
    });
}

} // namespace holdfast
