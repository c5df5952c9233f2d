// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sign_in/start_page.h"

#include "sql/connection/lane.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"
#include "ui/sign_in/profile_delegate.h"
#include "ui/sign_in/profile_text.h"
#include "ui/sign_in/sign_in_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace holdfast {

namespace {

constexpr int kWidth = 760;
constexpr int kChoiceIcon = 28;
constexpr int kSteps = 3;

} // namespace

StartPage::StartPage(const SignInDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_title(plainLabel(this)), m_subtitle(plainLabel(this, "muted")),
      m_listCard(new QFrame(this)), m_list(new QListWidget(m_listCard)), m_signIn(new QPushButton(m_listCard)),
      m_edit(new QPushButton(m_listCard)), m_remove(new QPushButton(m_listCard)), m_question(new QFrame(m_listCard)),
      m_questionText(plainLabel(m_question)), m_keep(new QPushButton(m_question)),
      m_removeNow(new QPushButton(m_question)), m_answer(new AnswerBar(this)), m_demo(makeChoice()),
      m_server(makeChoice()), m_progress(new QProgressBar(m_demo.card)),
      m_progressText(plainLabel(m_demo.card, "muted")), m_stop(new QPushButton(m_demo.card))
{
    m_title->setFont(Theme::title());
    m_listCard->setObjectName(QStringLiteral("Card"));
    m_list->setItemDelegate(new ProfileDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents); // as high as its rows, where there is room
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    setRole(m_signIn, "primary");
    m_question->setObjectName(QStringLiteral("Confirm"));
    setRole(m_removeNow, "danger");
    m_questionText->setWordWrap(true);
    m_progress->setRange(0, kSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(Theme::kSmallGap);
    setRole(m_stop, "link");

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addWidget(m_signIn);
    buttons->addStretch();
    buttons->addWidget(m_edit);
    buttons->addWidget(m_remove);
    auto *question = new QHBoxLayout(m_question);
    question->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
    question->setSpacing(Theme::kGap);
    question->addWidget(m_questionText, 1);
    question->addWidget(m_removeNow);
    question->addWidget(m_keep);
    auto *listRows = new QVBoxLayout(m_listCard);
    listRows->setContentsMargins(1, 1, 1, 1);
    listRows->setSpacing(0);
    listRows->addWidget(m_list);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kPadding);
    foot->setSpacing(Theme::kGap);
    foot->addWidget(m_question);
    foot->addLayout(buttons);
    listRows->addLayout(foot);

    auto *progress = new QHBoxLayout;
    progress->setSpacing(Theme::kGap);
    progress->addWidget(m_progressText, 1);
    progress->addWidget(m_stop);
    auto *demoRows = static_cast<QVBoxLayout *>(m_demo.card->layout());
    demoRows->addWidget(m_progress);
    demoRows->addLayout(progress);
    auto *choices = new QHBoxLayout;
    choices->setSpacing(Theme::kWidePadding);
    choices->addWidget(m_demo.card, 1);
    choices->addWidget(m_server.card, 1);

    auto *column = new QWidget(this);
    column->setFixedWidth(kWidth);
    auto *rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(Theme::kPadding);
    rows->addWidget(m_title);
    rows->addWidget(m_subtitle);
    rows->addWidget(m_listCard);
    rows->addLayout(choices);
    rows->addWidget(m_answer);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding);
    auto *across = new QHBoxLayout; // an alignment would not ask how high the words are
    across->addStretch();
    across->addWidget(column);
    across->addStretch();
    layout->addStretch(2);
    layout->addLayout(across);
    layout->addStretch(3);
    const QList<QWidget *> inTurn{m_list,   m_removeNow,   m_keep, m_signIn,       m_edit,
                                  m_remove, m_demo.button, m_stop, m_server.button};
    for (qsizetype i = 1; i < inTurn.size(); ++i)
        setTabOrder(inTurn.at(i - 1), inTurn.at(i));
    pressOnEnter(this);

    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        askWhetherToRemove(false);
        showState();
    });
    connect(m_list, &QListWidget::itemDoubleClicked, this, &StartPage::signIn);
    connect(m_signIn, &QPushButton::clicked, this, &StartPage::signIn);
    connect(m_edit, &QPushButton::clicked, this, &StartPage::edit);
    connect(m_remove, &QPushButton::clicked, this, [this] { askWhetherToRemove(true); });
    connect(m_keep, &QPushButton::clicked, this, [this] {
        askWhetherToRemove(false);
        takeFocus();
    });
    connect(m_removeNow, &QPushButton::clicked, this, &StartPage::remove);
    connect(m_demo.button, &QPushButton::clicked, this, &StartPage::openDemo);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        leave();
        m_demo.button->setFocus(Qt::OtherFocusReason);
    });
    connect(m_server.button, &QPushButton::clicked, this, [this] {
        leave();
        Q_EMIT profileAsked(std::nullopt);
    });
    connect(m_answer, &AnswerBar::dismissed, this, [this] {
        m_demoProblem.reset();
        m_notRemoved.reset();
        takeFocus();
    });
    connect(m_answer, &AnswerBar::actionChosen, this, &StartPage::openDemo);
    m_question->hide();
    retranslate();
    refresh();
}

