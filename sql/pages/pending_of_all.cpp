// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/pending_of_all.h"

#include "sql/connection/transaction.h"

namespace holdfast {

std::vector<UnconfirmedRow> pendingOfAll(Reader &reader, int limit)
{
    std::vector<UnconfirmedRow> all;
    for (const Row &row : reader.all("pending/pending_of_all", {{"asked", lit(Instant{0})}, {"limit", lit(limit)}})) {
        UnconfirmedRow pending{OperationId(QUuid::fromRfc4122(row.bytes(0))),
                               row.bytes(1),
                               row.text(2),
                               row.text(3),
                               {},
                               {},
                               row.instant(6),
                               row.bytes(7),
                               row.instant(8),
                               std::chrono::seconds(row.integer(9))};
        if (!row.isNull(4))
            pending.customer = row.id<CustomerId>(4);
        if (!row.isNull(5))
            pending.order = row.id<OrderId>(5);
        all.push_back(std::move(pending));
    }
    return all;
}

qint64 pendingCount(Reader &reader)
{
    return reader.one("pending/pending_count").integer(0);
}

} // namespace holdfast
