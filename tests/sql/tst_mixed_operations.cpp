// SPDX-License-Identifier: GPL-3.0-or-later
// Eight desks at work on thirty SKUs: orders placed on each road, cancelled, cancelled again and by strangers.
// Afterwards the records add up and hold every answer that was given.
#include "tests/support/flow_watch.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>

#include <algorithm>
#include <latch>
#include <map>
#include <mutex>
#include <random>

using namespace holdfast;
using namespace holdfast::test;

namespace {

struct Sale
{
    OrderId order{};
    CustomerId customer{};
    qint64 totalMinor = 0;
    qint64 units = 0;
};

// Every answer that a desk was given.
struct Diary
{
    std::vector<Sale> placed;
    std::vector<std::pair<OrderId, Cancelled>> cancelled;
    std::vector<std::pair<OrderId, AlreadyCancelled>> already;
    int outOfStock = 0, notFound = 0;
    int deadlocks = 0, lockWaits = 0, mostAttempts = 0;
    QByteArrayList unexpected;
};

// Orders that any desk may cancel.
class OpenOrders
{
public:
    void add(const Sale &sale)
    {
        const std::scoped_lock lock(m_mutex);
        m_sales.push_back(sale);
    }
    // One of the latest, so that desks meet at it.
    std::optional<Sale> pick(std::mt19937 &random)
    {
        const std::scoped_lock lock(m_mutex);
        if (m_sales.empty())
            return std::nullopt;
        const std::size_t recent = std::min<std::size_t>(m_sales.size(), 40);
        return m_sales[m_sales.size() - 1 - random() % recent];
    }

private:
    std::mutex m_mutex;
    std::vector<Sale> m_sales;
};

} // namespace

class tst_MixedOperations : public QObject
{
    Q_OBJECT

private:
    // By its key, by that key again, and by another one.
    template <class Note, class Sold>
    static void acceptThrice(Session &desk, const IssueQuote &issuing, const QByteArray &key, const Note &note,
                             const Sold &sold, Diary &diary)
    {
        const ToldIssue issued = ask(desk, issuing);
        note(issued, "issue");
        if (!issued.as<Issued>())
            return;
        const AcceptQuote request{key, issuing.customer, issued.as<Issued>()->quote};
        const ToldAccept first = ask(desk, request);
        note(first, "accept");
        if (!first.outcome)
            return;
        const auto *accepted = first.as<Accepted>();
        if (accepted)
            sold(accepted->order, accepted->totalMinor);
        else if (first.as<OutOfStock>())
            ++diary.outOfStock;
        else
            diary.unexpected << "accept: another answer";

        const ToldAccept again = ask(desk, request);
        note(again, "accept again");
        const auto *replayed = again.as<Replayed>();
        const auto *original = replayed ? std::get_if<Accepted>(&replayed->original) : nullptr;
        if (again.outcome && (!replayed || (original != nullptr) != (accepted != nullptr) ||
                              (accepted && original->order != accepted->order)))
            diary.unexpected << "accept: its key was answered otherwise";
        if (!accepted)
            return;
        const ToldAccept other = ask(desk, AcceptQuote{key + '+', request.customer, request.quote});
        note(other, "accept by another key");
        if (other.outcome && !other.as<QuoteUsed>())
            diary.unexpected << "accept: another key had the quote again";
    }

