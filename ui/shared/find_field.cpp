// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/find_field.h"

#include "sql/connection/lane.h"
#include "ui/shared/format.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QListWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace holdfast {

namespace {

constexpr int kTypingPause = 200; // ms
constexpr int kRowHeight = 44;
constexpr int kMostRows = 7;

} // namespace

FindField::FindField(const StoreDesk &desk, QWidget *parent)
    : QLineEdit(parent), m_desk(desk), m_popup(new QFrame(parent)), m_list(new QListWidget(m_popup)),
      m_typing(new QTimer(this))
{
    m_popup->setObjectName(QStringLiteral("Popup"));
    m_popup->hide();
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(m_popup);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(m_list);
    m_typing->setSingleShot(true);
    m_typing->setInterval(kTypingPause);
    connect(this, &QLineEdit::textEdited, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, &FindField::search);
    connect(m_list, &QListWidget::itemClicked, this, [this] { choose(m_list->currentRow()); });
    addAction(icon(QStringLiteral("search"), Theme::current().muted), QLineEdit::LeadingPosition);
    retranslate();
}

void FindField::search()
{
    const QString text = this->text().trimmed();
    const quint64 ticket = ++m_ticket;
    if (text.isEmpty()) {
        closeList();
        return;
    }
    const qint64 number = text.toLongLong();
    whenAnswered(
        m_desk.customerSearch(text), this, [this, ticket, number](const Reply<std::vector<CustomerRow>> &customers) {
            if (ticket != m_ticket)
                return;
            const std::vector<CustomerRow> found = customers.value() ? *customers.value() : std::vector<CustomerRow>();
            if (number <= 0) {
                list(found, std::nullopt);
                return;
            }
            whenAnswered(m_desk.orderRows({OrderId{number}}), this,
                         [this, ticket, found](const Reply<std::vector<OrderRow>> &orders) {
                             if (ticket != m_ticket)
                                 return;
                             const bool there = orders.value() && !orders.value()->empty();
                             list(found, there ? std::optional(orders.value()->front()) : std::nullopt);
                         });
        });
}

void FindField::list(const std::vector<CustomerRow> &customers, const std::optional<OrderRow> &order)
{
    m_customers = customers;
    m_order = order ? std::optional(order->id) : std::nullopt;
    m_list->clear();
    const auto add = [this](const char *iconName, const QString &first, const QString &second) {
        auto *item =
            new QListWidgetItem(icon(QLatin1String(iconName), Theme::current().muted), first + u'\n' + second, m_list);
        item->setSizeHint({0, kRowHeight});
    };
    if (order)
        add("orders", tr("Order %1").arg(number(order->id)),
            QStringLiteral("%1 · %2").arg(order->customerName, format::money(order->total)));
    for (const CustomerRow &customer : customers) {
        QStringList ask; // two customers of one name are told apart by these
        for (const QString &detail : {customer.phone, customer.email, QString::fromUtf8(customer.externalNumber)}) {
            if (!detail.isEmpty())
                ask << detail;
        }
        add("person", QStringLiteral("%1  %2").arg(number(customer.id)).arg(customer.name),
            ask.join(QStringLiteral(" · ")));
    }
    if (m_list->count() == 0) {
        add("search", tr("Nobody found"), tr("Try a number, a name, a phone number or an e-mail address."));
        m_list->item(0)->setFlags(Qt::NoItemFlags);
    } else {
        m_list->setCurrentRow(0);
    }
    const int rows = std::min(m_list->count(), kMostRows);
    QWidget *host = m_popup->parentWidget();
    const QPoint below = mapTo(host, QPoint(0, height() + 2));
    const int width = std::max(this->width(), 330);
    m_popup->setGeometry(below.x() + this->width() - width, below.y(), width, rows * kRowHeight + 4);
    m_popup->raise();
    m_popup->show();
    Q_EMIT shown();
}

void FindField::choose(int row)
{
    if (row < 0 || m_popup->isHidden())
        return;
    const int first = m_order ? 1 : 0;
    closeList();
    clear();
    if (m_order && row == 0)
        Q_EMIT orderChosen(*m_order);
    else if (row - first < std::ssize(m_customers))
        Q_EMIT customerChosen(CustomerRow(m_customers[std::size_t(row - first)]));
}

void FindField::closeList()
{
    ++m_ticket;
    m_popup->hide();
}

void FindField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down:
        m_list->setCurrentRow(std::min(m_list->currentRow() + 1, m_list->count() - 1));
        return;
    case Qt::Key_Up:
        m_list->setCurrentRow(std::max(m_list->currentRow() - 1, 0));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_popup->isVisible())
            choose(m_list->currentRow());
        else
            search();
        return;
    case Qt::Key_Escape:
        closeList();
        clear();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void FindField::focusOutEvent(QFocusEvent *event)
{
    if (!m_list->underMouse())
        closeList();
    QLineEdit::focusOutEvent(event);
}

void FindField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QLineEdit::changeEvent(event);
}

void FindField::retranslate()
{
    setPlaceholderText(tr("Find customer or order  (Ctrl K)"));
    setAccessibleName(tr("Find a customer or an order"));
    m_list->setAccessibleName(tr("Found"));
}

} // namespace holdfast
