// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/lock_waits_text.h"

#include "ui/shared/format.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <tuple>

namespace holdfast::lockwords {

namespace {

struct LockWords
{
    Q_DECLARE_TR_FUNCTIONS(LockWords)
};

constexpr qint64 kSecond = 1'000'000;
constexpr qint64 kLongAgo = 12 * 3600 * kSecond;

bool isSame(const LockedRecord &a, const LockedRecord &b)
{
    const auto told = [](const LockedRecord &on) {
        return std::tie(on.table, on.order, on.sku, on.quote, on.customer, on.key);
    };
    const bool isNamed = a.order || a.sku || a.quote || a.customer;
    return told(a) == told(b) && (isNamed || (a.index == b.index && a.data == b.data));
}

QString skuName(const LockedRecord &on)
{
    return on.skuCode.isEmpty() ? QString::number(number(*on.sku)) : QString::fromUtf8(on.skuCode);
}

// Where the server does not tell which row: between two, or behind the last one.
QString anyOf(const QByteArray &table)
{
    if (table == "orders")
        return LockWords::tr("an order");
    if (table == "order_lines")
        return LockWords::tr("an order line");
    if (table == "reservations")
        return LockWords::tr("a reservation");
    if (table == "stock")
        return LockWords::tr("a stock row");
    if (table == "skus")
        return LockWords::tr("a SKU");
    if (table == "prices")
        return LockWords::tr("a price");
    if (table == "quotes")
        return LockWords::tr("a quote");
    if (table == "quote_lines")
        return LockWords::tr("a quote line");
    if (table == "receipts")
        return LockWords::tr("a receipt");
    if (table == "customers")
        return LockWords::tr("a customer");
    return table.isEmpty() ? LockWords::tr("something") : LockWords::tr("table %1").arg(QString::fromUtf8(table));
}

} // namespace

QString party(const LockParty &who)
{
    const QString account = QString::fromUtf8(who.account);
    if (who.workstation.isEmpty())
        return account.isEmpty() ? LockWords::tr("connection %1").arg(who.connection)
                                 : LockWords::tr("account %1 (connection %2)").arg(account).arg(who.connection);
    return account.isEmpty() ? who.workstation : LockWords::tr("%1 (%2)").arg(who.workstation, account);
}

QString record(const LockedRecord &on)
{
    const QByteArray &table = on.table;
    if (table == "reservations" && on.order && on.sku)
        return LockWords::tr("the reservation of %1 for order %2").arg(skuName(on)).arg(number(*on.order));
    if (table == "receipts" && on.customer)
        return LockWords::tr("a receipt of customer %1").arg(number(*on.customer));
    if (table == "order_lines" && on.order)
        return LockWords::tr("a line of order %1").arg(number(*on.order));
    if (table == "quote_lines" && on.quote)
        return LockWords::tr("a line of quote %1").arg(number(*on.quote));
    if (table == "reservations" && on.order)
        return LockWords::tr("a reservation of order %1").arg(number(*on.order));
    if (table == "stock" && on.sku)
        return LockWords::tr("the stock of %1").arg(skuName(on));
    if (table == "prices" && on.sku)
        return LockWords::tr("the price of %1").arg(skuName(on));
    if (on.order)
        return LockWords::tr("order %1").arg(number(*on.order));
    if (on.quote)
        return LockWords::tr("quote %1").arg(number(*on.quote));
    if (on.sku)
        return LockWords::tr("SKU %1").arg(skuName(on));
    if (on.customer)
        return LockWords::tr("customer %1").arg(number(*on.customer));
    return anyOf(table);
}

QString records(const std::vector<LockedRecord> &all)
{
    QStringList names;
    for (const LockedRecord &on : all) {
        const QString name = record(on);
        if (!names.contains(name)) // a row and its entry in an index are one thing
            names << name;
    }
    return QLocale().createSeparatedList(names);
}

QString since(Instant at, Instant now)
{
    return std::abs(now.micros - at.micros) > kLongAgo ? format::dayAndTime(at) : format::time(at);
}

QString duration(Instant since, Instant now)
{
    const qint64 seconds = std::max<qint64>(0, (now.micros - since.micros) / kSecond);
    if (seconds < 60)
        return LockWords::tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return LockWords::tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
    return LockWords::tr("%1 h %2 min").arg(seconds / 3600).arg(seconds / 60 % 60);
}

std::vector<LockedRecord> heldBy(const LockWaits &waits, const LockWaiter &session)
{
    std::vector<LockedRecord> held;
    for (const LockWaiter &other : waits.sessions) {
        const bool isBehind = std::ranges::find(other.blockers, session.who.connection) != other.blockers.end();
        // Who waits for the same is only ahead of it.
        const bool isAhead = !session.blockers.empty() && isSame(other.on, session.on);
        const bool isKnown =
            std::ranges::any_of(held, [&](const LockedRecord &record) { return isSame(record, other.on); });
        if (isBehind && !isAhead && !isKnown)
            held.push_back(other.on);
    }
    return held;
}

bool isIdle(const LockWaiter &session)
{
    return session.blockers.empty() && session.who.statement.isEmpty();
}

QString sentence(const LockWaits &waits, const LockWaiter &session)
{
    const QString who = party(session.who);
    const QString held = records(heldBy(waits, session));
    if (session.blockers.empty())
        return session.who.began
                   ? LockWords::tr("%1 holds %2 since %3").arg(who, held, since(*session.who.began, waits.now))
                   : LockWords::tr("%1 holds %2").arg(who, held);
    const QString wanted = record(session.on);
    const QString waited =
        session.since ? LockWords::tr("%1 waits for %2 for %3").arg(who, wanted, duration(*session.since, waits.now))
                      : LockWords::tr("%1 waits for %2").arg(who, wanted);
    return held.isEmpty() ? waited : LockWords::tr("%1, and holds %2").arg(waited, held);
}

QString doing(const LockWaiter &session)
{
    if (!session.blockers.empty())
        return LockWords::tr("waits");
    return isIdle(session) ? LockWords::tr("idle in its transaction") : LockWords::tr("runs a statement");
}

QString note(const LockWaits &waits, const LockWaiter &session)
{
    QStringList parts;
    if (!session.who.workstation.isEmpty() && session.who.connection > 0)
        parts << LockWords::tr("connection %1").arg(session.who.connection);
    if (session.blockers.empty()) {
        parts << doing(session);
    } else {
        QStringList names;
        for (const qint64 blocker : session.blockers) {
            const auto found = std::ranges::find(waits.sessions, blocker,
                                                 [](const LockWaiter &other) { return other.who.connection; });
            names << (found == waits.sessions.end() ? LockWords::tr("connection %1").arg(blocker) : party(found->who));
        }
        parts << LockWords::tr("behind %1").arg(QLocale().createSeparatedList(names));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace holdfast::lockwords
