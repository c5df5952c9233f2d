// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/sign_in_fields.h"

#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace holdfast {

namespace {

constexpr int kLongestAccount = 80; // of the two products' limits the longer one

} // namespace

SignInFields::SignInFields(QWidget *parent)
    : QWidget(parent), m_accountLabel(plainLabel(this, "muted")), m_account(new QLineEdit(this)),
      m_passwordLabel(plainLabel(this, "muted")), m_password(new QLineEdit(this)), m_hint(plainLabel(this, "wrong"))
{
    m_account->setMaxLength(kLongestAccount);
    m_account->setInputMethodHints(Qt::ImhNoAutoUppercase | Qt::ImhNoPredictiveText);
    m_password->setEchoMode(QLineEdit::Password);
    m_accountLabel->setBuddy(m_account);
    m_passwordLabel->setBuddy(m_password);
    m_hint->setWordWrap(true);
    m_hint->hide();
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(Theme::kPadding);
    layout->setVerticalSpacing(Theme::kSmallGap);
    layout->addWidget(m_accountLabel, 0, 0);
    layout->addWidget(m_account, 1, 0);
    layout->addWidget(m_passwordLabel, 0, 1);
    layout->addWidget(m_password, 1, 1);
    layout->addWidget(m_hint, 2, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);
    setTabOrder(m_account, m_password);
    setFocusProxy(m_account);

    for (QLineEdit *field : {m_account, m_password}) {
        connect(field, &QLineEdit::textChanged, this, [this] {
            say(Missing::Nothing);
            Q_EMIT edited();
        });
    }
    retranslate();
}

void SignInFields::setAccount(const QString &account)
{
    m_account->setText(account);
}

void SignInFields::setAccountShown(bool shown)
{
    m_accountLabel->setVisible(shown);
    m_account->setVisible(shown);
    static_cast<QGridLayout *>(layout())->setColumnStretch(0, shown ? 1 : 0);
    static_cast<QGridLayout *>(layout())->setHorizontalSpacing(shown ? Theme::kPadding : 0);
    setFocusProxy(shown ? m_account : m_password);
}

QString SignInFields::account() const
{
    return m_account->text().trimmed();
}

SignInFields::Missing SignInFields::missing() const
{
    return account().isEmpty() ? Missing::Account : m_password->text().isEmpty() ? Missing::Password : Missing::Nothing;
}

bool SignInFields::demand()
{
    const Missing now = missing();
    say(now);
    if (now == Missing::Nothing)
        return true;
    takeFocus();
    QAccessibleEvent event(m_hint, QAccessible::Alert); // read out by screen readers
    QAccessible::updateAccessibility(&event);
    return false;
}

QString SignInFields::takePassword()
{
    const QString password = m_password->text();
    m_password->setText({}); // not clear(), which could be undone from its history
    return password;
}

void SignInFields::takeFocus()
{
    (account().isEmpty() ? m_account : m_password)->setFocus(Qt::OtherFocusReason);
}

QString SignInFields::missingText() const
{
    return m_hint->isVisibleTo(this) ? m_hint->text() : QString();
}

void SignInFields::say(Missing missing)
{
    m_said = missing;
    m_hint->setVisible(missing != Missing::Nothing);
    m_hint->setText(missing == Missing::Account    ? tr("Type the account.")
                    : missing == Missing::Password ? tr("Type the password.")
                                                   : QString());
}

void SignInFields::hideEvent(QHideEvent *event)
{
    if (!event->spontaneous()) // a window that is put away for a moment comes back
        m_password->setText({});
    QWidget::hideEvent(event);
}

void SignInFields::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SignInFields::retranslate()
{
    m_accountLabel->setText(tr("Acco&unt"));
    m_account->setAccessibleName(tr("Account"));
    m_account->setToolTip(tr("The account that the database knows (Alt+U)"));
    m_passwordLabel->setText(tr("&Password"));
    m_password->setAccessibleName(tr("Password"));
    m_password->setToolTip(tr("It is sent to the database, and this window keeps it nowhere (Alt+P)"));
    say(m_said);
}

} // namespace holdfast
