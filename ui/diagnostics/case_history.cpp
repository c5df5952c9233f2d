// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/case_history.h"

#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/record_details.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace holdfast {

namespace {

using Event = IncidentCard::Event;

constexpr std::size_t kShown = 6; // the latest, until all are asked for

// Events that are one line: what was seen again, with nothing between.
struct Line
{
    const Event *first;
    const Event *last;
    int times;
};

std::vector<Line> linesOf(const std::vector<Event> &events)
{
    std::vector<Line> lines;
    for (const Event &event : events) {
        if (event.what == "seen" && !lines.empty() && lines.back().last->what == "seen") {
            lines.back().last = &event;
            ++lines.back().times;
        } else {
            lines.push_back({&event, &event, 1});
        }
    }
    return lines;
}

} // namespace

CaseHistory::CaseHistory(QWidget *parent)
    : QFrame(parent), m_title(plainLabel(this)), m_count(plainLabel(this, "muted")), m_all(makeLink(this, {}, {})),
      m_rows(nullptr)
{
    QVBoxLayout *card = layOutCard(this, m_title, m_count);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(Theme::kPadding, 0, Theme::kPadding, 0);
    top->addWidget(m_all);
    top->addStretch();
    card->addLayout(top);
    m_rows = new QVBoxLayout;
    m_rows->setContentsMargins(Theme::kPadding, 0, Theme::kPadding, Theme::kGap);
    m_rows->setSpacing(6);
    card->addLayout(m_rows);
    m_all->hide();
    connect(m_all, &QPushButton::clicked, this, [this] {
        m_isUnfolded = true;
        retranslate();
    });
}

void CaseHistory::show(const IncidentCard &card)
{
    if (card.incident.id != m_card.incident.id)
        m_isUnfolded = false;
    m_card = card;
    retranslate();
    QFrame::show();
}

void CaseHistory::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void CaseHistory::retranslate()
{
    const auto whatHappened = [](const Line &line) {
        const Event &event = *line.first;
        const QByteArray &what = event.what;
        if (what == "opened")
            return tr("opened");
        if (what == "seen")
            return tr("seen again %n time(s)", nullptr, line.times);
        if (what == "reopened")
            return tr("seen again, and so open again");
        if (what == "noted")
            return tr("noted");
        if (what == "handed")
            return tr("handed to %1").arg(event.handedTo);
        if (what == "resolved")
            return tr("resolved");
        if (what == "repair-asked")
            return tr("repair asked for");
        if (what == "repaired")
            return tr("repaired");
        return QString::fromUtf8(what);
    };
    removeAll(m_rows);
    m_title->setText(tr("What became of it"));
    const std::vector<Line> lines = linesOf(m_card.events);
    const std::size_t first = m_isUnfolded || lines.size() <= kShown ? 0 : lines.size() - kShown;
    m_count->setText(tr("seen %n time(s)", nullptr, int(m_card.incident.timesSeen)));
    m_all->setVisible(first > 0);
    m_all->setText(tr("Show %n earlier line(s)", nullptr, int(first)));
    m_all->setAccessibleName(m_all->text());
    for (std::size_t at = first; at < lines.size(); ++at) {
        const Line &line = lines[at];
        const bool several = line.times > 1;
        QLabel *row = plainLabel(this, "muted");
        row->setWordWrap(true);
        row->setText(
            several ? tr("%1 to %2  %3 · last by %4")
                          .arg(format::dayAndTime(line.first->at), format::dayAndTime(line.last->at),
                               whatHappened(line), line.last->who)
                    : tr("%1  %2 · %3").arg(format::dayAndTime(line.first->at), whatHappened(line), line.first->who));
        row->setToolTip(format::utc(line.last->at));
        m_rows->addWidget(row);
        const QString reason = QJsonDocument::fromJson(line.first->evidence)
                                   .object()
                                   .value(QStringLiteral("reason"))
                                   .toString(); // a repair's is kept with its plan
        const QString said =
            line.first->words.isEmpty() && line.first->what == "repair-asked" ? reason : line.first->words;
        if (said.isEmpty())
            continue;
        QLabel *words = plainLabel(this);
        words->setWordWrap(true);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
        words->setText(tr("“%1”").arg(said));
        words->setContentsMargins(Theme::kPadding, 0, 0, 0);
        m_rows->addWidget(words);
    }
}

} // namespace holdfast
