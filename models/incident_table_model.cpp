// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/incident_table_model.h"

#include <utility>

namespace holdfast {

bool IncidentList::isUnchanged(const IncidentRow &old, const IncidentRow &now)
{
    return old.state == now.state && old.severity == now.severity && old.lastSeenAt == now.lastSeenAt &&
           old.timesSeen == now.timesSeen && old.handedTo == now.handedTo && old.code == now.code;
}

IncidentTableModel::IncidentTableModel(AskForPage ask, Display display, QObject *parent)
    : PagedRows(ColumnCount, {TimesSeen}, std::move(ask), std::move(display), parent)
{
}

QVariant IncidentTableModel::data(const QModelIndex &index, int role) const
{
    const bool isWhole = role == Qt::ToolTipRole && (index.column() == Finding || index.column() == Of);
    return PagedRows::data(index, isWhole ? int(Qt::DisplayRole) : role);
}

} // namespace holdfast
