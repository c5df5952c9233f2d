// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/role_text.h"

#include <QCoreApplication>

namespace holdfast {

QString roleText(Role role)
{
    switch (role) {
    case Role::None:
        return QCoreApplication::translate("RoleText", "no role");
    case Role::Staff:
        return QCoreApplication::translate("RoleText", "staff");
    case Role::Supervisor:
        return QCoreApplication::translate("RoleText", "supervisor");
    case Role::Trainer:
        return QCoreApplication::translate("RoleText", "trainer");
    case Role::Owner:
        return QCoreApplication::translate("RoleText", "owner");
    }
    return {};
}

} // namespace holdfast
