// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_details.h"

#include "sql/connection/lane.h"
#include "ui/orders/cancel_answer_text.h"
#include "ui/orders/cancel_confirmation.h"
#include "ui/orders/order_card_view.h"
#include "ui/orders/order_confirmation.h"
#include "ui/orders/order_difference.h"
#include "ui/pending/pending_operations.h"
#include "ui/pending/pending_text.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/reason_field.h"
#include "ui/shared/record_details.h"
#include "ui/shared/role_text.h"
#include "ui/shared/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>

#include <utility>

namespace holdfast {

namespace {

constexpr int kPatience = 2'000; // ms for reading an order again before it is cancelled

} // namespace

OrderDetails::OrderDetails(const StoreDesk &desk, QWidget *parent)
    : QScrollArea(parent), m_desk(desk), m_patience(new QTimer(this)), m_body(new QWidget(this)),
      m_empty(plainLabel(m_body, "muted")), m_answer(new AnswerBar(m_body)), m_view(new OrderCardView(m_body)),
      m_confirm(new CancelConfirmation(m_view)), m_hint(plainLabel(m_view, "muted")), m_serve(new QPushButton(m_view)),
      m_cancel(new QPushButton(m_view)), m_copy(new QPushButton(m_view)), m_print(new QPushButton(m_view)),
      m_newQuote(new QPushButton(m_view))
{
    setObjectName(QStringLiteral("Details"));
    m_body->setObjectName(QStringLiteral("DetailsBody"));
    setWidget(m_body);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(340);

    m_hint->setWordWrap(true);
    setRole(m_serve, "link");
    setRole(m_cancel, "primary");
    auto *actions = new QHBoxLayout;
    actions->setSpacing(Theme::kGap);
    for (QPushButton *action : {m_cancel, m_copy, m_print})
        actions->addWidget(action);
    actions->addStretch();

    m_view->actions()->addWidget(m_confirm);
    m_view->actions()->addWidget(m_hint);
    m_view->actions()->addWidget(m_serve, 0, Qt::AlignLeft);
    m_view->actions()->addWidget(m_newQuote, 0, Qt::AlignLeft);
    m_view->actions()->addLayout(actions);

    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding);
    body->setSpacing(Theme::kPadding);
    body->addWidget(m_answer);
    body->addWidget(m_view);
    body->addStretch();
    body->addWidget(m_empty);
    body->addStretch();
    m_view->hide();

    connect(m_view, &OrderCardView::stockAsked, this, &OrderDetails::stockAsked);
    connect(m_view, &OrderCardView::quoteAsked, this, &OrderDetails::quoteAsked);
    connect(m_newQuote, &QPushButton::clicked, this, &OrderDetails::askForNewQuote);
    m_patience->setSingleShot(true);
    m_patience->setInterval(kPatience);
    connect(m_patience, &QTimer::timeout, this, &OrderDetails::goOnUnchecked);
    connect(m_cancel, &QPushButton::clicked, this, &OrderDetails::openConfirmation);
    connect(m_confirm, &CancelConfirmation::kept, this, &OrderDetails::closeConfirmation);
    connect(m_confirm, &CancelConfirmation::confirmed, this, &OrderDetails::cancel);
    connect(m_serve, &QPushButton::clicked, this, [this] {
        if (m_card)
            Q_EMIT serveAsked(m_card->order.customer);
    });
    connect(m_copy, &QPushButton::clicked, this, &OrderDetails::copyForCustomer);
    connect(m_print, &QPushButton::clicked, this, &OrderDetails::print);
    m_copyKey = addKey(this, Qt::CTRL | Qt::SHIFT | Qt::Key_M, m_copy);
    m_printKey = addKey(this, Qt::CTRL | Qt::Key_P, m_print);
    connect(m_answer, &AnswerBar::actionChosen, this, [this] {
        if (m_shown && offersNewQuote())
            askForNewQuote();
        else if (m_shown)
            askAgain();
        else
            Q_EMIT pendingAsked();
    });
    connect(m_answer, &AnswerBar::dismissed, this, [this] {
        if (m_card)
            showActions();
        takeFocus();
    });
    const QList<QWidget *> inTurn{m_confirm->unservedField(),
                                  m_confirm->reasonField(),
                                  confirmButton(),
                                  keepButton(),
                                  m_serve,
                                  m_newQuote,
                                  m_cancel,
                                  m_copy,
                                  m_print};
    for (qsizetype i = 1; i < inTurn.size(); ++i)
        setTabOrder(inTurn.at(i - 1), inTurn.at(i));
    m_view->setLinesAfter(inTurn.back());
    pressOnEnter(this);
    retranslate();
}

