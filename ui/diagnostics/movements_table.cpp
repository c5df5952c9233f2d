// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/movements_table.h"

#include "ui/shared/format.h"
#include "ui/shared/movement_text.h"

#include <QEvent>

#include <algorithm>

namespace holdfast {

namespace {

using Cell = CellTableModel::Cell;
using Mark = CellTableModel::Mark;

constexpr std::size_t kShown = 12; // of the latest, until all are asked for

QString withSign(qint64 units)
{
    return units < 0 ? QChar(0x2212) + format::count(-units) : u'+' + format::count(units);
}

bool isAttributed(const StockCard::Movement &moved)
{
    static const QByteArrayList known{"opening", "reserve", "release", "receive", "count", "repair"};
    return known.contains(moved.kind);
}

} // namespace

MovementsTable::MovementsTable(QWidget *parent)
    : RecordTable(
          {{44, false, 0, false},
           {0, false, 0, false},
           {84, false, 560, false},
           {104, false, 420, false},
           {76, true, 0, false},
           {72, true, 0, false}},
          0, [this](int row, int column) { return cell(row, column); }, parent)
{
    connect(this, &RecordTable::rowChosen, this, [this](int at) {
        const Row &row = m_rows[std::size_t(at)];
        if (row.is == Row::Is::Movement && m_sku.movements[row.at].moved.order)
            Q_EMIT orderAsked(OrderId{*m_sku.movements[row.at].moved.order});
    });
    retranslate();
}

void MovementsTable::show(const CasePage::Sku &sku)
{
    m_sku = sku;
    arrange();
}

void MovementsTable::showAll()
{
    m_all = true;
    arrange();
}

bool MovementsTable::addsUp(const CasePage::Sku &sku)
{
    const bool moved = !sku.movements.empty();
    const qint64 available = moved ? sku.movements.back().available : sku.openingAvailable;
    const qint64 reserved = moved ? sku.movements.back().reserved : sku.openingReserved;
    if (!sku.why.available && !sku.why.reserved)
        return !moved; // there is no row, and nothing that would have made one
    return sku.why.available == available && sku.why.reserved == reserved;
}

QString MovementsTable::sumText(const CasePage::Sku &sku)
{
    const bool moved = !sku.movements.empty();
    const QString sums = tr("%1 / %2").arg(format::count(moved ? sku.movements.back().available : sku.openingAvailable),
                                           format::count(moved ? sku.movements.back().reserved : sku.openingReserved));
    if (!sku.why.available && !sku.why.reserved)
        return moved ? tr("The movements add up to %1 · there is no stock row").arg(sums)
                     : tr("There are no movements, and no stock row");
    const auto counter = [](const std::optional<qint64> &units) { return units ? format::count(*units) : tr("none"); };
    const QString counters = tr("%1 / %2").arg(counter(sku.why.available), counter(sku.why.reserved));
    return addsUp(sku) ? tr("The movements add up to the counters: %1").arg(sums)
                       : tr("The movements add up to %1 · the counters say %2").arg(sums, counters);
}

bool MovementsTable::isMissingBefore(std::size_t at) const
{
    const qint64 version = m_sku.movements[at].moved.stockVersion;
    if (at > 0)
        return version != m_sku.movements[at - 1].moved.stockVersion + 1;
    return m_sku.earlier == 0 && version != 1;
}

// The latest are shown, and whatever is wrong, with all that came after it.
void MovementsTable::arrange()
{
    const std::size_t count = m_sku.movements.size();
    m_first = m_all || count <= kShown ? 0 : count - kShown;
    for (std::size_t at = 0; at < m_first; ++at) {
        if (!isAttributed(m_sku.movements[at].moved) || isMissingBefore(at)) {
            m_first = at;
            break;
        }
    }
    m_rows.clear();
    if (m_first > 0 || m_sku.earlier > 0 || m_sku.openingAvailable != 0 || m_sku.openingReserved != 0)
        m_rows.push_back({Row::Is::Before, m_first});
    for (std::size_t at = m_first; at < count; ++at) {
        if (isMissingBefore(at))
            m_rows.push_back({Row::Is::Missing, at});
        m_rows.push_back({Row::Is::Movement, at});
    }
    m_rows.push_back({Row::Is::Counters, count});
    setRowCount(int(m_rows.size()));
    retranslate();
}

Cell MovementsTable::cell(int at, int column) const
{
    const Row &row = m_rows[std::size_t(at)];
    switch (row.is) {
    case Row::Is::Before: {
        const bool opens = row.at == 0;
        const qint64 available = opens ? m_sku.openingAvailable : m_sku.movements[row.at - 1].available;
        const qint64 reserved = opens ? m_sku.openingReserved : m_sku.movements[row.at - 1].reserved;
        if (column == WhatColumn)
            return {tr("%n earlier movement(s)", nullptr, int(m_sku.earlier) + int(row.at)), {}, Mark::Quiet};
        if (column == SumColumn)
            return {tr("%1 / %2").arg(format::count(available), format::count(reserved)), {}, Mark::Quiet};
        return {};
    }
    case Row::Is::Missing: {
        if (column != WhatColumn)
            return {};
        const qint64 version = m_sku.movements[row.at].moved.stockVersion;
        const qint64 before = row.at == 0 ? 0 : m_sku.movements[row.at - 1].moved.stockVersion;
        const qint64 missing = version - before - 1;
        return {missing > 0 ? tr("%n version(s) missing here", nullptr, int(missing))
                            : tr("the version goes back here"),
                tr("Each movement counts the stock row's version by one."), Mark::Wrong};
    }
    case Row::Is::Movement:
        return movementCell(row.at, column);
    case Row::Is::Counters:
        break;
    }
    const auto counter = [](const std::optional<qint64> &units) { return units ? format::count(*units) : tr("none"); };
    const bool holds = addsUp(m_sku);
    if (column == VersionColumn)
        return {m_sku.why.available ? QString::number(m_sku.why.version) : QString(), {}, Mark::Quiet};
    if (column == WhatColumn)
        return {m_sku.why.available || m_sku.why.reserved ? tr("the stock row says") : tr("there is no stock row"),
                {},
                Mark::Strong};
    if (column == SumColumn)
        return {tr("%1 / %2").arg(counter(m_sku.why.available), counter(m_sku.why.reserved)),
                holds ? tr("What the movements add up to") : tr("Not what the movements add up to"),
                holds ? Mark::Strong : Mark::Wrong};
    return {};
}

Cell MovementsTable::movementCell(std::size_t at, int column) const
{
    const CasePage::Movement &movement = m_sku.movements[at];
    const StockCard::Movement &moved = movement.moved;
    const QString said = format::dayAndTime(moved.at) + QStringLiteral(" · ") + moved.who +
                         (moved.reason.isEmpty() ? QString() : QStringLiteral(" · ") + moved.reason);
    switch (column) {
    case VersionColumn:
        return {QString::number(moved.stockVersion), {}, Mark::Quiet};
    case WhatColumn: {
        const QString kind = movementText(moved.kind);
        if (!isAttributed(moved))
            return {tr("%1 · %2", "kind of movement · account").arg(kind, moved.who), said, Mark::Wrong};
        return {moved.order ? tr("%1 · order %2").arg(kind).arg(*moved.order) : kind, said, Mark::None};
    }
    case WhoColumn:
        return {moved.who, said, Mark::Quiet};
    case WhenColumn:
        return {format::dayAndTime(moved.at), format::utc(moved.at), Mark::Quiet};
    case ChangeColumn:
        return {tr("%1 / %2").arg(withSign(moved.deltaAvailable), withSign(moved.deltaReserved)), {}, Mark::None};
    case SumColumn:
        return {tr("%1 / %2").arg(format::count(movement.available), format::count(movement.reserved)),
                {},
                movement.available < 0 || movement.reserved < 0 ? Mark::Wrong : Mark::None};
    default:
        return {};
    }
}

void MovementsTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    RecordTable::changeEvent(event);
}

void MovementsTable::retranslate()
{
    setTitles(
        {tr("No.", "version of a stock row"), tr("Movement"), tr("Account"), tr("When"), tr("Change"), tr("Sum")});
    setAccessibleName(tr("Movements of %1, available / reserved").arg(QString::fromUtf8(m_sku.why.code)));
}

} // namespace holdfast
