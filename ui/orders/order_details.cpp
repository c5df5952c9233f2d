// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_details.h"

#include "sql/connection/lane.h"
#include "ui/orders/cancel_answer_text.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/stock_bar.h"
#include "ui/shared/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>

namespace holdfast {

namespace {

enum Fact { CustomerFact, PlacedFact, TotalFact, CancelledFact };

QLabel *label(QWidget *parent, const char *role = nullptr)
{
    auto *made = new QLabel(parent);
    if (role)
        made->setProperty("role", QLatin1String(role));
    return made;
}

void removeAll(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

} // namespace

OrderDetails::OrderDetails(const StoreDesk &desk, QWidget *parent)
    : QScrollArea(parent), m_desk(desk), m_body(new QWidget(this)), m_content(new QWidget(m_body)),
      m_empty(label(m_body, "muted")), m_answer(new AnswerBar(m_body)), m_title(label(m_content)),
      m_status(new StatusPill(m_content)), m_lines(new QFrame(m_content)), m_lineRows(new QVBoxLayout),
      m_linesTitle(label(m_lines)), m_linesCount(label(m_lines, "muted")), m_historyTitle(label(m_content)),
      m_history(new QVBoxLayout), m_hint(label(m_content, "muted")), m_serve(new QPushButton(m_content)),
      m_cancel(new QPushButton(m_content)), m_confirm(new QFrame(m_content)), m_confirmTitle(label(m_confirm)),
      m_confirmText(label(m_confirm)), m_reasonLabel(label(m_confirm, "muted")), m_reason(new QComboBox(m_confirm)),
      m_confirmNo(new QPushButton(m_confirm)), m_confirmYes(new QPushButton(m_confirm))
{
    setObjectName(QStringLiteral("Details"));
    m_body->setObjectName(QStringLiteral("DetailsBody"));
    setWidget(m_body);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(340);

    setRole(m_title, "heading");
    auto *titleRow = new QHBoxLayout;
    titleRow->setSpacing(Theme::kPadding);
    titleRow->addWidget(m_title);
    titleRow->addWidget(m_status);
    titleRow->addStretch();

    auto *facts = new QGridLayout;
    facts->setHorizontalSpacing(Theme::kWidePadding);
    facts->setVerticalSpacing(6);
    facts->setColumnStretch(1, 1);
    for (int row = 0; row < 4; ++row) {
        m_facts[row][0] = label(m_content, "muted");
        m_facts[row][1] = label(m_content);
        m_facts[row][1]->setWordWrap(true);
        m_facts[row][1]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        facts->addWidget(m_facts[row][0], row, 0, Qt::AlignTop);
        facts->addWidget(m_facts[row][1], row, 1);
    }

    m_lines->setObjectName(QStringLiteral("Card"));
    setRole(m_linesTitle, "strong");
    auto *linesHead = new QHBoxLayout;
    linesHead->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
    linesHead->addWidget(m_linesTitle);
    linesHead->addStretch();
    linesHead->addWidget(m_linesCount);
    auto *lines = new QVBoxLayout(m_lines);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addLayout(linesHead);
    lines->addLayout(m_lineRows);
    m_lineRows->setSpacing(0);

    m_confirm->setObjectName(QStringLiteral("Confirm"));
    setRole(m_confirmTitle, "strong");
    m_confirmTitle->setWordWrap(true);
    m_confirmText->setWordWrap(true);
    m_reason->setEditable(true);
    m_reason->setInsertPolicy(QComboBox::NoInsert);
    m_reason->setMaxVisibleItems(8);
    m_reasonLabel->setBuddy(m_reason);
    setRole(m_confirmYes, "danger");
    auto *confirmButtons = new QHBoxLayout;
    confirmButtons->setSpacing(Theme::kGap);
    confirmButtons->addStretch();
    confirmButtons->addWidget(m_confirmYes);
    confirmButtons->addWidget(m_confirmNo);
    auto *confirm = new QVBoxLayout(m_confirm);
    confirm->setContentsMargins(Theme::kPadding, Theme::kPadding, Theme::kPadding, Theme::kPadding);
    confirm->setSpacing(Theme::kGap);
    confirm->addWidget(m_confirmTitle);
    confirm->addWidget(m_confirmText);
    confirm->addWidget(m_reasonLabel);
    confirm->addWidget(m_reason);
    confirm->addLayout(confirmButtons);
    m_confirm->hide();

    setRole(m_historyTitle, "strong");
    m_history->setSpacing(Theme::kSmallGap);
    m_hint->setWordWrap(true);
    setRole(m_serve, "link");
    setRole(m_cancel, "primary");
    auto *actions = new QHBoxLayout;
    actions->addWidget(m_cancel);
    actions->addStretch();

    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, 0, 0, 0);
    content->setSpacing(Theme::kPadding);
    content->addLayout(titleRow);
    content->addLayout(facts);
    content->addWidget(m_confirm); // above the lines: there may be twenty of them
    content->addWidget(m_hint);
    content->addWidget(m_serve, 0, Qt::AlignLeft);
    content->addLayout(actions);
    content->addWidget(m_lines);
    content->addWidget(m_historyTitle);
    content->addLayout(m_history);

    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding);
    body->setSpacing(Theme::kPadding);
    body->addWidget(m_answer);
    body->addWidget(m_content);
    body->addStretch();
    body->addWidget(m_empty, 0, Qt::AlignCenter);
    body->addStretch();
    m_content->hide();

