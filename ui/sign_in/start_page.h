// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sign_in/sign_in_desk.h"

#include <QWidget>

class QFrame;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace holdfast {

class AnswerBar;

// What is to be seen first: the profiles of this computer, the one used last first and chosen, and two choices that are
// all there is on the first start: the demo store, which is made here, and a server. GUI thread.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(const SignInDesk &desk, QWidget *parent = nullptr);

    void refresh(const QString &chosen = {}); // reads the profiles; chosen: the id of the one to stand on
    void leave();                             // nobody waits for the demo store any more
    void takeFocus();
    const std::vector<KnownProfile> &profiles() const { return m_profiles; }
    bool isMakingDemo() const { return m_making; }
    QListWidget *list() const { return m_list; }
    QPushButton *signInButton() const { return m_signIn; }
    QPushButton *editButton() const { return m_edit; }
    QPushButton *removeButton() const { return m_remove; }
    QPushButton *demoButton() const { return m_demo.button; }
    QPushButton *serverButton() const { return m_server.button; }
    QPushButton *stopButton() const { return m_stop; }
    QPushButton *removeNowButton() const { return m_removeNow; }
    AnswerBar *answer() const { return m_answer; }
    QString said() const; // every sentence that is to be seen; no field

Q_SIGNALS:
    void signInAsked(const holdfast::Profile &profile);
    void profileAsked(const std::optional<holdfast::Profile> &profile); // to change it; none: a new one
    void demoOpened(const holdfast::SignedIn &store);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Choice // a card with what it is, and its button
    {
        QFrame *card;
        QLabel *icon;
        QLabel *title;
        QLabel *words;
        QPushButton *button;
    };
    Choice makeChoice();
    void take(std::vector<KnownProfile> profiles, const QString &chosen);
    const KnownProfile *chosen() const;
    const Profile *usable() const; // the chosen one, if it can be read
    void signIn();
    void edit();
    void askWhetherToRemove(bool asks);
    void remove();
    void openDemo();
    void fillList();
    void showAnswer();
    void showState();
    void retranslate();

    const SignInDesk m_desk;
    std::vector<KnownProfile> m_profiles;
    bool m_read = false;
    bool m_making = false;
    DemoStep m_step;
    std::optional<DemoProblem> m_demoProblem;
    std::optional<std::pair<QString, ProfileProblem>> m_notRemoved; // with its id
    QString m_removing;                                             // the id that is asked about
    quint64 m_ticket = 0;
    quint64 m_demoTicket = 0;
    QFuture<void> m_underWay;

    QLabel *m_title;
    QLabel *m_subtitle;
    QFrame *m_listCard;
    QListWidget *m_list;
    QPushButton *m_signIn;
    QPushButton *m_edit;
    QPushButton *m_remove;
    QFrame *m_question;
    QLabel *m_questionText;
    QPushButton *m_keep;
    QPushButton *m_removeNow;
    AnswerBar *m_answer;
    Choice m_demo;
    Choice m_server;
    QProgressBar *m_progress;
    QLabel *m_progressText;
    QPushButton *m_stop;
};

} // namespace holdfast
