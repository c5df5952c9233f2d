// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/orders_page.h"

#include "models/order_table_model.h"
#include "sql/connection/lane.h"
#include "ui/orders/order_details.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"

#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>

namespace holdfast {

namespace {

constexpr int kPage = 200;
constexpr qsizetype kRefreshed = 1000; // rows of the head that a refresh reads again

} // namespace

OrdersPage::OrdersPage(const StoreDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_list(new ListPage(this)),
      m_model(new OrderTableModel(
          [this](quint64 ticket, const std::optional<OrderRow> &after) { askForPage(ticket, after); },
          [this](const OrderRow &order, int column) { return display(order, column); }, this)),
      m_details(new OrderDetails(desk, this)), m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_customerChip(makeChip(this)), m_statusChip(makeChip(this)), m_textChip(makeChip(this))
{
    QTableView *table = m_list->table();
    // Heard before the view hears of it: the order beside the list does not change because its row has gone.
    connect(m_model, &OrderTableModel::rowsAboutToBeRemoved, this, [this] { m_rowsVanish = true; });
    table->setModel(m_model);
    connect(m_model, &OrderTableModel::rowsRemoved, this, [this] {
        m_rowsVanish = false;
        markShownOrder();
    });
    table->setItemDelegateForColumn(OrderTableModel::Status, new StatusPillDelegate(OrderTableModel::StatusRole, this));
    table->horizontalHeader()->setSectionResizeMode(OrderTableModel::Customer, QHeaderView::Stretch);
    m_list->addChip(m_customerChip);
    m_list->addChip(m_textChip);
    m_list->addChip(m_statusChip);
    setRole(m_statusChip, "menu-chip");
    m_customerChip->hide();

    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({757, 372});
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);

    auto *statuses = new QMenu(this);
    m_statusChip->setMenu(statuses);
    connect(statuses, &QMenu::aboutToShow, this, [this, statuses] {
        statuses->clear();
        statuses->addAction(tr("Any status"), this, [this] { setStatusFilter(std::nullopt); });
        for (const char *status : {"created", "cancelled", "paid", "shipped"})
            statuses->addAction(StatusLook::of(status).word, this,
                                [this, status] { setStatusFilter(QByteArray(status)); });
    });
    connect(m_customerChip, &QPushButton::clicked, this, &OrdersPage::servedCleared);
    connect(m_textChip, &QPushButton::clicked, m_list->filterField(), &QLineEdit::clear);
    connect(m_list, &ListPage::filterTyped, this, [this](const QString &text) {
        if (m_filter.text == text)
            return;
        m_filter.text = text;
        restart();
    });
    connect(m_list, &ListPage::cleared, this, [this] {
        m_filter.status.reset();
        m_filter.text.clear();
        m_list->filterField()->clear();
        if (m_filter.customer)
            Q_EMIT servedCleared();
        else
            restart();
    });
    connect(m_list, &ListPage::refreshed, this, &OrdersPage::refresh);
    connect(m_list, &ListPage::actionChosen, this, [this] {
        if (m_model->state() == OrderTableModel::State::Failed)
            m_model->retry();
        else
            Q_EMIT m_list->cleared();
    });
    connect(m_model, &OrderTableModel::stateChanged, this, &OrdersPage::showState);
    connect(table->horizontalHeader(), &QHeaderView::sectionClicked, this, &OrdersPage::sortBy);
    connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &OrdersPage::selectionChanged);
    // The marked row need not be the order beside the list, and is not told again when it is chosen again.
    connect(table, &QTableView::clicked, this, &OrdersPage::selectionChanged);
    connect(table, &QTableView::activated, this, [this, table](const QModelIndex &index) {
        table->selectRow(index.row());
        selectionChanged();
        m_details->takeFocus();
    });
    connect(m_details, &OrderDetails::left, this, [table] { table->setFocus(Qt::OtherFocusReason); });
    connect(m_details, &OrderDetails::answered, this, &OrdersPage::markShownOrder); // another may be marked by now
    connect(m_details, &OrderDetails::serveAsked, this, &OrdersPage::serveAsked);
    connect(m_details, &OrderDetails::orderChanged, this, [this](OrderId order) {
        whenAnswered(m_desk.orderRows({order}), this, [this, order](const Reply<std::vector<OrderRow>> &reply) {
            if (reply.value())
                keepPlace([&] { m_model->update({order}, *reply.value()); });
        });
    });
    retranslate();
    restart();
}

