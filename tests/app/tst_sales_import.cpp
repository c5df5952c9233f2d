// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/sales_import.h"

#include "sql/schema/migrator.h"
#include "tests/support/flow_watch.h"
#include "tests/support/test_main.h"
#include "tests/support/test_server.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <future>
#include <memory>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const QByteArray kHeader = "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n";

QByteArray line(const QByteArray &invoice, const QByteArray &code, int quantity, const QByteArray &customer = "17850",
                const QByteArray &price = "2.50", const QByteArray &date = "2010-12-01 08:26:00")
{
    return invoice + ',' + code + ",\"Ware " + code + "\"," + QByteArray::number(quantity) + ',' + date + ',' + price +
           ',' + customer + ",United Kingdom\n";
}

// An invoice of many SKUs, one unit more of each than of the one before; a credit note for it has a sign of -1.
QByteArray wide(const QByteArray &invoice, int skus, int sign = 1)
{
    QByteArray lines;
    for (int i = 1; i <= skus; ++i)
        lines += line(invoice, "W" + QByteArray::number(100 + i), sign * i, "13047");
    return lines;
}

// Every kind of step, two of them cancels: of an invoice, and of one in two parts.
QByteArray everyKind()
{
    return line("1001", "A", 2) + line("1001", "B", 3) + wide("1002", 23) + line("1003", "A", 5, "") +
           line("C1004", "A", -2) + line("C1004", "B", -3) + line("1005", "B", 1, "17850", "2.75") +
           wide("C1006", 23, -1);
}
constexpr qint64 kStepsOfEveryKind = 6;

// As many SKUs as need three transactions of the catalogue.
QByteArray manySkus()
{
    QByteArray lines;
    for (int i = 0; i < 1'010; ++i)
        lines += line(QByteArray::number(2000 + i / 20), "M" + QByteArray::number(i), 1 + i % 3, "12345");
    return lines;
}

} // namespace

class SalesImportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_place = std::make_unique<Place>(); }
    void init() { m_place->schema.empty(); }
    void cleanupTestCase() { m_place.reset(); }

    void makesOneOrderOfAnInvoice();
    void splitsAnInvoiceAtTwentySkus();
    void givesInvoicesWithoutCustomerToTheWalkInCustomer();
    void writesInstantsInUtc();
    void opensStockWithWhatIsSoldAndTheMargin_data();
    void opensStockWithWhatIsSoldAndTheMargin();
    void takesTheLastAcceptedPrice();
    void tellsCodesOfAnotherCaseApart();
    void cancelsEveryPartOfAReturnedInvoice();
    void holdsEveryRuleAfterwards();

    void changesNothingWhenRunAgain();
    void changesNothingWhenRunAgainWithAnotherMargin();
    void goesOnWhereItWasStopped_data();
    void goesOnWhereItWasStopped();
    void goesOnWhereItFailed_data();
    void goesOnWhereItFailed();
    void survivesAKilledConnection_data();
    void survivesAKilledConnection();
    void endsInOneStoreWhenTwoRunAtOnce();
    void waitsForAnotherThatEntersTheSameCodes();
    void receivesUnitsOnTopFromASecondFile();

    void refusesAnInvoiceWhoseNumberIsTaken();
    void refusesAnInvoiceThatIsShort();
    void refusesAReturnOfAnOrderThatWasPaid();

    void importsARealMonth();

