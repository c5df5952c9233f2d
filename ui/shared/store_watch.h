// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QDateTime>
#include <QObject>

#include <functional>

class QTimer;

namespace holdfast {

// Asks the store every few seconds whether it answers and what has changed of what is on the screen; after a failure it
// waits longer and longer. GUI thread; at most one question is under way.
class StoreWatch : public QObject
{
    Q_OBJECT

public:
    enum class Connection {
        Connected,
        Lost,     // does not answer; tried again by itself
        ReadOnly, // answers, and takes no changes
        Refused,  // answers, and will not have us: another schema, a missing right
    };
    Q_ENUM(Connection)

    StoreWatch(const StoreDesk &desk, std::function<OnScreen()> onScreen, QObject *parent = nullptr);

    Connection connection() const { return m_connection; }
    bool answers() const { return m_connection == Connection::Connected || m_connection == Connection::ReadOnly; }
    const std::optional<DbError> &error() const { return m_error; }
    bool isAsking() const { return m_asking; }
    int secondsToNextTry() const; // while it does not answer
    // The server's clock against this computer's, in milliseconds; measured with the last answer.
    std::optional<qint64> clockOffset() const { return m_clockOffset; }
    void tryNow();
    void setBeat(int milliseconds); // a test's; 3 s otherwise

Q_SIGNALS:
    void connectionChanged(); // also when another try is under way or has failed
    void answered(const holdfast::Versions &versions);

private:
    void ask();
    void take(const Reply<Versions> &reply);

    const StoreDesk m_desk;
    const std::function<OnScreen()> m_onScreen;
    QTimer *m_timer;
    int m_beat = 3'000; // ms
    int m_failures = 0;
    bool m_asking = false;
    Connection m_connection = Connection::Connected;
    std::optional<DbError> m_error;
    std::optional<qint64> m_clockOffset;
};

} // namespace holdfast
