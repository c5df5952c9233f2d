// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/new_quote_dialog.h"

#include "sql/connection/lane.h"
#include "ui/pending/pending_operations.h"
#include "ui/quotes/issue_answer_text.h"
#include "ui/quotes/place_answer_text.h"
#include "ui/quotes/sku_search_field.h"
#include "ui/quotes/wanted_lines_editor.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/customer_text.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace holdfast {

namespace {

constexpr QSize kSize(880, 620);

bool sameLines(const std::vector<WantedLine> &a, const std::vector<WantedLine> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const WantedLine &x, const WantedLine &y) {
        return x.sku == y.sku && x.quantity == y.quantity && x.priceVersion == y.priceVersion;
    });
}

} // namespace

NewQuoteDialog::NewQuoteDialog(const StoreDesk &desk, const StoreFacts &store, const CustomerRow &served,
                               const std::vector<WantedLine> &lines, QWidget *parent)
    : QDialog(parent), m_desk(desk), m_store(store), m_customer(served), m_served(served), m_title(plainLabel(this)),
      m_who(plainLabel(this, "muted")), m_other(plainLabel(this, "caution")), m_answer(nullptr),
      m_lines(new WantedLinesEditor(desk, store, this)), m_periodLabel(plainLabel(this)), m_period(new QSpinBox(this)),
      m_periodNote(plainLabel(this, "muted")), m_total(plainLabel(this)), m_obstacle(plainLabel(this, "muted")),
      m_question(new QFrame(this)), m_questionText(plainLabel(m_question)), m_keep(new QPushButton(m_question)),
      m_discard(new QPushButton(m_question)), m_ask(new QPushButton(this)), m_close(new QPushButton(this))
{
    setModal(false);
    m_answer = new AnswerBar(m_lines->top());
    m_lines->topLayout()->addWidget(m_answer);
    m_title->setFont(Theme::title());
    m_total->setFont(Theme::title());
    m_total->setAlignment(Qt::AlignRight);
    m_obstacle->setAlignment(Qt::AlignRight);
    m_obstacle->setWordWrap(true);
    m_other->setWordWrap(true);
    m_questionText->setWordWrap(true);
    m_periodLabel->setBuddy(m_period);
    m_period->setRange(1, int(std::max<qint64>(m_store.quotePeriod.count(), 1)));
    m_period->setValue(m_period->maximum());
    m_period->setSingleStep(30);
    m_period->setButtonSymbols(QSpinBox::NoButtons); // Up and Down do it
    m_period->setAlignment(Qt::AlignRight);
    m_period->installEventFilter(this);
    setRole(m_ask, "primary");
    setRole(m_discard, "danger");
    m_question->setObjectName(QStringLiteral("Confirm"));

    auto *question = new QHBoxLayout(m_question);
    question->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
    question->setSpacing(Theme::kGap);
    question->addWidget(m_questionText, 1);
    question->addWidget(m_discard);
    question->addWidget(m_keep);
    m_question->hide();
    auto *period = new QHBoxLayout;
    period->setSpacing(Theme::kGap);
    period->addWidget(m_periodLabel);
    period->addWidget(m_period);
    period->addWidget(m_periodNote);
    auto *sum = new QVBoxLayout;
    sum->setSpacing(0);
    sum->addWidget(m_total);
    sum->addWidget(m_obstacle);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(Theme::kPadding);
    foot->addLayout(period);
    foot->addLayout(sum, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addStretch();
    buttons->addWidget(m_ask);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kPadding);
    layout->setSpacing(Theme::kGap);
    for (QWidget *part : QList<QWidget *>{m_title, m_who, m_other})
        layout->addWidget(part);
    layout->addSpacing(Theme::kSmallGap);
    layout->addWidget(m_lines, 1);
    layout->addLayout(foot);
    layout->addWidget(m_question);
    layout->addLayout(buttons);
    resize(kSize);
    pressOnEnter(this);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false); // Enter in a field adds a line, it never asks

    connect(m_lines, &WantedLinesEditor::changed, this, &NewQuoteDialog::edited);
    connect(m_lines, &WantedLinesEditor::readNow, this, &NewQuoteDialog::edited);
    connect(m_period, &QSpinBox::valueChanged, this, &NewQuoteDialog::edited);
    connect(m_ask, &QPushButton::clicked, this, &NewQuoteDialog::press);
    connect(m_close, &QPushButton::clicked, this, &NewQuoteDialog::reject);
    connect(m_keep, &QPushButton::clicked, this, [this] { askWhetherToClose(false); });
    connect(m_discard, &QPushButton::clicked, this, [this] { QDialog::reject(); });
    connect(m_answer, &AnswerBar::actionChosen, this, &NewQuoteDialog::act);
    connect(m_answer, &AnswerBar::dismissed, this, [this] {
        if (isDone() || isUnknown())
            m_close->setFocus(Qt::OtherFocusReason);
        else
            m_lines->takeFocus();
    });
    if (!lines.empty())
        m_lines->setLines(lines);
    retranslate();
    m_lines->takeFocus();
}

