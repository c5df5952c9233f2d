// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"

#include <QByteArray>
#include <QVariant>

#include <vector>

namespace holdfast::test {

// A stranger with a plain client: one connection, any SQL, none of the product's rules. Lives in one thread.
class RawClient
{
public:
    explicit RawClient(const ConnectionSettings &settings);
    ~RawClient();
    RawClient(const RawClient &) = delete;
    RawClient &operator=(const RawClient &) = delete;

    // The native code; 0: it went through.
    int attempt(const QByteArray &sql);
    // Must go through; rows changed.
    qint64 run(const QByteArray &sql);
    std::vector<std::vector<QVariant>> rows(const QByteArray &sql);
    qint64 number(const QByteArray &sql);   // of the one row's only column
    QByteArray text(const QByteArray &sql); // the same, as text
    // A session status counter of this connection, such as "Handler_write".
    qint64 status(const char *counter);
    QByteArray lastErrorText() const { return m_errorText; }

private:
    QString m_name;
    QByteArray m_errorText;
};

} // namespace holdfast::test
