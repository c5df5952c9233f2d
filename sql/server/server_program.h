// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QVersionNumber>

#include <optional>
#include <variant>

namespace holdfast {

enum class ServerFlavour { MariaDb, MySql };

// The name by which a flavour is asked for and marked: "mariadb", "mysql".
QString nameOf(ServerFlavour flavour);

// An installed server program. installer is the program that makes an empty data folder for it: MySQL is its own.
struct ServerProgram
{
    std::optional<ServerFlavour> asked; // the flavour, if it was named and not a path
    ServerFlavour flavour = ServerFlavour::MariaDb;
    QString program;
    QString installer;
    QByteArray versionText; // as printed by --version
    QVersionNumber version;
};

// Why a private server cannot be had. detail is technical: a path, an exit code, the end of the error log.
struct ServerProblem
{
    enum class Kind {
        None,
        NotFound,           // no such program, or it does not say what it is
        UnsupportedFlavour, // a server, but of a kind this class does not run
        NoAccount,          // we are root, and there is no ordinary account to run it as
        DirectoryUnusable,  // not ours, not private, not reachable by the account, or not writable
        OtherVersion,       // the data belongs to another flavour or to a newer version
        Busy,               // another program kept starting or stopping it for too long
        InstallFailed,
        ExitedEarly, // it ended before it answered
        NoAnswer,    // it lives, and does not answer or does not let us in
        DidNotStop,  // it lives, after a polite request and SIGTERM; it was not killed
        Vanished,    // it ended while in use, without a clean shutdown
    };

    Kind kind = Kind::None;
    QString detail;
};

// Where the program is: "mariadb" (looked for in PATH and /usr/sbin), "mysql" (what HOLDFAST_MYSQL_SERVER names, what
// `./dev mysql` has fetched, PATH and /usr/sbin) or an absolute path. Runs nothing, so flavour and version are not
// known yet.
std::variant<ServerProgram, ServerProblem> locateServerProgram(const QString &program);

// Completes what was located by the text the program printed for --version.
std::variant<ServerProgram, ServerProblem> identifyServerProgram(ServerProgram located, const QByteArray &versionText);

} // namespace holdfast
