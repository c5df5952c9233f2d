// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/orders_page.h"

#include "models/order_table_model.h"
#include "ui/orders/order_details.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/status_pill.h"

#include <QMenu>
#include <QPushButton>
#include <QTableView>

namespace holdfast {

namespace {

constexpr const char *kStatuses[] = {"created", "cancelled", "paid", "shipped"};

} // namespace

OrdersPage::OrdersPage(const StoreDesk &desk, QWidget *parent)
    : RecordsPage(parent), m_desk(desk),
      m_model(new OrderTableModel(
          [this](quint64 ticket, const std::optional<OrderRow> &after) { askForPage(ticket, after); },
          [this](const OrderRow &order, int column) { return display(order, column); }, this)),
      m_details(new OrderDetails(desk, this)), m_statusChip(addMenuChip([this](QMenu *statuses) {
          statuses->addAction(tr("Any status"), this, [this] { setStatusFilter(std::nullopt); });
          for (const char *status : kStatuses)
              statuses->addAction(StatusLook::of(status).word, this,
                                  [this, status] { setStatusFilter(QByteArray(status)); });
      }))
{
    QTableView *table = list()->table();
    setUp(m_model, m_details,
          {{QStringLiteral("number"), 84},
           {QStringLiteral("placed"), 138},
           {QStringLiteral("customer"), 0},
           {QStringLiteral("status"), 128},
           {QStringLiteral("units"), 70},
           {QStringLiteral("total"), 120}});
    table->setItemDelegateForColumn(OrderTableModel::Status, new StatusPillDelegate(OrderTableModel::StatusRole, this));
    connect(m_details, &OrderDetails::left, this, [table] { table->setFocus(Qt::OtherFocusReason); });
    connect(m_details, &OrderDetails::answered, this, &OrdersPage::markShown); // another may be marked by now
    connect(m_details, &OrderDetails::serveAsked, this, &OrdersPage::serveAsked);
    connect(m_details, &OrderDetails::orderChanged, this,
            [this](OrderId order) { updateWhenAnswered(m_model, {order}, m_desk.orderRows({order})); });
}

QMap<QString, QString> OrdersPage::chips() const
{
    return m_status ? QMap<QString, QString>{{QStringLiteral("status"), QString::fromLatin1(*m_status)}}
                    : QMap<QString, QString>();
}

void OrdersPage::takeChips(const QMap<QString, QString> &chips)
{
    const QByteArray status = chips.value(QStringLiteral("status")).toLatin1();
    m_status.reset();
    if (std::find(std::begin(kStatuses), std::end(kStatuses), status) != std::end(kStatuses))
        m_status = status;
}

OrderFilter OrdersPage::filter() const
{
    return {served() ? std::optional(served()->id) : std::nullopt, m_status, text()};
}

void OrdersPage::servedChanged()
{
    m_details->setServed(filter().customer);
}

OnScreen OrdersPage::onScreen() const
{
    OnScreen onScreen;
    const auto [first, end] = rowsOnScreen();
    for (int row = first; row < end; ++row)
        onScreen.orders.push_back(m_model->at(row).id);
    if (m_details->order())
        onScreen.orders.push_back(*m_details->order());
    return onScreen;
}

void OrdersPage::catchUp(const Versions &versions)
{
    std::vector<OrderId> behind;
    for (const auto &[order, version] : versions.orders) {
        const std::optional<int> row = m_model->rowOf(order);
        if (row && m_model->at(*row).version != version)
            behind.push_back(order);
        const std::optional<OrderCard> &card = m_details->card();
        if (card && card->order.id == order && card->order.version != version)
            m_details->reload();
    }
    if (!behind.empty())
        updateWhenAnswered(m_model, behind, m_desk.orderRows(behind));
}

void OrdersPage::showOrder(OrderId order)
{
    m_details->setOrder(order);
    if (list()->table()->selectedCount() > 1)
        list()->table()->clearSelection();
    markShown();
}

void OrdersPage::takeFocus()
{
    m_details->takeFocus();
}

std::optional<int> OrdersPage::shownRow() const
{
    return m_details->order() ? m_model->rowOf(*m_details->order()) : std::nullopt;
}

void OrdersPage::showRow(int row)
{
    m_details->setOrder(m_model->at(row).id);
}

void OrdersPage::reloadDetails()
{
    m_details->reload();
}

void OrdersPage::askForPage(quint64 ticket, const std::optional<OrderRow> &after)
{
    OrderPageRequest request{filter(), OrderSort(sort()), {}, kPage};
    if (after)
        request.after = placeOf(*after);
    feedWhenAnswered(m_model, ticket, !after, m_desk.orderPage(request));
}

void OrdersPage::askForHead(quint64 ticket, int rows)
{
    replaceWhenAnswered(m_model, ticket, rows, m_desk.orderPage({filter(), OrderSort(sort()), {}, rows}));
}

void OrdersPage::askForCount(quint64 ticket)
{
    whenAnswered(m_desk.orderCount(filter()), this,
                 [this, ticket](const Reply<qint64> &reply) { takeCount(ticket, reply); });
}

void OrdersPage::setStatusFilter(const std::optional<QByteArray> &status)
{
    m_status = status;
    restart();
}

std::vector<RecordsPage::Sorting> OrdersPage::sortings() const
{
    return {{OrderTableModel::CreatedAt, int(OrderSort::Newest), Qt::DescendingOrder},
            {OrderTableModel::CreatedAt, int(OrderSort::Oldest), Qt::AscendingOrder},
            {OrderTableModel::Number, int(OrderSort::Newest), Qt::DescendingOrder},
            {OrderTableModel::Number, int(OrderSort::Oldest), Qt::AscendingOrder},
            {OrderTableModel::Total, int(OrderSort::Largest), Qt::DescendingOrder},
            {OrderTableModel::Total, int(OrderSort::Smallest), Qt::AscendingOrder}};
}

RecordsPage::Words OrdersPage::words() const
{
    return {tr("Orders"),
            tr("Reading orders…"),
            tr("The orders could not be read. Nothing was changed."),
            tr("There are no orders yet."),
            tr("No order matches these filters."),
            {tr("No."), tr("Placed"), tr("Customer"), tr("Status"), tr("Units"), tr("Total")}};
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

void OrdersPage::showFilters()
{
    m_statusChip->setText(m_status ? tr("Status: %1").arg(StatusLook::of(*m_status).word) : tr("Any status"));
    m_statusChip->setToolTip(tr("Filter by status"));
    m_statusChip->setAccessibleDescription(tr("Filter by status"));
}

} // namespace holdfast
