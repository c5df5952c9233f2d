// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sign_in/profile_dialog.h"

#include "sql/connection/lane.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/sign_in_fields.h"
#include "ui/shared/theme.h"
#include "ui/sign_in/connection_finding_text.h"
#include "ui/sign_in/profile_text.h"
#include "ui/sign_in/sign_in_card.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QEvent>
#include <QFileDialog>
#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace holdfast {

namespace {

constexpr QSize kSize(640, 660);
constexpr int kHostLines = 2;

// Host by host, as they were typed: one a line, or with commas.
QStringList partsOf(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    return text.split(between, Qt::SkipEmptyParts);
}

QString textOf(const std::vector<ServerAddress> &hosts)
{
    QStringList lines;
    for (const ServerAddress &host : hosts)
        lines << host.text();
    return lines.join(u'\n');
}

} // namespace

ProfileDialog::ProfileDialog(const SignInDesk &desk, const std::optional<Profile> &profile, const QStringList &taken,
                             QWidget *parent)
    : QDialog(parent), m_desk(desk), m_before(profile), m_taken(taken)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    layOut();
    const Profile &before = profile.value_or(Profile());
    m_name->setText(before.name.isEmpty() ? before.id : before.name);
    m_byHosts->setChecked(before.socket.isEmpty());
    m_bySocket->setChecked(!before.socket.isEmpty());
    m_hosts->setPlainText(textOf(before.hosts));
    m_socket->setText(before.socket);
    m_schema->setText(before.schema);
    m_live->setChecked(profile && before.environment == Environment::Live);
    m_training->setChecked(profile && before.environment == Environment::Training);
    m_authority->setText(before.authority);
    m_fields->setAccount(before.account);

    for (QLineEdit *field : {m_name, m_socket, m_schema, m_authority})
        connect(field, &QLineEdit::textChanged, this, &ProfileDialog::edited);
    connect(m_hosts, &QPlainTextEdit::textChanged, this, &ProfileDialog::edited);
    for (QRadioButton *choice : {m_byHosts, m_bySocket, m_live, m_training})
        connect(choice, &QRadioButton::toggled, this, &ProfileDialog::edited);
    connect(m_fields, &SignInFields::edited, this, &ProfileDialog::edited);
    connect(m_browse, &QPushButton::clicked, this, &ProfileDialog::browse);
    connect(m_try, &QPushButton::clicked, this, &ProfileDialog::tryIt);
    connect(m_keep, &QPushButton::clicked, this, &ProfileDialog::keep);
    connect(m_close, &QPushButton::clicked, this, &ProfileDialog::reject);
    connect(m_answer, &AnswerBar::dismissed, this, [this] {
        m_test.reset();
        m_notKept.reset();
        showResult();
        m_try->setFocus(Qt::OtherFocusReason);
    });
    connect(this, &QDialog::finished, this, [this] {
        m_underWay.cancel();
        m_fields->takePassword();
        if (parentWidget())
            parentWidget()->window()->activateWindow(); // and so the focus is where it was
    });
    retranslate();
}

// QDialog hides what is in it, and the fields say then that their password has gone.
ProfileDialog::~ProfileDialog()
{
    disconnect(m_fields, nullptr, this, nullptr);
}

