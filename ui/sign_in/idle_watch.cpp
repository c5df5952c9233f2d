// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sign_in/idle_watch.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>

#include <time.h>

namespace holdfast {

namespace {

// std::chrono::steady_clock and Qt's timers stand still while the computer sleeps.
std::chrono::milliseconds sinceBoot()
{
    timespec now{};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::seconds(now.tv_sec) +
                                                                 std::chrono::nanoseconds(now.tv_nsec));
}

bool isOfSomebody(QEvent::Type type)
{
    switch (type) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride: // a key press that ends in a shortcut
    case QEvent::InputMethod:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TabletPress:
    case QEvent::TabletMove:
        return true;
    default:
        return false;
    }
}

} // namespace

IdleWatch::IdleWatch(std::chrono::milliseconds limit, QObject *parent, const Clock &clock)
    : QObject(parent), m_limit(limit), m_clock(clock ? clock : sinceBoot), m_touched(m_clock())
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &IdleWatch::look);
    m_timer.start(m_limit);
    qApp->installEventFilter(this);
}

bool IdleWatch::eventFilter(QObject *watched, QEvent *event)
{
    if (!isOfSomebody(event->type()))
        return QObject::eventFilter(watched, event);
    const std::chrono::milliseconds now = m_clock();
    if (m_timer.isActive() && now - m_touched >= m_limit) { // it has slept
        m_swallows = true;
        QMetaObject::invokeMethod(
            this, [this] { m_swallows = false; }, Qt::QueuedConnection);
        tell();
    }
    if (m_swallows) { // also what else the same key or click comes as
        event->accept();
        return true;
    }
    m_touched = now;
    if (!m_timer.isActive())
        m_timer.start(m_limit);
    return QObject::eventFilter(watched, event);
}

void IdleWatch::look()
{
    const std::chrono::milliseconds rest = m_limit - (m_clock() - m_touched);
    if (rest.count() > 0)
        m_timer.start(rest);
    else
        tell();
}

void IdleWatch::tell()
{
    m_timer.stop();
    Q_EMIT idle();
}

} // namespace holdfast
