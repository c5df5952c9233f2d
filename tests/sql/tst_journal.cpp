// SPDX-License-Identifier: GPL-3.0-or-later
// The journal's file: what is in it, for whom, and what becomes of one that cannot be used. No database server.
#include "sql/connection/db_error.h"
#include "sql/journal/resolve.h"
#include "tests/support/left_behind.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QScopeGuard>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <algorithm>
#include <csignal>
#include <future>
#include <sys/stat.h>
#include <unistd.h>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using State = JournalEntry::State;

constexpr uid_t kNobody = 65534;

uint modeOf(const QString &path)
{
    struct stat found
    {
    };
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 ? uint(found.st_mode & 0777) : 0;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

// As a stranger with SQLite would.
void runRaw(const QString &path, const QString &sql)
{
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
        db.setDatabaseName(path);
        if (!db.open() || !QSqlQuery(db).exec(sql))
            qFatal("%s", qPrintable(sql));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("raw"));
}

CancelOrder request(qint64 order = 17, const QString &reason = QStringLiteral("changed their mind"))
{
    return {OperationId::make(), OrderId{order}, CustomerId{3}, reason};
}

JournalEntry entryOf(const CancelOrder &cancel, const JournalScope &scope = scopeOfTest())
{
    return journalEntry(scope, cancel);
}

// What is refused, and that its text names the file.
QString journalError(const QString &path, const std::function<void()> &job)
{
    try {
        job();
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::Journal)
            return QStringLiteral("another kind: ") + QLatin1String(DbError::name(error.kind));
        if (!error.text.contains(path))
            return QStringLiteral("does not name the file: ") + error.text;
        return QStringLiteral("journal");
    }
    return QStringLiteral("went through");
}

std::vector<OperationId> operationsOf(const std::vector<JournalEntry> &entries)
{
    std::vector<OperationId> operations;
    for (const JournalEntry &entry : entries)
        operations.push_back(entry.operation);
    return operations;
}

} // namespace

class tst_Journal : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<JournalPlace> m_place;
    QString path() const { return m_place->path(); }
    JournalFile journal(const QUuid &program = QUuid::createUuid()) const { return JournalFile(path(), program); }

