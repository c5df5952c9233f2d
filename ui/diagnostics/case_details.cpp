// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/case_details.h"

#include "sql/connection/lane.h"
#include "ui/diagnostics/case_file.h"
#include "ui/diagnostics/case_view.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/role_text.h"
#include "ui/shared/stale_strip.h"
#include "ui/shared/theme.h"
#include "ui/shared/unanswered_text.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QStandardPaths>
#include <QTimer>
#include <QVBoxLayout>

namespace holdfast {

namespace {

constexpr int kPatienceMs = 150;

} // namespace

CaseDetails::CaseDetails(const StoreDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_stale(new StaleStrip(this)), m_stack(new QStackedLayout),
      m_message(new QWidget(this)), m_messageIcon(new QLabel(m_message)), m_messageText(plainLabel(m_message, "muted")),
      m_failed(new AnswerBar(m_message)), m_view(new CaseView(this)), m_foot(new QWidget(this)),
      m_footRows(new QVBoxLayout(m_foot)), m_exported(new AnswerBar(m_foot)), m_actionRow(new QWidget(m_foot)),
      m_actionPlaces(new QGridLayout(m_actionRow)), m_patience(new QTimer(this))
{
    m_messageIcon->setAlignment(Qt::AlignCenter);
    m_messageText->setAlignment(Qt::AlignCenter);
    m_messageText->setWordWrap(true);
    auto *message = new QVBoxLayout(m_message);
    message->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding);
    message->setSpacing(Theme::kPadding);
    message->addWidget(m_failed);
    message->addStretch();
    message->addWidget(m_messageIcon);
    message->addWidget(m_messageText);
    message->addStretch();
    m_message->setFocusPolicy(Qt::StrongFocus);
    m_stack->addWidget(m_message);
    m_stack->addWidget(m_view);

    m_foot->setObjectName(QStringLiteral("ListFoot"));
    m_foot->setAttribute(Qt::WA_StyledBackground);
    m_footRows->setContentsMargins(Theme::kWidePadding, Theme::kGap, Theme::kWidePadding, Theme::kGap);
    m_footRows->setSpacing(Theme::kGap);
    m_actionPlaces->setContentsMargins(0, 0, 0, 0);
    m_actionPlaces->setSpacing(Theme::kGap);
    m_actionRow->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // what has no room in a row goes below
    for (QPushButton *&action : m_actions)
        action = new QPushButton(m_actionRow);
    m_footRows->addWidget(m_exported);
    m_footRows->addWidget(m_actionRow);
    pressOnEnter(m_actionRow);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_stale);
    layout->addLayout(m_stack, 1);
    layout->addWidget(m_foot);

    m_patience->setSingleShot(true);
    m_patience->setInterval(kPatienceMs);
    connect(m_patience, &QTimer::timeout, this, &CaseDetails::showState);
    connect(m_stale, &StaleStrip::actionChosen, this, &CaseDetails::reload);
    connect(m_failed, &AnswerBar::actionChosen, this, &CaseDetails::reload);
    connect(m_exported, &AnswerBar::dismissed, this, [this] { m_file.reset(); });
    connect(m_exported, &AnswerBar::actionChosen, this, &CaseDetails::askForFile);
    connect(m_view, &CaseView::orderAsked, this, &CaseDetails::orderAsked);
    connect(m_view, &CaseView::stockAsked, this, &CaseDetails::stockAsked);
    connect(m_view, &CaseView::quoteAsked, this, &CaseDetails::quoteAsked);
    connect(m_view, &CaseView::left, this, &CaseDetails::left);
    connect(m_actions[Repair], &QPushButton::clicked, this, [this] { Q_EMIT repairAsked(*m_page); });
    connect(m_actions[Note], &QPushButton::clicked, this, [this] { handle(CaseHandling::What::Note); });
    connect(m_actions[HandOver], &QPushButton::clicked, this, [this] { handle(CaseHandling::What::HandTo); });
    connect(m_actions[Resolve], &QPushButton::clicked, this, [this] { handle(CaseHandling::What::Resolve); });
    connect(m_actions[Export], &QPushButton::clicked, this, &CaseDetails::askForFile);
    retranslate();
}

void CaseDetails::setStore(const StoreFacts &store)
{
    m_store = store;
    showActions();
}

void CaseDetails::showCase(IncidentId incident)
{
    if (m_incident != incident) {
        m_incident = incident;
        m_page.reset();
        m_state = State::Reading;
        m_patience->start(); // until then what was shown stays, but nothing can be done with it
        showActions();
    }
    reload();
}

