// SPDX-License-Identifier: GPL-3.0-or-later
// Journal::carryOut: what was asked is on disk before it is posted, and how it ended is written down.
#include "sql/connection/session.h"
#include "sql/journal/journal.h"
#include "sql/journal/resolve.h"
#include "tests/support/flow_watch.h"
#include "tests/support/left_behind.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QMutex>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using State = JournalEntry::State;
using When = FlowStep::When;

const auto kDetail = [](const CancelOrderOutcome &outcome) { return journalDetail(outcome); };

auto cancelling(const CancelOrder &request)
{
    return [request](Session &session) { return cancel(session, request); };
}

// Ends without an answer, whatever the database would have said.
auto failing(DbError::Kind kind, std::atomic<int> *begun = nullptr)
{
    return [=](Session &) -> CancelOrderOutcome {
        if (begun)
            ++*begun;
        throw DbError{kind, 4711, "orders/order_lock", QStringLiteral("as planned")};
    };
}

} // namespace

class tst_CarryOut : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<JournalPlace> m_place;
    CustomerId m_ada{};
    SkuId m_mug{};
    OrderId m_order{};

    CancelOrder request() const { return cancelFor(m_ada, m_order); }
    std::optional<JournalEntry> entry(const CancelOrder &of) const
    {
        return JournalFile(m_place->path(), QUuid::createUuid()).find(of.operation);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("carry");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_ada = m_store->customer("Ada");
        m_mug = m_store->sku("MUG-01", 1'000);
    }
    void init()
    {
        m_place = std::make_unique<JournalPlace>();
        m_order = m_store->order(m_ada, {{m_mug, 2}});
    }
    void cleanup() { QCOMPARE(m_store->brokenRules(), QByteArrayList()); }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    void nothingIsPostedBeforeItIsOnDisk()
    {
        QMutex mutex;
        QByteArrayList steps;
        Barrier barrier("record", When::Before);
        Watch watch([&](const FlowStep &step) {
            barrier.step(step);
            const QMutexLocker lock(&mutex);
            steps << step.flow + (step.when == When::Before ? " > " : " < ") + step.statement;
        });
        const CancelOrder asked = request();
        {
            Journal journal(m_place->path(), &watch);
            Lane lane("write", m_schema->settings());
            QVERIFY(lane.post([&](Session &session) {
                            session.setObserver(&watch);
                            return 1;
                        })
                        .result()
                        .value());
            const auto answer = journal.carryOut(lane, journalEntry(scopeOfTest(), asked), cancelling(asked), kDetail);
            QVERIFY(barrier.reached());
            // The lane is idle and would begin at once: what is posted to it now is answered, and was the first.
            QVERIFY(lane.post([](Session &) { return 1; }).result().value());
            {
                const QMutexLocker lock(&mutex);
                QCOMPARE(steps.last(), QByteArray("Journal < one")); // only looked up
            }
            barrier.letGo();
            QVERIFY(answer.result().value());
        }
        QCOMPARE(steps.indexOf("CancelOrder > BEGIN"), steps.indexOf("Journal < record") + 1);
        QVERIFY(steps.indexOf("Journal < record") > 0);
        QVERIFY(steps.indexOf("CancelOrder < COMMIT") < steps.indexOf("Journal > settle"));
        QCOMPARE(steps.last(), QByteArray("Journal < settle"));
    }

    void anotherConnectionSeesItRecordedWhenTheFlowBegins()
    {
        const CancelOrder asked = request();
        std::optional<JournalEntry> seen;
        Watch watch([&](const FlowStep &step) {
            if (step.statement == "BEGIN" && step.when == When::Before)
                seen = entry(asked);
        });
        Session session(m_schema->settings());
        session.setObserver(&watch);
        JournalFile file(m_place->path(), QUuid::createUuid());
        Journal::carryOut(file, session, journalEntry(scopeOfTest(), asked), cancelling(asked), kDetail);
        QVERIFY(seen && seen->state == State::Sent);
    }

    void nothingIsSentWhereTheJournalCannotBeWritten()
    {
        QVERIFY(QDir().mkpath(m_place->path())); // a folder
        std::atomic<int> begun{0};
        const auto job = failing(DbError::Kind::Other, &begun);
        const JournalEntry wanted = journalEntry(scopeOfTest(), request());
        Journal journal(m_place->path());
        Lane lane("write", m_schema->settings());
        const Reply<CancelOrderOutcome> reply = journal.carryOut(lane, wanted, job, kDetail).result();
        QVERIFY(reply.error());
        QCOMPARE(reply.error()->kind, DbError::Kind::Journal);
        QVERIFY(reply.error()->text.contains(m_place->path()));
        QVERIFY(lane.post([](Session &) { return 1; }).result().value()); // behind whatever was posted
        QCOMPARE(begun.load(), 0);

        // Once it can be written the same program goes on.
        QVERIFY(QDir().rmdir(m_place->path()));
        QVERIFY(journal.carryOut(lane, wanted, cancelling(cancelOrderOf(wanted)), kDetail).result().value());
    }

    void nothingIsSentUnderAnOperationOfAnotherRequest()
    {
        CancelOrder asked = request();
        m_place->leave(asked);
        asked.order = m_store->order(m_ada, {{m_mug, 1}});
        JournalFile file(m_place->path(), QUuid::createUuid());
        Session session(m_schema->settings());
        std::atomic<int> begun{0};
        try {
            Journal::carryOut(file, session, journalEntry(scopeOfTest(), asked), failing(DbError::Kind::Other, &begun),
                              kDetail);
            QFAIL("it was sent");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind::Journal);
        }
        QCOMPARE(begun.load(), 0);
        QVERIFY(entry(asked)->state == State::Sent);
        QCOMPARE(number(*entry(asked)->order), number(m_order));
    }

    void writesTheAnswerDown_data()
    {
        QTest::addColumn<QByteArray>("truth");
        QTest::addColumn<QByteArray>("token");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QVariant>("value");
        const QString owner = TestServer::owner().account;
        QTest::newRow("units") << QByteArray("created") << QByteArray("Cancelled") << QStringLiteral("units")
                               << QVariant(2);
        QTest::newRow("by") << QByteArray("created") << QByteArray("Cancelled") << QStringLiteral("by")
                            << QVariant(owner);
        QTest::newRow("again") << QByteArray("cancelled") << QByteArray("AlreadyCancelled") << QStringLiteral("by")
                               << QVariant(owner);
        QTest::newRow("another status") << QByteArray("paid") << QByteArray("NotCancellable")
                                        << QStringLiteral("status") << QVariant(QStringLiteral("paid"));
        QTest::newRow("another's") << QByteArray("another's") << QByteArray("NotFound") << QString() << QVariant();
        QTest::newRow("too long") << QByteArray("too long") << QByteArray("InvalidInput") << QString() << QVariant();
    }
    void writesTheAnswerDown()
    {
        QFETCH(QByteArray, truth);
        QFETCH(QByteArray, token);
        QFETCH(QString, field);
        QFETCH(QVariant, value);
        CancelOrder asked = request();
        if (truth == "cancelled") {
            Session session(m_schema->settings());
            cancel(session, cancelFor(m_ada, m_order));
        } else if (truth == "paid") {
            m_store->client().run(
                sql("UPDATE orders SET status = 'paid', version = version + 1 WHERE id = :a", number(m_order)));
        } else if (truth == "another's") {
            asked.onBehalfOf = CustomerId{number(m_ada) + 1};
        } else if (truth == "too long") {
            asked.reason = QString(501, u'x');
        }
        {
            Journal journal(m_place->path());
            Lane lane("write", m_schema->settings());
            const auto reply =
                journal.carryOut(lane, journalEntry(scopeOfTest(), asked), cancelling(asked), kDetail).result();
            QVERIFY(reply.value());
            QCOMPARE(Journal::tokenOf(*reply.value()), token);
        }
        const std::optional<JournalEntry> kept = entry(asked);
        QVERIFY(kept->state == State::Answered);
        QCOMPARE(kept->answer, token);
        QVERIFY(kept->answeredAt && !kept->probedAt);
        if (!field.isEmpty())
            QCOMPARE(kept->detail.value(field).toVariant().toString(), value.toString());
        else
            QVERIFY(kept->detail.isEmpty());
        JournalFile file(m_place->path(), QUuid::createUuid());
        QCOMPARE(file.open(scopeOfTest()).size(), std::size_t(1)); // nobody has said that it was seen
        file.seen(asked.operation);
        QVERIFY(file.open(scopeOfTest()).empty());
        if (truth == "paid") // the rules know created and cancelled orders
            m_store->client().run(
                sql("UPDATE orders SET status = 'created', version = version + 1 WHERE id = :a", number(m_order)));
    }

    void anEndWithoutAnAnswerIsWrittenDown_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("LockWait") << int(DbError::Kind::LockWait);
        QTest::newRow("Unreachable") << int(DbError::Kind::Unreachable);
        QTest::newRow("NotPermitted") << int(DbError::Kind::NotPermitted);
        QTest::newRow("CommitUnknown") << int(DbError::Kind::CommitUnknown);
    }
    void anEndWithoutAnAnswerIsWrittenDown()
    {
        QFETCH(int, kind);
        const bool unknown = DbError::Kind(kind) == DbError::Kind::CommitUnknown;
        const auto check = [&](const CancelOrder &asked, bool told) {
            const std::optional<JournalEntry> kept = entry(asked);
            return kept->state == (unknown ? State::Unconfirmed : State::Answered) &&
                   kept->answer == (unknown ? QByteArray() : QByteArray(DbError::name(DbError::Kind(kind)))) &&
                   kept->detail.value(QStringLiteral("native")).toInt() == 4711 &&
                   kept->detail.value(QStringLiteral("text")).toString() == u"as planned" &&
                   JournalFile(m_place->path(), QUuid::createUuid()).open(scopeOfTest()).size() == (told ? 0u : 1u);
        };
        const CancelOrder throughLane = request();
        {
            Journal journal(m_place->path());
            Lane lane("write", m_schema->settings());
            const auto reply =
                journal.carryOut(lane, journalEntry(scopeOfTest(), throughLane), failing(DbError::Kind(kind)), kDetail)
                    .result();
            QCOMPARE(reply.error()->kind, DbError::Kind(kind));
        }
        QVERIFY(check(throughLane, false));

        m_place = std::make_unique<JournalPlace>();
        const CancelOrder direct = request();
        JournalFile file(m_place->path(), QUuid::createUuid());
        Session session(m_schema->settings());
        try {
            Journal::carryOut(file, session, journalEntry(scopeOfTest(), direct), failing(DbError::Kind(kind)),
                              kDetail);
            QFAIL("it has an answer");
        } catch (const DbError &error) {
            QCOMPARE(error.kind, DbError::Kind(kind));
        }
        QVERIFY(check(direct, !unknown)); // it is told at once
    }

    // Nobody knows whether the first attempt was carried out; that the second was not does not tell.
    void anAttemptWithoutAnAnswerLeavesAnEarlierDoubt_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<int>("kind");
        for (const DbError::Kind kind :
             {DbError::Kind::LockWait, DbError::Kind::Unreachable, DbError::Kind::CommitUnknown}) {
            const char *name = DbError::name(kind);
            QTest::addRow("sent, %s", name) << int(State::Sent) << QByteArray() << int(kind);
            QTest::addRow("unconfirmed, %s", name) << int(State::Unconfirmed) << QByteArray() << int(kind);
            QTest::addRow("NotDone, %s", name) << int(State::Unconfirmed) << QByteArray("NotDone") << int(kind);
        }
    }
    void anAttemptWithoutAnAnswerLeavesAnEarlierDoubt()
    {
        QFETCH(int, left);
        QFETCH(QByteArray, answer);
        QFETCH(int, kind);
        const bool unknownNow = DbError::Kind(kind) == DbError::Kind::CommitUnknown;
        // Whoever asked is not told "nothing was changed" either.
        const DbError::Kind told = answer.isEmpty() ? DbError::Kind::CommitUnknown : DbError::Kind(kind);
        const CancelOrder asked = request();
        for (const bool throughLane : {true, false}) {
            m_place = std::make_unique<JournalPlace>();
            m_place->leave(asked, State(left), answer);
            const JournalEntry wanted = journalEntry(scopeOfTest(), asked);
            if (throughLane) {
                Journal journal(m_place->path());
                Lane lane("write", m_schema->settings());
                const auto reply = journal.carryOut(lane, wanted, failing(DbError::Kind(kind)), kDetail).result();
                QVERIFY(reply.error());
                QCOMPARE(reply.error()->kind, told);
                QCOMPARE(reply.error()->native, 4711);
            } else {
                JournalFile file(m_place->path(), QUuid::createUuid());
                Session session(m_schema->settings());
                try {
                    Journal::carryOut(file, session, wanted, failing(DbError::Kind(kind)), kDetail);
                    QFAIL("it has an answer");
                } catch (const DbError &error) {
                    QCOMPARE(error.kind, told);
                }
            }
            QVERIFY(entry(asked)->state == State::Unconfirmed);
            QCOMPARE(entry(asked)->answer, unknownNow ? QByteArray() : answer);
            QCOMPARE(JournalFile(m_place->path(), QUuid::createUuid()).open(scopeOfTest()).size(), std::size_t(1));
        }
    }

    void anAttemptAfterAnAnswerIsNewlyKnown()
    {
        const CancelOrder asked = request();
        m_place->leave(asked, State::Answered, "LockWait");
        JournalFile file(m_place->path(), QUuid::createUuid());
        Session session(m_schema->settings());
        try {
            Journal::carryOut(file, session, journalEntry(scopeOfTest(), asked), failing(DbError::Kind::Unreachable),
                              kDetail);
            QFAIL("it has an answer");
        } catch (const DbError &) {
        }
        QVERIFY(entry(asked)->state == State::Answered);
        QCOMPARE(entry(asked)->answer, QByteArray("Unreachable"));
    }

    void aClosedLaneAnswersAndNothingIsInDoubt()
    {
        std::atomic<int> begun{0};
        const CancelOrder asked = request();
        {
            Journal journal(m_place->path());
            Lane lane("write", m_schema->settings());
            lane.close();
            const auto reply =
                journal
                    .carryOut(lane, journalEntry(scopeOfTest(), asked), failing(DbError::Kind::Other, &begun), kDetail)
                    .result();
            QVERIFY(reply.error());
            QCOMPARE(reply.error()->kind, DbError::Kind::Closed);
        }
        QCOMPARE(begun.load(), 0);
        QVERIFY(entry(asked)->state == State::Answered);
        QCOMPARE(entry(asked)->answer, QByteArray("Closed"));
    }

    void theAnswerStandsWhereItsEndCannotBeWritten()
    {
        const CancelOrder asked = request();
        const QUuid program = QUuid::createUuid();
        Watch watch([&](const FlowStep &step) {
            if (step.statement == "settle" && step.when == When::Before)
                throw DbError{DbError::Kind::Journal, 0, "settle", QStringLiteral("the disk is full")};
        });
        {
            JournalFile file(m_place->path(), program);
            file.setObserver(&watch);
            Session session(m_schema->settings());
            const CancelOrderOutcome outcome =
                Journal::carryOut(file, session, journalEntry(scopeOfTest(), asked), cancelling(asked), kDetail);
            QVERIFY(std::holds_alternative<Cancelled>(outcome));
        }
        QVERIFY(entry(asked)->state == State::Sent); // and is asked about once this program has ended
        JournalFile file(m_place->path(), QUuid::createUuid());
        Session session(m_schema->settings());
        const Resolved resolved = resolvePending(file, session, scopeOfTest(), QStringLiteral("desk"));
        QCOMPARE(resolved.pending.at(0).entry.answer, QByteArray("Cancelled"));
    }

    // Otherwise it would be told as running for as long as its program lives.
    void anEndThatCouldNotBeWrittenIsWrittenLater()
    {
        std::atomic<bool> full{true};
        Watch watch([&](const FlowStep &step) {
            if (full && step.statement == "settle" && step.when == When::Before)
                throw DbError{DbError::Kind::Journal, 0, "settle", QStringLiteral("the disk is full")};
        });
        const auto comes = [](JournalFile &) { return true; };
        const CancelOrder asked = request();
        Journal journal(m_place->path(), &watch);
        Lane lane("write", m_schema->settings());
        QVERIFY(
            journal.carryOut(lane, journalEntry(scopeOfTest(), asked), cancelling(asked), kDetail).result().value());
        journal.post(comes).waitForFinished();
        QVERIFY(entry(asked)->state == State::Sent);
        full = false;
        journal.post(comes).waitForFinished();
        QVERIFY(entry(asked)->state == State::Answered);
        QCOMPARE(entry(asked)->answer, QByteArray("Cancelled"));
    }

    void whatIsAskedAtOnceIsWrittenInOrder()
    {
        std::vector<CancelOrder> asked;
        std::vector<QFuture<Reply<CancelOrderOutcome>>> answers;
        {
            Journal journal(m_place->path());
            Lane lane("write", m_schema->settings());
            for (int i = 0; i < 20; ++i) {
                asked.push_back(cancelFor(m_ada, m_store->order(m_ada, {{m_mug, 1}})));
                answers.push_back(journal.carryOut(lane, journalEntry(scopeOfTest(), asked.back()),
                                                   cancelling(asked.back()), kDetail));
            }
            for (const auto &answer : answers)
                QVERIFY(answer.result().value());
        }
        for (const CancelOrder &cancel : asked) {
            QCOMPARE(entry(cancel)->answer, QByteArray("Cancelled"));
            QCOMPARE(m_store->orderStatus(cancel.order), QByteArray("cancelled"));
        }
    }
};

HOLDFAST_TEST_MAIN(tst_CarryOut)
#include "tst_carry_out.moc"
