// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/case_handling.h"

#include "sql/connection/lane.h"
#include "ui/diagnostics/handling_answer_text.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace holdfast {

namespace {

constexpr int kLines = 3; // that can be typed without scrolling

} // namespace

CaseHandling::CaseHandling(const StoreDesk &desk, IncidentId incident, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_incident(incident), m_operation(OperationId::make()),
      m_answer(new AnswerBar(this)), m_form(new QFrame(this)), m_title(plainLabel(m_form)),
      m_accountLabel(plainLabel(m_form, "muted")), m_account(new QLineEdit(m_form)),
      m_wordsLabel(plainLabel(m_form, "muted")), m_words(new QPlainTextEdit(m_form)),
      m_hint(plainLabel(m_form, "wrong")), m_do(new QPushButton(m_form)), m_leave(new QPushButton(m_form))
{
    m_form->setObjectName(QStringLiteral("Confirm"));
    m_form->setProperty("kind", QStringLiteral("accept"));
    setRole(m_title, "strong");
    m_hint->setWordWrap(true);
    m_account->setMaxLength(80);
    m_accountLabel->setBuddy(m_account);
    m_wordsLabel->setBuddy(m_words);
    m_words->setTabChangesFocus(true);
    m_words->setFixedHeight(kLines * m_words->fontMetrics().lineSpacing() + 2 * Theme::kGap);
    setRole(m_do, "primary");

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addWidget(m_do);
    buttons->addWidget(m_leave);
    buttons->addStretch();
    auto *form = new QVBoxLayout(m_form);
    form->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kPadding);
    form->setSpacing(Theme::kSmallGap);
    for (QWidget *each : QList<QWidget *>{m_title, m_accountLabel, m_account, m_wordsLabel, m_words, m_hint})
        form->addWidget(each);
    form->addLayout(buttons);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::kGap);
    layout->addWidget(m_answer);
    layout->addWidget(m_form);
    pressOnEnter(m_form);
    m_form->hide();

    connect(m_account, &QLineEdit::textChanged, this, &CaseHandling::showState);
    connect(m_account, &QLineEdit::returnPressed, this, &CaseHandling::press);
    connect(m_words, &QPlainTextEdit::textChanged, this, &CaseHandling::showState);
    connect(m_do, &QPushButton::clicked, this, &CaseHandling::press);
    connect(m_leave, &QPushButton::clicked, this, &CaseHandling::leave);
    connect(m_answer, &AnswerBar::actionChosen, this, [this] { m_unconfirmed ? ask() : press(); });
    connect(m_answer, &AnswerBar::dismissed, this, [this] { m_reply.reset(); });
    retranslate();
}

void CaseHandling::open(What what)
{
    if (isOpen())
        return;
    m_what = what;
    m_operation = OperationId::make();
    m_asked.reset();
    m_reply.reset();
    m_pressed = false;
    m_answer->hide();
    m_form->show();
    retranslate();
    (m_what == What::HandTo ? static_cast<QWidget *>(m_account) : m_words)->setFocus(Qt::OtherFocusReason);
    Q_EMIT openChanged();
}

bool CaseHandling::isOpen() const
{
    return !m_form->isHidden();
}

QString CaseHandling::hint() const
{
    return m_hint->isVisibleTo(this) ? m_hint->text() : QString();
}

QString CaseHandling::missing() const
{
    const QString words = m_words->toPlainText();
    const qsizetype length = words.toUcs4().size();
    if (m_what == What::HandTo && m_account->text().trimmed().isEmpty())
        return tr("Whom is it handed to? Type the account that they sign in with.");
    if (m_what == What::Note && words.trimmed().isEmpty())
        return tr("Type what was found out.");
    if (m_what == What::Resolve && words.trimmed().isEmpty())
        return tr("Type why nobody has to do anything more: it stays with the case.");
    if (length > HandleIncident::kMostWords)
        return tr("That are %1 characters; %2 can be kept.")
            .arg(format::count(length), format::count(HandleIncident::kMostWords));
    return {};
}

void CaseHandling::showState()
{
    const QString lacks = missing();
    const bool tooLong = m_words->toPlainText().toUcs4().size() > HandleIncident::kMostWords;
    m_hint->setText(lacks);
    m_hint->setVisible(!lacks.isEmpty() && (m_pressed || tooLong));
    const bool open = !m_busy && !m_unconfirmed;
    for (QWidget *field : QList<QWidget *>{m_account, m_words})
        field->setEnabled(open);
    m_do->setEnabled(open);
    m_do->setVisible(!m_unconfirmed);
    m_leave->setEnabled(open);
    m_leave->setVisible(!m_unconfirmed);
    m_answer->setActionEnabled(!m_busy);
}

