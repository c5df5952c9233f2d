// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <variant>

namespace holdfast {

// The database did not answer (a business "no" is an Outcome, never this). Thrown inside sql/, caught once at the
// lane or at the command line's edge, and handed over as Reply<T>. Nothing was changed, unless kind is CommitUnknown.
struct DbError
{
    enum class Kind {
        // Worth another attempt of the whole flow.
        LockWait,         // 1205, 3572: another session holds the row
        Deadlock,         // 1213, 3101
        SnapshotConflict, // 1020 (MariaDB)
        // The session is gone.
        ConnectionLost, // 2006, 2013 …, before COMMIT was sent
        CommitUnknown,  // COMMIT was sent and no answer came; only the same operation again can tell
        Unreachable,    // no connection could be made
        Insecure,       // TLS is required: no authority, another's certificate, or a server without it
        // Told to whom it concerns.
        DuplicateKey,     // 1062; a flow that expects it catches it
        Constraint,       // CHECK, foreign key, NOT NULL, range
        Refused,          // a trigger said no (SIGNAL)
        NotPermitted,     // a grant is missing, or the account or password is wrong
        ReadOnly,         // not the writable primary
        WrongServer,      // another product, or too old
        WrongSchema,      // reachable, but there is no store there
        WrongStore,       // another store than the one that was opened
        WrongEnvironment, // a live store where a training one was asked for, or the reverse
        SchemaTooNew,
        SchemaTooOld,
        Interrupted, // KILL QUERY, a statement limit
        Closed,      // the lane was closed before the job began
        Journal,     // this computer's own journal cannot be written or read; nothing was sent
        Program,     // a statement or a row is not what the program expects
        Other,
    };

    Kind kind = Kind::Other;
    int native = 0;       // the server's or client library's own number; 0: none
    QByteArray statement; // name of the statement file, or BEGIN, COMMIT, ROLLBACK, CONNECT
    QString text;         // technical, for the details and the log

    bool worthAnotherAttempt() const
    {
        return kind == Kind::LockWait || kind == Kind::Deadlock || kind == Kind::SnapshotConflict;
    }
    // What a NotPermitted is about.
    enum class Denied {
        Nothing,  // another kind, or something else
        Role,     // no server said so: a flow asked for the role, and text names the right
        SignIn,   // account or password: no server says which of them
        Schema,   // the account has no part in it
        Table,    // or a column; the server's text names it
        Triggers, // it keeps a binary log, and lets only itself make them
        Server,   // a right on the server itself
    };
    Denied denied() const;
    bool isWrongPassword() const { return denied() == Denied::SignIn; }
    static const char *name(Kind kind);
};

} // namespace holdfast
