// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sign_in/sign_in_desk.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace holdfast {

class AnswerBar;
class SignInFields;
class StatusPill;

// Signing in by one profile: account, password, and why it was refused. A password of the key ring is fetched when it
// is needed and passed on at once; this page keeps none. What is under way can be left, and its answer then counts for
// nothing. GUI thread.
class SignInPage : public QWidget
{
    Q_OBJECT

public:
    explicit SignInPage(const SignInDesk &desk, QWidget *parent = nullptr);

    void setProfile(const Profile &profile); // begins anew
    const Profile &profile() const { return m_profile; }
    void leave(); // nobody waits for an answer any more
    void takeFocus();
    bool isBusy() const { return m_busy; }
    SignInFields *fields() const { return m_fields; }
    QCheckBox *keepBox() const { return m_keep; }
    QPushButton *signInButton() const { return m_signIn; }
    QPushButton *backButton() const { return m_back; }
    QPushButton *forgetButton() const { return m_forget; }
    AnswerBar *answer() const { return m_answer; }
    QString said() const; // every sentence that is to be seen; no field

Q_SIGNALS:
    void signedIn(const holdfast::SignedIn &store);
    void left(); // to the list of profiles
    void editAsked(const holdfast::Profile &profile);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class Ring { Nothing, Keeps, Silent, Forgotten }; // of the account in the field

    void press();
    void send(const QString &password);
    void take(const SignInAnswer &answer);
    void askRing();
    void forget();
    void goBack();
    void goOn();            // after what was to be read
    bool readsFile() const; // its password comes from the profile's file
    bool isKept() const;
    void showState();
    void showAnswer();
    void retranslate();

    const SignInDesk m_desk;
    Profile m_profile;
    bool m_busy = false;
    bool m_fromRing = false; // what was sent last
    quint64 m_ticket = 0;
    quint64 m_ringTicket = 0;
    QFuture<void> m_underWay;
    Ring m_ring = Ring::Nothing;
    QString m_ringAccount; // of whom the ring was asked
    QString m_ringText;    // its own words
    std::optional<ConnectionFinding> m_refused;
    Profile m_refusedAs;
    std::optional<SignedIn> m_signedIn; // but the ring did not keep the password

    QLabel *m_name;
    StatusPill *m_environment;
    QLabel *m_place;
    QLabel *m_secured;
    SignInFields *m_fields;
    QLabel *m_file;
    QLabel *m_ringWords;
    QPushButton *m_forget;
    QCheckBox *m_keep;
    AnswerBar *m_answer;
    QPushButton *m_signIn;
    QPushButton *m_back;
};

} // namespace holdfast
