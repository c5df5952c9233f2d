// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/list_memory.h"

#include <QObject>

class QAction;
class QMenu;
class QTimer;

namespace holdfast {

class ListTable;

// Which columns a table shows, in which order and how wide, as its user wants them: chosen in the header's menu, moved
// and widened by dragging. One always stays. Belongs to its table, whose model is set and keeps its columns.
class ListColumns : public QObject
{
    Q_OBJECT

public:
    struct Column
    {
        QString name;      // known to the memory; one word that never changes
        int width = 0;     // px; 0: takes what the others leave
        bool shown = true; // until somebody chooses otherwise
    };

    ListColumns(ListTable *table, const QList<Column> &columns); // in the model's order
    ~ListColumns() override;

    void remember(const ListMemory &memory); // takes what is kept, and keeps what is chosen from now on
    void show(int column, bool shown);
    void reset();
    QMenu *menu() const { return m_menu; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void apply(const QStringList &kept);
    void changed();
    void keep();

    ListTable *m_table;
    const QList<Column> m_columns;
    QList<int> m_widths; // also of those that are hidden
    QMenu *m_menu;
    QList<QAction *> m_shown; // in the model's order
    QAction *m_reset;
    QTimer *m_pause; // dragging changes a width many times
    ListMemory m_memory;
    QStringList m_chosen; // "name width shown" or "… hidden", from the first to the last
    bool m_applying = false;
};

} // namespace holdfast
