// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/schema/profile.h"

namespace holdfast {

ConnectionSettings Profile::settings(const QString &password) const
{
    ConnectionSettings settings;
    settings.socket = socket;
    settings.hosts = hosts;
    settings.schema = schema;
    settings.account = account;
    settings.authority = authority;
    settings.password = password;
    return settings;
}

} // namespace holdfast
