// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/order_page.h"
#include "ui/shared/store_desk.h"

#include <QWidget>

#include <functional>
#include <optional>

class QPushButton;
class QSplitter;
class QTimer;

namespace holdfast {

class ListPage;
class OrderDetails;
class OrderTableModel;

// The list of orders and, beside it, the one that is selected.
class OrdersPage : public QWidget
{
    Q_OBJECT

public:
    explicit OrdersPage(const StoreDesk &desk, QWidget *parent = nullptr);

    void setServed(const std::optional<CustomerRow> &customer);
    void showOrder(OrderId order); // also one that the list does not show
    void refresh();                // keeps selection and scroll

    ListPage *list() const { return m_list; }
    OrderDetails *details() const { return m_details; }
    OrderTableModel *model() const { return m_model; }

Q_SIGNALS:
    void serveAsked(holdfast::CustomerId customer);
    void servedCleared();
    void serverAnswered(bool answered); // each time the list has asked

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void restart();
    void askForPage(quint64 ticket, const std::optional<OrderRow> &after);
    void askForCount();
    void keepPlace(const std::function<void()> &change); // the rows on the screen stay where they are
    void showState();
    void setStatusFilter(const std::optional<QByteArray> &status);
    void sortBy(int column);
    void selectionChanged();
    void markShownOrder(); // in the list, without another being read
    QString display(const OrderRow &order, int column) const;

    const StoreDesk m_desk;
    ListPage *m_list;
    OrderTableModel *m_model;
    OrderDetails *m_details;
    QSplitter *m_splitter;
    QPushButton *m_customerChip;
    QPushButton *m_statusChip;
    QPushButton *m_textChip;
    OrderFilter m_filter;
    std::optional<CustomerRow> m_served;
    bool m_oldestFirst = false;
    bool m_columnsSized = false;
    std::optional<qint64> m_count;
    quint64 m_countTicket = 0;
    quint64 m_refreshTicket = 0;
    bool m_refreshFailed = false;
    bool m_rowsVanish = false; // the list moves its mark by itself meanwhile
    qint64 m_loadedAt = 0;     // ms since 1970, of this computer: for "as of"
};

} // namespace holdfast
