// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/repair_dialog.h"

#include "sql/connection/lane.h"
#include "ui/diagnostics/finding_text.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/reason_field.h"
#include "ui/shared/record_details.h"
#include "ui/shared/sign_in_fields.h"
#include "ui/shared/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace holdfast {

namespace {

constexpr int kWidth = 600;
constexpr int kTallest = 600; // of what scrolls: with the rest it stands on a screen of 720
constexpr int kNumberWidth = 96;

QString withSign(qint64 units)
{
    return units < 0   ? QChar(0x2212) + format::count(-units)
           : units > 0 ? u'+' + format::count(units)
                       : QStringLiteral("–");
}

qint64 valueOf(const StockCounters &counters, int column)
{
    return column == 0 ? counters.available : column == 1 ? counters.reserved : counters.version;
}

void setMark(QLabel *mark, const char *name, const QColor &colour, int size = 16)
{
    mark->setPixmap(iconPixmap(QLatin1String(name), colour, size, mark->devicePixelRatioF()));
}

void readOut(QLabel *label)
{
    QAccessibleEvent event(label, QAccessible::Alert); // by screen readers
    QAccessible::updateAccessibility(&event);
}

QFrame *makeCard(QWidget *parent, QVBoxLayout **rows)
{
    auto *card = new QFrame(parent);
    card->setObjectName(QStringLiteral("Card"));
    *rows = new QVBoxLayout(card);
    (*rows)->setContentsMargins(Theme::kPadding, Theme::kPadding, Theme::kPadding, Theme::kPadding);
    (*rows)->setSpacing(Theme::kGap);
    return card;
}

} // namespace

RepairDialog::RepairDialog(const StoreDesk &desk, const StoreFacts &facts, const CasePage &page, QWidget *parent)
    : QDialog(parent), m_desk(desk), m_facts(facts), m_page(page), m_incident(page.incident.incident.id),
      m_operation(OperationId::make()), m_scroll(new QScrollArea(this)), m_body(new QWidget(m_scroll)),
      m_name(plainLabel(m_body)), m_code(plainLabel(m_body, "muted")), m_reading(plainLabel(m_body, "muted")),
      m_reasonLabel(plainLabel(m_body, "muted")), m_reason(new ReasonField(m_body)),
      m_reasonHint(plainLabel(m_body, "wrong")), m_who(plainLabel(m_body)), m_signIn(new SignInFields(m_body)),
      m_answer(new AnswerBar(m_body)), m_do(new QPushButton(this)), m_close(new QPushButton(this))
{
    layOut();
    connect(m_do, &QPushButton::clicked, this, &RepairDialog::press);
    connect(m_close, &QPushButton::clicked, this, &RepairDialog::reject);
    connect(m_count, &QPushButton::clicked, this, [this] {
        const SkuId sku = *m_not->sku;
        reject();
        Q_EMIT countAsked(sku);
    });
    connect(m_reason, &ReasonField::editTextChanged, this, [this] {
        m_pressed = false;
        showReasonHint();
    });
    connect(m_answer, &AnswerBar::dismissed, this, [this] {
        takeFocus();
        fit();
    });
    connect(this, &QDialog::finished, this, [this] {
        m_signIn->takePassword(); // also of a dialog that was never shown
        deleteLater();
        if (parentWidget())
            parentWidget()->window()->activateWindow(); // and so the focus is where it was
    });
    retranslate();
    lookAgain();
}