private:
    SalesJudgement judged(const QByteArray &lines, const char *currency = "TWD")
    {
        QFile file(m_folder.filePath(QStringLiteral("sales.csv")));
        if (!file.open(QIODevice::WriteOnly) || file.write(kHeader + lines) < 0 || !file.flush())
            qFatal("cannot write the test's file");
        auto judged = judgeSales(file.fileName(), *Currency::named(currency), {});
        if (!std::holds_alternative<SalesJudgement>(judged))
            qFatal("the test's file is refused");
        return std::get<SalesJudgement>(judged);
    }

    using Progress = std::function<bool(qint64, qint64)>;
    SalesImportReport imported(const SalesJudgement &judgement, int margin = 0, const Progress &progress = {})
    {
        Session session(m_place->schema.settings());
        return importSales(session, ScratchSchema::twd(), judgement, margin, progress);
    }
    SalesImportReport imported(const QByteArray &lines, int margin = 0) { return imported(judged(lines), margin); }

    // Everything that an import writes, by the names that the file gives it: not by the ids and instants of a run.
    QByteArrayList content()
    {
        QByteArrayList all;
        for (const char *query :
             {"SELECT external_number, name, phone, email FROM customers ORDER BY external_number",
              "SELECT code, name, price_minor, price_version, available, reserved, version FROM skus "
              "JOIN prices ON prices.sku_id = id JOIN stock ON stock.sku_id = id ORDER BY code",
              "SELECT external_ref, external_number, status, total_minor, o.created_at, cancel_reason, cancelled_by, "
              "o.version, HEX(o.operation_id), HEX(o.cancel_operation_id) FROM orders o "
              "JOIN customers c ON c.id = customer_id ORDER BY external_ref",
              "SELECT external_ref, line_no, code, quantity, unit_price_minor FROM order_lines "
              "JOIN orders o ON o.id = order_id JOIN skus s ON s.id = sku_id ORDER BY external_ref, line_no",
              "SELECT external_ref, code, quantity, r.status FROM reservations r "
              "JOIN orders o ON o.id = order_id JOIN skus s ON s.id = sku_id ORDER BY external_ref, code",
              "SELECT code, stock_version, kind, delta_available, delta_reserved, external_ref, reason "
              "FROM stock_movements m JOIN skus s ON s.id = m.sku_id LEFT JOIN orders o ON o.id = m.order_id "
              "ORDER BY code, stock_version",
              "SELECT external_ref, order_version, what, detail FROM audit_events a "
              "LEFT JOIN orders o ON o.id = a.order_id ORDER BY external_ref, order_version"}) {
            for (const std::vector<QVariant> &row : m_place->client.rows(query)) {
                QByteArrayList cells;
                for (const QVariant &cell : row)
                    cells << (cell.isNull() ? QByteArray("NULL") : cell.toString().toUtf8());
                all << cells.join('|');
            }
        }
        return all;
    }

    // Of every table, whatever is in it; who was connected is no content.
    QByteArrayList checksums()
    {
        QByteArrayList sums;
        for (const auto &table :
             m_place->client.rows("SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = "
                                  "DATABASE() AND TABLE_NAME <> 'desk_sessions' ORDER BY TABLE_NAME")) {
            const QByteArray name = table.at(0).toByteArray();
            sums << name + ' ' + m_place->client.rows("CHECKSUM TABLE `" + name + '`').at(0).at(1).toByteArray() + ' ' +
                        m_place->client.text("SELECT COUNT(*) FROM `" + name + '`');
        }
        return sums;
    }

    // What the file comes to when nothing disturbs it; the schema is empty again afterwards.
    QByteArrayList inOneGo(const SalesJudgement &judgement)
    {
        imported(judgement);
        const QByteArrayList whole = content();
        m_place->schema.empty();
        return whole;
    }

    Stock stockOf(const QByteArray &code)
    {
        const auto rows = m_place->client.rows("SELECT available, reserved FROM stock JOIN skus ON id = sku_id "
                                               "WHERE code = '" +
                                               code + '\'');
        return rows.empty() ? Stock{-1, -1} : Stock{rows.at(0).at(0).toLongLong(), rows.at(0).at(1).toLongLong()};
    }
    QByteArray statusOf(const QByteArray &reference)
    {
        const auto rows = m_place->client.rows("SELECT status FROM orders WHERE external_ref = '" + reference + '\'');
        return rows.empty() ? QByteArray("none") : rows.at(0).at(0).toByteArray();
    }

    struct Place // must be gone before the test's server is
    {
        ScratchSchema schema{"import"};
        StoreBuilder store{schema};
        RawClient client{schema.settings()};
    };

    QTemporaryDir m_folder;
    std::unique_ptr<Place> m_place;
};

