// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/verdict.h"
#include "sql/rows/ids.h"
#include "sql/rows/instant.h"

#include <QString>

#include <optional>
#include <vector>

namespace holdfast {

class Reader;

// An unconfirmed operation of a workstation as the store shows it to supervisors: who is to be called back.
struct PendingMirror
{
    OperationId operation;
    QByteArray kind;
    QString workstation;
    std::optional<CustomerId> customer;
    std::optional<OrderId> order;
    Instant askedAt;    // by the workstation's clock
    QByteArray finding; // NotDone, or empty: nothing is known
};

struct Mirrored
{
    static constexpr const char *token = "Mirrored";
};

// Under the account that is signed in. Again and again the same: the row is there once. Throws DbError.
Verdict<Mirrored> mirrorPending(Transaction &tx, const PendingMirror &pending);
Verdict<Mirrored> unmirrorPending(Transaction &tx, const OperationId &operation);
// What this account shows from a workstation, the oldest first.
std::vector<OperationId> pendingOfDesk(Reader &reader, const QString &workstation);

} // namespace holdfast
