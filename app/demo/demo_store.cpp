// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo_store.h"

#include "sql/connection/session.h"
#include "sql/flows/accept_quote.h"
#include "sql/flows/cancel_order.h"
#include "sql/flows/enter_catalogue.h"
#include "sql/flows/issue_quote.h"
#include "sql/flows/joint_reservation.h"
#include "sql/pages/catalogue_ids.h"
#include "sql/pages/quote_page.h"
#include "sql/schema/migrator.h"
#include "sql/schema/roles.h"
#include "sql/schema/store.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QUuid>

#include <random>

namespace holdfast {

namespace {

constexpr int kOrders = 320;
constexpr Instant kFirstOrder{1'793'491'200'000'000}; // 2026-11-01 00:00:00 UTC
constexpr qint64 kMinute = 60'000'000;
constexpr qint64 kBetweenOrders = 121 * kMinute;

const QUuid kNames(QStringLiteral("6f0c4a52-52a7-4b52-9a31-3c6a58b1f001")); // of this demo store's operations

OperationId operation(const QString &what)
{
    return OperationId(QUuid::createUuidV5(kNames, what));
}

std::vector<QList<QByteArray>> lines(const char *name)
{
    QFile file(QStringLiteral(":/demo/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        throw DbError{DbError::Kind::Program, 0, {}, file.fileName()};
    std::vector<QList<QByteArray>> records;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (!line.isEmpty())
            records.push_back(line.split(','));
    }
    return records;
}

// Numbers that every standard library makes alike; the distributions of <random> are not such.
class Dice
{
public:
    qint64 below(qint64 limit) { return qint64(m_engine() % quint64(limit)); }
    bool oneIn(int n) { return below(n) == 0; }

private:
    std::mt19937_64 m_engine{20'261'130};
};

EnterCatalogue catalogue(std::vector<QByteArray> &codes, std::vector<QByteArray> &numbers)
{
    EnterCatalogue request{operation(QStringLiteral("catalogue")), {}, {}, QStringLiteral("opening stock")};
    for (const QList<QByteArray> &sku : lines("skus.csv")) {
        request.skus.push_back(
            {sku.at(0), QString::fromUtf8(sku.at(1)), sku.at(2).toLongLong(), sku.at(3).toLongLong() * 4});
        codes.push_back(sku.at(0));
    }
    for (const QList<QByteArray> &customer : lines("customers.csv")) {
        request.customers.push_back({customer.at(0), QString::fromUtf8(customer.at(1)),
                                     QString::fromUtf8(customer.at(2)), QString::fromUtf8(customer.at(3))});
        numbers.push_back(customer.at(0));
    }
    return request;
}

void setClock(Session &session, Instant instant)
{
    session.read("Clock", [&](Reader &reader) {
        return reader.all("demo/clock", {{"micros", lit(instant.micros)}}).size();
    });
}

void letClockRun(Session &session)
{
    session.read("Clock", [](Reader &reader) { return reader.all("demo/clock_runs").size(); });
}

// Two customers and some SKUs of the store that was made, for its quotes; nothing where they are not there.
struct Buyers
{
    std::vector<CustomerId> customers;
    std::vector<SkuId> skus;

    static std::optional<Buyers> of(Session &session)
    {
        constexpr std::size_t kCustomers = 4, kSkus = 6;
        std::vector<QByteArray> codes, numbers;
        catalogue(codes, numbers);
        codes.resize(kSkus);
        numbers.resize(kCustomers);
        const auto skus = session.read("Skus", [&](Reader &reader) { return skusByCode(reader, codes); });
        const auto customers =
            session.read("Customers", [&](Reader &reader) { return customersByNumber(reader, numbers); });
        if (skus.size() != kSkus || customers.size() != kCustomers)
            return std::nullopt;
        Buyers all;
        for (const auto &[number, id] : customers)
            all.customers.push_back(id);
        for (const auto &[code, id] : skus)
            all.skus.push_back(id);
        return all;
    }
};

std::optional<QuoteId> issue(Session &session, const IssueQuote &request)
{
    const IssueQuoteOutcome outcome =
        session.inTransaction("IssueQuote", [&](Transaction &tx) { return issueQuote(tx, request); });
    const auto *issued = std::get_if<Issued>(&outcome);
    return issued ? std::optional(issued->quote) : std::nullopt;
}

// One quote of each fate but an open one, after the last order: nobody came, they came too late, more was wanted than
// there is, and it became an order.
void makeQuotes(Session &session)
{
    const std::optional<Buyers> buyers = Buyers::of(session);
    if (!buyers)
        return;
    struct Fate
    {
        const char *name;
        qint64 quantity;
        qint64 acceptedAfter; // minutes; 0: never
    };
    constexpr qint64 kMoreThanThereIs = 100'000;
    Instant at{kFirstOrder.micros + kOrders * kBetweenOrders};
    std::size_t i = 0;
    for (const Fate fate :
         {Fate{"unused", 2, 0}, Fate{"late", 1, 7}, Fate{"too many", kMoreThanThereIs, 1}, Fate{"used", 2, 2}}) {
        const QString name = QStringLiteral("quote ") + QLatin1String(fate.name);
        const CustomerId customer = buyers->customers[i];
        setClock(session, at);
        const std::optional<QuoteId> quote = issue(
            session, {operation(name), customer, {{buyers->skus[i], fate.quantity}, {buyers->skus[i + 1], 1}}, {}});
        if (quote && fate.acceptedAfter > 0) {
            setClock(session, Instant{at.micros + fate.acceptedAfter * kMinute});
            const AcceptQuote request{operation(name + QStringLiteral(" accepted")).text().toLatin1(), customer,
                                      *quote};
            session.inTransaction("AcceptQuote", [&](Transaction &tx) { return acceptQuote(tx, request); });
        }
        at.micros += 20 * kMinute;
        ++i;
    }
    letClockRun(session);
}

class Seeding
{
public:
    Seeding(Session &session, const Currency &currency) : m_session(session), m_currency(currency) {}

    void run(const std::function<void(int, int)> &progress)
    {
        setClock(m_session, Instant{kFirstOrder.micros - 24 * 60 * kMinute});
        std::vector<QByteArray> codes, numbers;
        const EnterCatalogue request = catalogue(codes, numbers);
        m_session.inTransaction("EnterCatalogue", [&](Transaction &tx) { return enterCatalogue(tx, request); });
        const auto skus = m_session.read("Skus", [&](Reader &reader) { return skusByCode(reader, codes); });
        const auto customers =
            m_session.read("Customers", [&](Reader &reader) { return customersByNumber(reader, numbers); });
        for (int i = 0; i < kOrders; ++i) {
            placeOrder(i, request, skus, customers.at(numbers[std::size_t(m_dice.below(qint64(numbers.size())))]));
            if (progress)
                progress(i + 1, kOrders);
        }
        letClockRun(m_session);
    }

private:
    void placeOrder(int i, const EnterCatalogue &request, const std::map<QByteArray, SkuId> &skus, CustomerId customer)
    {
        const Instant at{kFirstOrder.micros + i * kBetweenOrders + m_dice.below(90 * kMinute)};
        setClock(m_session, at);
        OrderDraft draft{customer, m_currency, {}, operation(QStringLiteral("order %1").arg(i)), {}, {}, {}};
        const qint64 lineCount = m_dice.oneIn(12) ? 6 + m_dice.below(9) : 1 + m_dice.below(4);
        std::vector<CatalogueSku> choice = request.skus;
        for (qint64 line = 0; line < lineCount; ++line) {
            const std::size_t pick = std::size_t(m_dice.below(qint64(choice.size())));
            draft.lines.push_back({skus.at(choice[pick].code), 1 + m_dice.below(3), choice[pick].priceMinor});
            choice.erase(choice.begin() + qint64(pick));
        }
        const JointReservationOutcome outcome =
            m_session.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeDraft(tx, draft); });
        const auto *placed = std::get_if<Placed>(&outcome);
        if (!placed) // a shop runs out of things; the next order is another one
            return;

        const qint64 fate = m_dice.below(100);
        if (fate < 18)
            cancel(i, placed->order, customer, Instant{at.micros + (3 + m_dice.below(2000)) * kMinute / 10});
        else if (fate < 24)
            setStatus(placed->order, QStringLiteral("paid"), at);
        else if (fate < 28)
            setStatus(placed->order, QStringLiteral("shipped"), at);
    }

    void cancel(int i, OrderId order, CustomerId customer, Instant at)
    {
        static const QString reasons[] = {QStringLiteral("changed their mind"), QStringLiteral("ordered twice"),
                                          QStringLiteral("wrong size"), QStringLiteral("改訂其他商品"),
                                          QStringLiteral("delivery would be too late")};
        setClock(m_session, at);
        const CancelOrder request{operation(QStringLiteral("cancel %1").arg(i)), order, customer,
                                  reasons[m_dice.below(std::ssize(reasons))]};
        m_session.inTransaction("CancelOrder", [&](Transaction &tx) { return cancelOrder(tx, request); });
    }

    void setStatus(OrderId order, const QString &status, Instant placedAt)
    {
        setClock(m_session, Instant{placedAt.micros + 30 * kMinute});
        struct Done
        {
        };
        m_session.inTransaction("StatusOfAnotherSystem", [&](Transaction &tx) {
            tx.change("demo/status_of_another_system", {{"order", lit(order)}, {"status", lit(status)}});
            return commit<Done>(Done{});
        });
    }

    Session &m_session;
    Currency m_currency;
    Dice m_dice;
};

// The store in this schema, complete or older than this program. None: it was interrupted while it was made. Throws
// DbError where the schema is newer or somebody else's.
std::optional<StoreIdentity> storeIn(Session &session)
{
    const SchemaState state = Migrator(session).state();
    if (state.kind == SchemaState::Kind::TooNew || state.kind == SchemaState::Kind::Foreign)
        throw *Migrator::unusable(state);
    try {
        return session.read("Store", [](Reader &reader) { return readIdentity(reader); });
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::WrongSchema) // its table is not there yet
            throw;
        return std::nullopt;
    }
}

// Two programs that make or drop it at once would take it for an interrupted one. Until this session ends.
void waitForOthers(Session &server)
{
    using namespace std::chrono_literals;
    const QDeadlineTimer limit(60s);
    while (server.read("DemoLock", [](Reader &reader) { return reader.one("demo/lock").integer(0); }) != 1) {
        if (limit.hasExpired())
            throw DbError{DbError::Kind::LockWait, 0, "demo/lock", QString()};
    }
}

ConnectionSettings inSchema(ConnectionSettings owner)
{
    owner.schema = DemoStore::schemaName();
    return owner;
}

ConnectionSettings inNoSchema(ConnectionSettings owner)
{
    owner.schema.clear();
    return owner;
}

// The private server's owner may make roles; where another may not, there is a store all the same.
void bringUpToDate(Session &session)
{
    Migrator(session).migrate();
    layDownRolesIfPermitted(session, DemoStore::schemaName(), Environment::Training);
}

} // namespace

