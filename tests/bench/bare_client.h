// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"

#include <QByteArray>

#include <functional>

using MYSQL = struct st_mysql;

namespace holdfast::bench {

// The client library and nothing around it: what a statement costs without us. One connection with the product's own
// prologue, any error ends the program.
class BareClient
{
public:
    explicit BareClient(const ConnectionSettings &settings);
    ~BareClient();
    BareClient(const BareClient &) = delete;
    BareClient &operator=(const BareClient &) = delete;

    // Stores the rows, looks at each and drops them.
    void run(const QByteArray &sql);
    // Rows of a result that is not kept.
    qint64 count(const QByteArray &sql);
    QByteArray text(const QByteArray &sql, unsigned column = 0); // of the first row
    qint64 insertId() const;                                     // that the last INSERT was given
    // How often the server looked for a row to answer this: Handler_read_%, without the asking.
    qint64 looks(const QByteArray &sql);

private:
    void query(const QByteArray &sql);
    void check(const QByteArray &sql);
    qint64 counters();

    MYSQL *m_mysql;
};

} // namespace holdfast::bench
