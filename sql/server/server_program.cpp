// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/server/server_program.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <unistd.h>

namespace holdfast {

namespace {

// PATH first; then the folders for administrators, which an ordinary user's PATH does not name.
QString findExecutable(const QString &name, const QStringList &before = {})
{
    for (const QString &folder : before) {
        if (const QString found = QStandardPaths::findExecutable(name, {folder}); !found.isEmpty())
            return found;
    }
    if (const QString found = QStandardPaths::findExecutable(name); !found.isEmpty())
        return found;
    return QStandardPaths::findExecutable(name, {QStringLiteral("/usr/sbin"), QStringLiteral("/usr/bin")});
}

// Where `./dev mysql` keeps MySQL: as root not in root's home, which the account of the server could not pass through.
QString fetchedMySql()
{
    const QString cache = ::geteuid() == 0 ? QStringLiteral("/var/cache")
                                           : QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    return cache + QStringLiteral("/holdfast/mysql/mysqld");
}

QString findMySql()
{
    if (const QString named = qEnvironmentVariable("HOLDFAST_MYSQL_SERVER"); !named.isEmpty())
        return named; // even if it is not there: nobody wants another one then
    if (const QString fetched = fetchedMySql(); QFileInfo(fetched).isExecutable())
        return fetched;
    const QString found = findExecutable(QStringLiteral("mysqld"));
    // MariaDB's packages bring a link of this name.
    return QFileInfo(QFileInfo(found).canonicalFilePath()).fileName().startsWith(QLatin1String("mariadb")) ? QString()
                                                                                                           : found;
}

} // namespace

QString nameOf(ServerFlavour flavour)
{
    return flavour == ServerFlavour::MariaDb ? QStringLiteral("mariadb") : QStringLiteral("mysql");
}

std::variant<ServerProgram, ServerProblem> locateServerProgram(const QString &program)
{
    using Kind = ServerProblem::Kind;
    ServerProgram located;
    QStringList beside;
    if (program == nameOf(ServerFlavour::MariaDb)) {
        located.asked = ServerFlavour::MariaDb;
        located.program = findExecutable(QStringLiteral("mariadbd"));
    } else if (program == nameOf(ServerFlavour::MySql)) {
        located.asked = ServerFlavour::MySql;
        located.program = findMySql();
        if (const QFileInfo file(located.program);
            !located.program.isEmpty() && !(file.isAbsolute() && file.isFile() && file.isExecutable()))
            return ServerProblem{Kind::NotFound, located.program};
    } else if (const QFileInfo file(program); file.isAbsolute() && file.isFile() && file.isExecutable()) {
        located.program = program;
        const QString folder = file.canonicalPath();
        beside = {folder, QDir::cleanPath(folder + QStringLiteral("/../bin")),
                  QDir::cleanPath(folder + QStringLiteral("/../scripts"))};
    }
    if (located.program.isEmpty())
        return ServerProblem{Kind::NotFound, program};

    located.installer = findExecutable(QStringLiteral("mariadb-install-db"), beside);
    return located;
}

std::variant<ServerProgram, ServerProblem> identifyServerProgram(ServerProgram located, const QByteArray &versionText)
{
    using Kind = ServerProblem::Kind;
    located.versionText = versionText.trimmed();
    const QString text = QString::fromUtf8(located.versionText);

    // By name, not by number: the two products' version numbers overlap. Debian's MySQL names itself in its path only.
    static const QRegularExpression number(QStringLiteral("(?:mariadbd|mysqld)\\S*\\s+Ver (\\d+\\.\\d+\\.\\d+)"));
    const QRegularExpressionMatch match = number.match(text);
    if (!match.hasMatch())
        return ServerProblem{Kind::NotFound, located.program + QStringLiteral(": ") + text};
    located.version = QVersionNumber::fromString(match.captured(1));

    located.flavour = text.contains(QLatin1String("MariaDB")) ? ServerFlavour::MariaDb : ServerFlavour::MySql;
    if (located.asked.value_or(located.flavour) != located.flavour)
        return ServerProblem{Kind::UnsupportedFlavour, located.program + QStringLiteral(": ") + text};
    if (located.flavour == ServerFlavour::MySql)
        located.installer = located.program;
    if (located.installer.isEmpty())
        return ServerProblem{Kind::NotFound, QStringLiteral("mariadb-install-db")};
    return located;
}

} // namespace holdfast
