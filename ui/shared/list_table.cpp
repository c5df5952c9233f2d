// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/list_table.h"

#include "ui/shared/grid_cell.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>

#include <algorithm>

namespace holdfast {

namespace {

const QKeySequence kCopyRows(Qt::CTRL | Qt::ALT | Qt::Key_C);
const QKeySequence kCopyWithTitles(Qt::CTRL | Qt::SHIFT | Qt::Key_C);

void putOnClipboard(const QString &text)
{
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

} // namespace

ListTable::ListTable(QWidget *parent)
    : QTableView(parent), m_copyCell(new QAction(this)), m_copyRows(new QAction(this)),
      m_copyWithTitles(new QAction(this))
{
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    m_copyWithTitles->setShortcut(kCopyWithTitles);
    for (QAction *action : {m_copyCell, m_copyRows, m_copyWithTitles}) {
        action->setShortcutContext(Qt::WidgetShortcut); // in a field the key is the field's
        action->setShortcutVisibleInContextMenu(true);
        addAction(action);
    }
    connect(m_copyCell, &QAction::triggered, this, [this] { putOnClipboard(cellText()); });
    connect(m_copyRows, &QAction::triggered, this, [this] { putOnClipboard(rowsText(false)); });
    connect(m_copyWithTitles, &QAction::triggered, this, [this] { putOnClipboard(rowsText(true)); });
    connect(this, &ListTable::placeChanged, this, &ListTable::retranslate);
    retranslate();
}

void ListTable::setModel(QAbstractItemModel *model)
{
    QAbstractItemModel *before = QTableView::model();
    if (model == before)
        return;
    QTableView::setModel(model);
    if (before)
        disconnect(before, nullptr, this, nullptr);
    if (!model)
        return;
    // The selection says nothing when rows above it come or go, nor when all go.
    connect(model, &QAbstractItemModel::rowsInserted, this, &ListTable::placeChanged);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &ListTable::placeChanged);
    connect(model, &QAbstractItemModel::modelReset, this, &ListTable::placeChanged);
    Q_EMIT placeChanged();
}

int ListTable::selectedCount() const
{
    int rows = 0;
    if (selectionModel()) { // whole rows: each range is as wide as the table
        for (const QItemSelectionRange &range : selectionModel()->selection())
            rows += range.height();
    }
    return rows;
}

QList<int> ListTable::shownColumns() const
{
    QList<int> columns;
    for (int at = 0; at < horizontalHeader()->count(); ++at) {
        const int column = horizontalHeader()->logicalIndex(at);
        if (!isColumnHidden(column))
            columns << column;
    }
    return columns;
}

QString ListTable::titleOf(int column) const
{
    QString title = model()->headerData(column, Qt::Horizontal).toString();
    while (title.endsWith(u'↑') || title.endsWith(u'↓') || title.endsWith(u' '))
        title.chop(1);
    return title;
}

QString ListTable::cellText() const
{
    // Choosing a row makes its first column the current one, even a hidden one.
    const QList<int> columns = shownColumns();
    const QModelIndex current = currentIndex();
    const int column = columns.contains(current.column()) ? current.column() : columns.value(0, -1);
    return current.siblingAtColumn(column).data().toString();
}

QString ListTable::rowsText(bool withTitles) const
{
    if (!model())
        return {};
    QList<int> rows;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows << row;
    }
    std::sort(rows.begin(), rows.end());
    if (rows.isEmpty() && currentIndex().isValid())
        rows << currentIndex().row();
    if (rows.isEmpty())
        return {};

    const QList<int> columns = shownColumns();
    QString text;
    const auto line = [&](const auto &shown) {
        for (qsizetype at = 0; at < columns.size(); ++at)
            text += (at > 0 ? QStringLiteral("\t") : QString()) + gridCell(shown(columns.at(at)));
        text += u'\n';
    };
    if (withTitles)
        line([&](int column) { return titleOf(column); });
    for (const int row : std::as_const(rows))
        line([&](int column) { return model()->index(row, column).data().toString(); });
    return text;
}

QItemSelectionModel::SelectionFlags ListTable::selectionCommand(const QModelIndex &index, const QEvent *event) const
{
    // Without an event the program chooses a row, and a key that happens to be held must not make several of it.
    return event ? QTableView::selectionCommand(index, event)
                 : QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
}

void ListTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT placeChanged();
}

void ListTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT placeChanged();
}

void ListTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QTableView::changeEvent(event);
}

void ListTable::retranslate()
{
    const int rows = selectedCount();
    const bool several = rows > 1;
    m_copyCell->setText(tr("Copy &cell"));
    m_copyRows->setText(several ? tr("Copy &rows") : tr("Copy &row"));
    m_copyWithTitles->setText(tr("Copy with &headers"));
    // The key that everybody knows copies what is marked.
    m_copyCell->setShortcuts(several ? QList<QKeySequence>() : QList<QKeySequence>{QKeySequence::Copy});
    m_copyRows->setShortcuts(several ? QList<QKeySequence>{QKeySequence::Copy, kCopyRows}
                                     : QList<QKeySequence>{kCopyRows});
    m_copyCell->setEnabled(currentIndex().isValid());
    for (QAction *action : {m_copyRows, m_copyWithTitles})
        action->setEnabled(rows > 0 || currentIndex().isValid());
}

} // namespace holdfast
