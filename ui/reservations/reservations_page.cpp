// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reservations/reservations_page.h"

#include "models/reservation_table_model.h"
#include "ui/reservations/reservation_details.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/status_pill.h"

#include <QMenu>
#include <QPushButton>
#include <QTableView>

namespace holdfast {

namespace {

const QByteArray kHeld("held"), kReleased("released"), kAny("any");

} // namespace

ReservationsPage::ReservationsPage(const StoreDesk &desk, QWidget *parent)
    : RecordsPage(parent), m_desk(desk),
      m_model(new ReservationTableModel(
          [this](quint64 ticket, const std::optional<ReservationRow> &after) { askForPage(ticket, after); },
          [this](const ReservationRow &reservation, int column) { return display(reservation, column); }, this)),
      m_details(new ReservationDetails(desk, this)), m_skuChip(makeChip(this)),
      m_statusChip(addMenuChip([this](QMenu *statuses) {
          for (const QByteArray &status : {kHeld, kReleased})
              statuses->addAction(StatusLook::of(status).word, this, [this, status] { setStatusFilter(status); });
          statuses->addAction(tr("Any status"), this, [this] { setStatusFilter(std::nullopt); });
      }))
{
    QTableView *table = list()->table();
    list()->addChip(m_skuChip);
    setUp(m_model, m_details,
          {{QStringLiteral("order"), 60},
           {QStringLiteral("customer"), 106},
           {QStringLiteral("sku"), 92},
           {QStringLiteral("name"), 0},
           {QStringLiteral("quantity"), 54},
           {QStringLiteral("status"), 98},
           {QStringLiteral("order-status"), 108},
           {QStringLiteral("held"), 116}});
    for (const int column : {ReservationTableModel::Status, ReservationTableModel::OrderStatus})
        table->setItemDelegateForColumn(column, new StatusPillDelegate(ReservationTableModel::StatusRole, this));
    connect(m_skuChip, &QPushButton::clicked, this, [this] {
        m_sku.reset();
        restart();
    });
    connect(m_details, &ReservationDetails::left, this, [table] { table->setFocus(Qt::OtherFocusReason); });
}

ReservationFilter ReservationsPage::filter() const
{
    return {served() ? std::optional(served()->id) : std::nullopt, m_status, m_sku, text()};
}

// The SKU is not kept: it belongs to a question that was asked just then.
QMap<QString, QString> ReservationsPage::chips() const
{
    if (m_status == kHeld)
        return {};
    return {{QStringLiteral("status"), QString::fromLatin1(m_status.value_or(kAny))}};
}

void ReservationsPage::takeChips(const QMap<QString, QString> &chips)
{
    const QByteArray status = chips.value(QStringLiteral("status")).toLatin1();
    if (status == kAny)
        m_status.reset();
    else
        m_status = status == kReleased ? kReleased : kHeld;
}

OnScreen ReservationsPage::onScreen() const
{
    OnScreen onScreen;
    const auto [first, end] = rowsOnScreen();
    for (int row = first; row < end; ++row)
        onScreen.orders.push_back(m_model->at(row).id.order);
    if (m_details->reservation()) {
        onScreen.orders.push_back(m_details->reservation()->order);
        onScreen.skus.push_back(m_details->reservation()->sku);
    }
    return onScreen;
}

void ReservationsPage::catchUp(const Versions &versions)
{
    std::vector<ReservationId> behind;
    std::vector<OrderId> orders;
    for (const auto &[order, version] : versions.orders) {
        const std::size_t before = behind.size();
        for (const ReservationRow &row : m_model->rows()) {
            if (row.id.order == order && row.orderVersion != version)
                behind.push_back(row.id);
        }
        if (behind.size() > before)
            orders.push_back(order);
    }
    const std::optional<ReservationCard> &card = m_details->card();
    const bool orderMoved = std::any_of(versions.orders.begin(), versions.orders.end(), [&](const auto &now) {
        return card && card->reservation.id.order == now.first && card->reservation.orderVersion != now.second;
    });
    const bool stockMoved = std::any_of(versions.skus.begin(), versions.skus.end(), [&](const auto &now) {
        return card && card->stock && card->stock->sku == now.first && card->stock->version != now.second;
    });
    if (orderMoved || stockMoved)
        m_details->reload();
    if (!behind.empty())
        updateWhenAnswered(m_model, behind, m_desk.reservationRows(orders));
}

void ReservationsPage::showReservation(const ReservationId &reservation)
{
    m_details->setReservation(reservation);
    markShown();
}

void ReservationsPage::showSku(SkuId sku, const QByteArray &code)
{
    m_sku = sku;
    m_code = code;
    m_status.reset();
    restart();
}

void ReservationsPage::takeFocus()
{
    m_details->takeFocus();
}

std::optional<int> ReservationsPage::shownRow() const
{
    return m_details->reservation() ? m_model->rowOf(*m_details->reservation()) : std::nullopt;
}

void ReservationsPage::showRow(int row)
{
    m_details->setReservation(m_model->at(row).id);
}

void ReservationsPage::reloadDetails()
{
    m_details->reload();
}

void ReservationsPage::askForPage(quint64 ticket, const std::optional<ReservationRow> &after)
{
    ReservationPageRequest request{filter(), ReservationSort(sort()), {}, kPage};
    if (after)
        request.after = placeOf(*after);
    feedWhenAnswered(m_model, ticket, !after, m_desk.reservationPage(request));
}

void ReservationsPage::askForHead(quint64 ticket, int rows)
{
    replaceWhenAnswered(m_model, ticket, rows, m_desk.reservationPage({filter(), ReservationSort(sort()), {}, rows}));
}

void ReservationsPage::askForCount(quint64 ticket)
{
    m_hidden.reset();
    whenAnswered(m_desk.reservationCount(filter()), this,
                 [this, ticket](const Reply<qint64> &reply) { takeCount(ticket, reply); });
    if (m_status != kHeld)
        return;
    ReservationFilter released = filter();
    released.status = kReleased;
    whenAnswered(m_desk.reservationCount(released), this, [this, released](const Reply<qint64> &reply) {
        ReservationFilter now = filter();
        if (!reply.value() || now.status != kHeld)
            return;
        now.status = kReleased;
        if (now == released) { // nobody has chosen another filter meanwhile
            m_hidden = *reply.value();
            showState();
        }
    });
}

QString ReservationsPage::countNote() const
{
    return m_hidden && *m_hidden > 0 ? tr(" · %1 released are hidden").arg(format::count(*m_hidden)) : QString();
}

bool ReservationsPage::isFiltered() const
{
    return m_sku || m_status != kHeld;
}

void ReservationsPage::clearFilters()
{
    m_sku.reset();
    m_status = kHeld;
}

void ReservationsPage::setStatusFilter(const std::optional<QByteArray> &status)
{
    m_status = status;
    restart();
}

std::vector<RecordsPage::Sorting> ReservationsPage::sortings() const
{
    return {{ReservationTableModel::HeldAt, int(ReservationSort::Newest), Qt::DescendingOrder},
            {ReservationTableModel::HeldAt, int(ReservationSort::Oldest), Qt::AscendingOrder}};
}

RecordsPage::Words ReservationsPage::words() const
{
    return {tr("Reservations"),
            tr("Reading reservations…"),
            tr("The reservations could not be read. Nothing was changed."),
            tr("Nothing is held."),
            tr("No reservation matches these filters."),
            {tr("Order"), tr("Customer"), tr("SKU"), tr("Name"), tr("Units"), tr("Reservation"), tr("Order is"),
             tr("Held since")}};
}

QString ReservationsPage::display(const ReservationRow &reservation, int column) const
{
    switch (column) {
    case ReservationTableModel::Order:
        return QString::number(number(reservation.id.order));
    case ReservationTableModel::Customer:
        return reservation.customerName;
    case ReservationTableModel::Sku:
        return QString::fromUtf8(reservation.code);
    case ReservationTableModel::Name:
        return reservation.name;
    case ReservationTableModel::Quantity:
        return format::count(reservation.quantity);
    case ReservationTableModel::Status:
        return StatusLook::of(reservation.status).word;
    case ReservationTableModel::OrderStatus:
        return StatusLook::of(reservation.orderStatus).word;
    case ReservationTableModel::HeldAt:
        return format::dayAndTime(reservation.heldAt);
    default:
        return {};
    }
}

void ReservationsPage::showFilters()
{
    m_statusChip->setText(m_status ? tr("Status: %1").arg(StatusLook::of(*m_status).word) : tr("Any status"));
    m_statusChip->setToolTip(tr("Filter by status"));
    m_statusChip->setAccessibleDescription(tr("Filter by status"));
    m_skuChip->setVisible(m_sku.has_value());
    m_skuChip->setText(tr("SKU: %1").arg(QString::fromUtf8(m_code).replace(u'&', QStringLiteral("&&"))) +
                       QStringLiteral("  ✕"));
    m_skuChip->setToolTip(tr("Take this filter off"));
    m_skuChip->setAccessibleDescription(tr("Take this filter off"));
}

} // namespace holdfast
