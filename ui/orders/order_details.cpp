// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_details.h"

#include "sql/connection/lane.h"
#include "ui/orders/cancel_answer_text.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/stock_bar.h"
#include "ui/shared/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>

#include <utility>

namespace holdfast {

namespace {

enum Fact { CustomerFact, PlacedFact, TotalFact, CancelledFact };

QLabel *label(QWidget *parent, const char *role = nullptr)
{
    auto *made = new QLabel(parent);
    made->setTextFormat(Qt::PlainText); // what it shows comes from elsewhere
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
    body->addWidget(m_empty);
    body->addStretch();
    m_content->hide();

    connect(m_cancel, &QPushButton::clicked, this, &OrderDetails::openConfirmation);
    connect(m_confirmNo, &QPushButton::clicked, this, &OrderDetails::closeConfirmation);
    connect(m_confirmYes, &QPushButton::clicked, this, &OrderDetails::cancel);
    connect(m_serve, &QPushButton::clicked, this, [this] {
        if (m_card)
            Q_EMIT serveAsked(m_card->order.customer);
    });
    connect(m_answer, &AnswerBar::actionChosen, this, &OrderDetails::askAgain);
    connect(m_answer, &AnswerBar::dismissed, this, &OrderDetails::takeFocus);
    const QList<QWidget *> inTurn{m_reason, m_confirmYes, m_confirmNo, m_serve, m_cancel};
    for (qsizetype i = 1; i < inTurn.size(); ++i)
        setTabOrder(inTurn.at(i - 1), inTurn.at(i));
    pressOnEnter(this);
    retranslate();
}

void OrderDetails::setOrder(OrderId order)
{
    if (m_order == order || m_busy) // an operation under way belongs to the order on the screen
        return;
    m_order = order;
    m_operation.reset();
    m_confirm->hide();
    const auto unanswered = m_unanswered.find(order);
    m_shown = unanswered == m_unanswered.end() ? std::nullopt : std::optional(unanswered->second);
    m_answer->hide();
    if (m_shown)
        showAnswer();
    if (m_card)
        showActions(); // the card is another order's until this one's comes
    load();
}

void OrderDetails::setServed(const std::optional<CustomerId> &customer)
{
    m_served = customer;
    if (!m_card)
        return;
    if (!isServed() && !m_busy && m_confirm->isVisibleTo(m_content)) {
        m_operation.reset();
        m_confirm->hide();
    }
    const bool asked = m_serve->hasFocus();
    showActions();
    if (asked)
        takeFocus();
}

void OrderDetails::takeFocus()
{
    QWidget *first = this;
    m_focusWhenShown = !m_card || m_card->order.id != m_order;
    if (m_answer->isVisible())
        first = m_answer;
    else if (m_cancel->isVisible() && m_cancel->isEnabled())
        first = m_cancel;
    else if (m_serve->isVisible() && m_serve->isEnabled())
        first = m_serve;
    first->setFocus(Qt::OtherFocusReason);
}

bool OrderDetails::isServed() const
{
    return m_card && m_served == m_card->order.customer;
}

bool OrderDetails::mayCancel() const
{
    return isServed() && m_card->order.id == m_order && m_card->order.status == "created";
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
        else if (m_card && m_card->order.id != m_order)
            m_card.reset();
        showCard();
    });
}

