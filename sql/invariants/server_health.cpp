// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/invariants/server_health.h"

#include "sql/connection/connection.h"
#include "sql/connection/plain_read.h"
#include "sql/connection/session.h"
#include "sql/schema/roles.h"
#include "sql/schema/schema_text.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace holdfast {

namespace {

constexpr qint64 kMostOffset = 1'000'000; // microseconds
constexpr qsizetype kLongestKey = 200;    // bytes, of incidents.finding_key
constexpr qint64 kFewRows = 100;          // of so few rows a plan may read all: it is as short, and says nothing

// One check while it runs.
class Check
{
public:
    explicit Check(const char *id)
    {
        m_checked.id = id;
        m_checked.severity = Severity::Warning;
        m_timer.start();
    }

    void find(const QByteArray &subject, const QJsonObject &expected, const QJsonObject &actual)
    {
        Finding finding;
        finding.invariant = m_checked.id;
        finding.key = m_checked.id + '/' + subject;
        if (finding.key.size() > kLongestKey) // an account on a host with a long name
            finding.key = finding.key.left(kLongestKey - 17) + '#' +
                          QCryptographicHash::hash(finding.key, QCryptographicHash::Sha256).toHex().left(16);
        finding.evidence =
            QJsonDocument(QJsonObject{{QStringLiteral("expected"), expected}, {QStringLiteral("actual"), actual}})
                .toJson(QJsonDocument::Compact);
        m_checked.findings.push_back(finding);
        ++m_checked.found;
    }
    void find(const QByteArray &subject, const QByteArray &expected, const QByteArray &actual)
    {
        const auto side = [](const QByteArray &text) {
            return QJsonObject{{QStringLiteral("value"), QString::fromUtf8(text)}};
        };
        find(subject, side(expected), side(actual));
    }
    void couldNot(const QByteArray &what, std::vector<MissingGrant> missing, int native = 0)
    {
        m_checked.unchecked.push_back({what, std::move(missing), native});
    }
    void exempt() { m_checked.isExempt = true; }
    CheckedServer done()
    {
        m_checked.micros = m_timer.nsecsElapsed() / 1000;
        return std::move(m_checked);
    }

private:
    CheckedServer m_checked;
    QElapsedTimer m_timer;
};

ServerVariables variablesOf(Reader &reader, const char *statement)
{
    ServerVariables variables;
    for (const Row &row : reader.all(statement))
        variables.insert(row.bytes(0).toLower(), row.isNull(1) ? QByteArray() : row.bytes(1));
    return variables;
}

const QByteArray kMissing = "missing";

// What the steps say against what is there; what is there beside it is nobody's business, save another trigger.
template <class Expected, class Same>
void compare(Check &check, const char *kind, const std::map<QByteArray, Expected> &expected,
             const std::map<QByteArray, QByteArray> &actual, const QSet<QByteArray> &hiddenTables, Same same)
{
    for (const auto &[name, wanted] : expected) {
        const auto found = actual.find(name);
        if (hiddenTables.contains(name.left(name.indexOf(' '))))
            continue;
        const QByteArray text = same(wanted);
        if (found == actual.end() || found->second != text)
            check.find(QByteArray(kind) + '/' + QByteArray(name).replace(' ', '/'), text,
                       found == actual.end() ? kMissing : found->second);
    }
}

QByteArray textOf(const SchemaText::Column &column)
{
    return column.type + (column.nullable ? " null" : " not null");
}

QByteArray textOf(const SchemaText::Index &index)
{
    return QByteArray(index.unique ? "unique (" : "(") + index.columns.join(',') + ')';
}

QByteArray textOf(const SchemaText::Trigger &trigger)
{
    return trigger.when + ' ' + SchemaText::normalisedBody(trigger.body);
}

QByteArray keyOf(const Row &row)
{
    return row.bytes(0) + ' ' + row.bytes(1);
}

void checkSchema(Reader &reader, Check &check, const Grants &grants, const QByteArray &schema, Product product)
{
    const SchemaText expected = SchemaText::ofSteps();
    std::map<QByteArray, QByteArray> columns, checks, keys, triggers;
    for (const Row &row : reader.all("invariants/server/columns"))
        columns[keyOf(row)] = textOf(SchemaText::Column{SchemaText::normalisedType(row.bytes(2)), row.integer(3) != 0});
    compare(check, "column", expected.columns, columns, {}, [](const auto &column) { return textOf(column); });

    std::map<QByteArray, SchemaText::Index> indexes;
    for (const Row &row : reader.all("invariants/server/indexes")) {
        SchemaText::Index &index = indexes[keyOf(row)];
        index.unique = row.integer(2) == 0;
        index.columns << row.bytes(3);
    }
    std::map<QByteArray, QByteArray> indexTexts;
    for (const auto &[name, index] : indexes)
        indexTexts[name] = textOf(index);
    compare(check, "index", expected.indexes, indexTexts, {}, [](const auto &index) { return textOf(index); });

    // Of a table that one may read only, a server may hide the constraints; every table of ours has at least one.
    QSet<QByteArray> hidden;
    for (const auto &[name, index] : indexes)
        hidden << name.left(name.indexOf(' '));
    for (const Row &row : reader.all("invariants/server/with_constraints"))
        hidden.remove(row.bytes(0));
    if (!hidden.isEmpty())
        check.couldNot("constraints", {{"REFERENCES", schema + ".*", grants.account}});
    for (const Row &row : reader.all("invariants/server/checks"))
        checks[keyOf(row)] = SchemaText::normalised(row.bytes(2));
    compare(check, "check", expected.checks, checks, hidden,
            [](const QByteArray &condition) { return SchemaText::normalised(condition); });
    if (product == Product::MySql) {
        for (const Row &row : reader.all("invariants/server/not_enforced_mysql"))
            check.find("check/" + row.bytes(0) + '/' + row.bytes(1), QByteArray("enforced"),
                       QByteArray("not enforced"));
    }
    std::map<QByteArray, QByteArrayList> from, to;
    std::map<QByteArray, QByteArray> rules;
    for (const Row &row : reader.all("invariants/server/foreign_keys")) {
        from[keyOf(row)] << row.bytes(2);
        to[keyOf(row)] << row.bytes(4);
        rules[keyOf(row)] = row.bytes(3) + '.' + "%1" + ' ' + row.bytes(5) + ' ' + row.bytes(6);
    }
    for (const auto &[name, rule] : rules)
        keys[name] = from[name].join(',') + " > " +
                     QByteArray(rule).replace("%1", to[name].join(',')).replace("no action", "restrict");
    compare(check, "foreign-key", expected.foreignKeys, keys, hidden, [](const QByteArray &key) { return key; });

    if (!grants.allow("TRIGGER", schema)) {
        check.couldNot("triggers", {{"TRIGGER", schema + ".*", grants.account}});
        return;
    }
    for (const Row &row : reader.all("invariants/server/triggers"))
        triggers[row.bytes(0)] = row.bytes(1) + ' ' + SchemaText::normalisedBody(row.bytes(2));
    compare(check, "trigger", expected.triggers, triggers, {}, [](const auto &trigger) { return textOf(trigger); });
    for (const auto &[name, text] : triggers) {
        if (!expected.triggers.contains(name)) // it may change what is written
            check.find("trigger/" + name, "none", text);
    }
}

CheckedServer settings(Reader &reader, const Session &session, const Grants &grants, const QByteArray &schema)
{
    Check check("server.settings");
    const ServerVariables variables = variablesOf(reader, "invariants/server/variables");
    const auto demand = [&](const char *name, const QByteArrayList &allowed) {
        const QByteArray value = variables.value(name);
        if (variables.contains(name) && !allowed.contains(value.toUpper()))
            check.find(QByteArray("variable/") + name, allowed.first(), value);
    };
    demand("innodb_flush_log_at_trx_commit", {"1"});
    if (variables.value("log_bin") == "ON" || variables.value("log_bin") == "1")
        demand("sync_binlog", {"1"});
    demand("innodb_doublewrite", {"ON", "1", "TRUE", "DETECT_AND_RECOVER"});
    demand("read_only", {"OFF", "0"});
    demand("super_read_only", {"OFF", "0"});
    for (const QString &problem :
         dialect::prologueProblems(variablesOf(reader, "session/variables"), session.settings())) {
        const qsizetype at = problem.indexOf(u'=');
        check.find("session/" + problem.left(at).toUtf8(), QByteArray("as the program set it"),
                   problem.mid(at + 1).toUtf8());
    }
    if (reader.one("invariants/server/sysdate").integer(1) == 0)
        check.find("sysdate-is-now", QByteArray("the clock"), QByteArray("the statement's beginning"));
    checkSchema(reader, check, grants, schema, session.server().product);
    return check.done();
}

// Values for marks, such that a statement meets rows; empty: the store has none yet.
QHash<QByteArray, Literal> samples(Reader &reader)
{
    const QString text = QStringLiteral("x");
    QHash<QByteArray, Literal> values{{"accepted_at", lit(Instant{0})},
                                      {"answer", lit(text)},
                                      {"detail", lit(text)},
                                      {"operation", lit(QByteArray(16, 'x'))},
                                      {"price", lit(1)},
                                      {"quote_seconds", lit(300)},
                                      {"reason", lit(text)},
                                      {"road", lit(QStringLiteral("quote"))},
                                      {"status", lit(text)},
                                      {"units", lit(1)}};
    if (const auto row = reader.maybe("invariants/server/samples")) {
        values.insert("order", lit(row->integer(0)));
        values.insert("sku", lit(row->integer(1)));
        values.insert("skus", list({lit(row->integer(1))}));
    }
    if (const auto row = reader.maybe("invariants/server/sample_quote")) {
        values.insert("quote", lit(row->integer(0)));
        values.insert("quotes", list({lit(row->integer(0))}));
        values.insert("customer", lit(row->integer(1)));
        values.insert("operation", lit(row->bytes(2)));
    }
    return values;
}

CheckedServer plans(Reader &reader, const Grants &grants, const QByteArray &schema)
{
    Check check("server.locking-reads-use-index");
    QHash<QByteArray, qint64> notUnique; // indexes are named after their tables: rows of the table
    for (const Row &row : reader.all("invariants/server/sizes")) {
        if (row.integer(1) != 0)
            notUnique.insert(row.bytes(0), row.integer(2));
    }
    const QHash<QByteArray, Literal> ofStore = samples(reader);
    const auto receipt = reader.maybe("invariants/server/sample_receipt");
    for (const QByteArray &name : statementsThatPickRows()) {
        if (name.startsWith("demo/") || name.startsWith("training/")) // no desk sends them
            continue;
        const QList<QByteArray> marks = Statement::named(name).marks();
        std::vector<Param> params;
        for (const QByteArray &mark : marks) {
            if (name.startsWith("receipts/") && receipt && (mark == "customer" || mark == "key"))
                params.push_back({mark.constData(), mark == "key" ? lit(receipt->bytes(1)) : lit(receipt->integer(0))});
            else if (const auto value = ofStore.find(mark); value != ofStore.end())
                params.push_back({mark.constData(), *value});
        }
        if (qsizetype(params.size()) < marks.size())
            continue; // there is no row yet that it could lock
        std::vector<PlanRow> plan;
        try {
            plan = reader.plan(name, params);
        } catch (const DbError &error) {
            if (error.kind == DbError::Kind::ConnectionLost)
                throw;
            static const QRegularExpression verb(QStringLiteral("^(UPDATE|DELETE|SELECT)"));
            static const QRegularExpression table(QStringLiteral("(?:FROM|UPDATE) (\\w+)"));
            const QString sql = QString::fromLatin1(Statement::named(name).text());
            const QByteArray right = verb.match(sql).captured(1).toLatin1();
            if (error.kind == DbError::Kind::NotPermitted) // another role's
                check.couldNot(name, {{right == "SELECT" ? "UPDATE" : right,
                                       schema + '.' + table.match(sql).captured(1).toLatin1(), grants.account}});
            else // somebody works on just this row
                check.couldNot(name, {}, error.native);
            continue;
        }
        for (const PlanRow &row : plan) {
            if (row.table.isEmpty()) // the values meet no row
                continue;
            const bool isUnique = !notUnique.contains(row.key);
            const bool isShort = (isUnique ? row.rows : notUnique.value(row.key)) < kFewRows;
            const bool isGood = row.goesByKey() && isUnique && !row.key.isEmpty();
            if (!isGood && !isShort)
                check.find(name + '/' + row.table, QJsonObject{{QStringLiteral("key"), QStringLiteral("PRIMARY")}},
                           QJsonObject{{QStringLiteral("key"), QString::fromUtf8(row.key)},
                                       {QStringLiteral("type"), QString::fromUtf8(row.type)},
                                       {QStringLiteral("rows"), row.rows}});
        }
    }
    return check.done();
}

struct ClockSeen // microseconds ahead of this workstation's, give or take half of the way there and back
{
    qint64 offset = 0;
    qint64 roundTrip = -1;
};

template <class Ask>
ClockSeen seenClock(const WorkstationClock &clock, Ask ask)
{
    ClockSeen seen;
    for (int i = 0; i < 3; ++i) { // the shortest way there and back tells best
        const qint64 before = clock();
        const Instant server = ask();
        const qint64 after = clock();
        if (seen.roundTrip < 0 || after - before < seen.roundTrip)
            seen = {server.micros - (before + (after - before) / 2), after - before};
    }
    return seen;
}

CheckedServer clocks(Reader &reader, const Session &session, const WorkstationClock &clock, ServerHealth &health)
{
    Check check("clock.offset");
    const auto compare = [&](const QByteArray &subject, qint64 apart, qint64 roundTrip) {
        if (std::abs(apart) - roundTrip / 2 > kMostOffset)
            check.find(
                subject, QJsonObject{{QStringLiteral("most_micros"), kMostOffset}},
                QJsonObject{{QStringLiteral("micros"), apart}, {QStringLiteral("round_trip_micros"), roundTrip}});
    };
    const ClockSeen server = seenClock(clock, [&] { return reader.one("store/now").instant(0); });
    health.clockOffset = server.offset;
    health.roundTrip = server.roundTrip;
    compare("server", server.offset, server.roundTrip);
    // A member with another clock would let quotes live longer or shorter from the fail-over on.
    for (const ServerAddress &host : session.otherHosts()) {
        const QByteArray member = "member/" + host.text().toUtf8();
        try {
            Connection connection(session.settings(), host);
            const QByteArray question = Statement::named("store/now").text();
            const ClockSeen seen =
                seenClock(clock, [&] { return connection.execute("store/now", question).rows.front().instant(0); });
            compare(member, seen.offset - server.offset, seen.roundTrip + server.roundTrip);
        } catch (const DbError &error) {
            check.couldNot(member, {}, error.native);
        }
    }
    return check.done();
}

// The grants of a role as the server would show them.
Grants grantsOfRole(const QByteArray &role, const QByteArray &schema)
{
    QByteArrayList lines;
    for (const QByteArray &statement : rightsOf(roleNamed(role), QString::fromUtf8(schema), QStringLiteral("role")))
        lines << statement.simplified();
    return Grants::parsed(lines);
}

bool mayHave(const Grants &role, const Grant &grant, const QByteArray &privilege, const QByteArray &column)
{
    const auto plain = [](QByteArray schema) { return schema.replace("\\_", "_"); }; // either may be a pattern
    return std::ranges::any_of(role.all, [&](const Grant &allowed) {
        const bool isThere =
            plain(allowed.schema) == plain(grant.schema) && (allowed.table.isEmpty() || allowed.table == grant.table);
        return isThere && std::ranges::any_of(allowed.rights, [&](const Grant::Right &right) {
                   return right.privilege == privilege && (right.columns.isEmpty() || right.columns.contains(column));
               });
    });
}

CheckedServer rights(const Grants &grants, const QByteArray &role, const QByteArray &schema)
{
    Check check("rights.narrow");
    if (role == "owner") {
        check.exempt();
        return check.done();
    }
    const Grants wanted = grantsOfRole(role, schema);
    for (const Grant &grant : grants.all) {
        const QByteArray object =
            (grant.schema.isEmpty() ? "*" : grant.schema) + '.' + (grant.table.isEmpty() ? "*" : grant.table);
        const auto tooWide = [&](const QByteArray &what) {
            check.find(grants.account + '/' + what + '/' + object, QByteArray("not granted"), "granted on " + object);
        };
        for (const Grant::Right &right : grant.rights) {
            const bool isHarmless = right.privilege == "USAGE" || (right.privilege == "PROCESS") ||
                                    (right.privilege == "SELECT" && grant.schema == "performance_schema");
            if (isHarmless) // PROCESS and SELECT there: who waits for whom
                continue;
            if (right.columns.isEmpty()) {
                if (!mayHave(wanted, grant, right.privilege, QByteArray()))
                    tooWide(right.privilege);
                continue;
            }
            for (const QByteArray &column : right.columns) {
                if (!mayHave(wanted, grant, right.privilege, column))
                    tooWide(right.privilege + ' ' + column);
            }
        }
        if (grant.withGrantOption)
            tooWide("GRANT OPTION");
    }
    return check.done();
}

} // namespace

