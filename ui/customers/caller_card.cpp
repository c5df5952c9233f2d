// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/caller_card.h"

#include "sql/connection/lane.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace holdfast {

namespace {

constexpr int kWidth = 380;

enum Detail { Phone, Email, External, NewestOrder };

QLabel *label(QWidget *parent, const char *role = nullptr)
{
    auto *made = new QLabel(parent);
    made->setTextFormat(Qt::PlainText);
    if (role)
        setRole(made, role);
    return made;
}

} // namespace

CallerCard::CallerCard(const StoreDesk &desk, QWidget *parent)
    : QFrame(parent), m_desk(desk), m_name(label(this, "heading")), m_number(label(this, "muted")),
      m_ask(label(this, "strong")), m_leaves(label(this, "muted")), m_serve(new QPushButton(this)),
      m_notThem(new QPushButton(this))
{
    setObjectName(QStringLiteral("Popup"));
    hide();
    m_name->setWordWrap(true);
    m_ask->setWordWrap(true);
    m_leaves->setWordWrap(true);
    setRole(m_serve, "primary");
    auto *details = new QGridLayout;
    details->setHorizontalSpacing(Theme::kWidePadding);
    details->setVerticalSpacing(Theme::kSmallGap);
    details->setColumnStretch(1, 1);
    for (int row = 0; row < 4; ++row) {
        m_details[row][0] = label(this, "muted");
        m_details[row][1] = label(this);
        m_details[row][1]->setWordWrap(true);
        details->addWidget(m_details[row][0], row, 0, Qt::AlignTop);
        details->addWidget(m_details[row][1], row, 1);
    }
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addStretch();
    buttons->addWidget(m_serve);
    buttons->addWidget(m_notThem);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding);
    layout->setSpacing(Theme::kGap);
    layout->addWidget(m_name);
    layout->addWidget(m_number);
    layout->addSpacing(Theme::kSmallGap);
    layout->addWidget(m_ask);
    layout->addLayout(details);
    layout->addWidget(m_leaves);
    layout->addSpacing(Theme::kSmallGap);
    layout->addLayout(buttons);
    connect(m_serve, &QPushButton::clicked, this, &CallerCard::confirm);
    connect(m_notThem, &QPushButton::clicked, this, &CallerCard::dismiss);
    pressOnEnter(this);
    parent->installEventFilter(this);
}

void CallerCard::ask(const CustomerRow &customer)
{
    QWidget *focused = QApplication::focusWidget();
    if (focused && !isAncestorOf(focused))
        m_cameFrom = focused;
    m_customer = customer;
    m_newest = Newest::Asked;
    m_order.reset();
    const quint64 ticket = ++m_ticket;
    OrderPageRequest newest;
    newest.filter.customer = customer.id;
    newest.limit = 1;
    whenAnswered(m_desk.orderPage(newest), this, [this, ticket](const Reply<std::vector<OrderRow>> &reply) {
        if (ticket != m_ticket)
            return;
        m_newest = !reply.value() ? Newest::NotKnown : reply.value()->empty() ? Newest::None : Newest::Known;
        if (m_newest == Newest::Known)
            m_order = reply.value()->front();
        retranslate();
    });
    retranslate();
    show();
    raise();
    place();
    m_serve->setFocus(Qt::OtherFocusReason);
    Q_EMIT shown();
}

void CallerCard::setServed(const std::optional<CustomerRow> &served)
{
    m_served = served;
    if (isVisible())
        retranslate();
}

void CallerCard::confirm()
{
    dismiss(); // first: whoever asked has the focus again and may pass it on
    Q_EMIT confirmed(CustomerRow(m_customer));
}

void CallerCard::dismiss()
{
    ++m_ticket;
    const bool focused = isAncestorOf(QApplication::focusWidget());
    if (focused && m_cameFrom)
        m_cameFrom->setFocus(Qt::OtherFocusReason);
    hide();
}

// Below the top bar, at the right, where the find field and the served customer are.
void CallerCard::place()
{
    constexpr int kBelowTopBar = 52;
    setFixedWidth(kWidth);
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(kWidth) : sizeHint().height();
    setGeometry(parentWidget()->width() - kWidth - Theme::kWidePadding, kBelowTopBar, kWidth, height);
}

void CallerCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void CallerCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

bool CallerCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

void CallerCard::retranslate()
{
    m_name->setText(m_customer.name);
    m_number->setText(tr("Customer %1").arg(number(m_customer.id)));
    const QString newest = m_newest == Newest::Asked      ? tr("is being read…")
                           : m_newest == Newest::NotKnown ? tr("not known: the database gave no answer")
                           : m_order
                               ? tr("%1 of %2").arg(number(m_order->id)).arg(format::dayAndTime(m_order->createdAt))
                               : QString();
    const QString names[]{tr("Phone"), tr("E-mail"), tr("External number"), tr("Newest order")};
    const QString values[]{m_customer.phone, m_customer.email, QString::fromUtf8(m_customer.externalNumber), newest};
    QStringList told;
    for (int row = Phone; row <= NewestOrder; ++row) {
        m_details[row][0]->setText(names[row]);
        m_details[row][1]->setText(values[row]);
        for (QLabel *part : m_details[row])
            part->setVisible(!values[row].isEmpty());
        if (!values[row].isEmpty())
            told << names[row] + u' ' + values[row];
    }
    m_ask->setText(!told.isEmpty() ? tr("Ask the caller for one of these, and compare:")
                                   : tr("Nothing is known that the caller could be asked for."));
    const bool leaves = m_served && m_served->id != m_customer.id;
    m_leaves->setVisible(leaves);
    if (leaves)
        m_leaves->setText(tr("%1 %2 is then not served any more; Ctrl+Shift+K parks them first.")
                              .arg(number(m_served->id))
                              .arg(m_served->name));
    m_serve->setText(tr("Serve customer %1").arg(number(m_customer.id)));
    m_serve->setToolTip(tr("The caller is this customer (Enter)"));
    told.prepend(m_ask->text());
    m_serve->setAccessibleDescription(told.join(QStringLiteral("; "))); // the focus is here
    m_notThem->setText(tr("Not them"));
    m_notThem->setToolTip(tr("The caller is somebody else (Esc)"));
    setAccessibleName(tr("What to ask the caller for"));
    if (isVisible())
        place();
}

} // namespace holdfast
