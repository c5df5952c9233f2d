// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/records_page.h"

#include "ui/shared/format.h"
#include "ui/shared/list_page.h"

#include <QDateTime>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace holdfast {

namespace {

constexpr int kRefreshed = 1000; // rows of the head that a refresh reads again

} // namespace

RecordsPage::RecordsPage(QWidget *parent)
    : QWidget(parent), m_layout(new QVBoxLayout(this)), m_list(new ListPage(this)),
      m_splitter(new QSplitter(Qt::Horizontal, this)), m_customerChip(makeChip(this)), m_textChip(makeChip(this)),
      m_nextSort(new QShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), this))
{
    m_list->addChip(m_customerChip);
    m_list->addChip(m_textChip);
    m_splitter->addWidget(m_list);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_splitter, 1);
}

void RecordsPage::setAbove(QWidget *above)
{
    m_layout->insertWidget(0, above);
    setTabOrder(above, m_splitter);
}

void RecordsPage::setUp(PagedTableModel *model, QWidget *details, const QList<ListColumns::Column> &columns,
                        int detailsWidth)
{
    m_model = model;
    m_columnsOf = columns;
    m_sort = sortings().front().sort;
    m_splitter->addWidget(details);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({1129 - detailsWidth, detailsWidth});

    ListTable *table = m_list->table();
    // Heard before the view hears of it: the record beside the list does not change because its row has gone.
    connect(m_model, &PagedTableModel::rowsAboutToBeRemoved, this, [this] { m_rowsVanish = true; });
    table->setModel(m_model);
    connect(m_model, &PagedTableModel::rowsRemoved, this, [this] {
        m_rowsVanish = false;
        markShown();
    });
    QHeaderView *header = table->horizontalHeader();
    m_columns = new ListColumns(table, columns);
    header->viewport()->setMouseTracking(true);
    header->viewport()->installEventFilter(this);

    connect(m_customerChip, &QPushButton::clicked, this, &RecordsPage::servedCleared);
    connect(m_textChip, &QPushButton::clicked, m_list->filterField(), &QLineEdit::clear);
    connect(m_list, &ListPage::filterTyped, this, [this](const QString &text) {
        if (m_text == text)
            return;
        m_text = text;
        restart();
    });
    connect(m_list, &ListPage::cleared, this, [this] {
        clearFilters();
        m_text.clear();
        m_list->filterField()->clear();
        if (m_served)
            Q_EMIT servedCleared();
        else
            restart();
    });
    connect(m_list, &ListPage::refreshed, this, &RecordsPage::refresh);
    connect(m_list, &ListPage::actionChosen, this, [this] {
        if (m_model->state() == PagedTableModel::State::Failed)
            m_model->retry();
        else
            Q_EMIT m_list->cleared();
    });
    connect(m_model, &PagedTableModel::stateChanged, this, &RecordsPage::showState);
    connect(header, &QHeaderView::sectionClicked, this, &RecordsPage::sortBy);
    connect(m_nextSort, &QShortcut::activated, this, &RecordsPage::sortNext);
    connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RecordsPage::selectionChanged);
    // The marked row need not be the record beside the list, and is not told again when it is chosen again.
    connect(table, &QTableView::clicked, this, &RecordsPage::selectionChanged);
    connect(table, &QTableView::activated, this, [this, table](const QModelIndex &index) {
        table->selectRow(index.row());
        selectionChanged();
        takeFocus();
    });
    retranslate();
}

QPushButton *RecordsPage::addMenuChip(const std::function<void(QMenu *)> &entries)
{
    QPushButton *chip = makeChip(this);
    m_list->addChip(chip);
    setRole(chip, "menu-chip");
    auto *menu = new QMenu(this);
    chip->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [menu, entries] {
        menu->clear();
        entries(menu);
    });
    return chip;
}

void RecordsPage::setServed(const std::optional<CustomerRow> &customer)
{
    m_served = customer;
    servedChanged();
    retranslate();
    restart();
}

void RecordsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_started) {
        m_started = true;
        restart();
    }
}

void RecordsPage::markShown()
{
    ListTable *table = m_list->table();
    if (table->selectedCount() > 1)
        return; // somebody is gathering rows
    const std::optional<int> row = shownRow();
    if (!row)
        table->clearSelection();
    else if (table->currentIndex().row() != *row || !table->selectionModel()->isRowSelected(*row))
        table->selectRow(*row); // not otherwise: it would scroll
}

void RecordsPage::restart()
{
    if (!m_started)
        return;
    m_memory.keepChoice(choice());
    const std::vector<Sorting> offered = sortings();
    if (std::none_of(offered.begin(), offered.end(), [&](const Sorting &one) { return one.sort == m_sort; }))
        m_sort = offered.front().sort;
    m_count.reset();
    m_loadedAt = 0;
    m_refreshFailed = false;
    ++m_refreshTicket; // what was asked of the list before is not for this one
    m_model->restartSortedBy(m_sort);
    askForCount();
    retranslate();
}

