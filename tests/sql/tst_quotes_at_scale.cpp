// SPDX-License-Identifier: GPL-3.0-or-later
// Issue and accept among very many quotes: the same rows are touched and the same packets sent as in an empty store.
#include "tests/support/flow_watch.h"
#include "tests/support/many_quotes.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using Lines = std::vector<std::pair<SkuId, qint64>>;

constexpr qint64 kExpired = 50'000;
constexpr qint64 kLive = 300;

// What the server says it did. The counters are those of all sessions, since the one of the flow is not ours to ask;
// nobody else is at work on it meanwhile.
struct Cost
{
    qint64 commands = 0; // packets of a client, whatever triggers do
    qint64 looks = 0;    // Handler_read_%: for a row, in a table or an index
    qint64 writes = 0;   // Handler_write, _update, _delete
    bool operator==(const Cost &) const = default;
};

struct Answered
{
    QByteArray answer;
    Cost cost;

    QByteArray text() const
    {
        return answer + ": " + QByteArray::number(cost.commands) + " commands, " + QByteArray::number(cost.looks) +
               " looks, " + QByteArray::number(cost.writes) + " writes";
    }
};

} // namespace

class tst_QuotesAtScale : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<Session> m_desk;
    CustomerId m_ada{}, m_ben{};
    Lines m_twenty;
    int m_keys = 0;

    RawClient &client() { return m_store->client(); }

    Cost counters()
    {
        Cost sums;
        for (const auto &row : client().rows("SHOW GLOBAL STATUS WHERE Variable_name LIKE 'Handler_read_%' OR "
                                             "Variable_name IN ('Handler_write', 'Handler_update', 'Handler_delete', "
                                             "'Questions')")) {
            const QByteArray name = row.at(0).toByteArray();
            const qint64 value = row.at(1).toLongLong();
            if (name == "Questions")
                sums.commands += value;
            else if (name.startsWith("Handler_read_"))
                sums.looks += value;
            else
                sums.writes += value;
        }
        return sums;
    }
    template <class Act>
    Cost costOf(Act act)
    {
        const Cost first = counters(), before = counters();
        act();
        const Cost after = counters();
        const auto spent = [](qint64 a, qint64 b, qint64 c) { return (c - b) - (b - a); }; // without the asking
        return {spent(first.commands, before.commands, after.commands), spent(first.looks, before.looks, after.looks),
                spent(first.writes, before.writes, after.writes)};
    }

    template <class Request>
    auto asked(const Request &request, Cost &cost)
    {
        decltype(ask(*m_desk, request)) told;
        cost = costOf([&] { told = ask(*m_desk, request); });
        return told;
    }
    AcceptQuote accept(QuoteId quote, CustomerId customer)
    {
        return {"key " + QByteArray::number(++m_keys), customer, quote};
    }

    // What each answer cost, the server having seen its statements before.
    std::vector<Answered> answers(const Lines &lines)
    {
        std::vector<Answered> all;
        for (int turn = 0; turn < 2; ++turn) {
            all.clear();
            const auto add = [&](const char *answer, bool isIt, const Cost &cost, const auto &told) {
                const bool asTold = cost.commands == qint64(told.statements().size());
                all.push_back({(isIt && asTold ? "" : "not ") + QByteArray(answer), cost});
            };
            Cost cost;
            const ToldIssue issued = asked(issueFor(m_ada, lines), cost);
            add("Issued", issued.as<Issued>(), cost, issued);
            const QuoteId quote = issued.as<Issued>() ? issued.as<Issued>()->quote : QuoteId{};
            ToldAccept told = asked(accept(quote, m_ben), cost);
            add("NotFound, another customer's", told.as<NotFound>(), cost, told);
            told = asked(accept(QuoteId{999'999'999}, m_ben), cost);
            add("NotFound, nobody's", told.as<NotFound>(), cost, told);
            const AcceptQuote accepting = accept(quote, m_ada);
            told = asked(accepting, cost);
            add("Accepted", told.as<Accepted>(), cost, told);
            told = asked(accepting, cost);
            add("Replayed", told.as<Replayed>(), cost, told);
            told = asked(accept(quote, m_ada), cost);
            add("QuoteUsed", told.as<QuoteUsed>(), cost, told);
        }
        return all;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("scale");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_desk = std::make_unique<Session>(m_schema->settings());
        m_ada = m_store->customer("Ada");
        m_ben = m_store->customer("Ben");
        for (int i = 0; i < 20; ++i)
            m_twenty.emplace_back(m_store->sku(("SKU-" + QByteArray::number(i)).constData(), 1'000), 2);
        QCOMPARE(number(m_twenty.back().first), number(m_twenty.front().first) + 19);
    }
    void cleanupTestCase()
    {
        m_desk.reset();
        m_store.reset();
        m_schema.reset();
    }

    void amongManyQuotesTheFlowsTouchWhatTheyTouchInAnEmptyStore()
    {
        const Lines one{m_twenty.front()};
        const auto small = answers(one), large = answers(m_twenty);
        const qint64 after = client().number("SELECT MAX(id) FROM quotes");
        QElapsedTimer timer;
        timer.start();
        fillQuotes([&](const QByteArray &sql) { client().run(sql); }, m_ada, m_twenty.front().first, after, kExpired,
                   kLive, [](qint64) {});
        qInfo("filled in %lld ms", timer.elapsed());
        QCOMPARE(client().number("SELECT COUNT(*) FROM quotes WHERE expires_at <= UTC_TIMESTAMP(6)"), kExpired);
        QCOMPARE(client().number("SELECT COUNT(*) FROM quote_lines WHERE quote_id > " + QByteArray::number(after)),
                 kExpired + 20 * kLive);
        const auto smallAmongMany = answers(one), largeAmongMany = answers(m_twenty);
        const auto compare = [](const std::vector<Answered> &empty, const std::vector<Answered> &many) {
            for (std::size_t i = 0; i < empty.size(); ++i) {
                QVERIFY2(!many[i].answer.startsWith("not "), many[i].text());
                QCOMPARE(many[i].answer, empty[i].answer);
                QCOMPARE(many[i].cost.commands, empty[i].cost.commands);
                QCOMPARE(many[i].cost.writes, empty[i].cost.writes);
                // Fewer where the server goes by a key through what it read from end to end while it was small.
                QVERIFY2(many[i].cost.looks <= empty[i].cost.looks,
                         many[i].text() + "; in an empty store " + QByteArray::number(empty[i].cost.looks));
                qInfo("%s", many[i].text().constData());
            }
        };
        compare(small, smallAmongMany);
        compare(large, largeAmongMany);
        QVERIFY(!QTest::currentTestFailed());
        for (const auto &each : {small, large, smallAmongMany, largeAmongMany}) // somebody else's is as nobody's
            QVERIFY2(each[1].cost == each[2].cost, each[1].text() + "; " + each[2].text());
        for (std::size_t i = 0; i < small.size(); ++i) // whatever the lines
            QCOMPARE(largeAmongMany[i].cost.commands, smallAmongMany[i].cost.commands);
        QVERIFY(largeAmongMany[3].cost.commands <= 16);

        // Those that came with the crowd are quotes like any other.
        Session desk(m_schema->settings());
        QVERIFY(ask(desk, accept(QuoteId{after + 1}, m_ada)).as<QuoteExpired>());
        QVERIFY(ask(desk, accept(QuoteId{after + kExpired + 1}, m_ada)).as<Accepted>());
        QCOMPARE(m_store->brokenRules(), QByteArrayList());
    }
};

HOLDFAST_TEST_MAIN(tst_QuotesAtScale)
#include "tst_quotes_at_scale.moc"
