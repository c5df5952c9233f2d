// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/connection_banner.h"

#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

namespace holdfast {

ConnectionBanner::ConnectionBanner(StoreWatch *watch, QWidget *parent)
    : QFrame(parent), m_watch(watch), m_icon(new QLabel(this)), m_sentence(new QLabel(this)),
      m_tryNow(new QPushButton(this)), m_countdown(new QTimer(this))
{
    setObjectName(QStringLiteral("Banner"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    setRole(m_tryNow, "link");
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::kWidePadding, Theme::kGap, Theme::kWidePadding, Theme::kGap);
    row->setSpacing(Theme::kPadding);
    row->addWidget(m_icon);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_tryNow);
    m_countdown->setInterval(1'000);
    connect(m_countdown, &QTimer::timeout, this, &ConnectionBanner::showState);
    connect(m_tryNow, &QPushButton::clicked, m_watch, &StoreWatch::tryNow);
    connect(m_watch, &StoreWatch::connectionChanged, this, &ConnectionBanner::showState);
    showState();
}

QString ConnectionBanner::sentence() const
{
    return m_sentence->text();
}

void ConnectionBanner::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showState();
    QFrame::changeEvent(event);
}

void ConnectionBanner::showState()
{
    using Connection = StoreWatch::Connection;
    const Connection connection = m_watch->connection();
    const Theme &theme = Theme::current();
    const bool isNews = isHidden() || connection != m_told;
    m_tryNow->setText(tr("Try &now"));
    m_tryNow->setEnabled(!m_watch->isAsking());
    if (m_watch->error()) // the technical text is one hover away, and can be read out
        setToolTip(QStringLiteral("%1 %2 %3")
                       .arg(QLatin1String(DbError::name(m_watch->error()->kind)))
                       .arg(m_watch->error()->native)
                       .arg(m_watch->error()->text)
                       .toHtmlEscaped());
    switch (connection) {
    case Connection::Connected:
        m_countdown->stop();
        hide();
        return;
    case Connection::Lost: {
        const int seconds = m_watch->secondsToNextTry();
        const QString next =
            m_watch->isAsking() ? tr("Trying again now…") : tr("It is tried again in %n second(s).", nullptr, seconds);
        m_sentence->setText(
            tr("The database does not answer. What is loaded can be read; nothing can be changed. %1").arg(next));
        break;
    }
    case Connection::ReadOnly:
        m_sentence->setText(tr("This server takes no changes at the moment: it is not the writable primary. Everything "
                               "can be read."));
        break;
    case Connection::Refused:
        m_sentence->setText(
            tr("The store no longer lets this program in. Ask a supervisor; what is loaded can be read."));
        break;
    }
    m_icon->setPixmap(iconPixmap(QStringLiteral("alert"), theme.caution, 20, devicePixelRatioF()));
    m_countdown->start();
    show();
    if (isNews) {
        m_told = connection;
        setAccessibleName(m_sentence->text());
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace holdfast
