// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cell_table_model.h"
#include "ui/shared/list_table.h"

#include <vector>

namespace holdfast {

// A table inside a record: as high as its rows, with a scroll bar of its own only beyond the most of them. Where there
// is little room it leaves out the columns that can be missed. Rows are copied as in a list. GUI thread.
class RecordTable : public ListTable
{
    Q_OBJECT

public:
    struct Column
    {
        int width;     // at least; the one that takes the rest of the room: 0
        bool right;    // numbers
        int shownFrom; // the table's width from which on it is shown
        bool isStatus;
    };

    // mostRows: without a scroll bar; 0: any number.
    RecordTable(const std::vector<Column> &columns, int mostRows, CellTableModel::CellOf cell, QWidget *parent);

    void setTitles(const QStringList &titles);
    void setRowCount(int rows);
    CellTableModel *cells() const { return m_model; }

Q_SIGNALS:
    void rowChosen(int row); // Enter, or a double click

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void fit();

    const std::vector<Column> m_columns;
    const int m_mostRows;
    CellTableModel *m_model;
};

} // namespace holdfast