    connect(m_cancel, &QPushButton::clicked, this, &OrderDetails::openConfirmation);
    connect(m_confirmNo, &QPushButton::clicked, this, &OrderDetails::closeConfirmation);
    connect(m_confirmYes, &QPushButton::clicked, this, &OrderDetails::cancel);
    connect(m_serve, &QPushButton::clicked, this, [this] {
        if (m_card)
            Q_EMIT serveAsked(m_card->order.customer);
    });
    connect(m_answer, &AnswerBar::actionChosen, this, [this] {
        if (m_operation)
            cancel(); // the same operation again
        else
            openConfirmation();
    });
    retranslate();
}

void OrderDetails::setOrder(OrderId order)
{
    if (m_order == order || m_busy) // an operation under way belongs to the order on the screen
        return;
    m_order = order;
    m_operation.reset();
    m_lastReply.reset();
    m_answer->hide();
    m_confirm->hide();
    load();
}

void OrderDetails::setServed(const std::optional<CustomerId> &customer)
{
    m_served = customer;
    if (m_card)
        showActions();
}

void OrderDetails::reload()
{
    if (m_order)
        load();
}

void OrderDetails::load()
{
    const quint64 ticket = ++m_ticket;
    whenAnswered(m_desk.orderCard(*m_order), this, [this, ticket](const Reply<std::optional<OrderCard>> &reply) {
        if (ticket != m_ticket)
            return;
        m_failed = !reply.value();
        if (reply.value())
            m_card = *reply.value();
        showCard();
    });
}

void OrderDetails::showCard()
{
    m_content->setVisible(m_card.has_value());
    m_empty->setVisible(!m_card);
    if (!m_card) {
        m_empty->setText(m_failed  ? tr("The order could not be read.")
                         : m_order ? tr("There is no order %1.").arg(number(*m_order))
                                   : tr("Choose an order to see what it holds."));
        return;
    }
    const OrderRow &order = m_card->order;
    m_title->setText(tr("Order %1").arg(number(order.id)));
    m_status->setStatus(order.status);
    m_facts[CustomerFact][1]->setText(QStringLiteral("%1  %2").arg(number(order.customer)).arg(order.customerName));
    m_facts[PlacedFact][1]->setText(format::dayAndTime(order.createdAt));
    m_facts[PlacedFact][1]->setToolTip(format::utc(order.createdAt));
    m_facts[TotalFact][1]->setText(format::money(order.total));
    const bool cancelled = order.cancelledAt.has_value();
    m_facts[CancelledFact][0]->setVisible(cancelled);
    m_facts[CancelledFact][1]->setVisible(cancelled);
    if (cancelled) {
        const QString reason = m_card->cancelReason.isEmpty() ? QString() : tr("“%1”").arg(m_card->cancelReason);
        m_facts[CancelledFact][1]->setText(
            tr("%1 by %2").arg(format::dayAndTime(*order.cancelledAt), m_card->cancelledBy) +
            (reason.isEmpty() ? QString() : u'\n' + reason));
        m_facts[CancelledFact][1]->setToolTip(format::utc(*order.cancelledAt));
    }
    showLines();
    showHistory();
    showActions();
    Q_EMIT cardShown();
}

