// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/holders_table.h"

#include "ui/shared/format.h"
#include "ui/shared/status_pill.h"

#include <QEvent>

namespace holdfast {

HoldersTable::HoldersTable(int mostRows, QWidget *parent)
    : RecordTable(
          {{0, false, 0, false},
           {96, false, 0, true},
           {56, true, 0, false},
           {104, false, 420, false},
           {88, true, 480, false}},
          mostRows, [this](int row, int column) { return cell(row, column); }, parent)
{
    connect(this, &RecordTable::rowChosen, this, [this](int row) {
        const WhyReserved::HeldBy &held = m_why.by[std::size_t(row)];
        if (held.customer) // there is such an order
            Q_EMIT orderAsked(held.order);
    });
    retranslate();
}

void HoldersTable::show(const WhyReserved &why, std::optional<OrderId> own)
{
    m_why = why;
    m_own = own;
    setRowCount(int(m_why.by.size()));
    retranslate();
}

CellTableModel::Cell HoldersTable::cell(int row, int column) const
{
    using Mark = CellTableModel::Mark;
    const WhyReserved::HeldBy &held = m_why.by[std::size_t(row)];
    const bool isOwn = held.order == m_own;
    switch (column) {
    case OrderColumn: {
        const QString order =
            isOwn ? tr("%1 · this case").arg(number(held.order)) : QString::number(number(held.order));
        if (!held.customer)
            return {order, tr("There is no such order."), Mark::Wrong};
        return {order, tr("Show this order (Enter)"), isOwn ? Mark::Strong : Mark::None};
    }
    case StatusColumn:
        return {StatusLook::of(held.orderStatus).word, {}, Mark::None, held.orderStatus};
    case UnitsColumn:
        return {format::count(held.quantity), {}, Mark::Strong};
    case SinceColumn:
        return {format::dayAndTime(held.heldAt), format::utc(held.heldAt), Mark::Quiet};
    case CustomerColumn:
        return {held.customer ? QString::number(number(*held.customer)) : tr("none"), {}, Mark::Quiet};
    default:
        return {};
    }
}

void HoldersTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    RecordTable::changeEvent(event);
}

void HoldersTable::retranslate()
{
    setTitles({tr("Order"), tr("Status"), tr("Units"), tr("Held since"), tr("Customer")});
    setAccessibleName(tr("Orders that hold units of %1").arg(QString::fromUtf8(m_why.code)));
}

} // namespace holdfast
