// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/db_error.h"

#include "sql/connection/dialect.h"

namespace holdfast {

DbError::Denied DbError::denied() const
{
    return kind == Kind::NotPermitted ? dialect::deniedBy(native) : Denied::Nothing;
}

const char *DbError::name(Kind kind)
{
    switch (kind) {
    case Kind::LockWait:
        return "LockWait";
    case Kind::Deadlock:
        return "Deadlock";
    case Kind::SnapshotConflict:
        return "SnapshotConflict";
    case Kind::ConnectionLost:
        return "ConnectionLost";
    case Kind::CommitUnknown:
        return "CommitUnknown";
    case Kind::Unreachable:
        return "Unreachable";
    case Kind::Insecure:
        return "Insecure";
    case Kind::DuplicateKey:
        return "DuplicateKey";
    case Kind::Constraint:
        return "Constraint";
    case Kind::Refused:
        return "Refused";
    case Kind::NotPermitted:
        return "NotPermitted";
    case Kind::ReadOnly:
        return "ReadOnly";
    case Kind::WrongServer:
        return "WrongServer";
    case Kind::WrongSchema:
        return "WrongSchema";
    case Kind::WrongStore:
        return "WrongStore";
    case Kind::WrongEnvironment:
        return "WrongEnvironment";
    case Kind::SchemaTooNew:
        return "SchemaTooNew";
    case Kind::SchemaTooOld:
        return "SchemaTooOld";
    case Kind::Interrupted:
        return "Interrupted";
    case Kind::Closed:
        return "Closed";
    case Kind::Journal:
        return "Journal";
    case Kind::Program:
        return "Program";
    case Kind::Other:
        return "Other";
    }
    return "Other";
}

} // namespace holdfast
