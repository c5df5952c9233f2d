// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/lock_waits.h"

#include <QString>

#include <vector>

namespace holdfast {

// Who waits for whom, in the store's words. All of it by the server's clock.
namespace lockwords {

QString party(const LockParty &who);    // desk 3 (anna); account anna (connection 17): no desk of ours
QString record(const LockedRecord &on); // order 1042
QString records(const std::vector<LockedRecord> &all);
QString since(Instant at, Instant now);       // 14:02:11; with the day where that is long ago
QString duration(Instant since, Instant now); // 4 s

// What others wait for, and this session does not: what it has.
std::vector<LockedRecord> heldBy(const LockWaits &waits, const LockWaiter &session);
bool isIdle(const LockWaiter &session); // in its transaction: it runs nothing

QString sentence(const LockWaits &waits, const LockWaiter &session);
QString note(const LockWaits &waits, const LockWaiter &session); // below it
QString doing(const LockWaiter &session);                        // just now

} // namespace lockwords

} // namespace holdfast
