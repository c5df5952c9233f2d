// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/lock_waits.h"

#include "sql/connection/transaction.h"

#include <QHash>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <functional>

namespace holdfast {

namespace {

using Value = std::variant<qint64, QByteArray>;

// By which columns a table's rows are known; what is behind them in an index's entry is no part of the key.
QByteArrayList primaryKeyOf(const QByteArray &table)
{
    static const QHash<QByteArray, QByteArrayList> keys{{"orders", {"order"}},
                                                        {"order_lines", {"order", "line"}},
                                                        {"reservations", {"order", "sku"}},
                                                        {"stock", {"sku"}},
                                                        {"skus", {"sku"}},
                                                        {"prices", {"sku"}},
                                                        {"quotes", {"quote"}},
                                                        {"quote_lines", {"quote", "line"}},
                                                        {"receipts", {"customer", "key"}},
                                                        {"customers", {"customer"}}};
    return keys.value(table);
}

// Of a secondary index the primary key is the entry's end, unless the index has its columns already.
QByteArrayList columnsOf(const QByteArray &table, const QByteArray &index, qsizetype values)
{
    QByteArrayList key = primaryKeyOf(table);
    if (index == "PRIMARY" || key.isEmpty())
        return key;
    if (index == "reservations_by_stock")
        return {"sku", "order"};
    while (key.size() < values)
        key.prepend(QByteArray());
    return key;
}

// "7, 0x6B6579" and "7, 'text'" as values; "supremum pseudo-record" is behind the last row, and none.
std::vector<Value> valuesOf(const QByteArray &data)
{
    std::vector<Value> values;
    static const QRegularExpression value(QStringLiteral("'((?:[^']|'')*)'|0x([0-9A-Fa-f]+)|(-?[0-9]+)|(NULL)"));
    if (data.contains("supremum"))
        return values;
    auto each = value.globalMatch(QString::fromLatin1(data));
    while (each.hasNext()) {
        const auto match = each.next();
        if (!match.captured(3).isEmpty())
            values.emplace_back(match.captured(3).toLongLong());
        else if (!match.captured(2).isEmpty())
            values.emplace_back(QByteArray::fromHex(match.captured(2).toLatin1()));
        else
            values.emplace_back(match.captured(1).toLatin1().replace("''", "'"));
    }
    return values;
}

LockedRecord recordOf(const Row &row)
{
    const QByteArray index = row.isNull(4) ? QByteArray() : row.bytes(4);
    const QByteArray data = row.isNull(6) ? QByteArray() : row.bytes(6);
    LockedRecord record = LockedRecord::of(row.isNull(3) ? QByteArray() : row.bytes(3), index, valuesOf(data));
    record.data = data;
    return record;
}

LockParty partyOf(const Row &row, bool waiting)
{
    const auto text = [&](std::size_t column) { return row.maybeText(column + (waiting ? 0 : 1)).value_or(QString()); };
    LockParty party;
    party.connection = row.integer(waiting ? 1 : 2);
    party.began = row.maybeInstant(waiting ? 8 : 9);
    party.statement = text(10);
    party.account = text(12).toUtf8();
    party.workstation = text(14);
    return party;
}

// Pairs of who waits and who is in the way, as a forest: roots first, each with all that stands behind it.
std::vector<LockWaiter> inOrder(const QMap<qint64, LockWaiter> &sessions, const std::vector<qint64> &asTheyCame)
{
    std::vector<LockWaiter> ordered;
    QSet<qint64> placed;
    // How far from a session that waits for nobody; a ring has no such session.
    QHash<qint64, int> depths;
    for (const LockWaiter &session : sessions) {
        if (session.blockers.empty())
            depths.insert(session.who.connection, 0);
    }
    for (bool found = true; found;) {
        found = false;
        for (const LockWaiter &session : sessions) {
            for (const qint64 blocker : session.blockers) {
                const int depth = depths.value(blocker, -1) + 1;
                if (depth > 0 && depth < depths.value(session.who.connection, INT_MAX)) {
                    depths.insert(session.who.connection, depth);
                    found = true;
                }
            }
        }
    }
    const std::function<void(qint64, int)> place = [&](qint64 connection, int depth) {
        if (placed.contains(connection))
            return;
        placed << connection;
        LockWaiter session = sessions.value(connection);
        session.depth = depth;
        std::ranges::stable_sort(session.blockers, {}, [&](qint64 blocker) { return depths.value(blocker, INT_MAX); });
        ordered.push_back(session);
        for (const qint64 other : asTheyCame) {
            const std::vector<qint64> &blockers = sessions[other].blockers;
            const auto nearest =
                std::ranges::min_element(blockers, {}, [&](qint64 blocker) { return depths.value(blocker, INT_MAX); });
            if (nearest != blockers.end() && *nearest == connection)
                place(other, depth + 1);
        }
    };
    for (const bool ring : {false, true}) {
        for (const qint64 connection : asTheyCame) {
            if (ring || sessions[connection].blockers.empty())
                place(connection, 0);
        }
    }
    return ordered;
}

void nameSkus(Reader &reader, const std::vector<LockedRecord *> &records)
{
    std::vector<Literal> ids;
    for (const LockedRecord *record : records) {
        if (record->sku)
            ids.push_back(lit(*record->sku));
    }
    if (ids.empty())
        return;
    QHash<qint64, QByteArray> codes;
    for (const Row &row : reader.all("skus/skus_named", {{"skus", list(ids)}}))
        codes.insert(row.integer(0), row.bytes(1));
    for (LockedRecord *record : records) {
        if (record->sku)
            record->skuCode = codes.value(number(*record->sku));
    }
}

std::vector<MissingGrant> missingFor(Reader &reader, Product product, bool waits, const DbError &error)
{
    const Grants grants = grantsOf(reader);
    std::vector<MissingGrant> missing;
    if (!grants.allow("PROCESS"))
        missing.push_back({"PROCESS", "*.*", grants.account});
    if (waits && product == Product::MySql) {
        for (const char *table : {"data_lock_waits", "data_locks", "threads"}) {
            if (!grants.allow("SELECT", "performance_schema", table))
                missing.push_back({"SELECT", QByteArray("performance_schema.") + table, grants.account});
        }
    }
    if (missing.empty()) // it is something else
        throw error;
    return missing;
}

} // namespace

LockedRecord LockedRecord::of(const QByteArray &table, const QByteArray &index, const std::vector<Value> &values)
{
    LockedRecord record;
    record.table = table;
    record.index = index;
    const QByteArrayList columns = columnsOf(table, index, qsizetype(values.size()));
    if (std::size_t(columns.size()) > values.size())
        return record; // not told
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const Value &value = values[std::size_t(i)];
        if (columns[i] == "key" && std::holds_alternative<QByteArray>(value))
            record.key = std::get<QByteArray>(value);
        const auto *id = std::get_if<qint64>(&value);
        if (!id)
            continue;
        if (columns[i] == "order")
            record.order = OrderId{*id};
        else if (columns[i] == "sku")
            record.sku = SkuId{*id};
        else if (columns[i] == "quote")
            record.quote = QuoteId{*id};
        else if (columns[i] == "customer")
            record.customer = CustomerId{*id};
    }
    return record;
}

