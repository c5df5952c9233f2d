// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QLineEdit>

#include <optional>
#include <vector>

class QAction;
class QFrame;
class QListWidget;
class QTimer;

namespace holdfast {

// Finds whom the caller is (number, name, phone, e-mail) or an order by its number, from anywhere (Ctrl+K). What is
// found is listed below the field, with what to ask the caller for; Enter takes the marked row.
class FindField : public QLineEdit
{
    Q_OBJECT

public:
    explicit FindField(const StoreDesk &desk, QWidget *parent = nullptr);
    QListWidget *found() const { return m_list; }

Q_SIGNALS:
    void customerChosen(const holdfast::CustomerRow &customer);
    void orderChosen(holdfast::OrderId order);
    void shown(); // the list is there
    void left();  // Escape in the empty field

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void search();
    struct Found
    {
        QString text; // that was looked for
        std::vector<CustomerRow> customers;
        std::optional<OrderRow> order;
        bool failed = false; // the database gave no answer to one of the questions
    };
    void list(const Found &found);
    void choose(int row);
    void closeList();
    void retranslate();

    const StoreDesk m_desk;
    QFrame *m_popup;
    QListWidget *m_list;
    QTimer *m_typing;
    QAction *m_icon = nullptr;
    quint64 m_ticket = 0;
    QString m_listed;           // the text that the list answers
    bool m_takeTheOnly = false; // Enter was pressed before there was a list
    std::vector<CustomerRow> m_customers;
    std::optional<OrderId> m_order;
};

} // namespace holdfast
