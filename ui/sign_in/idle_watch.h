// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

namespace holdfast {

// Tells once that nobody has touched keyboard, mouse or screen for so long; then again only after somebody has. The
// time that the computer sleeps counts, and what wakes it reaches no window any more. GUI thread.
class IdleWatch : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<std::chrono::milliseconds()>; // from anywhere, never back

    explicit IdleWatch(std::chrono::milliseconds limit, QObject *parent = nullptr, const Clock &clock = {});

Q_SIGNALS:
    void idle();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();
    void tell();

    const std::chrono::milliseconds m_limit;
    const Clock m_clock;
    std::chrono::milliseconds m_touched;
    bool m_swallows = false;
    QTimer m_timer;
};

} // namespace holdfast
