// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sign_in/sign_in_page.h"

#include "sql/connection/lane.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/sign_in_fields.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"
#include "ui/sign_in/connection_finding_text.h"
#include "ui/sign_in/profile_text.h"
#include "ui/sign_in/sign_in_card.h"

#include <QCheckBox>
#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace holdfast {

SignInPage::SignInPage(const SignInDesk &desk, QWidget *parent) : QWidget(parent), m_desk(desk)
{
    QVBoxLayout *rows = layOutInMiddle(this, kSignInWidth);
    QWidget *card = rows->parentWidget();
    m_name = plainLabel(card);
    m_name->setFont(Theme::title());
    m_name->setWordWrap(true);
    m_environment = new StatusPill(card);
    m_place = plainLabel(card, "muted");
    m_secured = plainLabel(card, "muted");
    m_fields = new SignInFields(card);
    m_file = plainLabel(card, "muted");
    m_ringWords = plainLabel(card, "muted");
    m_forget = new QPushButton(card);
    m_answer = new AnswerBar(card);
    m_signIn = new QPushButton(card);
    m_back = new QPushButton(card);
    setRole(m_signIn, "primary");
    setRole(m_forget, "link");
    for (QLabel *words : {m_place, m_secured, m_file, m_ringWords})
        words->setWordWrap(true);

    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::kGap);
    head->addWidget(m_name, 1);
    head->addWidget(m_environment, 0, Qt::AlignTop);
    auto *title = new QVBoxLayout;
    title->setSpacing(Theme::kSmallGap);
    title->addLayout(head);
    title->addWidget(m_place);
    title->addWidget(m_secured);
    auto *ring = new QHBoxLayout;
    ring->setSpacing(Theme::kGap);
    ring->addWidget(m_ringWords, 1);
    ring->addWidget(m_forget);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addWidget(m_signIn);
    buttons->addStretch();
    buttons->addWidget(m_back);
    rows->addLayout(title);
    rows->addWidget(m_fields);
    rows->addWidget(m_file);
    rows->addLayout(ring);
    rows->addWidget(m_answer);
    rows->addLayout(buttons);
    setFocusProxy(m_fields);
    pressOnEnter(this);
    m_keep = new QCheckBox(card); // Enter signs in from there, too
    rows->insertWidget(rows->indexOf(m_answer), m_keep);
    const QList<QWidget *> inTurn{m_fields->passwordField(), m_forget, m_keep, m_answer};
    for (qsizetype i = 1; i < inTurn.size(); ++i)
        setTabOrder(inTurn.at(i - 1), inTurn.at(i));

    connect(m_signIn, &QPushButton::clicked, this, &SignInPage::press);
    for (QLineEdit *field : {m_fields->accountField(), m_fields->passwordField()})
        connect(field, &QLineEdit::returnPressed, this, &SignInPage::press);
    connect(m_fields, &SignInFields::edited, this, &SignInPage::showState);
    connect(m_fields->accountField(), &QLineEdit::editingFinished, this, &SignInPage::askRing);
    connect(m_forget, &QPushButton::clicked, this, &SignInPage::forget);
    connect(m_back, &QPushButton::clicked, this, &SignInPage::goBack);
    connect(m_answer, &AnswerBar::dismissed, this, [this] { m_signedIn ? goOn() : takeFocus(); });
    connect(m_answer, &AnswerBar::actionChosen, this, [this] {
        if (m_signedIn)
            goOn();
        else
            Q_EMIT editAsked(m_profile);
    });
    retranslate();
}

void SignInPage::setProfile(const Profile &profile)
{
    leave();
    m_profile = profile;
    m_refused.reset();
    m_signedIn.reset();
    m_answer->hide();
    m_keep->setChecked(false);
    m_fields->takePassword();
    ++m_ringTicket;
    m_ring = Ring::Nothing;
    m_ringAccount.clear();
    m_fields->setAccount(profile.account);
    askRing();
    retranslate();
}

void SignInPage::leave()
{
    ++m_ticket;
    m_underWay.cancel();
    m_busy = false;
    showState();
}

void SignInPage::takeFocus()
{
    if (m_signedIn)
        m_answer->action()->setFocus(Qt::OtherFocusReason);
    else if ((isKept() || readsFile()) && !m_refused)
        m_signIn->setFocus(Qt::OtherFocusReason);
    else
        m_fields->takeFocus();
}

bool SignInPage::readsFile() const
{
    return !m_profile.passwordFile.isEmpty() && m_fields->account() == m_profile.account;
}