DemoMade makeDemoStore(const ConnectionSettings &owner, const DemoStore &wanted,
                       const std::function<void(int, int)> &progress)
{
    Session server(inNoSchema(owner));
    waitForOthers(server);
    if (schemaExists(server, DemoStore::schemaName())) {
        Session session(inSchema(owner));
        if (const std::optional<StoreIdentity> store = storeIn(session)) {
            if (Migrator(session).state().kind != SchemaState::Kind::Current) // an older program made it
                bringUpToDate(session);
            return store->currency == wanted.currency ? DemoMade::WasThere : DemoMade::OtherCurrency;
        }
        dropSchema(server, DemoStore::schemaName()); // no store row: it was interrupted while it was made
    }
    createSchema(server, DemoStore::schemaName());
    Session session(inSchema(owner));
    bringUpToDate(session);
    session.inTransaction("EnterOwner", [](Transaction &tx) { return enterOwner(tx); });
    if (!wanted.empty)
        Seeding(session, wanted.currency).run(progress);

    // The store's row comes last: it says that the store is complete.
    Store store;
    store.uuid = wanted.empty ? QUuid::createUuid() : QUuid::createUuidV5(kNames, QStringLiteral("store"));
    store.name = QStringLiteral("Demo Store");
    store.currency = wanted.currency;
    store.environment = Environment::Training;
    session.inTransaction("FoundStore", [&](Transaction &tx) { return foundStore(tx, store); });
    // But quotes are made on its terms. Interrupted here, it is a complete store that has fewer of them.
    if (!wanted.empty)
        makeQuotes(session);
    return DemoMade::Made;
}

void keepQuoteOpen(const ConnectionSettings &owner)
{
    Session session(inSchema(owner));
    if (session.read("QuoteCount", [](Reader &reader) { return quoteCount(reader, QuoteFilter{}); }) > 0)
        return;
    if (const std::optional<Buyers> buyers = Buyers::of(session))
        issue(session, {OperationId::make(), buyers->customers[0], {{buyers->skus[0], 1}, {buyers->skus[2], 2}}, {}});
}

void dropDemoStore(const ConnectionSettings &owner)
{
    Session server(inNoSchema(owner));
    waitForOthers(server);
    if (!schemaExists(server, DemoStore::schemaName()))
        return;
    {
        Session session(inSchema(owner));
        const std::optional<StoreIdentity> store = storeIn(session);
        if (store && store->environment != Environment::Training)
            throw DbError{DbError::Kind::WrongSchema, 0, "store/store", QStringLiteral("not a training store")};
    }
    dropSchema(server, DemoStore::schemaName());
}

} // namespace holdfast
