// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pending/pending_panel.h"

#include "sql/journal/quote_entry.h"
#include "ui/pending/pending_text.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>

namespace holdfast {

namespace {

constexpr int kHeight = 260;
constexpr const char *kOperation = "operation"; // of a button

} // namespace

PendingPanel::PendingPanel(PendingOperations *operations, QWidget *parent)
    : QFrame(parent), m_operations(operations), m_title(new QLabel(this)), m_hint(new QLabel(this)),
      m_findOut(new QPushButton(this)), m_close(new QPushButton(this)), m_scroll(new QScrollArea(this)),
      m_ages(new QTimer(this))
{
    setObjectName(QStringLiteral("Drawer"));
    setFixedHeight(kHeight);
    m_title->setFont(Theme::strong());
    setRole(m_hint, "muted");
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    setRole(m_close, "link");
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setObjectName(QStringLiteral("Details"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::kPadding);
    head->addWidget(m_title);
    head->addWidget(m_hint, 1);
    head->addWidget(m_findOut);
    head->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kWidePadding, Theme::kPadding, Theme::kWidePadding, Theme::kPadding);
    layout->setSpacing(Theme::kGap);
    layout->addLayout(head);
    layout->addWidget(m_scroll, 1);

    m_ages->setInterval(30'000);
    connect(m_ages, &QTimer::timeout, this, &PendingPanel::showAll);
    connect(m_findOut, &QPushButton::clicked, m_operations, &PendingOperations::resolve);
    connect(m_close, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
    connect(m_operations, &PendingOperations::changed, this, &PendingPanel::showAll);
    pressOnEnter(this);
    hide();
    showAll();
}

void PendingPanel::open()
{
    show();
    m_ages->start();
    showAll();
    m_findOut->setFocus(Qt::OtherFocusReason);
}

void PendingPanel::showAll()
{
    m_title->setText(tr("Unconfirmed operations"));
    m_findOut->setText(m_operations->isResolving() ? tr("Finding out…") : tr("&Find out now"));
    m_findOut->setToolTip(tr("Asks the store what became of each; changes nothing (Alt+F)"));
    m_close->setIcon(icon(QStringLiteral("cross"), Theme::current().muted));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close (Esc)"));
    if (m_operations->journalError())
        m_hint->setText(tr("The journal on this computer cannot be read: nothing can be sent until it can. %1")
                            .arg(m_operations->journalError()->text));
    else if (m_operations->elsewhere())
        m_hint->setText(tr("Another program on this computer is finding out."));
    else
        m_hint->setText(m_operations->all().empty() ? tr("Everything that was asked here has its answer.")
                                                    : tr("Kept on this computer until each has its answer."));
    if (isHidden())
        return;

    const QWidget *focus = window()->focusWidget(); // nobody's who works elsewhere is taken
    const bool focused = focus && m_scroll->isAncestorOf(focus);
    const QString name = focused ? focus->objectName() : QString();
    const QString operation = focused ? focus->property(kOperation).toString() : QString();
    auto *body = new QWidget;
    body->setObjectName(QStringLiteral("DetailsBody"));
    auto *cards = new QVBoxLayout(body);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(Theme::kGap);
    for (const PendingOperation &pending : m_operations->all())
        cards->addWidget(card(pending));
    cards->addStretch();
    m_scroll->setWidget(body); // the earlier one goes
    if (!focused)
        return;
    // On the same card, and there on nothing that changes anything; without that card above them all.
    QPushButton *again = body->findChild<QPushButton *>(name);
    for (const char *safe : {"keep", "do", "show"}) {
        if (!again || !again->isEnabled())
            again = body->findChild<QPushButton *>(QLatin1String(safe) + operation);
    }
    (again ? again : m_findOut)->setFocus(Qt::OtherFocusReason);
}

QWidget *PendingPanel::card(const PendingOperation &pending)
{
    const OperationId operation = pending.entry.operation;
    const AnswerText text = pendingText(pending, m_currency);
    const bool confirming = m_confirming && *m_confirming == operation && PendingOperations::isNotDone(pending);
    auto *frame = new QFrame;
    frame->setObjectName(QStringLiteral("Card"));
    auto *mark = new QLabel(frame);
    const ToneLook look = ToneLook::of(text.tone);
    mark->setPixmap(iconPixmap(QLatin1String(look.icon), look.colour, 20, devicePixelRatioF()));
    auto *title = new QLabel(pendingTitle(pending.entry), frame);
    title->setFont(Theme::strong());
    const Instant asked = pending.entry.sentAt.value_or(pending.entry.preparedAt);
    QString when =
        tr("asked %1 ago, %2")
            .arg(pendingAge(asked, Instant{QDateTime::currentMSecsSinceEpoch() * 1000}), format::dayAndTime(asked));
    if (pending.entry.customer)
        when = tr("customer %1 · %2").arg(number(*pending.entry.customer)).arg(when);
    auto *facts = new QLabel(when, frame);
    setRole(facts, "muted");
    facts->setToolTip(format::utc(asked) + QStringLiteral(" · ") + operation.text());
    auto *sentence = new QLabel(confirming ? tr("%1 now, as it was asked then?").arg(pendingTitle(pending.entry))
                                           : QStringList{text.sentence, text.customer}.join(u' ').trimmed(),
                                frame);
    sentence->setTextFormat(Qt::PlainText);
    sentence->setWordWrap(true);
    auto *actions = new QHBoxLayout;
    actions->setSpacing(Theme::kGap);
    actions->addStretch();
    const auto button = [&](const QString &words, const char *name, const char *role, auto act) {
        auto *made = new QPushButton(words, frame);
        made->setObjectName(QLatin1String(name) + operation.text());
        made->setProperty(kOperation, operation.text());
        setRole(made, role);
        made->setAccessibleDescription(sentence->text());
        connect(made, &QPushButton::clicked, this, act, Qt::QueuedConnection); // the card may go meanwhile
        actions->addWidget(made);
        return made;
    };
    if (const auto order = orderOf(pending.entry))
        button(tr("Show the &order"), "show", "link", [this, order = *order] { Q_EMIT orderAsked(order); });
    else if (const auto quote = quoteOf(pending.entry))
        button(tr("Show the &quote"), "show", "link", [this, quote = *quote] { Q_EMIT quoteAsked(quote); });
    if (confirming) {
        button(tr("&Not now"), "keep", "", [this] {
            m_confirming.reset();
            showAll();
        });
        button(pendingTitle(pending.entry), "yes", "danger", [this, operation] {
            m_confirming.reset();
            m_operations->doIt(operation);
        })->setEnabled(!m_operations->isResolving());
    } else if (PendingOperations::isNotDone(pending)) {
        button(tr("&Leave it undone"), "leave", "link", [this, operation] { m_operations->leave(operation); });
        button(text.action, "do", "", [this, operation] {
            m_confirming = operation;
            showAll(); // the focus goes to the safe one
        });
    } else if (!text.action.isEmpty()) {
        button(text.action, "told", "", [this, operation] { m_operations->seen(operation); });
    }
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::kGap);
    head->addWidget(mark);
    head->addWidget(title);
    head->addWidget(facts, 1);
    head->addLayout(actions);
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
    layout->setSpacing(Theme::kSmallGap);
    layout->addLayout(head);
    layout->addWidget(sentence);
    pressOnEnter(frame);
    return frame;
}

void PendingPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) {
        QFrame::keyPressEvent(event);
    } else if (m_confirming) {
        m_confirming.reset();
        showAll();
    } else {
        m_close->click();
    }
}

void PendingPanel::hideEvent(QHideEvent *event)
{
    if (!event->spontaneous()) {
        m_confirming.reset();
        m_ages->stop();
    }
    QFrame::hideEvent(event);
}

void PendingPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showAll();
    QFrame::changeEvent(event);
}

} // namespace holdfast