QPushButton *OrderDetails::confirmButton() const
{
    return m_confirm->confirmButton();
}

QPushButton *OrderDetails::keepButton() const
{
    return m_confirm->keepButton();
}

QComboBox *OrderDetails::reasonField() const
{
    return m_confirm->reasonField();
}

QComboBox *OrderDetails::unservedField() const
{
    return m_confirm->unservedField();
}

void OrderDetails::setStore(const StoreFacts &store)
{
    m_store = store;
    if (m_card)
        showActions();
}

void OrderDetails::setPending(const PendingOperations *pending)
{
    m_pending = pending;
    connect(pending, &PendingOperations::changed, this, [this] {
        if (m_card)
            showActions();
    });
}

void OrderDetails::settled(OrderId order)
{
    const auto asked = m_unanswered.find(order);
    if (asked != m_unanswered.end() && isUnconfirmed(asked->second.reply) && m_running != order) {
        const bool shown = m_shown && m_shown->request.operation == asked->second.request.operation;
        m_unanswered.erase(asked);
        m_missed.erase(order);
        if (shown)
            m_shown.reset();
    }
    if (order != m_order || m_busy)
        return;
    if (!m_shown && !showPending() && !m_operation)
        m_answer->hide();
    reload();
}

bool OrderDetails::showPending()
{
    const auto pending = m_pending && m_order ? m_pending->ofOrder(*m_order) : std::nullopt;
    if (!pending || pending->entry.state == JournalEntry::State::Prepared)
        return false;
    m_shown.reset();
    AnswerText text = pendingText(*pending);
    text.action = tr("&Unconfirmed operations");
    m_answer->show(text);
    m_answer->setActionEnabled(true);
    return true;
}

void OrderDetails::setReasons(const QStringList &reasons)
{
    m_confirm->setReasons(reasons);
}

void OrderDetails::setOrder(OrderId order)
{
    // An operation under way belongs to the order on the screen, until its customer is parked.
    if (m_order == order || (m_busy && isAsConfirmed()))
        return;
    m_order = order;
    dropConfirmation();
    m_confirm->setVisible(m_running == order);
    const auto unanswered = m_unanswered.find(order);
    m_shown = unanswered == m_unanswered.end() ? std::nullopt : std::optional(unanswered->second);
    const auto missed = m_missed.extract(order);
    if (missed)
        m_shown = missed.mapped();
    m_answer->hide();
    if (m_shown)
        showAnswer();
    if (missed)
        tellSeen(missed.mapped().request); // now
    if (m_card)
        showActions(); // the card is another order's until this one's comes
    load();
}

void OrderDetails::setServed(const std::optional<CustomerId> &customer)
{
    m_served = customer;
    if (!m_card)
        return;
    if (!isAsConfirmed() && (!m_busy || m_pressed))
        dropConfirmation();
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

bool OrderDetails::isUnserved() const
{
    return m_card && !m_served && m_store.may(Right::ActWithoutCustomer);
}

bool OrderDetails::mayAct() const
{
    return isUnserved() || (isServed() && m_store.may(Right::ServeCustomers));
}

bool OrderDetails::isAsConfirmed() const
{
    return mayAct() && m_confirm->isUnserved() == isUnserved();
}

bool OrderDetails::mayCancel() const
{
    return mayAct() && m_card->order.id == m_order && m_card->order.status == "created";
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
        m_copied = false;
        const std::optional<OrderCard> drawn = m_card;
        if (reply.value())
            m_card = *reply.value();
        else if (m_card && m_card->order.id != m_order)
            m_card.reset();
        showCard();
        if (!isConfirming())
            return;
        if (reply.value())
            tellDifference(*drawn);
        else
            goOnUnchecked();
    });
}

