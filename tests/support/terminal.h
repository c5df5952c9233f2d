// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>

#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace holdfast::test {

// A terminal at which a person types: a program's standard input, so that it asks for a password.
class Terminal
{
public:
    Terminal() : m_master(::posix_openpt(O_RDWR | O_NOCTTY))
    {
        if (m_master < 0 || ::grantpt(m_master) != 0 || ::unlockpt(m_master) != 0)
            qFatal("no terminal");
        m_name = QString::fromLocal8Bit(::ptsname(m_master));
        m_kept = ::open(qPrintable(m_name), O_RDWR | O_NOCTTY); // so that it stays when a program closes its end
    }
    ~Terminal()
    {
        ::close(m_kept);
        ::close(m_master);
    }
    Terminal(const Terminal &) = delete;
    Terminal &operator=(const Terminal &) = delete;

    const QString &name() const { return m_name; }

    // Types each line once the program has asked for one more: whatever was typed before is thrown away.
    void answer(QProcess &process, const QByteArrayList &lines, QByteArray &asked)
    {
        process.setReadChannel(QProcess::StandardError);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            while (asked.count(": ") <= i && process.waitForReadyRead(10'000))
                asked += process.readAllStandardError();
            const QByteArray line = lines[i] + '\n';
            if (asked.count(": ") <= i || ::write(m_master, line.constData(), size_t(line.size())) != line.size())
                qFatal("the program does not ask: %s", asked.constData());
        }
    }
    // What was shown at it: passwords are not.
    QByteArray shown()
    {
        QByteArray text;
        pollfd ready{m_master, POLLIN, 0};
        char buffer[1024];
        while (::poll(&ready, 1, 0) > 0 && (ready.revents & POLLIN) != 0) {
            const ssize_t read = ::read(m_master, buffer, sizeof buffer);
            if (read <= 0)
                break;
            text.append(buffer, read);
        }
        return text;
    }

private:
    int m_master, m_kept = -1;
    QString m_name;
};

} // namespace holdfast::test