// A press says what is missing, and moves to it.
void CaseHandling::press()
{
    if (m_busy || m_unconfirmed || !isOpen())
        return;
    m_pressed = true;
    showState();
    if (!missing().isEmpty()) {
        const bool account = m_what == What::HandTo && m_account->text().trimmed().isEmpty();
        (account ? static_cast<QWidget *>(m_account) : m_words)->setFocus(Qt::OtherFocusReason);
        QAccessibleEvent event(m_hint, QAccessible::Alert); // by screen readers
        QAccessible::updateAccessibility(&event);
        return;
    }
    HandleIncident request{m_operation, m_incident, m_what, m_words->toPlainText().trimmed(),
                           m_what == What::HandTo ? m_account->text().trimmed().toUtf8() : QByteArray()};
    // Other words are another operation: what was asked is known to have recorded nothing.
    if (m_asked && (m_asked->words != request.words || m_asked->handTo != request.handTo))
        request.operation = m_operation = OperationId::make();
    m_asked = request;
    ask();
}

void CaseHandling::ask()
{
    if (m_busy || !m_asked)
        return;
    m_busy = true;
    m_answer->hide();
    showState();
    whenAnswered(m_desk.diagnostics.handleIncident(*m_asked), this,
                 [this](const Reply<HandleIncidentOutcome> &reply) { take(reply); });
}

void CaseHandling::take(const Reply<HandleIncidentOutcome> &reply)
{
    m_busy = false;
    m_reply = reply;
    m_answeredAt = QTime::currentTime();
    m_unconfirmed = reply.error() && reply.error()->kind == DbError::Kind::CommitUnknown;
    const bool isDone = reply.value() && (std::holds_alternative<IncidentHandled>(*reply.value()) ||
                                          std::holds_alternative<AlreadyResolved>(*reply.value()));
    const bool hadFocus = m_form->isAncestorOf(focusWidget()) || !focusWidget() || m_form->hasFocus();
    if (isDone) {
        m_account->clear();
        m_words->clear();
        m_form->hide();
    }
    showState();
    m_answer->show(handlingAnswerText(reply, *m_asked, m_answeredAt));
    if (hadFocus && isVisible())
        (isDone || m_unconfirmed ? static_cast<QWidget *>(m_answer) : m_words)->setFocus(Qt::OtherFocusReason);
    if (isDone)
        Q_EMIT openChanged();
    if (isDone || m_unconfirmed)
        Q_EMIT handled(m_incident);
}

void CaseHandling::leave()
{
    if (m_busy || m_unconfirmed || !isOpen())
        return;
    m_form->hide();
    m_answer->hide();
    m_reply.reset();
    Q_EMIT openChanged();
}

void CaseHandling::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isOpen()) {
        leave();
        return; // and no further: the case stays, with what was typed
    }
    QWidget::keyPressEvent(event);
}

void CaseHandling::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CaseHandling::retranslate()
{
    const qint64 id = number(m_incident);
    const bool hands = m_what == What::HandTo;
    switch (m_what) {
    case What::Note:
        m_title->setText(tr("A note in case %1").arg(id));
        m_wordsLabel->setText(tr("&What was found out"));
        m_do->setText(tr("&Note it"));
        m_do->setToolTip(tr("Add this note to the case (Alt+N)"));
        break;
    case What::HandTo:
        m_title->setText(tr("Hand case %1 over").arg(id));
        m_wordsLabel->setText(tr("&What is to be done (may stay empty)"));
        m_do->setText(tr("&Hand over"));
        m_do->setToolTip(tr("They find it among their cases (Alt+H)"));
        break;
    case What::Resolve:
        m_title->setText(tr("Resolve case %1").arg(id));
        m_wordsLabel->setText(tr("&Why nobody has to do anything more"));
        m_do->setText(tr("Re&solve case %1").arg(id));
        m_do->setToolTip(tr("It is open again if it is seen again (Alt+S)"));
        break;
    }
    m_accountLabel->setText(tr("A&ccount"));
    m_account->setAccessibleName(tr("Account that it is handed to"));
    m_account->setToolTip(tr("The account that they sign in with (Alt+C)"));
    m_accountLabel->setVisible(hands);
    m_account->setVisible(hands);
    m_words->setAccessibleName(QString(m_wordsLabel->text()).remove(u'&'));
    m_words->setToolTip(tr("Alt+W"));
    m_leave->setText(tr("&Leave it as it is"));
    m_leave->setToolTip(tr("Record nothing; what is typed stays here (Alt+L, Esc)"));
    m_form->setAccessibleName(m_title->text());
    showState();
    if (m_reply && m_asked && m_answer->isVisibleTo(this))
        m_answer->show(handlingAnswerText(*m_reply, *m_asked, m_answeredAt));
}

} // namespace holdfast