void RepairDialog::layOut()
{
    setRole(m_name, "heading");
    for (QLabel *words : {m_name, m_code, m_reading, m_reasonHint, m_who})
        words->setWordWrap(true);
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reasonLabel->setBuddy(m_reason);
    setRole(m_do, "primary");
    m_do->setDefault(true);

    QVBoxLayout *rows = nullptr;
    m_rowsCard = makeCard(m_body, &rows);
    m_rowsTitle = plainLabel(m_rowsCard);
    setRole(m_rowsTitle, "strong");
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(Theme::kPadding);
    grid->setVerticalSpacing(Theme::kSmallGap);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_rowsTitle, 0, 0);
    m_rowsTitle->setWordWrap(true);
    for (int column = 0; column < 3; ++column) {
        m_heads[column] = plainLabel(m_rowsCard, "muted");
        grid->addWidget(m_heads[column], 0, column + 1, Qt::AlignRight);
        grid->setColumnMinimumWidth(column + 1, kNumberWidth);
    }
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 4; ++column) {
            QLabel *cell = plainLabel(m_rowsCard, row == 2 ? "muted" : nullptr);
            grid->addWidget(cell, row + 1, column, column == 0 ? Qt::AlignLeft : Qt::AlignRight);
            m_cells[row][column] = cell;
        }
    }
    rows->addLayout(grid);
    m_basis = new QFrame(m_rowsCard);
    auto *basis = new QVBoxLayout(m_basis);
    basis->setContentsMargins(0, Theme::kSmallGap, 0, 0);
    basis->setSpacing(Theme::kSmallGap);
    for (int line = 0; line < 3; ++line)
        m_basisWords[line] = addSentence(basis, &m_basisMarks[line]);
    rows->addWidget(m_basis);

    QVBoxLayout *findOut = nullptr;
    m_findOut = makeCard(m_body, &findOut);
    m_found = addSentence(findOut, &m_foundMark);
    setRole(m_found, "strong");
    m_next = plainLabel(m_findOut);
    m_next->setWordWrap(true);
    findOut->addWidget(m_next);
    m_count = new QPushButton(m_findOut);
    findOut->addWidget(m_count, 0, Qt::AlignLeft);

    QVBoxLayout *askedRows = nullptr;
    m_askedCard = makeCard(m_body, &askedRows);
    m_askedBy = plainLabel(m_askedCard);
    setRole(m_askedBy, "strong");
    m_askedWhy = plainLabel(m_askedCard, "muted");
    for (QLabel *words : {m_askedBy, m_askedWhy}) {
        words->setWordWrap(true);
        askedRows->addWidget(words);
    }

    QVBoxLayout *checked = nullptr;
    m_checked = makeCard(m_body, &checked);
    m_checkedWords = addSentence(checked, &m_checkedMark);
    m_left = plainLabel(m_checked, "muted");
    m_left->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_left->setWordWrap(true);
    checked->addWidget(m_left);

    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(Theme::kGap);
    for (QWidget *part : QList<QWidget *>{m_name, m_code, m_reading, m_rowsCard, m_checked, m_findOut, m_askedCard,
                                          m_who, m_signIn, m_reasonLabel, m_reason, m_reasonHint, m_answer})
        body->addWidget(part);
    body->addStretch();
    m_body->setObjectName(QStringLiteral("DialogBody"));
    m_scroll->setWidget(m_body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_body->installEventFilter(this);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addStretch();
    buttons->addWidget(m_do);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding);
    layout->setSpacing(Theme::kPadding);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(buttons);
    setMinimumWidth(kWidth);
    resize(kWidth, kTallest / 2);
}

// An icon and a sentence that wraps beside it.
QLabel *RepairDialog::addSentence(QVBoxLayout *rows, QLabel **mark)
{
    QWidget *parent = rows->parentWidget();
    *mark = new QLabel(parent);
    QLabel *words = plainLabel(parent);
    words->setWordWrap(true);
    auto *line = new QHBoxLayout;
    line->setSpacing(Theme::kGap);
    line->addWidget(*mark, 0, Qt::AlignTop);
    line->addWidget(words, 1);
    rows->addLayout(line);
    return words;
}

void RepairDialog::lookAgain()
{
    const quint64 ticket = ++m_ticket;
    m_answer->hide();
    m_reply.reset();
    m_unread.reset();
    go(Stage::Reading);
    whenAnswered(m_desk.diagnostics.repairState(m_incident), this, [this, ticket](const Reply<RepairState> &reply) {
        if (ticket == m_ticket)
            take(reply);
    });
}

