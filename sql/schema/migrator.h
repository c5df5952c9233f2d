// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/db_error.h"

#include <QByteArray>

#include <functional>
#include <optional>
#include <vector>

namespace holdfast {

class Reader;
class Session;

// One numbered step: a file of sql/schema, one statement. DDL commits by itself, so a migration cannot be one
// transaction; instead each step can tell whether it has happened ("Done when: table orders" in its comment).
struct SchemaStep
{
    int number = 0;
    QByteArray name; // 0010_orders
    QByteArray sql;
    QByteArray checksum; // SHA-256 of sql
    QByteArray kind;     // table, index, column, constraint or trigger
    QByteArray object;   // what it makes; inside a table: "table index"
};

struct SchemaState
{
    enum class Kind {
        Absent,     // no store here yet, and nothing else either
        Foreign,    // tables, but not ours
        Incomplete, // an older version, or a migration that was interrupted
        Current,
        TooNew, // a step this program does not know, or knows with another text
    };
    Kind kind = Kind::Absent;
    int done = 0;   // steps finished
    int newest = 0; // highest number in the store
    int known = 0;  // steps this program has
};

// Makes a store's schema what this program needs, step by step, "started" written before and "done" after each.
// Interrupted at any point it goes on there at the next call. Throws DbError; in the thread of the session.
class Migrator
{
public:
    using Progress = std::function<void(int done, int all)>;

    explicit Migrator(Session &session) : m_session(session) {}

    static const std::vector<SchemaStep> &steps();
    SchemaState state();
    // SchemaTooNew and WrongSchema where state() is TooNew or Foreign; NotPermitted, before the first step, where the
    // server lets this account make no triggers; LockWait where another session is migrating.
    void migrate(const Progress &progress = {});

    // What a program that wants to use the store throws, if it cannot.
    static std::optional<DbError> unusable(const SchemaState &state);

private:
    static SchemaState stateSeenBy(Reader &reader);
    void migrateLocked(const Progress &progress);
    void probeTriggers();
    bool hasHappened(const SchemaStep &step);

    Session &m_session;
};

} // namespace holdfast
