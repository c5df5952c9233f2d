// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/case_sku_view.h"

#include "ui/diagnostics/holders_table.h"
#include "ui/diagnostics/movements_table.h"
#include "ui/diagnostics/side_by_side.h"
#include "ui/diagnostics/sum_line.h"
#include "ui/diagnostics/why_reserved_text.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/record_details.h"
#include "ui/shared/stock_bar.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace holdfast {

namespace {

constexpr int kMostHolders = 10;     // without a scroll bar
constexpr int kSideBySideFrom = 880; // px

// A table of a card with its head.
QWidget *part(QWidget *parent, QLabel *title, QLabel *note, QWidget *table, QWidget *below)
{
    auto *widget = new QWidget(parent);
    setRole(title, "strong");
    auto *head = new QHBoxLayout;
    head->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, 0);
    head->setSpacing(Theme::kGap);
    head->addWidget(title);
    head->addStretch();
    head->addWidget(note);
    auto *layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, Theme::kGap);
    layout->setSpacing(Theme::kSmallGap);
    layout->addLayout(head);
    layout->addWidget(table);
    if (below)
        layout->addWidget(below, 0, Qt::AlignLeft);
    return widget;
}

} // namespace

CaseSkuView::CaseSkuView(QWidget *parent)
    : QFrame(parent), m_link(makeLink(this, {}, {})), m_name(plainLabel(this)), m_counters(plainLabel(this, "muted")),
      m_fold(makeLink(this, {}, {})), m_heldSum(new SumLine(this)), m_movedSum(new SumLine(this)),
      m_bar(new StockBar(this)), m_tables(new SideBySide(kSideBySideFrom, this)), m_holdersTitle(plainLabel(m_tables)),
      m_holdersNote(plainLabel(m_tables, "muted")), m_holders(new HoldersTable(kMostHolders, m_tables)),
      m_movementsTitle(plainLabel(m_tables)), m_movementsNote(plainLabel(m_tables, "muted")),
      m_movements(new MovementsTable(m_tables)), m_all(makeLink(m_tables, {}, {}))
{
    setObjectName(QStringLiteral("Card"));
    m_link->setFont(Theme::fixed());
    setRole(m_name, "strong");
    m_name->setWordWrap(true);
    m_tables->add(part(m_tables, m_holdersTitle, m_holdersNote, m_holders, nullptr));
    m_tables->add(part(m_tables, m_movementsTitle, m_movementsNote, m_movements, m_all));

    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::kGap);
    head->addWidget(m_link);
    head->addWidget(m_name, 1);
    head->addWidget(m_fold);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
    top->setSpacing(Theme::kGap);
    top->addLayout(head);
    top->addWidget(m_counters);
    top->addWidget(m_bar);
    top->addWidget(m_heldSum);
    top->addWidget(m_movedSum);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_tables);

    connect(m_link, &QPushButton::clicked, this, [this] { Q_EMIT stockAsked(m_sku.why.sku); });
    connect(m_fold, &QPushButton::clicked, this, [this] {
        m_unfolded = !isUnfolded();
        showAll();
    });
    connect(m_all, &QPushButton::clicked, this, [this] {
        m_movements->showAll();
        m_movements->setFocus(Qt::OtherFocusReason);
        showAll();
    });
    connect(m_holders, &HoldersTable::orderAsked, this, &CaseSkuView::orderAsked);
    connect(m_movements, &MovementsTable::orderAsked, this, &CaseSkuView::orderAsked);
    retranslate();
}

void CaseSkuView::show(const CasePage::Sku &sku, std::optional<OrderId> own, bool isSubject)
{
    m_sku = sku;
    m_own = own;
    m_isSubject = isSubject;
    m_holders->show(sku.why, own);
    m_movements->show(sku);
    showAll();
    QFrame::show();
}

bool CaseSkuView::isUnfolded() const
{
    return m_unfolded.value_or(m_isSubject || !addsUp(m_sku.why) || !MovementsTable::addsUp(m_sku));
}

void CaseSkuView::showAll()
{
    const WhyReserved &why = m_sku.why;
    m_link->setText(QString::fromUtf8(why.code).replace(u'&', QStringLiteral("&&")));
    m_link->setAccessibleName(QString::fromUtf8(why.code));
    m_link->setToolTip(tr("Show this SKU's stock"));
    m_name->setText(why.name);
    const auto counter = [](const std::optional<qint64> &units) { return units ? format::count(*units) : tr("none"); };
    const bool hasRow = why.available || why.reserved;
    m_counters->setText(hasRow ? tr("%1 available · %2 reserved · version %3")
                                     .arg(counter(why.available), counter(why.reserved))
                                     .arg(why.version)
                               : tr("no stock row"));
    setRole(m_counters, hasRow ? "muted" : "wrong");
    m_bar->setVisible(hasRow);
    m_bar->setUnits(std::max<qint64>(why.available.value_or(0), 0), std::max<qint64>(why.reserved.value_or(0), 0));
    m_heldSum->say(whyReservedText(why), addsUp(why));
    m_movedSum->say(MovementsTable::sumText(m_sku), MovementsTable::addsUp(m_sku));

    m_holdersTitle->setText(tr("Held by orders"));
    m_holdersNote->setText(why.holders > std::ssize(why.by)
                               ? tr("more than the first %1 are not listed").arg(format::count(std::ssize(why.by)))
                               : tr("sum %1").arg(format::count(why.held)));
    m_holders->setVisible(!why.by.empty());
    m_movementsTitle->setText(tr("Movements, oldest first"));
    m_movementsNote->setText(tr("available / reserved"));
    m_all->setText(tr("Show the %n movement(s) before", nullptr, int(m_movements->folded())));
    m_all->setAccessibleName(m_all->text());
    m_all->setVisible(m_movements->folded() > 0);
    m_fold->setText(isUnfolded() ? tr("Fold") : tr("Unfold"));
    m_fold->setAccessibleName(isUnfolded() ? tr("Fold %1").arg(QString::fromUtf8(why.code))
                                           : tr("Unfold %1").arg(QString::fromUtf8(why.code)));
    m_fold->setToolTip(isUnfolded() ? tr("Leave only the sums") : tr("Show who holds it, and its movements"));
    m_tables->setVisible(isUnfolded());
}

void CaseSkuView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void CaseSkuView::retranslate()
{
    showAll();
}

} // namespace holdfast
