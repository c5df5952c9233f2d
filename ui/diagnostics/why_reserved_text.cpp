// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/why_reserved_text.h"

#include "ui/shared/format.h"

#include <QCoreApplication>

namespace holdfast {

namespace {

struct WhyReservedWords
{
    Q_DECLARE_TR_FUNCTIONS(WhyReservedWords)
};

} // namespace

bool addsUp(const WhyReserved &why)
{
    return why.reserved ? *why.reserved == why.held : why.held == 0 && !why.available;
}

QString whyReservedText(const WhyReserved &why)
{
    const QString held =
        why.held == 0 && why.holders == 0
            ? WhyReservedWords::tr("nobody holds it")
            : WhyReservedWords::tr("%1 held by %n order(s)", nullptr, int(why.holders)).arg(format::count(why.held));
    QString counter = WhyReservedWords::tr("the counter says %1").arg(format::count(why.reserved.value_or(0)));
    if (!why.available)
        counter = WhyReservedWords::tr("there is no stock row");
    else if (!why.reserved)
        counter = WhyReservedWords::tr("there is no counter");
    const qint64 more = why.difference();
    QString verdict = WhyReservedWords::tr("they agree");
    if (more < 0)
        verdict = WhyReservedWords::tr("%n unit(s) held that the counter does not count", nullptr, int(-more));
    else if (more > 0)
        verdict = WhyReservedWords::tr("%n unit(s) counted that no order holds", nullptr, int(more));
    else if (!addsUp(why))
        verdict = WhyReservedWords::tr("so nothing can be compared");
    else if (!why.available)
        verdict = WhyReservedWords::tr("nothing is missing");
    return WhyReservedWords::tr("%1 · %2 · %3", "sum · counter · verdict").arg(held, counter, verdict);
}

} // namespace holdfast