void OrderDetails::showCard()
{
    m_content->setVisible(m_card.has_value());
    m_empty->setVisible(!m_card);
    if (!m_card) {
        m_operation.reset();
        m_confirm->hide();
        m_empty->setText(m_failed  ? tr("The order could not be read. F5 tries again.")
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
    if (m_confirm->isVisibleTo(m_content)) {
        if (mayCancel() || m_busy)
            showConfirmation();
        else
            closeConfirmation(); // somebody else was faster
    }
    showActions();
    if (std::exchange(m_focusWhenShown, false) && hasFocus())
        takeFocus();
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
    const bool mine = isServed();
    const bool confirming = m_confirm->isVisibleTo(m_content);
    m_cancel->setVisible(created && !confirming);
    m_cancel->setEnabled(mayCancel() && !m_busy);
    // What is not known is found out for whomever is on the telephone; anything else is done for the served one only.
    m_answer->setActionEnabled(!m_busy && m_shown && (isUnconfirmed(m_shown->reply) || mayCancel()));
    m_hint->setVisible(created && !mine);
    m_serve->setVisible(created && !mine);
    m_serve->setEnabled(m_card->order.id == m_order);
    m_hint->setText(m_served ? tr("Customer %1 is being served, and this order is not theirs.").arg(number(*m_served))
                             : tr("To cancel it, serve its customer first: check with the caller who they are."));
    m_serve->setText(tr("&Serve customer %1").arg(number(m_card->order.customer)));
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
    if (units.isEmpty())
        return tr("Nothing is held for it. The order cannot be taken up again.");
    const QString what = units.size() <= kNamed
                             ? QLocale().createSeparatedList(units)
                             : tr("%1 on %2 lines").arg(tr("%n unit(s)", nullptr, int(sum))).arg(units.size());
    return tr("%1: back on sale at once. The order cannot be taken up again.").arg(what);
}

void OrderDetails::openConfirmation()
{
    if (m_busy || m_operation || !mayCancel())
        return;
    const auto unanswered = m_unanswered.find(*m_order);
    if (unanswered != m_unanswered.end() && isUnconfirmed(unanswered->second.reply)) {
        m_shown = unanswered->second; // it may be done already: no second operation before that is known
        showAnswer();
        showActions();
        takeFocus();
        return;
    }
    m_operation = unanswered == m_unanswered.end() ? OperationId::make() : unanswered->second.request.operation;
    m_answer->hide();
    if (unanswered == m_unanswered.end())
        m_reason->setCurrentIndex(0); // no order gets another one's reason
    showConfirmation();
    m_confirm->show();
    showActions();
    m_confirmNo->setDefault(true);
    m_confirmNo->setFocus(Qt::OtherFocusReason); // the safe one
    verticalScrollBar()->setValue(0);
}

void OrderDetails::showConfirmation()
{
    m_confirmTitle->setText(tr("Cancel order %1 of %2?").arg(number(m_card->order.id)).arg(m_card->order.customerName));
    m_confirmText->setText(releaseSentence());
}

void OrderDetails::closeConfirmation()
{
    if (m_busy)
        return;
    m_operation.reset();
    const bool focused = m_confirm->isAncestorOf(focusWidget()) && m_confirm->isVisible();
    m_confirm->hide();
    showActions();
    if (focused)
        takeFocus();
}

void OrderDetails::cancel()
{
    if (!m_busy && m_operation && mayCancel())
        ask({*m_operation, m_card->order.id, *m_served, m_reason->currentText().trimmed()});
}

void OrderDetails::askAgain()
{
    if (m_busy || !m_shown || m_shown->reply.value())
        return;
    if (isUnconfirmed(m_shown->reply) || mayCancel())
        ask(CancelOrder(m_shown->request));
}

void OrderDetails::ask(const CancelOrder &request)
{
    m_busy = true;
    setFocus(Qt::OtherFocusReason); // from the button that was pressed, before its next repeat goes elsewhere
    m_answer->hide();
    showActions();
    whenAnswered(m_desk.cancelOrder(request), this, [this, request](const Reply<CancelOrderOutcome> &reply) {
        m_busy = false;
        m_operation.reset();
        m_shown = Asked{request, reply, QTime::currentTime()};
        m_unanswered.erase(request.order);
        if (reply.error())
            m_unanswered.emplace(request.order, *m_shown);
        m_confirm->hide();
        showAnswer();
        if (m_card)
            showActions();
        verticalScrollBar()->setValue(0);
        if (hasFocus()) // nobody has gone elsewhere meanwhile
            m_answer->setFocus(Qt::OtherFocusReason);
        Q_EMIT answered();
        Q_EMIT orderChanged(request.order);
        load();
    });
}

void OrderDetails::showAnswer()
{
    QHash<qint64, QString> names;
    if (m_card && m_card->order.id == m_shown->request.order) {
        for (const OrderCard::Line &line : m_card->lines)
            names.insert(number(line.sku), line.name);
    }
    m_answer->show(cancelAnswerText(m_shown->reply, m_shown->at, names));
}

void OrderDetails::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        QScrollArea::keyPressEvent(event);
    else if (m_confirm->isVisible() && !m_busy)
        closeConfirmation();
    else
        Q_EMIT left();
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
    m_reasonLabel->setText(tr("&Reason"));
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
    if (m_shown && m_answer->isVisibleTo(this))
        showAnswer();
}

} // namespace holdfast
