// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace holdfast {

// What a member of staff may do. None: the account is not entered in the store's staff, or with a word that this
// version does not know.
enum class Role { None, Staff, Supervisor, Trainer, Owner };

constexpr const char *nameOf(Role role) // as the store has it; empty for None
{
    switch (role) {
    case Role::None:
        return "";
    case Role::Staff:
        return "staff";
    case Role::Supervisor:
        return "supervisor";
    case Role::Trainer:
        return "trainer";
    case Role::Owner:
        return "owner";
    }
    return "";
}

inline Role roleNamed(QByteArrayView word)
{
    for (const Role role : {Role::Staff, Role::Supervisor, Role::Trainer, Role::Owner}) {
        if (word == QByteArrayView(nameOf(role)))
            return role;
    }
    return Role::None;
}

// What not everybody may do. The database decides; this says what it will decide. A trainer is one in a training store
// alone: a live one has none.
enum class Right {
    ServeCustomers,     // issue, accept, place, cancel for the customer being served
    ActWithoutCustomer, // with a reason
    KeepStock,          // receive and count
    ChangePrices,
    HandleCases, // of the findings: read, note, hand over, resolve
    CheckStore,  // and read the day
    WatchLocks,
    Repair, // two of them
    ChangeSettings,
    CleanUpQuotes,
    KeepStaff, // accounts
};

inline constexpr Right kRights[] = {
    Right::ServeCustomers, Right::ActWithoutCustomer, Right::KeepStock,  Right::ChangePrices,
    Right::HandleCases,    Right::CheckStore,         Right::WatchLocks, Right::Repair,
    Right::ChangeSettings, Right::CleanUpQuotes,      Right::KeepStaff};

constexpr bool may(Role role, Right right)
{
    switch (right) {
    case Right::ServeCustomers:
        return role != Role::None;
    case Right::ActWithoutCustomer:
    case Right::KeepStock:
    case Right::ChangePrices:
    case Right::HandleCases:
    case Right::CheckStore:
    case Right::WatchLocks:
        return role == Role::Supervisor || role == Role::Trainer || role == Role::Owner;
    case Right::Repair:
        return role == Role::Supervisor || role == Role::Owner;
    case Right::ChangeSettings:
    case Right::CleanUpQuotes:
    case Right::KeepStaff:
        return role == Role::Owner;
    }
    return false;
}

constexpr const char *nameOf(Right right) // as an error names what was missing
{
    switch (right) {
    case Right::ServeCustomers:
        return "ServeCustomers";
    case Right::ActWithoutCustomer:
        return "ActWithoutCustomer";
    case Right::KeepStock:
        return "KeepStock";
    case Right::ChangePrices:
        return "ChangePrices";
    case Right::HandleCases:
        return "HandleCases";
    case Right::CheckStore:
        return "CheckStore";
    case Right::WatchLocks:
        return "WatchLocks";
    case Right::Repair:
        return "Repair";
    case Right::ChangeSettings:
        return "ChangeSettings";
    case Right::CleanUpQuotes:
        return "CleanUpQuotes";
    case Right::KeepStaff:
        return "KeepStaff";
    }
    return "";
}

} // namespace holdfast
