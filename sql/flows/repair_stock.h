// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/verdict.h"
#include "sql/flows/sku_operation.h"
#include "sql/rows/outcomes.h"

#include <QJsonObject>

#include <variant>

namespace holdfast {

struct StockCounters
{
    qint64 available = 0;
    qint64 reserved = 0;
    qint64 version = 0;
    bool operator==(const StockCounters &) const = default;
};

// The one change that the evidence leaves: both counters become what the SKU's movements add up to, which is what its
// held reservations say, too. Only the stock row is written; no reservation, no order, and no unit is moved.
struct RepairPlan
{
    SkuId sku{};
    QByteArray code;
    StockCounters before;
    StockCounters after;
    // What it rests on beside the counters.
    qint64 movements = 0;
    qint64 held = 0; // units of held reservations
    bool operator==(const RepairPlan &) const = default;
};

// What a person has to find out first, since the evidence leaves more than one answer.
enum class FindOut {
    NothingIsWrong,             // counters, movements and reservations agree; nobody has to do anything
    OrderAgainstReservation,    // which write broke what an order and its reservation are committed with
    MovementAgainstReservation, // an order's units were taken or given back more or less often than it says
    WhoMovedStock,              // a movement names nobody: who changed the counters, and for what
    LostMovements,              // versions are missing: what was moved then
    MovementsAgainstHeld,       // the movements add up to another number than orders hold
    CountOnShelf,               // no counters, or a sum below zero: only the shelf can tell
    AnotherRecord,              // the case is about something else than a SKU's counters
};

struct NotRepairable
{
    static constexpr const char *token = "NotRepairable";
    FindOut why = FindOut::AnotherRecord;
    std::optional<SkuId> sku; // of which a count on the shelf can be recorded (countStock)
};
const char *nameOf(FindOut why); // as scripts know it: "OrderAgainstReservation"

// The dry run: what would be changed, to the row. NotFound: there is no such case.
using PlanRepairOutcome = std::variant<RepairPlan, NotRepairable, NotFound>;
PlanRepairOutcome planRepair(Reader &reader, IncidentId incident);

// A supervisor asks for a repair as he saw it; nothing is repaired yet.
struct AskRepair
{
    OperationId operation; // the repair's
    IncidentId incident{};
    RepairPlan plan;
    QString reason;
};
struct RepairAsked
{
    static constexpr const char *token = "RepairAsked";
    OperationId operation;
    IncidentId incident{};
    SkuId sku{};
    QByteArray code;
    StockCounters before, after;
    QString reason;
    QString by;
    Instant at;
    bool isMine = false; // of the account that is signed in
    bool isMade = false; // it has been carried out
};
// The rows are not any more what the repair was to rest on. Nothing was changed; it has to be looked at again.
struct PremiseChanged
{
    static constexpr const char *token = "PremiseChanged";
    std::optional<RepairPlan> now; // none: no repair is left
};
using AskRepairOutcome = std::variant<RepairAsked, NotRepairable, PremiseChanged, NotFound, InvalidInput>;
// One event of the case. Throws DbError; NotPermitted where the account is no supervisor's.
Verdict<AskRepairOutcome> askRepair(Transaction &tx, const AskRepair &request);
// The latest that was asked for in a case.
std::optional<RepairAsked> repairAsked(Reader &reader, IncidentId incident);

// Carried out by another supervisor than the one who asked, signed in himself: the session is his.
struct RepairStock
{
    OperationId operation; // of the request
    SkuId sku{};
};
struct Repaired : StockMoved
{
    static constexpr const char *token = "Repaired";
    IncidentId incident{};
    StockCounters before;
    QString askedBy;
};
// Who asked for it may not carry it out.
struct AskedByYourself
{
    static constexpr const char *token = "AskedByYourself";
};
using RepairStockOutcome = std::variant<Repaired, PremiseChanged, AskedByYourself, NotFound>;

// Locks the stock row, looks at all the evidence again, and writes only where it is what the request rested on; once an
// operation. Carried out by Session::inTransaction("RepairStock", …). Throws DbError; NotPermitted where the account is
// no supervisor's.
Verdict<RepairStockOutcome> repairStock(Transaction &tx, const RepairStock &request);

// The plan as events and exports keep it.
QJsonObject planJson(const RepairPlan &plan);

} // namespace holdfast
