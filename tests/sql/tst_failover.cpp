// SPDX-License-Identifier: GPL-3.0-or-later
// A group of three MySQL servers whose primary is killed under load, again and again: what was acknowledged is there,
// what was refused is not, and what nobody knew the end of is found out from the new primary. HOLDFAST_FAILOVER_KILLS
// says how often (2).
#include "sql/flows/add_customer.h"
#include "sql/flows/enter_catalogue.h"
#include "sql/invariants/checker.h"
#include "sql/schema/migrator.h"
#include "sql/schema/store.h"
#include "tests/support/flow_watch.h"
#include "tests/support/net_server.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>

#include <array>
#include <mutex>
#include <thread>

using namespace holdfast;
using namespace holdfast::test;
using namespace std::chrono_literals;
using Kind = DbError::Kind;

namespace {

constexpr std::size_t kMembers = 3;
constexpr int kDesks = 4;
constexpr int kOfEachDesk = 50; // answers before a kill, so that it meets them at work
constexpr qint64 kUnits = 1'000'000;
const QByteArray kPassword = "not a secret";

// What a desk was told of one order.
struct Deed
{
    OrderDraft request;
    std::optional<OrderId> order; // acknowledged
    bool cancelled = false;       // acknowledged, too
    bool unknown = false;         // nobody could say, of the order or of its cancellation
    std::optional<CancelOrder> cancelling;
};

struct Figures
{
    int acknowledged = 0; // orders and cancellations
    int refused = 0;      // told that nothing was changed
    int unknown = 0;      // told that nobody knows
    int settled = 0;      // in doubt for a while, inside one operation
};

} // namespace

class tst_Failover : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void theDesksGoOnWithTheNewPrimary_data();
    void theDesksGoOnWithTheNewPrimary();
    void nothingAcknowledgedIsLostAndNothingIsDoneTwice();

private:
    ConnectionSettings settings(std::chrono::milliseconds budget) const
    {
        ConnectionSettings settings;
        for (const auto &member : m_members)
            settings.hosts.push_back(member->address());
        settings.schema = QStringLiteral("hf_group");
        settings.account = QStringLiteral("tess");
        settings.password = QString::fromLatin1(kPassword);
        settings.store = m_store;
        settings.budget = budget;
        return settings;
    }
    std::size_t primary() const
    {
        for (std::size_t i = 0; i < kMembers; ++i) {
            if (m_members.at(i)->administrator().number("SELECT @@super_read_only") == 0)
                return i;
        }
        return kMembers;
    }
    qint64 membersOnline(std::size_t seenBy) const
    {
        return m_members.at(seenBy)->administrator().number(
            "SELECT COUNT(*) FROM performance_schema.replication_group_members WHERE MEMBER_STATE = 'ONLINE'");
    }
    void desk(int number);
    void closeDesks();
    void cancelSome(Session &session, Deed &deed, Figures &figures);

    std::array<std::unique_ptr<NetServer>, kMembers> m_members;
    QUuid m_store;
    CustomerId m_ada{};
    std::vector<SkuId> m_skus;
    std::atomic<bool> m_stop{false}, m_rest{false};
    std::atomic<int> m_done{0}; // answers, of all desks
    std::mutex m_lock;
    std::vector<std::thread> m_desks;
    std::vector<Deed> m_deeds;
    QStringList m_pauses; // seconds, one for each kill
    Figures m_figures;
};

