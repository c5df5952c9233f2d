// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/verdict.h"
#include "sql/rows/ids.h"
#include "sql/rows/outcomes.h"
#include "sql/schema/store.h"

namespace holdfast {

struct ChangeSettings
{
    static constexpr std::chrono::seconds kLongestQuotePeriod{86'400};

    std::optional<OrderRoad> road;                   // none: as it is
    std::optional<std::chrono::seconds> quotePeriod; // likewise; quotes that were issued keep their end
    OperationId operation = OperationId::make();
};

struct SettingsChanged
{
    static constexpr const char *token = "SettingsChanged";
    OrderRoad road = OrderRoad::Quote; // from now on
    std::chrono::seconds quotePeriod{};
};

using ChangeSettingsOutcome = std::variant<SettingsChanged, InvalidInput>;

// The owner chooses how orders come about in the store, and how long a quote is good for at most; with an audit event.
// The same again changes nothing. Throws DbError; NotPermitted where it is not the owner's account.
Verdict<ChangeSettingsOutcome> changeSettings(Transaction &tx, const ChangeSettings &request);

} // namespace holdfast