void OrdersPage::setServed(const std::optional<CustomerRow> &customer)
{
    m_served = customer;
    m_filter.customer = customer ? std::optional(customer->id) : std::nullopt;
    m_details->setServed(m_filter.customer);
    retranslate();
    restart();
}

void OrdersPage::showOrder(OrderId order)
{
    m_details->setOrder(order);
    markShownOrder();
}

void OrdersPage::markShownOrder()
{
    QTableView *table = m_list->table();
    const std::optional<int> row = m_details->order() ? m_model->rowOf(*m_details->order()) : std::nullopt;
    if (!row)
        table->clearSelection();
    else if (table->currentIndex().row() != *row || !table->selectionModel()->isRowSelected(*row))
        table->selectRow(*row); // not otherwise: it would scroll
}

void OrdersPage::restart()
{
    m_count.reset();
    m_loadedAt = 0;
    m_refreshFailed = false;
    ++m_refreshTicket; // what was asked of the list before is not for this one
    m_model->restart(m_oldestFirst);
    askForCount();
    retranslate();
}

void OrdersPage::askForPage(quint64 ticket, const std::optional<OrderRow> &after)
{
    OrderPageRequest request{m_filter, m_oldestFirst, {}, kPage};
    if (after)
        request.after = OrderPageRequest::After{after->createdAt, after->id};
    const bool first = !after;
    whenAnswered(m_desk.orderPage(request), this, [this, ticket, first](const Reply<std::vector<OrderRow>> &reply) {
        Q_EMIT serverAnswered(reply.value() != nullptr);
        if (!reply.value()) {
            m_model->fail(ticket);
            return;
        }
        m_loadedAt = QDateTime::currentMSecsSinceEpoch();
        m_model->feed(ticket, *reply.value(), std::ssize(*reply.value()) < kPage);
        if (!m_columnsSized && m_model->rowCount() > 0) { // once, from the first page
            for (const auto &[column, width] : {std::pair{OrderTableModel::Number, 84},
                                                {OrderTableModel::CreatedAt, 138},
                                                {OrderTableModel::Status, 128},
                                                {OrderTableModel::Units, 70},
                                                {OrderTableModel::Total, 120}})
                m_list->table()->setColumnWidth(column, width);
            m_columnsSized = true;
        }
        if (first)
            markShownOrder();
        showState();
    });
}

void OrdersPage::askForCount()
{
    const quint64 ticket = ++m_countTicket;
    whenAnswered(m_desk.orderCount(m_filter), this, [this, ticket](const Reply<qint64> &reply) {
        if (ticket != m_countTicket || !reply.value())
            return;
        m_count = *reply.value();
        showState();
    });
}

void OrdersPage::refresh()
{
    m_details->reload();
    if (m_model->state() == OrderTableModel::State::Failed) {
        m_model->retry();
        askForCount();
        return;
    }
    if (m_model->rowCount() == 0) {
        restart();
        return;
    }
    const qsizetype rows = std::min<qsizetype>(std::max<qsizetype>(m_model->rowCount(), kPage), kRefreshed);
    const quint64 ticket = ++m_refreshTicket;
    whenAnswered(m_desk.orderPage({m_filter, m_oldestFirst, {}, int(rows)}), this,
                 [this, ticket, rows](const Reply<std::vector<OrderRow>> &reply) {
                     Q_EMIT serverAnswered(reply.value() != nullptr);
                     if (ticket != m_refreshTicket)
                         return;
                     m_refreshFailed = !reply.value();
                     if (reply.value()) {
                         m_loadedAt = QDateTime::currentMSecsSinceEpoch();
                         const bool whole = std::ssize(*reply.value()) < rows;
                         keepPlace([&] { m_model->replaceHead(*reply.value(), whole); });
                     }
                     showState();
                 });
    askForCount();
}

void OrdersPage::keepPlace(const std::function<void()> &change)
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

void OrdersPage::setStatusFilter(const std::optional<QByteArray> &status)
{
    m_filter.status = status;
    restart();
}

void OrdersPage::sortBy(int column)
{
    // Only an order that an index serves is offered: creation, and with it the number.
    if (column == OrderTableModel::CreatedAt || column == OrderTableModel::Number) {
        m_oldestFirst = !m_oldestFirst;
        restart();
    }
}

