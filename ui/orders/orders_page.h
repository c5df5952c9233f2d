// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/order_page.h"
#include "ui/shared/records_page.h"
#include "ui/shared/store_desk.h"

#include <optional>

namespace holdfast {

class OrderDetails;
class OrderTableModel;

// The list of orders and, beside it, the one that is selected.
class OrdersPage : public RecordsPage
{
    Q_OBJECT

public:
    explicit OrdersPage(const StoreDesk &desk, QWidget *parent = nullptr);

    void showOrder(OrderId order); // also one that the list does not show
    void takeFocus() override;
    OnScreen onScreen() const override;

    OrderDetails *details() const { return m_details; }
    OrderTableModel *model() const { return m_model; }

Q_SIGNALS:
    void serveAsked(holdfast::CustomerId customer);

protected:
    void askForHead(quint64 ticket, int rows) override;
    void askForCount(quint64 ticket) override;
    std::vector<Sorting> sortings() const override;
    bool isFiltered() const override { return m_status.has_value(); }
    void clearFilters() override { m_status.reset(); }
    QMap<QString, QString> chips() const override;
    void takeChips(const QMap<QString, QString> &chips) override;
    QString pageName() const override { return QStringLiteral("orders"); }
    Words words() const override;
    void showFilters() override;
    std::optional<int> shownRow() const override;
    void showRow(int row) override;
    void reloadDetails() override;
    void servedChanged() override;
    void catchUp(const Versions &versions) override;

private:
    OrderFilter filter() const;
    void askForPage(quint64 ticket, const std::optional<OrderRow> &after);
    void setStatusFilter(const std::optional<QByteArray> &status);
    QString display(const OrderRow &order, int column) const;

    const StoreDesk m_desk;
    OrderTableModel *m_model;
    OrderDetails *m_details;
    QPushButton *m_statusChip;
    std::optional<QByteArray> m_status; // of the filter
};

} // namespace holdfast