void RepairDialog::take(const Reply<RepairState> &reply)
{
    if (!reply.value()) {
        m_unread = *reply.error();
        go(Stage::Unread);
        return;
    }
    const RepairState &state = *reply.value();
    m_asked = state.asked;
    const auto *plan = std::get_if<RepairPlan>(&state.plan);
    const auto *no = std::get_if<NotRepairable>(&state.plan);
    m_plan = plan ? std::optional(*plan) : std::nullopt;
    m_not = no ? std::optional(*no) : std::nullopt;
    m_noCase = !plan && !no;
    // What was asked for stands as long as the rows are those that it was asked for.
    const bool stands = plan && m_asked && !m_asked->isMade && m_asked->sku == plan->sku &&
                        m_asked->before == plan->before && m_asked->after == plan->after;
    go(stands ? Stage::SignIn : plan ? Stage::Ask : Stage::FindOut);
}

// One press is one thing, of what is to be seen.
void RepairDialog::press()
{
    if (m_busy)
        return;
    switch (m_stage) {
    case Stage::Unread:
    case Stage::Changed:
        lookAgain();
        break;
    case Stage::Ask:
        m_unknown ? ask() : pressAsk();
        break;
    case Stage::SignIn:
        sendRepair();
        break;
    case Stage::Reading:
    case Stage::FindOut:
    case Stage::Done:
        break;
    }
}

// A press says what is missing, and moves to it.
void RepairDialog::pressAsk()
{
    const qsizetype length = m_reason->reason().toUcs4().size();
    m_pressed = true;
    showReasonHint();
    if (length == 0 || length > SkuOperation::kLongestReason) {
        m_reason->setFocus(Qt::OtherFocusReason);
        readOut(m_reasonHint);
        return;
    }
    // For another reason it is another operation; what was asked is known to have changed nothing.
    if (m_request && m_request->reason != m_reason->reason())
        m_operation = OperationId::make();
    m_request = AskRepair{m_operation, m_incident, *m_plan, m_reason->reason()};
    ask();
}

void RepairDialog::ask()
{
    m_busy = true;
    m_answer->hide();
    setFocus(Qt::OtherFocusReason); // from the button that was pressed, before its next repeat goes elsewhere
    showState();
    whenAnswered(m_desk.diagnostics.askRepair(*m_request), this,
                 [this](const Reply<AskRepairOutcome> &reply) { take(reply); });
}

void RepairDialog::take(const Reply<AskRepairOutcome> &reply)
{
    m_attempt.operation = m_request->operation;
    answered(reply, m_unknown);
    const AskRepairOutcome *outcome = reply.value();
    if (!outcome) {
        m_unknown = m_unknown || reply.error()->kind == DbError::Kind::CommitUnknown;
        go(m_stage);
        return;
    }
    m_unknown = false;
    m_request.reset(); // whoever asks again asks for something else
    m_operation = OperationId::make();
    if (const auto *asked = std::get_if<RepairAsked>(outcome)) {
        m_asked = *asked;
        Q_EMIT this->asked(m_incident);
        if (asked->isMade)
            lookAgain(); // it was another desk
        else
            go(Stage::SignIn);
    } else if (const auto *changed = std::get_if<PremiseChanged>(outcome)) {
        m_now = changed->now;
        go(Stage::Changed);
    } else if (std::holds_alternative<InvalidInput>(*outcome)) {
        go(Stage::Ask);
    } else {
        const auto *no = std::get_if<NotRepairable>(outcome);
        m_not = no ? std::optional(*no) : std::nullopt;
        m_noCase = !no;
        m_plan.reset();
        go(Stage::FindOut);
    }
}

void RepairDialog::sendRepair()
{
    if (!m_signIn->demand()) {
        fit();
        return;
    }
    m_account = m_signIn->account();
    const SecondSignIn person{m_account, m_signIn->takePassword()};
    m_busy = true;
    m_answer->hide();
    setFocus(Qt::OtherFocusReason);
    showState();
    whenAnswered(m_desk.diagnostics.repairStock(person, {m_asked->operation, m_asked->sku}), this,
                 [this](const Reply<RepairMade> &reply) { take(reply); });
}

