// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/diagnostics_lanes.h"

#include "sql/connection/session.h"
#include "sql/invariants/check_sku.h"

#include <QScopeGuard>

namespace holdfast {

namespace {

constexpr int kOfOneCase = 200; // movements of each SKU, holders, receipts
constexpr int kChecks = 20;

} // namespace

// One check, as the lane that makes it and whoever stops it know it.
struct DiagnosticsLanes::Running
{
    QPromise<Reply<CheckMade>> promise;
    std::atomic<bool> stop{false};
    std::atomic<qint64> connection{0}; // 0: no statement of it is running
};

DiagnosticsLanes::DiagnosticsLanes(const ConnectionSettings &settings)
    : m_settings(settings), m_cases("cases", settings), m_waits("waits", settings), m_stop("stop", settings),
      m_check("check", forChecking(settings))
{
}

DiagnosticsLanes::~DiagnosticsLanes()
{
    close();
}

void DiagnosticsLanes::close()
{
    windDown();
    m_cases.close();
}

QList<QFuture<void>> DiagnosticsLanes::windDown()
{
    if (const auto running = m_running.lock(); running && !running->stop)
        stop(running); // its statement may have minutes to go
    m_waits.close();
    m_check.close(); // not the one that stops it
    return {m_cases.idle(), m_waits.idle(), m_check.idle(), m_stop.idle()};
}

CheckMade DiagnosticsLanes::make(Session &checking, DiagnosticsDesk::Check what, Running &running)
{
    Session desk(m_settings); // its settings are judged, and it records
    const CheckRequest request = what == DiagnosticsDesk::Check::Everything ? CheckRequest{} : sinceLastCheck(desk);
    running.connection = checking.server().connectionId;
    const auto done = qScopeGuard([&] { running.connection = 0; });
    const std::optional<CheckMade> made = makeCheck(
        desk, checking, request,
        [&](const CheckProgress &progress) {
            running.promise.setProgressRange(0, progress.of);
            running.promise.setProgressValueAndText(progress.done, QString::fromLatin1(progress.invariant));
        },
        &running.stop);
    if (!made) // nobody waits for it any more: the future is cancelled
        throw DbError{DbError::Kind::Closed, 0, "Check", QString()};
    return *made;
}

void DiagnosticsLanes::stop(const std::shared_ptr<Running> &running)
{
    running->stop = true; // it looks at it between two statements
    m_stop.post([running, settings = m_settings](Session &) {
        if (const qint64 connection = running->connection)
            stopCheck(settings, connection);
        return true;
    });
}

QFuture<Reply<CheckMade>> DiagnosticsLanes::check(DiagnosticsDesk::Check what)
{
    const auto running = std::make_shared<Running>();
    m_running = running;
    running->promise.start();
    const QFuture<Reply<CheckMade>> future = running->promise.future();
    auto *watcher = new QFutureWatcher<Reply<CheckMade>>(&m_stops);
    QObject::connect(watcher, &QFutureWatcherBase::canceled, &m_stops, [this, running] { stop(running); });
    QObject::connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
    watcher->setFuture(future);
    m_check.post([this, what, running](Session &session) { return make(session, what, *running); })
        .then([running](const Reply<CheckMade> &reply) {
            running->promise.addResult(reply);
            running->promise.finish();
        });
    return future;
}

DiagnosticsDesk DiagnosticsLanes::desk()
{
    DiagnosticsDesk desk;
    desk.incidentPage = [this](const IncidentPageRequest &request) {
        return m_cases.post([request](Session &session) {
            return session.read("IncidentPage", [&](Reader &reader) { return incidentPage(reader, request); });
        });
    };
    desk.openIncidents = [this] {
        return m_cases.post([](Session &session) { return session.read("OpenIncidents", openIncidents); });
    };
    desk.incidentCounts = [this] {
        return m_cases.post([](Session &session) { return session.read("IncidentCounts", incidentCounts); });
    };
    desk.checkHistory = [this] {
        return m_cases.post([](Session &session) {
            return session.read("CheckHistory", [](Reader &reader) {
                return CheckHistory{checkPage(reader, std::nullopt, kChecks), greenSince(reader)};
            });
        });
    };
    desk.check = [this](DiagnosticsDesk::Check what) { return check(what); };
    desk.casePage = [this](IncidentId incident) {
        return m_cases.post([incident](Session &session) {
            return session.inSnapshot("CasePage",
                                      [&](Reader &reader) { return casePage(reader, incident, kOfOneCase); });
        });
    };
    desk.whyReserved = [this](SkuId sku) {
        return m_cases.post([sku](Session &session) {
            return session.inSnapshot("WhyReserved",
                                      [&](Reader &reader) { return whyReserved(reader, sku, kOfOneCase); });
        });
    };
    desk.handleIncident = [this](const HandleIncident &request) {
        return m_cases.post([request](Session &session) {
            return session.inTransaction("HandleIncident",
                                         [&](Transaction &tx) { return handleIncident(tx, request); });
        });
    };
    desk.repairState = [this](IncidentId incident) {
        return m_cases.post([incident](Session &session) {
            return session.inSnapshot("RepairState", [&](Reader &reader) {
                return RepairState{planRepair(reader, incident), repairAsked(reader, incident)};
            });
        });
    };
    desk.askRepair = [this](const AskRepair &request) {
        return m_cases.post([request](Session &session) {
            return session.inTransaction("AskRepair", [&](Transaction &tx) { return askRepair(tx, request); });
        });
    };
    desk.repairStock = [this](const SecondSignIn &person, const RepairStock &request) {
        ConnectionSettings settings = m_settings;
        settings.account = person.account;
        settings.password = person.password;
        return m_cases.post([settings, request](Session &) {
            Session other(settings);
            RepairMade made{
                other.inTransaction("RepairStock", [&](Transaction &tx) { return repairStock(tx, request); }), {}, {}};
            made.run = other.lastRun();
            if (!std::holds_alternative<Repaired>(made.outcome))
                return made;
            try {
                made.broken =
                    other.inSnapshot("CheckSku", [&](Reader &reader) { return brokenOfSku(reader, request.sku); });
            } catch (const DbError &) { // it is repaired all the same
            }
            return made;
        });
    };
    desk.lockWaits = [this] {
        return m_waits.post([](Session &session) {
            const Product product = session.server().product;
            return session.read("LockWaits", [&](Reader &reader) {
                return WaitsNow{lockWaits(reader, product), lastDeadlock(reader)};
            });
        });
    };
    desk.timings = [this](Instant from, Instant to) {
        return m_cases.post([from, to](Session &session) {
            return session.read("Timings", [&](Reader &reader) { return timingsPage(reader, from, to); });
        });
    };
    desk.quoteMetrics = [this](Instant since) {
        return m_cases.post([since](Session &session) {
            return session.read("QuoteMetrics", [&](Reader &reader) {
                return quoteMetrics(reader, since, reader.one("store/now").instant(0));
            });
        });
    };
    desk.endOfDay = [this](Instant since, Instant until) {
        return m_cases.post([since, until](Session &session) {
            return session.inSnapshot("EndOfDay", [&](Reader &reader) { return endOfDay(reader, since, until); });
        });
    };
    desk.pendingOfAll = [this] {
        return m_cases.post([](Session &session) {
            return session.read("PendingOfAll", [](Reader &reader) { return pendingOfAll(reader, kMostUnconfirmed); });
        });
    };
    return desk;
}

} // namespace holdfast
