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

// Acts without a served customer, receives, counts, prices, looks into cases and checks.
constexpr bool isSupervisor(Role role)
{
    return role == Role::Supervisor || role == Role::Owner;
}

} // namespace holdfast
