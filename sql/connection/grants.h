// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <vector>

namespace holdfast {

class Reader;

// A right that is wanted and not there, as the server spells it.
struct MissingGrant
{
    QByteArray privilege; // PROCESS, SELECT
    QByteArray on;        // *.*, performance_schema.data_locks
    QByteArray account;   // 'ann'@'%'

    QByteArray statement() const { return "GRANT " + privilege + " ON " + on + " TO " + account; }
    bool operator==(const MissingGrant &) const = default;
};

// What an account may do, read out of SHOW GRANTS. Plain values.
struct Grant
{
    struct Right
    {
        QByteArray privilege;   // SELECT, in capitals
        QByteArrayList columns; // none: of the whole object
    };
    std::vector<Right> rights;
    QByteArray schema; // a pattern, as it is granted; empty: all
    QByteArray table;  // empty: all
    bool withGrantOption = false;

    bool has(const char *privilege) const; // of the whole object, ALL included
};

struct Grants
{
    QByteArray account; // 'ann'@'%'
    std::vector<Grant> all;

    static Grants parsed(const QByteArrayList &lines);
    // Of the whole table; schema and table empty: of the server.
    bool allow(const char *privilege, const QByteArray &schema = {}, const QByteArray &table = {}) const;
};

Grants grantsOf(Reader &reader); // of the account that is signed in. Throws DbError.

} // namespace holdfast