LockWaits lockWaits(Reader &reader, Product product)
{
    LockWaits waits;
    std::vector<Row> rows;
    try {
        rows = reader.all(product == Product::MySql ? "locks/lock_waits_mysql" : "locks/lock_waits_mariadb");
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::NotPermitted)
            throw;
        waits.missing = missingFor(reader, product, true, error);
        return waits;
    }
    QMap<qint64, LockWaiter> sessions;
    std::vector<qint64> asTheyCame; // longest waiter first, each behind its own blocker's first mention
    for (const Row &row : rows) {
        if (row.bytes(0) == "server") {
            waits.isOff = row.integer(1) == 0;
            waits.now = row.instant(7);
            continue;
        }
        if (row.isNull(1) || row.isNull(2)) // gone meanwhile, or a thread of the server
            continue;
        for (const bool waiting : {false, true}) {
            LockParty party = partyOf(row, waiting);
            if (!sessions.contains(party.connection)) {
                asTheyCame.push_back(party.connection);
                sessions[party.connection].who = party;
            }
        }
        LockWaiter &waiter = sessions[row.integer(1)];
        if (std::ranges::find(waiter.blockers, row.integer(2)) == waiter.blockers.end())
            waiter.blockers.push_back(row.integer(2));
        waiter.on = recordOf(row);
        waiter.mode = row.isNull(5) ? QByteArray() : row.bytes(5);
        waiter.since = row.maybeInstant(7);
    }
    waits.sessions = inOrder(sessions, asTheyCame);
    std::vector<LockedRecord *> records;
    for (LockWaiter &session : waits.sessions)
        records.push_back(&session.on);
    nameSkus(reader, records);
    return waits;
}

