// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/schema/migrator.h"

#include "sql/connection/session.h"
#include "sql/connection/session_steps.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QMap>

#include <algorithm>

namespace holdfast {

namespace {

const QString kRoot = QStringLiteral(":/sql/schema/");
const QByteArray kDoneWhen = "-- Done when: ";

std::vector<SchemaStep> readSteps()
{
    std::vector<SchemaStep> steps;
    for (const QString &fileName : QDir(kRoot).entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name)) {
        QFile file(kRoot + fileName);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        SchemaStep step;
        step.name = fileName.chopped(4).toLatin1();
        step.number = step.name.left(4).toInt();
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith(kDoneWhen)) {
                const QByteArray what = line.mid(kDoneWhen.size()).trimmed();
                step.kind = what.left(what.indexOf(' '));
                step.object = what.mid(what.indexOf(' ') + 1);
            } else if (!line.startsWith("--")) {
                step.sql += line + '\n';
            }
        }
        step.sql = step.sql.trimmed();
        step.checksum = QCryptographicHash::hash(step.sql, QCryptographicHash::Sha256);
        steps.push_back(step);
    }
    return steps;
}

} // namespace

const std::vector<SchemaStep> &Migrator::steps()
{
    static const std::vector<SchemaStep> steps = readSteps();
    return steps;
}

SchemaState Migrator::state()
{
    return m_session.read("SchemaState", stateSeenBy);
}

SchemaState Migrator::stateSeenBy(Reader &reader)
{
    SchemaState state;
    state.known = int(steps().size());
    std::vector<QByteArray> tables;
    for (const Row &row : reader.all("schema/tables"))
        tables.push_back(row.bytes(0));
    std::erase(tables, "holdfast_trigger_probe");
    if (std::find(tables.begin(), tables.end(), "schema_history") == tables.end()) {
        state.kind = tables.empty() ? SchemaState::Kind::Absent : SchemaState::Kind::Foreign;
        return state;
    }
    QMap<int, const SchemaStep *> known;
    for (const SchemaStep &step : steps())
        known.insert(step.number, &step);
    state.kind = SchemaState::Kind::Current;
    for (const Row &row : reader.all("schema/history")) {
        const int number = int(row.integer(0));
        state.newest = number;
        const SchemaStep *step = known.value(number);
        if (!step || step->checksum != row.bytes(2))
            state.kind = SchemaState::Kind::TooNew;
        else
            state.done += row.bytes(3) == "done";
    }
    if (state.kind == SchemaState::Kind::Current && state.done < state.known)
        state.kind = SchemaState::Kind::Incomplete;
    return state;
}

std::optional<DbError> Migrator::unusable(const SchemaState &state)
{
    const auto error = [&](DbError::Kind kind) {
        return DbError{kind, 0, "schema/history",
                       QStringLiteral("step %1, %2 of %3 done").arg(state.newest).arg(state.done).arg(state.known)};
    };
    switch (state.kind) {
    case SchemaState::Kind::Current:
        return std::nullopt;
    case SchemaState::Kind::Absent:
    case SchemaState::Kind::Incomplete:
        return error(DbError::Kind::SchemaTooOld);
    case SchemaState::Kind::Foreign:
        return error(DbError::Kind::WrongSchema);
    case SchemaState::Kind::TooNew:
        return error(DbError::Kind::SchemaTooNew);
    }
    return std::nullopt;
}

void Migrator::migrate(const Progress &progress)
{
    const SchemaState before = state();
    if (before.kind == SchemaState::Kind::Current)
        return;
    if (before.kind == SchemaState::Kind::Foreign || before.kind == SchemaState::Kind::TooNew)
        throw *unusable(before);
    m_session.refuseReadOnly();

    const bool locked =
        m_session.read("Migrate", [](Reader &reader) { return reader.one("schema/lock").integer(0) == 1; });
    if (!locked)
        throw DbError{DbError::Kind::LockWait, 0, "schema/lock", QString()};
    const auto unlock = [this] {
        m_session.read("Migrate", [](Reader &reader) { return reader.one("schema/unlock").isNull(0); });
    };
    try {
        migrateLocked(progress);
    } catch (...) {
        try {
            unlock();
        } catch (const DbError &) {
            // The server ends the lock with the session.
        }
        throw;
    }
    unlock();
}

void Migrator::migrateLocked(const Progress &progress)
{
    SessionSteps &session = *m_session.m_steps;
    const auto send = [&](const char *name, Params params = {}) {
        return session.send(name, Statement::named(name).render(params));
    };
    QMap<int, QByteArray> recorded;
    // On this connection, which holds the lock: a lost one ends the migration instead of being replaced.
    Reader reader(session);
    if (stateSeenBy(reader).kind != SchemaState::Kind::Absent) {
        for (const Row &row : send("schema/history").rows)
            recorded.insert(int(row.integer(0)), row.bytes(3));
    }
    probeTriggers();

    int done = 0;
    for (const SchemaStep &step : steps()) {
        if (recorded.value(step.number) != "done") {
            const auto started = [&] {
                send("schema/history_started", {{"step", lit(step.number)},
                                                {"name", lit(QString::fromLatin1(step.name))},
                                                {"checksum", lit(step.checksum)}});
            };
            const bool isHistory = step.object == "schema_history"; // has nowhere to be recorded before it exists
            if (!isHistory && !recorded.contains(step.number))
                started();
            if (!hasHappened(step))
                session.send("schema/" + step.name, step.sql);
            if (isHistory && !recorded.contains(step.number))
                started();
            send("schema/history_done", {{"step", lit(step.number)}});
        }
        if (progress)
            progress(++done, int(steps().size()));
    }
}

// Found out by behaviour, before anything is made: on a server with a binary log, grants alone do not tell (1419).
void Migrator::probeTriggers()
{
    SessionSteps &session = *m_session.m_steps;
    const auto send = [&](const char *name) { session.send(name, Statement::named(name).render({})); };
    send("schema/probe_drop");
    send("schema/probe_table");
    try {
        send("schema/probe_trigger");
    } catch (const DbError &) {
        send("schema/probe_drop");
        throw;
    }
    send("schema/probe_drop");
}

bool Migrator::hasHappened(const SchemaStep &step)
{
    SessionSteps &session = *m_session.m_steps;
    const auto count = [&](const char *name, Params params) {
        return session.send(name, Statement::named(name).render(params)).rows.at(0).integer(0) > 0;
    };
    const auto text = [](const QByteArray &name) { return lit(QString::fromLatin1(name)); };
    if (step.kind == "table")
        return count("schema/has_table", {{"name", text(step.object)}});
    if (step.kind == "trigger")
        return count("schema/has_trigger", {{"name", text(step.object)}});
    if (step.kind == "no") // what stood in the way of a later trigger
        return !count("schema/has_trigger", {{"name", text(step.object.mid(int(strlen("trigger "))))}});
    const QList<QByteArray> parts = step.object.split(' ');
    for (const auto &[kind, statement] :
         {std::pair("index", "schema/has_index"), std::pair("column", "schema/has_column"),
          std::pair("constraint", "schema/has_constraint")}) {
        if (step.kind == kind)
            return count(statement, {{"table", text(parts.value(0))}, {"name", text(parts.value(1))}});
    }
    throw DbError{DbError::Kind::Program, 0, "schema/" + step.name, QStringLiteral("does not say when it is done")};
}

} // namespace holdfast
