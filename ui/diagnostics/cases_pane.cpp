// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/cases_pane.h"

#include "ui/diagnostics/case_details.h"
#include "ui/diagnostics/check_strip.h"
#include "ui/diagnostics/finding_text.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/record_details.h"
#include "ui/shared/status_pill.h"

#include <QMenu>
#include <QPromise>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QShortcut>

#include <algorithm>
#include <array>
#include <memory>

namespace holdfast {

namespace {

using Only = CasesPane::Only;

constexpr std::pair<Only, const char *> kOnly[] = {
    {Only::Open, "open"}, {Only::Handed, "handed"}, {Only::Resolved, "resolved"}, {Only::All, "all"}};
constexpr const char *kSeverities[] = {"critical", "warning", "notice"};
constexpr int kDetailsWidth = 480; // px

bool isListed(Only only, const QByteArray &state)
{
    switch (only) {
    case Only::Open:
        return state != "resolved";
    case Only::Handed:
        return state == "handed";
    case Only::Resolved:
        return state == "resolved";
    case Only::All:
        break;
    }
    return true;
}

} // namespace

CasesPane::CasesPane(const StoreDesk &desk, QWidget *parent)
    : RecordsPage(parent), m_desk(desk), m_strip(new CheckStrip(desk, this)),
      m_model(new IncidentTableModel(
          [this](quint64 ticket, const std::optional<IncidentRow> &after) {
              feedWhenAnswered(m_model, ticket, !after, read(after ? std::optional(after->id) : std::nullopt, kPage));
          },
          display, this)),
      m_details(new CaseDetails(desk, this)), m_onlyChip(addMenuChip([this](QMenu *entries) {
          for (const auto &[only, word] : kOnly)
              entries->addAction(wordsOf(only), this, [this, only = only] { setOnly(only); });
      })),
      m_severityChip(addMenuChip([this](QMenu *entries) {
          entries->addAction(wordsOf(std::optional<QByteArray>()), this, [this] { setSeverity({}); });
          for (const char *severity : kSeverities)
              entries->addAction(wordsOf(QByteArray(severity)), this, [this, severity] { setSeverity(severity); });
      }))
{
    setAbove(m_strip);
    list()->setFilterable(false); // there is no index that words could go by
    ListTable *table = list()->table();
    setUp(m_model, m_details,
          {{QStringLiteral("number"), 58},
           {QStringLiteral("severity"), 92},
           {QStringLiteral("finding"), 0},
           {QStringLiteral("of"), 96},
           {QStringLiteral("state"), 122},
           {QStringLiteral("handed-to"), 100, false},
           {QStringLiteral("opened"), 112, false},
           {QStringLiteral("last-seen"), 112, false},
           {QStringLiteral("times-seen"), 64, false}},
          kDetailsWidth);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setItemDelegateForColumn(
        IncidentTableModel::Severity,
        new StatusPillDelegate([this](const QModelIndex &index) { return m_model->at(index.row()).severity; }, this));
    table->setItemDelegateForColumn(
        IncidentTableModel::State,
        new StatusPillDelegate([this](const QModelIndex &index) { return pillOf(m_model->at(index.row())); }, this));
    for (const auto &[keys, button] : {std::pair(QKeyCombination(Qt::Key_F9), m_strip->changedButton()),
                                       {Qt::SHIFT | Qt::Key_F9, m_strip->everythingButton()},
                                       {Qt::CTRL | Qt::Key_F9, m_strip->stopButton()},
                                       {Qt::ALT | Qt::Key_F9, m_strip->moreButton()}})
        m_checkKeys << addKey(this, keys, button);
    connect(m_strip, &CheckStrip::checked, this, &CasesPane::refresh);
    connect(list(), &ListPage::refreshed, m_strip, &CheckStrip::refresh);
    connect(m_strip, &CheckStrip::serverAnswered, this, &CasesPane::serverAnswered);
    connect(m_details, &CaseDetails::caseChanged, this, &CasesPane::caseChanged);
    connect(m_details, &CaseDetails::left, this, [table] { table->setFocus(Qt::OtherFocusReason); });
    pressOnEnter(list());
    showFilters();
}

void CasesPane::setStore(const StoreFacts &store)
{
    m_details->setStore(store);
    m_strip->setPerson(store.role);
}

void CasesPane::showCase(IncidentId incident)
{
    m_shown = incident;
    m_details->showCase(incident);
    markShown();
}

void CasesPane::takeFocus()
{
    m_details->takeFocus();
}

void CasesPane::showEvent(QShowEvent *event)
{
    RecordsPage::showEvent(event);
    m_strip->refresh();
}

// Nobody has resolved it, and it is with somebody or not: two runs of the index, put together.
QFuture<Reply<CasesPane::Rows>> CasesPane::read(const std::optional<IncidentId> &after, int limit)
{
    IncidentPageRequest request{{}, m_severity, after, limit};
    for (const auto &[only, word] : kOnly) {
        if (only == m_only && only != Only::All)
            request.state = word;
    }
    const auto noted = [this](const QFuture<Reply<Rows>> &answer) {
        whenAnswered(answer, this, [this](const Reply<Rows> &reply) {
            m_refused = reply.error() && reply.error()->kind == DbError::Kind::NotPermitted;
        });
        return answer;
    };
    if (m_only != Only::Open)
        return noted(m_desk.diagnostics.incidentPage(request));
    struct Both
    {
        std::array<std::optional<Reply<Rows>>, 2> replies;
        QPromise<Reply<Rows>> promise;
    };
    const auto both = std::make_shared<Both>();
    both->promise.start();
    const QFuture<Reply<Rows>> answer = noted(both->promise.future());
    for (const std::size_t which : {0u, 1u}) {
        request.state = which == 0 ? "open" : "handed";
        whenAnswered(m_desk.diagnostics.incidentPage(request), this, [both, which, limit](const Reply<Rows> &reply) {
            both->replies[which] = reply;
            if (!both->replies[0] || !both->replies[1])
                return;
            Reply<Rows> all = both->replies[0]->error() ? *both->replies[0] : *both->replies[1];
            if (!all.error()) {
                Rows rows = *both->replies[0]->value();
                const Rows &more = *both->replies[1]->value();
                // A case that was handed over between the two is in both.
                std::erase_if(rows, [&](const IncidentRow &row) {
                    return std::ranges::any_of(more, [&](const IncidentRow &other) { return other.id == row.id; });
                });
                rows.insert(rows.end(), more.begin(), more.end());
                std::ranges::sort(rows, std::greater(), &IncidentRow::id);
                if (std::ssize(rows) > limit)
                    rows.resize(std::size_t(limit));
                all.result = std::move(rows);
            }
            both->promise.addResult(all);
            both->promise.finish();
        });
    }
    return answer;
}

void CasesPane::askForHead(quint64 ticket, int rows)
{
    replaceWhenAnswered(m_model, ticket, rows, read({}, rows));
}

void CasesPane::askForCount(quint64 ticket)
{
    m_hidden.reset();
    whenAnswered(m_desk.diagnostics.incidentCounts(), this,
                 [this, ticket](const Reply<std::vector<IncidentCount>> &reply) {
                     if (ticket != countTicket() || !reply.value())
                         return;
                     qint64 matching = 0, hidden = 0;
                     for (const IncidentCount &count : *reply.value()) {
                         if (m_severity && count.severity != *m_severity)
                             continue;
                         (isListed(m_only, count.state) ? matching : hidden) += count.cases;
                     }
                     m_hidden = hidden;
                     takeCount(ticket, {matching, reply.run});
                 });
}

std::vector<RecordsPage::Sorting> CasesPane::sortings() const
{
    return {{IncidentTableModel::Number, int(IncidentSort::Newest), Qt::DescendingOrder}};
}

void CasesPane::clearFilters()
{
    m_only = Only::Open;
    m_severity.reset();
}

QMap<QString, QString> CasesPane::chips() const
{
    QMap<QString, QString> chips;
    for (const auto &[only, word] : kOnly) {
        if (only == m_only && only != Only::Open)
            chips.insert(QStringLiteral("only"), QLatin1String(word));
    }
    if (m_severity)
        chips.insert(QStringLiteral("severity"), QString::fromLatin1(*m_severity));
    return chips;
}

void CasesPane::takeChips(const QMap<QString, QString> &chips)
{
    clearFilters();
    for (const auto &[only, word] : kOnly) {
        if (chips.value(QStringLiteral("only")) == QLatin1String(word))
            m_only = only;
    }
    for (const char *severity : kSeverities) {
        if (chips.value(QStringLiteral("severity")) == QLatin1String(severity))
            m_severity = severity;
    }
}

void CasesPane::setOnly(Only only)
{
    m_only = only;
    restart();
}

void CasesPane::setSeverity(const std::optional<QByteArray> &severity)
{
    m_severity = severity;
    restart();
}

void CasesPane::caseChanged()
{
    const QScopedValueRollback keeps(m_keepsDetails, true);
    refresh();
}

std::optional<int> CasesPane::shownRow() const
{
    return m_shown ? m_model->rowOf(*m_shown) : std::nullopt;
}

void CasesPane::showRow(int row)
{
    const IncidentId incident = m_model->at(row).id;
    if (m_shown == incident)
        return;
    m_shown = incident;
    m_details->showCase(incident);
}

void CasesPane::reloadDetails()
{
    if (m_shown && !m_keepsDetails)
        m_details->showCase(*m_shown);
}

RecordsPage::Words CasesPane::words() const
{
    return {tr("Cases"),
            tr("Reading cases…"),
            m_refused ? tr("Cases are for supervisors. Ask one to sign in here.")
                      : tr("The cases could not be read. Nothing was changed."),
            tr("No case is open."),
            tr("No case matches these filters."),
            {tr("No."), tr("Severity"), tr("Finding"), tr("Of"), tr("State"), tr("With"), tr("Opened"), tr("Last seen"),
             tr("Seen")}};
}

QString CasesPane::countNote() const
{
    return m_only == Only::Open && m_hidden && *m_hidden > 0
               ? tr(" · %1 resolved are hidden").arg(format::count(*m_hidden))
               : QString();
}

QString CasesPane::display(const IncidentRow &incident, int column)
{
    switch (column) {
    case IncidentTableModel::Number:
        return QString::number(number(incident.id));
    case IncidentTableModel::Severity:
        return severityWord(incident.severity);
    case IncidentTableModel::Finding:
        return findingSentence(incident);
    case IncidentTableModel::Of:
        return subjectText(incident);
    case IncidentTableModel::State:
        return StatusLook::of(pillOf(incident)).word;
    case IncidentTableModel::HandedTo:
        return incident.handedTo;
    case IncidentTableModel::OpenedAt:
        return format::dayAndTime(incident.openedAt);
    case IncidentTableModel::LastSeenAt:
        return format::dayAndTime(incident.lastSeenAt);
    case IncidentTableModel::TimesSeen:
        return format::count(incident.timesSeen);
    default:
        return {};
    }
}

QString CasesPane::wordsOf(Only only)
{
    switch (only) {
    case Only::Open:
        return tr("Open cases");
    case Only::Handed:
        return tr("Handed over");
    case Only::Resolved:
        return tr("Resolved");
    case Only::All:
        return tr("All cases");
    }
    return {};
}

QString CasesPane::wordsOf(const std::optional<QByteArray> &severity)
{
    return !severity                 ? tr("Every severity")
           : *severity == "critical" ? tr("Only critical")
           : *severity == "warning"  ? tr("Only warnings")
                                     : tr("Only notices");
}

void CasesPane::showFilters()
{
    const auto say = [](QPushButton *chip, const QString &text, const QString &toolTip) {
        chip->setText(text);
        chip->setToolTip(toolTip);
        chip->setAccessibleDescription(toolTip);
    };
    say(m_onlyChip, wordsOf(m_only), tr("Show open, handed over, resolved or all cases"));
    say(m_severityChip, wordsOf(m_severity), tr("Show every severity or one"));
    const QStringList keys{tr("Check what changed"), tr("Check everything"), tr("Stop the check"),
                           tr("Details of the check")};
    for (qsizetype i = 0; i < m_checkKeys.size(); ++i)
        m_checkKeys.at(i)->setWhatsThis(keys.at(i));
}

} // namespace holdfast