void RecordsPage::pageCame(bool answered)
{
    Q_EMIT serverAnswered(answered);
    if (answered)
        m_loadedAt = QDateTime::currentMSecsSinceEpoch();
}

void RecordsPage::pageShown(bool first)
{
    if (first)
        markShown();
    showState();
}

void RecordsPage::takeCount(quint64 ticket, const Reply<qint64> &reply)
{
    if (ticket != m_countTicket || !reply.value())
        return;
    m_count = *reply.value();
    showState();
}

void RecordsPage::refresh()
{
    if (!m_started)
        return;
    reloadDetails();
    if (m_model->state() == PagedTableModel::State::Failed) {
        m_model->retry();
        askForCount();
        return;
    }
    if (m_model->rowCount() == 0) {
        if (m_model->state() != PagedTableModel::State::Loading) // it is being asked for the first rows
            restart();
        return;
    }
    askForHead(++m_refreshTicket, std::min(std::max(m_model->rowCount(), kPage), kRefreshed));
    askForCount();
}

std::pair<int, int> RecordsPage::rowsOnScreen() const
{
    const QTableView *table = m_list->table();
    const int first = table->rowAt(0), last = table->rowAt(table->viewport()->height() - 1);
    return {std::max(first, 0), first < 0 ? 0 : last < 0 ? m_model->rowCount() : last + 1};
}

void RecordsPage::take(const Versions &versions)
{
    if (!m_started || m_model->state() == PagedTableModel::State::Loading)
        return; // the next beat tells it again
    const std::optional<qint64> newest = newestOf(versions);
    if (std::exchange(m_newest, newest) != newest)
        refresh(); // of the head: what is further down is still looked at below
    if (!m_catchingUp)
        catchUp(versions);
}

std::optional<qint64> RecordsPage::newestOf(const Versions &versions) const
{
    return versions.newestOrder ? std::optional(number(*versions.newestOrder)) : std::nullopt;
}

void RecordsPage::headCame(quint64 ticket, bool answered)
{
    Q_EMIT serverAnswered(answered);
    if (ticket != m_refreshTicket)
        return;
    m_refreshFailed = !answered;
    if (answered) {
        m_loadedAt = QDateTime::currentMSecsSinceEpoch();
        markShown(); // it may have moved
    }
    showState();
}

void RecordsPage::keepPlace(const std::function<void()> &change)
{
    QTableView *table = m_list->table();
    QScrollBar *scroll = table->verticalScrollBar();
    const QPersistentModelIndex top = table->indexAt({0, 0});
    const int offset = top.isValid() ? table->rowViewportPosition(top.row()) : 0;
    const bool atTheBeginning = scroll->value() == scroll->minimum(); // what is new shows there
    change();
    if (atTheBeginning || !top.isValid())
        return;
    table->doItemsLayout();
    scroll->setValue(scroll->value() + table->rowViewportPosition(top.row()) - offset);
}

bool RecordsPage::isSortable(int column) const
{
    const std::vector<Sorting> offered = sortings();
    return std::any_of(offered.begin(), offered.end(), [&](const Sorting &one) { return one.column == column; });
}

// Only an order that an index serves is offered; a second click on the column turns it round.
void RecordsPage::sortBy(int column)
{
    std::vector<Sorting> ofColumn = sortings();
    std::erase_if(ofColumn, [&](const Sorting &one) { return one.column != column; });
    if (ofColumn.empty())
        return;
    const auto now =
        std::find_if(ofColumn.begin(), ofColumn.end(), [&](const Sorting &one) { return one.sort == m_sort; });
    useSort(now == ofColumn.end() || now + 1 == ofColumn.end() ? ofColumn.front().sort : (now + 1)->sort);
}

void RecordsPage::sortNext()
{
    const std::vector<Sorting> offered = sortings();
    const auto now =
        std::find_if(offered.begin(), offered.end(), [&](const Sorting &one) { return one.sort == m_sort; });
    // A column beside another, with the same orders, is passed over.
    const auto next = std::find_if(now == offered.end() ? now : now + 1, offered.end(), [&](const Sorting &one) {
        return std::none_of(offered.begin(), now + 1, [&](const Sorting &before) { return before.sort == one.sort; });
    });
    useSort(next == offered.end() ? offered.front().sort : next->sort);
}

void RecordsPage::useSort(int sort)
{
    if (m_sort == sort)
        return;
    m_sort = sort;
    restart();
}

std::optional<RecordsPage::Sorting> RecordsPage::sorting() const
{
    const std::vector<Sorting> offered = sortings();
    const auto now =
        std::find_if(offered.begin(), offered.end(), [&](const Sorting &one) { return one.sort == m_sort; });
    return now == offered.end() ? std::nullopt : std::optional(*now);
}

void RecordsPage::remember(const QString &scope)
{
    m_memory = ListMemory(scope, pageName());
    m_columns->remember(m_memory);
    const ListMemory::Choice kept = m_memory.choice();
    takeChips(kept.chips);
    m_text = kept.text;
    m_list->filterField()->setText(kept.text);
    for (const Sorting &one : sortings()) {
        if (m_columnsOf.at(one.column).name == kept.sort && kept.ascending == (one.direction == Qt::AscendingOrder))
            m_sort = one.sort;
    }
    retranslate();
}

