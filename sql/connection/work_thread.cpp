// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/work_thread.h"

namespace holdfast {

WorkThread::WorkThread(const QString &name) : m_inThread(std::make_unique<QObject>())
{
    m_inThread->moveToThread(&m_thread);
    m_thread.setObjectName(name);
    m_thread.start();
}

WorkThread::~WorkThread()
{
    end({});
}

void WorkThread::give(std::function<void()> work)
{
    QMetaObject::invokeMethod(m_inThread.get(), std::move(work), Qt::QueuedConnection);
}

void WorkThread::end(std::function<void()> last)
{
    if (m_thread.isFinished())
        return;
    give([this, last = std::move(last)] {
        if (last)
            last();
        m_thread.quit();
    });
    m_thread.wait();
}

} // namespace holdfast