void SalesImportTest::makesOneOrderOfAnInvoice()
{
    const SalesImportReport report = imported(line("1001", "B", 3) + line("1001", "A", 2, "17850", "4.00"));
    QCOMPARE(report.importedInvoices, 1);
    QCOMPARE(report.importedOrders, 1);
    QCOMPARE(report.newSkus, 2);
    QCOMPARE(report.newCustomers, 2); // the walk-in customer is always there
    QCOMPARE(report.unitsReceived, 5);
    QVERIFY(report.refusals.empty() && !report.stopped);

    const auto orders =
        m_place->client.rows("SELECT external_ref, external_number, c.name, status, currency, total_minor "
                             "FROM orders o JOIN customers c ON c.id = customer_id");
    QCOMPARE(orders.size(), std::size_t(1));
    QCOMPARE(orders.at(0).at(0).toByteArray(), QByteArray("1001"));
    QCOMPARE(orders.at(0).at(1).toByteArray(), QByteArray("17850"));
    QCOMPARE(orders.at(0).at(2).toString(), QStringLiteral("Customer 17850"));
    QCOMPARE(orders.at(0).at(3).toByteArray(), QByteArray("created"));
    QCOMPARE(orders.at(0).at(4).toByteArray(), QByteArray("TWD"));
    QCOMPARE(orders.at(0).at(5).toLongLong(), 3 * 250 + 2 * 400);
    // In the order in which they stand in the file.
    QCOMPARE(
        m_place->client.text("SELECT GROUP_CONCAT(CONCAT(line_no, code, quantity) ORDER BY line_no) FROM order_lines "
                             "JOIN skus ON id = sku_id"),
        QByteArray("1B3,2A2"));
    QCOMPARE(m_place->client.text("SELECT name FROM skus WHERE code = 'A'"), QByteArray("Ware A"));
    QCOMPARE(m_place->client.number("SELECT COUNT(*) FROM stock_movements WHERE reason = 'sales import' AND kind = "
                                    "'opening'"),
             2);
}

void SalesImportTest::splitsAnInvoiceAtTwentySkus()
{
    const SalesImportReport report = imported(wide("1002", 41) + wide("1003", 20));
    QCOMPARE(report.importedInvoices, 2);
    QCOMPARE(report.importedOrders, 4);
    const auto parts = m_place->client.rows("SELECT external_ref, COUNT(*), MIN(line_no), MAX(line_no), SUM(quantity) "
                                            "FROM orders JOIN order_lines ON order_id = id GROUP BY external_ref "
                                            "ORDER BY external_ref");
    QByteArrayList told;
    for (const auto &part : parts)
        told << part.at(0).toByteArray() + ' ' + part.at(1).toByteArray() + ' ' + part.at(2).toByteArray() + ' ' +
                    part.at(3).toByteArray() + ' ' + part.at(4).toByteArray();
    QCOMPARE(told, (QByteArrayList{"1002/1 20 1 20 210", "1002/2 20 1 20 610", "1002/3 1 1 1 41", "1003 20 1 20 210"}));
    QCOMPARE(m_place->client.number("SELECT COUNT(DISTINCT operation_id) FROM orders"), 4);
}

void SalesImportTest::givesInvoicesWithoutCustomerToTheWalkInCustomer()
{
    imported(line("1001", "A", 1, "") + line("1002", "A", 2, ""));
    QCOMPARE(m_place->client.number("SELECT COUNT(*) FROM customers"), 1);
    QCOMPARE(m_place->client.number("SELECT COUNT(*) FROM orders JOIN customers c ON c.id = customer_id "
                                    "WHERE external_number = 'walk-in' AND c.name = 'Walk-in customer'"),
             2);
}

