// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paged_table_model.h"
#include "sql/rows/incident_row.h"

namespace holdfast {

enum class IncidentSort { Newest };

struct IncidentList
{
    using Row = IncidentRow;
    using Id = IncidentId;
    using Sort = IncidentSort;
    static IncidentId idOf(const IncidentRow &incident) { return incident.id; }
    static bool isBefore(const IncidentRow &a, const IncidentRow &b, IncidentSort) { return a.id > b.id; }
    static bool isUnchanged(const IncidentRow &old, const IncidentRow &now);
    static constexpr bool kMoves = false; // it is opened once
};

// A list of cases, read page by page. GUI thread.
class IncidentTableModel : public PagedRows<IncidentList>
{
    Q_OBJECT

public:
    enum Column { Number, Severity, Finding, Of, State, HandedTo, OpenedAt, LastSeenAt, TimesSeen, ColumnCount };

    IncidentTableModel(AskForPage ask, Display display, QObject *parent = nullptr);

    const std::vector<IncidentRow> &incidents() const { return rows(); }

    QVariant data(const QModelIndex &index, int role) const override; // a cut sentence is whole in its tooltip
};

} // namespace holdfast
