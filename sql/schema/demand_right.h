// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/db_error.h"
#include "sql/rows/role.h"

namespace holdfast {

class Reader;
class Session;

// That an account's role lacks a right: NotPermitted without a server's number, the right's name as its text.
DbError lacks(Right right, const QByteArray &statement = "staff/my_role");

Role myRole(Reader &reader); // of the account that is signed in, as the store's staff has it; None: it is not there
Role myRole(Session &session);

// That account may do this. Throw DbError: lacks(right), or that of the look itself; myRole the latter only.
void demandRight(Reader &reader, Right right);
void demandRight(Session &session, Right right);

} // namespace holdfast