bool SignInPage::isKept() const
{
    return m_ring == Ring::Keeps && m_fields->account() == m_ringAccount;
}

// Only whether it keeps one: the password is let go at once.
void SignInPage::askRing()
{
    const QString account = m_fields->account();
    if (account == m_ringAccount || account.isEmpty() || !m_desk.hasKeyRing())
        return;
    m_ringAccount = account;
    m_ring = Ring::Nothing;
    const quint64 ticket = ++m_ringTicket;
    whenAnswered(m_desk.keptPassword(m_profile.id, account), this, [this, ticket](const KeptPassword &kept) {
        if (ticket != m_ringTicket)
            return;
        if (const auto *problem = std::get_if<KeyRingProblem>(&kept)) {
            m_ring = Ring::Silent;
            m_ringText = problem->text;
        } else if (std::holds_alternative<QString>(kept)) {
            m_ring = Ring::Keeps;
        }
        showState();
        if (isKept() && !m_busy && m_fields->passwordField()->hasFocus() && m_fields->passwordField()->text().isEmpty())
            takeFocus();
    });
    showState();
}

void SignInPage::forget()
{
    const quint64 ticket = ++m_ringTicket;
    whenAnswered(m_desk.forgetPassword(m_profile.id, m_ringAccount), this,
                 [this, ticket](const std::optional<KeyRingProblem> &problem) {
                     if (ticket != m_ringTicket)
                         return;
                     m_ring = problem ? Ring::Silent : Ring::Forgotten;
                     m_ringText = problem ? problem->text : QString();
                     showState();
                 });
    m_ring = Ring::Nothing;
    showState();
    m_fields->takeFocus();
}

// One press is one sign-in: what is under way takes no second one.
void SignInPage::press()
{
    if (m_busy || m_signedIn)
        return;
    const bool typed = !m_fields->passwordField()->text().isEmpty();
    m_fromRing = !typed && isKept();
    if (!m_fromRing && (typed || !readsFile()) && !m_fields->demand())
        return;
    m_busy = true;
    m_refused.reset();
    m_answer->hide();
    m_signIn->setFocus(Qt::OtherFocusReason); // which a second press does not mind; a field that is disabled loses it
    const quint64 ticket = ++m_ticket;
    if (!m_fromRing) {
        send(m_fields->takePassword());
        return;
    }
    const QFuture<KeptPassword> asked = m_desk.keptPassword(m_profile.id, m_fields->account());
    m_underWay = QFuture<void>(asked);
    showState();
    whenAnswered(asked, this, [this, ticket](const KeptPassword &kept) {
        if (ticket != m_ticket)
            return;
        if (const auto *password = std::get_if<QString>(&kept))
            return send(*password);
        m_busy = false;
        const auto *problem = std::get_if<KeyRingProblem>(&kept);
        m_ring = problem ? Ring::Silent : Ring::Nothing;
        m_ringText = problem ? problem->text : QString();
        showState();
        m_fields->demand();
    });
}

void SignInPage::send(const QString &password)
{
    const quint64 ticket = ++m_ticket;
    m_refusedAs = m_profile;
    m_refusedAs.account = m_fields->account();
    const QFuture<SignInAnswer> asked =
        m_desk.signIn({m_profile, m_refusedAs.account, password, !m_keep->isHidden() && m_keep->isChecked()});
    m_underWay = QFuture<void>(asked);
    showState();
    whenAnswered(asked, this, [this, ticket](const SignInAnswer &answer) {
        if (ticket == m_ticket)
            take(answer);
    });
}

void SignInPage::take(const SignInAnswer &answer)
{
    m_busy = false;
    if (const auto *store = std::get_if<SignedIn>(&answer)) {
        if (!store->notKept) {
            showState();
            Q_EMIT signedIn(*store);
            return;
        }
        m_signedIn = *store;
    } else {
        m_refused = std::get<ConnectionFinding>(answer);
        if (m_fromRing && std::holds_alternative<tried::WrongPassword>(*m_refused))
            m_ring = Ring::Nothing; // it is not tried twice
    }
    showState();
    showAnswer();
    if (m_refused && std::holds_alternative<tried::NoRole>(*m_refused)) {
        m_fields->accountField()->setFocus(Qt::OtherFocusReason);
        m_fields->accountField()->selectAll();
    } else if (m_refused && isOfProfile(*m_refused)) {
        m_answer->action()->setFocus(Qt::OtherFocusReason);
    } else {
        takeFocus();
    }
}