void RepairDialog::take(const Reply<RepairMade> &reply)
{
    m_attempt.operation = m_asked->operation;
    answered(reply, m_unknown);
    if (const DbError *error = reply.error()) {
        m_unknown = m_unknown || error->kind == DbError::Kind::CommitUnknown;
        if (isNoSupervisor(*error))
            m_signIn->setAccount({}); // somebody else's comes
        go(m_stage);
        return;
    }
    m_unknown = false;
    const RepairMade &made = *reply.value();
    if (std::holds_alternative<Repaired>(made.outcome)) {
        m_made = made;
        go(Stage::Done);
        Q_EMIT repaired(m_incident);
    } else if (std::holds_alternative<AskedByYourself>(made.outcome)) {
        m_signIn->setAccount({});
        go(Stage::SignIn);
    } else {
        const auto *changed = std::get_if<PremiseChanged>(&made.outcome);
        m_now = changed ? changed->now : std::nullopt;
        go(Stage::Changed);
    }
}

void RepairDialog::answered(const Answered &reply, bool unknownBefore)
{
    m_busy = false;
    m_reply = reply;
    m_attempt.unknown = unknownBefore;
    m_attempt.answeredAt = QTime::currentTime();
}

void RepairDialog::go(Stage stage)
{
    if (stage == Stage::SignIn && m_stage != Stage::SignIn && m_signIn->account().isEmpty() && !m_asked->isMine)
        m_signIn->setAccount(m_facts.account);
    m_stage = stage;
    m_pressed = false;
    showState();
    showAnswer();
    fit();
    if (isActiveWindow() || !isVisible()) // nobody has gone elsewhere meanwhile
        takeFocus();
}

// What is needed next.
void RepairDialog::takeFocus()
{
    QWidget *next = m_close;
    switch (m_stage) {
    case Stage::Ask:
        next = m_unknown ? static_cast<QWidget *>(m_do) : m_reason;
        break;
    case Stage::SignIn:
        m_signIn->takeFocus();
        reveal(m_signIn);
        return;
    case Stage::Unread:
    case Stage::Changed:
        next = m_do;
        break;
    case Stage::FindOut:
        if (!m_count->isHidden())
            next = m_count;
        break;
    case Stage::Reading:
    case Stage::Done:
        break;
    }
    next->setFocus(Qt::OtherFocusReason);
    if (m_body->isAncestorOf(next))
        reveal(next);
}

const CasePage::Sku *RepairDialog::skuOfCase() const
{
    const std::optional<SkuId> sku = m_plan    ? std::optional(m_plan->sku)
                                     : m_asked ? std::optional(m_asked->sku)
                                     : m_not   ? m_not->sku
                                               : std::nullopt;
    const auto found = std::ranges::find_if(m_page.skus, [&](const CasePage::Sku &each) {
        return each.why.sku == (sku ? sku : m_page.incident.incident.sku);
    });
    return found == m_page.skus.end() ? nullptr : &*found;
}

