// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/environment/bring_server.h"

#include <QCoreApplication>

namespace holdfast {

namespace {

using State = PrivateServer::State;

bool bring(PrivateServer &server, State wanted, void (PrivateServer::*action)())
{
    QObject context;
    QObject::connect(&server, &PrivateServer::stateChanged, &context, [&](State state) {
        if (state == wanted || state == State::Failed)
            QCoreApplication::quit();
    });
    QMetaObject::invokeMethod(
        &context, [&] { (server.*action)(); }, Qt::QueuedConnection);
    QCoreApplication::exec();
    return server.state() == wanted;
}

} // namespace

bool bringUp(PrivateServer &server)
{
    return bring(server, State::Running, &PrivateServer::start);
}

bool bringDown(PrivateServer &server)
{
    return bring(server, State::Stopped, &PrivateServer::stop);
}

bool isUp(const QString &directory)
{
    const std::optional<ServerAccount> account = ordinaryAccount();
    return account && !findServerProcesses(directory + QStringLiteral("/data"), *account).isEmpty();
}

} // namespace holdfast
