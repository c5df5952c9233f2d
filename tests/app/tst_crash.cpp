// SPDX-License-Identifier: GPL-3.0-or-later
// A program that dies in the middle of a cancel or an accept, at every step there is, and the start after it.
#include "app/environment/journal_scope.h"
#include "app/training/wire_proxy.h"
#include "app/window/store_lanes.h"
#include "sql/connection/session.h"
#include "sql/flows/probe_cancel.h"
#include "sql/journal/accept_quote_entry.h"
#include "sql/schema/migrator.h"
#include "tests/support/flow_watch.h"
#include "tests/support/left_behind.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QScopeGuard>

using namespace holdfast;
using namespace holdfast::test;

Q_DECLARE_METATYPE(holdfast::WireFault)

namespace {

using State = JournalEntry::State;

constexpr qint64 kUnits = 2; // of an order that is cancelled
constexpr int kMostSteps = 60;

struct Ran
{
    int exit = -1; // -1: it was killed or did not end
    QJsonObject json;

    QByteArray answer() const { return json.value(QStringLiteral("answer")).toString().toLatin1(); }
    QString operation() const { return json.value(QStringLiteral("operation")).toString(); }
    // Its only pending operation.
    QJsonObject pending() const
    {
        const QJsonArray array = json.value(QStringLiteral("pending")).toArray();
        return array.size() == 1 ? array.at(0).toObject() : QJsonObject();
    }
    QByteArray state() const { return pending().value(QStringLiteral("state")).toString().toLatin1(); }
};

} // namespace