void NewQuoteDialog::setPricesBefore(const std::vector<QuotedLine> &before)
{
    m_lines->setPricesBefore(before);
}

void NewQuoteDialog::setPending(PendingOperations *pending)
{
    m_pending = pending;
}

void NewQuoteDialog::setServed(const std::optional<CustomerRow> &served)
{
    m_served = served;
    showState();
}

QString NewQuoteDialog::totalText() const
{
    return m_total->text();
}

QString NewQuoteDialog::servedText() const
{
    return m_other->isVisibleTo(this) ? m_other->text() : QString();
}

QString NewQuoteDialog::closeQuestion() const
{
    return m_question->isVisibleTo(this) ? m_questionText->text() : QString();
}

NewQuoteDialog::Request NewQuoteDialog::request() const
{
    if (atCurrentPrice())
        return PlaceOrder{m_operation.text().toLatin1(), m_customer.id, m_lines->wanted(true)};
    IssueQuote issue{m_operation, m_customer.id, m_lines->wanted(false), {}};
    if (m_period->value() < m_period->maximum())
        issue.validFor = std::chrono::seconds(m_period->value());
    return issue;
}

// But for the operation.
bool NewQuoteDialog::same(const Request &a, const Request &b)
{
    const auto *issueA = std::get_if<IssueQuote>(&a);
    const auto *issueB = std::get_if<IssueQuote>(&b);
    if (issueA && issueB)
        return issueA->validFor == issueB->validFor && sameLines(issueA->lines, issueB->lines);
    const auto *placeA = std::get_if<PlaceOrder>(&a);
    const auto *placeB = std::get_if<PlaceOrder>(&b);
    return placeA && placeB && sameLines(placeA->lines, placeB->lines);
}

OperationId NewQuoteDialog::operation() const
{
    if (const auto *issue = std::get_if<IssueQuote>(&m_asked->request))
        return issue->operation;
    const auto &place = std::get<PlaceOrder>(m_asked->request);
    return operationOf(Intent{place.customer, place.key, digest(place)});
}

// What has no known end is found out by itself, as everything is that was asked in this window.
void NewQuoteDialog::tellSeen()
{
    if (const auto *issue = std::get_if<IssueQuote>(&m_asked->request))
        m_desk.seenPending(issue->operation);
    else if (m_pending && !isUnknown())
        m_pending->seenUnder(std::get<PlaceOrder>(m_asked->request).key);
    if (m_pending)
        m_pending->refresh();
}

// The person's own act. After an answer, or with other lines after none, it is another operation.
void NewQuoteDialog::press()
{
    if (m_running || isDone() || isUnknown() || (isRefused() && !m_edited) ||
        m_lines->obstacle() != WantedLinesEditor::Obstacle::None)
        return;
    if (m_asked && (isRefused() || !same(m_asked->request, request())))
        m_operation = OperationId::make();
    ask({request(), m_lines->lines(), {}, {}});
}

void NewQuoteDialog::act()
{
    if (m_running || !m_asked)
        return;
    if (const auto made = quote()) {
        Q_EMIT issued(*made);
        accept();
    } else if (const auto ordered = order()) {
        Q_EMIT placed(*ordered);
        accept();
    } else if (!m_edited && isRefused()) {
        if (m_lines->obstacle() != WantedLinesEditor::Obstacle::None)
            return;
        m_operation = OperationId::make(); // the customer has heard the answer, and wants to go on
        ask({request(), m_lines->lines(), {}, {}});
    } else if (!m_edited) {
        ask(Asked(*m_asked)); // the same operation
    }
}

void NewQuoteDialog::edited()
{
    m_edited = m_asked.has_value();
    showState();
}

