// SPDX-License-Identifier: GPL-3.0-or-later
// Starts or ends the server of a test run: server_fixture {start|stop} DIRECTORY [mariadb|mysql]
#include "sql/server/private_server.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char **argv)
{
    using State = holdfast::PrivateServer::State;
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 3)
        return 2;
    const bool start = arguments.at(1) == u"start";

    holdfast::PrivateServerSettings settings;
    settings.directory = arguments.at(2);
    settings.program = arguments.value(3);
    holdfast::PrivateServer server(settings);
    QObject::connect(&server, &holdfast::PrivateServer::stateChanged, &application, [&](State state) {
        if (state == State::Failed) {
            std::fprintf(stderr, "%s\n", qPrintable(server.problem().detail));
            application.exit(1);
        } else if (start && state == State::Running) {
            application.quit();
        } else if (!start && state == State::Stopped) {
            application.exit(server.removeFiles() ? 0 : 1);
        }
    });
    QMetaObject::invokeMethod(&server, start ? &holdfast::PrivateServer::start : &holdfast::PrivateServer::stop,
                              Qt::QueuedConnection);
    return application.exec();
}
