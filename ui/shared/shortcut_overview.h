// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace holdfast {

// Every key that works in a window now, gathered from what listens to it: a QShortcut is told by its whatsThis(), an
// action and a button by their words. The group is the title of the widget around it. Escape closes, and the focus
// goes back to where it was. Deletes itself. GUI thread.
class ShortcutOverview : public QDialog
{
    Q_OBJECT

public:
    struct Entry
    {
        QString group; // empty: everywhere in the window
        QString name;
        QStringList keys;
    };

    explicit ShortcutOverview(QWidget *window);

    static QList<Entry> entriesOf(const QWidget *window);

private:
    static QWidget *bodyOf(const QList<Entry> &entries, QWidget *parent);
};

} // namespace holdfast
