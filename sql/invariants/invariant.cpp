// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/invariants/invariant.h"

#include <algorithm>

namespace holdfast {

const char *nameOf(Severity severity)
{
    switch (severity) {
    case Severity::Critical:
        return "critical";
    case Severity::Warning:
        return "warning";
    case Severity::Notice:
        return "notice";
    }
    return "critical";
}

const std::vector<Invariant> &invariants()
{
    const auto critical = [](const char *id, std::vector<const char *> more = {}) {
        more.insert(more.begin(), id);
        return Invariant{id, Severity::Critical, std::move(more)};
    };
    static const std::vector<Invariant> table{
        critical("stock.reserved-equals-held"),
        critical("stock.non-negative"),
        critical("stock.movements-add-up"),
        critical("movement.attributed"),
        critical("order.created-holds-all"),
        critical("order.cancelled-holds-none"),
        {"order.status-known", Severity::Notice, {"order.status-known"}},
        critical("order.totals-add-up"),
        critical("order.snapshot-equals-quote"),
        critical("order.has-receipt"),
        critical("reservation.has-order"),
        critical("reservation.matches-line"),
        critical("reservation.released-once"),
        critical("quote.consumed-by-its-order"),
        critical("quote.accepted-in-time"),
        critical("quote.totals-add-up"),
        critical("receipt.success-has-order"),
        critical("receipt.finished"),
        critical("receipt.digest", {"receipt.digest.place"}),
        critical("versions.without-gap", {"versions.without-gap.orders", "versions.without-gap.quotes"}),
        critical("quantity.positive"),
    };
    return table;
}

Severity severityOf(const QByteArray &invariant)
{
    const auto known = std::ranges::find_if(invariants(), [&](const Invariant &each) { return invariant == each.id; });
    if (known != invariants().end())
        return known->severity;
    const bool isServers = std::ranges::any_of(kServerInvariants, [&](const char *id) { return invariant == id; });
    return isServers ? Severity::Warning : Severity::Critical;
}

} // namespace holdfast
