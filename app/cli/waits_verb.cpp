// SPDX-License-Identifier: GPL-3.0-or-later
// waits
#include "app/cli/verb.h"

#include "sql/connection/session.h"
#include "sql/pages/lock_waits.h"

#include <QJsonArray>

namespace holdfast::cli {

namespace {

QJsonValue instant(Instant instant)
{
    return QString::fromLatin1(instant.json());
}

QString recordWords(const LockedRecord &record)
{
    const QByteArray &table = record.table;
    if (table.isEmpty())
        return {};
    QStringList parts;
    if (record.order)
        parts << QStringLiteral("order %1").arg(number(*record.order));
    if (record.quote)
        parts << QStringLiteral("quote %1").arg(number(*record.quote));
    if (record.sku)
        parts << QStringLiteral("SKU %1").arg(record.skuCode.isEmpty() ? QString::number(number(*record.sku))
                                                                       : plain(record.skuCode));
    if (record.customer)
        parts << QStringLiteral("customer %1").arg(number(*record.customer));
    if (!record.key.isEmpty())
        parts << QStringLiteral("key %1").arg(plain(record.key));
    const bool isItself = table == "orders" || table == "quotes" || table == "skus" || table == "customers";
    if (isItself && !parts.isEmpty())
        return parts.join(QStringLiteral(", "));
    const QString what = table == "stock"          ? QStringLiteral("stock")
                         : table == "reservations" ? QStringLiteral("reservation")
                         : table == "receipts"     ? QStringLiteral("receipt")
                         : table == "prices"       ? QStringLiteral("price")
                                                   : plain(table);
    return parts.isEmpty() ? what : what + QStringLiteral(" of ") + parts.join(QStringLiteral(", "));
}

QJsonObject json(const LockedRecord &record)
{
    QJsonObject object{{QStringLiteral("table"), plain(record.table)}, {QStringLiteral("index"), plain(record.index)}};
    const auto add = [&](const char *name, const auto &id) {
        if (id)
            object.insert(QLatin1String(name), number(*id));
    };
    add("order", record.order);
    add("quote", record.quote);
    add("sku_id", record.sku);
    add("customer", record.customer);
    if (!record.skuCode.isEmpty())
        object.insert(QStringLiteral("sku"), plain(record.skuCode));
    if (!record.key.isEmpty())
        object.insert(QStringLiteral("key"), plain(record.key));
    return object;
}

QJsonArray json(const std::vector<LockedRecord> &records)
{
    QJsonArray array;
    for (const LockedRecord &record : records)
        array << json(record);
    return array;
}

QJsonObject json(const LockParty &party)
{
    return {{QStringLiteral("connection"), party.connection},
            {QStringLiteral("account"), plain(party.account)},
            {QStringLiteral("workstation"), party.workstation.isEmpty() ? QJsonValue() : party.workstation},
            {QStringLiteral("began"), party.began ? instant(*party.began) : QJsonValue()},
            {QStringLiteral("statement"), party.statement}};
}

QString name(const LockParty &party)
{
    const QString account = plain(party.account);
    return (party.workstation.isEmpty() ? account : account + QStringLiteral(" at ") + plain(party.workstation)) +
           QStringLiteral(" (%1)").arg(party.connection);
}

QJsonObject json(const Deadlock &deadlock)
{
    QJsonArray parties;
    for (const DeadlockParty &party : deadlock.parties) {
        QJsonObject object = json(party.who);
        object.insert(QStringLiteral("holds"), json(party.holds));
        object.insert(QStringLiteral("waits_for"), json(party.waitsFor));
        object.insert(QStringLiteral("rolled_back"), party.wasRolledBack);
        parties << object;
    }
    return {{QStringLiteral("at"), deadlock.at ? instant(*deadlock.at) : QJsonValue()},
            {QStringLiteral("parties"), parties}};
}

Answer cannotSee(const std::vector<MissingGrant> &missing)
{
    QStringList statements;
    QJsonArray fields;
    for (const MissingGrant &grant : missing) {
        statements << plain(grant.statement());
        fields << plain(grant.statement());
    }
    return {"NotPermitted",
            Exit::NoAnswer,
            {{QStringLiteral("missing"), fields}},
            QStringLiteral("This account may not see who waits for whom; an administrator can let it: %1.")
                .arg(statements.join(QStringLiteral("; "))),
            {}};
}

Answer look(OpenStore &open)
{
    Session &session = *open.session;
    const LockWaits waits =
        session.read("LockWaits", [&](Reader &reader) { return lockWaits(reader, session.server().product); });
    if (!waits.missing.empty())
        return cannotSee(waits.missing);
    if (waits.isOff)
        return {"NotPermitted",
                Exit::NoAnswer,
                {},
                QStringLiteral("The server does not record who waits for whom: performance_schema is off."),
                {}};
    const LastDeadlock last = session.read("LastDeadlock", lastDeadlock);
    QJsonArray sessions;
    QList<QStringList> lines;
    std::size_t waiting = 0;
    for (const LockWaiter &waiter : waits.sessions) {
        waiting += !waiter.blockers.empty();
        QJsonObject object = json(waiter.who);
        QJsonArray blockers;
        QStringList blockerWords;
        for (const qint64 blocker : waiter.blockers) {
            blockers << blocker;
            blockerWords << QString::number(blocker);
        }
        object.insert(QStringLiteral("depth"), waiter.depth);
        object.insert(QStringLiteral("waits_for"), blockers);
        object.insert(QStringLiteral("on"), blockers.isEmpty() ? QJsonValue() : json(waiter.on));
        object.insert(QStringLiteral("since"), waiter.since ? instant(*waiter.since) : QJsonValue());
        sessions << object;
        lines << QStringList{QString(waiter.depth * 2, u' ') + name(waiter.who), recordWords(waiter.on),
                             waiter.since ? shortInstant(*waiter.since) : QString(),
                             blockerWords.join(QStringLiteral(", ")),
                             waiter.who.began ? shortInstant(*waiter.who.began) : QString()};
    }
    QString listing;
    if (lines.isEmpty())
        listing = QStringLiteral("Nobody waits for a lock.\n");
    else
        listing = table({QStringLiteral("Session"), QStringLiteral("Waits for"), QStringLiteral("Since"),
                         QStringLiteral("Behind"), QStringLiteral("In its transaction since")},
                        lines);
    if (last.deadlock) {
        listing += QStringLiteral("Last deadlock: %1\n")
                       .arg(last.deadlock->at ? shortInstant(*last.deadlock->at) : QStringLiteral("at some time"));
        for (const DeadlockParty &party : last.deadlock->parties) {
            QStringList wanted;
            for (const LockedRecord &record : party.waitsFor)
                wanted << recordWords(record);
            listing += QStringLiteral("  %1 wanted %2%3\n")
                           .arg(name(party.who), wanted.join(QStringLiteral(", ")),
                                party.wasRolledBack ? QStringLiteral("; rolled back") : QString());
        }
    }
    return {"Waits",
            Exit::Done,
            {{QStringLiteral("at"), instant(waits.now)},
             {QStringLiteral("sessions"), sessions},
             {QStringLiteral("last_deadlock"), last.deadlock ? QJsonValue(json(*last.deadlock)) : QJsonValue()}},
            waiting == 0 ? QString() : QStringLiteral("Sessions that wait: %1.").arg(waiting),
            listing};
}

} // namespace

Parsed waitsVerb(const QStringList &words)
{
    if (!words.isEmpty())
        return usage(QStringLiteral("usage: waits"));
    return Job(look);
}

} // namespace holdfast::cli