void OrderDetails::showLines()
{
    removeAll(m_lineRows);
    m_linesCount->setText(tr("%n unit(s)", nullptr, int(m_card->order.units)));
    for (const OrderCard::Line &line : m_card->lines) {
        auto *row = new QFrame(m_lines);
        row->setObjectName(QStringLiteral("CardRow"));
        auto *what = label(row);
        what->setText(tr("%1 × %2").arg(format::count(line.quantity), line.name));
        what->setWordWrap(true);
        auto *code = label(row, "muted");
        code->setFont(Theme::fixed());
        code->setText(QString::fromUtf8(line.code));
        auto *pill = new StatusPill(row);
        pill->setStatus(line.reservation);
        auto *top = new QHBoxLayout;
        top->setSpacing(Theme::kGap);
        top->addWidget(what, 1);
        top->addWidget(pill, 0, Qt::AlignTop);
        auto *layout = new QVBoxLayout(row);
        layout->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
        layout->setSpacing(Theme::kSmallGap);
        layout->addLayout(top);
        auto *stock = label(row, line.available ? "muted" : "wrong");
        stock->setText(
            line.available
                ? tr("%1 available · %2 reserved").arg(format::count(*line.available), format::count(*line.reserved))
                : tr("no stock row"));
        auto *bottom = new QHBoxLayout;
        bottom->addWidget(code);
        bottom->addStretch();
        bottom->addWidget(stock);
        layout->addLayout(bottom);
        auto *bar = new StockBar(row);
        bar->setUnits(line.available.value_or(0), line.reserved.value_or(0));
        layout->addWidget(bar);
        m_lineRows->addWidget(row);
    }
}

void OrderDetails::showHistory()
{
    removeAll(m_history);
    for (auto event = m_card->audit.rbegin(); event != m_card->audit.rend(); ++event) {
        const QString what =
            event->what == "order created"     ? tr("placed, %n unit(s) held", nullptr, int(m_card->order.units))
            : event->what == "order cancelled" ? tr("cancelled, %n unit(s) released", nullptr, int(m_card->order.units))
            : event->what == "order status changed" ? tr("status %1").arg(event->detail)
                                                    : QString::fromLatin1(event->what);
        auto *row = label(m_content, "muted");
        row->setWordWrap(true);
        row->setText(tr("%1  %2 · %3").arg(format::dayAndTime(event->at), what, event->who));
        row->setToolTip(format::utc(event->at));
        m_history->addWidget(row);
    }
}

void OrderDetails::showActions()
{
    const bool created = m_card->order.status == "created";
    const bool mine = m_served == m_card->order.customer;
    const bool confirming = m_confirm->isVisibleTo(m_content);
    m_cancel->setVisible(created && !confirming);
    m_cancel->setEnabled(mine && !m_busy);
    m_hint->setVisible(created && !mine);
    m_serve->setVisible(created && !mine);
    m_hint->setText(m_served ? tr("Customer %1 is being served, and this order is not theirs.").arg(number(*m_served))
                             : tr("To cancel it, serve its customer first: check with the caller who they are."));
    m_serve->setText(tr("Serve customer %1").arg(number(m_card->order.customer)));
    m_cancel->setText(tr("&Cancel order…"));
    m_cancel->setToolTip(tr("Cancel this order (Alt+C); you are asked once"));
    m_confirmYes->setEnabled(!m_busy);
    m_confirmNo->setEnabled(!m_busy);
    m_reason->setEnabled(!m_busy);
    m_confirmYes->setText(m_busy ? tr("Cancelling…") : tr("C&ancel order %1").arg(number(m_card->order.id)));
}