void CaseDetails::clear()
{
    ++m_ticket;
    m_incident.reset();
    m_page.reset();
    m_state = State::Nothing;
    showState();
}

void CaseDetails::reload()
{
    if (!m_incident)
        return;
    const quint64 ticket = ++m_ticket;
    whenAnswered(m_desk.diagnostics.casePage(*m_incident), this,
                 [this, ticket](const Reply<std::optional<CasePage>> &reply) {
                     if (ticket != m_ticket)
                         return;
                     m_error = reply.error() ? std::optional(*reply.error()) : std::nullopt;
                     if (reply.value())
                         m_page = *reply.value();
                     m_state = m_page ? State::Shown : m_error ? State::Failed : State::NotThere;
                     if (m_page && !m_error)
                         m_view->show(*m_page);
                     showState();
                     Q_EMIT caseShown();
                 });
}

void CaseDetails::takeFocus()
{
    if (m_state == State::Shown)
        m_view->takeFocus();
    else
        m_message->setFocus(Qt::OtherFocusReason);
}

QString CaseDetails::said() const
{
    QStringList all;
    if (m_state == State::Shown)
        all << m_view->said();
    for (const QWidget *part : QList<const QWidget *>{m_stale, m_message, m_foot}) {
        for (const QLabel *label : part->findChildren<QLabel *>()) {
            if (label->isVisibleTo(this))
                all << label->text();
        }
    }
    return all.join(u'\n');
}

CaseHandling *CaseDetails::handling() const
{
    return m_incident ? m_handlings.value(number(*m_incident)).data() : nullptr;
}

void CaseDetails::showState()
{
    if (m_state != State::Reading)
        m_patience->stop();
    m_stack->setCurrentWidget(m_state == State::Shown ? static_cast<QWidget *>(m_view) : m_message);
    const bool isOld = m_state == State::Shown && m_error;
    m_stale->say(isOld ? tr("As of %1: it cannot be read again now.").arg(format::moment(m_page->snapshot)) : QString(),
                 isOld ? tr("&Read again") : QString());

    const char *mark = "empty";
    QString words;
    switch (m_state) {
    case State::Nothing:
        words = tr("Choose a case to compare what it is about.");
        break;
    case State::Reading:
        mark = "clock";
        words = tr("Case %1 is being read.").arg(number(*m_incident));
        break;
    case State::Failed:
        mark = "failed";
        words = tr("Case %1 could not be read. It is as it was.").arg(number(*m_incident));
        break;
    case State::NotThere:
        mark = "question";
        words = tr("There is no case %1 in this store.").arg(number(*m_incident));
        break;
    case State::Shown:
        break;
    }
    m_messageIcon->setPixmap(iconPixmap(QLatin1String(mark), Theme::current().muted, 40, devicePixelRatioF()));
    m_messageText->setText(words);
    m_message->setAccessibleName(words);
    if (m_state == State::Failed) {
        AnswerText text = unansweredText(*m_error, {});
        text.customer.clear();
        text.action = tr("&Try again"); // a reading can always be
        m_failed->show(text);
    } else {
        m_failed->hide();
    }
    showActions();
}

void CaseDetails::showActions()
{
    for (auto each = m_handlings.begin(); each != m_handlings.end(); ++each) {
        if (each.value())
            each.value()->setVisible(m_state == State::Shown && m_incident && each.key() == number(*m_incident));
    }
    const CaseHandling *handling = this->handling();
    const bool asks = handling && handling->isOpen();
    const bool shown = m_state == State::Shown;
    m_actionRow->setVisible(!asks);
    m_foot->setVisible(shown || m_state == State::Reading);
    for (QPushButton *action : m_actions)
        action->setEnabled(shown);
    const bool isResolved = shown && m_page->incident.incident.state == "resolved";
    m_actions[Resolve]->setEnabled(shown && !isResolved);
    const QString toolTips[] = {tr("See whether the records leave one answer, and which (Alt+P)"),
                                tr("Write what was found out (Alt+N)"), tr("Hand it to another account (Alt+H)"),
                                isResolved ? tr("It is resolved; seen again, it is open again")
                                           : tr("Say why nobody has to do anything more (Alt+S)"),
                                tr("Write all of it to a file, for those who look for the fault (Alt+E)")};
    for (int action = 0; action < ActionCount; ++action) {
        const QString whyNot = whyNotFor(action == Repair ? Right::Repair : Right::HandleCases, m_store.role);
        if (!whyNot.isEmpty())
            m_actions[action]->setEnabled(false);
        m_actions[action]->setToolTip(whyNot.isEmpty() ? toolTips[action] : whyNot);
        m_actions[action]->setAccessibleDescription(m_actions[action]->toolTip());
    }
    m_exported->setVisible(shown && m_file && m_file->incident == m_incident);
}