StartPage::Choice StartPage::makeChoice()
{
    auto *card = new QFrame(this);
    card->setObjectName(QStringLiteral("Card"));
    const Choice choice{card, new QLabel(card), plainLabel(card), plainLabel(card, "muted"), new QPushButton(card)};
    setRole(choice.title, "heading");
    choice.words->setWordWrap(true);
    choice.words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::kPadding);
    head->addWidget(choice.icon);
    head->addWidget(choice.title, 1);
    auto *rows = new QVBoxLayout(card);
    rows->setContentsMargins(2 * Theme::kPadding, 2 * Theme::kPadding, 2 * Theme::kPadding, 2 * Theme::kPadding);
    rows->setSpacing(Theme::kPadding);
    rows->addLayout(head);
    rows->addWidget(choice.words, 1);
    rows->addWidget(choice.button, 0, Qt::AlignLeft);
    return choice;
}

void StartPage::refresh(const QString &chosen)
{
    const quint64 ticket = ++m_ticket;
    whenAnswered(m_desk.profiles(), this, [this, ticket, chosen](const std::vector<KnownProfile> &profiles) {
        if (ticket == m_ticket)
            take(profiles, chosen);
    });
}

void StartPage::take(std::vector<KnownProfile> profiles, const QString &chosen)
{
    const bool first = !m_read;
    m_profiles = std::move(profiles);
    m_read = true;
    fillList();
    const auto at = std::ranges::find(m_profiles, chosen, &KnownProfile::id);
    m_list->setCurrentRow(at == m_profiles.end() ? 0 : int(at - m_profiles.begin()));
    showState();
    QWidget *focus = window()->focusWidget();
    if (isVisible() && (first || !chosen.isEmpty() || !focus || m_listCard->isAncestorOf(focus)))
        takeFocus();
}

// Where one goes on: the list if there is one, the demo store on the first start.
void StartPage::takeFocus()
{
    (m_profiles.empty() ? static_cast<QWidget *>(m_demo.button) : m_list)->setFocus(Qt::OtherFocusReason);
}

const KnownProfile *StartPage::chosen() const
{
    const int row = m_list->currentRow();
    return row < 0 || std::size_t(row) >= m_profiles.size() ? nullptr : &m_profiles.at(std::size_t(row));
}

const Profile *StartPage::usable() const
{
    return chosen() ? std::get_if<Profile>(&chosen()->profile) : nullptr;
}

void StartPage::signIn()
{
    if (!usable())
        return;
    leave();
    Q_EMIT signInAsked(*usable());
}

void StartPage::edit()
{
    if (!usable())
        return;
    leave();
    Q_EMIT profileAsked(*usable());
}