void OrdersPage::selectionChanged()
{
    const QModelIndexList rows = m_list->table()->selectionModel()->selectedRows();
    if (!rows.isEmpty() && !m_rowsVanish)
        m_details->setOrder(OrderId{rows.first().data(OrderTableModel::OrderRole).toLongLong()});
}

void OrdersPage::showState()
{
    const int loaded = m_model->rowCount();
    m_list->setCount(m_count ? tr("%1 matching").arg(format::count(*m_count)) : QString());
    switch (m_model->state()) {
    case OrderTableModel::State::Loading:
        m_list->setState(loaded > 0 ? ListPage::State::Rows : ListPage::State::Loading, tr("Reading orders…"));
        break;
    case OrderTableModel::State::Failed:
        m_list->setState(loaded > 0 ? ListPage::State::Rows : ListPage::State::Failed,
                         tr("The orders could not be read. Nothing was changed."), tr("Try again"));
        break;
    case OrderTableModel::State::Partial:
    case OrderTableModel::State::Complete: {
        const bool filtered = m_filter != OrderFilter{};
        m_list->setState(loaded > 0 ? ListPage::State::Rows : ListPage::State::Empty,
                         filtered ? tr("No order matches these filters.") : tr("There are no orders yet."),
                         filtered ? tr("Clear all filters") : QString());
        break;
    }
    }
    const QString asOf =
        m_loadedAt ? QDateTime::fromMSecsSinceEpoch(m_loadedAt).time().toString(u"HH:mm:ss") : QString();
    QString foot;
    if (m_loadedAt)
        foot = m_count ? tr("%1 of %2 loaded · as of %3").arg(format::count(loaded), format::count(*m_count), asOf)
                       : tr("%1 loaded · as of %2").arg(format::count(loaded), asOf);
    if (m_model->state() == OrderTableModel::State::Failed && loaded > 0)
        foot += QStringLiteral(" · ") + tr("the next rows could not be read; F5 tries again");
    else if (m_refreshFailed)
        foot += QStringLiteral(" · ") + tr("no newer ones could be read; F5 tries again");
    m_list->setFoot(foot);
}

QString OrdersPage::display(const OrderRow &order, int column) const
{
    switch (column) {
    case OrderTableModel::Number:
        return QString::number(number(order.id));
    case OrderTableModel::CreatedAt:
        return format::dayAndTime(order.createdAt);
    case OrderTableModel::Customer:
        return order.customerName;
    case OrderTableModel::Status:
        return StatusLook::of(order.status).word;
    case OrderTableModel::Units:
        return format::count(order.units);
    case OrderTableModel::Total:
        return format::amount(order.total);
    default:
        return {};
    }
}

void OrdersPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->displayChanged();
        showState();
    }
    QWidget::changeEvent(event);
}

void OrdersPage::retranslate()
{
    m_list->setTitle(tr("Orders"));
    const QString arrow = m_oldestFirst ? QStringLiteral("  ↑") : QStringLiteral("  ↓");
    m_model->setTitles({tr("No."), tr("Placed") + arrow, tr("Customer"), tr("Status"), tr("Units"), tr("Total")});
    m_statusChip->setText(m_filter.status ? tr("Status: %1").arg(StatusLook::of(*m_filter.status).word)
                                          : tr("Any status"));
    m_statusChip->setToolTip(tr("Filter by status"));
    m_statusChip->setAccessibleDescription(tr("Filter by status"));
    m_textChip->setVisible(!m_filter.text.isEmpty());
    m_textChip->setText(tr("“%1”").arg(QString(m_filter.text).replace(u'&', QStringLiteral("&&"))) +
                        QStringLiteral("  ✕"));
    m_textChip->setToolTip(tr("Take this filter off"));
    m_textChip->setAccessibleDescription(tr("Take this filter off"));
    m_customerChip->setVisible(m_served.has_value());
    if (m_served)
        m_customerChip->setText(tr("Customer: %1").arg(number(m_served->id)) + QStringLiteral("  ✕"));
    m_customerChip->setToolTip(tr("Stop serving this customer"));
    m_customerChip->setAccessibleDescription(tr("Stop serving this customer"));
    m_list->setClearable(m_filter != OrderFilter{});
}

} // namespace holdfast