void SalesImportTest::writesInstantsInUtc()
{
    imported(line("1001", "A", 1, "17850", "2.50", "2010-12-01 08:26:00") +
             line("1002", "A", 1, "17850", "2.50", "2011-07-01 00:26:00")); // summer time: the day before
    QCOMPARE(m_place->client.text("SELECT created_at FROM orders WHERE external_ref = '1001'").left(19),
             QByteArray("2010-12-01T08:26:00"));
    QCOMPARE(m_place->client.text("SELECT created_at FROM orders WHERE external_ref = '1002'").left(19),
             QByteArray("2011-06-30T23:26:00"));
}

void SalesImportTest::opensStockWithWhatIsSoldAndTheMargin_data()
{
    QTest::addColumn<int>("sold");
    QTest::addColumn<int>("margin");
    QTest::addColumn<qint64>("left");
    QTest::newRow("no margin") << 7 << 0 << qint64(0);
    QTest::newRow("a part of a unit is a unit") << 7 << 10 << qint64(1);
    QTest::newRow("whole units stay whole") << 100 << 5 << qint64(5);
    QTest::newRow("half a unit") << 3 << 50 << qint64(2);
    QTest::newRow("the least") << 1 << 1 << qint64(1);
    QTest::newRow("the most") << 12 << 1000 << qint64(120);
}

void SalesImportTest::opensStockWithWhatIsSoldAndTheMargin()
{
    QFETCH(const int, sold);
    QFETCH(const int, margin);
    QFETCH(const qint64, left);
    imported(line("1001", "A", sold), margin);
    QCOMPARE(stockOf("A"), (Stock{left, sold}));
}

void SalesImportTest::takesTheLastAcceptedPrice()
{
    imported(line("1001", "A", 1, "17850", "2.50") + line("1002", "A", 1, "17850", "3.75") +
             line("1003", "A", 1, "17850", "0")); // is rejected
    QCOMPARE(m_place->client.number("SELECT price_minor FROM prices"), 375);
    QCOMPARE(m_place->client.number("SELECT price_version FROM prices"), 1);
    QCOMPARE(m_place->client.number("SELECT unit_price_minor FROM order_lines JOIN orders ON id = order_id "
                                    "WHERE external_ref = '1001'"),
             250);
}

void SalesImportTest::tellsCodesOfAnotherCaseApart()
{
    imported(line("1001", "85123a", 2) + line("1001", "85123A", 3));
    QCOMPARE(m_place->client.number("SELECT COUNT(*) FROM skus"), 2);
    QCOMPARE(stockOf("85123a"), (Stock{0, 2}));
    QCOMPARE(stockOf("85123A"), (Stock{0, 3}));
}

void SalesImportTest::cancelsEveryPartOfAReturnedInvoice()
{
    const SalesImportReport report = imported(wide("1001", 23) + line("1002", "W101", 4) + wide("C1003", 23, -1));
    QCOMPARE(report.importedOrders, 3);
    QCOMPARE(report.cancelledReturns, 1);
    QVERIFY(report.refusals.empty());
    QCOMPARE(statusOf("1001/1"), QByteArray("cancelled"));
    QCOMPARE(statusOf("1001/2"), QByteArray("cancelled"));
    QCOMPARE(statusOf("1002"), QByteArray("created"));
    QCOMPARE(stockOf("W101"), (Stock{1, 4})); // the other order's units are not given back
    QCOMPARE(stockOf("W123"), (Stock{23, 0}));
    QCOMPARE(m_place->client.number("SELECT COUNT(*) FROM orders WHERE cancel_reason = 'returned: C1003'"), 2);
    QCOMPARE(m_place->client.number("SELECT COUNT(*) FROM reservations WHERE status = 'released'"), 23);
    QCOMPARE(m_place->client.number("SELECT COUNT(*) FROM stock_movements WHERE kind = 'release'"), 23);
}

void SalesImportTest::holdsEveryRuleAfterwards()
{
    imported(everyKind(), 10);
    QVERIFY(m_place->client.number("SELECT COUNT(*) FROM orders") == 5);
    QCOMPARE(m_place->store.brokenRules(), QByteArrayList());
}