void OrderDetails::showCard()
{
    m_empty->setVisible(!m_card);
    if (!m_card) {
        m_view->hide();
        dropConfirmation();
        m_empty->setText(m_failed  ? tr("The order could not be read. F5 tries again.")
                         : m_order ? tr("There is no order %1.").arg(number(*m_order))
                                   : tr("Choose an order to see what it holds."));
        return;
    }
    m_view->show(*m_card);
    if (m_confirm->isVisibleTo(m_view))
        m_confirm->setOrder(*m_card);
    showActions();
    if (m_shown && m_namesMissing && m_answer->isVisibleTo(this))
        showAnswer(); // it was there before its order
    if (std::exchange(m_focusWhenShown, false) && hasFocus())
        takeFocus();
    Q_EMIT cardShown();
}

void OrderDetails::showActions()
{
    const bool created = m_card->order.status == "created";
    const bool mine = isServed();
    const bool confirming = m_confirm->isVisibleTo(m_view);
    m_cancel->setVisible(created && !confirming);
    m_cancel->setEnabled(mayCancel() && !m_busy);
    // What is not known is found out for whomever is on the telephone; anything else is done for the served one only.
    // The way to the list of what is pending is always open.
    m_answer->setActionEnabled(!m_shown || (!m_busy && (isUnconfirmed(m_shown->reply) || mayCancel() ||
                                                        (offersNewQuote() && mine && m_card->order.id == m_order))));
    m_hint->setVisible(created && !mine);
    m_serve->setVisible(created && !mine);
    const QString whyNotServe = whyNotFor(Right::ServeCustomers, m_store.role);
    m_serve->setEnabled(m_card->order.id == m_order && whyNotServe.isEmpty());
    m_serve->setToolTip(whyNotServe.isEmpty() ? tr("Ask who is calling, and serve them (Alt+S)") : whyNotServe);
    m_hint->setText(m_served ? tr("Customer %1 is being served, and this order is not theirs.").arg(number(*m_served))
                    : isUnserved() ? tr("Its customer is not being served. You are signed in as %1 and can cancel it "
                                        "without; you are asked why.")
                                         .arg(roleText(m_store.role))
                                   : tr("To cancel it, serve its customer first: check with the caller who they are."));
    m_serve->setText(tr("&Serve customer %1").arg(number(m_card->order.customer)));
    m_cancel->setText(isUnserved() ? tr("&Cancel without a customer…") : tr("&Cancel order…"));
    const QString whyNot = m_served ? whyNotServe : whyNotFor(Right::ActWithoutCustomer, m_store.role);
    m_cancel->setToolTip(whyNot.isEmpty() ? tr("Cancel this order (Alt+C); you are asked once") : whyNot);
    // While it is not known what became of a cancel, nothing is given to the customer.
    const bool known = isKnown(m_card->order.id);
    m_copy->setVisible(m_card->order.status == "cancelled" && !confirming && known);
    m_copy->setText(m_copied ? tr("Copied &for the customer") : tr("Copy &for the customer"));
    m_copy->setToolTip(tr("Copy one paragraph that tells the customer of the cancellation (Alt+F, Ctrl+Shift+M)"));
    m_print->setVisible(!confirming && known);
    m_print->setText(tr("&Print…"));
    m_print->setToolTip(tr("Print a confirmation of one page for the customer (Alt+P, Ctrl+P)"));
    const bool offeredAbove = m_shown && offersNewQuote() && m_answer->isVisibleTo(m_body); // one key, one button
    m_newQuote->setVisible(m_card->order.status == "cancelled" && !confirming && known && !offeredAbove);
    m_newQuote->setEnabled(mine && m_card->order.id == m_order && !m_busy);
    m_newQuote->setText(newQuoteText());
    m_newQuote->setToolTip(tr("The same lines at today's prices; the customer has to agree to them (Alt+Q)"));
    m_confirm->setBusy(m_busy);
}

