// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/list_bench.h"

#include "sql/connection/session.h"
#include "sql/pages/order_page.h"
#include "tests/bench/bare_client.h"
#include "tests/bench/bench_report.h"
#include "tests/support/many_orders.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlTableModel>

#include <limits>
#include <unistd.h>

namespace holdfast::bench {

namespace {

constexpr int kRows = 200;
constexpr int kChildren = 5;
constexpr qint64 kDeepPage = 1000;
constexpr qint64 kEndOfTime = 253'402'300'799'999'999;

qint64 residentKilobytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE) / 1024;
}

// Which page; of Qt's model there is only the whole table.
struct Wanted
{
    bool isOurs = true;
    qint64 after = kEndOfTime;
    qint64 afterId = std::numeric_limits<qint64>::max();
};

QJsonObject toChild(const ConnectionSettings &settings, const Wanted &wanted)
{
    return {{QStringLiteral("socket"), settings.socket},
            {QStringLiteral("account"), settings.account},
            {QStringLiteral("password"), settings.password},
            {QStringLiteral("schema"), settings.schema},
            {QStringLiteral("ours"), wanted.isOurs},
            {QStringLiteral("after"), QString::number(wanted.after)},
            {QStringLiteral("after_id"), QString::number(wanted.afterId)}};
}

QJsonObject runChild(const ConnectionSettings &settings, const Wanted &wanted)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--list-child")});
    child.write(QJsonDocument(toChild(settings, wanted)).toJson());
    child.closeWriteChannel();
    if (!child.waitForFinished(300'000) || child.exitCode() != 0)
        qFatal("a child of the measurement failed");
    return QJsonDocument::fromJson(child.readAllStandardOutput()).object();
}

// Connected first, then measured: opening the list is what is compared.
class Meter
{
public:
    Meter() : m_before(residentKilobytes()) { m_timer.start(); }
    QJsonObject result(qint64 rows, const QString &statement = {}) const
    {
        return {{QStringLiteral("micros"), m_timer.nsecsElapsed() / 1000},
                {QStringLiteral("kilobytes"), residentKilobytes() - m_before},
                {QStringLiteral("rows"), rows},
                {QStringLiteral("statement"), statement}};
    }

private:
    qint64 m_before;
    QElapsedTimer m_timer;
};

QJsonObject openOurs(const ConnectionSettings &settings, const Wanted &wanted)
{
    Session session(settings);
    OrderPageRequest request;
    request.limit = kRows;
    if (wanted.after != kEndOfTime)
        request.after = OrderPageRequest::After{Instant{wanted.after}, OrderId{wanted.afterId}};
    const Meter meter;
    const auto page = session.read("OrderPage", [&](Reader &reader) { return orderPage(reader, request); });
    return meter.result(qint64(page.size()));
}

QJsonObject openTableModel(const ConnectionSettings &settings)
{
    QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QMYSQL"));
    db.setConnectOptions(QStringLiteral("UNIX_SOCKET=") + settings.socket);
    db.setUserName(settings.account);
    db.setPassword(settings.password);
    db.setDatabaseName(settings.schema);
    if (!db.open())
        qFatal("%s", qPrintable(db.lastError().text()));
    const Meter meter;
    QSqlTableModel model(nullptr, db);
    model.setTable(QStringLiteral("orders"));
    model.setSort(model.fieldIndex(QStringLiteral("created_at")), Qt::DescendingOrder);
    if (!model.select())
        qFatal("%s", qPrintable(model.lastError().text()));
    if (!model.data(model.index(0, 0)).isValid())
        qFatal("QSqlTableModel shows nothing");
    return meter.result(model.rowCount(), model.query().lastQuery());
}

class ListBench
{
public:
    explicit ListBench(const std::shared_ptr<ListStore> &store) : m_store(store) {}

    void run(benchmark::State &state, Wanted wanted, bool isDeep)
    {
        const ConnectionSettings &settings = m_store->settings();
        const qint64 orders = m_store->orders();
        BareClient client(settings);
        if (isDeep) {
            const qint64 skip = (qMin(kDeepPage, orders / kRows) - 1) * kRows - 1; // the last row before that page
            const QByteArray key =
                " FROM orders ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET " + QByteArray::number(skip);
            wanted.after =
                client.text("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', created_at)" + key).toLongLong();
            wanted.afterId = client.text("SELECT id" + key).toLongLong();
        }
        std::vector<double> micros, kilobytes;
        QJsonObject last;
        for (int i = 0; i < kChildren; ++i) {
            last = runChild(settings, wanted);
            micros.push_back(last.value(QStringLiteral("micros")).toDouble());
            kilobytes.push_back(last.value(QStringLiteral("kilobytes")).toDouble());
        }
        const QByteArray statement = wanted.isOurs ? Statement::named("orders/order_page")
                                                         .render({{"after", lit(Instant{wanted.after})},
                                                                  {"after_id", lit(wanted.afterId)},
                                                                  {"limit", lit(kRows)}})
                                                   : last.value(QStringLiteral("statement")).toString().toUtf8();
        put(state, "micros", micros);
        put(state, "kilobytes", kilobytes);
        state.counters["orders"] = double(orders);
        state.counters["rows"] = last.value(QStringLiteral("rows")).toDouble();
        state.counters["looks"] = double(client.looks(statement));
        state.SetIterationTime(spreadOf(micros).median / 1e6);
    }

private:
    const std::shared_ptr<ListStore> m_store;
};

} // namespace

const ConnectionSettings &ListStore::settings()
{
    if (!m_settings) {
        m_settings = m_server.newStore("list");
        BareClient filling(*m_settings);
        test::fillOrders([&](const QByteArray &sql) { filling.run(sql); }, m_orders,
                         [&](qint64 done) { showProgress(QStringLiteral("%1 of %2 orders").arg(done).arg(m_orders)); });
    }
    return *m_settings;
}

void registerList(const std::shared_ptr<ListStore> &store)
{
    const auto bench = std::make_shared<ListBench>(store);
    const auto add = [&](const char *name, const Wanted &wanted, bool isDeep) {
        benchmark::RegisterBenchmark(name,
                                     [=](benchmark::State &state) {
                                         for ([[maybe_unused]] auto _ : state)
                                             bench->run(state, wanted, isDeep);
                                     })
            ->Iterations(1)
            ->UseManualTime();
    };
    Wanted table;
    table.isOurs = false;
    add("list/QSqlTableModel, select()", table, false);
    add("list/Holdfast, first page", {}, false);
    add(("list/Holdfast, page " + QByteArray::number(qMin(kDeepPage, store->orders() / kRows))).constData(), {}, true);
}

int openListInChild()
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return 1;
    const QJsonObject asked = QJsonDocument::fromJson(input.readAll()).object();
    ConnectionSettings settings;
    settings.socket = asked.value(QStringLiteral("socket")).toString();
    settings.account = asked.value(QStringLiteral("account")).toString();
    settings.password = asked.value(QStringLiteral("password")).toString();
    settings.schema = asked.value(QStringLiteral("schema")).toString();
    settings.readLimit = std::chrono::minutes(5);
    Wanted wanted;
    wanted.isOurs = asked.value(QStringLiteral("ours")).toBool();
    wanted.after = asked.value(QStringLiteral("after")).toString().toLongLong();
    wanted.afterId = asked.value(QStringLiteral("after_id")).toString().toLongLong();
    const QJsonObject result = wanted.isOurs ? openOurs(settings, wanted) : openTableModel(settings);
    std::fputs(QJsonDocument(result).toJson(QJsonDocument::Compact).constData(), stdout);
    return 0;
}

} // namespace holdfast::bench