class tst_Crash : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    CustomerId m_ada{}, m_ben{};
    SkuId m_mug{};
    OrderId m_bens{}; // holds 5 of the same SKU

    RawClient &client() { return m_store->client(); }
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    JournalScope scope(const ConnectionSettings &settings) const
    {
        Session session(settings);
        return journalScope(session, *session.read("Store", readStore));
    }
    CancelOrder newOrder() { return cancelFor(m_ada, m_store->order(m_ada, {{m_mug, kUnits}})); }
    qint64 releases(OrderId order)
    {
        return client().number(
            sql("SELECT COUNT(*) FROM stock_movements WHERE kind = 'release' AND order_id = :a", number(order)));
    }

    // The program that ends itself at this step; whether it lived through.
    bool lives(const QString &journal, int step, const CancelOrder &request)
    {
        return lives(QStringLiteral("cancel"), journal, step,
                     {request.operation.text(), QString::number(number(request.order)),
                      QString::number(number(std::get<CustomerId>(request.onBehalfOf)))},
                     "Cancelled");
    }
    bool lives(const QString &journal, int step, const AcceptQuote &request)
    {
        return lives(QStringLiteral("accept"), journal, step,
                     {QString::fromUtf8(request.key), QString::number(number(request.quote)),
                      QString::number(number(request.customer))},
                     "Accepted");
    }
    bool lives(const QString &verb, const QString &journal, int step, const QStringList &words, const QByteArray &token)
    {
        const ConnectionSettings settings = m_schema->settings();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("CRASH_SOCKET"), settings.socket);
        environment.insert(QStringLiteral("CRASH_SCHEMA"), settings.schema);
        environment.insert(QStringLiteral("CRASH_ACCOUNT"), settings.account);
        environment.insert(QStringLiteral("CRASH_PASSWORD"), settings.password);
        QProcess child;
        child.setProcessEnvironment(environment);
        child.start(QStringLiteral(HOLDFAST_CRASH_CHILD), QStringList{verb, journal, QString::number(step)} + words);
        if (!child.waitForFinished(60'000))
            qFatal("the child does not end");
        if (child.exitStatus() == QProcess::CrashExit)
            return false;
        const QByteArray out = child.readAllStandardOutput();
        if (child.exitCode() != 0 || out != token + '\n')
            qFatal("the child: %d %s%s", child.exitCode(), out.constData(), child.readAllStandardError().constData());
        return true;
    }

    QStringList cancelWords(const CancelOrder &request) const
    {
        return {QStringLiteral("order"), QStringLiteral("cancel"), QString::number(number(request.order)),
                QStringLiteral("--customer"), QString::number(number(m_ada))};
    }
    void start(QProcess &process, const QStringList &words) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path("config"));
        environment.insert(QStringLiteral("XDG_DATA_HOME"), path("data"));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(HOLDFAST_CLI),
                      QStringList{QStringLiteral("--store"), QStringLiteral("line"), QStringLiteral("--json")} + words);
        process.closeWriteChannel();
    }
    static Ran ended(QProcess &process)
    {
        Ran ran;
        if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit)
            ran.exit = process.exitCode();
        ran.json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        return ran;
    }
    // What the profile names from now on, with a journal of its own.
    void useLine(const ConnectionSettings &line) const
    {
        QDir(path("data")).removeRecursively();
        QDir().mkpath(path("config/holdfast/profiles"));
        write(path("password"), line.password.toUtf8() + '\n');
        write(path("config/holdfast/profiles/line.conf"),
              "socket=" + line.socket.toUtf8() + "\nschema=" + line.schema.toUtf8() +
                  "\nenvironment=training\naccount=" + line.account.toUtf8() +
                  "\npassword_file=" + path("password").toUtf8() + '\n');
    }
    Ran ask(const QStringList &words) const
    {
        QProcess process;
        start(process, words);
        return ended(process);
    }
    Ran pending(const QStringList &words) const { return ask(QStringList{QStringLiteral("pending")} + words); }
    void write(const QString &file, const QByteArray &content) const
    {
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(file));
        out.setPermissions(QFile::Permissions(0x6600));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("crash");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_ada = m_store->customer("Ada");
        m_ben = m_store->customer("Ben");
        m_mug = m_store->sku("MUG-01", 200);
        m_bens = m_store->order(m_ben, {{m_mug, 5}});
        client().run("UPDATE store SET lock_wait_seconds = 1, budget_milliseconds = 1000"); // for the command line
    }
    void cleanup()
    {
        QCOMPARE(m_store->brokenRules(), QByteArrayList());
        QCOMPARE(m_store->orderStatus(m_bens), QByteArray("created"));
        QCOMPARE(m_store->reservationStatus(m_bens, m_mug), QByteArray("held"));
    }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    void whereverItDiesTheNextStartTellsTheTruth()
    {
        const QString path = this->path("window/journal.sqlite");
        const JournalScope scope = this->scope(m_schema->settings());
        QByteArrayList told; // of each step at which it died
        int step = 1;
        for (;; ++step) {
            QVERIFY(step < kMostSteps);
            const Stock before = m_store->stock(m_mug);
            const CancelOrder request = newOrder();
            const bool lived = lives(path, step, request);
            const QByteArray at = "step " + QByteArray::number(step);
            const bool done = m_store->orderStatus(request.order) == "cancelled";
            QVERIFY2(releases(request.order) == (done ? 1 : 0), at);
            QVERIFY2(m_store->reservationStatus(request.order, m_mug) == (done ? "released" : "held"), at);
            if (lived) {
                QVERIFY(done);
                break;
            }

            // The next start.
            Journal journal(path);
            StoreLanes lanes(m_schema->settings(), journal, scope);
            const StoreDesk desk = lanes.desk();
            const Reply<Resolved> found = desk.resolvePending().result();
            QVERIFY2(found.value() && !found.value()->error && !found.value()->elsewhere, at);
            const std::vector<PendingOperation> &pending = found.value()->pending;
            QVERIFY2(releases(request.order) == (done ? 1 : 0), at); // finding out carries nothing out
            if (pending.empty()) {
                // Nothing is open: it had not been recorded, so nothing was sent.
                QVERIFY2(!done && !JournalFile(path, QUuid::createUuid()).find(request.operation), at);
                told << "not recorded";
            } else {
                QCOMPARE(pending.size(), std::size_t(1));
                const PendingOperation &operation = pending[0];
                QVERIFY2(operation.entry.operation == request.operation && !operation.running, at);
                QVERIFY2(operation.entry.answer == (done ? "Cancelled" : NotDone::token), at);
                told << operation.entry.answer;
            }

            // "Do it now", for what was not done; a second time it is refused.
            if (told.last() == NotDone::token) {
                const Reply<JournalEntry> now = desk.carryOutPending(request.operation).result();
                QVERIFY2(now.value() && now.value()->answer == "Cancelled", at);
                const Reply<JournalEntry> again = desk.carryOutPending(request.operation).result();
                QVERIFY2(again.error() && again.error()->kind == DbError::Kind::Journal, at);
                QVERIFY2(desk.seenPending(request.operation).result().value(), at);
            } else if (told.last() == "not recorded") {
                QVERIFY2(desk.cancelOrder(request).result().value(), at);
            }
            QVERIFY2(desk.seenPending(request.operation).result().value(), at);
            QVERIFY2(releases(request.order) == 1, at);
            QVERIFY2(m_store->stock(m_mug) == before, at); // Ben's five are held as before
            const Reply<std::vector<PendingOperation>> left = desk.pending().result();
            QVERIFY2(left.value() && left.value()->empty(), at);
        }
        // its lookup, record, BEGIN, three locking reads, the stock lock, three writes, its record, COMMIT, settle:
        // each twice
        QVERIFY2(step - 1 >= 2 * 12, QByteArray::number(step));
        QCOMPARE(told.count("not recorded"), 3); // around looking it up, before "record"
        QCOMPARE(told.count("Cancelled"), 3);    // after COMMIT, around "settle": nobody has been told
        QCOMPARE(told.count(NotDone::token), step - 1 - 6);
        QCOMPARE(client().number("SELECT COUNT(*) FROM pending_mirror"), 0);
    }

    // What is left is found out, done where it was not, and the same key then tells of one order and no other.
    void whereverAnAcceptDiesItsKeyMakesOneOrder()
    {
        const QString path = this->path("accepts/journal.sqlite");
        const JournalScope scope = this->scope(m_schema->settings());
        QByteArrayList told; // of each step at which it died
        int step = 1;
        for (;; ++step) {
            QVERIFY(step < kMostSteps);
            const QByteArray at = "step " + QByteArray::number(step);
            const AcceptQuote request{"key " + at, m_ada, m_store->quote(m_ada, {{m_mug, kUnits}})};
            const OperationId operation = journalEntry(scope, request).operation;
            const Stock before = m_store->stock(m_mug);
            const auto orders = [&] {
                return client().number(sql("SELECT COUNT(*) FROM orders WHERE quote_id = :a", number(request.quote)));
            };
            const bool lived = lives(path, step, request);
            const bool done = orders() == 1;
            if (lived) {
                QVERIFY(done);
                break;
            }
            JournalFile file(path, QUuid::createUuid());
            Session session(m_schema->settings());
            const Resolved found = resolvePending(file, session, scope, QStringLiteral("desk"));
            QVERIFY2(!found.error && !found.elsewhere, at);
            QVERIFY2(orders() == (done ? 1 : 0), at); // finding out carries nothing out
            if (found.pending.empty()) {              // the command line tells its answer itself
                QVERIFY2(done == file.find(operation).has_value(), at);
                told << (done ? "told" : "not recorded");
            } else {
                QCOMPARE(found.pending.size(), std::size_t(1));
                const JournalEntry &entry = found.pending[0].entry;
                QVERIFY2(entry.operation == operation, at);
                QVERIFY2(decided(entry) == (done ? "Accepted" : NotDone::token), at);
                told << decided(entry);
            }
            if (told.last() == NotDone::token)
                QVERIFY2(carryOutPending(file, session, scope, operation).answer == "Accepted", at);
            const ToldAccept again = test::ask(session, request);
            QVERIFY2(told.last() == "not recorded" ? again.as<Accepted>() != nullptr : again.as<Replayed>() != nullptr,
                     at);
            QCOMPARE(orders(), 1);
            QCOMPARE(m_store->stock(m_mug), (Stock{before.available - kUnits, before.reserved + kUnits}));
            file.seen(operation);
            QVERIFY2(pendingOperations(file, scope).empty(), at);
        }
        // its lookup, record, BEGIN, the claim, the quote, the time, its lines, the stock, four writes, the quote's
        // use, the answer, COMMIT, settle: each twice
        QVERIFY2(step - 1 >= 2 * 14, QByteArray::number(step));
        QCOMPARE(told.count("not recorded"), 3);
        QCOMPARE(told.count("Accepted"), 2); // after COMMIT, before "settle": nobody has been told
        QCOMPARE(told.count("told"), 1);
        QCOMPARE(told.count(NotDone::token), step - 1 - 6);
    }

    void aProfileThatNamesAnotherStoreMeanwhileAsksThereForNothing()
    {
        const QString path = this->path("other/journal.sqlite");
        const CancelOrder request = newOrder();
        QVERIFY(!lives(path, 4, request)); // looked up, recorded as sent
        ScratchSchema otherSchema("other", false);
        {
            Session session(otherSchema.settings());
            Migrator(session).migrate();
            Store store = ScratchSchema::twd();
            store.uuid = QUuid::createUuid();
            session.inTransaction("FoundStore", [&](Transaction &tx) { return foundStore(tx, store); });
        }
        StoreBuilder other(otherSchema);
        const CustomerId customer = other.customer("Ada"); // the same numbers
        const SkuId sku = other.sku("MUG-01", 1'000);
        OrderId order{};
        while (number(order) < number(request.order))
            order = other.order(customer, {{sku, 1}});
        QCOMPARE(customer, m_ada);
        QCOMPARE(order, request.order);
        const QByteArrayList before = everyRow(other.client());
        {
            std::atomic<int> steps{0};
            Watch watch([&](const FlowStep &step) { steps += step.flow != "PendingOfDesk"; }); // its own list
            Journal journal(path);
            StoreLanes lanes(otherSchema.settings(), journal, scope(otherSchema.settings()), &watch);
            QVERIFY(lanes.ready().result().value());
            const StoreDesk desk = lanes.desk();
            QVERIFY(desk.pending().result().value()->empty());
            const Reply<Resolved> found = desk.resolvePending().result();
            QVERIFY(found.value() && found.value()->pending.empty() && !found.value()->error);
            QVERIFY(desk.carryOutPending(request.operation).result().error());
            QCOMPARE(steps.load(), 0);
        }
        QVERIFY(everyRow(other.client()) == before);
        QCOMPARE(other.client().number("SELECT COUNT(*) FROM pending_mirror"), 0);

        // Nor under another account of the store; then in the right place.
        Journal journal(path);
        JournalScope somebody = scope(m_schema->settings());
        somebody.account = QStringLiteral("somebody");
        {
            StoreLanes lanes(m_schema->settings(), journal, somebody);
            QVERIFY(lanes.desk().resolvePending().result().value()->pending.empty());
        }
        StoreLanes lanes(m_schema->settings(), journal, scope(m_schema->settings()));
        const Reply<Resolved> found = lanes.desk().resolvePending().result();
        QCOMPARE(found.value()->pending.at(0).entry.answer, QByteArray(NotDone::token));
        QVERIFY(lanes.desk().carryOutPending(request.operation).result().value());
        QCOMPARE(m_store->orderStatus(request.order), QByteArray("cancelled"));
    }

    void aCommandLineThatEndsInCommitIsResolved_data()
    {
        QTest::addColumn<WireFault>("fault");
        QTest::addColumn<bool>("killed");
        QTest::addColumn<bool>("done");
        QTest::newRow("the reply is lost, killed") << WireFault::HoldReply << true << true;
        QTest::newRow("the request is lost, killed") << WireFault::CutBeforeRequest << true << false;
        QTest::newRow("the reply is lost, the server unreachable") << WireFault::CutBeforeReply << false << true;
        QTest::newRow("the request is lost, the server unreachable") << WireFault::CutBeforeRequest << false << false;
    }
    void aCommandLineThatEndsInCommitIsResolved()
    {
        QFETCH(WireFault, fault);
        QFETCH(bool, killed);
        QFETCH(bool, done);
        ConnectionSettings line = m_schema->settings();
        WireProxy proxy(path("p"), line.socket);
        QVERIFY2(proxy.start(), qPrintable(proxy.error()));
        line.socket = path("p");
        useLine(line);

        const CancelOrder request = newOrder();
        proxy.arm(fault, [wrote = false](const WireCommand &command) mutable {
            wrote = wrote || command.text.contains("UPDATE orders");
            return wrote && command.text == "COMMIT";
        });
        QProcess process;
        start(process, cancelWords(request));
        QVERIFY(proxy.waitUntilStruck(std::chrono::seconds(20)));
        proxy.refuseConnections(true);
        if (killed)
            process.kill();
        else
            proxy.cutAll();
        const Ran cancelled = ended(process);
        proxy.cutAll();
        proxy.release();
        QCOMPARE(cancelled.exit, killed ? -1 : 3);
        QCOMPARE(cancelled.answer(), QByteArray(killed ? "" : "Unconfirmed"));
        QCOMPARE(m_store->orderStatus(request.order), QByteArray(done ? "cancelled" : "created"));

        const Ran away = pending({QStringLiteral("list")});
        QCOMPARE(away.exit, 3);
        QCOMPARE(away.answer(), QByteArray("Unreachable"));
        QCOMPARE(pending({QStringLiteral("resolve")}).exit, 3);
        proxy.refuseConnections(false);

        const Ran listed = pending({QStringLiteral("list")});
        QCOMPARE(listed.exit, 0);
        QCOMPARE(listed.answer(), QByteArray("Pending"));
        QCOMPARE(listed.state(), QByteArray("Unconfirmed"));
        QCOMPARE(listed.json.value(QStringLiteral("elsewhere")).toInt(-1), 0);
        const QJsonObject entry = listed.pending();
        QCOMPARE(entry.value(QStringLiteral("kind")).toString(), QStringLiteral("CancelOrder"));
        QCOMPARE(entry.value(QStringLiteral("order")).toInt(), int(number(request.order)));
        QCOMPARE(entry.value(QStringLiteral("customer")).toInt(), int(number(m_ada)));
        QVERIFY(entry.value(QStringLiteral("asked_at")).toString().endsWith(u'Z'));
        const QString operation = entry.value(QStringLiteral("operation")).toString();
        QVERIFY(killed || operation == cancelled.operation());

        const Ran resolved = pending({QStringLiteral("resolve")});
        QCOMPARE(resolved.exit, done ? 0 : 1);
        QCOMPARE(resolved.answer(), QByteArray(done ? "Resolved" : "NotDone"));
        QCOMPARE(resolved.state(), QByteArray(done ? "Cancelled" : "NotDone"));
        QCOMPARE(resolved.pending().value(QStringLiteral("operation")).toString(), operation);
        QCOMPARE(releases(request.order), done ? 1 : 0);
        const Ran again = pending({QStringLiteral("resolve")});
        QCOMPARE(again.state(), QByteArray(done ? "" : "NotDone")); // what has been told is told once
        QCOMPARE(again.exit, done ? 0 : 1);

        const QStringList doIt{QStringLiteral("resolve"), QStringLiteral("--do-it"), operation};
        const Ran now = pending(doIt);
        QCOMPARE(now.exit, done ? 1 : 0);
        QCOMPARE(now.answer(), QByteArray(done ? "NotFound" : "Cancelled")); // no longer open, or done now
        QCOMPARE(now.operation(), operation);
        if (!done)
            QCOMPARE(now.json.value(QStringLiteral("detail")).toObject().value(QStringLiteral("units")).toInt(),
                     int(kUnits));
        QCOMPARE(m_store->orderStatus(request.order), QByteArray("cancelled"));
        QCOMPARE(pending(doIt).exit, 1);
        QCOMPARE(releases(request.order), 1);
        const Ran empty = pending({QStringLiteral("list")});
        QCOMPARE(empty.exit, 0);
        QVERIFY(empty.json.value(QStringLiteral("pending")).toArray().isEmpty());
        QCOMPARE(client().number("SELECT COUNT(*) FROM pending_mirror"), 0);
    }

    // Every operation has its answer? Not the one that a living program is carrying out.
    void theCommandLineTellsWhatIsRunning()
    {
        useLine(m_schema->settings());
        const QString journal = path("data/holdfast/journal.sqlite");
        const CancelOrder request = newOrder();
        const QUuid program = QUuid::createUuid();
        const JournalFile::Alive alive(journal, program);
        JournalFile(journal, program).record(journalEntry(scope(m_schema->settings()), request));
        const Ran listed = pending({QStringLiteral("list")});
        QCOMPARE(listed.exit, 0);
        QCOMPARE(listed.state(), QByteArray("Running"));
        QVERIFY(listed.json.value(QStringLiteral("message")).toString().startsWith(u'1'));
        const Ran resolved = pending({QStringLiteral("resolve")});
        QCOMPARE(resolved.exit, 3);
        QCOMPARE(resolved.answer(), QByteArray("Unconfirmed"));
        QCOMPARE(resolved.state(), QByteArray("Running"));
        const Ran now = pending({QStringLiteral("resolve"), QStringLiteral("--do-it"), request.operation.text()});
        QCOMPARE(now.exit, 3);
        QCOMPARE(now.answer(), QByteArray("Busy"));
        QCOMPARE(m_store->orderStatus(request.order), QByteArray("created"));
    }

    void theCommandLineRefusesWhatItDoesNotUnderstand_data()
    {
        QTest::addColumn<QString>("words");
        for (const char *words :
             {"resolve --do-it not-a-uuid", "resolve --do-it 00000000-0000-0000-0000-000000000000", "resolve --do-it",
              "list --do-it 6a1f0cbe-9d1f-4f44-9d2e-0d6c8e1f6d11", "", "forget", "resolve now", "list list"})
            QTest::newRow(words) << QString::fromLatin1(words);
    }
    void theCommandLineRefusesWhatItDoesNotUnderstand()
    {
        QFETCH(QString, words);
        QVERIFY(QDir(path("data")).removeRecursively());
        const Ran ran = pending(words.split(u' ', Qt::SkipEmptyParts));
        QCOMPARE(ran.exit, 2);
        QCOMPARE(ran.answer(), QByteArray("Usage"));
        QVERIFY(!QFile::exists(path("data/holdfast/journal.sqlite"))); // nothing was opened for it
    }
};

HOLDFAST_TEST_MAIN(tst_Crash)
#include "tst_crash.moc"
