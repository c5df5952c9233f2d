// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/connection/dialect.h"
#include "sql/connection/row.h"

#include <vector>

namespace holdfast {

// One open connection with the prologue applied and checked; inside sql/ only. Lives and dies in the thread that made
// it, and is never mended: whoever finds it broken makes another.
class Connection
{
public:
    struct Result
    {
        std::vector<Row> rows;
        qint64 changed = 0; // rows changed, not matched: CLIENT_FOUND_ROWS is never set
        qint64 insertId = 0;
    };

    // The server is one of the settings' hosts; it does not matter where they name a socket. Throws DbError:
    // Unreachable, Insecure, NotPermitted, WrongServer, WrongSchema, WrongStore …
    Connection(const ConnectionSettings &settings, const ServerAddress &server);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    // One text command. Throws DbError; after ConnectionLost broken() is true.
    Result execute(const QByteArray &name, const QByteArray &sql);

    bool broken() const { return m_broken; }
    const ServerFacts &facts() const { return m_facts; }
    void refreshReadOnly();

private:
    void open(const ConnectionSettings &settings, const ServerAddress &server);
    void requireCipher();
    void applyPrologue(const ConnectionSettings &settings);
    void requireStore(const QUuid &store);
    ServerVariables variables(const QByteArray &statement);
    bool copiesFromAnother();

    QString m_name;
    ServerFacts m_facts;
    bool m_broken = false;
};

} // namespace holdfast
