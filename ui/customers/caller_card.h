// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QFrame>
#include <QPointer>

#include <optional>

class QLabel;
class QPushButton;

namespace holdfast {

// Before a customer is served: what to ask the caller for, with what is known, to compare. It lies over the window and
// stops nobody: Enter goes on, Escape goes back to where one came from, and the newest order's number may come later.
class CallerCard : public QFrame
{
    Q_OBJECT

public:
    CallerCard(const StoreDesk &desk, QWidget *parent);

    void ask(const CustomerRow &customer);
    void setServed(const std::optional<CustomerRow> &served); // who would be left for this one
    void dismiss();                                           // without an answer

    bool newestIsKnown() const { return m_newest != Newest::Asked; }
    QPushButton *serveButton() const { return m_serve; }
    QPushButton *notThemButton() const { return m_notThem; }

Q_SIGNALS:
    void shown();
    void confirmed(const holdfast::CustomerRow &customer);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override; // the window changes its size

private:
    void retranslate();
    void place();
    void confirm();

    enum class Newest { Asked, Known, None, NotKnown };

    const StoreDesk m_desk;
    CustomerRow m_customer;
    std::optional<CustomerRow> m_served;
    Newest m_newest = Newest::Asked;
    std::optional<OrderRow> m_order; // the newest
    quint64 m_ticket = 0;
    QPointer<QWidget> m_cameFrom; // has the focus again afterwards

    QLabel *m_name;
    QLabel *m_number;
    QLabel *m_ask;
    QLabel *m_details[4][2]; // phone, e-mail, external number, newest order: name and value
    QLabel *m_leaves;
    QPushButton *m_serve;
    QPushButton *m_notThem;
};

} // namespace holdfast
