// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"
#include "sql/rows/instant.h"

#include <QString>

#include <optional>
#include <vector>

namespace holdfast {

// A case as a list shows it. Severity: "critical", "warning", "notice"; state: "open", "handed", "resolved".
struct IncidentRow
{
    IncidentId id{};
    QByteArray findingKey; // "order.created-holds-all/order/17"
    QByteArray invariant;
    QByteArray severity;
    QByteArray state;
    Instant openedAt;
    Instant lastSeenAt;
    qint64 timesSeen = 0;
    QString handedTo; // empty: nobody
    std::optional<OrderId> order;
    std::optional<SkuId> sku;
    std::optional<QuoteId> quote;
    QByteArray code = {}; // the SKU's; empty: none
};

// And all that happened to it, oldest first.
struct IncidentCard
{
    struct Event
    {
        Instant at;
        QString who;
        QByteArray what; // "opened", "seen", "reopened", "noted", "handed", "resolved"
        QString words;
        QString handedTo;
        QByteArray evidence; // JSON, where it was seen again
    };

    IncidentRow incident;
    QByteArray evidence; // JSON: what was seen when it was opened
    QString openedBy;
    std::vector<Event> events;
};

// A check of the invariants that came to its end.
struct CheckRow
{
    qint64 id = 0;
    bool isFull = false;
    bool holds = false;
    Instant snapshot;
    qint64 throughMovement = 0;
    qint64 throughAudit = 0;
    qint64 looks = 0;
    qint64 findings = 0; // notices left out
    qint64 newIncidents = 0;
    qint64 micros = 0;
    QString who;
    Instant at;
    QByteArray detail; // JSON, one object an invariant
};

} // namespace holdfast