QString OrderDetails::releaseSentence() const
{
    constexpr qsizetype kNamed = 4; // more lines than that are told as a sum; they stand below
    QStringList units;
    qint64 sum = 0;
    for (const OrderCard::Line &line : m_card->lines) {
        if (line.reservation != "held")
            continue;
        units << tr("%1 × %2").arg(format::count(line.quantity), line.name);
        sum += line.quantity;
    }
    const QString what = units.size() <= kNamed
                             ? QLocale().createSeparatedList(units)
                             : tr("%1 on %2 lines").arg(tr("%n unit(s)", nullptr, int(sum))).arg(units.size());
    return tr("%1: back on sale at once. The order cannot be taken up again.").arg(what);
}

void OrderDetails::openConfirmation()
{
    if (!m_card || m_busy || !m_cancel->isEnabled() || m_card->order.status != "created")
        return;
    m_operation = OperationId::make();
    m_versionShown = m_card->order.version;
    m_answer->hide();
    m_confirmTitle->setText(tr("Cancel order %1 of %2?").arg(number(m_card->order.id)).arg(m_card->order.customerName));
    m_confirmText->setText(releaseSentence());
    m_confirm->show();
    showActions();
    m_confirmNo->setDefault(true);
    m_confirmNo->setFocus(Qt::OtherFocusReason); // the safe one
    verticalScrollBar()->setValue(0);
}

void OrderDetails::closeConfirmation()
{
    if (m_busy)
        return;
    m_operation.reset();
    m_confirm->hide();
    showActions();
    m_cancel->setFocus(Qt::OtherFocusReason);
}

void OrderDetails::cancel()
{
    if (m_busy || !m_operation || !m_served || !m_card)
        return;
    m_busy = true;
    m_answer->hide();
    showActions();
    const CancelOrder request{*m_operation, m_card->order.id, *m_served, m_reason->currentText().trimmed()};
    whenAnswered(m_desk.cancelOrder(request), this, [this](const Reply<CancelOrderOutcome> &reply) { tell(reply); });
}

void OrderDetails::tell(const Reply<CancelOrderOutcome> &reply)
{
    m_busy = false;
    m_lastReply = reply;
    if (!isUnconfirmed(reply) && reply.value())
        m_operation.reset(); // answered; anything else asks the same operation again
    m_confirm->hide();
    QHash<qint64, QString> names;
    for (const OrderCard::Line &line : m_card->lines)
        names.insert(number(line.sku), line.name);
    m_answer->show(cancelAnswerText(reply, m_card->order.id, names));
    showActions();
    verticalScrollBar()->setValue(0);
    m_answer->setFocus(Qt::OtherFocusReason);
    Q_EMIT answered();
    Q_EMIT orderChanged(m_card->order.id);
    load();
}

void OrderDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QScrollArea::changeEvent(event);
}

void OrderDetails::retranslate()
{
    setAccessibleName(tr("Details of the order"));
    m_facts[CustomerFact][0]->setText(tr("Customer"));
    m_facts[PlacedFact][0]->setText(tr("Placed"));
    m_facts[TotalFact][0]->setText(tr("Total"));
    m_facts[CancelledFact][0]->setText(tr("Cancelled"));
    m_linesTitle->setText(tr("Lines and reservations"));
    m_historyTitle->setText(tr("History"));
    m_reasonLabel->setText(tr("Reason"));
    m_reason->setAccessibleName(tr("Reason"));
    const int chosen = m_reason->findText(m_reason->currentText());
    const QString typed = m_reason->currentText();
    m_reason->clear();
    m_reason->addItems({tr("changed their mind"), tr("ordered twice"), tr("wrong article"), tr("delivery too late")});
    if (chosen >= 0)
        m_reason->setCurrentIndex(chosen);
    else if (!typed.isEmpty())
        m_reason->setEditText(typed);
    m_confirmNo->setText(tr("&Keep order"));
    showCard();
    if (m_card && m_confirm->isVisibleTo(m_content)) {
        m_confirmTitle->setText(
            tr("Cancel order %1 of %2?").arg(number(m_card->order.id)).arg(m_card->order.customerName));
        m_confirmText->setText(releaseSentence());
    }
    if (m_lastReply && m_card && m_answer->isVisibleTo(this)) {
        QHash<qint64, QString> names;
        for (const OrderCard::Line &line : m_card->lines)
            names.insert(number(line.sku), line.name);
        m_answer->show(cancelAnswerText(*m_lastReply, m_card->order.id, names));
    }
}

} // namespace holdfast