void RepairDialog::showState()
{
    showName();
    showRows();
    showBasis();
    showFindOut();
    showAsked();
    showChecked();
    const bool plan = m_stage == Stage::Ask || m_stage == Stage::SignIn;
    m_reading->setVisible(m_stage == Stage::Reading);
    m_rowsCard->setVisible(plan || m_stage == Stage::Changed || m_stage == Stage::Done);
    m_basis->setVisible(plan);
    m_findOut->setVisible(m_stage == Stage::FindOut);
    m_askedCard->setVisible(m_asked && (plan || m_stage == Stage::FindOut || m_stage == Stage::Done));
    for (QWidget *part : QList<QWidget *>{m_reasonLabel, m_reason})
        part->setVisible(m_stage == Stage::Ask);
    m_who->setVisible(m_stage == Stage::SignIn);
    m_signIn->setVisible(m_stage == Stage::SignIn);
    m_checked->setVisible(m_stage == Stage::Done);
    m_reason->setEnabled(!m_busy && !m_unknown); // what is not known is asked as it was
    m_signIn->setEnabled(!m_busy);
    m_do->setVisible(plan || m_stage == Stage::Unread || m_stage == Stage::Changed);
    m_do->setEnabled(!m_busy);
    m_close->setEnabled(!m_busy);

    showReasonHint();
    QString words, toolTip;
    if (m_stage == Stage::Ask) {
        words = m_busy ? tr("Asking…") : m_unknown ? tr("Ask a&gain") : tr("&Ask for the repair");
        toolTip = m_unknown ? tr("The same request: it is asked for once (Alt+G)")
                            : tr("Write the request into the case; nothing is repaired yet (Alt+A)");
    } else if (m_stage == Stage::SignIn) {
        words = m_busy ? tr("Repairing…") : tr("S&ign in and repair");
        toolTip = tr("Write the stock row, in the name of who signs in (Alt+I)");
    } else {
        words = tr("Look a&gain");
        toolTip = tr("Look at the evidence as it is now (Alt+G)");
    }
    m_do->setText(words);
    m_do->setToolTip(toolTip);
    m_do->setAccessibleDescription(toolTip);
}

void RepairDialog::showName()
{
    const CasePage::Sku *sku = skuOfCase();
    const QString number = format::count(holdfast::number(m_incident));
    m_name->setText(sku ? sku->why.name : tr("Case %1").arg(number));
    m_code->setText(sku ? tr("%1 · case %2").arg(QString::fromUtf8(sku->why.code), number) : QString());
    m_code->setVisible(sku);
    setWindowTitle(tr("Repair of case %1").arg(number));
    setAccessibleName(windowTitle());
}

void RepairDialog::showRow(int row, const QString &name, const StockCounters &counters, const StockCounters &against)
{
    m_cells[row][0]->setText(name);
    for (int column = 0; column < 3; ++column) {
        QLabel *cell = m_cells[row][column + 1];
        const qint64 value = valueOf(counters, column);
        setRole(cell, value == valueOf(against, column) ? "" : "strong");
        cell->setText(format::count(value));
    }
}

void RepairDialog::showRows()
{
    StockCounters before, after;
    QString first = tr("Now"), then = tr("After the repair");
    bool both = true;
    m_rowsTitle->setText(tr("What will be written"));
    if (m_stage == Stage::Done) {
        const auto &repaired = std::get<Repaired>(m_made->outcome);
        before = repaired.before;
        after = {repaired.available, repaired.reserved, repaired.version};
        first = tr("Before");
        then = tr("Written");
        m_rowsTitle->setText(tr("What was written"));
    } else if (m_stage == Stage::Changed) {
        before = m_plan->before;
        both = m_now.has_value();
        after = both ? m_now->before : before;
        first = m_reply && std::holds_alternative<Reply<RepairMade>>(*m_reply) ? tr("When it was asked for")
                                                                               : tr("When you looked");
        then = tr("Now");
        m_rowsTitle->setText(tr("What has changed"));
    } else if (m_plan) {
        before = m_plan->before;
        after = m_plan->after;
    }
    const QString heads[] = {tr("Available"), tr("Reserved"), tr("Version")};
    QStringList read;
    for (int column = 0; column < 3; ++column) {
        m_heads[column]->setText(heads[column]);
        m_cells[2][column + 1]->setText(withSign(valueOf(after, column) - valueOf(before, column)));
        read << tr("%1: %2, %3: %4")
                    .arg(heads[column] + u' ' + first, format::count(valueOf(before, column)), then,
                         format::count(valueOf(after, column)));
    }
    showRow(0, first, before, before);
    showRow(1, then, after, before);
    m_cells[2][0]->setText(tr("Difference"));
    for (int row = 1; row < 3; ++row) {
        for (QLabel *cell : m_cells[row])
            cell->setVisible(both);
    }
    m_rowsCard->setAccessibleName(m_rowsTitle->text());
    m_rowsCard->setAccessibleDescription(read.join(u'\n'));
}

