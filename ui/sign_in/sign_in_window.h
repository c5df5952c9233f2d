// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sign_in/sign_in_desk.h"

#include <QWidget>

class QPushButton;
class QShortcut;
class QStackedWidget;

namespace holdfast {

class EnvironmentBand;
class SignInPage;
class StartPage;

// The window before a store is open: the first page, and the sign-in by one profile. Whose environment it is tells the
// band, as in the store's own window. GUI thread.
class SignInWindow : public QWidget
{
    Q_OBJECT

public:
    explicit SignInWindow(const SignInDesk &desk, QWidget *parent = nullptr);

    void signInTo(const Profile &profile); // its sign-in, past the first page
    StartPage *start() const { return m_start; }
    SignInPage *signIn() const { return m_signIn; }

Q_SIGNALS:
    void signedIn(const holdfast::SignedIn &store);
    void languageChosen(const QString &locale); // en, zh_TW
    void darkChosen(bool dark);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Page { StartAt, SignInAt };

    void turnTo(Page page);
    void editProfile(const std::optional<Profile> &profile);
    void retranslate();

    const SignInDesk m_desk;
    EnvironmentBand *m_band;
    QStackedWidget *m_pages;
    StartPage *m_start;
    SignInPage *m_signIn;
    QPushButton *m_look;
    QPushButton *m_language;
    QPushButton *m_shortcuts;
    QShortcut *m_shortcutsKey;
};

} // namespace holdfast
