// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/invariants/invariant.h"
#include "tests/support/fake_desk.h"

#include <algorithm>
#include <functional>

namespace holdfast::test {

inline IncidentRow incidentRow(qint64 id, const QByteArray &invariant = "stock.reserved-equals-held",
                               const QByteArray &state = "open")
{
    IncidentRow row;
    row.id = IncidentId{id};
    row.invariant = invariant;
    row.severity = nameOf(severityOf(invariant));
    row.state = state;
    row.openedAt = {1'764'000'000'000'000 + id * 60'000'000};
    row.lastSeenAt = {row.openedAt.micros + 30'000'000};
    row.timesSeen = 2;
    if (invariant.startsWith("stock.")) {
        row.sku = SkuId{id};
        row.code = "SKU-" + QByteArray::number(id);
        row.findingKey = invariant + "/sku/" + QByteArray::number(id);
    } else {
        row.order = OrderId{1'000 + id};
        row.findingKey = invariant + "/order/" + QByteArray::number(1'000 + id);
    }
    if (state == "handed")
        row.handedTo = QStringLiteral("ann");
    return row;
}

inline CheckRow checkRow(qint64 id, bool holds, bool isFull = true)
{
    CheckRow row;
    row.id = id;
    row.isFull = isFull;
    row.holds = holds;
    row.snapshot = {QDateTime::currentMSecsSinceEpoch() * 1000};
    row.looks = 1'234'567;
    row.findings = holds ? 0 : 3;
    row.newIncidents = holds ? 0 : 1;
    row.who = QStringLiteral("sue");
    row.at = row.snapshot;
    if (!holds)
        row.detail = R"([{"invariant":"stock.reserved-equals-held","looks":7,"findings":2,"micros":5},)"
                     R"({"invariant":"clock.offset","looks":0,"findings":1,"micros":5},)"
                     R"({"invariant":"order.status-known","looks":7,"findings":4,"micros":5}])";
    return row;
}

// A check that runs until the test ends it; as the window's, it can be cancelled and tells how far it is.
struct RunningCheck
{
    DiagnosticsDesk::Check what;
    std::shared_ptr<QPromise<Reply<CheckMade>>> promise = std::make_shared<QPromise<Reply<CheckMade>>>();

    void tell(int done, int of, const char *invariant) const
    {
        promise->setProgressRange(0, of);
        promise->setProgressValueAndText(done, QString::fromLatin1(invariant));
    }
    void finish(const CheckMade &made) const { finish(Reply<CheckMade>{made, {}}); }
    void fail(DbError::Kind kind) const
    {
        finish(Reply<CheckMade>{DbError{kind, 2013, "invariants/point", QStringLiteral("as planned")}, {}});
    }
    void finish(const Reply<CheckMade> &reply) const
    {
        promise->addResult(reply);
        promise->finish();
    }
    bool isStopped() const { return promise->isCanceled(); }
    void endStopped() const { promise->finish(); } // no answer
};

// A store with cases and a history of checks. Reads are answered by themselves unless answersReads is off.
class FakeCases : public FakeDesk
{
public:
    Questions<IncidentPageRequest, std::vector<IncidentRow>> incidentPages;
    Questions<int, std::vector<IncidentCount>> incidentCountsAsked;
    Questions<int, OpenIncidents> openAsked; // never answered by itself
    Questions<int, CheckHistory> histories;
    std::vector<RunningCheck> checks;
    // What the other panes ask when they are seen, never answered by itself.
    Questions<IncidentId, std::optional<CasePage>> casePages;
    Questions<SkuId, std::optional<WhyReserved>> whysReserved;
    Questions<HandleIncident, HandleIncidentOutcome> handlings;
    Questions<IncidentId, RepairState> repairStates;
    Questions<int, WaitsNow> waitsAsked;
    Questions<Instant, TimingsPage> timingsAsked;
    Questions<Instant, EndOfDay> daysAsked;
    Questions<int, std::vector<UnconfirmedRow>> pendingsOfAll;

    std::vector<IncidentRow> incidents;
    CheckHistory history;

    StoreDesk desk()
    {
        StoreDesk desk = FakeDesk::desk();
        desk.diagnostics.incidentPage = [this](const IncidentPageRequest &request) {
            const auto &question = incidentPages.emplace_back(request);
            if (answersReads)
                question.answer(matching(request));
            return question.future();
        };
        desk.diagnostics.incidentCounts = [this] {
            const auto &question = incidentCountsAsked.emplace_back(0);
            if (answersReads)
                question.answer(counted());
            return question.future();
        };
        desk.diagnostics.openIncidents = [this] { return openAsked.emplace_back(0).future(); };
        desk.diagnostics.checkHistory = [this] {
            const auto &question = histories.emplace_back(0);
            if (answersReads)
                question.answer(history);
            return question.future();
        };
        desk.diagnostics.check = [this](DiagnosticsDesk::Check what) {
            const RunningCheck &check = checks.emplace_back(RunningCheck{what});
            check.promise->start();
            return check.promise->future();
        };
        DiagnosticsDesk &more = desk.diagnostics;
        more.casePage = [this](IncidentId incident) { return casePages.emplace_back(incident).future(); };
        more.whyReserved = [this](SkuId sku) { return whysReserved.emplace_back(sku).future(); };
        more.handleIncident = [this](const HandleIncident &request) {
            return handlings.emplace_back(request).future();
        };
        more.repairState = [this](IncidentId incident) { return repairStates.emplace_back(incident).future(); };
        more.lockWaits = [this] { return waitsAsked.emplace_back(0).future(); };
        more.timings = [this](Instant from, Instant) { return timingsAsked.emplace_back(from).future(); };
        more.endOfDay = [this](Instant since, Instant) { return daysAsked.emplace_back(since).future(); };
        more.pendingOfAll = [this] { return pendingsOfAll.emplace_back(0).future(); };
        return desk;
    }

    std::vector<IncidentRow> matching(const IncidentPageRequest &request) const
    {
        std::vector<IncidentRow> found;
        for (const IncidentRow &row : incidents) {
            if ((!request.state || row.state == *request.state) &&
                (!request.severity || row.severity == *request.severity) && (!request.after || row.id < *request.after))
                found.push_back(row);
        }
        std::ranges::sort(found, std::greater(), &IncidentRow::id);
        if (std::ssize(found) > request.limit)
            found.resize(std::size_t(request.limit));
        return found;
    }
    std::vector<IncidentCount> counted() const
    {
        std::vector<IncidentCount> byBoth;
        for (const IncidentRow &row : incidents) {
            const auto same = std::ranges::find_if(byBoth, [&](const IncidentCount &count) {
                return count.state == row.state && count.severity == row.severity;
            });
            if (same == byBoth.end())
                byBoth.push_back({row.state, row.severity, 1});
            else
                ++same->cases;
        }
        return byBoth;
    }
};

} // namespace holdfast::test
