// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/own_server.h"

#include <utility>

namespace holdfast::test {

// What can happen to a server.
enum class Blow { Stopped, Frozen, Killed };

inline void stopOrderly()
{
    RawClient administrator = OwnServer::administrator();
    QFile file(QString::fromUtf8(administrator.text("SELECT @@pid_file")));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the test server's number is not known");
    QFile process(QStringLiteral("/proc/%1/cmdline").arg(file.readAll().trimmed().toLongLong()));
    administrator.attempt("SHUTDOWN");
    const auto gone = [&] {
        const bool lives = process.open(QIODevice::ReadOnly) && !process.readAll().isEmpty();
        process.close();
        return !lives;
    };
    if (!QTest::qWaitFor(gone, 30'000))
        qFatal("the test server does not stop");
}

inline void strike(Blow blow)
{
    switch (blow) {
    case Blow::Stopped:
        return stopOrderly();
    case Blow::Frozen:
        return OwnServer::freeze();
    case Blow::Killed:
        return OwnServer::killHard();
    }
}

inline void heal(Blow blow)
{
    if (blow == Blow::Frozen)
        OwnServer::thaw();
    else
        OwnServer::startAgain();
}

// Heals whatever the test did, also when it fails in between: the next one needs a server.
class Struck
{
public:
    explicit Struck(Blow blow) : m_blow(blow) { strike(blow); }
    ~Struck() { end(); }
    void end()
    {
        if (!std::exchange(m_ended, true))
            heal(m_blow);
    }

private:
    Blow m_blow;
    bool m_ended = false;
};

inline void addBlows()
{
    QTest::addColumn<int>("blow");
    QTest::newRow("stopped") << int(Blow::Stopped);
    QTest::newRow("frozen") << int(Blow::Frozen);
    QTest::newRow("killed") << int(Blow::Killed);
}

} // namespace holdfast::test
