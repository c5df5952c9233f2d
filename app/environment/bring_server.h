// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/server/private_server.h"

namespace holdfast {

// For programs without a window: starts or stops the private server and runs the application's event loop until it is
// there. False: server.problem() says why. Not from within a running event loop.
bool bringUp(PrivateServer &server);
bool bringDown(PrivateServer &server);

// Whether a server works on this directory now; nothing is started.
bool isUp(const QString &directory);

} // namespace holdfast
