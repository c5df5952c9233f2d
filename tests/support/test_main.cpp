// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"

#include "sql/connection/db_error.h"
#include "tests/support/test_server.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cstdio>

namespace holdfast::test {

namespace {

void addToTally(const QByteArray &program, const QString &log)
{
    QFile tally(qEnvironmentVariable("HOLDFAST_TEST_TALLY"));
    if (tally.fileName().isEmpty())
        return;
    static const QRegularExpression totals(QStringLiteral("Totals: (\\d+) passed, (\\d+) failed, (\\d+) skipped"));
    const QRegularExpressionMatch match = totals.match(log);
    if (!match.hasMatch() || !tally.open(QIODevice::WriteOnly | QIODevice::Append))
        qFatal("the test's totals cannot be added to the tally");
    const QByteArray server = TestServer::product().isEmpty() ? QByteArray("-") : TestServer::product();
    tally.write(program + '\t' + server + '\t' + match.captured(1).toLatin1() + '\t' + match.captured(2).toLatin1() +
                '\t' + match.captured(3).toLatin1() + '\n');
}

} // namespace

int runTest(QObject &test, int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const QTemporaryDir folder;
    // A test, and every program it starts, keeps its journal and its settings apart from the person's.
    qputenv("XDG_DATA_HOME", QFile::encodeName(folder.filePath(QStringLiteral("data"))));
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(folder.filePath(QStringLiteral("config"))));
    const QString logFile = folder.filePath(QStringLiteral("log.txt"));
    int failed = 1;
    try {
        failed = QTest::qExec(&test, arguments + QStringList{QStringLiteral("-o"), QStringLiteral("-,txt"),
                                                             QStringLiteral("-o"), logFile + QStringLiteral(",txt")});
    } catch (const DbError &error) { // Qt Test has told that something was thrown; this is what
        std::fprintf(stderr, "DbError %s %d in %s: %s\n", DbError::name(error.kind), error.native,
                     error.statement.constData(), qPrintable(error.text));
    }
    QFile log(logFile);
    if (log.open(QIODevice::ReadOnly))
        addToTally(test.metaObject()->className(), QString::fromUtf8(log.readAll()));
    TestServer::end();
    return failed;
}

} // namespace holdfast::test
