// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/change_settings.h"

#include "sql/connection/transaction.h"
#include "sql/flows/joint_reservation.h"
#include "sql/schema/demand_right.h"

namespace holdfast {

Verdict<ChangeSettingsOutcome> changeSettings(Transaction &tx, const ChangeSettings &request)
{
    using Input = InvalidInput;
    if (request.quotePeriod && (request.quotePeriod->count() < 1 || *request.quotePeriod > request.kLongestQuotePeriod))
        return rollBack<ChangeSettingsOutcome>(Input{Input::Field::Period, Input::Problem::OutOfRange});

    // 1. Lock the store's row, and then ask for the role.
    const Row before = tx.one("store/settings_lock");
    demandRight(tx, Right::ChangeSettings);

    // 2. What stands there already is not written again.
    const QByteArray road = !request.road                       ? before.bytes(0)
                            : *request.road == OrderRoad::Quote ? QByteArray("quote")
                                                                : QByteArray("price");
    const qint64 seconds = request.quotePeriod ? qint64(request.quotePeriod->count()) : before.integer(1);
    const SettingsChanged now{storeRoad(road), std::chrono::seconds(seconds)};
    if (road == before.bytes(0) && seconds == before.integer(1))
        return commit<ChangeSettingsOutcome>(now);

    // 3. One write, and its audit event.
    demand(
        tx.change("store/settings_change", {{"road", lit(QString::fromLatin1(road))}, {"quote_seconds", lit(seconds)}}),
        1, "store/settings_change");
    const QString detail = QStringLiteral("order_road %1 -> %2, quote_seconds %3 -> %4")
                               .arg(QString::fromLatin1(before.bytes(0)), QString::fromLatin1(road))
                               .arg(before.integer(1))
                               .arg(seconds);
    demand(tx.change("store/settings_audit", {{"operation", lit(request.operation)}, {"detail", lit(detail)}}), 1,
           "store/settings_audit");
    return commit<ChangeSettingsOutcome>(now);
}

} // namespace holdfast