void StartPage::askWhetherToRemove(bool asks)
{
    m_removing = asks && chosen() ? chosen()->id : QString();
    m_question->setVisible(asks);
    if (!asks)
        return;
    m_demoProblem.reset();
    m_notRemoved.reset();
    m_answer->hide();
    showState();
    m_keep->setFocus(Qt::OtherFocusReason);
}

void StartPage::remove()
{
    const QString id = m_removing;
    askWhetherToRemove(false);
    takeFocus();
    whenAnswered(m_desk.removeProfile(id), this, [this, id](const std::optional<ProfileProblem> &problem) {
        if (problem)
            m_notRemoved = {id, *problem};
        showAnswer();
        refresh();
    });
}

// Once, however often it is pressed.
void StartPage::openDemo()
{
    if (m_making)
        return;
    m_making = true;
    m_step = {};
    m_demoProblem.reset();
    m_notRemoved.reset();
    m_answer->hide();
    m_demo.button->setFocus(Qt::OtherFocusReason);
    const quint64 ticket = ++m_demoTicket;
    const QPointer<StartPage> self = this;
    const auto demo = m_desk.openDemo([self, ticket](DemoStep step) {
        if (!self || ticket != self->m_demoTicket)
            return;
        self->m_step = step;
        self->showState();
    });
    m_underWay = QFuture<void>(demo);
    showState();
    whenAnswered(demo, this, [this, ticket](const std::variant<SignedIn, DemoProblem> &answer) {
        if (ticket != m_demoTicket)
            return;
        m_making = false;
        if (const auto *problem = std::get_if<DemoProblem>(&answer))
            m_demoProblem = *problem;
        retranslate();
        if (const auto *store = std::get_if<SignedIn>(&answer))
            Q_EMIT demoOpened(*store);
        else
            m_answer->action()->setFocus(Qt::OtherFocusReason);
    });
}

void StartPage::leave()
{
    ++m_demoTicket;
    m_underWay.cancel();
    m_making = false;
    showState();
}

void StartPage::fillList()
{
    const QSignalBlocker quiet(m_list);
    const int row = m_list->currentRow();
    m_list->clear();
    for (const KnownProfile &known : m_profiles) {
        auto *item = new QListWidgetItem(m_list);
        QString read;
        if (const auto *profile = std::get_if<Profile>(&known.profile)) {
            item->setText(profileName(*profile));
            item->setData(ProfileDelegate::Below,
                          tr("%1 · %2 was here last").arg(profilePlace(*profile), profile->account));
            item->setData(ProfileDelegate::Environment, profileEnvironment(*profile));
            read = StatusLook::of(profileEnvironment(*profile)).word;
        } else {
            item->setText(known.id);
            item->setData(ProfileDelegate::Below,
                          profileProblemText(std::get<ProfileProblem>(known.profile), known.id));
            item->setData(ProfileDelegate::IsUnreadable, true);
        }
        const QString below = item->data(ProfileDelegate::Below).toString();
        item->setData(Qt::AccessibleTextRole, QStringList{item->text(), read, below}.join(QStringLiteral(", ")));
        item->setToolTip(below.toHtmlEscaped());
    }
    m_list->setCurrentRow(std::clamp(row, 0, std::max(m_list->count() - 1, 0)));
}

