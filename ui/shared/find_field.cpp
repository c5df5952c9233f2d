// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/find_field.h"

#include "sql/connection/lane.h"
#include "ui/shared/customer_text.h"
#include "ui/shared/format.h"
#include "ui/shared/found_popup.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QListWidget>
#include <QTimer>

#include <utility>

namespace holdfast {

namespace {

constexpr int kTypingPause = 200;                           // ms
constexpr int kSearchedHeight = 5 * FoundPopup::kPlain / 2; // five lines

} // namespace

FindField::FindField(const StoreDesk &desk, QWidget *parent)
    : QLineEdit(parent), m_desk(desk), m_popup(new FoundPopup(parent)), m_typing(new QTimer(this))
{
    m_typing->setSingleShot(true);
    m_typing->setInterval(kTypingPause);
    connect(this, &QLineEdit::textEdited, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, &FindField::search);
    connect(m_popup, &FoundPopup::marked, this,
            [this] { setAccessibleDescription(m_popup->words()); }); // where the focus is
    connect(m_popup, &FoundPopup::clicked, this, &FindField::choose);
    m_icon = addAction(QIcon(), QLineEdit::LeadingPosition);
    retranslate();
}

QListWidget *FindField::found() const
{
    return m_popup->list();
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
    whenAnswered(m_desk.find(text), this, [this, ticket, text](const Reply<Found> &reply) {
        if (ticket == m_ticket)
            list(text, reply);
    });
}

void FindField::list(const QString &text, const Reply<Found> &reply)
{
    m_listed = text;
    m_hits.clear();
    m_popup->clear();
    const auto addHit = [&](const char *iconName, const QString &first, const QString &second, auto hit) {
        m_popup->addHit(iconName, first, second, int(m_hits.size()));
        m_hits.emplace_back(std::move(hit));
    };
    if (!reply.value()) {
        m_popup->addNote("alert", tr("The database gave no answer"), tr("Enter tries again."));
    } else {
        const auto &[orders, quotes, skus, customers] = *reply.value();
        if (!orders.empty())
            m_popup->addHead(tr("Orders"));
        for (const OrderRow &order : orders) {
            const QString reference = QString::fromUtf8(order.externalRef);
            addHit("orders",
                   reference.isEmpty() ? tr("Order %1").arg(number(order.id))
                                       : tr("Order %1, reference %2").arg(number(order.id)).arg(reference),
                   QStringLiteral("%1 · %2").arg(order.customerName, format::money(order.total)), order);
        }
        if (!quotes.empty())
            m_popup->addHead(tr("Quotes"));
        for (const QuoteRow &quote : quotes)
            addHit("quotes", tr("Quote %1").arg(number(quote.id)),
                   QStringLiteral("%1 · %2").arg(quote.customerName, format::money(quote.total)), quote);
        if (!skus.empty())
            m_popup->addHead(tr("Stock"));
        for (const Found::Sku &sku : skus)
            addHit("stock", QString::fromUtf8(sku.code), sku.name, sku);
        if (!customers.empty())
            m_popup->addHead(tr("Customers"));
        for (const CustomerRow &customer : customers)
            addHit("person", QStringLiteral("%1  %2").arg(number(customer.id)).arg(customer.name),
                   toTellApart(customer), customer);
        if (m_hits.empty()) {
            m_popup->addNote("search", tr("Nothing found for “%1”").arg(text),
                             tr("A customer: number, name, phone, e-mail.\nAn order: number, reference.\nA quote: "
                                "number.\nA SKU: code, barcode."),
                             kSearchedHeight);
        }
    }
    const bool enterWaits = std::exchange(m_takeTheOnly, false);
    m_popup->showBelow(this);
    setAccessibleDescription(m_popup->words());
    Q_EMIT shown();
    if (enterWaits && m_hits.size() == 1)
        choose();
    else if (enterWaits)
        end(false); // the person goes on typing
}

void FindField::choose()
{
    const std::optional<int> chosen = m_popup->hit();
    if (!chosen)
        return;
    const auto hit = m_hits[std::size_t(*chosen)];
    const bool typedOn = text().trimmed() != m_listed; // the next code is being scanned already
    if (!typedOn)
        m_typing->stop();
    closeList();
    if (!typedOn)
        clear();
    if (const auto *order = std::get_if<OrderRow>(&hit))
        Q_EMIT orderChosen(order->id);
    else if (const auto *quote = std::get_if<QuoteRow>(&hit))
        Q_EMIT quoteChosen(quote->id);
    else if (const auto *sku = std::get_if<Found::Sku>(&hit))
        Q_EMIT skuChosen(sku->id, sku->code);
    else
        Q_EMIT customerChosen(std::get<CustomerRow>(hit));
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
    case Qt::Key_Up:
        if (m_popup->isVisible())
            m_popup->mark(event->key() == Qt::Key_Down ? +1 : -1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->isAutoRepeat())
            return;
        // What was typed since is not what the list answers.
        if (m_listed == text().trimmed() && m_popup->hit()) {
            choose();
        } else {
            search();
            m_takeTheOnly = true;
            selectAll(); // the next code that is scanned is not appended to this one
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
    if (!m_popup->list()->underMouse())
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
    setPlaceholderText(tr("Find customer, order, quote, SKU  (Ctrl K)"));
    setAccessibleName(tr("Find a customer, an order, a quote or a SKU"));
    m_popup->list()->setAccessibleName(tr("Found"));
}

} // namespace holdfast