ListMemory::Choice RecordsPage::choice() const
{
    ListMemory::Choice choice{m_text, chips(), {}, false};
    if (const auto now = sorting(); now && now->sort != sortings().front().sort) { // the usual one is not kept
        choice.sort = m_columnsOf.at(now->column).name;
        choice.ascending = now->direction == Qt::AscendingOrder;
    }
    return choice;
}

QStringList RecordsPage::titles() const
{
    QStringList titles = words().columns;
    if (const auto now = sorting())
        titles[now->column] += now->direction == Qt::AscendingOrder ? QStringLiteral("  ↑") : QStringLiteral("  ↓");
    return titles;
}

bool RecordsPage::eventFilter(QObject *watched, QEvent *event)
{
    QHeaderView *header = m_list->table()->horizontalHeader();
    if (watched == header->viewport() && event->type() == QEvent::MouseMove) {
        const int column = header->logicalIndexAt(static_cast<QMouseEvent *>(event)->position().toPoint());
        header->viewport()->setCursor(isSortable(column) ? Qt::PointingHandCursor : Qt::ArrowCursor);
        header->setToolTip(isSortable(column) ? tr("Sort by this column (Ctrl+Shift+O: the next order)") : QString());
    }
    return QWidget::eventFilter(watched, event);
}

void RecordsPage::selectionChanged()
{
    // Of several, none is the one: what is shown stays.
    const ListTable *table = m_list->table();
    if (table->selectedCount() != 1 || m_rowsVanish)
        return;
    showRow(table->selectionModel()->selectedRows().first().row());
    Q_EMIT recordChosen();
}

void RecordsPage::showState()
{
    const Words said = words();
    const int loaded = m_model->rowCount();
    m_list->setMatching(m_count);
    m_list->setCount(m_count ? tr("%1 matching").arg(format::count(*m_count)) + countNote() : QString());
    switch (m_model->state()) {
    case PagedTableModel::State::Loading:
        m_list->setState(loaded > 0 ? ListPage::State::Rows : ListPage::State::Loading, said.reading);
        break;
    case PagedTableModel::State::Failed:
        m_list->setState(loaded > 0 ? ListPage::State::Rows : ListPage::State::Failed, said.failed, tr("Try again"));
        break;
    case PagedTableModel::State::Partial:
    case PagedTableModel::State::Complete: {
        const bool filtered = isFiltered() || m_served || !m_text.isEmpty();
        m_list->setState(loaded > 0 ? ListPage::State::Rows : ListPage::State::Empty,
                         filtered ? said.noMatch : said.none, filtered ? tr("Clear all filters") : QString());
        break;
    }
    }
    const QString asOf =
        m_loadedAt ? QDateTime::fromMSecsSinceEpoch(m_loadedAt).time().toString(u"HH:mm:ss") : QString();
    QString foot;
    if (m_loadedAt)
        foot = m_count ? tr("%1 of %2 loaded · as of %3").arg(format::count(loaded), format::count(*m_count), asOf)
                       : tr("%1 loaded · as of %2").arg(format::count(loaded), asOf);
    if (m_model->state() == PagedTableModel::State::Failed && loaded > 0)
        foot += QStringLiteral(" · ") + tr("the next rows could not be read; F5 tries again");
    else if (m_refreshFailed)
        foot += QStringLiteral(" · ") + tr("no newer ones could be read; F5 tries again");
    m_list->setFoot(foot);
    const bool stale = m_refreshFailed && loaded > 0;
    m_list->setStale(stale ? tr("As of %1 — the database does not answer now").arg(asOf) : QString(), tr("Try now"));
}

void RecordsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_model) {
        retranslate();
        m_model->displayChanged();
        showState();
    }
    QWidget::changeEvent(event);
}

void RecordsPage::retranslate()
{
    m_list->setTitle(words().title);
    m_nextSort->setWhatsThis(tr("Sort by the next order"));
    m_model->setTitles(titles());
    m_textChip->setVisible(!m_text.isEmpty());
    m_textChip->setText(tr("“%1”").arg(QString(m_text).replace(u'&', QStringLiteral("&&"))) + QStringLiteral("  ✕"));
    m_textChip->setToolTip(tr("Take this filter off"));
    m_textChip->setAccessibleDescription(tr("Take this filter off"));
    m_customerChip->setVisible(m_served.has_value());
    if (m_served)
        m_customerChip->setText(tr("Customer: %1").arg(number(m_served->id)) + QStringLiteral("  ✕"));
    m_customerChip->setToolTip(tr("Stop serving this customer"));
    m_customerChip->setAccessibleDescription(tr("Stop serving this customer"));
    m_list->setClearable(isFiltered() || m_served || !m_text.isEmpty());
    showFilters();
}

} // namespace holdfast
