// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/transaction.h"

#include "sql/connection/plain_read.h"
#include "sql/connection/session_steps.h"

#include <QElapsedTimer>

#include <algorithm>

namespace holdfast {

Connection::Result SessionSteps::send(const QByteArray &name, const QByteArray &sql)
{
    const int attempt = report.attempts;
    if (observer)
        observer->step({report.flow, name, FlowStep::When::Before, attempt, 0, 0});
    QElapsedTimer timer;
    timer.start();
    const auto micros = [&timer] { return timer.nsecsElapsed() / 1000; };
    Connection::Result result;
    try {
        result = connection->execute(name, sql);
    } catch (const DbError &error) {
        const qint64 taken = micros();
        report.steps.push_back({name, attempt, taken, 0});
        if (trace)
            trace->add({0, lane, report.flow, name, attempt, taken, 0, error.native});
        throw;
    }
    const qint64 taken = micros();
    const qint64 rows = qint64(result.rows.size()) + std::max<qint64>(result.changed, 0);
    report.steps.push_back({name, attempt, taken, rows});
    if (name.startsWith("stock/stock_lock")) { // whatever it is looked for by, a row begins with its SKU
        for (const Row &row : result.rows)
            report.stock.push_back(row.id<SkuId>(0));
    }
    if (trace)
        trace->add({0, lane, report.flow, name, attempt, taken, rows, 0});
    if (observer)
        observer->step({report.flow, name, FlowStep::When::After, attempt, taken, rows});
    return result;
}

std::vector<Row> Reader::all(const QByteArray &statement, Params params)
{
    return m_steps.send(statement, Statement::named(statement).render(params)).rows;
}

std::vector<Row> Reader::all(const QByteArray &statement, const std::vector<Param> &params)
{
    return m_steps.send(statement, Statement::named(statement).render(params)).rows;
}

PlanRow PlanRow::of(const Row &row)
{
    const bool isMySql = row.size() == 12; // which also tells the partition, and how much is filtered
    const auto at = [&](std::size_t mariaDb, std::size_t mySql) {
        const std::size_t column = isMySql ? mySql : mariaDb;
        return row.isNull(column) ? QByteArray() : row.bytes(column);
    };
    return {at(2, 2), at(3, 4), at(5, 6), at(9, 11), at(8, 9).toLongLong()};
}

bool PlanRow::goesByKey() const
{
    return (type == "const" || type == "eq_ref" || type == "ref" || type == "range" || type == "system") &&
           !extra.contains("Using index condition");
}

std::vector<PlanRow> Reader::plan(const QByteArray &statement, const std::vector<Param> &params)
{
    const QByteArray sql = asPlainRead(Statement::named(statement).render(params));
    std::vector<PlanRow> plan;
    for (const Row &row : m_steps.send(statement, "EXPLAIN FORMAT=TRADITIONAL " + sql).rows) {
        if (row.isNull(1) || row.bytes(1) != "INSERT") // MySQL names where the rows go, too
            plan.push_back(PlanRow::of(row));
    }
    return plan;
}

std::optional<Row> Reader::maybe(const QByteArray &statement, Params params)
{
    std::vector<Row> rows = all(statement, params);
    if (rows.size() > 1)
        throw DbError{DbError::Kind::Program, 0, statement, QStringLiteral("more than one row")};
    return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
}

Row Reader::one(const QByteArray &statement, Params params)
{
    std::optional<Row> row = maybe(statement, params);
    if (!row)
        throw DbError{DbError::Kind::Program, 0, statement, QStringLiteral("no row")};
    return std::move(*row);
}

qint64 Transaction::change(const QByteArray &statement, Params params)
{
    return m_steps.send(statement, Statement::named(statement).render(params)).changed;
}

qint64 Transaction::insert(const QByteArray &statement, Params params)
{
    return m_steps.send(statement, Statement::named(statement).render(params)).insertId;
}

qint64 Transaction::microsIn(QByteArrayView statement) const
{
    return m_steps.report.microsIn(statement);
}

} // namespace holdfast
