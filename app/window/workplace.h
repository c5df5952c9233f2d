// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/sign_in_lanes.h"
#include "app/window/store_lanes.h"
#include "sql/journal/journal.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace holdfast {

class IdleWatch;
class LockPage;
class MainWindow;
class SignInWindow;

// Who works at this computer: nobody yet (the pages before a store), somebody in a store, or the same behind the lock.
// Another person follows without a restart: the window and all that is on it goes, and what was still under way ends
// behind it, in its own lanes and under its own account in the journal. GUI thread; the destructor waits for what is
// running.
class Workplace : public QObject
{
    Q_OBJECT

public:
    struct Place // what it has of this computer
    {
        KeyRing keyRing;
        DeskSettings settings;
        QString journal;       // path of the file
        QString demoDirectory; // of the private server; empty: its default
    };
    explicit Workplace(const Place &place);
    ~Workplace() override;

    void start();                         // the first page
    void start(const Profile &profile);   // its sign-in, which is passed where the password is at hand
    void begin(const OpenedStore &store); // somebody is signed in
    void lock();                          // a demo store is never locked
    void unlock();
    void anotherPerson(); // ends what begin() began

    // Of these the one that is shown; the window is there but hidden while the lock is.
    SignInWindow *signInWindow() const { return m_signInWindow.get(); }
    MainWindow *window() const { return m_window.get(); }
    LockPage *lockPage() const { return m_lockPage.get(); }
    bool isEnding() const { return !m_ending.empty(); } // something of an earlier person is still under way

Q_SIGNALS:
    void languageChosen(const QString &locale);
    void darkChosen(bool dark);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showSignIn();
    void hideBehindLock(QWidget *window);
    void tellRunning(); // the lock's page
    void windDown();

    const Place m_place;
    Journal m_journal; // outlives the lanes
    std::unique_ptr<SignInLanes> m_signIn;
    std::vector<std::unique_ptr<StoreLanes>> m_ending; // of those who have left
    std::unique_ptr<StoreLanes> m_lanes;
    std::unique_ptr<SignInWindow> m_signInWindow;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<IdleWatch> m_idle; // none: a demo store, or it is switched off
    std::unique_ptr<LockPage> m_lockPage;
    QList<QPointer<QWidget>> m_behindLock; // in the order in which they are shown again
    QPointer<QWidget> m_activeBefore;
    StoreFacts m_facts; // of the window
    bool m_lockable = false;
    QByteArray m_stood; // where the last person's window was
};

} // namespace holdfast