qint64 workstationClock()
{
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

qint64 ServerHealth::found() const
{
    qint64 sum = 0;
    for (const CheckedServer &checked : checks)
        sum += checked.found;
    return sum;
}

std::vector<Unchecked> ServerHealth::unchecked() const
{
    std::vector<Unchecked> all;
    for (const CheckedServer &checked : checks)
        all.insert(all.end(), checked.unchecked.begin(), checked.unchecked.end());
    return all;
}

QByteArrayList statementsThatPickRows()
{
    QByteArrayList names;
    for (const QByteArray &name : Statement::names()) {
        const QByteArray sql = Statement::named(name).text();
        const bool isLocking = asPlainRead(sql) != sql;
        const bool isWrite = sql.startsWith("UPDATE") || sql.startsWith("DELETE") || sql.startsWith("INSERT");
        const bool isSettingUp = name.startsWith("schema/") || name.startsWith("staff/");
        if ((isLocking || (isWrite && sql.contains("WHERE"))) && !isSettingUp)
            names << name;
    }
    return names;
}

ServerHealth checkServer(Session &session, const WorkstationClock &clock)
{
    return session.read("CheckServer", [&](Reader &reader) {
        ServerHealth health;
        const Grants grants = grantsOf(reader);
        const Row account = reader.one("invariants/server/account");
        const QByteArray schema = account.bytes(1);
        const auto add = [&](const char *id, const auto &look) {
            try {
                health.checks.push_back(look());
            } catch (const DbError &error) { // of the whole check of a store this is the lesser part
                if (error.kind == DbError::Kind::ConnectionLost || error.kind == DbError::Kind::Program)
                    throw;
                Check check(id);
                check.couldNot(id, {}, error.native);
                health.checks.push_back(check.done());
            }
        };
        add("server.settings", [&] { return settings(reader, session, grants, schema); });
        add("server.locking-reads-use-index", [&] { return plans(reader, grants, schema); });
        add("clock.offset", [&] { return clocks(reader, session, clock, health); });
        add("rights.narrow",
            [&] { return rights(grants, account.isNull(2) ? QByteArray() : account.bytes(2), schema); });
        return health;
    });
}

} // namespace holdfast