void ProfileDialog::layOut()
{
    m_scroll = new QScrollArea(this);
    m_body = new QWidget(m_scroll);
    m_body->setObjectName(QStringLiteral("DialogBody"));
    m_name = new QLineEdit(m_body);
    m_file = plainLabel(m_body, "muted");
    m_byHosts = new QRadioButton(m_body);
    m_bySocket = new QRadioButton(m_body);
    m_hosts = new QPlainTextEdit(m_body);
    m_socket = new QLineEdit(m_body);
    m_schema = new QLineEdit(m_body);
    m_live = new QRadioButton(m_body);
    m_training = new QRadioButton(m_body);
    m_authority = new QLineEdit(m_body);
    m_browse = new QPushButton(m_body);
    m_authorityWords = plainLabel(m_body, "muted");
    m_fields = new SignInFields(m_body);
    m_passwordWords = plainLabel(m_body, "muted");
    m_servers = new QFrame(m_body);
    m_serverRows = new QGridLayout(m_servers);
    m_answer = new AnswerBar(m_body);
    m_try = new QPushButton(this);
    m_keep = new QPushButton(this);
    m_close = new QPushButton(this);
    m_hosts->setTabChangesFocus(true);
    m_hosts->setFixedHeight(m_hosts->fontMetrics().lineSpacing() * kHostLines + 2 * Theme::kGap);
    m_hosts->setLineWrapMode(QPlainTextEdit::NoWrap);
    for (QLabel *words : {m_file, m_authorityWords, m_passwordWords})
        words->setWordWrap(true);
    (new QButtonGroup(this))->addButton(m_byHosts);
    m_byHosts->group()->addButton(m_bySocket);
    (new QButtonGroup(this))->addButton(m_live);
    m_live->group()->addButton(m_training);

    auto *grid = new QGridLayout(m_body);
    grid->setContentsMargins(0, 0, Theme::kGap, 0);
    grid->setHorizontalSpacing(Theme::kPadding);
    grid->setVerticalSpacing(Theme::kSmallGap);
    grid->setColumnStretch(1, 1);
    const auto side = [](std::initializer_list<QWidget *> widgets) {
        auto *row = new QHBoxLayout;
        row->setSpacing(Theme::kPadding);
        for (QWidget *widget : widgets)
            row->addWidget(widget);
        return row;
    };
    const auto below = [](std::initializer_list<QLayout *> layouts, std::initializer_list<QWidget *> widgets) {
        auto *rows = new QVBoxLayout;
        rows->setSpacing(Theme::kSmallGap);
        for (QLayout *each : layouts)
            rows->addLayout(each);
        for (QWidget *widget : widgets)
            rows->addWidget(widget);
        return rows;
    };
    QHBoxLayout *ways = side({m_byHosts, m_bySocket});
    ways->addStretch();
    QHBoxLayout *kinds = side({m_live, m_training});
    kinds->addStretch();
    addPart(grid, Name, m_name, below({}, {m_name, m_file}));
    addPart(grid, Place, m_hosts, below({ways}, {m_hosts, m_socket}));
    addPart(grid, Schema, m_schema);
    addPart(grid, Kind, m_live, kinds);
    addPart(grid, Authority, m_authority, below({side({m_authority, m_browse})}, {m_authorityWords}));
    addPart(grid, Account, m_fields, below({}, {m_fields, m_passwordWords}));
    m_servers->setObjectName(QStringLiteral("Card"));
    m_serverRows->setContentsMargins(Theme::kPadding, Theme::kPadding, Theme::kPadding, Theme::kPadding);
    m_serverRows->setHorizontalSpacing(Theme::kGap);
    m_serverRows->setVerticalSpacing(Theme::kGap);
    m_serverRows->setColumnStretch(3, 1);
    m_servers->hide();
    grid->addWidget(m_answer, grid->rowCount(), 0, 1, 2);
    grid->addWidget(m_servers, grid->rowCount(), 0, 1, 2);
    grid->setRowStretch(grid->rowCount(), 1);
    m_scroll->setWidget(m_body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    setRole(m_keep, "primary");
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addWidget(m_try);
    buttons->addStretch();
    buttons->addWidget(m_keep);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kGap, Theme::kPadding);
    layout->setSpacing(Theme::kPadding);
    layout->addWidget(m_scroll, 1);
    buttons->setContentsMargins(0, 0, Theme::kGap, 0);
    layout->addLayout(buttons);
    resize(kSize);
    pressOnEnter(this);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false); // Enter in a field is no press; see keyPressEvent
    const QList<QWidget *> inTurn{m_name,
                                  m_byHosts,
                                  m_bySocket,
                                  m_hosts,
                                  m_socket,
                                  m_schema,
                                  m_live,
                                  m_training,
                                  m_authority,
                                  m_browse,
                                  m_fields->accountField(),
                                  m_fields->passwordField(),
                                  m_answer,
                                  m_try,
                                  m_keep,
                                  m_close};
    for (qsizetype i = 1; i < inTurn.size(); ++i)
        setTabOrder(inTurn.at(i - 1), inTurn.at(i));
}

// Its label, its fields, and below them what is not right.
QLabel *ProfileDialog::addPart(QGridLayout *grid, Part part, QWidget *field, QLayout *fields)
{
    const int row = grid->rowCount();
    m_labels[part] = plainLabel(m_body, "muted");
    m_labels[part]->setBuddy(field);
    m_labels[part]->setContentsMargins(0, Theme::kGap - 1, 0, 0);
    grid->addWidget(m_labels[part], row, 0, Qt::AlignTop | Qt::AlignLeft);
    if (fields)
        grid->addLayout(fields, row, 1);
    else
        grid->addWidget(field, row, 1);
    m_hints[part] = plainLabel(m_body, "wrong");
    m_hints[part]->setWordWrap(true);
    m_hints[part]->hide();
    grid->addWidget(m_hints[part], row + 1, 1);
    grid->setRowMinimumHeight(row + 2, Theme::kSmallGap);
    return m_labels[part];
}

