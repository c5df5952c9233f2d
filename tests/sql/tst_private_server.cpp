// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/server/option_file.h"
#include "sql/server/private_server.h"
#include "tests/support/test_main.h"
#include "tests/support/test_server.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace holdfast;
using test::TestServer;
using namespace std::chrono_literals;
using Kind = ServerProblem::Kind;
using State = PrivateServer::State;

// Needs the server programs of the product that the run is for, and /proc. Each test has a directory of its own; most
// of them a copy of one that was installed once, because installing takes most of the time.
class TestPrivateServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void answersAndStopsInGoodOrder();
    void secondStartAttaches();
    void twoStartsAtOnceGiveOneServer();
    void anyObjectStopsIt();
    void outlivesItsObjectAndTakesNothingAlong();
    void recoversAfterKill();
    void waitsForAServerThatIsShuttingDown();
    void tellsWhyItEndedEarly();
    void stopsWhileItStarts();
    void longPathStillGetsASocket();
    void runsAsAnOrdinaryAccountInPrivateFiles();
    void ownerReachesItsSchemasOnly();
    void lostPasswordsAreMadeAnew();
    void missingProgramIsNotFound();
    void otherProductIsRefused();
    void programIsThatOfTheData();
    void otherDataIsRefusedUntouched_data();
    void otherDataIsRefusedUntouched();
    void strangersFolderIsRefusedUntouched();
    void interruptedInstallIsDoneAgain();
    void frozenServerIsNotKilled();
    void removesItsFilesOnlyWhenStopped();
    void optionFileKeepsEveryCharacter();
    void processIsMoreThanItsPid();

private:
    PrivateServerSettings settings() const;
    void useInstalled() const;
    QString log() const;
    bool endedInGoodOrder() const;
    qsizetype living() const;

    QTemporaryDir m_place;
    QString m_installed;
    QString m_directory;
};

