// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

namespace holdfast {

class Session;
struct Store;

// What the frame shows of a store and of who is signed in, asked of the store itself. Throws DbError.
StoreFacts storeFacts(Session &session, const Store &store);

} // namespace holdfast