// The order cannot be taken up again, and a mistake can only be bought again.
bool OrderDetails::offersNewQuote() const
{
    const CancelOrderOutcome *outcome = m_shown ? m_shown->reply.value() : nullptr;
    return outcome &&
           (std::holds_alternative<Cancelled>(*outcome) || std::holds_alternative<AlreadyCancelled>(*outcome));
}

QString OrderDetails::newQuoteText() const
{
    return m_store.road == OrderRoad::Quote ? tr("New &quote with the same lines")
                                            : tr("New &order with the same lines");
}

void OrderDetails::askForNewQuote()
{
    if (!m_card || !isServed())
        return;
    std::vector<WantedLine> lines;
    for (const OrderCard::Line &line : m_card->lines)
        lines.push_back({line.sku, line.quantity, 0});
    Q_EMIT newQuoteAsked(m_card->order.customer, lines);
}

bool OrderDetails::isKnown(OrderId order) const
{
    const auto unanswered = m_unanswered.find(order);
    const auto pending = m_pending ? m_pending->ofOrder(order) : std::nullopt;
    return (unanswered == m_unanswered.end() || !isUnconfirmed(unanswered->second.reply)) &&
           (!pending || !PendingOperations::isUnknown(*pending));
}

void OrderDetails::copyForCustomer()
{
    if (!m_card)
        return;
    QApplication::clipboard()->setText(cancellationText(*m_card));
    m_copied = true;
    showActions();
}

void OrderDetails::print()
{
    if (!m_card)
        return;
    auto *dialog = new QPrintDialog(this); // has a printer of its own
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->printer()->setDocName(tr("Order %1").arg(number(m_card->order.id)));
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [card = *m_card, store = m_store](QPrinter *printer) { orderConfirmation(card, store)->print(printer); });
    dialog->open(); // asks without an event loop of its own
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
    const auto pending = m_pending ? m_pending->ofOrder(*m_order) : std::nullopt;
    const bool open = pending && pending->entry.state != JournalEntry::State::Answered;
    if (open && unanswered == m_unanswered.end() && showPending()) { // asked before this program began
        takeFocus();
        return;
    }
    m_operation = unanswered == m_unanswered.end() ? OperationId::make() : unanswered->second.request.operation;
    m_answer->hide();
    if (unanswered == m_unanswered.end())
        m_confirm->clearReasons(); // no order gets another one's reason
    m_confirm->open(*m_card, isUnserved());
    showActions();
    keepButton()->setDefault(true);
    keepButton()->setFocus(Qt::OtherFocusReason); // the safe one
    verticalScrollBar()->setValue(0);
    check();
}

// A confirmation stands there whose operation has not been asked yet.
bool OrderDetails::isConfirming() const
{
    return m_operation && (!m_busy || m_pressed);
}

// What is cancelled is what the screen shows: the order is read once more, and a difference is told before anything
// else. That the operation itself looks again under its locks is what makes it right; this makes it known.
void OrderDetails::check()
{
    m_confirm->setCheck(CancelConfirmation::Check::UnderWay);
    m_patience->start();
    load();
}

void OrderDetails::tellDifference(const OrderCard &drawn)
{
    m_patience->stop();
    const QStringList changes = orderDifference(drawn, *m_card);
    if (changes.isEmpty() && mayCancel()) {
        m_confirm->setCheck(CancelConfirmation::Check::Unchanged);
        if (m_pressed)
            ask(CancelOrder(*m_pressed));
        return;
    }
    const bool pressed = m_pressed.has_value();
    m_pressed.reset(); // it was pressed for what was drawn then
    m_busy = false;
    m_confirm->tellChanges(changes);
    if (!mayCancel()) {
        m_operation.reset();
        m_confirm->setCancellable(false); // somebody else was faster
    }
    showActions();
    if (pressed && hasFocus())
        keepButton()->setFocus(Qt::OtherFocusReason);
    verticalScrollBar()->setValue(0);
}

void OrderDetails::goOnUnchecked()
{
    m_patience->stop();
    if (!isConfirming())
        return;
    m_confirm->setCheck(CancelConfirmation::Check::NoAnswer);
    if (m_pressed)
        ask(CancelOrder(*m_pressed));
}

