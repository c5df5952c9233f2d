// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/find_field.h"

#include "sql/connection/lane.h"
#include "ui/shared/customer_text.h"
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
constexpr int kRowHeight = 52;    // two lines, also of Chinese
constexpr int kHeadHeight = 26;
constexpr int kMostHeight = 470;
constexpr int kWidth = 360;
constexpr int kHitRole = Qt::UserRole; // place among the hits

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
    whenAnswered(m_desk.find(text), this, [this, ticket, text](const Reply<Found> &reply) {
        if (ticket == m_ticket)
            list(text, reply);
    });
}

void FindField::list(const QString &text, const Reply<Found> &reply)
{
    m_listed = text;
    m_hits.clear();
    m_list->clear();
    const auto add = [this](const char *iconName, const QString &first, const QString &second) {
        auto *item = new QListWidgetItem(icon(QLatin1String(iconName), Theme::current().muted),
                                         second.isEmpty() ? first : first + u'\n' + second, m_list);
        item->setSizeHint({0, kRowHeight});
        return item;
    };
    const auto addHit = [&](const char *iconName, const QString &first, const QString &second, auto hit) {
        add(iconName, first, second)->setData(kHitRole, int(m_hits.size()));
        m_hits.emplace_back(std::move(hit));
    };
    const auto addHead = [this](const QString &kind) {
        auto *item = new QListWidgetItem(kind, m_list);
        item->setFlags(Qt::ItemIsEnabled);
        item->setForeground(Theme::current().muted);
        item->setFont(Theme::strong());
        item->setSizeHint({0, kHeadHeight});
    };
    if (!reply.value()) {
        add("alert", tr("The database gave no answer"), tr("Enter tries again."))->setFlags(Qt::ItemIsEnabled);
    } else {
        const auto &[orders, quotes, skus, customers] = *reply.value();
        if (!orders.empty())
            addHead(tr("Orders"));
        for (const OrderRow &order : orders) {
            const QString reference = QString::fromUtf8(order.externalRef);
            addHit("orders",
                   reference.isEmpty() ? tr("Order %1").arg(number(order.id))
                                       : tr("Order %1, reference %2").arg(number(order.id)).arg(reference),
                   QStringLiteral("%1 · %2").arg(order.customerName, format::money(order.total)), order);
        }
        if (!quotes.empty())
            addHead(tr("Quotes"));
        for (const QuoteRow &quote : quotes)
            addHit("quotes", tr("Quote %1").arg(number(quote.id)),
                   QStringLiteral("%1 · %2").arg(quote.customerName, format::money(quote.total)), quote);
        if (!skus.empty())
            addHead(tr("Stock"));
        for (const Found::Sku &sku : skus)
            addHit("stock", QString::fromUtf8(sku.code), sku.name, sku);
        if (!customers.empty())
            addHead(tr("Customers"));
        for (const CustomerRow &customer : customers)
            addHit("person", QStringLiteral("%1  %2").arg(number(customer.id)).arg(customer.name),
                   toTellApart(customer), customer);
        if (m_hits.empty()) {
            QListWidgetItem *none = add("search", tr("Nothing found for “%1”").arg(text),
                                        tr("A customer: number, name, phone, e-mail.\nAn order: number, reference.\nA "
                                           "quote: number.\nA SKU: code, barcode."));
            none->setFlags(Qt::ItemIsEnabled);
            none->setSizeHint({0, 2 * kRowHeight + kHeadHeight});
        }
    }
    m_list->setCurrentRow(-1);
    mark(+1);
    const bool enterWaits = std::exchange(m_takeTheOnly, false);
    int height = 0;
    for (int row = 0; row < m_list->count(); ++row)
        height += m_list->item(row)->sizeHint().height();
    QWidget *host = m_popup->parentWidget();
    const QPoint below = mapTo(host, QPoint(0, this->height() + 2));
    const int width = std::max(this->width(), kWidth);
    m_popup->setGeometry(below.x() + this->width() - width, below.y(), width, std::min(height, kMostHeight) + 4);
    m_popup->raise();
    m_popup->show();
    if (m_hits.empty())
        setAccessibleDescription(m_list->item(0)->text());
    Q_EMIT shown();
    if (enterWaits && m_hits.size() == 1)
        choose(m_list->currentRow());
    else if (enterWaits)
        end(false); // the person goes on typing
}

void FindField::mark(int step)
{
    int row = m_list->currentRow() + step;
    while (row >= 0 && row < m_list->count() && !(m_list->item(row)->flags() & Qt::ItemIsSelectable))
        row += step;
    if (row >= 0 && row < m_list->count())
        m_list->setCurrentRow(row);
    if (row < 2)
        m_list->scrollToTop(); // the kind stands above its first row
}

void FindField::choose(int row)
{
    const QListWidgetItem *item = m_list->item(row);
    if (m_popup->isHidden() || !item || !item->data(kHitRole).isValid())
        return;
    const auto hit = m_hits[std::size_t(item->data(kHitRole).toInt())];
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
            mark(event->key() == Qt::Key_Down ? +1 : -1);
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
    setPlaceholderText(tr("Find customer, order, quote, SKU  (Ctrl K)"));
    setAccessibleName(tr("Find a customer, an order, a quote or a SKU"));
    m_list->setAccessibleName(tr("Found"));
}

} // namespace holdfast
