// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/fake_desk.h"

#include <chrono>
#include <utility>

namespace holdfast::test {

// A store's days and what its desks do not know; the test answers when it likes.
struct FakeDay
{
    std::vector<Question<std::pair<Instant, Instant>, EndOfDay>> days;
    std::vector<Question<int, std::vector<UnconfirmedRow>>> pendings;

    StoreDesk desk()
    {
        StoreDesk desk;
        desk.diagnostics.endOfDay = [this](Instant since, Instant until) {
            return days.emplace_back(std::pair(since, until)).future();
        };
        desk.diagnostics.pendingOfAll = [this] { return pendings.emplace_back(0).future(); };
        return desk;
    }
};

// Four cancels by two people, 5 of 12 asked refused, 12 of 36 quotes that ended expired, four cases, three unconfirmed.
inline EndOfDay endOfDay(Instant since, Instant until, Instant snapshot)
{
    EndOfDay day;
    day.since = since;
    day.until = until;
    day.snapshot = snapshot;
    day.cancels = {{QStringLiteral("ann"), QStringLiteral("=HYPERLINK(\"x\")"), 1, 2},
                   {QStringLiteral("ann"), QStringLiteral("Customer changed their mind"), 2, 5},
                   {QStringLiteral("ben"), QString(), 1, 1'200}};
    day.answers = {{"Accepted", 7}, {"OutOfStock", 3}, {"QuoteExpired", 2}};
    day.quotesIssued = 40;
    day.quotesUsed = 24;
    day.quotesExpired = 12;
    day.openCases = {1, 1, 2, IncidentId{5}};
    day.unconfirmed = 3;
    return day;
}

inline UnconfirmedRow unconfirmedRow(const QByteArray &kind, std::optional<CustomerId> customer,
                                     std::optional<OrderId> order, std::chrono::seconds age,
                                     const QByteArray &finding = {})
{
    const Instant asked{1'764'000'000'000'000};
    return {OperationId::make(),
            kind,
            QStringLiteral("ann"),
            QStringLiteral("desk 2"),
            customer,
            order,
            asked,
            finding,
            asked,
            age};
}

inline std::vector<UnconfirmedRow> unconfirmedRows()
{
    using namespace std::chrono_literals;
    return {unconfirmedRow("AcceptQuote", CustomerId{17}, {}, 3h, "NotDone"),
            unconfirmedRow("CancelOrder", CustomerId{18}, OrderId{1042}, 12min),
            unconfirmedRow("ReceiveStock", {}, {}, 30s)};
}

} // namespace holdfast::test
