// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/write_timings.h"

#include "sql/connection/session.h"

namespace holdfast {

Verdict<TimingsWritten> writeTimings(Transaction &tx, const QString &workstation,
                                     const std::vector<FlowTimings::Count> &counts)
{
    std::vector<std::vector<Literal>> written;
    const auto word = [](const QByteArray &name) { return lit(QString::fromLatin1(name)); };
    for (const FlowTimings::Count &count : counts)
        written.push_back({lit(Instant{0}), lit(QByteArray()), lit(workstation), word(count.flow), word(count.step),
                           lit(count.bucket), lit(count.runs), lit(count.total), lit(count.longest), lit(count.sku)});
    tx.change("timings/flow_timings_insert", {{"timings", rows(written)}});
    return commit<TimingsWritten>(TimingsWritten{});
}

bool writeTimings(Session &session, FlowTimings &timings)
{
    const std::vector<FlowTimings::Count> counts = timings.take();
    if (counts.empty())
        return false;
    try {
        session.inTransaction(
            "WriteTimings", [&](Transaction &tx) { return writeTimings(tx, session.settings().workstation, counts); });
        return true;
    } catch (const DbError &) {
        return false; // figures are worth no failed watch
    }
}

} // namespace holdfast
