// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/server/server_program.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

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

} // namespace

std::variant<ServerProgram, ServerProblem> locateServerProgram(const QString &program)
{
    using Kind = ServerProblem::Kind;
    if (program == QLatin1String("mysql"))
        return ServerProblem{Kind::UnsupportedFlavour, program};

    ServerProgram located;
    QStringList beside;
    if (program == QLatin1String("mariadb")) {
        located.program = findExecutable(QStringLiteral("mariadbd"));
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

    static const QRegularExpression number(QStringLiteral("\\bVer (\\d+\\.\\d+\\.\\d+)"));
    const QRegularExpressionMatch match = number.match(text);
    if (!match.hasMatch())
        return ServerProblem{Kind::NotFound, located.program + QStringLiteral(": ") + text};
    located.version = QVersionNumber::fromString(match.captured(1));

    // By name, not by number: the two products' version numbers overlap.
    if (!text.contains(QLatin1String("MariaDB")))
        return ServerProblem{Kind::UnsupportedFlavour, located.program + QStringLiteral(": ") + text};
    located.flavour = ServerFlavour::MariaDb;
    if (located.installer.isEmpty())
        return ServerProblem{Kind::NotFound, QStringLiteral("mariadb-install-db")};
    return located;
}

} // namespace holdfast
