// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sign_in/sign_in_window.h"

#include "ui/shared/enter_key.h"
#include "ui/shared/environment_band.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/shortcut_overview.h"
#include "ui/shared/theme.h"
#include "ui/sign_in/profile_dialog.h"
#include "ui/sign_in/profile_text.h"
#include "ui/sign_in/sign_in_page.h"
#include "ui/sign_in/start_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>

namespace holdfast {

SignInWindow::SignInWindow(const SignInDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_band(new EnvironmentBand(this)), m_pages(new QStackedWidget(this)),
      m_start(new StartPage(desk, m_pages)), m_signIn(new SignInPage(desk, m_pages)), m_look(new QPushButton(this)),
      m_language(new QPushButton(this)), m_shortcuts(new QPushButton(this)), m_shortcutsKey(new QShortcut(this))
{
    setObjectName(QStringLiteral("Window"));
    setAttribute(Qt::WA_StyledBackground);
    resize(1000, 640);
    setMinimumSize(840, 560);

    auto *top = new QWidget(this);
    top->setObjectName(QStringLiteral("TopBar"));
    top->setAttribute(Qt::WA_StyledBackground);
    QLabel *product = plainLabel(top);
    product->setText(QStringLiteral("Holdfast"));
    product->setFont(Theme::strong());
    auto *topLayout = new QHBoxLayout(top);
    topLayout->setContentsMargins(Theme::kWidePadding, Theme::kPadding, Theme::kWidePadding, Theme::kPadding);
    topLayout->addWidget(product);
    auto *status = new QWidget(this);
    status->setObjectName(QStringLiteral("StatusLine"));
    status->setAttribute(Qt::WA_StyledBackground);
    auto *statusLayout = new QHBoxLayout(status);
    statusLayout->setContentsMargins(Theme::kWidePadding, Theme::kSmallGap, Theme::kWidePadding, Theme::kSmallGap);
    statusLayout->setSpacing(Theme::kWidePadding);
    statusLayout->addStretch();
    for (QPushButton *button : {m_look, m_language, m_shortcuts}) {
        setRole(button, "link");
        statusLayout->addWidget(button);
    }
    for (QWidget *page : std::initializer_list<QWidget *>{m_start, m_signIn}) {
        auto *scroll = new QScrollArea(m_pages); // where letters are large, or words long
        scroll->setWidget(page);
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setFocusPolicy(Qt::NoFocus);
        m_pages->addWidget(scroll);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_band);
    layout->addWidget(top);
    layout->addWidget(m_pages, 1);
    layout->addWidget(status);
    pressOnEnter(status);

    connect(m_start, &StartPage::signInAsked, this, &SignInWindow::signInTo);
    connect(m_start, &StartPage::profileAsked, this, &SignInWindow::editProfile);
    connect(m_start, &StartPage::demoOpened, this, &SignInWindow::signedIn);
    connect(m_signIn, &SignInPage::signedIn, this, &SignInWindow::signedIn);
    connect(m_signIn, &SignInPage::editAsked, this, [this](const Profile &profile) { editProfile(profile); });
    connect(m_signIn, &SignInPage::left, this, [this] {
        turnTo(StartAt);
        m_start->refresh(m_signIn->profile().id);
    });
    connect(m_language, &QPushButton::clicked, this, [this] {
        Q_EMIT languageChosen(QLocale().language() == QLocale::Chinese ? QStringLiteral("en")
                                                                       : QStringLiteral("zh_TW"));
    });
    connect(m_look, &QPushButton::clicked, this,
            [this] { Q_EMIT darkChosen(Theme::current().mode == Theme::Mode::Light); });
    m_shortcutsKey->setKeys({Qt::Key_Question, Qt::Key_F1}); // in a field, ? is a letter
    const auto showShortcuts = [this] { (new ShortcutOverview(this))->open(); };
    connect(m_shortcutsKey, &QShortcut::activated, this, showShortcuts);
    connect(m_shortcuts, &QPushButton::clicked, this, showShortcuts);
    turnTo(StartAt);
}

void SignInWindow::signInTo(const Profile &profile)
{
    m_start->leave();
    m_signIn->setProfile(profile);
    turnTo(SignInAt);
}

void SignInWindow::turnTo(Page page)
{
    m_pages->setCurrentIndex(page);
    if (page == StartAt)
        m_start->takeFocus();
    else
        m_signIn->takeFocus();
    retranslate();
}

// One that is changed while somebody signs in by it is signed in to again as it is then.
void SignInWindow::editProfile(const std::optional<Profile> &profile)
{
    QStringList taken;
    for (const KnownProfile &known : m_start->profiles())
        taken << known.id;
    auto *dialog = new ProfileDialog(m_desk, profile, taken, this);
    connect(dialog, &ProfileDialog::kept, this, [this](const Profile &kept) {
        m_start->refresh(kept.id);
        if (m_pages->currentIndex() == SignInAt)
            signInTo(kept);
    });
    dialog->open();
}

void SignInWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SignInWindow::retranslate()
{
    const bool signingIn = m_pages->currentIndex() == SignInAt;
    const Profile &profile = m_signIn->profile();
    const bool training = signingIn && profile.environment == Environment::Training;
    m_band->setVisible(training);
    setWindowIcon(icon(QStringLiteral("holdfast"), Theme::current().accent));
    setWindowTitle(!signingIn ? QStringLiteral("Holdfast")
                   : training ? tr("Sign in: %1 (training) — Holdfast").arg(profileName(profile))
                              : tr("Sign in: %1 — Holdfast").arg(profileName(profile)));
    m_language->setText(QLocale().language() == QLocale::Chinese ? QStringLiteral("English") : QStringLiteral("中文"));
    m_look->setText(Theme::current().mode == Theme::Mode::Light ? tr("Dark") : tr("Light"));
    m_look->setToolTip(tr("Change between a light and a dark window"));
    m_language->setToolTip(tr("Change the language"));
    m_shortcuts->setText(QStringLiteral("?"));
    m_shortcuts->setAccessibleName(tr("Keyboard shortcuts"));
    m_shortcuts->setToolTip(tr("Keyboard shortcuts (?)"));
    m_shortcutsKey->setWhatsThis(tr("Keyboard shortcuts"));
}

} // namespace holdfast