void SalesImportTest::changesNothingWhenRunAgain()
{
    const SalesJudgement judgement = judged(everyKind());
    const SalesImportReport first = imported(judgement);
    QCOMPARE(first.importedInvoices, 4);
    QCOMPARE(first.cancelledReturns, 2);
    const QByteArrayList before = checksums();

    const SalesImportReport second = imported(judgement);
    QCOMPARE(checksums(), before);
    QCOMPARE(second.newSkus, 0);
    QCOMPARE(second.newCustomers, 0);
    QCOMPARE(second.unitsReceived, 0);
    QCOMPARE(second.importedInvoices, 0);
    QCOMPARE(second.importedOrders, 0);
    QCOMPARE(second.cancelledReturns, 0);
    QCOMPARE(second.knownInvoices, 4);
    QCOMPARE(second.knownReturns, 2);
    QVERIFY(second.refusals.empty());
}

void SalesImportTest::changesNothingWhenRunAgainWithAnotherMargin()
{
    const SalesJudgement judgement = judged(everyKind());
    imported(judgement);
    const QByteArrayList before = checksums();
    QCOMPARE(imported(judgement, 50).unitsReceived, 0);
    QCOMPARE(checksums(), before);
}

void SalesImportTest::goesOnWhereItWasStopped_data()
{
    QTest::addColumn<qint64>("steps");
    for (qint64 steps = 1; steps <= kStepsOfEveryKind; ++steps)
        QTest::addRow("after step %lld", static_cast<long long>(steps)) << steps;
}

void SalesImportTest::goesOnWhereItWasStopped()
{
    QFETCH(const qint64, steps);
    const SalesJudgement judgement = judged(everyKind());
    QCOMPARE(qint64(judgement.steps.size()), kStepsOfEveryKind);
    const QByteArrayList whole = inOneGo(judgement);

    const SalesImportReport first = imported(judgement, 0, [&](qint64 done, qint64 all) {
        if (all != kStepsOfEveryKind)
            qFatal("progress is told of %lld steps", static_cast<long long>(all));
        return done < steps;
    });
    QCOMPARE(first.stopped, steps < kStepsOfEveryKind);
    QCOMPARE(first.importedInvoices + first.cancelledReturns, steps);
    QCOMPARE(content() != whole, steps < kStepsOfEveryKind);

    const SalesImportReport second = imported(judgement);
    QCOMPARE(second.knownInvoices + second.knownReturns, steps);
    QCOMPARE(second.importedInvoices + second.cancelledReturns, kStepsOfEveryKind - steps);
    QCOMPARE(second.unitsReceived, 0);
    QCOMPARE(content(), whole);
}

void SalesImportTest::goesOnWhereItFailed_data()
{
    QTest::addColumn<bool>("many");
    QTest::addColumn<QByteArray>("flow");
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<int>("occurrence");
    QTest::newRow("in the first part of the catalogue")
        << true << QByteArray("EnterCatalogue") << QByteArray("COMMIT") << 1;
    QTest::newRow("in the last part of the catalogue")
        << true << QByteArray("EnterCatalogue") << QByteArray("COMMIT") << 3;
    QTest::newRow("in the second part of an invoice")
        << false << QByteArray("ImportInvoice") << QByteArray("orders/order_insert") << 3;
    QTest::newRow("between the two cancels of a return")
        << false << QByteArray("CancelOrder") << QByteArray("orders/order_cancel") << 3;
}