private Q_SLOTS:
    void init() { m_place = std::make_unique<JournalPlace>(); }

    void isForItsOwnerOnly()
    {
        const mode_t before = ::umask(0);
        const auto back = qScopeGuard([&] { ::umask(before); });
        JournalFile file = journal();
        file.record(entryOf(request()));
        QCOMPARE(modeOf(m_place->folder()), 0700u);
        for (const char *companion : {"", "-wal", "-shm"})
            QVERIFY2(modeOf(path() + QLatin1String(companion)) == 0600u, companion);
    }

    void takesAwayWhatOthersMayDoWithIt()
    {
        m_place->leave(request());
        QVERIFY(QFile::setPermissions(path(), QFile::Permissions(0x6644)));
        journal();
        QCOMPARE(modeOf(path()), 0600u);
    }

    void leavesAFolderThatIsThereAsItIs()
    {
        QVERIFY(QDir().mkpath(m_place->folder()));
        QVERIFY(QFile::setPermissions(m_place->folder(), QFile::Permissions(0x7755)));
        journal();
        QCOMPARE(modeOf(m_place->folder()), 0755u);
    }

    void keepsWhatWasRecordedOverItsEnd()
    {
        const QUuid program = QUuid::createUuid();
        const CancelOrder byCustomer = request(17, QStringLiteral("too large"));
        const CancelOrder bySupervisor{OperationId::make(), OrderId{18}, BySupervisor{QStringLiteral("flood")},
                                       QStringLiteral("fraud")};
        {
            JournalFile file = journal(program);
            file.record(entryOf(byCustomer));
            file.record(entryOf(bySupervisor));
            file.settle(bySupervisor.operation, State::Answered, "Cancelled",
                        {{QStringLiteral("units"), 5}, {QStringLiteral("by"), QStringLiteral("o'hara")}}, false, true);
        }
        JournalFile file = journal();
        const std::optional<JournalEntry> first = file.find(byCustomer.operation);
        QVERIFY(first);
        QCOMPARE(first->kind, QByteArray("CancelOrder"));
        QVERIFY(first->scope == scopeOfTest());
        QVERIFY(first->state == State::Sent);
        QCOMPARE(first->program, program);
        QVERIFY(first->sentAt && first->preparedAt == *first->sentAt);
        QVERIFY(!first->answeredAt && !first->probedAt && first->answer.isEmpty());
        const CancelOrder again = cancelOrderOf(*first);
        QVERIFY(again.operation == byCustomer.operation && again.order == byCustomer.order);
        QCOMPARE(number(std::get<CustomerId>(again.onBehalfOf)), 3);
        QCOMPARE(again.reason, byCustomer.reason);

        const std::optional<JournalEntry> second = file.find(bySupervisor.operation);
        QVERIFY(second);
        QCOMPARE(std::get<BySupervisor>(cancelOrderOf(*second).onBehalfOf).reason, QStringLiteral("flood"));
        QVERIFY(second->state == State::Answered);
        QCOMPARE(second->answer, QByteArray("Cancelled"));
        QCOMPARE(second->detail.value(QStringLiteral("units")).toInt(), 5);
        QCOMPARE(second->detail.value(QStringLiteral("by")).toString(), QStringLiteral("o'hara"));
        QVERIFY(second->answeredAt && second->probedAt);
        QVERIFY(!file.find(OperationId::make()));
    }

    void refusesAnotherRequestUnderTheSameOperation_data()
    {
        QTest::addColumn<int>("what");
        int what = 0;
        for (const char *name : {"order", "customer", "by a supervisor", "reason", "store", "environment", "account"})
            QTest::newRow(name) << what++;
    }
    void refusesAnotherRequestUnderTheSameOperation()
    {
        QFETCH(int, what);
        CancelOrder cancel = request();
        JournalFile file = journal();
        file.record(entryOf(cancel));
        file.settle(cancel.operation, State::Unconfirmed, "NotDone", {}, false, true);

        JournalScope scope = scopeOfTest();
        switch (what) {
        case 0:
            cancel.order = OrderId{18};
            break;
        case 1:
            cancel.onBehalfOf = CustomerId{4};
            break;
        case 2:
            cancel.onBehalfOf = BySupervisor{};
            break;
        case 3:
            cancel.reason += u'!';
            break;
        case 4:
            scope.store = QUuid::createUuid();
            break;
        case 5:
            scope.environment = scope.environment == Environment::Live ? Environment::Training : Environment::Live;
            break;
        case 6:
            scope.account = QStringLiteral("Holdfast_Owner");
            break;
        }
        QCOMPARE(journalError(path(), [&] { file.record(entryOf(cancel, scope)); }), QStringLiteral("journal"));
        const std::optional<JournalEntry> kept = file.find(cancel.operation);
        QVERIFY(kept->state == State::Unconfirmed);
        QCOMPARE(kept->answer, QByteArray("NotDone"));
        QCOMPARE(number(*kept->order), 17);
        QCOMPARE(number(*kept->customer), 3);
        QCOMPARE(cancelOrderOf(*kept).reason, QStringLiteral("changed their mind"));
        QVERIFY(kept->scope == scopeOfTest());
        QCOMPARE(file.open(scopeOfTest()).size(), std::size_t(1));
    }

    void keepsTheSameRequestAgainAsOneRow()
    {
        const CancelOrder cancel = request();
        m_place->leave(cancel, State::Answered, "LockWait");
        const QUuid program = QUuid::createUuid();
        JournalFile file = journal(program);
        file.record(entryOf(cancel));
        const std::vector<JournalEntry> open = file.open(scopeOfTest());
        QCOMPARE(open.size(), std::size_t(1));
        QVERIFY(open[0].state == State::Sent);
        QCOMPARE(open[0].answer, QByteArray());
        QCOMPARE(open[0].program, program);
    }

    void preparedBecomesSentWhenItIsSent()
    {
        const CancelOrder cancel = request();
        m_place->leave(cancel, State::Prepared);
        JournalFile file = journal();
        QVERIFY(file.open(scopeOfTest()).at(0).state == State::Prepared);
        QVERIFY(!file.open(scopeOfTest()).at(0).sentAt);
        QCOMPARE(file.elsewhere(scopeOfTest(QStringLiteral("other"))), 0);
        file.record(entryOf(cancel));
        QVERIFY(file.open(scopeOfTest()).at(0).state == State::Sent);
        QVERIFY(file.open(scopeOfTest()).at(0).sentAt);
    }

    void showsNothingToAnotherScope_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("store") << 0;
        QTest::newRow("environment") << 1;
        QTest::newRow("account") << 2;
        QTest::newRow("account in capitals") << 3;
    }
    void showsNothingToAnotherScope()
    {
        QFETCH(int, what);
        JournalScope other = scopeOfTest();
        if (what == 0)
            other.store = QUuid::createUuid();
        else if (what == 1)
            other.environment = other.environment == Environment::Live ? Environment::Training : Environment::Live;
        else
            other.account = what == 2 ? QStringLiteral("desk") : other.account.toUpper();
        m_place->leave(request(1));
        m_place->leave(request(2), State::Unconfirmed, "NotDone");
        m_place->leave(request(3), State::Answered, "Cancelled");
        m_place->leave(request(4), State::Prepared);
        JournalFile file = journal();
        QCOMPARE(file.open(scopeOfTest()).size(), std::size_t(4));
        QCOMPARE(file.elsewhere(scopeOfTest()), 0);
        QVERIFY(file.open(other).empty());
        QVERIFY(pendingOperations(file, other).empty());
        QCOMPARE(file.elsewhere(other), 2); // sent and unconfirmed: what is asked about there
    }

    void tellsTheOldestFirst()
    {
        std::vector<OperationId> asked;
        for (qint64 i = 0; i < 20; ++i) {
            const CancelOrder cancel = request(20 - i);
            m_place->leave(cancel);
            asked.push_back(cancel.operation);
            QTest::qWait(2); // its instants are milliseconds
        }
        JournalFile file = journal();
        file.record(entryOf(cancelOrderOf(*file.find(asked.front())))); // asked again: still the oldest
        QVERIFY(operationsOf(file.open(scopeOfTest())) == asked);
    }

    void whatIsAnsweredIsOpenUntilSomebodyHasSeenIt()
    {
        const CancelOrder told = request(1), untold = request(2), unknown = request(3);
        JournalFile file = journal();
        for (const CancelOrder &cancel : {told, untold, unknown})
            file.record(entryOf(cancel));
        file.settle(told.operation, State::Answered, "Cancelled", {}, true, false);
        file.settle(untold.operation, State::Answered, "AlreadyCancelled", {}, false, true);
        file.settle(unknown.operation, State::Unconfirmed, {}, {}, false, false);
        QCOMPARE(file.open(scopeOfTest()).size(), std::size_t(2));
        file.seen(unknown.operation); // nobody can have read how it ended
        QCOMPARE(file.open(scopeOfTest()).size(), std::size_t(2));
        file.seen(untold.operation);
        QCOMPARE(file.open(scopeOfTest()).size(), std::size_t(1));
        QVERIFY(file.open(scopeOfTest()).at(0).operation == unknown.operation);
        QCOMPARE(file.find(untold.operation)->answer, QByteArray("AlreadyCancelled"));
    }

    void givesBackWhatPeopleWroteByteForByte_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("quotes") << QStringLiteral("'; DROP TABLE operations; -- \"` \\' \\n %1 :operation ?");
        QTest::newRow("NUL") << QString(QStringLiteral("a") + QChar(0) + QStringLiteral("b"));
        QTest::newRow("emoji") << QString::fromUtf8("👩‍👩‍👧 退貨 é é \u202e");
        QTest::newRow("lines and tabs") << QStringLiteral("a\r\nb\tc\u2028d");
        QTest::newRow("500 characters") << QString::fromUtf8("退").repeated(499) + QString::fromUtf8("🎁");
        QTest::newRow("nothing") << QString(QLatin1String(""));
        QTest::newRow("spaces") << QStringLiteral("  ");
    }
    void givesBackWhatPeopleWroteByteForByte()
    {
        QFETCH(QString, text);
        const CancelOrder cancel = request(17, text);
        const JournalScope scope = scopeOfTest(text);
        const QJsonObject detail{{QStringLiteral("by"), text}, {text, true}};
        {
            JournalFile file = journal();
            file.record(entryOf(cancel, scope));
            file.record(entryOf(cancel, scope)); // and is known again
            file.settle(cancel.operation, State::Unconfirmed, "NotDone", detail, false, true);
        }
        JournalFile file = journal();
        const std::vector<JournalEntry> open = file.open(scope);
        QCOMPARE(open.size(), std::size_t(1));
        QCOMPARE(cancelOrderOf(open[0]).reason.toUtf8(), text.toUtf8());
        QCOMPARE(open[0].scope.account.toUtf8(), text.toUtf8());
        QCOMPARE(open[0].detail, detail);
        QCOMPARE(file.elsewhere(scopeOfTest()), 1);
    }

    void aFileThatCannotBeUsedIsToldAndLeftAsItIs_data()
    {
        QTest::addColumn<QByteArray>("made");
        for (const char *made :
             {"no database", "two bytes", "truncated", "truncated to half a page", "newer", "read-only", "another's"})
            QTest::newRow(made) << QByteArray(made);
    }
    void aFileThatCannotBeUsedIsToldAndLeftAsItIs()
    {
        QFETCH(QByteArray, made);
        const uid_t root = ::geteuid();
        // Before root no file is closed: here it is an ordinary person.
        const auto back = qScopeGuard([&] { (void)::seteuid(root); });
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("journal.sqlite"));
        if (root == 0) {
            QCOMPARE(::chown(QFile::encodeName(folder.path()).constData(), kNobody, gid_t(-1)), 0);
            QCOMPARE(::seteuid(kNobody), 0);
        }
        if (made == "no database") {
            write(file, QByteArray("These are the minutes of the meeting.\n").repeated(400));
        } else if (made == "two bytes") {
            write(file, "xx"); // one byte alone is an empty file to SQLite
        } else {
            JournalFile journal(file, QUuid::createUuid());
            for (qint64 i = 0; i < 200; ++i)
                journal.record(entryOf(request(i + 1, QStringLiteral("r").repeated(400))));
        }
        if (made == "truncated")
            QVERIFY(QFile::resize(file, QFileInfo(file).size() / 2));
        else if (made == "truncated to half a page")
            QVERIFY(QFile::resize(file, 2'000));
        else if (made == "newer")
            runRaw(file, QStringLiteral("PRAGMA user_version = 4"));
        else if (made == "read-only")
            QVERIFY(QFile::setPermissions(file, QFile::ReadOwner));
        else if (made == "another's" && root == 0) {
            QCOMPARE(::seteuid(root), 0);
            QCOMPARE(::chown(QFile::encodeName(file).constData(), root, gid_t(-1)), 0);
            QVERIFY(QFile::setPermissions(file, QFile::Permissions(0x6666)));
            QCOMPARE(::seteuid(kNobody), 0);
        } else if (made == "another's") {
            QSKIP("only root can give a file away");
        }
        const QByteArray before = bytesOf(file);
        QVERIFY(!before.isEmpty());
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(journalError(file,
                                  [&] {
                                      JournalFile journal(file, QUuid::createUuid());
                                      journal.record(entryOf(request()));
                                  }),
                     QStringLiteral("journal"));
            QVERIFY(bytesOf(file) == before);
        }
    }

    void aPlaceThatCannotBeWrittenIsTold_data()
    {
        QTest::addColumn<QByteArray>("made");
        for (const char *made : {"a folder", "in a read-only folder", "there, in a read-only folder", "below a file"})
            QTest::newRow(made) << QByteArray(made);
    }
    void aPlaceThatCannotBeWrittenIsTold()
    {
        QFETCH(QByteArray, made);
        const uid_t root = ::geteuid();
        QTemporaryDir folder;
        const auto back = qScopeGuard([&] {
            (void)::seteuid(root);
            QFile::setPermissions(folder.path(), QFile::Permissions(0x7700));
        });
        if (root == 0) {
            QCOMPARE(::chown(QFile::encodeName(folder.path()).constData(), kNobody, gid_t(-1)), 0);
            QCOMPARE(::seteuid(kNobody), 0);
        }
        QString file = folder.filePath(QStringLiteral("journal.sqlite"));
        if (made == "a folder") {
            QVERIFY(QDir().mkpath(file));
        } else if (made == "below a file") {
            write(file, "minutes");
            file += QStringLiteral("/journal.sqlite");
        } else {
            if (made.startsWith("there"))
                JournalFile(file, QUuid::createUuid()).record(entryOf(request()));
            QVERIFY(QFile::setPermissions(folder.path(), QFile::Permissions(0x5500)));
        }
        const QByteArray before = bytesOf(file);
        QCOMPARE(journalError(file, [&] { JournalFile(file, QUuid::createUuid()).record(entryOf(request())); }),
                 QStringLiteral("journal"));
        QCOMPARE(bytesOf(file), before);
    }

    void oneThatIsGoneWhileItIsUsedIsTold()
    {
        JournalFile file = journal();
        runRaw(path(), QStringLiteral("DROP TABLE operations"));
        const CancelOrder cancel = request();
        QCOMPARE(journalError(path(), [&] { file.record(entryOf(cancel)); }), QStringLiteral("journal"));
        QCOMPARE(journalError(path(), [&] { file.open(scopeOfTest()); }), QStringLiteral("journal"));
        QCOMPARE(journalError(path(), [&] { file.seen(cancel.operation); }), QStringLiteral("journal"));
    }

    void madeByManyAtOnceItIsMadeOnce()
    {
        for (int round = 0; round < 20; ++round) {
            const JournalPlace place;
            std::vector<std::future<QString>> writers;
            for (int i = 0; i < 6; ++i)
                writers.push_back(std::async(std::launch::async, [&, i] {
                    try {
                        JournalFile(place.path(), QUuid::createUuid()).record(entryOf(request(i + 1)));
                    } catch (const DbError &error) {
                        return QString::fromLatin1(error.statement) + u' ' + error.text;
                    }
                    return QString();
                }));
            for (std::future<QString> &writer : writers)
                QCOMPARE(writer.get(), QString());
            QCOMPARE(JournalFile(place.path(), QUuid::createUuid()).open(scopeOfTest()).size(), std::size_t(6));
        }
    }

    void programsThatWriteAtOnceLoseNothing()
    {
        constexpr int kEach = 60;
        QByteArrayList written;
        std::vector<std::unique_ptr<QProcess>> programs;
        for (int i = 0; i < 3; ++i) {
            programs.push_back(std::make_unique<QProcess>());
            programs.back()->start(QStringLiteral(HOLDFAST_CRASH_CHILD),
                                   {QStringLiteral("write"), path(), QString::number(kEach)});
        }
        for (int i = 0; i < kEach; ++i) {
            const CancelOrder cancel = request(i + 1);
            m_place->leave(cancel); // opened and closed each time
            written << cancel.operation.text().toLatin1();
        }
        for (const auto &program : programs) {
            QVERIFY(program->waitForFinished(60'000));
            QVERIFY2(program->exitStatus() == QProcess::NormalExit && program->exitCode() == 0,
                     program->readAllStandardError());
            const QByteArrayList lines = program->readAllStandardOutput().trimmed().split('\n');
            QCOMPARE(lines.size(), kEach);
            written += lines;
        }
        JournalFile file = journal();
        for (const QByteArray &operation : written)
            QVERIFY2(file.find(OperationId(QUuid(QString::fromLatin1(operation)))), operation);
        QCOMPARE(file.open(scopeOfTest()).size() + std::size_t(file.elsewhere(scopeOfTest())),
                 std::size_t(written.size()));
    }

    // The window has a second connection while it finds out. Closing a descriptor of the file would take the locks of
    // the first away, and the next program to end would throw its log away as nobody's.
    void aSecondConnectionTakesNothingFromTheFirst()
    {
        const auto child = [&](const QStringList &words) {
            QProcess process;
            process.start(QStringLiteral(HOLDFAST_CRASH_CHILD), words);
            return process.waitForFinished(30'000) ? process.readAllStandardOutput() : QByteArray("it does not end");
        };
        JournalFile first = journal();
        first.record(entryOf(request(1)));
        {
            JournalFile second = journal();
            second.record(entryOf(request(2)));
        }
        QCOMPARE(child({QStringLiteral("write"), path(), QStringLiteral("1")}).count('\n'), 1);
        const CancelOrder cancel = request(3);
        first.record(entryOf(cancel));
        QCOMPARE(child({QStringLiteral("find"), path(), cancel.operation.text()}), QByteArray("there\n"));
    }

    void anEntryIsRunningWhileItsProgramLives()
    {
        const QUuid program = QUuid::createUuid();
        QProcess child;
        child.start(QStringLiteral(HOLDFAST_CRASH_CHILD),
                    {QStringLiteral("alive"), path(), program.toString(QUuid::WithoutBraces)});
        QVERIFY(child.waitForReadyRead(30'000));
        QCOMPARE(child.readAllStandardOutput(), QByteArray("ready\n"));

        const CancelOrder cancel = request();
        journal(program).record(entryOf(cancel)); // as that program would
        JournalFile file = journal();
        QVERIFY(file.isAlive(program));
        QVERIFY(pendingOperations(file, scopeOfTest()).at(0).running);
        QVERIFY(pendingOperations(file, scopeOfTest()).at(0).running); // looking has not let it go

        ::kill(pid_t(child.processId()), SIGKILL);
        QVERIFY(child.waitForFinished(30'000));
        const QString lock = path() + u'.' + program.toString(QUuid::WithoutBraces) + QStringLiteral(".running");
        QVERIFY(QFile::exists(lock)); // it could not tidy up
        QVERIFY(!pendingOperations(file, scopeOfTest()).at(0).running);
        QVERIFY(!file.isAlive(program));
        QVERIFY(!QFile::exists(lock));
    }

    void onlyWhatWasSentIsRunning()
    {
        const QUuid program = QUuid::createUuid();
        const JournalFile::Alive alive(path(), program);
        JournalFile mine = journal(program);
        const CancelOrder sent = request(1), unknown = request(2);
        mine.record(entryOf(sent));
        mine.record(entryOf(unknown));
        mine.settle(unknown.operation, State::Unconfirmed, {}, {}, false, false);
        QVERIFY(mine.isAlive(program));
        JournalFile other = journal();
        for (const PendingOperation &pending : pendingOperations(other, scopeOfTest()))
            QCOMPARE(pending.running, pending.entry.operation == sent.operation);
    }

    void aProgramThatHasEndedLeavesNoFile()
    {
        const QUuid program = QUuid::createUuid();
        {
            const JournalFile::Alive alive(path(), program);
            JournalFile file = journal();
            QVERIFY(file.isAlive(program));
            QCOMPARE(QDir(m_place->folder()).entryList({QStringLiteral("*.running")}).size(), 1);
        }
        JournalFile file = journal();
        QVERIFY(!file.isAlive(program));
        QVERIFY(QDir(m_place->folder()).entryList({QStringLiteral("*.running")}).isEmpty());
    }
};

HOLDFAST_TEST_MAIN(tst_Journal)
#include "tst_journal.moc"