void tst_Failover::initTestCase()
{
    QStringList seeds;
    std::array<int, kMembers> ports{};
    for (int &port : ports) {
        port = NetServer::freePort();
        seeds << QStringLiteral("127.0.0.1:%1").arg(port);
    }
    for (std::size_t i = 0; i < kMembers; ++i) {
        m_members.at(i) = std::make_unique<NetServer>(
            QStringList{QStringLiteral("--server-id=%1").arg(i + 1), QStringLiteral("--log-bin=log"),
                        QStringLiteral("--gtid-mode=ON"), QStringLiteral("--enforce-gtid-consistency=ON"),
                        QStringLiteral("--log-bin-trust-function-creators=ON"),
                        QStringLiteral("--auto-generate-certs=ON"), QStringLiteral("--report-host=127.0.0.1"),
                        QStringLiteral("--plugin-load-add=group_replication.so"),
                        QStringLiteral("--group-replication-start-on-boot=OFF"),
                        QStringLiteral("--group-replication-communication-stack=MYSQL"),
                        QStringLiteral("--group-replication-recovery-get-public-key=ON"),
                        QStringLiteral("--group-replication-member-expel-timeout=0"),
                        QStringLiteral("--group-replication-consistency=EVENTUAL"), // the session asks for more
                        QStringLiteral("--group-replication-group-name=5a5a5a5a-0000-4000-8000-000000000001"),
                        QStringLiteral("--group-replication-group-seeds=") + seeds.join(u','),
                        QStringLiteral("--group-replication-local-address=") + seeds.at(qsizetype(i))},
            ports.at(i));
    }
    for (std::size_t i = 0; i < kMembers; ++i) {
        m_members.at(i)->awaitRunning();
        RawClient member = m_members.at(i)->administrator();
        for (const char *statement :
             {"SET SQL_LOG_BIN = 0", "CREATE USER joiner@'%' IDENTIFIED BY 'not a secret'",
              "GRANT REPLICATION SLAVE, CONNECTION_ADMIN, BACKUP_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO joiner@'%'",
              "SET SQL_LOG_BIN = 1", "RESET BINARY LOGS AND GTIDS",
              "CHANGE REPLICATION SOURCE TO SOURCE_USER = 'joiner', SOURCE_PASSWORD = 'not a secret' FOR CHANNEL "
              "'group_replication_recovery'"})
            member.run(statement);
        if (i == 0)
            member.run("SET GLOBAL group_replication_bootstrap_group = ON");
        member.run("START GROUP_REPLICATION");
        member.run("SET GLOBAL group_replication_bootstrap_group = OFF");
    }
    QTRY_COMPARE_WITH_TIMEOUT(membersOnline(0), qint64(kMembers), 60'000);

    RawClient administrator = m_members.front()->administrator();
    administrator.run("CREATE SCHEMA hf_group");
    administrator.run("CREATE USER tess@'%' IDENTIFIED BY '" + kPassword + '\'');
    administrator.run("GRANT ALL PRIVILEGES ON hf_group.* TO tess@'%'");
    Session session(settings(30s));
    TestServer::countOn("MySQL " + session.server().version.toString().toLatin1());
    QCOMPARE(session.read("Consistency",
                          [](Reader &reader) {
                              for (const Row &row : reader.all("session/variables")) {
                                  if (row.bytes(0) == "group_replication_consistency")
                                      return row.bytes(1);
                              }
                              return QByteArray();
                          }),
             QByteArray("BEFORE_ON_PRIMARY_FAILOVER"));
    Migrator(session).migrate();
    session.inTransaction("FoundStore", [](Transaction &tx) { return foundStore(tx, ScratchSchema::twd()); });
    m_store = ScratchSchema::twd().uuid; // from now on no other
    const AddCustomer ada{OperationId::make(), QStringLiteral("Ada"), {}, {}, {}};
    m_ada = std::get<CustomerAdded>(session.inTransaction("AddCustomer", [&](Transaction &tx) {
                return addCustomer(tx, ada);
            })).customer;
    EnterCatalogue catalogue{OperationId::make(), {}, {}, QStringLiteral("opening")};
    for (const char *code : {"CUP", "LID", "BAG"})
        catalogue.skus.push_back({code, QString::fromLatin1(code), 25'000, kUnits});
    session.inTransaction("EnterCatalogue", [&](Transaction &tx) { return enterCatalogue(tx, catalogue); });
    for (const auto &row : administrator.rows("SELECT id FROM hf_group.skus ORDER BY id"))
        m_skus.push_back(SkuId{row.at(0).toLongLong()});
}

void tst_Failover::cleanupTestCase()
{
    closeDesks();
    for (auto &member : m_members) { // to take leave of the others takes a member seconds
        if (member)
            member->killHard();
        member.reset();
    }
}

void tst_Failover::cancelSome(Session &session, Deed &deed, Figures &figures)
{
    deed.cancelling = cancelFor(m_ada, *deed.order);
    const ToldCancel told = ask(session, *deed.cancelling);
    deed.cancelled = told.as<Cancelled>() || told.as<AlreadyCancelled>();
    deed.unknown = told.error && told.error->kind == Kind::CommitUnknown;
    figures.acknowledged += deed.cancelled ? 1 : 0;
    figures.unknown += deed.unknown ? 1 : 0;
    figures.refused += told.error && !deed.unknown ? 1 : 0;
    figures.settled += deed.cancelled && std::ranges::any_of(told.run.setbacks, [](const auto &setback) {
                           return setback.kind == Kind::CommitUnknown;
                       });
}

// Places orders, two out of three of which it cancels, until it is stopped.
void tst_Failover::desk(int number)
{
    std::unique_ptr<Session> session;
    for (int i = 0; !m_stop; ++i) {
        m_rest.wait(true);
        Deed deed{draft(m_ada, {{m_skus.at(std::size_t(i + number) % m_skus.size()), 1}}), {}, false, false, {}};
        Figures figures;
        try {
            if (!session)
                session = std::make_unique<Session>(settings(30s));
        } catch (const DbError &) {
            continue; // between two primaries; nothing was asked
        }
        const ToldPlace told = ask(*session, deed.request);
        if (const auto *placed = told.as<Placed>())
            deed.order = placed->order;
        deed.unknown = told.error && told.error->kind == Kind::CommitUnknown;
        figures.acknowledged += deed.order ? 1 : 0;
        figures.unknown += deed.unknown ? 1 : 0;
        figures.refused += told.error && !deed.unknown ? 1 : 0;
        figures.settled += deed.order && std::ranges::any_of(told.run.setbacks, [](const auto &setback) {
                               return setback.kind == Kind::CommitUnknown;
                           });
        if (deed.order && i % 3 != 0)
            cancelSome(*session, deed, figures);
        const std::lock_guard lock(m_lock);
        m_deeds.push_back(std::move(deed));
        m_figures.acknowledged += figures.acknowledged;
        m_figures.refused += figures.refused;
        m_figures.unknown += figures.unknown;
        m_figures.settled += figures.settled;
        m_done += figures.acknowledged;
    }
}

void tst_Failover::closeDesks()
{
    m_stop = true;
    m_rest = false;
    m_rest.notify_all();
    for (std::thread &one : m_desks)
        one.join();
    m_desks.clear();
}

void tst_Failover::theDesksGoOnWithTheNewPrimary_data()
{
    QTest::addColumn<int>("kill");
    bool isGiven = false;
    const int given = qEnvironmentVariableIntValue("HOLDFAST_FAILOVER_KILLS", &isGiven);
    for (int kill = 1; kill <= (isGiven ? given : 2); ++kill)
        QTest::addRow("kill %d", kill) << kill;
}

void tst_Failover::theDesksGoOnWithTheNewPrimary()
{
    for (int i = int(m_desks.size()); i < kDesks; ++i)
        m_desks.emplace_back([this, i] { desk(i); });
    m_rest = false;
    m_rest.notify_all();
    const int before = m_done;
    QTRY_VERIFY_WITH_TIMEOUT(m_done > before + kOfEachDesk * kDesks, 60'000); // under load
    const std::size_t killed = primary();
    QVERIFY(killed < kMembers);
    m_members.at(killed)->killHard();
    QElapsedTimer pause;
    pause.start();
    const int atKill = m_done;
    QTRY_VERIFY_WITH_TIMEOUT(m_done > atKill + 2 * kDesks, 60'000);
    m_pauses << QString::number(double(pause.elapsed()) / 1000, 'f', 1);

    m_rest = true; // a member that comes back has less to catch up with
    m_members.at(killed)->startAgain(QStringLiteral("--super-read-only=ON"));
    m_members.at(killed)->run("START GROUP_REPLICATION");
    QTRY_COMPARE_WITH_TIMEOUT(membersOnline(killed), qint64(kMembers), 60'000);
}

void tst_Failover::nothingAcknowledgedIsLostAndNothingIsDoneTwice()
{
    closeDesks();
    const int kills = int(m_pauses.size());
    QVERIFY(kills > 0);
    Session session(settings(30s));
    RawClient newPrimary = m_members.at(primary())->administrator();
    newPrimary.run("USE hf_group");
    const auto stateOf = [&](const Deed &deed) {
        QByteArrayList states;
        for (const auto &row : newPrimary.rows("SELECT CONCAT(id, ' ', status) FROM orders WHERE operation_id = X'" +
                                               deed.request.operation.bytes().toHex() + '\''))
            states << row.at(0).toByteArray();
        return states.join(',');
    };
    qint64 created = 0, cancelled = 0;
    int found = 0;
    for (Deed &deed : m_deeds) {
        if (deed.unknown && !deed.order) { // the same operation tells the truth at any later time
            found += !stateOf(deed).isEmpty() ? 1 : 0;
            const ToldPlace told = ask(session, deed.request);
            QVERIFY(told.as<Placed>());
            deed.order = told.as<Placed>()->order;
        } else if (deed.unknown) {
            found += stateOf(deed).endsWith("cancelled") ? 1 : 0;
            const ToldCancel told = ask(session, *deed.cancelling);
            QVERIFY(told.as<Cancelled>() || told.as<AlreadyCancelled>());
            deed.cancelled = true;
        }
        const QByteArray expected =
            deed.order ? QByteArray::number(number(*deed.order)) + (deed.cancelled ? " cancelled" : " created")
                       : QByteArray();
        QCOMPARE(stateOf(deed), expected);
        created += deed.order && !deed.cancelled ? 1 : 0;
        cancelled += deed.cancelled ? 1 : 0;
    }
    QCOMPARE(newPrimary.number("SELECT COUNT(*) FROM orders"), created + cancelled);
    QCOMPARE(newPrimary.number("SELECT SUM(reserved) FROM stock"), created);
    QCOMPARE(newPrimary.number("SELECT SUM(available + reserved) FROM stock"), kUnits * qint64(m_skus.size()));
    Session checking(forChecking(settings(30s)));
    const CheckReport report = checkAll(checking);
    for (const CheckedInvariant &invariant : report.invariants)
        QVERIFY2(invariant.found == 0, invariant.id);
    QVERIFY(report.holds());
    QVERIFY(m_figures.acknowledged > kills * kOfEachDesk * kDesks);

    qInfo("%d kills: %d acknowledged, %d refused, %d settled within their operation, %d unknown of which %d had "
          "happened; "
          "seconds until the desks went on: %s",
          kills, m_figures.acknowledged, m_figures.refused, m_figures.settled, m_figures.unknown, found,
          qPrintable(m_pauses.join(QStringLiteral(", "))));
}

HOLDFAST_TEST_MAIN(tst_Failover)
#include "tst_failover.moc"
