// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMutex>

#include <atomic>
#include <deque>
#include <vector>

namespace holdfast {

// One statement as the diagnostics show it. Names and numbers only: values never enter a trace.
struct TraceEvent
{
    quint64 sequence = 0;
    QByteArray lane;
    QByteArray flow;
    QByteArray statement;
    int attempt = 1;
    qint64 micros = 0;
    qint64 rows = 0;
    int native = 0; // 0: no error
};

// The last statements of all sessions that were given this trace. Safe from any thread; off costs one atomic read.
class Trace
{
public:
    static constexpr std::size_t kKept = 5000;

    void turnOn(bool on) { m_on.store(on, std::memory_order_relaxed); }
    bool isOn() const { return m_on.load(std::memory_order_relaxed); }

    void add(TraceEvent event)
    {
        if (!isOn())
            return;
        const QMutexLocker lock(&m_mutex);
        event.sequence = ++m_sequence;
        m_events.push_back(std::move(event));
        if (m_events.size() > kKept)
            m_events.pop_front();
    }

    std::vector<TraceEvent> since(quint64 sequence) const
    {
        const QMutexLocker lock(&m_mutex);
        std::vector<TraceEvent> events;
        for (const TraceEvent &event : m_events) {
            if (event.sequence > sequence)
                events.push_back(event);
        }
        return events;
    }

private:
    std::atomic<bool> m_on{false};
    mutable QMutex m_mutex;
    std::deque<TraceEvent> m_events;
    quint64 m_sequence = 0;
};

} // namespace holdfast
