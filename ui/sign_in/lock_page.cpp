// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sign_in/lock_page.h"

#include "sql/connection/lane.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/environment_band.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/role_text.h"
#include "ui/shared/sign_in_fields.h"
#include "ui/shared/theme.h"
#include "ui/sign_in/connection_finding_text.h"
#include "ui/sign_in/sign_in_card.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace holdfast {

LockPage::LockPage(const SignInDesk &desk, const StoreFacts &facts, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_facts(facts)
{
    setObjectName(QStringLiteral("Window"));
    setAttribute(Qt::WA_StyledBackground);
    m_who.account = facts.account;
    auto *page = new QWidget(this);
    QVBoxLayout *rows = layOutInMiddle(page, kSignInWidth);
    QWidget *card = rows->parentWidget();
    m_icon = new QLabel(card);
    m_title = plainLabel(card);
    m_title->setFont(Theme::title());
    m_store = plainLabel(card, facts.training ? "training" : "strong");
    m_person = plainLabel(card);
    m_goesOn = plainLabel(card, "muted");
    m_fields = new SignInFields(card);
    m_fields->setAccount(facts.account);
    m_fields->setAccountShown(false);
    m_answer = new AnswerBar(card);
    m_unlock = new QPushButton(card);
    m_another = new QPushButton(card);
    setRole(m_unlock, "primary");
    for (QLabel *words : {m_store, m_person, m_goesOn})
        words->setWordWrap(true);

    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::kGap);
    head->addWidget(m_icon);
    head->addWidget(m_title, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addWidget(m_unlock);
    buttons->addStretch();
    buttons->addWidget(m_another);
    rows->addLayout(head);
    for (QWidget *part : QList<QWidget *>{m_store, m_person, m_goesOn, m_fields, m_answer})
        rows->addWidget(part);
    rows->addLayout(buttons);
    auto *band = new EnvironmentBand(this);
    band->setVisible(facts.training);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(band);
    layout->addWidget(page, 1);
    setFocusProxy(m_fields);
    pressOnEnter(this);

    connect(m_unlock, &QPushButton::clicked, this, &LockPage::press);
    connect(m_fields->passwordField(), &QLineEdit::returnPressed, this, &LockPage::press);
    connect(m_another, &QPushButton::clicked, this, &LockPage::anotherPersonAsked);
    connect(m_answer, &AnswerBar::dismissed, m_fields, &SignInFields::takeFocus);
    retranslate();
}

void LockPage::setRunning(int operations)
{
    m_running = operations;
    showState();
}

// One press asks once: the password is gone from its field, and the next press finds none.
void LockPage::press()
{
    if (m_busy || !m_fields->demand())
        return;
    m_busy = true;
    m_refused.reset();
    m_answer->hide();
    const QFuture<ConnectionFinding> asked = m_desk.unlock(m_fields->takePassword());
    showState();
    whenAnswered(asked, this, [this](const ConnectionFinding &finding) { take(finding); });
}

void LockPage::take(const ConnectionFinding &finding)
{
    m_busy = false;
    const bool knowsPassword =
        std::holds_alternative<tried::Fine>(finding) || std::holds_alternative<tried::OnlyReadOnly>(finding);
    if (!knowsPassword)
        m_refused = finding;
    showState();
    if (knowsPassword) {
        Q_EMIT unlocked();
        return;
    }
    m_answer->show(connectionFindingText(finding, m_who).answer);
    m_fields->takeFocus();
}

void LockPage::showState()
{
    m_unlock->setText(m_busy ? tr("Unlocking…") : tr("&Unlock"));
    m_goesOn->setText(m_running > 0
                          ? tr("%n operation(s) that were sent go on. Their answers wait here.", nullptr, m_running)
                          : QString());
    m_goesOn->setVisible(m_running > 0);
}

QString LockPage::said() const
{
    return saidBelow(this);
}

void LockPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_fields->takeFocus();
}

void LockPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LockPage::retranslate()
{
    const Theme &theme = Theme::current();
    m_icon->setPixmap(
        iconPixmap(QStringLiteral("lock"), m_facts.training ? theme.training : theme.accent, 24, devicePixelRatioF()));
    setWindowIcon(icon(QStringLiteral("holdfast"), theme.accent));
    setWindowTitle(m_facts.training ? tr("Locked: %1 (training) — Holdfast").arg(m_facts.name)
                                    : tr("Locked: %1 — Holdfast").arg(m_facts.name));
    m_title->setText(tr("This desk is locked"));
    m_store->setText(m_facts.training ? tr("%1 · TRAINING").arg(m_facts.name) : m_facts.name);
    m_person->setText(tr("%1 (%2) is signed in. The work on the screen is as it was left.")
                          .arg(m_facts.account, roleText(m_facts.role)));
    m_unlock->setToolTip(tr("Go on where you left off (Alt+U)"));
    m_another->setText(tr("&Another person…"));
    m_another->setToolTip(tr("Sign in as somebody else; what was typed here and not sent is dropped (Alt+A)"));
    for (QPushButton *button : {m_unlock, m_another})
        button->setAccessibleDescription(button->toolTip());
    if (m_refused)
        m_answer->show(connectionFindingText(*m_refused, m_who).answer);
    showState();
}

} // namespace holdfast
