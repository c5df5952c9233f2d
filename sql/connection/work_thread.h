// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThread>

#include <functional>
#include <memory>

namespace holdfast {

// A thread that does what it is given, in the order given. give() may be called from any thread and never waits.
class WorkThread
{
public:
    explicit WorkThread(const QString &name);
    ~WorkThread(); // end({})

    void give(std::function<void()> work);
    // Does `last` behind everything that was given, and waits for it. Once.
    void end(std::function<void()> last);

private:
    QThread m_thread;
    std::unique_ptr<QObject> m_inThread; // the thread's event queue is the queue of work
};

} // namespace holdfast
