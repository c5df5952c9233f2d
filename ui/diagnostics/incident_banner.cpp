// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/incident_banner.h"

#include "sql/connection/lane.h"
#include "ui/diagnostics/finding_text.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStyle>

namespace holdfast {

IncidentBanner::IncidentBanner(const StoreDesk &desk, QWidget *parent)
    : QFrame(parent), m_desk(desk), m_icon(new QLabel(this)), m_sentence(plainLabel(this)),
      m_show(new QPushButton(this)), m_close(new QPushButton(this)),
      m_showKey(new QShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_D, this)),
      m_closeKey(new QShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_X, this))
{
    setObjectName(QStringLiteral("Banner"));
    m_sentence->setWordWrap(true);
    setRole(m_show, "link");
    setRole(m_close, "link");
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::kWidePadding, Theme::kGap, Theme::kWidePadding, Theme::kGap);
    row->setSpacing(Theme::kPadding);
    row->addWidget(m_icon);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_show);
    row->addWidget(m_close);
    connect(m_show, &QPushButton::clicked, this, [this] {
        hide();
        if (m_told)
            Q_EMIT caseAsked(*m_told);
    });
    connect(m_close, &QPushButton::clicked, this, &QFrame::hide);
    connect(m_showKey, &QShortcut::activated, m_show, [this] { m_show->click(); });
    connect(m_closeKey, &QShortcut::activated, m_close, [this] { m_close->click(); });
    pressOnEnter(this);
    retranslate();
    hide();
}

void IncidentBanner::tell(IncidentId incident)
{
    const quint64 ticket = ++m_ticket;
    const IncidentPageRequest request{{}, {}, IncidentId{number(incident) + 1}, 1};
    whenAnswered(m_desk.diagnostics.incidentPage(request), this,
                 [this, ticket, incident](const Reply<std::vector<IncidentRow>> &reply) {
                     if (ticket != m_ticket)
                         return;
                     m_told = incident;
                     m_row.reset();
                     if (reply.value() && !reply.value()->empty() && reply.value()->front().id == incident)
                         m_row = reply.value()->front();
                     showState();
                     show();
                     QAccessibleEvent event(this, QAccessible::Alert); // read out by screen readers
                     QAccessible::updateAccessibility(&event);
                 });
}

QString IncidentBanner::sentence() const
{
    return m_sentence->text();
}

void IncidentBanner::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void IncidentBanner::retranslate()
{
    m_show->setToolTip(tr("Show what was found, in Diagnostics (Ctrl+Shift+D)"));
    m_close->setIcon(icon(QStringLiteral("cross"), Theme::current().muted));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close; the case stays in Diagnostics (Ctrl+Shift+X)"));
    m_showKey->setWhatsThis(tr("Show the new case"));
    m_closeKey->setWhatsThis(tr("Close what was told of the new case"));
    if (m_told)
        showState();
}

void IncidentBanner::showState()
{
    const StatusLook look = StatusLook::of(m_row ? m_row->severity : QByteArray("critical"));
    setProperty("tone", m_row && m_row->severity == "warning" ? QStringLiteral("caution") : QStringLiteral("wrong"));
    style()->unpolish(this);
    style()->polish(this);
    m_icon->setPixmap(iconPixmap(look.icon, look.colour, 20, devicePixelRatioF()));
    m_sentence->setText(
        m_row ? tr("New case %1, %2. %3: %4")
                    .arg(QString::number(number(*m_told)), look.word, subjectText(*m_row), findingSentence(*m_row))
              : tr("New case %1.").arg(number(*m_told)));
    m_show->setText(tr("Show case %1").arg(number(*m_told)));
    setAccessibleName(m_sentence->text());
}

} // namespace holdfast
