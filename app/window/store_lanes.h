// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/lane.h"
#include "ui/shared/store_desk.h"

namespace holdfast {

// The window's lanes to one store: writes in order, reads, and counts apart, so that a slow count delays no page and
// neither delays a cancel. Made and destroyed on the GUI thread; the destructor waits for what is running.
class StoreLanes
{
public:
    explicit StoreLanes(const ConnectionSettings &settings);

    StoreDesk desk();
    QFuture<Reply<qint64>> ready() const { return m_ready; } // when writes can be sent: the connection's number
    void close();                                            // nothing that has not begun begins any more

private:
    Lane m_write;
    Lane m_read;
    Lane m_count;
    QFuture<Reply<qint64>> m_ready;
};

} // namespace holdfast