void RepairDialog::showBasis()
{
    if (!m_plan)
        return;
    const Theme &theme = Theme::current();
    setMark(m_basisMarks[0], "check", theme.good);
    m_basisWords[0]->setText(
        tr("%n movement(s), none missing, add up to %1 available and %2 reserved.", nullptr, int(m_plan->movements))
            .arg(format::count(m_plan->after.available), format::count(m_plan->after.reserved)));
    setMark(m_basisMarks[1], "check", theme.good);
    m_basisWords[1]->setText(
        tr("Orders hold %n unit(s): as many as the movements say are reserved.", nullptr, int(m_plan->held)));
    setMark(m_basisMarks[2], "circle", theme.muted);
    m_basisWords[2]->setText(
        tr("Only the stock row is written. No order, no reservation and no unit on the shelf is moved."));
}

void RepairDialog::showFindOut()
{
    const bool agrees = m_not && m_not->why == FindOut::NothingIsWrong;
    const FindOutText text = m_not ? findOutText(m_not->why) : FindOutText{tr("There is no such case."), {}};
    setMark(m_foundMark, agrees ? "check" : "question", agrees ? Theme::current().good : Theme::current().caution);
    m_found->setText(text.found);
    m_next->setText(text.next);
    m_next->setVisible(!text.next.isEmpty());
    m_count->setVisible(m_not && m_not->sku && !agrees); // what agrees needs no count
}

void RepairDialog::showAsked()
{
    if (!m_asked)
        return;
    const QString when = format::dayAndTime(m_asked->at);
    const QString who =
        m_asked->isMine ? tr("You asked for it at %1.").arg(when) : tr("%1 asked for it at %2.").arg(m_asked->by, when);
    QString words = who;
    if (m_stage == Stage::Ask || m_stage == Stage::FindOut) {
        const QString earlier = m_asked->isMine ? tr("You asked for a repair at %1.").arg(when)
                                                : tr("%1 asked for a repair at %2.").arg(m_asked->by, when);
        words = m_asked->isMade ? tr("%1 It was carried out.").arg(earlier)
                : m_stage == Stage::FindOut
                    ? tr("%1 The records have changed since: it cannot be carried out.").arg(earlier)
                    : tr("%1 The rows have changed since: it has to be asked for again.").arg(earlier);
    }
    m_askedBy->setText(words);
    m_askedBy->setToolTip(format::utc(m_asked->at));
    m_askedWhy->setText(tr("Reason: %1").arg(m_asked->reason));
    m_who->setText(
        m_asked->isMine
            ? tr("Another supervisor has to sign in, here and for this repair alone.")
            : tr("You can carry it out, or another supervisor: whoever does signs in for this repair alone."));
}

void RepairDialog::showChecked()
{
    if (!m_made)
        return;
    const std::optional<QByteArrayList> &broken = m_made->broken;
    const bool green = broken && broken->isEmpty();
    const Theme &theme = Theme::current();
    setMark(m_checkedMark,
            green    ? "check"
            : broken ? "alert"
                     : "question",
            green    ? theme.good
            : broken ? theme.wrong
                     : theme.caution);
    setRole(m_checkedWords, green ? "good" : broken ? "wrong" : "caution");
    m_checkedWords->setText(checkedText(broken));
    QStringList left;
    for (const QByteArray &key : broken.value_or(QByteArrayList())) {
        IncidentRow found;
        found.findingKey = key;
        found.invariant = key.left(key.indexOf('/'));
        left << tr("%1 (%2)").arg(findingSentence(found), QString::fromUtf8(key));
    }
    m_left->setText(left.join(u'\n'));
    m_left->setVisible(!left.isEmpty());
}