void NewQuoteDialog::ask(const Asked &asked)
{
    const std::optional<Asked> before = isUnknown() ? m_asked : std::nullopt;
    m_asked = asked;
    m_running = true;
    m_edited = false;
    setFocus(Qt::OtherFocusReason); // from the button that was pressed, before its next repeat goes elsewhere
    m_answer->hide();
    askWhetherToClose(false);
    showState();
    const auto answered = [this, before](const auto &reply) {
        const bool unsent = reply.error() && reply.error()->kind == DbError::Kind::Journal;
        if (unsent && before)
            m_asked = before; // what is not known of the attempt before is not known still
        else
            m_asked->answer = reply;
        m_asked->at = QTime::currentTime();
        take(*m_asked->answer);
    };
    if (const auto *issue = std::get_if<IssueQuote>(&asked.request))
        whenAnswered(m_desk.issueQuote(*issue), this, answered);
    else
        whenAnswered(m_desk.placeOrder(std::get<PlaceOrder>(asked.request)), this, answered);
}

void NewQuoteDialog::take(const Answer &answer)
{
    m_running = false;
    std::vector<ChangedPrice> prices;
    if (const auto *reply = std::get_if<Reply<IssueQuoteOutcome>>(&answer); reply && reply->value()) {
        if (const auto *made = std::get_if<Issued>(reply->value())) {
            for (const QuotedLine &line : made->lines)
                prices.push_back({line.sku, 0, 0, line.unitPriceMinor});
        }
    } else if (const PriceChanged *changed = changedPrices()) {
        prices = changed->lines;
    }
    m_lines->setChangedPrices(prices);
    showAnswer();
    showState();
    m_lines->scrollToTop();
    m_answer->setFocus(Qt::OtherFocusReason);
    tellSeen();
}

void NewQuoteDialog::showAnswer()
{
    const OperationId operation = this->operation();
    if (const auto *issue = std::get_if<Reply<IssueQuoteOutcome>>(&*m_asked->answer))
        m_answer->show(issueAnswerText(*issue, operation, m_asked->at, m_asked->shown));
    else
        m_answer->show(placeAnswerText(std::get<Reply<PlaceOrderOutcome>>(*m_asked->answer), operation, m_asked->at,
                                       m_asked->shown, currencyOf(m_store.currency)));
    const QString words = m_answer->action()->text();
    m_answer->action()->setToolTip(QStringLiteral("%1 (%2)").arg(
        QString(words).remove(u'&'), QKeySequence::mnemonic(words).toString(QKeySequence::NativeText)));
}

bool NewQuoteDialog::isUnknown() const
{
    return m_asked && m_asked->answer &&
           std::visit(
               [](const auto &reply) { return reply.error() && reply.error()->kind == DbError::Kind::CommitUnknown; },
               *m_asked->answer);
}

bool NewQuoteDialog::isRefused() const
{
    return m_asked && m_asked->answer && !isDone() &&
           std::visit([](const auto &reply) { return reply.value() != nullptr; }, *m_asked->answer);
}

std::optional<QuoteId> NewQuoteDialog::quote() const
{
    const auto *reply = m_asked && m_asked->answer ? std::get_if<Reply<IssueQuoteOutcome>>(&*m_asked->answer) : nullptr;
    const auto *made = reply && reply->value() ? std::get_if<Issued>(reply->value()) : nullptr;
    return made ? std::optional(made->quote) : std::nullopt;
}

std::optional<OrderId> NewQuoteDialog::order() const
{
    const auto *reply = m_asked && m_asked->answer ? std::get_if<Reply<PlaceOrderOutcome>>(&*m_asked->answer) : nullptr;
    if (!reply || !reply->value())
        return std::nullopt;
    if (const auto *made = std::get_if<Placed>(reply->value()))
        return made->order;
    const auto *replayed = std::get_if<Replayed>(reply->value());
    if (!replayed)
        return std::nullopt;
    if (const auto *made = std::get_if<Placed>(&replayed->original))
        return made->order;
    const auto *accepted = std::get_if<Accepted>(&replayed->original);
    return accepted ? std::optional(accepted->order) : std::nullopt;
}

const PriceChanged *NewQuoteDialog::changedPrices() const
{
    const auto *reply = m_asked && m_asked->answer ? std::get_if<Reply<PlaceOrderOutcome>>(&*m_asked->answer) : nullptr;
    if (!reply || !reply->value())
        return nullptr;
    if (const auto *replayed = std::get_if<Replayed>(reply->value()))
        return std::get_if<PriceChanged>(&replayed->original);
    return std::get_if<PriceChanged>(reply->value());
}

