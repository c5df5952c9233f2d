// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"
#include "sql/rows/instant.h"

#include <QString>

#include <chrono>
#include <optional>
#include <vector>

namespace holdfast {

class Reader;

// An operation of which some workstation does not know how it ended: whom it concerns and who is to be asked.
struct UnconfirmedRow
{
    OperationId operation;
    QByteArray kind; // "CancelOrder"
    QString account;
    QString workstation;
    std::optional<CustomerId> customer;
    std::optional<OrderId> order;
    Instant askedAt;          // by the workstation's clock
    QByteArray finding;       // "NotDone", or empty: nothing is known
    Instant shownAt;          // when the workstation last said so
    std::chrono::seconds age; // by the store's clock; below zero where the workstation's is ahead
};

constexpr int kMostUnconfirmed = 500; // that a window shows; the count tells how many there are

// Of all desks, the longest in doubt first. Throws DbError, as all here.
std::vector<UnconfirmedRow> pendingOfAll(Reader &reader, int limit);
qint64 pendingCount(Reader &reader);

} // namespace holdfast
