// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pending/pending_text.h"

#include "sql/flows/change_price.h"
#include "sql/flows/count_stock.h"
#include "sql/flows/probe_cancel.h"
#include "sql/flows/receive_stock.h"
#include "ui/shared/format.h"
#include "ui/shared/status_pill.h"

#include <QCoreApplication>
#include <QDateTime>

namespace holdfast {

namespace {

struct PendingWords
{
    Q_DECLARE_TR_FUNCTIONS(PendingOperations)
};

using Tone = AnswerText::Tone;
using State = JournalEntry::State;

QString at(const JournalEntry &entry)
{
    const QDateTime instant =
        QDateTime::fromString(entry.detail.value(QStringLiteral("at")).toString(), Qt::ISODateWithMs);
    return instant.isValid() ? format::dayAndTime(Instant{instant.toMSecsSinceEpoch() * 1000}) : QStringLiteral("?");
}

QString by(const JournalEntry &entry)
{
    return entry.detail.value(QStringLiteral("by")).toString();
}

} // namespace

QString pendingTitle(const JournalEntry &entry)
{
    const QString order = entry.order ? QString::number(number(*entry.order)) : QString();
    if (entry.kind == "CancelOrder")
        return PendingWords::tr("Cancel order %1").arg(order);
    if (entry.kind == "ReceiveStock")
        return PendingWords::tr("Receive units of a SKU");
    if (entry.kind == "CountStock")
        return PendingWords::tr("Count a SKU");
    if (entry.kind == "ChangePrice")
        return PendingWords::tr("Change a price");
    return PendingWords::tr("%1 of a newer version").arg(QString::fromLatin1(entry.kind));
}

AnswerText pendingText(const PendingOperation &pending)
{
    const JournalEntry &entry = pending.entry;
    const QString told = PendingWords::tr("Customer &told");
    const QString nothingYet = PendingWords::tr("Tell the customer nothing yet.");
    const QString itIsNot = PendingWords::tr("The customer can be told that it has not been done.");
    if (pending.running)
        return {Tone::Quiet, PendingWords::tr("Is being carried out now."), {}, {}, {}, nothingYet};
    if (entry.state == State::Prepared)
        return {Tone::Quiet, PendingWords::tr("Was prepared and never sent. Nothing was changed."), {}, {}, {},
                itIsNot};
    if (entry.state != State::Answered && entry.answer.isEmpty())
        return {Tone::Wrong,
                PendingWords::tr("It is not known yet whether this was carried out. Holdfast is finding out; do not "
                                 "tell the customer yet."),
                {},
                {},
                {}};
    if (entry.state != State::Answered)
        return {Tone::Caution,
                PendingWords::tr("This was not carried out. Nothing was changed. Do it now?"),
                {},
                PendingWords::tr("&Do it now…"),
                {},
                itIsNot};
    if (entry.answer == Cancelled::token)
        return {Tone::Good,
                PendingWords::tr("Done: cancelled on %1 by %2. You can tell the customer.").arg(at(entry), by(entry)),
                {},
                told,
                {}};
    if (entry.answer == AlreadyCancelled::token)
        return {Tone::Quiet,
                PendingWords::tr("Not by this: %2 had cancelled the order on %1. The customer can be told that it is "
                                 "cancelled.")
                    .arg(at(entry), by(entry)),
                {},
                told,
                {}};
    if (entry.answer == Received::token || entry.answer == Counted::token || entry.answer == PriceSet::token)
        return {Tone::Good, PendingWords::tr("Done, as it was asked."), {}, told, {}};
    if (entry.answer == NotCancellable::token)
        return {Tone::Caution,
                PendingWords::tr("Not done, and cannot be done any more: the order is %1. Tell the customer so.")
                    .arg(StatusLook::of(entry.detail.value(QStringLiteral("status")).toString().toUtf8()).word),
                {},
                told,
                {}};
    if (entry.answer == NotFound::token)
        return {Tone::Caution, PendingWords::tr("Not done: there is no such order of this customer."), {}, told, {},
                itIsNot};
    if (entry.answer == Inconsistent::token)
        return {Tone::Wrong,
                PendingWords::tr("Not done: the records of this order disagree, and a case is open. A supervisor has "
                                 "to look at it before the customer is told."),
                {},
                told,
                {}};
    if (entry.answer == DbError::name(DbError::Kind::Closed))
        return {Tone::Caution,
                PendingWords::tr("Not done: Holdfast was closed before it could be sent. Nothing was changed."),
                {},
                told,
                {},
                itIsNot};
    return {Tone::Caution, PendingWords::tr("Not done. Nothing was changed."), {}, told, {}, itIsNot};
}

QString pendingAge(Instant askedAt, Instant now)
{
    const qint64 minutes = std::max<qint64>(0, (now.micros - askedAt.micros) / 60'000'000);
    if (minutes < 1)
        return PendingWords::tr("less than a minute");
    if (minutes < 120)
        return PendingWords::tr("%n minute(s)", nullptr, int(minutes));
    if (minutes < 48 * 60)
        return PendingWords::tr("%n hour(s)", nullptr, int(minutes / 60));
    return PendingWords::tr("%n day(s)", nullptr, int(minutes / (24 * 60)));
}

} // namespace holdfast
