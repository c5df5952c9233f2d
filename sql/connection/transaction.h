// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/row.h"
#include "sql/connection/statement.h"

#include <optional>
#include <vector>

namespace holdfast {

class SessionSteps;

// One table of a statement's plan, whichever server made it.
struct PlanRow
{
    QByteArray table, type, key, extra;
    qint64 rows = 0;

    static PlanRow of(const Row &row); // of EXPLAIN FORMAT=TRADITIONAL
    // A lock may be taken this way: by values of a key's columns, never along an index.
    bool goesByKey() const;
};

// Reads by statement name; the verb says how many rows are expected. Throws DbError.
class Reader
{
public:
    Reader(const Reader &) = delete;
    Reader &operator=(const Reader &) = delete;

    std::vector<Row> all(const QByteArray &statement, Params params = {});
    std::vector<Row> all(const QByteArray &statement, const std::vector<Param> &params);
    // What the server would do for it, one row a table. A locking read is asked as a plain one, which goes the same way
    // and waits for nobody.
    std::vector<PlanRow> plan(const QByteArray &statement, const std::vector<Param> &params = {});
    std::optional<Row> maybe(const QByteArray &statement, Params params = {}); // more than one row: DbError (Program)
    Row one(const QByteArray &statement, Params params = {});                  // not exactly one: DbError (Program)

protected:
    explicit Reader(SessionSteps &steps) : m_steps(steps) {}
    ~Reader() = default;
    SessionSteps &m_steps;

    friend class Session;
    friend class Migrator; // reads what it migrates on the connection that holds its lock
};

// An open transaction. Only Session makes one, begins and ends it; a flow can read, lock and write in it, nothing more.
class Transaction : public Reader
{
public:
    qint64 change(const QByteArray &statement, Params params = {}); // rows changed (not matched)
    qint64 insert(const QByteArray &statement, Params params = {}); // the AUTO_INCREMENT id of the one row inserted
    // How long statements of this name have taken in this operation so far, all attempts: see RunReport.
    qint64 microsIn(QByteArrayView statement) const;

private:
    using Reader::Reader;
    ~Transaction() = default;

    friend class Session;
};

} // namespace holdfast
