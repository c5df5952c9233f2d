// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workplace.h"

#include "sql/connection/lane.h"
#include "ui/main_window.h"
#include "ui/pending/pending_operations.h"
#include "ui/shared/sign_in_fields.h"
#include "ui/sign_in/idle_watch.h"
#include "ui/sign_in/lock_page.h"
#include "ui/sign_in/sign_in_page.h"
#include "ui/sign_in/sign_in_window.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace holdfast {

namespace {

// The windows that are shown: the owner first, and its dialogs in the order in which they were opened.
QList<QPointer<QWidget>> shownWith(QWidget *owner)
{
    QList<QPointer<QWidget>> shown;
    const auto add = [&](QWidget *widget) {
        if (widget->isWindow() && widget->isVisible() && !shown.contains(widget))
            shown << widget;
    };
    add(owner);
    for (QWidget *widget : owner->findChildren<QWidget *>())
        add(widget);
    for (QWidget *widget : QApplication::topLevelWidgets())
        add(widget);
    return shown;
}

bool belongsTo(const QObject *object, const QObject *owner)
{
    for (; object; object = object->parent()) {
        if (object == owner)
            return true;
    }
    return false;
}

} // namespace

Workplace::Workplace(const Place &place)
    : m_place(place), m_journal(place.journal),
      m_signIn(std::make_unique<SignInLanes>(place.keyRing, place.settings, place.demoDirectory))
{
}

Workplace::~Workplace()
{
    for (const auto &lanes : m_ending)
        lanes->close();
    if (m_lanes)
        m_lanes->close();
    m_window.reset(); // closed at once; what is running ends behind it
}

void Workplace::showSignIn()
{
    if (m_signInWindow)
        return;
    m_signInWindow = std::make_unique<SignInWindow>(m_signIn->desk());
    const auto signedIn = [this] {
        if (const std::optional<OpenedStore> store = m_signIn->takeOpened())
            begin(*store);
    };
    connect(m_signInWindow.get(), &SignInWindow::signedIn, this, signedIn, Qt::QueuedConnection); // it ends the window
    connect(m_signInWindow.get(), &SignInWindow::languageChosen, this, &Workplace::languageChosen);
    connect(m_signInWindow.get(), &SignInWindow::darkChosen, this, &Workplace::darkChosen);
    if (m_window) { // in its middle
        QRect place = m_signInWindow->geometry();
        place.moveCenter(m_window->geometry().center());
        m_signInWindow->setGeometry(place);
    }
    m_signInWindow->show();
}

void Workplace::start()
{
    showSignIn();
}

void Workplace::start(const Profile &profile)
{
    showSignIn();
    m_signInWindow->signInTo(profile);
    SignInPage *page = m_signInWindow->signIn();
    const auto press = [page, account = profile.account] { // unless somebody has begun to type
        if (page->fields()->account() == account && page->fields()->passwordField()->text().isEmpty())
            page->signInButton()->click();
    };
    if (!profile.passwordFile.isEmpty())
        return press();
    if (m_place.keyRing.isThere())
        whenAnswered(m_place.keyRing.read(profile.id, profile.account), page, [press](const KeptPassword &kept) {
            if (std::holds_alternative<QString>(kept))
                press();
        });
}

void Workplace::begin(const OpenedStore &store)
{
    m_lanes = std::make_unique<StoreLanes>(store.settings, m_journal, store.scope);
    m_window = std::make_unique<MainWindow>(m_lanes->desk(), store.facts);
    m_window->remember(store.scope.store.toString(QUuid::WithoutBraces));
    m_lockable = !store.isDemo;
    m_window->setLockable(m_lockable);
    m_facts = store.facts;
    m_signIn->setPerson(m_lockable ? std::optional(store.settings) : std::nullopt);
    connect(m_window->pending(), &PendingOperations::changed, this, &Workplace::tellRunning);
    connect(m_window.get(), &MainWindow::languageChosen, this, &Workplace::languageChosen);
    connect(m_window.get(), &MainWindow::darkChosen, this, &Workplace::darkChosen);
    // Behind the window's own doings: they hide or end it.
    connect(m_window.get(), &MainWindow::lockAsked, this, &Workplace::lock, Qt::QueuedConnection);
    connect(m_window.get(), &MainWindow::anotherPersonAsked, this, &Workplace::anotherPerson, Qt::QueuedConnection);
    m_window->restoreGeometry(m_stood);
    m_window->show();
    m_signInWindow.reset(); // the last window to close ends the program
    const std::chrono::milliseconds after = m_place.settings.lockAfter();
    if (m_lockable && after.count() > 0) {
        m_idle = std::make_unique<IdleWatch>(after);
        connect(m_idle.get(), &IdleWatch::idle, this, &Workplace::lock);
    }
}

void Workplace::lock()
{
    if (!m_window || !m_lockable || m_lockPage)
        return;
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    m_activeBefore = QApplication::activeWindow();
    const QList<QPointer<QWidget>> shown = shownWith(m_window.get());
    m_lockPage = std::make_unique<LockPage>(m_signIn->desk(), m_facts);
    tellRunning();
    m_lockPage->restoreGeometry(m_window->saveGeometry());
    connect(m_lockPage.get(), &LockPage::unlocked, this, &Workplace::unlock, Qt::QueuedConnection);
    connect(m_lockPage.get(), &LockPage::anotherPersonAsked, this, &Workplace::anotherPerson, Qt::QueuedConnection);
    m_lockPage->show();
    m_window->pending()->refresh();
    for (QWidget *window : shown)
        hideBehindLock(window);
    qApp->installEventFilter(this);
}

// What is typed in it stays. A dialog that ends meanwhile is not shown again.
void Workplace::hideBehindLock(QWidget *window)
{
    window->hide();
    m_behindLock << window;
    if (auto *dialog = qobject_cast<QDialog *>(window))
        connect(dialog, &QDialog::finished, m_lockPage.get(), [this, dialog] { m_behindLock.removeAll(dialog); });
}

// An answer that comes meanwhile may open a window of its own.
bool Workplace::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show && m_lockPage && watched->isWidgetType()) {
        const QPointer<QWidget> window = static_cast<QWidget *>(watched);
        if (window->isWindow() && !belongsTo(window, m_lockPage.get()))
            QMetaObject::invokeMethod(
                this,
                [this, window] {
                    if (window && m_lockPage)
                        hideBehindLock(window);
                },
                Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void Workplace::tellRunning()
{
    if (m_lockPage)
        m_lockPage->setRunning(int(std::ranges::count_if(m_window->pending()->all(), &PendingOperation::running)));
}

void Workplace::unlock()
{
    if (!m_lockPage)
        return;
    qApp->removeEventFilter(this);
    for (const QPointer<QWidget> &window : std::exchange(m_behindLock, {})) {
        if (window)
            window->show();
    }
    m_lockPage.reset();
    if (m_activeBefore)
        m_activeBefore->activateWindow();
}

void Workplace::anotherPerson()
{
    if (!m_window)
        return;
    showSignIn();
    m_stood = m_window->saveGeometry();
    qApp->removeEventFilter(this);
    m_behindLock.clear();
    m_idle.reset();
    m_lockPage.reset();
    m_window.reset(); // with its dialogs and whom it served
    m_signIn->setPerson(std::nullopt);
    windDown();
}

void Workplace::windDown()
{
    m_ending.push_back(std::move(m_lanes));
    whenAnswered(m_ending.back()->windDown(), this, [this, lanes = m_ending.back().get()](const auto &) {
        std::erase_if(m_ending, [&](const auto &one) { return one.get() == lanes; });
    });
}

} // namespace holdfast