    static Diary work(const ConnectionSettings &settings, quint32 seed, int operations, OrderRoad road,
                      const std::vector<CustomerId> &customers, std::vector<SkuId> skus, OpenOrders &open,
                      std::latch &start)
    {
        Diary diary;
        std::mt19937 random(seed);
        const auto note = [&](const auto &told, const char *what) {
            diary.deadlocks += told.metNative(1213) ? 1 : 0;
            diary.lockWaits += told.metNative(1205) ? 1 : 0;
            diary.mostAttempts = std::max(diary.mostAttempts, told.run.attempts);
            if (told.error)
                diary.unexpected << QByteArray(what) + ": " + DbError::name(told.error->kind);
        };
        Session desk(settings);
        start.arrive_and_wait();
        for (int i = 0; i < operations; ++i) {
            const quint32 dice = random() % 100;
            if (dice < 45) {
                std::shuffle(skus.begin(), skus.end(), random);
                std::vector<std::pair<SkuId, qint64>> lines;
                for (quint32 line = 0, count = 1 + random() % 20; line < count; ++line)
                    lines.emplace_back(skus[line], 1 + random() % 3);
                const CustomerId customer = customers[random() % customers.size()];
                const auto sold = [&](OrderId order, qint64 totalMinor) {
                    Sale sale{order, customer, totalMinor, 0};
                    for (const auto &[sku, quantity] : lines)
                        sale.units += quantity;
                    diary.placed.push_back(sale);
                    open.add(sale);
                };
                const auto noted = [&](const auto &told, const char *what) {
                    note(told, what);
                    if (const auto *placed = told.template as<Placed>())
                        sold(placed->order, placed->totalMinor);
                    else if (told.template as<OutOfStock>())
                        ++diary.outOfStock;
                    else if (told.outcome)
                        diary.unexpected << QByteArray(what) + ": another answer";
                };
                const QByteArray key = QByteArray::number(seed) + '/' + QByteArray::number(i);
                if (random() % 3 == 0) {
                    noted(ask(desk, draft(customer, lines)), "place");
                } else if (road == OrderRoad::Quote) {
                    acceptThrice(desk, issueFor(customer, lines), key, note, sold, diary);
                } else {
                    PlaceOrder request{key, customer, {}};
                    for (const auto &[sku, quantity] : lines)
                        request.lines.push_back({sku, quantity, 1});
                    noted(ask(desk, request), "place at the price");
                }
                continue;
            }
            const std::optional<Sale> sale = open.pick(random);
            if (!sale)
                continue;
            const bool stranger = dice >= 92;
            CustomerId customer = sale->customer;
            if (stranger)
                customer = customers[(number(customer) - number(customers.front()) + 1) % qint64(customers.size())];
            const CancelOrder request = cancelFor(customer, sale->order);
            for (int turn = 0; turn < (dice >= 80 && !stranger ? 2 : 1); ++turn) { // twice: the same operation again
                const ToldCancel told = ask(desk, request);
                note(told, "cancel");
                if (const auto *cancelled = told.as<Cancelled>()) {
                    if (!cancelled->seenAgain)
                        diary.cancelled.emplace_back(sale->order, *cancelled);
                    else if (turn == 0)
                        diary.unexpected << "cancel: saw an operation again that was new";
                } else if (const auto *already = told.as<AlreadyCancelled>()) {
                    diary.already.emplace_back(sale->order, *already);
                } else if (told.as<NotFound>()) {
                    ++diary.notFound;
                } else if (told.outcome) {
                    diary.unexpected << "cancel: another answer";
                }
                if (told.outcome && stranger != (told.as<NotFound>() != nullptr))
                    diary.unexpected << "cancel: a stranger's order was told, or one's own was not";
            }
        }
        return diary;
    }

private Q_SLOTS:
    void allAnswersAreInTheRecordsAndTheRecordsAddUp_data()
    {
        QTest::addColumn<int>("isolation");
        QTest::addColumn<int>("operations");
        QTest::addColumn<int>("road");
        constexpr int kQuote = int(OrderRoad::Quote), kPrice = int(OrderRoad::CurrentPrice);
        QTest::newRow("READ COMMITTED, as the flows run") << int(Isolation::ReadCommitted) << 6'000 << kQuote;
        QTest::newRow("at the price of the moment") << int(Isolation::ReadCommitted) << 4'000 << kPrice;
        QTest::newRow("REPEATABLE READ") << int(Isolation::RepeatableRead) << 600 << kQuote;
        QTest::newRow("REPEATABLE READ, at the price of the moment") << int(Isolation::RepeatableRead) << 400 << kPrice;
    }
    void allAnswersAreInTheRecordsAndTheRecordsAddUp()
    {
        QFETCH(int, isolation);
        QFETCH(int, operations);
        QFETCH(int, road);
        constexpr int kDesks = 8;
        constexpr quint32 kSeed = 20'240;
        const ScratchSchema schema("mixed");
        StoreBuilder store(schema);
        std::vector<CustomerId> customers;
        for (int i = 0; i < 5; ++i)
            customers.push_back(store.customer());
        std::vector<SkuId> skus;
        for (int i = 0; i < 30; ++i)
            skus.push_back(store.sku(("SKU-" + QByteArray::number(i)).constData(), 1'000));
        store.setRoad(OrderRoad(road));
        ConnectionSettings settings = store.inACrowd();
        settings.isolation = Isolation(isolation);
        if (settings.isolation == Isolation::RepeatableRead)
            settings.attempts = 12; // its gap locks do meet in deadlocks

        OpenOrders open;
        std::latch start(kDesks);
        std::vector<std::future<Diary>> desks;
        QElapsedTimer timer;
        timer.start();
        for (quint32 desk = 0; desk < kDesks; ++desk) {
            qInfo("desk %u: seed %u", desk, kSeed + desk);
            desks.push_back(std::async(std::launch::async, [&, desk] {
                return work(settings, kSeed + desk, operations / kDesks, OrderRoad(road), customers, skus, open, start);
            }));
        }
        std::vector<Diary> diaries;
        for (auto &desk : desks)
            diaries.push_back(desk.get());

        std::map<qint64, Sale> placed;
        std::map<qint64, Instant> cancelled;
        int outOfStock = 0, notFound = 0, already = 0, deadlocks = 0, lockWaits = 0, mostAttempts = 0;
        for (const Diary &diary : diaries) {
            QVERIFY2(diary.unexpected.isEmpty(), diary.unexpected.join(", "));
            for (const Sale &sale : diary.placed)
                QVERIFY2(placed.emplace(number(sale.order), sale).second, "one order was given to two");
            for (const auto &[order, answer] : diary.cancelled)
                QVERIFY2(cancelled.emplace(number(order), answer.at).second, "one order was cancelled twice");
            outOfStock += diary.outOfStock;
            notFound += diary.notFound;
            already += int(diary.already.size());
            deadlocks += diary.deadlocks;
            lockWaits += diary.lockWaits;
            mostAttempts = std::max(mostAttempts, diary.mostAttempts);
        }
        qInfo(
            "%d placed, %d out of stock, %d cancelled, %d already, %d not found, %d met 1213, %d met 1205, at most %d "
            "attempts, %lld ms",
            int(placed.size()), outOfStock, int(cancelled.size()), already, notFound, deadlocks, lockWaits,
            mostAttempts, timer.elapsed());

        // The mix was one.
        QVERIFY(!placed.empty() && !cancelled.empty() && already > 0 && notFound > 0);
        if (settings.isolation == Isolation::ReadCommitted)
            QCOMPARE(deadlocks, 0);
        QVERIFY(mostAttempts <= settings.attempts);

        store.client().rows("ANALYZE TABLE orders, order_lines, reservations, stock, stock_movements, audit_events, "
                            "quotes, quote_lines, receipts");
        QCOMPARE(store.brokenRules(), QByteArrayList());
        QCOMPARE(store.client().number("SELECT COUNT(*) FROM incidents"), 0);
        QCOMPARE(store.client().number("SELECT COUNT(*) FROM stock WHERE available + reserved <> 1000"), 0);

        const auto rows = store.client().rows(
            "SELECT o.id, o.customer_id, o.status, o.total_minor, (SELECT SUM(quantity) FROM order_lines l "
            "WHERE l.order_id = o.id), TIMESTAMPDIFF(MICROSECOND, '1970-01-01', o.cancelled_at) FROM orders o");
        QCOMPARE(rows.size(), placed.size()); // and who was told "out of stock" has no order
        std::map<qint64, qint64> cancelledAt;
        for (const auto &row : rows) {
            const auto sale = placed.find(row[0].toLongLong());
            QVERIFY(sale != placed.end());
            QCOMPARE(row[1].toLongLong(), number(sale->second.customer));
            QCOMPARE(row[3].toLongLong(), sale->second.totalMinor);
            QCOMPARE(row[4].toLongLong(), sale->second.units);
            const auto gone = cancelled.find(sale->first);
            QCOMPARE(row[2].toByteArray(), QByteArray(gone == cancelled.end() ? "created" : "cancelled"));
            if (gone != cancelled.end()) {
                QCOMPARE(row[5].toLongLong(), gone->second.micros);
                cancelledAt.emplace(sale->first, row[5].toLongLong());
            }
        }
        for (const Diary &diary : diaries) {
            for (const auto &[order, answer] : diary.already)
                QCOMPARE(answer.at.micros, cancelledAt.at(number(order)));
        }
    }
};

HOLDFAST_TEST_MAIN(tst_MixedOperations)
#include "tst_mixed_operations.moc"