void SignInPage::goOn()
{
    Q_EMIT signedIn(*std::exchange(m_signedIn, std::nullopt));
}

// What is under way first; the page is left by the next one.
void SignInPage::goBack()
{
    if (m_busy) {
        leave();
        takeFocus();
        return;
    }
    m_fields->takePassword();
    Q_EMIT left();
}

void SignInPage::showState()
{
    const bool done = m_signedIn.has_value();
    const bool kept = isKept() && !done;
    const bool file = readsFile() && !done;
    m_fields->setEnabled(!m_busy && !done);
    m_file->setVisible(file);
    m_file->setText(tr("Without a password it is read from %1.").arg(m_profile.passwordFile));
    const bool ofAccount = m_fields->account() == m_ringAccount && !done;
    QString words;
    if (kept)
        words = tr("Your password is in this computer's key ring: just sign in.");
    else if (ofAccount && m_ring == Ring::Silent)
        words = tr("The key ring does not help: %1").arg(m_ringText);
    else if (ofAccount && m_ring == Ring::Forgotten)
        words = tr("The key ring has forgotten the password.");
    m_ringWords->setText(words);
    m_ringWords->setVisible(!words.isEmpty());
    m_forget->setVisible(kept && !m_busy);
    m_keep->setVisible(m_desk.hasKeyRing() && !kept && !file && !done);
    m_keep->setEnabled(!m_busy);
    m_signIn->setVisible(!done);
    m_signIn->setText(m_busy ? tr("Signing in…") : tr("&Sign in"));
    m_signIn->setToolTip(tr("Open the store (Alt+S)"));
    m_back->setVisible(!done);
    m_back->setText(m_busy ? tr("S&top waiting") : tr("&Back"));
    m_back->setToolTip(m_busy ? tr("Wait no longer; an answer that comes later opens nothing (Esc)")
                              : tr("To the list of connections (Esc)"));
}

void SignInPage::showAnswer()
{
    if (m_signedIn) {
        m_answer->show({AnswerText::Tone::Quiet, tr("You are signed in. The key ring did not keep the password."),
                        tr("Next time you type it again. It says: %1").arg(*m_signedIn->notKept), tr("&Go on"),
                        QString()});
        m_answer->action()->setToolTip(tr("To the store (Alt+G)"));
    } else if (m_refused) {
        AnswerText text = connectionFindingText(*m_refused, m_refusedAs).answer;
        if (m_fromRing && std::holds_alternative<tried::WrongPassword>(*m_refused)) {
            text.sentence = tr("The password in the key ring is not yours any more.");
            text.detail = tr("Type the new one; keep it if you like, and it takes the old one's place.");
        }
        if (isOfProfile(*m_refused)) {
            text.action = tr("&Change the connection…");
            m_answer->action()->setToolTip(tr("Open this connection for changing (Alt+C)"));
        }
        m_answer->show(text);
    }
}

QString SignInPage::said() const
{
    return saidBelow(this);
}

void SignInPage::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape && !m_signedIn)
        goBack();
    else if (enter && !event->isAutoRepeat() && m_keep->hasFocus())
        press();
    else
        QWidget::keyPressEvent(event);
}

void SignInPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SignInPage::retranslate()
{
    const bool training = m_profile.environment == Environment::Training;
    m_name->setText(profileName(m_profile));
    setRole(m_name, training ? "training" : "");
    m_environment->setStatus(profileEnvironment(m_profile));
    m_place->setText(training ? tr("On %1. For training: nothing here is real.").arg(profilePlace(m_profile))
                              : tr("On %1. A live store.").arg(profilePlace(m_profile)));
    m_secured->setVisible(m_profile.socket.isEmpty() && !m_profile.authority.isEmpty());
    m_secured->setText(
        tr("Encrypted, and only with a server whose certificate is signed by the CA in %1. The host's name "
           "in it is not checked.")
            .arg(QFileInfo(m_profile.authority).fileName()));
    m_secured->setToolTip(m_profile.authority.toHtmlEscaped());
    m_keep->setText(tr("&Keep the password in this computer's key ring"));
    m_keep->setToolTip(tr("So that it need not be typed here again (Alt+K)"));
    m_forget->setText(tr("&Forget it"));
    m_forget->setToolTip(tr("Take the password out of the key ring (Alt+F)"));
    m_forget->setAccessibleDescription(m_forget->toolTip());
    showState();
    if (!m_answer->isHidden())
        showAnswer();
}

} // namespace holdfast
