// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/record_table.h"

#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollArea>
#include <QStyledItemDelegate>

#include <utility>

namespace holdfast {

namespace {

using Mark = CellTableModel::Mark;

constexpr int kLeastRest = 96; // what the column that takes the rest has at least

// What is wrong has an icon and weight, not only a colour.
class MarkDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const Theme &theme = Theme::current();
        const auto mark = Mark(index.data(CellTableModel::MarkRole).toInt());
        if (mark == Mark::Quiet)
            option->palette.setColor(QPalette::Text, theme.muted);
        if (mark == Mark::Wrong || mark == Mark::Strong)
            option->font.setWeight(QFont::DemiBold);
        if (mark != Mark::Wrong)
            return;
        option->palette.setColor(QPalette::Text, theme.wrong);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = QSize(14, 14);
        option->icon = icon(QStringLiteral("alert"), theme.wrong);
    }
};

std::vector<int> rightOf(const std::vector<RecordTable::Column> &columns)
{
    std::vector<int> right;
    for (std::size_t at = 0; at < columns.size(); ++at) {
        if (columns[at].right)
            right.push_back(int(at));
    }
    return right;
}

} // namespace

RecordTable::RecordTable(const std::vector<Column> &columns, int mostRows, CellTableModel::CellOf cell, QWidget *parent)
    : ListTable(parent), m_columns(columns), m_mostRows(mostRows),
      m_model(new CellTableModel(int(columns.size()), rightOf(columns), std::move(cell), this))
{
    setModel(m_model);
    setShowGrid(false);
    setEditTriggers(NoEditTriggers);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(Theme::kRowHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(24);
    setItemDelegate(new MarkDelegate(this));
    for (int at = 0; at < int(columns.size()); ++at) {
        const Column &column = columns[std::size_t(at)];
        horizontalHeader()->setSectionResizeMode(at, column.width == 0 ? QHeaderView::Stretch : QHeaderView::Fixed);
        if (column.isStatus)
            setItemDelegateForColumn(at, new StatusPillDelegate(CellTableModel::StatusRole, this));
    }
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex &index) { Q_EMIT rowChosen(index.row()); });
    connect(m_model, &QAbstractItemModel::modelReset, this, &RecordTable::fit);
    fit();
}

void RecordTable::setTitles(const QStringList &titles)
{
    m_model->setTitles(titles);
    fit();
}

void RecordTable::setRowCount(int rows)
{
    m_model->setRowCount(rows);
    fit();
}

void RecordTable::fit()
{
    int taken = 0;
    for (int at = 0; at < int(m_columns.size()); ++at) {
        const Column &column = m_columns[std::size_t(at)];
        setColumnHidden(at, width() < column.shownFrom);
        if (column.width == 0 || isColumnHidden(at))
            continue;
        int wide = std::max(column.width, horizontalHeader()->sectionSizeHint(at));
        for (int row = 0; row < std::min(m_model->rowCount(), 50); ++row) // what is to be seen at once
            wide = std::max(wide, sizeHintForIndex(m_model->index(row, at)).width());
        horizontalHeader()->resizeSection(at, std::min(wide, std::max(column.width, width() - taken - kLeastRest)));
        taken += horizontalHeader()->sectionSize(at);
    }
    const int rows = m_mostRows > 0 ? std::min(m_model->rowCount(), m_mostRows) : m_model->rowCount();
    const int height = horizontalHeader()->sizeHint().height() + rows * Theme::kRowHeight + 2 * frameWidth();
    if (minimumHeight() != height || maximumHeight() != height)
        setFixedHeight(height);
    setVerticalScrollBarPolicy(rows < m_model->rowCount() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

void RecordTable::resizeEvent(QResizeEvent *event)
{
    ListTable::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fit();
}

void RecordTable::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentIndex().isValid()) {
        if (!event->isAutoRepeat())
            Q_EMIT rowChosen(currentIndex().row());
        return;
    }
    if (event->key() == Qt::Key_Escape)
        event->ignore(); // the record's
    else
        ListTable::keyPressEvent(event);
}

// The record scrolls with the row that the keyboard is on.
void RecordTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    ListTable::currentChanged(current, previous);
    if (!hasFocus() || !current.isValid())
        return;
    for (QWidget *above = parentWidget(); above; above = above->parentWidget()) {
        auto *area = qobject_cast<QScrollArea *>(above);
        if (!area || !area->widget()->isAncestorOf(this))
            continue;
        const QRect row = visualRect(current);
        const QPoint at = viewport()->mapTo(area->widget(), row.center());
        area->ensureVisible(at.x(), at.y(), 0, row.height());
    }
}

} // namespace holdfast
