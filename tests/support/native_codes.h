// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/test_server.h"

namespace holdfast::test {

// Where the two products say the same thing with different numbers.
inline int refusedByCheck()
{
    return TestServer::isMySql() ? 3819 : 4025;
}
inline int refusedByNoWait()
{
    return TestServer::isMySql() ? 3572 : 1205;
}

} // namespace holdfast::test