std::optional<Deadlock> Deadlock::parsed(const QByteArray &engineStatus, QByteArray *at)
{
    const qsizetype begin = engineStatus.indexOf("LATEST DETECTED DEADLOCK");
    if (begin < 0)
        return std::nullopt;
    static const QRegularExpression when(QStringLiteral("^(\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d)"));
    static const QRegularExpression transaction(QStringLiteral("^\\*\\*\\* \\((\\d+)\\) TRANSACTION:"));
    static const QRegularExpression thread(
        QStringLiteral("thread id (\\d+),.* query id \\d+ (\\S+)(?: (\\d[\\d.]*|[0-9a-f]*:[0-9a-f:.]*))? (\\S+)"));
    static const QRegularExpression lock(
        QStringLiteral("^RECORD LOCKS .* index (\\S+) of table `([^`]+)`\\.`([^`]+)`"));
    static const QRegularExpression field(QStringLiteral("^ \\d+: len (\\d+); hex ([0-9a-f]*);"));
    static const QRegularExpression victim(QStringLiteral("^\\*\\*\\* WE ROLL BACK TRANSACTION \\((\\d+)\\)"));
    Deadlock deadlock;
    std::vector<LockedRecord> *into = nullptr;
    std::vector<Value> fields;
    const auto endOfRecord = [&] {
        if (!fields.empty() && into && !into->empty()) {
            LockedRecord record = LockedRecord::of(into->back().table, into->back().index, fields);
            const bool isFirst =
                !into->back().order && !into->back().sku && !into->back().quote && !into->back().customer;
            if (isFirst)
                into->back() = record;
            else
                into->push_back(record);
        }
        fields.clear();
    };
    bool inStatement = false;
    QByteArrayList lines = engineStatus.mid(begin).split('\n');
    for (qsizetype i = 2; i < lines.size(); ++i) {
        const QString line = QString::fromUtf8(lines[i]);
        if (i > 2 && line.startsWith(QLatin1String("------------")))
            break; // the next section
        deadlock.text += lines[i] + '\n';
        QRegularExpressionMatch match;
        if (i == 2 && (match = when.match(line)).hasMatch()) {
            if (at)
                *at = match.captured(1).toLatin1();
        } else if ((match = transaction.match(line)).hasMatch()) {
            endOfRecord();
            deadlock.parties.emplace_back();
            into = nullptr;
        } else if (deadlock.parties.empty()) {
            continue;
        } else if ((match = victim.match(line)).hasMatch()) {
            endOfRecord();
            const std::size_t number = match.captured(1).toUInt();
            if (number >= 1 && number <= deadlock.parties.size())
                deadlock.parties[number - 1].wasRolledBack = true;
        } else if (line.startsWith(QLatin1String("*** "))) {
            endOfRecord();
            inStatement = false;
            DeadlockParty &party = deadlock.parties.back();
            // MariaDB does not say what this one holds, but with what its wish conflicts: what the other one holds.
            into = line.contains(QLatin1String("WAITING")) ? &party.waitsFor
                   : line.contains(QLatin1String("HOLDS")) ? &party.holds
                                                           : nullptr;
        } else if ((match = thread.match(line)).hasMatch()) {
            DeadlockParty &party = deadlock.parties.back();
            party.who.connection = match.captured(1).toLongLong();
            party.who.account = match.captured(4).toUtf8();
            inStatement = true;
        } else if ((match = lock.match(line)).hasMatch()) {
            endOfRecord();
            inStatement = false;
            if (into) {
                LockedRecord record;
                record.index = match.captured(1).toUtf8();
                record.table = match.captured(3).toUtf8();
                into->push_back(record);
            }
        } else if ((match = field.match(line)).hasMatch()) {
            const QByteArray bytes = QByteArray::fromHex(match.captured(2).toLatin1());
            if (match.captured(1).toInt() == 8 && bytes.size() == 8) { // BIGINT: big endian, its sign turned round
                quint64 number = 0;
                for (const char c : bytes)
                    number = number << 8 | uchar(c);
                fields.emplace_back(qint64(number ^ (quint64(1) << 63)));
            } else {
                fields.emplace_back(bytes);
            }
        } else if (line.startsWith(QLatin1String("Record lock"))) {
            endOfRecord();
        } else if (inStatement && !line.trimmed().isEmpty()) {
            QString &text = deadlock.parties.back().who.statement;
            text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + line;
        }
    }
    endOfRecord();
    return deadlock;
}

LastDeadlock lastDeadlock(Reader &reader)
{
    LastDeadlock last;
    QByteArray at;
    try {
        last.deadlock = Deadlock::parsed(reader.one("locks/engine_status").bytes(2), &at);
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::NotPermitted)
            throw;
        last.missing = missingFor(reader, Product::Other, false, error);
        return last;
    }
    if (!last.deadlock)
        return last;
    if (!at.isEmpty())
        last.deadlock->at = reader.one("locks/local_instant", {{"text", lit(QString::fromLatin1(at))}}).maybeInstant(0);
    std::vector<Literal> connections{lit(0)};
    std::vector<LockedRecord *> records;
    for (DeadlockParty &party : last.deadlock->parties) {
        connections.push_back(lit(party.who.connection));
        for (std::vector<LockedRecord> *some : {&party.holds, &party.waitsFor}) {
            for (LockedRecord &record : *some)
                records.push_back(&record);
        }
    }
    for (const Row &row : reader.all("locks/desks_of", {{"connections", list(connections)}})) {
        for (DeadlockParty &party : last.deadlock->parties) {
            // The number may be somebody else's by now.
            if (party.who.connection == row.integer(0) && party.who.account == row.bytes(1))
                party.who.workstation = row.text(2);
        }
    }
    nameSkus(reader, records);
    return last;
}

} // namespace holdfast
