// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/reply.h"
#include "sql/flows/handle_incident.h"
#include "sql/flows/make_check.h"
#include "sql/flows/repair_stock.h"
#include "sql/pages/case_page.h"
#include "sql/pages/end_of_day.h"
#include "sql/pages/incident_page.h"
#include "sql/pages/lock_waits.h"
#include "sql/pages/pending_of_all.h"
#include "sql/pages/quote_metrics.h"
#include "sql/pages/timings_page.h"

#include <QFuture>

#include <functional>
#include <optional>
#include <vector>

namespace holdfast {

// What is known without checking anything.
struct CheckHistory
{
    std::vector<CheckRow> checks; // the newest first
    std::optional<Instant> greenSince;
};

// What could be done about a case, and what was asked for.
struct RepairState
{
    PlanRepairOutcome plan;
    std::optional<RepairAsked> asked;
};

// The other supervisor, at this desk for one repair. The password is kept nowhere.
struct SecondSignIn
{
    QString account;
    QString password;
};

struct RepairMade
{
    RepairStockOutcome outcome;
    // What does not hold of the SKU after it, by finding keys; empty: all of it holds. None: nothing was repaired, or
    // it could not be looked at, and the repair stands all the same.
    std::optional<QByteArrayList> broken;
    RunReport run = {}; // of the other supervisor's connection
};

struct WaitsNow
{
    LockWaits waits;
    LastDeadlock last;
};

// What a supervisor's pages ask of a store, as StoreDesk's functions: each is called on the GUI thread and never waits.
struct DiagnosticsDesk
{
    template <class T>
    using Later = QFuture<Reply<T>>;

    std::function<Later<std::vector<IncidentRow>>(const IncidentPageRequest &)> incidentPage;
    std::function<Later<std::vector<IncidentCount>>()> incidentCounts;
    std::function<Later<OpenIncidents>()> openIncidents;
    std::function<Later<CheckHistory>()> checkHistory;
    // The future tells its progress (value of maximum, the text is the invariant that comes now); cancelled, the check
    // ends without an answer and nothing is recorded.
    enum class Check { WhatChanged, Everything };
    std::function<Later<CheckMade>(Check)> check;

    std::function<Later<std::optional<CasePage>>(IncidentId)> casePage;
    std::function<Later<std::optional<WhyReserved>>(SkuId)> whyReserved;
    std::function<Later<HandleIncidentOutcome>(const HandleIncident &)> handleIncident;

    std::function<Later<RepairState>(IncidentId)> repairState;
    std::function<Later<AskRepairOutcome>(const AskRepair &)> askRepair;
    // Over a connection of the other supervisor's own, which ends with it. NotPermitted: account or password are wrong
    // (isWrongPassword), or the account is no supervisor's.
    std::function<Later<RepairMade>(const SecondSignIn &, const RepairStock &)> repairStock;

    std::function<Later<WaitsNow>()> lockWaits;
    std::function<Later<TimingsPage>(Instant from, Instant to)> timings;
    std::function<Later<QuoteMetrics>(Instant since)> quoteMetrics; // until now
    std::function<Later<EndOfDay>(Instant since, Instant until)> endOfDay;
    std::function<Later<std::vector<UnconfirmedRow>>()> pendingOfAll;
};

} // namespace holdfast
