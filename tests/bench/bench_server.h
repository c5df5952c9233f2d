// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/schema/store.h"
#include "sql/server/private_server.h"

#include <QTemporaryDir>

namespace holdfast::bench {

// A server of our own, gone with this object.
class BenchServer
{
public:
    explicit BenchServer(const QString &program);
    ~BenchServer();

    // A new training store; the currency is TWD unless named.
    ConnectionSettings newStore(const char *name, const QByteArray &currency = "TWD");
    const QByteArray &versionText() const { return m_versionText; }

private:
    QTemporaryDir m_directory;
    std::unique_ptr<PrivateServer> m_server;
    QByteArray m_versionText;
};

// On a terminal it overwrites its line; elsewhere it says nothing.
void showProgress(const QString &text);

} // namespace holdfast::bench