void StartPage::showState()
{
    const bool any = !m_profiles.empty();
    m_listCard->setVisible(any);
    m_subtitle->setVisible(m_read);
    m_subtitle->setText(any ? tr("The connections of this computer, the one used last first.")
                            : tr("No connection is set up on this computer yet."));
    m_signIn->setEnabled(usable());
    m_edit->setEnabled(usable());
    for (QPushButton *button : {m_signIn, m_edit})
        button->setToolTip(chosen() && !usable() ? tr("Its file cannot be read: the sentence in the list says why")
                           : button == m_signIn  ? tr("Sign in to this store (Enter)")
                                                 : tr("Change this connection, or try it (Alt+E)"));
    m_questionText->setText(chosen() ? tr("Remove \"%1\" from this computer? The store and its records stay as they "
                                          "are; a password in the key ring goes.")
                                           .arg(m_list->currentItem()->text())
                                     : QString());
    // On the first start both are equal; later the list comes first.
    setRole(m_demo.button, any ? "" : "primary");
    m_demo.button->setText(m_making ? tr("Making it…") : tr("&Try the demo store"));
    for (QWidget *part : QList<QWidget *>{m_progress, m_progressText, m_stop})
        part->setVisible(m_making);
    m_progress->setValue(int(m_step.kind) + 1);
    switch (m_step.kind) {
    case DemoStep::Kind::StartingServer:
        m_progressText->setText(tr("Starting a server on this computer…"));
        break;
    case DemoStep::Kind::MakingStore:
        m_progressText->setText(tr("Making the store…"));
        break;
    case DemoStep::Kind::Ready:
        m_progressText->setText(tr("Opening it…"));
        break;
    }
    m_progress->setAccessibleName(m_progressText->text());
}

void StartPage::showAnswer()
{
    if (m_notRemoved) {
        m_answer->show({AnswerText::Tone::Caution,
                        tr("The connection was not removed."),
                        profileProblemText(m_notRemoved->second, m_notRemoved->first),
                        {},
                        QString()});
    } else if (m_demoProblem) {
        m_answer->show({AnswerText::Tone::Wrong, tr("The demo store could not be made."),
                        tr("Nothing else on this computer was changed. The details say what the server said."),
                        tr("Try a&gain"), m_demoProblem->text});
        m_answer->action()->setToolTip(tr("Make the demo store once more (Alt+G)"));
    }
}

QString StartPage::said() const
{
    return saidBelow(this);
}

void StartPage::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape && m_question->isVisible())
        m_keep->click();
    else if (event->key() == Qt::Key_Escape && m_making)
        m_stop->click();
    else if (enter && !event->isAutoRepeat() && m_list->hasFocus())
        signIn();
    else
        QWidget::keyPressEvent(event);
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StartPage::retranslate()
{
    const Theme &theme = Theme::current();
    m_title->setText(tr("Where do you want to work?"));
    m_list->setAccessibleName(tr("Connections"));
    m_signIn->setText(tr("&Sign in…"));
    m_edit->setText(tr("&Edit…"));
    m_remove->setText(tr("Re&move…"));
    m_remove->setToolTip(tr("Take this connection off this computer (Alt+M)"));
    m_removeNow->setText(tr("&Remove it"));
    m_removeNow->setToolTip(tr("Remove the connection's file and its kept passwords (Alt+R)"));
    m_keep->setText(tr("&Keep it"));
    m_keep->setToolTip(tr("Leave everything as it is (Esc)"));
    m_stop->setText(tr("Sto&p waiting"));
    m_stop->setToolTip(tr("Wait no longer for the demo store (Esc)"));
    const auto pixmap = [&](const char *name, const QColor &colour) {
        return iconPixmap(QLatin1String(name), colour, kChoiceIcon, devicePixelRatioF());
    };
    m_demo.icon->setPixmap(pixmap("training", theme.training));
    m_demo.title->setText(tr("The demo store"));
    m_demo.words->setText(tr("A training store that is made on this computer, with its own server. Everything can be "
                             "tried; nothing in it belongs to a live store."));
    m_demo.button->setToolTip(tr("Make the demo store, if there is none, and open it (Alt+T)"));
    m_server.icon->setPixmap(pixmap("server", theme.accent));
    m_server.title->setText(tr("A store on a server"));
    m_server.words->setText(tr("A live store, or one for training. You need the server's address, its CA file, and an "
                               "account of your own."));
    m_server.button->setText(tr("&Connect to a server…"));
    m_server.button->setToolTip(tr("Set up a connection, and try it (Alt+C)"));
    for (const Choice &choice : {m_demo, m_server})
        choice.button->setAccessibleDescription(choice.words->text());
    showAnswer();
    fillList();
    showState();
}

} // namespace holdfast
