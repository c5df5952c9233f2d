// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/store_watch.h"

#include "sql/connection/lane.h"

#include <QTimer>

#include <algorithm>

namespace holdfast {

namespace {

constexpr int kLongestPause = 30'000; // ms between two tries

StoreWatch::Connection connectionAfter(DbError::Kind kind)
{
    using Kind = DbError::Kind;
    switch (kind) {
    case Kind::ReadOnly:
        return StoreWatch::Connection::ReadOnly;
    case Kind::NotPermitted:
    case Kind::WrongServer:
    case Kind::Insecure:
    case Kind::WrongSchema:
    case Kind::WrongStore:
    case Kind::WrongEnvironment:
    case Kind::SchemaTooNew:
    case Kind::SchemaTooOld:
        return StoreWatch::Connection::Refused;
    default:
        return StoreWatch::Connection::Lost;
    }
}

} // namespace

StoreWatch::StoreWatch(const StoreDesk &desk, std::function<OnScreen()> onScreen, QObject *parent)
    : QObject(parent), m_desk(desk), m_onScreen(std::move(onScreen)), m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setTimerType(Qt::PreciseTimer); // a coarse one may take 5 % more: the banner began at 31 seconds
    connect(m_timer, &QTimer::timeout, this, &StoreWatch::ask);
    m_timer->start(m_beat);
}

void StoreWatch::setBeat(int milliseconds)
{
    m_beat = milliseconds;
    if (!m_asking)
        m_timer->start(m_beat);
}

int StoreWatch::secondsToNextTry() const
{
    return m_timer->isActive() ? (m_timer->remainingTime() + 999) / 1000 : 0;
}

void StoreWatch::tryNow()
{
    if (!m_asking)
        ask();
}

void StoreWatch::ask()
{
    m_timer->stop();
    m_asking = true;
    whenAnswered(m_desk.versions(m_onScreen()), this, [this](const Reply<Versions> &reply) { take(reply); });
    if (m_connection != Connection::Connected)
        Q_EMIT connectionChanged();
}

void StoreWatch::take(const Reply<Versions> &reply)
{
    m_asking = false;
    const Connection before = m_connection;
    if (const Versions *versions = reply.value()) {
        m_failures = 0;
        m_error.reset();
        m_connection = versions->readOnly ? Connection::ReadOnly : Connection::Connected;
        m_clockOffset = versions->now.micros / 1000 - QDateTime::currentMSecsSinceEpoch();
        m_timer->start(m_beat);
    } else {
        if (reply.error()->kind == DbError::Kind::Closed)
            return; // the window is being closed
        m_error = *reply.error();
        m_connection = connectionAfter(m_error->kind);
        // 1, 2, 4 … beats, so that a server that comes back is not met by every desk at once.
        m_timer->start(std::min(m_beat << std::min(m_failures++, 8), kLongestPause));
    }
    if (before != m_connection || m_connection != Connection::Connected)
        Q_EMIT connectionChanged();
    if (reply.value())
        Q_EMIT answered(*reply.value());
}

} // namespace holdfast
