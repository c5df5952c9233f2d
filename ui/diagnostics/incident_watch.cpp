// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/incident_watch.h"

#include "sql/connection/lane.h"

#include <QTimer>

#include <tuple>
#include <utility>

namespace holdfast {

namespace {

constexpr int kBeat = 10'000; // ms

auto allOf(const OpenIncidents &open)
{
    return std::tuple(open.critical, open.warnings, open.notices, open.newest);
}

} // namespace

IncidentWatch::IncidentWatch(const StoreDesk &desk, QObject *parent)
    : QObject(parent), m_desk(desk), m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setInterval(kBeat);
    connect(m_timer, &QTimer::timeout, this, &IncidentWatch::askNow);
}

void IncidentWatch::setSupervisor(bool isSupervisor)
{
    m_isSupervisor = isSupervisor;
    if (isSupervisor) {
        askNow();
    } else {
        m_timer->stop();
        m_counts.reset();
    }
}

void IncidentWatch::setBeat(int milliseconds)
{
    m_timer->setInterval(milliseconds);
}

void IncidentWatch::askNow()
{
    if (!m_isSupervisor || m_asking)
        return;
    m_timer->stop();
    m_asking = true;
    whenAnswered(m_desk.diagnostics.openIncidents(), this, [this](const Reply<OpenIncidents> &reply) { take(reply); });
}

void IncidentWatch::take(const Reply<OpenIncidents> &reply)
{
    m_asking = false;
    if (!m_isSupervisor || (reply.error() && reply.error()->kind == DbError::Kind::Closed))
        return;
    m_timer->start();
    if (!reply.value()) // the store does not answer: that is told elsewhere
        return;
    const std::optional<OpenIncidents> before = std::exchange(m_counts, *reply.value());
    if (!before || allOf(*before) != allOf(*m_counts))
        Q_EMIT countsChanged(*m_counts);
    if (before && m_counts->newest > before->newest)
        Q_EMIT newCase(*m_counts->newest);
}

} // namespace holdfast