void SalesImportTest::goesOnWhereItFailed()
{
    QFETCH(const bool, many);
    QFETCH(const QByteArray, flow);
    QFETCH(const QByteArray, statement);
    QFETCH(const int, occurrence);
    const SalesJudgement judgement = judged(many ? manySkus() : everyKind());
    const QByteArrayList whole = inOneGo(judgement);

    int seen = 0;
    Watch watch([&](const FlowStep &step) {
        if (step.flow == flow && step.statement == statement && step.when == FlowStep::When::Before &&
            ++seen == occurrence)
            throw PlannedFault{};
    });
    {
        Session session(m_place->schema.settings());
        session.setObserver(&watch);
        QVERIFY_THROWS_EXCEPTION(PlannedFault, importSales(session, ScratchSchema::twd(), judgement, 0, {}));
    }
    QVERIFY(content() != whole);
    imported(judgement);
    QCOMPARE(content(), whole);
}

void SalesImportTest::survivesAKilledConnection_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<bool>("after");
    QTest::newRow("at the begin") << QByteArray("BEGIN") << false;
    QTest::newRow("in the middle") << QByteArray("orders/order_insert") << true;
    QTest::newRow("before the commit") << QByteArray("COMMIT") << false;
    QTest::newRow("after the commit") << QByteArray("COMMIT") << true;
}

void SalesImportTest::survivesAKilledConnection()
{
    QFETCH(const QByteArray, statement);
    QFETCH(const bool, after);
    const SalesJudgement judgement = judged(everyKind());
    const QByteArrayList whole = inOneGo(judgement);

    Session session(m_place->schema.settings());
    const qint64 connection = session.server().connectionId;
    int seen = 0;
    Watch watch([&](const FlowStep &step) {
        if (step.flow == "ImportInvoice" && step.statement == statement &&
            (step.when == FlowStep::When::After) == after && ++seen == 2)
            m_place->client.run("KILL " + QByteArray::number(connection));
    });
    session.setObserver(&watch);
    const SalesImportReport report = importSales(session, ScratchSchema::twd(), judgement, 0, {});
    QVERIFY(seen >= 2);
    QVERIFY(session.server().connectionId != connection);
    QCOMPARE(report.importedInvoices + report.knownInvoices, 4);
    QVERIFY(report.refusals.empty());
    QCOMPARE(content(), whole);

    const QByteArrayList before = checksums();
    imported(judgement);
    QCOMPARE(checksums(), before);
}

void SalesImportTest::endsInOneStoreWhenTwoRunAtOnce()
{
    QByteArray lines = everyKind();
    for (int i = 0; i < 30; ++i)
        lines += line(QByteArray::number(3000 + i), i % 2 ? "A" : "B", 1 + i % 4, i % 3 ? "17850" : "");
    const SalesJudgement judgement = judged(lines);
    const QByteArrayList whole = inOneGo(judgement);

    QSemaphore ready, go;
    const auto desk = [&] {
        Session session(m_place->schema.settings());
        ready.release();
        go.acquire();
        return importSales(session, ScratchSchema::twd(), judgement, 0, {});
    };
    auto one = std::async(std::launch::async, desk);
    auto two = std::async(std::launch::async, desk);
    ready.acquire(2);
    go.release(2);
    const SalesImportReport first = one.get();
    const SalesImportReport second = two.get();
    QCOMPARE(content(), whole);
    QCOMPARE(m_place->store.brokenRules(), QByteArrayList());
    QVERIFY(first.refusals.empty() && second.refusals.empty());
    QCOMPARE(first.importedInvoices + second.importedInvoices, judgement.invoices);
    QCOMPARE(first.knownInvoices + second.knownInvoices, judgement.invoices);
    QCOMPARE(first.newSkus + second.newSkus, qint64(judgement.skus.size()));
}

