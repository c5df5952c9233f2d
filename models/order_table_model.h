// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/order_row.h"

#include <QAbstractTableModel>

#include <functional>
#include <optional>
#include <vector>

namespace holdfast {

// A list of orders that is read page by page. It is fed rows and asks for more through the function it was given; every
// question has a ticket, and only the answer to the newest one is taken. Rows are known by their order's id, so that a
// refresh or another desk's change keeps selection and scroll. GUI thread.
class OrderTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, CreatedAt, Customer, Status, Units, Total, ColumnCount };
    enum Role { OrderRole = Qt::UserRole + 1, StatusRole };
    enum class State { Loading, Partial, Complete, Failed };
    Q_ENUM(State)

    // after: the last row that is loaded; none: the first page.
    using AskForPage = std::function<void(quint64 ticket, const std::optional<OrderRow> &after)>;
    using Display = std::function<QString(const OrderRow &order, int column)>;

    OrderTableModel(AskForPage ask, Display display, QObject *parent = nullptr);

    void setTitles(const QStringList &titles);
    void displayChanged(); // another language or zone: every cell is asked for again

    void restart(bool oldestFirst); // forgets all rows and asks for the first page
    void feed(quint64 ticket, std::vector<OrderRow> rows, bool last);
    void fail(quint64 ticket);
    void retry(); // after Failed

    // The beginning of the list as it is now, in the same order and at least as long as what it replaces unless the
    // list itself has become shorter: rows are inserted, removed and changed one by one.
    void replaceHead(const std::vector<OrderRow> &rows, bool wholeList);
    // These orders as they are now; one that was asked for and is not there has vanished.
    void update(const std::vector<OrderId> &asked, const std::vector<OrderRow> &rows);

    State state() const { return m_state; }
    const std::vector<OrderRow> &orders() const { return m_rows; }
    std::optional<int> rowOf(OrderId order) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void stateChanged();

private:
    bool isBefore(const OrderRow &a, const OrderRow &b) const;
    void ask();
    void setState(State state);
    void insertAt(int row, const OrderRow &order);
    void removeAt(int row);
    void setAt(int row, const OrderRow &order);

    AskForPage m_ask;
    Display m_display;
    QStringList m_titles;
    std::vector<OrderRow> m_rows;
    State m_state = State::Complete;
    quint64 m_ticket = 0;
    bool m_oldestFirst = false;
};

} // namespace holdfast
