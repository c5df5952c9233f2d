// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/case_page.h"
#include "ui/diagnostics/record_table.h"

namespace holdfast {

// A SKU's movements, oldest first, with what the counters should be after each; before them what earlier ones come to,
// after them what the counters say. GUI thread.
class MovementsTable : public RecordTable
{
    Q_OBJECT

public:
    explicit MovementsTable(QWidget *parent);

    void show(const CasePage::Sku &sku);
    void showAll();
    // Movements that are not shown until all are asked for; one that is wrong is shown.
    std::size_t folded() const { return m_first; }
    // What the movements come to is what the stock row says.
    static bool addsUp(const CasePage::Sku &sku);
    static QString sumText(const CasePage::Sku &sku);

Q_SIGNALS:
    void orderAsked(holdfast::OrderId order);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Column { VersionColumn, WhatColumn, WhoColumn, WhenColumn, ChangeColumn, SumColumn };
    struct Row
    {
        enum class Is { Before, Missing, Movement, Counters } is;
        std::size_t at = 0; // the movement; of Missing: the one that comes after
    };

    void retranslate();
    void arrange();
    bool isMissingBefore(std::size_t at) const;
    CellTableModel::Cell cell(int row, int column) const;
    CellTableModel::Cell movementCell(std::size_t at, int column) const;

    CasePage::Sku m_sku;
    std::vector<Row> m_rows;
    std::size_t m_first = 0; // the first one that is shown
    bool m_all = false;
};

} // namespace holdfast
