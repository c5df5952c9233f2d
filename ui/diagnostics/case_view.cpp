// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/case_view.h"

#include "ui/diagnostics/case_evidence.h"
#include "ui/diagnostics/case_history.h"
#include "ui/diagnostics/case_order_view.h"
#include "ui/diagnostics/case_sku_view.h"
#include "ui/diagnostics/finding_text.h"
#include "ui/diagnostics/side_by_side.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace holdfast {

namespace {

constexpr int kSideBySideFrom = 720; // px

AnswerText::Tone toneOf(const QByteArray &severity)
{
    using Tone = AnswerText::Tone;
    return severity == "critical" ? Tone::Wrong : severity == "warning" ? Tone::Caution : Tone::Quiet;
}

// What Tab reaches, as it is laid out.
void addInTurn(QLayout *layout, QWidgetList &all)
{
    for (int at = 0; layout && at < layout->count(); ++at) {
        QLayoutItem *item = layout->itemAt(at);
        if (item->layout())
            addInTurn(item->layout(), all);
        QWidget *widget = item->widget();
        if (!widget)
            continue;
        if (widget->focusPolicy() & Qt::TabFocus)
            all << widget;
        addInTurn(widget->layout(), all);
    }
}

} // namespace

CaseView::CaseView(QWidget *parent)
    : RecordDetails(parent), m_title(plainLabel(content())), m_severity(new StatusPill(content())),
      m_state(new StatusPill(content())), m_asOf(plainLabel(content(), "muted")), m_finding(new QFrame(content())),
      m_mark(new QLabel(m_finding)), m_sentence(plainLabel(m_finding)), m_facts(plainLabel(content(), "muted")),
      m_invariant(plainLabel(content(), "muted")), m_order(makeLink(content(), {}, {})),
      m_sku(makeLink(content(), {}, {})), m_quote(makeLink(content(), {}, {})),
      m_found(new SideBySide(kSideBySideFrom, content())), m_evidence(new CaseEvidence(m_found)),
      m_history(new CaseHistory(m_found)), m_sections(new QVBoxLayout), m_skuColumn(new QWidget(content())),
      m_skuRows(new QVBoxLayout(m_skuColumn)), m_skusTitle(plainLabel(m_skuColumn)),
      m_orderView(new CaseOrderView(content()))
{
    setRole(m_title, "heading");
    auto *title = new QHBoxLayout;
    title->setSpacing(Theme::kGap);
    title->addWidget(m_title);
    title->addWidget(m_severity);
    title->addWidget(m_state);
    title->addStretch();
    title->addWidget(m_asOf);

    m_finding->setObjectName(QStringLiteral("Answer"));
    m_sentence->setWordWrap(true);
    m_sentence->setFont(Theme::strong());
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *finding = new QHBoxLayout(m_finding);
    finding->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
    finding->setSpacing(Theme::kGap);
    finding->addWidget(m_mark, 0, Qt::AlignTop);
    finding->addWidget(m_sentence, 1);

    m_facts->setWordWrap(true);
    m_invariant->setFont(Theme::fixed());
    m_invariant->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *links = new QHBoxLayout;
    links->setSpacing(Theme::kGap);
    for (QPushButton *link : {m_order, m_sku, m_quote})
        links->addWidget(link);
    links->addStretch();
    links->addWidget(m_invariant);

    m_found->add(m_evidence);
    m_found->add(m_history);
    setRole(m_skusTitle, "strong");
    m_skuRows->setContentsMargins(0, 0, 0, 0);
    m_skuRows->setSpacing(Theme::kPadding);
    m_skuRows->addWidget(m_skusTitle);
    m_sections->setSpacing(Theme::kPadding);
    m_sections->addWidget(m_skuColumn);
    m_sections->addWidget(m_orderView);

    contentLayout()->addLayout(title);
    contentLayout()->addWidget(m_finding);
    contentLayout()->addWidget(m_facts);
    contentLayout()->addLayout(links);
    contentLayout()->addWidget(m_found);
    contentLayout()->addLayout(m_sections);

    connect(m_order, &QPushButton::clicked, this, [this] { Q_EMIT orderAsked(*m_page->incident.incident.order); });
    connect(m_sku, &QPushButton::clicked, this, [this] { Q_EMIT stockAsked(*m_page->incident.incident.sku); });
    connect(m_quote, &QPushButton::clicked, this, [this] { Q_EMIT quoteAsked(*m_page->incident.incident.quote); });
    connect(m_orderView, &CaseOrderView::orderAsked, this, &CaseView::orderAsked);
    connect(m_orderView, &CaseOrderView::stockAsked, this, &CaseView::stockAsked);
    connect(m_orderView, &CaseOrderView::quoteAsked, this, &CaseView::quoteAsked);
    retranslate();
}

