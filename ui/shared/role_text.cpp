// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/role_text.h"

#include <QCoreApplication>

namespace holdfast {

namespace {

struct RoleWords
{
    Q_DECLARE_TR_FUNCTIONS(RoleText)
};

QString rightText(Right right)
{
    switch (right) {
    case Right::ServeCustomers:
        return RoleWords::tr("serve customers");
    case Right::ActWithoutCustomer:
        return RoleWords::tr("act without serving the customer");
    case Right::KeepStock:
        return RoleWords::tr("receive and count stock");
    case Right::ChangePrices:
        return RoleWords::tr("change prices");
    case Right::HandleCases:
        return RoleWords::tr("look into cases");
    case Right::CheckStore:
        return RoleWords::tr("check the store");
    case Right::WatchLocks:
        return RoleWords::tr("watch who waits for whom");
    case Right::Repair:
        return RoleWords::tr("repair stock");
    case Right::ChangeSettings:
        return RoleWords::tr("change the store's settings");
    case Right::CleanUpQuotes:
        return RoleWords::tr("clean up quotes");
    case Right::KeepStaff:
        return RoleWords::tr("change who works here");
    }
    return {};
}

// Who has it, of those who are neither trainers nor above.
QString holderText(Right right)
{
    return may(Role::Staff, right)        ? RoleWords::tr("a member of staff")
           : may(Role::Supervisor, right) ? RoleWords::tr("a supervisor")
                                          : RoleWords::tr("the owner");
}

} // namespace

QString roleText(Role role)
{
    switch (role) {
    case Role::None:
        return RoleWords::tr("no role");
    case Role::Staff:
        return RoleWords::tr("staff");
    case Role::Supervisor:
        return RoleWords::tr("supervisor");
    case Role::Trainer:
        return RoleWords::tr("trainer");
    case Role::Owner:
        return RoleWords::tr("owner");
    }
    return {};
}

QString whyNotFor(Right right, Role mine)
{
    if (may(mine, right))
        return {};
    if (mine == Role::None)
        return RoleWords::tr("Your account has no role in this store, so you may not %1; its owner gives one.")
            .arg(rightText(right));
    return RoleWords::tr("Only %1 may %2; you are signed in as %3.")
        .arg(holderText(right), rightText(right), roleText(mine));
}

QString mayNotText(Right right)
{
    return RoleWords::tr("Your account may not %1: that is for %2.").arg(rightText(right), holderText(right));
}

} // namespace holdfast
