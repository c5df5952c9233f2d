// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <algorithm>

namespace holdfast::test {

// How long the event loop stood still at most.
class Pulse : public QObject
{
public:
    Pulse()
    {
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_longest = std::max(m_longest, m_since.restart());
            ++m_beats;
        });
        m_since.start();
        m_timer.start(10);
    }
    qint64 longest() const { return std::max(m_longest, m_since.elapsed()); }
    int beats() const { return m_beats; }

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_longest = 0;
    int m_beats = 0;
};

} // namespace holdfast::test