namespace {

// For QVERIFY2: reached, or the reason.
#define REACHES(server, wanted)                                                                                        \
    do {                                                                                                               \
        const bool came = QTest::qWaitFor(                                                                             \
            [&] { return (server).state() == (wanted) || (server).state() == State::Failed; }, 30'000);                \
        QVERIFY2(came && (server).state() == (wanted), qPrintable((server).problem().detail));                         \
    } while (false)

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

void signalTo(const PrivateServer &server, int number)
{
    QVERIFY(server.processId() > 1);
    QCOMPARE(::kill(static_cast<pid_t>(server.processId()), number), 0);
}

} // namespace

PrivateServerSettings TestPrivateServer::settings() const
{
    PrivateServerSettings result;
    result.directory = m_directory;
    result.program = TestServer::program();
    return result;
}

void TestPrivateServer::useInstalled() const
{
    QCOMPARE(QProcess::execute(QStringLiteral("cp"), {QStringLiteral("-a"), m_installed, m_directory}), 0);
}

QString TestPrivateServer::log() const
{
    return QString::fromUtf8(contentOf(m_directory + QStringLiteral("/error.log")));
}

bool TestPrivateServer::endedInGoodOrder() const
{
    const QString end = log().trimmed().right(400);
    return TestServer::isMySql() ? end.contains(QLatin1String(": Shutdown complete"))
                                 : end.endsWith(QLatin1String("Shutdown complete"));
}

qsizetype TestPrivateServer::living() const
{
    return findServerProcesses(m_directory + QStringLiteral("/data"), ordinaryAccount().value()).size();
}

void TestPrivateServer::initTestCase()
{
    QVERIFY(m_place.isValid());
    // The account that root's server runs as has to pass.
    QCOMPARE(::chmod(QFile::encodeName(m_place.path()).constData(), 0711), 0);
    m_installed = m_directory = m_place.filePath(QStringLiteral("installed"));
    PrivateServer server(settings());
    server.start();
    REACHES(server, State::Running);
    QVERIFY(!server.attached());
    TestServer::countOn((TestServer::isMySql() ? "MySQL " : "MariaDB ") +
                        QVersionNumber::fromString(QString::fromLatin1(server.versionText())).toString().toLatin1());
    server.stop();
    REACHES(server, State::Stopped);
}

void TestPrivateServer::init()
{
    static int number = 0;
    m_directory = m_place.filePath(QStringLiteral("d%1").arg(++number));
}

void TestPrivateServer::cleanup()
{
    const QString data = m_directory + QStringLiteral("/data");
    for (const ServerProcess &process : findServerProcesses(data, ordinaryAccount().value()))
        ::kill(static_cast<pid_t>(process.pid), SIGCONT);
    PrivateServer server(settings());
    server.stop();
    REACHES(server, State::Stopped);
    QCOMPARE(living(), 0);
    QVERIFY(QDir(m_directory).removeRecursively());
}

void TestPrivateServer::answersAndStopsInGoodOrder()
{
    useInstalled();
    PrivateServer server(settings());
    server.start();
    REACHES(server, State::Running);
    QCOMPARE(server.versionText().contains("MariaDB"), !TestServer::isMySql());
    const ServerAnswer answer = askServer(server.owner(), QStringLiteral("SELECT 41 + 1"));
    QVERIFY2(answer.answered, qPrintable(answer.text));
    QCOMPARE(answer.value, QByteArray("42"));
    QCOMPARE(living(), 1);

    server.stop();
    REACHES(server, State::Stopped);
    QCOMPARE(living(), 0);
    QVERIFY2(endedInGoodOrder(), qPrintable(log()));
    QVERIFY(!askServer(server.owner(), QStringLiteral("SELECT 1")).answered);
}

void TestPrivateServer::secondStartAttaches()
{
    useInstalled();
    PrivateServer first(settings());
    first.start();
    REACHES(first, State::Running);
    PrivateServer second(settings());
    second.start();
    REACHES(second, State::Running);
    QVERIFY(second.attached());
    QCOMPARE(second.processId(), first.processId());
    QCOMPARE(second.socketPath(), first.socketPath());
}

void TestPrivateServer::twoStartsAtOnceGiveOneServer()
{
    useInstalled();
    PrivateServer first(settings());
    PrivateServer second(settings());
    first.start();
    second.start();
    REACHES(first, State::Running);
    REACHES(second, State::Running);
    QCOMPARE(living(), 1);
    QCOMPARE(first.processId(), second.processId());
    QVERIFY(first.attached() != second.attached());
}

void TestPrivateServer::anyObjectStopsIt()
{
    useInstalled();
    PrivateServer first(settings());
    first.start();
    REACHES(first, State::Running);
    PrivateServer second(settings());
    second.stop();
    REACHES(second, State::Stopped);
    QCOMPARE(living(), 0);
    REACHES(first, State::Stopped); // it notices, and takes it for no failure
}

void TestPrivateServer::outlivesItsObjectAndTakesNothingAlong()
{
    useInstalled();
    const QString open = m_place.filePath(QStringLiteral("open"));
    const int file = ::open(QFile::encodeName(open).constData(), O_RDWR | O_CREAT, 0600); // inheritable on purpose
    QVERIFY(file >= 0);
    qputenv("HOLDFAST_TEST_SECRET", "1");
    qint64 pid = 0;
    QByteArray password;
    {
        PrivateServer server(settings());
        server.start();
        REACHES(server, State::Running);
        pid = server.processId();
        password = server.owner().password.toUtf8();
    }
    qunsetenv("HOLDFAST_TEST_SECRET");
    ::close(file);

    QCOMPARE(living(), 1);
    const QString folder = QStringLiteral("/proc/%1/").arg(pid);
    QCOMPARE(::getsid(static_cast<pid_t>(pid)), static_cast<pid_t>(pid));
    const QFileInfoList files =
        QDir(folder + QStringLiteral("fd")).entryInfoList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
    QVERIFY(files.size() > 3);
    for (const QFileInfo &entry : files)
        QVERIFY(entry.symLinkTarget() != open);
    const QByteArray environment = contentOf(folder + QStringLiteral("environ"));
    QVERIFY(environment.contains("PATH="));
    QVERIFY(!environment.contains("HOLDFAST_TEST_SECRET"));
    QCOMPARE(password.size(), 32);
    QVERIFY(!environment.contains(password));
    const QByteArray commandLine = contentOf(folder + QStringLiteral("cmdline"));
    QVERIFY(commandLine.contains("--skip-networking"));
    QVERIFY(!commandLine.contains(password));
}

void TestPrivateServer::recoversAfterKill()
{
    useInstalled();
    PrivateServer server(settings());
    server.start();
    REACHES(server, State::Running);
    const qint64 killed = server.processId();
    QVERIFY(askServer(server.owner(), QStringLiteral("CREATE DATABASE hf_kill")).answered);
    QVERIFY(askServer(server.owner(), QStringLiteral("CREATE TABLE hf_kill.t (n INT) ENGINE=InnoDB")).answered);
    QVERIFY(askServer(server.owner(), QStringLiteral("INSERT INTO hf_kill.t VALUES (7)")).answered);
    signalTo(server, SIGKILL);
    QTRY_COMPARE(server.state(), State::Failed);
    QCOMPARE(server.problem().kind, Kind::Vanished);
    QVERIFY(QFile::exists(m_directory + QStringLiteral("/server.sock")));
    // MySQL's note of who uses the socket, when another process has got the pid since.
    write(m_directory + QStringLiteral("/server.sock.lock"), QByteArray::number(::getpid()) + '\n');

    server.start();
    REACHES(server, State::Running);
    QVERIFY(server.processId() != killed);
    QVERIFY(!server.attached());
    QCOMPARE(askServer(server.owner(), QStringLiteral("SELECT n FROM hf_kill.t")).value, QByteArray("7"));
}

void TestPrivateServer::waitsForAServerThatIsShuttingDown()
{
    useInstalled();
    PrivateServer first(settings());
    first.start();
    REACHES(first, State::Running);
    const qint64 old = first.processId();
    signalTo(first, SIGSTOP); // a slow end
    signalTo(first, SIGTERM);

    PrivateServer second(settings());
    second.start();
    REACHES(second, State::AwaitingAnswer);
    QCOMPARE(second.processId(), old);
    QCOMPARE(::kill(static_cast<pid_t>(old), SIGCONT), 0);
    REACHES(second, State::Running);
    QVERIFY(second.processId() != old);
    QVERIFY(!second.attached());
    QCOMPARE(living(), 1);
}

void TestPrivateServer::tellsWhyItEndedEarly()
{
    useInstalled();
    PrivateServerSettings wrong = settings();
    wrong.extraArguments << QStringLiteral("--no-such-option=1");
    PrivateServer server(wrong);
    server.start();
    QTRY_COMPARE_WITH_TIMEOUT(server.state(), State::Failed, 30'000);
    QCOMPARE(server.problem().kind, Kind::ExitedEarly);
    QVERIFY2(server.problem().detail.contains(QLatin1String("no-such-option")), qPrintable(server.problem().detail));
    QVERIFY2(server.problem().detail.contains(QLatin1String("exit code")), qPrintable(server.problem().detail));

    PrivateServer right(settings()); // the lock was let go
    right.start();
    REACHES(right, State::Running);
}

void TestPrivateServer::stopsWhileItStarts()
{
    useInstalled();
    PrivateServer server(settings());
    server.start();
    REACHES(server, State::AwaitingAnswer);
    server.stop();
    REACHES(server, State::Stopped);
    QCOMPARE(living(), 0);
    QVERIFY2(endedInGoodOrder(), qPrintable(log()));
}

void TestPrivateServer::longPathStillGetsASocket()
{
    const QString parent = m_directory + QLatin1Char('-') + QString(100, QLatin1Char('x'));
    QVERIFY(QDir().mkpath(parent));
    m_directory = parent + QStringLiteral("/a directory # with; signs");
    useInstalled();
    PrivateServer server(settings());
    server.start();
    REACHES(server, State::Running);
    const QByteArray socket = QFile::encodeName(server.socketPath());
    QVERIFY2(socket.size() <= 100, socket.constData());
    const QString folder = QFileInfo(server.socketPath()).path();
    struct stat info
    {
    };
    QCOMPARE(::lstat(QFile::encodeName(folder).constData(), &info), 0);
    QCOMPARE(info.st_mode, static_cast<mode_t>(S_IFDIR | 0700));
    server.stop();
    REACHES(server, State::Stopped);
    QVERIFY(!QFile::exists(folder));
}

void TestPrivateServer::runsAsAnOrdinaryAccountInPrivateFiles()
{
    useInstalled();
    PrivateServer server(settings());
    server.start();
    REACHES(server, State::Running);
    const ServerAccount account = ordinaryAccount().value();
    QVERIFY(account.uid != 0);
    const QByteArray status = contentOf(QStringLiteral("/proc/%1/status").arg(server.processId()));
    QVERIFY2(status.contains("\nUid:\t" + QByteArray::number(account.uid) + "\t"), status.constData());

    QVERIFY(!server.clientOptionsFile(QStringLiteral("hf_x")).isEmpty());
    QVERIFY(!QFile::exists(m_directory + QStringLiteral("/accounts.sql")));
    struct stat info
    {
    };
    QCOMPARE(::stat(QFile::encodeName(m_directory).constData(), &info), 0);
    QCOMPARE(info.st_mode & 07777U, 0700U);
    QCOMPARE(info.st_uid, account.uid);
    int seen = 0;
    QDirIterator all(m_directory, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString path = all.next();
        QCOMPARE(::lstat(QFile::encodeName(path).constData(), &info), 0);
        // MySQL opens two of its folders to its group, which does not come past the 0700 above.
        const QString name = path.mid(m_directory.size());
        const bool isGroups = name == u"/data/#innodb_temp" || name == u"/data/#innodb_redo";
        QVERIFY2((info.st_mode & (isGroups ? 07U : 077U)) == 0, qPrintable(path));
        ++seen;
    }
    QVERIFY(seen > 50);
}

void TestPrivateServer::ownerReachesItsSchemasOnly()
{
    useInstalled();
    PrivateServer server(settings());
    server.start();
    REACHES(server, State::Running);
    const QString accountsTable =
        TestServer::isMySql() ? QStringLiteral("mysql.user") : QStringLiteral("mysql.global_priv");
    const auto may = [&server](const char *statement) {
        return askServer(server.owner(), QString::fromLatin1(statement)).answered;
    };
    QVERIFY(may("CREATE DATABASE holdfast"));
    QVERIFY(may("CREATE DATABASE holdfast_demo"));
    QVERIFY(may("CREATE DATABASE hf_a"));
    QVERIFY(may("SHOW ENGINE INNODB STATUS"));
    QVERIFY(!may("CREATE DATABASE hfxa")); // '_' is no joker
    QVERIFY(!may("CREATE DATABASE other"));
    QVERIFY(!askServer(server.owner(), QStringLiteral("SELECT * FROM ") + accountsTable).answered);
    if (TestServer::isMySql())
        QVERIFY(may("SELECT COUNT(*) FROM performance_schema.data_lock_waits"));
    QVERIFY(may("CREATE USER somebody@localhost")); // of staff, who get nothing that it has not itself
    for (const char *grant : {"GRANT SHUTDOWN ON *.*", "GRANT SELECT ON mysql.*", "GRANT SELECT ON other.*"})
        QVERIFY2(!may(QByteArray(grant + QByteArray(" TO somebody@localhost"))), grant);
    QVERIFY(may("DROP USER somebody@localhost"));
    QVERIFY(!may("SHUTDOWN"));

    QVERIFY(askServer(server.administrator(), QStringLiteral("SELECT * FROM ") + accountsTable).answered);
    ConnectionSettings nobody = server.administrator();
    nobody.password.clear();
    QCOMPARE(askServer(nobody, QStringLiteral("SELECT 1")).native, 1045);
    const ServerAnswer accounts =
        askServer(server.administrator(),
                  QStringLiteral("SELECT GROUP_CONCAT(User, '@', Host ORDER BY User) FROM ") + accountsTable);
    QCOMPARE(accounts.value, TestServer::isMySql()
                                 ? QByteArray("holdfast_owner@localhost,mysql.infoschema@localhost,mysql.session@"
                                              "localhost,mysql.sys@localhost,root@localhost")
                                 : QByteArray("holdfast_owner@localhost,mariadb.sys@localhost,root@localhost"));

    const QString beside = QFileInfo(qEnvironmentVariable("HOLDFAST_MYSQL_SERVER")).path();
    QStringList clients{QStandardPaths::findExecutable(QStringLiteral("mariadb"))};
    if (TestServer::isMySql()) // whose client does not know MariaDB's passwords
        clients << QStandardPaths::findExecutable(QStringLiteral("mysql"), {beside});
    clients.removeAll(QString());
    if (clients.isEmpty())
        QSKIP("no client program is installed");
    for (const QString &client : std::as_const(clients)) {
        QProcess process;
        process.start(client, {QStringLiteral("--defaults-file=") + server.clientOptionsFile(QStringLiteral("hf_a")),
                               QStringLiteral("-Ne"), QStringLiteral("SELECT CURRENT_USER(), DATABASE()")});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardOutput().simplified(), QByteArray("holdfast_owner@localhost hf_a"));
    }
}

void TestPrivateServer::lostPasswordsAreMadeAnew()
{
    useInstalled();
    const QString file = m_directory + QStringLiteral("/client.cnf");
    const QString before = readOptionFile(file).value().password;
    QVERIFY(QFile::remove(file));
    PrivateServer server(settings());
    server.start();
    REACHES(server, State::Running);
    QVERIFY(server.owner().password != before);
    QVERIFY(askServer(server.owner(), QStringLiteral("CREATE DATABASE hf_again")).answered);
}

void TestPrivateServer::missingProgramIsNotFound()
{
    PrivateServerSettings wrong = settings();
    wrong.program = QStringLiteral("/no/such/mariadbd");
    PrivateServer server(wrong);
    server.start();
    QTRY_COMPARE(server.state(), State::Failed);
    QCOMPARE(server.problem().kind, Kind::NotFound);
    QVERIFY(server.problem().detail.contains(wrong.program));
    QVERIFY(!QFile::exists(m_directory));
}

void TestPrivateServer::otherProductIsRefused()
{
    const QString program = m_place.filePath(QStringLiteral("mysqld"));
    const QByteArray before = qgetenv("HOLDFAST_MYSQL_SERVER");
    qputenv("HOLDFAST_MYSQL_SERVER", QFile::encodeName(program));
    const auto restored = qScopeGuard([&] { qputenv("HOLDFAST_MYSQL_SERVER", before); });
    PrivateServerSettings asked = settings();
    asked.program = QStringLiteral("mysql");
    const auto problem = [&](const char *version) {
        write(program, "#!/bin/sh\necho '" + QByteArray(version) + "'\n");
        ::chmod(QFile::encodeName(program).constData(), 0755);
        PrivateServer server(asked);
        server.start();
        const bool failed = QTest::qWaitFor([&] { return server.state() == State::Failed; });
        return failed ? server.problem().kind : Kind::None;
    };
    QCOMPARE(problem("mysqld  Ver 10.11.19-MariaDB-0+deb12u1 for debian-linux-gnu on x86_64 (Debian 12)"),
             Kind::UnsupportedFlavour);
    QCOMPARE(problem("postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)"), Kind::NotFound);
    QVERIFY(!QFile::exists(m_directory));
}

void TestPrivateServer::programIsThatOfTheData()
{
    useInstalled();
    PrivateServerSettings unnamed = settings();
    unnamed.program.clear();
    PrivateServer server(unnamed);
    server.start();
    REACHES(server, State::Running);
    QCOMPARE(server.versionText().contains("MariaDB"), !TestServer::isMySql());
}

void TestPrivateServer::otherDataIsRefusedUntouched_data()
{
    QTest::addColumn<QByteArray>("marker");
    const QByteArray ours = TestServer::isMySql() ? "mysql" : "mariadb";
    const QByteArray other = TestServer::isMySql() ? "mariadb" : "mysql";
    QTest::newRow("another flavour") << R"({"flavour":")" + other + R"(","version":"8.0.36"})";
    QTest::newRow("a newer version") << R"({"flavour":")" + ours + R"(","version":"99.1.2"})";
    QTest::newRow("not readable") << QByteArray("{");
}

void TestPrivateServer::otherDataIsRefusedUntouched()
{
    QFETCH(QByteArray, marker);
    QVERIFY(QDir().mkpath(m_directory));
    const QString file = m_directory + QStringLiteral("/server.json");
    write(file, marker);
    struct stat before
    {
    };
    QCOMPARE(::stat(QFile::encodeName(m_directory).constData(), &before), 0);
    PrivateServer server(settings());
    server.start();
    QTRY_COMPARE(server.state(), State::Failed);
    QCOMPARE(server.problem().kind, Kind::OtherVersion);
    struct stat after
    {
    };
    QCOMPARE(::stat(QFile::encodeName(m_directory).constData(), &after), 0);
    QCOMPARE(after.st_uid, before.st_uid);
    QCOMPARE(after.st_mode, before.st_mode);
    QCOMPARE(after.st_mtim.tv_nsec, before.st_mtim.tv_nsec);
    QCOMPARE(contentOf(file), marker);
}

void TestPrivateServer::strangersFolderIsRefusedUntouched()
{
    QVERIFY(QDir().mkpath(m_directory));
    write(m_directory + QStringLiteral("/letter.txt"), "dear");
    const QFile::Permissions before = QFile::permissions(m_directory);
    PrivateServer server(settings());
    server.start();
    QTRY_COMPARE(server.state(), State::Failed);
    QCOMPARE(server.problem().kind, Kind::DirectoryUnusable);
    QCOMPARE(QFile::permissions(m_directory), before);
    QCOMPARE(QDir(m_directory).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("letter.txt")});
    QVERIFY(!server.removeFiles());
}

void TestPrivateServer::interruptedInstallIsDoneAgain()
{
    {
        PrivateServer server(settings());
        server.start();
        REACHES(server, State::Installing);
        QTRY_VERIFY(QFile::exists(m_directory + QStringLiteral("/data.new/ibdata1")));
    }
    QVERIFY(!QFile::exists(m_directory + QStringLiteral("/data")));
    PrivateServer server(settings());
    server.start();
    REACHES(server, State::Running);
    QVERIFY(!QFile::exists(m_directory + QStringLiteral("/data.new")));
    QVERIFY(askServer(server.administrator(), QStringLiteral("SELECT * FROM mysql.help_topic")).answered);
}

void TestPrivateServer::frozenServerIsNotKilled()
{
    useInstalled();
    PrivateServerSettings impatient = settings();
    impatient.stopLimit = 500ms;
    PrivateServer server(impatient);
    server.start();
    REACHES(server, State::Running);
    signalTo(server, SIGSTOP);
    server.stop();
    QTRY_COMPARE(server.state(), State::Failed);
    QCOMPARE(server.problem().kind, Kind::DidNotStop);
    QCOMPARE(living(), 1);

    signalTo(server, SIGCONT);
    QTRY_COMPARE_WITH_TIMEOUT(living(), 0, 30'000); // SIGTERM was sent, and is a clean end
    QVERIFY2(endedInGoodOrder(), qPrintable(log()));
    server.stop();
    REACHES(server, State::Stopped);
}

void TestPrivateServer::removesItsFilesOnlyWhenStopped()
{
    useInstalled();
    PrivateServer server(settings());
    server.start();
    REACHES(server, State::Running);
    QVERIFY(!server.removeFiles());
    PrivateServer other(settings());
    QVERIFY(!other.removeFiles());
    QVERIFY(QFile::exists(m_directory + QStringLiteral("/data/ibdata1")));
    server.stop();
    REACHES(server, State::Stopped);
    QVERIFY(server.removeFiles());
    QVERIFY(!QFile::exists(m_directory));
}

void TestPrivateServer::optionFileKeepsEveryCharacter()
{
    QVERIFY(QDir().mkpath(m_directory));
    const QString path = m_directory + QStringLiteral("/x.cnf");
    const QString odd = QStringLiteral("a\"b\\n#c;'= \n\td\\");
    const QString target = m_directory + QStringLiteral("/target");
    write(target, "untouched");
    QVERIFY(QFile::link(target, path));
    QVERIFY(writeOptionFile(path, {QStringLiteral("me"), odd, QStringLiteral("/a b#c"), QStringLiteral("hf_x")}));
    const std::optional<OptionFile> read = readOptionFile(path);
    QVERIFY(read);
    QCOMPARE(read->account, QStringLiteral("me"));
    QCOMPARE(read->password, odd);
    QCOMPARE(read->socket, QStringLiteral("/a b#c"));
    QCOMPARE(read->schema, QStringLiteral("hf_x"));
    QCOMPARE(contentOf(target), QByteArray("untouched")); // a link is replaced, not followed
    struct stat info
    {
    };
    QCOMPARE(::lstat(QFile::encodeName(path).constData(), &info), 0);
    QCOMPARE(info.st_mode, static_cast<mode_t>(S_IFREG | 0600));
    QVERIFY(!readOptionFile(target));
}

void TestPrivateServer::processIsMoreThanItsPid()
{
    useInstalled();
    PrivateServer server(settings());
    server.start();
    REACHES(server, State::Running);
    QList<ServerProcess> found = findServerProcesses(m_directory + QStringLiteral("/data"), ordinaryAccount().value());
    QCOMPARE(found.size(), 1);
    QVERIFY(isThere(found.first()));
    ++found.first().started; // the pid was given to another process since
    QVERIFY(!isThere(found.first()));
}

HOLDFAST_TEST_MAIN(TestPrivateServer)
#include "tst_private_server.moc"
