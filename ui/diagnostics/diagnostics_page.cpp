// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/diagnostics_page.h"

#include "ui/diagnostics/case_details.h"
#include "ui/diagnostics/cases_pane.h"
#include "ui/diagnostics/check_strip.h"
#include "ui/diagnostics/day_pane.h"
#include "ui/diagnostics/lock_waits_pane.h"
#include "ui/diagnostics/repair_dialog.h"
#include "ui/diagnostics/timings_pane.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>

namespace holdfast {

DiagnosticsPage::DiagnosticsPage(const StoreDesk &desk, const StoreFacts &facts, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_facts(facts), m_tabs(new QTabBar(this)), m_parts(new QStackedWidget(this)),
      m_cases(new CasesPane(desk, this)),
      m_next(new QShortcut(Qt::CTRL | Qt::Key_PageDown, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut)),
      m_before(new QShortcut(Qt::CTRL | Qt::Key_PageUp, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut))
{
    m_cases->setStore(facts);
    auto *waits = new LockWaitsPane(desk, this);
    auto *timings = new TimingsPane(desk, this);
    auto *day = new DayPane(desk, facts, this);
    addPart(m_cases, [this] { m_cases->list()->table()->setFocus(Qt::OtherFocusReason); });
    addPart(waits, [waits] { waits->takeFocus(); });
    addPart(timings, [timings] { timings->takeFocus(); });
    addPart(day, [this] { m_tabs->setFocus(Qt::OtherFocusReason); });

    m_tabs->setObjectName(QStringLiteral("Parts"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    auto *bar = new QWidget(this);
    bar->setObjectName(QStringLiteral("PartBar"));
    bar->setAttribute(Qt::WA_StyledBackground);
    auto *barLayout = new QHBoxLayout(bar);
    barLayout->setContentsMargins(Theme::kSmallGap, 0, Theme::kWidePadding, 1); // the line below
    barLayout->addWidget(m_tabs);
    barLayout->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_parts, 1);

    connect(m_tabs, &QTabBar::currentChanged, m_parts, &QStackedWidget::setCurrentIndex);
    connect(m_next, &QShortcut::activated, this, [this] { step(1); });
    connect(m_before, &QShortcut::activated, this, [this] { step(-1); });
    connect(m_cases, &CasesPane::serverAnswered, this, &DiagnosticsPage::serverAnswered);
    CaseDetails *details = m_cases->details();
    connect(details, &CaseDetails::orderAsked, this, &DiagnosticsPage::orderAsked);
    connect(details, &CaseDetails::stockAsked, this, &DiagnosticsPage::stockAsked);
    connect(details, &CaseDetails::quoteAsked, this, &DiagnosticsPage::quoteAsked);
    connect(details, &CaseDetails::repairAsked, this, &DiagnosticsPage::openRepair);
    connect(waits, &LockWaitsPane::orderAsked, this, &DiagnosticsPage::orderAsked);
    connect(waits, &LockWaitsPane::stockAsked, this, &DiagnosticsPage::stockAsked);
    connect(waits, &LockWaitsPane::quoteAsked, this, &DiagnosticsPage::quoteAsked);
    connect(day, &DayPane::orderAsked, this, &DiagnosticsPage::orderAsked);
    retranslate();
}

void DiagnosticsPage::addPart(QWidget *pane, const std::function<void()> &focus)
{
    m_focus.push_back(focus);
    m_parts->addWidget(pane);
    m_tabs->addTab({});
}

void DiagnosticsPage::remember(const QString &scope)
{
    m_cases->remember(scope);
}

void DiagnosticsPage::showCase(IncidentId incident)
{
    m_tabs->setCurrentIndex(CasesAt);
    m_cases->showCase(incident);
}

std::optional<IncidentId> DiagnosticsPage::shownCase() const
{
    return m_cases->shownCase();
}

void DiagnosticsPage::refresh()
{
    m_cases->refresh();
    m_cases->strip()->refresh();
}

void DiagnosticsPage::takeFocus()
{
    m_tabs->setCurrentIndex(CasesAt);
    m_cases->takeFocus();
}

void DiagnosticsPage::focusList()
{
    m_focus[std::size_t(part())]();
}

int DiagnosticsPage::part() const
{
    return m_tabs->currentIndex();
}

void DiagnosticsPage::setPart(int part)
{
    m_tabs->setCurrentIndex(part);
}

void DiagnosticsPage::step(int by)
{
    setPart((part() + by + m_tabs->count()) % m_tabs->count());
    focusList();
}

// It blocks nothing, and goes away by itself.
void DiagnosticsPage::openRepair(const CasePage &page)
{
    auto *dialog = new RepairDialog(m_desk, m_facts, page, this);
    connect(dialog, &RepairDialog::asked, m_cases, &CasesPane::refresh); // it is in the case's history
    connect(dialog, &RepairDialog::repaired, m_cases, &CasesPane::refresh);
    connect(dialog, &RepairDialog::countAsked, this, &DiagnosticsPage::stockAsked);
    connect(dialog, &QDialog::finished, this, [this] { activateWindow(); }); // and so the focus is where it was
    dialog->show();
    dialog->activateWindow();
}

void DiagnosticsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DiagnosticsPage::retranslate()
{
    const QStringList names{tr("Cases"), tr("Who waits for whom"), tr("Timings"), tr("The day")};
    for (int part = 0; part < names.size(); ++part) {
        m_tabs->setTabText(part, names.at(part));
        m_tabs->setTabToolTip(part, tr("%1 (Ctrl+PgUp, Ctrl+PgDown)").arg(names.at(part)));
    }
    m_tabs->setAccessibleName(tr("Parts of Diagnostics"));
    m_next->setWhatsThis(tr("Next part of Diagnostics"));
    m_before->setWhatsThis(tr("Part of Diagnostics before"));
}

} // namespace holdfast
