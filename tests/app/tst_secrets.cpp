// SPDX-License-Identifier: GPL-3.0-or-later
// A password goes to the server it opens and nowhere else: not into a file, a trace, a message, a command line, an
// environment, or the server's own logs and lists; neither as it is nor in another writing.
#include "app/environment/journal_scope.h"
#include "app/environment/profile_file.h"
#include "sql/connection/lane.h"
#include "sql/connection/session.h"
#include "sql/connection/trace.h"
#include "sql/journal/cancel_entry.h"
#include "sql/journal/journal.h"
#include "sql/schema/roles.h"
#include "sql/schema/staff_accounts.h"
#include "sql/server/private_server.h"
#include "tests/support/command_line.h"
#include "tests/support/own_server.h"
#include "tests/support/store_builder.h"
#include "tests/support/terminal.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QScopeGuard>
#include <QTimer>

#include <memory>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const QString kPassword = QStringLiteral("Zq7-hidden-Wx4m'\\9");
const QString kMistyped = QStringLiteral("Zq7-hidden-mistyped"); // must not be shown either: it is nearly the other

// A password in every writing that somebody would recognize it in.
QByteArrayList writingsOf(const QString &password)
{
    const QByteArray plain = password.toUtf8();
    QByteArrayList writings{plain, plain.toHex(), plain.toHex().toUpper(), plain.toPercentEncoding()};
    for (int before = 0; before < 3; ++before) { // inside of something longer
        const QByteArray base64 = (QByteArray(before, ' ') + plain).toBase64(QByteArray::OmitTrailingEquals);
        writings << base64.mid(before == 0 ? 0 : before + 1).chopped(2);
    }
    QByteArray little, big;
    for (const QChar c : password) {
        little += char(c.unicode() & 0xff);
        little += char(c.unicode() >> 8);
        big += char(c.unicode() >> 8);
        big += char(c.unicode() & 0xff);
    }
    return writings << little << big << little.toHex() << QByteArray(plain).replace("'", "''").replace("\\", "\\\\")
                    << QByteArray(plain).replace("\\", "\\\\").replace("'", "\\'")
                    << QByteArray(plain).replace("\\", "\\\\");
}

// Which of them this holds.
QByteArray heldBy(const QByteArray &bytes, const QByteArrayList &writings)
{
    for (const QByteArray &writing : writings) {
        if (bytes.contains(writing))
            return writing;
    }
    return {};
}

// Files below a folder that hold one, save those that are there to.
QByteArrayList filesHolding(const QString &folder, const QByteArrayList &writings, const QStringList &exempt = {})
{
    QByteArrayList found;
    QDirIterator each(folder, QDir::Files | QDir::Hidden | QDir::System | QDir::NoSymLinks,
                      QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        if (exempt.contains(file.fileName()) || !QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
            continue;           // a socket
        while (!file.atEnd()) { // in pieces that overlap
            const qint64 at = file.pos();
            if (!heldBy(file.read(1 << 20), writings).isEmpty()) {
                found << file.fileName().toUtf8();
                break;
            }
            if (!file.atEnd())
                file.seek(qMax(at + 1, file.pos() - 400));
        }
    }
    return found;
}

// What every process of this computer shows of itself, again and again while a test works.
class Processes
{
public:
    void look()
    {
        for (const QString &pid : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
            const QString path = QStringLiteral("/proc/") + pid;
            if (pid.at(0).isDigit() && keep(path + QStringLiteral("/cmdline"))) // a new one, or another program in it
                keep(path + QStringLiteral("/environ"));
        }
        ++m_looks;
    }
    const QByteArray &seen() const { return m_seen; }
    int looks() const { return m_looks; }
    bool saw(const QByteArray &text) const { return m_seen.contains(text); }

private:
    bool keep(const QString &path) // false: seen before
    {
        QFile file(path);
        const QByteArray content = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        if (content.isEmpty() || m_last.value(path) == content)
            return false;
        m_last.insert(path, content);
        m_seen += content + '\n';
        return true;
    }

    QHash<QString, QByteArray> m_last;
    QByteArray m_seen;
    int m_looks = 0;
};

} // namespace

