// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/timings_pane.h"

#include "sql/connection/lane.h"
#include "ui/diagnostics/timing_details.h"
#include "ui/diagnostics/timings_text.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"

#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTimer>

#include <algorithm>

namespace holdfast {

namespace {

constexpr qint64 kMilli = 1'000, kHour = 3'600 * 1'000 * kMilli;

QString cellOf(const FlowTiming &timing, int column)
{
    switch (column) {
    case TimingsTableModel::Flow:
        return timingwords::flow(timing.flow);
    case TimingsTableModel::Step:
        return timingwords::step(timing);
    case TimingsTableModel::Runs:
        return format::count(timing.runs);
    case TimingsTableModel::Median:
        return timingwords::value(timing.step, double(timing.p50));
    case TimingsTableModel::Most95:
        return timingwords::value(timing.step, double(timing.p95));
    case TimingsTableModel::Most99:
        return timingwords::value(timing.step, double(timing.p99));
    case TimingsTableModel::Longest:
        return timingwords::value(timing.step, double(timing.max));
    case TimingsTableModel::Mean:
        return timingwords::mean(timing.step, timing.mean);
    default:
        return {};
    }
}

} // namespace

TimingsPane::TimingsPane(const StoreDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_model(new TimingsTableModel(cellOf, this)), m_list(new ListPage(this)),
      m_details(new TimingDetails(this)), m_next(new QTimer(this))
{
    for (int span = 0; span < SpanCount; ++span) {
        m_chips[span] = makeChip(this);
        m_chips[span]->setCheckable(true);
        m_list->addChip(m_chips[span]);
        connect(m_chips[span], &QPushButton::clicked, this, [this, span] { choose(Span(span)); });
    }
    ListTable *table = m_list->table();
    table->setModel(m_model);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    QHeaderView *header = table->horizontalHeader();
    header->setSectionsClickable(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(TimingsTableModel::Step, QHeaderView::Stretch);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(m_list);
    splitter->addWidget(m_details);
    splitter->setStretchFactor(0, 1);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({748, 380});
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    m_next->setObjectName(QStringLiteral("NextQuestion"));
    m_next->setSingleShot(true);
    m_next->setInterval(kEvery);
    connect(m_next, &QTimer::timeout, this, &TimingsPane::ask);
    connect(m_list, &ListPage::refreshed, this, &TimingsPane::ask);
    connect(m_list, &ListPage::filterTyped, this, [this](const QString &text) {
        m_text = text;
        showAll();
    });
    const auto clear = [this] {
        m_text.clear();
        m_list->filterField()->clear();
        showAll();
    };
    connect(m_list, &ListPage::cleared, this, clear);
    connect(m_list, &ListPage::actionChosen, this, [this, clear] {
        if (!m_page)
            ask();
        else if (!m_text.isEmpty())
            clear();
        else
            choose(SevenDays);
    });
    connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TimingsPane::showChosen);
    connect(table, &QTableView::activated, m_details, &TimingDetails::takeFocus);
    connect(m_details, &TimingDetails::left, table, [table] { table->setFocus(Qt::OtherFocusReason); });
    retranslate();
}

void TimingsPane::takeFocus()
{
    m_list->table()->setFocus(Qt::OtherFocusReason);
}

void TimingsPane::choose(Span span)
{
    const bool isOther = span != m_span;
    m_span = span;
    if (isOther) {
        m_page.reset(); // of another span
        m_quotes.reset();
        m_failed = false;
        ask();
    }
    retranslate();
}

Instant TimingsPane::beginOf(Span span, Instant now)
{
    switch (span) {
    case Today:
        return {QDate::currentDate().startOfDay().toMSecsSinceEpoch() * kMilli};
    case SevenDays:
        return {now.micros - 7 * 24 * kHour};
    default:
        return {now.micros - kHour};
    }
}

// The newest question counts: what is asked for another span is not waited for.
void TimingsPane::ask()
{
    m_next->stop();
    const quint64 ticket = ++m_ticket;
    const Instant now{QDateTime::currentMSecsSinceEpoch() * kMilli};
    const Instant from = beginOf(m_span, now);
    whenAnswered(m_desk.diagnostics.timings(from, now), this, [this, ticket](const Reply<TimingsPage> &reply) {
        if (ticket != m_ticket)
            return;
        m_failed = !reply.value();
        if (reply.value()) {
            m_page = *reply.value();
            m_readAt = QDateTime::currentMSecsSinceEpoch();
        }
        showAll();
        if (m_seen)
            m_next->start();
    });
    if (m_desk.diagnostics.quoteMetrics)
        whenAnswered(m_desk.diagnostics.quoteMetrics(from), this, [this, ticket](const Reply<QuoteMetrics> &reply) {
            if (ticket != m_ticket)
                return;
            m_quotes = reply.value() ? std::optional(*reply.value()) : std::nullopt;
            showAll();
        });
    showAll();
}

void TimingsPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_seen = true;
    if (QDateTime::currentMSecsSinceEpoch() - m_readAt >= kEvery)
        ask();
    else
        m_next->start();
}

void TimingsPane::hideEvent(QHideEvent *event)
{
    m_seen = false;
    m_next->stop();
    QWidget::hideEvent(event);
}

void TimingsPane::showAll()
{
    std::vector<FlowTiming> shown;
    if (m_page)
        shown = m_page->timings;
    std::erase_if(shown, [&](const FlowTiming &timing) {
        return !timingwords::flow(timing.flow).contains(m_text, Qt::CaseInsensitive) &&
               !timingwords::step(timing).contains(m_text, Qt::CaseInsensitive);
    });
    const bool isEmpty = shown.empty();
    if (m_page) // another span's rows stay until its own are there: so does the place among them
        m_model->take(std::move(shown));
    const QString asOf = QDateTime::fromMSecsSinceEpoch(m_readAt).time().toString(u"HH:mm:ss");
    using State = ListPage::State;
    if (!m_page && m_failed)
        m_list->setState(State::Failed, tr("The timings could not be read. Nothing was changed."), tr("Try again"));
    else if (!m_page)
        m_list->setState(State::Loading, tr("Reading the timings…"));
    else if (!isEmpty)
        m_list->setState(State::Rows);
    else if (!m_text.isEmpty())
        m_list->setState(State::Empty, tr("No flow, step or SKU is called that."), tr("Clear the filter"));
    else if (m_span == SevenDays)
        m_list->setState(State::Empty, tr("No desk has written timings for seven days."));
    else
        m_list->setState(State::Empty,
                         m_span == Today ? tr("No desk has written timings today.")
                                         : tr("No desk has written timings in the last hour."),
                         tr("Show seven days"));
    m_list->setClearable(!m_text.isEmpty());
    m_list->setMatching(m_page ? std::optional<qint64>(m_model->rowCount()) : std::nullopt);
    const bool stale = m_page && m_failed;
    m_list->setStale(stale ? tr("As of %1 — the database does not answer now").arg(asOf) : QString(), tr("Try now"));
    m_list->setCount(m_page ? spanName(m_span) + QStringLiteral(" · ") + tr("as of %1").arg(asOf) : spanName(m_span));
    m_list->setFoot(tr("All desks together; each writes what it measured about once a minute."));
    if (m_page)
        m_details->setPage(*m_page, spanName(m_span));
    m_details->setQuotes(m_quotes, spanName(m_span));
    if (!isEmpty && !m_list->table()->currentIndex().isValid())
        m_list->table()->selectRow(0);
    showChosen();
}

void TimingsPane::showChosen()
{
    const QModelIndexList rows = m_list->table()->selectionModel()->selectedRows();
    if (rows.isEmpty() || !m_page) {
        if (m_page)
            m_details->setTiming(std::nullopt);
        return;
    }
    // As it was read: the model keeps a row whose numbers are the same.
    const TimingList::Id id = TimingList::idOf(m_model->at(rows.first().row()));
    const auto found = std::ranges::find(m_page->timings, id, &TimingList::idOf);
    m_details->setTiming(found == m_page->timings.end() ? std::nullopt : std::optional(*found));
}

QString TimingsPane::spanName(Span span) const
{
    switch (span) {
    case Today:
        return tr("today");
    case SevenDays:
        return tr("7 days");
    default:
        return tr("last hour");
    }
}

void TimingsPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->displayChanged();
    }
    QWidget::changeEvent(event);
}

void TimingsPane::retranslate()
{
    m_list->setTitle(tr("Timings"));
    const QString words[SpanCount] = {tr("Last &hour"), tr("To&day"), tr("&7 days")};
    const QString keys[SpanCount] = {tr("What was written in the last hour (Alt+H)"),
                                     tr("What was written today (Alt+D)"),
                                     tr("What was written in the last seven days (Alt+7)")};
    for (int span = 0; span < SpanCount; ++span) {
        m_chips[span]->setText(words[span]);
        m_chips[span]->setToolTip(keys[span]);
        m_chips[span]->setChecked(span == m_span);
    }
    m_model->setTitles(
        {tr("Flow"), tr("Step"), tr("Runs"), tr("Median"), tr("95 %"), tr("99 %"), tr("Longest"), tr("Mean")});
    showAll();
}

} // namespace holdfast