void SalesImportTest::waitsForAnotherThatEntersTheSameCodes()
{
    const SalesJudgement judgement = judged(everyKind());
    const QByteArrayList whole = inOneGo(judgement);

    // The first has entered its codes and has not committed, until the second waits for them.
    std::atomic<qint64> secondConnection{0};
    std::atomic<bool> waited{false};
    Barrier entered("skus/skus_insert", FlowStep::When::After);
    auto one = std::async(std::launch::async, [&] {
        Session session(m_place->schema.settings());
        session.setObserver(&entered);
        return importSales(session, ScratchSchema::twd(), judgement, 0, {});
    });
    QVERIFY(entered.reached());
    auto two = std::async(std::launch::async, [&] {
        Session session(m_place->schema.settings());
        secondConnection = session.server().connectionId;
        return importSales(session, ScratchSchema::twd(), judgement, 0, {});
    });
    RawClient client(m_place->schema.settings());
    waited = QTest::qWaitFor([&] { return secondConnection && waitsForLock(client, secondConnection); }, 10'000);
    entered.letGo();
    const SalesImportReport first = one.get();
    const SalesImportReport second = two.get();
    QVERIFY(waited);
    QCOMPARE(content(), whole);
    QCOMPARE(first.newSkus, qint64(judgement.skus.size()));
    QCOMPARE(second.newSkus, 0);
    QVERIFY(first.refusals.empty() && second.refusals.empty());
}

void SalesImportTest::receivesUnitsOnTopFromASecondFile()
{
    imported(line("1001", "A", 2) + line("1001", "B", 1), 100);
    QCOMPARE(stockOf("A"), (Stock{2, 2}));
    const SalesJudgement second = judged(line("1002", "A", 5, "17850", "9.00") + line("1002", "D", 1));
    const SalesImportReport report = imported(second);
    QCOMPARE(report.newSkus, 1);
    QCOMPARE(report.newCustomers, 0);
    QCOMPARE(report.unitsReceived, 6);
    QCOMPARE(stockOf("A"), (Stock{2, 7}));
    QCOMPARE(stockOf("B"), (Stock{1, 1}));
    QCOMPARE(stockOf("D"), (Stock{0, 1}));
    QCOMPARE(m_place->client.text("SELECT GROUP_CONCAT(kind ORDER BY stock_version) FROM stock_movements JOIN skus ON "
                                  "skus.id = sku_id WHERE code = 'A'"),
             QByteArray("opening,reserve,receive,reserve"));
    QCOMPARE(m_place->client.number("SELECT price_minor FROM prices JOIN skus ON id = sku_id WHERE code = 'A'"), 900);
    QCOMPARE(m_place->client.number("SELECT price_version FROM prices JOIN skus ON id = sku_id WHERE code = 'A'"), 2);

    // The first file again: neither its units nor its older price come back.
    const QByteArrayList before = checksums();
    imported(line("1001", "A", 2) + line("1001", "B", 1), 100);
    QCOMPARE(checksums(), before);
}

void SalesImportTest::refusesAnInvoiceWhoseNumberIsTaken()
{
    const CustomerId somebody = m_place->store.customer("Somebody");
    OrderDraft order = draft(somebody, {{m_place->store.sku("Z", 5), 1}});
    order.externalRef = "1001";
    Session session(m_place->schema.settings());
    QVERIFY(ask(session, order).as<Placed>());

    const SalesImportReport report =
        imported(line("1000", "A", 1) + line("1001", "A", 2) + line("C1002", "A", -2) + line("1003", "A", 3));
    QCOMPARE(report.importedInvoices, 2);
    QCOMPARE(report.refusals.size(), std::size_t(2));
    QCOMPARE(report.refusals[0].line, 3);
    QCOMPARE(report.refusals[0].token, QByteArray("ReferenceTaken"));
    QCOMPARE(report.refusals[0].subject, QByteArray("1001"));
    QCOMPARE(report.refusals[1].line, 4); // what was not imported cannot be returned, least of all somebody else's
    QCOMPARE(report.refusals[1].token, QByteArray("NotFound"));
    QCOMPARE(statusOf("1001"), QByteArray("created"));
    QCOMPARE(stockOf("A"), (Stock{2, 4}));
    QCOMPARE(m_place->store.brokenRules(), QByteArrayList());
}

void SalesImportTest::refusesAnInvoiceThatIsShort()
{
    const CustomerId somebody = m_place->store.customer("Somebody");
    const SalesJudgement judgement = judged(line("1001", "A", 1) + wide("1002", 23) + line("1003", "A", 1));
    // Between the first invoice and the second somebody buys of its second part.
    const SalesImportReport report = imported(judgement, 0, [&](qint64 done, qint64) {
        if (done == 1) {
            const SkuId sku{m_place->client.number("SELECT id FROM skus WHERE code = 'W123'")};
            m_place->store.order(somebody, {{sku, 1}});
        }
        return true;
    });
    QCOMPARE(report.importedInvoices, 2);
    QCOMPARE(report.refusals.size(), std::size_t(1));
    QCOMPARE(report.refusals[0].line, 3);
    QCOMPARE(report.refusals[0].token, QByteArray("OutOfStock"));
    QCOMPARE(statusOf("1002/1"), QByteArray("none")); // all parts or none
    QCOMPARE(stockOf("W101"), (Stock{1, 0}));
    QCOMPARE(m_place->store.brokenRules(), QByteArrayList());
}

void SalesImportTest::refusesAReturnOfAnOrderThatWasPaid()
{
    const SalesJudgement judgement = judged(line("1001", "A", 1) + line("C1002", "A", -1) + line("1003", "A", 2));
    const SalesImportReport report = imported(judgement, 0, [&](qint64 done, qint64) {
        if (done == 1)
            m_place->client.run("UPDATE orders SET status = 'paid', version = version + 1");
        return true;
    });
    QCOMPARE(report.importedInvoices, 2);
    QCOMPARE(report.cancelledReturns, 0);
    QCOMPARE(report.refusals.size(), std::size_t(1));
    QCOMPARE(report.refusals[0].line, 3);
    QCOMPARE(report.refusals[0].token, QByteArray("NotCancellable"));
    QCOMPARE(report.refusals[0].subject, QByteArray("C1002"));
    QCOMPARE(stockOf("A"), (Stock{0, 3}));
}

void SalesImportTest::importsARealMonth()
{
    const QString folder = qEnvironmentVariable("HOLDFAST_SALES_DATA");
    if (folder.isEmpty())
        QSKIP("HOLDFAST_SALES_DATA does not name the folder of the Online Retail data");
    const Currency pounds = *Currency::named("GBP");
    auto read = judgeSales(folder + QStringLiteral("/2010-12.csv.gz"), pounds, {});
    QVERIFY(std::holds_alternative<SalesJudgement>(read));
    const auto &judgement = std::get<SalesJudgement>(read);

    const ScratchSchema schema("month", false);
    Store store = ScratchSchema::twd();
    store.currency = pounds;
    Session session(schema.settings());
    Migrator(session).migrate();
    session.inTransaction("FoundStore", [&](Transaction &tx) { return foundStore(tx, store); });
    const SalesImportReport report = importSales(session, store, judgement, 0, {});
    QVERIFY(report.refusals.empty());
    QCOMPARE(report.importedInvoices, 1'559);
    QCOMPARE(report.importedOrders, 2'916);
    QCOMPARE(report.cancelledReturns, 6);

    RawClient client(schema.settings());
    QCOMPARE(client.number("SELECT COUNT(*) FROM orders"), 2'916);
    QCOMPARE(client.number("SELECT COUNT(*) FROM order_lines"), 40'527);
    QCOMPARE(client.number("SELECT SUM(quantity) FROM order_lines"), 357'980);
    QCOMPARE(client.number("SELECT SUM(total_minor) FROM orders"), 82'082'604);
    QCOMPARE(client.number("SELECT SUM(available) FROM stock"), 1'616);
    QCOMPARE(client.number("SELECT SUM(reserved) FROM stock"), 357'980 - 1'616);
    QCOMPARE(client.number("SELECT SUM(quantity) FROM reservations WHERE status = 'released'"), 1'616);
    StoreBuilder rules(schema);
    QCOMPARE(rules.brokenRules(), QByteArrayList());
}

HOLDFAST_TEST_MAIN(SalesImportTest)
#include "tst_sales_import.moc"
