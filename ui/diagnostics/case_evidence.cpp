// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/case_evidence.h"

#include "ui/diagnostics/evidence_text.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/record_details.h"
#include "ui/shared/theme.h"

#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>

namespace holdfast {

namespace {

struct Seen
{
    QByteArray evidence;
    Instant at;
    QString who;
};

// What was seen last; the evidence of a repair is its plan, not what was seen.
Seen lastSeen(const IncidentCard &card)
{
    for (auto event = card.events.rbegin(); event != card.events.rend(); ++event) {
        if ((event->what == "seen" || event->what == "reopened") && !event->evidence.isEmpty())
            return {event->evidence, event->at, event->who};
    }
    return {card.evidence, card.incident.openedAt, card.openedBy};
}

} // namespace

CaseEvidence::CaseEvidence(QWidget *parent)
    : QFrame(parent), m_title(plainLabel(this)), m_seen(plainLabel(this, "muted")), m_rows(new QGridLayout),
      m_rawButton(makeLink(this, {}, {})), m_copy(makeLink(this, {}, {})), m_raw(plainLabel(this, "muted"))
{
    QVBoxLayout *rows = layOutCard(this, m_title, m_seen);
    m_rows->setContentsMargins(Theme::kPadding, 0, Theme::kPadding, Theme::kGap);
    m_rows->setHorizontalSpacing(Theme::kWidePadding);
    m_rows->setVerticalSpacing(6);
    for (int column = 0; column < 3; ++column)
        m_rows->setColumnStretch(column, column == 0 ? 2 : 3);
    m_raw->setFont(Theme::fixed());
    m_raw->setWordWrap(true);
    m_raw->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_raw->setContentsMargins(Theme::kPadding, 0, Theme::kPadding, Theme::kGap);
    auto *links = new QHBoxLayout;
    links->setContentsMargins(Theme::kPadding, 0, Theme::kPadding, Theme::kGap);
    links->setSpacing(Theme::kGap);
    links->addWidget(m_rawButton);
    links->addWidget(m_copy);
    links->addStretch();
    rows->addLayout(m_rows);
    rows->addLayout(links);
    rows->addWidget(m_raw);
    connect(m_rawButton, &QPushButton::clicked, this, [this] { unfold(m_raw->isHidden()); });
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_raw->text()); });
    unfold(false);
}

void CaseEvidence::show(const CasePage &page)
{
    const bool isSame = m_page && m_page->incident.incident.id == page.incident.incident.id;
    m_page = page;
    retranslate();
    if (!isSame)
        unfold(false);
    QFrame::show();
}

void CaseEvidence::addTitles()
{
    const int row = m_rows->rowCount();
    const QString titles[] = {QString(), tr("Expected"), tr("Found")};
    for (int column = 1; column < 3; ++column) {
        QLabel *title = plainLabel(this, "muted");
        title->setText(titles[column]);
        m_rows->addWidget(title, row, column);
    }
}

void CaseEvidence::addSentence(const QString &sentence)
{
    QLabel *words = plainLabel(this, "muted");
    words->setWordWrap(true);
    words->setText(sentence);
    m_rows->addWidget(words, m_rows->rowCount(), 0, 1, 3);
}

void CaseEvidence::addRows(const QByteArray &evidence)
{
    const std::vector<EvidenceRow> rows = evidenceRows(evidence, *m_page);
    if (rows.empty()) {
        addSentence(tr("What was found has no form that is known here. The stored text is below."));
        return;
    }
    addTitles();
    for (const EvidenceRow &row : rows) {
        const int at = m_rows->rowCount();
        QLabel *name = plainLabel(this, "muted");
        name->setWordWrap(true);
        name->setText(row.name);
        QLabel *expected = plainLabel(this);
        QLabel *actual = plainLabel(this, row.differs ? "wrong" : nullptr);
        for (QLabel *value : {expected, actual}) {
            value->setWordWrap(true);
            value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        }
        expected->setText(row.expected);
        actual->setText(row.actual);
        actual->setAccessibleName(row.differs ? tr("%1: %2, expected %3").arg(row.name, row.actual, row.expected)
                                              : tr("%1: %2").arg(row.name, row.actual));
        auto *found = new QHBoxLayout;
        found->setSpacing(Theme::kSmallGap);
        if (row.differs) {
            actual->setFont(Theme::strong());
            auto *mark = new QLabel(this);
            mark->setPixmap(iconPixmap(QStringLiteral("alert"), Theme::current().wrong, 16, devicePixelRatioF()));
            found->addWidget(mark, 0, Qt::AlignTop);
        }
        found->addWidget(actual, 1, Qt::AlignTop);
        m_rows->addWidget(name, at, 0, Qt::AlignTop);
        m_rows->addWidget(expected, at, 1, Qt::AlignTop);
        m_rows->addLayout(found, at, 2);
    }
}

void CaseEvidence::unfold(bool unfolded)
{
    m_raw->setVisible(unfolded);
    m_copy->setVisible(unfolded);
    m_rawButton->setText(unfolded ? tr("Hide the stored text") : tr("Stored text"));
    m_rawButton->setAccessibleName(m_rawButton->text());
    m_rawButton->setToolTip(tr("What was found, exactly as it is stored"));
    m_copy->setText(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy the stored text"));
    m_copy->setToolTip(m_copy->accessibleName());
}

void CaseEvidence::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_page)
        retranslate();
    QFrame::changeEvent(event);
}

void CaseEvidence::retranslate()
{
    unfold(!m_raw->isHidden());
    m_title->setText(tr("Expected and found"));
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        if (QLayout *inner = item->layout())
            removeAll(inner);
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    const IncidentCard &card = m_page->incident;
    const Seen last = lastSeen(card);
    m_seen->setText(tr("seen %1 by %2").arg(format::dayAndTime(last.at), last.who));
    m_seen->setToolTip(format::utc(last.at));
    addRows(last.evidence);
    const bool another = last.evidence != card.evidence;
    if (another) {
        addSentence(tr("When the case was opened, %1, it was:").arg(format::dayAndTime(card.incident.openedAt)));
        addRows(card.evidence);
    }
    m_raw->setText(evidenceAsStored(last.evidence) +
                   (another ? QStringLiteral("\n\n") + evidenceAsStored(card.evidence) : QString()));
}

} // namespace holdfast
