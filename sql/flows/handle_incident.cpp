// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/handle_incident.h"

#include "sql/connection/transaction.h"
#include "sql/schema/demand_right.h"

namespace holdfast {

namespace {

using What = HandleIncident::What;

std::optional<InvalidInput> invalid(const HandleIncident &request)
{
    using Input = InvalidInput;
    if (request.what != What::HandTo && request.words.trimmed().isEmpty())
        return Input{Input::Field::Reason, Input::Problem::Missing};
    if (request.words.toUcs4().size() > HandleIncident::kMostWords)
        return Input{Input::Field::Reason, Input::Problem::TooLong, HandleIncident::kMostWords};
    if (request.words.contains(QChar(0)))
        return Input{Input::Field::Reason, Input::Problem::HoldsNul};
    return std::nullopt;
}

QString eventOf(What what)
{
    switch (what) {
    case What::Note:
        return QStringLiteral("noted");
    case What::HandTo:
        return QStringLiteral("handed");
    case What::Resolve:
        return QStringLiteral("resolved");
    }
    return {};
}

std::optional<IncidentHandled> handledBefore(Transaction &tx, const OperationId &operation)
{
    const std::optional<Row> row = tx.maybe("incidents/handling_by_id", {{"handling", lit(operation)}});
    return row ? std::optional(IncidentHandled{row->id<IncidentId>(0), row->instant(1), row->text(2), true})
               : std::nullopt;
}

} // namespace

Verdict<HandleIncidentOutcome> handleIncident(Transaction &tx, const HandleIncident &request)
{
    using Outcome = HandleIncidentOutcome;
    if (const auto input = invalid(request))
        return rollBack<Outcome>(*input);

    // 1. A supervisor's.
    demandRight(tx, Right::HandleCases);

    // 2. The same operation is the same event.
    if (const auto before = handledBefore(tx, request.operation))
        return rollBack<Outcome>(*before);

    // 3. What there is to handle, and for whom. Nothing is locked: events are added, and none depends on another.
    const std::optional<Row> state = tx.maybe("incidents/incident_state", {{"incident", lit(request.incident)}});
    if (!state)
        return rollBack<Outcome>(NotFound{});
    if (request.what == What::Resolve && state->bytes(0) == "resolved")
        return rollBack<Outcome>(AlreadyResolved{});
    if (request.what == What::HandTo && !tx.maybe("staff/role_of", {{"account", lit(request.handTo)}}))
        return rollBack<Outcome>(NoSuchAccount{});

    // 4. One event; the triggers say who, when, and where the case stands now.
    try {
        tx.change("incidents/incident_handle",
                  {{"incident", lit(request.incident)},
                   {"what", lit(eventOf(request.what))},
                   {"handling", lit(request.operation)},
                   {"words", request.words.isEmpty() ? lit(std::nullopt) : lit(request.words)},
                   {"handed_to", request.what == What::HandTo ? lit(request.handTo) : lit(std::nullopt)}});
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::DuplicateKey)
            throw;
        // This operation was faster elsewhere; in a new transaction its event is seen.
        return rollBackAndLook<Outcome>("HandleIncident",
                                        [request](Transaction &next) { return handleIncident(next, request); });
    }
    std::optional<IncidentHandled> handled = handledBefore(tx, request.operation);
    handled->seenAgain = false;
    return commit<Outcome>(*handled);
}

} // namespace holdfast
