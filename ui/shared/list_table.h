// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

class QAction;

namespace holdfast {

// The table of a list: rows are selected as a whole, one or several, and are copied as they are shown. GUI thread.
class ListTable : public QTableView
{
    Q_OBJECT

public:
    explicit ListTable(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

    int selectedCount() const;               // rows
    QList<int> shownColumns() const;         // of the model, in the order in which they are seen
    QString titleOf(int column) const;       // without its sort mark
    QString cellText() const;                // of the current cell
    QString rowsText(bool withTitles) const; // of the selected rows, or the current one: a grid for pasting

Q_SIGNALS:
    void placeChanged(); // another current row, other selected rows, or other rows above them

protected:
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index, const QEvent *event) const override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QAction *m_copyCell;
    QAction *m_copyRows;
    QAction *m_copyWithTitles;
};

} // namespace holdfast