class tst_Secrets : public QObject, private CommandLine
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<RawClient> m_administrator;
    CustomerId m_ada{};
    SkuId m_mug{};
    Processes m_processes;
    QByteArray m_said; // by every program: standard output, standard error, texts of errors, traces
    const QString m_anna = QStringLiteral("hf_anna_%1").arg(QCoreApplication::applicationPid());
    const QByteArrayList m_writings = writingsOf(kPassword) + writingsOf(kMistyped);

    RawClient &administrator() { return *m_administrator; }
    ConnectionSettings asAnna(const QString &password = kPassword) const
    {
        ConnectionSettings settings = m_schema->settings();
        settings.account = m_anna;
        settings.password = password;
        return settings;
    }
    void profileWithoutPassword(const char *name, const ConnectionSettings &settings)
    {
        write(profilePath(name), "socket=" + settings.socket.toUtf8() + "\nschema=" + settings.schema.toUtf8() +
                                     "\nenvironment=training\naccount=" + settings.account.toUtf8() + '\n');
    }
    // The program asks and somebody types; meanwhile its process is looked at.
    Ran atTerminal(const QStringList &arguments, const QByteArrayList &typed)
    {
        Terminal terminal;
        QProcess process;
        process.setStandardInputFile(terminal.name());
        start(process, arguments);
        QByteArray asked;
        m_processes.look();
        terminal.answer(process, typed, asked);
        while (!process.waitForFinished(5) && process.state() != QProcess::NotRunning)
            m_processes.look();
        Ran ran;
        ran.exit = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        ran.out = process.readAllStandardOutput();
        ran.err = process.readAllStandardError();
        ran.json = QJsonDocument::fromJson(ran.out).object();
        m_said += asked + ran.out + ran.err + terminal.shown();
        return ran;
    }
    Ran annas(const QStringList &arguments, const QString &password = kPassword)
    {
        return atTerminal(words("--store anna --json") + arguments, {password.toUtf8()});
    }
    void signInWronglyHere()
    {
        try {
            Session session(asAnna(kMistyped));
            QFAIL("signed in");
        } catch (const DbError &error) {
            m_said += error.text.toUtf8() + error.statement + '\n';
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        OwnServer::use();
        qputenv("HOME", QFile::encodeName(path("home")));
        QVERIFY(QDir().mkpath(path("home")));
        m_schema = std::make_unique<ScratchSchema>("secrets");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_administrator = std::make_unique<RawClient>(TestServer::administrator());
        m_ada = m_store->customer("Ada");
        m_mug = m_store->sku("MUG-01", 100);
        writeProfile("owner", m_schema->settings());
        profileWithoutPassword("anna", asAnna());
        administrator().run(
            "SET GLOBAL log_output = 'TABLE,FILE', GLOBAL general_log = ON, GLOBAL slow_query_log = ON, "
            "GLOBAL long_query_time = 0");
    }
    void cleanupTestCase()
    {
        m_administrator.reset();
        m_store.reset();
        m_schema.reset();
    }

    // That each writing would be found.
    void whatIsHiddenBadlyIsFound()
    {
        for (const QByteArray &hidden :
             {kPassword.toUtf8(), kPassword.toUtf8().toHex(), kPassword.toUtf8().toBase64(),
              ("x" + kPassword.toUtf8() + "y").toBase64(), ("xx" + kPassword.toUtf8() + "yy").toBase64(),
              QByteArray(reinterpret_cast<const char *>(kPassword.utf16()), 2 * kPassword.size())}) {
            write(path("planted"), QByteArray(1'048'570, '.') + hidden + "..");
            QCOMPARE(filesHolding(m_folder.path(), m_writings), QByteArrayList{path("planted").toUtf8()});
        }
        QFile::remove(path("planted"));
        QCOMPARE(filesHolding(m_folder.path(), m_writings), QByteArrayList());
    }

    // Typed twice for a new account, once for each sign-in, once wrongly; then what a supervisor does all day.
    void aPasswordIsTypedAtTheCommandLine()
    {
        const Ran added = atTerminal(words("--store owner --json staff add") + QStringList{m_anna} +
                                         words("--role supervisor --local"),
                                     {kPassword.toUtf8(), kPassword.toUtf8()});
        QVERIFY2(added.exit == 0, added.err.constData());
        QCOMPARE(annas(words("order list")).exit, 0);
        QCOMPARE(annas(words("order list"), kMistyped).answer(), QStringLiteral("NotPermitted"));
        QCOMPARE(annas(words("order cancel 999 --customer 1")).answer(), QStringLiteral("NotFound"));
        QCOMPARE(annas(words("staff list")).exit, 0);
        QCOMPARE(annas(words("staff lock x")).answer(), QStringLiteral("NotPermitted"));
        m_store->client().run("UPDATE stock SET available = available + 1, version = version + 1");
        const Ran checked = annas(words("check --prometheus") + QStringList{path("work/metrics")});
        QCOMPARE(checked.answer(), QStringLiteral("Findings"));
        QCOMPARE(annas(words("incident export 1") + QStringList{path("work/case.json")}).exit, 0);
        QVERIFY(read(path("work/case.json")).contains("movement.attributed"));
        QCOMPARE(annas(words("report day --csv") + QStringList{path("work/day.csv")}).exit, 0);
        QCOMPARE(annas(words("pending list")).exit, 0);
        QVERIFY(m_processes.looks() > 20 && m_processes.saw("incident")); // it did look at the programs
        // Taken off the server, and nobody can sign in: the same.
        ConnectionSettings nowhere = asAnna();
        nowhere.socket = path("no.sock");
        profileWithoutPassword("nowhere", nowhere);
        QCOMPARE(atTerminal(words("--store nowhere --json order list"), {kPassword.toUtf8()}).answer(),
                 QStringLiteral("Unreachable"));
    }

    // The same at a lane as the window has it, with the trace on, a journal on the disk and a profile kept.
    void aPasswordIsGivenToTheWindow()
    {
        QCoreApplication::setApplicationName(QStringLiteral("Holdfast"));
        signInWronglyHere();
        Trace trace;
        trace.turnOn(true);
        {
            Session session(asAnna());
            session.setTrace(&trace, "write");
            session.enterDesk(QStringLiteral("desk 1"));
            QVERIFY(std::holds_alternative<NotFound>(cancel(session, cancelFor(m_ada, OrderId{999}))));
            try {
                changeRole(session, {m_anna, QStringLiteral("localhost")}, Role::Trainer, Environment::Training);
                QFAIL("no owner's");
            } catch (const DbError &error) {
                m_said += error.text.toUtf8() + '\n';
            }
            Journal journal(path("data/holdfast/journal.sqlite"));
            Lane lane("write", session.settings());
            const JournalScope scope = journalScope(session, *session.read("Store", readStore));
            const CancelOrder request = cancelFor(m_ada, m_store->order(m_ada, {{m_mug, 1}}));
            const auto cancelled = journal.carryOut(
                lane, journalEntry(scope, request), [request](Session &desk) { return cancel(desk, request); },
                [](const CancelOrderOutcome &outcome) { return journalDetail(outcome); });
            QTRY_VERIFY(cancelled.isFinished());
            QVERIFY(cancelled.result().value());
            m_processes.look();
            Profile profile; // as the window writes one: it has no place for a password
            profile.id = QStringLiteral("written");
            profile.socket = session.settings().socket;
            profile.schema = session.settings().schema;
            profile.account = m_anna;
            QVERIFY(!holdfast::writeProfile(profile));
        }
        for (const TraceEvent &event : trace.since(0))
            m_said += event.lane + ' ' + event.flow + ' ' + event.statement + '\n';
        QVERIFY(m_said.contains("orders/order_lock"));
        QVERIFY(QFile::exists(path("data/holdfast/journal.sqlite")));
    }

    void nobodySaidOrShowedIt()
    {
        QVERIFY(m_said.size() > 1'000 && m_processes.seen().size() > 10'000);
        QCOMPARE(heldBy(m_said, m_writings), QByteArray());
        QCOMPARE(heldBy(m_processes.seen(), m_writings), QByteArray());
    }

    void noFileHoldsIt()
    {
        for (const QString &folder : {m_folder.path(), qEnvironmentVariable("XDG_DATA_HOME"),
                                      qEnvironmentVariable("XDG_CONFIG_HOME"), qEnvironmentVariable("HOME")})
            QCOMPARE(filesHolding(folder, m_writings), QByteArrayList());
        QVERIFY(QFile::exists(path("work/metrics")) && QFile::exists(path("work/day.csv")));
    }

    // Its tables of statements, its logs on the disk, its data: the server has but what proves a password.
    void theServerDoesNotWriteItDown()
    {
        // The server's own words for its logs are flushed first.
        administrator().run("FLUSH LOGS");
        QByteArray heard;
        for (const char *query :
             {"SELECT CONVERT(argument USING utf8mb4) FROM mysql.general_log", "SELECT sql_text FROM mysql.slow_log",
              "SELECT info FROM information_schema.processlist",
              "SELECT sql_text FROM performance_schema.events_statements_history_long",
              "SELECT sql_text FROM performance_schema.events_statements_history",
              "SELECT digest_text FROM performance_schema.events_statements_summary_by_digest"}) {
            for (const auto &row : administrator().rows(query))
                heard += row.at(0).toByteArray() + '\n';
        }
        QVERIFY(heard.contains("CREATE USER")); // it was listened to
        QVERIFY2(heldBy(heard, m_writings).isEmpty(), heard.mid(heard.indexOf("CREATE USER"), 200).constData());
        const QString data = QDir::cleanPath(QString::fromUtf8(administrator().text("SELECT @@datadir")));
        QVERIFY(QFileInfo(data).isDir());
        QCOMPARE(filesHolding(QFileInfo(data).path(), m_writings), QByteArrayList());
    }

    // The private server's two passwords: in its two option files, which are nobody else's to read, and nowhere else,
    // neither while it is made nor while it runs.
    void thePrivateServersPasswordsAreInItsOptionFilesAlone()
    {
        PrivateServerSettings settings;
        settings.program = TestServer::program();
        settings.directory = path("private");
        PrivateServer server(settings);
        const auto stopped = qScopeGuard([&] {
            server.stop();
            QTRY_VERIFY_WITH_TIMEOUT(server.state() == PrivateServer::State::Stopped, 60'000);
        });
        Processes processes;
        QTimer looking;
        QObject::connect(&looking, &QTimer::timeout, [&] { processes.look(); });
        looking.start(20);
        server.start();
        QTRY_VERIFY_WITH_TIMEOUT(server.state() == PrivateServer::State::Running, 60'000);
        processes.look();
        QVERIFY(processes.looks() > 3 && processes.saw(QFile::encodeName(path("private"))));
        const QStringList optionFiles{path("private/admin.cnf"), path("private/client.cnf")};
        QByteArrayList writings;
        for (const QString &password : {server.owner().password, server.administrator().password}) {
            QVERIFY(password.size() >= 16);
            writings += writingsOf(password);
        }
        for (const QString &file : optionFiles) {
            QVERIFY(!heldBy(read(file), writings).isEmpty());
            QCOMPARE(QFile::permissions(file) & QFile::Permissions(0x0077), QFile::Permissions());
        }
        QCOMPARE(heldBy(processes.seen(), writings), QByteArray());
        QCOMPARE(filesHolding(path("private"), writings, optionFiles), QByteArrayList());
    }
};

HOLDFAST_TEST_MAIN(tst_Secrets)
#include "tst_secrets.moc"
