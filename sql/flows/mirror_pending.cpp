// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/mirror_pending.h"

#include "sql/connection/transaction.h"

namespace holdfast {

Verdict<Mirrored> mirrorPending(Transaction &tx, const PendingMirror &pending)
{
    tx.change("pending/pending_mirror", {{"operation", lit(pending.operation)},
                                         {"kind", lit(QString::fromLatin1(pending.kind))},
                                         {"workstation", lit(pending.workstation)},
                                         {"customer", lit(pending.customer)},
                                         {"order", lit(pending.order)},
                                         {"asked", lit(pending.askedAt)},
                                         {"finding", lit(QString::fromLatin1(pending.finding))}});
    return commit<Mirrored>(Mirrored{});
}

Verdict<Mirrored> unmirrorPending(Transaction &tx, const OperationId &operation)
{
    const bool gone = tx.change("pending/pending_unmirror", {{"operation", lit(operation)}}) == 0;
    return gone ? rollBack<Mirrored>(Mirrored{}) : commit<Mirrored>(Mirrored{});
}

std::vector<OperationId> pendingOfDesk(Reader &reader, const QString &workstation)
{
    std::vector<OperationId> shown;
    for (const Row &row :
         reader.all("pending/pending_of_desk", {{"workstation", lit(workstation)}, {"asked", lit(Instant{0})}}))
        shown.push_back(OperationId(QUuid::fromRfc4122(row.bytes(0))));
    return shown;
}

} // namespace holdfast
