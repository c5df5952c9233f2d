// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/quote_details.h"

#include "sql/connection/lane.h"
#include "sql/journal/quote_entry.h"
#include "ui/pending/pending_operations.h"
#include "ui/pending/pending_text.h"
#include "ui/quotes/accept_confirmation.h"
#include "ui/quotes/quote_card_view.h"
#include "ui/quotes/quote_confirmation.h"
#include "ui/quotes/server_clock.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
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

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace holdfast {

QuoteDetails::QuoteDetails(const StoreDesk &desk, ServerClock *clock, QWidget *parent)
    : RecordDetails(parent), m_desk(desk), m_clock(clock), m_seconds(new QTimer(this)),
      m_answer(new AnswerBar(content())), m_view(new QuoteCardView(clock, content())),
      m_confirm(new AcceptConfirmation(m_view)), m_hint(plainLabel(m_view, "muted")), m_serve(new QPushButton(m_view)),
      m_accept(new QPushButton(m_view)), m_newQuote(new QPushButton(m_view)), m_copy(new QPushButton(m_view)),
      m_print(new QPushButton(m_view))
{
    m_hint->setWordWrap(true);
    setRole(m_serve, "link");
    setRole(m_accept, "primary");
    auto *actions = new QHBoxLayout;
    actions->setSpacing(Theme::kGap);
    for (QPushButton *action : {m_copy, m_print})
        actions->addWidget(action);
    actions->addStretch();

    m_view->actions()->addWidget(m_confirm);
    m_view->actions()->addWidget(m_hint);
    for (QPushButton *action : {m_serve, m_accept, m_newQuote})
        m_view->actions()->addWidget(action, 0, Qt::AlignLeft);
    m_view->actions()->addLayout(actions);
    contentLayout()->addWidget(m_answer);
    contentLayout()->addWidget(m_view);
    m_view->hide();

    m_seconds->setSingleShot(true);
    m_seconds->setTimerType(Qt::PreciseTimer);
    connect(m_seconds, &QTimer::timeout, this, &QuoteDetails::tick);
    connect(m_view, &QuoteCardView::stockAsked, this, &QuoteDetails::stockAsked);
    connect(m_view, &QuoteCardView::orderAsked, this, &QuoteDetails::orderAsked);
    connect(m_accept, &QPushButton::clicked, this, &QuoteDetails::openConfirmation);
    connect(m_confirm, &AcceptConfirmation::left, this, &QuoteDetails::closeConfirmation);
    connect(m_confirm, &AcceptConfirmation::confirmed, this, &QuoteDetails::accept);
    connect(m_serve, &QPushButton::clicked, this, [this] {
        if (m_card)
            Q_EMIT serveAsked(m_card->quote.customer);
    });
    connect(m_newQuote, &QPushButton::clicked, this, &QuoteDetails::askForNewQuote);
    connect(m_copy, &QPushButton::clicked, this, &QuoteDetails::copyForCustomer);
    connect(m_print, &QPushButton::clicked, this, &QuoteDetails::print);
    m_copyKey = addKey(this, Qt::CTRL | Qt::SHIFT | Qt::Key_M, m_copy);
    m_printKey = addKey(this, Qt::CTRL | Qt::Key_P, m_print);
    connect(m_answer, &AnswerBar::actionChosen, this, &QuoteDetails::act);
    connect(m_answer, &AnswerBar::dismissed, this, [this] {
        if (m_card)
            showActions();
        takeFocus();
    });
    const QList<QWidget *> inTurn{m_view->orderLink(), confirmButton(), leaveButton(), m_serve, m_accept,
                                  m_newQuote,          m_copy,          m_print};
    for (qsizetype i = 1; i < inTurn.size(); ++i)
        setTabOrder(inTurn.at(i - 1), inTurn.at(i));
    m_view->setLinesAfter(inTurn.back());
    pressOnEnter(this);
    retranslate();
}

QPushButton *QuoteDetails::confirmButton() const
{
    return m_confirm->confirmButton();
}

QPushButton *QuoteDetails::leaveButton() const
{
    return m_confirm->leaveButton();
}

void QuoteDetails::setStore(const StoreFacts &store)
{
    m_store = store;
}

void QuoteDetails::setPending(PendingOperations *pending)
{
    m_pending = pending;
    connect(pending, &PendingOperations::changed, this, [this] {
        const auto now = m_quote ? m_pending->ofQuote(*m_quote) : std::nullopt;
        if (now && !m_shown && !m_busy && !m_confirming && m_pendingShown != now->entry.operation)
            showPending(); // the journal was read after the quote
        if (m_card)
            showActions();
    });
}

void QuoteDetails::settled(QuoteId quote)
{
    const auto pending = m_pending ? m_pending->ofQuote(quote) : std::nullopt;
    if (m_running == quote || (pending && PendingOperations::isUnknown(*pending)))
        return; // its own answer is on the way, or nothing has been found out
    const auto asked = m_unanswered.find(quote);
    if (asked != m_unanswered.end() && isUnconfirmed(asked->second.reply)) {
        if (m_shown && m_shown->request.key == asked->second.request.key)
            m_shown.reset();
        m_unanswered.erase(asked);
        m_missed.erase(quote);
    }
    // Once its end is known the key has served. What was not carried out may still be, under this key alone.
    const auto key = m_keys.find(quote);
    const bool over = !pending || pending->entry.state == JournalEntry::State::Answered;
    if (over && key != m_keys.end() && key->second.replyLost && !m_unanswered.contains(quote)) {
        m_keys.erase(key);
        m_answeredOnce.insert(quote);
    }
    if (quote != m_quote || m_busy)
        return;
    if (!m_shown && !showPending() && !m_confirming)
        m_answer->hide();
    reload();
}

bool QuoteDetails::showPending()
{
    const auto pending = m_pending && m_quote ? m_pending->ofQuote(*m_quote) : std::nullopt;
    if (!pending || pending->entry.state == JournalEntry::State::Prepared)
        return false;
    m_shown.reset();
    m_pendingShown = pending->entry.operation;
    AnswerText text = pendingText(*pending);
    text.action = tr("&Unconfirmed operations");
    m_answer->show(text);
    m_answer->setActionEnabled(true);
    return true;
}

// It may be done already: no second key before that is known.
bool QuoteDetails::showDoubt()
{
    const auto unanswered = m_unanswered.find(*m_quote);
    if (unanswered != m_unanswered.end() && isUnconfirmed(unanswered->second.reply)) {
        m_shown = unanswered->second;
        showAnswer();
        return true;
    }
    const auto pending = m_pending ? m_pending->ofQuote(*m_quote) : std::nullopt;
    if (!pending || pending->entry.state == JournalEntry::State::Answered)
        return false;
    // Of this window, and known to have changed nothing: the same key goes on.
    const auto key = m_keys.find(*m_quote);
    if (unanswered != m_unanswered.end() && key != m_keys.end() &&
        keyOf(pending->entry) == key->second.operation.text().toLatin1())
        return false;
    return showPending();
}

void QuoteDetails::setQuote(QuoteId quote)
{
    // An acceptance under way belongs to the quote on the screen, until its customer is parked.
    if (m_quote == quote || (m_busy && isServed()))
        return;
    m_quote = quote;
    m_priceShown.invalidate();
    dropConfirmation();
    m_confirm->setVisible(m_running == quote);
    const auto unanswered = m_unanswered.find(quote);
    m_shown = unanswered == m_unanswered.end() ? std::nullopt : std::optional(unanswered->second);
    const auto missed = m_missed.extract(quote);
    if (missed)
        m_shown = missed.mapped();
    m_answer->hide();
    if (m_shown)
        showAnswer();
    else
        showPending();
    if (!m_card && m_answer->isVisibleTo(content()))
        showRecord(); // what is known of it is told also while it cannot be read
    if (missed)
        tellSeen(missed.mapped()); // now
    if (m_card)
        showActions(); // the card is another quote's until this one's comes
    load();
}

void QuoteDetails::setServed(const std::optional<CustomerId> &customer)
{
    m_served = customer;
    if (!m_card)
        return;
    if (!isServed() && !m_busy)
        dropConfirmation();
    const bool asked = m_serve->hasFocus();
    showActions();
    if (asked)
        takeFocus();
}

void QuoteDetails::takeFocus()
{
    QWidget *first = this;
    m_focusWhenShown = !m_card || m_card->quote.id != m_quote;
    for (QWidget *offered : std::initializer_list<QWidget *>{m_answer, m_accept, m_serve, m_newQuote}) {
        if (offered->isVisible() && offered->isEnabled()) {
            first = offered;
            break;
        }
    }
    first->setFocus(Qt::OtherFocusReason);
}

const QuoteCard *QuoteDetails::cardOf(QuoteId quote) const
{
    return m_card && m_card->quote.id == quote ? &*m_card : nullptr;
}

bool QuoteDetails::isServed() const
{
    return m_card && m_served == m_card->quote.customer;
}

bool QuoteDetails::mayAccept() const
{
    return isServed() && m_store.may(Right::ServeCustomers) && m_card->quote.id == m_quote &&
           m_clock->stateOf(m_card->quote) != "used";
}

bool QuoteDetails::isKnown() const
{
    const auto unanswered = m_unanswered.find(m_card->quote.id);
    const auto pending = m_pending ? m_pending->ofQuote(m_card->quote.id) : std::nullopt;
    return (unanswered == m_unanswered.end() || !isUnconfirmed(unanswered->second.reply)) &&
           (!pending || !(pending->running || PendingOperations::isUnknown(*pending)));
}

bool QuoteDetails::isNewAttempt() const
{
    return !m_keys.contains(m_card->quote.id) &&
           (m_answeredOnce.contains(m_card->quote.id) || !m_card->receipts.empty());
}

void QuoteDetails::reload()
{
    if (m_quote)
        load();
}

void QuoteDetails::load()
{
    const quint64 ticket = ++m_ticket;
    whenAnswered(m_desk.quoteCard(*m_quote), this, [this, ticket](const Reply<std::optional<QuoteCard>> &reply) {
        if (ticket != m_ticket)
            return;
        m_failed = !reply.value();
        m_copied = false;
        if (reply.value())
            m_card = *reply.value();
        else if (m_card && m_card->quote.id != m_quote)
            m_card.reset();
        if (reply.value() && m_card) {
            m_clock->take(m_card->now);
            if (!m_priceShown.isValid())
                m_priceShown.start();
        }
        m_confirm->setCheck(reply.value() ? AcceptConfirmation::Check::Read : AcceptConfirmation::Check::NoAnswer);
        showCard();
    });
}

void QuoteDetails::showCard()
{
    if (!m_card) {
        dropConfirmation();
        m_view->hide();
        if (m_answer->isVisibleTo(content())) {
            showRecord();
            return;
        }
        showSentence(m_failed  ? tr("The quote could not be read. F5 tries again.")
                     : m_quote ? tr("There is no quote %1.").arg(number(*m_quote))
                               : tr("Choose a quote to see what was promised."));
        return;
    }
    showRecord();
    m_view->show(*m_card);
    m_confirm->setCard(*m_card);
    if (m_confirming && !m_busy && !mayAccept())
        closeConfirmation(); // somebody else was faster
    showActions();
    if (m_shown && m_cardMissing && m_answer->isVisibleTo(this))
        showAnswer(); // it was there before its quote
    if (std::exchange(m_focusWhenShown, false) && hasFocus())
        takeFocus();
    tick();
    Q_EMIT cardShown();
}

void QuoteDetails::showActions()
{
    m_state = m_clock->stateOf(m_card->quote);
    const bool mine = isServed();
    const bool confirming = m_confirm->isVisibleTo(m_view);
    const bool ofThis = m_card->quote.id == m_quote;
    const bool ended = m_state == "expired" || m_state == "used"; // as it looks: pressing is answered by the server
    const QString whyNot = whyNotFor(Right::ServeCustomers, m_store.role);
    m_accept->setVisible(!ended && !confirming);
    m_accept->setEnabled(mayAccept() && !m_busy);
    m_accept->setText(isNewAttempt() ? tr("&Accept in a new attempt…") : tr("&Accept quote…"));
    m_accept->setToolTip(whyNot.isEmpty() ? tr("Accept this quote for the customer (Alt+A); you are asked once")
                                          : whyNot);
    // What is not known is found out for whomever is on the telephone; anything else is done for the served one only.
    // The way to the order and to the list of what is pending is always open.
    const AfterAccept after = m_shown ? afterAccept(*m_shown) : AfterAccept::Nothing;
    m_answer->setActionEnabled(!m_shown || after == AfterAccept::ShowOrder ||
                               (!m_busy && ((isUnconfirmed(m_shown->reply)) || (mine && ofThis && !confirming))));
    const bool askedFor = !mine && (!ended || m_state == "expired");
    m_hint->setVisible(askedFor);
    m_serve->setVisible(askedFor);
    m_serve->setEnabled(ofThis && whyNot.isEmpty());
    m_hint->setText(m_served ? tr("Customer %1 is being served, and this quote is not theirs.").arg(number(*m_served))
                    : ended  ? tr("For a new one, serve its customer first: check with the caller who they are.")
                             : tr("To accept it, serve its customer first: check with the caller who they are."));
    m_serve->setText(tr("&Serve customer %1").arg(number(m_card->quote.customer)));
    m_serve->setToolTip(whyNot.isEmpty() ? tr("Ask who is calling, and serve them (Alt+S)") : whyNot);
    const bool known = isKnown();
    const bool offeredAbove = after == AfterAccept::NewQuote && m_answer->isVisibleTo(content()); // one key, one button
    m_newQuote->setVisible(ended && !confirming && known && !offeredAbove);
    m_newQuote->setEnabled(mine && ofThis && !m_busy);
    m_newQuote->setText(m_store.road == OrderRoad::Quote ? tr("New &quote with the same lines")
                                                         : tr("New &order with the same lines"));
    m_newQuote->setToolTip(tr("The same lines at today's prices; the customer has to agree to them (Alt+Q)"));
    // While it is not known what became of it, nothing is given to the customer.
    m_copy->setVisible(!confirming && known);
    m_copy->setText(m_copied ? tr("Copied &for the customer") : tr("Copy &for the customer"));
    m_copy->setToolTip(tr("Copy what was promised, as text (Alt+F, Ctrl+Shift+M)"));
    m_print->setVisible(!confirming && known);
    m_print->setText(tr("&Print…"));
    m_print->setToolTip(tr("Print the quote on one page for the customer (Alt+P, Ctrl+P)"));
    m_confirm->setBusy(m_busy);
}

void QuoteDetails::showTime()
{
    if (!m_card)
        return;
    m_view->showTime();
    if (m_clock->stateOf(m_card->quote) != m_state)
        showActions();
}

// The next second of the server's clock, not of this computer's.
void QuoteDetails::tick()
{
    m_seconds->stop();
    if (!m_card || !isVisible() || m_clock->stateOf(m_card->quote) == "used")
        return;
    showTime();
    const std::optional<Instant> now = m_clock->now();
    const qint64 left = now ? m_card->quote.expiresAt.micros - now->micros : 0;
    m_seconds->start(left > 0 ? int(left % 1'000'000 / 1000) + 1 : 1000);
}

void QuoteDetails::openConfirmation()
{
    if (m_busy || m_confirming || !mayAccept())
        return;
    if (showDoubt()) {
        showActions();
        takeFocus();
        return;
    }
    const bool newAttempt = isNewAttempt();
    m_keys.try_emplace(*m_quote, Key{OperationId::make()});
    m_confirming = true;
    m_shown.reset();
    m_answer->hide();
    m_confirm->open(*m_card, newAttempt);
    showActions();
    leaveButton()->setFocus(Qt::OtherFocusReason); // the safe one
    verticalScrollBar()->setValue(0);
    load(); // what would be short now
}

void QuoteDetails::closeConfirmation()
{
    if (m_busy)
        return;
    const bool focused = m_confirm->isVisible() && (hasFocus() || m_confirm->isAncestorOf(focusWidget()));
    dropConfirmation();
    showActions();
    if (focused)
        takeFocus();
}

void QuoteDetails::dropConfirmation()
{
    m_confirming = false; // the key stays this quote's
    m_confirm->hide();
}

void QuoteDetails::accept()
{
    if (m_busy || !m_confirming || !mayAccept())
        return;
    if (showDoubt()) { // the journal has been read meanwhile
        closeConfirmation();
        return;
    }
    AcceptQuote request;
    request.key = m_keys.at(*m_quote).operation.text().toLatin1();
    request.customer = *m_served;
    request.quote = *m_quote;
    if (m_priceShown.isValid())
        request.shownFor = std::chrono::milliseconds(m_priceShown.elapsed());
    ask(request);
}

void QuoteDetails::act()
{
    if (!m_shown) {
        Q_EMIT pendingAsked();
        return;
    }
    switch (afterAccept(*m_shown)) {
    case AfterAccept::Nothing:
        break;
    case AfterAccept::AskAgain:
        if (!m_busy && (isUnconfirmed(m_shown->reply) || mayAccept()))
            ask(AcceptQuote(m_shown->request)); // the same key, whatever the clock says
        break;
    case AfterAccept::NewAttempt:
        openConfirmation();
        break;
    case AfterAccept::NewQuote:
        askForNewQuote();
        break;
    case AfterAccept::ShowOrder:
        Q_EMIT orderAsked(*orderOf(*m_shown));
        break;
    }
}

void QuoteDetails::ask(const AcceptQuote &request)
{
    if (m_busy)
        return;
    m_busy = true;
    m_running = request.quote;
    setFocus(Qt::OtherFocusReason); // from the button that was pressed, before its next repeat goes elsewhere
    m_answer->hide();
    showActions();
    whenAnswered(m_desk.acceptQuote(request), this,
                 [this, request](const Reply<AcceptQuoteOutcome> &reply) { take(request, reply); });
}

void QuoteDetails::take(const AcceptQuote &request, const Reply<AcceptQuoteOutcome> &reply)
{
    m_busy = false;
    m_running.reset();
    const auto before = m_unanswered.find(request.quote);
    const auto key = m_keys.find(request.quote);
    const bool unsent = reply.error() && reply.error()->kind == DbError::Kind::Journal;
    // Nothing was sent now; what is not known of the attempt before is not known still.
    const bool unknownStill = unsent && before != m_unanswered.end() && isUnconfirmed(before->second.reply);
    const bool lostHere = std::any_of(reply.run.setbacks.begin(), reply.run.setbacks.end(),
                                      [](const auto &setback) { return setback.kind == DbError::Kind::CommitUnknown; });
    const bool lostBefore = key != m_keys.end() && key->second.replyLost;
    const AcceptAsked asked =
        unknownStill ? before->second : AcceptAsked{request, reply, QTime::currentTime(), lostBefore || lostHere};
    m_unanswered.erase(request.quote);
    if (reply.value()) { // the key has its answer, for ever
        m_keys.erase(request.quote);
        m_answeredOnce.insert(request.quote);
    } else {
        m_unanswered.emplace(request.quote, asked);
        if (key != m_keys.end() && isUnconfirmed(reply))
            key->second.replyLost = true;
    }
    if (m_quote != request.quote) {
        m_missed.insert_or_assign(request.quote, asked);
        if (m_card)
            showActions();
        Q_EMIT quoteChanged(request.quote);
        return;
    }
    m_shown = asked;
    dropConfirmation();
    showAnswer();
    if (m_card)
        showActions();
    verticalScrollBar()->setValue(0);
    if (hasFocus()) // nobody has gone elsewhere meanwhile
        m_answer->setFocus(Qt::OtherFocusReason);
    tellSeen(asked);
    Q_EMIT answered();
    load();
}

// Kept as unread by the journal until then: an answer that came when the window was gone is told at the next start.
void QuoteDetails::tellSeen(const AcceptAsked &asked)
{
    if (m_pending && !isUnconfirmed(asked.reply))
        m_pending->seenUnder(asked.request.key);
    Q_EMIT quoteChanged(asked.request.quote); // and the journal is read
}

void QuoteDetails::showAnswer()
{
    const QuoteCard *card = cardOf(m_shown->request.quote);
    m_cardMissing = !card;
    m_answer->show(acceptAnswerText(*m_shown, card));
}

void QuoteDetails::askForNewQuote()
{
    if (!m_card || !isServed())
        return;
    std::vector<WantedLine> lines;
    for (const QuoteCard::Line &line : m_card->lines)
        lines.push_back({line.sku, line.quantity, 0});
    Q_EMIT newQuoteAsked(m_card->quote.customer, lines);
}

void QuoteDetails::copyForCustomer()
{
    if (!m_card)
        return;
    QApplication::clipboard()->setText(quoteText(*m_card));
    m_copied = true;
    showActions();
}

void QuoteDetails::print()
{
    if (!m_card)
        return;
    auto *dialog = new QPrintDialog(this); // has a printer of its own
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->printer()->setDocName(tr("Quote %1").arg(number(m_card->quote.id)));
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [card = *m_card, store = m_store](QPrinter *printer) { quoteConfirmation(card, store)->print(printer); });
    dialog->open(); // asks without an event loop of its own
}

void QuoteDetails::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_confirming && !m_busy)
        closeConfirmation();
    else
        RecordDetails::keyPressEvent(event);
}

void QuoteDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    RecordDetails::changeEvent(event);
}

void QuoteDetails::showEvent(QShowEvent *event)
{
    RecordDetails::showEvent(event);
    tick();
}

void QuoteDetails::hideEvent(QHideEvent *event)
{
    m_seconds->stop();
    RecordDetails::hideEvent(event);
}

void QuoteDetails::retranslate()
{
    m_copyKey->setWhatsThis(tr("Copy the quote for the customer"));
    m_printKey->setWhatsThis(tr("Print the quote for the customer"));
    setAccessibleName(tr("Details of the quote"));
    showCard();
    if (m_shown && m_answer->isVisibleTo(this))
        showAnswer();
}

} // namespace holdfast
