// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/repair_stock.h"

#include "sql/schema/demand_right.h"

#include <QJsonDocument>

namespace holdfast {

namespace {

constexpr const char *kKind = "repair";

// The columns of stock/stock_evidence.
struct Evidence
{
    explicit Evidence(const Row &row) : m_row(row) {}

    std::optional<qint64> available() const { return m_row.maybeInteger(1); }
    std::optional<qint64> reserved() const { return m_row.maybeInteger(2); }
    qint64 movements() const { return m_row.integer(4); }
    bool countsEveryVersion(qint64 version) const
    {
        const qint64 n = movements();
        return n == version && m_row.integer(5) == version && 2 * m_row.integer(6) == n * (n + 1);
    }
    qint64 movedAvailable() const { return m_row.integer(7); }
    qint64 movedReserved() const { return m_row.integer(8); }
    bool namesNobody() const { return m_row.integer(9) > 0; }
    qint64 held() const { return m_row.integer(10); }
    bool ordersDisagree() const { return m_row.integer(11) > 0 || m_row.integer(12) > 0; }
    bool movementsDisagree() const { return m_row.integer(13) > 0; }

    const Row &m_row;
};

// The counter alone is wrong where everything else is whole and says one and the same. Every other damage of the SKU
// comes first, even one that has nothing to do with the numbers: what is not understood is no ground to write on.
std::variant<RepairPlan, NotRepairable> judge(SkuId sku, const Row &row)
{
    const Evidence seen(row);
    const auto no = [&](FindOut why) { return NotRepairable{why, sku}; };
    if (seen.ordersDisagree())
        return no(FindOut::OrderAgainstReservation);
    if (seen.namesNobody())
        return no(FindOut::WhoMovedStock);
    if (!seen.available() || !seen.reserved())
        return no(FindOut::CountOnShelf);
    const qint64 version = row.integer(3);
    if (!seen.countsEveryVersion(version))
        return no(FindOut::LostMovements);
    if (seen.movementsDisagree())
        return no(FindOut::MovementAgainstReservation);
    if (seen.movedReserved() != seen.held())
        return no(FindOut::MovementsAgainstHeld);
    if (seen.movedAvailable() < 0)
        return no(FindOut::CountOnShelf);
    const StockCounters before{*seen.available(), *seen.reserved(), version};
    const StockCounters after{seen.movedAvailable(), seen.movedReserved(), version + 1};
    if (before.available == after.available && before.reserved == after.reserved)
        return no(FindOut::NothingIsWrong);
    return RepairPlan{sku, row.bytes(0), before, after, seen.movements(), seen.held()};
}

std::variant<RepairPlan, NotRepairable> planFor(Reader &reader, SkuId sku)
{
    const std::optional<Row> row = reader.maybe("stock/stock_evidence", {{"sku", lit(sku)}});
    return row ? judge(sku, *row) : NotRepairable{FindOut::CountOnShelf, std::nullopt};
}

bool isAboutCounters(const QByteArray &invariant)
{
    return invariant == "stock.reserved-equals-held" || invariant == "stock.movements-add-up" ||
           invariant == "stock.non-negative";
}

QJsonObject countersJson(const StockCounters &counters)
{
    return {{QStringLiteral("available"), counters.available},
            {QStringLiteral("reserved"), counters.reserved},
            {QStringLiteral("version"), counters.version}};
}

StockCounters countersOf(const QJsonObject &object)
{
    return {object.value(QStringLiteral("available")).toInteger(), object.value(QStringLiteral("reserved")).toInteger(),
            object.value(QStringLiteral("version")).toInteger()};
}

RepairPlan planOf(const QJsonObject &object)
{
    return {SkuId{object.value(QStringLiteral("sku_id")).toInteger()},
            object.value(QStringLiteral("sku")).toString().toUtf8(),
            countersOf(object.value(QStringLiteral("before")).toObject()),
            countersOf(object.value(QStringLiteral("after")).toObject()),
            object.value(QStringLiteral("movements")).toInteger(),
            object.value(QStringLiteral("held")).toInteger()};
}

struct Request // as its event keeps it
{
    RepairAsked asked;
    RepairPlan plan;
};

std::optional<Request> requestOf(Reader &reader, const OperationId &operation)
{
    const std::optional<Row> row = reader.maybe("incidents/repair_asked", {{"operation", lit(operation)}});
    if (!row)
        return std::nullopt;
    const QJsonObject evidence = QJsonDocument::fromJson(row->text(3).toUtf8()).object();
    const RepairPlan plan = planOf(evidence.value(QStringLiteral("plan")).toObject());
    return Request{{operation, row->id<IncidentId>(0), plan.sku, plan.code, plan.before, plan.after,
                    evidence.value(QStringLiteral("reason")).toString(), row->text(1), row->instant(2),
                    row->integer(4) != 0, !row->isNull(5)},
                   plan};
}

// One more event of a case, of this repair.
void writeEvent(Transaction &tx, IncidentId incident, const char *what, const OperationId &operation,
                const QJsonObject &evidence)
{
    tx.change("incidents/incident_event",
              {{"incident", lit(incident)},
               {"what", lit(QString::fromLatin1(what))},
               {"operation", lit(operation)},
               {"evidence", lit(QString::fromUtf8(QJsonDocument(evidence).toJson(QJsonDocument::Compact)))}});
}

std::optional<Repaired> repairedBefore(Reader &reader, const OperationId &operation)
{
    const std::optional<StockMoved> moved = stockMovedBy(reader, kKind, operation);
    const std::optional<Request> request = requestOf(reader, operation);
    if (!moved || !request)
        return std::nullopt;
    return Repaired{*moved, request->asked.incident, request->plan.before, request->asked.by};
}

} // namespace

const char *nameOf(FindOut why)
{
    switch (why) {
    case FindOut::NothingIsWrong:
        return "NothingIsWrong";
    case FindOut::OrderAgainstReservation:
        return "OrderAgainstReservation";
    case FindOut::MovementAgainstReservation:
        return "MovementAgainstReservation";
    case FindOut::WhoMovedStock:
        return "WhoMovedStock";
    case FindOut::LostMovements:
        return "LostMovements";
    case FindOut::MovementsAgainstHeld:
        return "MovementsAgainstHeld";
    case FindOut::CountOnShelf:
        return "CountOnShelf";
    case FindOut::AnotherRecord:
        return "AnotherRecord";
    }
    return "AnotherRecord";
}

QJsonObject planJson(const RepairPlan &plan)
{
    return {
        {QStringLiteral("sku_id"), number(plan.sku)},          {QStringLiteral("sku"), QString::fromUtf8(plan.code)},
        {QStringLiteral("before"), countersJson(plan.before)}, {QStringLiteral("after"), countersJson(plan.after)},
        {QStringLiteral("movements"), plan.movements},         {QStringLiteral("held"), plan.held}};
}

PlanRepairOutcome planRepair(Reader &reader, IncidentId incident)
{
    const std::optional<Row> subject = reader.maybe("incidents/incident_subject", {{"incident", lit(incident)}});
    if (!subject)
        return NotFound{};
    const QByteArray invariant = subject->bytes(0);
    const std::optional<qint64> sku = subject->maybeInteger(2);
    if (invariant.startsWith("order.c")) // created, and does not hold; cancelled, and holds
        return NotRepairable{FindOut::OrderAgainstReservation, std::nullopt};
    if (!isAboutCounters(invariant) || !sku)
        return NotRepairable{FindOut::AnotherRecord, std::nullopt};
    return std::visit([](auto &&plan) { return PlanRepairOutcome(std::move(plan)); }, planFor(reader, SkuId{*sku}));
}

Verdict<AskRepairOutcome> askRepair(Transaction &tx, const AskRepair &request)
{
    using Outcome = AskRepairOutcome;
    if (const auto input = invalidReason(request.reason))
        return rollBack<Outcome>(*input);

    // 1. A supervisor's; the same operation is the same request.
    demandRight(tx, Right::Repair);
    if (const auto before = requestOf(tx, request.operation))
        return rollBack<Outcome>(before->asked);

    // 2. What he saw is what is there. Nothing is locked: who carries it out looks again, under the lock.
    const PlanRepairOutcome now = planRepair(tx, request.incident);
    if (std::holds_alternative<NotFound>(now))
        return rollBack<Outcome>(NotFound{});
    if (const auto *no = std::get_if<NotRepairable>(&now))
        return rollBack<Outcome>(*no);
    const RepairPlan &plan = std::get<RepairPlan>(now);
    if (plan != request.plan)
        return rollBack<Outcome>(PremiseChanged{plan});

    // 3. One event; the trigger says who and when.
    writeEvent(tx, request.incident, "repair-asked", request.operation,
               {{QStringLiteral("plan"), planJson(plan)}, {QStringLiteral("reason"), request.reason}});
    return commit<Outcome>(requestOf(tx, request.operation)->asked);
}

std::optional<RepairAsked> repairAsked(Reader &reader, IncidentId incident)
{
    const std::optional<Row> last = reader.maybe("incidents/repair_asked_last", {{"incident", lit(incident)}});
    if (!last)
        return std::nullopt;
    const std::optional<Request> request = requestOf(reader, OperationId(QUuid::fromRfc4122(last->bytes(0))));
    return request ? std::optional(request->asked) : std::nullopt;
}

Verdict<RepairStockOutcome> repairStock(Transaction &tx, const RepairStock &request)
{
    using Outcome = RepairStockOutcome;

    // 1. Lock the stock row, as a supervisor. Whoever changes what is held of this SKU waits here before he commits.
    if (!lockBySupervisor(tx, "stock/stock_lock", request.sku, Right::Repair))
        return rollBack<Outcome>(NotFound{});

    // 2. What was asked for, of this SKU.
    const std::optional<Request> asked = requestOf(tx, request.operation);
    if (!asked || asked->plan.sku != request.sku)
        return rollBack<Outcome>(NotFound{});

    // 3. Once only.
    if (const auto claimed = claimedBefore(tx, kKind, {request.operation, request.sku, asked->asked.reason}))
        return tellAgain<Outcome>("RepairStock", *claimed, [operation = request.operation](Reader &next) {
            return repairedBefore(next, operation);
        });
    if (asked->asked.isMine)
        return rollBack<Outcome>(AskedByYourself{});

    // 4. All that it rests on, again: the version, the sums, and that nothing else is damaged.
    const auto now = planFor(tx, request.sku);
    const auto *plan = std::get_if<RepairPlan>(&now);
    if (!plan || *plan != asked->plan)
        return rollBack<Outcome>(PremiseChanged{plan ? std::optional(*plan) : std::nullopt});

    // 5. One write; the triggers add the movement and the audit event, and refuse counters that nothing proves.
    demandOne(tx.change("stock/stock_repair", {{"sku", lit(request.sku)},
                                               {"available", lit(plan->after.available)},
                                               {"reserved", lit(plan->after.reserved)},
                                               {"version", lit(plan->before.version)},
                                               {"operation", lit(request.operation)},
                                               {"reason", lit(asked->asked.reason)}}),
              "stock/stock_repair");
    writeEvent(tx, asked->asked.incident, "repaired", request.operation,
               {{QStringLiteral("plan"), planJson(*plan)}, {QStringLiteral("asked_by"), asked->asked.by}});

    // 6. What was recorded is what a repeat will be told.
    std::optional<Repaired> repaired = repairedBefore(tx, request.operation);
    demandOne(repaired ? 1 : 0, "stock/stock_changed_by");
    repaired->seenAgain = false;
    return commit<Outcome>(*repaired);
}

} // namespace holdfast