void RepairDialog::showReasonHint()
{
    const qsizetype length = m_reason->reason().toUcs4().size();
    const bool tooLong = length > SkuOperation::kLongestReason;
    const bool shown = m_stage == Stage::Ask && (tooLong || (m_pressed && length == 0));
    m_reasonHint->setText(tooLong ? tr("The reason has %1 characters; %2 can be kept.")
                                        .arg(format::count(length))
                                        .arg(SkuOperation::kLongestReason)
                                  : tr("Choose a reason or type one: it stays with the case."));
    if (m_reasonHint->isHidden() == shown) {
        m_reasonHint->setVisible(shown);
        fit();
    }
}

void RepairDialog::showAnswer()
{
    if (m_busy)
        return;
    if (m_unread)
        m_answer->show(repairUnreadText(*m_unread));
    else if (const auto *asked = m_reply ? std::get_if<Reply<AskRepairOutcome>>(&*m_reply) : nullptr)
        m_answer->show(repairAnswerText(*asked, m_attempt));
    else if (const auto *made = m_reply ? std::get_if<Reply<RepairMade>>(&*m_reply) : nullptr)
        m_answer->show(repairAnswerText(*made, m_account, m_attempt));
}

// As tall as what is in it, as far as a small screen goes, beyond that it scrolls; never narrower than its words.
void RepairDialog::fit()
{
    QLayout *body = m_body->layout();
    body->activate();
    const int narrowest = std::max(kWidth, body->totalMinimumSize().width() + 2 * Theme::kWidePadding);
    const int wide = std::max(width(), narrowest);
    const int inner = wide - 2 * Theme::kWidePadding;
    const int wanted = body->hasHeightForWidth() ? body->totalHeightForWidth(inner) : body->totalSizeHint().height();
    m_scroll->setMinimumHeight(std::min(wanted, kTallest));
    setMinimumWidth(narrowest);
    layout()->activate();
    resize(wide, minimumSizeHint().height());
    layout()->activate();
    reveal(m_answer);
}

// Where it scrolls.
void RepairDialog::reveal(QWidget *part)
{
    if (part->isVisibleTo(m_body) && m_body->height() > m_scroll->viewport()->height())
        m_scroll->ensureWidgetVisible(part, 0, 0);
}

QString RepairDialog::said() const
{
    QStringList lines;
    for (const QLabel *label : m_body->findChildren<QLabel *>()) {
        if (label->isVisibleTo(this) && !label->text().isEmpty())
            lines << label->text();
    }
    return lines.join(u'\n');
}

// While it is asked the answer is waited for: it has to be read by somebody.
void RepairDialog::reject()
{
    if (!m_busy)
        QDialog::reject();
}

// What has just been shown gets its size only when it has got its style.
bool RepairDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_body && event->type() == QEvent::LayoutRequest)
        fit();
    return QDialog::eventFilter(watched, event);
}

void RepairDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->isAutoRepeat())
        return; // what the first press brought up is not answered by its repeats
    QDialog::keyPressEvent(event);
}

void RepairDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    if (event->oldSize().width() > 0 && event->oldSize().width() != event->size().width())
        fit();
}

void RepairDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fit(); // with the fonts of the style
    takeFocus();
}

void RepairDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fit();
    }
    QDialog::changeEvent(event);
}

void RepairDialog::retranslate()
{
    m_reading->setText(tr("Looking at the evidence…"));
    m_reasonLabel->setText(tr("&Reason"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->lineEdit()->setPlaceholderText(tr("Choose or type a reason"));
    m_reason->setToolTip(tr("Why the counter was wrong (Alt+R); Down opens the list"));
    m_reason->setReasons({tr("the counter was changed past the program"), tr("the counter was set by hand"),
                          tr("restored from a copy")});
    m_count->setText(tr("&Count this SKU…"));
    m_count->setToolTip(tr("Go to where a count of the shelf is recorded (Alt+C)"));
    m_count->setAccessibleDescription(m_count->toolTip());
    m_close->setText(tr("C&lose"));
    m_close->setToolTip(tr("Close; what was not asked changes nothing (Esc)"));
    showState();
    showAnswer();
}

} // namespace holdfast
