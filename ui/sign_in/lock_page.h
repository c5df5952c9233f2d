// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sign_in/sign_in_desk.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace holdfast {

class AnswerBar;
class SignInFields;

// The desk that locked itself: who is signed in to which store, and the password that opens it again. Nothing of any
// customer is to be seen here. A window, or a page of one. GUI thread.
class LockPage : public QWidget
{
    Q_OBJECT

public:
    LockPage(const SignInDesk &desk, const StoreFacts &facts, QWidget *parent = nullptr);

    void setRunning(int operations); // that were sent and have no answer yet
    bool isBusy() const { return m_busy; }
    SignInFields *fields() const { return m_fields; }
    AnswerBar *answer() const { return m_answer; }
    QPushButton *unlockButton() const { return m_unlock; }
    QPushButton *anotherButton() const { return m_another; }
    QString said() const; // every sentence that is to be seen; no field

Q_SIGNALS:
    void unlocked();
    void anotherPersonAsked();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void press();
    void take(const ConnectionFinding &finding);
    void showState();
    void retranslate();

    const SignInDesk m_desk;
    const StoreFacts m_facts;
    Profile m_who; // for the words of a finding: the account alone
    int m_running = 0;
    bool m_busy = false;
    std::optional<ConnectionFinding> m_refused;

    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_store;
    QLabel *m_person;
    QLabel *m_goesOn;
    SignInFields *m_fields;
    AnswerBar *m_answer;
    QPushButton *m_unlock;
    QPushButton *m_another;
};

} // namespace holdfast
