// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/list_columns.h"

#include "ui/shared/list_table.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTimer>

#include <algorithm>

namespace holdfast {

namespace {

constexpr int kNarrowest = 40; // px
constexpr int kWidest = 1'200;
constexpr int kPause = 300; // ms

const QString kShown = QStringLiteral("shown");
const QString kHidden = QStringLiteral("hidden");

} // namespace

ListColumns::ListColumns(ListTable *table, const QList<Column> &columns)
    : QObject(table), m_table(table), m_columns(columns), m_widths(columns.size()), m_menu(new QMenu(table)),
      m_reset(new QAction(this)), m_pause(new QTimer(this))
{
    QHeaderView *header = table->horizontalHeader();
    header->setSectionsMovable(true);
    header->setMinimumSectionSize(kNarrowest);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    for (int column = 0; column < columns.size(); ++column) {
        auto *action = new QAction(this);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, column](bool shown) { show(column, shown); });
        m_menu->addAction(action);
        m_shown << action;
    }
    m_menu->addSeparator();
    m_menu->addAction(m_reset);
    m_reset->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    m_reset->setShortcutContext(Qt::WidgetShortcut);
    m_reset->setShortcutVisibleInContextMenu(true);
    table->addAction(m_menu->menuAction()); // for the keyboard, which does not reach the header
    m_pause->setSingleShot(true);
    m_pause->setInterval(kPause);

    connect(m_reset, &QAction::triggered, this, &ListColumns::reset);
    connect(m_pause, &QTimer::timeout, this, &ListColumns::keep);
    connect(m_menu, &QMenu::aboutToShow, this, &ListColumns::retranslate);
    connect(header, &QHeaderView::customContextMenuRequested, this,
            [this, header](const QPoint &at) { m_menu->popup(header->viewport()->mapToGlobal(at)); });
    connect(header, &QHeaderView::sectionMoved, this, &ListColumns::changed);
    connect(header, &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (width > 0 && column < m_widths.size() && m_columns.at(column).width > 0) {
            m_widths[column] = width;
            changed();
        }
    });
    table->installEventFilter(this); // hears of another language
    apply({});
    retranslate();
}

ListColumns::~ListColumns()
{
    if (m_pause->isActive())
        keep();
}

void ListColumns::remember(const ListMemory &memory)
{
    m_memory = memory;
    apply(m_memory.columns());
}

void ListColumns::show(int column, bool shown)
{
    if (!shown && m_table->shownColumns().size() < 2)
        return;
    m_table->setColumnHidden(column, !shown);
    changed();
    retranslate();
}

void ListColumns::reset()
{
    apply({});
    m_chosen.clear();
    keep();
}

void ListColumns::apply(const QStringList &kept)
{
    const QScopedValueRollback applying(m_applying, true);
    QHeaderView *header = m_table->horizontalHeader();
    QList<int> order;
    QList<bool> shown;
    for (int column = 0; column < m_columns.size(); ++column) {
        m_widths[column] = m_columns.at(column).width;
        shown << m_columns.at(column).shown;
    }
    for (const QString &line : kept) { // what is not known, or is there twice, is passed over
        const QStringList words = line.split(u' ');
        const auto found = std::find_if(m_columns.begin(), m_columns.end(),
                                        [&](const Column &column) { return column.name == words.first(); });
        const int column = int(found - m_columns.begin());
        if (words.size() != 3 || found == m_columns.end() || order.contains(column))
            continue;
        order << column;
        shown[column] = words.last() != kHidden;
        const int width = words.at(1).toInt();
        if (found->width > 0 && width >= kNarrowest && width <= kWidest)
            m_widths[column] = width;
    }
    for (int column = 0; column < m_columns.size(); ++column) {
        if (!order.contains(column))
            order << column;
    }
    const bool none = !shown.contains(true);
    for (int at = 0; at < order.size(); ++at) {
        const int column = order.at(at);
        header->moveSection(header->visualIndex(column), at);
        m_table->setColumnHidden(column, false); // a hidden one takes no width
        header->setSectionResizeMode(column, m_widths.at(column) > 0 ? QHeaderView::Interactive : QHeaderView::Stretch);
        if (m_widths.at(column) > 0)
            header->resizeSection(column, m_widths.at(column));
    }
    for (int column = 0; column < m_columns.size(); ++column)
        m_table->setColumnHidden(column, !none && !shown.at(column));
    retranslate();
}

void ListColumns::changed()
{
    if (m_applying)
        return;
    m_chosen.clear();
    const QHeaderView *header = m_table->horizontalHeader();
    for (int at = 0; at < m_columns.size(); ++at) {
        const int column = header->logicalIndex(at);
        m_chosen << QStringList{m_columns.at(column).name, QString::number(m_widths.at(column)),
                                m_table->isColumnHidden(column) ? kHidden : kShown}
                        .join(u' ');
    }
    m_pause->start();
}

void ListColumns::keep()
{
    m_pause->stop();
    m_memory.keepColumns(m_chosen);
}

bool ListColumns::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return false;
}

void ListColumns::retranslate()
{
    m_menu->setTitle(tr("Co&lumns"));
    m_reset->setText(tr("&Reset columns"));
    const bool one = m_table->shownColumns().size() < 2;
    for (int column = 0; column < m_shown.size(); ++column) {
        QAction *action = m_shown.at(column);
        const bool shown = !m_table->isColumnHidden(column);
        action->setText(m_table->titleOf(column).replace(u'&', QStringLiteral("&&")));
        action->setChecked(shown);
        action->setEnabled(!shown || !one);
    }
}

} // namespace holdfast