void NewQuoteDialog::showState()
{
    const bool open = !m_running && !isDone() && !isUnknown();
    const auto obstacle = m_lines->obstacle();
    m_lines->setEditable(open);
    m_lines->setComposing(!isDone());
    m_period->setEnabled(open);
    for (QWidget *part : QList<QWidget *>{m_periodLabel, m_period, m_periodNote})
        part->setVisible(!atCurrentPrice() && !isDone());
    m_ask->setVisible(!isDone() && !isUnknown() && !m_question->isVisibleTo(this)); // one question at a time
    m_ask->setEnabled(open && (!isRefused() || m_edited) && obstacle == WantedLinesEditor::Obstacle::None);
    m_ask->setText(atCurrentPrice() ? (m_running ? tr("Placing…") : tr("P&lace order"))
                                    : (m_running ? tr("Issuing…") : tr("&Issue quote")));
    m_close->setEnabled(!m_running);
    m_answer->setActionEnabled(!m_edited && !m_running);
    m_obstacle->setText(m_lines->obstacleText());
    m_obstacle->setVisible(!m_obstacle->text().isEmpty());
    const std::optional<qint64> total = m_lines->total();
    m_total->setText(total ? (isDone() ? tr("Total %1") : tr("Total now %1"))
                                 .arg(format::money({*total, currencyOf(m_store.currency)}))
                           : QString());
    m_total->setVisible(total.has_value());
    const bool isServed = m_served && m_served->id == m_customer.id;
    m_other->setVisible(!isServed);
    m_other->setText(m_served ? tr("You are serving %1 now. This stays for %2.").arg(m_served->name, m_customer.name)
                              : tr("You are serving nobody now. This stays for %1.").arg(m_customer.name));
    m_periodNote->setText(
        tr("seconds, %1 at most; it begins when the server issues it").arg(format::count(m_store.quotePeriod.count())));
}

void NewQuoteDialog::reject()
{
    if (m_running)
        return; // the answer belongs on this screen; it comes within seconds
    if (m_question->isVisibleTo(this)) {
        askWhetherToClose(false);
        return;
    }
    if (!isDone() && (isUnknown() || !m_lines->lines().empty()))
        askWhetherToClose(true);
    else
        QDialog::reject();
}

void NewQuoteDialog::askWhetherToClose(bool asking)
{
    const bool focused = m_question->isAncestorOf(focusWidget());
    m_question->setVisible(asking);
    m_close->setVisible(!asking);
    retranslate();
    if (asking) {
        m_keep->setFocus(Qt::OtherFocusReason); // the safe one
        QAccessibleEvent event(m_questionText, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    } else if (focused && m_answer->isVisibleTo(this)) {
        m_answer->setFocus(Qt::OtherFocusReason);
    } else if (focused) {
        m_lines->takeFocus();
    }
}

// The wheel changes no period unseen.
bool NewQuoteDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_period || event->type() != QEvent::Wheel)
        return QDialog::eventFilter(watched, event);
    event->ignore();
    return true;
}

void NewQuoteDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_asked && m_asked->answer && m_answer->isVisibleTo(this))
            showAnswer();
    }
    QDialog::changeEvent(event);
}

void NewQuoteDialog::retranslate()
{
    const QString title =
        atCurrentPrice() ? tr("New order for %1").arg(m_customer.name) : tr("New quote for %1").arg(m_customer.name);
    setWindowTitle(title);
    m_title->setText(title);
    const QString rest = toTellApart(m_customer);
    const QString who = tr("Customer %1").arg(number(m_customer.id));
    m_who->setText(rest.isEmpty() ? who : who + QStringLiteral(" · ") + rest);
    m_periodLabel->setText(tr("&Valid for"));
    m_period->setAccessibleName(tr("Valid for, in seconds"));
    m_period->setToolTip(tr("A shorter time than the store's; Up and Down by 30 seconds (Alt+V)"));
    m_ask->setToolTip(atCurrentPrice() ? tr("Place the order for this customer (Alt+L)")
                                       : tr("Issue the quote for this customer (Alt+I)"));
    m_close->setText(tr("&Close"));
    m_close->setToolTip(tr("Close (Esc)"));
    m_questionText->setText(
        isUnknown() ? tr("It is not known yet how it ended. It stays in the list of unconfirmed operations.")
        : atCurrentPrice()
            ? tr("Close without placing the order? %n line(s) are lost.", nullptr, int(m_lines->lines().size()))
            : tr("Close without issuing the quote? %n line(s) are lost.", nullptr, int(m_lines->lines().size())));
    m_keep->setText(isUnknown() ? tr("&Keep open") : tr("&Keep the lines"));
    m_keep->setToolTip(tr("Go on here (Esc)"));
    m_discard->setText(isUnknown() ? tr("Clos&e now") : tr("Clos&e without"));
    m_discard->setToolTip(tr("Close this window (Alt+E)"));
    showState();
}

} // namespace holdfast
