// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/case_page.h"
#include "ui/diagnostics/record_table.h"

namespace holdfast {

// The orders that hold a SKU's reserved units: with their quantity, status, customer, and since when. GUI thread.
class HoldersTable : public RecordTable
{
    Q_OBJECT

public:
    explicit HoldersTable(int mostRows, QWidget *parent);

    void show(const WhyReserved &why, std::optional<OrderId> own = {}); // own: is marked as the case's

Q_SIGNALS:
    void orderAsked(holdfast::OrderId order);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Column { OrderColumn, StatusColumn, UnitsColumn, SinceColumn, CustomerColumn };

    void retranslate();
    CellTableModel::Cell cell(int row, int column) const;

    WhyReserved m_why;
    std::optional<OrderId> m_own;
};

} // namespace holdfast
