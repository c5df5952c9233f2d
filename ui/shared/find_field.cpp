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

#include <utility>

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
    // The focus stays in the field: the marked row is told there.
    connect(m_list, &QListWidget::currentRowChanged, this,
            [this](int row) { setAccessibleDescription(row < 0 ? QString() : m_list->item(row)->text()); });
    connect(m_list, &QListWidget::itemClicked, this, [this] { choose(m_list->currentRow()); });
    m_icon = addAction(QIcon(), QLineEdit::LeadingPosition);
    retranslate();
}

void FindField::search()
{
    m_typing->stop();
    const QString text = this->text().trimmed();
    const quint64 ticket = ++m_ticket;
    if (text.isEmpty()) {
        closeList();
        return;
    }
    whenAnswered(m_desk.customerSearch(text), this, [this, ticket, text](const Reply<std::vector<CustomerRow>> &reply) {
        if (ticket != m_ticket)
            return;
        Found found{text, {}, {}, !reply.value()};
        if (reply.value())
            found.customers = *reply.value();
        const qint64 number = text.toLongLong();
        if (number <= 0) {
            list(found);
            return;
        }
        whenAnswered(m_desk.orderRows({OrderId{number}}), this,
                     [this, ticket, found](const Reply<std::vector<OrderRow>> &orders) mutable {
                         if (ticket != m_ticket)
                             return;
                         found.failed = found.failed || !orders.value();
                         if (orders.value() && !orders.value()->empty())
                             found.order = orders.value()->front();
                         list(found);
                     });
    });
}

void FindField::list(const Found &found)
{
    const auto &[text, customers, order, failed] = found;
    m_listed = text;
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
    const int hits = m_list->count();
    if (failed)
        add("alert", tr("The database gave no answer"), tr("Enter tries again."));
    else if (hits == 0)
        add("search", tr("Nobody found"), tr("Try a number, a name, a phone number or an e-mail address."));
    if (m_list->count() > hits)
        m_list->item(hits)->setFlags(Qt::NoItemFlags);
    m_list->setCurrentRow(hits > 0 ? 0 : -1);
    const bool takeTheOnly = std::exchange(m_takeTheOnly, false) && hits == 1 && !failed;
    const int rows = std::min(m_list->count(), kMostRows);
    QWidget *host = m_popup->parentWidget();
    const QPoint below = mapTo(host, QPoint(0, height() + 2));
    const int width = std::max(this->width(), 330);
    m_popup->setGeometry(below.x() + this->width() - width, below.y(), width, rows * kRowHeight + 4);
    m_popup->raise();
    m_popup->show();
    if (hits == 0)
        setAccessibleDescription(m_list->item(0)->text());
    Q_EMIT shown();
    if (takeTheOnly)
        choose(0);
}

void FindField::choose(int row)
{
    if (row < 0 || m_popup->isHidden())
        return;
    const int first = m_order ? 1 : 0;
    m_typing->stop();
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
    m_takeTheOnly = false;
    m_popup->hide();
    setAccessibleDescription({});
}

void FindField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down:
        if (m_popup->isVisible())
            m_list->setCurrentRow(
                std::min(m_list->currentRow() + 1, int(m_order.has_value()) + int(m_customers.size()) - 1));
        return;
    case Qt::Key_Up:
        if (m_popup->isVisible())
            m_list->setCurrentRow(std::max(m_list->currentRow() - 1, 0));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->isAutoRepeat())
            return;
        // What was typed since is not what the list answers.
        if (m_popup->isVisible() && m_listed == text().trimmed() && m_list->currentRow() >= 0) {
            choose(m_list->currentRow());
        } else {
            search();
            m_takeTheOnly = true;
        }
        return;
    case Qt::Key_Escape:
        m_typing->stop();
        closeList();
        if (text().isEmpty())
            Q_EMIT left();
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
    m_icon->setIcon(icon(QStringLiteral("search"), Theme::current().muted));
    setPlaceholderText(tr("Find customer or order  (Ctrl K)"));
    setAccessibleName(tr("Find a customer or an order"));
    m_list->setAccessibleName(tr("Found"));
}

} // namespace holdfast