void CaseView::show(const CasePage &page)
{
    const bool isSame = m_page && m_page->incident.incident.id == page.incident.incident.id;
    const QWidget *focus = focusWidget();
    const bool hadFocus = focus && focus->hasFocus() && content()->isAncestorOf(focus);
    m_page = page;
    if (!isSame) {
        for (CaseSkuView *sku : m_skus) // what was unfolded there says nothing here
            sku->deleteLater();
        m_skus.clear();
    }
    showHead();
    m_evidence->show(page);
    m_history->show(page.incident);
    showSkus();
    m_orderView->show(page);
    m_sections->removeWidget(m_orderView);
    m_sections->insertWidget(page.incident.incident.sku || !page.incident.incident.order ? 1 : 0, m_orderView);
    if (!isSame)
        verticalScrollBar()->setValue(0);
    showRecord();
    orderTabs();
    if (hadFocus && (!focusWidget() || !focusWidget()->hasFocus()))
        takeFocus(); // a row that was made anew had it
    RecordDetails::show();
}

void CaseView::showHead()
{
    const IncidentCard &card = m_page->incident;
    const IncidentRow &incident = card.incident;
    m_title->setText(tr("Case %1").arg(number(incident.id)));
    m_severity->setStatus(incident.severity);
    m_state->setStatus(pillOf(incident));
    m_asOf->setText(tr("as of %1").arg(format::moment(m_page->snapshot)));
    m_asOf->setToolTip(tr("All of it was read in one instant: %1").arg(format::utc(m_page->snapshot)));

    const ToneLook look = ToneLook::of(toneOf(incident.severity));
    m_finding->setProperty("tone", QLatin1String(look.name));
    m_finding->style()->unpolish(m_finding);
    m_finding->style()->polish(m_finding);
    m_mark->setPixmap(iconPixmap(QLatin1String(look.icon), look.colour, 20, devicePixelRatioF()));
    m_sentence->setText(findingSentence(incident, card.evidence));

    QString facts = tr("Opened %1 by %2").arg(format::dayAndTime(incident.openedAt), card.openedBy);
    if (incident.timesSeen > 1)
        facts += tr(" · seen %n time(s), last %1", nullptr, int(incident.timesSeen))
                     .arg(format::dayAndTime(incident.lastSeenAt));
    if (!incident.handedTo.isEmpty())
        facts += tr(" · handed to %1").arg(incident.handedTo);
    m_facts->setText(facts);
    m_facts->setToolTip(format::utc(incident.openedAt));
    m_invariant->setText(QString::fromUtf8(incident.invariant));
    m_invariant->setToolTip(QString::fromUtf8(incident.findingKey));

    const auto showLink = [](QPushButton *link, bool shown, const QString &text, const QString &toolTip) {
        link->setVisible(shown);
        link->setText(QString(text).replace(u'&', QStringLiteral("&&")));
        link->setAccessibleName(text);
        link->setToolTip(toolTip);
    };
    showLink(m_order, incident.order.has_value(), tr("Order %1").arg(number(incident.order.value_or(OrderId{}))),
             tr("Show this order"));
    const auto sku = std::find_if(m_page->skus.begin(), m_page->skus.end(),
                                  [&](const CasePage::Sku &each) { return each.why.sku == incident.sku; });
    showLink(m_sku, sku != m_page->skus.end(), sku == m_page->skus.end() ? QString() : QString::fromUtf8(sku->why.code),
             tr("Show this SKU's stock"));
    showLink(m_quote, incident.quote.has_value(), tr("Quote %1").arg(number(incident.quote.value_or(QuoteId{}))),
             tr("Show the quote"));
}

void CaseView::showSkus()
{
    std::vector<CaseSkuView *> now;
    for (const CasePage::Sku &sku : m_page->skus) {
        const auto known = std::find_if(m_skus.begin(), m_skus.end(),
                                        [&](const CaseSkuView *view) { return view->sku() == sku.why.sku; });
        CaseSkuView *view = nullptr;
        if (known != m_skus.end()) {
            view = *known;
            m_skus.erase(known);
        } else {
            view = new CaseSkuView(m_skuColumn);
            connect(view, &CaseSkuView::orderAsked, this, &CaseView::orderAsked);
            connect(view, &CaseSkuView::stockAsked, this, &CaseView::stockAsked);
        }
        m_skuRows->insertWidget(int(now.size()) + 1, view); // after the title
        now.push_back(view);
        const IncidentRow &incident = m_page->incident.incident;
        view->show(sku, incident.order, incident.sku == sku.why.sku || m_page->skus.size() == 1);
    }
    for (CaseSkuView *gone : m_skus)
        gone->deleteLater();
    m_skus = std::move(now);
    m_skuColumn->setVisible(!m_skus.empty());
}

// Rows that are made anew would come last, behind what is done with the case.
void CaseView::orderTabs()
{
    QWidgetList all{this};
    addInTurn(contentLayout(), all);
    for (qsizetype at = 1; at < all.size(); ++at)
        setTabOrder(all.at(at - 1), all.at(at));
}

void CaseView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        QMetaObject::invokeMethod(this, &CaseView::orderTabs, Qt::QueuedConnection); // when all have their new rows
    }
    RecordDetails::changeEvent(event);
}

void CaseView::retranslate()
{
    setAccessibleName(tr("Details of the case"));
    m_skusTitle->setText(tr("Who holds these units, and how the counters came about"));
    if (m_page)
        showHead();
}

} // namespace holdfast
