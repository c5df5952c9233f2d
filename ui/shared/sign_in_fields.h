// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace holdfast {

// An account and its password, side by side. The password leaves the field once, by takePassword(), and is empty then
// and whenever the fields are hidden; nothing here keeps it, says it or writes it down. GUI thread.
class SignInFields : public QWidget
{
    Q_OBJECT

public:
    explicit SignInFields(QWidget *parent = nullptr);

    void setAccount(const QString &account);
    void setAccountShown(bool shown); // not: whose password it is stands elsewhere
    QString account() const;          // without blanks around it
    bool demand();                    // says what is missing and moves there; true: nothing is
    QString takePassword();           // and the field is empty
    void takeFocus();                 // the first field that is empty, else the password
    QString missingText() const;      // what demand() says; empty: nothing
    QLineEdit *accountField() const { return m_account; }
    QLineEdit *passwordField() const { return m_password; }

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    enum class Missing { Nothing, Account, Password };

    Missing missing() const;
    void say(Missing missing);
    void retranslate();

    Missing m_said = Missing::Nothing;
    QLabel *m_accountLabel;
    QLineEdit *m_account;
    QLabel *m_passwordLabel;
    QLineEdit *m_password;
    QLabel *m_hint;
};

} // namespace holdfast