void OrderDetails::closeConfirmation()
{
    if (m_busy && !m_pressed)
        return;
    const bool focused = m_confirm->isVisible() && (hasFocus() || m_confirm->isAncestorOf(focusWidget()));
    dropConfirmation();
    showActions();
    if (focused)
        takeFocus();
}

void OrderDetails::dropConfirmation()
{
    m_patience->stop();
    if (m_pressed)
        m_busy = false;
    m_pressed.reset();
    m_operation.reset();
    m_confirm->hide();
}

void OrderDetails::cancel()
{
    if (m_busy || !m_operation || !mayCancel())
        return;
    CancelOrder request{*m_operation, m_card->order.id, BySupervisor{m_confirm->unservedReason()}, m_confirm->reason()};
    if (m_served)
        request.onBehalfOf = *m_served;
    const auto unanswered = m_unanswered.find(m_card->order.id);
    if (unanswered != m_unanswered.end() && (unanswered->second.request.reason != request.reason ||
                                             unanswered->second.request.onBehalfOf != request.onBehalfOf))
        request.operation = OperationId::make(); // another request; the first is known to have changed nothing
    m_operation = request.operation;
    m_pressed = request;
    m_busy = true;
    setFocus(Qt::OtherFocusReason); // from the button that was pressed, before its next repeat goes elsewhere
    showActions();
    check();
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
    const bool pressedNow = !m_busy;
    m_pressed.reset();
    m_busy = true;
    m_running = request.order;
    if (pressedNow)
        setFocus(Qt::OtherFocusReason); // from the button that was pressed, before its next repeat goes elsewhere
    m_answer->hide();
    showActions();
    whenAnswered(m_desk.cancelOrder(request), this, [this, request](const Reply<CancelOrderOutcome> &reply) {
        m_busy = false;
        m_running.reset();
        const auto before = m_unanswered.find(request.order);
        const bool unsent = reply.error() && reply.error()->kind == DbError::Kind::Journal;
        // Nothing was sent now; what is not known of the attempt before is not known still.
        const bool unknownStill = unsent && before != m_unanswered.end() && isUnconfirmed(before->second.reply);
        const Asked asked = unknownStill ? before->second : Asked{request, reply, QTime::currentTime()};
        m_unanswered.erase(request.order);
        if (reply.error())
            m_unanswered.emplace(request.order, asked);
        if (m_order != request.order) {
            m_missed.insert_or_assign(request.order, asked);
            if (m_card)
                showActions();
            Q_EMIT orderChanged(request.order);
            return;
        }
        m_operation.reset();
        m_shown = asked;
        m_confirm->hide();
        showAnswer();
        if (m_card)
            showActions();
        verticalScrollBar()->setValue(0);
        if (hasFocus()) // nobody has gone elsewhere meanwhile
            m_answer->setFocus(Qt::OtherFocusReason);
        tellSeen(request);
        Q_EMIT answered();
        load();
    });
}

// Kept as unread by the journal until then: an answer that came when the window was gone is told at the next start.
void OrderDetails::tellSeen(const CancelOrder &request)
{
    m_desk.seenPending(request.operation);
    Q_EMIT orderChanged(request.order);
}

void OrderDetails::showAnswer()
{
    QHash<qint64, QString> names;
    m_namesMissing = !m_card || m_card->order.id != m_shown->request.order;
    if (!m_namesMissing) {
        for (const OrderCard::Line &line : m_card->lines)
            names.insert(number(line.sku), line.name);
    }
    AnswerText text = cancelAnswerText(m_shown->reply, m_shown->request.operation, m_shown->at, names);
    if (offersNewQuote())
        text.action = newQuoteText();
    m_answer->show(text);
}

void OrderDetails::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        QScrollArea::keyPressEvent(event);
    else if (m_confirm->isVisible() && (!m_busy || m_pressed))
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
    m_copyKey->setWhatsThis(tr("Copy the cancellation for the customer"));
    m_printKey->setWhatsThis(tr("Print the cancellation for the customer"));
    setAccessibleName(tr("Details of the order"));
    showCard();
    if (m_shown && m_answer->isVisibleTo(this))
        showAnswer();
}

} // namespace holdfast
