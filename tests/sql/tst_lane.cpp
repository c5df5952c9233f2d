// SPDX-License-Identifier: GPL-3.0-or-later
// A lane: jobs in order, one connection for life, every job answered. On a server of its own, which is killed here.
#include "sql/connection/lane.h"
#include "sql/connection/session.h"
#include "sql/connection/trace.h"
#include "tests/support/own_server.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QSemaphore>
#include <QTemporaryDir>

#include <future>
#include <stdexcept>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace holdfast;
using namespace holdfast::test;
using namespace std::chrono_literals;

namespace {

ConnectionSettings settings()
{
    ConnectionSettings settings = TestServer::owner();
    settings.lockWait = 1s;
    settings.connectLimit = 2s;
    settings.readLimit = 3s;
    settings.budget = 4s;
    return settings;
}

qint64 connectionId(Session &session)
{
    return session.read("WhoAmI", [](Reader &reader) { return reader.one("session/whoami").integer(0); });
}

template <class T>
DbError::Kind kindOf(const QFuture<Reply<T>> &future)
{
    const Reply<T> reply = future.result();
    return reply.error() ? reply.error()->kind : DbError::Kind::Other;
}

} // namespace

class tst_Lane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { OwnServer::use(); }

    void carriesOutJobsInTheOrderPosted()
    {
        Lane lane("write", settings());
        QSemaphore gate;
        std::vector<int> done; // touched in the lane's thread only, until the last answer
        std::vector<QFuture<Reply<int>>> answers;
        for (int i = 0; i < 50; ++i) {
            answers.push_back(lane.post([&, i](Session &) {
                if (i == 0)
                    gate.acquire();
                done.push_back(i);
                return i;
            }));
        }
        QVERIFY(!answers.front().isFinished()); // post() came back, the job has not
        gate.release();
        for (int i = 0; i < 50; ++i) {
            const Reply<int> reply = answers[std::size_t(i)].result();
            QVERIFY(reply.value());
            QCOMPARE(*reply.value(), i);
        }
        QCOMPARE(done.size(), std::size_t(50));
        QVERIFY(std::is_sorted(done.begin(), done.end()));
    }

    void answersEveryJobOfEveryThread()
    {
        Lane lane("write", settings());
        std::atomic<int> inside{0};
        std::atomic<bool> together{false};
        std::vector<std::future<int>> posters;
        for (int poster = 0; poster < 4; ++poster) {
            posters.push_back(std::async(std::launch::async, [&] {
                int sum = 0;
                for (int i = 0; i < 25; ++i) {
                    const Reply<int> reply = lane.post([&](Session &) {
                                                     together = together || ++inside != 1;
                                                     --inside;
                                                     return 1;
                                                 })
                                                 .result();
                    sum += reply.value() ? *reply.value() : 0;
                }
                return sum;
            }));
        }
        for (std::future<int> &poster : posters)
            QCOMPARE(poster.get(), 25);
        QVERIFY(!together);
    }

    void keepsOneConnectionOfItsOwn()
    {
        Lane one("write", settings());
        Lane two("read", settings());
        const qint64 first = *one.post(connectionId).result().value();
        QCOMPARE(*one.post(connectionId).result().value(), first);
        const qint64 other = *two.post(connectionId).result().value();
        QVERIFY(first != other);
        const auto thread = [](Session &) { return QThread::currentThread(); };
        QThread *const oneThread = *one.post(thread).result().value();
        QCOMPARE(*one.post(thread).result().value(), oneThread);
        QVERIFY(oneThread != QThread::currentThread());
        QVERIFY(oneThread != *two.post(thread).result().value());
    }

    void replyCarriesTheRunAndTheTraceNamesTheLane()
    {
        Trace trace;
        trace.turnOn(true);
        Lane lane("read", settings(), &trace);
        const Reply<qint64> reply = lane.post(connectionId).result();
        QCOMPARE(reply.run.flow, QByteArray("WhoAmI"));
        QCOMPARE(reply.run.attempts, 1);
        QCOMPARE(reply.run.steps.size(), std::size_t(1));
        const std::vector<TraceEvent> events = trace.since(0);
        QCOMPARE(events.size(), std::size_t(1));
        QCOMPARE(events.front().lane, QByteArray("read"));
        QCOMPARE(events.front().statement, QByteArray("session/whoami"));
    }

    void noExceptionCrossesIt()
    {
        Lane lane("write", settings());
        const auto database = lane.post([](Session &) -> int { throw DbError{DbError::Kind::Refused, 1644, "x", {}}; });
        const auto standard = lane.post([](Session &) -> int { throw std::runtime_error("a slip"); });
        const auto foreign = lane.post([](Session &) -> int { throw 42; });
        QCOMPARE(kindOf(database), DbError::Kind::Refused);
        QCOMPARE(database.result().error()->native, 1644);
        QCOMPARE(kindOf(standard), DbError::Kind::Program);
        QCOMPARE(standard.result().error()->text, QStringLiteral("a slip"));
        QCOMPARE(kindOf(foreign), DbError::Kind::Program);
        QVERIFY(lane.post(connectionId).result().value()); // and goes on
    }

    void rollsBackWhatAnExceptionInterrupted()
    {
        const ScratchSchema schema("lane");
        StoreBuilder store(schema);
        Lane lane("write", schema.settings());
        const auto interrupted = lane.post([](Session &session) {
            return session.inTransaction("Interrupted", [](Transaction &tx) -> Verdict<int> {
                tx.change("desks/desk_enter", {{"workstation", lit(QStringLiteral("desk"))}});
                throw std::runtime_error("a slip");
            });
        });
        QCOMPARE(kindOf(interrupted), DbError::Kind::Program);
        QVERIFY(lane.post(connectionId).result().value());
        QCOMPARE(store.client().number("SELECT COUNT(*) FROM desk_sessions"), 0);
        QCOMPARE(store.client().attempt("LOCK TABLES desk_sessions WRITE"), 0); // nobody holds it open
        store.client().run("UNLOCK TABLES");
    }

    void closeLetsTheRunningJobEndAndAnswersTheOthers()
    {
        Lane lane("write", settings());
        QSemaphore running, gate;
        std::atomic<int> began{0};
        const auto first = lane.post([&](Session &session) {
            ++began;
            running.release();
            gate.acquire();
            return connectionId(session); // its connection is still there
        });
        const auto waiting = lane.post([&](Session &) { return ++began; });
        running.acquire();
        lane.close();
        const auto late = lane.post([&](Session &) { return ++began; });
        gate.release();
        QVERIFY(first.result().value());
        QCOMPARE(kindOf(waiting), DbError::Kind::Closed);
        QCOMPARE(kindOf(late), DbError::Kind::Closed);
        QCOMPARE(began.load(), 1);
    }

    void closeEndsTheAttemptsOfTheRunningJob()
    {
        Lane lane("write", settings());
        QSemaphore running, gate;
        std::atomic<int> attempts{0};
        const auto job = lane.post([&](Session &session) {
            return session.inTransaction("Test", [&](Transaction &) -> Verdict<int> {
                if (++attempts == 1) {
                    running.release();
                    gate.acquire();
                }
                throw DbError{DbError::Kind::LockWait, 1205, "test", {}};
            });
        });
        running.acquire();
        lane.close();
        gate.release();
        QCOMPARE(kindOf(job), DbError::Kind::LockWait);
        QCOMPARE(attempts.load(), 1); // without close() it would be four
    }

    void destructionAwaitsTheRunningJobAndAnswersTheOthers()
    {
        auto lane = std::make_unique<Lane>("write", settings());
        QSemaphore running, gate;
        std::atomic<bool> ended{false};
        const auto first = lane->post([&](Session &session) {
            running.release();
            gate.acquire();
            const qint64 id = connectionId(session);
            ended = true;
            return id;
        });
        const auto waiting = lane->post([](Session &) { return 1; });
        running.acquire();
        std::future<bool> destroyed = std::async(std::launch::async, [&] {
            lane.reset();
            return ended.load();
        });
        QVERIFY(destroyed.wait_for(50ms) == std::future_status::timeout); // it waits for the job
        gate.release();
        QVERIFY(destroyed.get());
        QVERIFY(first.result().value());
        QCOMPARE(kindOf(waiting), DbError::Kind::Closed);
        // Its connection ended with it.
        RawClient administrator = OwnServer::administrator();
        const QByteArray id = QByteArray::number(*first.result().value());
        QTRY_COMPARE(administrator.number("SELECT COUNT(*) FROM information_schema.processlist WHERE id = " + id), 0);
    }

    void answersInTheThreadOfTheContext()
    {
        Lane lane("read", settings());
        QObject context;
        QThread *answeredIn = nullptr;
        whenAnswered(lane.post(connectionId), &context,
                     [&](const Reply<qint64> &) { answeredIn = QThread::currentThread(); });
        QTRY_VERIFY(answeredIn);
        QCOMPARE(answeredIn, QThread::currentThread());
    }

    void doesNotAnswerAContextThatIsGone()
    {
        Lane lane("read", settings());
        QSemaphore gate;
        auto context = std::make_unique<QObject>();
        bool called = false;
        const auto answer = lane.post([&](Session &) {
            gate.acquire();
            return 1;
        });
        whenAnswered(answer, context.get(), [&](const Reply<int> &) { called = true; });
        context.reset();
        gate.release();
        QVERIFY(answer.result().value());
        // A later answer has come all the way: what was to be called before it would have been.
        QObject living;
        bool later = false;
        whenAnswered(lane.post([](Session &) { return 2; }), &living, [&](const Reply<int> &) { later = true; });
        QTRY_VERIFY(later);
        QVERIFY(!called);
    }

    void findsItsServerAgain()
    {
        Lane lane("write", settings());
        QVERIFY(lane.post(connectionId).result().value());
        OwnServer::killHard();
        const auto gone = lane.post(connectionId);
        QCOMPARE(kindOf(gone), DbError::Kind::Unreachable);
        Lane never("read", settings()); // its first job finds no server
        QCOMPARE(kindOf(never.post(connectionId)), DbError::Kind::Unreachable);
        OwnServer::startAgain();
        QVERIFY(lane.post(connectionId).result().value());
        QVERIFY(never.post(connectionId).result().value());
    }

    void aServerThatDoesNotAnswerDelaysNoOtherLane()
    {
        // A socket that listens and never speaks: signing in there takes the whole connect limit.
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mute"));
        const int listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const QByteArray name = path.toLocal8Bit();
        QVERIFY(name.size() < qsizetype(sizeof address.sun_path));
        std::copy(name.begin(), name.end(), address.sun_path);
        QCOMPARE(::bind(listener, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
        QCOMPARE(::listen(listener, 5), 0);

        ConnectionSettings mute = settings();
        mute.socket = path;
        mute.connectLimit = 3s;
        Lane stuck("watch", mute);
        Lane healthy("write", settings());
        const auto stuckAnswer = stuck.post(connectionId);
        const int arrived = ::accept(listener, nullptr, nullptr); // it is in the middle of signing in
        QVERIFY(arrived >= 0);
        QVERIFY(healthy.post(connectionId).result().value());
        QVERIFY(!stuckAnswer.isFinished());
        ::close(arrived);
        ::close(listener);
        QCOMPARE(kindOf(stuckAnswer), DbError::Kind::Unreachable);
    }
};

HOLDFAST_TEST_MAIN(tst_Lane)
#include "tst_lane.moc"