QWidget *ProfileDialog::fieldOf(Part part) const
{
    switch (part) {
    case Name:
        return m_name;
    case Place:
        return m_bySocket->isChecked() ? static_cast<QWidget *>(m_socket) : m_hosts;
    case Schema:
        return m_schema;
    case Kind:
        return m_live;
    case Account:
        return m_fields->accountField();
    case Authority:
        return m_authority;
    case PartCount:
        break;
    }
    return nullptr;
}

Profile ProfileDialog::typed() const
{
    Profile profile = m_before.value_or(Profile()); // its id and password file stay
    profile.name = m_name->text().simplified();
    if (!m_before)
        profile.id = newProfileId(profile.name, m_taken);
    profile.socket = m_bySocket->isChecked() ? m_socket->text().trimmed() : QString();
    profile.hosts.clear();
    if (!m_bySocket->isChecked()) {
        for (const QString &part : partsOf(m_hosts->toPlainText())) {
            if (const auto host = ServerAddress::named(part))
                profile.hosts.push_back(*host);
        }
    }
    profile.schema = m_schema->text().trimmed();
    profile.environment = m_live->isChecked() ? Environment::Live : Environment::Training;
    profile.account = m_fields->account();
    profile.authority = m_authority->text().trimmed();
    return profile;
}

QString ProfileDialog::problemOf(Part part) const
{
    const Profile profile = typed();
    switch (part) {
    case Name:
        return profile.name.isEmpty() ? tr("Give it a name, as you call the store.") : QString();
    case Place: {
        if (m_bySocket->isChecked())
            return !profile.socket.startsWith(u'/') || profile.socket.contains(u';')
                       ? tr("Type the path of the socket; it begins with / and has no semicolon.")
                       : QString();
        const QStringList parts = partsOf(m_hosts->toPlainText());
        if (parts.isEmpty())
            return tr("Type at least one host.");
        std::vector<ServerAddress> seen;
        for (const QString &text : parts) {
            const auto host = ServerAddress::named(text);
            if (!host)
                return tr("%1 is not a host: write db1.example.org, or db1.example.org:3306.").arg(text);
            if (std::ranges::find(seen, *host) != seen.end())
                return tr("%1 is there twice.").arg(host->text());
            seen.push_back(*host);
        }
        return {};
    }
    case Schema:
        return profile.schema.isEmpty() ? tr("Type the schema: the database that the store is in.") : QString();
    case Kind:
        return !m_live->isChecked() && !m_training->isChecked() ? tr("Choose one: the store is asked which it is.")
                                                                : QString();
    case Account:
        return profile.account.isEmpty() ? tr("Type the account.") : QString();
    case Authority: {
        if (profile.authority.contains(u';'))
            return tr("The database client cannot take a path with a semicolon.");
        const bool stays =
            m_bySocket->isChecked() ||
            (!profile.hosts.empty() && std::ranges::all_of(profile.hosts, &ServerAddress::isOfThisMachine));
        return !stays && profile.authority.isEmpty()
                   ? tr("Name the CA's file: a server that is not this computer is spoken to encrypted only.")
                   : QString();
    }
    case PartCount:
        break;
    }
    return {};
}

bool ProfileDialog::demand()
{
    m_pressed = true;
    showProblems();
    for (const Part part : {Name, Place, Schema, Kind, Authority, Account}) {
        if (problemOf(part).isEmpty())
            continue;
        fieldOf(part)->setFocus(Qt::OtherFocusReason);
        reveal(m_hints[part]);
        QAccessibleEvent event(m_hints[part], QAccessible::Alert); // read out by screen readers
        QAccessible::updateAccessibility(&event);
        return false;
    }
    return true;
}

void ProfileDialog::tryIt()
{
    if (m_trying || m_keeping || !demand())
        return;
    if (!m_fields->demand()) {
        reveal(m_fields);
        return;
    }
    m_trying = true;
    m_notKept.reset();
    m_test.reset();
    m_tried = typed();
    const quint64 ticket = ++m_ticket;
    const QFuture<ConnectionTest> asked = m_desk.tryProfile(m_tried, m_fields->takePassword());
    m_underWay = QFuture<void>(asked);
    m_try->setFocus(Qt::OtherFocusReason);
    showState();
    showResult();
    whenAnswered(asked, this, [this, ticket](const ConnectionTest &test) {
        if (ticket == m_ticket)
            take(test);
    });
}