// In as many rows as they need.
void CaseDetails::arrangeActions()
{
    const int room = width() - 2 * Theme::kWidePadding;
    int row = 0, column = 0, taken = 0;
    for (QPushButton *action : m_actions) {
        const int wide = action->sizeHint().width() + Theme::kGap;
        if (column > 0 && taken + wide - Theme::kGap > room) {
            ++row;
            column = taken = 0;
        }
        m_actionPlaces->addWidget(action, row, column++, Qt::AlignLeft);
        taken += wide;
    }
    for (int at = 0; at <= ActionCount; ++at)
        m_actionPlaces->setColumnStretch(at, at == ActionCount ? 1 : 0);
}

void CaseDetails::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    takeFocus(); // no proxy: that would move this in the order of Tab
}

void CaseDetails::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrangeActions();
}

void CaseDetails::handle(CaseHandling::What what)
{
    QPointer<CaseHandling> &handling = m_handlings[number(*m_incident)];
    if (!handling) {
        handling = new CaseHandling(m_desk, *m_incident, m_foot);
        m_footRows->insertWidget(0, handling);
        connect(handling, &CaseHandling::openChanged, this, [this, of = handling] {
            const bool hadFocus = of && of->isAncestorOf(focusWidget());
            showActions();
            if (of == this->handling() && of && !of->isOpen() && hadFocus)
                m_actions[Note]->setFocus(Qt::OtherFocusReason);
        });
        connect(handling, &CaseHandling::handled, this, [this](IncidentId incident) {
            if (incident == m_incident)
                reload();
            Q_EMIT caseChanged(incident);
        });
    }
    m_file.reset();
    handling->show();
    handling->open(what);
    showActions();
}

void CaseDetails::askForFile()
{
    if (!m_page)
        return;
    if (!m_dialog) {
        m_dialog = new QFileDialog(this);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        m_dialog->setAcceptMode(QFileDialog::AcceptSave); // asks before a file is replaced
        m_dialog->setFileMode(QFileDialog::AnyFile);
        m_dialog->setDefaultSuffix(QStringLiteral("json"));
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        if (QDir(folder).exists())
            m_dialog->setDirectory(folder);
        connect(m_dialog, &QFileDialog::fileSelected, this, &CaseDetails::exportTo);
    }
    m_dialog->setWindowTitle(tr("Export case %1").arg(number(*m_incident)));
    m_dialog->setNameFilter(tr("JSON files (*.json)"));
    m_dialog->selectFile(caseFileName(*m_incident));
    m_dialog->open();
}

void CaseDetails::exportTo(const QString &path)
{
    if (!m_page || path.isEmpty())
        return;
    whenAnswered(writeCaseFile(path, *m_page, m_store), this, [this, of = *m_incident](const Reply<CaseFile> &reply) {
        const CaseFile *file = reply.value();
        if (!file)
            return;
        m_file = Exported{of, file->path, file->bytes, file->problem};
        showExported();
    });
}

void CaseDetails::showExported()
{
    if (!m_file)
        return;
    const QString path = QDir::toNativeSeparators(m_file->path);
    const QString name = tr("Case %1").arg(number(m_file->incident));
    if (m_file->problem.isEmpty())
        m_exported->show({AnswerText::Tone::Good,
                          tr("%1 was written to %2.").arg(name, path),
                          tr("%1 bytes. Customers are numbers in it, and there is no password and no address.")
                              .arg(format::count(m_file->bytes)),
                          {},
                          {}});
    else
        m_exported->show({AnswerText::Tone::Caution,
                          tr("%1 could not be written to %2. What was there before is as it was.").arg(name, path),
                          {},
                          tr("Another &file…"),
                          m_file->problem});
    showActions();
}

void CaseDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CaseDetails::retranslate()
{
    setAccessibleName(tr("The case and what is done with it"));
    const QString names[] = {tr("Re&pair…"), tr("&Note…"), tr("&Hand over…"), tr("Re&solve…"), tr("&Export…")};
    for (int action = 0; action < ActionCount; ++action)
        m_actions[action]->setText(names[action]);
    arrangeActions();
    showExported();
    showState();
}

} // namespace holdfast