void ProfileDialog::take(const ConnectionTest &test)
{
    m_trying = false;
    m_test = test;
    showState();
    showResult();
    fit();
    reveal(m_servers->isHidden() ? static_cast<QWidget *>(m_answer) : m_servers);
    if (std::holds_alternative<tried::WrongPassword>(test.finding))
        m_fields->takeFocus();
}

void ProfileDialog::keep()
{
    if (m_keeping || !demand())
        return;
    m_keeping = true;
    m_notKept.reset();
    m_notKeptProfile = typed();
    showState();
    showResult();
    whenAnswered(m_desk.keepProfile(m_notKeptProfile), this,
                 [this](const std::optional<ProfileProblem> &problem) { take(problem); });
}

void ProfileDialog::take(const std::optional<ProfileProblem> &problem)
{
    m_keeping = false;
    if (!problem) {
        Q_EMIT kept(m_notKeptProfile);
        accept();
        return;
    }
    m_notKept = problem;
    m_test.reset();
    showState();
    showResult();
    if (problem->kind == ProfileProblem::Kind::AuthorityMissing) {
        m_authority->setFocus(Qt::OtherFocusReason);
        m_authority->selectAll();
    }
    reveal(m_answer);
}

void ProfileDialog::browse()
{
    auto *dialog = new QFileDialog(this, tr("The CA's file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Certificates (*.pem *.crt *.cer)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, m_authority, &QLineEdit::setText);
    dialog->open();
}

// What was found out is no longer about what is typed.
void ProfileDialog::edited()
{
    if (typed() != m_tried && (m_trying || m_test)) {
        ++m_ticket;
        m_underWay.cancel();
        m_trying = false;
        m_test.reset();
        showResult();
    }
    if (m_notKept && typed() != m_notKeptProfile) {
        m_notKept.reset();
        showResult();
    }
    showState();
}

void ProfileDialog::showState()
{
    const bool socket = m_bySocket->isChecked();
    m_hosts->setVisible(!socket);
    m_socket->setVisible(socket);
    m_labels[Place]->setBuddy(socket ? static_cast<QWidget *>(m_socket) : m_hosts);
    m_body->setEnabled(!m_keeping);
    m_try->setText(m_trying ? tr("Trying…") : tr("&Test"));
    m_keep->setText(m_keeping ? tr("Saving…") : tr("&Save"));
    const Profile profile = typed();
    m_file->setText(
        profile.name.isEmpty() && !m_before
            ? QString()
            : tr("Its file is %1; holdfast-cli calls it --store %2.").arg(profileFile(profile.id), profile.id));
    m_file->setVisible(!m_file->text().isEmpty());
    showProblems();
}

void ProfileDialog::showProblems()
{
    for (int part = 0; part < PartCount; ++part) {
        const QString problem = m_pressed ? problemOf(Part(part)) : QString();
        m_hints[part]->setText(problem);
        m_hints[part]->setVisible(!problem.isEmpty());
        fieldOf(Part(part))->setAccessibleDescription(problem);
    }
}

// Of a trial the sentence of the whole, and a row for each server.
void ProfileDialog::showResult()
{
    while (QLayoutItem *item = m_serverRows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_servers->setVisible(m_test && !m_test->servers.empty());
    if (m_notKept)
        m_answer->show({AnswerText::Tone::Caution,
                        tr("The connection was not saved."),
                        profileProblemText(*m_notKept, m_notKeptProfile.id),
                        {},
                        QString()});
    else if (m_test)
        m_answer->show(connectionTestText(*m_test, m_tried));
    else
        m_answer->hide();
    if (!m_test)
        return;
    int row = 0;
    QStringList read;
    for (const auto &[server, finding] : m_test->servers) {
        const ConnectionFindingText text = connectionFindingText(finding, m_tried);
        const ToneLook look = ToneLook::of(text.answer.tone);
        auto *mark = new QLabel(m_servers);
        mark->setPixmap(iconPixmap(QLatin1String(look.icon), look.colour, 16, devicePixelRatioF()));
        QLabel *host = plainLabel(m_servers);
        host->setFont(Theme::fixed());
        host->setText(server.text());
        QLabel *word = plainLabel(m_servers, look.name);
        word->setText(text.word);
        QLabel *sentence = plainLabel(m_servers, "muted");
        sentence->setText(text.answer.sentence);
        sentence->setWordWrap(true);
        int column = 0;
        for (QLabel *cell : {mark, host, word, sentence}) {
            m_serverRows->addWidget(cell, row, column++, Qt::AlignTop);
            cell->show();
        }
        sentence->setToolTip(text.answer.technical.toHtmlEscaped());
        read << QStringList{host->text(), word->text(), sentence->text()}.join(QStringLiteral(": "));
        ++row;
    }
    m_servers->setAccessibleName(tr("The servers, each by itself"));
    m_servers->setAccessibleDescription(read.join(u'\n'));
}

// Never narrower than its words; what is too high is scrolled.
void ProfileDialog::fit()
{
    m_body->layout()->activate();
    m_scroll->setMinimumWidth(m_body->layout()->totalMinimumSize().width() +
                              m_scroll->verticalScrollBar()->sizeHint().width());
}

void ProfileDialog::reveal(QWidget *part)
{
    QMetaObject::invokeMethod( // what has just been shown has no place yet
        part, [this, part] { m_scroll->ensureWidgetVisible(part, 0, Theme::kGap); }, Qt::QueuedConnection);
}

QString ProfileDialog::said() const
{
    return saidBelow(this);
}

// While it is written down its answer is waited for; a trial is not.
void ProfileDialog::reject()
{
    if (!m_keeping)
        QDialog::reject();
}

// Enter tries it where a password has just been typed, and saves elsewhere.
void ProfileDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter)
        QDialog::keyPressEvent(event);
    else if (!event->isAutoRepeat() && m_fields->isAncestorOf(focusWidget()))
        tryIt();
    else if (!event->isAutoRepeat() && !m_trying) // the second of two quick ones
        keep();
}

void ProfileDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fit(); // with the fonts of the style
    m_name->setFocus(Qt::OtherFocusReason);
}

void ProfileDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void ProfileDialog::retranslate()
{
    setWindowTitle(m_before ? tr("Connection %1").arg(profileName(*m_before)) : tr("New connection"));
    const QString labels[] = {tr("&Name"), tr("&Where"), tr("Sche&ma"), tr("Which"), tr("Sign-in"), tr("CA &file")};
    for (int part = 0; part < PartCount; ++part)
        m_labels[part]->setText(labels[part]);
    const auto name = [](QWidget *field, const QString &words, const QString &toolTip) {
        field->setAccessibleName(words);
        field->setToolTip(toolTip);
    };
    name(m_name, tr("Name"), tr("What the store is called here (Alt+N)"));
    name(m_hosts, tr("Hosts"), tr("host or host:port, one a line or with commas; several of one store (Alt+W)"));
    m_hosts->setPlaceholderText(QStringLiteral("db1.example.org:3306"));
    name(m_socket, tr("Socket"), tr("The path of the server's socket (Alt+W)"));
    name(m_schema, tr("Schema"), tr("The database on the server that holds the store (Alt+M)"));
    name(m_authority, tr("CA file"), tr("The certificate of the CA, as PEM (Alt+F)"));
    m_byHosts->setText(tr("By &host"));
    m_byHosts->setToolTip(tr("One or more servers of one store; the one that takes writes is used (Alt+H)"));
    m_bySocket->setText(tr("By a s&ocket of this computer"));
    m_bySocket->setToolTip(tr("A server on this computer (Alt+O)"));
    m_live->setText(tr("&Live store"));
    m_live->setToolTip(tr("The store has to say the same, or it is not opened (Alt+L)"));
    m_training->setText(tr("For t&raining"));
    m_training->setToolTip(tr("The store has to say the same, or it is not opened (Alt+R)"));
    m_browse->setText(tr("&Browse…"));
    m_browse->setToolTip(tr("Choose the CA's file (Alt+B)"));
    m_authorityWords->setText(
        tr("Needed for every server that is not this computer: only a server whose certificate this CA signed is "
           "spoken to. Whether the certificate is made out to the host's name is not checked: the database client "
           "under Qt 6.4 cannot do it (newer ones do). So it has to be a private CA, one that signs nobody else's "
           "servers."));
    m_passwordWords->setText(
        !m_before || m_before->passwordFile.isEmpty()
            ? tr("The account is remembered. The password is for the test alone, and is kept nowhere.")
            : tr("The account is remembered. The password is for the test alone.\nThe password file stays: %1")
                  .arg(m_before->passwordFile));
    m_try->setToolTip(tr("Sign in to each server once, and say what is wrong; nothing is changed (Alt+T)"));
    m_keep->setToolTip(tr("Write this connection down on this computer (Alt+S)"));
    m_close->setText(tr("&Cancel"));
    m_close->setToolTip(tr("Leave everything as it was (Esc)"));
    for (QPushButton *button : {m_browse, m_try, m_keep, m_close})
        button->setAccessibleDescription(button->toolTip());
    showState();
    showResult();
    fit();
}

} // namespace holdfast
